# rainhill export

export-description = Scrive ogni partita conservata dal server come registrazione.
export-argument-folder = la cartella in cui scrivere
export-argument-json = JSON invece di testo
export-argument-finished = solo le partite finite
export-done =
    { $count ->
        [one] Una registrazione
       *[other] { $count } registrazioni
    } in { $folder }.
