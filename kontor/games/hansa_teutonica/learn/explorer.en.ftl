# What positions have in common (fact-), and kinds of choices (group-).
fact-asked = { $value ->
    [act] an action of your turn
    [replace] which piece takes the place
    [pay] paying for a displacement
    [relocate] your piece was displaced
    [lifted] where an extra piece goes
    [neutral] where the neutral office is built
    [set] where the piece in hand goes
    [move] which piece moves next
    [reward] what an established route brings
    [develop] which ability a marker develops
    [swap] which offices swap
    [remove] which piece is removed
   *[mark] where a new marker goes
}
fact-players = { $value } players
fact-stage = { $value ->
    [0] opening: nobody has 5 points
    [1] middle: the leader has 5 to 11 points
   *[other] end: the leader has 12 points or more
}
fact-actions = { $value } actions per turn
fact-full = { $value ->
    [0] no route of yours is full
   *[other] a route of yours is full
}
fact-supply = { $value ->
    [0] at most 1 piece in your supply
    [1] 2 to 4 pieces in your supply
   *[other] 5 or more pieces in your supply
}
fact-left = { $value ->
    [0] no action left
    [one] { $value } action left
    [3] 3 or more actions left
   *[other] { $value } actions left
}
fact-keys = { $value ->
    [one] { $value } key
   *[other] { $value } keys
}
group-place-trader = Place a trader: { $parts }
    .none = Place a trader on another route
group-place-merchant = Place a merchant: { $parts }
    .none = Place a merchant on another route
group-displace-neutral = Displace a neutral piece: { $parts }
    .none = Displace a neutral piece on another route
group-displace-other = Displace another player’s piece: { $parts }
    .none = Displace another player’s piece on another route
group-establish = Establish a route: { $parts }
    .none = Establish another route
group-move = Move a piece away: { $parts }
    .none = Move a piece away from another route
group-set = Set the piece down: { $parts }
    .none = Set the piece down on another route
group-trade = Set the piece down and pick up your other one: { $parts }
    .none = Set the piece down and pick up your other one
group-settle = Put the displaced piece: { $parts }
    .none = Put the displaced piece on another route
group-extra = Place an extra piece: { $parts }
    .none = Place an extra piece on another route
group-lift = Pick up an extra piece: { $parts }
    .none = Pick up an extra piece from another route
group-remove-neutral = Remove a neutral piece: { $parts }
    .none = Remove a neutral piece from another route
group-remove-other = Remove another player’s piece: { $parts }
    .none = Remove another player’s piece from another route
group-mark = Put the marker: { $parts }
    .none = Put the marker on another route
group-swap = Swap two offices
part-ability = { $count ->
    [1] route to Keys
    [2] route to Actions
    [3] route to Privilege
    [4] route to Book
   *[other] route to Bags
}
part-token = with a marker
part-own = { $count ->
    [one] 1 own piece there
   *[other] 2 or more own pieces there
}
