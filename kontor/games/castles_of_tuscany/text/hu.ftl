# The Castles of Tuscany magyarul. A játéknak nincs magyar címe; a kirakott lapkák neve „kínálat”.
# Lapkák és a hatszög: .acc tárgyeset. A színek a lapkák fajtájáról kapják a nevüket, ahogy a mezők, a kártyák és az ikonok is: .card
# egy kártya, .cards számmal, .space egy mező, .space_for „vármezőért”, .tile egy lapka, .tile_of „várlapkáját”, .tiles számmal,
# tárgyesetben.
# A fizetség részei: .ins -val/-vel, .yours a tiédként, .twice_ins és .twice_yours kettő belőle, .id a megkülönböztetéshez.
# Jutalmak: .yield a hozamkártya, amely hozza; számmal, ha más esemény nem mondja meg. A mezők neve: naming.py. A játékosok neve sem ragozódik.

game-name = The Castles of Tuscany
game-line = Rakd ki a birtokodat, gyűjts kártyákat, és építsd be régióról régióra várakkal, városokkal, falvakkal; ami korán elkészül, háromszor számít.

## Lapkák

thing-castle = vár
    .acc = várat
thing-town = város
    .acc = várost
thing-inn = fogadó
    .acc = fogadót
thing-grapes = gazdaság (szőlő)
    .acc = gazdaságot (szőlő)
thing-olives = gazdaság (olajbogyó)
    .acc = gazdaságot (olajbogyó)
thing-grain = gazdaság (gabona)
    .acc = gazdaságot (gabona)
thing-livestock = gazdaság (jószág)
    .acc = gazdaságot (jószág)
thing-grapes-olives = gazdaság (szőlő és olajbogyó)
    .acc = gazdaságot (szőlő és olajbogyó)
thing-grapes-grain = gazdaság (szőlő és gabona)
    .acc = gazdaságot (szőlő és gabona)
thing-grapes-livestock = gazdaság (szőlő és jószág)
    .acc = gazdaságot (szőlő és jószág)
thing-olives-grain = gazdaság (olajbogyó és gabona)
    .acc = gazdaságot (olajbogyó és gabona)
thing-olives-livestock = gazdaság (olajbogyó és jószág)
    .acc = gazdaságot (olajbogyó és jószág)
thing-grain-livestock = gazdaság (gabona és jószág)
    .acc = gazdaságot (gabona és jószág)
thing-quarry = kőfejtő
    .acc = kőfejtőt
thing-village = falu
    .acc = falut
thing-monastery = kolostor
    .acc = kolostort
thing-cart = szekér
    .acc = szekeret
thing-hexagon = hatszög
    .acc = hatszöget

## Fajták, kártyák, fizetség

colour-castle = vár
    .card = várkártya
    .cards = { $count } várkártya
    .space = vármező
    .space_for = vármezőért
    .tile = várlapka
    .tile_of = várlapkáját
    .tiles = { $count } várlapkát
colour-town = város
    .card = városkártya
    .cards = { $count } városkártya
    .space = városmező
    .space_for = városmezőért
    .tile = városlapka
    .tile_of = városlapkáját
    .tiles = { $count } városlapkát
colour-inn = fogadó
    .card = fogadókártya
    .cards = { $count } fogadókártya
    .space = fogadómező
    .space_for = fogadómezőért
    .tile = fogadólapka
    .tile_of = fogadólapkáját
    .tiles = { $count } fogadólapkát
colour-agriculture = gazdaság
    .card = gazdaságkártya
    .cards = { $count } gazdaságkártya
    .space = gazdaságmező
    .space_for = gazdaságmezőért
    .tile = gazdaságlapka
    .tile_of = gazdaságlapkáját
    .tiles = { $count } gazdaságlapkát
colour-quarry = kőfejtő
    .card = kőfejtőkártya
    .cards = { $count } kőfejtőkártya
    .space = kőfejtőmező
    .space_for = kőfejtőmezőért
    .tile = kőfejtőlapka
    .tile_of = kőfejtőlapkáját
    .tiles = { $count } kőfejtőlapkát
colour-village = falu
    .card = falukártya
    .cards = { $count } falukártya
    .space = falumező
    .space_for = falumezőért
    .tile = falulapka
    .tile_of = falulapkáját
    .tiles = { $count } falulapkát
