# rainhill bench

bench-description =
    Misura quanto corrono le regole, gioco per gioco: partite casuali intere con (a) ogni azione ammessa elencata a ogni
    decisione, (b) prima un tipo a sorte e poi solo quello elencato, (c) un’azione a sorte senza elenco; copie di
    posizioni, partite tipizzate, viste, il bot avido e `import rainhill`; di Steam anche l’elenco di tutte le consegne a
    fine partita. Il nucleo compilato e quello semplice si misurano a turno nella stessa prova. Con un file di cifre
    registrate si vede che cosa è diventato più lento.
bench-argument-game = solo questo gioco: rocket o steam; si può ripetere
bench-argument-seconds = tempo dedicato a ogni cifra in ogni giro (0.15 se non indicato)
bench-argument-rounds = numero di giri; conta il migliore per ogni cifra, così altri lavori sulla macchina disturbano poco (8 se non indicato)
bench-argument-against = confronta con la versione più recente registrata in questo file ({ $file } se c’è)
bench-argument-save = registra le cifre come questa versione nel file, e nella pagina (.md) accanto
bench-argument-strict = esce con 1 se qualcosa è diventato più lento
bench-progress = { $title }
bench-broken = La misura non è riuscita: { $reason }
bench-bad-history = { $file } non contiene cifre registrate. Indica un file scritto da `rainhill bench --save`.
bench-heading = { $title } in Rainhill { $version }, Python { $python }, { $machine }: { $map }, { $edition }, { $seats } posti
bench-title = Velocità (il meglio dei giri)
bench-figure = Cifra
bench-core-compiled = Compilato
bench-core-plain = Semplice
bench-times = Volte più rapido
bench-listed-decisions = (a) tutte elencate: decisioni/s
bench-listed-matches = (a) tutte elencate: partite/s
bench-kind_first-decisions = (b) prima il tipo: decisioni/s
bench-kind_first-matches = (b) prima il tipo: partite/s
bench-sampled-decisions = (c) a sorte: decisioni/s
bench-sampled-matches = (c) a sorte: partite/s
bench-typed-decisions = tipizzate, con eventi e storia: decisioni/s
bench-typed-matches = tipizzate, con eventi e storia: partite/s
bench-copy-nanoseconds = copia di una posizione: ns
bench-copy-bytes = dimensione di una posizione: byte
bench-view-milliseconds = vista del posto di turno: ms
bench-views-milliseconds = viste, una a ogni decisione di bot avidi: ms ciascuna
bench-deliveries-microseconds = consegne a fine partita: µs per un elenco di tutte
bench-deliveries-number = consegne a fine partita: quante in elenco
bench-late_view-milliseconds = vista con tutte queste consegne: ms
bench-greedy-milliseconds = bot avido: ms per decisione
bench-greedy-worst = bot avido: ms per la decisione più lunga
bench-steps-one = ambiente, un thread: passi/s secondo l’orologio
bench-steps-two = ambiente, due thread: passi/s secondo l’orologio
bench-steps-ratio = ambiente: due thread, volte uno
bench-import = import rainhill: ms
bench-not-compiled = Qui il nucleo non è compilato. Installa un compilatore C ed esegui `make build` per renderlo una cinquantina di volte più rapido.
bench-aims = Obiettivi
bench-aim = Obiettivo
bench-goal = Meta
bench-reached = Raggiunto
bench-verdict = Verdetto
bench-aim-ratio = (a) compilato, volte il semplice, almeno
bench-aim-decisions = (c) compilato, decisioni/s, almeno
bench-aim-copy = ns per la copia di una posizione, al massimo
bench-aim-view = ms per una vista, al massimo
bench-aim-views = ms per ogni vista di una partita, al massimo
bench-aim-size = byte di una posizione, al massimo
bench-aim-steps = ambiente, un thread, passi/s, almeno
bench-aim-threads = ambiente, due thread, passi/s, almeno
bench-aim-import = ms per import rainhill, al massimo
bench-met = { $met ->
    [yes] raggiunto
   *[no] non raggiunto
 }
bench-comparison = Rispetto alle cifre di { $version } (1 è la stessa velocità su questa macchina, di più è meglio)
bench-factor = Fattore
bench-compared-listed = (a) tutte elencate
bench-compared-kind_first = (b) prima il tipo
bench-compared-sampled = (c) a sorte
bench-compared-typed = tipizzate
bench-compared-copy = copia
bench-compared-view = vista
bench-compared-views = viste di una partita
bench-compared-deliveries = consegne a fine partita
bench-compared-late_view = vista con tutte queste consegne
bench-compared-size = dimensione di una posizione
bench-compared-greedy = bot avido
bench-compared-import = import
bench-slower = { $slower ->
    [yes] più lento
   *[no] bene
 }
