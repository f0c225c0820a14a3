# Ragusa magyarul.
# Erőforrások: .acc tárgyeset, .onto „fára”, .yours a tiédként („fád”), .n számmal, .rate hány hal jár egyért.
# Árucikkek: .acc, .into „borba”, .yours, .n és .n_acc számmal, .the névelővel, .the_cap mondat elején. Hajók árui: .acc tárgyeset.
# Hexák: .the névelővel, .the_from „a Borászattól”, .the_acc névelővel és tárgyesetben, .the_cap mondat elején, .at_cap „A Borászatnál”;
# .text: mit kérnek és mit tesznek. Tájak: .the, .the_from.
# A mezők és a falak a hexáikról kapják a nevüket ($first, $second, $third): .at mondatban („a Borászat, a Rakpart és a tenger
# között”), .at_cap mondat elején; maga a név rövid („Borászat · Rakpart · Tenger”).
# Kártyák: .text mondja meg, miért jár pont; $each egy dolog pontja, az adatfájlból.
# Tulajdonosok: a puszta név; .the mondat elején (játékosnál csak a név).

game-name = Ragusa
game-line = Építs házakat oda, ahol három hexa találkozik, a városban és körülötte; sok akciódból a szomszédaid is részesülnek.

n-points = { $points } pont
n-each = { $each } pont

## Erőforrások, árucikkek, hajóáruk

resource-wood = fa
    .acc = fát
    .onto = fára
    .yours = fád
    .n = { $count } fa
    .rate = 2
resource-stone = kő
    .acc = követ
    .onto = kőre
    .yours = köved
    .n = { $count } kő
    .rate = 3
resource-ore = ezüstérc
    .acc = ezüstércet
    .onto = ezüstércre
    .yours = ezüstérced
    .n = { $count } ezüstérc
    .rate = 4
resource-grapes = szőlő
    .acc = szőlőt
    .onto = szőlőre
    .yours = szőlőd
    .n = { $count } szőlő
    .rate = 2
resource-olives = olajbogyó
    .acc = olajbogyót
    .onto = olajbogyóra
    .yours = olajbogyód
    .n = { $count } olajbogyó
    .rate = 2
resource-fish = hal
    .acc = halat
    .onto = halra
    .yours = halad
    .n = { $count } hal

commodity-wine = bor
    .acc = bort
    .into = borba
    .yours = borod
    .n = { $count } bor
    .n_acc = { $count } bort
    .the = a bor
    .the_cap = A bor
commodity-oil = olívaolaj
    .acc = olívaolajat
    .into = olívaolajba
    .yours = olívaolajod
    .n = { $count } olívaolaj
    .n_acc = { $count } olívaolajat
    .the = az olívaolaj
    .the_cap = Az olívaolaj
commodity-silver = ezüst
    .acc = ezüstöt
    .into = ezüstbe
    .yours = ezüstöd
    .n = { $count } ezüst
    .n_acc = { $count } ezüstöt
    .the = az ezüst
    .the_cap = Az ezüst

good-gems = drágakő
    .acc = drágakövet
good-pearls = gyöngy
    .acc = gyöngyöt
good-silk = selyem
    .acc = selymet
good-clothes = ruha
    .acc = ruhát
good-spices = fűszer
    .acc = fűszert
good-pottery = kerámia
    .acc = kerámiát
good-furs = prém
    .acc = prémet

icon-wood = fa
icon-stone = kő
icon-ore = ezüstérc
icon-grapes = szőlő
icon-olives = olajbogyó
icon-fish = hal
icon-wine = bor
icon-oil = olívaolaj
icon-silver = ezüst
icon-gems = drágakő
icon-pearls = gyöngy
icon-silk = selyem
icon-clothes = ruha
icon-spices = fűszer
icon-pottery = kerámia
icon-furs = prém
icon-ship = hajó
icon-house = ház
icon-wall = fal
icon-tower = torony

## Városi hexák

