replay-description =
    Replay a record action by action, check that every action was legal and that the final position is the one
    recorded, and tell the match in words.
replay-all-help = tell every action (the default)
replay-step-help = show the position after every action and wait for Enter
replay-heading =
    { $title }, { $map }, { $edition }: { $seats }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
replay-entry =
    { $auto ->
        [yes] { $number }. { $seat }: { $action } (only answer)
       *[no] { $number }. { $seat }: { $action }
    }
replay-sentence = {"   "}{ $sentence }
replay-comment = {"   "}"{ $comment }"
replay-prompt = { $number } of { $actions }. Enter goes on, q ends:
replay-verified = Every action is legal. Position { $hash }.
