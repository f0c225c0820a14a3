# Hansa Teutonica magyarul.
# Tulajdonosok: a puszta név vagy „1. játékos”; .the névelővel, .sort különbözteti meg a semleges színt a játékosoktól.
# Bábuk: .acc tárgyeset, .poss_acc más birtokaként tárgyesetben, .yours a tiédként, .n számmal.
# Útvonalak: .az névelővel („az Emden – Stade” + útvonalon). A városnév nem ragozódik: event-complete.in („Halle
# városában”; a Minden szó mást is jelent, ezért „a Minden nevű városban”), .in-cap mondat elején.

game-name = Hansa Teutonica
game-line = Töltsd meg kereskedőiddel a Hanza városai közti útvonalakat, építs irodákat, fejleszd a képességeidet, és szorítsd ki a többieket a jó pillanatban.

## Bábuk, játékosok, színek

kind-trader = kereskedő
    .acc = kereskedőt
    .poss_acc = kereskedőjét
    .yours = kereskedőd
    .yours_acc = kereskedődet
    .n = { $count } kereskedő
kind-merchant = kalmár
    .acc = kalmárt
    .poss_acc = kalmárját
    .yours = kalmárod
    .yours_acc = kalmárodat
    .n = { $count } kalmár

owner-p1 = 1. játékos
    .the = az 1. játékos
    .sort = is-player
owner-p2 = 2. játékos
    .the = a 2. játékos
    .sort = is-player
owner-p3 = 3. játékos
    .the = a 3. játékos
    .sort = is-player
owner-p4 = 4. játékos
    .the = a 4. játékos
    .sort = is-player
owner-p5 = 5. játékos
    .the = az 5. játékos
    .sort = is-player
owner-neutral = semleges
    .the = a semleges szín
    .sort = is-neutral

colour-white = fehér
colour-orange = narancssárga
colour-pink = rózsaszín
colour-black = fekete

source-stock = tartalék
    .from = a tartalékból
source-supply = készlet
    .from = a készletből
source-board = tábla
    .from = a tábláról

ending-not-yet = a játék folytatódik
ending-score = valakinek már 20 pontja van
ending-pile = nincs elég jelző, amelyet húzni lehetne
ending-cities = 10 város betelt

## A játékostábla

track-keys = Kulcs
    .city = Halle
    .text = A játék végén ennyi pontot ér minden iroda a legnagyobb hálózatodban.
track-actions = Akciók
    .city = Göttingen
    .text = Ennyi akciód van minden körben.
track-privilege = Kiváltság
    .city = Stade
    .text = Ilyen színű helyekre építhetsz irodát; a coelleni táblázathoz is ez kell.
track-book = Könyv
    .city = Groningen
    .text = Ennyi saját bábut helyezhetsz át egy akcióval.
track-bags = Erszény
    .city = Lübeck
    .text = Ennyi bábut kapsz a tartalékodból egy bevétel akcióval; a C azt jelenti: mindet.

## Jelzők

marker-extra-office = Extra iroda
    .text = Amikor irodát építesz: tedd a várostól balra, a hely színétől és alakjától függetlenül. A városban már kell lennie irodának.
marker-swap = Irodacsere
    .text = Cserélj fel két szomszédos irodát egy városban. A helyek színe és alakja nem számít.
marker-remove-3 = 3 bábu levétele
    .text = Vegyél le legfeljebb 3 bábut az útvonalakról; a gazdájuk készletébe kerülnek.
marker-plus-3 = +3 akció
    .text = Ebben a körben 3 akcióval többed van.
marker-plus-4 = +4 akció
    .text = Ebben a körben 4 akcióval többed van.
marker-develop = Képesség fejlesztése
    .text = Fejleszd egy tetszőleges képességedet a játékostábládon.

icon-keys = kulcs
icon-actions = akció
icon-privilege = kiváltság
icon-book = könyv
icon-bags = erszény
icon-marker-extra-office = extra iroda
icon-marker-swap = irodacsere
icon-marker-remove-3 = 3 bábu levétele
icon-marker-plus-3 = +3 akció
icon-marker-plus-4 = +4 akció
icon-marker-develop = képesség fejlesztése
icon-trader-cube = kereskedő
icon-merchant-disc = kalmár

## Városok

city-groningen = Groningen
city-emden = Emden
city-stade = Stade
city-hamburg = Hamburg
city-luebeck = Lübeck
city-perleberg = Perleberg
city-lueneburg = Lüneburg
city-kampen = Kampen
city-bremen = Bremen
city-osnabrueck = Osnabrück
city-arnheim = Arnheim
city-muenster = Münster
city-minden = Minden
city-hannover = Hannover
city-hildesheim = Hildesheim
city-brunswiek = Brunswiek
city-stendal = Stendal
city-goslar = Goslar
city-duisburg = Duisburg
city-dortmund = Dortmund
city-paderborn = Paderborn
city-coellen = Coellen
city-warburg = Warburg
city-goettingen = Göttingen
city-quedlinburg = Quedlinburg
city-halle = Halle
city-magdeburg = Magdeburg

## Útvonalak

route-groningen-emden = Groningen – Emden
    .az = a Groningen – Emden
route-emden-stade = Emden – Stade
    .az = az Emden – Stade
route-emden-osnabrueck = Emden – Osnabrück
    .az = az Emden – Osnabrück
