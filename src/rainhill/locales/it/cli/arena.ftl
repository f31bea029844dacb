# rainhill arena

arena-description =
    Fa incontrare i bot in un campionato e dice quanto sono forti, con quale incertezza. Ogni seme si gioca una volta per
    ogni rotazione dei posti, così nessuno ha i migliori. Senza --challenger tutti incontrano tutti; altrimenti un bot
    siede da solo contro un tavolo pieno di ciascuno degli altri. Con --out le partite si conservano in un file; lo
    stesso comando riprende da dove si è fermato. I limiti in nodi (search:nodes=400) danno le stesse partite ovunque.

    Con --gate un bot cambiato (--challenger) si confronta con uno vecchio finché è abbastanza certo se è più forte.
    Codici di uscita allora: 0 accettato, 1 respinto, 3 indeciso dopo --matches.

      rainhill arena --bots random,novice,clerk --matches 240
      rainhill arena --challenger stephenson --bots greedy --matches 400 --out league.jsonl
      rainhill arena --bot bot.py:MyBot --bots greedy --map toy --seats 3
arena-argument-bots = chi gioca, separato da virgole; giocano anche i bot di --bot
arena-argument-challenger = questo bot siede da solo contro ciascuno degli altri
arena-argument-matches = numero di partite, completato a rotazioni intere dei posti (100 se non indicato)
arena-argument-seed = seme delle prime partite (1 se non indicato)
arena-argument-jobs = processi che giocano insieme (uno per processore se non indicato)
arena-argument-workers = chi gioca: local (questa macchina, se non indicato), ray:// e l’indirizzo di un cluster, o ray per il cluster di cui fa parte questa macchina
arena-argument-out = conserva le partite finite in questo file (righe JSON), e riprende da lì
arena-argument-gate = si ferma appena è deciso se lo sfidante è più forte
arena-argument-worse = gate: uno sfidante in vantaggio di soli R punti non interessa (0 se non indicato)
arena-argument-better = gate: uno sfidante in vantaggio di R punti interessa (40 se non indicato)
arena-argument-error = gate: la probabilità di un verdetto sbagliato (0.05 se non indicato)
arena-bad-gate = Per --gate servono --challenger e un altro bot, --better sopra --worse, e --error tra 0 e 0.5.
arena-progress = Partite
arena-heading =
    { $title } su { $map }, { $edition }, { $seats } posti: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, semi da { NUMBER($seed, useGrouping: 0) } in poi
arena-strength = Forza
arena-lineups = Tavolo per tavolo: il primo bot contro gli altri
arena-pace = Tempo per pensare
arena-head-bot = Bot
arena-head-lineup = Tavolo
arena-head-rating = Punteggio
arena-head-rating-interval = intervallo 95%
arena-head-matches = Partite
arena-head-wins = Vittorie
arena-head-share = Quota
arena-head-interval = intervallo 95%
arena-head-even = Pari
arena-head-points = Punti medi
arena-head-decisions = Decisioni
arena-head-milliseconds = ms l’una
arena-head-slowest = Massimo: ms
arena-head-nodes = Nodi l’una
arena-head-faults = Turni ceduti
arena-rating = { NUMBER($rating, maximumFractionDigits: 0) }
arena-rating-range = da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }
arena-fault-none = nessuno
arena-unrated = nessuno
arena-marked = { $bot } (guasto in { $failed } su { $matches })
arena-trouble = { $bot } si è guastato ({ $kinds }); al suo posto ha giocato il bot avido, perciò queste partite non contano. La prima volta nella partita { $match }, seme { NUMBER($seed, useGrouping: 0) }:
arena-model =
    Punteggi: modello di scelta di Luce (per due posti quello di Bradley e Terry), 400 punti per dieci volte la forza,
    media 0; intervalli ripescando i semi. Quote: una vittoria condivisa conta in parti, intervalli secondo Wilson.
    «Pari» è la quota di un bot forte quanto gli altri.
arena-verdict =
    { $decision ->
        [accepted] Accettato: lo sfidante è più forte.
        [rejected] Respinto: lo sfidante non è più forte.
       *[undecided] Indeciso: servono altre partite.
    } { $matches ->
        [one] Una partita
       *[other] { $matches } partite
    }, quota { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; logaritmo del rapporto di verosimiglianza { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, limiti ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    ({ $worse } contro { $better } punti, errore { NUMBER($error, maximumFractionDigits: 1) }%).
