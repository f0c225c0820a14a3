lesson-goal = Az első irodád
    .about = Mi egy kör, hogyan létesül kereskedelmi út, és mire jó egy iroda.

lesson-goal-map = Városok és útvonalak
    .text = A Hanza városait útvonalak kötik össze, itt Duisburgot [1] és Dortmundot [2]. Az győz, akinek a végén a legtöbb pontja van [3], és szinte minden pont kereskedelmi utakból jön.

lesson-goal-place = Két akció
    .text = Egy körben két akciód van. Egy akcióval egy bábut teszel bármelyik útvonal szabad mezőjére, és a Duisburg – Dortmund [1] csak két mezős.
    .task = Töltsd meg a Duisburg – Dortmund útvonalat két kereskedővel.
    .help = Kattints egy szabad mezőre, és odakerül egy kereskedő.
    .task-2 = Most a második mezőt.
    .right-1 = Egy mező megvan, egy akció maradt.
    .right = Az útvonal tele van, és csak a tiéd. Most Marta és Bence jön.
    .missing = Most mindkét kereskedő a Duisburg – Dortmund útvonalra menjen.
    .merchant = A kalmárt tartsd meg: csak egy van, és útvonalon a kereskedő is ugyanazt tudja.
    .elsewhere = Csak a saját bábuiddal teli útvonalon létesíthetsz utat, ezért ne szórd szét őket.

lesson-goal-establish = Létesíts utat
    .text = A megtelt útvonal magától nem ad semmit: az út létesítése [1] külön akció. Tedd meg, mielőtt valaki kiszorít.
    .task = Létesíts kereskedelmi utat Duisburg és Dortmund között.
    .right = Az út a tiéd. Most te döntöd el, mit hozzon.
    .missing = A megtelt útvonalad vár.

lesson-goal-office = Egy iroda
    .text = Az egyik kereskedőből iroda lehet a két város egyikében. Duisburg szabad helye [1] szögletes, Dortmundé [2] kerek: a kereskedő kocka, ezért csak a szögletesre illik.
    .task = Építs irodát Duisburgban.
    .right = A másik kereskedő visszamegy a tartalékodba. Duisburgnak csak egy helye van, így már tele is van.
    .missing = Az irodát válaszd: a játék végéig fizet.
    .illegal = A kereskedőid a szögletes helyekre illenek.

lesson-goal-control = Mire jó ez?
    .text = Te ellenőrzöd Duisburgot [1], mert ott neked van a legtöbb irodád. Mostantól pontot kapsz [2], valahányszor bárki ide vezető utat létesít, a végén pedig még 2 pontot.

lesson-abilities = Egyre ügyesebben
    .about = A játékostáblád öt képessége, és hogy miért kezdi a legtöbb játékos az akciókkal.

lesson-abilities-desk = A játékostáblád
    .text = A játékostáblád mutatja, mire vagy képes: körönként 2 akciód van [1]. Minden képességet egy adott városban fejleszthetsz, az akciókat Göttingenben [2].

lesson-abilities-fill = Úton Göttingen felé
    .text = Két kereskedőd már a Göttingen – Quedlinburg útvonalon áll [1]. A harmadik betölti, a második akcióddal pedig létesítheted az utat.
    .task = Töltsd meg a Göttingen – Quedlinburg útvonalat, és létesíts utat.
    .task-2 = Most létesítsd az utat.
    .right-1 = Tele van. Egy akciód maradt, épp elég.
    .right = Szép volt. Mit hozzon?
    .missing = Mindkét akciódra szükség van ezen az útvonalon.

lesson-abilities-develop = Fejlesztés
    .text = Iroda helyett fejlesztheted a város képességét [1]. A következő kereskedője lekerül a tábládról a készletedbe.
    .task = Fejleszd az akcióidat.
    .right = Mostantól körönként 3 akciód van, és a harmadik már most is jár.
    .missing = Fejleszd az akciókat Göttingenben.
    .office = A göttingeni iroda is jó, de a játék elején sokkal többet ér minden körben eggyel több akció.

lesson-abilities-more = Eggyel több akció
    .text = Az új akció már ebben a körben számít [1]. Másnak nincs három.
    .task = Használd fel: tegyél le egy bábut, vagy vegyél bevételt.
    .right = Ez féllel hosszabb kör, mint a többieké, és így lesz minden körben.
    .missing = Tegyél le egy bábut, vagy vegyél bevételt.

lesson-abilities-five = Ötféle fejlődés
    .text = A kulcs [1] a hálózatod pontjait szorozza a végén, a kiváltság [2] színes helyeket nyit meg, az erszény [3] több bábut hoz. A könyvvel többet helyezhetsz át, és a kulcson kívül minden teljesen kifejlesztett képesség 4 pontot ér.

