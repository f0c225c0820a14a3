lesson-goal = The goal and a turn
    .about = What the game is about, and what you do in a turn.

lesson-goal-town = One town for all
    .text = Everybody builds in the same little town [1]. Whoever has the most points [2] after four rounds wins.

lesson-goal-worker = One turn, one worker
    .text = In your turn you use one of your workers [2]. It either gathers on the board or goes and builds.
    .task = Send a worker to B5 and gather three wood [1].
    .right = Three forests lie around B5, and each has given you one wood.
    .missing = B5 [1] brings more: three wood with one worker.
    .illegal = Workers stand on free meadows.

lesson-goal-tile = The other thing: build
    .text = Wood is there to build with. A wheat field [1] costs 1 :wood: and brings 3 :star: at once.
    .task = Build a wheat field on any free meadow.
    .task-2 = Pay with your own wood.
    .task-3 = Now put the wheat field on a free meadow.
    .help = Choose the tile first, then pay, then put it on the board.
    .right = Your house stands on it: the wheat field is yours, and you have your first 3 points.
    .missing = The task is a wheat field for 1 wood.
    .dear = That is a building, too, but keep your wood for now: the wheat field costs only one.
    .gather = That would gather once more. This time, build.
    .bought = That would spend three coins on wood that you have. Pay with your own.
    .illegal = Take what the bar asks for.

lesson-goal-points = Three ways to score
    .text = You get points [1] for building, for using buildings, and for secret objective cards [2]. A round lasts until nobody has a worker [3] left; then everybody eats.

lesson-gathering = What lies around a worker
    .about = How one worker brings you wood, stone and fish.

lesson-gathering-around = Eight squares
    .text = A worker on a meadow [1] looks at the 8 squares around it, diagonals too. Each forest [2] gives 1 :wood:, each lake [3] 1 :fish:, each mountain 1 :stone:.

lesson-gathering-three = A good square
    .text = On every free meadow the board shows what a worker would bring. Some squares bring three goods at once [1].
    .task = Send a worker where it brings two fish and one wood.
    .help = Two lakes and a forest touch this square.
    .right = Two lakes and a forest lie around F5, so one worker has brought three goods.
    .missing = You need a square that touches two lakes and a forest.
    .fish = The fish are right, but no forest touches E5.
    .illegal = Workers stand on meadow. From there they gather what lies around them.

lesson-gathering-taken = One worker a square
    .text = Marta has taken the best square for wood [1]. A square holds one worker until the round ends, but its neighbours are still free.
    .task = Get two wood with one worker.
    .help = More than one square is right.
    .right = Two forests around one worker, two wood. There is often a second-best square nearby.
    .missing = You need two forests around your worker.
    .illegal = Look for a free meadow that touches two forests.

lesson-gathering-empty = Nothing around
    .text = In the middle of the board nothing lies around a worker yet [1]. That changes as soon as somebody builds there.

lesson-building = Building
    .about = What a tile costs, what it brings, and where to put it.

lesson-building-prices = Prices and points
    .text = On every tile the price stands at the lower left and the points at the lower right [1]. You pay with your goods [2] [3], and each tile is there only once, except the wheat field.

lesson-building-choose = Five points now
    .text = Your three wood and two stone are enough for several tiles. Some bring five points, like the workshop [1].
    .task = Choose a tile that brings five points and needs no coins.
    .help = More than one tile is right.
    .right = Five points as soon as it stands, and from then on you can use it as well.
    .missing = Look at the lower right corner: you want a tile with a 5.
    .coins = The barn brings six, but for its fourth wood you would have to pay three coins.
    .illegal = A tile can be built only if you can pay all of it.

lesson-building-lay = Any free meadow
    .text = The well is paid for; now it goes on any free meadow, even far from your workers [1]. Building gathers nothing and does not use the tile yet.

lesson-building-beside = Put it where people go
    .text = Only workers on the 8 squares around a building can use it. H5, where Marta stands [1], is one of the best squares in every round.
    .task = Put the well beside H5.
    .help = More than one square is right.
    .right = Whoever comes back to H5 can use your well, and that is often you.
    .missing = That square does not touch H5.
    .illegal = A building needs a free meadow.

lesson-building-house = Yours for good
    .text = Your house shows that the well is yours [1]. Buildings stay until the end, so you can build as often as you have houses [2].

lesson-neighbours = Other people’s buildings
    .about = How one worker uses several buildings, and who pays whom.

lesson-neighbours-fee = Yours are free
    .text = A worker may use every building around it once. Yours [1] cost nothing; for somebody else’s [2] you pay the owner 1 :coin: first.

