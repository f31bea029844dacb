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
play-map-help = which map; `rainhill maps list` shows them
play-edition-help = which edition of the rules
play-seats-help = who plays, by commas: names of persons, and bots by level: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = a choice of the table, for example defence=original or mercy=both; may be given more than once
play-seed-help = a number that settles chance and the bots' taste, to repeat a match

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
play-menu-you = You
play-menu-seat = Seat { $seat } [{ $default }]:
play-menu-options = Options of the table?
play-menu-as-printed = as printed in this edition
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
play-hand-over = Now it is { $seat }'s turn. Totals are secret: hand over the keyboard.
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
play-over-prompt = log, map, save FILE, draw FILE, undo or quit>

play-help =
    Commands
      l           list what you can do, numbered; type the number to do it
      map         the whole map; map names prints the name of every free hex
      c, cities   what is in every city, and more
      t, table    who holds what
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
play-rocket-help =
    Actions (full notation works too: extend GWR to H9)
      e           all extensions with what they would score
      e gw        where the GWR can run, with letters A, B, C on the map
      e gw a      extend the GWR to A (or a hex: e gw h9)
      s           the hexes where you can put a station; s h9 puts one there
      m h9 k10    move your station from H9 to K10
      i london steel   invest in steel at London (i lon s is enough)
      b 2 a       veto: bid 2 shares for hex A
      p           pass
    On the map two letters and an arrow are a locomotive; below a city stand its
    investment places, by industry, or the signs of those who hold them.
    In the table * leads, = shares the lead, (1) counts connected stations,
    x marks an isolated line.
play-rocket-hint-act = e extend, s station, m move station, i invest; l lists all, help explains
play-rocket-hint-veto =
    { $defends ->
        [yes] b NUMBER defends, p passes. If you pass: { $otherwise }.
       *[no] b NUMBER LETTER bids, p passes. If nobody bids: { $otherwise }.
    }
play-rocket-nothing = Nothing of this kind is possible now.
play-rocket-need-extend = Name the company and where it is to run: e gw a
play-rocket-need-station = Name the hex: s h9
play-rocket-need-move = Name the hex of your station and where it is to go: m h9 k10
play-rocket-need-invest = Name a city of this map and an industry: i london steel
play-rocket-need-bid = Name the number of shares and the target: b 2 a
play-rocket-no-target =
    { $number ->
        [0] There is no target { $word } here.
       *[other] There is no target { $word }. Choose from { $known }.
    }
play-rocket-which-city = Which city? { $known }
play-rocket-which-industry = { $city } has room in { $known }. Which one?
play-rocket-stations = Every hex with its name on the map can take a station: type s and the name.
play-rocket-move-from =
    { $number ->
        [0] None of your stations can be moved.
       *[other] You can move your station from { $hexes }: type m and the hex to see where to.
    }
play-rocket-move-to =
    { $number ->
        [0] No station of yours can be moved from { $hex }.
       *[other] Every hex with its name on the map can take the station from { $hex }.
    }
play-rocket-and-stations =
    { $number ->
        [one] There is also one hex for a station (type s).
       *[other] There are also { $number } hexes for a station (type s).
    }
play-rocket-nobody-there = nobody there

# Steam
play-steam-help =
    Actions (full notation works too: lay 22 turned 1 at H9)
      5           auction: bid $5; p passes
      r 10        Standard: raise $10 of capital (r 0: none)
      3           take action tile 3 (a 3, a engineer); 7 pass takes it passed
      b           where you can build, with the lowest price on each hex
      b h9        the tiles that can be laid at H9, as pictures with prices;
                  b h9 all shows those with more than two sides too
      b h9 22 1   lay tile 22 turned by one sixth at H9
      n TOWN COLOUR SPACE   put a New City on a town with goods of a supply space
      g CITY SPACE          let a city grow
      e           end the build turn; u takes back one step before that
      d           deliveries, best first; d boston, d red narrow the list
      d 3         make delivery 3; i improves the locomotive, p passes
      i or v      put points on income or on victory points
    On the map a letter with a name is a city, its goods below; a ring is a
    town, ∧ are hills, ≈ is water. Dotted lines are track with the sign of its
    owner; broken ones lead nowhere yet or are nobody's. ♣ marks a grown city.
    In the table "now" is what final scoring would give; a tile in brackets was
    taken passed. c lists cities, links and the stock of tiles.
