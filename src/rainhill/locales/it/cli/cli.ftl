# Il comando `rainhill` stesso; ogni comando ha un file proprio.

cli-description = Giochi da tavolo ferroviari: gioca nel terminale, guarda registrazioni, disegna mappe, fai giocare i bot.
cli-epilog = Comincia con `rainhill play`. Aiuto per un comando: `rainhill COMANDO --help`.
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-command-metavar = COMANDO
cli-help-help = mostra questo aiuto e termina
cli-version-help = mostra la versione e termina
cli-version =
    Rainhill { $version } { $compiled ->
        [yes] (nucleo compilato)
       *[no] (nucleo in puro Python: corretto, ma i bot sono lenti)
    }
cli-usage = { "uso: " }
cli-argument-required = mancano questi argomenti: { $names }
cli-argument-unknown = argomenti sconosciuti: { $names }
cli-argument-one = va indicato uno di questi: { $names }
cli-argument-ambiguous = { $given } può essere uno qualsiasi di { $names }
cli-argument-choice = { $name }: { $given } non si può scegliere; è possibile { $names }
cli-argument-value = { $name }: { $given } non è un valore adatto
cli-argument-together = { $name } non va insieme a { $other }
cli-argument-lacks = { $name } ha bisogno di un valore
cli-argument-wrong = { $name }: { $reason }
cli-usage-error = { $command }: { $reason }
    Prova `{ $command } --help`.
cli-failed = rainhill: { $reason }
cli-interrupted = Interrotto.

cli-command-play = gioca una partita nel terminale
cli-command-puzzle = trova la scelta migliore in una posizione di una partita tra bot
cli-command-show = mostra la posizione di una registrazione
cli-command-replay = controlla una registrazione e racconta la partita a parole
cli-command-analyse = giudica ogni decisione di una registrazione, o dà un consiglio
cli-command-draw = disegna una mappa o una posizione in SVG
cli-command-maps = elenca, controlla, misura e disegna mappe
cli-command-simulate = fa giocare ai bot molte partite e conta
cli-command-bots = elenca bot e livelli, e quanto pensa ciascuno
cli-command-arena = fa incontrare i bot in un campionato e dice quanto sono forti
cli-command-fuzz = cerca errori nelle regole con partite casuali
cli-command-bench = misura quanto corrono le regole
cli-command-serve = avvia il server dei tavoli, per partite tra persone nel browser
cli-command-migrate = porta il database del server alla forma che serve a questa versione
cli-command-backup = scrive tutto ciò che il server conserva in un file
cli-command-restore = riempie un database vuoto da un backup
cli-command-verify = rigioca ogni partita conservata dal server e segnala le differenze
cli-command-export = scrive ogni partita conservata dal server come registrazione
cli-command-load = gioca a centinaia di tavoli di un server e lo misura

# File e opzioni comuni
cli-file-missing = Non c’è il file { $file }. Controlla il nome; `rainhill play` comincia una nuova partita.
cli-file-unreadable = { $file } non si può leggere ({ $reason }).
cli-file-unwritable = { $file } non si può scrivere ({ $reason }). Scegli un altro posto.
cli-file-is-folder = { $file } è una cartella. Indica un file al suo interno.
cli-file-not-text = { $file } non è un file di testo, quindi non è una registrazione. Le registrazioni finiscono in .rail o .json.
cli-record-bad =
    { $line ->
        [0] { $file } non si può usare: { $reason }
       *[other] { $file } non si può usare (riga { $line }): { $reason }
    }
cli-at-too-large = La registrazione ha { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }; --at { $at } non è tra 0 e { $actions }.
cli-seat-unknown = In questa partita non gioca nessuno di nome { $seat }. Posti: { $known }.
cli-json-help = scrive JSON, da leggere con un programma
cli-at-help = si ferma dopo l’azione N invece che alla fine
cli-seat-help = mostra ciò che sa questo posto (numero o nome)
cli-record-help = una registrazione (.rail o .json)
cli-theme-help = colori della mappa: light (carta) o dark (scuri)
cli-plain-help = niente colori, lo schermo non si pulisce mai, la mappa si disegna solo su richiesta
