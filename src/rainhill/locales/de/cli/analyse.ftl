analyse-description =
    Beurteilt jede Entscheidung einer Aufzeichnung: die Gewinnchance jedes Platzes im Verlauf der Partie, die
    Wendepunkte, die besseren Möglichkeiten und was verschenkt wurde. Beurteiltes bleibt gespeichert, eine Analyse
    kann also unterbrochen und fortgesetzt werden.
analyse-hint-help = den Platz beraten, der in der letzten Stellung gefragt ist, nach dem, was er wissen darf
analyse-all-help = jede Entscheidung nennen, nicht nur die, die etwas verschenkt haben
analyse-bot-help = der Bot, der urteilt; er muss sagen können, warum (search oder eine Stufe, die sucht)
analyse-nodes-help = wie viele Stellungen er je Entscheidung untersucht (Vorgabe: { $nodes })
analyse-seconds-help = wie viele Sekunden er über eine Entscheidung nachdenkt, statt einer Zahl von Stellungen
analyse-jobs-help = wie viele Prozesse gleichzeitig nachdenken
analyse-fresh-help = alles neu beurteilen, auch wenn es schon gespeichert ist
analyse-progress = urteilt
analyse-bad-budget = Ganz ohne Nachdenken geht es nicht: Gib eine Zahl über 0 an.
analyse-broken-off = Unterbrochen nach { $done } von { $wanted } Entscheidungen. Sie sind gespeichert: Derselbe Befehl macht hier weiter.
analyse-nothing-asked = Die Partie ist zu Ende; niemand ist gefragt.
analyse-no-decisions = In dieser Aufzeichnung gibt es keine Entscheidung.
analyse-chances-heading = Gewinnchance, von der ersten bis zur letzten Entscheidung
analyse-chances = { $seat } { $first } { $bars } { $last }
analyse-turns-heading =
    { $number ->
        [0] Kein Wendepunkt
        [one] Der Wendepunkt
       *[other] Wendepunkte
    }
analyse-turn = { $number }. { $seat }: { $action }. Das nützte { $gainer }; die Chancen verschoben sich um { $swing }.
analyse-mistakes-heading = Was etwas verschenkt hat
analyse-decisions-heading = Alle Entscheidungen
analyse-no-mistakes = Niemand hat viel verschenkt.
analyse-verdict =
    { $best ->
        [yes] { $number }. { $seat }: { $action } ({ $chance }), das Beste, was gefunden wurde
       *[no] { $number }. { $seat }: { $action } ({ $chance }), verschenkt { $cost } und { $points } Punkte
    }
analyse-choice = {"   "}{ $place }) { $action }: { $chance }, { $points } Punkte
analyse-line = {"      "}dann { $line }
analyse-account =
    { $seat }: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $best } davon die beste, { $mistakes ->
        [0] kein Fehler
       *[other] { $mistakes } Fehler
    }; im Mittel { $cost } Gewinnchance und { $points } Punkte verschenkt
