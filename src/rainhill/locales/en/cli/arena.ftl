# rainhill arena

arena-description =
    Let bots meet in a league and tell how strong they are, with the uncertainty of it. Every seed is played once for
    every turn of the seats, so nobody has the better ones. Without --challenger everybody meets everybody; with it, one
    bot sits alone against a table full of each of the others. With --out the matches are kept in a file; the same
    command goes on where it was stopped. Budgets in nodes (search:nodes=400) give the same matches on every machine.

    With --gate a changed bot (--challenger) is compared with an old one until it is certain enough whether it is
    stronger. Exit codes then: 0 accepted, 1 rejected, 3 undecided after --matches.

      rainhill arena --bots random,novice,clerk --matches 240
      rainhill arena --challenger stephenson --bots greedy --matches 400 --out league.jsonl
      rainhill arena --bot bot.py:MyBot --bots greedy --map toy --seats 3
arena-argument-bots = who plays, separated by commas; bots of --bot play too
arena-argument-challenger = this bot sits alone against each of the others
arena-argument-matches = number of matches, made up to whole turns of the seats (default: 100)
arena-argument-seed = seed of the first matches (default: 1)
arena-argument-jobs = processes that play at the same time (default: one a processor)
arena-argument-workers = who plays: local (this machine, the default), ray:// and the address of a cluster, or ray for the cluster this machine is part of
arena-argument-out = keep finished matches in this file (JSON lines), and go on from it
arena-argument-gate = stop as soon as it is decided whether the challenger is stronger
arena-argument-worse = gate: a challenger this many rating points ahead is not wanted (default: 0)
arena-argument-better = gate: a challenger this many rating points ahead is wanted (default: 40)
arena-argument-error = gate: the chance of a wrong verdict (default: 0.05)
arena-bad-gate = A gate needs --challenger and one other bot, --better above --worse, and --error between 0 and 0.5.
arena-progress = Matches
arena-heading =
    { $title } on { $map }, { $edition }, { $seats } seats: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, seeds from { NUMBER($seed, useGrouping: 0) } on
arena-strength = Strength
arena-lineups = Table by table: the first bot against the others
arena-pace = Thinking
arena-head-bot = Bot
arena-head-lineup = Table
arena-head-rating = Rating
arena-head-rating-interval = 95 % interval
arena-head-matches = Matches
arena-head-wins = Wins
arena-head-share = Share
arena-head-interval = 95 % interval
arena-head-even = Even
arena-head-points = Mean points
arena-head-decisions = Decisions
arena-head-milliseconds = ms each
arena-head-slowest = Slowest: ms
arena-head-nodes = Nodes each
arena-head-faults = Turns lost
arena-rating = { NUMBER($rating, maximumFractionDigits: 0) }
arena-rating-range = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
arena-fault-none = none
arena-unrated = none
arena-marked = { $bot } (failed in { $failed } of { $matches })
arena-trouble = { $bot } failed ({ $kinds }); the greedy bot stood in for it, so these matches are not rated. First in match { $match }, seed { NUMBER($seed, useGrouping: 0) }:
arena-model =
    Ratings: Luce’s choice model (for two seats that of Bradley and Terry), 400 points for ten times the strength, mean 0;
    intervals by drawing the seeds anew. Shares: a shared victory counts in parts, intervals after Wilson. "Even" is the
    share of a bot that is as strong as the others.
arena-verdict =
    { $decision ->
        [accepted] Accepted: the challenger is stronger.
        [rejected] Rejected: the challenger is not stronger.
       *[undecided] Undecided: more matches are needed.
    } { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, share { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; log likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    ({ $worse } against { $better } rating points, error { NUMBER($error, maximumFractionDigits: 1) } %).
