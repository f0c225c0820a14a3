lesson-goal = A cél és egy kör
    .about = Miről szól a játék, és mit csinálsz a körödben.

lesson-goal-town = Egy város mindenkinek
    .text = Mindenki ugyanabban a kisvárosban épít [1]. Akinek négy forduló után a legtöbb pontja van [2], az győz.

lesson-goal-worker = Egy kör, egy munkás
    .text = A körödben egy munkásodat használod [2]. Vagy gyűjt a táblán, vagy építeni megy.
    .task = Küldj munkást B5-re, és gyűjts három fát [1].
    .right = B5 körül három erdő van, és mindegyik adott egy fát.
    .missing = B5 [1] többet ad: három fát egyetlen munkásért.
    .illegal = A munkások szabad réten állnak.

lesson-goal-tile = A másik lehetőség: építés
    .text = A fából építeni lehet. Egy búzaföld [1] 1 :wood:, és rögtön 3 :star: jár érte.
    .task = Építs búzaföldet bármelyik szabad rétre.
    .task-2 = Fizess a saját fáddal.
    .task-3 = Most tedd a búzaföldet egy szabad rétre.
    .help = Előbb válassz lapkát, aztán fizess, végül tedd a táblára.
    .right = Rajta áll a házad: a búzaföld a tiéd, és megvan az első 3 pontod.
    .missing = A feladat egy búzaföld 1 fáért.
    .dear = Ez is épület, de most spórolj a fával: a búzaföld csak egybe kerül.
    .gather = Ezzel megint gyűjtenél. Most építs.
    .bought = Így három érmét költenél olyan fára, ami megvan. Fizess a sajátoddal.
    .illegal = Válaszd azt, amit a sáv kér.

lesson-goal-points = Pont háromféleképpen
    .text = Pontot [1] az építés, az épületek használata és a titkos célkártyák [2] adnak. A forduló addig tart, amíg van munkás [3]; utána mindenki eszik.

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

lesson-building = Építés
    .about = Mibe kerül egy lapka, mit ad, és hová tedd.

lesson-building-prices = Árak és pontok
    .text = Minden lapkán balra lent áll az ár, jobbra lent a pont [1]. A nyersanyagaiddal fizetsz [2] [3], és a búzaföldet kivéve mindegyik lapkából csak egy van.

lesson-building-choose = Öt pont most
    .text = A három fád és a két köved több lapkára is elég. Némelyik öt pontot ér, például a műhely [1].
    .task = Válassz olyan lapkát, amely öt pontot ér, és nem kell hozzá érme.
    .help = Több lapka is jó.
    .right = Öt pont, amint áll, és onnantól használhatod is.
    .missing = Nézd a jobb alsó sarkot: ötös kell.
    .coins = A csűr hatot ér, de a negyedik fáért három érmét kellene fizetned.
    .illegal = Csak azt építheted meg, aminek ki tudod fizetni a teljes árát.

lesson-building-lay = Bármelyik szabad rét
    .text = A kút ki van fizetve; most bármelyik szabad rétre kerülhet, akár messze a munkásaidtól [1]. Építéskor nem gyűjtesz, és a lapka sem lép még működésbe.

lesson-building-beside = Oda, ahová járnak
    .text = Egy épületet csak a körülötte lévő 8 mezőről lehet használni. H5, ahol Marta áll [1], minden fordulóban az egyik legjobb mező.
    .task = Tedd a kutat H5 mellé.
    .help = Több mező is jó.
    .right = Aki visszatér H5-re, használhatja a kutadat, és ez gyakran te leszel.
    .missing = Ez a mező nem szomszédos H5-tel.
    .illegal = Az épülethez szabad rét kell.

lesson-building-house = Végig a tiéd
    .text = A ház mutatja, hogy a kút a tiéd [1]. Az épületek a játék végéig maradnak, így addig építhetsz, amíg van házad [2].

lesson-neighbours = Mások épületei
    .about = Hogyan használ egy munkás több épületet, és ki kinek fizet.

lesson-neighbours-fee = A tiéd ingyenes
    .text = Egy munkás minden mellette lévő épületet egyszer használhat. A tiéd [1] ingyenes; a máséért [2] előbb 1 :coin: jár a tulajdonosnak.

