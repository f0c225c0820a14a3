# Hansa Teutonica in English.
# Owners: the bare name or “player 1”; .the goes into a sentence, .sort tells the neutral colour from players.
# Kinds of piece: .a has its article, .n has the number. Tracks: .low goes into a sentence, .city is where it is developed.

game-name = Hansa Teutonica
game-line = Fill the routes between the cities of the Hansa with your traders, build offices, develop your desk, and push others aside at the right moment.

## Pieces, players, colours

kind-trader = trader
    .a = a trader
    .n = { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    }
kind-merchant = merchant
    .a = a merchant
    .n = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }

owner-p1 = player 1
    .the = player 1
    .sort = is-player
owner-p2 = player 2
    .the = player 2
    .sort = is-player
owner-p3 = player 3
    .the = player 3
    .sort = is-player
owner-p4 = player 4
    .the = player 4
    .sort = is-player
owner-p5 = player 5
    .the = player 5
    .sort = is-player
owner-neutral = neutral
    .the = the neutral colour
    .sort = is-neutral

colour-white = white
colour-orange = orange
colour-pink = pink
colour-black = black

source-stock = stock
    .from = from the stock
source-supply = supply
    .from = from the supply
source-board = board
    .from = from the board

ending-not-yet = the game continues
ending-score = somebody has 20 points
ending-pile = there are too few markers left to draw
ending-cities = 10 cities are full

## The desk

track-keys = Keys
    .low = keys
    .city = Halle
    .text = Points for each office in your largest network at the end of the game.
track-actions = Actions
    .low = actions
    .city = Göttingen
    .text = Actions you have each turn.
track-privilege = Privilege
    .low = privilege
    .city = Stade
    .text = Colours of slots on which you may build offices; the Coellen table asks for them too.
track-book = Book
    .low = book
    .city = Groningen
    .text = Your own pieces that you may move with one action.
track-bags = Bags
    .low = bags
    .city = Lübeck
    .text = Pieces you take from your stock with one income action; C means all of them.

## Markers

marker-extra-office = Extra office
    .text = When you build an office: put it to the left of the city, in any colour and shape. The city must already have an office.
marker-swap = Swap offices
    .text = Swap two neighbouring offices in one city. Colour and shape of the slots do not matter.
marker-remove-3 = Remove 3 pieces
    .text = Remove up to 3 pieces from routes; they go to their owners’ supplies.
marker-plus-3 = +3 actions
    .text = You have 3 more actions this turn.
marker-plus-4 = +4 actions
    .text = You have 4 more actions this turn.
marker-develop = Develop an ability
    .text = Develop one ability of your choice on your desk.

icon-keys = keys
icon-actions = actions
icon-privilege = privilege
icon-book = book
icon-bags = bags
icon-marker-extra-office = extra office
icon-marker-swap = swap offices
icon-marker-remove-3 = remove 3 pieces
icon-marker-plus-3 = +3 actions
icon-marker-plus-4 = +4 actions
icon-marker-develop = develop an ability
icon-trader-cube = trader
icon-merchant-disc = merchant

## Cities

city-groningen = Groningen
city-emden = Emden
city-stade = Stade
city-hamburg = Hamburg
city-luebeck = Lübeck
city-perleberg = Perleberg
city-lueneburg = Lüneburg
city-kampen = Kampen
city-bremen = Bremen
city-osnabrueck = Osnabrück
city-arnheim = Arnheim
city-muenster = Münster
city-minden = Minden
city-hannover = Hannover
city-hildesheim = Hildesheim
city-brunswiek = Brunswiek
city-stendal = Stendal
city-goslar = Goslar
city-duisburg = Duisburg
city-dortmund = Dortmund
city-paderborn = Paderborn
city-coellen = Coellen
city-warburg = Warburg
city-goettingen = Göttingen
city-quedlinburg = Quedlinburg
city-halle = Halle
city-magdeburg = Magdeburg

## Routes

