# rainhill bench

bench-description =
    Misst Spiel für Spiel, wie schnell die Regeln laufen: ganze Zufallspartien, bei denen (a) an jeder Entscheidung alle
    möglichen Aktionen aufgelistet werden, (b) zuerst eine Art gelost und nur diese aufgelistet wird, (c) eine Aktion ohne
    Liste gelost wird; Kopien von Stellungen, typisierte Partien, Ansichten, den gierigen Bot und `import rainhill`; bei
    Steam auch die Liste aller Lieferungen spät in einer Partie. Der kompilierte und der reine Kern werden im selben Lauf
    abwechselnd gemessen. Mit einer Datei aufgezeichneter Zahlen wird gezeigt, was langsamer geworden ist.
bench-argument-game = nur dieses Spiel: rocket oder steam; mehrfach möglich
bench-argument-seconds = Zeit für jede Zahl in jeder Runde (Vorgabe: 0.15)
bench-argument-rounds = Zahl der Runden; von jeder Zahl gilt der beste Wert, damit andere Arbeit auf dem Rechner wenig stört (Vorgabe: 8)
bench-argument-against = mit der neuesten Version vergleichen, die in dieser Datei steht ({ $file }, wenn es sie gibt)
bench-argument-save = die Zahlen als diese Version in die Datei schreiben, und in die Seite (.md) daneben
bench-argument-strict = mit 1 enden, wenn etwas langsamer geworden ist
bench-progress = { $title }
bench-broken = Die Messung ist gescheitert: { $reason }
bench-bad-history = { $file } enthält keine aufgezeichneten Zahlen. Nenne eine Datei, die `rainhill bench --save` geschrieben hat.
bench-heading = { $title } in Rainhill { $version }, Python { $python }, { $machine }: { $map }, { $edition }, { $seats } Plätze
bench-title = Tempo (das Beste der Runden)
bench-figure = Zahl
bench-core-compiled = Kompiliert
bench-core-plain = Rein
bench-times = Mal so schnell
bench-listed-decisions = (a) alle gelistet: Entscheidungen/s
bench-listed-matches = (a) alle gelistet: Partien/s
bench-kind_first-decisions = (b) Art zuerst: Entscheidungen/s
bench-kind_first-matches = (b) Art zuerst: Partien/s
bench-sampled-decisions = (c) gelost: Entscheidungen/s
bench-sampled-matches = (c) gelost: Partien/s
bench-typed-decisions = typisiert, mit Ereignissen und Verlauf: Entscheidungen/s
bench-typed-matches = typisiert, mit Ereignissen und Verlauf: Partien/s
bench-copy-nanoseconds = Kopie einer Stellung: ns
bench-copy-bytes = Größe einer Stellung: Bytes
bench-view-milliseconds = Ansicht des gefragten Platzes: ms
bench-views-milliseconds = Ansichten, eine bei jeder Entscheidung gieriger Bots: ms je Ansicht
bench-deliveries-microseconds = späte Lieferungen: µs für eine Liste aller
bench-deliveries-number = späte Lieferungen: wie viele gelistet sind
bench-late_view-milliseconds = Ansicht mit all diesen Lieferungen: ms
bench-greedy-milliseconds = gieriger Bot: ms je Entscheidung
bench-greedy-worst = gieriger Bot: ms für die längste Entscheidung
bench-steps-one = Umgebung, ein Thread: Schritte/s nach der Uhr
bench-steps-two = Umgebung, zwei Threads: Schritte/s nach der Uhr
bench-steps-ratio = Umgebung: zwei Threads, Vielfaches von einem
bench-import = import rainhill: ms
bench-not-compiled = Der Kern ist hier nicht kompiliert. Installiere einen C-Compiler und führe `make build` aus, dann ist er rund fünfzigmal so schnell.
bench-aims = Ziele
bench-aim = Ziel
bench-goal = Vorgabe
bench-reached = Erreicht
bench-verdict = Urteil
bench-aim-ratio = (a) kompiliert, Vielfaches von rein, mindestens
bench-aim-decisions = (c) kompiliert, Entscheidungen/s, mindestens
bench-aim-copy = ns für die Kopie einer Stellung, höchstens
bench-aim-view = ms für eine Ansicht, höchstens
bench-aim-views = ms für jede Ansicht einer Partie, höchstens
bench-aim-size = Bytes einer Stellung, höchstens
bench-aim-steps = Umgebung, ein Thread, Schritte/s, mindestens
bench-aim-threads = Umgebung, zwei Threads, Schritte/s, mindestens
bench-aim-import = ms für import rainhill, höchstens
bench-met = { $met ->
    [yes] erreicht
   *[no] nicht erreicht
 }
bench-comparison = Gegenüber den Zahlen von { $version } (1 ist dasselbe Tempo auf diesem Rechner, mehr ist besser)
bench-factor = Faktor
bench-compared-listed = (a) alle gelistet
bench-compared-kind_first = (b) Art zuerst
bench-compared-sampled = (c) gelost
bench-compared-typed = typisiert
bench-compared-copy = Kopie
bench-compared-view = Ansicht
bench-compared-views = Ansichten einer Partie
bench-compared-deliveries = späte Lieferungen
bench-compared-late_view = Ansicht mit all diesen Lieferungen
bench-compared-size = Größe einer Stellung
bench-compared-greedy = gieriger Bot
bench-compared-import = import
bench-slower = { $slower ->
    [yes] langsamer
   *[no] gut
 }
