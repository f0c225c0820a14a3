# Ragusa: English placeholder until the translation is written.

game-name = Ragusa
game-line = Build houses round Ragusa: three hexes each, and every neighbour profits.

# ---- things ----
resource-wood = wood
resource-stone = stone
resource-ore = silver ore
resource-grapes = grapes
resource-olives = olives
resource-fish = fish
commodity-wine = wine
commodity-oil = oil
commodity-silver = silver
good-gems = gems
good-pearls = pearls
good-silk = silk
good-clothes = clothes
good-spices = spices
good-pottery = pottery
good-furs = furs
hex-architect = Architect
hex-silversmith = Silversmith
hex-mason = Mason
hex-winery = Winery
hex-rector = Rector's Palace
hex-cathedral = Cathedral
hex-oil-press = Oil Press
hex-wharf = Wharf
hex-fishmonger = Fishmonger
hex-market = Market
card-wood = Wood
card-stone = Stone
card-ore = Silver ore
card-grapes = Grapes
card-olives = Olives
card-fish = Fish
card-gems = Ships with gems
card-pearls = Ships with pearls
card-silk = Ships with silk
card-clothes = Ships with clothes
card-spices = Ships with spices
card-pottery = Ships with pottery
card-furs = Ships with furs
card-variety = Different ships
card-sets = Sets of goods
card-trade = Trade
card-walls = Walls
card-towers = Towers
owner-p1 = the player
owner-orange = the orange automaton
owner-blue = the blue automaton
owner-p4 = player 4
owner-p5 = player 5

# ---- moves ----
move-keep = Keep the bonus card “{ $card }”
move-begin = Let the automata begin
move-build = Build a house on site { $site }
move-super = Build a superhouse on site { $site }
move-activate = Activate the { $hex }
move-exchange = Exchange fish for { $resource }
move-wall = Build the wall { $wall }
move-tower = Build a tower on site { $site }
move-buy = Buy the ship in slot { $slot }
move-sell = Sell one { $commodity }
move-pass = Pass
move-later = No exchange before my next turn

# ---- events ----
event-choose = { $player } keeps the bonus card “{ $card }”
event-choose-hidden = { $player } keeps a bonus card
event-patrician = Patrician card { $count } for { $owner }
event-build = { $owner } builds a house on site { $site }
event-super = { $player } builds a superhouse on site { $site }
event-gain = +{ $count } { $resource }
event-exchange = { $owner } exchanges { $count } fish for { $resource }
event-lose-house = { $owner } may build nowhere and gives up a house
event-overflow = There is no room for superhouses any more: the rest are ordinary houses
event-make = { $owner } makes { $count } { $commodity }
event-fish = { $owner } sells fish for { $points } { $points ->
        [one] point
       *[other] points
    }
event-wall = { $owner } builds the wall { $wall } for { $points } { $points ->
        [one] point
       *[other] points
    }
event-tower = { $owner } builds a tower on site { $site }
event-buy = { $owner } buys a ship with { $good } for { $points } { $points ->
        [one] point
       *[other] points
    }
event-price = The price of { $commodity } is now { $count }
event-arrive = A ship with { $good } comes in: { $commodity } rises by { $count }
event-sell = { $owner } sells one { $commodity } for { $points } { $points ->
        [one] point
       *[other] points
    }
event-draw = { $player } draws the bonus cards “{ $card }” and “{ $other }”
event-draw-hidden = { $player } draws two bonus cards
event-keep = { $player } keeps “{ $card }”
event-keep-hidden = { $player } keeps one of them
event-top-card = { $player } takes the bonus card “{ $card }”
event-top-card-hidden = { $player } takes a bonus card
event-take-cards = { $owner } takes { $count } bonus cards face down
event-section = { $owner } has a section of { $count } { $count ->
        [one] wall
       *[other] walls
    } and scores { $points }
