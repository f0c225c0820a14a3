lesson-goal = A house where three hexes meet
    .about = What you do in a turn, and what it brings.

lesson-goal-city = A city by the sea
    .text = Below the countryside lies the city, and below the city the sea [1]. With three players everybody builds twelve houses, one a turn; then whoever has the most points [2] wins.

lesson-goal-card = A secret goal
    .text = Before the first house you keep one of three bonus cards [1]. It brings up to 12 points at the end, and nobody else sees it.
    .task = Keep a card: “Walls” pays for every wall that touches your houses and towers.
    .right = Now you know where to go. Marta and Bence have chosen, too.
    .missing = Keep one of the three.

lesson-goal-house = The first house
    .text = A site is a corner where three hexes meet, and all three give you something. Here they are forest, quarry and vineyard [1] [2]: wood, stone and grapes.
    .task = Build where forest, quarry and vineyard meet.
    .help = There are three such sites.
    .right = One house, three resources.
    .missing = You need a corner of forest, quarry and vineyard.
    .stone = That would give other resources. Stone opens the city, and grapes become wine.
    .illegal = Your first house must touch a forest, because building on land needs wood.

lesson-goal-access = You never pay
    .text = Wood [1] and stone [2] are not spent: they say what you have access to, and so where you may build. You have eleven houses left [3], so think of what each one opens.

lesson-requirements = What a site asks for
    .about = Wood for the land, stone for the city, nothing for the sea.

lesson-requirements-wood = Wood for the land
    .text = A land hex asks for as much wood as you will have houses at it. Your house [1] stands at three hexes, so a second house at any of them needs 2 wood [2]; at other hexes 1 is enough.

lesson-requirements-second = Grow
    .text = Where forest, quarry and vineyard meet in the east [1], all three hexes are new to you. That makes 2 wood, 2 stone [2] and 2 grapes.
    .task = Build there.
    .right = Two of each. The more you have, the more every later house may ask for.
    .missing = Build on the site with the pointer.
    .other = That is a good site as well, but here we want more stone and grapes.

lesson-requirements-gate = Stone for the city
    .text = City hexes ask for stone in the same way, and some for something of their own. North of the Mason [1] you need 1 stone and, for the land beside it, 1 wood; you have 2 stone [2].

lesson-requirements-sea = The sea asks for nothing
    .text = Sea hexes give fish [2] and ask for nothing. On the coast of the Winery [1] two of the three hexes are sea.
    .task = Build on a coast with two sea hexes.
    .help = More than one site is right.
    .right = Two fish. You can exchange fish whenever you like: 2 for wood, grapes or olives, 3 for stone, 4 for silver ore.
    .missing = Look for a corner with two sea hexes.
    .fish = That site has less sea.

lesson-neighbours = Every house wakes its neighbours
    .about = City hexes act for all who have a house there.

lesson-neighbours-winery = Marta was first
    .text = Marta has a house at the Winery [1]. You have 2 grapes [3], and the site between Winery, Wharf and sea [2] is free.

lesson-neighbours-build = Beside her
    .text = The Winery makes as much wine as you have grapes. The Wharf sells commodities for points and asks for one, which the Winery makes first [1].
    .task = Build between Winery, Wharf and sea.
    .right = Two city hexes will act, in the order you choose.
    .missing = Build at the Winery and the Wharf.

lesson-neighbours-order = The order is yours
    .text = Winery [1] or Wharf [2] first? You can sell only what you have.
    .task = Let the Winery act first.
    .right = First make, then sell.
    .missing = The Winery first.
    .empty = The Wharf would find nothing to sell.

lesson-neighbours-both = Your neighbour, too
    .text = Your house [2] has made 2 wine. Then Marta’s house [1] acted again and made wine for her, although it is your turn: so it pays to be where others will build.

lesson-neighbours-sell = Sell or keep
    .text = At the Wharf [1] you may sell 1 wine for its price, 2 points now. The other wine stays in your stock [2], for ships or for the Cathedral.
    .task = Sell one wine.
    .right = Your first points.
    .missing = Sell the wine.
    .keep = Keeping it is possible as well; here we sell it to see how it works.