colour-monastery = kolostor
    .card = kolostorkártya
    .cards = { $count } kolostorkártya
    .space = kolostormező
    .space_for = kolostormezőért
    .tile = kolostorlapka
    .tile_of = kolostorlapkáját
    .tiles = { $count } kolostorlapkát
colour-cart = szekér
    .card = szekérkártya
    .cards = { $count } szekérkártya
    .space = szekérmező
    .space_for = szekérmezőért
    .tile = szekérlapka
    .tile_of = szekérlapkáját
    .tiles = { $count } szekérlapkát

unit-card = 1 megfelelő kártya
    .ins = 1 megfelelő kártyával
    .yours = megfelelő kártyád
    .twice_ins = 2 megfelelő kártyával
    .twice_yours = 2 megfelelő kártyád
    .id = card
unit-castle = 2 várkártya
    .ins = 2 várkártyával
    .yours = 2 várkártyád
    .twice_ins = 4 várkártyával
    .twice_yours = 4 várkártyád
    .id = castle
unit-town = 2 városkártya
    .ins = 2 városkártyával
    .yours = 2 városkártyád
    .twice_ins = 4 városkártyával
    .twice_yours = 4 városkártyád
    .id = town
unit-inn = 2 fogadókártya
    .ins = 2 fogadókártyával
    .yours = 2 fogadókártyád
    .twice_ins = 4 fogadókártyával
    .twice_yours = 4 fogadókártyád
    .id = inn
unit-agriculture = 2 gazdaságkártya
    .ins = 2 gazdaságkártyával
    .yours = 2 gazdaságkártyád
    .twice_ins = 4 gazdaságkártyával
    .twice_yours = 4 gazdaságkártyád
    .id = agriculture
unit-quarry = 2 kőfejtőkártya
    .ins = 2 kőfejtőkártyával
    .yours = 2 kőfejtőkártyád
    .twice_ins = 4 kőfejtőkártyával
    .twice_yours = 4 kőfejtőkártyád
    .id = quarry
unit-village = 2 falukártya
    .ins = 2 falukártyával
    .yours = 2 falukártyád
    .twice_ins = 4 falukártyával
    .twice_yours = 4 falukártyád
    .id = village
unit-monastery = 2 kolostorkártya
    .ins = 2 kolostorkártyával
    .yours = 2 kolostorkártyád
    .twice_ins = 4 kolostorkártyával
    .twice_yours = 4 kolostorkártyád
    .id = monastery
unit-cart = 2 szekérkártya
    .ins = 2 szekérkártyával
    .yours = 2 szekérkártyád
    .twice_ins = 4 szekérkártyával
    .twice_yours = 4 szekérkártyád
    .id = cart
unit-worker = 1 munkás
    .ins = 1 munkással
    .yours = munkásod
    .twice_ins = 2 munkással
    .twice_yours = 2 munkásod
    .id = worker

## Hol van egy mező: a birtok melyik harmadában, és ott hol; .in: hová kerül a lapka

third-left = bal harmad
    .brief = Balra
    .in = a bal harmadba
third-middle = középső harmad
    .brief = Középre
    .in = a középső harmadba
third-right = jobb harmad
    .brief = Jobbra
    .in = a jobb harmadba
spot-upper-left = balra fent
spot-middle-left = balra középen
spot-lower-left = balra lent
spot-top = legfelül
spot-upper-middle = középen feljebb
spot-lower-middle = középen lejjebb
spot-bottom = legalul
spot-upper-right = jobbra fent
spot-middle-right = jobbra középen
spot-lower-right = jobbra lent

turning-upright = elforgatás nélkül
    .brief = egyenes
turning-turned = elforgatva
    .brief = fordítva
shift-up = feljebb
    .arrow = ↑
shift-down = lejjebb
    .arrow = ↓

bonus-card = +1 régiókártya
    .brief = Kártya
bonus-storage = +1 raktárhely
    .brief = Raktár
bonus-marble = +1 márvány
    .brief = Márvány
bonus-worker = +1 munkás
    .brief = Munkás
bonus-yield = +1 hozamkártya
    .brief = Hozam

reward-red = piros pont
    .yield = hozamkártya (+{ $count } piros pont)
reward-green = zöld pont
    .yield = hozamkártya (+{ $count } zöld pont)
