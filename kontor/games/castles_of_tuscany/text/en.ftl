# The Castles of Tuscany in English.
# Things are tiles by their face and the wooden hexagon: .a has its article.
# Colours are called by the kind of tile they are for, as everything is: spaces, cards, tiles, icons. .card is one card, .a
# with its article; .space and .a_space likewise; .cards and .tiles go with a number.
# Units of a payment: .twice is two of them, .id tells them apart. Rewards: .yield is the yield card that brings
# them, with its number where no other event tells it.

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

## Kinds, cards, payment

colour-castle = castle
    .card = castle card
    .a = a castle card
    .cards = { $count ->
        [one] { $count } castle card
       *[other] { $count } castle cards
    }
    .space = castle space
    .a_space = a castle space
    .tiles = { $count ->
        [one] { $count } castle tile
       *[other] { $count } castle tiles
    }
colour-town = town
    .card = town card
    .a = a town card
    .cards = { $count ->
        [one] { $count } town card
       *[other] { $count } town cards
    }
    .space = town space
    .a_space = a town space
    .tiles = { $count ->
        [one] { $count } town tile
       *[other] { $count } town tiles
    }
colour-inn = inn
    .card = inn card
    .a = an inn card
    .cards = { $count ->
        [one] { $count } inn card
       *[other] { $count } inn cards
    }
    .space = inn space
    .a_space = an inn space
    .tiles = { $count ->
        [one] { $count } inn tile
       *[other] { $count } inn tiles
    }
colour-agriculture = farm
    .card = farm card
    .a = a farm card
    .cards = { $count ->
        [one] { $count } farm card
       *[other] { $count } farm cards
    }
    .space = farm space
    .a_space = a farm space
    .tiles = { $count ->
        [one] { $count } farm tile
       *[other] { $count } farm tiles
    }
colour-quarry = quarry
    .card = quarry card
    .a = a quarry card
    .cards = { $count ->
        [one] { $count } quarry card
       *[other] { $count } quarry cards
    }
    .space = quarry space
    .a_space = a quarry space
    .tiles = { $count ->
        [one] { $count } quarry tile
       *[other] { $count } quarry tiles
    }
colour-village = village
    .card = village card
    .a = a village card
    .cards = { $count ->
        [one] { $count } village card
       *[other] { $count } village cards
    }
    .space = village space
    .a_space = a village space
    .tiles = { $count ->
        [one] { $count } village tile
       *[other] { $count } village tiles
    }
colour-monastery = monastery
    .card = monastery card
    .a = a monastery card
    .cards = { $count ->
        [one] { $count } monastery card
       *[other] { $count } monastery cards
    }
    .space = monastery space
    .a_space = a monastery space
    .tiles = { $count ->
        [one] { $count } monastery tile
       *[other] { $count } monastery tiles
    }
colour-cart = cart
    .card = cart card
    .a = a cart card
    .cards = { $count ->
        [one] { $count } cart card
       *[other] { $count } cart cards
    }
    .space = cart space
    .a_space = a cart space
    .tiles = { $count ->
        [one] { $count } cart tile
       *[other] { $count } cart tiles
    }

unit-card = 1 matching card
    .twice = 2 matching cards
    .id = card
unit-castle = 2 castle cards
    .twice = 4 castle cards
    .id = castle
unit-town = 2 town cards
    .twice = 4 town cards
    .id = town
unit-inn = 2 inn cards
    .twice = 4 inn cards
    .id = inn
unit-agriculture = 2 farm cards
    .twice = 4 farm cards
    .id = agriculture
unit-quarry = 2 quarry cards
    .twice = 4 quarry cards
    .id = quarry
unit-village = 2 village cards
    .twice = 4 village cards
    .id = village
unit-monastery = 2 monastery cards
    .twice = 4 monastery cards
    .id = monastery
unit-cart = 2 cart cards
    .twice = 4 cart cards
    .id = cart
unit-worker = 1 worker
    .twice = 2 workers
    .id = worker

## Where a space is: which third of the estate, and where there; .in is where a tile is placed

third-left = left third
    .brief = Left
    .in = in the left third
