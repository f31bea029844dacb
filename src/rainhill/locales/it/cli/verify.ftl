# rainhill verify

verify-description =
    Lascia che il database si controlli da sé (SQLite: pagine, indici, riferimenti), rigioca dalla cronaca ogni partita
    conservata, la confronta con ciò che ne dice il database e fa esaminare la posizione all’arbitro. Il codice di uscita
    è 1 se qualcosa non va.
verify-damage = Il database è danneggiato: { $problem }
verify-problem = Tavolo { $table }: { $problem }
verify-done =
    { $matches ->
        [one] Una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce di cronaca
       *[other] { $entries } voci di cronaca
    }: { $wrong ->
        [0] tutto bene.
        [one] una partita non va.
       *[other] { $wrong } partite non vanno.
    }
