# Care, in English.
care-announcement = Message to everybody
care-begins = From { $moment }
care-report = Report
care-report-this = Report this line
care-hide-chat = Hide what { $name } says
care-show-chat = Show what { $name } says
care-more = More about this line
care-hidden-line = { $name } said something you do not want to see.
care-why = What is wrong?
care-words = In your words, if you like
care-report-help = The operators of this server read it. Whoever it is about does not learn who reported it.
care-report-send = Send the report
care-reported = Thank you. The operators will look at it.
care-reason-insult = Insult or hate
care-reason-threat = Threat or harassment
care-reason-cheating = Cheating
care-reason-spam = Spam
care-reason-name = Offensive name
care-reason-stalling = Stalling or leaving on purpose
care-reason-other = Something else
care-sanctions = Sanctions
care-told-mute = You may not chat
care-told-play = You may not join new games
care-told-login = Your account is closed
care-until = until { $moment }
care-for-ever = for good
care-reason-was = Reason: { $reason }
care-operator = Operator’s page
care-operators-only = This page is for the operators of this server.
care-part-reports = Reports
care-part-people = People
care-part-tables = Tables
care-part-announce = Message
care-part-audit = Audit log
care-state-open = Open
care-state-handled = Handled
care-state-dismissed = Dismissed
care-kind-person = Person
care-kind-name = Name
care-kind-chat = Chat line
care-kind-table = Table
care-by = by { $name }, { $moment }
care-note = Note for operators
care-handled = Handled
care-dismiss = Nothing wrong
care-no-reports = No reports here.
care-search = Name, login or id
care-find = Find
care-guest = guest
care-facts = { $games ->
    [one] one game
   *[other] { $games } games
}, { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $reports ->
    [0] never reported
    [one] reported once
   *[other] reported { $reports } times
}
care-sanction = Sanction
care-sanction-mute = No chat
care-sanction-play = No new games
care-sanction-login = Account closed
care-term = Term
care-days = { $count ->
    [one] one day
   *[other] { $count } days
}
care-reason-told = Reason, told to the person
care-impose = Impose
care-lift = Lift
care-lifted = lifted
care-new-name = New name
care-rename = Rename
care-end-sessions = Log out everywhere
care-grant = Make operator
care-revoke = No longer operator
care-operator-role = operator
care-nobody = Nobody like that.
care-table-id = Id of a table
care-close = Call off
care-no-tables = No tables run or wait.
care-announce = Show on all pages
care-announce-clear = Take it back
care-announce-begins = The server is away from
care-announce-until = Shown until
care-announced = All pages show it now.
care-announcement-gone = The message is gone.
care-no-audit = No operator has done anything yet.
care-audit-when = When
care-audit-who = Who
care-audit-what = What
care-audit-whom = Whom or what
care-audit-more = More
care-by-operator = operator
care-by-command = command line
care-by-system = server
care-by-person = person
care-newer = Newer
care-older = Older
care-part-ratings = Ratings
care-ratings-game = Game
care-no-ratings = No ratings like that.
care-games = Rated games
care-games-of = Rated games of { $name }
care-no-rated-games = No rated games.
care-void = Take out
care-void-title = Take this game out of the ratings?
care-void-line = It counts no more, for nobody, and all ratings of { $game } are computed again. Its log stays.
care-reset = Begin anew
care-reset-title = Let { $name } begin anew?
care-reset-line = The rated games of { $name } count no more, for the others neither, and all ratings of { $game } are computed again.
care-recompute = Compute anew
care-recompute-title = Compute all ratings of { $game } again?
care-recompute-line = From all games that count, in the order they ended.
care-do-it = Do it
care-ratings-done = { $count ->
    [one] One rated game counts now.
   *[other] { $count } rated games count now.
}
care-did-granted = made operator
care-did-revoked = no longer operator
care-did-renamed = renamed
care-did-sessions-ended = logged out everywhere
care-did-reset-link = link for a new password
care-did-sanction-mute = chat forbidden
care-did-sanction-play = new games forbidden
care-did-sanction-login = account closed
care-did-sanction-lifted = sanction lifted
care-did-report-open = report opened again
care-did-report-handled = report handled
care-did-report-dismissed = report dismissed
care-did-table-closed = game called off
care-did-announced = message shown
care-did-announcement-taken-back = message taken back
care-did-ratings-recomputed = ratings computed anew
care-did-game-voided = game taken out of the ratings
care-did-rating-reset = rating begun anew
care-data-reason = reason: { $reason }
care-data-until = { $until ->
    [never] for good
   *[other] until { $until }
}
care-data-before = before: { $before }
care-data-count = sessions: { $count }
care-data-games = games: { $games }
care-data-kind = { $kind }
care-close-title = Call this game off?
care-close-line = It stays as it stands, and nobody wins. This cannot be undone.
care-table-waiting = waits
care-table-playing = runs
care-table-over = over
care-table-off = called off
