# What positions have in common (fact-), and kinds of choices (group-).
fact-asked = { $value ->
    [draft] a tile for the market
    [turn] a worker, or a building
    [pay] buying cubes inside a payment
    [give] giving to the pawnbroker
    [take] taking from the pawnbroker
    [between] an objective before the coins
    [lay] where the new building stands
    [act] what the worker uses next
    [special] special buildings at the end of the round
    [feed] feeding the workers
   *[claim] last call for objectives
}
fact-players = { $value ->
    [one] { $value } player
   *[other] { $value } players
}
fact-round = { $value ->
    [0] before the first round
   *[other] round { $value }
}
fact-food = { $value ->
    [0] you have no food
    [1] you have some food
   *[other] you have food for all your workers
}
fact-workers = { $value ->
    [0] no worker left
    [one] { $value } worker left
   *[other] { $value } workers left
}
fact-cubes = { $value ->
    [0] wood and stone together: 0 or 1
    [1] wood and stone together: 2 or 3
    [2] wood and stone together: 4 or 5
   *[other] wood and stone together: 6 or more
}
group-place = Place a worker: { $parts }
    .none = Place a worker where nothing lies around
group-lay = Put the building: { $parts }
    .none = Put the building where nothing lies around
group-use = Use the { $tile_low }
part-wood = { $count } wood
part-stone = { $count } stone
part-fish = { $count } fish
part-wild = { $count ->
    [one] { $count } forest, mountain or lake
    [3] 3 or more forests, mountains or lakes
   *[other] { $count } forests, mountains or lakes
}
part-houses = { $count ->
    [one] { $count } building around
    [3] 3 or more buildings around
   *[other] { $count } buildings around
}