lesson-income = Készlet és tartalék
    .about = Honnan jönnek a bábuid, és hová mennek.

lesson-income-supply = Fogytán
    .text = Csak a készleted bábuival játszol [1]. Egy kereskedő és egy kalmár maradt benne; a többi a tartalékodban van, és bevétellel kell elhoznod, akciónként 3 bábut [2].

lesson-income-income = Bevétel
    .text = Vegyél bevételt, mielőtt kifogysz: a kiszorítás is bábuba kerül, és akinek nincs, azt könnyű elzárni. Itt egy akció három kereskedőt hoz [1].
    .task = Vegyél bevételt.
    .right = Három kereskedővel több egyetlen akcióért.
    .missing = Előbb bábu kell.
    .poor = Így egyetlen bábud maradna, és még hosszú az út.

lesson-income-back = Az utolsó mező
    .text = A Hamburg – Bremen útvonalon [1] egy bábu hiányzik. Töltsd be most, és a következő körödben létesítheted az utat.
    .task = Tegyél egy kereskedőt a Hamburg – Bremen útvonalra.
    .right = Tele van. Marta és Bence jön.
    .missing = A hosszú brémai útvonal már majdnem a tiéd.
    .disc = Így is megtelne, de a kalmár utána a tartalékba kerül, és újra el kell hoznod.
    .elsewhere = Máshol egy bábu még nem hoz semmit; itt egy négymezős útvonalat tölt be.

lesson-income-return = Semmi sem vész el
    .text = Ha utat létesítesz Hamburg és Bremen között [1], az egyik kereskedő irodaként maradhat, például Hamburgban [2]. A többi a tartalékodba megy vissza, nem a készletedbe: egy hosszú út még egy bevételbe kerül.
    .task = Létesíts utat Hamburg és Bremen között, és építs Hamburgban.
    .task-2 = Most a hamburgi irodát.
    .right-1 = Négy kereskedő indul vissza.
    .right = Egy kereskedő Hamburgban marad, három újra a tartalékodban van.
    .missing = Az útvonal tele van: létesíts utat.
    .nothing = Iroda nélkül az egész út hiábavaló volt.

lesson-displacing = Kiszorítás
    .about = Hogyan szoríts ki másokat, mibe kerül, és miért nem baj, ha téged szorítanak ki.

lesson-displacing-rival = Valaki útban van
    .text = A Kampen – Osnabrück útvonalat [1] szeretnéd, de Marta kereskedője ott áll. Kiszoríthatod: tegyél egy bábut a helyére, egyet pedig fizess a tartalékodba.

lesson-displacing-displace = Szorítsd ki
    .text = Két kereskedő kell hozzá [2]: az egyik a mezőre kerül [1], a másik az ár. Egy kalmárért kettőt kellene fizetned.
    .task = Szorítsd ki Marta kereskedőjét a Kampen – Osnabrück útvonalról egy kereskedővel.
    .task-2 = Mi kerüljön oda? Egy kereskedő.
    .task-3 = Fizess egy kereskedővel.
    .right-1 = Most az, aki a helyére lép.
    .right-2 = És az ára.
    .right = Az útvonal a te kereskedőiddel van tele. De most Marta válaszol.
    .missing = Marta kereskedője a Kampen – Osnabrück útvonalon van útban.

lesson-displacing-answer = Marta válasza
    .text = Marta kereskedője egy szomszédos útvonalra megy [1], és kárpótlásul letesz mellé még egyet a tartalékából. Így egy bábu helyett kettő van a táblán.

lesson-displacing-take = Amiért fizettél
    .text = Egy akciód maradt, és az útvonalad [1] tele van.
    .task = Létesíts utat Kampen és Osnabrück között, és építs Osnabrückben.
    .task-2 = Most az osnabrücki irodát.
    .right-1 = Ez megért két kereskedőt.
    .right = Van egy irodád Osnabrückben, Marta pedig kapott egy ingyen kereskedőt. Csak akkor szoríts ki mást, ha rögtön hasznod van belőle.
    .missing = Létesíts utat, amíg tele van.

lesson-displacing-pushed = Most te következel
    .text = Bence kiszorította a kereskedődet a Hamburg – Bremen útvonalról [1], és te az ő körében válaszolsz. A kereskedőd egy szomszédos útvonalra megy, és ingyen jön vele még egy a tartalékodból.
    .task = Tedd a kereskedődet egy szomszédos útvonalra, utána a ráadást is.
    .task-2 = Most a ráadás kereskedőt.
    .right-1 = Az első a helyén van.
    .right = Egy helyett két kereskedőd van a táblán. A jó játékosok szándékosan állnak mások útjába.
    .missing = Olyan útvonalat válassz, amelyiknek hasznát veszed.
    .gift = A ráadás kereskedő ajándék: fogadd el.

