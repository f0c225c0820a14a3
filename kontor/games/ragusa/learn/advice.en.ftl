# What the coach says in Ragusa, in English.

advice-first-card = Keep a card that you can work for from the first house on: it counts at the end, up to 12 points.
advice-first-house = Begin in the countryside beside wood: land asks for as much wood as you will have houses at its hex.
advice-stone-first = Now stone: the city asks for as much stone as you will have houses at a city hex.
advice-few-houses = { $count ->
    [one] This is your last house
   *[other] Only { $count } houses are left
}: build where you score at once, at the Mason, the Wharf or the Market.
advice-sell-high = 1 { $commodity } sells for { points-n } now: build at the Wharf to sell it.
advice-buy-ship = Your goods would pay for a ship: a house at the Market buys it.
advice-make-goods = You have { $resource_n }: a house at the { $hex } makes as much { $commodity }, and again whenever somebody builds there.
advice-act-again = At the { $hex } you have { $count ->
    [one] a house
   *[other] { $count } houses
}: another one there makes all of them act again.
advice-others-act-too = Careful at the { $hex }: somebody else has { $count } houses there, and all of them act when you build.
advice-superhouse = You have a superhouse: when you build it, all houses around it act for you.
advice-cathedral-sets = You have { $count ->
    [one] a full set
   *[other] { $count } full sets
} of wine, oil and silver: each house at the Cathedral scores one of them at the end.
advice-card-in-hand = Remember your bonus card “{ $card }”: it counts at the end, up to 12 points.
advice-resources-stay = Resources are never spent: they only say what you may build and how much you make. Two or three of a kind go a long way.
advice-make-then-sell = Let the { $hex } act first: what it makes can be sold or spent at once.
advice-order = You choose the order. First what gives you something, then what uses it.
advice-fish-for-more = { $count } fish become 1 { $resource } for good: from now on every house here makes one more.
advice-best-wall = The best wall brings { points-n } now: your houses and towers at its two ends count.
advice-wall-section = Join walls to one long section: the longest one counts once more at the end.
advice-tower = Put a tower where walls may come: it counts at every wall that ends there, and in your longest section.
advice-best-price = The best price now: { $commodity } for { points-n }. Selling does not lower it.
advice-best-ship = The best ship you can pay for carries { $good }: { points-n }. Look whether your bonus cards want others.
advice-second-card = Keep the card that you have already done something for.

tip-no-walls = You built { $count ->
    [0] no wall
    [one] 1 wall
   *[other] { $count } walls
}: a house at the Mason scores at once, and again when others build there.
tip-no-ships = You bought no ship: a house at the Market turns one or two goods into up to 5 points.
tip-goods-left = { $count } goods stayed in your stock: sell them at the Wharf, buy ships, or build at the Cathedral in time.
tip-scattered = You never had more than { $count ->
    [one] 1 house
   *[other] { $count } houses
} at one city hex: three at the same hex act together whenever anybody builds there.
tip-never-at-mason = You never built at the { $hex }: it needs nothing but stone and gives points at once.
tip-house-lost = You gave up { $count ->
    [one] a house
   *[other] { $count } houses
} because no site was allowed: get wood and stone earlier.
tip-fish-unused = { $count } fish were left: exchange them for what your winery, press or smith needs.
