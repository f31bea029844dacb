# The table server: what it says to people. Codes of refusals are `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>This is the table server. The browser client is not installed here.
    The interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
server-deleted-line = (deleted)

# What is shown of a link to a table where links are shown with a title and a sentence.
server-preview-title = { $creator } invites you to { $game }
server-preview-title-match = { $game }: a match set up by { $creator }
server-preview-title-any = You are invited to Rainhill
server-preview-text-any = Railway board games, with friends or bots, on any screen.
server-preview-text = { $map }. { $kind ->
        [playing] The match is being played.
        [finished] The match is over.
        [full] Every seat is taken.
       *[open] { $free ->
            [one] One seat is free.
           *[other] { $free } seats are free.
        }
    }

server-mail-subject-your-turn = Rainhill: it is your turn
server-mail-body-your-turn = Hello { $name }, it is your turn at this table: { $link }
server-mail-subject-match-over = Rainhill: a match is over
server-mail-body-match-over = Hello { $name }, the match at this table is over: { $link }
server-mail-subject-webhook-off = Rainhill: your webhook was switched off
server-mail-body-webhook-off = Hello { $name }, the address you wanted to be called at did not answer for most of a day and is not called any more: { $address }
server-mail-subject-confirm = Rainhill: may we write to you?
server-mail-body-confirm =
    Somebody who calls themselves { $name } wants to be told here when it is their turn in a match.
    If that was you, follow this link and press the button: { $link }
    If not, do nothing: no more mail will come.

# Pages behind the link in that mail.
server-confirm-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Do you want to be told here when it is your turn?</p>
    <form method="post"><button>Yes, write to this address</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Thank you. You will be told when it is your turn.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>This link is not valid any more.</p></html>

# What the server refuses; the rules of a game have their own refusals.
server-refusal-stale = The table has moved on; look again.
server-refusal-not-started = The match has not begun.
server-refusal-seat-has-bot = A bot answers for this seat now.
server-refusal-undo-not-allowed = This cannot be taken back.
server-refusal-offer-waits = An offer is waiting for answers.
server-refusal-offer-too-soon = One offer a move is enough.
server-refusal-lesson-astray = These steps do not lead through the lesson; begin it again.
server-refusal-log-full = This match has grown too long; it can only be ended.
server-refusal-no-offer = There is no such offer.
server-refusal-hand-over-not-allowed = This seat cannot be handed to a bot now.
server-refusal-take-back-not-allowed = This seat cannot be taken back.
server-refusal-not-your-seat = This is not your seat.
server-refusal-no-advice = This table plays without advice until the match is over.
server-refusal-no-session = Say who you are first.
server-refusal-no-table = There is no such table.
server-refusal-table-crowded = Too many people watch this table already.
server-refusal-not-alone = Others sit or sat at this table, too; it stays theirs.
server-refusal-no-free-seat = There is no free seat.
server-refusal-bad-link = This link is not valid any more.
server-refusal-too-many-devices = Too many devices use this seat.
server-refusal-too-many-open-tables = You have too many tables waiting for players.
server-refusal-too-many-bot-tables = You have too many tables where only bots play; wait for one of them to end.
server-refusal-gone = Whoever asked has gone.
server-refusal-already-started = The match has begun.
server-refusal-not-creator = Only the person who set the table up can do this.
server-refusal-seats-not-taken = Not every seat is taken.
server-refusal-no-rematch = A rematch needs a finished match in which you had a seat.
server-refusal-no-such-version = The match has not come that far.
server-refusal-branch-tells-secrets = While this match is played, going on by yourself would tell you secrets.
server-refusal-match-under-way = This match is being played; until it is over nobody goes on with it alone.
server-refusal-has-seat = You have a seat at this table.
server-refusal-colour-taken = Somebody has chosen this colour.
server-refusal-not-your-study = Only those who began this analysis, or played the match, can stop it.
server-refusal-login-taken = This login is taken.
server-refusal-has-account = You have an account already.
server-refusal-no-account = You have no account yet.
server-refusal-common-password = This password is too easy to guess; choose another.
server-refusal-wrong-login = Login or password is wrong.
server-refusal-bad-webhook = This address cannot be called.
server-refusal-bad-email = This is not an e-mail address.
server-refusal-too-many-mails = Too many mails have asked for this already; wait for some days.
server-refusal-chat-off = You cannot write in the chat of this table.
server-refusal-chat-empty = There is nothing to say.
server-refusal-too-fast = Too fast; wait a moment.
server-refusal-too-large = This is too large.
server-refusal-not-json = Bodies have to be JSON, with Content-Type: application/json.
server-refusal-not-understood = The message was not understood.
server-refusal-hello-first = A conversation begins with hello.
server-refusal-hello-again = Hello was said before.
server-refusal-foreign-origin = This page may not talk to the server.
server-refusal-unavailable = The server is busy with itself; try again.
server-refusal-internal = The server made a mistake.
server-refusal-not-found = There is nothing here.
server-refusal-method = This cannot be asked like that.
server-refusal-bad-request = The request was not understood.
