# What every game shares: lists, refusals, records, set-up and map files.

list-none = nobody
list-more = { $first }, { $next }
list-last = { $first } and { $last }
seat-number = seat { $number }
seat-you = you
rule-cited = { $sentence } ({ $rule })
quoted = “{ $word }”

# Refusals: an action that the rules forbid. Nothing was changed.
refusal-not-your-decision = It is not for { $seat } to decide now, but for { $asked }.
refusal-match-over = The match is over.
refusal-not-forced = The record marks this as the only answer, but there were others.
refusal-bad-value = The field “{ $field }” of the action “{ $kind }” must be of the type “{ $wanted }”, not “{ $value }”.

# Records and notation
record-too-long = It is too long: { $actions } actions, at most { $most }.
record-too-large = It is too large to be a record ({ $size } characters, at most { $most }).
record-not-a-record = It is not a Rainhill record: the first line must be “Rainhill record 1” (or the file must be a JSON record).
record-is-a-path = “{ $path }” is the name of a file, not what is in it. Give the text of the record, or a pathlib.Path.
record-not-json = It looks like JSON but is broken here. Save the record again, or mend this line.
record-future-format = It was written by a newer Rainhill (format { $format }; this one reads up to { $known }). Update Rainhill.
record-future-rules = It uses rules version { $rules }; this Rainhill knows up to { $known }. Update Rainhill.
record-unknown-game = It is a match of “{ $game }”, a game this Rainhill does not know.
record-header-missing = The header says nothing about “{ $name }”.
record-header-not-a-number = The header line “{ $name }” must hold a number, not “{ $value }”.
record-header-line = This header line cannot be read, or is there twice: “{ $text }”. Header lines look like “Map: england”.
record-seats-not-numbered = The seats must be numbered 1, 2, 3 without gaps.
record-bad-setup = The match cannot be set up. { $reason }
record-map-text-missing = It was played on a map of somebody’s own ({ $map }), and the map is not in the record.
record-map-changed = It was played on another version of the map “{ $map }” ({ $recorded }; here it is { $present }).
record-hash-differs = Replaying leads to another position ({ $replayed }) than the one recorded ({ $recorded }). An action was changed, or the file mixes two matches.
record-truncated = The end is missing: actions announced: { $expected }, found: { $found }. To go on from here, change “Actions: { $expected }” to “Actions: { $found }” and delete the Hash and Result lines.
record-action-line = This line cannot be read: “{ $text }”. Action lines look like “12. Ada: extend GWR to H9”.
record-action-number = This line should have number { $expected }, not { $found }: a line is missing or doubled.
record-unknown-seat = Nobody called { $seat } sits in this match.
record-refused = Action { $number } is against the rules. { $reason }
record-action-not-an-object =
    { $number ->
        [0] The action is not written as an object.
       *[other] Action { $number } is not written as an object with “seat” and “action”.
    }
record-action-unknown-kind =
    { $kind ->
        [none]
            { $number ->
                [0] The action does not say its “kind”.
               *[other] Action { $number } does not say its “kind”.
            }
       *[other]
            { $number ->
                [0] There is no action of kind “{ $kind }”.
               *[other] Action { $number } is of the unknown kind “{ $kind }”.
            }
    }
record-action-unknown-field =
    { $number ->
        [0] An action of kind “{ $kind }” has no “{ $field }”.
       *[other] Action { $number } of kind “{ $kind }” has a field “{ $field }” that does not belong there.
    }
record-action-bad-field =
    { $number ->
        [0] “{ $field }” of the action “{ $kind }” is missing or of the wrong type.
       *[other] Action { $number } of kind “{ $kind }”: “{ $field }” is missing or of the wrong type.
    }
record-action-unreadable = “{ $text }” is not an action. Actions are written as in a record, for example: extend GWR to H9 (Rocket), lay 22 turned 1 at H9 (Steam).

