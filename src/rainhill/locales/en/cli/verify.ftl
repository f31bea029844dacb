# rainhill verify

verify-description =
    Let the database check itself (SQLite: pages, indices, references), replay every stored match from its log, compare it with
    what the database says about it, and let the referee look at the position. The exit code is 1 if anything is wrong.
verify-damage = The database is damaged: { $problem }
verify-problem = Table { $table }: { $problem }
verify-done =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one log entry
       *[other] { $entries } log entries
    }: { $wrong ->
        [0] all is well.
        [one] one match is wrong.
       *[other] { $wrong } matches are wrong.
    }