route-stade-hamburg = Stade – Hamburg
    .az = a Stade – Hamburg
route-hamburg-luebeck = Hamburg – Lübeck
    .az = a Hamburg – Lübeck
route-hamburg-bremen = Hamburg – Bremen
    .az = a Hamburg – Bremen
route-hamburg-lueneburg = Hamburg – Lüneburg
    .az = a Hamburg – Lüneburg
route-kampen-osnabrueck = Kampen – Osnabrück
    .az = a Kampen – Osnabrück
route-kampen-arnheim = Kampen – Arnheim
    .az = a Kampen – Arnheim
route-osnabrueck-bremen = Osnabrück – Bremen
    .az = az Osnabrück – Bremen
route-bremen-minden = Bremen – Minden
    .az = a Bremen – Minden
route-bremen-hannover = Bremen – Hannover
    .az = a Bremen – Hannover
route-hannover-lueneburg = Hannover – Lüneburg
    .az = a Hannover – Lüneburg
route-lueneburg-perleberg = Lüneburg – Perleberg
    .az = a Lüneburg – Perleberg
route-perleberg-stendal = Perleberg – Stendal
    .az = a Perleberg – Stendal
route-arnheim-muenster = Arnheim – Münster
    .az = az Arnheim – Münster
route-arnheim-duisburg = Arnheim – Duisburg
    .az = az Arnheim – Duisburg
route-muenster-minden = Münster – Minden
    .az = a Münster – Minden
route-minden-hannover = Minden – Hannover
    .az = a Minden – Hannover
route-minden-brunswiek = Minden – Brunswiek
    .az = a Minden – Brunswiek
route-minden-paderborn = Minden – Paderborn
    .az = a Minden – Paderborn
route-brunswiek-stendal = Brunswiek – Stendal
    .az = a Brunswiek – Stendal
route-stendal-magdeburg = Stendal – Magdeburg
    .az = a Stendal – Magdeburg
route-duisburg-dortmund = Duisburg – Dortmund
    .az = a Duisburg – Dortmund
route-dortmund-paderborn = Dortmund – Paderborn
    .az = a Dortmund – Paderborn
route-paderborn-hildesheim = Paderborn – Hildesheim
    .az = a Paderborn – Hildesheim
route-paderborn-warburg = Paderborn – Warburg
    .az = a Paderborn – Warburg
route-hildesheim-goslar = Hildesheim – Goslar
    .az = a Hildesheim – Goslar
route-goslar-magdeburg = Goslar – Magdeburg
    .az = a Goslar – Magdeburg
route-goslar-quedlinburg = Goslar – Quedlinburg
    .az = a Goslar – Quedlinburg
route-coellen-warburg = Coellen – Warburg
    .az = a Coellen – Warburg
route-warburg-goettingen = Warburg – Göttingen
    .az = a Warburg – Göttingen
route-goettingen-quedlinburg = Göttingen – Quedlinburg
    .az = a Göttingen – Quedlinburg
route-quedlinburg-halle = Quedlinburg – Halle
    .az = a Quedlinburg – Halle

## Lehetőségek

choice-income = { $count ->
    [0] Bevétel: csak kereskedők
   *[other] Bevétel { $count } kalmárral
}
    .brief = Bevétel: { $pieces }
choice-place = Tegyél { $kind_acc } { $route_az } útvonalra
    .brief = { $piece } { $route }
choice-displace = { $owner_sort ->
    [is-neutral] Szoríts ki egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] Szorítsd ki { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
}
choice-move = Vegyél fel egy { $kind_acc } { $route_az } útvonalról, hogy áthelyezd
    .brief = Lépés { $piece } { $route }
choice-establish = Létesíts kereskedelmi utat: { $route }
    .brief = Út: { $route }
choice-use = Használd ezt a jelzőt: „{ $marker }”
    .brief = Jelző: „{ $marker }”
choice-with = Tegyél a helyére { $kind_acc }
    .brief = Tegyél oda { $kind_acc }
choice-pay = { $count ->
    [0] Fizess csak kereskedőkkel
   *[other] Fizess { $count } kalmárral
}
    .brief = Fizetség: { $pieces }
choice-settle = Tedd a kiszorított bábut { $route_az } útvonalra
    .brief = { $route }
choice-extra = Tegyél ráadásként { $kind_acc } { $route_az } útvonalra
    .brief = + { $piece } { $route }
choice-lift = Vegyél fel ráadásnak egy { $kind_acc } { $route_az } útvonalról
    .brief = Vedd el { $piece } { $route }
choice-set = Tedd le a bábut { $route_az } útvonalra
    .brief = { $route }
choice-trade = Tedd le a bábut { $route_az } útvonalra, és vedd fel onnan a másikat
    .brief = Csere: { $route }
choice-office = Építs irodát { event-complete.in }
    .brief = Iroda: { $city }
choice-annex = Építs extra irodát { event-complete.in } ({ $kind })
    .brief = Extra: { $piece } { $city }
choice-develop = Fejleszd ezt a képességet: { $track }
choice-coellen = Tegyél kalmárt a coelleni táblázatra ({ $cell } pont)
    .brief = Coelleni táblázat: { $cell } pont
choice-neutral = Építsd fel a semleges irodát { event-complete.in }
    .brief = Iroda: { $city }