third-middle = middle third
    .brief = Middle
    .in = in the middle third
third-right = right third
    .brief = Right
    .in = in the right third
spot-upper-left = upper left
spot-middle-left = middle left
spot-lower-left = lower left
spot-top = top
spot-upper-middle = upper middle
spot-lower-middle = lower middle
spot-bottom = bottom
spot-upper-right = upper right
spot-middle-right = middle right
spot-lower-right = lower right

turning-upright = upright
    .brief = upright
turning-turned = turned
    .brief = turned
shift-up = up
    .arrow = ↑
shift-down = down
    .arrow = ↓

bonus-card = +1 region card
    .brief = Card
bonus-storage = +1 storage space
    .brief = Storage
bonus-marble = +1 marble
    .brief = Marble
bonus-worker = +1 worker
    .brief = Worker
bonus-yield = +1 yield card
    .brief = Yield

reward-red = red points
    .yield = { $count ->
        [one] yield card (+{ $count } red point)
       *[other] yield card (+{ $count } red points)
    }
reward-green = green points
    .yield = { $count ->
        [one] yield card (+{ $count } green point)
       *[other] yield card (+{ $count } green points)
    }
reward-cards = region cards
    .yield = yield card
reward-workers = workers
    .yield = { $count ->
        [one] yield card (+{ $count } worker)
       *[other] yield card (+{ $count } workers)
    }
reward-marble = marble
    .yield = yield card (+{ $count } marble)
reward-hexagons = hexagons
    .yield = yield card

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

choice-begin = Lay tile { $letter } on the left, { $turning }
    .brief = { $sign }{ $turning_brief }
choice-join = Join tile { $letter } on the right, { $turning }, half a space { $shift }
    .brief = { $sign }{ $turning_brief } { $shift_arrow }
choice-castle = Put the starting castle on the castle space { $space_at }
    .brief = { $what }
choice-bonus = Take the bonus tile “{ $bonus }”
    .brief = { $bonus_brief }
