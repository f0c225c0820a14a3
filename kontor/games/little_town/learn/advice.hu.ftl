# Amit az edző a Little Townban mond, magyarul.

advice-claim-now = Teljesült egy célod: jelentsd be most („{ $objective }”, { points-n }), később talán már nem igaz.
advice-food-missing = A forduló végén a munkásaid esznek: még { $count } étel hiányzik, ez { $points } pontba kerülne. Keress halat és búzát.
advice-last-round = Utolsó forduló: már csak a pont számít. A megmaradt nyersanyag semmit sem ér, { $count } érme 1 pontot.
advice-build-now = Építhetsz. { $tile }: azonnal { points-n }. Az épületek adják a legtöbb pontot.
advice-first-gather = Előbb gyűjts fát és követ, hogy hamar építhess. A munkásod itt egyszerre { $count } nyersanyagot talál: { $cell }.
advice-use-own = A saját épületeid használata ingyenes. Mellé állhatsz egy munkással: { $tile_low }, { $cell }.
advice-wheat-field = A búzaföld 1 fába kerül, { points-n } jár érte, és búzát ad, valahányszor munkás áll mellé.
advice-use-others = Mások épületeit is használhatod, darabonként 1 érméért. Elérhető: { $tile_low }, { $cell }.
advice-objective-ahead = Figyelj a céljaidra: „{ $objective }”, { points-n }.
advice-workers-left = { $count ->
    [one] Ez az utolsó munkásod ebben a fordulóban
   *[other] Még { $count } munkásod van ebben a fordulóban
}: mindegyik gyűjt és használ mindent maga körül, ezért olyan mezőt keress, amely körül sok minden van.
advice-act-own = A saját épületed ({ $tile_low }) használata ingyenes. Csak akkor fejezd be a kört, ha már semmi sem éri meg a munkás körül.
advice-act-others = Ez másé ({ $tile_low }): a tulajdonos 1 érmét kap. Akkor használd, ha ennél többet hoz.
advice-lay-special = { $tile }: a helyétől függ, hány pontot ér a végén. A jelenlegi állás szerint { $cell } lenne a legjobb: { points-n }.
advice-lay-open = Oda építs, ahol munkások állhatnak köré: { $cell } körül { $count } szabad rét van. A többiek egy érmét fizetnek neked a használatért.
advice-pay-coins = { $count } érme egy kockát pótol. Csak arra költs, ami hiányzik: az érme a végén pontot is ér.
advice-exchange = Azt add, amiből sok van, és azt vedd el, ami a következő épülethez vagy a munkásoknak kell.
advice-feed-bought = { $count } érme egy munkás étele; egy éhes munkás { $points } pontba kerül. Szinte mindig megéri megvenni.
advice-feed-spare = { $count } étellel több van, mint amennyi kell: azt tartsd meg, amit a céljaid vagy az épületek kérnek.
advice-feed-all = Minden étlen munkás { $count } pontba kerül: inkább edd meg, amit későbbre tettél félre.
advice-special = Egy épületed a forduló végén működik. Használd, mielőtt a munkások esznek.

tip-hunger = Az éhség { $count } pontodba került: a forduló harmadik munkásától keress halat és búzát.
tip-objectives-open = { $count } célod teljesítetlen maradt: olvasd el őket az első munkás előtt, és válassz hozzájuk épületet.
tip-few-buildings = { $count ->
    [0] Semmit sem építettél
   *[other] { $count } épületet építettél
}: építs, amint ki tudod fizetni, az épületek adják a legtöbb pontot.
tip-coins-left = { $count } érméd maradt: hármuk építéskor egy kockát pótol.
tip-late-building = Az első épületed csak a { $count }. körödben készült el: építs korábban, és a többiek fizetnek neked.
