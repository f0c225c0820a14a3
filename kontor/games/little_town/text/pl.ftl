# Little Town po polsku.
# Płytki: sama nazwa („Piekarnia”); .low w zdaniu, .acc biernik, .gen dopełniacz, .from „z” z dopełniaczem.
# Zasoby: .gen dopełniacz („nie ma ryb”), .n liczba z mianownikiem; po liczbie: .one_acc („1 rybę”), .one_gen („1 ryby”),
# .few („2 ryby”), .many („5 ryb”).

game-name = Little Town
game-line = Wysyłaj robotników, zbieraj zasoby, buduj we wspólnym miasteczku i zdobądź najwięcej punktów w 4 krótkich rundach.

## Zasoby i monety

good-wood = drewno
    .gen = drewna
    .one_acc = drewno
    .one_gen = drewna
    .few = drewna
    .many = drewna
    .n = { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
good-stone = kamień
    .gen = kamienia
    .one_acc = kamień
    .one_gen = kamienia
    .few = kamienie
    .many = kamieni
    .n = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
good-fish = ryby
    .gen = ryb
    .one_acc = rybę
    .one_gen = ryby
    .few = ryby
    .many = ryb
    .n = { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[many] { $count } ryb
    }
good-wheat = zboże
    .gen = zboża
    .one_acc = zboże
    .one_gen = zboża
    .few = zboża
    .many = zboża
    .n = { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zboża
    }
good-coin = monety
    .gen = monet
    .one_acc = monetę
    .one_gen = monety
    .few = monety
    .many = monet
    .n = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }

icon-wood = drewno
icon-stone = kamień
icon-fish = ryby
icon-wheat = zboże
icon-coin = monety
icon-star = pkt
icon-worker = robotnik
icon-house = domek
icon-card = karty
icon-meadow = pusta łąka
icon-any = dowolne zasoby
icon-around = budynki obok
icon-clock = koniec rundy:
icon-flag = koniec gry:

## Płytki budynków

tile-wheat-field = Pole zboża
    .low = pole zboża
    .acc = pole zboża
    .gen = pola zboża
    .from = z pola zboża
    .effect = Weź 1 zboże.
tile-pier = Molo
    .low = molo
    .acc = molo
    .gen = mola
    .from = z mola
    .effect = Weź 2 ryby.
tile-gold-mine = Kopalnia złota
    .low = kopalnia złota
    .acc = kopalnię złota
    .gen = kopalni złota
    .from = z kopalni złota
    .effect = Weź 2 monety.
tile-bookshop = Księgarnia
    .low = księgarnia
    .acc = księgarnię
    .gen = księgarni
    .from = z księgarni
    .effect = Weź 3 monety.
tile-well = Studnia
    .low = studnia
    .acc = studnię
    .gen = studni
    .from = ze studni
    .effect = Zdobądź 2 punkty.
tile-tavern = Karczma
    .low = karczma
    .acc = karczmę
    .gen = karczmy
    .from = z karczmy
    .effect = Zdobądź 3 punkty.
tile-workshop = Warsztat
    .low = warsztat
    .acc = warsztat
    .gen = warsztatu
    .from = z warsztatu
    .effect = Oddaj 2 drewna, zdobądź 3 punkty.
tile-bakery = Piekarnia
    .low = piekarnia
    .acc = piekarnię
    .gen = piekarni
    .from = z piekarni
    .effect = Oddaj 1 zboże, weź 4 monety.
tile-brewery = Browar
    .low = browar
    .acc = browar
    .gen = browaru
    .from = z browaru
    .effect = Oddaj 1 zboże, zdobądź 3 punkty.
tile-quarry = Kamieniołom
    .low = kamieniołom
    .acc = kamieniołom
    .gen = kamieniołomu
    .from = z kamieniołomu
    .effect = Zapłać 2 monety, weź 2 kamienie.
tile-carpenter = Cieśla
    .low = zakład cieśli
    .acc = zakład cieśli
    .gen = zakładu cieśli
    .from = z zakładu cieśli
    .effect = Zapłać 1 monetę, weź 3 drewna.
tile-church = Kościół
    .low = kościół
    .acc = kościół
    .gen = kościoła
    .from = z kościoła
    .effect = Zapłać 3 monety, zdobądź 5 punktów.
tile-warehouse = Magazyn
    .low = magazyn
    .acc = magazyn
    .gen = magazynu
    .from = z magazynu
    .effect = Oddaj 2 kamienie, zdobądź 5 punktów.
tile-grocery = Sklep spożywczy
    .low = sklep spożywczy
    .acc = sklep spożywczy
    .gen = sklepu spożywczego
    .from = ze sklepu spożywczego
    .effect = Zapłać 1 monetę, weź 1 zboże i 1 rybę.
tile-fair = Jarmark
    .low = jarmark
    .acc = jarmark
    .gen = jarmarku
    .from = z jarmarku
    .effect = Oddaj 1 kamień, 1 drewno, 1 zboże i 1 rybę, zdobądź 7 punktów.