# Setting up a match
setup-unknown-game = There is no game “{ $game }”. Known: { $known }.
setup-unknown-map = There is no map “{ $map }” for { $game }. Known: { $known }.
setup-bad-first = Nobody at this table can begin as seat { $first }; there are { $seats } seats.
setup-no-own-maps = { $game } can only be played on the maps that come with it.
setup-bad-map = { $line ->
    [0] The map cannot be used. { $sentence }
   *[other] The map cannot be used (line { $line }). { $sentence }
}
setup-unknown-edition = There is no edition “{ $edition }” of { $game }. Known: { $known }.
setup-unknown-option = { $game } has no option “{ $option }”. Known: { $known }.
setup-unknown-choice = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
setup-wrong-seats =
    { $game } is not for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Possible numbers of seats: { $known }.
setup-unknown-bot = There is no bot called “{ $bot }”. Known: { $known }.
setup-option-without-value = Write an option as NAME=VALUE, not “{ $option }”.
setup-too-many-bots = { $bots } bots are named for { $seats } seats. Name at most as many as there are seats.
setup-too-few-bots = Name at least { $fewest } bots.
setup-same-bot-twice = Every bot can be named only once: { $names }.
setup-bad-bot-budget = “{ $bot }” is not a budget. Write search:nodes=800 or search:seconds=1.5; only bots that search have one.
setup-own-bot-missing = There is no bot “{ $file }”. Name a Python file and its class (bot.py:MyBot), or a program that can be run.
setup-own-bot-name = A bot of your own cannot be called “{ $bot }”. Give it a free name: mybot=bot.py:MyBot.
setup-own-bot-silent = The bot “{ $bot }” did not say hello ({ $reason }).
setup-arena-file = { $file } does not hold results of “rainhill arena”.
setup-arena-other = { $file } holds results of another league. Name another file, or ask for the same bots, seats and seed.
setup-unknown-workers = There are no workers “{ $workers }”. Write local, ray (the cluster this machine is part of) or ray://HOST:PORT.
setup-no-ray = Working on a cluster needs Ray, which is not installed: pip install 'rainhill[ray]'.
setup-workers-silent = The cluster “{ $workers }” does not answer ({ $reason }).
setup-workers-lost = The cluster is gone ({ $reason }). What was finished is kept if a file was named; the same command goes on from there.
setup-workers-differ = The cluster has Rainhill { $there }, this machine { $here }. Results are comparable only with the same version everywhere.
setup-own-bot-large = The files of the bot “{ $bot }” take up { $size } MB; at most { $most } MB are sent along. Install it on every machine and name it by its command.
setup-bot-cannot-explain = The bot “{ $bot }” plays but cannot say why. Name one that searches.
setup-bad-deal = What chance decided cannot be “{ $deal }”.
setup-bad-seats = Only one seat can be your own.
setup-bad-seat-name = “{ $name }” cannot be a name: use 1 to 40 characters on one line, none of them invisible.
setup-same-seat-name = Two seats have the same name: { $names }. Give everybody a name of their own.
setup-same-colour = Two seats want the same colour; give one of them another.

# Map files
map-where = { $file }, line { $line }: { $sentence }
map-where-file = { $file }: { $sentence }
map-unknown-map = There is no map “{ $id }” for { $game }. Known: { $known }.
map-misfiled-map = The file says it is the map “{ $id }” of { $game }; name it accordingly.
map-text-too-long = The text has { $size } characters; at most { $most } are read.
map-bad-id = “{ $id }” cannot be the id of a map: use small letters, digits and hyphens, 30 at most.
map-bad-name = “{ $name }” cannot be a name here: use letters, digits and a few signs, 40 characters at most (a title 80), and no word that separates names in a record.
map-unreadable-map = The file cannot be read ({ $reason }).
map-empty-map = The terrain has no playable hex.
map-not-toml =
    { $column ->
        [0] This is not valid TOML. The TOML parser says: “{ $reason }”.
       *[other] This is not valid TOML (column { $column }). The TOML parser says: “{ $reason }”.
    }
