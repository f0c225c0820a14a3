lesson-goal = One castle, 29 empty spaces
    .about = What you play for, and what you do in a turn.

lesson-goal-estate = Your estate
    .text = These 30 coloured spaces are your estate [1], and so far only your starting castle [2] stands there. Tile by tile you cover more, always next to what is already covered.

lesson-goal-points = Green and red
    .text = Green points [1] are added to your red ones [2] after each of the three phases, and the green ones stay. So what you gain early counts three times; the most red points win.

lesson-goal-take = One action a turn
    .text = In a turn you draw cards, take a tile from the display or place a tile. A cart [1] would fit on the cart space next to your castle [2].
    .task = Take a cart.
    .right = The cart is in your storage. Marta takes a farm.
    .missing = Here we want a cart.
    .cards = Cards are useful, but you can already pay for a cart.

lesson-goal-place = Place it
    .text = The cart [1] may go on a cart space that touches something covered: this one [2]. It costs two cart cards; you have only one, and your two village cards together stand in for the other.
    .task = Place the cart next to your castle.
    .right = One space more is covered.
    .missing = Place the cart.

lesson-goal-effect = Every tile does something
    .text = With the cart [1] you have revealed a yield card, and it gave you two cards [2]. Each kind of tile has its own effect, always at once.

lesson-display = Cards and tiles
    .about = How you get both, and what your stacks have to do with it.

lesson-display-draw = Out of cards
    .text = You have a single card [1] and no worker, so you could not pay for any tile. The action “draw cards” brings three.
    .task = Draw cards.
    .right = Three more cards, and you may hold as many as you like.
    .missing = The tile would only lie in your storage: draw cards first.

lesson-display-offer = The display
    .text = Everybody takes from these eight tiles [1]. Whoever takes one fills the gap from their own leftmost stack [2].
    .note = Five tiles of one kind never stay: they are replaced by neutral ones at once.

lesson-display-take = Take what fits
    .text = You may take any tile, even one that has no place yet. Two village spaces already touch your castles [1] [2].
    .task = Take a village.
    .right = It goes to your storage, and a quarry from your stack takes its place.
    .missing = That is possible as well; here we want a village.
    .apart = You may take it, but none of its spaces touches your tiles yet.

lesson-display-storage = Little room, little time
    .text = Next to the village [1] one storage space is free; when all are full, you give something up for each new tile. Your first stack has three tiles left [2]: the round in which somebody empties a first stack ends phase 1.

lesson-paying = Two parts to pay
    .about = Cards, pairs and workers.

lesson-paying-price = What a space costs
    .text = The price has two parts, and each is a card of the space’s kind, a pair of another kind, or a worker. For a village you have one village card [1] and two pairs: farm [2] and monastery [3].

lesson-paying-pair = A card and a pair
    .text = This village space [1] is a region by itself, so it is full at once. One village card and one pair are enough.
    .task = Place the village there and pay with three cards.
    .task-2 = Pay with the village card and a pair.
    .right-1 = Now the price.
    .right = Three cards for 1 green point and a worker.
    .missing = Place the village on the single space.
    .pair = That space belongs to a region of two, which would not be full yet.
    .four = Two pairs are allowed, but that is one card more than you need.

lesson-paying-worker = A worker helps
    .text = Later in the same game you have five different cards: one farm card [1], but no pair. A worker [2] stands in for the missing part.
    .task = Place the farm and pay with the farm card and a worker.
    .task-2 = Pay with the farm card and a worker.
    .right-1 = Now the price.
    .right = One card, one worker, and the grapes bring 1 green point.
    .missing = Place the farm from your storage.
    .both = Two workers would do, but keep one as long as you have the card.

lesson-effects = What the tiles do
    .about = A free tile, one more action, a joker and the rest.

lesson-effects-castle = Castle: a free tile
    .text = When you place a castle [1], you may take a tile from the display and place it at once for nothing. This space [2] touches your starting castle, so both together are a full region.
    .task = Place the castle.
    .right = 3 green points for the castles. And now the free tile.
    .missing = Place the castle from your storage.

lesson-effects-free = Which one?
    .text = The free tile goes straight to your estate, and its points and its effect count as always. The region of your cart lacks one space [1].
    .task = Take the tile that brings the most green points.
    .right = Two full regions with one action, 3 green points for each.
    .missing = Take a cart.
    .region = That would bring 1 green point at most; a cart fills a region of two.
    .gift = It costs nothing: take a tile.

lesson-effects-quarry = Quarry: one more action
    .text = A quarry [1] gives you marble, on whichever of the two spaces [2] [3] you place it. Once a turn you may return a marble for one more action, even one you have just got.
    .task = Place the quarry, return the marble and take an inn.
    .task-2 = Pay as you like.
    .task-3 = Return the marble.
    .task-4 = Take an inn.
    .right-1 = Now the price.
    .right-2 = There is your marble.
    .right-3 = One more action.
    .right = Placed and taken in a single turn.
    .missing = First the quarry, then the marble, then an inn.
    .again = You can keep the marble for a later turn; here we use it.

