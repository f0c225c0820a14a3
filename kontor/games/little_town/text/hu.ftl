# Little Town magyarul.
# Lapkák: a puszta név („Pékség”); .low mondatban, .acc tárgyeset, .the névelővel, .the_acc névelővel és tárgyesetben.
# Mezők: label-cell adja a névelőt is („az F4 mezőn”, „a B2 mezőre”).

game-name = Little Town
game-line = Küldj munkásokat gyűjteni és építeni a közös kisvárosba, és szerezd meg a legtöbb pontot 4 rövid forduló alatt.

## Nyersanyagok és érmék

good-wood = fa
    .acc = fát
    .n = { $count } fa
good-stone = kő
    .acc = követ
    .n = { $count } kő
good-fish = hal
    .acc = halat
    .n = { $count } hal
good-wheat = búza
    .acc = búzát
    .n = { $count } búza
good-coin = érme
    .acc = érmét
    .n = { $count } érme

icon-wood = fa
icon-stone = kő
icon-fish = hal
icon-wheat = búza
icon-coin = érme
icon-star = pont
icon-worker = munkás
icon-house = ház
icon-card = kártya
icon-meadow = üres rét
icon-any = tetszőleges nyersanyag
icon-around = szomszédos épületek
icon-clock = a forduló végén:
icon-flag = a játék végén:

## Épületlapkák

tile-wheat-field = Búzaföld
    .low = búzaföld
    .acc = búzaföldet
    .the = a búzaföld
    .the_acc = a búzaföldet
    .effect = 1 búzát kapsz.
tile-pier = Móló
    .low = móló
    .acc = mólót
    .the = a móló
    .the_acc = a mólót
    .effect = 2 halat kapsz.
tile-gold-mine = Aranybánya
    .low = aranybánya
    .acc = aranybányát
    .the = az aranybánya
    .the_acc = az aranybányát
    .effect = 2 érmét kapsz.
tile-bookshop = Könyvesbolt
    .low = könyvesbolt
    .acc = könyvesboltot
    .the = a könyvesbolt
    .the_acc = a könyvesboltot
    .effect = 3 érmét kapsz.
tile-well = Kút
    .low = kút
    .acc = kutat
    .the = a kút
    .the_acc = a kutat
    .effect = 2 pontot kapsz.
tile-tavern = Fogadó
    .low = fogadó
    .acc = fogadót
    .the = a fogadó
    .the_acc = a fogadót
    .effect = 3 pontot kapsz.
tile-workshop = Műhely
    .low = műhely
    .acc = műhelyt
    .the = a műhely
    .the_acc = a műhelyt
    .effect = 2 fáért 3 pontot kapsz.
tile-bakery = Pékség
    .low = pékség
    .acc = pékséget
    .the = a pékség
    .the_acc = a pékséget
    .effect = 1 búzáért 4 érmét kapsz.
tile-brewery = Sörfőzde
    .low = sörfőzde
    .acc = sörfőzdét
    .the = a sörfőzde
    .the_acc = a sörfőzdét
    .effect = 1 búzáért 3 pontot kapsz.
tile-quarry = Kőfejtő
    .low = kőfejtő
    .acc = kőfejtőt
    .the = a kőfejtő
    .the_acc = a kőfejtőt
    .effect = 2 érméért 2 követ kapsz.
tile-carpenter = Ácsműhely
    .low = ácsműhely
    .acc = ácsműhelyt
    .the = az ácsműhely
    .the_acc = az ácsműhelyt
    .effect = 1 érméért 3 fát kapsz.
tile-church = Templom
    .low = templom
    .acc = templomot
    .the = a templom
    .the_acc = a templomot
    .effect = 3 érméért 5 pontot kapsz.
tile-warehouse = Raktár
    .low = raktár
    .acc = raktárt
    .the = a raktár
    .the_acc = a raktárt
    .effect = 2 kőért 5 pontot kapsz.
tile-grocery = Szatócsbolt
    .low = szatócsbolt
    .acc = szatócsboltot
    .the = a szatócsbolt
    .the_acc = a szatócsboltot
    .effect = 1 érméért 1 búzát és 1 halat kapsz.
tile-fair = Vásár
    .low = vásár
    .acc = vásárt
    .the = a vásár
    .the_acc = a vásárt
    .effect = 1 kőért, 1 fáért, 1 búzáért és 1 halért 7 pontot kapsz.
