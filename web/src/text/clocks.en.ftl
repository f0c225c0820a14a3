# Clocks: at the table, in lists, in the settings of a table.

# ---- how much time ----
clock-days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-hours-minutes = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
}
clock-until = until { $moment }
clock-until-today = until today { $time }
clock-left = { $time } left
clock-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
clock-part-left = { $percent }% of the time left
clock-yours = Your time: { $time }
clock-of = Time of { $name }: { $time }

# ---- the agreement ----
clock-rule-live = { $bank } + { $seconds } s a turn
clock-rule-live-plain = { $bank } for the game
clock-rule-days = { $bank } a turn
clock-rule-none = no time limit
clock-bank-minutes = { $minutes } min

# ---- in the box of a player ----
clock-after-turn = +{ $seconds } s after this turn
clock-low = running low
clock-agreed = agreed to pause
clock-asked = asked to pause
clock-stand-in = stand-in
clock-bot = bot
clock-away = away
clock-played-for = 0:00, { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}
clock-note-turn = A bot plays this turn and hands the seat back.
clock-note-rest = Out of time. A bot plays on in this seat.
clock-note-lose = Out of time. A bot plays on for the others.
clock-lost = lost on time
clock-closed = seat closed

# ---- in the bars ----
clock-ask-pause = Ask to pause
clock-paused = Paused
clock-paused-for = Paused for { $time }
clock-paused-line = Anybody at the table can resume. Decisions wait.
clock-go-on = Go on
clock-asks = { $name } asks for a pause. Agree?
clock-asks-line = Everybody who plays must agree. The clock runs until then.
clock-agree = Agree
clock-no = No
clock-you-asked = You asked for a pause
clock-you-agreed = You agreed to a pause
clock-waiting-for = Still to agree: { $names }. The clock runs until then.
clock-withdraw = Withdraw
clock-up-turn = Your time is up
clock-up-turn-line = A bot plays this turn for you. You will be back with { $time }.
clock-up-turn-days-line = A bot plays this turn for you. You decide again on your next one.
clock-up-rest-line = A bot plays on for you to the end, as agreed at the start.
clock-up-lose = You lost on time
clock-up-lose-line = A bot plays on in your seat so that the others can finish.
clock-back = A stand-in played one turn for you
clock-back-line = You are back with { $time }.
clock-show = Show it
clock-close = Close
clock-server-away = The server was away for { $time }
clock-server-away-line = No clock ran in that time.
clock-they-left = { $name } left. The clock runs on: { $time }
clock-they-left-turn = At zero a stand-in plays that turn.
clock-they-left-rest = At zero a stand-in plays on to the end, as chosen at the start.
clock-they-left-lose = At zero the seat loses, as chosen at the start.
clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
clock-what-if-closed = Half a minute left: back to the table. What you tried is kept.
clock-end-you-lost = You lost on time
clock-end-lost = { $names } lost on time
clock-end-you-won = You won: { $names } lost on time

# ---- a new table ----
clock-title = Clock
clock-kind = Kind
clock-none = None
clock-live = Real time
clock-days = Correspondence
clock-each = For each player
clock-each-turn = For each turn
clock-and = and
clock-unit-min = min
clock-unit-turn = s a turn
clock-unit-hours = { $count ->
    [one] hour
   *[other] hours
}
clock-unit-days = { $count ->
    [one] day
   *[other] days
}
clock-less = less
clock-more = more
clock-usual = Usual
clock-live-help = { $players ->
    [one] Alone you have { $minutes } minutes
   *[other] { $players } players have { $minutes } minutes together
}{ $increment ->
    [0] .
   *[other] , and { $increment } s more for each turn.
}
clock-days-help = Afresh for each turn. Vacation days stop it: { $days } a year.
clock-none-help = Everybody takes the time they want; how much they used is shown.
clock-at-zero = At zero
clock-zero-turn = A stand-in plays that turn
clock-zero-turn-line = and hands back
clock-zero-rest = A stand-in plays on to the end
clock-zero-rest-line = the seat stays a bot
clock-zero-lose = The seat loses
clock-zero-lose-line = ranked last, a bot plays on for the others
clock-play = Play
clock-result = Result
clock-rated = Rated
clock-casual = Casual
clock-rated-help = Rated: hints, takebacks and what-if are off, and a stand-in’s game is not rated.
clock-casual-help = Casual: nobody’s rating changes.
clock-takebacks = Takebacks
clock-what-if = What if
clock-off-rated = off at rated tables
clock-takebacks-on = until something new is seen
clock-what-if-on = goes with hints
clock-last-choices = Your last choices are filled in.
clock-agreement-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
clock-agreement-turn = A stand-in plays when time runs out.
clock-agreement-rest = A stand-in plays on to the end when time runs out.
clock-agreement-lose = Who runs out of time loses.
clock-agreement-none = Nobody runs out of time.

# ---- vacations ----
vacation-title = Vacation
vacation-help = While you are away, correspondence clocks stand still for you. Real-time clocks do not.
vacation-left = { $left ->
    [0] No vacation day of { $all } left this year
    [one] One of { $all } vacation days left this year
   *[other] { $left } of { $all } vacation days left this year
}
vacation-from = First day
vacation-to = Last day
vacation-plan = Go on vacation
vacation-now = Away until { $day }
vacation-later = { $from } to { $to }
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-back = I am back
vacation-cancel = Cancel it

# ---- in the log ----
clock-ran-out-turn = { $name } ran out of time: a bot plays this turn.
clock-ran-out-turn-you = You ran out of time: a bot plays this turn.
clock-ran-out-rest = { $name } ran out of time: a bot plays on to the end.
clock-ran-out-rest-you = You ran out of time: a bot plays on to the end.
clock-ran-out-lose = { $name } ran out of time and lost: a bot plays on.
clock-ran-out-lose-you = You ran out of time and lost: a bot plays on.