hex-architect = Építész
    .the = az Építész
    .the_from = az Építésztől
    .the_acc = az Építészt
    .the_cap = Az Építész
    .at_cap = Az Építésznél
    .text = Tedd le egy tornyodat a fal egyik szabad toronymezőjére.
hex-silversmith = Ezüstműves
    .the = az Ezüstműves
    .the_from = az Ezüstművestől
    .the_acc = az Ezüstművest
    .the_cap = Az Ezüstműves
    .at_cap = Az Ezüstművesnél
    .text = 1 ezüstérc kell hozzá. Annyi ezüstöt termelsz, amennyi ezüstérced van.
hex-mason = Kőműves
    .the = a Kőműves
    .the_from = a Kőművestől
    .the_acc = a Kőművest
    .the_cap = A Kőműves
    .at_cap = A Kőművesnél
    .text = Építs egy falat: 1 pont, és még 1-1 a két végén álló minden házadért és tornyodért.
hex-winery = Borászat
    .the = a Borászat
    .the_from = a Borászattól
    .the_acc = a Borászatot
    .the_cap = A Borászat
    .at_cap = A Borászatnál
    .text = 1 szőlő kell hozzá. Annyi bort termelsz, amennyi szőlőd van.
hex-rector = Fejedelem palotája
    .the = a Fejedelem palotája
    .the_from = a Fejedelem palotájától
    .the_acc = a Fejedelem palotáját
    .the_cap = A Fejedelem palotája
    .at_cap = A Fejedelem palotájánál
    .text = Húzz 2 bónuszkártyát, és tarts meg 1-et. Az itt álló többi ház nem aktiválódik.
hex-cathedral = Katedrális
    .the = a Katedrális
    .the_from = a Katedrálistól
    .the_acc = a Katedrálist
    .the_cap = A Katedrális
    .at_cap = A Katedrálisnál
    .text = A játék végén minden itt álló házad egy bor–olívaolaj–ezüst készletért ad pontot, az aktuális árakon. Az itt álló többi ház nem aktiválódik.
hex-oil-press = Olajsajtoló
    .the = az Olajsajtoló
    .the_from = az Olajsajtolótól
    .the_acc = az Olajsajtolót
    .the_cap = Az Olajsajtoló
    .at_cap = Az Olajsajtolónál
    .text = 1 olajbogyó kell hozzá. Annyi olívaolajat termelsz, amennyi olajbogyód van.
hex-wharf = Rakpart
    .the = a Rakpart
    .the_from = a Rakparttól
    .the_acc = a Rakpartot
    .the_cap = A Rakpart
    .at_cap = A Rakpartnál
    .text = Árucikk kell hozzá. Eladhatsz 1 árucikket az aktuális árán.
hex-fishmonger = Halkereskedő
    .the = a Halkereskedő
    .the_from = a Halkereskedőtől
    .the_acc = a Halkereskedőt
    .the_cap = A Halkereskedő
    .at_cap = A Halkereskedőnél
    .text = 2 hal kell hozzá. Minden 2 halad 1 pontot ér; a halak megmaradnak.
hex-market = Piac
    .the = a Piac
    .the_from = a Piactól
    .the_acc = a Piacot
    .the_cap = A Piac
    .at_cap = A Piacnál
    .text = Árucikk kell hozzá. Vehetsz 1 hajót.

## Tájak és a hexák közötti helyek

land-wood = Erdő
    .the = az erdő
    .the_from = az erdőtől
land-stone = Kőfejtő
    .the = a kőfejtő
    .the_from = a kőfejtőtől
land-ore = Ezüstbánya
    .the = az ezüstbánya
    .the_from = az ezüstbányától
land-grapes = Szőlőültetvény
    .the = a szőlőültetvény
    .the_from = a szőlőültetvénytől
land-olives = Olajfaliget
    .the = az olajfaliget
    .the_from = az olajfaligettől
land-fish = Tenger
    .the = a tenger
    .the_from = a tengertől

where-north = észak
    .to = északra
where-north-east = északkelet
    .to = északkeletre