lesson-effects-inn = Inn: a joker
    .text = An inn gives you a hexagon, a joker that goes on a space of any kind. The inn space next to your castles [1] is waiting.
    .task = Place the inn and pay as you like.
    .task-2 = Pay as you like.
    .right-1 = Now the price.
    .right = 1 green point, and in your storage a hexagon takes the place of the inn.
    .missing = Place the inn.

lesson-effects-others = And the others
    .text = Your hexagon [1] will work like the tile whose space it covers. A village gives a worker, a monastery three cards, a cart a yield card, a farm green points for new crops and a town a bonus tile.

lesson-regions = Full regions
    .about = Where green points come from.

lesson-regions-sizes = One, three, six
    .text = A full region gives green points at once. The quarries [1] would bring 6 for three spaces, the villages [2] 3 for two, the monastery [3] 1 for a single one.

lesson-regions-three = Where does it go?
    .text = Your hexagon [1] costs as much as a tile and may go anywhere next to your tiles.
    .task = Place it where it brings the most green points.
    .task-2 = Pay as you like.
    .right-1 = Now the price.
    .right = 6 green points, and a marble, because the hexagon works like a quarry here.
    .missing = Place the hexagon.
    .small = That brings 3 green points at most. There is a region where this hexagon brings more.

lesson-regions-kind = All of a kind
    .text = This is your second and last inn space [1]. Whoever is first to cover all spaces of a kind gets a bonus, for inns 2 green points [2]; the second player gets less.
    .task = Place the inn.
    .right = 1 green point for the region, 2 for all inns, and another hexagon.
    .missing = Place the inn.

lesson-bonus = Bonus tiles
    .about = What towns are for, and which tile is worth taking.

lesson-bonus-kinds = For the rest of the game
    .text = There are five kinds of bonus tiles [1]; everybody chooses one before the first turn, and every town brings another. Yours [2] gave you a second storage space and 2 green points.

lesson-bonus-town = From hexagon to town
    .text = Your hexagon [1] can cover your last castle space [2]. The castle gives you a free tile, and a town in turn gives a bonus tile.
    .task = Hexagon on the castle space, then a town, then “+1 storage space”.
    .task-2 = Take the town.
    .task-3 = Place the town.
    .task-4 = Take “+1 storage space”.
    .right-1 = 1 green point for the region and 2 for all castles.
    .right-2 = Both town spaces next to your tiles are regions by themselves.
    .right-3 = 1 green point more.
    .right = 6 green points in one turn, 2 of them for the bonus tile.
    .missing = Hexagon on the castle space, then the town.
    .direct = That makes a town, too, but by way of the castle you get castle and town.
    .green = The other tiles pay later; “+1 storage space” brings 2 green points at once.

lesson-bonus-useful = What is left to do?
    .text = Later you have placed another town, and all your quarry spaces are covered, this one [1] too. A bonus tile [2] helps only with what you are still going to do.
    .task = Take a bonus tile that can still bring you something.
    .help = More than one is right.
    .right = You can still draw cards and place villages and carts.
    .missing = A bonus tile costs nothing: take one.
    .quarries = You will not place any more quarries.

lesson-scoring = Green counts again
    .about = When a phase ends, and why to hurry before it does.

lesson-scoring-clock = The phase is ending
    .text = Marta has emptied her second stack [1], so phase 2 ends with this round, and this is your last turn in it. You have 11 red points [2], Marta has 16 [3].

lesson-scoring-now = Before it is counted
    .text = The region of your grapes [1] lacks one space [2], and olives are a new crop there. The other farm space [3] begins a new region.
    .task = Place the olives where they bring the most green points.
    .right = 3 green points for the region and 1 for the olives, just in time.
    .missing = Place the farm with olives.
    .open = That brings only 1 green point, because the region is not full.
    .later = Then the full region would be missing in this scoring.

lesson-scoring-scored = 42 to 40
    .text = Your 31 green points have become 31 red ones: you lead with 42 [1], Marta has 40. The green ones [2] stay and are counted once more.
    .note = Phase 3 is longer: when somebody has used up all 21 tiles, the round is finished and one last round follows.

lesson-end = The last turn
    .about = What counts at the end, and who wins a tie.

lesson-end-last = Four behind?
    .text = It is the last round, and only your turn is left. Both of you have 36 red points, but you have 33 green ones [1] and Marta has 37 [2].

lesson-end-count = Count
    .text = Every 5 cards, each tile or hexagon in the storage, each marble and each worker are 1 point: Marta [1] gets 36 + 37 + 2 for cards + 2 for tiles + 1 worker, 78. You [2] have 36 + 33 + 4 + 4 + 1, 78 as well.

lesson-end-tie = A tie is enough
    .text = In a tie the player with more empty spaces is ahead: you have 14 [1], Marta has 9 [2]. So you win with 78 points, if this turn costs you none.
    .task = Find a turn after which you still have 78 points.
    .help = More than one is right.
    .task-2 = Finish the turn without losing a point.
    .right-1 = And now?
    .right = You still have 78 points.
    .missing = Look for a turn that costs no point.
    .spent = The monastery fills no region and is gone from your storage: 77 points at most.
    .worker = Without the worker you have only 77 points.

lesson-end-result = 78 to 78
    .text = Equal points, but your estate has more empty spaces [1] than Marta’s [2]: you win. If these were equal, too, the green points would decide.
