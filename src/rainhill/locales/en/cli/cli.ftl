# The command `rainhill` itself; every command has a file of its own.

cli-description = Railway board games: play in the terminal, look at records, draw maps, run bots.
cli-epilog = Start with `rainhill play`. Help for one command: `rainhill COMMAND --help`.
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command-metavar = COMMAND
cli-help-help = show this help and stop
cli-version-help = show the version and stop
cli-version =
    Rainhill { $version } { $compiled ->
        [yes] (compiled core)
       *[no] (plain Python core: correct, but bots are slow)
    }
cli-usage = { "usage: " }
cli-argument-required = these arguments are missing: { $names }
cli-argument-unknown = unknown arguments: { $names }
cli-argument-one = one of these has to be given: { $names }
cli-argument-ambiguous = { $given } could be any of { $names }
cli-argument-choice = { $name }: { $given } is not one of { $names }
cli-argument-value = { $name }: { $given } is not a value it can take
cli-argument-together = { $name } does not go together with { $other }
cli-argument-lacks = { $name } needs a value
cli-argument-wrong = { $name }: { $reason }
cli-usage-error = { $command }: { $reason }
    Try `{ $command } --help`.
cli-failed = rainhill: { $reason }
cli-interrupted = Stopped.

cli-command-play = play a match in the terminal
cli-command-puzzle = find the best choice in a position from a match of bots
cli-command-show = show the position of a record
cli-command-replay = check a record and tell the match in words
cli-command-analyse = judge every decision of a record, or give a hint
cli-command-draw = draw a map or a position as SVG
cli-command-maps = list, check, measure and draw maps
cli-command-simulate = let bots play many matches and count
cli-command-bots = list bots and levels, and how much each of them thinks
cli-command-arena = let bots meet in a league and tell how strong they are
cli-command-fuzz = hunt for mistakes in the rules with random matches
cli-command-bench = measure how fast the rules run
cli-command-serve = run the table server, for matches between people in browsers
cli-command-migrate = bring the server’s database to the shape this version needs
cli-command-backup = write everything the server keeps into one file
cli-command-restore = fill an empty database from a backup
cli-command-verify = replay every match the server keeps and report differences
cli-command-export = write every match the server keeps as a record
cli-command-load = play at hundreds of tables of a server and measure it

# Files and shared options
cli-file-missing = There is no file { $file }. Check the name; `rainhill play` starts a new match.
cli-file-unreadable = { $file } cannot be read ({ $reason }).
cli-file-unwritable = { $file } cannot be written ({ $reason }). Choose another place.
cli-file-is-folder = { $file } is a folder. Name a file in it.
cli-file-not-text = { $file } is not a text file, so it is no record. Records end in .rail or .json.
cli-record-bad =
    { $line ->
        [0] { $file } cannot be used: { $reason }
       *[other] { $file } cannot be used (line { $line }): { $reason }
    }
cli-at-too-large = The record has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }; --at { $at } is not among 0 to { $actions }.
cli-seat-unknown = Nobody called { $seat } sits in this match. Seats: { $known }.
cli-json-help = write JSON for a program to read
cli-at-help = stop after action N instead of the end
cli-seat-help = show what this seat knows (number or name)
cli-record-help = a record (.rail or .json)
cli-theme-help = colours of the map: light (paper) or dark
cli-plain-help = no colours, the screen is never cleared, the map is drawn only on request
