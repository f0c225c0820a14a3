# Ragusa in English.
# Resources: .n with a number, .one a single one, .rate fish for one. Commodities and ship goods: .n, .one likewise.
# Owners: the bare name; .the at the beginning of a sentence (for players it is just the name).
# Cards: .text says what they score; $each is the points for one, from the data file (not all cards use it).
# City hexes: .text says what they need and do. Lands: what the hexes outside the city are.
# Sites and walls are called by their hexes ($first, $second, $third; .amid after "between", if it is not the name): .at follows
# what is built there, .at_cap begins a sentence; the bare name is short ("Winery · Wharf · Sea").

game-name = Ragusa
game-line = Build houses where three hexes meet, in the city and around it; many of your actions let your neighbours act too.

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-each = { $each ->
    [one] { $each } point
   *[other] { $each } points
}

## Resources, commodities, ship goods

resource-wood = wood
    .one = 1 wood
    .n = { $count } wood
    .rate = 2
resource-stone = stone
    .one = 1 stone
    .n = { $count } stone
    .rate = 3
resource-ore = silver ore
    .one = 1 silver ore
    .n = { $count } silver ore
    .rate = 4
resource-grapes = grapes
    .one = 1 grape
    .n = { $count ->
        [one] { $count } grape
       *[other] { $count } grapes
    }
    .rate = 2
