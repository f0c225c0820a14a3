# What positions have in common (fact-), and kinds of choices (group-).
fact-asked = { $value ->
    [choose] the first bonus card
    [begin] the automata begin
    [build] where a house is built
    [order] which hex acts next
    [exchange] exchanging fish
    [wall] where a wall is built
    [tower] where a tower stands
    [buy] buying a ship
    [sell] selling
   *[keep] a bonus card at the palace
}
fact-players = { $value ->
    [one] { $value } player
   *[other] { $value } players
}
fact-houses = { $value ->
    [0] no house of yours yet
    [1] 1 house of yours
    [2] 2 houses of yours
    [3] 3 or 4 houses of yours
    [5] 5 to 7 houses of yours
   *[other] 8 or more houses of yours
}
fact-material = { $value ->
    [0] wood or stone is missing
    [1] 1 or 2 each of wood and stone
   *[other] 3 or more each of wood and stone
}
fact-goods = { $value ->
    [0] nothing in stock
    [1] 1 or 2 in stock
   *[other] 3 or more in stock
}
group-buy = Buy a ship with { $good }
