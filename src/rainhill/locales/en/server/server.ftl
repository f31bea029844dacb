# The table server: what it says to people. Codes of refusals are `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>This is the table server. The browser client is not installed here.
    The interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>

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

server-mail-subject-your-turn = Rainhill: your turn in { $game }
server-mail-body-your-turn =
    Hello { $name },

    It is your turn in { $game } ({ $map }). Go to the table:
    { $link }
server-mail-subject-match-over = Rainhill: your match of { $game } is over
server-mail-body-match-over =
    Hello { $name },

    Your match of { $game } ({ $map }) is over. See how it ended:
    { $link }
server-mail-subject-webhook-off = Rainhill: your webhook was switched off
server-mail-body-webhook-off =
    Hello { $name },

    Your webhook has not answered for most of a day, so it is not called any more:
    { $address }

    To switch it on again, enter the address once more on the page “You”:
    { $link }
server-mail-subject-confirm = Rainhill: may we write to you?
server-mail-body-confirm =
    Hello,

    Somebody who plays as { $name } wants to be told at this address when it is their turn.
    If that is you, follow this link and press the button:
    { $link }

    If not, do nothing: no more mail will come.

# Pages behind the link in that mail.
server-confirm-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Do you want a mail when it is your turn?</p>
    <form method="post"><button>Yes, write to this address</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Thank you. You will be told when it is your turn.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>This link is not valid any more.</p></html>

# What the server refuses; the rules of a game have their own refusals.
server-refusal-stale = Something has happened at the table meanwhile; look again, then decide.
server-refusal-not-started = The match has not begun yet.
server-refusal-seat-has-bot = A bot plays in this seat now. If the seat is yours, take it back first.
server-refusal-undo-not-allowed = This cannot be taken back at this table, or not any more.
server-refusal-offer-waits = A proposal is still waiting for answers; make yours after that.
server-refusal-offer-too-soon = You have just made a proposal; the next one has to wait for another move.
server-refusal-lesson-astray = These steps do not lead through the lesson; begin it again.
server-refusal-log-full = This match has grown too long; it can only be ended.
server-refusal-no-offer = This proposal is not open any more.
server-refusal-hand-over-not-allowed = This seat cannot be handed to a bot now.
server-refusal-take-back-not-allowed = This seat cannot be taken back.
server-refusal-not-your-seat = This is not your seat.
server-refusal-no-advice = There are no hints at this table until the match is over.
server-refusal-no-session = Choose a name first, or sign in.
server-refusal-no-table = There is no such table.
server-refusal-table-crowded = Too many people are watching this table; try again later.
server-refusal-not-alone = Others have or had a seat at this table, so it cannot be deleted.
server-refusal-no-free-seat = Every seat is taken.
server-refusal-bad-link = This link is not valid any more; ask for a new one.
server-refusal-too-many-devices = Too many devices use this seat. Copy a new link on one of them: that ends the access of the others.
server-refusal-too-many-open-tables = Too many of your tables are waiting for players; close one of them first.
server-refusal-too-many-bot-tables = Only bots play at too many of your tables; wait until one of these matches ends.
server-refusal-gone = The connection was lost before the answer came.
server-refusal-already-started = The match has begun already.
server-refusal-not-creator = Only the person who set the table up can do this.
server-refusal-seats-not-taken = Some seats are still free; the match starts when all are taken.
server-refusal-no-rematch = A rematch is possible only after a finished match in which you had a seat.
server-refusal-no-such-version = The match has not come that far yet.
server-refusal-branch-tells-secrets = While this match is being played, playing on alone would show you secrets.
server-refusal-match-under-way = This match is still being played; you can play on alone once it is over.
server-refusal-has-seat = You already have a seat at this table.
server-refusal-colour-taken = Somebody has chosen this colour already; choose another.
server-refusal-not-your-study = Only those who began this analysis or played the match can stop it.
server-refusal-login-taken = This login is taken; choose another.
server-refusal-has-account = You have an account already.
server-refusal-no-account = You have no account yet.
server-refusal-common-password = This password is too easy to guess; choose another.
server-refusal-wrong-login = The login or the password is wrong.
server-refusal-bad-webhook = This address cannot be called. Give a public one that begins with http:// or https://.
server-refusal-bad-email = This does not look like an e-{"\u2060"}mail address.
server-refusal-too-many-mails = Too many mails have been sent to confirm an address; it may take a month before more can be sent.
server-refusal-chat-off = You cannot write in the chat of this table.
server-refusal-chat-empty = Write something first.
server-refusal-too-fast = That was too fast; wait a moment and try again.
server-refusal-too-large = This is too large.
server-refusal-not-json = The body has to be JSON, with Content-Type: application/json.
server-refusal-not-understood = The server did not understand this; reload the page and try again.
server-refusal-hello-first = A conversation begins with the message hello.
server-refusal-hello-again = The message hello came twice.
server-refusal-foreign-origin = Pages of another site may not talk to this server.
server-refusal-unavailable = The server is busy; try again in a moment.
server-refusal-internal = Something went wrong on the server; try again.
server-refusal-not-found = There is nothing here.
server-refusal-method = This address does not take this kind of request.
server-refusal-bad-request = The server did not understand the request; reload the page and try again.