tile-fountain = Fontanna
    .low = fontanna
    .acc = fontannę
    .gen = fontanny
    .from = z fontanny
    .effect = Zapłać 1 monetę, zdobądź 3 punkty.
tile-barn = Stodoła
    .low = stodoła
    .acc = stodołę
    .gen = stodoły
    .from = ze stodoły
    .effect = Oddaj 2 zboża, zdobądź 5 punktów.
tile-fishmonger = Sklep rybny
    .low = sklep rybny
    .acc = sklep rybny
    .gen = sklepu rybnego
    .from = ze sklepu rybnego
    .effect = Oddaj 1 rybę, weź 3 monety.
tile-restaurant = Restauracja
    .low = restauracja
    .acc = restaurację
    .gen = restauracji
    .from = z restauracji
    .effect = Oddaj 1 zboże i 1 rybę, zdobądź 4 punkty.
tile-pawnbroker = Sklep
    .low = sklep
    .acc = sklep
    .gen = sklepu
    .from = ze sklepu
    .effect = Oddaj 2 dowolne zasoby, weź 2 dowolne zasoby.
tile-statue = Pomnik
    .low = pomnik
    .acc = pomnik
    .gen = pomnika
    .from = z pomnika
    .effect = Bez działania.
tile-cathedral = Katedra
    .low = katedra
    .acc = katedrę
    .gen = katedry
    .from = z katedry
    .effect = Koniec każdej rundy: 1 punkt za każdego robotnika obok, także cudzego.
tile-residence = Rezydencja
    .low = rezydencja
    .acc = rezydencję
    .gen = rezydencji
    .from = z rezydencji
    .effect = Koniec każdej rundy: skorzystaj raz z każdego budynku obok.
tile-castle = Zamek
    .low = zamek
    .acc = zamek
    .gen = zamku
    .from = z zamku
    .effect = Koniec gry: 4 punkty za każdy twój budynek obok.
tile-watchtower = Strażnica
    .low = strażnica
    .acc = strażnicę
    .gen = strażnicy
    .from = ze strażnicy
    .effect = Koniec gry: 2 punkty za każdą pustą łąkę obok.

## Karty celów

objective-three-touching = Trzy razem
    .text = Miej 3 budynki, które stykają się bokami.
objective-more-buildings-than-workers = Więcej budynków niż robotników
    .text = Miej więcej budynków niż robotników.
objective-food-for-two-rounds = Jedzenie na dwie rundy
    .text = Miej co najmniej 2 porcje jedzenia (ryby lub zboże) na każdego swojego robotnika.
objective-lake-mountain-forest = Jezioro, góra, las
    .text = Miej 3 budynki: jeden obok jeziora, jeden obok góry i jeden obok lasu; liczą się też pola na ukos.
objective-two-kinds-consumed = Dwa rodzaje naraz
    .text = Skorzystaj z budynku i oddaj mu zasoby 2 różnych rodzajów.
objective-fed-with-fish = Ryby dla wszystkich
    .text = Wyżyw wszystkich swoich robotników własnymi rybami.
objective-fed-with-wheat = Zboże dla wszystkich
    .text = Wyżyw wszystkich swoich robotników własnym zbożem.
objective-fish-building = Handel rybami
    .text = Miej budynek, który daje lub pobiera ryby.
objective-two-coin-buildings = Dwa budynki z monetami
    .text = Miej 2 budynki, które dają lub pobierają monety.
objective-wood-or-stone-building = Handel drewnem lub kamieniem
    .text = Miej budynek, który daje lub pobiera drewno albo kamień.
objective-three-stone-price = Z kamienia
    .text = Miej budynek, który kosztuje co najmniej 3 kamienie.
objective-no-coins = Pusta sakiewka
    .text = Nie miej żadnych monet.
objective-six-coins = Pełna sakiewka
    .text = Miej co najmniej 6 monet.
objective-spend-what-you-got = Od razu wydane
    .text = Wydaj zasób w tej samej turze, w której trafia do ciebie.
objective-four-uses = Cztery w jednej turze
    .text = Skorzystaj z co najmniej 4 budynków w jednej turze.
objective-points-from-two = Punkty z dwóch
    .text = Zdobądź punkty z co najmniej 2 budynków w jednej turze.
objective-five-resources = Pięć zasobów
    .text = Zdobądź co najmniej 5 zasobów w jednej turze.
objective-three-wood-price = Z drewna
    .text = Miej budynek, który kosztuje co najmniej 3 drewna.

## Co dostaje sklep, co jedzą robotnicy

offer-wood = 1 drewno
    .acc = 1 drewno
offer-stone = 1 kamień
    .acc = 1 kamień
offer-fish = 1 ryba
    .acc = 1 rybę
offer-wheat = 1 zboże
    .acc = 1 zboże
offer-bought-wood = 1 drewno kupione za 3 monety
    .acc = 1 drewno kupione za 3 monety
offer-bought-stone = 1 kamień kupiony za 3 monety
    .acc = 1 kamień kupiony za 3 monety
offer-bought-fish = 1 ryba kupiona za 3 monety
    .acc = 1 rybę kupioną za 3 monety
