# Care: what is refused, in English.

sanction-mute = An operator has muted you { $until ->
    [never] for good
   *[other] until { $until }
}. Reason: { $reason }
sanction-play = You may not join new games { $until ->
    [never] any more
   *[other] until { $until }
}. Reason: { $reason }
sanction-login = This account is closed { $until ->
    [never] for good
   *[other] until { $until }
}. Reason: { $reason }
sanction-reason = Give a reason of 3 to 500 characters; the person will read it.
sanction-term = The end must lie in the future.
no-sanction = There is no such sanction, or it is lifted already.
no-person = There is no such person.
no-line = There is no such line at this table.
no-report = There is no such report.
no-role = There is no such role; the role is operator.
report-yourself = You cannot report yourself.
report-many = You have many open reports already; the operators will look at them first.
report-twice = You have reported this already; the operators will look at it.
announcement-long = The message must have at most 500 characters.
operators-only = This page is for the operators of this server.
role-yourself = You cannot do this to yourself.
not-rated = This game has no rating to take back.
no-rating = This person has no rated games of this game.
not-running = This game is over already.
