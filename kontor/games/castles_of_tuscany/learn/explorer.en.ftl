# What positions have in common (fact-), and kinds of choices (group-).
fact-asked = { $value ->
    [begin] the left tile of your estate
    [join] the next tile of your estate
    [castle] where the starting castle stands
    [first_bonus] the first bonus tile
    [act] an action of your turn
    [store] the storage is full
    [exchange] exchanging tiles of the display
    [pay] paying for a tile
    [free] a tile taken with a castle
    [put] where that tile goes
    [bonus] a bonus tile
   *[more] one more action for a marble
}
fact-players = { $value } players
fact-era = phase { $value }
fact-stored = { $value ->
    [0] empty storage
    [1] 1 tile stored
   *[other] 2 or more tiles stored
}
fact-hand = { $value ->
    [0] at most 2 cards
    [1] 3 to 5 cards
   *[other] 6 or more cards
}
fact-workers = { $value ->
    [0] no workers
    [1] 1 worker
   *[other] 2 or more workers
}
fact-marble = { $value ->
    [0] no marble
   *[other] marble at hand
}
group-take = Take a tile: { $colour }
group-discard = Give up a tile: { $colour }
group-place-tile = Place a tile ({ $colour }), { $parts }
    .none = Place a tile ({ $colour }), the region stays open
group-place-hexagon = Place a hexagon ({ $colour }), { $parts }
    .none = Place a hexagon ({ $colour }), the region stays open
group-put = Put it down, { $parts }
    .none = Put it down, the region stays open
group-castle = Starting castle: { $parts }
part-region = { $count ->
    [one] completes a region of 1 space
   *[other] completes a region of { $count } spaces
}
part-around = { $count } spaces around it
group-pay = { $workers ->
    [0] Pay with cards only
    [1] Pay with 1 worker and cards
   *[other] Pay with 2 workers
}
