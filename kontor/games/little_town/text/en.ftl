# Little Town in English.
# Tiles: the name stands alone ("Bakery"); .low goes after "the", .a has its article.

game-name = Little Town
game-line = Send workers to gather and build in one small town that everybody shares, and score the most points in 4 short rounds.

## Goods

good-wood = wood
    .n = { $count } wood
good-stone = stone
    .n = { $count } stone
good-fish = fish
    .n = { $count } fish
good-wheat = wheat
    .n = { $count } wheat
good-coin = coins
    .n = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

icon-wood = wood
icon-stone = stone
icon-fish = fish
icon-wheat = wheat
icon-coin = coins
icon-star = points
icon-worker = worker
icon-house = house
icon-card = cards
icon-meadow = empty meadow
icon-any = cubes of your choice
icon-around = buildings around
icon-clock = end of the round:
icon-flag = end of the game:

## Building tiles

tile-wheat-field = Wheat field
    .low = wheat field
    .a = a wheat field
    .effect = Take 1 wheat.
tile-pier = Pier
    .low = pier
    .a = a pier
    .effect = Take 2 fish.
tile-gold-mine = Gold mine
    .low = gold mine
    .a = a gold mine
    .effect = Take 2 coins.
tile-bookshop = Bookshop
    .low = bookshop
    .a = a bookshop
    .effect = Take 3 coins.
tile-well = Well
    .low = well
    .a = a well
    .effect = Score 2 points.
tile-tavern = Tavern
    .low = tavern
    .a = a tavern
    .effect = Score 3 points.
tile-workshop = Workshop
    .low = workshop
    .a = a workshop
    .effect = Pay 2 wood, score 3 points.
tile-bakery = Bakery
    .low = bakery
    .a = a bakery
    .effect = Pay 1 wheat, take 4 coins.
tile-brewery = Brewery
    .low = brewery
    .a = a brewery
    .effect = Pay 1 wheat, score 3 points.
tile-quarry = Quarry
    .low = quarry
    .a = a quarry
    .effect = Pay 2 coins, take 2 stone.
tile-carpenter = Carpenter
    .low = carpenter’s shop
    .a = a carpenter’s shop
    .effect = Pay 1 coin, take 3 wood.
tile-church = Church
    .low = church
    .a = a church
    .effect = Pay 3 coins, score 5 points.
tile-warehouse = Warehouse
    .low = warehouse
    .a = a warehouse
    .effect = Pay 2 stone, score 5 points.
tile-grocery = Grocery
    .low = grocery
    .a = a grocery
    .effect = Pay 1 coin, take 1 wheat and 1 fish.
tile-fair = Fair
    .low = fair
    .a = a fair
    .effect = Pay 1 stone, 1 wood, 1 wheat and 1 fish, score 7 points.
tile-fountain = Fountain
    .low = fountain
    .a = a fountain
    .effect = Pay 1 coin, score 3 points.
tile-barn = Barn
    .low = barn
    .a = a barn
    .effect = Pay 2 wheat, score 5 points.
tile-fishmonger = Fishmonger
    .low = fishmonger’s shop
    .a = a fishmonger’s shop
    .effect = Pay 1 fish, take 3 coins.
tile-restaurant = Restaurant
    .low = restaurant
    .a = a restaurant
    .effect = Pay 1 wheat and 1 fish, score 4 points.
tile-pawnbroker = Pawnbroker
    .low = pawnbroker’s shop
    .a = a pawnbroker’s shop
    .effect = Pay any 2 cubes, take any 2 cubes.
tile-statue = Statue
    .low = statue
    .a = a statue
    .effect = No effect.
tile-cathedral = Cathedral
    .low = cathedral
    .a = a cathedral
    .effect = End of each round: 1 point for every worker around it, whoever owns the worker.
tile-residence = Residence
    .low = residence
    .a = a residence
    .effect = End of each round: use each building around it once.
tile-castle = Castle
    .low = castle
    .a = a castle
    .effect = End of the game: 4 points for each of your buildings around it.