route-groningen-emden = Groningen – Emden
route-emden-stade = Emden – Stade
route-emden-osnabrueck = Emden – Osnabrück
route-stade-hamburg = Stade – Hamburg
route-hamburg-luebeck = Hamburg – Lübeck
route-hamburg-bremen = Hamburg – Bremen
route-hamburg-lueneburg = Hamburg – Lüneburg
route-kampen-osnabrueck = Kampen – Osnabrück
route-kampen-arnheim = Kampen – Arnheim
route-osnabrueck-bremen = Osnabrück – Bremen
route-bremen-minden = Bremen – Minden
route-bremen-hannover = Bremen – Hannover
route-hannover-lueneburg = Hannover – Lüneburg
route-lueneburg-perleberg = Lüneburg – Perleberg
route-perleberg-stendal = Perleberg – Stendal
route-arnheim-muenster = Arnheim – Münster
route-arnheim-duisburg = Arnheim – Duisburg
route-muenster-minden = Münster – Minden
route-minden-hannover = Minden – Hannover
route-minden-brunswiek = Minden – Brunswiek
route-minden-paderborn = Minden – Paderborn
route-brunswiek-stendal = Brunswiek – Stendal
route-stendal-magdeburg = Stendal – Magdeburg
route-duisburg-dortmund = Duisburg – Dortmund
route-dortmund-paderborn = Dortmund – Paderborn
route-paderborn-hildesheim = Paderborn – Hildesheim
route-paderborn-warburg = Paderborn – Warburg
route-hildesheim-goslar = Hildesheim – Goslar
route-goslar-magdeburg = Goslar – Magdeburg
route-goslar-quedlinburg = Goslar – Quedlinburg
route-coellen-warburg = Coellen – Warburg
route-warburg-goettingen = Warburg – Göttingen
route-goettingen-quedlinburg = Göttingen – Quedlinburg
route-quedlinburg-halle = Quedlinburg – Halle

## Choices

choice-income = { $count ->
    [0] Take income: traders only
    [one] Take income with { $count } merchant
   *[other] Take income with { $count } merchants
}
    .brief = Income { $pieces }
choice-place = Place { $kind_a } on { $route }
    .brief = { $piece } { $route }
choice-displace = { $owner_sort ->
    [is-neutral] Displace a neutral { $kind } from { $route }
   *[other] Displace { $owner_the }’s { $kind } from { $route }
}
choice-move = Pick up { $kind_a } from { $route } to move it
    .brief = Move { $piece } { $route }
choice-establish = Establish { $route }
    .brief = Establish { $route }
choice-use = Use the marker “{ $marker }”
    .brief = Use “{ $marker }”
choice-with = Put { $kind_a } in its place
    .brief = Place { $kind_a }
choice-pay = { $count ->
    [0] Pay with traders only
    [one] Pay with { $count } merchant
   *[other] Pay with { $count } merchants
}
    .brief = Pay { $pieces }
choice-settle = Put the displaced piece on { $route }
    .brief = { $route }
choice-extra = Put an extra { $kind } on { $route }
    .brief = + { $piece } { $route }
choice-lift = Pick up { $kind_a } from { $route } as an extra piece
    .brief = Take { $piece } { $route }
choice-set = Set the piece down on { $route }
    .brief = { $route }
choice-trade = Set the piece down on { $route } and pick up your other piece there
    .brief = Swap: { $route }
choice-office = Build an office in { $city }
    .brief = Office: { $city }
choice-annex = Build an extra office in { $city } with { $kind_a }
    .brief = Extra: { $piece } { $city }
choice-develop = Develop your { $track_low }
choice-coellen = Put a merchant on the Coellen table ({ $cell } points)
    .brief = Coellen table: { $cell } points
choice-neutral = Build the neutral office in { $city }
    .brief = Office: { $city }
choice-swap = Swap office { $slot } in { $city } with the one to its right
    .brief = { $city }: office { $slot }
choice-remove = { $owner_sort ->
    [is-neutral] Remove a neutral { $kind } from { $route }
   *[other] Remove { $owner_the }’s { $kind } from { $route }
}
choice-mark = Put the marker on { $route }
    .brief = { $route }
choice-done = Done
## Decisions that were made, where no event tells of them

decided-income = { $player } takes income
    .you = You take income
decided-place = { $player } places { $kind_a } on { $route }
    .you = You place { $kind_a } on { $route }
