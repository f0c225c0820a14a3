# The Castles of Tuscany in English.
# Things are tiles by their face and the wooden hexagon: .a has its article.
# Colours: the bare name; .card is one card, .a with its article, .space likewise; .cards and .tiles go with a number, .tile
# is the type.
# Units of a payment: .twice is two of them, .id tells them apart. Rewards: .n goes with a number where one is told.

game-name = The Castles of Tuscany
game-line = Lay out your estate, collect cards and fill region after region with castles, towns and farms; what you build early counts three times.

## Tiles

thing-castle = castle
    .a = a castle
thing-town = town
    .a = a town
thing-inn = inn
    .a = an inn
thing-grapes = farm with grapes
    .a = a farm with grapes
thing-olives = farm with olives
    .a = a farm with olives
thing-grain = farm with grain
    .a = a farm with grain
thing-livestock = farm with livestock
    .a = a farm with livestock
thing-grapes-olives = farm with grapes and olives
    .a = a farm with grapes and olives
thing-grapes-grain = farm with grapes and grain
    .a = a farm with grapes and grain
thing-grapes-livestock = farm with grapes and livestock
    .a = a farm with grapes and livestock
thing-olives-grain = farm with olives and grain
    .a = a farm with olives and grain
thing-olives-livestock = farm with olives and livestock
    .a = a farm with olives and livestock
thing-grain-livestock = farm with grain and livestock
    .a = a farm with grain and livestock
thing-quarry = quarry
    .a = a quarry
thing-village = village
    .a = a village
thing-monastery = monastery
    .a = a monastery
thing-cart = cart
    .a = a cart
thing-hexagon = hexagon
    .a = a hexagon

## Colours, cards, payment

colour-castle = dark green
    .card = dark green card
    .a = a dark green card
    .cards = { $count ->
        [one] { $count } dark green card
       *[other] { $count } dark green cards
    }
    .space = a dark green space
    .tile = castle
    .tiles = { $count ->
        [one] { $count } dark green tile
       *[other] { $count } dark green tiles
    }