lesson-walls = Walls and towers
    .about = How the city wall grows, and who scores for it.

lesson-walls-mason = The Mason
    .text = Every house at the Mason [1] builds a wall, anywhere along the city boundary. A wall brings 1 point, and 1 more for each house and tower of yours at its ends, for example here [2].

lesson-walls-wall = A wall of your own
    .text = Build north of the Mason [1], then the wall beside your house [2].
    .task = Build the house and then the wall between Mason and Olive grove.
    .task-2 = Now the wall between Mason and Olive grove.
    .right-1 = The house stands. Where does the wall go?
    .right = Two points: one for the wall, one for your house at its end.
    .missing = Build north of the Mason.
    .far = A wall without a house of yours at its end brings 1 point only.
    .gift = You would give the points away.

lesson-walls-again = Marta builds, you score
    .text = Marta has built at the Mason [1], so your house [2] acts again. Another wall of yours, in her turn.
    .task = Build the wall on the other side of your house.
    .right = Two more points without a turn of your own.
    .missing = Build the wall that touches your house.
    .far = Look for a wall that touches your house.
    .gift = You would give the points away.

lesson-walls-tower = A tower
    .text = The Architect [1] puts a tower on any site of the boundary, with or without a house. Where your walls end [2] it makes the next wall worth more.
    .task = Build north of the Architect and put a tower at an end of the wall.
    .task-2 = Put the tower at one end of the wall.
    .right-1 = Now the tower.
    .right = Your tower holds the end of the wall for you.
    .missing = Build north of the Architect.
    .apart = Far from the wall a tower does nothing for you yet.
    .gift = Towers are free: take it.

lesson-walls-section = The longest section
    .text = At the end your longest row of walls scores: 1 point for each wall, and 1 for each of your houses and towers between them. It ends where only others stand, so keep a house or a tower at every joint [1] [2].

lesson-ships = Ships in port
    .about = What the Market is for, and how prices move.

lesson-ships-ships = Two wine
    .text = You kept both wines [2] instead of selling one. The ship with silk [1] costs two wines and brings 4 points: twice what the Wharf would pay for one.

lesson-ships-market = To the Market
    .text = On the coast of the Market [1] your house lets you buy one ship. It asks for a commodity in your stock, and you have that.
    .task = Build on the coast east of the Market and buy the silk [2].
    .task-2 = Buy the ship with silk.
    .right-1 = The port is open.
    .right = Four points, and a ship for your bonus cards.
    .missing = Build at the Market.
    .market = For ships you need a house at the Market.
    .gift = The wine is waiting to be spent.

lesson-ships-prices = Prices move
    .text = Whoever buys lets one price fall, and the ship that comes in raises another [1]. The next ship shows in advance which one, so you can sell before it falls or wait until it rises.

lesson-end = Far behind, and first
    .about = What is counted at the end.

lesson-end-behind = The last house
    .text = You have 28 points [1], Bence has 58 [2], and one house is left to you [3]. It looks lost, but most points come at the end.

lesson-end-cathedral = The Cathedral
    .text = For each house of yours at the Cathedral [1] one set of wine, oil and silver scores the sum of their prices. You have two houses there and three wines [2], so a third house brings 8 points more.

lesson-end-last = Choose well
    .text = Between Rector’s Palace, Cathedral and Fishmonger [1] one house does three things. Let the Palace act before the Fishmonger: a bonus card for fish pays for the fish you have.
    .task = Build there, then draw bonus cards and keep “Fish”.
    .task-2 = Let the Rector’s Palace act.
    .task-3 = Keep “Fish”.
    .right-1 = Now the Palace.
    .right-2 = Fish or silk? You have two fish and no silk.
    .right = That was your last house. Marta builds hers, and everything is counted.
    .missing = Build between Rector’s Palace, Cathedral and Fishmonger.
    .set = That would leave one set of commodities unused.
    .later = The Fishmonger works either way; the Palace first, please.
    .silk = You have no ship with silk.

lesson-end-result = 95 to 94
    .text = You [1] win with 95 points, Bence [2] has 94: 24 points came from the Cathedral, 31 from bonus cards, 10 from your section. In a tie the more valuable stock would have won.