tile-fountain = Szökőkút
    .low = szökőkút
    .acc = szökőkutat
    .the = a szökőkút
    .the_acc = a szökőkutat
    .effect = 1 érméért 3 pontot kapsz.
tile-barn = Csűr
    .low = csűr
    .acc = csűrt
    .the = a csűr
    .the_acc = a csűrt
    .effect = 2 búzáért 5 pontot kapsz.
tile-fishmonger = Halbolt
    .low = halbolt
    .acc = halboltot
    .the = a halbolt
    .the_acc = a halboltot
    .effect = 1 halért 3 érmét kapsz.
tile-restaurant = Étterem
    .low = étterem
    .acc = éttermet
    .the = az étterem
    .the_acc = az éttermet
    .effect = 1 búzáért és 1 halért 4 pontot kapsz.
tile-pawnbroker = Zálogház
    .low = zálogház
    .acc = zálogházat
    .the = a zálogház
    .the_acc = a zálogházat
    .effect = 2 tetszőleges nyersanyagért 2 tetszőlegeset kapsz.
tile-statue = Szobor
    .low = szobor
    .acc = szobrot
    .the = a szobor
    .the_acc = a szobrot
    .effect = Nincs hatása.
tile-cathedral = Katedrális
    .low = katedrális
    .acc = katedrálist
    .the = a katedrális
    .the_acc = a katedrálist
    .effect = Minden forduló végén: 1 pont minden szomszédos munkásért, bárkié is az.
tile-residence = Rezidencia
    .low = rezidencia
    .acc = rezidenciát
    .the = a rezidencia
    .the_acc = a rezidenciát
    .effect = Minden forduló végén: minden szomszédos épületet egyszer használhatsz.
tile-castle = Vár
    .low = vár
    .acc = várat
    .the = a vár
    .the_acc = a várat
    .effect = A játék végén: 4 pont minden szomszédos saját épületért.
tile-watchtower = Őrtorony
    .low = őrtorony
    .acc = őrtornyot
    .the = az őrtorony
    .the_acc = az őrtornyot
    .effect = A játék végén: 2 pont minden szomszédos üres rétért.

## Célkártyák

objective-three-touching = Három együtt
    .text = Legyen 3 olyan épületed, amelyek oldalukkal összeérnek.
objective-more-buildings-than-workers = Több épület, mint munkás
    .text = Legyen több épületed, mint munkásod.
objective-food-for-two-rounds = Étel két fordulóra
    .text = Legyen minden munkásodra legalább 2 ételed (hal vagy búza).
objective-lake-mountain-forest = Tó, hegy, erdő
    .text = Legyen 3 épületed: egy tó mellett, egy hegy mellett és egy erdő mellett; az átló is számít.
objective-two-kinds-consumed = Kétféle egyszerre
    .text = Használj egy épületet úgy, hogy 2 különböző nyersanyagot adsz érte.
objective-fed-with-fish = Hal mindenkinek
    .text = Etesd meg minden munkásodat a saját halaiddal.
objective-fed-with-wheat = Búza mindenkinek
    .text = Etesd meg minden munkásodat a saját búzáddal.
objective-fish-building = Halkereskedelem
    .text = Legyen olyan épületed, amely halat ad vagy halat kér.
objective-two-coin-buildings = Két érmés épület
    .text = Legyen 2 olyan épületed, amely érmét ad vagy érmét kér.
objective-wood-or-stone-building = Fa- vagy kőkereskedelem
    .text = Legyen olyan épületed, amely fát vagy követ ad vagy kér.
objective-three-stone-price = Kőből épült
    .text = Legyen olyan épületed, amelynek árában legalább 3 kő van.
objective-no-coins = Üres erszény
    .text = Ne legyen egy érméd sem.
objective-six-coins = Teli erszény
    .text = Legyen legalább 6 érméd.
objective-spend-what-you-got = Rögtön elköltve
    .text = Költs el egy nyersanyagot ugyanabban a körben, amelyben kaptad.
objective-four-uses = Négy egy körben
    .text = Használj legalább 4 épületet egy körben.
objective-points-from-two = Pont két helyről
    .text = Kapj pontot legalább 2 épülettől egy körben.
objective-five-resources = Öt nyersanyag
    .text = Szerezz legalább 5 nyersanyagot egy körben.
objective-three-wood-price = Fából épült
    .text = Legyen olyan épületed, amelynek árában legalább 3 fa van.

## Mit kap a zálogház, mit esznek a munkások