offer-bought-wheat = 1 zboże kupione za 3 monety
    .acc = 1 zboże kupione za 3 monety

food-fish = ryby
    .brief = Daj { $count } :fish:
    .n = { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[many] { $count } ryb
    }
    .move = { $count ->
        [0] Nie dawaj ryb
        [one] Daj robotnikom { $count } rybę
        [few] Daj robotnikom { $count } ryby
       *[many] Daj robotnikom { $count } ryb
    }
    .told = { $count ->
        [0] nie daje robotnikom ryb
        [one] daje robotnikom { $count } rybę
        [few] daje robotnikom { $count } ryby
       *[many] daje robotnikom { $count } ryb
    }
    .you = { $count ->
        [0] nie dajesz robotnikom ryb
        [one] dajesz robotnikom { $count } rybę
        [few] dajesz robotnikom { $count } ryby
       *[many] dajesz robotnikom { $count } ryb
    }
food-wheat = zboże
    .brief = Daj { $count } :wheat:
    .n = { $count ->
        [one] { $count } zboże
       *[other] { $count } zboża
    }
    .move = { $count ->
        [0] Nie dawaj zboża
        [one] Daj robotnikom { $count } zboże
       *[other] Daj robotnikom { $count } zboża
    }
    .told = { $count ->
        [0] nie daje robotnikom zboża
        [one] daje robotnikom { $count } zboże
       *[other] daje robotnikom { $count } zboża
    }
    .you = { $count ->
        [0] nie dajesz robotnikom zboża
        [one] dajesz robotnikom { $count } zboże
       *[other] dajesz robotnikom { $count } zboża
    }
food-bought = kupione jedzenie
    .brief = Kup jedzenie: { $count }
    .n = { $count ->
        [one] jedzenie dla { $count } robotnika kupione za monety
       *[other] jedzenie dla { $count } robotników kupione za monety
    }
    .move = { $count ->
        [0] Nie kupuj jedzenia
        [1] Kup jedzenie dla 1 robotnika (3 monety)
        [2] Kup jedzenie dla 2 robotników (6 monet)
        [3] Kup jedzenie dla 3 robotników (9 monet)
        [4] Kup jedzenie dla 4 robotników (12 monet)
       *[other] Kup jedzenie dla { $count } robotników (15 monet)
    }
    .told = { $count ->
        [0] nie kupuje jedzenia
        [1] kupuje jedzenie dla 1 robotnika (3 monety)
        [2] kupuje jedzenie dla 2 robotników (6 monet)
        [3] kupuje jedzenie dla 3 robotników (9 monet)
        [4] kupuje jedzenie dla 4 robotników (12 monet)
       *[other] kupuje jedzenie dla { $count } robotników (15 monet)
    }
    .you = { $count ->
        [0] nie kupujesz jedzenia
        [1] kupujesz jedzenie dla 1 robotnika (3 monety)
        [2] kupujesz jedzenie dla 2 robotników (6 monet)
        [3] kupujesz jedzenie dla 3 robotników (9 monet)
        [4] kupujesz jedzenie dla 4 robotników (12 monet)
       *[other] kupujesz jedzenie dla { $count } robotników (15 monet)
    }

## Możliwości

choice-draft = Połóż na targu { $tile_acc }
choice-place = Postaw robotnika na polu { $cell }
choice-build = Zbuduj { $tile_acc }
choice-lay = Postaw budynek na polu { $cell }
choice-use = Skorzystaj z budynku na polu { $cell }
    .brief = Użyj: { $tile }
choice-cathedral = Podlicz punkty za katedrę
choice-buy = { $count ->
    [0] Nie kupuj { $cube_gen }
    [1] Kup 1 { $cube_one_acc } za 3 monety
    [2] Kup 2 { $cube_few } za 6 monet
    [3] Kup 3 { $cube_few } za 9 monet
    [4] Kup 4 { $cube_few } za 12 monet
    [5] Kup 5 { $cube_many } za 15 monet
   *[other] Kup { $count } { $cube_many } za 18 monet
}
    .brief = Zapłać { $what }
choice-give = Oddaj { $offer_acc }
choice-take = Weź 1 { $cube_one_acc }
choice-feed = { $food_move }
    .brief = { $food_brief }
choice-claim = Zrealizuj cel „{ $objective }”
    .brief = „{ $objective }”
choice-done = Gotowe
## Decyzje, które zapadły, gdy nie mówi o nich żadne zdarzenie

decided-draft = { $player } kładzie na targu { $tile_acc }
    .you = Kładziesz na targu { $tile_acc }
decided-place = { $player } stawia robotnika na polu { $cell }
    .you = Stawiasz robotnika na polu { $cell }
decided-build = { $player } wybiera na targu { $tile_acc }
    .you = Wybierasz na targu { $tile_acc }
decided-lay = { $player } stawia budynek na polu { $cell }
    .you = Stawiasz budynek na polu { $cell }
decided-use = { $player } korzysta z budynku na polu { $cell }
    .you = Korzystasz z budynku na polu { $cell }
decided-cathedral = { $player } podlicza punkty za katedrę
    .you = Podliczasz punkty za katedrę