where-east = kelet
    .to = keletre
where-south-east = délkelet
    .to = délkeletre
where-south = dél
    .to = délre
where-south-west = délnyugat
    .to = délnyugatra
where-west = nyugat
    .to = nyugatra
where-north-west = északnyugat
    .to = északnyugatra

which-north = északon
which-east = keleten
which-south = délen
which-west = nyugaton
which-north-east = északkeleten
which-south-east = délkeleten
which-south-west = délnyugaton
which-north-west = északnyugaton
which-middle = középen
which-from-west = { $number ->
    [2] nyugatról a második
    [3] nyugatról a harmadik
    [4] nyugatról a negyedik
   *[other] nyugatról számolva { $number }
}
    .at = { $number ->
        [2] nyugatról a második helyen
        [3] nyugatról a harmadik helyen
        [4] nyugatról a negyedik helyen
       *[other] nyugatról számolva { $number }
    }
which-from-north = { $number ->
    [2] északról a második
    [3] északról a harmadik
    [4] északról a negyedik
   *[other] északról számolva { $number }
}
    .at = { $number ->
        [2] északról a második helyen
        [3] északról a harmadik helyen
        [4] északról a negyedik helyen
       *[other] északról számolva { $number }
    }

site-between = { $first_the }, { $second_the } és { $third_the } között
site-beside = { $first_the_from } { $where_to }
site-coast = a parton, { $first_the_from } { $where_to }
site-which = { $which_at }, { $at }
wall-between = { $first_the } és { $second_the } között
wall-beside = { $first_the_from } { $where_to }

## Bónuszkártyák

card-wood = Fa
    .text = { n-each } minden fáért, legfeljebb 12.
card-stone = Kő
    .text = { n-each } minden kőért, legfeljebb 12.
card-ore = Ezüstérc
    .text = { n-each } minden ezüstércért, legfeljebb 12.
card-grapes = Szőlő
    .text = { n-each } minden szőlőért, legfeljebb 12.
card-olives = Olajbogyó
    .text = { n-each } minden olajbogyóért, legfeljebb 12.
card-fish = Hal
    .text = { n-each } minden halért, legfeljebb 12.
card-gems = Drágakőszállító hajók
    .text = { n-each } minden drágakövet szállító hajóért, legfeljebb 12.
card-pearls = Gyöngyszállító hajók
    .text = { n-each } minden gyöngyöt szállító hajóért, legfeljebb 12.
card-silk = Selyemszállító hajók
    .text = { n-each } minden selymet szállító hajóért, legfeljebb 12.
card-clothes = Ruhaszállító hajók
    .text = { n-each } minden ruhát szállító hajóért, legfeljebb 12.
card-spices = Fűszerszállító hajók
    .text = { n-each } minden fűszert szállító hajóért, legfeljebb 12.
card-pottery = Kerámiaszállító hajók
    .text = { n-each } minden kerámiát szállító hajóért, legfeljebb 12.
card-furs = Prémszállító hajók
    .text = { n-each } minden prémet szállító hajóért, legfeljebb 12.
card-variety = Különféle hajók
    .text = 2 pont a hajóid minden különböző árujáért, legfeljebb 12.
card-sets = Árukészletek
    .text = 2 pont minden készletért a raktáradban (1 bor, 1 olívaolaj, 1 ezüst), legfeljebb 12.
card-trade = Kereskedelem
    .text = 1 pont minden 2 pontért, amelyet hajókkal szereztél, legfeljebb 12.
card-walls = Falak
    .text = 1 pont minden falért, amely a házaddal vagy a tornyoddal érintkezik, legfeljebb 12.
card-towers = Tornyok
    .text = 2 pont minden tornyodért a táblán, legfeljebb 12.

## Játékosok és robotok

owner-p1 = 1. játékos
    .the = Az 1. játékos
owner-red = Piros robot
    .the = A piros robot
owner-yellow = Sárga robot
    .the = A sárga robot
owner-p4 = 4. játékos
    .the = A 4. játékos
