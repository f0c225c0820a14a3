lesson-gathering = Mi van a munkás körül?
    .about = Hogyan szerez egy munkás fát, követ és halat.

lesson-gathering-around = Nyolc mező
    .text = A réten álló munkás [1] a körülötte lévő 8 mezőről gyűjt, átlósan is. Minden erdő [2] 1 :wood:, minden tó [3] 1 :fish:, minden hegy 1 :stone:.

lesson-gathering-three = Egy jó mező
    .text = Minden szabad réten látszik, mit szerezne ott egy munkás. Van olyan mező, amely egyszerre három nyersanyagot ad [1].
    .task = Küldd a munkást oda, ahol két halat és egy fát szerez.
    .help = Ez a mező két tóval és egy erdővel szomszédos.
    .right = F5 körül két tó és egy erdő van, így egy munkás három nyersanyagot szerzett.
    .missing = Olyan mező kell, amely két tóval és egy erdővel szomszédos.
    .fish = A hal megvan, de E5 mellett nincs erdő.
    .illegal = A munkások réten állnak. Onnan gyűjtik be, ami körülöttük van.

lesson-gathering-taken = Egy mező, egy munkás
    .text = Marta elvitte a legjobb famezőt [1]. Egy mezőn a forduló végéig csak egy munkás állhat, de a szomszédai még szabadok.
    .task = Szerezz két fát egyetlen munkással.
    .help = Több mező is jó.
    .right = Két erdő a munkás körül: két fa. A második legjobb mező gyakran ott van a közelben.
    .missing = Két erdőnek kell lennie a munkásod körül.
    .illegal = Keress olyan szabad rétet, amely két erdővel szomszédos.

lesson-gathering-empty = Semmi a közelben
    .text = A tábla közepén még semmi sincs a munkás körül [1]. Ez rögtön megváltozik, amint valaki épít oda.
