# The Castles of Tuscany in Hungarian (placeholder: English).
# Things are tiles by their face and the wooden hexagon: .a has its article. Colours: the bare name of the colour;
# .card is one card of it, .cards goes with a number, .tile is the type of tile.

game-name = The Castles of Tuscany
game-line = Lay out your estate, collect cards, and fill region after region with castles, towns and farms; what you build early counts three times.

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

## Colours, cards, units

colour-castle = dark green
    .card = dark green card
    .a = a dark green card
    .cards = { $count ->
        [one] { $count } dark green card
       *[other] { $count } dark green cards
    }
    .tile = castle
colour-town = red
    .card = red card
    .a = a red card
    .cards = { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
    .tile = town
colour-inn = blue
    .card = blue card
    .a = a blue card
    .cards = { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
    .tile = inn
colour-agriculture = light green
    .card = light green card
    .a = a light green card
    .cards = { $count ->
        [one] { $count } light green card
       *[other] { $count } light green cards
    }
    .tile = agriculture
colour-quarry = grey
    .card = grey card
    .a = a grey card
    .cards = { $count ->
        [one] { $count } grey card
       *[other] { $count } grey cards
    }
    .tile = quarry
colour-village = orange
    .card = orange card
    .a = an orange card
    .cards = { $count ->
        [one] { $count } orange card
       *[other] { $count } orange cards
    }
    .tile = village
colour-monastery = yellow
    .card = yellow card
    .a = a yellow card
    .cards = { $count ->
        [one] { $count } yellow card
       *[other] { $count } yellow cards
    }
    .tile = monastery
colour-cart = beige
    .card = beige card
    .a = a beige card
    .cards = { $count ->
        [one] { $count } beige card
       *[other] { $count } beige cards
    }
    .tile = cart

unit-card = one card of the colour
unit-castle = a pair of dark green cards
unit-town = a pair of red cards
unit-inn = a pair of blue cards
unit-agriculture = a pair of light green cards
unit-quarry = a pair of grey cards
unit-village = a pair of orange cards
unit-monastery = a pair of yellow cards
unit-cart = a pair of beige cards
unit-worker = one worker

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
reward-green = green points
reward-cards = cards
reward-workers = workers
reward-marble = marble
reward-hexagons = hexagons

## Decisions

move-begin = Lay tile { $letter } on the left, { $turning }
move-join = Join tile { $letter } on the right, { $turning }, half a hex { $shift }
move-castle = Starting castle on { $space }
move-bonus = Take the bonus tile { $bonus }
move-draw = { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
move-take = Take the { $face }
move-exchange = Exchange all { $colour } tiles of the display
move-place = Place the { $thing } on { $space }
move-pay = Pay { $unit } and { $other }
move-discard = Give up the { $thing }
move-put = Place it on { $space }
move-marble = Return a marble for one more action
move-decline = Take nothing
move-done = End the turn

## What happened

event-built = All estates are built and shown
event-bonus = { $player } takes the bonus tile { $bonus }
event-storage-points = +{ $count } green
event-draw = { $count ->
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
event-take = { $player } takes the { $face }
event-throw = the { $thing } is given up
event-refill = { $face_a } comes from the own stack
event-neutral = { $face_a } comes from the neutral tiles
event-exchange = { $player } exchanges { $count } { $colour } tiles of the display
event-five = { $count } { $colour } tiles in the display are replaced
event-place = { $player } places the { $thing } on { $space }
event-pay-cards = −{ $colour_cards }
event-pay-workers = { $count ->
        [one] −{ $count } worker
       *[other] −{ $count } workers
    }
event-free = { $player } takes the { $face } with the castle
event-region = { $spaces ->
        [one] region of { $spaces } space complete, +{ $count } green
       *[other] region of { $spaces } spaces complete, +{ $count } green
    }
event-colour = all { $colour } spaces covered, +{ $count } green
event-crops = new crops, +{ $count } green
event-marble = +{ $count } marble
event-workers = { $count ->
        [one] +{ $count } worker
       *[other] +{ $count } workers
    }
event-hexagon = +1 hexagon
event-overflow = no room for a hexagon, +{ $count } red
event-yield = yield card: { $count } { $reward }
event-extra = { $player } returns a marble for one more action
event-decline = { $player } takes nothing
event-emptied = { $player } has emptied stack { $stack }
event-last-round = One last round is played
event-scoring = Scoring of phase { $phase }
event-scored = { $player } gets { $count } red for the green points
event-final = { $player } gets { $count } red for cards, storage, marble and workers
event-over = The game is over

## Why not

why-over = The game is over.
why-not-now-begin = The first tile of the estate is laid only at the start.
why-not-now-join = Tiles of the estate are joined only during set-up.
why-not-now-castle = The starting castle is placed once the three tiles are laid.
why-not-now-bonus = A bonus tile is taken at the start and after placing a town.
why-not-now-draw = Drawing cards is an action; first answer what is asked.
why-not-now-take = Taking a tile is an action; first answer what is asked.
why-not-now-exchange = Tiles are exchanged only when you take one.
why-not-now-place = Placing a tile is an action; first answer what is asked.
why-not-now-pay = There is nothing to pay for now.
why-not-now-discard = Something is given up only when a taken tile finds no room.
why-not-now-put = Only a tile taken with a castle is placed this way.
why-not-now-marble = A marble is returned after an action, once a turn.
why-not-now-decline = There is nothing to decline now.
why-not-now-done = The turn ends by itself after an action; now something else is asked.
why-laid = Tile { $letter } already lies in the estate.
why-large-region = That would make a region of more than three spaces.
why-castle-space = { $space } is not a dark green space.
why-bonus-gone = There are no tiles { $bonus } left.
why-draw-none = There are no cards left to draw.
why-draw-fewest = { $count ->
        [one] You draw at least { $count } card.
       *[other] You draw at least { $count } cards.
    }
why-draw-most = { $count ->
        [one] You draw at most { $count } card.
       *[other] You draw at most { $count } cards.
    }
why-not-displayed = There is no { $face } in the display.
why-exchange-first = No tile of the display fits: exchange a colour first.
why-must-fit = There is no space for the { $face } in your estate now.
why-exchange-fits = A tile of the display fits into your estate, so nothing is exchanged.
why-colour-not-displayed = There are no { $colour } tiles in the display.
why-exchange-full = There is no empty space left in your estate.
why-exchange-useless = No neutral tile left would fit into your estate.
why-not-stored = There is no { $thing } in your storage.
why-space-covered = { $space } is covered already.
why-space-apart = { $space } is not next to a covered space.
why-space-colour = { $space } is { $colour }: the { $thing } does not belong there.
why-cannot-pay = You cannot pay twice for { $colour }: a card, a pair of another colour or a worker each time.
why-pay-own-pair = { $colour_card }s count one each here; there is no need for a pair.
why-pay-twice = You do not have that twice.
why-pay-lacks = You do not have { $unit }.
why-pay-order = Name the two the other way round.

## Options

option-edition = Edition
    .help = The revised edition draws 3 cards and counts 1 point for 5 cards at the end; the first one 2 cards, 1 point for 3 cards, and other ties.
option-edition-revised = revised
option-edition-first = first
option-take = Tiles that may be taken
    .help = Any tile of the display, or only one that could be placed at once.
option-take-any = any
option-take-placeable = only placeable ones
option-castle_refill = Display after a castle
    .help = Whether the display is filled up before or after the tile taken with a castle is placed.
option-castle_refill-before = filled before placing
option-castle_refill-after = filled after placing
option-start_castle_scores = Starting castle scores
    .help = A starting castle on a region of its own brings 1 green point.

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
icon-star = points

## The scene

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