owner-p5 = 5. játékos
    .the = Az 5. játékos

## Lehetőségek

choice-keep = Tartsd meg ezt a bónuszkártyát: „{ $card }”
    .brief = { $card }
choice-begin = Kezdjenek a robotok
choice-build = Építs házat: { $site }
    .brief = Építs házat
choice-super = Építs szuperházat: { $site }
    .brief = Építs szuperházat
choice-activate = Aktiváld { $hex_the_acc }
choice-exchange = Cserélj { $resource_rate } halat 1 { $resource_onto }
choice-wall = Építs falat { $wall_at }
choice-tower = Építs tornyot: { $site }
choice-buy = Vedd meg a balról { $slot }. hajót
choice-sell = Adj el 1 { $commodity_acc }
choice-pass = Passz
choice-later = Nincs csere a következő körömig
    .brief = A körömig semmit
## Meghozott döntések, ha esemény nem szól róluk

decided-keep = { $player } megtart egy bónuszkártyát („{ $card }”)
    .you = Megtartasz egy bónuszkártyát („{ $card }”)
decided-keep-hidden = { $player } megtart egy bónuszkártyát
decided-begin = { $player } elindítja a robotokat
    .you = Elindítod a robotokat
decided-build = { $player } házat épít { $site_at }
    .you = Házat építesz { $site_at }
decided-super = { $player } szuperházat épít { $site_at }
    .you = Szuperházat építesz { $site_at }
decided-activate = { $player } aktiválja { $hex_the_acc }
    .you = Aktiválod { $hex_the_acc }
decided-exchange = { $player } { $resource_rate } halat 1 { $resource_onto } cserél
    .you = { $resource_rate } halat 1 { $resource_onto } cserélsz
decided-wall = { $player } falat épít { $wall_at }
    .you = Falat építesz { $wall_at }
decided-tower = { $player } tornyot épít { $site_at }
    .you = Tornyot építesz { $site_at }
decided-buy = { $player } megveszi a balról { $slot }. hajót
    .you = Megveszed a balról { $slot }. hajót
decided-sell = { $player } elad 1 { $commodity_acc }
    .you = Eladsz 1 { $commodity_acc }
decided-pass = { $player } passzol
    .you = Passzolsz
decided-later = { $player } a következő köréig nem cserél halat
    .you = A következő körödig nem cserélsz halat

## Események

event-choose = { $player } megtart egy bónuszkártyát („{ $card }”)
    .you = Megtartasz egy bónuszkártyát („{ $card }”)
event-choose-hidden = { $player } 3 bónuszkártyából 1-et megtart
event-patrician = { $count ->
    [1] { $owner_the } az 1. számú Patrícius-kártyát húzza
    [5] { $owner_the } az 5. számú Patrícius-kártyát húzza
   *[other] { $owner_the } a { $count }. számú Patrícius-kártyát húzza
}
event-build = { $owner_the } házat épít { $site_at }
    .you = Házat építesz { $site_at }
event-super = { $player } szuperházat épít { $site_at }
    .you = Szuperházat építesz { $site_at }
event-gain = { $count ->
    [0] több { $resource } nem fér el
   *[other] +{ $resource_n }
}
event-exchange = { $owner_the } { $count } halat 1 { $resource_onto } cserél
    .you = { $count } halat 1 { $resource_onto } cserélsz
event-lose-house = { $owner_the } sehová sem építhet, és lemond egy házról
    .you = Sehová sem építhetsz, és lemondasz egy házról
event-overflow = Nincs több hely szuperháznak: a megmaradtak mostantól rendes házak
event-make = { $count ->
    [0] { $owner_the } nem termel { $commodity_acc }, mert megtelt a raktára
   *[other] { $owner_the } { $commodity_n_acc } termel
}
    .you = { $count ->
        [0] Nem termelsz { $commodity_acc }, mert megtelt a raktárad
       *[other] { $commodity_n_acc } termelsz
    }