reward-cards = régiókártya
    .yield = hozamkártya
reward-workers = munkás
    .yield = hozamkártya (+{ $count } munkás)
reward-marble = márvány
    .yield = hozamkártya (+{ $count } márvány)
reward-hexagons = hatszög
    .yield = hozamkártya

## Ikonok

icon-castle = vár
icon-town = város
icon-inn = fogadó
icon-agriculture = gazdaság
icon-quarry = kőfejtő
icon-village = falu
icon-monastery = kolostor
icon-cart = szekér
icon-agri-grapes = szőlő
icon-agri-olives = olajbogyó
icon-agri-grain = gabona
icon-agri-livestock = jószág
icon-hexagon = hatszög
icon-marble = márvány
icon-worker = munkás
icon-card = kártya
icon-region-card = régiókártya
icon-yield-card = hozamkártya
icon-storage = raktárhely
icon-bonus-plus-card = +1 régiókártya
icon-bonus-plus-storage = +1 raktárhely
icon-bonus-plus-marble = +1 márvány
icon-bonus-plus-worker = +1 munkás
icon-bonus-plus-yield = +1 hozamkártya

## Lehetőségek

choice-begin = { $letter ->
    [A] Tedd balra az A táblát, { $turning }
   *[other] Tedd balra a { $letter } táblát, { $turning }
}
    .brief = { $sign }{ $turning_brief }
choice-join = { $letter ->
    [A] Illeszd jobbra az A táblát, { $turning }, fél mezővel { $shift }
   *[other] Illeszd jobbra a { $letter } táblát, { $turning }, fél mezővel { $shift }
}
    .brief = { $sign }{ $turning_brief } { $shift_arrow }
choice-castle = Tedd a kezdővárat erre a vármezőre: { $space }
    .brief = { $what }
choice-bonus = Vedd el ezt a bónuszlapkát: „{ $bonus }”
    .brief = { $bonus_brief }
choice-draw = { $count ->
    [0] Ne húzz kártyát
   *[other] Húzz { $count } kártyát
}
choice-take = Vegyél el egy { $face_acc }
    .brief = Elveszed: { $what }
choice-exchange = Cseréld ki a kínálat összes { $colour_tile_of }
    .brief = Csere: { $colour }
choice-place = Tegyél { $thing_acc } { $space_at }
    .brief = { $sign } { $space_cap }
