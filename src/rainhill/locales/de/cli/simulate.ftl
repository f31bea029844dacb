# rainhill simulate

simulate-description =
    Lässt Bots viele Partien unter sich spielen und gibt aus, wer gewonnen hat, die Punkte, wie lang die Partien waren und
    wie sie endeten. Partie n hat den Startwert SEED + n - 1, also lässt sich jede einzeln wiederholen. Nach jeder Partie
    rücken die Bots um einen Platz weiter.
simulate-argument-matches = Zahl der Partien (Vorgabe: 100)
simulate-argument-seed = Startwert der ersten Partie (Vorgabe: 1)
simulate-argument-bots = wer spielt, durch Kommas getrennt: random, greedy, search:nodes=200, novice, clerk, ...; der letzte nimmt die übrigen Plätze
simulate-argument-out = jede Partie als Aufzeichnung (.rail) in diesen Ordner schreiben
simulate-progress = Partien
simulate-heading =
    { $title } auf { $map }, { $edition }, { $seats } Plätze: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-by-order = Siege nach Reihenfolge (1 beginnt)
simulate-order = Reihenfolge
simulate-by-bot = Siege nach Bot
simulate-bot = Bot
simulate-chairs = Plätze
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-points = Mittlere Punkte
simulate-spreads = Punkte und Länge
simulate-scores = Punkte eines Platzes
simulate-winning-scores = Punkte beim Sieg
simulate-lengths = Aktionen je Partie
simulate-mean = Mittel
simulate-deviation = Abweichung
simulate-least = Minimum
simulate-most = Maximum
simulate-ends = Wie die Partien endeten
simulate-end = Grund
simulate-actions = Aktionen je Partie, nach Art
simulate-action = Art
simulate-per-match = Mittlere Zahl
simulate-lines = Was aus den Linien wurde
simulate-line = Linie
simulate-used = Losgefahren
simulate-isolated = Isoliert
simulate-merged = Aufgelöst
simulate-measures = Was in einer Partie geschah
simulate-seats = Wie weit ein Platz kam: Mittelwerte je Bot

simulate-written = { $matches ->
    [one] Die Aufzeichnung der Partie liegt in { $folder }.
   *[other] Die Aufzeichnungen aller { $matches } Partien liegen in { $folder }.
 }
