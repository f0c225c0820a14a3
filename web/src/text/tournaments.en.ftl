# Tournaments, in English.

tour-nav = Tournaments
tour-new = New tournament
tour-none = None planned.
tour-none-line = Anybody can run one.
tour-list-running = Running
tour-list-planned = Planned
tour-list-over = Over

tour-format-swiss = Swiss
tour-format-arena = Arena
tour-format-round-robin = Round robin
tour-format-knock-out = Knock-out
tour-game-line = { $game }, { $players ->
    [2] two at a table
    [3] three at a table
    [4] four at a table
   *[5] five at a table
}
tour-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tour-clock-live = { $minutes } min + { $seconds } s
tour-clock-bank = { $minutes } min
tour-clock-days = { $hours ->
    [24] a day per turn
    [72] three days per turn
    [one] { $hours } hour per turn
   *[other] { $hours } hours per turn
}
tour-rated = rated
tour-run-by = run by { $name }
tour-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tour-seats = { $count } of { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}
tour-until = until { $at }
tour-round = Round { $round }
tour-round-of = Round { $round } of { $rounds }
tour-newest = Newest tables

tour-csv = Results (CSV)
tour-logs = All logs (ZIP)
tour-share = Copy link
tour-to-table = Go to your table
tour-back = To the tournament
tour-paused = Paused: no new round begins. Games in progress continue.
tour-called-off = This tournament was called off.
tour-won-by = { $count ->
    [one] { $names } won the tournament.
   *[other] { $names } share first place.
}

tour-standings = Standings
tour-after = { $count ->
    [0] before the first round
    [one] after { $count } round
   *[other] after { $count } rounds
}
tour-after-live = { $count ->
    [0] round { $round } in progress
    [one] after { $count } round, round { $round } in progress
   *[other] after { $count } rounds, round { $round } in progress
}
tour-place = Place
tour-player = Player
tour-points = Points
tour-games = Last games
tour-rounds-head = Rounds
tour-more = More
tour-more-of = More about { $name }
tour-you = You ({ $name })
tour-bot = bot
tour-withdrawn = withdrawn
tour-mark = Round { $round }: place { $place } of { $players }
tour-mark-now = Round { $round }, in progress: now place { $place } of { $players }
tour-mark-bye = Round { $round }: bye
tour-look = View
tour-look-table = Table
tour-look-cross = Cross table
tour-look-bracket = Bracket
tour-cross-cell = { $one } against { $other }: { $points }
tour-cross-now = { $one } against { $other }: in progress
tour-cross-about-two = 1 is a win, ½ a draw, 0 a loss; a circle is a game in progress.
tour-cross-about = For each time two met: 1 ahead of the other, ½ level, 0 behind; a circle is a game in progress.
tour-before-final-0 = Final
tour-before-final-1 = Semi-finals
tour-before-final-2 = Quarter-finals
tour-open-place = still open
tour-bye = bye
tour-goes-on = goes on
tour-equal = Equal points?
tour-tie-direct = Direct
tour-tie-direct-about = points won against those with as many points as you
tour-tie-opponents = Opponents
tour-tie-opponents-about = points of everybody you met ({ $points } per round)
tour-tie-wins = Wins
tour-tie-wins-about = how often you were first at your table
tour-tie-share = Share
tour-tie-share-about = your score as % of the best at the table, on average

tour-table = Table { $number }
tour-done = done
tour-playing = in progress
tour-your-turn = Your turn
tour-tables-play = { $count } of { $all ->
    [one] { $all } table in progress
   *[other] { $all } tables in progress
}
tour-round-over = all games are over
tour-since = started { $at }
tour-byes = { $count ->
    [one] { $names } has a bye.
   *[other] { $names } have a bye.
}
tour-no-repeats = Nobody has met twice.
tour-repeats = { $count ->
    [one] Two players have met again.
   *[other] { $count } pairs have met again.
}
tour-fewest-repeats = { $count ->
    [one] Two players have met again; that could not be avoided.
   *[other] { $count } pairs have met again; it was not possible with fewer.
}
tour-sat-first = { $count ->
    [one] Everybody has sat first at most once.
   *[other] Everybody has sat first at most { $count } times.
}
tour-earlier = Earlier rounds

