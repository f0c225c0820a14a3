# What the server refuses, in English.

too-often = That is too often; wait a moment.
too-large = The request is too large.
server-failed = The server could not do this; nothing has changed.
storage-fails = The server cannot use its storage at the moment; nothing has changed. Try again shortly.
too-busy = The server has too much to do at the moment; try again shortly.
too-many-guests = Too many new guests come from your network; try again later, or log in.
too-many-tables = Too many tables were opened within an hour; try again later.
too-many-open-tables = { $count ->
    [one] One table of yours waits
   *[other] { $count } tables of yours wait
} for players already; begin a game or leave a table first.
say-your-name = Say your name first.
no-token = The request does not carry the token of this session; load the page again.

name-form = A name has 1 to 24 characters, without “|”.
login-unusable = This login cannot be used; choose another. A login has 3 to 120 characters, without spaces: a name or an e-mail address.
password-form = A password has 8 to 200 characters.
has-account = You have an account already; log out first.
login-wrong = Login and password do not fit.
password-wrong = That is not your current password.
no-account = You are a guest; only accounts have a password.
too-many-preferences = These are too many preferences.

no-table = There is no such table.
table-elsewhere = Another server has taken over this table. Nothing was changed; the page connects again.
private-table = This table is private: open it with the link of somebody who plays there.
table-closed = This table was closed: nobody sits there any more.
no-open-seat = There is no open seat at this table.
only-host-fills = Only the host fills seats.
begun-already = The game at this table has begun already.
not-begun = The game has not begun.
no-game = There is no game going on at this table.
not-over = The game is not over yet.
other-rules = This game was played with rules version { $version } and cannot be opened now.
game-broken = This game cannot be played here at the moment; the operator of the server has to repair it.
seed-chosen = The seed can be chosen only where no other people play: it tells every secret.
sit-yourself = You must sit at your own table.
log-too-long = The log is too long.
no-decision = There is no decision { $number }; the game has { $count }.

gone-on = The game has gone on.
gone-on-move = The game has gone on: this answers decision { $answered }, asked is { $asked }.
gone-on-undo = The game has gone on; there is nothing to take back here.
do-not-play = You do not play at this table.
did-not-play = You did not play at this table.
nothing-to-say = There is nothing to say.

no-seat = There is no seat { $seat } at this table.
not-your-seat = This is not your seat.
no-person-plays = No person plays this seat.
bot-in-seconds = A bot can take this seat in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bot-when-away = A bot can take this seat only when { $name } has been away for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

no-hints = There are no hints at this table.
hint-too-long = The hint takes too long; ask again in a moment.
review-failed = The review could not be made; it can be asked for again.
rules-not-ready = The rules of this game could not be prepared on this server; “kontor compile { $game }” tells whoever runs it why.
