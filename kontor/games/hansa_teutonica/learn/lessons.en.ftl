lesson-goal = Your first office
    .about = What a turn is, how a route is established, and what an office is good for.

lesson-goal-map = Cities and routes
    .text = Routes link the cities of the Hansa, here Duisburg [1] and Dortmund [2]. Whoever has the most points at the end [3] wins, and nearly all of them come from established routes.

lesson-goal-place = Two actions
    .text = You have two actions a turn. One action puts a trader on any free space of a route, and Duisburg – Dortmund [1] has only two of them.
    .task = Fill Duisburg – Dortmund with two traders.
    .help = A click on a free space places a trader.
    .task-2 = Now the second space.
    .right-1 = One space is taken, one action is left.
    .right = The route is full, and all of it is yours. Marta and Bence are next.
    .missing = Here both traders go to Duisburg – Dortmund.
    .merchant = Keep the merchant: there is only one, and a trader does the same on a route.
    .elsewhere = Only a route full of your own pieces can be established, so do not spread them.

lesson-goal-establish = Establish it
    .text = A full route does nothing by itself: establishing it [1] is an action of its own. Do it before somebody pushes you aside.
    .task = Establish Duisburg – Dortmund.
    .right = The route is yours for a moment: now you choose what it brings.
    .missing = Your full route is waiting.

lesson-goal-office = An office
    .text = You may turn one of the traders into an office in one of the two cities. The free slot of Duisburg [1] is square, that of Dortmund [2] round: a trader is a cube and fits only the square one.
    .task = Build an office in Duisburg.
    .right = The other trader goes back to your stock. Duisburg has only one slot, so it is full now.
    .missing = Take the office: it pays for the rest of the game.
    .illegal = Your traders fit square slots.

lesson-goal-control = What it is good for
    .text = You control Duisburg [1], because you have the most offices there. From now on you get a point [2] whenever anybody establishes a route that ends there, and 2 points at the end.

lesson-abilities = Become better
    .about = The five abilities of your desk, and why most players start with actions.

lesson-abilities-desk = Your desk
    .text = Your desk says how much you can do: you have 2 actions a turn [1]. Each ability is developed in one city, the actions in Göttingen [2].

lesson-abilities-fill = On the way to Göttingen
    .text = Two of your traders stand on Göttingen – Quedlinburg [1]. The third completes the route, and your second action establishes it.
    .task = Fill Göttingen – Quedlinburg and establish it.
    .task-2 = Now establish the route.
    .right-1 = Full. One action is left, just enough.
    .right = Well done. What shall it bring?
    .missing = You need both actions for this route.

lesson-abilities-develop = Develop
    .text = Instead of building an office you may develop the ability of the city [1]. Its next trader comes off the desk and into your supply.
    .task = Develop your actions.
    .right = You have 3 actions a turn from now on, and the third one at once.
    .missing = Develop the actions in Göttingen.
    .office = An office in Göttingen is good, too, but an action more in each turn is worth much more this early.

lesson-abilities-more = One action more
    .text = The new action counts in this turn already [1]. Nobody else has three.
    .task = Use it: place a piece or take income.
    .right = That is half a turn more than the others have, turn after turn.
    .missing = Place a piece or take income.

lesson-abilities-five = Five ways to grow
    .text = Keys [1] multiply your network at the end, privilege [2] opens coloured slots, bags [3] bring more pieces. The book lets you move more of them, and four points wait for each ability that is fully developed, except the keys.

lesson-income = Supply and stock
    .about = Where your pieces come from, and where they go.

lesson-income-supply = Running dry
    .text = You play with the pieces of your supply only [1]. One trader and one merchant are left there; the rest lies in your stock and must be fetched by income, 3 pieces an action [2].

lesson-income-income = Income
    .text = Take income before you are empty: displacing costs pieces, too, and whoever has none can be blocked. Here one action brings three traders [1].
    .task = Take income.
    .right = Three traders more for one action.
    .missing = You need pieces first.
    .poor = That would leave you with one piece and a long way to go.

lesson-income-back = The last space
    .text = Hamburg – Bremen [1] lacks one piece. Complete it now; next turn you can establish it.
    .task = Put a trader on Hamburg – Bremen.
    .right = Full. Marta and Bence take their turns.
    .missing = The long route to Bremen is nearly yours.
    .disc = It would be full as well, but then the merchant returns to your stock and must be fetched again.
    .elsewhere = One piece elsewhere brings nothing yet; here it completes a route of four.