resource-olives = olives
    .one = 1 olive
    .n = { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
    .rate = 2
resource-fish = fish
    .one = 1 fish
    .n = { $count } fish

commodity-wine = wine
    .one = 1 wine
    .n = { $count } wine
commodity-oil = oil
    .one = 1 oil
    .n = { $count } oil
commodity-silver = silver
    .one = 1 silver
    .n = { $count } silver

good-gems = gems
good-pearls = pearls
good-silk = silk
good-clothes = clothes
good-spices = spices
good-pottery = pottery
good-furs = furs

icon-wood = wood
icon-stone = stone
icon-ore = silver ore
icon-grapes = grapes
icon-olives = olives
icon-fish = fish
icon-wine = wine
icon-oil = oil
icon-silver = silver
icon-gems = gems
icon-pearls = pearls
icon-silk = silk
icon-clothes = clothes
icon-spices = spices
icon-pottery = pottery
icon-furs = furs
icon-ship = ships
icon-house = houses
icon-wall = walls
icon-tower = towers

## City hexes

hex-architect = Architect
    .text = Put one of your towers on a free tower site at the wall.
hex-silversmith = Silversmith
    .text = Needs 1 silver ore. Make as much silver as you have silver ore.
hex-mason = Mason
    .text = Build a wall: 1 point, and 1 more for each of your houses and towers at its two ends.
hex-winery = Winery
    .text = Needs 1 grape. Make as much wine as you have grapes.
hex-rector = Rector’s Palace
    .text = Draw 2 bonus cards and keep 1. Other houses here do nothing.
hex-cathedral = Cathedral
    .text = At the end of the game each of your houses here scores one set of wine, oil and silver at current prices. Other houses here do nothing.
hex-oil-press = Oil Press
    .text = Needs 1 olive. Make as much oil as you have olives.
hex-wharf = Wharf
    .text = Needs a commodity. You may sell 1 commodity at its price.
hex-fishmonger = Fishmonger
    .text = Needs 2 fish. 1 point for every 2 fish; the fish stay.
hex-market = Market
    .text = Needs a commodity. You may buy 1 ship.

## Lands, and places between hexes

land-wood = Forest
land-stone = Quarry
land-ore = Silver mine
land-grapes = Vineyard
land-olives = Olive grove
land-fish = Sea
    .amid = the sea

where-north = north
where-north-east = north-east
where-east = east
where-south-east = south-east
where-south = south
where-south-west = south-west
where-west = west
where-north-west = north-west

which-north = in the north
which-east = in the east
which-south = in the south
which-west = in the west
which-north-east = in the north-east
which-south-east = in the south-east
which-south-west = in the south-west
which-north-west = in the north-west
which-middle = in the middle
which-from-west = { $number ->
    [2] second from the west
    [3] third from the west
    [4] fourth from the west
   *[other] number { $number } from the west
}
which-from-north = { $number ->
    [2] second from the north
    [3] third from the north
    [4] fourth from the north
   *[other] number { $number } from the north
}

site-between = between { $first_amid }, { $second_amid } and { $third_amid }
site-beside = { $where } of the { $first }
site-coast = on the coast { $where } of the { $first }
site-which = { $at }, { $which_at }
wall-between = between { $first_amid } and { $second_amid }
wall-beside = { $where } of the { $first }

## Bonus cards

card-wood = Wood
    .text = { n-each } for each wood; 12 at most.
card-stone = Stone
    .text = { n-each } for each stone; 12 at most.
card-ore = Silver ore
    .text = { n-each } for each silver ore; 12 at most.
card-grapes = Grapes
    .text = { n-each } for each grape; 12 at most.
card-olives = Olives
    .text = { n-each } for each olive; 12 at most.
card-fish = Fish
    .text = { n-each } for each fish; 12 at most.
card-gems = Ships with gems
    .text = { n-each } for each ship with gems; 12 at most.
card-pearls = Ships with pearls
    .text = { n-each } for each ship with pearls; 12 at most.
card-silk = Ships with silk
    .text = { n-each } for each ship with silk; 12 at most.
card-clothes = Ships with clothes
    .text = { n-each } for each ship with clothes; 12 at most.
card-spices = Ships with spices
    .text = { n-each } for each ship with spices; 12 at most.
card-pottery = Ships with pottery
    .text = { n-each } for each ship with pottery; 12 at most.
card-furs = Ships with furs
    .text = { n-each } for each ship with furs; 12 at most.
card-variety = Different ships
    .text = 2 points for each kind of goods on your ships; 12 at most.
card-sets = Sets of commodities
    .text = 2 points for each set of 1 wine, 1 oil and 1 silver in your stock; 12 at most.
card-trade = Trade
    .text = 1 point for every 2 points your ships have scored; 12 at most.
card-walls = Walls
    .text = 1 point for each wall that touches a house or tower of yours; 12 at most.
card-towers = Towers
    .text = 2 points for each of your towers on the board; 12 at most.

## Players and automata

owner-p1 = player 1
    .the = Player 1
owner-red = Red automaton
    .the = The red automaton
owner-yellow = Yellow automaton
    .the = The yellow automaton
owner-p4 = player 4
    .the = Player 4
owner-p5 = player 5
    .the = Player 5

## Choices

choice-keep = Keep the bonus card “{ $card }”
    .brief = { $card }
choice-begin = Let the automata begin
choice-build = Build a house: { $site }
    .brief = Build a house
choice-super = Build a superhouse: { $site }
    .brief = Build a superhouse
choice-activate = Activate the { $hex }
choice-exchange = Exchange { $resource_rate } fish for { $resource_one }
choice-wall = Build the wall { $wall_at }
choice-tower = Build a tower: { $site }
choice-buy = Buy the ship in slot { $slot }
choice-sell = Sell { $commodity_one }
choice-pass = Pass
choice-later = Exchange nothing before my next turn
    .brief = Nothing until my turn
## Decisions that were made, where no event tells of them

decided-keep = { $player } keeps the bonus card “{ $card }”
    .you = You keep the bonus card “{ $card }”
decided-keep-hidden = { $player } keeps a bonus card
decided-begin = { $player } lets the automata begin
    .you = You let the automata begin
decided-build = { $player } builds a house { $site_at }
    .you = You build a house { $site_at }
decided-super = { $player } builds a superhouse { $site_at }
    .you = You build a superhouse { $site_at }
decided-activate = { $player } activates the { $hex }
    .you = You activate the { $hex }
decided-exchange = { $player } exchanges { $resource_rate } fish for { $resource_one }
    .you = You exchange { $resource_rate } fish for { $resource_one }
decided-wall = { $player } builds the wall { $wall_at }
    .you = You build the wall { $wall_at }
decided-tower = { $player } builds a tower { $site_at }
    .you = You build a tower { $site_at }
decided-buy = { $player } buys the ship in slot { $slot }
    .you = You buy the ship in slot { $slot }
decided-sell = { $player } sells { $commodity_one }
    .you = You sell { $commodity_one }
decided-pass = { $player } passes
    .you = You pass
decided-later = { $player } exchanges nothing before the next turn
    .you = You exchange nothing before the next turn

## Events

event-choose = { $player } keeps the bonus card “{ $card }”
    .you = You keep the bonus card “{ $card }”
event-choose-hidden = { $player } keeps 1 of 3 bonus cards
event-patrician = { $owner_the } draws Patrician card { $count }
event-build = { $owner_the } builds a house { $site_at }
    .you = You build a house { $site_at }
event-super = { $player } builds a superhouse { $site_at }
    .you = You build a superhouse { $site_at }
event-gain = { $count ->
    [0] no room for more { $resource }
   *[other] +{ $resource_n }
}
event-exchange = { $owner_the } exchanges { $count } fish for { $resource_one }
    .you = You exchange { $count } fish for { $resource_one }
event-lose-house = { $owner_the } cannot build anywhere and gives up a house
    .you = You cannot build anywhere and give up a house
event-overflow = There is no site left for a superhouse: those that remain are ordinary houses now
event-make = { $count ->
    [0] { $owner_the } makes no { $commodity }: the store is full
   *[other] { $owner_the } makes { $commodity_n }
}
    .you = { $count ->
        [0] You make no { $commodity }: the store is full
       *[other] You make { $commodity_n }
    }
event-fish = { $points ->
    [0] { $owner_the } scores nothing at the Fishmonger
   *[other] { $owner_the } scores { n-points } at the Fishmonger
}
    .you = { $points ->
        [0] You score nothing at the Fishmonger
       *[other] You score { n-points } at the Fishmonger
    }
event-wall = { $owner_the } builds the wall { $wall_at } (+{ n-points })
    .you = You build the wall { $wall_at } (+{ n-points })
event-tower = { $owner_the } builds a tower { $site_at }
    .you = You build a tower { $site_at }
event-buy = { $owner_the } buys a ship with { $good } (+{ n-points })
    .you = You buy a ship with { $good } (+{ n-points })
event-price = The price of { $commodity } is now { $count }
event-arrive = { $count ->
    [one] A ship with { $good } comes in: { $commodity } rises { $count } step
   *[other] A ship with { $good } comes in: { $commodity } rises { $count } steps
}
event-sell = { $owner_the } sells { $commodity_one } for { n-points }
    .you = You sell { $commodity_one } for { n-points }
event-draw = { $player } draws the bonus cards “{ $card }” and “{ $other }”
    .you = You draw the bonus cards “{ $card }” and “{ $other }”
event-draw-hidden = { $player } draws 2 bonus cards
event-keep = { $player } keeps the bonus card “{ $card }”
    .you = You keep the bonus card “{ $card }”
event-keep-hidden = { $player } keeps a bonus card
event-top-card = { $player } takes the bonus card “{ $card }”
    .you = You take the bonus card “{ $card }”
event-top-card-hidden = { $player } takes a bonus card
event-take-cards = { $count ->
    [one] { $owner_the } takes { $count } bonus card face down
   *[other] { $owner_the } takes { $count } bonus cards face down
}
event-section = { $count ->
    [0] { $owner_the } has no section of the wall
    [one] { $owner_the } scores { n-points } for a section of { $count } wall
   *[other] { $owner_the } scores { n-points } for a section of { $count } walls
}
    .you = { $count ->
        [0] You have no section of the wall
        [one] You score { n-points } for a section of { $count } wall
       *[other] You score { n-points } for a section of { $count } walls
    }
event-cathedral = { $count ->
    [one] { $owner_the } scores { n-points } for { $count } set at the Cathedral
   *[other] { $owner_the } scores { n-points } for { $count } sets at the Cathedral
}
    .you = { $count ->
        [one] You score { n-points } for { $count } set at the Cathedral
       *[other] You score { n-points } for { $count } sets at the Cathedral
    }
event-card = { $owner_the } scores { n-points } for the bonus card “{ $card }”
    .you = You score { n-points } for the bonus card “{ $card }”
event-over = The game is over

## Why not

why-not-now-keep = You keep a bonus card at the start, or when you build at the Rector’s Palace.
why-not-now-begin = The game has already started.
why-not-now-build = You build a house at the start of your turn.
why-not-now-super = You build a superhouse at the start of your turn, instead of a house.
why-not-now-activate = You choose a hex only when several city hexes of your new house still have to act.
why-not-now-exchange = An exchange would change nothing now; you will be asked when it matters.
why-not-now-wall = You build a wall when a house acts at the Mason.
why-not-now-tower = You build a tower when a house acts at the Architect.
why-not-now-buy = You buy a ship when a house acts at the Market.
why-not-now-sell = You sell a commodity when a house acts at the Wharf.
why-not-now-pass = You cannot pass now; this has to be decided.
why-not-now-later = There is no question about exchanging fish now.
why-begin-alone = Only a solo game starts like this, when the automata build first.
why-superhouses-for-two = Superhouses are only for two players.
why-not-among-cards = “{ $card }” is not among the cards you choose from.
why-no-houses = You have only superhouses left.
why-no-superhouses = You have no superhouse.
why-site-taken = There is already a house { $site_at }.
why-site-reserved = The site { $site_at } is reserved for the Patrician.
why-needs-goods = The Market and the Wharf need wine, oil or silver in your stock.
why-needs-fish = The Fishmonger needs { $count } fish.
why-needs-more = { $have ->
    [0] This site needs { $resource_n }; you would have none, and too few fish to exchange.
   *[other] This site needs { $resource_n }; you would have { $have }, and too few fish to exchange.
}
why-needs-resource = This site needs { $resource_one }; you have none, and too few fish to exchange.
why-needs-several = What you lack for this site costs { $cost } fish in exchange; you would have { $have }.
why-needs-fish-left = What you lack for this site costs { $cost } fish in exchange, and the Fishmonger needs { $count } more; you would have { $have }.
why-superhouse-there = There is already a superhouse at the { $hex }; a hex can have only one.
why-hex-never-acts = The { $hex } does not act: it gives points at the end of the game.
why-hex-elsewhere = Your new house is not at the { $hex }.
why-hex-acted = The { $hex } has already acted.
why-exchange-costs = { $resource_one } costs { $count } fish.
why-exchange-full = You cannot have more than 8 { $resource }.
why-exchange-other = Here fish can only be exchanged for { $resource }; other exchanges can wait.
why-exchange-later = There is no need to exchange before building: what a site needs is exchanged when you build there.
why-wall-there = This wall is already built.
why-tower-there = There is already a tower { $site_at }.
why-no-ship = There is no ship in this slot.
why-ship-costs = You do not have the { $commodity_n } that this ship costs.
why-nothing-to-sell = You have no { $commodity }.
why-must-build = You can build, so you must; a house is given up only when there is no site for it.
why-must-place = In this game walls and towers must be built.
why-own-turn = It is your own turn; you may want to exchange later in it.

## Options

option-edition = Edition
    .help = In the second edition superhouses without a site become ordinary houses, and the automata choose ships and spare tower sites by different rules than in the first.
option-edition-second = Second edition
option-edition-first = First edition
option-wall_ends = Ends of the longest section
    .help = Which of your pieces count for the longest section of the wall: only those between two of its walls, or also those at its two ends. A ruling: the rule book can be read both ways.
option-wall_ends-inside = Only between walls
option-wall_ends-ends = The ends too
option-may_decline = Walls and towers are optional
    .help = At the Mason and the Architect you may do nothing; if off, you must build whenever you can. A ruling: the rule book does not say.
option-solo_top_card = Solo, harder: no choice of bonus cards
    .help = At the Rector’s Palace you take the top card instead of one of two.
option-solo_best_of_pair = Solo, easier: automata score one card of two
    .help = Of every two cards an automaton took at the Rector’s Palace only the better one counts.
option-solo_first = Solo, easier: you go first
    .help = In every round you build before the automata.

## Points

category-walls = Walls built
category-fish = Fishmonger
category-ships = Ships
category-sales = Sales at the Wharf
category-section = Longest section
category-cathedral = Cathedral
category-cards = Bonus cards

## Scene

status-choose = Before the first round
status-round = Round { $round } of { $rounds }
status-own = your turn
status-turn = { $player }’s turn
status-over = Game over
result-win = { $player } wins with { n-points }.
result-shared = { $players } share the victory with { n-points } each.
result-lost = { $player } does not win: an automaton has at least as much ({ n-points }).
help-over = In a tie the stock of higher value wins.
help-over-solo = To win you need more points than each automaton.

question-choose = Which bonus card do you keep?
    .other = { $player } keeps one of three bonus cards.
    .help = It scores at the end. The other two go back into the pile.
question-begin = The automata go first. Are you ready?
    .other = { $player } lets the automata begin.
    .help = In every round both automata build before you.
question-build = Where do you build?
    .other = { $player } builds a house.
    .help = Each house you will have there needs 1 :wood: (land) or 1 :stone: (city).
question-stuck = You cannot build anywhere. What now?
    .help = Perhaps an exchange of fish opens a site; otherwise you lose a house.
question-order = Which hex acts next?
    .other = { $player } chooses which hex acts next.
    .help = Each hex finishes before the next one acts; your new house goes first.
question-exchange = Do you exchange fish before your house makes { $commodity }?
    .other = { $player } may exchange fish.
    .help = { $rate } :fish: for 1 { $resource }: each house here still to act makes 1 { $icon } more.
question-wall = Where do you build a wall?
    .other = { $player } builds a wall.
    .help = 1 :star:, and 1 more for each of your houses and towers at its ends.
question-tower = Where do you put a tower?
    .other = { $player } builds a tower.
    .help = It counts like a house. A site of others alone breaks your section.
question-buy = Which ship do you buy?
    .other = { $player } may buy a ship.
    .help = { $next ->
        [none] Ships to the right of it move left; no more ships come.
       *[some] Ships to its right move left; the next raises the price of { $commodity } by { $steps }.
    }
question-sell = What do you sell?
    .other = { $player } may sell a commodity.
    .help = One, at its price. The price does not change.
question-keep = Which bonus card do you keep?
    .other = { $player } keeps one of two bonus cards.
    .help = The other one goes under the pile.
help-acting = { $active } built { $site_at }. Acting now: { $hex }.
help-pending = { $active } built { $site_at }. Still to act: { $hexes }.
help-reply = { $active } built at this hex, so your house there acts too.

area-board = Ragusa
area-prices = Prices
area-port = Ships in port
area-ring = City wall
note-ships = { $count } to come · next { $commodity } +{ $steps }
note-no-ships = no more to come
note-ring = { $count } of { $most } built
note-lost = { $count ->
    [one] { $count } house was given up.
   *[other] { $count } houses were given up.
}

label-lands = Resources
label-stock = Stock
label-to-build = To build
label-cards = Bonus cards
label-ships = Ships
label-first-player = First player
label-to-move = To move
label-land = { $land }: { $resource }
label-tower-site = Tower site: { $site }
label-edge = Edge { $wall_at }: no wall yet
label-wall = Wall { $wall_at }
label-house = House ({ $owner })
label-superhouse = Superhouse: acts for the player whose turn it is
label-reserved = Reserved for the Patrician
label-reserved-for = Reserved for the Patrician ({ $owner })
label-tower = Tower ({ $owner })
label-price = Price of { $commodity }: { $count } (step { $step } of { $most })
label-ship = Slot { $slot }: ship with { $good }, { n-points }. Costs { $price }; then the price of { $commodity } falls one step
label-berth = Slot { $slot }: no ship
label-own-ship = Ship with { $good }: { n-points }
label-section = { $count ->
    [0] { $owner }: no section of the wall
    [one] { $owner }: longest section { $count } wall, { n-points }
   *[other] { $owner }: longest section { $count } walls, { n-points }
}
label-section-short = longest { $count }, { $points } :star:
label-section-none = none
label-pass-build = Give up a house
label-pass-exchange = No exchange
label-pass-wall = No wall
label-pass-tower = No tower
label-pass-buy = Buy nothing
label-pass-sell = Sell nothing
label-legend = Numbers are free sites; B a house of blue, B^R with a tower of red, ^R a tower alone, S a superhouse, # reserved for the Patrician; ║ ╱ ╲ walls, · open edges of the city.

gain-needs = Needs { $what }
gain-any-good = :wine:/:oil:/:silver:
gain-exchanged = Exchange { $what }
gain-cathedral = one more set scores at the end
gain-buy = { $count ->
    [one] buy a ship, up to { $points } :star:
   *[other] buy { $count } ships, up to { $points } :star: each
}
gain-no-ship = no ship you can afford
gain-sell = sell { $count } for { $points } :star:
gain-nothing-to-sell = nothing to sell
gain-no-wall = all walls are built
gain-no-tower = no tower to build
gain-section = { $count ->
    [one] your section here: { $count } wall
   *[other] your section here: { $count } walls
}
gain-tower-own = with your house: counts twice
gain-tower-other = beside a house ({ $owner }): the site no longer breaks your section
gain-tower-nobody = the site no longer breaks your section
gain-tower-empty = breaks the sections of the others
gain-price = { $commodity } { $before } → { $after } ({ $steps })
gain-card = worth { $points } :star: now

icon-card = bonus cards
icon-superhouse = superhouses
icon-coin = sale

rules-change-2 = Since version 2, in the solo game, an automaton whose tower makes no section longer puts it into its longest section.

## The goal, and what matters now: the rest of a sentence that begins with “Now:”

goal = Most points after { $rounds } rounds.
goal-solo = More points than each automaton after { $rounds } rounds.
now-choose = your bonus card scores at the end: choose one you can build for
now-last = you have one house left to build
now-ship = you can pay for the ship with { $good } ({ n-points }): build at the Market
now-wood = you need wood to build in the country: look for a Forest
now-stone = you need stone to build in the city: look for a Quarry
now-sell = your { $commodity } sells for { n-points } at the Wharf
now-price = { $ships ->
    [0] { $commodity } sells best, for { $price }
    [one] { $commodity } sells for { $price }, and one ship asks for it
   *[other] { $commodity } sells for { $price }, and { $ships } ships ask for it
}