decided-buy = { $count ->
    [0] { $player } płaci bez dokupowania { $cube_gen }
    [1] { $player } kupuje 1 { $cube_one_acc } za 3 monety
    [2] { $player } kupuje 2 { $cube_few } za 6 monet
    [3] { $player } kupuje 3 { $cube_few } za 9 monet
    [4] { $player } kupuje 4 { $cube_few } za 12 monet
    [5] { $player } kupuje 5 { $cube_many } za 15 monet
   *[other] { $player } kupuje { $count } { $cube_many } za 18 monet
}
    .you = { $count ->
        [0] Płacisz bez dokupowania { $cube_gen }
        [1] Kupujesz 1 { $cube_one_acc } za 3 monety
        [2] Kupujesz 2 { $cube_few } za 6 monet
        [3] Kupujesz 3 { $cube_few } za 9 monet
        [4] Kupujesz 4 { $cube_few } za 12 monet
        [5] Kupujesz 5 { $cube_many } za 15 monet
       *[other] Kupujesz { $count } { $cube_many } za 18 monet
    }
decided-buy-details = { $player } płaci
    .you = Płacisz
decided-give = { $player } oddaje { $offer_acc }
    .you = Oddajesz { $offer_acc }
decided-take = { $player } bierze 1 { $cube_one_acc }
    .you = Bierzesz 1 { $cube_one_acc }
decided-feed = { $player } { $food_told }
    .you = { $food_you }
decided-claim = { $player } realizuje cel „{ $objective }”
    .you = Realizujesz cel „{ $objective }”
decided-done = { $player } na tym poprzestaje
    .you = Na tym poprzestajesz

## Zdarzenia

event-draft = { $player } kładzie na targu { $tile_acc }
    .you = Kładziesz na targu { $tile_acc }
event-deal = Każdy dostaje { $count ->
    [one] { $count } kartę celu
    [few] { $count } karty celów
   *[many] { $count } kart celów
}
event-round = Rundę { $count } zaczyna { $first }
    .you = Rundę { $count } zaczynasz ty
event-place = { $player } stawia robotnika na polu { $cell }
    .you = Stawiasz robotnika na polu { $cell }
event-gather = +{ $good_n }
event-use = { $player } korzysta { $tile_from } na { $cell }
    .you = Korzystasz { $tile_from } na { $cell }
event-fee = { $owner_you ->
    [yes] 1 moneta dla ciebie
   *[no] 1 moneta dla właściciela ({ $owner })
}
event-pay = −{ $good_n }
event-buy = { $coins ->
    [one] kupuje { event-buy.what } za { $coins } monetę
    [few] kupuje { event-buy.what } za { $coins } monety
   *[many] kupuje { event-buy.what } za { $coins } monet
}
    .you = { $coins ->
        [one] kupujesz { event-buy.what } za { $coins } monetę
        [few] kupujesz { event-buy.what } za { $coins } monety
       *[many] kupujesz { event-buy.what } za { $coins } monet
    }
    .what = { $count ->
        [one] { $count } { $good_one_acc }
        [few] { $count } { $good_few }
       *[many] { $count } { $good_many }
    }
event-gain = +{ $good_n }
event-short = w rezerwie brakuje { event-short.what }
    .what = { $count ->
        [one] { $count } { $good_one_gen }
       *[other] { $count } { $good_many }
    }
event-points = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
}
event-choose = { $player } wybiera na targu { $tile_acc }
    .you = Wybierasz na targu { $tile_acc }
event-build = { $count ->
    [0] { $player } buduje { $tile_acc } na { $cell }
    [one] { $player } buduje { $tile_acc } na { $cell } (+{ $count } punkt)
    [few] { $player } buduje { $tile_acc } na { $cell } (+{ $count } punkty)
   *[many] { $player } buduje { $tile_acc } na { $cell } (+{ $count } punktów)
}
    .you = { $count ->
        [0] Budujesz { $tile_acc } na { $cell }
        [one] Budujesz { $tile_acc } na { $cell } (+{ $count } punkt)
        [few] Budujesz { $tile_acc } na { $cell } (+{ $count } punkty)
       *[many] Budujesz { $tile_acc } na { $cell } (+{ $count } punktów)
    }
event-claim = { $count ->
    [one] { $player } realizuje cel „{ $objective }” (+{ $count } punkt)
    [few] { $player } realizuje cel „{ $objective }” (+{ $count } punkty)
   *[many] { $player } realizuje cel „{ $objective }” (+{ $count } punktów)
}
    .you = { $count ->
        [one] Realizujesz cel „{ $objective }” (+{ $count } punkt)
        [few] Realizujesz cel „{ $objective }” (+{ $count } punkty)
       *[many] Realizujesz cel „{ $objective }” (+{ $count } punktów)
    }