offer-wood = 1 fa
    .acc = 1 fát
offer-stone = 1 kő
    .acc = 1 követ
offer-fish = 1 hal
    .acc = 1 halat
offer-wheat = 1 búza
    .acc = 1 búzát
offer-bought-wood = 1 most vett fa (3 érme)
    .acc = 1 most vett fát (3 érme)
offer-bought-stone = 1 most vett kő (3 érme)
    .acc = 1 most vett követ (3 érme)
offer-bought-fish = 1 most vett hal (3 érme)
    .acc = 1 most vett halat (3 érme)
offer-bought-wheat = 1 most vett búza (3 érme)
    .acc = 1 most vett búzát (3 érme)

food-fish = hal
    .brief = Adj { $count } :fish:
    .n = { $count } hal
    .move = { $count ->
        [0] Ne adj halat
       *[other] Adj { $count } halat a munkásoknak
    }
    .told = { $count ->
        [0] nem ad halat a munkásoknak
       *[other] { $count } halat ad a munkásoknak
    }
    .you = { $count ->
        [0] nem adsz halat a munkásoknak
       *[other] { $count } halat adsz a munkásoknak
    }
food-wheat = búza
    .brief = Adj { $count } :wheat:
    .n = { $count } búza
    .move = { $count ->
        [0] Ne adj búzát
       *[other] Adj { $count } búzát a munkásoknak
    }
    .told = { $count ->
        [0] nem ad búzát a munkásoknak
       *[other] { $count } búzát ad a munkásoknak
    }
    .you = { $count ->
        [0] nem adsz búzát a munkásoknak
       *[other] { $count } búzát adsz a munkásoknak
    }
food-bought = vett étel
    .brief = Vegyél ételt: { $count }
    .n = étel { $count } munkásnak érméért
    .move = { $count ->
        [0] Ne vegyél ételt
        [1] Vegyél ételt 1 munkásnak (3 érme)
        [2] Vegyél ételt 2 munkásnak (6 érme)
        [3] Vegyél ételt 3 munkásnak (9 érme)
        [4] Vegyél ételt 4 munkásnak (12 érme)
       *[other] Vegyél ételt { $count } munkásnak (15 érme)
    }
    .told = { $count ->
        [0] nem vesz ételt
        [1] 1 munkásnak vesz ételt (3 érme)
        [2] 2 munkásnak vesz ételt (6 érme)
        [3] 3 munkásnak vesz ételt (9 érme)
        [4] 4 munkásnak vesz ételt (12 érme)
       *[other] { $count } munkásnak vesz ételt (15 érme)
    }
    .you = { $count ->
        [0] nem veszel ételt
        [1] 1 munkásnak veszel ételt (3 érme)
        [2] 2 munkásnak veszel ételt (6 érme)
        [3] 3 munkásnak veszel ételt (9 érme)
        [4] 4 munkásnak veszel ételt (12 érme)
       *[other] { $count } munkásnak veszel ételt (15 érme)
    }

## Lehetőségek

choice-draft = Tedd a piacra { $tile_the_acc }
choice-place = Küldj munkást { label-cell.onto }
choice-build = Építs { $tile_acc }
choice-lay = Tedd az épületet { label-cell.onto }
choice-use = Használd { label-cell.on } álló épületet
    .brief = Használat: { $tile }
choice-cathedral = Kérd a katedrális pontjait
choice-buy = { $count ->
    [0] Ne vegyél { $cube_acc }
    [1] Vegyél { $count } { $cube_acc } 3 érméért
    [2] Vegyél { $count } { $cube_acc } 6 érméért
    [3] Vegyél { $count } { $cube_acc } 9 érméért
    [4] Vegyél { $count } { $cube_acc } 12 érméért
    [5] Vegyél { $count } { $cube_acc } 15 érméért
   *[other] Vegyél { $count } { $cube_acc } 18 érméért
}
    .brief = Fizess: { $what }
choice-give = Adj oda { $offer_acc }
choice-take = Kérj 1 { $cube_acc }
choice-feed = { $food_move }
    .brief = { $food_brief }
choice-claim = Teljesítsd a célt: „{ $objective }”
    .brief = „{ $objective }”
choice-done = Kész
## Meghozott döntések, ha esemény nem szól róluk

decided-draft = { $player } a piacra teszi { $tile_the_acc }
    .you = A piacra teszed { $tile_the_acc }