choice-pay = { $unit_id ->
    [card] { $other_id ->
        [card] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [castle] { $other_id ->
        [castle] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [town] { $other_id ->
        [town] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [inn] { $other_id ->
        [inn] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [agriculture] { $other_id ->
        [agriculture] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [quarry] { $other_id ->
        [quarry] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [village] { $other_id ->
        [village] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [monastery] { $other_id ->
        [monastery] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
    [cart] { $other_id ->
        [cart] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
   *[worker] { $other_id ->
        [worker] Fizess { $unit_twice_ins }
       *[other] Fizess { $unit_ins } és { $other_ins }
    }
}
choice-discard = Dobj el egy { $thing_acc }
    .brief = Eldobod: { $what }
choice-put = Tedd { $space_at }
    .brief = { $space_cap }
choice-marble = Adj vissza egy márványt egy további akcióért
    .brief = További akció: −1 :marble:
choice-decline = Ne vegyél el semmit
choice-done = Fejezd be a körödet
## Meghozott döntések, ha esemény nem szól róluk

decided-begin = { $letter ->
    [A] { $player } balra teszi az A táblát, { $turning }
   *[other] { $player } balra teszi a { $letter } táblát, { $turning }
}
    .you = { $letter ->
        [A] Balra teszed az A táblát, { $turning }
       *[other] Balra teszed a { $letter } táblát, { $turning }
    }
decided-begin-hidden = { $player } leteszi a birtoka első tábláját
decided-join = { $letter ->
    [A] { $player } jobbra illeszti az A táblát, { $turning }, fél mezővel { $shift }
   *[other] { $player } jobbra illeszti a { $letter } táblát, { $turning }, fél mezővel { $shift }
}
    .you = { $letter ->
        [A] Jobbra illeszted az A táblát, { $turning }, fél mezővel { $shift }
       *[other] Jobbra illeszted a { $letter } táblát, { $turning }, fél mezővel { $shift }
    }
decided-join-hidden = { $player } egy táblát illeszt a birtokához
decided-castle = { $player } { $space_at } teszi a kezdővárat
    .you = A kezdővárat ide teszed: { $space }
decided-castle-hidden = { $player } a helyére teszi a kezdővárat
decided-bonus = { $player } bónuszlapkát vesz el („{ $bonus }”)
    .you = Bónuszlapkát veszel el („{ $bonus }”)
decided-draw = { $count ->
    [0] { $player } nem húz kártyát
   *[other] { $player } { $count } kártyát húz
}
    .you = { $count ->
        [0] Nem húzol kártyát
       *[other] { $count } kártyát húzol
    }
decided-take = { $player } elvesz egy { $face_acc }
    .you = Elveszel egy { $face_acc }
decided-exchange = { $player } kicseréli a kínálat összes { $colour_tile_of }
    .you = Kicseréled a kínálat összes { $colour_tile_of }
decided-place = { $player } { $space_at } szán egy { $thing_acc }
    .you = Ide szánsz egy { $thing_acc }: { $space }
decided-pay = { $player } fizet a mezőért
    .you = Fizetsz a mezőért
decided-discard = { $player } eldob egy { $thing_acc }
    .you = Eldobsz egy { $thing_acc }
decided-put = { $player } { $space_at } teszi a lapkát
    .you = A lapkát ide teszed: { $space }
decided-marble = { $player } visszaad egy márványt egy további akcióért
    .you = Visszaadsz egy márványt egy további akcióért
decided-decline = { $player } nem vesz el semmit
    .you = Nem veszel el semmit
decided-done = { $player } befejezi a körét
    .you = Befejezed a körödet

## Események

event-built = Minden birtok elkészült, és látható
event-bonus = { $player } bónuszlapkát vesz el („{ $bonus }”)
    .you = Bónuszlapkát veszel el („{ $bonus }”)
event-storage-points = +{ $count } zöld pont
event-draw = { $count ->
    [0] { $player } nem húz kártyát
   *[other] { $player } { $count } kártyát húz
}
    .you = { $count ->
        [0] Nem húzol kártyát
       *[other] { $count } kártyát húzol
    }
event-cards = { $count ->
    [0] nincs több húzható kártya
   *[other] +{ $count } kártya
}
event-see-1 = { $first }
event-see-1-hidden = lefordítva
event-see-2 = { $first }, { $second }
event-see-2-hidden = lefordítva
event-see-3 = { $first }, { $second }, { $third }
event-see-3-hidden = lefordítva
event-take = { $player } elvesz egy { $face_acc }
    .you = Elveszel egy { $face_acc }
event-throw = { "" }
event-refill = a saját halmából egy { $face } kerül a kínálatba
    .you = a saját halmodból egy { $face } kerül a kínálatba
event-neutral = egy semleges { $face } kerül a kínálatba
event-exchange = { $player } kicserél { $colour_tiles } a kínálatban
    .you = Kicserélsz { $colour_tiles } a kínálatban
event-five = { $count } { $colour_tile } kicserélődik a kínálatban
event-place = { $player } { $thing_acc } tesz { $space_at }
    .you = { $thing_acc } teszel { $space_at }
event-pay-cards = −{ $colour_cards }
event-pay-workers = −{ $count } munkás
event-free = { $player } a várral elvesz egy { $face_acc }
    .you = A várral elveszel egy { $face_acc }
event-region = { $spaces ->
    [1] +{ $count } zöld pont az { $spaces } mezős régióért
   *[other] +{ $count } zöld pont a { $spaces } mezős régióért
}
event-colour = +{ $count } zöld pont az összes { $colour_space_for }
event-crops = { $count ->
    [one] +{ $count } zöld pont az új terményért
   *[other] +{ $count } zöld pont az új terményekért
}
event-marble = +{ $count } márvány
event-workers = +{ $count } munkás
event-hexagon = +1 hatszög
event-overflow = +{ $count } piros pont a hatszögért, amely nem fért el
event-yield = { $reward_yield }
event-extra = { $player } visszaad egy márványt egy további akcióért
    .you = Visszaadsz egy márványt egy további akcióért
event-decline = { $player } nem vesz el semmit
    .you = Nem veszel el semmit
event-emptied = { $stack ->
    [1] { $player } kiürítette az { $stack }. halmát
   *[other] { $player } kiürítette a { $stack }. halmát
}
    .you = { $stack ->
        [1] Kiürítetted az { $stack }. halmodat
       *[other] Kiürítetted a { $stack }. halmodat
    }
event-display-empty = A kínálat üres, és nincs miből feltölteni; a szakasz ezzel a fordulóval véget ér
event-last-round = Jön az utolsó forduló
event-scoring = Értékelés: { $phase }. szakasz
event-scored = { $player } { $count } piros pontot kap a zöldekért
    .you = { $count } piros pontot kapsz a zöldekért
event-final = { $player } { $count } piros pontot kap a kártyáiért, a raktáráért, a márványáért és a munkásaiért
    .you = { $count } piros pontot kapsz a kártyáidért, a raktáradért, a márványodért és a munkásaidért
event-over = Vége a játéknak

## Miért nem

why-begun = A birtokod első tábláját már letetted.
why-begin-first = Előbb tedd le a birtokod első tábláját.
why-three-laid = A birtokod mindhárom tábláját letetted már.
why-estates-built = Már minden birtok elkészült.
why-castle-before-tiles = Előbb rakd le a birtokod három tábláját, utána jön a kezdővár.
why-castle-stands = A kezdővárad már áll.
why-bonus-before-estates = Bónuszlapkát akkor választotok, amikor már minden birtok elkészült.
why-bonus-without-town = Bónuszlapkát csak közvetlenül egy város lerakása után vehetsz el.
why-marble-none = Nincs márványod.
why-marble-used = Ebben a körben már adtál vissza márványt.
why-not-now-marble = Márványt csak az akciód után adhatsz vissza.
why-action-done = Az akciódat már végrehajtottad; egy továbbiért vissza kell adnod egy márványt.
why-not-now-draw = Kártyát húzni akció; a saját körödben választhatod, amikor nincs más eldöntendő.
why-not-now-take = Lapkát elvenni akció; a saját körödben választhatod, amikor nincs más eldöntendő.
why-not-now-exchange = A kínálat lapkáit csak akkor cserélheted ki, ha lapkát veszel el, és egyik sem illik a birtokodba.
why-not-now-place = Lapkát lerakni akció; a saját körödben választhatod, amikor nincs más eldöntendő.
why-not-now-pay = Most nincs miért fizetni.
why-not-now-discard = Csak akkor dobsz el valamit, ha lapkát veszel el, és tele van a raktárad.
why-not-now-put = Így csak a várral elvett lapka kerül a birtokra.
why-not-now-decline = Most nincs miről lemondani.
why-not-now-done = A kör az akciód után magától véget ér; most mást kell eldönteni.
why-laid = { $letter ->
    [A] Az A tábla már a birtokodban van.
   *[other] A { $letter } tábla már a birtokodban van.
}
why-large-region = Ettől három mezőnél nagyobb régió keletkezne.
why-castle-space = { $space_cap }: ez nem vármező.
why-bonus-gone = Nincs több ilyen bónuszlapka: „{ $bonus }”.
why-draw-none = Nincs több húzható kártya.
why-draw-fewest = Legalább { $count } kártyát kell húznod.
why-draw-most = Legfeljebb { $count } kártyát húzhatsz.
why-not-displayed = Nincs { $face } a kínálatban.
why-exchange-first = A kínálat egyik lapkája sem illik a birtokodba; előbb cserélj ki egy fajtát.
why-must-fit = A birtokodban most nincs hely ennek a lapkának: { $face }.
why-exchange-fits = A kínálatban van olyan lapka, amely a birtokodba illik, ezért nincs csere.
why-colour-not-displayed = Nincs { $colour_tile } a kínálatban.
why-exchange-full = A birtokodban nincs több üres mező.
why-exchange-useless = A maradék semleges lapkák közül egyik sem illene a birtokodba.
why-not-stored = Nincs { $thing } a raktáradban.
why-space-covered = { $space_cap }: ez a mező már foglalt.
why-space-apart = { $space_cap }: e mező mellett nincs foglalt mező.
why-space-colour = { $space_cap }: ez { $colour_space }, { $thing } nem való oda.
why-cannot-pay = Nem tudsz fizetni ezért a mezőért. Ezek közül kettő kell hozzá: egy { $colour_card }, két egyforma kártya egy másik fajtából, egy munkás.
why-pay-own-pair = Ezen a mezőn minden { $colour_card } magában is számít; pár csak más fajtából lehet.
why-pay-twice = Nincs { $unit_twice_yours }.
why-pay-lacks = Nincs { $unit_yours }.
why-pay-order = A fizetség két részét fordított sorrendben add meg.

## Beállítások

option-edition = Kiadás
    .help = Javított: egy akcióval 3 kártyát húzol, a végén 5 kézben maradt kártya ér 1 pontot. Első: 2 kártyát húzol, 3 kártya ér 1 pontot, és egyenlőségnél a kevesebb zöld pont, aztán a kevesebb kártya dönt.
option-edition-revised = javított
option-edition-first = első
option-take = Elvehető lapkák
    .help = A kínálat bármelyik lapkája, vagy csak olyan, amelyet most le lehetne rakni a birtokra. Ez a mi döntésünk: a szabálykönyv bármelyiket megengedi.
option-take-any = bármelyik lapka
option-take-placeable = csak amelyik illik
option-castle_refill = A kínálat a vár után
    .help = A kínálat a várral elvett lapka lerakása előtt vagy után töltődik fel. Ez a mi döntésünk: a szabálykönyv nem mondja meg.
option-castle_refill-before = lerakás előtt töltődik fel
option-castle_refill-after = lerakás után töltődik fel
option-start_castle_scores = A kezdővár pontot ad
    .help = Az a kezdővár, amely egymaga alkot régiót, 1 zöld pontot ad. Általában nem: a szabálykönyv csak annyit mond, hogy nincs hatása.

## Pontok

category-phase-1 = Első értékelés
category-phase-2 = Második értékelés
category-phase-3 = Harmadik értékelés
category-yields = Hozamkártyák
category-overflow = El nem férő hatszögek
category-hand = Kézben maradt kártyák
category-storage = Raktár
category-marble = Márvány
category-workers = Munkások

## Scene

icon-green = zöld pont
icon-stack = lapka
icon-space = üres mező

short-castle = vár
short-town = vrs
short-inn = fog
short-agriculture = gaz
short-quarry = kőf
short-village = fal
short-monastery = kol
short-cart = sze

status-building = Készülnek a birtokok
status-set-up = Az első bónuszlapkák
status-phase = { $phase }. szakasz a 3-ból · még { $left } lapka
status-ending = { $phase }. szakasz a 3-ból · záró forduló
status-last-but-one = 3. szakasz · még egy forduló
status-last-round = 3. szakasz · az utolsó forduló
status-over = Vége a játéknak
result-win = { $player } győz: { $points } pont.
result-shared = { $players } közösen győz: fejenként { $points } pont.
help-tie = Azonos pontszám: a döntetlen { $player } javára dőlt el.
help-tie-spaces = Azonos pontszám: { $player } birtokán több az üres mező ({ $count }).

area-own = A birtokod
area-estate = { $player } birtoka
area-display = Kínálat

label-goods = Készlet
label-cards = Kártyák
label-supply = Húzható
label-first-player = Kezdőjátékos
label-to-move = Ő következik
label-legend = Mezők oszlop és sor szerint; kisbetű: üres, NAGYBETŰ: foglalt, * hatszög, zöld: most választható.
label-storage = Raktár
label-at-best = max. { $points } :green:
label-store-empty = { $number }. raktárhely, üres
label-held = Most elvett
label-stacks = Halmok
label-stack = { $number }. halom: { $count } lapka
label-start-castle = kezdővár
label-dealt = { $letter } tábla, még nincs letéve: { $colour }
label-building = épül
label-left = { $count } üres
label-display-empty = Üres hely a kínálatban
label-colours = Ha betelik egy fajta
label-colour-bonus = { $then ->
    [0] Az összes { $colour_space }: { $points } zöld a következő játékosnak, utána semmi
   *[other] Az összes { $colour_space }: { $points } zöld az első játékosnak, utána { $then } a másodiknak
}
label-colour-gone = Az összes { $colour_space }: már nem ér pontot
label-bonuses = Bónuszlapkák
label-bonus = { $bonus }: { $count } maradt
label-bonus-tiles = Bónuszlapkák
label-deck = { $count } húzható régiókártya, { $discarded } eldobva
label-neutral = { $count } semleges lapka ({ $names }); { $returned } félretéve
label-yields = { $count } hozamkártya: { $names }
label-green = { $count } zöld pont: minden értékeléskor újra számít
label-region-cards = { $count } kártya kézben
label-pay = Fizess:
label-workers = { $count } munkás
label-marble = { $count } márvány
label-stacked = { $count } lapka a saját halmokban: { $sizes }
label-no-space = Most nincs neki hely: { $thing }.

note-scoring = A következő értékelés után: { $red } pont + { $green } zöld pont = { $sum }

question-begin = Melyik tábla legyen bal szélen?
    .help = A 3 mezős régiók érnek a legtöbbet. Kicsi a különbség.
    .other = { $player } a birtokát rakja ki.
    .told = A birtokok akkor lesznek láthatók, amikor az utolsó is elkészült.
question-join = { $number ->
    [2] Melyik tábla következik?
   *[other] Hogy jön az utolsó tábla?
}
    .help = Az 1, 2 és 3 mezős régiók 1, 3 és 6 zöld pontot érnek.
    .other = { $player } a birtokát rakja ki.
    .told = A birtokok akkor lesznek láthatók, amikor az utolsó is elkészült.
question-castle = Hova teszed a kezdőváradat?
    .help = Az első lapkák mellé kerülnek: több mező körülötte, több választás.
    .other = { $player } a birtokát rakja ki.
    .told = A birtokok akkor lesznek láthatók, amikor az utolsó is elkészült.
question-first-bonus = Melyik bónuszlapka?
    .help = Eggyel kezdesz. Az egész játékban hat.
    .other = { $player } kiválasztja az első bónuszlapkáját.
    .told = Mindenki egy bónuszlapkával kezd.
question-act = { $more ->
    [yes] Mit teszel a második akcióddal?
   *[no] Mit teszel?
}
    .help = { $full ->
        [yes] Húzz kártyát vagy tegyél le lapkát. Tele a raktár: az új lapka egy régit vált fel.
       *[no] Húzz kártyát, vegyél el egy lapkát, vagy tegyél le egyet a raktáradból.
    }
    .other = { $more ->
        [yes] { $player } második akciót választ.
       *[no] { $player } akciót választ.
    }
    .told = Kártyahúzás, lapka elvétele vagy lerakása.
question-store = Mit dobsz el?
    .help = Tele van a raktárad. A raktárba kerül: { $thing }.
    .other = { $player } helyet csinál a raktárában.
    .told = A raktárba kerül: { $thing }.
question-exchange = Melyik fajtát cseréled ki, vagy melyik lapkát veszed el?
    .help = Egy lapka sem illett. Cserélj, amíg valamelyik illik; azt el kell venned.
    .other = { $player } kicseréli a kínálat lapkáit.
    .told = A kínálat egyik lapkája sem illett, ezért egy fajta lapkái kicserélődnek.
question-pay = { $icon } Melyik 2 kártyával fizetsz ({ $colour })?
    .help = Egyet helyettesíthet egy munkás vagy 2 egyforma, más fajta kártya.
    .other = { $player } kiválasztja, hogyan fizet.
    .told = { $icon } { $thing }, { $space }
question-free = Melyik lapkát veszed el a várral?
    .help = Azonnal leteszed, és nem kerül semmibe.
    .other = { $player } a várral lapkát választ a kínálatból.
    .told = Azonnal a birtokra kerül, és nem kerül semmibe.
question-put = Hová kerül: { $thing }?
    .help = A várral vetted el: nem kerül semmibe.
    .other = { $player } leteszi a várral elvett lapkát.
    .told = Lerakandó: { $thing }.
question-bonus = Melyik bónuszlapka?
    .help = A város ad egyet. A játék végéig hat.
    .other = { $player } bónuszlapkát választ.
    .told = A város ad egyet.
question-more = Visszaadsz egy márványt egy további akcióért?
    .help = Körönként egyszer. A végén minden márvány 1 pontot ér.
    .other = { $player } visszaadhat egy márványt egy további akcióért.
    .told = Körönként egyszer.

gain-regions-points = +{ $points } :green:, ha minden régió betelik
gain-regions-best = legfeljebb +{ $points } :green:, ha minden régió betelik
gain-regions = régiók: { $regions }
    .of = { $count } db { $spaces } mezős
gain-beside = mellette: { $icons }
gain-fits = { $count ->
    [0] most nincs neki hely
   *[other] most { $count } hely van neki
}

# Mit tesz egy lapka: annak része, amit egy lehetőség hoz, és mondat a neve után.
does-castle = lerakáskor a kínálatból is lerakhatsz egy lapkát, ingyen
does-town = lerakáskor egy általad választott bónuszlapkát ad
does-inn = lerakáskor hatszöget ad, dzsókert bármelyik lapka helyett
does-agriculture = lerakáskor 1 zöld pontot ad minden terményért, amely új a régióban
does-quarry = lerakáskor { $count } márványt ad; 1 márvány egy további akciót ér
does-village = lerakáskor { $count } munkást ad; egy munkás egy kártyát helyettesít
does-monastery = lerakáskor { $count } kártyát ad
does-cart = lerakáskor { $count } hozamkártyát ad, rajta pont, kártya vagy készlet
does-hexagon = bármelyik fajta mezőjére kerülhet, és úgy hat, mint az ottani lapka

gain-free = azonnal lerakod, ingyen
gain-full = tele a raktár: valamit elveszítesz belőle
gain-out = elveszítesz egy { $thing_acc } a raktáradból
gain-neutral = semleges lapka jön a helyére
gain-ends = { $stack ->
    [1] kiürül az { $stack }. halmod: a szakasz ezzel a fordulóval véget ér
   *[other] kiürül a { $stack }. halmod: a szakasz ezzel a fordulóval véget ér
}
gain-stack = { $stack }. halmod: { $count } marad
gain-exchange = { $count } lapka kicserélődik
gain-discard = kikerül a játékból
gain-discard-hexagon = visszakerül a készletbe
gain-region = régió: { $count } a { $spaces } mezőből, +{ $points } :green:, ha betelik
gain-region-full = +{ $points } :green: betelik a régió ({ $spaces } mező)
gain-colour = +{ $points } :green: az összes { $icon } foglalt
gain-castle = egy lapka a kínálatból, ingyen
gain-town = egy bónuszlapka
gain-crops = { $points ->
    [0] nincs új termény
   *[other] +{ $points } :green: új termény
}
gain-ways = 2 × { $icon }, { $count }-féleképp fizethető
gain-bonus-card = eggyel több kártyát húzhatsz
gain-bonus-storage = eggyel több raktárhely
gain-bonus-marble = a kőfejtők eggyel több márványt adnak
gain-bonus-worker = a falvak eggyel több munkást adnak
gain-bonus-yield = a szekerek eggyel több hozamkártyát adnak
gain-action = 1 további akció
gain-keep = { $count } :marble: marad

rules-change-2 = A 2. változattól a szakasz akkor is véget ér, ha a kínálat üres, és nincs miből feltölteni.

## Kártya a szakasz végén
summary-title = { $phase ->
    [1] Az 1. szakasz vége: értékelés
   *[other] A { $phase }. szakasz vége: értékelés
}
summary-rule = Mindenkinek a zöld pontjai hozzáadódnak a pirosakhoz; a zöld jelzők a helyükön maradnak.
summary-rule-last = A zöld pontok még egyszer hozzáadódnak, és 1 pont jár minden { $cards } kártyáért, raktározott lapkáért, márványért és munkásért.
summary-green = { $count } zöld pont
summary-left = { $count } a maradékért
summary-next = Kezdődik a { $phase }. szakasz. A mostani zöld pontok a végén újra számítanak.
summary-go-on = Jöjjön a { $phase }. szakasz
summary-over = Ez volt a harmadik, utolsó értékelés.
summary-result = Lássuk az eredményt

## A cél, és ami most fontos: egy „Most:” kezdetű mondat folytatása

goal = Három értékelés; amit korán beépítesz, újra számít.
now-build = a 3 mezős régió éri a legtöbbet: 6 zöld pontot
now-castle = az első lapkáid a kezdővár mellé kerülnek
now-bonus = az első bónuszlapka az egész játékban hat
now-last-round = ez az utolsó forduló
now-ending = e forduló után jön a következő értékelés
now-place = ki tudod fizetni: { $thing }
now-cards = ehhez kártya kell: { $thing }
now-take = üres a raktárad: vegyél el egy beillő lapkát
now-left = még { $left } lapka a következő értékelésig
