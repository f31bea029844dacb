# Puzzles: decisions to be found.

web-puzzles = Puzzles
web-puzzles-intro = Decisions from matches of bots in which one choice is clearly better than all others. Find it.
web-puzzles-all = All puzzles
web-puzzles-none = There are no puzzles for this game yet.
web-puzzle = Puzzle
web-puzzle-today = Puzzle of the day
web-puzzle-grades = How hard
web-puzzle-grade =
    { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }
web-puzzle-count = { $solved } of { $puzzles }
web-puzzle-number = Puzzle { $number }, { $map } { $stand }
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-question = You are { $seat } in a match of { $seats } players. One choice is clearly the best: make it on the board.
web-puzzle-right = That is the best choice.
web-puzzle-wrong = There is a better choice.
web-puzzle-loses = { $action }: a chance to win of { $chance } instead of { $best }.
web-puzzle-unlooked = { $action }: so little came of it that the search hardly looked at it.
web-puzzle-best = Best: { $action }
web-puzzle-line = The play expected after it. Choose a move to see it on the board.
web-puzzle-move = { $seat }: { $action }
web-puzzle-found = Found by: { $levels }.
web-puzzle-nobody = As a rule, none of the bots finds it.
web-puzzle-pause-text = The card shows the answer.
web-puzzle-next = Next puzzle
web-puzzle-again = Look again