lesson-income-return = Nothing is lost
    .text = When you establish Hamburg – Bremen [1], one trader may stay as an office, for example in Hamburg [2]. The others return to your stock, not to your supply: a long route costs another income.
    .task = Establish Hamburg – Bremen and build in Hamburg.
    .task-2 = Now the office in Hamburg.
    .right-1 = Four traders are on their way back.
    .right = One trader stays in Hamburg, three are back in your stock.
    .missing = The route is full: establish it.
    .nothing = Without an office the whole route was for nothing.

lesson-displacing = Push and be pushed
    .about = Displacing others, what it costs, and why being displaced is not bad.

lesson-displacing-rival = In the way
    .text = You want Kampen – Osnabrück [1], and Marta has put a trader there. You may displace it: put one of your pieces in its place and pay one more to your stock.

lesson-displacing-displace = Displace
    .text = It takes two traders [2]: one goes to the space [1], one is the price. A merchant would cost two.
    .task = Displace Marta’s trader on Kampen – Osnabrück with a trader.
    .task-2 = Which piece goes there? Take a trader.
    .task-3 = Pay with a trader.
    .right-1 = Now the piece that takes its place.
    .right-2 = And the price.
    .right = The route is full of your traders. But now Marta answers.
    .missing = Marta’s trader on Kampen – Osnabrück is the one in your way.

lesson-displacing-answer = Her answer
    .text = Marta’s trader moves to a neighbouring route [1], and for her trouble she adds another one from her stock. So she now has two pieces where she had one.

lesson-displacing-take = What you paid for
    .text = You have one action left, and your route [1] is full.
    .task = Establish Kampen – Osnabrück and build in Osnabrück.
    .task-2 = Now the office in Osnabrück.
    .right-1 = That was worth two traders.
    .right = An office in Osnabrück, and Marta got a free trader. Displace only if it brings you something at once.
    .missing = Establish the route while it is full.

lesson-displacing-pushed = Now it is you
    .text = Bence has displaced your trader from Hamburg – Bremen [1], and you answer in the middle of his turn. Your trader goes to a neighbouring route, and a second one comes with it from your stock, free of charge.
    .task = Put your trader on a neighbouring route, then the extra one.
    .task-2 = Now the extra trader.
    .right-1 = The first one stands.
    .right = Two traders on the board for one. Good players stand in the way on purpose.
    .missing = Choose a route that you can use.
    .gift = The extra trader is a gift: take it.

lesson-moving = Move your pieces
    .about = What the book is for.

lesson-moving-stuck = Blocked
    .text = Marta blocks Bremen – Minden [1], and you have two traders there that cannot go on. Your book [3] moves two pieces with one action, for example to Minden – Hannover [2].

lesson-moving-move = Two pieces, one action
    .text = Lift a trader on Bremen – Minden [1] and set it down on Minden – Hannover [2], then do the same with the other one. It costs nothing but the action.
    .task = Move both traders from Bremen – Minden to Minden – Hannover.
    .task-2 = Set it down on Minden – Hannover.
    .task-3 = Now the second trader.
    .task-4 = Set it down there, too.
    .right-1 = In your hand.
    .right-2 = One more.
    .right-3 = And down.
    .right = Three traders on Minden – Hannover for one action.
    .missing = Move the traders that are stuck.
    .dear = Placing takes one action for each piece; moving takes one for both.
    .push = You can displace Marta, but that costs two traders and gives her one.

lesson-moving-establish = And at once
    .text = The route [1] is full, and you have an action left.
    .task = Establish Minden – Hannover and build an office.
    .task-2 = Minden or Hannover, as you like.
    .right-1 = Now an office.
    .right = From three scattered traders to an office in one turn.
    .missing = The route is full: establish it.
    .nothing = Take the office.

lesson-offices = Shape, colour, control
    .about = Where you may build, and who controls a city.

lesson-offices-shapes = Two shapes
    .text = You have established Duisburg – Dortmund with a merchant and a trader. The free slot of Dortmund [1] is round and needs the merchant, that of Duisburg [2] is square and needs the trader.

lesson-offices-round = The round slot
    .text = Merchants are rare, and some cities begin with a round slot [1]. Whoever builds there first controls the city.
    .task = Build in Dortmund.
    .right = Your merchant stays in Dortmund for the rest of the game.
    .missing = Use the merchant while it stands on this route.

lesson-offices-colours = Four colours
    .text = The next slot of Dortmund [1] is orange. Your privilege [2] allows white slots only; in Stade you can extend it to orange, pink and black.

lesson-offices-control = Control pays
    .text = You control Dortmund [1]. Establish the route to Paderborn, and you are paid for it [2].
    .task = Establish Dortmund – Paderborn.
    .right = One point for Dortmund. It would be yours, too, if Marta had established this route.
    .missing = Your full route is waiting.

