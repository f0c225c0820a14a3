# What the coach says in Hansa Teutonica, in English.

advice-establish = { $route } is full of your pieces: establish it before somebody pushes you aside.
advice-income = Your supply is empty: take income, { $count ->
    [one] 1 piece is
   *[other] { $count } pieces are
} waiting in your stock.
advice-one-missing = One more piece fills { $route }. Then you can establish it.
advice-no-actions = No action is left. Use a bonus marker now if it helps, or end your turn.
advice-end-near = The end comes closer: at { $end } points (the leader has { $points }) or { $most } full cities (now { $cities }). Offices, your network and full abilities count then.
advice-more-actions = You have { $count } actions a turn. More of them help most at the start: fill a route at Göttingen and develop your actions.
advice-use-marker = You hold the marker “{ $marker }”. Using it costs no action, so think of it in every turn.
advice-marker-ahead = On { $route } lies the marker “{ $marker }”: whoever establishes the route gets it.
advice-push-aside = Somebody stands on { $route }, which you have begun: you may push the piece aside. That costs you extra pieces and gives its owner some.
advice-chain = You have an office at one end of the chain from Arnheim to Stendal. Whoever joins the two first scores { $count } points.
advice-first-office = You have no office yet. An office in a city scores a point whenever a route there is established while you control it.
advice-network = Build in neighbouring cities: at the end every office of your largest network counts { $count ->
    [one] 1 point
   *[other] { $count } points
}, more with better keys.
advice-begin-route = Put your pieces on one route until it is full, not one here and one there. A short route is done sooner.
advice-reward-table = You can put a merchant on the Coellen table: it counts up to { $count } points at the end, and the piece stays there.
advice-reward-develop = You can develop your { $track_low } here: { $track_text }
advice-reward-office = An office in { $city } brings points when routes there are established, and counts for your network at the end.
advice-traders-first = Give away traders first: you have only { $count } merchants, and they open round slots.
advice-displaced = Being pushed aside helps you: beside your piece you may put { $count ->
    [one] 1 extra piece
   *[other] { $count } extra pieces
} on a neighbouring route. Choose one you want to fill.
advice-for-neutral = You decide for the neutral colour: choose the place that disturbs your own plans least.
advice-moving = With this action you may move { $count ->
    [one] 1 more piece
   *[other] { $count } more pieces
}: gather them on the route you want to fill.
advice-removing = Take away what blocks your routes: up to { $count ->
    [one] 1 more piece
   *[other] { $count } more pieces
}.
advice-swapping = Swap where it gives you the majority of a city: whoever has most offices there controls it.
advice-lay-marker = Put “{ $marker }” where you can fill the route sooner than the others.

tip-never-more-actions = You stayed at { $count } actions a turn: develop your actions at Göttingen early, every later turn gains by it.
tip-markers-unused = { $count ->
    [one] One bonus marker was never used
   *[other] { $count } bonus markers were never used
}: they cost no action and still count at the end.
tip-few-offices = You had offices in { $count ->
    [one] 1 city
   *[other] { $count } cities
} only: offices score during the game and again at the end.
tip-nothing-taken = You established { $route } and took nothing: look first whether an office or an ability is free there.
tip-abilities-left = You never developed your { $track_low }: { $track_text }