lesson-neighbours-both = Két épület, egy munkás
    .text = A búzafölded [1] 1 :wheat: ad, Marta péksége [2] pedig 1 :wheat: fejében 4 :coin: ad. Amit éppen kaptál, azt rögtön el is költheted.
    .task = Használd mindkét épületet egyetlen munkással.
    .task-2 = Most használd a búzaföldedet [1].
    .task-3 = Most használd Marta pékségét [2].
    .help = Keress mezőt, amely szomszédos [1] és [2] épülettel is. Több is jó.
    .right = Egy érme Martának, négy érme neked: mindez egyetlen munkással.
    .missing = Tartsd a sorrendet: előbb a búza, aztán a pékség.
    .one = Ez a mező nem szomszédos mindkét épülettel.
    .order = Búza nélkül három érméért kellene venned. Előbb vedd el a sajátodat.
    .early = Ezzel a munkással még használhatsz épületet.
    .illegal = A munkások szabad réten állnak.

lesson-neighbours-coin = Mindkettőtöknek jó
    .text = Martáé lett az érméd [1], mégis több érméd van, mint előtte [2]. Amit mások szívesen használnak, az pénzt hoz a gazdájának.

lesson-neighbours-skip = Nem kötelező
    .text = Épületet használni sosem muszáj. Most nincs búzád, így a pékség [1] csak érmébe kerülne.
    .task = Vidd el a fát G4-ről, és hagyd békén a pékséget.
    .task-2 = Most fejezd be a kört.
    .right = Egy fa, és egyetlen érme sem ment el. A gyűjtés magától jár, az épület csak akkor, ha kéred.
    .missing = Ez többe kerülne, mint amit ad: fejezd be a kört.
    .far = A feladat G4, a pékség és az erdő között.
    .illegal = G4 szabad: oda menjen a munkásod.

lesson-coins = Érmék
    .about = Hogyan pótolják az érmék, ami hiányzik.

lesson-coins-three = Hármat egyért
    .text = Három érme [1] egy tetszőleges nyersanyagot ér. Csak fizetés közben vehetsz; amit vettél, azt nem tarthatod meg.

lesson-coins-barn = Egy fa hiányzik
    .text = A csűr [1] ára 4 :wood:, neked három van. A negyediket az érméid fizetik.
    .task = Építsd meg a csűrt.
    .task-2 = Most tedd a csűrt egy szabad rétre.
    .right = Három fa és három érme hat pontért, és senkinek sem kellett negyedik fát gyűjtenie.
    .missing = A feladat a csűr: négy fáért hat pont.
    .own = Ezt érme nélkül is ki tudod fizetni. Próbáld a csűrt.
    .illegal = Ezen az érme sem segít. A csűr a piacon van.

lesson-coins-keep = Megéri?
    .text = A játék végén három érme [1] egy pontot ér. Az az érme, amelyikkel hamarabb áll egy jobb épület, ennél többet ér.

lesson-coins-refused = Nem elég
    .text = Most két köved, egy fád, két halad és három érméd van. A szoborhoz [1] négy kő kell: az érmékkel is hiányzik egy.
    .task = Építsd meg a legdrágább lapkát, amelyet csupán kővel ki tudsz fizetni.
    .help = Próbáld ki a szobrot is: a szabály megmondja, mi hiányzik.
    .right = Két kő, öt pont, és az érméid is megmaradtak.
    .missing = Olyan lapkát keress, amelynek csak kő az ára.
    .price = Lehetséges, de nem csak kőből.
    .illegal = Három érme egyetlen követ pótol.

lesson-feeding = Etetés
    .about = Mi történik a forduló végén, és mibe kerül az éhség.

lesson-feeding-hunger = Mindenki eszik
    .text = Ha minden munkás [1] sorra került, mindegyik munkásod egy halat [2] vagy egy búzát [3] eszik. Öt munkásod és négy halad van.

