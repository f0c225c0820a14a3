lesson-goal = Ház ott, ahol három hexa találkozik
    .about = Mit csinálsz a körödben, és mit hoz.

lesson-goal-city = Város a tenger mellett
    .text = A vidék alatt van a város, a város alatt a tenger [1]. Hárman mindenki tizenkét házat épít, körönként egyet; aztán az győz, akinek a legtöbb pontja van [2].

lesson-goal-card = Titkos cél
    .text = Az első ház előtt megtartasz egyet három bónuszkártyából [1]. A végén legfeljebb 12 pontot ér, és más nem látja.
    .task = Tarts meg egy kártyát: a „Falak” minden falért fizet, amely a házaidhoz vagy tornyaidhoz ér.
    .right = Most már tudod, merre tarts. Marta és Bence is választott.
    .missing = Tarts meg egyet a háromból.

lesson-goal-house = Az első ház
    .text = A mező az a sarok, ahol három hexa találkozik, és mindhárom ad valamit. Itt erdő, kőfejtő és szőlőültetvény [1] [2]: fa, kő és szőlő.
    .task = Építs oda, ahol erdő, kőfejtő és szőlőültetvény találkozik.
    .help = Három ilyen mező van.
    .right = Egy ház, három erőforrás.
    .missing = Erdő, kőfejtő és szőlőültetvény sarka kell.
    .stone = Az más erőforrást adna. A kő megnyitja a várost, a szőlőből bor lesz.
    .illegal = Az első házadnak erdő mellett kell állnia, mert a vidéken építeni csak fával lehet.

lesson-goal-access = Nem fizetsz
    .text = A fát [1] és a követ [2] nem költöd el: azt mutatják, mennyihez férsz hozzá, vagyis hová építhetsz. Tizenegy házad maradt [3], gondold meg, melyik mit nyit meg.

lesson-requirements = Mit kér egy mező?
    .about = Fát a vidék, követ a város, semmit a tenger.

lesson-requirements-wood = Fa a vidékhez
    .text = Egy vidéki hexa annyi fát kér, ahány házad lesz mellette. A házad [1] három hexánál áll, ezért ezeknél a második házhoz 2 fa kell [2]; máshol elég 1.

lesson-requirements-second = Gyarapodj
    .text = Ahol keleten erdő, kőfejtő és szőlőültetvény találkozik [1], ott mindhárom hexa új neked. Így 2 fád, 2 köved [2] és 2 szőlőd lesz.
    .task = Építs oda.
    .right = Mindegyikből kettő. Minél több van, annál többet kérhetnek a későbbi házak.
    .missing = A megjelölt mezőre építs.
    .other = Az is jó mező, de most több kő és szőlő kell.

lesson-requirements-gate = Kő a városhoz
    .text = A városi hexák ugyanígy követ kérnek, némelyik mást is. A Kőművestől északra [1] 1 kő kell, és a szomszédos vidék miatt 1 fa; neked 2 köved van [2].

lesson-requirements-sea = A tenger semmit sem kér
    .text = A tengeri hexák halat adnak [2], és semmit sem kérnek. A Borászat partján [1] a három hexából kettő tenger.
    .task = Építs olyan partra, ahol két tengeri hexa van.
    .help = Több mező is jó.
    .right = Két hal. A halat bármikor becserélheted: 2-t fára, szőlőre vagy olajbogyóra, 3-at kőre, 4-et ezüstércre.
    .missing = Keress olyan sarkot, ahol két tengeri hexa van.
    .fish = Ott kevesebb a tenger.

lesson-neighbours = Minden ház felébreszti a szomszédait
    .about = A városi hexák mindenkinek dolgoznak, akinek ott háza van.

lesson-neighbours-winery = Marta volt az első
    .text = Martának háza van a Borászatnál [1]. Neked 2 szőlőd van [3], és a Borászat, a Rakpart és a tenger közti mező [2] szabad.

lesson-neighbours-build = Mellé
    .text = A Borászat annyi bort termel, amennyi szőlőd van. A Rakparton pontért adsz el árucikket, és ehhez kell is egy, amelyet előbb a Borászat megtermel [1].
    .task = Építs a Borászat, a Rakpart és a tenger közé.
    .right = Két városi hexa aktiválódik, az általad választott sorrendben.
    .missing = A Borászathoz és a Rakparthoz építs.

lesson-neighbours-order = A sorrend a tiéd
    .text = Előbb a Borászat [1] vagy a Rakpart [2]? Csak azt adhatod el, amid van.
    .task = Előbb a Borászat aktiválódjon.
    .right = Előbb a termelés, aztán az eladás.
    .missing = Előbb a Borászat.
    .empty = A Rakparton nem volna mit eladnod.

lesson-neighbours-both = A szomszéd is
    .text = A házad [2] 2 bort termelt. Aztán Marta háza [1] is újra aktiválódott, és neki termelt bort, pedig ez a te köröd: megéri ott lenni, ahová mások építeni fognak.

lesson-neighbours-sell = Eladni vagy megtartani
    .text = A Rakparton [1] 1 bort eladhatsz az áráért, most 2 pontért. A másik bor a raktáradban marad [2], hajókra vagy a Katedrálisnak.
    .task = Adj el egy bort.
    .right = Az első pontjaid.
    .missing = Add el a bort.
    .keep = Meg is tarthatod; most eladjuk, hogy lásd, hogyan működik.