decided-place = { $player } munkást küld { label-cell.onto }
    .you = Munkást küldesz { label-cell.onto }
decided-build = { $player } a piacról { $tile_the_acc } választja
    .you = A piacról { $tile_the_acc } választod
decided-lay = { $player } { label-cell.onto } teszi az épületet
    .you = { label-cell.onto } teszed az épületet
decided-use = { $player } { label-cell.on } álló épületet használja
    .you = { label-cell.on } álló épületet használod
decided-cathedral = { $player } kéri a katedrális pontjait
    .you = Kéred a katedrális pontjait
decided-buy = { $count ->
    [0] { $player } nem vesz hozzá { $cube_acc }
    [1] { $player } { $count } { $cube_acc } vesz 3 érméért
    [2] { $player } { $count } { $cube_acc } vesz 6 érméért
    [3] { $player } { $count } { $cube_acc } vesz 9 érméért
    [4] { $player } { $count } { $cube_acc } vesz 12 érméért
    [5] { $player } { $count } { $cube_acc } vesz 15 érméért
   *[other] { $player } { $count } { $cube_acc } vesz 18 érméért
}
    .you = { $count ->
        [0] Nem veszel hozzá { $cube_acc }
        [1] { $count } { $cube_acc } veszel 3 érméért
        [2] { $count } { $cube_acc } veszel 6 érméért
        [3] { $count } { $cube_acc } veszel 9 érméért
        [4] { $count } { $cube_acc } veszel 12 érméért
        [5] { $count } { $cube_acc } veszel 15 érméért
       *[other] { $count } { $cube_acc } veszel 18 érméért
    }
decided-buy-details = { $player } fizet
    .you = Fizetsz
decided-give = { $player } { $offer_acc } ad oda
    .you = { $offer_acc } adsz oda
decided-take = { $player } 1 { $cube_acc } kér
    .you = 1 { $cube_acc } kérsz
decided-feed = { $player } { $food_told }
    .you = { $food_you }
decided-claim = { $player } teljesít egy célt: „{ $objective }”
    .you = Teljesítesz egy célt: „{ $objective }”
decided-done = { $player } ennyiben hagyja
    .you = Ennyiben hagyod

## Események

event-draft = { $player } a piacra teszi { $tile_the_acc }
    .you = A piacra teszed { $tile_the_acc }
event-deal = Mindenki { $count } célkártyát kap
event-round = { $count ->
    [1] Az 1. fordulót { $first } kezdi
   *[other] A { $count }. fordulót { $first } kezdi
}
    .you = { $count ->
        [1] Az 1. fordulót te kezded
       *[other] A { $count }. fordulót te kezded
    }
event-place = { $player } munkást küld { label-cell.onto }
    .you = Munkást küldesz { label-cell.onto }
event-gather = +{ $good_n }
event-use = { $player } { label-cell.on } álló { $tile_acc } használja
    .you = { label-cell.on } álló { $tile_acc } használod
event-fee = { $owner_you ->
    [yes] 1 érme neked
   *[no] 1 érme a tulajdonosnak ({ $owner })
}
event-pay = −{ $good_n }
event-buy = { $count } { $good_acc } vesz { $coins } érméért
    .you = { $count } { $good_acc } veszel { $coins } érméért
event-gain = +{ $good_n }
event-short = a készletből hiányzik { $good_n }
event-points = +{ $count } pont
event-choose = { $player } a piacról { $tile_the_acc } választja
    .you = A piacról { $tile_the_acc } választod
event-build = { $count ->
    [0] { $player } { $tile_acc } épít { label-cell.onto }
   *[other] { $player } { $tile_acc } épít { label-cell.onto } (+{ $count } pont)
}
    .you = { $count ->
        [0] { $tile_acc } építesz { label-cell.onto }
       *[other] { $tile_acc } építesz { label-cell.onto } (+{ $count } pont)
    }
event-claim = { $player } teljesít egy célt („{ $objective }”, +{ $count } pont)
    .you = Teljesítesz egy célt („{ $objective }”, +{ $count } pont)
event-round-end = Véget ér { event-round-end.ordinal } forduló
    .ordinal = { $count ->
        [1] az 1.
       *[other] a { $count }.
    }
event-cathedral = { $count ->
    [0] { $player } nem kap pontot a katedrálisért
   *[other] { $player } { $count } pontot kap a katedrálisért
}
    .you = { $count ->
        [0] Nem kapsz pontot a katedrálisért
       *[other] { $count } pontot kapsz a katedrálisért
    }
