# What people are told when they are not looking, in English.

call-your-turn = Your turn in { $game }
    .line = { $others ->
        [0] The game is waiting for you.
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
call-clock-low = Your time is running low in { $game }
    .line = Decide soon: the clock is still running.
call-time-up = Time ran out in { $game }
    .line = { $at_zero ->
        [turn] A bot plays this turn for you, then you play again.
        [rest] A bot plays the rest of the game for you.
        [lose] You lose this game on time.
       *[other] Open the table to see how it continues.
    }
call-begun = { $game } has begun
    .line = { $others ->
        [0] Open the table and look around.
       *[other] You play with { $names }.
    }
call-over = { $won ->
    [1] You won { $game }
   *[other] { $game } is over
}
    .line = { $before ->
        [0] { $others ->
            [0] See how it went.
           *[other] You played with { $names }.
        }
       *[other] Rating { $before } → { $rating }.
    }
call-invited = { $name } invites you to a table
    .line = { $game }
call-followed = { $name } follows you now
    .line = Have a look at their profile.
call-tournament = { $what ->
    [begins] { $name } begins
    [table] { $name }: round { $round } is paired
    [over] { $name } is over
    [off] { $name } was called off
   *[other] { $name }
}
    .line = { $what ->
        [table] Your table is ready.
        [over] See the final standings.
        [off] No further rounds are played.
       *[other] Your tournament continues.
    }
call-care = { $what ->
    [report-handled] Thank you for your report
    [report-dismissed] Your report was looked at
   *[other] A word from the people who run this server
}
    .line = { $what ->
        [report-handled] It was right to tell us; we have acted.
        [report-dismissed] We found nothing to act on, but it helps that you tell us.
        [mute] You are muted for a while: your account says why and how long.
        [play] You may not join new games for a while: your account says why and how long.
       *[other] Open your account to read it.
    }

call-digest = { $count ->
    [one] One call for you
   *[other] { $count } calls for you
}
call-why = You get this mail because you wanted calls by e-mail.
call-change = Change it
call-stop = No more calls by e-mail
call-stop-question = Do you want no more calls by e-mail?
call-stopped = You will get no more calls by e-mail. You can turn them on again in your account.
call-stop-unknown = This link is not complete; copy it whole from the mail.
call-test = A test call
    .line = Calls from Kontor reach you here.
call-test-failed = It could not be delivered: { $reason }.