tile-watchtower = Watchtower
    .low = watchtower
    .a = a watchtower
    .effect = End of the game: 2 points for each empty meadow around it.

## Objective cards

objective-three-touching = Three together
    .text = Own 3 buildings that touch side to side.
objective-more-buildings-than-workers = More buildings than workers
    .text = Own more buildings than you have workers.
objective-food-for-two-rounds = Food for two rounds
    .text = Have at least 2 food (fish or wheat) for each of your workers.
objective-lake-mountain-forest = Lake, mountain, forest
    .text = Own 3 buildings: one beside a lake, one beside a mountain and one beside a forest; diagonals count.
objective-two-kinds-consumed = Two kinds at once
    .text = Use a building and give it 2 different kinds of cube.
objective-fed-with-fish = Fish for all
    .text = Feed all your workers with your own fish.
objective-fed-with-wheat = Wheat for all
    .text = Feed all your workers with your own wheat.
objective-fish-building = Fish trade
    .text = Own a building that gives or takes fish.
objective-two-coin-buildings = Two coin buildings
    .text = Own 2 buildings that give or take coins.
objective-wood-or-stone-building = Wood or stone trade
    .text = Own a building that gives or takes wood or stone.
objective-three-stone-price = Built of stone
    .text = Own a building that costs at least 3 stone.
objective-no-coins = Empty purse
    .text = Have no coins.
objective-six-coins = Full purse
    .text = Have at least 6 coins.
objective-spend-what-you-got = Spent at once
    .text = Spend a cube in the same turn in which you got it.
objective-four-uses = Four in one turn
    .text = Use at least 4 buildings in one turn.
objective-points-from-two = Points from two
    .text = Get points from at least 2 buildings in one turn.
objective-five-resources = Five cubes
    .text = Get at least 5 cubes in one turn.
objective-three-wood-price = Built of wood
    .text = Own a building that costs at least 3 wood.

## What the pawnbroker gets, what the workers eat

offer-wood = 1 wood
offer-stone = 1 stone
offer-fish = 1 fish
offer-wheat = 1 wheat
offer-bought-wood = 1 wood bought for 3 coins
offer-bought-stone = 1 stone bought for 3 coins
offer-bought-fish = 1 fish bought for 3 coins
offer-bought-wheat = 1 wheat bought for 3 coins

food-fish = fish
    .brief = Eat { $count } :fish:
    .n = { $count } fish
    .move = { $count ->
        [0] Eat no fish
       *[other] Eat { $count } fish
    }
    .told = { $count ->
        [0] gives the workers no fish
       *[other] gives the workers { $count } fish
    }
    .you = { $count ->
        [0] give the workers no fish
       *[other] give the workers { $count } fish
    }
food-wheat = wheat
    .brief = Eat { $count } :wheat:
    .n = { $count } wheat
    .move = { $count ->
        [0] Eat no wheat
       *[other] Eat { $count } wheat
    }
    .told = { $count ->
        [0] gives the workers no wheat
       *[other] gives the workers { $count } wheat
    }
    .you = { $count ->
        [0] give the workers no wheat
       *[other] give the workers { $count } wheat
    }
food-bought = bought food
    .brief = Buy food: { $count }
    .n = { $count ->
        [one] food for { $count } worker bought with coins
       *[other] food for { $count } workers bought with coins
    }
    .move = { $count ->
        [0] Buy no food
        [1] Buy food for 1 worker (3 coins)
        [2] Buy food for 2 workers (6 coins)
        [3] Buy food for 3 workers (9 coins)
        [4] Buy food for 4 workers (12 coins)
       *[other] Buy food for { $count } workers (15 coins)
    }
    .told = { $count ->
        [0] buys no food
        [1] buys food for 1 worker (3 coins)
        [2] buys food for 2 workers (6 coins)
        [3] buys food for 3 workers (9 coins)
        [4] buys food for 4 workers (12 coins)
       *[other] buys food for { $count } workers (15 coins)
    }
    .you = { $count ->
        [0] buy no food
        [1] buy food for 1 worker (3 coins)
        [2] buy food for 2 workers (6 coins)
        [3] buy food for 3 workers (9 coins)
        [4] buy food for 4 workers (12 coins)
       *[other] buy food for { $count } workers (15 coins)
    }

