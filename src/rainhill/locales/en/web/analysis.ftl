# Analysis and hints.

web-percent = { $number }%
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = The best choices found
web-hint-label = Chance to win and points at the end. The analysis shows the same numbers.
web-hint-choose = Choose it on the board
web-reason-now = Now: { $what }
web-reason-none = No points at once; it prepares what comes later.
web-reason-later = Expected later: { $what }
web-reason-prevents = Costs { $seat } { $points } points.
web-reason-prevents-what = Costs { $seat } { $points } points, above all: { $what }.
web-study-progress = Progress of the analysis
web-study-none = Not analysed yet.
web-study-none-text = A strong bot goes through the match and judges every decision: what it was worth, what would have been better, and where the match turned. It takes a while; you can leave and come back.
web-study-running = { $done } of { $total } decisions judged…
web-study-stopped = { $done } of { $total } decisions judged. The rest can follow.
web-study-done = All { $total } decisions judged.
web-study-begin = Analyse the match
web-study-on = Go on
web-study-stop = Stop
web-study-measure = What the chart shows
web-study-by-chances = Chance to win
web-study-by-points = Expected points
web-study-chart = At the end: { $values }
web-study-chart-so-far = So far: { $values }
web-study-scrub = Decision
web-study-decision = { $seat }, { $when }
# When a decision was made in a game that counts neither turns nor rounds.
web-study-move = move { $number }
web-study-best = The best that was found.
web-study-even = As good as the best that was found.
web-study-cost = Gave away { $cost } of the chance to win; expected points: { $points }.
web-study-choice = Choice
web-study-win = Chance
web-study-points = Points
web-study-played = played
web-study-then = then: { $line }
web-study-nodes =
    { $nodes ->
        [one] One position was looked at.
       *[other] { $nodes } positions were looked at.
    }
web-study-decisions = Decisions
web-study-filter = Which decisions
web-study-filter-costly = mistakes
web-study-filter-all = all
web-study-no-costly = Nobody gave much away.
web-study-mark-best = best
web-study-turns = Turning points
web-study-turn = { $seat }, { $when }: { $gainer } gains most
web-study-no-turns = No turning point so far.
web-study-accounts = How well everybody decided
web-study-account-best = Best choice
web-study-account-mistakes = Mistakes
web-study-account-cost = Given away on average