lesson-walls = Falak és tornyok
    .about = Hogyan nő a városfal, és kinek ad pontot.

lesson-walls-mason = A Kőműves
    .text = A Kőművesnél [1] minden ház falat épít, bárhol a város határán. Egy fal 1 pont, és még 1-1 a végein álló házaidért és tornyaidért, például itt [2].

lesson-walls-wall = Saját fal
    .text = Építs a Kőművestől északra [1], aztán falat a házad mellé [2].
    .task = Építsd meg a házat, aztán a falat a Kőműves és az olajfaliget között.
    .task-2 = Most a falat a Kőműves és az olajfaliget között.
    .right-1 = Áll a ház. Hová kerüljön a fal?
    .right = Két pont: egy a falért, egy a végén álló házadért.
    .missing = A Kőművestől északra építs.
    .far = Ha nincs házad a végén, a fal csak 1 pontot ér.
    .gift = Elveszne a pont.

lesson-walls-again = Marta épít, te pontot kapsz
    .text = Marta a Kőműveshez épített [1], ezért a te házad [2] is újra aktiválódik. Még egy falad lesz, az ő körében.
    .task = Építs falat a házad másik oldalára.
    .right = Még két pont, saját kör nélkül.
    .missing = Olyan falat építs, amely a házadhoz ér.
    .far = Keress olyan falat, amely a házadhoz ér.
    .gift = Elveszne a pont.

lesson-walls-tower = Egy torony
    .text = Az Építész [1] tornyot tesz a határ bármelyik mezőjére, akár van ott ház, akár nincs. Ahol a falaid véget érnek [2], ott a következő fal többet ér majd.
    .task = Építs az Építésztől északra, és tegyél tornyot a fal egyik végére.
    .task-2 = Tedd a tornyot a fal egyik végére.
    .right-1 = Most a tornyot.
    .right = A tornyod neked tartja a fal végét.
    .missing = Az Építésztől északra építs.
    .apart = A faltól távol a torony még nem ér semmit.
    .gift = A torony ingyen van: tedd le.

lesson-walls-section = A leghosszabb szakasz
    .text = A végén a leghosszabb falsorod ad pontot: falanként 1-et, és 1-1-et a köztük álló házaidért és tornyaidért. Ott ér véget, ahol csak mások állnak, ezért minden illesztésnél legyen házad vagy tornyod [1] [2].

lesson-ships = Hajók a kikötőben
    .about = Mire jó a Piac, és hogyan mozognak az árak.

lesson-ships-ships = Két bor
    .text = Mindkét bort [2] megtartottad. A selymes hajó [1] két borba kerül, és 4 pontot ér, a Rakparton pedig egy borért 2 járna.

lesson-ships-market = A Piacra
    .text = A Piac partján [1] a házad vehet egy hajót. Árucikk kell hozzá a raktáradban, és az már van.
    .task = Építs a Piac keleti partjára, és vedd meg a selymet [2].
    .task-2 = Vedd meg a selymes hajót.
    .right-1 = Nyitva a kikötő.
    .right = Négy pont, és egy hajó a bónuszkártyáidhoz.
    .missing = A Piachoz építs.
    .market = Hajót csak a Piac melletti ház vehet.
    .gift = A bor arra vár, hogy elköltsd.

lesson-ships-prices = Mozognak az árak
    .text = Aki vesz, lejjebb viszi az egyik árat, a befutó hajó pedig feljebb egy másikat [1]. A következő hajó előre mutatja, melyiket, így eladhatsz az esés előtt, vagy kivárhatod az emelkedést.

lesson-end = Messze lemaradva, mégis elsőként
    .about = Mi számít a végén.

lesson-end-behind = Az utolsó ház
    .text = Neked 28 pontod van [1], Bencének 58 [2], és egy házad maradt [3]. Vesztésnek látszik, de a legtöbb pont a végén jön.

lesson-end-cathedral = A Katedrális
    .text = A Katedrálisnál álló minden házadért [1] egy készlet bor, olívaolaj és ezüst az áruk összegét éri. Két házad van ott és három borod [2], így egy harmadik ház 8 ponttal több.

lesson-end-last = Válassz jól
    .text = A Fejedelem palotája, a Katedrális és a Halkereskedő között [1] egy ház három dolgot tesz. Előbb a palota aktiválódjon: a halas bónuszkártya a meglévő halaidért is fizet.
    .task = Építs oda, aztán húzz bónuszkártyát, és tartsd meg a „Hal” kártyát.
    .task-2 = Aktiválódjon a Fejedelem palotája.
    .task-3 = Tartsd meg a „Hal” kártyát.
    .right-1 = Most a palota.
    .right-2 = Hal vagy selyem? Két halad van, selymed nincs.
    .right = Ez volt az utolsó házad. Marta is megépíti a magáét, és minden számít.
    .missing = A Fejedelem palotája, a Katedrális és a Halkereskedő közé építs.
    .set = Egy készlet árucikk kihasználatlan maradna.
    .later = A Halkereskedő így is, úgy is működik; előbb a palota.
    .silk = Nincs selymes hajód.

lesson-end-result = 95 : 94
    .text = Te győzöl [1] 95 ponttal, Bencének [2] 94 van: 24 pont a Katedrálisból jött, 31 a bónuszkártyákból, 10 a falszakaszodból. Egyenlőségnél az értékesebb raktár győzött volna.
