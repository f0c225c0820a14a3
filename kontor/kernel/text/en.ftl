# Texts that serve all games, in English.

yes = yes
no = no
you = you
seat-name = Player { $number }
spectator = Spectator
bot-random = Random bot
bot-greedy = Greedy bot
bot-beginner = Beginner bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-expert = Expert bot
hidden = hidden
turn-of = { $player } is to move
your-turn = Your turn
log-title = Log
score = Score
points-n = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
icon-star = points

not-your-turn = It is not your turn.
undo = Undo
undo-refused-other = This cannot be undone: somebody else has decided since.
undo-refused-revealed = This cannot be undone: something hidden was revealed.
undo-refused-chance = This cannot be undone: something was drawn by chance.
undo-nothing = There is nothing to undo.

game-over = Game over
winner = Winner
illegal-move = “{ $move }” is not possible: { $reason }

choices = Choices
more-choices = { $count ->
    [one] { $count } choice is numbered in the tables above.
   *[other] { $count } choices are numbered in the tables above.
}
no-such-number = There is no choice { $number }; choices are numbered 1 to { $most }.
ask-move = Your choice (number or notation, ? for help):
pass-device = Hand over to { $player } and press Enter
press-enter = Press Enter
help-play =
    You can type:
      3              a number: that choice of the list
      place F5       a choice in notation, as the list shows it
      log            what has happened so far
      why place F5   why a choice is not possible
      undo           take back your last decision
      undo turn      take back your whole turn
      Enter          show the table again
      picture FILE   write a picture of the table to FILE
      save FILE      save the game to FILE
      rules          read the rules
      quit           leave the game
      ?              show this help
bye-saved = The game is saved in { $file }.
