# Texts of the browser client, in English. Keys ui-*: pages; table-*: the table.

# general
ui-skip = Skip to content
ui-close = Close
ui-cancel = Cancel
ui-try-again = Try again
ui-just-now = just now
ui-no-connection = Cannot reach the server. Check your connection and try again.
ui-server-trouble = Something went wrong on the server. Try again in a moment.
ui-too-late = The game moved on before your decision arrived. Nothing was changed.
ui-left-table = You left the table before the answer arrived.
ui-link-copied = Link copied.
ui-link-copied-here = Link copied. It works only on this computer.

# bars
ui-home-link = Kontor, start page
ui-main-menu = Main menu
ui-nav-play = Play
ui-nav-learn = Learn
ui-nav-rules = Rules
ui-nav-account = Account
ui-theme-to-dark = Dark theme
ui-theme-to-light = Light theme
ui-games = Games

# start page
ui-home-title = What shall we play?
ui-home-line = Against bots you play at once: no name, no account.
ui-import = Open a log
ui-players = { $players } players
ui-minutes = { $minutes } min
ui-weight-very-light = very light
ui-weight-light = light
ui-weight-medium = medium
ui-weight-heavy = heavy
ui-weight-very-heavy = very heavy
ui-read-rules = Rules
ui-play-bot = Play a bot
ui-level-of = Bot for { $game }
ui-level-beginner = Beginner
ui-level-casual = Casual
ui-level-strong = Strong
ui-level-expert = Expert
ui-level-master = Master
ui-new-table = New table
ui-your-games = Your games
ui-wait-for-you = { $count ->
    [0] none is waiting for you
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
ui-all-games = Show all { $count } games
ui-finished-games = Finished games
ui-you = You
ui-open-tables = Open tables
ui-watch-tables = Games to watch
ui-no-open = Nobody is looking for players
ui-no-open-line = Public tables with an open seat appear here.
ui-your-turn = Your turn
ui-continue = Continue
ui-look = View
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
ui-nobody-won = No win this time
ui-won-by = { $count ->
    [one] { $name } won
   *[other] { $name } share the win
}

# name
ui-name-title = What is your name?
ui-name = Name
ui-name-help = The others at the table see it. You can change it later.
ui-name-play = Play
ui-name-missing = Enter a name.

# new table
ui-new-table-of = { $game }: new table
ui-how-many = How many players?
ui-seats = Seats
ui-who-sits = Who sits in seat { $number }?
ui-seat-me = Me
ui-seat-me-named = Me ({ $name })
ui-seat-open = Open to anybody with the link
ui-seat-hot = Somebody on this device
ui-bots = Bots
ui-bots-simple = Simple bots
ui-name-of-seat = Name for seat { $number }
ui-options = Options
ui-finer-points = Finer points of the rules ({ $count })
ui-who-sees = Who can join?
ui-by-link = Anybody with the link
ui-by-link-help = Only people you send the link to can find this table.
ui-public = Everybody
ui-public-help = The table is listed on the start page. Anybody can sit down or watch.
ui-hints = Hints allowed
ui-hints-help = Whoever is deciding can ask for the best choices and what they are worth.
ui-open-table = Open the table
ui-start-game = Start the game

# waiting room
ui-away = away
ui-invite = Invite
ui-invite-line = Anybody who opens this link can take an open seat. Nobody can find the table without it.
ui-table-closed = This table is closed: everybody has left.
ui-called-off = The game was called off.
ui-more-tables = More tables
ui-invite-public = The table is listed on the start page. This link leads here too.
ui-copy-link = Copy link
ui-invite-loopback = This address works only on this computer. To let others join from elsewhere, start the server with “--host 0.0.0.0” and open the page at this computer’s network address.
ui-fill = Fill open seats with bots and start
ui-leave = Leave the table

# table
ui-you-watch = You are watching
ui-save-log = Save log
ui-resign-title = Resign from this game?
ui-resign-line = { $count ->
    [0] A casual bot takes over your seat.
    [one] A casual bot takes over your seat, so that the other player can finish.
   *[other] A casual bot takes over your seat, so that the others can finish.
}
ui-resign-no = Keep playing
ui-resign-yes = Resign
ui-rematch-ready = A new table with the same players is ready.
ui-go-there = Go there

# replay
ui-replay = Replay
ui-first = First decision
ui-back = Previous decision
ui-play = Play
ui-pause = Pause
ui-on = Next decision
ui-last = Last decision
ui-moment = Point in the game
ui-decision-of = decision { $number } of { $last }
ui-speed = Speed { $speed }
ui-share-decision = Share this decision
ui-decisions = Decisions
ui-decision-start = Start of the game
ui-points-chart = Points of all players, decision by decision
ui-to-table = Back to the table
ui-analysis = Review
ui-chart = Chart
ui-win-probability = Win probability
ui-points = Points
ui-flag = Decision { $number }, { $name }: { $cost } percentage points
ui-review-working = The bot is looking at every decision.
ui-review-failed = The review could not be finished.
ui-accuracy = Accuracy
ui-accuracy-help = 100 means that every decision was the bot’s choice. Select a name to see only that player’s decisions.
ui-only-of = Only { $name }’s decisions
ui-mistakes = Costliest decisions
ui-mistakes-help = In percentage points of win probability, by the bot’s estimate.
ui-mistakes-none = No decision cost much.
ui-mistakes-none-yet = Nothing found yet.
ui-mistakes-all = { $count ->
    [one] Show the only one
   *[other] Show all { $count }
}
ui-mistakes-fewer = Show fewer
ui-decision-by = Decision { $number } · { $name }
ui-played = Played:
ui-better = Better:
ui-line = How it could have continued

# explorer
ui-explorer = Explorer
ui-explorer-like = { $name }, in positions like this
ui-explorer-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-explorer-few = Fewer than { $count } games. Nothing to say yet.
ui-explorer-few-line = Positions like this were too rare.
ui-explorer-none = No games counted yet.
ui-explorer-none-line = Whoever runs the server can count games for this title.
ui-explorer-forced = Only one choice here.
ui-explorer-forced-line = The game continues by itself.
ui-explorer-over = The game is over.
ui-explorer-over-line = Go back to see what others chose.
ui-explorer-chosen = chosen { $share }
ui-explorer-won = won { $won } ({ $low } to { $high }), even share { $even }
ui-explorer-never = never chosen
ui-explorer-players = { $count ->
    [one] by { $count } player
   *[other] by { $count } players
}
ui-explorer-by-people = { $count ->
    [one] { $count } time by people
   *[other] { $count } times by people
}
ui-explorer-played = played here
ui-explorer-elsewhere = { $share } chose something that is not possible here, or rare.
ui-explorer-legend = Bar: how often it was chosen. Band: the part of these games that was won, with its 95% range; the dashed line is an even share. A choice can look strong because whoever made it was ahead already.

# rules
ui-rules-of = { $game }: rules
rules-search = Search in the rules
rules-found = { $at } of { $count }
rules-found-none = Not found
rules-previous = Previous place
rules-next = Next place
rules-places = places found
rules-contents = Contents
rules-legend = Icons
rules-link = Rules: { $title }
rules-example = Example: { $game }
rules-example-line = An example of the rules. Try what you like, for every player; nothing is kept.
rules-back = Back to the rules

# account and settings
ui-account = Account
ui-about-you = About you
ui-is-nobody = Enter your name and play. You do not need an account.
ui-is-guest = You are playing as a guest. This browser remembers you; with an account you find your games on every device.
ui-logged-in-as = You are logged in as { $login }.
ui-keep-name = Save name
ui-name-kept = The others now see you as { $name }.
ui-register = Create an account
ui-register-help = You keep the games you have played so far. The password needs at least 8 characters.
ui-log-in = Log in
ui-log-in-help = Welcome back. Your tables and settings are waiting.
ui-log-out = Log out
ui-logged-out = You are logged out.
ui-login = Login name or e-mail
ui-password = Password
ui-change-password = Change password
ui-change-password-help = You will be logged out on all your other devices.
ui-current-password = Current password
ui-new-password = New password, at least 8 characters
ui-password-changed = Your password was changed.
ui-welcome = Welcome, { $name }.
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = Same as system
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-sound-help = Quiet sounds for decisions and for your turn.
ui-motion-speed = Speed of what moves
ui-speed-off = off
ui-confirm-turn = Confirm each decision
ui-confirm-turn-help = A click selects, a button confirms. Prevents misclicks.

# not found
ui-missing-title = Page not found
ui-missing-what = There is no page at this address.
ui-missing-line = The link may be outdated or incomplete.
ui-to-games = Back to the games

# the table and the end of a game
table-question = Question
table-all-choices = All choices
table-show-all = { $count ->
    [one] Show the only choice
   *[other] Show all { $count }
}
table-all = All { $count }
table-mode = What a click places
table-pay-missing = Still missing: { $what }
table-back = Back
table-undo = Undo your last decision
table-undo-turn = Undo the whole turn
table-thinking = { $name } is thinking.
table-preparing = Until the rules are prepared (once, some fifteen seconds) bots look ahead only to the end of their turn.
table-still-choosing = Still choosing: { $names }
table-waiting = Look around: point at a place to see what is there.
table-waiting-touch = Look around: tap a place to see what is there.
table-hint = Hint
table-hint-title = Hint: the best choices (H)
table-hint-what = Win probability, by the bot’s estimate
table-hint-close = Close the hint
table-hint-thinking = The bot is thinking about your choices.
table-hint-off = Hints are off at this table.
table-hint-wait = You can ask for a hint when it is your turn to decide.
table-hint-told = { $count ->
    [one] There is one good choice: { $words }, { $chance }.
   *[other] { $count } choices. The best: { $words }, { $chance }.
}
table-hint-effort = { $lines ->
    [one] { $lines } line searched in { $seconds } s
   *[other] { $lines } lines searched in { $seconds } s
}
table-your-turn = Your turn. { $question }
table-yours = Yours
table-only-you = only you see this
table-pieces = Pieces left
table-points = points
table-players = Players
table-bot = bot
table-offline = offline
table-away-since = away since { $time }
table-away-help = When somebody has been away for { $seconds } seconds, a player can ask for a bot to take their place.
table-hints-used = { $count ->
    [one] { $count } hint used
   *[other] { $count } hints used
}
table-stand-in = { $bot } is playing here for now
table-stand-in-me = Let a bot play for me
table-stand-in-for = Let a bot play for { $name }
table-stand-in-help = It plays until the seat is taken back.
table-stand-in-notice = Everybody will be told. If { $name } comes back within { $seconds } seconds, they keep the seat.
table-replaced-soon = { $bot } will take over for { $name } shortly, unless { $name } comes back.
table-called-off = The game was called off after { $count } decisions. Nobody wins.
table-stand-in-yours = { $bot } is playing for you.
table-stand-in-named = { $bot } is playing for { $name }.
table-take-back = Take your seat back
table-resigned = has resigned
table-you-resigned = You have resigned
table-you-resigned-help = A bot plays on in your seat. You may watch to the end.
table-time-used = Time used
table-side = Players, log, chat
table-summary-player = Player
table-summary-you = You
table-summary-why = Why
table-summary-change = Change
table-summary-points = Points
table-summary-bought = { $what }, bought
table-summary-missing = missing
table-summary-fold = Show on the board
table-summary-unfold = Show the card
table-summary-undo = Undo
table-summary-waits = The game waits for you.
table-replay = Replay last turns
table-replay-speed = Speed
table-replay-by-step = step by step
table-replay-step = Step { $step } of { $count }
table-replay-next = Next step
table-replay-skip = To the end
table-enlarge-what = Enlarge: { $what }
table-enlarged-before = Previous
table-enlarged-next = Next
table-enlarged-close = Close
table-since = Since your last turn
table-since-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
table-log = Log
table-log-empty = Nothing has happened yet.
table-undone = { $name } undid { $count ->
    [one] a decision
   *[other] { $count } decisions
}.
table-undone-you = You undid { $count ->
    [one] a decision
   *[other] { $count } decisions
}.
table-chat = Chat
table-rules = Rules
table-chat-empty = Nobody has written yet.
table-chat-write = Write to the table
table-chat-send = Send
table-resign = Resign
table-reconnecting = Connection lost. Reconnecting.
table-watching = You are watching this game.
table-tabs = Parts of the table
table-tab-board = Board
table-tab-players = Players
table-zoom = Zoom
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Whole board
table-overview = Overview of the board: jump to any part
table-tab-mat = Mat
table-mat-of = Mat of { $name }
table-turn = { $name }’s turn
table-hand-over = Pass the device to { $name }
table-hand-over-help = The table stays covered until { $name } is ready.
table-hand-over-ready = I am { $name }
table-result = Show the result
table-review = Review the game
table-save-log = Save log
table-play-again = Play again
table-points-made = Where the points came from
table-in-numbers = In numbers
table-category = Category
table-total = Total
table-scores-over-time = Points, decision by decision
table-decision = Decision
table-you = You
table-place-sign = { $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
table-end-win = { $points ->
    [0] You win, level with { $other }
   *[other] You win, { $points } ahead of { $other }
}
table-end-wins = { $points ->
    [0] { $name } wins, level with { $other }
   *[other] { $name } wins, { $points } ahead of { $other }
}
table-end-behind = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
}, { $points ->
    [0] level with { $other }
   *[other] { $points } behind { $other }
}
table-end-shared = You share the victory with { $names }
table-end-share = { $names } share the victory
table-end-more = { $name } was ahead in { $parts }.
table-end-you-more = You were ahead in { $parts }.
table-end-less = { $part }: { $other } lost { $more ->
    [one] 1 point
   *[other] { $more } points
}, { $name } { $less ->
    [0] none
   *[other] { $less }
}.
table-end-you-less = { $part }: { $other } lost { $more ->
    [one] 1 point
   *[other] { $more } points
}, you { $less ->
    [0] none
   *[other] { $less }
}.
table-end-you-lost = { $part }: you lost { $more ->
    [one] 1 point
   *[other] { $more } points
}, { $name } { $less ->
    [0] none
   *[other] { $less }
}.
table-turning-points = Turning points
table-chance-after = Chance to win after each decision
table-chance-working = The bot is looking at every decision.
table-review-failed = The review could not be finished.
table-try-again = Try again
table-no-turning-point = No single turn changed much.
table-better = Better:
table-go-there = Go there
table-final-board = Final board
table-enlarge = Enlarge

# keys
ui-keys = Keyboard
key-go = Go from place to place
key-enter = Press the main button
key-answer = Choose that answer, or that line of a hint
key-hint = Ask for a hint, or close it
key-undo = Undo; with Shift the whole turn
key-mode = Switch what a click on the board places
key-replay = Replay the last turns of the others
key-log = Go to the log
key-rules = Read the rules about what is pointed at
key-board = Go to the board
key-larger = Zoom in
key-smaller = Zoom out
key-fit = Whole board
key-back = Go back; close
key-back-one = One decision back
key-on-one = One decision on
key-first = To the start
key-last = To the end
key-play = Play or pause
key-help = Show these keys
key-name-space = Space
key-name-escape = Esc

board-what-if = What if
board-what-if-title = Try decisions on a private board, for all seats
table-what-if-off = “What if” is off at this table until the game is over, because hints are.
board-private = Private: only you see this board
board-back = Back to the game
board-from-live = { $number ->
    [0] from the start of this game
   *[other] from decision { $number } of this game
}
board-from-over = { $number ->
    [0] from the start of a finished game
   *[other] from decision { $number } of a finished game
}
board-from = { $number ->
    [0] At the start
   *[other] After decision { $number }
}
board-branch = Branch { $branch }
board-branch-after = Branch { $branch } after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
board-not-real = Not the real game.
board-safe = Nothing you try here reaches the table.
board-in-game = game
board-here = here
board-estimate = Ask a bot for the chances
board-branches = Branches
board-really = In the game:
board-steps = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
board-delete = Delete branch { $branch }
board-no-branch = Try a decision; the game is safe.
board-full = There are { $count } branches already. Delete one to begin another.
board-new-branch = { $number ->
    [0] New branch from the start
   *[other] New branch after decision { $number }
}
board-kept = Branches stay with this game in this browser, for you only, until you delete them.
board-guess-title = Hidden things
board-guess = What you cannot see is dealt anew. It is a guess, not the real thing.
board-redeal = Redeal
board-bot = Let the bot choose
board-your-turn = It is your turn at the table
board-play-on = Play on from here
board-play-on-line = A new table opens at this position; bots play the other seats. What you cannot see is dealt anew.
board-your-seat = You play
board-level = The bots play
board-open-table = Open the table
board-origin = From decision { $number } of another game{ $tried ->
    [0] {""}
   *[other] , and { $tried } tried
}
board-origin-other = From a set position
key-what-if = Try decisions on a private board

# lessons
learn-title = Learn
learn-line = Short lessons at a real table. Two or three minutes each, in any order.
learn-rules = Rules of all games
learn-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-done-of = { $done } of { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-all-done = All lessons done
learn-minutes = { $minutes } min each
learn-first = First
learn-next = Next
learn-again = Again
learn-any = any lesson from the list
learn-start = Start with lesson 1
learn-continue = Continue with lesson { $number }
learn-list = All lessons
learn-open = open
learn-begun = begun
learn-keep = Your progress is kept for this browser; an account keeps it for good.
learn-none = No game has lessons yet.
lesson-number = Lesson { $number } of { $count }
lesson-step = step { $number } of { $count }
lesson-leave = Leave lesson
lesson-now-you = Now you
lesson-show = Show me
lesson-skip = Skip this step
lesson-back = Previous step
lesson-next = Next step
lesson-next-lesson = Next lesson
lesson-all = All lessons
lesson-right = Right!
lesson-onward = Right, go on.
lesson-would-have = It would have brought this:
lesson-taken-back = It was taken back by itself. Nothing was lost.
lesson-nothing-lost = Nothing has changed. Try again.
lesson-rules = Rules: { $title }
lesson-look = Look at the table
lesson-look-help = The numbers stand where the text says.
lesson-done = done
lesson-at-table = At this table
lesson-later = lesson { $number }
lesson-over = The lesson is over
lesson-over-help = Any step can be opened again.
lesson-finished = Lesson done
lesson-through = That was the last step
lesson-left = { $count ->
    [one] One step is still open. You can come back to it at any time.
   *[other] { $count } steps are still open. You can come back to them at any time.
}
lesson-next-is = Next:
key-lesson-next = Next step
key-lesson-show = Show me what is right
## The coach of a guided first game

coach-title = Coach
coach-off = Coach off
coach-on = Coach on
coach-quiet = The coach is off. The game continues as usual.
coach-watching = The coach watches with you.
coach-over = The game is over. The result shows three things to try next time.
coach-looking = The coach is looking at your decision.
coach-overlooked = There was something better: { $better }
coach-fell = “{ $words }” lowered your chance to win from { $before } to { $after }.
coach-try = Try this instead: { $better }
coach-back = Take it back
coach-show = Show me
coach-close = Go on
coach-unfold = Coach: show all
coach-fold = Coach: show less
coach-three = Three things to try next time
coach-go = Look at decision { $number }

ui-guided = Guided first game
ui-guided-line = { $minutes } min, a coach helps
ui-guided-helps = A coach helps
ui-guided-start = Start
ui-guided-running = Begun, it waits for you
ui-guided-over = { $won ->
    [yes] Won { $when }
   *[no] Played { $when }
}
ui-guided-again = Again

# puzzles
ui-nav-puzzles = Puzzles
puzzle-title = Puzzle
puzzle-daily = Puzzle of the day
puzzle-daily-open = Solve it
puzzle-daily-look = Look again
puzzle-daily-solved = solved
puzzle-daily-missed = missed
puzzle-all = All puzzles
puzzle-leave = Leave
puzzle-index-line = Positions from real games in which one choice is clearly best.
puzzle-status = Puzzle · { $count } players
puzzle-count = { $solved } of { $count } solved
puzzle-rating-of = your rating { $value } ± { $doubt }
puzzle-rated = rated { $value } ± { $doubt }
puzzle-rated-short = rated { $value }
puzzle-start = Start
puzzle-next = Next puzzle
puzzle-none-left = No puzzle of this kind is left.
puzzle-all-tried = You have tried all { $count }. “Try again” on any of them is practice.
puzzle-by-theme = By theme (tells what it is about)
puzzle-left = { $left } of { $count } left
puzzle-theme-end = End of game
puzzle-theme-scoring = Scoring
puzzle-theme-blocking = Blocking
puzzle-theme-tempo = Tempo
puzzle-theme-plan = Planning
puzzle-position = The position
puzzle-task = One choice is clearly best. Which?
puzzle-how-board = Choose on the board, as at a table. You have one rated try.
puzzle-how-letters = Choose a letter, here or on the board. You have one rated try.
puzzle-hint = Hint
puzzle-hint-cost = A hint names the theme and two choices, one of them the best. A solution then gains half as much.
puzzle-hint-take = Show the hint
puzzle-hint-told = One of these two is the best:
puzzle-hinted = With a hint: half the gain
puzzle-solved-first = Solved at the first try
puzzle-solved = Solved
puzzle-not-best = Not the best: { $chance }, the best is { $best }.
puzzle-not-best-unknown = Not the best; the best is { $best }.
puzzle-practice = Practice: only the first try is rated
puzzle-themes = Theme: { $themes }
puzzle-your-rating = puzzle rating
puzzle-chances = Chance to win after it
puzzle-chances-help = Line: best guess; grey: where separate searches end
puzzle-chance-range = { $chance }, between { $low } and { $high }
puzzle-unknown = Nobody has looked at it
puzzle-your-choice = your choice
puzzle-best = the best choice
puzzle-best-short = best
puzzle-second = next best
puzzle-yours = yours
puzzle-why = Why
puzzle-line = The line that follows
puzzle-line-yours = The line after this choice
puzzle-step = { $step } of { $count }
puzzle-step-back = One step back
puzzle-step-on = One step on
puzzle-again = Try again
puzzle-bar-solved = Solved: { $choice }
puzzle-bar-missed = Not the best: { $choice }
puzzle-bar-line = Step through the line, or go on.
puzzle-from-bots = From a game among bots, seen from this seat only. Hidden things stayed hidden.
puzzle-from-people = From a game that people played, seen from this seat only. Hidden things stayed hidden.
key-puzzle-letter = Answer a puzzle
key-puzzle-line = Along the line of a solved puzzle
key-puzzle-next = Next puzzle