event-fish = { $points ->
    [0] { $owner_the } nem kap pontot a Halkereskedőnél
   *[other] { $owner_the } { $points } pontot kap a Halkereskedőnél
}
    .you = { $points ->
        [0] Nem kapsz pontot a Halkereskedőnél
       *[other] { $points } pontot kapsz a Halkereskedőnél
    }
event-wall = { $owner_the } falat épít { $wall_at } (+{ n-points })
    .you = Falat építesz { $wall_at } (+{ n-points })
event-tower = { $owner_the } tornyot épít { $site_at }
    .you = Tornyot építesz { $site_at }
event-buy = { $owner_the } megvesz egy { $good_acc } szállító hajót (+{ n-points })
    .you = Megveszel egy { $good_acc } szállító hajót (+{ n-points })
event-price = { $commodity_the_cap } ára most { $count }
event-arrive = Befut egy { $good_acc } szállító hajó: { $commodity_the } ára { $count } mezővel emelkedik
event-sell = { $owner_the } elad 1 { $commodity_acc } { $points } pontért
    .you = Eladsz 1 { $commodity_acc } { $points } pontért
event-draw = { $player } két bónuszkártyát húz („{ $card }”, „{ $other }”)
    .you = Két bónuszkártyát húzol („{ $card }”, „{ $other }”)
event-draw-hidden = { $player } 2 bónuszkártyát húz
event-keep = { $player } megtart egy bónuszkártyát („{ $card }”)
    .you = Megtartasz egy bónuszkártyát („{ $card }”)
event-keep-hidden = { $player } megtart egy bónuszkártyát
event-top-card = { $player } elvesz egy bónuszkártyát („{ $card }”)
    .you = Elveszel egy bónuszkártyát („{ $card }”)
event-top-card-hidden = { $player } elvesz egy bónuszkártyát
event-take-cards = { $owner_the } { $count } lefordított bónuszkártyát vesz el
event-section = { $count ->
    [0] { $owner_the } nem kap pontot, mert nincs falszakasza
   *[other] { $owner_the } { $points } pontot kap egy { $count } falból álló falszakaszért
}
    .you = { $count ->
        [0] Nem kapsz pontot, mert nincs falszakaszod
       *[other] { $points } pontot kapsz egy { $count } falból álló falszakaszért
    }
event-cathedral = { $owner_the } { $points } pontot kap { $count } készletért a Katedrálisnál
    .you = { $points } pontot kapsz { $count } készletért a Katedrálisnál
event-card = { $owner_the } { $points } pontot kap egy bónuszkártyáért („{ $card }”)
    .you = { $points } pontot kapsz egy bónuszkártyáért („{ $card }”)
event-over = Vége a játéknak

## Miért nem

