# `rainhill puzzle`

puzzle-description =
    Find the best choice in a position from a match of bots, and see why it is. Without arguments: the puzzle of the day.

    examples:
      rainhill puzzle
      rainhill puzzle --game steam --number 17
puzzle-today-help = the puzzle of the day, by UTC (the default)
puzzle-number-help = the puzzle with this number, from 1
puzzle-list-help = list all puzzles with their numbers and how hard they are
puzzle-none = There are no puzzles for { $game }.
puzzle-unknown = { $game } has puzzles 1 to { $most }, but none with the number { $number }.
puzzle-heading =
    Puzzle { $number } of { $most }: { $title }, { $map }, { $edition }, { $seats } players, { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }.
puzzle-question = You are { $seat }. One choice is clearly the best: which?
puzzle-prompt = Your choice>
puzzle-left = The answer waits for you: { $command }
puzzle-not-understood = "{ $line }" is neither an action nor a command. Type help, or l for a list of what you can do.
puzzle-help =
    Commands
      l           list what you can do, numbered; the number is your answer
      map         the whole map; map names prints the name of every free hex
      c, cities   what is in every city, and more
      t, table    who holds what
      read        the position in sentences
      log [N]     what happened before, in words
      rules       the rules in short
      q, quit     leave without an answer
puzzle-right = That is the best choice.
puzzle-wrong = There is a better choice.
puzzle-loses = { $action }: a chance to win of { NUMBER($chance, maximumFractionDigits: 0) } % instead of { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-unlooked = { $action }: so little came of it that the search hardly looked at it.
puzzle-best = Best: { $action }
puzzle-brings = It brings: { $what }
puzzle-choice = { $action }  { NUMBER($chance, maximumFractionDigits: 0) } % to win, about { NUMBER($points, maximumFractionDigits: 0) } points
puzzle-line = The play expected after it:
puzzle-found = Found by: { $levels }.
puzzle-nobody = As a rule, none of the bots finds it.