event-feed = { $fish ->
    [0] { $wheat ->
        [0] { $bought ->
            [0] { $player } nem ad ételt a munkásoknak
           *[other] { $player } { event-feed.bought } ad a munkásoknak
        }
       *[other] { $bought ->
            [0] { $player } { event-feed.wheat } ad a munkásoknak
           *[other] { $player } { event-feed.wheat } és { event-feed.bought } ad a munkásoknak
        }
    }
   *[other] { $wheat ->
        [0] { $bought ->
            [0] { $player } { event-feed.fish } ad a munkásoknak
           *[other] { $player } { event-feed.fish } és { event-feed.bought } ad a munkásoknak
        }
       *[other] { $bought ->
            [0] { $player } { event-feed.fish } és { event-feed.wheat } ad a munkásoknak
           *[other] { $player } { event-feed.fish }, { event-feed.wheat } és { event-feed.bought } ad a munkásoknak
        }
    }
}
    .you = { $fish ->
        [0] { $wheat ->
            [0] { $bought ->
                [0] Nem adsz ételt a munkásoknak
               *[other] { event-feed.bought } adsz a munkásoknak
            }
           *[other] { $bought ->
                [0] { event-feed.wheat } adsz a munkásoknak
               *[other] { event-feed.wheat } és { event-feed.bought } adsz a munkásoknak
            }
        }
       *[other] { $wheat ->
            [0] { $bought ->
                [0] { event-feed.fish } adsz a munkásoknak
               *[other] { event-feed.fish } és { event-feed.bought } adsz a munkásoknak
            }
           *[other] { $bought ->
                [0] { event-feed.fish } és { event-feed.wheat } adsz a munkásoknak
               *[other] { event-feed.fish }, { event-feed.wheat } és { event-feed.bought } adsz a munkásoknak
            }
        }
    }
    .fish = { $fish } halat
    .wheat = { $wheat } búzát
    .bought = { $bought ->
        [1] 3 érméért vett ételt
        [2] 6 érméért vett ételt
        [3] 9 érméért vett ételt
        [4] 12 érméért vett ételt
       *[other] 15 érméért vett ételt
    }
event-hunger = { $player } { $count } munkása éhes marad (−{ $points } pont)
    .you = { $count } munkásod éhes marad (−{ $points } pont)
event-token = { $player } kapja a kezdőjátékos-jelzőt
    .you = Kapod a kezdőjátékos-jelzőt
event-castle = { $count ->
    [0] { $player } nem kap pontot a várért
   *[other] { $player } { $count } pontot kap a várért
}
    .you = { $count ->
        [0] Nem kapsz pontot a várért
       *[other] { $count } pontot kapsz a várért
    }
event-watchtower = { $count ->
    [0] { $player } nem kap pontot az őrtoronyért
   *[other] { $player } { $count } pontot kap az őrtoronyért
}
    .you = { $count ->
        [0] Nem kapsz pontot az őrtoronyért
       *[other] { $count } pontot kapsz az őrtoronyért
    }
event-coins = { $player } { $count } pontot kap az érmékért
    .you = { $count } pontot kapsz az érmékért
event-over = Vége a játéknak

## Miért nem

