# rainhill export

export-description = Schreibt jede Partie, die der Server aufbewahrt, als Aufzeichnung.
export-argument-folder = der Ordner, in den geschrieben wird
export-argument-json = JSON statt Text
export-argument-finished = nur beendete Partien
export-done =
    { $count ->
        [one] Eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } in { $folder }.
