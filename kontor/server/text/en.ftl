# What the server refuses, in English.

too-often = Too many requests; wait a moment.
too-large = The request is too large.
server-failed = The server could not do this; nothing was changed. If you report it, please quote { $request }.
storage-fails = The server cannot reach its storage right now; nothing was changed. Try again shortly.
too-busy = The server is too busy right now; try again shortly.
too-many-guests = Too many new guests from your network; try again later, or log in.
too-many-tables = Too many tables were opened in the last hour; try again later.
too-many-open-tables = { $count ->
    [one] You already have a table waiting for players
   *[other] You already have { $count } tables waiting for players
}; start a game or leave a table first.
say-your-name = Enter your name first.
guest-name = Guest { $number }
no-token = The request has no valid session token; reload the page.

name-form = A name must have 1 to 24 characters, without “|”.
login-unusable = This login cannot be used; choose another. A login must have 3 to 120 characters and no spaces: a name or an e-mail address.
password-form = A password must have 8 to 200 characters.
has-account = You already have an account; log out first.
login-wrong = Wrong login or password.
password-wrong = That is not your current password.
no-account = You are a guest; only accounts have a password.
too-many-preferences = Too many preferences.

no-table = There is no such table.
table-elsewhere = Another server has taken over this table. Nothing was changed; the page will reconnect.
servers-apart = The servers have lost touch with each other for a moment. What was confirmed is safe; try again shortly.
private-table = This table is private: open it with a link from one of its players.
table-closed = This table is closed: everybody has left.
no-open-seat = There is no open seat at this table.
only-host-fills = Only the host can fill seats.
begun-already = The game at this table has already started.
not-begun = The game has not started yet.
no-game = No game is in progress at this table.
not-over = The game is not over yet.
other-rules = This game was played with rules version { $version } and cannot be opened here.
game-broken = This game cannot be played here right now; the operator of the server has to fix it.
seed-chosen = The seed can be chosen only if no other people play: it gives away every secret.
sit-yourself = You must take a seat at your own table.
log-too-long = The log is too long.
no-decision = There is no decision { $number }; the game has { $count }.

gone-on = The game has moved on.
gone-on-decision = The game has moved on: this answers decision { $answered }, but decision { $asked } is due.
gone-on-undo = The game has moved on; there is nothing to undo here.
do-not-play = You are not playing at this table.
did-not-play = You did not play at this table.
nothing-to-say = The message is empty.

no-seat = There is no seat { $seat } at this table.
not-your-seat = This is not your seat.
no-person-plays = No person plays in this seat.
bot-in-seconds = A bot can take this seat in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bot-when-away = A bot can take this seat only after { $name } has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

rated-account = Rated games are for accounts; make one first, your games stay yours.
rated-two = A rated game needs at least two seats.
rated-one-device = At a rated table everybody plays on their own device.
rated-seed = At a rated table nobody chooses the seed.
rated-no-hints = Rated games have no hints.
rated-no-undo = Nothing can be undone in a rated game.
rated-bot = The bot “{ $bot }” has no rating at tables of this size; choose another.
rated-guest = { $name } is a guest; rated games are for accounts.
no-person = There is no such person.
not-yourself = That is you.
history-hidden = This person’s games are private.
too-many-listed = This list has { $count } people, and more is not possible.
not-welcome = You cannot take a seat at this table.
not-invited = { $name } is not taking invitations.
too-many-invited = This table has invited { $count } people, and more is not possible.
invite-account = Only accounts find and invite people by name; guests can share the link.
no-invitation = There is no invitation to this table for you.
qr-elsewhere = A QR code leads only to this server.
colour-taken = Somebody else has this colour.

no-hints = Hints are off at this table.
no-board = “What if” is off at this table until the game is over, because hints are.
no-board-hint = While several people play here, ask for hints at the table itself: there all see how many were given.
too-many-tried = A board takes at most { $count } decisions; go back a few, or play on from here.
game-over-there = The game is over in that position; choose an earlier one.
hint-not-ahead = You may choose already; a hint can be given when those before you have chosen.
hint-too-long = The hint is taking too long; ask again in a moment.
explorer-own = While the game runs, the explorer shows only your own decisions.
explorer-hints = While the game runs, the explorer is off at tables without hints.
explorer-undecided = Decide first; then the explorer shows what others chose.
no-coach = This table has no coach.
coach-compiling = The rules are still being compiled; the coach will look at your decisions as soon as that is done.
review-failed = The review failed; you can ask for it again.
rules-not-ready = This server could not prepare the rules of this game; “kontor compile { $game }” tells its operator why.

no-puzzle = There is no such puzzle.
not-possible-there = That is not possible in this position.
puzzle-why-end = The game is nearly over: only what still counts by then matters.
puzzle-why-scoring = It soon brings more points than the next best choice.
puzzle-why-blocking = It costs the others more than the next best choice would.
puzzle-why-tempo = It cannot wait: by your next turn it may well be gone.
puzzle-why-plan = It pays off in the turns to come, more than what looks better now.

webhook-form = A webhook must be a complete address that begins with https://.
push-form = This browser cannot be called: its push address cannot be used here.

time-is-up = Your time is up: a bot is playing for you.
paused = The game is paused; anybody who plays can go on.
no-clock = This table has no clock: everybody has all the time they want.
clock-decides = At this table the clock decides when a bot plays for somebody.
vacation-ends = A vacation must end after it begins, and not in the past.
vacation-far = A vacation can be planned one year ahead at most.
vacation-overlaps = You are already on vacation in that time.
vacation-too-long = { $days ->
    [one] That takes one vacation day
   *[other] That takes { $days } vacation days
}; you have { $left ->
    [0] none left this year.
    [one] one left this year.
   *[other] { $left } left this year.
}
no-vacation = There is no such vacation.
