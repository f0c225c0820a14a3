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
ui-name-of-seat = Name for seat { $number }
ui-options = Options
ui-finer-points = Finer points of the rules ({ $count })
ui-who-sees = Who can come?
ui-by-link = By link
ui-by-link-help = Only people you send the link to find this table.
ui-public = Everybody
ui-public-help = The table is listed on the start page. Anybody can sit down or watch.
ui-open-table = Open the table
ui-start-game = Start the game

# waiting room
ui-away = away
ui-invite = Invite
ui-invite-line = Whoever opens this link can sit down on an open seat.
ui-invite-public = The table is listed on the start page. The link leads here too.
ui-copy-link = Copy link
ui-fill-with = Start with: { $bot }
ui-leave = Leave the table

# table
ui-you-watch = You are watching
ui-save-log = Save log
ui-resign-title = Resign from this game?
ui-resign-line = The greedy bot plays on in your seat, so that the others can finish.
ui-resign-no = Play on
ui-resign-yes = Resign
ui-rematch-ready = A new table with the same players is ready.
ui-go-there = Go there

# replay
ui-replay = Review
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
ui-welcome = Welcome, { $name }.
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-sound-help = Quiet notes for moves and for your turn.
ui-confirm-turn = Confirm each choice
ui-confirm-turn-help = A click selects, a button plays. Good against slips.

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
table-back = Back
table-undo = Undo the last step
table-undo-turn = Undo the whole turn
table-thinking = { $name } is thinking.
table-waiting = Look around: point at a place to see what is there.
table-your-turn = Your turn. { $question }
table-yours = Yours
table-only-you = only you see them
table-pieces = Pieces left
table-points = points
table-players = Players
table-bot = bot
table-offline = offline
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
table-overview = The whole board in small: go to a part of it
table-tab-desk = Desk
table-desk-of = Desk of { $name }
table-turn = Turn { $turn }
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
