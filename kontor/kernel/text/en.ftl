# Texts that serve all games, in English.

yes = yes
no = no
you = you
list-and = { $first } and { $last }
seat-name = Player { $number }
spectator = Spectator
bot-random = Random bot
bot-random-about = Picks any legal decision at random. For tests.
bot-greedy = Greedy bot
bot-greedy-about = Plans its own turn and nothing beyond. For tests.
bot-beginner = Beginner bot
bot-beginner-about = Looks ahead a little and misses a lot: good for a first game.
bot-casual = Casual bot
bot-casual-about = Plays sensibly and quickly: a relaxed opponent.
bot-strong = Strong bot
bot-strong-about = Looks well ahead and forgives little.
bot-expert = Expert bot
bot-expert-about = Takes its time and looks far ahead: a hard opponent.
bot-master = Master bot
bot-master-about = Thinks up to two seconds about a decision: the hardest opponent.
bot-deleted = Deleted player
hidden = hidden
turn-of = { $player }’s turn
your-turn = Your turn
now-sentence = Now: { $matter }.
log-title = Log
score = Score
points-n = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
icon-star = points

not-your-turn = It is not your turn.
why-over = The game is over.
undo = Undo
undo-refused-other = This cannot be undone: somebody else has decided since.
undo-refused-revealed = This cannot be undone: something hidden was revealed.
undo-refused-chance = This cannot be undone: something was drawn at random.
undo-refused-over = This cannot be undone: the game is over.
undo-nothing = There is nothing to undo.

game-over = Game over
winner = Winner
illegal-decision = “{ $decision }” is not possible: { $reason }

choices = Choices
more-choices = { $count ->
    [one] { $count } choice is numbered in the tables above.
   *[other] { $count } choices are numbered in the tables above.
}
no-such-number = There is no choice { $number }; the choices are numbered 1 to { $most }.
ask-choice = Your choice (number or notation, ? for help):
pass-device = Pass the keyboard to { $player } and press Enter
press-enter = Press Enter
help-play =
    You can type:
      3              a number: the choice with this number
      place F5       a choice in notation, as in the list
      log            what has happened so far
      hint           the best choices, what each is worth, and why
      why place F5   why something is not possible
      undo           undo your last decision
      undo turn      undo your whole turn
      Enter          show the table again
      picture FILE   write a picture of the table to FILE
      save FILE      save the game to FILE
      rules          read the rules
      quit           leave the game
      ?              show this help
bye-saved = Game saved to { $file }.

hint = Hint
hint-points-turn = { $sign }{ points-n } by the end of the turn.
hint-points-now = { $sign }{ points-n } so far; the turn continues.
hint-expected = Expected next: { $text }
hint-win = Win probability: { $text }
rules-open-example = Open at the table
bots-while-compiling = The rules are being compiled (once, some fifteen seconds); until that is done, bots look ahead only to the end of their turn.
rules-compiling = The rules are still being compiled; ask again in a moment.
stand-in-plays = A bot is playing for you; take your seat back first.

review-title = Review: { $game }
review-win = Win probability
review-accuracy = Accuracy
review-start = Start
review-end = End
review-decision = Decision { $number }
review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
review-mistakes = Costliest decisions
review-none = No decision was clearly worse than another choice.
review-number = No.
review-player = Player
review-played = Played
review-cost = Cost
review-better = Better
explorer-games = { $count ->
    [one] { $count } game with a position of this kind
   *[other] { $count } games with positions of this kind
}
explorer-few = Fewer than { $count } games. Nothing to say yet.
explorer-choice = Choice
explorer-chosen = Chosen
explorer-won = Won (95 %)
explorer-even = Even share
explorer-by = By
explorer-people = people

## The coach of a guided first game

coach-better = Decision { $number }: “{ $better }” would have been stronger than “{ $played }”.
coach-gap = { $category }: { $player } made { points-n } there, you made { $own }. Aim for more there next time.
coach-next-level = This bot looks only a little ahead: try the casual bot next time.
coach-again = Play the same set-up once more and change just one thing.
coach-rules = Read the rules in short again: after a first game they say more.