## Choices

choice-draft = Put the { $tile_low } on the market
choice-place = Place a worker on { $cell }
choice-build = Build { $tile_a }
choice-lay = Put the building on { $cell }
choice-use = Use the building on { $cell }
    .brief = Use: { $tile }
choice-cathedral = Score the cathedral
choice-buy = { $count ->
    [0] Buy no { $cube }
    [1] Buy { $cube_n } for 3 coins
    [2] Buy { $cube_n } for 6 coins
    [3] Buy { $cube_n } for 9 coins
    [4] Buy { $cube_n } for 12 coins
    [5] Buy { $cube_n } for 15 coins
   *[other] Buy { $cube_n } for 18 coins
}
    .brief = Pay { $what }
choice-give = Give { $offer }
choice-take = Take 1 { $cube }
choice-feed = { $food_move }
    .brief = { $food_brief }
choice-claim = Claim “{ $objective }”
    .brief = Claim “{ $objective }”
choice-done = Done
## Decisions that were made, where no event tells of them

decided-draft = { $player } puts the { $tile_low } on the market
    .you = You put the { $tile_low } on the market
decided-place = { $player } places a worker on { $cell }
    .you = You place a worker on { $cell }
decided-build = { $player } chooses { $tile_a } from the market
    .you = You choose { $tile_a } from the market
decided-lay = { $player } puts the building on { $cell }
    .you = You put the building on { $cell }
decided-use = { $player } uses the building on { $cell }
    .you = You use the building on { $cell }
decided-cathedral = { $player } scores the cathedral
    .you = You score the cathedral
decided-buy = { $count ->
    [0] { $player } pays the { $cube } that is there
    [1] { $player } buys { $cube_n } for 3 coins
    [2] { $player } buys { $cube_n } for 6 coins
    [3] { $player } buys { $cube_n } for 9 coins
    [4] { $player } buys { $cube_n } for 12 coins
    [5] { $player } buys { $cube_n } for 15 coins
   *[other] { $player } buys { $cube_n } for 18 coins
}
    .you = { $count ->
        [0] You pay the { $cube } you have
        [1] You buy { $cube_n } for 3 coins
        [2] You buy { $cube_n } for 6 coins
        [3] You buy { $cube_n } for 9 coins
        [4] You buy { $cube_n } for 12 coins
        [5] You buy { $cube_n } for 15 coins
       *[other] You buy { $cube_n } for 18 coins
    }
decided-buy-details = { $player } pays
    .you = You pay
decided-give = { $player } gives { $offer }
    .you = You give { $offer }
decided-take = { $player } takes 1 { $cube }
    .you = You take 1 { $cube }
decided-feed = { $player } { $food_told }
    .you = You { $food_you }
decided-claim = { $player } claims “{ $objective }”
    .you = You claim “{ $objective }”
decided-done = { $player } leaves it at that
    .you = You leave it at that

## Events

event-draft = { $player } puts the { $tile_low } on the market
    .you = You put the { $tile_low } on the market
event-deal = Everybody gets { $count ->
    [one] { $count } objective card
   *[other] { $count } objective cards
}
event-round = Round { $count } begins, { $first } goes first
    .you = Round { $count } begins, you go first
event-place = { $player } places a worker on { $cell }
    .you = You place a worker on { $cell }
event-gather = +{ $good_n }
event-use = { $player } uses the { $tile_low } on { $cell }
    .you = You use the { $tile_low } on { $cell }
event-fee = 1 coin to { $owner_you ->
    [yes] you
   *[no] { $owner }
}
event-pay = −{ $good_n }
event-buy = bought { $good_n } for { $coins } coins
event-gain = +{ $good_n }
event-short = supply short of { $good_n }
event-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
event-choose = { $player } takes { $tile_a } from the market
    .you = You take { $tile_a } from the market