map-future-format = The map was made for a newer Rainhill (format { $format }; this one reads up to { $known }).
map-unknown-format = The format must be { $known }, not { $format }.
map-missing-key = “{ $key }” is missing.
map-wrong-type = “{ $key }” is of the wrong type.
map-unknown-layout = The layout “{ $layout }” is unknown. Known: { $known }.
map-bad-sign = The sign “{ $sign }” must be one character (no space) and have a kind.
map-unknown-sign = The sign “{ $sign }” (column { $column }) is not explained under [signs].
map-off-grid = The sign “{ $sign }” (column { $column }) stands between the hexes: move it by one.
map-too-wide = The map is too wide: margins have { $limit } letters.
map-too-tall = The picture has { $rows } rows, at most { $most } are read.
map-too-many-drawn = There are { $number } entries of “{ $table }” to be drawn, at most { $most } are possible.
map-too-far = “{ $key }” lies too far from the map, or is too large.
map-no-such-hex =
    { $place ->
        [none] There is no hex { $hex } on this map.
       *[other] { $place } stands on { $hex }, which is not a playable hex.
    }
map-shared-hex = { $place } and { $other } stand on the same hex { $hex }.
map-same-name = There are two places called { $place }.
map-same-id = There are two entries with the id “{ $id }”.
map-nameless-place = A place is drawn at { $hex }, but none is listed there.
map-edge-between-no-neighbours = An edge must lie between two neighbours, not between { $between }.
map-edge-off-map = The edge between { $between } touches no playable hex.
map-edge-given-twice = The edge between { $between } is given twice.
map-river-too-short = A river needs at least two hexes.
map-river-jumps = The river jumps: { $hex } is not a neighbour of the hex before it.
map-other-game = This is a map for { $game }.
map-same-industry = An industry is listed twice: { $industries }.
map-unknown-colour = There is no colour “{ $colour }” here. Known: { $known }.
map-not-two-and-one = { $city } needs three investment spaces: two of one industry, one of another.
map-unknown-industry = { $city } has the unknown industry “{ $industry }”. Known: { $known }.
map-company-number = 
    { $range ->
        [no] There must be { $fewest } companies, not { $number }.
       *[yes] There must be { $fewest } to { $most } companies, not { $number }.
    }
map-city-number =
    { $wanted ->
        [none] There must be { $fewest } to { $most } cities, not { $number }.
       *[other] There must be { $wanted } cities, not { $number }.
    }
map-town-number = There must be { $fewest } to { $most } towns, not { $number }.
map-cube-number = A city has { $fewest } to { $most } cubes, not { $number }.
map-cubes-in-all = The cities have { $number } cubes in all; { $fewest } to { $most } are needed.
map-too-many-cubes = The cities have { $number } cubes in all, at most { $most } are possible.
map-colour-missing = No city has the colour “{ $colour }”; every colour but grey needs one.
map-unknown-edge = An edge of the kind “{ $kind }” means nothing here. Known: { $known }.
map-stops-adjacent = { $place } and { $other } are neighbours; stops must lie apart.
map-river-through-dry-hex = The river { $river } runs through { $hex }, which is not drawn as a river.
map-canal-not-drawn = { $hex } is drawn as a canal, but no canal runs through it (a river of the kind “canal”).
map-unknown-course = A river of the kind “{ $kind }” means nothing here. Known: { $known }.
map-coast-without-sea = { $hex } is drawn as a coast, but track can leave it on every side: it does not lie at the sea.
map-river-not-drawn = { $hex } is drawn as a river, but no river runs through it.
map-too-many-hexes = There are { $number } playable hexes, at most { $most } are possible.
map-too-many-places = There are { $number } places, at most { $most } are possible.
map-too-many-industries = There are { $number } industries, at most { $most } are possible.
map-company-twice = Two companies share “{ $value }” as “{ $key }”.
map-unknown-terrain = The terrain “{ $kind }” at { $hex } means nothing here; list it under “decoration” if it is only for the eye.
map-place-not-drawn = { $place } at { $hex } is not drawn as a place in the picture.
map-industry-sum = Investment spaces of “{ $industry }”: { $number }, of the others: { $wanted }. All must have the same number.
map-starts-too-close =
    { $distance ->
        [one] { $company } and { $other } start only one hex apart; at least { $fewest } are needed.
       *[other] { $company } and { $other } start only { $distance } hexes apart; at least { $fewest } are needed.
    }
map-start-shut-in = The locomotive of { $company } cannot leave its starting town.
map-place-out-of-reach =
    { $company ->
        [none] No track can join { $place } to { $other }.
       *[other] { $company } can never reach { $place }.
    }