lesson-moving = Áthelyezés
    .about = Mire jó a könyv.

lesson-moving-stuck = Elakadva
    .text = Marta elzárja a Bremen – Minden útvonalat [1], és két kereskedőd ott ragadt. A könyved [3] egy akcióval két bábut helyez át, például a Minden – Hannover útvonalra [2].

lesson-moving-move = Két bábu, egy akció
    .text = Emelj fel egy kereskedőt a Bremen – Minden útvonalról [1], és tedd le a Minden – Hannover útvonalra [2], aztán tedd ugyanezt a másikkal. Csak az akcióba kerül.
    .task = Helyezd át mindkét kereskedőt a Bremen – Minden útvonalról a Minden – Hannover útvonalra.
    .task-2 = Tedd le a Minden – Hannover útvonalra.
    .task-3 = Most a másik kereskedőt.
    .task-4 = Ezt is oda.
    .right-1 = A kezedben van.
    .right-2 = Még egyet.
    .right-3 = És le vele.
    .right = Három kereskedő áll a Minden – Hannover útvonalon, egyetlen akcióból.
    .missing = Azokat helyezd át, amelyek elakadtak.
    .dear = A letétel bábunként egy akció; az áthelyezés a kettőért együtt egy.
    .push = Martát ki is szoríthatod, de az két kereskedődbe kerül, neki pedig egyet ad.

lesson-moving-establish = És rögtön
    .text = Az útvonal [1] tele van, és még van egy akciód.
    .task = Létesíts utat Minden és Hannover között, és építs irodát.
    .task-2 = Mindenben vagy Hannoverben, ahogy tetszik.
    .right-1 = Most egy irodát.
    .right = Három szétszórt kereskedőből iroda, egyetlen körben.
    .missing = Az útvonal tele van: létesíts utat.
    .nothing = Az irodát válaszd.

lesson-offices = Alak, szín, ellenőrzés
    .about = Hová építhetsz, és ki ellenőriz egy várost.

lesson-offices-shapes = Két alak
    .text = A Duisburg – Dortmund utat egy kalmárral és egy kereskedővel létesítetted. Dortmund szabad helye [1] kerek, oda a kalmár kell, Duisburgé [2] szögletes, oda a kereskedő.

lesson-offices-round = A kerek hely
    .text = Kalmárból kevés van, és néhány város kerek hellyel kezdődik [1]. Aki ott elsőként épít, az ellenőrzi a várost.
    .task = Építs Dortmundban.
    .right = A kalmárod a játék végéig Dortmundban marad.
    .missing = Használd ki a kalmárt, amíg ezen az úton áll.

lesson-offices-colours = Négy szín
    .text = Dortmund következő helye [1] narancssárga. A kiváltságod [2] csak a fehéret engedi; Stadéban bővítheted narancssárgára, rózsaszínre és feketére.

lesson-offices-control = Az ellenőrzés fizet
    .text = Te ellenőrzöd Dortmundot [1]. Létesíts utat Paderborn felé, és pontot kapsz érte [2].
    .task = Létesíts utat Dortmund és Paderborn között.
    .right = Egy pont Dortmundért. Akkor is a tiéd lenne, ha ezt az utat Marta létesíti.
    .missing = A megtelt útvonalad vár.

lesson-offices-build = A második iroda
    .text = Paderborn első helye [1] fehér és szögletes: oda építhetsz. Dortmund zárva van előtted, mert a következő helye narancssárga.
    .task = Építs Paderbornban.
    .right = Egyenlőségnél azé a város, akinek az irodája a leginkább jobbra áll. Ezért a város utolsó helye a legerősebb.
    .missing = Paderbornban van olyan hely, amely megfelel.
    .nothing = Az irodát válaszd.
    .illegal = A színének bele kell férnie a kiváltságodba.

lesson-offices-network = Nő a hálózat
    .text = Dortmundot [1] és Paderbornt [2] útvonal köti össze, így a két irodád hálózat. A végén a legnagyobb hálózatod minden irodája annyi pontot ér, amennyit a kulcsod mutat [3].

lesson-markers = Jelzők
    .about = Hogyan szerezz jelzőket, mikor használd őket, és honnan jönnek az újak.

lesson-markers-marker = Jelző az útvonalon
    .text = A Lüneburg – Perleberg útvonalon [1] a „3 bábu levétele” fekszik. Aki itt utat létesít, minden más mellé a jelzőt is megkapja.