why-not-now-draft = Most nem kell lapkát tenni a piacra.
why-not-now-place = Munkást a köröd elején küldhetsz a táblára.
why-not-now-build = Építkezni a köröd elején kezdhetsz.
why-not-now-lay = Az épület csak akkor kerül a táblára, ha már kifizetted.
why-not-now-use = Épületet akkor használhatsz, ha munkást küldtél mellé, vagy a forduló végén a rezidenciáddal.
why-not-now-cathedral = A katedrális a forduló végén ad pontot.
why-not-now-buy = Nyersanyagot csak fizetés közben vehetsz.
why-not-now-give = Nyersanyagot csak a zálogházban adhatsz oda.
why-not-now-take = Nyersanyagot csak a zálogházban választhatsz.
why-not-now-feed = A munkások a forduló végén esznek.
why-not-now-done = Előbb ezt kell eldöntened.
why-draft-elsewhere = Az előtted fekvő csomagban nincs { $tile_low }.
why-supply-empty = A készletben nincs több { $good }.
why-take-another-kind = Már kaptál itt 1 { $good_acc }; a második nyersanyagnak más fajtájúnak kell lennie.
why-no-cathedral = Most nincs katedrálisod, amelyért pontot kérhetnél.
why-claimed-already = Ezt a célt már teljesítetted: „{ $objective }”.
why-card-not-yours = Ez a cél nincs a kártyáid között: „{ $objective }”.
why-card-not-fulfilled = Ez a cél most nem teljesül: „{ $objective }”. A feltétele: { $objective_text }
why-not-meadow = Ehhez rét kell, és { label-cell.the } nem rét.
why-cell-has-building = Már áll épület { label-cell.on }: { $tile_low }.
why-cell-has-worker = Már áll munkás { label-cell.on } ({ $player }).
why-not-on-market = A piacon nincs { $tile_low }.
why-no-house = Nincs több házad, amelyet az épületre tehetnél.
why-no-building = Nincs épület { label-cell.on }.
why-not-beside = Nem éred el { label-cell.on } álló { $tile_acc }: csak a 8 szomszédos mező számít.
why-used-already = Már használtad { $tile_the_acc }; minden épület egyszer működik.
why-not-for-workers = Munkással nem lehet használni { $tile_the_acc }.
why-no-coin-for-fee = 1 érmét kell fizetned a tulajdonosnak ({ $player }), és nincs érméd.
why-supply-short = Nincs meg a készletben minden, amit { $tile_the } ad.
why-pawn-needs-two = A zálogház 2 nyersanyagot kér; nincs ennyid, és nem is tudsz eleget venni.
why-missing-not-in-supply = Hiányzik { $good_n }, és ennyit a készletből sem lehet venni.
why-missing-coins = Hiányzik { $count } érme.
why-missing-several = Hiányzik { $count } nyersanyag. Ezt megvenni { $coins } érmébe kerül, ennyit most nem tudsz elkölteni.
why-missing = Hiányzik { $good_n }. Ezt megvenni { $coins } érmébe kerül, ennyit most nem tudsz elkölteni.
why-buy-other-cube = Most az a kérdés, mennyi { $good_acc } veszel.
why-buy-more = Legalább { $count } { $good_acc } kell venned: nincs elég a sajátodból.
why-buy-fewer = Itt legfeljebb { $count } { $good_acc } vehetsz.
why-give-leaves-no-second = Akkor nem marad második nyersanyag, amelyet odaadhatnál.
why-give-none-left = Nincs több { $good } nálad, amelyet odaadhatnál.
why-give-no-coins = Nincs { $count } érméd, hogy nyersanyagot vegyél.
why-feed-in-order = Az ételről ebben a sorrendben döntesz: hal, búza, vett étel.
why-feed-more = Itt legalább { $count } kell: amíg van halad vagy búzád, egy munkás sem maradhat éhes.
why-feed-fewer = Itt legfeljebb { $count } lehet: többed nincs, vagy többre nincs szükség.
why-use-after-building = Ebben a körben építettél; épületet csak a táblára küldött munkás használhat.
why-no-residence = Nincs rezidenciád, amellyel a forduló végén épületet használhatnál.
why-not-beside-residence = Nem éred el { label-cell.on } álló { $tile_acc }: a rezidenciád csak a 8 szomszédos mezőt éri el.
why-not-for-residence = A rezidenciáddal nem használhatod { $tile_the_acc }.
why-buy-to-fill = Legalább { $count } { $good_acc } kell venned: a készletben kevés az érme, és csak a vásárlásod pótolja.
why-give-leaves-one-kind = Akkor csak egyféle nyersanyag maradna a készletben, a zálogház pedig két különbözőt ad.
why-give-coins-pledged = { $count ->
    [0] A már kiválasztott vásárláson felül nem marad érméd, egy további nyersanyag pedig { $coins } érmébe kerül.
   *[other] A már kiválasztott vásárláson felül csak { $count } érméd marad, egy további nyersanyag pedig { $coins } érmébe kerül.
}
why-feed-not-bought = Ebben a játékban nem lehet érméért ételt venni.

## Kérdések

question-draft = Melyik lapkát teszed a piacra?
    .help = A csomag többi lapkája balra vándorol.
    .other = { $player } lapkát választ a piacra.
question-turn = Hová küldesz munkást, vagy mit építesz?
    .help = A munkás a 8 szomszédos mezőn gyűjt, és használja az épületeket.
    .other = { $player } munkást küld vagy épít.
question-pay = { $tile }: mennyi { $good_acc } veszel érméért?
    .help = 1 nyersanyag 3 érme; a többit a sajátodból fizeted.
    .other = { $player } eldönti, hogyan fizet.