lesson-feeding-food = Az utolsó munkás
    .text = Egy étel hiányzik, és egy munkás maradt. Egy közeli tó vagy a búzafölded [1] segíthet.
    .task = Küldd az utolsó munkásodat oda, ahol ételt szerezhet.
    .help = Sok mező jó: bármelyik, ahol hal vagy búza van.
    .right = Így senki sem marad éhes.
    .missing = Itt nincs étel. Keress halat vagy a búzaföldedet.
    .illegal = A munkások szabad réten állnak.

lesson-feeding-buy = Valaki éhes
    .text = Most étel helyett fát gyűjtöttél: négy hal [1] jut öt munkásra. Egy éhes munkás −3 :star:, az étel 3 :coin: [2].
    .task = Etesd meg az ötödik munkásodat.
    .right = Három érme a végén egy pontot érne, az éhség hármat visz el. Megérte venni.
    .missing = Három pont három érméért rossz üzlet: az érme sokkal kevesebbet ér.
    .illegal = Először a saját ételed fogy; csak az ötödik munkásról van szó.

lesson-feeding-next = A következő forduló
    .text = Martának nem jutott mindenkire étel, és pontot vesztett; a pontszám nulla alá is mehet [1]. A munkások hazamennek [2], a kezdőjátékos-jelző balra vándorol.

lesson-objectives = Célkártyák
    .about = Hogyan adnak pontot a titkos kártyák, és mikor teljesítsd őket.

lesson-objectives-secret = A tiédet csak te látod
    .text = Minden kártyádon [1] egy feltétel és pont áll. Martának is négy van [2], és a nem teljesített kártya senkinek sem kerül semmibe.

lesson-objectives-trade = Építs a kártyához
    .text = Ehhez a kártyához olyan épület kell, amely fát vagy követ ad vagy kér [1]. A kőfejtő [2] érmét kér, és követ ad.
    .task = Építsd meg a kőfejtőt, és teljesítsd a kártyát.
    .task-2 = Fizess a saját fáddal.
    .task-3 = Tedd a kőfejtőt egy szabad rétre.
    .task-4 = A feltétel igaz: teljesítsd a kártyát.
    .right = Öt pont a kőfejtőért és kettő a kártyáért, egyetlen körben.
    .right-3 = A kőfejtő a tiéd, a kártya pedig világít.
    .missing = A kőfejtő követ ad, és a kártya éppen ezt kéri.
    .kind = Ezzel nem teljesül a kártya. A kőfejtővel igen.
    .unclaimed = Később is teljesíthetnéd, de a megszerzett pontot senki sem veheti el.
    .illegal = Nézd meg, mit kér a sáv.

lesson-objectives-fish = Tervezz a forduló végére
    .text = A „Hal mindenkinek” [1] feltétele, hogy minden munkásod a saját haladat egye. Hat halad van [2], és egy búzád.
    .task = Etesd meg mind az öt munkást hallal.
    .right = A búza megmarad a következő fordulóra, és a kártya teljesíthető.
    .missing = Akkor valaki búzát eszik, és a kártya a kezedben marad.
    .illegal = Öt munkást kell megetetned.

lesson-objectives-claim = A forduló utolsó alkalma
    .text = Etetés után mindenki teljesíthet még célt. Ez a feltétel csak most igaz [1].
    .task = Teljesítsd a „Hal mindenkinek” kártyát.
    .right = Két pont. A következő fordulóban megint öt halat kellene félretenned.
    .missing = Akkor a következő forduló végéig oda a lehetőség.
    .illegal = Most csak ez a kártya teljesíthető.

lesson-end = A játék vége
    .about = Mi számít az utolsó forduló után, és mi van holtversenynél.

lesson-end-last = Ami a végén ad pontot
    .text = Ez a negyedik forduló. A vár [1] most nem ad semmit, de a végén 4 :star: jár minden szomszédos épületedért; a hat köved [2] megvan rá.

lesson-end-castle = Hely a várnak
    .text = A kőfejtőd [1], a kutad [2] és a pékséged [3] közel áll egymáshoz. Az átló itt is számít.
    .task = Építsd a várat oda, ahol mindhárommal szomszédos.
    .task-2 = Fizess a saját köveddel.
    .task-3 = Most tedd a várat oda, ahol mindhárommal szomszédos.
    .help = Két mező jó.
    .right = Három épület, tizenkét pont a végén.
    .missing = Kő van; az érmét tartsd meg.
    .few = Ez a mező kevesebb épületeddel szomszédos.
    .other = Ez kevesebbet ad, mint a vár tizenkét pontja.
    .illegal = Szabad rét kell hozzá.