colour-town = red
    .card = red card
    .a = a red card
    .cards = { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
    .space = a red space
    .tile = town
    .tiles = { $count ->
        [one] { $count } red tile
       *[other] { $count } red tiles
    }
colour-inn = blue
    .card = blue card
    .a = a blue card
    .cards = { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
    .space = a blue space
    .tile = inn
    .tiles = { $count ->
        [one] { $count } blue tile
       *[other] { $count } blue tiles
    }
colour-agriculture = light green
    .card = light green card
    .a = a light green card
    .cards = { $count ->
        [one] { $count } light green card
       *[other] { $count } light green cards
    }
    .space = a light green space
    .tile = farm
    .tiles = { $count ->
        [one] { $count } light green tile
       *[other] { $count } light green tiles
    }
colour-quarry = grey
    .card = grey card
    .a = a grey card
    .cards = { $count ->
        [one] { $count } grey card
       *[other] { $count } grey cards
    }
    .space = a grey space
    .tile = quarry
    .tiles = { $count ->
        [one] { $count } grey tile
       *[other] { $count } grey tiles
    }
colour-village = orange
    .card = orange card
    .a = an orange card
    .cards = { $count ->
        [one] { $count } orange card
       *[other] { $count } orange cards
    }
    .space = an orange space
    .tile = village
    .tiles = { $count ->
        [one] { $count } orange tile
       *[other] { $count } orange tiles
    }
colour-monastery = yellow
    .card = yellow card
    .a = a yellow card
    .cards = { $count ->
        [one] { $count } yellow card
       *[other] { $count } yellow cards
    }
    .space = a yellow space
    .tile = monastery
    .tiles = { $count ->
        [one] { $count } yellow tile
       *[other] { $count } yellow tiles
    }
colour-cart = beige
    .card = beige card
    .a = a beige card
    .cards = { $count ->
        [one] { $count } beige card
       *[other] { $count } beige cards
    }
    .space = a beige space
    .tile = cart
    .tiles = { $count ->
        [one] { $count } beige tile
       *[other] { $count } beige tiles
    }

unit-card = 1 card of the space’s colour
    .twice = 2 cards of the space’s colour
    .id = card
unit-castle = 2 dark green cards
    .twice = 4 dark green cards
    .id = castle
unit-town = 2 red cards
    .twice = 4 red cards
    .id = town
unit-inn = 2 blue cards
    .twice = 4 blue cards
    .id = inn
unit-agriculture = 2 light green cards
    .twice = 4 light green cards
    .id = agriculture
unit-quarry = 2 grey cards
    .twice = 4 grey cards
    .id = quarry
unit-village = 2 orange cards
    .twice = 4 orange cards
    .id = village
unit-monastery = 2 yellow cards
    .twice = 4 yellow cards
    .id = monastery
unit-cart = 2 beige cards
    .twice = 4 beige cards
    .id = cart
unit-worker = 1 worker
    .twice = 2 workers
    .id = worker

turning-upright = upright
turning-turned = turned
shift-up = up
shift-down = down

bonus-card = +1 region card
bonus-storage = +1 storage space
bonus-marble = +1 marble
bonus-worker = +1 worker
bonus-yield = +1 yield card

reward-red = red points
    .n = { $count ->
        [one] +{ $count } red point
       *[other] +{ $count } red points
    }
reward-green = green points
    .n = { $count ->
        [one] +{ $count } green point
       *[other] +{ $count } green points
    }
reward-cards = region cards
    .n = cards
reward-workers = workers
    .n = { $count ->
        [one] +{ $count } worker
       *[other] +{ $count } workers
    }
reward-marble = marble
    .n = +{ $count } marble
reward-hexagons = hexagons
    .n = hexagon

## Icons

icon-castle = castle
icon-town = town
icon-inn = inn
icon-agriculture = farm
icon-quarry = quarry
icon-village = village
icon-monastery = monastery
icon-cart = cart
icon-agri-grapes = grapes
icon-agri-olives = olives
icon-agri-grain = grain
icon-agri-livestock = livestock
icon-hexagon = hexagon
icon-marble = marble
icon-worker = worker
icon-card = cards
icon-region-card = region cards
icon-yield-card = yield cards
icon-storage = storage spaces
icon-bonus-plus-card = +1 region card
icon-bonus-plus-storage = +1 storage space
icon-bonus-plus-marble = +1 marble
icon-bonus-plus-worker = +1 worker
icon-bonus-plus-yield = +1 yield card

## Decisions

move-begin = Lay tile { $letter } on the left, { $turning }
move-begin-hidden = Lay the first tile of the estate
move-join = Join tile { $letter } on the right, { $turning }, half a space { $shift }
move-join-hidden = Join a tile to the estate
move-castle = Put the starting castle on { $space }
move-castle-hidden = Put the starting castle on its space
move-bonus = Take the bonus tile “{ $bonus }”
move-draw = { $count ->
    [0] Draw no cards
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
move-take = Take { $face_a }
move-exchange = Exchange all { $colour } tiles of the display
move-place = Place { $thing_a } on { $space }
move-pay = { $unit_id ->
    [card] { $other_id ->
        [card] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [castle] { $other_id ->
        [castle] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [town] { $other_id ->
        [town] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [inn] { $other_id ->
        [inn] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [agriculture] { $other_id ->
        [agriculture] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [quarry] { $other_id ->
        [quarry] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [village] { $other_id ->
        [village] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [monastery] { $other_id ->
        [monastery] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
    [cart] { $other_id ->
        [cart] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
   *[worker] { $other_id ->
        [worker] Pay { $unit_twice }
       *[other] Pay { $unit } and { $other }
    }
}
move-discard = Give up { $thing_a }
move-put = Place it on { $space }
move-marble = Return a marble for one more action
move-decline = Take nothing
move-done = End the turn

## What happened

event-built = All estates are built and shown
event-bonus = { $player } takes the bonus tile “{ $bonus }”
event-storage-points = { $count ->
    [one] +{ $count } green point
   *[other] +{ $count } green points
}
event-draw = { $count ->
    [0] { $player } draws no cards
    [one] { $player } draws { $count } card
   *[other] { $player } draws { $count } cards
}
event-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
event-see-1 = { $first }
event-see-1-hidden = face down
event-see-2 = { $first }, { $second }
event-see-2-hidden = face down
event-see-3 = { $first }, { $second }, { $third }
event-see-3-hidden = face down
event-take = { $player } takes { $face_a }
event-throw = gives up { $thing_a }
event-refill = { $face_a } comes in from the player’s stack
event-neutral = a neutral { $face } comes in
event-exchange = { $player } exchanges { $colour_tiles } of the display
event-five = { $count ->
    [one] { $colour_tiles } of the display is replaced
   *[other] { $colour_tiles } of the display are replaced
}
event-place = { $player } places { $thing_a } on { $space }
event-pay-cards = −{ $colour_cards }
event-pay-workers = { $count ->
    [one] −{ $count } worker
   *[other] −{ $count } workers
}
event-free = { $player } takes { $face_a } with the castle
event-region = { $count ->
    [one] +{ $count } green point for a region of { $spaces }
   *[other] +{ $count } green points for a region of { $spaces }
}
event-colour = { $count ->
    [one] +{ $count } green point for all { $colour } spaces
   *[other] +{ $count } green points for all { $colour } spaces
}
event-crops = { $count ->
    [one] +{ $count } green point for a new crop
   *[other] +{ $count } green points for new crops
}
event-marble = +{ $count } marble
event-workers = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
event-hexagon = +1 hexagon
event-overflow = { $count ->
    [one] +{ $count } red point for a hexagon without room
   *[other] +{ $count } red points for a hexagon without room
}
event-yield = yield card ({ $reward_n })
event-extra = { $player } returns a marble for one more action
event-decline = { $player } takes nothing
event-emptied = { $player } has emptied stack { $stack }
event-last-round = One last round is played
event-scoring = Phase { $phase } is scored
event-scored = { $count ->
    [one] { $player } gets { $count } red point for the green ones
   *[other] { $player } gets { $count } red points for the green ones
}
event-final = { $count ->
    [one] { $player } gets { $count } red point for cards, storage, marble and workers
   *[other] { $player } gets { $count } red points for cards, storage, marble and workers
}
event-over = The game is over

## Why not

why-over = The game is over.
why-not-now-begin = The first tile of the estate is laid only at the start of the game.
why-not-now-join = A tile is joined to the estate only while it is being built, after the first one.
why-not-now-castle = The starting castle is placed when the three tiles of the estate are laid.
why-not-now-bonus = A bonus tile is taken at the start of the game and after placing a town.
why-not-now-draw = Drawing cards is an action; it is taken in your turn, when nothing else is being decided.
why-not-now-take = Taking a tile is an action; it is taken in your turn, when nothing else is being decided.
why-not-now-exchange = Tiles of the display are exchanged only when you take one and none of them fits.
why-not-now-place = Placing a tile is an action; it is taken in your turn, when nothing else is being decided.
why-not-now-pay = There is nothing to pay for now.
why-not-now-discard = Something is given up only when you take a tile and your storage is full.
why-not-now-put = Only a tile taken with a castle is placed this way.
why-not-now-marble = A marble is returned after an action, once a turn.
why-not-now-decline = There is nothing to decline now.
why-not-now-done = The turn ends by itself after your action; now something else has to be decided.
why-laid = Tile { $letter } already lies in your estate.
why-large-region = That would make a region of more than three spaces.
why-castle-space = { $space } is not a dark green space.
why-bonus-gone = There are no bonus tiles “{ $bonus }” left.
why-draw-none = There are no cards left to draw.
why-draw-fewest = { $count ->
    [one] You have to draw at least { $count } card.
   *[other] You have to draw at least { $count } cards.
}
why-draw-most = { $count ->
    [one] You may draw at most { $count } card.
   *[other] You may draw at most { $count } cards.
}
why-not-displayed = There is no { $face } in the display.
why-exchange-first = No tile of the display fits into your estate; exchange a colour first.
why-must-fit = Your estate has no space for { $face_a } now.
why-exchange-fits = A tile of the display fits into your estate, so nothing is exchanged.
why-colour-not-displayed = There are no { $colour } tiles in the display.
why-exchange-full = Your estate has no empty space left.
why-exchange-useless = None of the neutral tiles left would fit into your estate.
why-not-stored = There is no { $thing } in your storage.
why-space-covered = { $space } is already covered.
why-space-apart = { $space } is not next to a covered space.
why-space-colour = { $space } is { $colour }; { $thing_a } does not go there.
why-cannot-pay = You cannot pay for { $colour_space }. It takes two of these: { $colour_a }, a pair of cards of another colour, a worker.
why-pay-own-pair = On { $colour_space } every { $colour_card } counts by itself; a pair is of another colour.
why-pay-twice = You do not have { $unit_twice }.
why-pay-lacks = You do not have { $unit }.
why-pay-order = Name the two parts of the payment the other way round.

## Options

option-edition = Edition
    .help = Revised: an action draws 3 cards, and at the end 5 cards in hand are worth 1 point. First: it draws 2 cards, 3 cards in hand are worth 1 point, and a tie goes to fewer green points, then to fewer cards.
option-edition-revised = revised
option-edition-first = first
option-take = Tiles that may be taken
    .help = Any tile of the display, or only one that could be placed in the estate now. Our reading: the rule book allows any.
option-take-any = any tile
option-take-placeable = only a tile that fits
option-castle_refill = Display after a castle
    .help = Whether the display is filled up before or after the tile taken with a castle is placed. Our reading: the rule book does not say.
option-castle_refill-before = filled before placing
option-castle_refill-after = filled after placing
option-start_castle_scores = Starting castle scores
    .help = A starting castle alone in its region brings 1 green point. Our reading is no: the rule book only says that it has no effect.

## Points

category-phase-1 = Phase 1
category-phase-2 = Phase 2
category-phase-3 = Phase 3
category-yields = Yield cards
category-overflow = Hexagons without room
category-hand = Cards in hand
category-storage = Storage
category-marble = Marble
category-workers = Workers

## Scene

status-set-up = Set-up
status-phase = Phase { $phase } of 3
status-ending = Phase { $phase } of 3 ends with this round
status-last-round = Last round
status-over = The game is over
result-win = { $player } wins with { $points } points.
result-shared = { $players } share the victory with { $points } points.

label-goods = Supplies
label-cards = Hand
label-supply = Supply
label-first-player = starting player
label-to-move = to move

question-begin = Which tile lies on the left of your estate?
    .help = You join the other two on its right. Nobody sees your estate before all are built.
    .other = { $player } is building an estate.
question-join = Which tile comes next on the right?
    .help = Turn it as you like; it is shifted half a hex up or down.
    .other = { $player } is building an estate.
question-castle = On which dark green space does your castle stand?
    .help = Your first tile has to lie next to it.
    .other = { $player } is building an estate.
question-first-bonus = Which bonus tile do you start with?
    .help = +1 storage space brings 2 green points at once.
    .other = { $player } chooses a bonus tile.
question-act = What do you do?
    .help = Draw cards, take a tile or place one from your storage.
    .other = It is { $player }'s turn.
question-store = What do you give up for the { $thing }?
    .help = Your storage is full.
    .other = { $player } makes room in the storage.
question-exchange = No tile fits: which colour is exchanged, or which tile do you take?
    .help = Go on until a tile fits into your estate, then take it.
    .other = { $player } exchanges tiles of the display.
question-pay = How do you pay for { $colour }?
    .help = Twice: a card of the colour, a pair of another colour, or a worker.
    .other = { $player } pays.
question-free = Which tile do you take with the castle?
    .help = It is placed at once, free of charge.
    .other = { $player } chooses a tile with the castle.
question-put = Where does the { $thing } go?
    .help = It costs nothing.
    .other = { $player } places a tile with the castle.
question-bonus = Which bonus tile do you take?
    .help = The town gives you one.
    .other = { $player } chooses a bonus tile.
question-more = Return a marble for one more action?
    .help = Once a turn.
    .other = { $player } may return a marble for one more action.