event-round-end = Koniec rundy { $count }
event-cathedral = { $count ->
    [0] { $player } nie zdobywa punktów za katedrę
    [one] { $player } zdobywa { $count } punkt za katedrę
    [few] { $player } zdobywa { $count } punkty za katedrę
   *[many] { $player } zdobywa { $count } punktów za katedrę
}
    .you = { $count ->
        [0] Nie zdobywasz punktów za katedrę
        [one] Zdobywasz { $count } punkt za katedrę
        [few] Zdobywasz { $count } punkty za katedrę
       *[many] Zdobywasz { $count } punktów za katedrę
    }
event-feed = { $fish ->
    [0] { $wheat ->
        [0] { $bought ->
            [0] { $player } nie daje robotnikom jedzenia
           *[other] { $player } daje robotnikom { event-feed.bought }
        }
       *[other] { $bought ->
            [0] { $player } daje robotnikom { event-feed.wheat }
           *[other] { $player } daje robotnikom { event-feed.wheat } i { event-feed.bought }
        }
    }
   *[other] { $wheat ->
        [0] { $bought ->
            [0] { $player } daje robotnikom { event-feed.fish }
           *[other] { $player } daje robotnikom { event-feed.fish } i { event-feed.bought }
        }
       *[other] { $bought ->
            [0] { $player } daje robotnikom { event-feed.fish } i { event-feed.wheat }
           *[other] { $player } daje robotnikom { event-feed.fish }, { event-feed.wheat } i { event-feed.bought }
        }
    }
}
    .you = { $fish ->
        [0] { $wheat ->
            [0] { $bought ->
                [0] Nie dajesz robotnikom jedzenia
               *[other] Dajesz robotnikom { event-feed.bought }
            }
           *[other] { $bought ->
                [0] Dajesz robotnikom { event-feed.wheat }
               *[other] Dajesz robotnikom { event-feed.wheat } i { event-feed.bought }
            }
        }
       *[other] { $wheat ->
            [0] { $bought ->
                [0] Dajesz robotnikom { event-feed.fish }
               *[other] Dajesz robotnikom { event-feed.fish } i { event-feed.bought }
            }
           *[other] { $bought ->
                [0] Dajesz robotnikom { event-feed.fish } i { event-feed.wheat }
               *[other] Dajesz robotnikom { event-feed.fish }, { event-feed.wheat } i { event-feed.bought }
            }
        }
    }
    .fish = { $fish ->
        [one] { $fish } rybę
        [few] { $fish } ryby
       *[many] { $fish } ryb
    }
    .wheat = { $wheat ->
        [one] { $wheat } zboże
       *[other] { $wheat } zboża
    }
    .bought = { $bought ->
        [1] jedzenie kupione za 3 monety
        [2] jedzenie kupione za 6 monet
        [3] jedzenie kupione za 9 monet
        [4] jedzenie kupione za 12 monet
       *[other] jedzenie kupione za 15 monet
    }
event-hunger = { $count ->
    [one] { $player } ma { $count } robotnika bez jedzenia i traci { event-hunger.points }
   *[other] { $player } ma { $count } robotników bez jedzenia i traci { event-hunger.points }
}
    .you = { $count ->
        [one] Masz { $count } robotnika bez jedzenia i tracisz { event-hunger.points }
       *[other] Masz { $count } robotników bez jedzenia i tracisz { event-hunger.points }
    }
    .points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-token = { $player } dostaje znacznik pierwszego gracza
    .you = Dostajesz znacznik pierwszego gracza
event-castle = { $count ->
    [0] { $player } nie zdobywa punktów za zamek
    [one] { $player } zdobywa { $count } punkt za zamek
    [few] { $player } zdobywa { $count } punkty za zamek
   *[many] { $player } zdobywa { $count } punktów za zamek
}
    .you = { $count ->
        [0] Nie zdobywasz punktów za zamek
        [one] Zdobywasz { $count } punkt za zamek
        [few] Zdobywasz { $count } punkty za zamek
       *[many] Zdobywasz { $count } punktów za zamek
    }
event-watchtower = { $count ->
    [0] { $player } nie zdobywa punktów za strażnicę
    [one] { $player } zdobywa { $count } punkt za strażnicę
    [few] { $player } zdobywa { $count } punkty za strażnicę
   *[many] { $player } zdobywa { $count } punktów za strażnicę
}
    .you = { $count ->
        [0] Nie zdobywasz punktów za strażnicę
        [one] Zdobywasz { $count } punkt za strażnicę
        [few] Zdobywasz { $count } punkty za strażnicę
       *[many] Zdobywasz { $count } punktów za strażnicę
    }
event-coins = { $count ->
    [one] { $player } zdobywa { $count } punkt za monety
    [few] { $player } zdobywa { $count } punkty za monety
   *[many] { $player } zdobywa { $count } punktów za monety
}
    .you = { $count ->
        [one] Zdobywasz { $count } punkt za monety
        [few] Zdobywasz { $count } punkty za monety
       *[many] Zdobywasz { $count } punktów za monety
    }
event-over = Koniec gry

## Dlaczego nie

