# Die Stellung in Sätzen: was jedes Spiel erzählt.

position-now = Jetzt
position-asked =
    { $seat ->
        [du] Du entscheidest.
        [Du] Du entscheidest.
       *[other] { $seat } entscheidet.
    }
position-over = Die Partie ist zu Ende.
position-at = auf { $hex }
position-score = { $seat }: { $amount }
