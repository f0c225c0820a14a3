# Amit az edző a The Castles of Tuscany játékban mond, magyarul.

advice-regions = Úgy illeszd össze a táblákat, hogy az egyforma mezők érintkezzenek: egy teljes régió egy mezővel { $one }, kettővel { $two }, hárommal { $three } zöld pontot ér.
advice-castle-place = A vártól kifelé építkezel: oda tedd, ahol sokféle mező van körülötte.
advice-first-bonus = A „+1 régiókártya” minden körben segít: { $count } helyett eggyel több kártyát húzol.
advice-close-region = Rakd le ide: { $space } ({ $thing }). Ezzel lezárul egy { $size } mezős régió: { $count } zöld pont.
advice-last-round = Utolsó forduló: rakd le, amit lehet. A végén 1-1 pontot ér { $count } kártya, egy márvány, egy munkás vagy egy lapka a raktárban.
advice-phase-ends = A szakasz ezzel a fordulóval véget ér: a zöld pontjaid (most { $count }) hozzáadódnak a pirosakhoz. Amit most lezársz, még számít.
advice-place-now = Lerakhatod: { $thing }. Minden lapka rögtön ad valamit, és helyet csinál a raktárban.
advice-storage-full = Tele a raktárad: ha most lapkát veszel el, egyet el kell dobnod. Húzz kártyát, hogy kifizesd, amid van.
advice-take-to-close = Nézd a kínálatot: { $thing }. Lezárna egy { $size } mezős régiót ({ $count } zöld pont), és ki is tudod fizetni.
advice-take-payable = Illik a birtokodra, és kártyád is van rá: { $thing }. Vedd el most, a következő körben rakd le.
advice-draw-cards = A raktáradból most semmit sem tudsz lerakni. Húzz { $count } kártyát: kettő a mező fajtájából kifizet egy lapkát.
advice-green-early = A zöld pont minden szakasz végén számít: amit most szerzel, az { $count } alkalommal.
advice-one-colour = Ebből a fajtából már csak egy üres meződ van: { $colour }. Aki korán beépít egy egész fajtát, bónuszt kap.
advice-pay-least = A munkás bármilyen kártyát helyettesít: tartsd meg, ha kevésbé fontos kártyákkal is fizethetsz.
advice-pay-pairs = Két egyforma, más fajtájú kártya egyet helyettesít: azzal fizess, ami a legkevésbé kell.
advice-free-tile = A vár ingyen ad egy lapkát. Ez lezárna egy régiót: { $thing }.
advice-free-any = A vár ingyen ad egy lapkát: olyat vegyél, amelyre nincs kártyád.
advice-put-closing = Itt lezár egy régiót: { $space }, { $count } zöld pont.
advice-put-open = Oda rakd, ahol új mezőkhöz nyit utat, vagy közelebb visz egy régió végéhez.
advice-make-room = Most sehová sem illik: { $thing }. Ezt érdemes eldobni.
advice-room-costs = Ami kikerül a raktárból, elvész: azt dobd el, amit egyhamar nem tudsz kifizetni.
advice-exchange = Egy lapka sem illik. Olyan fajtát cserélj, amelyből sok van a kínálatban, akkor több új lapka jön.
advice-bonus-late = A vége felé azt vedd, ami még megtérül: a raktárhely rögtön zöld pontot ad.
advice-bonus = A bónuszlapka a játék végéig hat, ezért az elsők érnek a legtöbbet: kártya, munkás vagy márvány.
advice-marble = { $count } márványod van: eggyel most még egy akciót veszel. Két lapka egy körben időt nyer.

tip-marble-left = { $count } márványod maradt: mindegyik még egy akció lett volna.
tip-thrown-away = { $count } lapkát eldobtál: előbb rakj le, aztán vegyél el, vagy szerezz korán „+1 raktárhelyet”.
tip-cards-left = { $count } kártya a kezedben maradt: kettő egy fajtából egy lapka, rakj le gyakrabban.
tip-slow-start = Az első szakasz végén { $count } zöld pontod volt: zárd le rögtön a kis régiókat, ezek a pontok háromszor számítanak.
tip-open-regions = { $count } régióban egyetlen mező maradt üres: fejezz be egy régiót, mielőtt a következőt kezded.
tip-few-bonuses = { $count } bónuszlapkád volt: rakj le korán városokat, mindegyik hoz egyet.
