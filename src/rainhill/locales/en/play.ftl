# `rainhill play`

play-description =
    Play a match in the terminal. Without arguments a menu asks for everything; with FILE a match is taken up again.

    examples:
      rainhill play
      rainhill play --seats "Ada,bot:greedy,bot:greedy" --map england --edition 2018
      rainhill play my-match.rail
play-file-help = a record (.rail or .json) to go on with
play-game-help = which game (rocket)
play-map-help = which map; `rainhill maps list` shows them
play-edition-help = which edition of the rules
play-seats-help = who plays, by commas: names of persons, bot:random, bot:greedy
play-option-help = a choice of the table, for example defence=original; may be given more than once
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
      l [e|i|b]   list what you can do, numbered; type the number to do it
      map         the whole map; map names prints the name of every free hex
      c, cities   investments and lines of every city
      t, table    who holds what
      log [N]     what happened, in words
      u, undo     take back your last action
      save [FILE] write a record; the match is kept after every action anyway
      draw FILE   the position as an SVG drawing
      rules       the rules in short
      file        where the match is kept
      q, quit     leave; the match is kept
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