choice-swap = Cserélj irodát { event-complete.in }: { $slot }. hely és a jobb szomszédja
    .brief = { $city }: { $slot }. iroda
choice-remove = { $owner_sort ->
    [is-neutral] Vegyél le egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] Vedd le { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
}
choice-mark = Tedd a jelzőt { $route_az } útvonalra
    .brief = { $route }
choice-done = Kész
## Meghozott döntések, ha esemény nem szól róluk

decided-income = { $player } bevételhez jut
    .you = Bevételhez jutsz
decided-place = { $player } { $kind_acc } tesz { $route_az } útvonalra
    .you = { $kind_acc } teszel { $route_az } útvonalra
decided-displace = { $owner_sort ->
    [is-neutral] { $player } úgy dönt, hogy kiszorít egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] { $owner_you ->
        [yes] { $player } úgy dönt, hogy kiszorítja a { $kind_yours_acc } { $route_az } útvonalról
       *[no] { $player } úgy dönt, hogy kiszorítja { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
}
    .you = { $owner_sort ->
        [is-neutral] Úgy döntesz, hogy kiszorítasz egy semleges { $kind_acc } { $route_az } útvonalról
       *[other] Úgy döntesz, hogy kiszorítod { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
decided-move = { $player } felvesz egy { $kind_acc } { $route_az } útvonalról
    .you = Felveszel egy { $kind_acc } { $route_az } útvonalról
decided-establish = { $player } kereskedelmi utat létesít ({ $route })
    .you = Kereskedelmi utat létesítesz ({ $route })
decided-use = { $player } jelzőt használ („{ $marker }”)
    .you = Jelzőt használsz („{ $marker }”)
decided-with = { $player } { $kind_acc } tesz a helyére
    .you = { $kind_acc } teszel a helyére
decided-pay = { $count ->
    [0] { $player } csak kereskedőkkel fizet
   *[other] { $player } { $count } kalmárral fizet
}
    .you = { $count ->
        [0] Csak kereskedőkkel fizetsz
       *[other] { $count } kalmárral fizetsz
    }
decided-pay-details = { $player } rendezi az árat
    .you = Rendezed az árat
decided-settle = { $player } { $route_az } útvonalra teszi a kiszorított bábut
    .you = { $route_az } útvonalra teszed a kiszorított bábut
decided-extra = { $player } ráadásként { $kind_acc } tesz { $route_az } útvonalra
    .you = Ráadásként { $kind_acc } teszel { $route_az } útvonalra
decided-lift = { $player } felvesz ráadásnak egy { $kind_acc } { $route_az } útvonalról
    .you = Felveszel ráadásnak egy { $kind_acc } { $route_az } útvonalról
decided-set = { $player } { $route_az } útvonalra teszi a bábut
    .you = { $route_az } útvonalra teszed a bábut
decided-trade = { $player } { $route_az } útvonalra teszi a bábut, és felveszi onnan a másikat
    .you = { $route_az } útvonalra teszed a bábut, és felveszed onnan a másikat
decided-office = { $player } irodát épít { event-complete.in }
    .you = Irodát építesz { event-complete.in }
decided-annex = { $player } extra irodát épít { event-complete.in } ({ $kind })
    .you = Extra irodát építesz { event-complete.in } ({ $kind })
decided-develop = { $player } fejleszti egy képességét ({ $track })
    .you = Fejleszted egy képességedet ({ $track })
decided-coellen = { $player } kalmárt tesz a coelleni táblázatra ({ $cell } pont)
    .you = Kalmárt teszel a coelleni táblázatra ({ $cell } pont)
decided-neutral = { $player } felépíti a semleges irodát { event-complete.in }
    .you = Felépíted a semleges irodát { event-complete.in }
decided-swap = { $player } irodát cserél { event-complete.in }: { $slot }. hely és a jobb szomszédja
    .you = Irodát cserélsz { event-complete.in }: { $slot }. hely és a jobb szomszédja
decided-remove = { $owner_sort ->
    [is-neutral] { $player } levesz egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] { $owner_you ->
        [yes] { $player } leveszi a { $kind_yours_acc } { $route_az } útvonalról
       *[no] { $player } leveszi { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
}
    .you = { $owner_sort ->
        [is-neutral] Leveszel egy semleges { $kind_acc } { $route_az } útvonalról
       *[other] Leveszed { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
decided-mark = { $player } { $route_az } útvonalra teszi a jelzőt
    .you = { $route_az } útvonalra teszed a jelzőt
decided-done = { $player } ennyiben hagyja
    .you = Ennyiben hagyod

## Események

event-income = { $traders ->
    [0] { $merchants ->
        [0] { $player } semmit sem vesz el a tartalékából
       *[other] { $player } { $merchants } kalmárt vesz el a tartalékából
    }
   *[other] { $merchants ->
        [0] { $player } { $traders } kereskedőt vesz el a tartalékából
       *[other] { $player } { $traders } kereskedőt és { $merchants } kalmárt vesz el a tartalékából
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] Semmit sem veszel el a tartalékodból
           *[other] { $merchants } kalmárt veszel el a tartalékodból
        }
       *[other] { $merchants ->
            [0] { $traders } kereskedőt veszel el a tartalékodból
           *[other] { $traders } kereskedőt és { $merchants } kalmárt veszel el a tartalékodból
        }
    }
event-place = { $player } { $kind_acc } tesz { $route_az } útvonalra
    .you = { $kind_acc } teszel { $route_az } útvonalra
event-displace = { $owner_sort ->
    [is-neutral] { $player } kiszorít egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] { $owner_you ->
        [yes] { $player } kiszorítja a { $kind_yours_acc } { $route_az } útvonalról
       *[no] { $player } kiszorítja { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
}
    .you = { $owner_sort ->
        [is-neutral] Kiszorítasz egy semleges { $kind_acc } { $route_az } útvonalról
       *[other] Kiszorítod { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
event-replace = { $kind_acc } tesz a helyére
    .you = { $kind_acc } teszel a helyére
event-pay = { $traders ->
    [0] { $merchants ->
        [0] nem fizet semmit
       *[other] { $merchants } kalmárt fizet
    }
   *[other] { $merchants ->
        [0] { $traders } kereskedőt fizet
       *[other] { $traders } kereskedőt és { $merchants } kalmárt fizet
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] nem fizetsz semmit
           *[other] { $merchants } kalmárt fizetsz
        }
       *[other] { $merchants ->
            [0] { $traders } kereskedőt fizetsz
           *[other] { $traders } kereskedőt és { $merchants } kalmárt fizetsz
        }
    }
event-settle = { $owner_sort ->
    [is-neutral] { $player } a kiszorított semleges { $kind_acc } { $route_az } útvonalra teszi
   *[other] { $player } a kiszorított { $kind_acc } { $route_az } útvonalra teszi
}
    .you = { $owner_sort ->
        [is-neutral] A kiszorított semleges { $kind_acc } { $route_az } útvonalra teszed
       *[other] A kiszorított { $kind_acc } { $route_az } útvonalra teszed
    }
event-extra = { $owner_sort ->
    [is-neutral] Még egy semleges { $kind } kerül { $route_az } útvonalra
   *[other] { $owner } { $source_from } egy { $kind_acc } tesz { $route_az } útvonalra
}
    .you = { $source_from } egy { $kind_acc } teszel { $route_az } útvonalra
event-move = { $player } áthelyez egy { $kind_acc } ({ $origin } → { $route })
    .you = Áthelyezel egy { $kind_acc } ({ $origin } → { $route })
event-establish = { $player } kereskedelmi utat létesít ({ $route })
    .you = Kereskedelmi utat létesítesz ({ $route })
event-control = { $player } 1 pontot kap ({ $city })
    .you = 1 pontot kapsz ({ $city })
event-win = { $player } megszerzi ezt a jelzőt: „{ $marker }”
    .you = Megszerzed ezt a jelzőt: „{ $marker }”
event-office = { $player } irodát épít { event-complete.in } ({ $kind })
    .you = Irodát építesz { event-complete.in } ({ $kind })
event-annex = { $player } extra irodát épít { event-complete.in } ({ $kind })
    .you = Extra irodát építesz { event-complete.in } ({ $kind })
event-coin = +{ $count } pont az érméért
event-complete = { $city ->
    [Minden] A Minden nevű város betelt (betelt városok: { $count })
   *[other] { $city } városa betelt (betelt városok: { $count })
}
    .in = { $city ->
        [Minden] a Minden nevű városban
       *[other] { $city } városában
    }
    .in-cap = { $city ->
        [Minden] A Minden nevű városban
       *[other] { $city } városában
    }
event-link = { $count ->
    [0] { $player } összeköti Arnheim és Stendal városát, de pontot már nem kap érte
   *[other] { $player } összeköti Arnheim és Stendal városát (+{ $count } pont)
}
    .you = { $count ->
        [0] Összekötöd Arnheim és Stendal városát, de pontot már nem kapsz érte
       *[other] Összekötöd Arnheim és Stendal városát (+{ $count } pont)
    }
event-develop = { $player } fejleszti egy képességét ({ $track })
    .you = Fejleszted egy képességedet ({ $track })
event-more = +{ $count } akció ebben a körben
event-coellen = { $player } kalmárt tesz a coelleni táblázatra (a végén { $count } pont)
    .you = Kalmárt teszel a coelleni táblázatra (a végén { $count } pont)
event-nothing = { $player } nem épít és nem fejleszt semmit ({ $route })
    .you = Nem építesz és nem fejlesztesz semmit ({ $route })
event-use = { $player } jelzőt használ („{ $marker }”)
    .you = Jelzőt használsz („{ $marker }”)
event-swap = { $player } felcserél két irodát { event-complete.in } ({ $owner }, { $other })
    .you = Felcserélsz két irodát { event-complete.in } ({ $owner }, { $other })
event-remove = { $owner_sort ->
    [is-neutral] { $player } levesz egy semleges { $kind_acc } { $route_az } útvonalról
   *[other] { $owner_you ->
        [yes] { $player } leveszi a { $kind_yours_acc } { $route_az } útvonalról
       *[no] { $player } leveszi { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
}
    .you = { $owner_sort ->
        [is-neutral] Leveszel egy semleges { $kind_acc } { $route_az } útvonalról
       *[other] Leveszed { $owner_the } { $kind_poss_acc } { $route_az } útvonalról
    }
event-draw = { $player } jelzőt húz („{ $marker }”)
    .you = Jelzőt húzol („{ $marker }”)
event-mark = { $player } jelzőt tesz { $route_az } útvonalra („{ $marker }”)
    .you = Jelzőt teszel { $route_az } útvonalra („{ $marker }”)
event-wait = A jelző („{ $marker }”) várakozik, mert egyik útvonal sem felel meg neki
event-neutral-route = A semleges szín kereskedelmi utat létesít ({ $route })
event-neutral-office = Semleges iroda épül { event-complete.in }
event-neutral-marker = A jelző („{ $marker }”) visszakerül a dobozba
event-neutral-joins = Semleges kereskedő kerül { $route_az } útvonalra
event-over = Vége a játéknak: { $ending }

## Miért nem

why-not-now-with = A bábu fajtáját csak akkor választod meg, amikor kiszorítasz egy másikat.
why-not-now-pay = Bábukkal csak akkor fizetsz, amikor kiszorítasz egy másikat.
why-not-now-settle = Így csak az a bábu kap új helyet, amelyet éppen kiszorítottak.
why-not-now-extra = Ráadás bábu csak akkor jár, ha egy bábut éppen kiszorítottak.
why-not-now-lift = Ráadás bábut csak akkor vehetsz fel a tábláról, ha egy bábudat éppen kiszorították.
why-not-now-set = Bábut csak akkor tehetsz le, ha felvettél egyet, hogy áthelyezd.
why-not-now-trade = Bábuk csak áthelyezés közben cserélhetnek helyet.
why-not-now-office = Irodát csak akkor építhetsz, ha éppen kereskedelmi utat létesítettél.
why-not-now-annex = Extra irodát csak akkor építhetsz, ha éppen kereskedelmi utat létesítettél.
why-not-now-develop = Képességet akkor fejleszthetsz, ha éppen kereskedelmi utat létesítettél a városába, vagy ezzel a jelzővel: „{ marker-develop }”.
why-not-now-coellen = A coelleni táblázat csak akkor érhető el, ha éppen a Coellen – Warburg útvonalon létesítettél kereskedelmi utat.
why-not-now-neutral = Várost csak akkor választasz, ha semleges kereskedők töltöttek meg egy útvonalat.
why-not-now-swap = Irodákat csak ezzel a jelzővel lehet felcserélni: „{ marker-swap }”.
why-not-now-remove = Bábukat csak ezzel a jelzővel lehet levenni: „{ marker-remove-3 }”.
why-not-now-mark = Új jelző a köröd végén kerül egy útvonalra.
why-first-replace = Előbb döntsd el, melyik bábud kerül a helyére.
why-first-pay = Előbb döntsd el, melyik bábukkal fizetsz.
why-first-relocate = Előbb döntsd el, hová kerül a kiszorított bábu és a ráadás.
why-first-lifted = Előbb döntsd el, hová kerül a kezedben lévő ráadás bábu.
why-first-neutral = Előbb döntsd el, melyik városban épül a semleges iroda.
why-first-set = Előbb döntsd el, hová kerül a kezedben lévő bábu.
why-first-move = Előbb döntsd el, melyik bábut veszed fel, vagy fejezd be az áthelyezést.
why-first-reward = Előbb döntsd el, mit választasz a létesített kereskedelmi útért.
why-first-develop = Előbb döntsd el, melyik képességedet fejleszted.
why-first-swap = Előbb döntsd el, melyik két iroda cseréljen helyet.
why-first-remove = Előbb döntsd el, melyik bábut veszed le, vagy hagyd abba.
why-first-mark = Előbb döntsd el, hová kerüljön az új jelző.
why-no-such-route = A táblának ezen az oldalán nincs ilyen útvonal: { $route }.
why-no-such-player = Ebben a játékban nincs ilyen játékos.
why-no-actions = Ebben a körben nincs több akciód.
why-income-empty = A tartalékod üres, nincs mit elvenni.
why-income-most = { $count ->
    [0] Most nem vehetsz el kalmárt.
   *[other] Most legfeljebb { $count } kalmárt vehetsz el.
}
why-income-fewest = A tartalékodban kevés a kereskedő; legalább { $count } kalmárt kell elvenned.
why-supply-lacks = Nincs { $kind } a készletedben.
why-route-full = Nincs szabad mező { $route_az } útvonalon.
why-no-piece = { $owner_sort ->
    [is-neutral] Nincs semleges { $kind } { $route_az } útvonalon.
   *[other] Nem áll { $kind } ({ $owner }) { $route_az } útvonalon.
}
why-own-piece = A saját bábuidat nem szoríthatod ki.
why-displace-costs = Ehhez { $count } bábu kell a készletedben: egyet leteszel, a többivel fizetsz.
why-nowhere-to-go = A kiszorított bábunak semelyik másik útvonalon sem jutna szabad mező.
why-not-yours = Nincs { $kind_yours } { $route_az } útvonalon.
why-moved-there = Ebben az akcióban tettél egy { $kind_acc } { $route_az } útvonalra; az már ott marad.
why-no-place-to-move = Ezt a bábut nincs hová áthelyezni.
why-establish-not-full = Van még szabad mező { $route_az } útvonalon; mindegyiken a te bábudnak kell állnia.
why-establish-others = Másnak is áll bábuja { $route_az } útvonalon; minden mezőn a te bábudnak kell állnia.
why-no-marker = Nincs ilyen jelződ, amelyet használhatnál: „{ $marker }”.
why-marker-just-won = Ezt a jelzőt éppen ebben az akcióban szerezted („{ $marker }”); csak utána használhatod.
why-marker-when-building = Ez a jelző („{ marker-extra-office }”) építés közben használható, közvetlenül a kereskedelmi út létesítése után.
why-marker-no-pair = Egyik városban sincs két szomszédos iroda, amelyet felcserélhetnél.
why-marker-all-developed = Minden képességed teljesen ki van fejlesztve.
why-pay-most = { $count ->
    [0] Most nem fizethetsz kalmárral.
   *[other] Legfeljebb { $count } kalmárral fizethetsz.
}
why-pay-fewest = Kevés a kereskedőd; legalább { $count } kalmárral kell fizetned.
why-settled-already = A kiszorított bábunak már megvan az új helye.
why-settle-route = A bábut { $route_az } útvonalról szorították ki; ez és a ráadás bábuk más útvonalakra kerülnek.
why-not-nearest = Van közelebb szabad mező, mint { $route_az } útvonalon; a bábu a legközelebbi útvonalak egyikére kerül.
why-extra-none = Nincs több ráadás bábu, amelyet letehetnél.
why-extra-lift = A tartalékod és a készleted is üres; előbb vegyél fel ráadásnak egy bábut a tábláról.
why-extra-other = Most más bábu van a kezedben: { $kind }.
why-extra-lacks = A ráadás bábuk most { $source_from } jönnek, és ott nincs { $kind }.
why-extra-last-space = Az utolsó szabad mező magának a kiszorított bábunak kell.
why-extra-nowhere = Ha { $route_az } útvonalról vennél fel bábut, egyik másik útvonalon sem volna szabad mező.
why-extra-after = Előbb tedd le a kiszorított bábut ({ $kind }); utána jöhet a ráadás.
why-lift-not-yet = A tábláról csak akkor jöhet ráadás bábu, ha a tartalékod és a készleted is üres.
why-lift-neutral = A ráadás semleges kereskedő a tartalékból jön, sosem a tábláról.
why-set-back = Ebben az akcióban már felvettél egy { $kind_acc } { $route_az } útvonalról; ilyen bábu nem kerülhet oda vissza.
why-trade-free = Van szabad mező { $route_az } útvonalon; egyszerűen tedd le oda a bábut.
why-trade-none = Nincs { $route_az } útvonalon olyan bábud, amely helyet adhatna ({ $kind }).
why-trade-last = Ebben az akcióban már nem vehetsz fel több bábut.
why-trade-nowhere = A cserébe felvett bábunak nem volna hová mennie.
why-office-elsewhere = A létesített kereskedelmi út nem vezet oda: { $city }.
why-office-full = { event-complete.in-cap } minden hely foglalt.
why-office-colour = { event-complete.in-cap } a következő szabad hely { $colour }; a kiváltságod nem ér el odáig.
why-office-shape = { event-complete.in-cap } a következő szabad helyre { $kind } kell, és az útvonalon nincs ilyen bábud.
why-annex-no-marker = Nincs ilyen jelződ, amelyet most használhatnál: „{ marker-extra-office }”.
why-annex-empty = { event-complete.in-cap } még nincs iroda; extra iroda csak egy másik mellé épülhet.
why-annex-lacks = Nincs { $kind_yours } azon az útvonalon, amelyen kereskedelmi utat létesítettél.
why-develop-elsewhere = Ezt a képességet ({ $track }) { $track_city } városában lehet fejleszteni; a létesített kereskedelmi út nem oda vezet.
why-develop-full = Ez a képességed már teljesen ki van fejlesztve: { $track }.
why-coellen-elsewhere = A coelleni táblázathoz csak a Coellen – Warburg útvonal vezet.
why-coellen-merchant = A coelleni táblázatra csak kalmár kerülhet, és az útvonalon nincs kalmárod.
why-coellen-taken = A coelleni táblázaton a { $count } pontos hely foglalt.
why-coellen-privilege = A coelleni táblázat { $count } pontos helyéhez { $colour } kiváltság kell.
why-neutral-elsewhere = A semleges kereskedelmi út nem vezet oda: { $city }.
why-swap-pair = { event-complete.in-cap } ezen a helyen nincs két szomszédos iroda.
why-swap-not-own = { event-complete.in-cap } ebből a két irodából egyik sem a tiéd.
why-mark-occupied = Bábuk állnak { $route_az } útvonalon; jelző csak üres útvonalra kerülhet.
why-mark-has-marker = Már van jelző { $route_az } útvonalon.
why-mark-cities-full = Mindkét végén betelt a város: { $route }. A jelzőhöz legalább az egyikben szabad hely kell.
why-settle-first = Mielőtt befejezed, le kell tenned a kiszorított bábut.

## Pontok

category-control = Kereskedelmi utak
category-coins = Érmék
category-link = Arnheim – Stendal
category-abilities = Teljes képességek
category-markers = Jelzők
category-coellen = Coelleni táblázat
category-cities = Ellenőrzött városok
category-network = Legnagyobb hálózat

## Beállítások

option-markers = Jelzőkészlet
    .help = Melyik bónuszjelzőből hány van a játékban. A mostani kiadásban 4 extra iroda, 3 irodacsere és minden másból 2; az első kiadásban 5 extra iroda, 2 irodacsere, 3 képességfejlesztés és minden másból 2.
option-markers-fifteen = 15, mostani kiadás
option-markers-sixteen = 16, első kiadás
option-swap_own = Csere csak saját irodával
    .help = A jelzővel felcserélt két iroda közül legalább az egyik a tiéd legyen; kikapcsolva bármely két szomszédos iroda felcserélhető. Ez a mi döntésünk: a kiadások itt eltérnek.
option-pile_end = A játék vége a jelzők miatt
    .help = A játék véget ér, ha több jelzőt kellene húzni, mint amennyi maradt; itt az a kérdés, pontosan mikor. Ez a mi döntésünk: a szabálykönyv kétféleképpen olvasható.
option-pile_end-action = Rögtön a jelzőt szerző akció után
option-pile_end-turn = Annak a körnek a végén

## Scene

icon-office = iroda
icon-flag = a végén
icon-marker = jelző

area-board = Térkép
status-own = { $count ->
    [0] A te köröd
   *[other] Még { $count } akciód van
}
status-turn = { $count ->
    [0] { $player } köre
   *[other] { $player } köre, még { $count } akció
}
status-asked = { $player } válaszol
status-end = { $points }/{ $end } pont · { $cities }/{ $most } város
status-over = Vége a játéknak
result-win = { $player } győz: { $points } pont.
result-shared = { $players } közösen győz: fejenként { $points } pont.
help-over = Véget ért a játék, mert { $ending }.

question-act = Mit teszel?
    .help = Tegyél le, szoríts ki, helyezz át vagy létesíts utat.
    .empty = Üres a készleted, ezért válaszd a bevételt.
    .other = { $player } akciót választ.
question-last = Használsz még jelzőt, vagy vége a körödnek?
    .help = Nincs több akciód. A fel nem használt jelzők nálad maradnak.
    .other = { $player } még használhat jelzőt.
question-replace = Melyik bábu kerül a helyére?
    .help = Utána még { $price } bábuval fizetsz a tartalékodba.
    .other = { $player } kiszorít egy { $piece ->
        [merchant] kalmárt
       *[other] kereskedőt
    } ({ $owner }) { $route_az } útvonalról.
question-pay = Melyik bábuval fizetsz?
    .help = { $price } bábu a tartalékodba kerül. Utána ugyanannyi jöhet a táblára ({ $owner }).
    .other = { $player } fizet, mert kiszorított egy { $piece ->
        [merchant] kalmárt
       *[other] kereskedőt
    } ({ $owner }) { $route_az } útvonalról.
question-relocate = Hová kerüljön { $whose ->
    [own] a kiszorított { $piece ->
        [merchant] kalmárod
       *[other] kereskedőd
    }
   *[neutral] a kiszorított semleges kereskedő
}?
    .help = { $extras ->
        [0] { $active } szorította ki. A legközelebbi útvonalak egyikére kerül.
       *[other] Csak a legközelebbi útvonalakra; letehetsz még { $extras } bábut { help-source }.
    }
    .other = { $player } új helyet keres a kiszorított bábunak.
question-extra = Leteszel ráadás bábut?
    .help = Még { $extras } bábut tehetsz le { help-source } a legközelebbi útvonalakra.
    .other = { $player } ráadás bábut tehet le.
question-lifted = Hová kerüljön a ráadás { $piece ->
    [merchant] kalmár
   *[other] kereskedő
}?
    .help = A legközelebbi útvonalak egyikének szabad mezőjére.
    .other = { $player } ráadás bábut tesz le.
question-neutral = Semleges kereskedők töltötték meg { $route_az } útvonalat. Melyik városban épüljön az irodájuk?
    .help = A következő szabad helyre kerül, színtől és alaktól függetlenül.
    .other = { $player } várost választ a semleges irodának.
question-set = Hová kerüljön a { $piece ->
    [merchant] kalmárod
   *[other] kereskedőd
}?
    .help = { $moves ->
        [0] Egy másik útvonal szabad mezőjére. Ez az akció utolsó áthelyezése.
       *[other] Egy másik útvonal szabad mezőjére. Utána még { $moves } bábu jöhet.
    }
    .other = { $player } bábukat helyez át.
question-move = Melyik bábut helyezed át most?
    .help = Még { $moves } bábut helyezhetsz át, vagy befejezheted.
    .other = { $player } bábukat helyez át.
question-reward = Mit választasz?
    .help = A többi bábu a tartalékodba kerül.
    .other = { $player } kereskedelmi utat létesített ({ $route }), és jutalmat választ.
question-develop = Melyik képességedet fejleszted?
    .help = A felszabaduló bábu a készletedbe kerül.
    .other = { $player } fejlesztendő képességet választ.
question-swap = Melyik két iroda cseréljen helyet?
    .help = Két szomszédos iroda egy városban; a szín és az alak nem számít.
    .other = { $player } két felcserélendő irodát választ.
question-remove = Melyik bábut veszed le?
    .help = Még { $moves } bábut vehetsz le; mind a gazdája készletébe kerül.
    .other = { $player } bábukat vesz le az útvonalakról.
question-mark = Hová kerüljön az új jelző („{ $marker }”)?
    .help = Bábu és jelző nélküli útvonalra, amely szabad helyhez vezet.
    .other = { $player } elhelyezi az új jelzőt („{ $marker }”).
help-source = { $source ->
    [supply] a készletedből
    [board] a tábláról
    [neutral] a semleges színből
   *[stock] a tartalékodból
}
help-displaced = { $active } kiszorított egy { $piece ->
    [merchant] kalmárt
   *[other] kereskedőt
} ({ $owner }) { $route_az } útvonalról.

mode-trader = Kereskedő
mode-merchant = Kalmár
mode-move = Áthelyezés
mode-displaced = Kiszorított
mode-extra-trader = Ráadás kereskedő
mode-extra-merchant = Ráadás kalmár
label-north-sea = Északi-tenger
label-baltic = Balti-tenger
label-tavern = Fogadó: { $route }
label-badge = { $city }: itt fejleszthető ez a képesség: „{ $track }”
label-full-cities = Betelt városok
label-full-cities-now = Betelt városok: { $count }. A játék 10-nél véget ér.
label-coellen = Coelleni táblázat: a végén { $count } pont egy kalmárért; szükséges kiváltság: { $colour }
label-link = { $place }. helyezett az Arnheim – Stendal összekötésben: { $count } pont
label-pile = { $count ->
    [0] Nincs több húzható jelző. A következő megszerzett jelző véget vet a játéknak.
   *[other] { $count } jelző a pakliban
}
label-pile-title = Jelzők
label-drawn = Húzott, elhelyezendő: { $marker }
label-waiting = Szabad útvonalra vár: { $marker }
label-space = { $route }, { $number }. mező
label-marker = Jelző: { $route }, { $marker }
label-aside = { $piece }, éppen nincs a táblán; innen: { $route }
label-annex = Extra iroda { event-complete.in }: { $piece }
label-slot = { $city }, { $number }. hely: { $colour }, { $kind }
label-office = Iroda { event-complete.in }, { $number }. hely: { $piece }
label-city = { $city }: { $count } hely foglalt { $most } közül
label-city-next = Következő iroda: { $colour } hely, { $kind }
label-city-coin = azonnal +1 pont
label-city-develops = Egy ide vezető úttal fejleszthető: { $track }
label-controls = Ellenőrzi: { $player }
label-supply = Készlet
label-stock = Tartalék
label-markers = { $count } jelző
label-abilities = Képességek
label-first-player = Kezdőjátékos
label-to-move = Ő következik
label-legend = [B] a kék játékos kereskedője, (B) a kalmárja, · szabad mező. Város: ki ellenőrzi, irodák, szabad helyek (wh fehér, or narancssárga, pi rózsaszín, bl fekete; +1 érme).
label-all = C
label-track-next = Következő: { $value } ({ $city }).
label-done-act = Fejezd be a körödet
label-done-relocate = Ne tegyél le több bábut
label-done-move = Ne helyezz át több bábut
label-done-reward = Ne válassz semmit
label-done-remove = Ne vegyél le több bábut

note-actions = Még { $count } akció
note-displaced = { $whose ->
    [own] Kiszorították: le kell tennie a bábut
   *[neutral] Leteszi a kiszorított semleges bábut
}
note-extras = { $count } ráadás bábut tehet le

gain-spaces = { $most } mezőből { $count } a tiéd
gain-spaces-other = { $most } mezőből { $count }
gain-displace = 1 bábu kerül a helyére, { $count } a tartalékodba
gain-displaced = utána még { $count } ráadás bábu jöhet ({ $owner })
gain-move = legfeljebb { $count } bábu áthelyezése
gain-trade = { $kind } kerül a kezedbe
gain-neutral-joins = egy semleges kereskedő is odakerül
gain-control = te ellenőrzöd: { $city }
gain-control-taken = átveszed: { $city } ({ $owner })
gain-control-kept = { $city }, ellenőrzi: továbbra is { $owner }
gain-control-other = { $city }, ellenőrzi: { $owner }
gain-control-same = az ellenőrzés nem változik
gain-full-city = a város betelik: { $count }/{ $most }
gain-to-stock = { $count } bábu a tartalékba
gain-action-now = és most 1 akció
gain-unused = { $count } akció elvész
gain-use-extra-office = egy iroda hely nélkül
gain-use-swap = két iroda helyet cserél
gain-use-remove-3 = legfeljebb 3 bábu le az útvonalakról
gain-use-develop = egy képesség egy lépése

## A cél, és ami most fontos: egy „Most:” kezdetű mondat folytatása

goal = A legtöbb pont nyer, amint valaki eléri a 20-at.
now-full = { $count ->
    [one] az egyik útvonalad betelt
   *[other] { $count } útvonalad is betelt
}
now-displaced = a kiszorított bábuddal ingyen mehet még { $count }
now-end-points = { $you ->
    [yes] már csak { $count } pontod hiányzik a játék végéhez
   *[no] már csak { $count } pont hiányzik a játék végéhez ({ $player })
}
now-end-cities = még { $count } betelt város, és vége a játéknak
now-almost = még egy bábud, és betelik { $route }
now-empty = üres a készleted: válaszd a bevételt
now-move = üres a készleted és a tartalékod: helyezz át bábukat
now-actions = egy göttingeni út harmadik akciót adhat
now-fill = tölts meg egy útvonalat, aztán létesíts rajta utat