lesson-markers-win = Szerezd meg
    .text = A Lüneburg – Perleberg útvonalon [1] egy kereskedő hiányzik. Perleberg első helye [2] fehér és szögletes.
    .task = Töltsd meg az útvonalat, létesíts utat, és építs Perlebergben.
    .task-2 = Most létesíts utat.
    .task-3 = És építs Perlebergben.
    .right-1 = Tele van.
    .right-2 = A jelző a tiéd. Az iroda is?
    .right = Iroda és jelző. Azonnal használhatod: nem kerül akcióba.
    .missing = Előbb a Lüneburg – Perleberg.

lesson-markers-use = Használd
    .text = Marta már majdnem megtöltötte a Hamburg – Lübeck útvonalat [1]. A jelződ legfeljebb három bábut vesz le a tábláról, vissza a gazdájuk készletébe.
    .task = Használd a jelzőt, és vedd le Marta két kereskedőjét.
    .task-2 = Vedd le Marta egyik kereskedőjét a Hamburg – Lübeck útvonalról.
    .task-3 = És a másikat.
    .task-4 = Levehetsz még egyet, vagy készen vagy.
    .right-1 = Melyik bábukat?
    .right-2 = Egy.
    .right-3 = Kettő.
    .right = Marta kezdheti elölről. A használt jelző is számít a végén: egy 1 pont, kettő vagy három 3, tíz már 21.
    .missing = Marta útvonalán használd a jelzőt.

lesson-markers-new = Új jelző
    .text = Az elvitt jelző helyett a köröd végén újat húzol [1]. Egy üres útvonalra teszed, lehetőleg oda, ahová magad is tartasz.
    .task = Tedd az új jelzőt egy útvonalra.
    .right = Most mindenki látja, hogy ez az útvonal megéri. A játék véget ér, ha több jelzőt kellene húzni, mint amennyi maradt.
    .missing = Válassz útvonalat.

lesson-coellen = Távoli célok
    .about = A coelleni táblázat, és az összeköttetés Arnheim és Stendal között.

lesson-coellen-table = A coelleni táblázat
    .text = A coelleni táblázaton négy kalmárnak van hely. A 7 pontos [1] mindenki előtt nyitva áll, a többihez nagyobb kiváltság kell [2].

lesson-coellen-merchant = Egy kalmár 7 pontért
    .text = A kalmárod három kereskedővel áll a Coellen – Warburg útvonalon [1]. Létesíts utat, és küldd a táblázatra [2].
    .task = Létesíts utat Coellen és Warburg között, és tedd a kalmárt a 7-re.
    .task-2 = Tedd a kalmárt a 7 pontos helyre.
    .right-1 = Most a kalmárt.
    .right = Hét pont a végén, és senki sem veheti el tőled.
    .missing = Létesíts utat Coellen és Warburg között.
    .office = Egy coelleni iroda érmét, azaz 1 pontot ad, és az ellenőrzést. A táblázat 7-et.
    .nothing = 7 pontot hagynál veszni.

lesson-coellen-link = Arnheimtől Stendalig
    .text = Az irodáid megszakítatlan lánca Arnheimtől [1] Stendalig [2] azonnal pontot ér: az elsőnek 7-et [3], aztán 4-et és 2-t. A lánc nagy hálózat is, így kétszer fizet.

lesson-end = A vég hirtelen jön
    .about = Mitől ér véget a játék, és mi számít utána.

lesson-end-race = Egy pont hiányzik
    .text = A játék rögtön véget ér az után az akció után, amellyel valakinek 20 pontja lesz, 10 város megtelik, vagy elfogy a jelzőpakli. Neked 19 pontod van [1], Martának csak 11 [2].

lesson-end-count = Ami még hátravan
    .text = A végén 2 pont jár minden ellenőrzött városért, Martának például Mindenért [1], és pont jár a jelzőkért, a teljes képességekért, a coelleni táblázatért és a legnagyobb hálózatért. Marta kulcsával [2] a hálózata 14 pontot ér, tehát sokkal közelebb van, mint amilyennek látszik.

lesson-end-finish = Fejezd be
    .text = A Kampen – Osnabrück útvonal [1] tele van, és mindkét várost te ellenőrzöd: ez 2 pont. A játék azonnal véget ér, és Marta már nem következik.
    .task = Létesíts utat Kampen és Osnabrück között.
    .task-2 = A jutalom már mindegy: iroda vagy semmi.
    .right-1 = 21 pont: ez a játék utolsó döntése.
    .right = Vége. Most minden számít.
    .missing = Egy akciód van, és egy útvonalad, amelyik fizet.

lesson-end-result = 44 : 43
    .text = Te győzöl [1] 44 ponttal, Martának [2] 43 van. Egyenlőségnél a kevesebb kifejlesztett akciólépés döntött volna, aztán a jobb hálózat.