question-give = Melyik nyersanyagot adod a zálogháznak?
    .help = 2 nyersanyagot adsz, aztán 2 tetszőlegeset veszel el a készletből.
    .other = { $player } nyersanyagot ad a zálogháznak.
question-take = Melyik nyersanyagot kéred a zálogháztól?
    .help = 2 nyersanyagot veszel el a készletből, egymás után.
    .other = { $player } nyersanyagot kap a zálogháztól.
question-between = Teljesítesz egy célt, mielőtt megkapod az érméket?
    .help = Most nincs érméd; a „Kész” után kapsz az épülettől.
    .other = { $player } épületet használ.
question-lay = { $tile }: hová kerüljön?
    .help = Válassz üres rétet: ne legyen rajta se munkás, se épület.
    .other = { $player } helyet választ az épületnek.
question-act = Mit teszel ezután?
    .help = Minden épület egyszer működik; a másé 1 érme. A „Kész” befejezi a körödet.
    .other = { $player } folytatja a körét.
question-special = Mit használsz a forduló végén?
    .help = A rezidencia melletti épületek egyszer-egyszer; a másé 1 érme.
    .other = { $player } különleges épületet használ.
question-feed-fish = { $need } munkásnak kell enni adnod: hány halat adsz?
    .help = Mind 1 halat vagy 1 búzát eszik; egy éhes 3 pont veszteség.
    .other = { $player } enni ad a munkásoknak.
question-feed-wheat = { $need } munkásnak kell enni adnod: mennyi búzát adsz?
    .help = Mind 1 halat vagy 1 búzát eszik; egy éhes 3 pont veszteség.
    .other = { $player } enni ad a munkásoknak.
question-feed-bought = { $need } munkásnak kell enni adnod: hánynak veszel ételt?
    .help = Egynek 3 érme az étel; egy éhes 3 pont veszteség.
    .other = { $player } enni ad a munkásoknak.
question-claim = Teljesítesz egy célt, mielőtt a játék folytatódik?
    .help = Az utolsó alkalom a fordulóban. A „Kész” után a kártya nálad marad.
    .other = { $player } a célkártyáit nézi.
question-over = Vége a játéknak.
    .other = Vége a játéknak.

## Állás, eredmény, pontok

status-round = { $round }. forduló a 4-ből
status-draft = A piac összeállítása
status-over = Vége a játéknak
result-win = { $player } győz: { $points } pont.
result-shared = { $players } közösen győz: fejenként { $points } pont.

category-building = Építés
category-using = Épületek használata
category-objectives = Célok
category-cathedral = Katedrális
category-castle = Vár
category-watchtower = Őrtorony
category-coins = Érmék
category-hunger = Éhség

## Helyek és feliratok

area-board = Tábla
area-market = Piac
area-site = Építkezés
area-supply = Készlet
area-packet = A csomagod

label-cell = { $cell }
    .article = { $cell ->
        [A1] az
        [A2] az
        [A3] az
        [A4] az
        [A5] az
        [A6] az
        [E1] az
        [E2] az
        [E3] az
        [E4] az
        [E5] az
        [E6] az
        [F1] az
        [F2] az
        [F3] az
        [F4] az
        [F5] az
        [F6] az
        [I1] az
        [I2] az
        [I3] az
        [I4] az
        [I5] az
        [I6] az
       *[other] a
    }
    .the = { label-cell.article } { $cell } mező
    .on = { label-cell.article } { $cell } mezőn
    .onto = { label-cell.article } { $cell } mezőre
label-workers-left = { $count } szabad munkás
label-houses-left = { $count } szabad ház
label-points = { $count } pont
label-hidden-cards = { $count } rejtett kártya
label-first-player = Kezdőjátékos
label-to-move = Ő következik
label-worker = { $player } munkása { label-cell.on }
label-building = { $tile } { label-cell.on } ({ $player })
label-market-tile = { $tile }, a piacon { $count }
label-price = Ár
label-terrain-forest = Erdő
label-terrain-mountain = Hegy
label-terrain-lake = Tó
label-terrain-meadow = Rét
label-no-effect = Nincs hatása
label-each-round = Minden forduló végén
label-at-the-end = A játék végén
label-objectives = Célok
label-goods = Nyersanyagok és érmék
label-claimed = Teljesítve
label-feeding-short = { $count } munkás étel nélkül: −{ $points } pont
label-feeding-ok = Minden munkásnak jut étel

