# Calls: the bell, its settings, the app that is offline. English.

calls-bell = Bell
calls-calls = Calls
calls-waiting = { $count ->
    [one] one thing waits for you
   *[other] { $count } things wait for you
}
calls-new = { $count } new
calls-new-for-ears = New:{" "}
calls-mark-seen = Mark as seen
calls-nothing = Nothing waits for you.
calls-find-table = Find a table
calls-quiet-from = Quiet from { $begin } to { $end }
calls-not-quiet = No quiet hours
calls-key = Bell: what waits for you
calls-now = now
calls-minutes = { $count } min
calls-hours = { $count } h

calls-help = How you hear that it is your turn, that a game begins or ends, or that somebody invites you. Nobody is called to a table they are looking at.
calls-nobody = Enter your name above, then you can be called.
calls-browser = In this page
calls-browser-help = While a page of Kontor is open: number in the title and on the icon, a notification if you allow it, and a sound if sound is on.
calls-allow = Allow notifications
calls-push = Push
calls-push-help = Your browser tells you even if no page of Kontor is open.
calls-browsers = { $count ->
    [0] None of your browsers is called yet.
    [one] One of your browsers is called.
   *[other] { $count } of your browsers are called.
}
calls-push-impossible = This browser cannot be called: it needs https, or the installed app.
calls-push-refused = The browser did not allow it. Look into its settings for this site.
calls-mail = E-mail
calls-mail-help = With a link to the table, and one that ends these mails.
calls-no-mail = This server sends no mail.
calls-no-address = Add an e-mail address to your account and confirm it first.
calls-mail-to = To { $address }
calls-at-once = At once
calls-digest = Once a day, at
calls-digest-hour = Hour of the daily mail
calls-webhook = Webhook
calls-webhook-help = For a channel of Discord or Slack, or a program of yours.
calls-webhook-url = Address
calls-kinds = For what: { $count } of { $all }
calls-kind-your-turn = It is your turn
calls-kind-clock-low = Your time runs low
calls-kind-time-up = Time ran out
calls-kind-begun = A game begins
calls-kind-over = A game is over
calls-kind-invited = Somebody invites you
calls-kind-followed = Somebody follows you
calls-kind-tournament = Tournaments
calls-kind-care = Messages from the operators
calls-test = Send me a test
calls-test-sent = Sent. Look whether it has arrived.
calls-quiet = Quiet hours
calls-quiet-help = Whatever comes in these hours is told when they are over, if it still waits.
calls-from = From
calls-until = Until
calls-zone = Time zone
calls-keep = Save
calls-kept = Your calls are saved.

calls-offline = Offline. You see the table as it was last; you can play again when the connection is back.
calls-offline-page = Offline. Tables you opened lately can still be read:
calls-offline-table = This table was not kept for reading offline.
calls-offline-question = Nothing to decide while you are offline
calls-offline-title = Offline
calls-offline-line = The tables you opened lately can be read.
