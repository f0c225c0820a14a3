# Amit az edző a Ragusában mond, magyarul.

advice-first-card = Olyan kártyát tarts meg, amelyért az első háztól kezdve dolgozhatsz: a végén legfeljebb 12 pontot ér.
advice-first-house = Vidéken kezdj, fa mellett: a vidéki hexa annyi fát kér, ahány házad lesz mellette.
advice-stone-first = Most a kő jön: a városi hexa annyi követ kér, ahány házad lesz mellette.
advice-few-houses = { $count ->
    [one] Ez az utolsó házad
   *[other] Már csak { $count } házad van
}: oda építs, ahol rögtön pontot kapsz, a Kőművesnél, a Rakpartnál vagy a Piacnál.
advice-sell-high = Jó az ár ({ $commodity }: { points-n }): építs a Rakpartnál, és add el.
advice-buy-ship = Az árucikkeid elegendők egy hajóra: egy ház a Piacnál megveszi.
advice-make-goods = Ennyid van: { $resource_n }. Egy ház itt ugyanennyit termel ({ $hex }: { $commodity }), és újra, ha valaki oda épít.
advice-act-again = { $hex_at_cap } { $count } házad van: ha még egyet építesz oda, mind újra aktiválódik.
advice-others-act-too = Vigyázz ({ $hex }): valaki másnak { $count } háza van ott, és mind aktiválódik, ha oda építesz.
advice-superhouse = Van szuperházad: amikor megépíted, körülötte minden ház neked dolgozik.
advice-cathedral-sets = { $count } teljes készleted van (bor, olívaolaj, ezüst): a Katedrálisnál minden házad egyet értékel belőlük a végén.
advice-card-in-hand = Ne feledd a bónuszkártyádat: „{ $card }”. A végén legfeljebb 12 pontot ér.
advice-resources-stay = Az erőforrást sosem költöd el: azt mutatja, mit építhetsz és mennyit termelsz. Kettő-három egy fajtából már sok.
advice-make-then-sell = Előbb ez aktiválódjon: { $hex }. Amit termel, azt rögtön eladhatod vagy elköltheted.
advice-order = Te választod a sorrendet. Előbb az, ami ad, utána az, ami felhasználja.
advice-fish-for-more = { $count } halért 1 erőforrást kapsz végleg ({ $resource }): ettől kezdve itt minden ház eggyel többet termel.
advice-best-wall = A legjobb fal most { $count } pontot ér: a két végén álló házaid és tornyaid számítanak.
advice-wall-section = Kösd össze a falakat egy hosszú szakasszá: a leghosszabb a végén még egyszer számít.
advice-tower = Oda tegyél tornyot, ahol falak lesznek: minden ott végződő falnál számít, és a leghosszabb szakaszodban is.
advice-best-price = A legjobb ár most ({ $commodity }): { points-n }. Az eladás nem viszi le.
advice-best-ship = A legjobb hajó, amelyet ki tudsz fizetni ({ $good }): { points-n }. Nézd meg, nem kíván-e mást a bónuszkártyád.
advice-second-card = Azt a kártyát tartsd meg, amelyért már tettél valamit.

tip-no-walls = { $count ->
    [0] Egy falat sem építettél
   *[other] { $count } falat építettél
}: egy ház a Kőművesnél rögtön pontot ad, és újra, ha mások ott építenek.
tip-no-ships = Nem vettél hajót: egy ház a Piacnál egy-két árucikket akár 5 pontra vált.
tip-goods-left = { $count } árucikk a raktáradban maradt: add el a Rakpartnál, vegyél hajót, vagy építs időben a Katedrálisnál.
tip-scattered = Sosem volt { $count } háznál több egy városi hexánál: ugyanannál a hexánál három ház együtt dolgozik, ha bárki oda épít.
tip-never-at-mason = Egyszer sem építettél ide: { $hex }. Csak kő kell hozzá, és rögtön pontot ad.
tip-house-lost = { $count } házról lemondtál, mert nem volt hová építened: szerezz hamarabb fát és követ.
tip-fish-unused = { $count } halad maradt: váltsd be arra, ami a Borászatnak, az Olajsajtolónak vagy az Ezüstművesnek kell.