lesson-end-around = Még több
    .text = Minden épületed számít, amelyet ezután teszel a vár [1] mellé. A búzaföld a maga 3 :star: értékén túl még 4 :star: ad.
    .task = Építs búzaföldet a vár mellé.
    .task-2 = Fizess a saját fáddal.
    .task-3 = Most tedd a búzaföldet a vár mellé.
    .right = Hét pont egyetlen fáért, a játék végén.
    .missing = Fa van; az érmét tartsd meg.
    .away = Ez a mező nem szomszédos a várral, így csak hármat ér.
    .field = Lehetséges, de a búzaföld a vár mellett hetet ér.
    .illegal = Szabad rét kell hozzá.

lesson-end-coins = Ami megmarad
    .text = Az utolsó étkezés után minden három érme [1] egy pontot ér. A nyersanyag és a nem teljesített kártya [2] semmit.

lesson-end-shared = Egyenlő pontszám
    .text = Akinek a legtöbb pontja van, az győz [1] [2]. Ha ketten ugyanannyit értek el, közös a győzelem: más nem számít.

lesson-tactics = Hol és mikor
    .about = Jó mezők, jó pillanatok: hogyan nyerj gyakrabban.

lesson-tactics-early = Ami korán áll, sokszor ad
    .text = Egy épület a pontjait éri, meg mindazt, amit később ad. A kút [1] minden használatkor 2 :star:, ezért az első fordulóban építsd meg, egy jó mező mellé [2].

lesson-tactics-busy = A legjobb mező mellé
    .text = F5 [1] három nyersanyagot ad, és minden fordulóban elviszi valaki. A mellette álló kutat [2] újra meg újra használni fogják.
    .task = Építsd a kutat úgy, hogy F5-tel szomszédos legyen.
    .task-2 = Fizess a saját fáddal.
    .task-3 = Fizess a saját köveddel.
    .task-4 = Most tedd a kutat F5 mellé.
    .help = Ne magára F5-re: ott akkor már senki sem gyűjthetne.
    .right = Mostantól F5 három nyersanyagot és két pontot ér.
    .missing = Ide a kút való, és minden megvan hozzá.
    .on = Akkor F5-re már senki sem állhat, te sem.
    .quiet = Ez a mező nem szomszédos F5-tel.
    .illegal = Szabad rét kell hozzá.

lesson-tactics-income = Mások fizetnek
    .text = Marta F5-re állt [1], használta a kutadat, és fizetett érte [2]. Még az ő körében is keresel.

lesson-tactics-again = Egy munkás, két haszon
    .text = Más mezők is szomszédosak a kutaddal [1]. A legjobb kör gyűjt is, és használ is valamit.
    .task = Szerezz két halat és két pontot egyetlen munkással.
    .task-2 = Most használd a kutadat.
    .right = Két munkásnak étel, és két pont egyetlen körben.
    .missing = Használd a kutat: neked ingyenes.
    .less = Olyan mezőt keress, amely két tóval és a kutaddal is szomszédos.
    .illegal = Szabad rét kell hozzá.

lesson-tactics-finish = Az utolsó munkás
    .text = A végén már senki sem használ semmit: csak a pont számít. A várad [1] minden szomszédos épületedért 4 :star: ad, és ott még van egy szabad mező [2].
    .task = Szerezz nyolc pontot az utolsó munkásoddal.
    .task-2 = Hol számít kétszer?
    .right = Négy az aranybányáért, négy a várért. Most semmi más nem ad ennyit.
    .missing = Nyolc pont: egy négyes épület, jó helyen.
    .points = Ez legfeljebb két-három pontot ad.
    .cheap = A búzaföld hármat meg négyet ér. Van jobb.
    .castle = Ott a vár nem számolja.
    .illegal = Szabad rét kell hozzá.
