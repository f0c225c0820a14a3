# Low Tide in English.
# Souvenirs: the name stands alone ("Lantern"); .low goes after "the". Finds: .n with their number.

game-name = Low Tide
game-line = Walk along the beach, collect what the sea has left behind, and make souvenirs of it before the water comes back.

## Finds and souvenirs

find-shell = shell
    .n = { $count ->
        [one] { $count } shell
       *[other] { $count } shells
    }
    .one = a shell
find-starfish = starfish
    .n = { $count } starfish
    .one = a starfish
find-glass = sea glass
    .n = { $count ->
        [one] { $count } piece of sea glass
       *[other] { $count } pieces of sea glass
    }
    .one = sea glass
find-amber = amber
    .n = { $count ->
        [one] { $count } piece of amber
       *[other] { $count } pieces of amber
    }
    .one = amber

icon-shell = shell
icon-starfish = starfish
icon-glass = sea glass
icon-amber = amber
icon-card = cards
icon-star = points

souvenir-necklace = Necklace
    .low = necklace
souvenir-chime = Wind chime
    .low = wind chime
souvenir-mirror = Mirror
    .low = mirror
souvenir-brooch = Brooch
    .low = brooch
souvenir-garland = Garland
    .low = garland
souvenir-frame = Picture frame
    .low = picture frame
souvenir-crown = Crown
    .low = crown
souvenir-mosaic = Mosaic
    .low = mosaic
souvenir-casket = Casket
    .low = casket
souvenir-earrings = Earrings
    .low = earrings
souvenir-banner = Banner
    .low = banner
souvenir-lantern = Lantern
    .low = lantern
souvenir-wand = Magic wand
    .low = magic wand
souvenir-lamp = Table lamp
    .low = table lamp
souvenir-compass = Compass
    .low = compass
souvenir-pendant = Pendant
    .low = pendant
souvenir-window = Stained glass
    .low = stained glass
souvenir-vase = Vase
    .low = vase
souvenir-goblet = Goblet
    .low = goblet
souvenir-amulet = Amulet
    .low = amulet

## Decisions, and what happens

choice-walk = Walk to { $cell }
decided-walk = { $player } walks to { $cell }
choice-make = Make the { $souvenir_low }
decided-make = { $player } makes the { $souvenir_low }

event-walk = { $player } walks to { $cell }
event-take = takes { $find_one }
event-wash = { $find_one } is washed up on { $cell }
event-make = { $player } makes the { $souvenir_low } and scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}
event-draw = { $player } draws a card, the { $souvenir_low }
event-draw-hidden = { $player } draws a card
event-round = Round { $count } begins
event-tide = The tide rises over row { $row }
event-leftovers = { $player } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} for finds left over
event-over = The game is over

## Reasons

why-stands-there = You stand on { $cell } already: every turn you walk.
why-under-water = { $cell } is under water.
why-too-far = { $cell } is too far away: you can walk to one of the squares around you.
why-made-already = You have made the { $souvenir_low } already.
why-not-in-hand = The { $souvenir_low } is not among your cards.
why-find-missing = For the { $souvenir_low } you still need { $find_n }.

## Options

option-tide = Tide
    .help = How soon the water comes back: 12 rounds, or 8 for a short game.
option-tide-slow = slow (12 rounds)
option-tide-quick = quick (8 rounds)

## The table

area-beach = Beach
area-tide = Tide
area-bag = In the sea

label-find = { $cell }: { $find }
label-under-water = { $cell }: under water
label-sea = sea
label-walker = { $player } on { $cell }
label-tide = Round { $round } of { $rounds }. { $rise ->
    [0] The water rises no more.
   *[other] At the start of round { $rise } the water takes row { $row }.
}
label-finds = Finds
label-souvenirs = Souvenirs
label-first-player = First player
label-to-move = To move
label-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

status-round = Round { $round } of { $rounds }
status-over = Game over
question-walk = Where do you walk?
    .help = You take what lies there. Each souvenir is made of 3 finds.
    .make = You can make a souvenir, now or later.
    .other = { $player } is walking along the beach.
question-over = The game is over.
    .help = Of those with equal points, whoever made more souvenirs wins.
result-win = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-shared = { $players } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

category-souvenirs = Souvenirs
category-leftovers = Finds left over

## The goal, and what matters now: the rest of a sentence that begins with “Now:”

goal = Most points when the tide is in.
now-make = you have all you need for the { $souvenir_low }
now-rise = next round the water takes row { $row }
now-collect = collect what one of your souvenirs is made of