play-steam-nothing = Nothing of this kind is possible now.
play-steam-number-means-nothing = A number means nothing here. Type l for a list.
play-steam-need-bid = Name the bid: b 5
play-steam-need-raise = Name the sum: r 10
play-steam-need-tile = Name an action tile by its number or name: a 3, a engineer, a 7 pass
play-steam-need-hex = Name a hex: b h9
play-steam-which-tile = Which tile? Type a number of the list.
play-steam-need-city = Name town, colour and supply space: n utica grey 4
play-steam-need-grow = Name city and supply space: g boston 4
play-steam-need-delivery = Type d for the list of deliveries, then a number.
play-steam-need-score = Type i for income or v for victory points.
play-steam-nothing-there = You cannot lay any tile at { $hex } now.
play-steam-from-cash = from cash
play-steam-shares = costs { $shares }
play-steam-share = ${ $paid } at place { $places }
play-steam-places = { $first }–{ $last }
play-steam-if-won = if it wins: { $cost }
play-steam-line = { $code }  { $name }  { $brings }
play-steam-bid = bid
play-steam-pass = pass
play-steam-raise = raise
play-steam-pass-code = { $number } pass
play-steam-capital = then cash ${ $cash }, income { $income }, { $points } VP
play-steam-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
play-steam-passed = only its number counts
play-steam-prices = You can build on { $number } hexes; each shows its lowest price. Type b and a hex, for example b h9, to see the tiles.
play-steam-prices-short = You can build on { $number } hexes: b shows them with prices.
play-steam-caption = { $number }: ${ $price }
play-steam-shape = { $shape }, { $sides }
play-steam-lay =
    ${ $price }{ $how ->
        [improve] , improves
        [redirect] , redirects
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
play-steam-space = { $number } { $cubes }
play-steam-city =
    Type n, a town, a colour and a supply space, for example n utica grey 4. A town and a colour list the spaces.
    Towns: { $towns }.
    Colours: { $colours }. Supply: { $spaces }.
play-steam-growth =
    Type g, a city and a supply space, for example g boston 4. A city alone lists the spaces.
    Cities: { $cities }.
    Supply: { $spaces }.
play-steam-delivery = { $cube } { $origin } to { $to }
play-steam-scores =
    { $way ->
        [none] { $points }
       *[other] { $points } by { $way }
    }
play-steam-more-deliveries =
    { $number ->
        [one] There is one more, lower down.
       *[other] There are { $number } more, lower down: name a colour or a city, for example d red boston.
    }
play-steam-to-income =
    { $lost ->
        [0] income { $now } becomes { $then }
       *[other] income { $now } becomes { $then }, { $lost } lost
    }
play-steam-to-points = { $now } VP become { $then }
play-steam-hint-none = Type help for help.
play-steam-hint-auction =
    Type a number to bid, p passes.{ $cost ->
        [none] {""}
       *[other] {" "}At ${ $lowest }: { $cost }.
    }
play-steam-hint-auction-standard = Type a number to bid, p passes. Places 1 and 2 pay their bid, the last nothing, others half.
play-steam-hint-capital = Type a sum, 0 for none; l lists what each leads to.
play-steam-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } ${ $price }
    }
play-steam-hint-tile = Type a number: { $tiles }. l lists what they do.
play-steam-hint-build = b: where to build, b H9: the tiles there, e: end, u: undo. You can pay ${ $can_pay }.
play-steam-end =
    { $lost ->
        [none] e ends the build turn.
       *[other] e ends the build turn: { $lost }.
    }
play-steam-more-tiles =
    { $number ->
        [one] There is one more tile with more sides: b { $hex } all
       *[other] There are { $number } more tiles with more sides: b { $hex } all
    }
play-steam-hint-city = Urbanization: n puts a New City on a town.
play-steam-hint-growth = City Growth: g brings goods to a city.
play-steam-hint-lost = If you end now: { $lost }.
play-steam-hint-goods =
    { $number ->
        [0] No delivery is possible.
        [one] d shows the only delivery ({ $best }).
       *[other] d lists { $number } deliveries, the best: { $best }.
    } { $improve ->
        [yes] i improves the locomotive, p passes.
       *[no] p passes.
    }
play-steam-hint-score = i: { $income }; v: { $points }