why-not-now-draft = Teraz nie kładzie się płytek na targu.
why-not-now-place = Robotnika stawia się na początku tury.
why-not-now-build = Budowę zaczyna się na początku tury.
why-not-now-lay = Budynek trafia na planszę dopiero po zapłaceniu.
why-not-now-use = Z budynków korzysta się po postawieniu robotnika albo przez rezydencję na koniec rundy.
why-not-now-cathedral = Katedra daje punkty na koniec rundy.
why-not-now-buy = Zasoby kupuje się tylko w trakcie płacenia.
why-not-now-give = Zasoby oddaje się tylko w sklepie.
why-not-now-take = Zasoby wybiera się tylko w sklepie.
why-not-now-feed = Robotnicy jedzą na koniec rundy.
why-not-now-done = Najpierw trzeba podjąć tę decyzję.
why-draft-elsewhere = W pakiecie przed tobą nie ma { $tile_gen }.
why-supply-empty = W rezerwie nie ma już { $good_gen }.
why-take-another-kind = Masz już stąd 1 { $good_one_acc }; drugi zasób musi być innego rodzaju.
why-no-cathedral = Nie masz teraz katedry, za którą można podliczyć punkty.
why-claimed-already = Cel „{ $objective }” jest już zrealizowany.
why-card-not-yours = Celu „{ $objective }” nie ma wśród twoich kart.
why-card-not-fulfilled = Cel „{ $objective }” nie jest teraz spełniony. Warunek: { $objective_text }
why-not-meadow = Pole { $cell } nie jest łąką.
why-cell-has-building = Na { $cell } jest już { $tile_low }.
why-cell-has-worker = Na polu { $cell } stoi już robotnik ({ $player }).
why-not-on-market = Na targu nie ma { $tile_gen }.
why-no-house = Nie masz już domku, który można postawić na budynku.
why-no-building = Na polu { $cell } nie ma budynku.
why-not-beside = { $tile } na { $cell } jest poza zasięgiem: liczy się tylko 8 sąsiednich pól.
why-used-already = Teraz już nie można skorzystać { $tile_from }: każdy budynek działa raz.
why-not-for-workers = { $tile } nie działa, gdy przychodzi robotnik.
why-no-coin-for-fee = Potrzebujesz 1 monety dla właściciela ({ $player }), a nie masz żadnej.
why-supply-short = W rezerwie nie ma wszystkiego, co daje { $tile_low }.
why-pawn-needs-two = Sklep pobiera 2 zasoby; masz ich za mało i nie możesz dokupić reszty.
why-missing-not-in-supply = Brakuje ci { event-short.what }, a w rezerwie nie ma tyle do kupienia.
why-missing-coins = { $count ->
    [one] Brakuje ci { $count } monety.
   *[other] Brakuje ci { $count } monet.
}
why-missing-several = { $coins ->
    [few] Brakuje ci { why-missing-several.cubes }. Dokupienie kosztuje { $coins } monety, więcej, niż możesz wydać.
   *[many] Brakuje ci { why-missing-several.cubes }. Dokupienie kosztuje { $coins } monet, więcej, niż możesz wydać.
}
    .cubes = { $count ->
        [one] { $count } zasobu
       *[other] { $count } zasobów
    }
why-missing = { $coins ->
    [few] Brakuje ci { event-short.what }. Dokupienie kosztuje { $coins } monety, więcej, niż możesz wydać.
   *[many] Brakuje ci { event-short.what }. Dokupienie kosztuje { $coins } monet, więcej, niż możesz wydać.
}
why-buy-other-cube = Teraz pytanie brzmi, ile { $good_many } kupujesz.
why-buy-more = Musisz kupić co najmniej { event-buy.what }: masz za mało własnych zasobów.
why-buy-fewer = Możesz tu kupić najwyżej { event-buy.what }.
why-give-leaves-no-second = Wtedy zabraknie ci drugiego zasobu do oddania.
why-give-none-left = Nie masz już { $good_gen } do oddania.
why-give-no-coins = Nie masz { $count } monet na kupno zasobu.
why-feed-in-order = O jedzeniu decydujesz w tej kolejności: ryby, zboże, kupione jedzenie.
why-feed-more = Wybierz tu co najmniej { $count }: dopóki masz ryby lub zboże, żaden robotnik nie zostaje głodny.
why-feed-fewer = Wybierz tu najwyżej { $count }: więcej nie masz albo nie potrzebujesz.
why-use-after-building = W tej turze budujesz; z budynków korzysta tylko robotnik postawiony na planszy.
why-no-residence = Nie masz rezydencji, która na koniec rundy korzysta z budynków.
why-not-beside-residence = { $tile } na { $cell } jest poza zasięgiem: twoja rezydencja korzysta tylko z 8 sąsiednich pól.
why-not-for-residence = { $tile } nie ma efektu, z którego mogłaby skorzystać twoja rezydencja.
why-buy-to-fill = Musisz kupić co najmniej { event-buy.what }: w rezerwie jest za mało monet, żeby ci je wypłacić; dołoży je dopiero twój zakup.
why-give-leaves-one-kind = Wtedy w rezerwie byłby tylko jeden rodzaj zasobów, a sklep wydaje dwa różne.
why-give-coins-pledged = { $count ->
    [0] Poza monetami na wybrany już zakup nie masz żadnych, a kolejny zasób kosztuje { $coins }.
    [one] Poza monetami na wybrany już zakup masz tylko { $count } monetę, a kolejny zasób kosztuje { $coins }.
    [few] Poza monetami na wybrany już zakup masz tylko { $count } monety, a kolejny zasób kosztuje { $coins }.
   *[many] Poza monetami na wybrany już zakup masz tylko { $count } monet, a kolejny zasób kosztuje { $coins }.
}
why-feed-not-bought = W tej grze nie można kupować jedzenia za monety.

