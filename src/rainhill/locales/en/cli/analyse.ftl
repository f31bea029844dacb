analyse-description =
    Judge every decision of a record: each seat’s chance to win over the match, the turning points, the better choices
    and what was given away. What has been judged is kept, so an analysis can be stopped and continued.
analyse-hint-help = advise the seat that is asked in the last position, from what that seat may know
analyse-all-help = tell every decision, not only those that gave something away
analyse-bot-help = the bot that judges; it must be one that can say why (search, or a level that searches)
analyse-nodes-help = how many positions it looks at for a decision (default: { $nodes })
analyse-seconds-help = how many seconds it thinks about a decision, instead of a number of positions
analyse-jobs-help = how many processes think at the same time
analyse-fresh-help = judge everything anew, whatever was kept
analyse-progress = judging
analyse-bad-budget = The bot needs something to think with: give a number above 0.
analyse-broken-off = Stopped after { $done } of { $wanted } decisions. They are kept: the same command goes on from here.
analyse-nothing-asked = The match is over; nobody is asked for anything.
analyse-no-decisions = There is no decision in this record.
analyse-chances-heading = Chance to win, from the first decision to the last
analyse-chances = { $seat } { $first } { $bars } { $last }
analyse-turns-heading =
    { $number ->
        [0] No turning point
        [one] The turning point
       *[other] Turning points
    }
analyse-turn = { $number }. { $seat }: { $action }. { $gainer } gained; the chances moved by { $swing }.
analyse-mistakes-heading = What gave something away
analyse-decisions-heading = Every decision
analyse-no-mistakes = Nobody gave much away.
analyse-verdict =
    { $best ->
        [yes] { $number }. { $seat }: { $action } ({ $chance }), the best that was found
       *[no] { $number }. { $seat }: { $action } ({ $chance }), gave away { $cost } and { $points } points
    }
analyse-choice = {"   "}{ $place }) { $action }: { $chance }, { $points } points
analyse-line = {"      "}then { $line }
analyse-account =
    { $seat }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $best } the best found, { $mistakes ->
        [0] no mistake
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }; on average { $cost } of the chance to win and { $points } points given away
