# Hansa Teutonica po polsku.
# Właściciele: samo imię albo „gracz 1”, zawsze w mianowniku; .sort odróżnia neutralny kolor od graczy.
# Kupcy: .cap na początku zdania, .gen dopełniacz i biernik, .n z liczbą.
# Miasta i drogi się nie odmieniają („w mieście Halle”, „na drodze Emden – Stade”).

game-name = Hansa Teutonica
game-line = Obsadzaj kupcami drogi między miastami Hanzy, buduj kantory, rozwijaj umiejętności i wypieraj przeciwników w dobrej chwili.

## Kupcy, gracze, kolory

kind-trader = mały kupiec
    .cap = Mały kupiec
    .gen = małego kupca
    .n = { $count ->
        [one] { $count } mały kupiec
       *[other] { $count } małych kupców
    }
kind-merchant = duży kupiec
    .cap = Duży kupiec
    .gen = dużego kupca
    .n = { $count ->
        [one] { $count } duży kupiec
       *[other] { $count } dużych kupców
    }

owner-p1 = gracz 1
    .sort = is-player
owner-p2 = gracz 2
    .sort = is-player
owner-p3 = gracz 3
    .sort = is-player
owner-p4 = gracz 4
    .sort = is-player
owner-p5 = gracz 5
    .sort = is-player
owner-neutral = neutralny
    .sort = is-neutral

colour-white = biały
    .neut = białe
    .gen = białego
colour-orange = pomarańczowy
    .neut = pomarańczowe
    .gen = pomarańczowego
colour-pink = różowy
    .neut = różowe
    .gen = różowego
colour-black = czarny
    .neut = czarne
    .gen = czarnego

source-stock = zasoby ogólne
    .from = z zasobów ogólnych
source-supply = zasoby gracza
    .from = ze swoich zasobów
source-board = plansza
    .from = z planszy

ending-not-yet = gra trwa dalej
ending-score = ktoś ma już 20 punktów
ending-pile = w stosie jest za mało żetonów
ending-cities = 10 miast jest pełnych

## Plansza gracza

track-keys = Klucz
    .city = Halle
    .text = Na koniec gry tyle punktów daje każdy kantor w twojej największej sieci.
track-actions = Akcje
    .city = Göttingen
    .text = Tyle akcji masz w każdej turze.
track-privilege = Przywileje
    .city = Stade
    .text = Na polach tych kolorów możesz budować kantory; wymaga ich też tabela Coellen.
track-book = Książka
    .city = Groningen
    .text = Tylu swoich kupców przemieszczasz jedną akcją.
track-bags = Sakiewki
    .city = Lübeck
    .text = Tylu kupców bierzesz z zasobów ogólnych jedną akcją dochodu; C oznacza wszystkich.

## Żetony

marker-extra-office = Dodatkowy kantor
    .text = Gdy budujesz kantor: postaw go na lewo od miasta, bez względu na kolor i kształt pól. W mieście musi już być jakiś kantor.
marker-swap = Zamiana kantorów
    .text = Zamień miejscami dwa sąsiednie kantory w jednym mieście. Kolor i kształt pól nie mają znaczenia.
marker-remove-3 = Usuń 3 kupców
    .text = Usuń z dróg najwyżej 3 kupców; wracają do zasobów swoich właścicieli.
marker-plus-3 = +3 akcje
    .text = W tej turze masz 3 akcje więcej.
marker-plus-4 = +4 akcje
    .text = W tej turze masz 4 akcje więcej.
marker-develop = Rozwój umiejętności
    .text = Rozwiń jedną wybraną umiejętność na swojej planszy.

icon-keys = klucz
icon-actions = akcje
icon-privilege = przywileje
icon-book = książka
icon-bags = sakiewki
icon-marker-extra-office = dodatkowy kantor
icon-marker-swap = zamiana kantorów
icon-marker-remove-3 = usuń 3 kupców
icon-marker-plus-3 = +3 akcje
icon-marker-plus-4 = +4 akcje
icon-marker-develop = rozwój umiejętności
icon-trader-cube = mały kupiec
icon-merchant-disc = duży kupiec

## Miasta

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

## Drogi

route-groningen-emden = Groningen – Emden
route-emden-stade = Emden – Stade
route-emden-osnabrueck = Emden – Osnabrück
route-stade-hamburg = Stade – Hamburg
route-hamburg-luebeck = Hamburg – Lübeck
route-hamburg-bremen = Hamburg – Bremen
route-hamburg-lueneburg = Hamburg – Lüneburg
route-kampen-osnabrueck = Kampen – Osnabrück
route-kampen-arnheim = Kampen – Arnheim
route-osnabrueck-bremen = Osnabrück – Bremen
route-bremen-minden = Bremen – Minden
route-bremen-hannover = Bremen – Hannover
route-hannover-lueneburg = Hannover – Lüneburg
route-lueneburg-perleberg = Lüneburg – Perleberg
route-perleberg-stendal = Perleberg – Stendal
route-arnheim-muenster = Arnheim – Münster
route-arnheim-duisburg = Arnheim – Duisburg
route-muenster-minden = Münster – Minden
route-minden-hannover = Minden – Hannover
route-minden-brunswiek = Minden – Brunswiek
route-minden-paderborn = Minden – Paderborn
route-brunswiek-stendal = Brunswiek – Stendal
route-stendal-magdeburg = Stendal – Magdeburg
route-duisburg-dortmund = Duisburg – Dortmund
route-dortmund-paderborn = Dortmund – Paderborn
route-paderborn-hildesheim = Paderborn – Hildesheim
route-paderborn-warburg = Paderborn – Warburg
route-hildesheim-goslar = Hildesheim – Goslar
route-goslar-magdeburg = Goslar – Magdeburg
route-goslar-quedlinburg = Goslar – Quedlinburg
route-coellen-warburg = Coellen – Warburg
route-warburg-goettingen = Warburg – Göttingen
route-goettingen-quedlinburg = Göttingen – Quedlinburg
route-quedlinburg-halle = Quedlinburg – Halle

