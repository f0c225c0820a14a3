lesson-goal = Egy vár, 29 üres mező
    .about = Mire játszol, és mit csinálsz a körödben.

lesson-goal-estate = A birtokod
    .text = Ez a 30 színes mező a birtokod [1], és egyelőre csak a kezdővárad [2] áll rajta. Lapkáról lapkára építed be, mindig a már foglalt mezők mellett.

lesson-goal-points = Zöld és piros
    .text = Mindhárom szakasz végén a zöld pontjaid [1] hozzáadódnak a pirosakhoz [2], és a zöldek megmaradnak. Amit korán szerzel, az tehát háromszor számít; az győz, akinek a legtöbb piros pontja van.

lesson-goal-take = Körönként egy akció
    .text = A körödben kártyát húzol, lapkát veszel el a kínálatból, vagy lapkát raksz le. Egy szekér [1] ráillik a várad melletti szekérmezőre [2].
    .task = Vegyél el egy szekeret.
    .right = A szekér a raktáradban van. Marta egy gazdaságot vesz el.
    .missing = Most szekér kell.
    .cards = A kártya hasznos, de egy szekeret már most is ki tudsz fizetni.

lesson-goal-place = Rakd le
    .text = A szekér [1] olyan szekérmezőre kerülhet, amely foglalt mezővel érintkezik: erre [2]. Két szekérkártyába kerül; neked egy van, a másikat a két falukártyád együtt pótolja.
    .task = Rakd le a szekeret a várad mellé.
    .right = Eggyel több mező foglalt.
    .missing = Rakd le a szekeret.

lesson-goal-effect = Minden lapka hat
    .text = A szekérrel [1] felfordítottál egy hozamkártyát, és az két kártyát adott [2]. Minden fajta lapkának más a hatása, de mindegyik azonnal hat.

lesson-display = Kártyák és lapkák
    .about = Hogyan jutsz hozzájuk, és mi köze ehhez a halmaidnak.

lesson-display-draw = Elfogyott a kártya
    .text = Egyetlen kártyád van [1], munkásod egy sem, így semmilyen lapkát nem tudnál kifizetni. A kártyahúzás hármat ad.
    .task = Húzz kártyát.
    .right = Három új kártya, és bármennyi lehet a kezedben.
    .missing = A lapka csak a raktárban állna: előbb húzz kártyát.

lesson-display-offer = A kínálat
    .text = Ebből a nyolc lapkából [1] mindenki vehet. Aki elvesz egyet, a saját bal szélső halmából tölti fel a helyét [2].
    .note = Egy fajtából öt lapka sosem marad a kínálatban: rögtön semlegesek kerülnek a helyükre.

lesson-display-take = Ami illik
    .text = Bármelyik lapkát elveheted, olyat is, amelynek még nincs helye. Két falumező már a váraidhoz ér [1] [2].
    .task = Vegyél el egy falut.
    .right = A raktáradba kerül, a kínálatban pedig egy kőfejtő jön a helyére a halmodból.
    .missing = Ezt is lehet, de most falu kell.
    .apart = Elveheted, de még egyetlen hozzá illő mező sem ér a lapkáidhoz.

lesson-display-storage = Kevés a hely, kevés az idő
    .text = A falu [1] mellett még egy raktárhely szabad; ha mind megtelt, minden új lapkáért eldobsz valamit. Az első halmodban három lapka maradt [2]: az a forduló, amelyben valaki kiüríti az első halmát, lezárja az 1. szakaszt.

lesson-paying = Kétrészes ár
    .about = Kártyák, párok és munkások.

lesson-paying-price = Mibe kerül egy mező?
    .text = Az ár két részből áll, és mindegyik egy kártya a mező fajtájából, egy pár egy másik fajtából vagy egy munkás. Egy faluhoz van egy falukártyád [1] és két párod: gazdaság [2] és kolostor [3].

lesson-paying-pair = Egy kártya és egy pár
    .text = Ez a falumező [1] egymaga alkot régiót, így rögtön teljes lesz. Elég a falukártya és egy pár.
    .task = Rakd le ide a falut, és fizess három kártyával.
    .task-2 = Fizess a falukártyával és egy párral.
    .right-1 = Most az ára.
    .right = Három kártyáért 1 zöld pont és egy munkás.
    .missing = A magában álló mezőre rakd a falut.
    .pair = Az a mező kétmezős régióhoz tartozik, amely még nem lenne teljes.
    .four = Két párral is lehet, de az eggyel több kártya a kelleténél.

lesson-paying-worker = A munkás segít
    .text = Később, ugyanebben a játékban öt különböző kártyád van: egy gazdaságkártya [1], de egyetlen pár sem. A hiányzó részt egy munkás [2] pótolja.
    .task = Rakd le a gazdaságot, és fizess a gazdaságkártyával és egy munkással.
    .task-2 = Fizess a gazdaságkártyával és egy munkással.
    .right-1 = Most az ára.
    .right = Egy kártya, egy munkás, és a szőlő 1 zöld pontot ad.
    .missing = Rakd le a raktáradból a gazdaságot.
    .both = Két munkás is elég, de ha van kártyád, az egyiket tartsd meg.

