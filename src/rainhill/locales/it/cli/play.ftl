# `rainhill play`

play-description =
    Gioca una partita nel terminale. Senza argomenti un menu chiede tutto; con FILE si riprende una partita.

    esempi:
      rainhill play
      rainhill play --seats "Ada,bot:engineer,bot:baron" --map england --edition 2018
      rainhill play --game steam --seats "Ada,Ben,bot:baron" --map northeast
      rainhill play my-match.rail
play-file-help = una registrazione (.rail o .json) da riprendere
play-game-help = quale gioco: rocket o steam
play-first-help = chi comincia, per nome o numero; a sorte se non indicato
play-map-help = quale mappa, o un tuo file (.toml); `rainhill maps list` le mostra
play-edition-help = quale edizione delle regole
play-seats-help = chi gioca, separato da virgole: nomi di persone, e bot per livello: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = una scelta del tavolo, per esempio defence=original o mercy=both; si può ripetere
play-seed-help = un numero che fissa il caso e i gusti dei bot, per ripetere una partita

# Il menu
play-menu-title = Rainhill
play-menu-continue = C’è una partita non finita.
play-menu-last = riprendila ({ $file })
play-menu-new = comincia una nuova partita
play-menu-game = Quale gioco?
play-menu-edition = Quale edizione?
play-menu-map = Quale mappa?
play-menu-map-item = { $title } ({ $hexes } caselle)
play-menu-seats = Quanti giocatori?
play-menu-seats-item = { $number } giocatori
play-menu-who = Chi gioca? Scrivi un nome per una persona, o «bot» e un tipo ({ $bots }).
play-menu-player = Giocatore
play-menu-seat = Posto { $seat } [{ $default }]:
play-menu-options = Opzioni del tavolo?
play-menu-as-usual = come di norma in questa edizione
play-menu-other = scegli
play-menu-item = {"  "}{ $number }  { $answer }
play-menu-number = Numero [{ $default }]:
play-menu-wrong-number = Scrivi un numero da 1 a { $most }, o solo Invio.

# Al tavolo
play-begin = Dopo ogni azione la partita è salvata in { $file }. Scrivi help per l’aiuto.
play-prompt = { $seat }>
play-continue = Invio continua.
play-choice = { $number }  { $notation }  [{ $code }]  { $brings }
play-choose =
    { $letters ->
        [yes] Scrivi un numero o la lettera sulla mappa.
       *[no] Scrivi un numero, o il codice tra parentesi.
    }
play-no-number = L’elenco ha numeri da 1 a { $number }.
play-not-understood = «{ $line }» non è né un’azione né un comando. Scrivi help, o l per un elenco di ciò che puoi fare.
play-undone = Annullata.
play-nothing-to-undo = Non c’è niente da annullare.
play-saved = Salvata in { $file }
    Riprendila quando vuoi con: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
play-kept = La partita è salvata in { $file }.
    Tutte le partite sono in { $folder }.
play-draw-needs-file = Indica un file: draw position.svg
play-drawn = Disegnata in { $file }.
play-hand-over = Ora tocca { AD($seat) } { $seat }. I totali sono segreti: passa la tastiera.
play-hand-over-prompt = Premi Invio quando è tutto pronto.
play-goodbye =
    { $over ->
        [yes] La partita è salvata. Riguardala con: rainhill{"\u00A0"}replay{"\u00A0"}{ $file }
       *[no] La partita è salvata. Riprendila quando vuoi con: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    }
play-trouble =
    Qualcosa è andato storto, e non per colpa tua. La partita è al sicuro: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    Segnala per favore ciò che è scritto in { $report }.
play-other-seats = Questa partita ha { $number } posti, ma --seats ne indica { $given }.

play-over = La partita è finita: { $reason }.
play-winner =
    { $number ->
        [one] Vince { $names } con { $amount }.
       *[other] Si dividono la vittoria { $names } con { $amount } a testa.
    }
play-winner-you = Vinci tu con { $amount }.
play-over-prompt = log, map, save FILE, draw FILE, undo o quit>

play-help =
    Comandi
      l           elenca ciò che puoi fare, numerato; scrivi il numero per farlo
      map         tutta la mappa; map names scrive il nome di ogni casella libera
      c, cities   che cosa c’è in ogni città, e altro
      t, table    chi possiede che cosa
      read        la posizione a parole
      log [N]     che cosa è successo, a parole
      why         perché l’ultimo bot che ha pensato ha scelto così
      u, undo     annulla la tua ultima azione
      save [FILE] scrive una registrazione; la partita è salvata comunque a ogni azione
      draw FILE   la posizione come disegno SVG
      rules       le regole in breve
      file        dove è salvata la partita
      q, quit     esci; la partita è salvata
play-why-nobody = Nessun bot ha ancora calcolato. Lo fanno Ingegnere, Barone e Stephenson.
play-why-secret = A questo tavolo i totali sono segreti, quindi i bot tengono per sé i loro pensieri fino alla fine.
play-why =
    { $seat } ha scelto «{ $action }» tra { $choices } possibilità, dopo { $nodes } nodi in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s.
play-why-line = Si aspetta: { $line }.
play-why-seat = { $seat }: vittoria { NUMBER($chance, maximumFractionDigits: 0) }%, circa { NUMBER($points, maximumFractionDigits: 0) } punti
