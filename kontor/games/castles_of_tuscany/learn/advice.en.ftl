# What the coach says in The Castles of Tuscany, in English.

advice-regions = Join the tiles so that spaces of one kind touch: a full region of one space brings { $one } green point, of two { $two }, of three { $three }.
advice-castle-place = You build outwards from the castle: put it where spaces of many kinds lie around it.
advice-first-bonus = “+1 region card” helps in every turn: with it you draw { $count } cards and one more.
advice-close-region = Place the { $thing } on { $space }: it closes a region of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}, { $count ->
    [one] 1 green point
   *[other] { $count } green points
}.
advice-last-round = The last round: place what you can. { $count } cards, a marble, a worker or a stored tile are worth 1 point each at the end.
advice-phase-ends = The phase ends with this round: your green points (now { $count }) are added to your red ones. Whatever you still close now counts.
advice-place-now = You can place the { $thing }: every tile brings something at once and makes room in the storage.
advice-storage-full = Your storage is full: whoever takes a tile now has to throw one away. Draw cards to pay for what you have.
advice-take-to-close = Look at the { $thing } in the display: it would close a region of { $size } spaces ({ $count } green points), and you can pay for it.
advice-take-payable = The { $thing } fits into your estate, and your cards would pay for it: take it, place it next turn.
advice-draw-cards = Nothing from your storage can be placed now. Draw { $count } cards: two of the kind of the space pay for a tile.
advice-green-early = Green points count at the end of every phase: a point made now counts { $count } times.
advice-one-colour = Only one space of this kind is empty: { $colour }. Who fills a whole kind early gets a bonus.
advice-pay-least = Workers stand for any card: keep them, if cards that you need less can pay.
advice-pay-pairs = Two equal cards of another kind stand for one card: pay with what you need least.
advice-free-tile = The castle gives you a tile free of charge: the { $thing } would close a region.
advice-free-any = The castle gives you a tile free of charge: take one whose cards you lack.
advice-put-closing = On { $space } it closes a region: { $count ->
    [one] 1 green point
   *[other] { $count } green points
}.
advice-put-open = Put it where it opens the way to new spaces, or brings a region nearer to its end.
advice-make-room = The { $thing } fits nowhere at the moment: it is the one to throw away.
advice-room-costs = What leaves the storage is lost: let go what you cannot pay for soon.
advice-exchange = No tile fits. Exchange a kind of which many lie in the display, then more new tiles come.
advice-bonus-late = Late in the game take what still pays: a storage space brings green points at once.
advice-bonus = A bonus tile works until the end, so the first ones are worth most: cards, workers or marble.
advice-marble = You have { $count } marble: one of them buys one more action now. Two placed tiles in one turn win time.

tip-marble-left = { $count } marble were left: each would have been one more action.
tip-thrown-away = You threw { $count ->
    [one] a tile
   *[other] { $count } tiles
} away: place before you take, or get “+1 storage space” early.
tip-cards-left = { $count } cards were left in your hand: two of a kind are a tile, place more often.
tip-slow-start = You had { $count ->
    [one] 1 green point
   *[other] { $count } green points
} when the first phase ended: close small regions at once, these points count three times.
tip-open-regions = In { $count ->
    [one] one region a single space
   *[other] { $count } regions a single space
} was left empty: finish a region before you begin the next.
tip-few-bonuses = You had { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
}: place towns early, each brings one.