lesson-effects = A lapkák hatása
    .about = Ingyen lapka, plusz akció, dzsóker és a többi.

lesson-effects-castle = Vár: ingyen lapka
    .text = Ha várat [1] raksz le, elvehetsz egy lapkát a kínálatból, és rögtön, ingyen le is rakhatod. Ez a mező [2] a kezdőváraddal érintkezik, így a kettő együtt teljes régió lesz.
    .task = Rakd le a várat.
    .right = 3 zöld pont a várakért. És most az ingyen lapka.
    .missing = Rakd le a raktáradból a várat.

lesson-effects-free = Melyik legyen?
    .text = Az ingyen lapka egyenesen a birtokodra kerül, a pontjai és a hatása ugyanúgy számítanak. A szekered régiójából egy mező hiányzik [1].
    .task = Vedd el azt a lapkát, amely a legtöbb zöld pontot hozza.
    .right = Két teljes régió egyetlen akcióval, mindkettő 3 zöld pont.
    .missing = Vegyél el egy szekeret.
    .region = Az legfeljebb 1 zöld pontot hoz; a szekér egy kétmezős régiót tesz teljessé.
    .gift = Nem kerül semmibe: vegyél el egy lapkát.

lesson-effects-quarry = Kőfejtő: plusz akció
    .text = A kőfejtő [1] márványt ad, bármelyikre rakod is a két mező [2] [3] közül. Körönként egyszer visszaadhatsz egy márványt egy további akcióért, akár azt is, amelyet éppen most kaptál.
    .task = Rakd le a kőfejtőt, add vissza a márványt, és vegyél el egy fogadót.
    .task-2 = Fizess, amivel akarsz.
    .task-3 = Add vissza a márványt.
    .task-4 = Vegyél el egy fogadót.
    .right-1 = Most az ára.
    .right-2 = Megvan a márvány.
    .right-3 = Még egy akció.
    .right = Egy lapkát leraktál, egyet elvettél, egyetlen körben.
    .missing = Előbb a kőfejtő, aztán a márvány, végül egy fogadó.
    .again = A márványt későbbre is tartogathatod, de most felhasználjuk.

lesson-effects-inn = Fogadó: dzsóker
    .text = A fogadó hatszöget ad: dzsókert, amely bármilyen fajtájú mezőre kerülhet. A váraid melletti fogadómező [1] szabad.
    .task = Rakd le a fogadót, és fizess, amivel akarsz.
    .task-2 = Fizess, amivel akarsz.
    .right-1 = Most az ára.
    .right = 1 zöld pont, és a raktáradban a fogadó helyén ott a hatszög.
    .missing = Rakd le a fogadót.

lesson-effects-others = És a többi
    .text = A hatszöged [1] úgy hat majd, mint az a lapka, amelynek a mezőjére kerül. A falu munkást ad, a kolostor három kártyát, a szekér hozamkártyát, a gazdaság zöld pontot az új terményekért, a város bónuszlapkát.

lesson-regions = Teljes régiók
    .about = Miből lesz zöld pont.

lesson-regions-sizes = Egy, három, hat
    .text = A teljes régió rögtön zöld pontot ad. A kőfejtők [1] három mezőért 6-ot adnának, a falvak [2] kettőért 3-at, a kolostor [3] egyetlen mezőért 1-et.

lesson-regions-three = Hová kerüljön?
    .text = A hatszög [1] annyiba kerül, mint egy lapka, és a lapkáid mellett bárhová rakhatod.
    .task = Rakd oda, ahol a legtöbb zöld pontot hozza.
    .task-2 = Fizess, amivel akarsz.
    .right-1 = Most az ára.
    .right = 6 zöld pont, és egy márvány is, mert a hatszög itt kőfejtőként hat.
    .missing = Rakd le a hatszöget.
    .small = Az legfeljebb 3 zöld pont. Van olyan régió, ahol ez a hatszög többet hoz.

lesson-regions-kind = Egy fajta mind
    .text = Ez a második, egyben utolsó fogadómeződ [1]. Aki elsőként építi be egy fajta minden mezőjét, bónuszt kap, a fogadókért 2 zöld pontot [2]; a második játékos kevesebbet.
    .task = Rakd le a fogadót.
    .right = 1 zöld pont a régióért, 2 az összes fogadóért, és még egy hatszög.
    .missing = Rakd le a fogadót.

lesson-bonus = Bónuszlapkák
    .about = Mire jó a város, és melyik lapkát érdemes elvenni.

