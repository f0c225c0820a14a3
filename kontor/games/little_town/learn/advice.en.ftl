# What the coach says in Little Town, in English.

advice-claim-now = An objective is fulfilled: claim “{ $objective }” for { points-n } now, later it may not hold any more.
advice-food-missing = Your workers eat at the end of the round: { $count } food still missing would cost { $points } points. Look for fish and wheat.
advice-last-round = The last round: only points count now. Goods left over are worth nothing, { $count } coins are worth 1 point.
advice-build-now = You can build: { $tile } brings { points-n } at once. Buildings bring most of the points.
advice-first-gather = Gather wood and stone first, to build soon. On { $cell } a worker finds { $count } goods at once.
advice-use-own = Your own buildings cost nothing to use: a worker beside { $cell } uses the { $tile_low }.
advice-wheat-field = A wheat field costs 1 wood, brings { points-n } and food whenever a worker stands beside it.
advice-use-others = Other players’ buildings can be used too, for 1 coin each: the { $tile_low } on { $cell } is in reach.
advice-objective-ahead = Keep an eye on your objectives: “{ $objective }” brings { points-n }.
advice-workers-left = { $count ->
    [one] This is your last worker of the round
   *[other] You have { $count } workers left this round
}: each one gathers and uses everything around it, so look for squares with much around them.
advice-act-own = Your { $tile_low } costs nothing to use. End the turn only when nothing around the worker pays any more.
advice-act-others = The { $tile_low } belongs to somebody else: 1 coin goes to the owner. Use it if it brings more than that.
advice-lay-special = Where you build the { $tile_low } decides what it scores at the end: on { $cell } it would be { points-n } as the town stands.
advice-lay-open = Build where workers can stand around: { $cell } has { $count ->
    [one] 1 free meadow
   *[other] { $count } free meadows
} beside it. Others pay you a coin to use it.
advice-pay-coins = { $count } coins stand for one cube. Spend coins only on what you lack: coins are also points at the end.
advice-exchange = Give what you have plenty of, and take what your next building or your workers need.
advice-feed-bought = { $count } coins buy food for one worker; a hungry one costs { $points } points. Buying is nearly always better.
advice-feed-spare = You have { $count } food more than you need: keep the kind that your objectives or buildings ask for.
advice-feed-all = Every worker without food costs { points-n }: better eat what you saved for later.
advice-special = A building of yours works at the end of the round. Use it before your workers eat.

tip-hunger = Hungry workers cost you { points-n }: from the third worker of a round on, look for fish and wheat.
tip-objectives-open = { $count ->
    [one] One objective stayed open
   *[other] { $count } objectives stayed open
}: read your cards before you place the first worker, and choose your buildings by them.
tip-few-buildings = You built { $count ->
    [0] nothing
    [one] 1 building
   *[other] { $count } buildings
}: build as soon as you can pay, most points come from buildings.
tip-coins-left = { $count } coins were left: three of them replace a cube when you build.
tip-late-building = Your first building came only in your { $count }. turn: build earlier, and everybody who uses it pays you.
