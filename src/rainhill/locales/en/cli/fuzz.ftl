# rainhill fuzz

fuzz-description =
    Play random matches on all maps, editions, seat counts and options, with a referee after every action: listed
    actions must apply, others must be refused and change nothing, records, JSON, copies and undo must give the same
    position. Case number n has the seed SEED + n - 1. A fault is written down as a record, and the exit code is 1.
fuzz-argument-game = the game; by default every game in turn
fuzz-argument-map = only this map, or a file of your own (.toml); may be given several times
fuzz-argument-edition = only this edition; may be given several times
fuzz-argument-seats = only this number of seats; may be given several times
fuzz-argument-seconds = stop after this time (20 s unless a number of matches is given)
fuzz-argument-matches = stop after this many matches
fuzz-argument-seed = seed of the first match (default: drawn from the clock)
fuzz-argument-out = folder for the record of a fault (default: here)
fuzz-progress = Testing
fuzz-fine =
    No fault in { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $actions } actions in { NUMBER($seconds, maximumFractionDigits: 1) } s. { $listed } listed actions were
    applied on copies and { $refused } others refused. The first seed was { NUMBER($seed, useGrouping: 0) }.
fuzz-fault =
    Fault found with seed { NUMBER($seed, useGrouping: 0) }: { $reason }
    Tried last: { $trying }
    The match so far is in { $file }.
    To repeat it: { $repeat }