choice-draw = { $count ->
    [0] Draw no cards
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
choice-take = Take { $face_a }
    .brief = Take: { $what }
choice-exchange = Exchange all { $colour } tiles in the display
    .brief = Exchange: { $colour }
choice-place = Place { $thing_a } { $space_at }
    .brief = { $sign } { $space_cap }
choice-pay = { $unit_id ->
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
choice-discard = Give up { $thing_a }
    .brief = Give up: { $what }
choice-put = Place it { $space_at }
    .brief = { $space_cap }
choice-marble = Return a marble for one more action
    .brief = One more action: −1 :marble:
choice-decline = Take nothing
choice-done = End the turn
## Decisions that were made, where no event tells of them

decided-begin = { $player } lays tile { $letter } on the left, { $turning }
    .you = You lay tile { $letter } on the left, { $turning }
decided-begin-hidden = { $player } lays the first tile of the estate
decided-join = { $player } joins tile { $letter } on the right, { $turning }, half a space { $shift }
    .you = You join tile { $letter } on the right, { $turning }, half a space { $shift }
decided-join-hidden = { $player } joins a tile to the estate
decided-castle = { $player } puts the starting castle { $space_at }
    .you = You put the starting castle { $space_at }
decided-castle-hidden = { $player } puts the starting castle on its space
decided-bonus = { $player } takes the bonus tile “{ $bonus }”
    .you = You take the bonus tile “{ $bonus }”
decided-draw = { $count ->
    [0] { $player } draws no cards
    [one] { $player } draws { $count } card
   *[other] { $player } draws { $count } cards
}
    .you = { $count ->
        [0] You draw no cards
        [one] You draw { $count } card
       *[other] You draw { $count } cards
    }
decided-take = { $player } takes { $face_a }
    .you = You take { $face_a }
decided-exchange = { $player } exchanges all { $colour } tiles in the display
    .you = You exchange all { $colour } tiles in the display
decided-place = { $player } chooses where to place { $thing_a }: { $space }
    .you = You choose where to place { $thing_a }: { $space }
decided-pay = { $player } pays for the space
    .you = You pay for the space
decided-discard = { $player } gives up { $thing_a }
    .you = You give up { $thing_a }
decided-put = { $player } places the tile { $space_at }
    .you = You place the tile { $space_at }
decided-marble = { $player } returns a marble for one more action
    .you = You return a marble for one more action
decided-decline = { $player } takes nothing
    .you = You take nothing
decided-done = { $player } ends the turn
    .you = You end the turn

## What happened

event-built = All estates are built and shown
event-bonus = { $player } takes the bonus tile “{ $bonus }”
    .you = You take the bonus tile “{ $bonus }”
event-storage-points = { $count ->
    [one] +{ $count } green point
   *[other] +{ $count } green points
}
event-draw = { $count ->
    [0] { $player } draws no cards
    [one] { $player } draws { $count } card
   *[other] { $player } draws { $count } cards
}
    .you = { $count ->
        [0] You draw no cards
        [one] You draw { $count } card
       *[other] You draw { $count } cards
    }
event-cards = { $count ->
    [0] no card left to draw
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
    .you = You take { $face_a }
event-throw = { "" }
event-refill = { $face_a } comes in from the player’s stack
event-neutral = a neutral { $face } comes in
event-exchange = { $player } exchanges { $colour_tiles } of the display
    .you = You exchange { $colour_tiles } of the display
event-five = { $count ->
    [one] { $colour_tiles } of the display is replaced
   *[other] { $colour_tiles } of the display are replaced
}
event-place = { $player } places { $thing_a } { $space_at }
    .you = You place { $thing_a } { $space_at }
event-pay-cards = −{ $colour_cards }
event-pay-workers = { $count ->
    [one] −{ $count } worker
   *[other] −{ $count } workers
}
event-free = { $player } takes { $face_a } with the castle
    .you = You take { $face_a } with the castle
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
event-yield = { $reward_yield }
event-extra = { $player } returns a marble for one more action
    .you = You return a marble for one more action
event-decline = { $player } takes nothing
    .you = You take nothing
event-emptied = { $player } has emptied stack { $stack }
    .you = You have emptied stack { $stack }
event-display-empty = The display is empty and no tile is left to fill it; the phase ends with this round
event-last-round = One last round is played
event-scoring = Phase { $phase } is scored
event-scored = { $count ->
    [one] { $player } gets { $count } red point for the green ones
   *[other] { $player } gets { $count } red points for the green ones
}
    .you = { $count ->
        [one] You get { $count } red point for the green ones
       *[other] You get { $count } red points for the green ones
    }
event-final = { $count ->
    [one] { $player } gets { $count } red point for cards, storage, marble and workers
   *[other] { $player } gets { $count } red points for cards, storage, marble and workers
}
    .you = { $count ->
        [one] You get { $count } red point for cards, storage, marble and workers
       *[other] You get { $count } red points for cards, storage, marble and workers
    }
event-over = The game is over

## Why not

why-begun = The first tile of your estate is already laid.
why-begin-first = Lay the first tile of your estate first.
why-three-laid = All three tiles of your estate are already laid.
why-estates-built = All estates are already built.
why-castle-before-tiles = Lay the three tiles of your estate first; then place the starting castle.
why-castle-stands = Your starting castle is already placed.
why-bonus-before-estates = Bonus tiles are chosen when all estates are built.
why-bonus-without-town = You take a bonus tile only right after placing a town.
why-marble-none = You have no marble.
why-marble-used = You have already returned a marble in this turn.
why-not-now-marble = You return a marble when your action is done.
why-action-done = Your action is done; for one more you have to return a marble.
why-not-now-draw = Drawing cards is an action: take it in your turn, when nothing else has to be decided.
why-not-now-take = Taking a tile is an action: do it in your turn, when nothing else has to be decided.
why-not-now-exchange = You exchange tiles in the display only when you take one and none of them fits.
why-not-now-place = Placing a tile is an action: do it in your turn, when nothing else has to be decided.
why-not-now-pay = There is nothing to pay for now.
why-not-now-discard = You give something up only when you take a tile and your storage is full.
why-not-now-put = Only a tile taken with a castle is placed this way.
why-not-now-decline = There is nothing to decline now.
why-not-now-done = Your turn ends by itself after your action; something else has to be decided now.
why-laid = Tile { $letter } is already in your estate.
why-large-region = That would make a region of more than three spaces.
why-castle-space = { $space_cap }: this is not a castle space.
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
why-exchange-first = No tile in the display fits into your estate; exchange a kind first.
why-must-fit = Your estate has no space for { $face_a } now.
why-exchange-fits = A tile in the display fits into your estate, so nothing is exchanged.
why-colour-not-displayed = There are no { $colour } tiles in the display.
why-exchange-full = Your estate has no empty space left.
why-exchange-useless = None of the remaining neutral tiles would fit into your estate.
why-not-stored = There is no { $thing } in your storage.
why-space-covered = { $space_cap }: this space is already covered.
why-space-apart = { $space_cap }: this space is not next to a covered one.
why-space-colour = { $space_cap }: this is { $colour_a_space }; { $thing_a } does not go there.
why-cannot-pay = You cannot pay for { $colour_a_space }. It takes two of these: { $colour_a }, a pair of cards of another kind, a worker.
why-pay-own-pair = On { $colour_a_space } every { $colour_card } counts by itself; a pair is of another kind.
why-pay-twice = You do not have { $unit_twice }.
why-pay-lacks = You do not have { $unit }.
why-pay-order = Name the two parts of the payment the other way round.

## Options

option-edition = Edition
    .help = Revised: an action draws 3 cards, and at the end 5 cards in hand are worth 1 point. First: it draws 2 cards, 3 cards in hand are worth 1 point, and a tie goes to fewer green points, then to fewer cards.
option-edition-revised = revised
option-edition-first = first
option-take = Tiles that may be taken
    .help = Any tile in the display, or only one that could be placed in the estate now. A ruling: the rule book allows any.
option-take-any = any tile
option-take-placeable = only a tile that fits
option-castle_refill = Display after a castle
    .help = Whether the display is filled up before or after the tile taken with a castle is placed. A ruling: the rule book does not say.
option-castle_refill-before = filled before placing
option-castle_refill-after = filled after placing
option-start_castle_scores = Starting castle scores
    .help = A starting castle alone in its region gives 1 green point. By default it does not: the rule book only says that it has no effect.

## Points

category-phase-1 = First scoring
category-phase-2 = Second scoring
category-phase-3 = Third scoring
category-yields = Yield cards
category-overflow = Hexagons without room
category-hand = Cards in hand
category-storage = Storage
category-marble = Marble
category-workers = Workers

## Scene

icon-green = green points
icon-stack = tiles
icon-space = empty spaces

short-castle = cas
short-town = tow
short-inn = inn
short-agriculture = far
short-quarry = qua
short-village = vil
short-monastery = mon
short-cart = crt

status-building = Estates are being built
status-set-up = The first bonus tiles
status-phase = { $left ->
    [one] Phase { $phase } of 3 · { $left } tile to go
   *[other] Phase { $phase } of 3 · { $left } tiles to go
}
status-ending = Phase { $phase } of 3 · ends this round
status-last-but-one = Phase 3 of 3 · one more round
status-last-round = Phase 3 of 3 · last round
status-over = Game over
result-win = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
result-shared = { $points ->
    [one] { $players } share the victory with { $points } point each.
   *[other] { $players } share the victory with { $points } points each.
}
help-tie = Equal points: the tie was broken in favour of { $player }.
help-tie-spaces = Equal points: { $player } has more empty spaces ({ $count }).

area-own = Your estate
area-estate = Estate of { $player }
area-display = Display

label-goods = Supplies
label-cards = Cards
label-supply = To draw
label-first-player = First player
label-to-move = To move
label-legend = Spaces by column and row; small letters: empty, CAPITALS: covered, * a hexagon, green: possible now.
label-storage = Storage
label-at-best = max { $points } :green:
label-store-empty = Storage space { $number }, free
label-held = Just taken
label-stacks = Stacks
label-stack = { $count ->
    [one] Stack { $number }: { $count } tile
   *[other] Stack { $number }: { $count } tiles
}
label-start-castle = starting castle
label-dealt = Tile { $letter }, not yet laid: { $colour }
label-building = being built
label-left = { $count } left
label-display-empty = Empty place in the display
label-colours = First to fill a kind
label-colour-bonus = { $then ->
    [0] All { $colour } spaces: { $points } green for the next player, the last to get points
   *[other] All { $colour } spaces: { $points } green for the first player, then { $then } for the second
}
label-colour-gone = All { $colour } spaces: no more points
label-bonuses = Bonus tiles
label-bonus = { $bonus }: { $count } left
label-bonus-tiles = Bonus tiles
label-deck = { $count ->
    [one] { $count } region card to draw, { $discarded } discarded
   *[other] { $count } region cards to draw, { $discarded } discarded
}
label-neutral = { $count ->
    [one] { $count } neutral tile ({ $names }); { $returned } laid aside
   *[other] { $count } neutral tiles ({ $names }); { $returned } laid aside
}
label-yields = { $count ->
    [one] { $count } yield card: { $names }
   *[other] { $count } yield cards: { $names }
}
label-green = { $count ->
    [one] { $count } green point: counts again at every scoring
   *[other] { $count } green points: they count again at every scoring
}
label-region-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
label-pay = Pay
label-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
label-marble = { $count } marble
label-stacked = { $count ->
    [one] { $count } tile on the player’s stacks: { $sizes }
   *[other] { $count } tiles on the player’s stacks: { $sizes }
}
label-no-space = Nowhere to go now: { $thing }.

note-scoring = After the next scoring: { $red } points + { $green } green points = { $sum }

question-begin = Which tile goes on the left?
    .help = Regions of 3 spaces pay best. The ways differ little.
    .other = { $player } is building an estate.
    .told = All estates are shown when the last one is built.
question-join = { $number ->
    [2] Which tile comes next?
   *[other] How do you join the last tile?
}
    .help = Regions of 1, 2 and 3 spaces give 1, 3 and 6 green points.
    .other = { $player } is building an estate.
    .told = All estates are shown when the last one is built.
question-castle = Where does your starting castle go?
    .help = Your first tiles go next to it: more spaces around it, more choice.
    .other = { $player } is building an estate.
    .told = All estates are shown when the last one is built.
question-first-bonus = Which bonus tile?
    .help = You start with one. It works for the whole game.
    .other = { $player } chooses the first bonus tile.
    .told = Everybody starts with one bonus tile.
question-act = { $more ->
    [yes] What do you do with your second action?
   *[no] What do you do?
}
    .help = { $full ->
        [yes] Draw cards or place a tile. Storage full: a new tile replaces a stored one.
       *[no] Draw cards, take a tile from the display, or place a stored one.
    }
    .other = { $more ->
        [yes] { $player } chooses a second action.
       *[no] { $player } chooses an action.
    }
    .told = Draw cards, take a tile, or place one.
question-store = What do you give up?
    .help = Your storage is full. To be stored: { $thing }.
    .other = { $player } makes room in the storage.
    .told = To be stored: { $thing }.
question-exchange = Which kind do you exchange, or which tile do you take?
    .help = No tile fitted. Exchange until one fits; then you must take it.
    .other = { $player } exchanges tiles in the display.
    .told = No tile in the display fitted, so tiles of one kind are replaced.
question-pay = { $icon } Which 2 cards pay for the { $colour }?
    .help = A worker or 2 equal cards of another kind may stand in for one.
    .other = { $player } chooses how to pay.
    .told = { $icon } { $thing }, { $space }
question-free = Which tile do you take with the castle?
    .help = It is placed at once and costs nothing.
    .other = { $player } chooses a tile from the display with a castle.
    .told = It is placed at once and costs nothing.
question-put = Where does it go: { $thing }?
    .help = Taken with the castle: it costs nothing.
    .other = { $player } places a tile taken with a castle.
    .told = To be placed: { $thing }.
question-bonus = Which bonus tile?
    .help = The town gives you one. It works for the rest of the game.
    .other = { $player } chooses a bonus tile.
    .told = A town gives one.
question-more = Do you return a marble for one more action?
    .help = Once per turn. At the end every marble is worth 1 point.
    .other = { $player } may return a marble for one more action.
    .told = Once per turn.

gain-regions-points = +{ $points } :green: when all regions are full
gain-regions-best = up to +{ $points } :green: when all regions are full
gain-regions = regions: { $regions }
    .of = { $spaces ->
        [one] { $count } of { $spaces } space
       *[other] { $count } of { $spaces } spaces
    }
gain-beside = beside it: { $icons }
gain-fits = { $count ->
    [0] no space for it now
    [one] { $count } space for it now
   *[other] { $count } spaces for it now
}

# What a tile does: an entry of what a choice brings, and a sentence after its name.
does-castle = when placed, it lets you place a tile of the display for free
does-town = when placed, it gives a bonus tile of your choice
does-inn = when placed, it gives a hexagon, a joker for any tile
does-agriculture = when placed, it gives 1 green point for each crop new in the region
does-quarry = when placed, it gives { $count } marble; 1 marble buys one more action
does-village = { $count ->
    [one] when placed, it gives { $count } worker, who stands in for a card
   *[other] when placed, it gives { $count } workers, each stands in for a card
}
does-monastery = { $count ->
    [one] when placed, it gives { $count } card
   *[other] when placed, it gives { $count } cards
}
does-cart = { $count ->
    [one] when placed, it gives { $count } yield card with points, cards or supplies
   *[other] when placed, it gives { $count } yield cards with points, cards or supplies
}
does-hexagon = goes on a space of any kind and does what its tile would

gain-free = placed at once, free of charge
gain-full = storage full: you lose one of its tiles
gain-out = you lose { $thing_a } from your storage
gain-neutral = a neutral tile comes in
gain-ends = empties your stack { $stack }: the phase ends with this round
gain-stack = your stack { $stack }: { $count } left
gain-exchange = { $count ->
    [one] { $count } tile replaced
   *[other] { $count } tiles replaced
}
gain-discard = out of the game
gain-discard-hexagon = back to the supply
gain-region = region { $count } of { $spaces }, +{ $points } :green: when full
gain-region-full = +{ $points } :green: region of { $spaces } full
gain-colour = +{ $points } :green: all { $icon } covered
gain-castle = a tile from the display, free
gain-town = a bonus tile
gain-crops = { $points ->
    [0] no new crop here
   *[other] +{ $points } :green: new crops
}
gain-ways = 2 × { $icon }, { $count } ways to pay
gain-bonus-card = you may draw 1 more card
gain-bonus-storage = 1 more storage space
gain-bonus-marble = quarries give 1 more marble
gain-bonus-worker = villages give 1 more worker
gain-bonus-yield = carts give 1 more yield card
gain-action = 1 more action
gain-keep = { $count } :marble: kept

rules-change-2 = Since version 2, a phase also ends when the display is empty and nothing can fill it.

## The card at the end of a phase
summary-title = Phase { $phase } ends: scoring
summary-rule = Everybody’s green points are added to the red ones; the green markers stay where they are.
summary-rule-last = Green points are added once more, then 1 point for every { $cards } cards, stored tile, marble and worker.
summary-green = { $count ->
    [one] { $count } green point
   *[other] { $count } green points
}
summary-left = { $count } for what is left
summary-next = Phase { $phase } begins. Green points of now will count again at its end.
summary-go-on = Start phase { $phase }
summary-over = That was the third and last scoring.
summary-result = See the result

## The goal, and what matters now: the rest of a sentence that begins with “Now:”

goal = Three scorings; what you fill early counts again.
now-build = a region of 3 spaces pays most: 6 green points
now-castle = your first tiles go next to the starting castle
now-bonus = the first bonus tile works for the whole game
now-last-round = this is the last round
now-ending = the next scoring comes after this round
now-place = you can pay for { $thing_a }
now-cards = you need cards for { $thing_a }
now-take = your storage is empty: take a tile that fits
now-left = { $left ->
    [one] 1 tile to the next scoring
   *[other] { $left } tiles to the next scoring
}
