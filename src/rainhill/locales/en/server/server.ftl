# The table server: what it says to people. Codes of refusals are `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>This is the table server. The browser client is not installed here.
    The interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
server-deleted-line = (deleted)

server-mail-subject-your-turn = Rainhill: it is your turn
server-mail-body-your-turn = Hello { $name }, it is your turn at this table: { $link }
server-mail-subject-match-over = Rainhill: a match is over
server-mail-body-match-over = Hello { $name }, the match at this table is over: { $link }

# What the server refuses; the rules of a game have their own refusals.
server-refusal-stale = The table has moved on; look again.
server-refusal-not-started = The match has not begun.
server-refusal-seat-has-bot = A bot answers for this seat now.
server-refusal-undo-not-allowed = This cannot be taken back.
server-refusal-offer-waits = An offer is waiting for answers.
server-refusal-offer-too-soon = One offer a move is enough.
server-refusal-no-offer = There is no such offer.
server-refusal-hand-over-not-allowed = This seat cannot be handed to a bot now.
server-refusal-take-back-not-allowed = This seat cannot be taken back.
server-refusal-not-your-seat = This is not your seat.
server-refusal-no-advice = This table plays without advice until the match is over.
server-refusal-no-session = Say who you are first.
server-refusal-no-table = There is no such table.
server-refusal-table-crowded = Too many people watch this table already.
server-refusal-no-free-seat = There is no free seat.
server-refusal-bad-link = This link is not valid any more.
server-refusal-too-many-devices = Too many devices use this seat.
server-refusal-too-many-open-tables = You have too many tables waiting for players.
server-refusal-already-started = The match has begun.
server-refusal-not-creator = Only the person who set the table up can do this.
server-refusal-seats-not-taken = Not every seat is taken.
server-refusal-no-rematch = A rematch needs a finished match in which you had a seat.
server-refusal-no-such-version = The match has not come that far.
server-refusal-branch-tells-secrets = While this match is played, going on by yourself would tell you secrets.
server-refusal-login-taken = Somebody has this login.
server-refusal-has-account = You have an account.
server-refusal-wrong-login = Login or password is wrong.
server-refusal-bad-webhook = This address cannot be called.
server-refusal-bad-email = This is no e-mail address.
server-refusal-chat-off = This table does not want to hear that.
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