## Możliwości

choice-income = { $count ->
    [0] Weź dochód: sami mali kupcy
    [one] Weź dochód, w tym { $count } dużego kupca
   *[other] Weź dochód, w tym { $count } dużych kupców
}
    .brief = Dochód: { $pieces }
choice-place = Ustaw { $kind_gen } na drodze { $route }
    .brief = { $piece } { $route }
choice-displace = { $owner_sort ->
    [is-neutral] Wyprzyj neutralnego kupca z drogi { $route }
   *[other] Wyprzyj { $kind_gen } ({ $owner }) z drogi { $route }
}
choice-move = Weź { $kind_gen } z drogi { $route }, aby go przemieścić
    .brief = Ruch { $piece } { $route }
choice-establish = Ustanów szlak { $route }
    .brief = Szlak { $route }
choice-use = Użyj żetonu „{ $marker }”
    .brief = Użyj: „{ $marker }”
choice-with = Ustaw na jego miejscu { $kind_gen }
    .brief = { $kind_cap }
choice-pay = { $count ->
    [0] Zapłać samymi małymi kupcami
    [one] Zapłać { $count } dużym kupcem
   *[other] Zapłać { $count } dużymi kupcami
}
    .brief = Zapłata: { $pieces }
choice-settle = Ustaw wypartego kupca na drodze { $route }
    .brief = { $route }
choice-extra = Ustaw dodatkowego kupca na drodze { $route } ({ $kind })
    .brief = + { $piece } { $route }
choice-lift = Weź { $kind_gen } z drogi { $route } jako dodatkowego
    .brief = Weź { $piece } { $route }
choice-set = Ustaw kupca na drodze { $route }
    .brief = { $route }
choice-trade = Ustaw kupca na drodze { $route } i weź stamtąd swojego drugiego
    .brief = Zamień: { $route }
choice-office = Zbuduj kantor w mieście { $city }
    .brief = Kantor: { $city }
choice-annex = Zbuduj dodatkowy kantor w mieście { $city } ({ $kind })
    .brief = Ekstra: { $piece } { $city }
choice-develop = Rozwiń umiejętność „{ $track }”
choice-coellen = Ustaw dużego kupca w tabeli Coellen ({ $cell } punktów)
    .brief = Tabela Coellen: { $cell } pkt
choice-neutral = Zbuduj neutralny kantor w mieście { $city }
    .brief = Kantor: { $city }
choice-swap = Zamień kantor { $slot } w mieście { $city } z następnym po prawej
    .brief = { $city }: kantor { $slot }
choice-remove = { $owner_sort ->
    [is-neutral] Usuń neutralnego kupca z drogi { $route }
   *[other] Usuń { $kind_gen } ({ $owner }) z drogi { $route }
}
choice-mark = Połóż żeton przy drodze { $route }
    .brief = { $route }
choice-done = Gotowe
## Decyzje, które zapadły, gdy nie mówi o nich żadne zdarzenie

decided-income = { $player } bierze dochód
    .you = Bierzesz dochód
decided-place = { $player } ustawia { $kind_gen } na drodze { $route }
    .you = Ustawiasz { $kind_gen } na drodze { $route }