tour-sign-up-title = Taking part
tour-starts-by-hand = When the organiser starts it
tour-bots-fill = bots fill gaps
tour-state-open = Open.
tour-state-in = You are in.
tour-state-confirm = Confirm now.
tour-state-line = Full.
tour-state-closed = Closed.
tour-line-open = Everybody may play.
tour-line-until = Sign-up until { $until }.
tour-line-full = All seats are taken; you can wait in line.
tour-line-in = You will be called when it begins.
tour-line-confirm-from = Confirm from { $until } on.
tour-line-confirm = Say that you are here, until { $until }.
tour-line-place = You are number { $place } in line.
tour-sign-up = Sign up
tour-sign-off = Sign off
tour-withdraw = Withdraw
tour-here = I am here
tour-join-line = Join the line
tour-leave-line = Leave the line
tour-entrants = { $count ->
    [0] Players
    [one] { $count } player
   *[other] { $count } players
}
tour-waits = in line
tour-is-here = here
tour-nobody-yet = Nobody has signed up yet.
tour-how = How it is played
tour-points-about = { $players ->
    [2] A win is 1 point, a draw half a point.
   *[other] First place at a table is { $best } points, last place none; those who tie share.
}

tour-organise = For the organiser
tour-start-now = Start now
tour-pause = Pause
tour-resume = Resume
tour-end = End the tournament
tour-end-help = What has been played counts. Games in progress can be finished, but no longer count.
tour-call-off = Call it off
tour-call-off-help = Everybody who signed up is told.
tour-who-signs-up = Who may sign up
tour-signs-open = everybody
tour-signs-invited = whoever has the link
tour-signs-closed = nobody any more
tour-remove = Remove a player
tour-remove-whom = Choose a player
tour-remove-do = Remove
tour-remove-help = A bot finishes their game.

tour-name = Name
tour-name-example = Spring Swiss
tour-which-game = Game
tour-format = Format
tour-about-swiss = Everybody plays every round, against others with about as many points.
tour-about-arena = For { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, whoever is free is paired again. Whoever collects most points wins.
tour-about-round-robin = Everybody meets everybody, as evenly as possible.
tour-about-knock-out = { $count ->
    [one] The best of each table goes on, until one is left.
   *[other] The best { $count } of each table go on, until one table is left.
} A tie goes to whoever was drawn first.
tour-players-a-table = Players at a table
tour-how-many-rounds = Rounds
tour-as-fit = as many as fit
tour-minutes = Minutes
tour-advance = How many of each table go on
tour-time = Time
tour-clock = Clock
tour-no-clock = no clock
tour-no-clock-help = Without a clock, one player who does not come holds up everybody.
tour-at-zero = When time is up
tour-at-zero-rest = a bot plays on to the end
tour-at-zero-turn = a bot plays that turn
tour-at-zero-lose = the player is ranked last
tour-starts = Start
tour-starts-at = At a set time
tour-confirm = Players confirm before the start
tour-confirm-help = In the half hour before; whoever does not is left out.
tour-who = Players
tour-most = At most
tour-bots = Bots from the start
tour-bot-level = Their level
tour-fill = Bots fill empty seats
tour-fill-help = Otherwise tables get smaller, or somebody has a bye.
tour-play = I play too
tour-rated-games = Rated games
tour-rated-games-help = Only for accounts: guests have no rating. Nobody gets hints, and nothing is undone.
tour-rating-from = Lowest rating
tour-rating-to = Highest rating
tour-any-rating = any
tour-ratings-help = Newcomers begin at 1500. With a limit, only accounts can sign up.
tour-range = { $kind ->
    [above] for ratings of { $low } and above
    [below] for ratings up to { $high }
   *[between] for ratings from { $low } to { $high }
}
tour-public = Public
tour-public-help = Otherwise only those with the link see it.
tour-create = Create