event-build = { $count ->
    [0] { $player } builds { $tile_a } on { $cell }
    [one] { $player } builds { $tile_a } on { $cell } (+{ $count } point)
   *[other] { $player } builds { $tile_a } on { $cell } (+{ $count } points)
}
    .you = { $count ->
        [0] You build { $tile_a } on { $cell }
        [one] You build { $tile_a } on { $cell } (+{ $count } point)
       *[other] You build { $tile_a } on { $cell } (+{ $count } points)
    }
event-claim = { $count ->
    [one] { $player } claims “{ $objective }” (+{ $count } point)
   *[other] { $player } claims “{ $objective }” (+{ $count } points)
}
    .you = { $count ->
        [one] You claim “{ $objective }” (+{ $count } point)
       *[other] You claim “{ $objective }” (+{ $count } points)
    }
event-round-end = Round { $count } ends
event-cathedral = { $count ->
    [0] { $player } gets no points for the cathedral
    [one] { $player } gets { $count } point for the cathedral
   *[other] { $player } gets { $count } points for the cathedral
}
    .you = { $count ->
        [0] You get no points for the cathedral
        [one] You get { $count } point for the cathedral
       *[other] You get { $count } points for the cathedral
    }
event-feed = { $fish ->
    [0] { $wheat ->
        [0] { $bought ->
            [0] { $player } gives the workers no food
           *[other] { $player } feeds the workers with { event-feed.bought }
        }
       *[other] { $bought ->
            [0] { $player } feeds the workers with { event-feed.wheat }
           *[other] { $player } feeds the workers with { event-feed.wheat } and { event-feed.bought }
        }
    }
   *[other] { $wheat ->
        [0] { $bought ->
            [0] { $player } feeds the workers with { event-feed.fish }
           *[other] { $player } feeds the workers with { event-feed.fish } and { event-feed.bought }
        }
       *[other] { $bought ->
            [0] { $player } feeds the workers with { event-feed.fish } and { event-feed.wheat }
           *[other] { $player } feeds the workers with { event-feed.fish }, { event-feed.wheat } and { event-feed.bought }
        }
    }
}
    .you = { $fish ->
        [0] { $wheat ->
            [0] { $bought ->
                [0] You give the workers no food
               *[other] You feed the workers with { event-feed.bought }
            }
           *[other] { $bought ->
                [0] You feed the workers with { event-feed.wheat }
               *[other] You feed the workers with { event-feed.wheat } and { event-feed.bought }
            }
        }
       *[other] { $wheat ->
            [0] { $bought ->
                [0] You feed the workers with { event-feed.fish }
               *[other] You feed the workers with { event-feed.fish } and { event-feed.bought }
            }
           *[other] { $bought ->
                [0] You feed the workers with { event-feed.fish } and { event-feed.wheat }
               *[other] You feed the workers with { event-feed.fish }, { event-feed.wheat } and { event-feed.bought }
            }
        }
    }
    .fish = { $fish } fish
    .wheat = { $wheat } wheat
    .bought = { $bought ->
        [1] food bought for 3 coins
        [2] food bought for 6 coins
        [3] food bought for 9 coins
        [4] food bought for 12 coins
       *[other] food bought for 15 coins
    }
event-hunger = { $count ->
    [one] { $player } has { $count } worker without food and loses { $points } points
   *[other] { $player } has { $count } workers without food and loses { $points } points
}
    .you = { $count ->
        [one] You have { $count } worker without food and lose { $points } points
       *[other] You have { $count } workers without food and lose { $points } points
    }
event-token = { $player } gets the first-player token
    .you = You get the first-player token
event-castle = { $count ->
    [0] { $player } gets no points for the castle
    [one] { $player } gets { $count } point for the castle
   *[other] { $player } gets { $count } points for the castle
}
    .you = { $count ->
        [0] You get no points for the castle
        [one] You get { $count } point for the castle
       *[other] You get { $count } points for the castle
    }