lesson-neighbours-both = Two buildings, one worker
    .text = Your wheat field [1] gives 1 :wheat:, and Marta’s bakery [2] turns 1 :wheat: into 4 :coin:. What you have just got can be spent at once.
    .task = Use both buildings with one worker.
    .task-2 = Now use your wheat field [1].
    .task-3 = Now use Marta’s bakery [2].
    .help = Find a square that touches [1] and [2]. More than one is right.
    .right = One coin to Marta, four coins for you: one worker has done all this.
    .missing = Follow the task: first the wheat, then the bakery.
    .one = That square does not touch both buildings.
    .order = Without wheat you would have to buy some for three coins. Take your own first.
    .early = You can still use a building with this worker.
    .illegal = Workers stand on free meadows.

lesson-neighbours-coin = Good for both
    .text = Marta has your coin [1], and still you have more coins than before [2]. A building that others like to use earns money for its owner.

lesson-neighbours-skip = You need not
    .text = Nobody has to use a building. You have no wheat now, so the bakery [1] would only cost you coins.
    .task = Take the wood on G4, and leave the bakery alone.
    .task-2 = Now end your turn.
    .right = One wood, and not a coin spent. Goods are gathered by themselves; buildings only if you say so.
    .missing = That would cost more than it brings: end your turn.
    .far = The task is G4, between the bakery and the forest.
    .illegal = G4 is free: that is where your worker should go.

lesson-coins = Coins
    .about = How coins replace what you lack.

lesson-coins-three = Three for one
    .text = Three coins [1] buy one good of any kind. You can do so only while you pay for something; you cannot keep what you bought.

lesson-coins-barn = One wood short
    .text = The barn [1] costs 4 :wood:, and you have three. Your coins pay for the fourth.
    .task = Build the barn.
    .task-2 = Now put the barn on a free meadow.
    .right = Three wood and three coins for six points, and nobody had to gather a fourth wood.
    .missing = The task is the barn: four wood for six points.
    .own = You can pay that without coins. Try the barn.
    .illegal = Coins are no use for that. The barn is on the market.

lesson-coins-keep = Are they worth it?
    .text = At the end of the game three coins [1] are worth one point. A coin that gets you a better building earlier is worth more.

lesson-coins-refused = Not enough
    .text = Now you have two stone, one wood, two fish and three coins. The statue [1] needs four stone: even with your coins you lack one.
    .task = Build the dearest tile that you can pay for with stone alone.
    .help = Try the statue if you like: the rule says what is missing.
    .right = Two stone, five points, and your coins are still there.
    .missing = Look for a tile whose price is stone only.
    .price = Possible, but not with stone alone.
    .illegal = With three coins you can replace one stone, no more.

lesson-feeding = Feeding your workers
    .about = What happens at the end of a round, and what hunger costs.

lesson-feeding-hunger = Everybody eats
    .text = When all workers [1] are used, each of yours eats one fish [2] or one wheat [3]. You have five workers and four fish.

lesson-feeding-food = The last worker
    .text = One food is missing, and one worker is left. A lake nearby or your wheat field [1] can help.
    .task = Send your last worker where it can get food.
    .help = Many squares are right: anything with fish or wheat.
    .right = With that, nobody has to go hungry.
    .missing = That brings no food. Look for fish, or for your wheat field.
    .illegal = Workers stand on free meadows.

lesson-feeding-buy = One is hungry
    .text = Here you went for wood instead: four fish [1] for five workers. A hungry worker costs 3 :star:, food costs 3 :coin: [2].
    .task = Feed your fifth worker.
    .right = Three coins would be one point at the end; hunger costs three. Buying was right.
    .missing = Three points for three coins is a bad trade: coins are worth far less.
    .illegal = Your own food is used first; only the fifth worker is in question.

lesson-feeding-next = The next round
    .text = Marta had no food for all of hers and has lost points; a score may go below zero [1]. Workers come home [2], and the first-player token goes to the left.

lesson-objectives = Objective cards
    .about = How secret cards score, and when to claim them.

lesson-objectives-secret = Only you see yours
    .text = Each of your cards [1] has a condition and points. Marta has four as well [2], and nobody loses anything for a card that is never claimed.

lesson-objectives-trade = Build for a card
    .text = This card wants a building that gives or takes wood or stone [1]. The quarry [2] takes coins and gives stone.
    .task = Build the quarry and claim the card.
    .task-2 = Pay with your own wood.
    .task-3 = Put the quarry on a free meadow.
    .task-4 = The condition is true: claim the card.
    .right = Five points for the quarry and two for the card, in a single turn.
    .right-3 = The quarry is yours, and the card glows.
    .missing = The quarry gives stone, and that is what the card asks for.
    .kind = That does not fulfil the card. The quarry does.
    .unclaimed = You could also claim it later, but points that you have nobody can take away.
    .illegal = Look at what the bar asks for.

