# What tournaments refuse, in English.

no-tournament = There is no such tournament.
private-tournament = This tournament is private: open it with a link from its organiser.
tournament-name = A tournament needs a name of 1 to 60 characters.
tournament-over = This tournament is over.
tournament-begun = This tournament has already started.
tournament-full = This tournament is full.
tournament-not-now = That is not possible at this point of the tournament.
too-many-bots = A tournament here can have at most { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}.
too-small-for-bots = There are fewer seats than bots: allow more players, or take fewer bots.
too-many-tournaments = You already run { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}; end one first.
too-few-entrants = A tournament needs at least two players.
starts-in-the-past = The start is in the past.
confirm-needs-time = Only a tournament with a starting time can ask players to confirm.
sign-up-closed = The organiser has closed the sign-up.
sign-up-invited = Sign-up is by invitation: open the link the organiser sent you.
sign-up-removed = The organiser has removed you from this tournament.
sign-up-account = Guests have no rating, and this tournament needs one: make an account, then sign up.
sign-up-rating = { $kind ->
    [above] This tournament is for ratings of { $low } and above
    [below] This tournament is for ratings up to { $high }
   *[between] This tournament is for ratings from { $low } to { $high }
}; yours is { $rating }.
rating-range = The lowest rating must not be above the highest.
not-signed-up = You are not signed up.
nothing-to-confirm = There is nothing to confirm now.
no-entrant = Nobody with this number is playing.
only-organiser = Only the organiser can do this.