decided-displace = { $owner_sort ->
    [is-neutral] { $player } postanawia wyprzeć neutralnego kupca z drogi { $route }
   *[other] { $owner_you ->
        [yes] { $player } postanawia wyprzeć twojego { $kind_gen } z drogi { $route }
       *[no] { $player } postanawia wyprzeć { $kind_gen } ({ $owner }) z drogi { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] Postanawiasz wyprzeć neutralnego kupca z drogi { $route }
       *[other] Postanawiasz wyprzeć { $kind_gen } ({ $owner }) z drogi { $route }
    }
decided-move = { $player } bierze { $kind_gen } z drogi { $route }
    .you = Bierzesz { $kind_gen } z drogi { $route }
decided-establish = { $player } ustanawia szlak { $route }
    .you = Ustanawiasz szlak { $route }
decided-use = { $player } używa żetonu „{ $marker }”
    .you = Używasz żetonu „{ $marker }”
decided-with = { $player } ustawia na jego miejscu { $kind_gen }
    .you = Ustawiasz na jego miejscu { $kind_gen }
decided-pay = { $count ->
    [0] { $player } płaci samymi małymi kupcami
    [one] { $player } płaci { $count } dużym kupcem
   *[other] { $player } płaci { $count } dużymi kupcami
}
    .you = { $count ->
        [0] Płacisz samymi małymi kupcami
        [one] Płacisz { $count } dużym kupcem
       *[other] Płacisz { $count } dużymi kupcami
    }
decided-pay-details = { $player } reguluje cenę
    .you = Regulujesz cenę
decided-settle = { $player } ustawia wypartego kupca na drodze { $route }
    .you = Ustawiasz wypartego kupca na drodze { $route }
decided-extra = { $player } ustawia dodatkowego kupca na drodze { $route } ({ $kind })
    .you = Ustawiasz dodatkowego kupca na drodze { $route } ({ $kind })
decided-lift = { $player } bierze { $kind_gen } z drogi { $route } jako dodatkowego
    .you = Bierzesz { $kind_gen } z drogi { $route } jako dodatkowego
decided-set = { $player } ustawia kupca na drodze { $route }
    .you = Ustawiasz kupca na drodze { $route }
decided-trade = { $player } ustawia kupca na drodze { $route } i bierze stamtąd drugiego
    .you = Ustawiasz kupca na drodze { $route } i bierzesz stamtąd drugiego
decided-office = { $player } buduje kantor w mieście { $city }
    .you = Budujesz kantor w mieście { $city }
decided-annex = { $player } buduje dodatkowy kantor w mieście { $city } ({ $kind })
    .you = Budujesz dodatkowy kantor w mieście { $city } ({ $kind })
decided-develop = { $player } rozwija umiejętność „{ $track }”
    .you = Rozwijasz umiejętność „{ $track }”
decided-coellen = { $player } ustawia dużego kupca w tabeli Coellen ({ $cell } punktów)
    .you = Ustawiasz dużego kupca w tabeli Coellen ({ $cell } punktów)
decided-neutral = { $player } buduje neutralny kantor w mieście { $city }
    .you = Budujesz neutralny kantor w mieście { $city }
decided-swap = { $player } zamienia kantor { $slot } w mieście { $city } z następnym po prawej
    .you = Zamieniasz kantor { $slot } w mieście { $city } z następnym po prawej
decided-remove = { $owner_sort ->
    [is-neutral] { $player } usuwa neutralnego kupca z drogi { $route }
   *[other] { $owner_you ->
        [yes] { $player } usuwa twojego { $kind_gen } z drogi { $route }
       *[no] { $player } usuwa { $kind_gen } ({ $owner }) z drogi { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] Usuwasz neutralnego kupca z drogi { $route }
       *[other] Usuwasz { $kind_gen } ({ $owner }) z drogi { $route }
    }
decided-mark = { $player } kładzie żeton przy drodze { $route }
    .you = Kładziesz żeton przy drodze { $route }
decided-done = { $player } na tym poprzestaje
    .you = Na tym poprzestajesz

## Zdarzenia

event-income = { $traders ->
    [0] { $merchants ->
        [0] { $player } nie bierze nikogo z zasobów ogólnych
       *[other] { $player } bierze z zasobów ogólnych { event-income.merchants }
    }
   *[other] { $merchants ->
        [0] { $player } bierze z zasobów ogólnych { event-income.traders }
       *[other] { $player } bierze z zasobów ogólnych { event-income.traders } i { event-income.merchants }
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] Nie bierzesz nikogo z zasobów ogólnych
           *[other] Bierzesz z zasobów ogólnych { event-income.merchants }
        }
       *[other] { $merchants ->
            [0] Bierzesz z zasobów ogólnych { event-income.traders }
           *[other] Bierzesz z zasobów ogólnych { event-income.traders } i { event-income.merchants }
        }
    }
    .traders = { $traders ->
        [one] { $traders } małego kupca
       *[other] { $traders } małych kupców
    }
    .merchants = { $merchants ->
        [one] { $merchants } dużego kupca
       *[other] { $merchants } dużych kupców
    }
event-place = { $player } ustawia { $kind_gen } na drodze { $route }
    .you = Ustawiasz { $kind_gen } na drodze { $route }
event-displace = { $owner_sort ->
    [is-neutral] { $player } wypiera neutralnego kupca z drogi { $route }
   *[other] { $owner_you ->
        [yes] { $player } wypiera twojego { $kind_gen } z drogi { $route }
       *[no] { $player } wypiera { $kind_gen } ({ $owner }) z drogi { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] Wypierasz neutralnego kupca z drogi { $route }
       *[other] Wypierasz { $kind_gen } ({ $owner }) z drogi { $route }
    }
event-replace = ustawia na jego miejscu { $kind_gen }
    .you = ustawiasz na jego miejscu { $kind_gen }
event-pay = { $traders ->
    [0] { $merchants ->
        [0] nic nie płaci
       *[other] oddaje { event-income.merchants }
    }
   *[other] { $merchants ->
        [0] oddaje { event-income.traders }
       *[other] oddaje { event-income.traders } i { event-income.merchants }
    }
}
    .you = { $traders ->
        [0] { $merchants ->
            [0] nic nie płacisz
           *[other] oddajesz { event-income.merchants }
        }
       *[other] { $merchants ->
            [0] oddajesz { event-income.traders }
           *[other] oddajesz { event-income.traders } i { event-income.merchants }
        }
    }
event-settle = { $owner_sort ->
    [is-neutral] { $player } ustawia wypartego neutralnego kupca na drodze { $route }
   *[other] { $player } ustawia wypartego kupca na drodze { $route } ({ $kind })
}
    .you = { $owner_sort ->
        [is-neutral] Ustawiasz wypartego neutralnego kupca na drodze { $route }
       *[other] Ustawiasz wypartego kupca na drodze { $route } ({ $kind })
    }
event-extra = { $owner_sort ->
    [is-neutral] Na drogę { $route } trafia jeszcze jeden neutralny kupiec
   *[other] { $owner } dostawia na drodze { $route } { $kind_gen } { $source_from }
}
    .you = Dostawiasz na drodze { $route } { $kind_gen } { $source_from }
event-move = { $player } przemieszcza { $kind_gen } z drogi { $origin } na drogę { $route }
    .you = Przemieszczasz { $kind_gen } z drogi { $origin } na drogę { $route }
event-establish = { $player } ustanawia szlak { $route }
    .you = Ustanawiasz szlak { $route }
event-control = { $player } zdobywa 1 punkt ({ $city })
    .you = Zdobywasz 1 punkt ({ $city })
event-win = { $player } zdobywa żeton „{ $marker }”
    .you = Zdobywasz żeton „{ $marker }”
event-office = { $player } buduje kantor w mieście { $city } ({ $kind })
    .you = Budujesz kantor w mieście { $city } ({ $kind })
event-annex = { $player } buduje dodatkowy kantor w mieście { $city } ({ $kind })
    .you = Budujesz dodatkowy kantor w mieście { $city } ({ $kind })
event-coin = { $count ->
    [one] +{ $count } punkt za monetę
    [few] +{ $count } punkty za monetę
   *[many] +{ $count } punktów za monetę
}
event-complete = Miasto { $city } jest pełne (pełne miasta: { $count })
event-link = { $count ->
    [0] { $player } łączy Arnheim i Stendal, ale za późno na punkty
    [one] { $player } łączy Arnheim i Stendal (+{ $count } punkt)
    [few] { $player } łączy Arnheim i Stendal (+{ $count } punkty)
   *[many] { $player } łączy Arnheim i Stendal (+{ $count } punktów)
}
    .you = { $count ->
        [0] Łączysz Arnheim i Stendal, ale za późno na punkty
        [one] Łączysz Arnheim i Stendal (+{ $count } punkt)
        [few] Łączysz Arnheim i Stendal (+{ $count } punkty)
       *[many] Łączysz Arnheim i Stendal (+{ $count } punktów)
    }
event-develop = { $player } rozwija umiejętność „{ $track }”
    .you = Rozwijasz umiejętność „{ $track }”
event-more = { $count ->
    [one] +{ $count } akcja w tej turze
    [few] +{ $count } akcje w tej turze
   *[many] +{ $count } akcji w tej turze
}
event-coellen = { $count ->
    [one] { $player } ustawia dużego kupca w tabeli Coellen (na koniec { $count } punkt)
    [few] { $player } ustawia dużego kupca w tabeli Coellen (na koniec { $count } punkty)
   *[many] { $player } ustawia dużego kupca w tabeli Coellen (na koniec { $count } punktów)
}
    .you = { $count ->
        [one] Ustawiasz dużego kupca w tabeli Coellen (na koniec { $count } punkt)
        [few] Ustawiasz dużego kupca w tabeli Coellen (na koniec { $count } punkty)
       *[many] Ustawiasz dużego kupca w tabeli Coellen (na koniec { $count } punktów)
    }
event-nothing = { $player } niczego nie buduje ani nie rozwija na szlaku { $route }
    .you = Niczego nie budujesz ani nie rozwijasz na szlaku { $route }
event-use = { $player } używa żetonu „{ $marker }”
    .you = Używasz żetonu „{ $marker }”
event-swap = { $player } zamienia dwa kantory w mieście { $city } ({ $owner }, { $other })
    .you = Zamieniasz dwa kantory w mieście { $city } ({ $owner }, { $other })
event-remove = { $owner_sort ->
    [is-neutral] { $player } usuwa neutralnego kupca z drogi { $route }
   *[other] { $owner_you ->
        [yes] { $player } usuwa twojego { $kind_gen } z drogi { $route }
       *[no] { $player } usuwa { $kind_gen } ({ $owner }) z drogi { $route }
    }
}
    .you = { $owner_sort ->
        [is-neutral] Usuwasz neutralnego kupca z drogi { $route }
       *[other] Usuwasz { $kind_gen } ({ $owner }) z drogi { $route }
    }
event-draw = { $player } dobiera żeton „{ $marker }”
    .you = Dobierasz żeton „{ $marker }”
event-mark = { $player } kładzie żeton „{ $marker }” przy drodze { $route }
    .you = Kładziesz żeton „{ $marker }” przy drodze { $route }
event-wait = Żeton „{ $marker }” musi poczekać, żadna droga się nie nadaje
event-neutral-route = Neutralny kolor ustanawia szlak { $route }
event-neutral-office = W mieście { $city } powstaje neutralny kantor
event-neutral-marker = Żeton „{ $marker }” wraca do pudełka
event-neutral-joins = Na drogę { $route } trafia neutralny kupiec
event-over = Koniec gry: { $ending }

## Dlaczego nie

why-not-now-with = Rodzaj kupca wybierasz tylko wtedy, gdy wypierasz innego.
why-not-now-pay = Kupcami płaci się tylko za wyparcie innego kupca.
why-not-now-settle = Nowe miejsce dostaje tak tylko kupiec, który właśnie został wyparty.
why-not-now-extra = Dodatkowi kupcy wchodzą do gry tylko po wyparciu kupca.
why-not-now-lift = Dodatkowego kupca bierze się z planszy tylko po wyparciu twojego kupca.
why-not-now-set = Kupca ustawia się tylko wtedy, gdy został wzięty do przemieszczenia.
why-not-now-trade = Kupcy zamieniają się miejscami tylko podczas przemieszczania.
why-not-now-office = Kantor buduje się tylko zaraz po ustanowieniu szlaku.
why-not-now-annex = Dodatkowy kantor buduje się tylko zaraz po ustanowieniu szlaku.
why-not-now-develop = Umiejętność rozwija się zaraz po ustanowieniu szlaku do jej miasta albo żetonem „{ marker-develop }”.
why-not-now-coellen = Tabela Coellen jest dostępna tylko zaraz po ustanowieniu szlaku Coellen – Warburg.
why-not-now-neutral = Miasto wybierasz tylko wtedy, gdy neutralni kupcy zajmą całą drogę.
why-not-now-swap = Kantory zamienia się tylko żetonem „{ marker-swap }”.
why-not-now-remove = Kupców usuwa się tylko żetonem „{ marker-remove-3 }”.
why-not-now-mark = Nowy żeton kładzie się przy drodze na koniec twojej tury.
why-first-replace = Najpierw zdecyduj, który z twoich kupców zajmie to miejsce.
why-first-pay = Najpierw zdecyduj, którymi kupcami płacisz.
why-first-relocate = Najpierw zdecyduj, gdzie staną wyparty kupiec i kupcy dodatkowi.
why-first-lifted = Najpierw zdecyduj, gdzie stanie dodatkowy kupiec, którego masz w ręce.
why-first-neutral = Najpierw zdecyduj, w którym mieście powstanie neutralny kantor.
why-first-set = Najpierw zdecyduj, gdzie stanie kupiec, którego masz w ręce.
why-first-move = Najpierw zdecyduj, którego kupca przemieszczasz teraz, albo zakończ przemieszczanie.
why-first-reward = Najpierw zdecyduj, co wybierasz po ustanowieniu szlaku.
why-first-develop = Najpierw zdecyduj, którą umiejętność rozwijasz.
why-first-swap = Najpierw zdecyduj, które dwa kantory zamieniają się miejscami.
why-first-remove = Najpierw zdecyduj, którego kupca usuwasz, albo zakończ usuwanie.
why-first-mark = Najpierw zdecyduj, gdzie położyć nowy żeton.
why-no-such-route = Na tej stronie planszy nie ma drogi { $route }.
why-no-such-player = W tej grze nie ma takiego gracza.
why-no-actions = W tej turze nie masz już akcji.
why-income-empty = W zasobach ogólnych nie ma już twoich kupców.
why-income-most = { $count ->
    [0] Nie możesz teraz wziąć dużego kupca.
    [one] Możesz teraz wziąć najwyżej { $count } dużego kupca.
   *[other] Możesz teraz wziąć najwyżej { $count } dużych kupców.
}
why-income-fewest = { $count ->
    [one] W zasobach ogólnych jest za mało małych kupców; weź co najmniej { $count } dużego.
   *[other] W zasobach ogólnych jest za mało małych kupców; weź co najmniej { $count } dużych.
}
why-supply-lacks = Nie masz { $kind_gen } w swoich zasobach.
why-route-full = Na drodze { $route } nie ma wolnego pola.
why-no-piece = { $owner_sort ->
    [is-neutral] Na drodze { $route } nie ma neutralnego kupca tego rodzaju ({ $kind }).
   *[other] { $owner } nie ma { $kind_gen } na drodze { $route }.
}
why-own-piece = Nie można wypierać własnych kupców.
why-displace-costs = { $count ->
    [one] Potrzebujesz do tego w swoich zasobach { $count } kupca: jednego do ustawienia, reszty na zapłatę.
   *[other] Potrzebujesz do tego w swoich zasobach { $count } kupców: jednego do ustawienia, reszty na zapłatę.
}
why-nowhere-to-go = Wyparty kupiec nie ma wolnego pola na żadnej innej drodze.
why-not-yours = Nie masz { $kind_gen } na drodze { $route }.
why-moved-there = { $kind_cap } na drodze { $route } został tam ustawiony w tej akcji; już tam zostaje.
why-no-place-to-move = Tego kupca nie ma dokąd przemieścić.
why-establish-not-full = Na drodze { $route } jest jeszcze wolne pole; wszystkie muszą zajmować twoi kupcy.
why-establish-others = Na drodze { $route } stoją cudzy kupcy; wszystkie pola muszą zajmować twoi.
why-no-marker = Nie masz żetonu „{ $marker }” do użycia.
why-marker-just-won = Żeton „{ $marker }” zdobywasz właśnie w tej akcji; możesz go użyć dopiero po niej.
why-marker-when-building = Żetonu „{ marker-extra-office }” używa się podczas budowy, zaraz po ustanowieniu szlaku.
why-marker-no-pair = W żadnym mieście nie ma dwóch sąsiednich kantorów, które można zamienić.
why-marker-all-developed = Wszystkie twoje umiejętności są już w pełni rozwinięte.
why-pay-most = { $count ->
    [0] Nie możesz teraz zapłacić dużym kupcem.
    [one] Możesz zapłacić najwyżej { $count } dużym kupcem.
   *[other] Możesz zapłacić najwyżej { $count } dużymi kupcami.
}
why-pay-fewest = { $count ->
    [one] Masz za mało małych kupców; zapłać co najmniej { $count } dużym.
   *[other] Masz za mało małych kupców; zapłać co najmniej { $count } dużymi.
}
why-settled-already = Wyparty kupiec ma już nowe miejsce.
why-settle-route = Kupiec został wyparty z drogi { $route }; on i dodatkowi kupcy trafiają na inne drogi.
why-not-nearest = Wolne pole jest bliżej niż na drodze { $route }; kupiec trafia na jedną z najbliższych dróg.
why-extra-none = Nie ma już dodatkowego kupca do ustawienia.
why-extra-lift = Nie masz kupców ani w zasobach ogólnych, ani w swoich; najpierw weź dodatkowego kupca z planszy.
why-extra-other = Masz teraz w ręce innego kupca: { $kind }.
why-extra-lacks = Dodatkowych kupców bierzesz teraz { $source_from }, a nie ma tam takiego ({ $kind }).
why-extra-last-space = Ostatnie wolne pole jest potrzebne samemu wypartemu kupcowi.
why-extra-nowhere = Kupiec wzięty z drogi { $route } nie miałby wolnego pola na żadnej innej drodze.
why-extra-after = Najpierw ustaw wypartego kupca ({ $kind }); potem możesz dostawić dodatkowego.
why-lift-not-yet = Dodatkowych kupców bierze się z planszy dopiero wtedy, gdy nie masz już kupców ani w zasobach ogólnych, ani w swoich.
why-lift-neutral = Dodatkowego neutralnego kupca bierze się z zasobów ogólnych, nigdy z planszy.
why-set-back = Z drogi { $route } w tej akcji został wzięty { $kind }; taki kupiec już tam nie wraca.
why-trade-free = Na drodze { $route } jest wolne pole; po prostu ustaw tam kupca.
why-trade-none = Nie masz na drodze { $route } kupca, który mógłby ustąpić miejsca ({ $kind }).
why-trade-last = W tej akcji nie możesz już wziąć następnego kupca.
why-trade-nowhere = Kupca wziętego w zamian nie byłoby gdzie ustawić.
why-office-elsewhere = Ustanowiony szlak nie prowadzi do miasta { $city }.
why-office-full = W mieście { $city } wszystkie pola są zajęte.
why-office-colour = Następne wolne pole w mieście { $city } jest { $colour_neut }; twoje przywileje tak daleko nie sięgają.
why-office-shape = Na następnym wolnym polu w mieście { $city } mieści się tylko { $kind }, a na szlaku go nie masz.
why-annex-no-marker = Nie masz teraz do użycia żetonu „{ marker-extra-office }”.
why-annex-empty = W mieście { $city } nie ma jeszcze kantoru; dodatkowy może stanąć tylko obok innego.
why-annex-lacks = Nie masz { $kind_gen } na ustanowionym szlaku.
why-develop-elsewhere = Umiejętność „{ $track }” rozwija się w mieście { $track_city }; ustanowiony szlak tam nie prowadzi.
why-develop-full = Umiejętność „{ $track }” jest już w pełni rozwinięta.
why-coellen-elsewhere = Do tabeli Coellen prowadzi tylko szlak Coellen – Warburg.
why-coellen-merchant = W tabeli Coellen może stanąć tylko duży kupiec, a na szlaku go nie masz.
why-coellen-taken = { $count ->
    [one] Pole za { $count } punkt w tabeli Coellen jest zajęte.
    [few] Pole za { $count } punkty w tabeli Coellen jest zajęte.
   *[many] Pole za { $count } punktów w tabeli Coellen jest zajęte.
}
why-coellen-privilege = { $count ->
    [one] Pole za { $count } punkt wymaga { $colour_gen } przywileju.
    [few] Pole za { $count } punkty wymaga { $colour_gen } przywileju.
   *[many] Pole za { $count } punktów wymaga { $colour_gen } przywileju.
}
why-neutral-elsewhere = Neutralny szlak nie prowadzi do miasta { $city }.
why-swap-pair = W tym miejscu w mieście { $city } nie ma dwóch sąsiednich kantorów.
why-swap-not-own = Żaden z tych dwóch kantorów w mieście { $city } nie jest twój.
why-mark-occupied = Na drodze { $route } stoją kupcy; żeton kładzie się przy pustej drodze.
why-mark-has-marker = Przy drodze { $route } leży już żeton.
why-mark-cities-full = Oba miasta na końcach drogi { $route } są pełne; potrzebne jest wolne pole w jednym z nich.
why-settle-first = Zanim skończysz, musisz ustawić wypartego kupca.

## Punkty

category-control = Ustanowione szlaki
category-coins = Monety
category-link = Arnheim – Stendal
category-abilities = Pełne umiejętności
category-markers = Żetony
category-coellen = Tabela Coellen
category-cities = Kontrolowane miasta
category-network = Największa sieć

## Opcje

option-markers = Zestaw żetonów
    .help = Ile bonusowych żetonów każdego rodzaju jest w grze. Obecne wydanie: 4 dodatkowe kantory, 3 zamiany i po 2 pozostałych rodzajów; pierwsze wydanie: 5 dodatkowych kantorów, 2 zamiany, 3 rozwoje umiejętności i po 2 pozostałych rodzajów.
option-markers-fifteen = 15, obecne wydanie
option-markers-sixteen = 16, pierwsze wydanie
option-swap_own = Zamiana tylko z własnym kantorem
    .help = Jeden z dwóch kantorów zamienianych żetonem musi być twój; po wyłączeniu można zamienić dowolne dwa sąsiednie. To nasze rozstrzygnięcie: wydania się tu różnią.
option-pile_end = Koniec przez brak żetonów
    .help = Gra kończy się, gdy trzeba dobrać więcej żetonów, niż zostało; ta opcja mówi, kiedy dokładnie. To nasze rozstrzygnięcie: instrukcję można czytać dwojako.
option-pile_end-action = Zaraz po akcji, która dała żeton
option-pile_end-turn = Na koniec tej tury

## Scene

icon-office = kantor
icon-flag = na koniec
icon-marker = żetony

area-board = Mapa
status-own = { $count ->
    [0] Twoja tura
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
   *[other] Zostało { $count } akcji
}
status-turn = { $count ->
    [0] Tura: { $player }
    [one] Tura: { $player }, została { $count } akcja
    [few] Tura: { $player }, zostały { $count } akcje
   *[other] Tura: { $player }, zostało { $count } akcji
}
status-asked = Odpowiada: { $player }
status-end = { $points }/{ $end } punktów · { $cities }/{ $most } miast
status-over = Koniec gry
result-win = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
   *[other] { $player } wygrywa z wynikiem { $points } punktów.
}
result-shared = { $points ->
    [one] { $players } dzielą się zwycięstwem z wynikiem { $points } punktu.
   *[other] { $players } dzielą się zwycięstwem z wynikiem { $points } punktów.
}
help-over = Gra się skończyła, bo { $ending }.

question-act = Co robisz?
    .help = Ustaw, wyprzyj, przemieść lub ustanów szlak.
    .empty = Twoje zasoby są puste, więc weź dochód.
    .other = { $player } wybiera akcję.
question-last = Używasz żetonu czy kończysz turę?
    .help = Nie masz już akcji. Nieużyte żetony zostają u ciebie.
    .other = { $player } może jeszcze użyć żetonu.
question-replace = Który kupiec zajmie to miejsce?
    .help = Potem { $price ->
        [one] oddajesz jeszcze { $price } kupca do zasobów ogólnych.
       *[other] oddajesz jeszcze { $price } kupców do zasobów ogólnych.
    }
    .other = { $player } wypiera { $piece ->
        [merchant] dużego kupca
       *[other] małego kupca
    } ({ $owner }) z drogi { $route }.
question-pay = Którymi kupcami płacisz?
    .help = { $price ->
        [one] { $price } kupiec wraca do zasobów ogólnych. Potem może dojść tylu samo ({ $owner }).
       *[other] { $price } kupców wraca do zasobów ogólnych. Potem może dojść tylu samo ({ $owner }).
    }
    .other = { $player } płaci za wyparcie { $piece ->
        [merchant] dużego kupca
       *[other] małego kupca
    } ({ $owner }) z drogi { $route }.
question-relocate = Gdzie stanie { $whose ->
    [own] twój wyparty { $piece ->
        [merchant] duży kupiec
       *[other] mały kupiec
    }
   *[neutral] wyparty neutralny kupiec
}?
    .help = { $extras ->
        [0] { $active } wypiera go. Stanie na jednej z najbliższych dróg.
        [one] Tylko na najbliższych drogach; możesz dostawić { $extras } kupca { help-source }.
       *[other] Tylko na najbliższych drogach; możesz dostawić { $extras } kupców { help-source }.
    }
    .other = { $player } ustawia wypartego kupca.
question-extra = Czy dostawiasz kupca?
    .help = { $extras ->
        [one] Możesz dostawić { $extras } kupca { help-source } na najbliższych drogach.
       *[other] Możesz dostawić { $extras } kupców { help-source } na najbliższych drogach.
    }
    .other = { $player } może dostawić dodatkowych kupców.
question-lifted = Gdzie ustawiasz { $piece ->
    [merchant] dodatkowego dużego kupca
   *[other] dodatkowego małego kupca
}?
    .help = Na wolnym polu jednej z najbliższych dróg.
    .other = { $player } dostawia kupca.
question-neutral = Neutralni kupcy zapełnili drogę { $route }. W którym mieście powstaje ich kantor?
    .help = Zajmie następne wolne pole, bez względu na kolor i kształt.
    .other = { $player } wybiera miasto dla neutralnego kantoru.
question-set = Gdzie ustawiasz swojego { $piece ->
    [merchant] dużego kupca
   *[other] małego kupca
}?
    .help = { $moves ->
        [0] Na wolnym polu innej drogi. To ostatni kupiec w tej akcji.
        [one] Na wolnym polu innej drogi; potem możesz przemieścić jeszcze { $moves } kupca.
       *[other] Na wolnym polu innej drogi; potem możesz przemieścić jeszcze { $moves } kupców.
    }
    .other = { $player } przemieszcza kupców.
question-move = Którego kupca przemieszczasz teraz?
    .help = { $moves ->
        [one] Możesz przemieścić jeszcze { $moves } kupca albo skończyć.
       *[other] Możesz przemieścić jeszcze { $moves } kupców albo skończyć.
    }
    .other = { $player } przemieszcza kupców.
question-reward = Co wybierasz?
    .help = Pozostali kupcy wracają do zasobów ogólnych.
    .other = { $player } ustanawia szlak { $route } i wybiera nagrodę.
question-develop = Którą umiejętność rozwijasz?
    .help = Odsłonięty kupiec trafia do twoich zasobów.
    .other = { $player } wybiera umiejętność do rozwinięcia.
question-swap = Które dwa kantory zamieniają się miejscami?
    .help = Dwa sąsiednie w jednym mieście; kolory i kształty nie mają znaczenia.
    .other = { $player } wybiera dwa kantory do zamiany.
question-remove = Którego kupca usuwasz?
    .help = { $moves ->
        [one] Możesz usunąć jeszcze { $moves } kupca. Wraca do zasobów właściciela.
       *[other] Możesz usunąć jeszcze { $moves } kupców. Wracają do zasobów właścicieli.
    }
    .other = { $player } usuwa kupców z dróg.
question-mark = Gdzie kładziesz nowy żeton „{ $marker }”?
    .help = Droga bez kupców i bez żetonu, do miasta z wolnym polem.
    .other = { $player } kładzie nowy żeton „{ $marker }”.
help-source = { $source ->
    [supply] ze swoich zasobów
    [board] z planszy
    [neutral] neutralnego koloru
   *[stock] z zasobów ogólnych
}
help-displaced = { $active } wypiera { $piece ->
    [merchant] dużego kupca
   *[other] małego kupca
} ({ $owner }) z drogi { $route }.

mode-trader = Mały kupiec
mode-merchant = Duży kupiec
mode-move = Przemieść
mode-displaced = Wyparty
mode-extra-trader = Dodatkowy mały
mode-extra-merchant = Dodatkowy duży
label-north-sea = Morze Północne
label-baltic = Bałtyk
label-tavern = Tawerna przy drodze { $route }
label-badge = { $city }: tu rozwija się umiejętność „{ $track }”
label-full-cities = Pełne miasta
label-full-cities-now = Pełne miasta: { $count }. Gra kończy się przy 10.
label-coellen = Tabela Coellen: { $count } punktów na koniec za dużego kupca; potrzebny przywilej: { $colour }
label-link = { $count ->
    [one] Miejsce { $place } za połączenie miast Arnheim i Stendal: { $count } punkt
    [few] Miejsce { $place } za połączenie miast Arnheim i Stendal: { $count } punkty
   *[other] Miejsce { $place } za połączenie miast Arnheim i Stendal: { $count } punktów
}
label-pile = { $count ->
    [0] W stosie nie ma już żetonów. Następny zdobyty żeton kończy grę.
    [one] { $count } żeton w stosie
    [few] { $count } żetony w stosie
   *[other] { $count } żetonów w stosie
}
label-pile-title = Żetony
label-drawn = Dobrany, do położenia: { $marker }
label-waiting = Czeka na wolną drogę: { $marker }
label-space = { $route }, pole { $number }
label-marker = Żeton przy drodze { $route }: { $marker }
label-aside = { $piece }, na chwilę poza planszą, z drogi { $route }
label-annex = Dodatkowy kantor w mieście { $city }: { $piece }
label-slot = { $city }, pole { $number }: { $colour }, { $kind }
label-office = Kantor w mieście { $city }, pole { $number }: { $piece }
label-city = { $city }: zajęte pola { $count } z { $most }
label-city-next = Następny kantor: pole { $colour_neut }, { $kind }
label-city-coin = od razu +1 punkt
label-city-develops = Szlak tutaj może rozwinąć: { $track }
label-controls = Kontrola: { $player }
label-supply = Zasoby gracza
label-stock = Zasoby ogólne
label-markers = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
label-abilities = Umiejętności
label-first-player = Pierwszy gracz
label-to-move = Teraz decyduje
label-legend = [B] mały kupiec i (B) duży kupiec niebieskiego gracza, · wolne pole. Miasto: kto je kontroluje, kantory, wolne pola (wh białe, or pomarańczowe, pi różowe, bl czarne; +1 moneta).
label-all = C
label-track-next = Dalej: { $value } (miasto { $city }).
label-done-act = Zakończ turę
label-done-relocate = Nie dostawiaj więcej kupców
label-done-move = Nie przemieszczaj więcej kupców
label-done-reward = Nie bierz niczego
label-done-remove = Nie usuwaj więcej kupców

note-actions = { $count ->
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
   *[other] Zostało { $count } akcji
}
note-displaced = { $whose ->
    [own] Wyparty kupiec: trzeba go ustawić
   *[neutral] Ustawia wypartego neutralnego kupca
}
note-extras = { $count ->
    [one] Może dostawić { $count } kupca
   *[other] Może dostawić { $count } kupców
}

gain-spaces = twoje pola: { $count } z { $most }
gain-spaces-other = pola: { $count } z { $most }
gain-displace = { $count ->
    [one] 1 kupiec zajmie jego miejsce, { $count } trafi do zasobów ogólnych
   *[other] 1 kupiec zajmie jego miejsce, { $count } trafią do zasobów ogólnych
}
gain-displaced = { $count ->
    [one] może za nim przyjść { $count } dodatkowy ({ $owner })
   *[other] mogą za nim przyjść { $count } dodatkowi ({ $owner })
}
gain-move = { $count ->
    [one] { $count } kupiec do przemieszczenia
   *[other] najwyżej { $count } kupców do przemieszczenia
}
gain-trade = { $kind } trafia do ręki
gain-neutral-joins = dochodzi neutralny kupiec
gain-control = twoja kontrola: { $city }
gain-control-taken = przejmujesz kontrolę: { $city } ({ $owner })
gain-control-kept = kontrola miasta { $city }: nadal { $owner }
gain-control-other = kontrola miasta { $city }: { $owner }
gain-control-same = kontrola się nie zmienia
gain-full-city = miasto pełne: { $count } z { $most }
gain-to-stock = { $count ->
    [one] { $count } kupiec do zasobów ogólnych
   *[other] { $count } kupców do zasobów ogólnych
}
gain-action-now = i 1 akcja od razu
gain-unused = { $count ->
    [one] { $count } akcja przepada
    [few] { $count } akcje przepadają
   *[other] { $count } akcji przepada
}
gain-use-extra-office = jeden kantor bez pola
gain-use-swap = dwa kantory zamieniają się miejscami
gain-use-remove-3 = najwyżej 3 kupców znika z dróg
gain-use-develop = jeden krok jednej umiejętności

## Cel i to, co teraz ważne: dalszy ciąg zdania, które zaczyna się od „Teraz:”

goal = Najwięcej punktów, gdy ktoś zdobędzie 20.
now-full = { $count ->
    [one] jeden z twoich szlaków jest pełny
    [few] { $count } twoje szlaki są pełne
   *[many] { $count } twoich szlaków jest pełnych
}
now-displaced = { $count ->
    [one] z wypartym kupcem może za darmo pójść jeszcze jeden
   *[other] z wypartym kupcem może za darmo pójść jeszcze { $count }
}
now-end-points = { $you ->
    [yes] { $count ->
        [one] do końca gry brakuje ci 1 punktu
       *[other] do końca gry brakuje ci { $count } punktów
    }
   *[no] { $count ->
        [one] do końca gry brakuje 1 punktu ({ $player })
       *[other] do końca gry brakuje { $count } punktów ({ $player })
    }
}
now-end-cities = { $count ->
    [one] grę skończy jeszcze 1 pełne miasto
    [few] grę skończą jeszcze { $count } pełne miasta
   *[many] grę skończy jeszcze { $count } pełnych miast
}
now-almost = brakuje jednego kupca na drodze { $route }
now-empty = twoje zasoby są puste: weź dochód
now-move = zasoby własne i ogólne są puste: przemieszczaj kupców
now-actions = szlak do miasta { city-goettingen } może dać trzecią akcję
now-fill = zapełnij drogę swoimi kupcami i ustanów na niej szlak
