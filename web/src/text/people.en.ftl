# People and ratings.

people-title = People
people-company = People you know
people-your-profile = Your profile
people-others-see = this is what others see
people-not-all-see = not everybody sees: { $parts }
people-part-profile = your profile
people-part-statistics = statistics
people-part-history = games
people-part-presence = whether you are here
people-guest = Guest
people-since = Plays since { $month }
people-here = here now
people-away = not here
people-presence-hidden = does not show whether they are here
people-plays-now = playing now: watch
people-usually = usually { $colour }
people-colour-blue = blue
people-colour-red = red
people-colour-yellow = yellow
people-colour-white = white
people-colour-purple = purple
people-games = { $count ->
    [0] no games yet
    [one] { $count } game
   *[other] { $count } games
}
people-privacy = Privacy
people-export = My data
people-follow = Follow
people-following = Following
people-you-follow = Following
people-mute = Mute
people-unmute = Unmute
people-muted = Muted
people-muted-line = In chats you do not see what they write, on any of your devices. Nothing else changes.
people-invite = Invite
people-invite-whom = Invite { $name }
people-invite-waiting = To a table of yours that waits
people-invite-new = To a new table
people-will-invite = { $name } is invited as soon as the table is open.
people-will-invite-open = Leave a seat open, and { $name } is invited to it.
people-more = More
people-block = Block
people-unblock = Unblock
people-block-title = Block { $name }?
people-block-line = They can no longer invite you or sit down at your tables, and you no longer see what they write. They are not told.
people-hidden-profile = The profile of { $name } is private.
people-hidden-statistics = Ratings and statistics are private.
people-hidden-history = Games are private.

people-calendar = Calendar
people-games-in-year = { $count ->
    [one] { $count } game in the last year
   *[other] { $count } games in the last year
}
people-five-or-more = 5 or more
people-calendar-table = As a table
people-month = Month
people-statistics = Statistics
people-statistics-line = wins against what was expected; accuracy from reviewed games
people-stat-game = Game
people-stat-players = Players
people-stat-games = Games
people-stat-wins = Wins, expected
people-stat-difference = Difference
people-stat-average = Average
people-stat-accuracy = Accuracy
people-stat-opening = Favourite opening
people-of = of { $value }
people-too-few = too few games
people-history = Games
people-game-won = Won, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
people-game-shared = Shared the win, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
people-game-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
people-game-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, alone
people-game-resigned = Resigned
people-game-winner = { $name } won with { $points }
people-a-bot = { $name } (bot)
people-casual = casual
people-with-hints = with hints
people-more-games = Earlier games
people-no-games = No games yet
people-no-games-line = Games show here when they are over.
people-no-games-yours = No games yet
people-no-games-yours-line = Your games show here when they are over.
people-find-table = Find a table

people-rated = Rated
people-unrated = No longer rated
people-unrated-help = A stand-in played for somebody, so this game is not rated.
people-result = Result
people-rating = Rating
people-ratings = Ratings
people-ratings-of = Ratings: { $game }
people-ratings-line = Everybody begins at 1500. The ± tells how certain a rating is.
people-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
people-rating-line = Rating over time
people-rating-changes = Ratings after this game
people-settling = still settling
people-settling-line = Your rating is still settling; with less than ± 150 you get a place.
people-no-ratings = No rating yet
people-no-ratings-line = Play one rated game to get a rating.
people-rated-table = Open a table
people-leaderboard = Leaderboard
people-leaderboard-line = Ratings wider than ± 150 are still settling and not listed, nor are those of people who keep theirs private.
people-nobody-rated = Nobody is listed yet
people-nobody-rated-line = A rating settles after some thirty rated games.
people-your-place = Your place: { $place }
people-place = Place
people-name = Name
people-earlier-page = Back
people-later-page = On
people-bots = Bots
people-bots-line = By number of players. Bots keep their ratings, so everybody is measured against the same.

people-find = Find somebody
people-find-hint = The beginning of a name
people-find-account = With an account you can find people by name.
people-found-none = Nobody by that name takes invitations.
people-follow-nobody = You follow nobody yet
people-follow-nobody-line = Follow people you like to play with, and see here when they are around.
people-followers = { $count ->
    [one] { $count } person follows you.
   *[other] { $count } people follow you.
}
people-watch = Watch { $game }
people-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
people-blocked = Blocked

people-invitations = Invitations
people-invitation = { $name } invites you to { $game }
people-invitation-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $open } open
people-accept = Accept
people-decline = Decline
people-link = Link
people-share = Share
people-qr = QR code of the link to this table
people-qr-line = Scan it with a phone at the same table.
people-invite-name = Invite by name
people-invite-account = With an account you can also invite people by name.
people-invited = { $name } is invited.
people-invited-list = Invited
people-invited-here = invited, here now
people-invited-away = invited, not here yet
people-declined = declined
people-withdraw = Withdraw the invitation of { $name }
people-your-colour = Your colour

people-privacy-line = You decide what others see of you.
people-privacy-profile = Profile
people-privacy-profile-help = Since when you play and your colour. If it is hidden, so are statistics and games.
people-privacy-statistics = Ratings and statistics
people-privacy-statistics-help = Only those who show them to everybody stand on leaderboards.
people-privacy-history = Games
people-privacy-history-help = Games at private tables are shown only to those who played there.
people-privacy-presence = Whether you are here
people-privacy-presence-help = And at which public table you play; as a spectator you are named only if everybody may see it.
people-privacy-invite = Who may invite you by name
people-privacy-invite-help = Whoever may not does not find you by name.
people-to-everybody = Everybody
people-to-followed = People I follow
people-to-nobody = Nobody