event-watchtower = { $count ->
    [0] { $player } gets no points for the watchtower
    [one] { $player } gets { $count } point for the watchtower
   *[other] { $player } gets { $count } points for the watchtower
}
    .you = { $count ->
        [0] You get no points for the watchtower
        [one] You get { $count } point for the watchtower
       *[other] You get { $count } points for the watchtower
    }
event-coins = { $count ->
    [one] { $player } gets { $count } point for coins
   *[other] { $player } gets { $count } points for coins
}
    .you = { $count ->
        [one] You get { $count } point for coins
       *[other] You get { $count } points for coins
    }
event-over = The game is over

## Why not

why-not-now-draft = No tile goes to the market now.
why-not-now-place = A worker is placed at the start of your turn.
why-not-now-build = Building begins at the start of your turn.
why-not-now-lay = A building is put on the board after it is paid for.
why-not-now-use = Buildings are used after you place a worker, or by your residence at the end of the round.
why-not-now-cathedral = The cathedral scores at the end of the round.
why-not-now-buy = Cubes are bought only while you pay for something.
why-not-now-give = Cubes are given away only at the pawnbroker’s shop.
why-not-now-take = Cubes are chosen only at the pawnbroker’s shop.
why-not-now-feed = The workers eat at the end of the round.
why-not-now-done = This has to be decided first.
why-draft-elsewhere = The { $tile_low } is not in the packet before you.
why-supply-empty = There is no { $good } left in the supply.
why-take-another-kind = You have already taken 1 { $good }; the second cube has to be of another kind.
why-no-cathedral = There is no cathedral for you to score now.
why-claimed-already = You have already claimed “{ $objective }”.
why-card-not-yours = “{ $objective }” is not among your cards.
why-card-not-fulfilled = “{ $objective }” is not fulfilled now. The condition: { $objective_text }
why-not-meadow = { $cell } is not a meadow.
why-cell-has-building = There is already { $tile_a } on { $cell }.
why-cell-has-worker = There is already a worker on { $cell } ({ $player }).
why-not-on-market = The { $tile_low } is not on the market.
why-no-house = You have no house left to put on a building.
why-no-building = There is no building on { $cell }.
why-not-beside = The { $tile_low } on { $cell } is out of reach: only the 8 squares around count.
why-used-already = You have already used this { $tile_low }; each building works once.
why-not-for-workers = The { $tile_low } does nothing when a worker comes.
why-no-coin-for-fee = You need 1 coin to pay { $player }, but you have none.
why-supply-short = The supply does not hold everything the { $tile_low } gives.
why-pawn-needs-two = The pawnbroker wants 2 cubes; you do not have that many and cannot buy enough.
why-missing-not-in-supply = You lack { $good_n }, and the supply does not have enough to buy.
why-missing-coins = { $count ->
    [one] You lack { $count } coin.
   *[other] You lack { $count } coins.
}
why-missing-several = You lack { $count } cubes. Buying that costs { $coins } coins, more than you can spend.
why-missing = You lack { $good_n }. Buying that costs { $coins } coins, more than you can spend.
why-buy-other-cube = The question now is how much { $good } you buy.
why-buy-more = You have to buy at least { $good_n }: your own stock is too small.
why-buy-fewer = You can buy at most { $good_n } here.
why-give-leaves-no-second = Then you would have no second cube to give.
why-give-none-left = You have no { $good } left to give.
why-give-no-coins = You do not have the { $count } coins to buy a cube.
why-feed-in-order = Food is decided in this order: fish, wheat, bought food.
why-feed-more = Choose at least { $count } here: no worker stays hungry while you still have fish or wheat.
why-feed-fewer = Choose at most { $count } here: you do not have or do not need more.
why-use-after-building = You have built this turn; buildings are used by a worker you place on the board.
why-no-residence = You have no residence to use buildings with at the end of the round.
why-not-beside-residence = The { $tile_low } on { $cell } is out of reach: your residence uses only the 8 squares around it.
why-not-for-residence = The { $tile_low } has no effect that your residence could use.
why-buy-to-fill = You have to buy at least { $good_n }: the supply has too few coins to give you, and gets them from what you buy.
why-give-leaves-one-kind = Then the supply would hold only one kind of cube, and the pawnbroker gives two different ones.
why-give-coins-pledged = { $count ->
    [0] You have no coins besides those for the cube you are already buying; another cube costs { $coins }.
    [one] You have only { $count } coin besides those for the cube you are already buying; another cube costs { $coins }.
   *[other] You have only { $count } coins besides those for the cube you are already buying; another cube costs { $coins }.
}
why-feed-not-bought = In this game food cannot be bought with coins.

