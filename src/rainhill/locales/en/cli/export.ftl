# rainhill export

export-description = Write every match the server keeps as a record.
export-argument-folder = the folder to write into
export-argument-json = JSON instead of text
export-argument-finished = only matches that are over
export-done =
    { $count ->
        [one] One record
       *[other] { $count } records
    } in { $folder }.