decided-displace = { $owner_sort ->
    [is-neutral] { $player } chooses to displace a neutral { $kind } from { $route }
   *[other] { $owner_you ->
        [yes] { $player } chooses to displace your { $kind } from { $route }
       *[no] { $player } chooses to displace { $owner_the }’s { $kind } from { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] You choose to displace a neutral { $kind } from { $route }
       *[other] You choose to displace { $owner_the }’s { $kind } from { $route }
    }
decided-move = { $player } picks up { $kind_a } from { $route }
    .you = You pick up { $kind_a } from { $route }
decided-establish = { $player } establishes { $route }
    .you = You establish { $route }
decided-use = { $player } uses the marker “{ $marker }”
    .you = You use the marker “{ $marker }”
decided-with = { $player } puts { $kind_a } in its place
    .you = You put { $kind_a } in its place
decided-pay = { $count ->
    [0] { $player } pays with traders only
    [one] { $player } pays with { $count } merchant
   *[other] { $player } pays with { $count } merchants
}
    .you = { $count ->
        [0] You pay with traders only
        [one] You pay with { $count } merchant
       *[other] You pay with { $count } merchants
    }
decided-pay-details = { $player } settles the price
    .you = You settle the price
decided-settle = { $player } puts the displaced piece on { $route }
    .you = You put the displaced piece on { $route }
decided-extra = { $player } puts an extra { $kind } on { $route }
    .you = You put an extra { $kind } on { $route }
decided-lift = { $player } picks up { $kind_a } from { $route } as an extra piece
    .you = You pick up { $kind_a } from { $route } as an extra piece
decided-set = { $player } sets the piece down on { $route }
    .you = You set the piece down on { $route }
decided-trade = { $player } sets the piece down on { $route } and picks up another one there
    .you = You set the piece down on { $route } and pick up another one there
decided-office = { $player } builds an office in { $city }
    .you = You build an office in { $city }
decided-annex = { $player } builds an extra office in { $city } with { $kind_a }
    .you = You build an extra office in { $city } with { $kind_a }
decided-develop = { $player } develops the { $track_low }
    .you = You develop the { $track_low }
decided-coellen = { $player } puts a merchant on the Coellen table ({ $cell } points)
    .you = You put a merchant on the Coellen table ({ $cell } points)
decided-neutral = { $player } builds the neutral office in { $city }
    .you = You build the neutral office in { $city }
decided-swap = { $player } swaps office { $slot } in { $city } with the one to its right
    .you = You swap office { $slot } in { $city } with the one to its right
decided-remove = { $owner_sort ->
    [is-neutral] { $player } removes a neutral { $kind } from { $route }
   *[other] { $owner_you ->
        [yes] { $player } removes your { $kind } from { $route }
       *[no] { $player } removes { $owner_the }’s { $kind } from { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] You remove a neutral { $kind } from { $route }
       *[other] You remove { $owner_the }’s { $kind } from { $route }
    }
decided-mark = { $player } puts the marker on { $route }
    .you = You put the marker on { $route }
decided-done = { $player } leaves it at that
    .you = You leave it at that

## Events

event-income = { $traders ->
    [0] { $merchants ->
        [0] { $player } takes nothing from the stock
       *[other] { $player } takes { event-income.merchants } from the stock
    }
   *[other] { $merchants ->
        [0] { $player } takes { event-income.traders } from the stock
       *[other] { $player } takes { event-income.traders } and { event-income.merchants } from the stock
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] You take nothing from the stock
           *[other] You take { event-income.merchants } from the stock
        }
       *[other] { $merchants ->
            [0] You take { event-income.traders } from the stock
           *[other] You take { event-income.traders } and { event-income.merchants } from the stock
        }
    }
    .traders = { $traders ->
        [one] { $traders } trader
       *[other] { $traders } traders
    }
    .merchants = { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    }
event-place = { $player } places { $kind_a } on { $route }
    .you = You place { $kind_a } on { $route }
event-displace = { $owner_sort ->
    [is-neutral] { $player } displaces a neutral { $kind } from { $route }
   *[other] { $owner_you ->
        [yes] { $player } displaces your { $kind } from { $route }
       *[no] { $player } displaces { $owner_the }’s { $kind } from { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] You displace a neutral { $kind } from { $route }
       *[other] You displace { $owner_the }’s { $kind } from { $route }
    }
event-replace = puts { $kind_a } in its place
    .you = put { $kind_a } in its place
event-pay = { $traders ->
    [0] { $merchants ->
        [0] pays nothing
       *[other] pays { event-income.merchants }
    }
   *[other] { $merchants ->
        [0] pays { event-income.traders }
       *[other] pays { event-income.traders } and { event-income.merchants }
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] pay nothing
           *[other] pay { event-income.merchants }
        }
       *[other] { $merchants ->
            [0] pay { event-income.traders }
           *[other] pay { event-income.traders } and { event-income.merchants }
        }
    }
event-settle = { $owner_sort ->
    [is-neutral] { $player } puts the displaced neutral { $kind } on { $route }
   *[other] { $player } puts the displaced { $kind } on { $route }
}
    .you = { $owner_sort ->
        [is-neutral] You put the displaced neutral { $kind } on { $route }
       *[other] You put the displaced { $kind } on { $route }
    }
event-extra = { $owner_sort ->
    [is-neutral] Another neutral { $kind } goes to { $route }
   *[other] { $owner } adds { $kind_a } { $source_from } on { $route }
}
    .you = You add { $kind_a } { $source_from } on { $route }
event-move = { $player } moves { $kind_a } from { $origin } to { $route }
    .you = You move { $kind_a } from { $origin } to { $route }
event-establish = { $player } establishes { $route }
    .you = You establish { $route }
event-control = 1 point for { $player } ({ $city })
    .you = 1 point for you ({ $city })
event-win = { $player } wins the marker “{ $marker }”
    .you = You win the marker “{ $marker }”
event-office = { $player } builds an office in { $city } with { $kind_a }
    .you = You build an office in { $city } with { $kind_a }
event-annex = { $player } builds an extra office in { $city } with { $kind_a }
    .you = You build an extra office in { $city } with { $kind_a }
event-coin = { $count ->
    [one] +{ $count } point for the coin
   *[other] +{ $count } points for the coin
}
event-complete = { $city } is full (full cities: { $count })
event-link = { $count ->
    [0] { $player } links Arnheim and Stendal, too late for points
    [one] { $player } links Arnheim and Stendal (+{ $count } point)
   *[other] { $player } links Arnheim and Stendal (+{ $count } points)
}
    .you = { $count ->
        [0] You link Arnheim and Stendal, too late for points
        [one] You link Arnheim and Stendal (+{ $count } point)
       *[other] You link Arnheim and Stendal (+{ $count } points)
    }
event-develop = { $player } develops the { $track_low }
    .you = You develop the { $track_low }
event-more = { $count ->
    [one] +{ $count } action this turn
   *[other] +{ $count } actions this turn
}
event-coellen = { $count ->
    [one] { $player } puts a merchant on the Coellen table ({ $count } point at the end)
   *[other] { $player } puts a merchant on the Coellen table ({ $count } points at the end)
}
    .you = { $count ->
        [one] You put a merchant on the Coellen table ({ $count } point at the end)
       *[other] You put a merchant on the Coellen table ({ $count } points at the end)
    }
event-nothing = { $player } builds and develops nothing on { $route }
    .you = You build and develop nothing on { $route }
event-use = { $player } uses the marker “{ $marker }”
    .you = You use the marker “{ $marker }”
event-swap = { $player } swaps two offices in { $city } ({ $owner }, { $other })
    .you = You swap two offices in { $city } ({ $owner }, { $other })
event-remove = { $owner_sort ->
    [is-neutral] { $player } removes a neutral { $kind } from { $route }
   *[other] { $owner_you ->
        [yes] { $player } removes your { $kind } from { $route }
       *[no] { $player } removes { $owner_the }’s { $kind } from { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] You remove a neutral { $kind } from { $route }
       *[other] You remove { $owner_the }’s { $kind } from { $route }
    }
event-draw = { $player } draws the marker “{ $marker }”
    .you = You draw the marker “{ $marker }”
event-mark = { $player } puts the marker “{ $marker }” on { $route }
    .you = You put the marker “{ $marker }” on { $route }
event-wait = The marker “{ $marker }” has to wait, because no route is suitable
event-neutral-route = The neutral colour establishes { $route }
event-neutral-office = A neutral office is built in { $city }
event-neutral-marker = The marker “{ $marker }” goes back to the box
event-neutral-joins = A neutral trader comes to { $route }
event-over = The game is over: { $ending }

## Why not

why-not-now-with = You choose the kind of piece only when you displace another one.
why-not-now-pay = You pay with pieces only when you displace another one.
why-not-now-settle = Only a piece that was just displaced gets a new place like this.
why-not-now-extra = Extra pieces are placed only after a piece was displaced.
why-not-now-lift = You take an extra piece from the board only after one of your pieces was displaced.
why-not-now-set = You set down a piece only after you have picked one up to move it.
why-not-now-trade = Pieces swap places only while you move them.
why-not-now-office = You build an office only right after you have established a route.
why-not-now-annex = You build an extra office only right after you have established a route.
why-not-now-develop = You develop an ability right after you have established a route to its city, or with the marker “{ marker-develop }”.
why-not-now-coellen = The Coellen table is open only right after you have established Coellen – Warburg.
why-not-now-neutral = You choose a city only when neutral traders have filled a route.
why-not-now-swap = You swap offices only with the marker “{ marker-swap }”.
why-not-now-remove = You remove pieces only with the marker “{ marker-remove-3 }”.
why-not-now-mark = You put a new marker on a route at the end of your turn.
why-first-replace = First decide which of your pieces takes the place.
why-first-pay = First decide which pieces you pay with.
why-first-relocate = First decide where the displaced piece and the extra ones go.
why-first-lifted = First decide where the extra piece in your hand goes.
why-first-neutral = First decide in which city the neutral office is built.
why-first-set = First decide where the piece in your hand goes.
why-first-move = First decide which piece you pick up next, or end the move.
why-first-reward = First decide what you take for the route you established.
why-first-develop = First decide which ability you develop.
why-first-swap = First decide which two offices swap places.
why-first-remove = First decide which piece you remove, or stop removing.
why-first-mark = First decide where the new marker goes.
why-no-such-route = This side of the board has no route { $route }.
why-no-such-player = There is no such player in this game.
why-no-actions = You have no action left this turn.
why-income-empty = Your stock is empty; there is nothing to take.
why-income-most = { $count ->
    [0] You can take no merchant now.
    [one] You can take at most { $count } merchant now.
   *[other] You can take at most { $count } merchants now.
}
why-income-fewest = { $count ->
    [one] Your stock has too few traders; take at least { $count } merchant.
   *[other] Your stock has too few traders; take at least { $count } merchants.
}
why-supply-lacks = You have no { $kind } in your supply.
why-route-full = { $route } has no free space.
why-no-piece = { $owner_sort ->
    [is-neutral] There is no neutral { $kind } on { $route }.
   *[other] { $owner } has no { $kind } on { $route }.
}
why-own-piece = You cannot displace your own pieces.
why-displace-costs = You need { $count } pieces in your supply for this: one to place, the rest to pay.
why-nowhere-to-go = The displaced piece would have no free space on any other route.
why-not-yours = You have no { $kind } on { $route }.
why-moved-there = You set down a { $kind } on { $route } in this action; it stays there.
why-no-place-to-move = This piece has nowhere to move.
why-establish-not-full = { $route } still has a free space; all of them have to hold your pieces.
why-establish-others = There are other owners’ pieces on { $route }; all of them have to be yours.
why-no-marker = You have no marker “{ $marker }” to use.
why-marker-just-won = You won the marker “{ $marker }” in this very action; you can use it only afterwards.
why-marker-when-building = You use the marker “{ marker-extra-office }” while you build, right after you have established a route.
why-marker-no-pair = No city has two neighbouring offices that you could swap.
why-marker-all-developed = All your abilities are fully developed.
why-pay-most = { $count ->
    [0] You cannot pay with a merchant now.
    [one] You can pay with at most { $count } merchant.
   *[other] You can pay with at most { $count } merchants.
}
why-pay-fewest = { $count ->
    [one] You have too few traders; pay with at least { $count } merchant.
   *[other] You have too few traders; pay with at least { $count } merchants.
}
why-settled-already = The displaced piece already has its new place.
why-settle-route = This piece was displaced from { $route }; it and the extra pieces go to other routes.
why-not-nearest = There is a free space nearer than { $route }; the piece has to go to one of the nearest routes.
why-extra-none = There is no extra piece left to place.
why-extra-lift = Your stock and your supply are empty; pick up an extra piece from the board first.
why-extra-other = You have another piece in hand: a { $kind }.
why-extra-lacks = Extra pieces now come { $source_from }, and there is no { $kind } there.
why-extra-last-space = The displaced piece itself needs the last free space.
why-extra-nowhere = A piece taken from { $route } would have no free space on any other route.
why-extra-after = Put the displaced { $kind } down first; then the extra one may follow.
why-lift-not-yet = Extra pieces come from the board only when your stock and your supply are empty.
why-lift-neutral = Extra neutral traders come from the stock, never from the board.
why-set-back = You took a { $kind } from { $route } in this action; none goes back there.
why-trade-free = { $route } has a free space; just set the piece down there.
why-trade-none = You have no { $kind } on { $route } that could make room.
why-trade-last = You may not pick up another piece in this action.
why-trade-nowhere = The piece you would pick up in exchange has nowhere to go.
why-office-elsewhere = The route you established does not lead to { $city }.
why-office-full = All slots in { $city } are taken.
why-office-colour = The next free slot in { $city } is { $colour }; your privilege does not reach that far.
why-office-shape = The next free slot in { $city } takes a { $kind }, and you have none on the route.
why-annex-no-marker = You have no marker “{ marker-extra-office }” to use now.
why-annex-empty = There is no office in { $city } yet; an extra office needs another one beside it.
why-annex-lacks = You have no { $kind } on the route you established.
why-develop-elsewhere = “{ $track }” is developed in { $track_city }; the route you established does not lead there.
why-develop-full = “{ $track }” is fully developed.
why-coellen-elsewhere = Only the route Coellen – Warburg leads to the Coellen table.
why-coellen-merchant = The Coellen table takes only a merchant, and you have none on the route.
why-coellen-taken = The space for { $count } points on the Coellen table is taken.
why-coellen-privilege = The space for { $count } points needs the { $colour } privilege.
why-neutral-elsewhere = The neutral route does not lead to { $city }.
why-swap-pair = There are no two neighbouring offices at this place in { $city }.
why-swap-not-own = Neither of these two offices in { $city } is yours.
why-mark-occupied = There are pieces on { $route }; a marker needs an empty route.
why-mark-has-marker = { $route } already has a marker.
why-mark-cities-full = Both cities of { $route } are full; a marker needs a free slot at one end.
why-settle-first = The displaced piece has to be placed before you are done.

## Points

category-control = Established routes
category-coins = Coins
category-link = Arnheim – Stendal
category-abilities = Full abilities
category-markers = Markers
category-coellen = Coellen table
category-cities = Controlled cities
category-network = Largest network

## Options

option-markers = Set of markers
    .help = How many bonus markers of each kind are in the game. The current edition has 4 extra offices, 3 swaps and 2 of each other kind; the first edition has 5 extra offices, 2 swaps, 3 abilities to develop and 2 of each other kind.
option-markers-fifteen = 15, current edition
option-markers-sixteen = 16, first edition
option-swap_own = Swap only with your own office
    .help = One of the two offices you swap with the marker must be yours; if off, you may swap any two neighbours. A ruling: editions differ here.
option-pile_end = End by the marker pile
    .help = The game ends when more markers must be drawn than are left; this option says when exactly. A ruling: the rule book can be read both ways.
option-pile_end-action = Right after the action that won the marker
option-pile_end-turn = At the end of that turn

## Scene

icon-office = office
icon-flag = at the end
icon-marker = markers

area-board = Map
status-own = { $count ->
    [0] Your turn
    [one] { $count } action left
   *[other] { $count } actions left
}
status-turn = { $count ->
    [0] { $player }’s turn
    [one] { $player }’s turn, { $count } action left
   *[other] { $player }’s turn, { $count } actions left
}
status-asked = { $player } answers
status-end = { $points }/{ $end } points · { $cities }/{ $most } cities
status-over = Game over
result-win = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
result-shared = { $points ->
    [one] { $players } share the victory with { $points } point each.
   *[other] { $players } share the victory with { $points } points each.
}
help-over = The game ended because { $ending }.

question-act = What do you do?
    .help = Place, displace, move or establish.
    .empty = Your supply is empty, so take income.
    .other = { $player } chooses an action.
question-last = Do you use a marker, or is your turn over?
    .help = You have no action left. Unused markers stay with you.
    .other = { $player } may still use a marker.
question-replace = Which piece takes its place?
    .help = { $price ->
        [one] Then you pay { $price } more piece to your stock.
       *[other] Then you pay { $price } more pieces to your stock.
    }
    .other = { $player } displaces { $piece ->
        [merchant] a merchant
       *[other] a trader
    } ({ $owner }) from { $route }.
question-pay = Which pieces do you pay with?
    .help = { $price ->
        [one] { $price } piece goes to your stock. Then as many may be added ({ $owner }).
       *[other] { $price } pieces go to your stock. Then as many may be added ({ $owner }).
    }
    .other = { $player } pays for displacing { $piece ->
        [merchant] a merchant
       *[other] a trader
    } ({ $owner }) from { $route }.
question-relocate = Where does { $whose ->
    [own] your displaced
   *[neutral] the displaced neutral
} { $piece ->
    [merchant] merchant
   *[other] trader
} go?
    .help = { $active } displaced it. { $extras ->
        [0] It goes to one of the nearest routes.
       *[other] Nearest routes only; you may add { $extras } { help-source }.
    }
    .other = { $player } finds a new place for the displaced piece.
question-extra = Do you place an extra piece?
    .help = You may add { $extras } more { help-source }, on the nearest routes.
    .other = { $player } may place extra pieces.
question-lifted = Where does the extra { $piece ->
    [merchant] merchant
   *[other] trader
} go?
    .help = A free space on one of the nearest routes.
    .other = { $player } places an extra piece.
question-neutral = Neutral traders have filled { $route }. In which city is their office built?
    .help = It takes the next free slot, whatever its colour and shape.
    .other = { $player } chooses a city for the neutral office.
question-set = Where does your { $piece ->
    [merchant] merchant
   *[other] trader
} go?
    .help = { $moves ->
        [0] A free space on another route. It is the last piece you move.
       *[other] A free space on another route. Then you may move { $moves } more.
    }
    .other = { $player } moves pieces.
question-move = Which piece do you move next?
    .help = { $moves ->
        [one] You may move { $moves } more piece, or stop.
       *[other] You may move { $moves } more pieces, or stop.
    }
    .other = { $player } moves pieces.
question-reward = What do you take?
    .help = The other pieces go to your stock.
    .other = { $player } has established { $route } and chooses a reward.
question-develop = Which ability do you develop?
    .help = The piece you uncover joins your supply.
    .other = { $player } chooses an ability to develop.
question-swap = Which two offices swap places?
    .help = Two neighbours in one city; colours and shapes do not matter.
    .other = { $player } chooses two offices to swap.
question-remove = Which piece do you remove?
    .help = { $moves ->
        [one] You may remove { $moves } more. It goes to its owner’s supply.
       *[other] You may remove { $moves } more. They go to their owners’ supplies.
    }
    .other = { $player } removes pieces from routes.
question-mark = Where does the new marker “{ $marker }” go?
    .help = A route without pieces or marker that leads to a free slot.
    .other = { $player } places the new marker “{ $marker }”.
help-source = { $source ->
    [supply] from your supply
    [board] from the board
    [neutral] of the neutral colour
   *[stock] from your stock
}
help-displaced = { $active } displaced { $piece ->
    [merchant] a merchant
   *[other] a trader
} ({ $owner }) from { $route }.

mode-trader = Trader
mode-merchant = Merchant
mode-move = Move
mode-displaced = Displaced
mode-extra-trader = Extra trader
mode-extra-merchant = Extra merchant
label-north-sea = North Sea
label-baltic = Baltic Sea
label-tavern = Tavern at { $route }
label-badge = { $city }: “{ $track }” is developed here
label-full-cities = Full cities
label-full-cities-now = Full cities: { $count }. The game ends at 10.
label-coellen = Coellen table: { $count } points at the end for a merchant; needs the { $colour } privilege
label-link = Place { $place } in linking Arnheim and Stendal: { $count } points
label-pile = { $count ->
    [0] No markers left to draw. The next marker won ends the game.
    [one] { $count } marker left to draw
   *[other] { $count } markers left to draw
}
label-pile-title = Markers
label-drawn = Drawn, to be placed: { $marker }
label-waiting = Waiting for a free route: { $marker }
label-space = { $route }, space { $number }
label-marker = Marker at { $route }: { $marker }
label-aside = { $piece }, temporarily off the board, from { $route }
label-annex = Extra office in { $city }: { $piece }
label-slot = { $city }, slot { $number }: { $colour }, { $kind }
label-office = Office in { $city }, slot { $number }: { $piece }
label-city = { $city }: { $count } of { $most } slots filled
label-city-next = Next office: { $colour } slot, for a { $kind }
label-city-coin = +1 point at once
label-city-develops = A route here can develop: { $track }
label-controls = Control: { $player }
label-supply = Supply
label-stock = Stock
label-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
label-abilities = Abilities
label-first-player = First player
label-to-move = To move
label-legend = [B] trader and (B) merchant of blue, · free space. A city: who controls it, its offices, its free slots (wh white, or orange, pi pink, bl black; +1 coin).
label-all = all
label-track-next = Next: { $value } (in { $city }).
label-done-act = End your turn
label-done-relocate = Place no more pieces
label-done-move = Move no more pieces
label-done-reward = Take nothing
label-done-remove = Remove no more pieces

note-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
note-displaced = { $whose ->
    [own] Displaced: must place the piece
   *[neutral] Places the displaced neutral piece
}
note-extras = { $count ->
    [one] May place { $count } extra piece
   *[other] May place { $count } extra pieces
}

gain-spaces = { $count } of { $most } spaces yours
gain-spaces-other = { $count } of { $most } spaces
gain-displace = { $count ->
    [one] 1 piece takes its place, { $count } goes to your stock
   *[other] 1 piece takes its place, { $count } go to your stock
}
gain-displaced = { $count ->
    [one] { $count } extra piece may follow it ({ $owner })
   *[other] { $count } extra pieces may follow it ({ $owner })
}
gain-move = { $count ->
    [one] { $count } piece to move
   *[other] up to { $count } pieces to move
}
gain-trade = { $kind } then in hand
gain-neutral-joins = a neutral trader joins it
gain-control = you control { $city }
gain-control-taken = you take over { $city } ({ $owner })
gain-control-kept = control of { $city }: still { $owner }
gain-control-other = control of { $city }: { $owner }
gain-control-same = control stays as it is
gain-full-city = city full: { $count } of { $most }
gain-to-stock = { $count ->
    [one] { $count } piece to stock
   *[other] { $count } pieces to stock
}
gain-action-now = and 1 action now
gain-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
gain-use-extra-office = one office without a slot
gain-use-swap = two offices swap places
gain-use-remove-3 = up to 3 pieces off the routes
gain-use-develop = one step on one ability

## The goal, and what matters now: the rest of a sentence that begins with “Now:”

goal = Most points when somebody reaches 20.
now-full = { $count ->
    [one] one of your routes is full
   *[other] { $count } of your routes are full
}
now-displaced = { $count ->
    [one] your displaced piece may take 1 more along, free of charge
   *[other] your displaced piece may take { $count } more along, free of charge
}
now-end-points = { $you ->
    [yes] { $count ->
        [one] you need 1 more point to end the game
       *[other] you need { $count } more points to end the game
    }
   *[no] { $count ->
        [one] { $player } needs 1 more point to end the game
       *[other] { $player } needs { $count } more points to end the game
    }
}
now-end-cities = { $count ->
    [one] 1 more full city ends the game
   *[other] { $count } more full cities end the game
}
now-almost = one more piece fills { $route }
now-empty = your supply is empty: take income
now-move = your supply and stock are empty: move your pieces
now-actions = a route to { city-goettingen } can give you a third action
now-fill = fill a route with your pieces, then establish it
