# rainhill bench

bench-description =
    Measure how fast the rules run, game after game: whole random matches with (a) every legal action listed at every
    decision, (b) a kind drawn first and only that kind listed, (c) an action drawn without a list; copies of positions,
    typed matches, views, the greedy bot, and `import rainhill`; of Steam also the list of all deliveries late in a
    match. The compiled and the plain core are measured in turn in the same run. With a file of recorded figures, what
    has become slower is shown.
bench-argument-game = only this game: rocket or steam; may be given several times
bench-argument-seconds = time spent on each figure in each round (default: 0.15)
bench-argument-rounds = number of rounds; the best of each figure counts, so that other work on the machine disturbs little (default: 8)
bench-argument-against = compare with the newest release recorded in this file ({ $file } if it is there)
bench-argument-save = record the figures as this release in the file, and in the page (.md) beside it
bench-argument-strict = exit with 1 if something has become slower
bench-progress = { $title }
bench-broken = The measurement failed: { $reason }
bench-bad-history = { $file } does not hold recorded figures. Name a file written by `rainhill bench --save`.
bench-heading = { $title } in Rainhill { $version }, Python { $python }, { $machine }: { $map }, { $edition }, { $seats } seats
bench-title = Speed (best of the rounds)
bench-figure = Figure
bench-core-compiled = Compiled
bench-core-plain = Plain
bench-times = Times as fast
bench-listed-decisions = (a) all listed: decisions/s
bench-listed-matches = (a) all listed: matches/s
bench-kind_first-decisions = (b) kind first: decisions/s
bench-kind_first-matches = (b) kind first: matches/s
bench-sampled-decisions = (c) sampled: decisions/s
bench-sampled-matches = (c) sampled: matches/s
bench-typed-decisions = typed, with events and history: decisions/s
bench-typed-matches = typed, with events and history: matches/s
bench-copy-nanoseconds = copy of a position: ns
bench-copy-bytes = size of a position: bytes
bench-view-milliseconds = view of the seat asked: ms
bench-views-milliseconds = views, one at every decision of greedy bots: ms each
bench-deliveries-microseconds = late deliveries: µs for a list of all
bench-deliveries-number = late deliveries: how many are listed
bench-late_view-milliseconds = view with all these deliveries: ms
bench-greedy-milliseconds = greedy bot: ms a decision
bench-greedy-worst = greedy bot: ms for its longest decision
bench-steps-one = environment, one thread: steps/s by the clock
bench-steps-two = environment, two threads: steps/s by the clock
bench-steps-ratio = environment: two threads, times one
bench-import = import rainhill: ms
bench-not-compiled = The core is not compiled here. Install a C compiler and run `make build` to make it some fifty times as fast.
bench-aims = Aims
bench-aim = Aim
bench-goal = Goal
bench-reached = Reached
bench-verdict = Verdict
bench-aim-ratio = (a) compiled, times plain, at least
bench-aim-decisions = (c) compiled, decisions/s, at least
bench-aim-copy = ns for a copy of a position, at most
bench-aim-view = ms for a view, at most
bench-aim-views = ms for each view of a match, at most
bench-aim-size = bytes of a position, at most
bench-aim-steps = environment, one thread, steps/s, at least
bench-aim-threads = environment, two threads, steps/s, at least
bench-aim-import = ms for import rainhill, at most
bench-met = { $met ->
    [yes] reached
   *[no] not reached
 }
bench-comparison = Against the figures of { $version } (1 is the same speed on this machine, more is better)
bench-factor = Factor
bench-compared-listed = (a) all listed
bench-compared-kind_first = (b) kind first
bench-compared-sampled = (c) sampled
bench-compared-typed = typed
bench-compared-copy = copy
bench-compared-view = view
bench-compared-views = views of a match
bench-compared-deliveries = late deliveries
bench-compared-late_view = view with all these deliveries
bench-compared-size = size of a position
bench-compared-greedy = greedy bot
bench-compared-import = import
bench-slower = { $slower ->
    [yes] slower
   *[no] fine
 }