lesson-bonus-kinds = A játék végéig
    .text = Ötféle bónuszlapka van [1]; egyet mindenki az első kör előtt választ, és minden város újabbat hoz. A tiédtől [2] lett egy második raktárhelyed és 2 zöld pontod.

lesson-bonus-town = Hatszögből város
    .text = A hatszögeddel [1] beépítheted az utolsó vármeződet [2]. A vár ingyen lapkát ad, és ha az város, bónuszlapka is jár érte.
    .task = Hatszög a vármezőre, aztán egy város, végül a „+1 raktárhely”.
    .task-2 = Vedd el a várost.
    .task-3 = Rakd le a várost.
    .task-4 = Vedd el a „+1 raktárhely” lapkát.
    .right-1 = 1 zöld pont a régióért, 2 az összes várért.
    .right-2 = A lapkáid melletti két városmező egy-egy önálló régió.
    .right-3 = Még 1 zöld pont.
    .right = 6 zöld pont egyetlen körben, ebből 2 a bónuszlapkáért.
    .missing = Hatszög a vármezőre, aztán a város.
    .direct = Ez is város lenne, de a vár révén várad is lesz, városod is.
    .green = A többi lapka később térül meg; a „+1 raktárhely” rögtön 2 zöld pontot ad.

lesson-bonus-useful = Mi van még hátra?
    .text = Később újabb várost raktál le, és már minden kőfejtőmeződ foglalt, ez [1] is. A bónuszlapka [2] csak abban segít, amit ezután csinálsz.
    .task = Vegyél el olyan bónuszlapkát, amely még hozhat valamit.
    .help = Több is jó.
    .right = Húzhatsz még kártyát, és rakhatsz még le falut és szekeret.
    .missing = A bónuszlapka nem kerül semmibe: vegyél el egyet.
    .quarries = Kőfejtőt már nem raksz le.

lesson-scoring = A zöld újra számít
    .about = Mikor ér véget egy szakasz, és miért érdemes előtte sietni.

lesson-scoring-clock = Vége a szakasznak
    .text = Marta kiürítette a második halmát [1], így a 2. szakasz ezzel a fordulóval véget ér, és ez benne az utolsó köröd. Neked 11 piros pontod van [2], Martának 16 [3].

lesson-scoring-now = Értékelés előtt
    .text = A szőlőd régiójából [1] egy mező hiányzik [2], és olajbogyó még nincs benne. A másik gazdaságmező [3] új régiót kezdene.
    .task = Rakd az olajbogyót oda, ahol a legtöbb zöld pontot hozza.
    .right = 3 zöld pont a régióért, 1 az olajbogyóért, éppen időben.
    .missing = Rakd le az olajbogyós gazdaságot.
    .open = Az csak 1 zöld pont, mert a régió nem lesz teljes.
    .later = Akkor a teljes régió kimaradna ebből az értékelésből.

lesson-scoring-scored = 42 : 40
    .text = A 31 zöld pontodért 31 pirosat kaptál: 42 ponttal [1] vezetsz, Martának 40 van. A zöldek [2] megmaradnak, és még egyszer számítanak.
    .note = A 3. szakasz hosszabb: ha valaki mind a 21 lapkáját felhasználta, a fordulót végigjátsszátok, és még egy utolsó következik.

lesson-end = Az utolsó kör
    .about = Mi számít a végén, és ki győz egyenlőségnél.

lesson-end-last = Négy pont hátrány?
    .text = Ez az utolsó forduló, és már csak a te köröd van hátra. Mindkettőtöknek 36 piros pontja van, de neked 33 zöld [1], Martának 37 [2].

lesson-end-count = Számolj
    .text = Minden 5 kártya, minden lapka vagy hatszög a raktárban, minden márvány és minden munkás 1 pont: Martának [1] 36 + 37 + 2 a kártyákért + 2 a lapkákért + 1 a munkásért, azaz 78 pontja lesz. Neked [2] 36 + 33 + 4 + 4 + 1, szintén 78.

lesson-end-tie = Az egyenlőség is elég
    .text = Egyenlőségnél az a jobb, akinek több az üres mezője: neked 14 van [1], Martának 9 [2]. Így 78 ponttal győzöl, ha ebben a körben egyet sem veszítesz.
    .task = Játssz úgy, hogy megmaradjon a 78 pontod.
    .help = Több jó megoldás is van.
    .task-2 = Fejezd be a kört pontveszteség nélkül.
    .right-1 = És most?
    .right = Megmaradt a 78 pontod.
    .missing = Játssz úgy, hogy egy pontot se veszíts.
    .spent = A kolostor nem tesz teljessé régiót, és a raktáradból is eltűnik: legfeljebb 77 pont.
    .worker = A munkás nélkül csak 77 pontod van.

lesson-end-result = 78 : 78
    .text = A pontok egyenlők, de a birtokodon több az üres mező [1], mint Martáén [2]: győztél. Ha az is egyenlő volna, a zöld pontok döntenének.