lesson-offices-build = A second office
    .text = The first slot of Paderborn [1] is white and square: you may build there. Dortmund is closed to you, because its next slot is orange.
    .task = Build in Paderborn.
    .right = In a tie, control goes to the office furthest to the right. So the last slot of a city is the strongest one.
    .missing = Paderborn has a slot that fits.
    .nothing = Take the office.
    .illegal = Its colour must be within your privilege.

lesson-offices-network = A network grows
    .text = Dortmund [1] and Paderborn [2] are linked by a route, so your two offices are a network. At the end each office of your largest network brings as many points as your keys [3] say.

lesson-markers = Markers
    .about = How to win markers, when to use them, and where new ones come from.

lesson-markers-marker = A marker on a route
    .text = “Remove 3 pieces” lies at Lüneburg – Perleberg [1]. Whoever establishes the route gets the marker, on top of everything else.

lesson-markers-win = Win it
    .text = One trader is missing on Lüneburg – Perleberg [1]. The first slot of Perleberg [2] is white and square.
    .task = Fill the route, establish it and build in Perleberg.
    .task-2 = Now establish it.
    .task-3 = And build in Perleberg.
    .right-1 = Full.
    .right-2 = The marker is yours. The office, too?
    .right = An office and a marker. You may use it now: it costs no action.
    .missing = Lüneburg – Perleberg first.

lesson-markers-use = Use it
    .text = Marta has nearly filled Hamburg – Lübeck [1]. Your marker takes up to three pieces off the board, back to their owners’ supplies.
    .task = Use the marker and remove Marta’s two traders.
    .task-2 = Remove a trader of Marta’s on Hamburg – Lübeck.
    .task-3 = And the other one.
    .task-4 = You may remove one more, or be done.
    .right-1 = Which pieces?
    .right-2 = One.
    .right-3 = Two.
    .right = Marta has to begin again. A used marker still counts at the end: 1 point for one, 3 for two or three, up to 21 for ten.
    .missing = Use the marker on Marta’s route.

lesson-markers-new = A new marker
    .text = For the marker you took, a new one is drawn at the end of your turn [1]. You put it on an empty route, best where you are going yourself.
    .task = Put the new marker on a route.
    .right = It shows everybody a route worth having. The game ends when more markers are owed than the pile has.
    .missing = Choose a route.

lesson-coellen = Far goals
    .about = The Coellen table, and the link from Arnheim to Stendal.

lesson-coellen-table = The Coellen table
    .text = The table of Coellen has four places for merchants. The one for 7 points [1] is open to everybody, the others need a higher privilege [2].

lesson-coellen-merchant = A merchant for 7 points
    .text = Your merchant stands on Coellen – Warburg [1] with three traders. Establish the route and send it to the table [2].
    .task = Establish Coellen – Warburg and put the merchant on 7.
    .task-2 = Put the merchant on the place for 7 points.
    .right-1 = Now the merchant.
    .right = Seven points at the end, and nobody can take them from you.
    .missing = Establish Coellen – Warburg.
    .office = An office in Coellen brings a coin, 1 point, and control. The table brings 7.
    .nothing = You would give 7 points away.

lesson-coellen-link = From Arnheim to Stendal
    .text = An unbroken chain of your offices from Arnheim [1] to Stendal [2] scores at once: 7 points for the first player [3], then 4 and 2. The chain is also a large network, so it pays twice.

lesson-end = The end comes suddenly
    .about = What ends the game, and what is counted afterwards.

lesson-end-race = One point missing
    .text = The game ends right after an action when somebody has 20 points, when 10 cities are full, or when more markers are owed than are left. You have 19 points [1], Marta only 11 [2].

lesson-end-count = What is still to come
    .text = At the end 2 points come for each city you control, such as Minden [1] for Marta, and points for markers, full abilities, the Coellen table and the largest network. Marta’s keys [2] make her network worth 14, so she is much closer than it looks.

lesson-end-finish = End it
    .text = Kampen – Osnabrück [1] is full, and you control both cities: that is 2 points. The game ends at once, and Marta gets no turn.
    .task = Establish Kampen – Osnabrück.
    .task-2 = The reward no longer matters: an office, or nothing.
    .right-1 = 21 points: this is the last decision of the game.
    .right = Over. Now everything is counted.
    .missing = You have one action, and one route that pays.

lesson-end-result = 44 to 43
    .text = You [1] win with 44 points, Marta [2] has 43. In a tie fewer developed steps of the actions would have decided, then the better network.