## Questions

question-draft = Which tile do you put on the market?
    .help = The rest of the packet is passed to the left.
    .other = { $player } chooses a tile for the market.
question-turn = Where does your worker go, or what do you build?
    .help = A worker gathers and uses buildings on the 8 squares around it.
    .other = { $player } places a worker or builds.
question-pay = { $tile }: how much { $good } do you buy with coins?
    .help = 1 cube costs 3 coins; the rest comes from your own stock.
    .other = { $player } decides how to pay.
question-give = Which cube do you give to the pawnbroker?
    .help = You give 2 cubes and then take any 2 from the supply.
    .other = { $player } gives cubes to the pawnbroker.
question-take = Which cube do you take from the pawnbroker?
    .help = You take 2 cubes from the supply, one after the other.
    .other = { $player } takes cubes from the pawnbroker.
question-between = Do you claim a card before you get the coins?
    .help = You have no coins now; after “Done” the building gives you some.
    .other = { $player } uses a building.
question-lay = { $tile }: where do you put it?
    .help = Choose an empty meadow: no worker, no building.
    .other = { $player } chooses a place for the building.
question-act = What do you do next?
    .help = Each building works once; others’ cost 1 coin. “Done” ends your turn.
    .other = { $player } continues the turn.
question-special = What do you use at the end of the round?
    .help = Each building around your residence once; others’ cost 1 coin.
    .other = { $player } uses special buildings.
question-feed-fish = You have { $need } workers to feed: how many fish do they eat?
    .help = 1 fish or 1 wheat each; a worker without food costs 3 points.
    .other = { $player } feeds the workers.
question-feed-wheat = You have { $need } workers to feed: how much wheat do they eat?
    .help = 1 fish or 1 wheat each; a worker without food costs 3 points.
    .other = { $player } feeds the workers.
question-feed-bought = You have { $need } workers to feed: for how many do you buy food?
    .help = 3 coins for each; a worker without food costs 3 points.
    .other = { $player } feeds the workers.
question-claim = Do you claim a card before the game continues?
    .help = The last chance in this round; “Done” keeps the card in your hand.
    .other = { $player } looks at the objective cards.
question-over = The game is over.
    .other = The game is over.

## Status, result, points

status-round = Round { $round } of 4
status-draft = Choosing the market
status-over = Game over
result-win = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
result-shared = { $points ->
    [one] { $players } share the victory with { $points } point each.
   *[other] { $players } share the victory with { $points } points each.
}

category-building = Building
category-using = Using buildings
category-objectives = Objectives
category-cathedral = Cathedral
category-castle = Castle
category-watchtower = Watchtower
category-coins = Coins
category-hunger = Hunger

## Places and labels

area-board = Board
area-market = Market
area-site = Building site
area-supply = Supply
area-packet = Your packet

label-cell = { $cell }
label-workers-left = { $count ->
    [one] { $count } worker left
   *[other] { $count } workers left
}
label-houses-left = { $count ->
    [one] { $count } house left
   *[other] { $count } houses left
}
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
label-first-player = First player
label-to-move = To move
label-worker = { $player }’s worker on { $cell }
label-building = { $tile } on { $cell } ({ $player })
label-market-tile = { $tile }, { $count } on the market
label-price = Price
label-terrain-forest = Forest
label-terrain-mountain = Mountain
label-terrain-lake = Lake
label-terrain-meadow = Meadow
label-no-effect = No effect
label-each-round = End of each round
label-at-the-end = End of the game
label-objectives = Objectives
label-goods = Goods
label-claimed = Claimed
label-feeding-short = { $count ->
    [one] { $count } worker without food: −{ $points } points
   *[other] { $count } workers without food: −{ $points } points
}
label-feeding-ok = Enough food for all workers