## Beállítások

option-board = A tábla oldala
    .help = A két oldalon máshol vannak az erdők, a hegyek és a tavak.
option-board-A = A oldal
option-board-B = B oldal
option-market = Piac
    .help = Hogyan választjuk ki a búzaföldek melletti 12 lapkát.
option-market-beginner = Első játék: a 12 vörösbegyes lapka
option-market-random = Véletlen: bármelyik 12 lapka
option-market-draft = Draft: a játékosok választanak
option-draft_tiles = Lapkák a draftban
    .help = Csak ha a piacot draft állítja össze: hány lapkát osztunk szét csomagokban. A szabálykönyvben nincs meg az osztás módja; ez a mi rekonstrukciónk.
option-draft_tiles-all = Mind a 24; a fele kimarad a játékból
option-draft_tiles-twelve = Tizenkettő; mind a piacra kerül
option-coins_feed = Étel érméért
    .help = 3 érme 1 munkást etet meg, ha van hal vagy búza a készletben. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-partial_gain = Annyit kapsz, amennyi van
    .help = Ha a készlet kevés, teljes árat fizetsz, és azt kapod, ami van; kikapcsolva csak akkor használhatod az épületet, ha a készlet a fizetésed után mindent ki tud adni. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-pawn_free = A zálogház kétszer is ad ugyanabból
    .help = A 2 elvett nyersanyag lehet egyforma; kikapcsolva két különbözőnek kell lennie. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-residence_terrain = A rezidencia gyűjt is
    .help = A forduló végén a rezidencia a szomszédos erdőkről, hegyekről és tavakról is gyűjt. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-watchtower_workers_block = A munkások zavarják az őrtornyot
    .help = A rét, amelyen a 4. forduló munkása áll, nem üres, és nem ad pontot az őrtoronynak. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-castle_own_only = A vár csak a saját épületeket számolja
    .help = Csak a vár gazdájának szomszédos épületei adnak pontot; kikapcsolva mindenkié. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.
option-pawn_counts_printed_only = A zálogház nem hal-, fa- vagy kőépület
    .help = A lapkáján nincs ilyen jel, ezért nem segít a „Halkereskedelem” és a „Fa- vagy kőkereskedelem” célnál; kikapcsolva segít. Ez a mi döntésünk: a szabálykönyv itt nem egyértelmű.

rules-change-2 = A 2. változattól partial_gain=no mellett akkor használható egy épület, ha a készlet a fizetés után mindent ki tud adni.

## Kártya a forduló végén
summary-title = { $round ->
    [1] Az 1. forduló vége: etetés
   *[other] A { $round }. forduló vége: etetés
}
summary-rule = Minden munkás 1 halat vagy búzát eszik. Aki éhes marad, { $points } pontba kerül.
summary-rule-coins = Minden munkás 1 halat vagy búzát eszik, vagy { $price } érméért vett ételt. Aki éhes marad, { $points } pontba kerül.
summary-ate = Ettek
summary-fed = Mindenki jóllakott
summary-bought = { $count } étel { $coins } érméért
summary-short = { $count } hiányzott, egyenként −{ $points }
summary-next = { $last ->
    [1] A { $round }. forduló az utolsó: { $first } kezd.
   *[other] A { $round }. fordulót { $first } kezdi.
}
summary-next-you = { $last ->
    [1] A { $round }. forduló az utolsó: te kezdesz.
   *[other] A { $round }. fordulót te kezded.
}
summary-food = { $count ->
    [0] Még nincs ételed; a munkásaidnak { $need } kell majd.
   *[other] { $count } ételed van; a munkásaidnak { $need } kell majd.
}
summary-go-on = Jöjjön a { $round }. forduló
summary-over = Ez volt az utolsó forduló; már minden cél nyitva fekszik.
summary-result = Lássuk az eredményt

## A cél, és ami most fontos: egy „Most:” kezdetű mondat folytatása

goal = A legtöbb pont nyer négy forduló után.
now-draft = ami a piacra kerül, azt bárki megépítheti
now-claim = teljesült egy célod („{ $objective }”): kérd a pontjait
now-food = a forduló végére { $count } munkásodnak még nincs étele
now-build = meg tudod építeni { $tile_the_acc } ({ $points } pont)
now-last = ez az utolsó forduló
now-gather = a munkás mind a 8 szomszédos mezőről gyűjt
