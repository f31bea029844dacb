# rainhill verify

verify-description =
    Lässt die Datenbank sich selbst prüfen (SQLite: Seiten, Indizes, Verweise), spielt jede gespeicherte Partie aus ihrem
    Protokoll nach, vergleicht sie mit dem, was die Datenbank über sie sagt, und lässt den Schiedsrichter die Stellung
    ansehen. Der Rückgabewert ist 1, wenn irgendetwas nicht stimmt.
verify-damage = Die Datenbank ist beschädigt: { $problem }
verify-problem = Tisch { $table }: { $problem }
verify-done =
    { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Protokolleintrag
       *[other] { $entries } Protokolleinträgen
    }: { $wrong ->
        [0] alles in Ordnung.
        [one] eine Partie stimmt nicht.
       *[other] { $wrong } Partien stimmen nicht.
    }