why-not-now-keep = Bónuszkártyát a játék elején választasz, vagy ha a Fejedelem palotájánál építettél.
why-not-now-begin = A játék már elkezdődött.
why-not-now-build = Házat a köröd elején építesz.
why-not-now-super = Szuperházat a köröd elején építhetsz, rendes ház helyett.
why-not-now-activate = Hexát csak akkor választasz, ha az új házadnál még több városi hexának kell aktiválódnia.
why-not-now-exchange = A csere most semmin sem változtatna; ha majd számít, a Kontor rákérdez.
why-not-now-wall = Falat akkor építesz, ha egy ház a Kőművesnél aktiválódik.
why-not-now-tower = Tornyot akkor építesz, ha egy ház az Építésznél aktiválódik.
why-not-now-buy = Hajót akkor vehetsz, ha egy ház a Piacnál aktiválódik.
why-not-now-sell = Árucikket akkor adhatsz el, ha egy ház a Rakpartnál aktiválódik.
why-not-now-pass = Most nem passzolhatsz; ezt el kell dönteni.
why-not-now-later = Most nincs szó halcseréről.
why-begin-alone = Így csak az egyszemélyes játék kezdődik, ha a robotok építenek először.
why-superhouses-for-two = Szuperházak csak a kétszemélyes játékban vannak.
why-not-among-cards = Ez a kártya nincs azok között, amelyekből választasz: „{ $card }”.
why-no-houses = Már csak szuperházaid vannak.
why-no-superhouses = Nincs szuperházad.
why-site-taken = { $site_at_cap } már áll ház.
why-site-reserved = { $site_at_cap } lévő mező a Patríciusnak van fenntartva.
why-needs-goods = A Piachoz és a Rakparthoz bor, olívaolaj vagy ezüst kell a raktáradban.
why-needs-fish = A Halkereskedőhöz { $count } hal kell.
why-needs-more = { $have ->
    [0] Ehhez a mezőhöz { $resource_n } kell; azzal együtt, amit a mező ad, egy sem lenne, és a cseréhez kevés a halad.
   *[other] Ehhez a mezőhöz { $resource_n } kell; azzal együtt, amit a mező ad, csak { $have } lenne, és a cseréhez kevés a halad.
}
why-needs-resource = Ehhez a mezőhöz 1 { $resource } kell; nincs { $resource_yours }, és a cseréhez kevés a halad.
why-needs-several = Többféle erőforrás is hiányzik; a cseréjükhöz { $cost } hal kell, de csak { $have } lenne.
why-needs-fish-left = A cseréhez { $cost } hal kell, a Halkereskedőhöz pedig még { $count }; csak { $have } lenne.
why-superhouse-there = { $hex_at_cap } már áll szuperház, és egy hexánál csak egy lehet.
why-hex-never-acts = { $hex_the_cap } nem aktiválódik: a játék végén ad pontot.
why-hex-elsewhere = Az új házad nem ennél a hexánál áll: { $hex }.
why-hex-acted = { $hex_the_cap } már sorra került.
why-exchange-costs = 1 { $resource } { $count } halba kerül.
why-exchange-full = Nem lehet 8-nál több { $resource_yours }.
why-exchange-other = Itt csak { $resource_onto } cserélhetsz; a többi várhat.
why-exchange-later = Építés előtt nem kell cserélned: ami a mezőhöz kell, azt az építéskor cseréled be.
why-wall-there = Ez a fal már áll.
why-tower-there = { $site_at_cap } már áll torony.
why-no-ship = Ezen a helyen nincs hajó.
why-ship-costs = Ez a hajó { $count } { $commodity_into } kerül, és nincs ennyid.
why-nothing-to-sell = Nincs { $commodity_yours }.
why-must-build = Tudsz építeni, ezért építened kell; házról csak akkor mondhatsz le, ha nincs hová építened.
why-must-place = Ebben a játékban falat és tornyot kötelező építeni.
why-own-turn = Ez a saját köröd; a cserére még szükséged lehet benne.

## Beállítások

option-edition = Kiadás
    .help = A második kiadásban azok a szuperházak, amelyeknek már nincs hely, rendes házak lesznek, és a robotok másképp választanak az egyformán jó hajók és a tartalék toronymezők közül, mint az elsőben.
option-edition-second = Második kiadás
option-edition-first = Első kiadás
option-wall_ends = A leghosszabb falszakasz végei
    .help = Melyik házad és tornyod számít a leghosszabb falszakaszban: csak az, amelyik két fala között áll, vagy a két végén álló is. Ez a mi döntésünk: a szabálykönyv kétféleképpen olvasható.
option-wall_ends-inside = Csak a falak között
option-wall_ends-ends = A végein is
option-may_decline = A fal és a torony nem kötelező
    .help = A Kőművesnél és az Építésznél le is mondhatsz az építésről; kikapcsolva mindig építened kell, ha tudsz. Ez a mi döntésünk: a szabálykönyv erről nem beszél.
option-solo_top_card = Egyedül, nehezebb: nem választasz bónuszkártyát
    .help = A Fejedelem palotájánál a pakli felső kártyáját kapod, nem választhatsz kettőből.
