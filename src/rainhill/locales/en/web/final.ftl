# The end of a match.

web-final = Final scoring
web-final-winner =
    { $many ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
web-final-none = No winner
web-final-margin =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }
web-final-margin-amount = by { $amount }
web-final-shared = level at the top
web-final-played = The match was played to its end.
web-final-conceded =
    { $many ->
        [0] The match ended because somebody conceded.
       *[some] { $seats } conceded.
    }
web-final-time = Time ran out.
web-final-agreed = It was ended by agreement.
web-final-chart = Points over the match
web-final-row = Scored
web-final-pieces = counted
web-final-total = Total
web-final-explain = Explain every line
web-final-explain-less = Only the numbers
web-rematch = Rematch
web-rematch-text = It begins when everybody has accepted.
web-rematch-yours = You have offered a rematch
web-rematch-by = { $name } offers a rematch
web-rematch-yes = accepted
web-rematch-waits = not yet
web-rematch-accept = Accept
web-rematch-later = Not now
web-rematch-off = Call it off
web-rematch-links = Invite somebody else
web-rematch-called-off = The rematch was called off.
web-rematch-given = Your seat was given to somebody else.
web-rematch-go = To the rematch
web-rematch-watch = Watch the rematch
web-see-board = See the board
web-back-to-result = Back to the result
