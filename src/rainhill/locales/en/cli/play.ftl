# `rainhill play`

play-description =
    Play a match in the terminal. Without arguments a menu asks for everything; with FILE a match is taken up again.

    examples:
      rainhill play
      rainhill play --seats "Ada,bot:engineer,bot:baron" --map england --edition 2018
      rainhill play --game steam --seats "Ada,Ben,bot:baron" --map northeast
      rainhill play my-match.rail
play-file-help = a record (.rail or .json) to go on with
play-game-help = which game: rocket or steam
play-first-help = who begins, by name or number; drawn by lot by default
play-map-help = which map, or a file of your own (.toml); `rainhill maps list` shows them
play-edition-help = which edition of the rules
play-seats-help = who plays, by commas: names of persons, and bots by level: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = a choice of the table, for example defence=original or mercy=both; may be given more than once
play-seed-help = a number that settles chance and the bots’ taste, to repeat a match

# The menu
play-menu-title = Rainhill
play-menu-continue = There is a match that is not finished.
play-menu-last = go on with it ({ $file })
play-menu-new = start a new match
play-menu-game = Which game?
play-menu-edition = Which edition?
play-menu-map = Which map?
play-menu-map-item = { $title } ({ $hexes } hexes)
play-menu-seats = How many players?
play-menu-seats-item = { $number } players
play-menu-who = Who plays? Type a name for a person, or "bot" and a kind ({ $bots }).
play-menu-player = Player
play-menu-seat = Seat { $seat } [{ $default }]:
play-menu-options = Options of the table?
play-menu-as-usual = as usual in this edition
play-menu-other = choose
play-menu-item = {"  "}{ $number }  { $answer }
play-menu-number = Number [{ $default }]:
play-menu-wrong-number = Type a number from 1 to { $most }, or only Enter.

# At the table
play-begin = The match is kept in { $file } after every action. Type help for help.
play-prompt = { $seat }>
play-continue = Enter goes on.
play-choice = { $number }  { $notation }  [{ $code }]  { $brings }
play-choose =
    { $letters ->
        [yes] Type a number or the letter on the map.
       *[no] Type a number, or the code in brackets.
    }
play-no-number = The list has numbers from 1 to { $number }.
play-not-understood = "{ $line }" is neither an action nor a command. Type help, or l for a list of what you can do.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-saved = Saved as { $file }
    Go on any time with: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
play-kept = The match is kept in { $file }.
    All matches are in { $folder }.
play-draw-needs-file = Name a file: draw position.svg
play-drawn = Drawn as { $file }.
play-hand-over = { $seat } is next. Totals are secret: hand over the keyboard.
play-hand-over-prompt = Press Enter when you are ready.
play-goodbye =
    { $over ->
        [yes] The match is kept. Look at it again with: rainhill{"\u00A0"}replay{"\u00A0"}{ $file }
       *[no] The match is kept. Go on any time with: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    }
play-trouble =
    Something went wrong that is not your fault. The match is safe: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    Please report what is written in { $report }.
play-other-seats = This match has { $number } seats, but --seats names { $given }.

play-over = The match is over: { $reason }.
play-winner =
    { $number ->
        [one] { $names } wins with { $amount }.
       *[other] { $names } share the victory with { $amount } each.
    }
play-winner-you = You win with { $amount }.
play-over-prompt = log, map, save FILE, draw FILE, undo or quit>

play-help =
    Commands
      l           list what you can do, numbered; type the number to do it
      map         the whole map; map names prints the name of every free hex
      c, cities   what is in every city, and more
      t, table    who holds what
      read        the position in sentences
      log [N]     what happened, in words
      why         why the bot that thought last did what it did
      u, undo     take back your last action
      save [FILE] write a record; the match is kept after every action anyway
      draw FILE   the position as an SVG drawing
      rules       the rules in short
      file        where the match is kept
      q, quit     leave; the match is kept
play-why-nobody = No bot has thought ahead yet. Engineer, Baron and Stephenson do.
play-why-secret = Totals are secret at this table, so bots keep their thoughts to themselves until the match is over.
play-why =
    { $seat } chose "{ $action }" from { $choices } considered, after { $nodes } nodes in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s.
play-why-line = It expects: { $line }.
play-why-seat = { $seat }: { NUMBER($chance, maximumFractionDigits: 0) } % to win, about { NUMBER($points, maximumFractionDigits: 0) } points
