# rainhill simulate

simulate-description =
    Let bots play many matches among themselves and print who won, the scores, how long the matches were and how
    they ended. Match number n has the seed SEED + n - 1, so every single one can be repeated alone. The bots move
    on by one seat after every match.
simulate-argument-matches = number of matches (default: 100)
simulate-argument-seed = seed of the first match (default: 1)
simulate-argument-bots = who plays, separated by commas: random, greedy, search:nodes=200, novice, clerk, ...; the last one takes the seats that are left
simulate-argument-out = write every match as a record (.rail) into this folder
simulate-progress = Matches
simulate-heading =
    { $title } on { $map }, { $edition }, { $seats } seats: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-by-order = Wins by order of play (1 begins)
simulate-order = Order
simulate-by-bot = Wins by bot
simulate-bot = Bot
simulate-chairs = Seats taken
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-points = Mean points
simulate-spreads = Points and length
simulate-scores = Points of a seat
simulate-winning-scores = Points of the winner
simulate-lengths = Actions in a match
simulate-mean = Mean
simulate-deviation = Deviation
simulate-least = Least
simulate-most = Most
simulate-ends = How the matches ended
simulate-end = Reason
simulate-actions = Actions in a match, by kind
simulate-action = Kind
simulate-per-match = Mean number
simulate-lines = What became of the companies
simulate-line = Company
simulate-used = Left home
simulate-isolated = Isolated
simulate-merged = Merged into another
simulate-measures = What happened in a match
simulate-seats = What a seat came to: means for each bot

simulate-written = { $matches ->
    [one] The record of the match is in { $folder }.
   *[other] The records of all { $matches } matches are in { $folder }.
 }