## Pytania

question-draft = Którą płytkę kładziesz na targu?
    .help = Pozostałe płytki z pakietu idą dalej w lewo.
    .other = { $player } wybiera płytkę na targ.
question-turn = Gdzie stawiasz robotnika albo co budujesz?
    .help = Robotnik zbiera zasoby i korzysta z budynków na 8 polach wokół.
    .other = { $player } stawia robotnika albo buduje.
question-pay = { $tile }: ile { $good_many } kupujesz za monety?
    .help = 1 zasób kosztuje 3 monety; resztę płacisz z własnych zasobów.
    .other = { $player } decyduje, jak zapłacić.
question-give = Który zasób oddajesz w sklepie?
    .help = Oddajesz 2 zasoby, a potem bierzesz 2 dowolne z rezerwy.
    .other = { $player } oddaje zasoby w sklepie.
question-take = Który zasób bierzesz w sklepie?
    .help = Bierzesz z rezerwy 2 zasoby, jeden po drugim.
    .other = { $player } bierze zasoby w sklepie.
question-between = Czy realizujesz cel, zanim dostaniesz monety?
    .help = Teraz nie masz monet; po „Gotowe” dostaniesz je z budynku.
    .other = { $player } korzysta z budynku.
question-lay = { $tile }: gdzie stawiasz ten budynek?
    .help = Wybierz pustą łąkę: bez robotnika i bez budynku.
    .other = { $player } wybiera miejsce na budynek.
question-act = Co robisz dalej?
    .help = Każdy budynek działa raz; cudzy kosztuje 1 monetę. „Gotowe” kończy turę.
    .other = { $player } kontynuuje turę.
question-special = Z czego korzystasz na koniec rundy?
    .help = Każdy budynek obok rezydencji najwyżej raz; cudzy kosztuje 1 monetę.
    .other = { $player } korzysta z budynków specjalnych.
question-feed-fish = Robotnicy do wyżywienia: { $need }. Ile ryb im dajesz?
    .help = Każdy zjada 1 rybę lub 1 zboże; za głodnego tracisz 3 punkty.
    .other = { $player } żywi robotników.
question-feed-wheat = Robotnicy do wyżywienia: { $need }. Ile zboża im dajesz?
    .help = Każdy zjada 1 rybę lub 1 zboże; za głodnego tracisz 3 punkty.
    .other = { $player } żywi robotników.
question-feed-bought = Robotnicy do wyżywienia: { $need }. Dla ilu kupujesz jedzenie?
    .help = Po 3 monety za każdego; za głodnego tracisz 3 punkty.
    .other = { $player } żywi robotników.
question-claim = Czy realizujesz cel, zanim gra potoczy się dalej?
    .help = Ostatnia okazja w tej rundzie. Po „Gotowe” karta zostaje na ręce.
    .other = { $player } przegląda karty celów.
question-over = Koniec gry.
    .other = Koniec gry.

## Stan gry, wynik, punkty

status-round = Runda { $round } z 4
status-draft = Wybór targu
status-over = Koniec gry
result-win = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
   *[other] { $player } wygrywa z wynikiem { $points } punktów.
}
result-shared = { $points ->
    [one] { $players } dzielą się zwycięstwem z wynikiem { $points } punktu.
   *[other] { $players } dzielą się zwycięstwem z wynikiem { $points } punktów.
}

category-building = Budowa
category-using = Korzystanie z budynków
category-objectives = Cele
category-cathedral = Katedra
category-castle = Zamek
category-watchtower = Strażnica
category-coins = Monety
category-hunger = Głód

## Miejsca i podpisy

area-board = Plansza
area-market = Targ
area-site = Plac budowy
area-supply = Rezerwa
area-packet = Twój pakiet

label-cell = { $cell }
label-workers-left = { $count ->
    [one] { $count } wolny robotnik
   *[other] { $count } wolnych robotników
}
label-houses-left = { $count ->
    [one] { $count } wolny domek
    [few] { $count } wolne domki
   *[many] { $count } wolnych domków
}
label-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
label-hidden-cards = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
label-first-player = Pierwszy gracz
label-to-move = Teraz decyduje
label-worker = Robotnik na polu { $cell } ({ $player })
label-building = { $tile } na { $cell } ({ $player })
label-market-tile = { $tile }, na targu: { $count }
label-price = Koszt
label-terrain-forest = Las
label-terrain-mountain = Góra
label-terrain-lake = Jezioro
label-terrain-meadow = Łąka
label-no-effect = Bez działania
label-each-round = Koniec każdej rundy
label-at-the-end = Koniec gry
label-objectives = Cele
label-goods = Zasoby i monety
label-claimed = Zrealizowane
label-feeding-short = { $count ->
    [one] { $count } robotnik bez jedzenia: −{ label-feeding-short.points }
   *[other] { $count } robotników bez jedzenia: −{ label-feeding-short.points }
}
    .points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
