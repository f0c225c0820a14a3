# Ragusa po polsku.
# Surowce: .n liczba z mianownikiem, .n_gen liczba z dopełniaczem, .one jeden w bierniku, .one_gen jeden w dopełniaczu,
# .acc biernik i .gen dopełniacz bez liczby („na ryby”, „więcej ryb”), .rate ile ryb za jeden.
# Towary: .acc biernik, .gen dopełniacz, .one i .n z „jednostką” w bierniku.
# Dobra ze statków: .ins narzędnik („z perłami”). Heksy: .low w zdaniu, .gen dopełniacz („na północ od winiarni”),
# .ins narzędnik („między winiarnią a morzem”), .acc biernik, .loc miejscownik („przy winiarni”); tereny: .gen, .ins.
# Pola i mury nazywają się od swoich heksów ($first, $second, $third): .at po tym, co tam powstaje („między winiarnią,
# nabrzeżem a morzem”), .at_cap na początku zdania; sama nazwa jest krótka („Winiarnia · Nabrzeże · Morze”).
# Karty: .text mówi, za co są punkty; $each to punkty za jedną rzecz, z pliku danych. Heksy: .text mówi, co robią.
# Gracze i automaty zawsze w mianowniku.

game-name = Ragusa
game-line = Buduj domy tam, gdzie stykają się trzy heksy, w mieście i wokół niego; z wielu twoich akcji skorzystają też sąsiedzi.

n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
n-each = { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}

## Surowce, towary, dobra ze statków

