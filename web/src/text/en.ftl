# Texts of the browser client, in English. Keys ui-*: pages; table-*: the table.

# general
ui-skip = Skip to the content
ui-close = Close
ui-cancel = Cancel
ui-try-again = Try again
ui-just-now = just now
ui-no-connection = The server cannot be reached. Check your connection and try again.
ui-server-trouble = Something went wrong on the server. Try again in a moment.
ui-too-late = The game went on before your choice arrived. Nothing was changed.
ui-left-table = You left the table before the answer came.
ui-link-copied = The link is copied.
ui-link-copied-here = The link is copied. It works only on this computer.

# bars
ui-home-link = Kontor, to the start page
ui-main-menu = Main menu
ui-nav-play = Play
ui-nav-rules = Rules
ui-nav-account = Account
ui-guest = guest
ui-theme-to-dark = Dark theme
ui-theme-to-light = Light theme
ui-games = Games

# start page
ui-home-title = What shall we play?
ui-home-line = No account needed. Sit down at once, or send a friend the link.
ui-import = Open a log
ui-players = { $players } players
ui-read-rules = Rules
ui-play-bot = Play a bot
ui-new-table = New table
ui-your-tables = Your tables
ui-open-tables = Open tables
ui-watch-tables = Games to watch
ui-no-tables = No tables yet
ui-no-tables-line = Play a bot now, or start a table and send the link.
ui-no-open = Nobody is looking for players
ui-no-open-line = Public tables with an open seat appear here.
ui-your-turn = Your turn
ui-continue = Continue
ui-look = Look
ui-review = Review
ui-watch = Watch
ui-sit-down = Sit down
ui-open-seat = Open seat
ui-waiting-for = Waiting for { $name }
ui-waiting-for-players = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
ui-table-of = { $count ->
    [one] { $name }’s table · { $count } open seat
   *[other] { $name }’s table · { $count } open seats
}
ui-you-won = You won
ui-won-by = { $count ->
    [one] { $name } won
   *[other] { $name } share the win
}

# name
ui-name-title = What is your name?
ui-name = Name
ui-name-help = The others at the table see it. You can change it later.
ui-name-play = Play
ui-name-missing = A name is missing.

# new table
ui-new-table-of = { $game }: new table
ui-how-many = How many players?
ui-seats = Seats
ui-who-sits = Who sits on seat { $number }?
ui-seat-me = Me
ui-seat-me-named = Me ({ $name })
ui-seat-open = Open, for whoever has the link
ui-seat-hot = Somebody at this device
ui-bots = Bots
ui-bots-simple = Simple bots
ui-name-of-seat = Name for seat { $number }
ui-options = Options
ui-finer-points = Finer points of the rules ({ $count })
ui-who-sees = Who can come?
ui-by-link = By link
ui-by-link-help = Only people you send the link to find this table.
ui-public = Everybody
ui-public-help = The table is listed on the start page. Anybody can sit down or watch.
ui-hints = Hints allowed
ui-hints-help = Whoever is to move can ask for the best choices and what they are worth.
ui-open-table = Open the table
ui-start-game = Start the game

# waiting room
ui-away = away
ui-invite = Invite
ui-invite-line = Whoever opens this link can sit down on an open seat. Nobody finds the table without it.
ui-table-closed = This table was closed: nobody sits there any more.
ui-called-off = The game was called off.
ui-more-tables = More tables
ui-invite-public = The table is listed on the start page. The link leads here too.
ui-copy-link = Copy link
ui-invite-loopback = This address works only on this computer. For players elsewhere, start the server with “--host 0.0.0.0” and open it by the address this computer has in the network.
ui-fill = Fill the seats and start
ui-leave = Leave the table

# table
ui-you-watch = You are watching
ui-save-log = Save log
ui-resign-title = Resign from this game?
ui-resign-line = { $count ->
    [0] A casual bot plays on in your seat.
    [one] A casual bot plays on in your seat, so that the other player can finish.
   *[other] A casual bot plays on in your seat, so that the others can finish.
}
ui-resign-no = Play on
ui-resign-yes = Resign
ui-rematch-ready = A new table with the same players is ready.
ui-go-there = Go there

# replay
ui-replay = Replay
ui-first = First move
ui-back = One move back
ui-play = Play
ui-pause = Pause
ui-on = One move on
ui-last = Last move
ui-moment = Moment of the game
ui-move-of = move { $number } of { $last }
ui-speed = Speed { $speed }
ui-share-move = Share this move
ui-moves = Moves
ui-move-start = Start of the game
ui-points-chart = Points of all players, move by move
ui-to-table = To the table
ui-analysis = Review
ui-chart = Chart
ui-chance = Chance to win
ui-points = Points
ui-flag = Move { $number }, { $name }: { $cost } percentage points
ui-review-working = The bot looks at every decision.
ui-review-failed = The review was not finished.
ui-accuracy = Accuracy
ui-accuracy-help = 100 would be the bot’s choice every time. Press a name to see only that player’s decisions.
ui-only-of = Only decisions of { $name }
ui-mistakes = Decisions that cost most
ui-mistakes-help = In percentage points of the chance to win, as the bot sees it.
ui-mistakes-none = No decision cost much.
ui-mistakes-none-yet = Nothing found yet.
ui-mistakes-all = { $count ->
    [one] Show the only one
   *[other] Show all { $count }
}
ui-mistakes-fewer = Show fewer
ui-move-by = Move { $number } · { $name }
ui-played = Played:
ui-better = Better:
ui-line = How it could have gone on