label-feeding-ok = Jedzenia wystarczy dla wszystkich robotników

## Opcje

option-board = Strona planszy
    .help = Na każdej stronie lasy, góry i jeziora leżą w innych miejscach.
option-board-A = Strona A
option-board-B = Strona B
option-market = Targ
    .help = Sposób wyboru 12 płytek, które leżą obok pól zboża.
option-market-beginner = Pierwsza gra: 12 płytek z ptaszkiem
option-market-random = Losowo: dowolne 12 płytek
option-market-draft = Draft: wybierają gracze
option-draft_tiles = Płytki w drafcie
    .help = Tylko gdy targ powstaje przez draft: ile płytek rozdaje się w pakietach. Instrukcja nie podaje podziału; to nasza rekonstrukcja.
option-draft_tiles-all = Wszystkie 24; połowa zostaje poza grą
option-draft_tiles-twelve = Dwanaście; wszystkie trafiają na targ
option-coins_feed = Jedzenie za monety
    .help = 3 monety żywią 1 robotnika, jeśli w rezerwie są ryby lub zboże. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-partial_gain = Bierzesz to, co zostało w rezerwie
    .help = Gdy rezerwa jest za mała, płacisz w całości i bierzesz to, co jest; po wyłączeniu z budynku można skorzystać tylko wtedy, gdy po twojej zapłacie w rezerwie jest wszystko, co daje. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-pawn_free = Sklep daje dwa razy ten sam rodzaj
    .help = Oba wzięte zasoby mogą być tego samego rodzaju; po wyłączeniu muszą się różnić. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-residence_terrain = Rezydencja także zbiera
    .help = Na koniec rundy rezydencja zbiera też zasoby z lasów, gór i jezior obok. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-watchtower_workers_block = Robotnicy przeszkadzają strażnicy
    .help = Łąka z robotnikiem z rundy 4 nie jest pusta i nie daje strażnicy punktów. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-castle_own_only = Zamek liczy tylko twoje budynki
    .help = Punkty dają tylko budynki właściciela zamku; po wyłączeniu budynki wszystkich graczy. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.
option-pawn_counts_printed_only = Sklep nie jest budynkiem z rybami, drewnem ani kamieniem
    .help = Jego płytka nie pokazuje tych zasobów, więc nie pomaga w celach „Handel rybami” i „Handel drewnem lub kamieniem”; po wyłączeniu pomaga. To nasze rozstrzygnięcie: instrukcja nie mówi tego jasno.

rules-change-2 = Od wersji 2 w grze z opcją partial_gain=no można skorzystać z budynku, gdy po zapłaceniu w rezerwie jest wszystko, co daje.

## Karta na koniec rundy
summary-title = Koniec rundy { $round }: karmienie
summary-rule = Każdy robotnik zjada 1 rybę lub zboże. Głodny robotnik kosztuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
summary-rule-coins = Każdy robotnik zjada 1 rybę lub zboże albo jedzenie kupione za { $price } { $price ->
    [one] monetę
    [few] monety
   *[many] monet
}. Głodny robotnik kosztuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
summary-ate = Zjedli
summary-fed = Wszyscy najedzeni
summary-bought = Kupiono { $count } za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
}
summary-short = Zabrakło { $count }: po −{ $points }
summary-next = { $last ->
    [1] Runda { $round } jest ostatnia. Zaczyna { $first }.
   *[other] Runda { $round }: zaczyna { $first }.
}
summary-next-you = { $last ->
    [1] Runda { $round } jest ostatnia. Zaczynasz ty.
   *[other] Runda { $round }: zaczynasz ty.
}
summary-food = { $count ->
    [0] Nie masz na razie jedzenia, a robotnicy zjedzą { $need }.
   *[other] Masz { $count } jedzenia, a robotnicy zjedzą { $need }.
}
summary-go-on = Zacznij rundę { $round }
summary-over = To była ostatnia runda; wszystkie cele są już odkryte.
summary-result = Zobacz wynik

## Cel i to, co teraz ważne: dalszy ciąg zdania, które zaczyna się od „Teraz:”

goal = Najwięcej punktów po czterech rundach.
now-draft = co trafi na targ, może zbudować każdy
now-claim = cel „{ $objective }” jest spełniony: zrealizuj go
now-food = { $count ->
    [one] na koniec rundy brakuje jedzenia dla 1 robotnika
   *[other] na koniec rundy brakuje jedzenia dla { $count } robotników
}
now-build = { $points ->
    [one] możesz zbudować { $tile_acc } za { $points } punkt
    [few] możesz zbudować { $tile_acc } za { $points } punkty
   *[many] możesz zbudować { $tile_acc } za { $points } punktów
}
now-last = to ostatnia runda
now-gather = robotnik zbiera ze wszystkich 8 pól wokół siebie