resource-wood = drewno
    .acc = drewno
    .gen = drewna
    .one = 1 drewno
    .one_gen = 1 drewna
    .n = { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
    .n_gen = { $count } drewna
    .rate = 2
resource-stone = kamień
    .acc = kamień
    .gen = kamieni
    .one = 1 kamień
    .one_gen = 1 kamienia
    .n = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
    .n_gen = { $count ->
        [one] { $count } kamienia
       *[other] { $count } kamieni
    }
    .rate = 3
resource-ore = ruda srebra
    .acc = rudę srebra
    .gen = rudy srebra
    .one = 1 rudę srebra
    .one_gen = 1 rudy srebra
    .n = { $count ->
        [one] { $count } ruda srebra
        [few] { $count } rudy srebra
       *[many] { $count } rud srebra
    }
    .n_gen = { $count ->
        [one] { $count } rudy srebra
       *[other] { $count } rud srebra
    }
    .rate = 4
resource-grapes = winogrona
    .acc = winogrona
    .gen = winogron
    .one = 1 winogrono
    .one_gen = 1 winogrona
    .n = { $count ->
        [one] { $count } winogrono
        [few] { $count } winogrona
       *[many] { $count } winogron
    }
    .n_gen = { $count ->
        [one] { $count } winogrona
       *[other] { $count } winogron
    }
    .rate = 2
resource-olives = oliwki
    .acc = oliwki
    .gen = oliwek
    .one = 1 oliwkę
    .one_gen = 1 oliwki
    .n = { $count ->
        [one] { $count } oliwka
        [few] { $count } oliwki
       *[many] { $count } oliwek
    }
    .n_gen = { $count ->
        [one] { $count } oliwki
       *[other] { $count } oliwek
    }
    .rate = 2
resource-fish = ryby
    .acc = ryby
    .gen = ryb
    .one = 1 rybę
    .one_gen = 1 ryby
    .n = { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[many] { $count } ryb
    }
    .n_gen = { $count ->
        [one] { $count } ryby
       *[other] { $count } ryb
    }

commodity-wine = wino
    .acc = wino
    .gen = wina
    .one = 1 jednostkę wina
    .n = { $count ->
        [one] { $count } jednostkę wina
        [few] { $count } jednostki wina
       *[many] { $count } jednostek wina
    }
commodity-oil = oliwa
    .acc = oliwę
    .gen = oliwy
    .one = 1 jednostkę oliwy
    .n = { $count ->
        [one] { $count } jednostkę oliwy
        [few] { $count } jednostki oliwy
       *[many] { $count } jednostek oliwy
    }
commodity-silver = srebro
    .acc = srebro
    .gen = srebra
    .one = 1 jednostkę srebra
    .n = { $count ->
        [one] { $count } jednostkę srebra
        [few] { $count } jednostki srebra
       *[many] { $count } jednostek srebra
    }

good-gems = klejnoty
    .ins = klejnotami
good-pearls = perły
    .ins = perłami
good-silk = jedwab
    .ins = jedwabiem
good-clothes = ubrania
    .ins = ubraniami
good-spices = przyprawy
    .ins = przyprawami
good-pottery = ceramika
    .ins = ceramiką
good-furs = futra
    .ins = futrami

icon-wood = drewno
icon-stone = kamień
icon-ore = ruda srebra
icon-grapes = winogrona
icon-olives = oliwki
icon-fish = ryby
icon-wine = wino
icon-oil = oliwa
icon-silver = srebro
icon-gems = klejnoty
icon-pearls = perły
icon-silk = jedwab
icon-clothes = ubrania
icon-spices = przyprawy
icon-pottery = ceramika
icon-furs = futra
icon-ship = statki
icon-house = domy
icon-wall = mury
icon-tower = wieże

## Heksy miejskie

hex-architect = Architekt
    .low = architekt
    .gen = architekta
    .ins = architektem
    .acc = architekta
    .loc = architekcie
    .text = Postaw swoją wieżę na wolnym polu na wieżę przy murach.
hex-silversmith = Jubiler
    .low = jubiler
    .gen = jubilera
    .ins = jubilerem
    .acc = jubilera
    .loc = jubilerze
    .text = Wymaga 1 rudy srebra. Produkujesz tyle srebra, ile masz rudy srebra.
hex-mason = Kamieniarz
    .low = kamieniarz
    .gen = kamieniarza
    .ins = kamieniarzem
    .acc = kamieniarza
    .loc = kamieniarzu
    .text = Zbuduj mur: 1 punkt i po 1 za każdy twój dom i każdą twoją wieżę na obu jego końcach.
hex-winery = Winiarnia
    .low = winiarnia
    .gen = winiarni
    .ins = winiarnią
    .acc = winiarnię
    .loc = winiarni
    .text = Wymaga 1 winogrona. Produkujesz tyle wina, ile masz winogron.
hex-rector = Pałac rektora
    .low = pałac rektora
    .gen = pałacu rektora
    .ins = pałacem rektora
    .acc = pałac rektora
    .loc = pałacu rektora
    .text = Dobierz 2 karty premii i zatrzymaj 1. Inne domy tutaj nie działają.
hex-cathedral = Katedra
    .low = katedra
    .gen = katedry
    .ins = katedrą
    .acc = katedrę
    .loc = katedrze
    .text = Na koniec gry każdy twój dom tutaj daje punkty za jeden zestaw wina, oliwy i srebra, według ich cen. Inne domy tutaj nie działają.
hex-oil-press = Tłocznia oliwy
    .low = tłocznia oliwy
    .gen = tłoczni oliwy
    .ins = tłocznią oliwy
    .acc = tłocznię oliwy
    .loc = tłoczni oliwy
    .text = Wymaga 1 oliwki. Produkujesz tyle oliwy, ile masz oliwek.
hex-wharf = Nabrzeże
    .low = nabrzeże
    .gen = nabrzeża
    .ins = nabrzeżem
    .acc = nabrzeże
    .loc = nabrzeżu
    .text = Wymaga jakiegoś towaru. Możesz sprzedać 1 jednostkę towaru po jego cenie.
hex-fishmonger = Handlarz rybami
    .low = handlarz rybami
    .gen = handlarza rybami
    .ins = handlarzem rybami
    .acc = handlarza rybami
    .loc = handlarzu rybami
    .text = Wymaga 2 ryb. 1 punkt za każde 2 ryby; ryby zostają u ciebie.
hex-market = Targowisko
    .low = targowisko
    .gen = targowiska
    .ins = targowiskiem
    .acc = targowisko
    .loc = targowisku
    .text = Wymaga jakiegoś towaru. Możesz kupić 1 statek.

## Tereny i miejsca między heksami

land-wood = Las
    .gen = lasu
    .ins = lasem
land-stone = Kamieniołom
    .gen = kamieniołomu
    .ins = kamieniołomem
land-ore = Kopalnia srebra
    .gen = kopalni srebra
    .ins = kopalnią srebra
land-grapes = Winnica
    .gen = winnicy
    .ins = winnicą
land-olives = Gaj oliwny
    .gen = gaju oliwnego
    .ins = gajem oliwnym
land-fish = Morze
    .gen = morza
    .ins = morzem

where-north = północ
where-north-east = północny wschód
where-east = wschód
where-south-east = południowy wschód
where-south = południe
where-south-west = południowy zachód
where-west = zachód
where-north-west = północny zachód

which-north = na północy
which-east = na wschodzie
which-south = na południu
which-west = na zachodzie
which-north-east = na północnym wschodzie
which-south-east = na południowym wschodzie
which-south-west = na południowym zachodzie
which-north-west = na północnym zachodzie
which-middle = pośrodku
which-from-west = { $number ->
    [2] drugie pole od zachodu
    [3] trzecie pole od zachodu
    [4] czwarte pole od zachodu
   *[other] pole nr { $number } od zachodu
}
    .at = { $number ->
        [2] na drugim polu od zachodu
        [3] na trzecim polu od zachodu
        [4] na czwartym polu od zachodu
       *[other] na polu nr { $number } od zachodu
    }
which-from-north = { $number ->
    [2] drugie pole od północy
    [3] trzecie pole od północy
    [4] czwarte pole od północy
   *[other] pole nr { $number } od północy
}
    .at = { $number ->
        [2] na drugim polu od północy
        [3] na trzecim polu od północy
        [4] na czwartym polu od północy
       *[other] na polu nr { $number } od północy
    }

site-between = między { $first_ins }, { $second_ins } a { $third_ins }
site-beside = na { $where } od { $first_gen }
site-coast = na wybrzeżu na { $where } od { $first_gen }
site-which = { $at }, { $which_at }
wall-between = między { $first_ins } a { $second_ins }
wall-beside = na { $where } od { $first_gen }

## Karty premii

card-wood = Drewno
    .text = { n-each } za każde drewno; najwyżej 12.
card-stone = Kamień
    .text = { n-each } za każdy kamień; najwyżej 12.
card-ore = Ruda srebra
    .text = { n-each } za każdą rudę srebra; najwyżej 12.
card-grapes = Winogrona
    .text = { n-each } za każde winogrono; najwyżej 12.
card-olives = Oliwki
    .text = { n-each } za każdą oliwkę; najwyżej 12.
card-fish = Ryby
    .text = { n-each } za każdą rybę; najwyżej 12.
card-gems = Statki z klejnotami
    .text = { n-each } za każdy statek z klejnotami; najwyżej 12.
card-pearls = Statki z perłami
    .text = { n-each } za każdy statek z perłami; najwyżej 12.
card-silk = Statki z jedwabiem
    .text = { n-each } za każdy statek z jedwabiem; najwyżej 12.
card-clothes = Statki z ubraniami
    .text = { n-each } za każdy statek z ubraniami; najwyżej 12.
card-spices = Statki z przyprawami
    .text = { n-each } za każdy statek z przyprawami; najwyżej 12.
card-pottery = Statki z ceramiką
    .text = { n-each } za każdy statek z ceramiką; najwyżej 12.
card-furs = Statki z futrami
    .text = { n-each } za każdy statek z futrami; najwyżej 12.
card-variety = Różne statki
    .text = 2 punkty za każdy rodzaj dóbr na twoich statkach; najwyżej 12.
card-sets = Zestawy towarów
    .text = 2 punkty za każdy zestaw w twoim magazynie: po 1 jednostce wina, oliwy i srebra; najwyżej 12.
card-trade = Handel
    .text = 1 punkt za każde 2 punkty zdobyte za statki; najwyżej 12.
card-walls = Mury
    .text = 1 punkt za każdy mur, który styka się z twoim domem lub twoją wieżą; najwyżej 12.
card-towers = Wieże
    .text = 2 punkty za każdą twoją wieżę na planszy; najwyżej 12.

## Gracze i automaty

owner-p1 = gracz 1
owner-red = Czerwony automat
owner-yellow = Żółty automat
owner-p4 = gracz 4
owner-p5 = gracz 5

## Możliwości

choice-keep = Zatrzymaj kartę premii „{ $card }”
    .brief = { $card }
choice-begin = Niech zaczną automaty
choice-build = Zbuduj dom: { $site }
    .brief = Zbuduj dom
choice-super = Zbuduj superdom: { $site }
    .brief = Zbuduj superdom
choice-activate = Aktywuj { $hex_acc }
choice-exchange = Wymień { $resource_rate } ryby na { $resource_one }
choice-wall = Zbuduj mur { $wall_at }
choice-tower = Postaw wieżę: { $site }
choice-buy = Kup { $slot }. statek od lewej
choice-sell = Sprzedaj { $commodity_one }
choice-pass = Pasuj
choice-later = Żadnych wymian aż do mojej następnej tury
    .brief = Nic do mojej tury
## Decyzje, które zapadły, gdy nie mówi o nich żadne zdarzenie

decided-keep = { $player } zatrzymuje kartę premii „{ $card }”
    .you = Zatrzymujesz kartę premii „{ $card }”
decided-keep-hidden = { $player } zatrzymuje kartę premii
decided-begin = { $player } pozwala zacząć automatom
    .you = Pozwalasz zacząć automatom
decided-build = { $player } buduje dom { $site_at }
    .you = Budujesz dom { $site_at }
decided-super = { $player } buduje superdom { $site_at }
    .you = Budujesz superdom { $site_at }
decided-activate = { $player } aktywuje { $hex_acc }
    .you = Aktywujesz { $hex_acc }
decided-exchange = { $player } wymienia { $resource_rate } ryby na { $resource_one }
    .you = Wymieniasz { $resource_rate } ryby na { $resource_one }
decided-wall = { $player } buduje mur { $wall_at }
    .you = Budujesz mur { $wall_at }
decided-tower = { $player } stawia wieżę { $site_at }
    .you = Stawiasz wieżę { $site_at }
decided-buy = { $player } kupuje { $slot }. statek od lewej
    .you = Kupujesz { $slot }. statek od lewej
decided-sell = { $player } sprzedaje { $commodity_one }
    .you = Sprzedajesz { $commodity_one }
decided-pass = { $player } pasuje
    .you = Pasujesz
decided-later = { $player } nie wymienia ryb aż do swojej następnej tury
    .you = Nie wymieniasz ryb aż do swojej następnej tury

## Zdarzenia

event-choose = { $player } zatrzymuje kartę premii „{ $card }”
    .you = Zatrzymujesz kartę premii „{ $card }”
event-choose-hidden = { $player } zatrzymuje 1 z 3 kart premii
event-patrician = { $owner } dobiera kartę Patrycjusza nr { $count }
event-build = { $owner } buduje dom { $site_at }
    .you = Budujesz dom { $site_at }
event-super = { $player } buduje superdom { $site_at }
    .you = Budujesz superdom { $site_at }
event-gain = { $count ->
    [0] nie ma miejsca na więcej { $resource_gen }
   *[other] +{ $resource_n }
}
event-exchange = { $count ->
    [one] { $owner } wymienia { $count } rybę na { $resource_one }
    [few] { $owner } wymienia { $count } ryby na { $resource_one }
   *[many] { $owner } wymienia { $count } ryb na { $resource_one }
}
    .you = { $count ->
        [one] Wymieniasz { $count } rybę na { $resource_one }
        [few] Wymieniasz { $count } ryby na { $resource_one }
       *[many] Wymieniasz { $count } ryb na { $resource_one }
    }
event-lose-house = { $owner } nie ma gdzie budować i odkłada dom
    .you = Nie masz gdzie budować i odkładasz dom
event-overflow = Nie ma już pola na superdom: pozostałe superdomy są od teraz zwykłymi domami
event-make = { $count ->
    [0] { $owner } nie produkuje { $commodity_gen }: magazyn jest pełny
   *[other] { $owner } produkuje { $commodity_n }
}
    .you = { $count ->
        [0] Nie produkujesz { $commodity_gen }: magazyn jest pełny
       *[other] Produkujesz { $commodity_n }
    }
event-fish = { $points ->
    [0] { $owner } nie zdobywa punktów u handlarza rybami
   *[other] { $owner } zdobywa { n-points } u handlarza rybami
}
    .you = { $points ->
        [0] Nie zdobywasz punktów u handlarza rybami
       *[other] Zdobywasz { n-points } u handlarza rybami
    }
event-wall = { $owner } buduje mur { $wall_at } (+{ n-points })
    .you = Budujesz mur { $wall_at } (+{ n-points })
event-tower = { $owner } stawia wieżę { $site_at }
    .you = Stawiasz wieżę { $site_at }
event-buy = { $owner } kupuje statek z { $good_ins } (+{ n-points })
    .you = Kupujesz statek z { $good_ins } (+{ n-points })
event-price = Cena { $commodity_gen } wynosi teraz { $count }
event-arrive = { $count ->
    [one] Przypływa statek z { $good_ins }: cena { $commodity_gen } rośnie o { $count } pole
    [few] Przypływa statek z { $good_ins }: cena { $commodity_gen } rośnie o { $count } pola
   *[many] Przypływa statek z { $good_ins }: cena { $commodity_gen } rośnie o { $count } pól
}
event-sell = { $owner } sprzedaje { $commodity_one } za { n-points }
    .you = Sprzedajesz { $commodity_one } za { n-points }
event-draw = { $player } dobiera karty premii „{ $card }” i „{ $other }”
    .you = Dobierasz karty premii „{ $card }” i „{ $other }”
event-draw-hidden = { $player } dobiera 2 karty premii
event-keep = { $player } zatrzymuje kartę premii „{ $card }”
    .you = Zatrzymujesz kartę premii „{ $card }”
event-keep-hidden = { $player } zatrzymuje kartę premii
event-top-card = { $player } bierze kartę premii „{ $card }”
    .you = Bierzesz kartę premii „{ $card }”
event-top-card-hidden = { $player } bierze kartę premii
event-take-cards = { $count ->
    [one] { $owner } bierze { $count } zakrytą kartę premii
    [few] { $owner } bierze { $count } zakryte karty premii
   *[many] { $owner } bierze { $count } zakrytych kart premii
}
event-section = { $count ->
    [0] { $owner } nie ma żadnego odcinka muru
   *[other] { $owner } zdobywa { n-points } za odcinek muru o długości { $count }
}
    .you = { $count ->
        [0] Nie masz żadnego odcinka muru
       *[other] Zdobywasz { n-points } za odcinek muru o długości { $count }
    }
event-cathedral = { $count ->
    [one] { $owner } zdobywa { n-points } za { $count } zestaw przy katedrze
    [few] { $owner } zdobywa { n-points } za { $count } zestawy przy katedrze
   *[many] { $owner } zdobywa { n-points } za { $count } zestawów przy katedrze
}
    .you = { $count ->
        [one] Zdobywasz { n-points } za { $count } zestaw przy katedrze
        [few] Zdobywasz { n-points } za { $count } zestawy przy katedrze
       *[many] Zdobywasz { n-points } za { $count } zestawów przy katedrze
    }
event-card = { $owner } zdobywa { n-points } za kartę premii „{ $card }”
    .you = Zdobywasz { n-points } za kartę premii „{ $card }”
event-over = Koniec gry

## Dlaczego nie

why-not-now-keep = Kartę premii zatrzymuje się na początku gry albo po zbudowaniu domu przy pałacu rektora.
why-not-now-begin = Gra już się zaczęła.
why-not-now-build = Dom buduje się na początku swojej tury.
why-not-now-super = Superdom buduje się na początku swojej tury, zamiast zwykłego domu.
why-not-now-activate = Heks wybierasz tylko wtedy, gdy przy twoim nowym domu ma zadziałać jeszcze kilka heksów miejskich.
why-not-now-exchange = Wymiana niczego by teraz nie zmieniła; Kontor zapyta o nią, gdy będzie miała znaczenie.
why-not-now-wall = Mur buduje się, gdy działa dom przy kamieniarzu.
why-not-now-tower = Wieżę stawia się, gdy działa dom przy architekcie.
why-not-now-buy = Statek kupuje się, gdy działa dom przy targowisku.
why-not-now-sell = Towar sprzedaje się, gdy działa dom przy nabrzeżu.
why-not-now-pass = Teraz nie można spasować; to trzeba rozstrzygnąć.
why-not-now-later = Teraz nikt nie pyta o wymianę ryb.
why-begin-alone = Tak zaczyna się tylko gra solo, w której pierwsze budują automaty.
why-superhouses-for-two = Superdomy są tylko w grze dla dwóch osób.
why-not-among-cards = Karty „{ $card }” nie ma wśród tych, z których wybierasz.
why-no-houses = Zostały ci już tylko superdomy.
why-no-superhouses = Nie masz superdomu.
why-site-taken = { $site_at_cap } już stoi dom.
why-site-reserved = Pole { $site_at } jest zarezerwowane dla Patrycjusza.
why-needs-goods = Targowisko i nabrzeże wymagają wina, oliwy lub srebra w twoim magazynie.
why-needs-fish = { $count ->
    [one] Handlarz rybami wymaga { $count } ryby.
   *[other] Handlarz rybami wymaga { $count } ryb.
}
why-needs-more = { $have ->
    [0] To pole wymaga { $resource_n_gen }; nie będziesz mieć żadnego, a ryb na wymianę jest za mało.
   *[other] To pole wymaga { $resource_n_gen }; razem z tym, co samo daje, będziesz mieć { $have }, a ryb na wymianę jest za mało.
}
why-needs-resource = To pole wymaga { $resource_one_gen }; nie masz { $resource_gen }, a ryb na wymianę jest za mało.
why-needs-several = Brakuje kilku surowców, więc ryb na wymianę potrzeba { $cost }, a byłoby ich { $have }.
why-needs-fish-left = Ryb potrzeba { $cost } na wymianę i jeszcze { $count } dla handlarza rybami, a byłoby ich { $have }.
why-superhouse-there = Przy { $hex_loc } już stoi superdom, a przy heksie może być tylko jeden.
why-hex-never-acts = { $hex } nie działa: daje punkty na koniec gry.
why-hex-elsewhere = Twój nowy dom nie stoi przy { $hex_loc }.
why-hex-acted = Heks „{ $hex }” już zadziałał.
why-exchange-costs = { $count ->
    [one] Za { $resource_one } trzeba oddać { $count } rybę.
    [few] Za { $resource_one } trzeba oddać { $count } ryby.
   *[many] Za { $resource_one } trzeba oddać { $count } ryb.
}
why-exchange-full = Nie możesz mieć więcej { $resource_gen } niż 8.
why-exchange-other = Teraz możesz wymieniać ryby tylko na { $resource_acc }; reszta może poczekać.
why-exchange-later = Przed budową nie trzeba wymieniać ryb: to, czego wymaga pole, wymieni się przy samej budowie.
why-wall-there = Ten mur już stoi.
why-tower-there = { $site_at_cap } już stoi wieża.
why-no-ship = Na tym miejscu nie ma statku.
why-ship-costs = Za ten statek trzeba oddać { $commodity_n }, a tyle nie masz.
why-nothing-to-sell = Nie masz { $commodity_gen }.
why-must-build = Możesz budować, więc musisz; dom odkłada się tylko wtedy, gdy nie ma dla niego pola.
why-must-place = W tej grze mury i wieże trzeba budować.
why-own-turn = To twoja własna tura; wymiana może ci się w niej jeszcze przydać.

## Opcje

option-edition = Wydanie
    .help = W drugim wydaniu superdomy, dla których nie ma już pola, stają się zwykłymi domami, a automaty inaczej niż w pierwszym rozstrzygają remisy między statkami i inaczej wybierają zapasowe pole na wieżę.
option-edition-second = Drugie wydanie
option-edition-first = Pierwsze wydanie
option-wall_ends = Końce najdłuższego odcinka muru
    .help = Które twoje domy i wieże liczą się do najdłuższego odcinka muru: tylko te między dwoma jego murami czy także te na obu końcach. To nasze rozstrzygnięcie: instrukcję można czytać dwojako.
option-wall_ends-inside = Tylko między murami
option-wall_ends-ends = Także na końcach
option-may_decline = Mury i wieże są dobrowolne
    .help = Przy kamieniarzu i architekcie możesz nic nie robić; po wyłączeniu trzeba budować zawsze, gdy się da. To nasze rozstrzygnięcie: instrukcja o tym nie mówi.
option-solo_top_card = Solo, trudniej: bez wyboru kart premii
    .help = Przy pałacu rektora bierzesz kartę z wierzchu talii zamiast jednej z dwóch.
option-solo_best_of_pair = Solo, łatwiej: automatom liczy się jedna karta z dwóch
    .help = Z każdych dwóch kart, które automat wziął przy pałacu rektora, liczy się tylko lepsza.
option-solo_first = Solo, łatwiej: ty zaczynasz
    .help = W każdej rundzie budujesz przed automatami.

## Punkty

category-walls = Zbudowane mury
category-fish = Handlarz rybami
category-ships = Statki
category-sales = Sprzedaż na nabrzeżu
category-section = Najdłuższy odcinek muru
category-cathedral = Katedra
category-cards = Karty premii

## Scene

status-choose = Przed pierwszą rundą
status-round = Runda { $round } z { $rounds }
status-own = twoja tura
status-turn = tura: { $player }
status-over = Koniec gry
result-win = { $player } wygrywa (wynik: { n-points }).
result-shared = { $players } dzielą się zwycięstwem (wynik: { n-points }).
result-lost = { $player } nie wygrywa: któryś automat ma co najmniej tyle samo ({ n-points }).
help-over = Przy równej liczbie punktów decyduje wyższa wartość towarów w magazynie.
help-over-solo = Wygrywasz tylko wtedy, gdy masz więcej punktów niż każdy z automatów.

question-choose = Którą kartę premii zatrzymujesz?
    .other = { $player } zatrzymuje jedną z trzech kart premii.
    .help = Da punkty na koniec gry. Dwie pozostałe wracają do talii.
question-begin = Zaczynają automaty. Możemy ruszać?
    .other = { $player } pozwala zacząć automatom.
    .help = W każdej rundzie oba automaty budują przed tobą.
question-build = Gdzie budujesz?
    .other = { $player } buduje dom.
    .help = Na każdy dom, który tam będziesz mieć: 1 :wood: (wieś) lub 1 :stone: (miasto).
question-stuck = Nie możesz nigdzie budować. Co robisz?
    .help = Może wymiana ryb otworzy któreś pole; w przeciwnym razie odkładasz dom.
question-order = Który heks działa następny?
    .other = { $player } wybiera, który heks działa następny.
    .help = Heks kończy, zanim zacznie następny; najpierw działa twój nowy dom.
question-exchange = Czy wymieniasz ryby, zanim twój dom wyprodukuje { $commodity_acc }?
    .other = { $player } może wymienić ryby.
    .help = { $rate } :fish: → 1 { $resource }. Każdy dom, który jeszcze nie działał, da o 1 { $icon } więcej.
question-wall = Gdzie budujesz mur?
    .other = { $player } buduje mur.
    .help = 1 :star: za mur i po 1 za każdy twój dom i wieżę na jego końcach.
question-tower = Gdzie stawiasz wieżę?
    .other = { $player } stawia wieżę.
    .help = Liczy się jak dom. Pole, na którym stoją tylko inni, przerywa odcinek.
question-buy = Który statek kupujesz?
    .other = { $player } może kupić statek.
    .help = { $next ->
        [none] Statki na prawo przesuną się w lewo; nowe już nie przypłyną.
       *[some] Statki na prawo przesuną się w lewo; następny podniesie cenę ({ $commodity } +{ $steps }).
    }
question-sell = Co sprzedajesz?
    .other = { $player } może sprzedać towar.
    .help = Sprzedajesz jedną jednostkę po jej cenie. Cena się nie zmienia.
question-keep = Którą kartę premii zatrzymujesz?
    .other = { $player } zatrzymuje jedną z dwóch kart premii.
    .help = Druga trafia na spód talii.
help-acting = { $active } buduje { $site_at }. Działa teraz: { $hex }.
help-pending = { $active } buduje { $site_at }. Jeszcze nie działały: { $hexes }.
help-reply = { $active } buduje przy tym heksie, więc działa też twój dom.

area-board = Ragusa
area-prices = Ceny
area-port = Statki w porcie
area-ring = Mury miasta
note-ships = jeszcze { $count } · następny { $commodity } +{ $steps }
note-no-ships = więcej nie przypłynie
note-ring = zbudowano { $count } z { $most }
note-lost = { $count ->
    [one] Przepadł { $count } dom.
    [few] Przepadły { $count } domy.
   *[other] Przepadło { $count } domów.
}

label-lands = Surowce
label-stock = Magazyn
label-to-build = Do zbudowania
label-cards = Karty premii
label-ships = Statki
label-first-player = Pierwszy gracz
label-to-move = Teraz decyduje
label-land = { $land }: { $resource }
label-tower-site = Pole na wieżę: { $site }
label-edge = Krawędź { $wall_at }: jeszcze bez muru
label-wall = Mur { $wall_at }
label-house = Dom ({ $owner })
label-superhouse = Superdom: działa na korzyść gracza, który ma turę
label-reserved = Zarezerwowane dla Patrycjusza
label-reserved-for = Zarezerwowane dla Patrycjusza ({ $owner })
label-tower = Wieża ({ $owner })
label-price = Cena { $commodity_gen }: { $count } (pole { $step } z { $most })
label-ship = Miejsce { $slot }: statek z { $good_ins }, { n-points }. Kosztuje: { $price }; potem cena { $commodity_gen } spada o 1 pole
label-berth = Miejsce { $slot }: brak statku
label-own-ship = Statek z { $good_ins }: { n-points }
label-section = { $count ->
    [0] { $owner }: brak odcinka muru
    [one] { $owner }: najdłuższy odcinek: { $count } mur, { n-points }
    [few] { $owner }: najdłuższy odcinek: { $count } mury, { n-points }
   *[other] { $owner }: najdłuższy odcinek: { $count } murów, { n-points }
}
label-section-short = najdł. { $count }, { $points } :star:
label-section-none = brak
label-pass-build = Odłóż dom
label-pass-exchange = Bez wymiany
label-pass-wall = Bez muru
label-pass-tower = Bez wieży
label-pass-buy = Nie kupuj niczego
label-pass-sell = Nie sprzedawaj niczego
label-legend = Liczby to wolne pola; B to dom niebieskiego gracza, B^R dom z wieżą czerwonego, ^R sama wieża, S superdom, # pole Patrycjusza; ║ ╱ ╲ mury, · wolne krawędzie miasta.

gain-needs = Wymaga: { $what }
gain-any-good = :wine:/:oil:/:silver:
gain-exchanged = Wymiana: { $what }
gain-cathedral = na koniec liczy się jeszcze jeden zestaw
gain-buy = { $count ->
    [one] kupno statku, do { $points } :star:
   *[other] kupno statków: { $count }, do { $points } :star: za każdy
}
gain-no-ship = nie stać cię na żaden statek
gain-sell = sprzedaż: { $count } za { $points } :star:
gain-nothing-to-sell = nie ma czego sprzedać
gain-no-wall = wszystkie mury stoją
gain-no-tower = nie ma wieży do postawienia
gain-section = { $count ->
    [one] twój odcinek tutaj: { $count } mur
    [few] twój odcinek tutaj: { $count } mury
   *[other] twój odcinek tutaj: { $count } murów
}
gain-tower-own = przy twoim domu: liczy się podwójnie
gain-tower-other = obok domu ({ $owner }): pole nie przerywa już twojego odcinka
gain-tower-nobody = pole nie przerywa już twojego odcinka
gain-tower-empty = przerywa odcinki innych
gain-price = { $commodity } { $before } → { $after } ({ $steps })
gain-card = teraz warta { $points } :star:

icon-card = karty premii
icon-superhouse = superdomy
icon-coin = sprzedaż

rules-change-2 = Od wersji 2 w grze solo automat, który wieżą nie wydłuży żadnego odcinka muru, stawia ją w swoim najdłuższym odcinku.

## Cel i to, co teraz ważne: dalszy ciąg zdania, które zaczyna się od „Teraz:”

goal = Najwięcej punktów po { $rounds } rundach.
goal-solo = Więcej punktów niż każdy z automatów po { $rounds } rundach.
now-choose = karta premii da punkty na koniec: wybierz taką, pod którą zbudujesz
now-last = został ci do zbudowania jeden dom
now-ship = stać cię na statek z { $good_ins } ({ n-points }): buduj przy targowisku
now-wood = bez drewna nie zbudujesz na wsi: szukaj lasu
now-stone = bez kamienia nie zbudujesz w mieście: szukaj kamieniołomu
now-sell = za { $commodity_acc } dostaniesz na nabrzeżu { n-points }
now-price = { $ships ->
    [0] najwyższa jest cena { $commodity_gen }: { $price }
    [one] cena { $commodity_gen } to { $price }, a płaci się tym towarem za 1 statek
    [few] cena { $commodity_gen } to { $price }, a płaci się tym towarem za { $ships } statki
   *[many] cena { $commodity_gen } to { $price }, a płaci się tym towarem za { $ships } statków
}