option-solo_best_of_pair = Egyedül, könnyebb: a robotoknak két kártyából egy számít
    .help = A robotok a Fejedelem palotájánál elvett minden két kártyából csak a jobbikért kapnak pontot.
option-solo_first = Egyedül, könnyebb: te kezdesz
    .help = Minden fordulóban a robotok előtt építesz.

## Pontok

category-walls = Megépített falak
category-fish = Halkereskedő
category-ships = Hajók
category-sales = Eladás a Rakpartnál
category-section = Leghosszabb falszakasz
category-cathedral = Katedrális
category-cards = Bónuszkártyák

## Scene

status-choose = Az első forduló előtt
status-round = Forduló: { $round }/{ $rounds }
status-own = a te köröd
status-turn = { $player } köre
status-over = Vége a játéknak
result-win = { $player } győz: { n-points }.
result-shared = { $players } közösen győz: fejenként { n-points }.
result-lost = { $player } nem győz: az egyik robotnak is van legalább ennyi pontja ({ n-points }).
help-over = Egyenlő pontszámnál a raktárban lévő árucikkek értéke dönt.
help-over-solo = Csak akkor győzöl, ha mindkét robotnál több pontod van.

question-choose = Melyik bónuszkártyát tartod meg?
    .other = { $player } megtart egyet három bónuszkártyából.
    .help = A játék végén ad pontot. A másik kettő visszakerül a pakliba.
question-begin = A robotok kezdenek. Indulhat?
    .other = { $player } elindítja a robotokat.
    .help = Minden fordulóban mindkét robot előtted épít.
question-build = Hová építesz?
    .other = { $player } házat épít.
    .help = Minden ottani házadhoz, az újhoz is: 1 :wood: (vidék) vagy 1 :stone: (város).
question-stuck = Sehová sem építhetsz. Mit teszel?
    .help = Talán egy halcsere megnyit egy mezőt; különben le kell mondanod egy házról.
question-order = Melyik hexa következik?
    .other = { $player } kiválasztja, melyik hexa következik.
    .help = Egy hexát végig kell játszani a következő előtt; az új házad kezdi.
question-exchange = Cserélsz halat, mielőtt a házad { $commodity_acc } termel?
    .other = { $player } halat cserélhet.
    .help = { $rate } :fish: → 1 { $resource }. Az itt még hátralévő házaid eggyel többet termelnek ({ $icon }).
question-wall = Hová építesz falat?
    .other = { $player } falat épít.
    .help = A falért 1 :star:, és még 1 minden házadért és tornyodért a két végén.
question-tower = Hová teszel tornyot?
    .other = { $player } tornyot épít.
    .help = Háznak számít. Az a mező, ahol csak mások állnak, megszakítja a szakaszodat.
question-buy = Melyik hajót veszed meg?
    .other = { $player } hajót vehet.
    .help = { $next ->
        [none] A tőle jobbra álló hajók balra csúsznak; több hajó nem jön.
       *[some] A tőle jobbra állók balra csúsznak; a következő emeli az árat: { $commodity } +{ $steps }.
    }
question-sell = Mit adsz el?
    .other = { $player } árucikket adhat el.
    .help = Egy árucikket adhatsz el a mostani árán. Az ár nem változik.
question-keep = Melyik bónuszkártyát tartod meg?
    .other = { $player } megtart egyet két bónuszkártyából.
    .help = A másik a pakli aljára kerül.
help-acting = { $active } { $site_at } épített. Most aktiválódik: { $hex }.
help-pending = { $active } { $site_at } épített. Még hátravan: { $hexes }.
help-reply = { $active } ennél a hexánál épített, így a te házad is aktiválódik.

area-board = Ragusa
area-prices = Árak
area-port = Hajók a kikötőben
area-ring = Városfal
note-ships = még { $count } · a következő { $commodity } +{ $steps }
note-no-ships = több nem jön
note-ring = { $most } falból { $count } áll
note-lost = { $count } házról lemondott.