# rules
ui-rules-of = { $game }: rules

# account and settings
ui-account = Account
ui-about-you = About you
ui-is-nobody = Say your name and play. An account is not needed.
ui-is-guest = You play as a guest. This browser remembers you; with an account you find your games everywhere.
ui-logged-in-as = You are logged in as { $login }.
ui-keep-name = Save name
ui-name-kept = The others now see you as { $name }.
ui-register = Create an account
ui-register-help = Your games so far stay yours. The password has 8 characters or more.
ui-log-in = Log in
ui-log-in-help = Welcome back. Your tables and settings come along.
ui-log-out = Log out
ui-logged-out = You are logged out.
ui-login = Login name or e-mail
ui-password = Password
ui-change-password = Change password
ui-change-password-help = On all your other devices you are logged out.
ui-current-password = Current password
ui-new-password = New password, 8 characters or more
ui-password-changed = Your password is changed.
ui-welcome = Welcome, { $name }.
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = Same as the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-sound-help = Quiet notes for moves and for your turn.
ui-confirm-turn = Confirm each choice
ui-confirm-turn-help = A click selects, a button plays. That guards against slips.

# not found
ui-missing-title = Nothing on this table
ui-missing-what = There is no page at this address.
ui-missing-line = The link may be old, or a letter got lost on the way.
ui-to-games = To the games

# the table and the end of a game
table-question = Question
table-all-choices = All choices
table-show-all = { $count ->
    [one] Show the only choice
   *[other] Show all { $count } choices
}
table-only-with = Only with
table-back = Back
table-undo = Undo the last step
table-undo-turn = Undo the whole turn
table-thinking = { $name } is thinking.
table-waiting = Look around: point at a place to see what is there.
table-hint = Hint
table-hint-title = Hint: the best choices (H)
table-hint-what = Chance to win, as the bot sees it
table-hint-close = Close the hint
table-hint-thinking = The bot thinks about your choices.
table-hint-off = Hints are off at this table.
table-hint-wait = You get a hint when you are to decide.
table-hint-told = { $count ->
    [one] There is one good choice: { $words }, { $chance }.
   *[other] { $count } choices. The best: { $words }, { $chance }.
}
table-hint-effort = { $lines ->
    [one] { $lines } way looked at in { $seconds } s
   *[other] { $lines } ways looked at in { $seconds } s
}
table-your-turn = Your turn. { $question }
table-yours = Yours
table-only-you = only you see them
table-pieces = Pieces left
table-points = points
table-players = Players
table-bot = bot
table-offline = offline
table-away-since = away since { $time }
table-away-help = When somebody has been away for { $seconds } seconds, a player can ask for a bot in their place.
table-hints-used = { $count ->
    [one] { $count } hint used
   *[other] { $count } hints used
}
table-stand-in = { $bot } plays here for now
table-stand-in-me = Let a bot play for me
table-stand-in-for = Let a bot play for { $name }
table-stand-in-help = It plays until the seat is taken back.
table-stand-in-notice = Everybody is told. If { $name } comes back within { $seconds } seconds, the seat stays theirs.
table-replaced-soon = { $bot } plays for { $name } shortly, unless { $name } comes back.
table-called-off = The game was called off after { $count } decisions. Nobody wins.
table-stand-in-yours = { $bot } plays for you.
table-stand-in-named = { $bot } plays for { $name }.
table-take-back = Take back your seat
table-resigned = has resigned
table-time-used = Time used
table-side = Players, log, chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-look = Look at move { $number }
table-chat = Chat
table-chat-empty = Nobody has written yet.
table-chat-write = Write to the table
table-chat-send = Send
table-resign = Resign
table-reconnecting = Connection lost. Trying again.
table-watching = You are watching this game.
table-tabs = Parts of the table
table-tab-board = Board
table-tab-players = Players
table-zoom = Zoom
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Whole board
table-overview = The whole board at a glance: go to a part of it
table-tab-desk = Desk
table-desk-of = Desk of { $name }
table-turn = { $name }’s turn
table-hand-over = Hand over to { $name }
table-hand-over-help = The table is covered until { $name } is there.
table-hand-over-ready = I am { $name }
table-result = Show the result
table-review = Review the game
table-save-log = Save log
table-play-again = Play again
table-points-made = How the points were made
table-in-numbers = In numbers
table-category = Category
table-total = Total
table-scores-over-time = Points, decision by decision
table-decision = Decision
