# Il server dei tavoli: ciò che dice alle persone. I codici dei rifiuti sono `server-refusal-<codice>`.

server-plain-page =
    <!doctype html><html lang="it"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Questo è il server dei tavoli. Il client per il browser qui non è installato.
    L’interfaccia è descritta in <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>

# Ciò che si mostra del link a un tavolo, dove i link appaiono con un titolo e una frase.
server-preview-title = { $creator } ti invita a giocare a { $game }
server-preview-title-match = { $game }: una partita preparata da { $creator }
server-preview-title-any = Hai un invito su Rainhill
server-preview-text-any = Giochi da tavolo di treni, con gli amici o con i bot, su ogni schermo.
server-preview-text = { $map }. { $kind ->
        [playing] La partita è in corso.
        [finished] La partita è finita.
        [full] Tutti i posti sono occupati.
       *[open] { $free ->
            [one] C’è un posto libero.
           *[other] Ci sono { $free } posti liberi.
        }
    }

server-mail-subject-your-turn = Rainhill: tocca a te ({ $game })
server-mail-body-your-turn =
    Ciao { $name },

    tocca a te: { $game } ({ $map }). Vai al tavolo:
    { $link }
server-mail-subject-match-over = Rainhill: la tua partita è finita ({ $game })
server-mail-body-match-over =
    Ciao { $name },

    la tua partita è finita: { $game } ({ $map }). Guarda com’è andata:
    { $link }
server-mail-subject-webhook-off = Rainhill: il tuo webhook è stato disattivato
server-mail-body-webhook-off =
    Ciao { $name },

    il tuo webhook non ha risposto per gran parte di un giorno e non viene più chiamato:
    { $address }

    Per riattivarlo inserisci di nuovo l’indirizzo nella pagina «Tu»:
    { $link }
server-mail-subject-confirm = Rainhill: possiamo scriverti?
server-mail-body-confirm =
    Ciao,

    qualcuno che gioca come { $name } vuole ricevere un avviso a questo indirizzo quando è il suo turno.
    Se sei tu, apri questo link e premi il pulsante:
    { $link }

    Altrimenti non fare nulla: non arriveranno altri messaggi.

# Pagine dietro il link di quel messaggio.
server-confirm-page =
    <!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Vuoi ricevere un’e-{"\u2060"}mail quando tocca a te?</p>
    <form method="post"><button>Sì, scrivetemi a questo indirizzo</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Grazie. Riceverai un avviso quando toccherà a te.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Questo link non è più valido.</p></html>

# Ciò che il server rifiuta; le regole di un gioco hanno i propri rifiuti.
server-refusal-stale = Nel frattempo al tavolo è successo qualcosa; guarda di nuovo, poi decidi.
server-refusal-not-started = La partita non è ancora cominciata.
server-refusal-seat-has-bot = Ora su questo posto gioca un bot. Se il posto è tuo, prima riprendilo.
server-refusal-undo-not-allowed = Questo non si può annullare a questo tavolo, o non più.
server-refusal-offer-waits = Una proposta attende ancora risposta; fai la tua dopo.
server-refusal-offer-too-soon = Hai appena fatto una proposta; per la prossima aspetta un’altra mossa.
server-refusal-lesson-astray = Questi passi non seguono la lezione; ricominciala.
server-refusal-log-full = Questa partita è diventata troppo lunga; si può solo terminare.
server-refusal-no-offer = Questa proposta non è più aperta.
server-refusal-hand-over-not-allowed = Ora questo posto non si può affidare a un bot.
server-refusal-take-back-not-allowed = Questo posto non si può riprendere.
server-refusal-not-your-seat = Questo posto non è tuo.
server-refusal-no-advice = Questo tavolo gioca senza consigli fino alla fine della partita.
server-refusal-no-session = Prima scegli un nome o accedi.
server-refusal-no-table = Questo tavolo non esiste.
server-refusal-table-crowded = Troppe persone guardano già questo tavolo; riprova più tardi.
server-refusal-not-alone = A questo tavolo ha, o ha avuto, un posto anche qualcun altro: non si può eliminare.
server-refusal-no-free-seat = Tutti i posti sono occupati.
server-refusal-bad-link = Questo link non è più valido; chiedine uno nuovo.
server-refusal-too-many-devices = Troppi dispositivi usano questo posto. Copia un nuovo link su uno di essi: gli altri perdono l’accesso.
server-refusal-too-many-open-tables = Hai troppi tavoli in attesa di giocatori; prima chiudine uno.
server-refusal-too-many-bot-tables = Hai troppi tavoli dove giocano solo bot; aspetta che una di queste partite finisca.
server-refusal-gone = La connessione si è interrotta prima della risposta.
server-refusal-already-started = La partita è già cominciata.
server-refusal-not-creator = Può farlo solo chi ha preparato il tavolo.
server-refusal-seats-not-taken = Ci sono ancora posti liberi; la partita comincia quando sono tutti occupati.
server-refusal-no-rematch = Per una rivincita serve una partita finita in cui avevi un posto.
server-refusal-no-such-version = La partita non è ancora arrivata fin lì.
server-refusal-branch-tells-secrets = Finché questa partita è in corso, proseguirla per conto tuo ti svelerebbe dei segreti.
server-refusal-match-under-way = Questa partita è in corso; potrai proseguirla per conto tuo quando sarà finita.
server-refusal-has-seat = Hai già un posto a questo tavolo.
server-refusal-colour-taken = Qualcuno ha già scelto questo colore; scegline un altro.
server-refusal-not-your-study = Questa analisi può fermarla solo chi l’ha iniziata o ha giocato la partita.
server-refusal-login-taken = Questo nome utente è già in uso; scegline un altro.
server-refusal-has-account = Hai già un account.
server-refusal-no-account = Non hai ancora un account.
server-refusal-common-password = Questa password è troppo facile da indovinare; scegline un’altra.
server-refusal-wrong-login = Nome utente o password sbagliati.
server-refusal-bad-webhook = Questo indirizzo non si può chiamare. Indicane uno pubblico che cominci con http:// o https://.
server-refusal-bad-email = Questo non sembra un indirizzo e-{"\u2060"}mail.
server-refusal-too-many-mails = Sono già partiti troppi messaggi di conferma; può passare un mese prima che se ne possano inviare altri.
server-refusal-chat-off = Non puoi scrivere nella chat di questo tavolo.
server-refusal-chat-empty = Prima scrivi qualcosa.
server-refusal-too-fast = Troppo in fretta; aspetta un momento e riprova.
server-refusal-too-large = È troppo grande.
server-refusal-not-json = Il contenuto deve essere JSON, con Content-Type: application/json.
server-refusal-not-understood = Il server non ha capito; ricarica la pagina e riprova.
server-refusal-hello-first = Una conversazione comincia con il messaggio hello.
server-refusal-hello-again = Il messaggio hello è già arrivato.
server-refusal-foreign-origin = Le pagine di un altro sito non possono parlare con questo server.
server-refusal-unavailable = Il server è occupato; riprova tra un momento.
server-refusal-internal = Qualcosa è andato storto sul server; riprova.
server-refusal-not-found = Qui non c’è niente.
server-refusal-method = Questo indirizzo non accetta richieste di questo tipo.
server-refusal-bad-request = Il server non ha capito la richiesta; ricarica la pagina e riprova.