label-lands = Erőforrások
label-stock = Raktár
label-to-build = Építhető
label-cards = Bónuszkártyák
label-ships = Hajók
label-first-player = Kezdőjátékos
label-to-move = Ő következik
label-land = { $land }: { $resource }
label-tower-site = Toronyhely: { $site }
label-edge = { $wall_at_cap } még nincs fal
label-wall = Fal { $wall_at }
label-house = Ház ({ $owner })
label-superhouse = Szuperház: annak a javára aktiválódik, akinek a köre van
label-reserved = A Patríciusnak fenntartva
label-reserved-for = A Patríciusnak fenntartva ({ $owner })
label-tower = Torony ({ $owner })
label-price = { $commodity_the_cap } ára: { $count } ({ $step }. mező a { $most } közül)
label-ship = { $slot }. hely: { $good_acc } szállító hajó, { n-points }. Költsége: { $price }; utána { $commodity_the } ára 1 mezőt esik
label-berth = { $slot }. hely: nincs hajó
label-own-ship = Egy { $good_acc } szállító hajó: { n-points }
label-section = { $count ->
    [0] { $owner }: nincs falszakasza
   *[other] { $owner }: a leghosszabb szakasza { $count } fal, { n-points }
}
label-section-short = max. { $count }, { $points } :star:
label-section-none = nincs
label-pass-build = Mondj le egy házról
label-pass-exchange = Nincs csere
label-pass-wall = Ne építs falat
label-pass-tower = Ne építs tornyot
label-pass-buy = Ne vegyél semmit
label-pass-sell = Ne adj el semmit
label-legend = A számok szabad mezők; B a kék háza, B^R ház a piros tornyával, ^R csak torony, S szuperház, # a Patríciusé; ║ ╱ ╲ falak, · a város szabad élei.

gain-needs = Kell: { $what }
gain-any-good = :wine:/:oil:/:silver:
gain-exchanged = Csere: { $what }
gain-cathedral = a végén eggyel több készlet számít
gain-buy = { $count ->
    [one] vehetsz egy hajót, legfeljebb { $points } :star:
   *[other] vehetsz { $count } hajót, egyenként legfeljebb { $points } :star:
}
gain-no-ship = egyik hajóra sem telik
gain-sell = { $count } eladás: { $points } :star:
gain-nothing-to-sell = nincs mit eladni
gain-no-wall = már minden fal áll
gain-no-tower = nincs több torony vagy hely
gain-section = a szakaszod itt: { $count } fal
gain-tower-own = a házaddal együtt kétszer számít
gain-tower-other = egy ház mellett ({ $owner }): a mező már nem szakítja meg a szakaszodat
gain-tower-nobody = a mező már nem szakítja meg a szakaszodat
gain-tower-empty = megszakítja a többiek szakaszát
gain-price = { $commodity } { $before } → { $after } ({ $steps })
gain-card = jelenleg { $points } :star:

icon-card = bónuszkártya
icon-superhouse = szuperház
icon-coin = eladás

rules-change-2 = A 2. változattól az egyszemélyes játékban a robot, ha tornyával egyik falszakaszát sem tudja meghosszabbítani, a leghosszabb szakaszába teszi.

## A cél, és ami most fontos: egy „Most:” kezdetű mondat folytatása

goal = A legtöbb pont nyer { $rounds } forduló után.
goal-solo = Szerezz mindkét robotnál több pontot { $rounds } forduló alatt.
now-choose = a bónuszkártya a végén ad pontot: olyat válassz, amelyhez építesz
now-last = már csak egy házat építhetsz
now-ship = meg tudod venni a { $good_acc } szállító hajót ({ n-points }): építs a Piacnál
now-wood = vidéken fa kell az építéshez: keress erdőt
now-stone = a városban kő kell az építéshez: keress kőfejtőt
now-sell = a Rakpartnál { n-points } jár, ha eladsz 1 { $commodity_acc }
now-price = { $ships ->
    [0] { $commodity_the } a legdrágább: { $price }
   *[other] { $commodity_the } ára { $price }, és { $ships } hajóért fizetnek vele
}