## Options

option-board = Side of the board
    .help = Forests, mountains and lakes lie in different places on the two sides.
option-board-A = Side A
option-board-B = Side B
option-market = Market
    .help = How the 12 tiles beside the wheat fields are chosen.
option-market-beginner = First game: the 12 tiles with the robin
option-market-random = Random: any 12 tiles
option-market-draft = Draft: the players choose
option-draft_tiles = Tiles in the draft
    .help = Only for a market chosen by draft: how many tiles are dealt out as packets. The rule book does not say; this is our reconstruction.
option-draft_tiles-all = All 24; half of them stay out of the game
option-draft_tiles-twelve = Twelve; all of them go to the market
option-coins_feed = Coins buy food
    .help = 3 coins feed 1 worker, if the supply has fish or wheat. A ruling: the rule book is unclear here.
option-partial_gain = Take what the supply still has
    .help = If the supply is short, you pay in full and take what is there; if off, you can use a building only if the supply, once you have paid, has everything it gives. A ruling: the rule book is unclear here.
option-pawn_free = Pawnbroker gives the same kind twice
    .help = The 2 cubes you take may be of the same kind; if off, they must be of two different kinds. A ruling: the rule book is unclear here.
option-residence_terrain = Residence gathers too
    .help = At the end of the round the residence also gathers from forests, mountains and lakes around it. A ruling: the rule book is unclear here.
option-watchtower_workers_block = Workers block the watchtower
    .help = A meadow with a worker of round 4 is not empty and gives the watchtower no points. A ruling: the rule book is unclear here.
option-castle_own_only = Castle counts only your buildings
    .help = Only the owner’s buildings around the castle score; if off, everybody’s do. A ruling: the rule book is unclear here.
option-pawn_counts_printed_only = Pawnbroker is not a fish, wood or stone building
    .help = Its tile shows none of these goods, so it does not help “Fish trade” or “Wood or stone trade”; if off, it does. A ruling: the rule book is unclear here.

rules-change-2 = Since version 2, a game with partial_gain=no lets you use a building if the supply, once everything is paid, has all it gives.

## The card at the end of a round
summary-title = Round { $round } ends: feeding
summary-rule = Every worker eats 1 fish or wheat. An unfed worker costs { $points } points.
summary-rule-coins = Every worker eats 1 fish or wheat, or food bought for { $price } coins. An unfed worker costs { $points } points.
summary-ate = Ate
summary-fed = All fed
summary-bought = Bought { $count } for { $coins } coins
summary-short = Short of { $count }: −{ $points } each
summary-next = { $last ->
    [1] Round { $round } is the last one: { $first } goes first.
   *[other] Round { $round }: { $first } goes first.
}
summary-next-you = { $last ->
    [1] Round { $round } is the last one: you go first.
   *[other] Round { $round }: you go first.
}
summary-food = { $count ->
    [0] You start with no food; your workers will need { $need }.
   *[other] You start with { $count } food; your workers will need { $need }.
}
summary-go-on = Start round { $round }
summary-over = That was the last round; all objectives lie open now.
summary-result = See the result

## The goal, and what matters now: the rest of a sentence that begins with “Now:”

goal = Most points after four rounds.
now-draft = whatever comes to the market, anybody may build
now-claim = “{ $objective }” is fulfilled: claim it
now-food = { $count ->
    [one] 1 of your workers has no food for the end of the round
   *[other] { $count } of your workers have no food for the end of the round
}
now-build = { $points ->
    [one] you can build { $tile_a } for { $points } point
   *[other] you can build { $tile_a } for { $points } points
}
now-last = this is the last round
now-gather = a worker gathers from all 8 squares around it