event-cathedral = { $owner } scores { $points } for { $count } { $count ->
        [one] set
       *[other] sets
    } at the Cathedral
event-card = { $owner } scores { $points } for the bonus card “{ $card }”
event-over = The game is over

# ---- reasons ----
why-over = The game is over.
why-not-now-keep = No bonus card is chosen now.
why-not-now-begin = The automata have begun already.
why-not-now-build = No house is built now.
why-not-now-super = No superhouse is built now.
why-not-now-activate = No hex is chosen now.
why-not-now-exchange = An exchange of fish would change nothing now.
why-not-now-wall = No wall is built now.
why-not-now-tower = No tower is built now.
why-not-now-buy = No ship is bought now.
why-not-now-sell = Nothing is sold now.
why-not-now-pass = There is nothing to pass now.
why-not-now-later = There is no exchange to decline now.
why-not-among-cards = “{ $card }” is not among the cards to choose from.
why-no-houses = No houses are left but superhouses.
why-no-superhouses = There are no superhouses left.
why-site-taken = A house stands on site { $site } already.
why-site-reserved = Site { $site } is reserved for the Patrician.
why-needs-goods = This needs wine, oil or silver in stock.
why-needs-fish = The Fishmonger needs { $count } fish.
why-needs-more = This needs { $count } { $resource }; you would have { $have }, and fish are too few to exchange.
why-needs-resource = This needs { $resource }.
why-superhouse-there = There is a superhouse at the { $hex } already.
why-hex-not-pending = The { $hex } has nothing to do with the new house any more.
why-exchange-costs = One { $resource } costs { $count } fish.
why-exchange-full = There is no room for more { $resource }.
why-exchange-other = Here an exchange for { $resource } is asked for; others can wait.
why-exchange-later = An exchange before building changes nothing: what the site needs is exchanged then.
why-wall-there = There is a wall already.
why-tower-there = There is a tower on site { $site } already.
why-no-ship = There is no ship in this slot.
why-ship-costs = This ship costs { $count } { $commodity }.
why-nothing-to-sell = There is no { $commodity } in stock.
why-must-place = Walls and towers must be built at this table.
why-own-turn = In your own turn you are asked only once.

# ---- options ----
option-edition = Edition
    .help = The second edition turns superhouses without room into houses and chooses differently for automata.
option-edition-second = second
option-edition-first = first
option-wall_ends = Ends of the wall section
    .help = Do own pieces at the two ends of the longest section count, or only those between its walls?
option-wall_ends-inside = only between walls
option-wall_ends-ends = ends count, too
option-may_decline = Walls and towers may be declined
    .help = Otherwise the Mason and the Architect must build when they can.
option-solo_top_card = Alone, harder: no choice of bonus cards
    .help = At the Rector's Palace the player takes the top card instead of one of two.
option-solo_best_of_pair = Alone, easier: automata score one card of two
    .help = Of each pair from the Rector's Palace only the better card counts.
option-solo_first = Alone, easier: the player begins
    .help = The player builds before the automata in every round.

# ---- scores ----
category-walls = Walls built
category-fish = Fishmonger
category-ships = Ships
category-sales = Sales
category-section = Longest section
category-cathedral = Cathedral
category-cards = Bonus cards

# ---- the scene ----
status-houses = { $count } { $count ->
        [one] house
       *[other] houses
    } left
status-over = Game over
waiting = { $player } decides
question-choose = Which bonus card do you keep?
question-begin = The automata build first.
question-build = Where do you build?
question-order = Which hex acts next?
question-exchange = Exchange fish before your house makes goods?
question-wall = Where do you build a wall?
question-tower = Where do you build a tower?
question-buy = Which ship do you buy?
question-sell = What do you sell?
question-keep = Which bonus card do you keep?
question-over = The game is over.
label-goods = Goods
label-cards = Bonus cards
label-supply = Supply
label-first = First player
label-to-move = To move
