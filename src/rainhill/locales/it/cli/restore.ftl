# rainhill restore

restore-description = Riempie un database vuoto da un backup: tutto, o niente se qualcosa non va.
restore-argument-file = il backup
restore-done =
    { $file } è ripristinato: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] una voce di cronaca
       *[other] { $entries } voci di cronaca
    }, { $persons ->
        [one] una persona
       *[other] { $persons } persone
    }.