lesson-objectives-fish = Plan for the end of a round
    .text = “Fish for all” [1] wants every worker fed with your own fish. You have six [2], and a wheat.
    .task = Feed all five workers with fish.
    .right = The wheat stays for the next round, and the card can be claimed.
    .missing = Then one worker or more eats wheat, and the card stays in your hand.
    .illegal = You have five workers to feed.

lesson-objectives-claim = The last chance of a round
    .text = After feeding, everybody may claim once more. This condition is true only now [1].
    .task = Claim “Fish for all”.
    .right = Two points. Next round you would have had to save five fish again.
    .missing = Then the chance is gone until the end of the next round.
    .illegal = Only this card can be claimed now.

lesson-end = The end of the game
    .about = What is counted after the last round, and what a tie means.

lesson-end-last = What scores at the end
    .text = This is round four. The castle [1] brings nothing at once, but at the end 4 :star: for each of your buildings around it; you have the six stone [2] for it.

lesson-end-castle = A place for the castle
    .text = Your quarry [1], your well [2] and your bakery [3] stand close together. Diagonals count here, too.
    .task = Build the castle where it touches all three.
    .task-2 = Pay with your own stone.
    .task-3 = Now put the castle where it touches all three.
    .help = Two squares are right.
    .right = Three buildings, twelve points at the end.
    .missing = Stone is what you have; keep the coins.
    .few = That square touches fewer of your buildings.
    .other = That brings less than the twelve points of a castle.
    .illegal = It has to be a free meadow.

lesson-end-around = Even more
    .text = Every building of yours that you add around the castle [1] counts, too. A wheat field brings its own 3 :star: and 4 :star: more.
    .task = Build a wheat field beside the castle.
    .task-2 = Pay with your own wood.
    .task-3 = Now put the wheat field beside the castle.
    .right = Seven points for one wood, late in the game.
    .missing = You have the wood; keep the coins.
    .away = That square does not touch the castle, so it brings only three.
    .field = That is possible, but a wheat field beside the castle brings seven.
    .illegal = It has to be a free meadow.

lesson-end-coins = What is left over
    .text = After the last meal every three coins [1] become one point. Goods, and cards that nobody has claimed [2], are worth nothing.

lesson-end-shared = Equal points
    .text = Whoever has the most points wins [1] [2]. If two have the same number they share the victory: nothing else is counted.

lesson-tactics = Where and when
    .about = Good squares, good moments: how to win more often.

lesson-tactics-early = Early is often
    .text = A building is worth its points and everything it does later. The well [1] gives 2 :star: each time, so build it in the first round, beside a good square [2].

lesson-tactics-busy = Beside the best square
    .text = F5 [1] brings three goods and will be taken in every round. A well [2] beside it is used again and again.
    .task = Build the well so that it touches F5.
    .task-2 = Pay with your own wood.
    .task-3 = Pay with your own stone.
    .task-4 = Now put the well beside F5.
    .help = Not on F5 itself: then nobody could gather there.
    .right = From now on, F5 means three goods and two points.
    .missing = The well is the tile for this, and you have all it costs.
    .on = Then nobody could stand on F5 any more, not even you.
    .quiet = That square does not touch F5.
    .illegal = It has to be a free meadow.

lesson-tactics-income = Others pay
    .text = Marta has taken F5 [1] and used your well: she paid you for it [2]. You earn, even in her turn.

lesson-tactics-again = One worker, two gains
    .text = Other squares touch your well [1], too. The best turn gathers and uses something at the same time.
    .task = Get two fish and two points with one worker.
    .task-2 = Now use your well.
    .right = Food for two workers and two points in one turn.
    .missing = Use the well: for you it is free.
    .less = Look for a square that touches two lakes and your well.
    .illegal = It has to be a free meadow.

lesson-tactics-finish = The last worker
    .text = At the end nothing is used any more: only points count. Your castle [1] pays 4 :star: for each building of yours around it, and one square there is free [2].
    .task = Get eight points with your last worker.
    .task-2 = Where does it count twice?
    .right = Four for the gold mine, four for the castle. Nothing else brings as much now.
    .missing = Eight points: a building for four, in the right place.
    .points = That brings two or three points at most.
    .cheap = A wheat field brings three and four. There is something better.
    .castle = There the castle does not count it.
    .illegal = It has to be a free meadow.
