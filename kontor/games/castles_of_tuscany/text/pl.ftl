# The Castles of Tuscany po polsku. Słowa jak w polskim wydaniu; wyłożone żetony to „oferta”.
# Żetony i sześciokąt: mianownik, .acc biernik, .gen dopełniacz.
# Kolory nazywają się od żetonów, do których należą, tak samo jak pola, karty i ikony. .gen dopełniacz, .card jedna karta, .space
# jedno pole, .cards i .tiles z liczbą.
# Części zapłaty: .ins narzędnik, .gen dopełniacz, .twice_ins i .twice_gen dwie takie, .id do rozróżnienia. Nagrody: .yield to
# karta dochodu, która je daje, z liczbą, jeśli nie mówi o niej inne zdarzenie.

game-name = Zamki Toskanii
game-line = Ułóż posiadłość, zbieraj karty i zapełniaj region po regionie zamkami, miastami i wioskami; co powstanie wcześnie, liczy się trzy razy.

## Żetony

thing-castle = zamek
    .acc = zamek
    .gen = zamku
thing-town = miasto
    .acc = miasto
    .gen = miasta
thing-inn = zajazd
    .acc = zajazd
    .gen = zajazdu
thing-grapes = żeton rolnictwa (winogrona)
    .acc = żeton rolnictwa (winogrona)
    .gen = żetonu rolnictwa (winogrona)
thing-olives = żeton rolnictwa (oliwki)
    .acc = żeton rolnictwa (oliwki)
    .gen = żetonu rolnictwa (oliwki)
thing-grain = żeton rolnictwa (zboże)
    .acc = żeton rolnictwa (zboże)
    .gen = żetonu rolnictwa (zboże)
thing-livestock = żeton rolnictwa (trzoda)
    .acc = żeton rolnictwa (trzoda)
    .gen = żetonu rolnictwa (trzoda)
thing-grapes-olives = żeton rolnictwa (winogrona i oliwki)
    .acc = żeton rolnictwa (winogrona i oliwki)
    .gen = żetonu rolnictwa (winogrona i oliwki)
thing-grapes-grain = żeton rolnictwa (winogrona i zboże)
    .acc = żeton rolnictwa (winogrona i zboże)
    .gen = żetonu rolnictwa (winogrona i zboże)
thing-grapes-livestock = żeton rolnictwa (winogrona i trzoda)
    .acc = żeton rolnictwa (winogrona i trzoda)
    .gen = żetonu rolnictwa (winogrona i trzoda)
thing-olives-grain = żeton rolnictwa (oliwki i zboże)
    .acc = żeton rolnictwa (oliwki i zboże)
    .gen = żetonu rolnictwa (oliwki i zboże)
thing-olives-livestock = żeton rolnictwa (oliwki i trzoda)
    .acc = żeton rolnictwa (oliwki i trzoda)
    .gen = żetonu rolnictwa (oliwki i trzoda)
thing-grain-livestock = żeton rolnictwa (zboże i trzoda)
    .acc = żeton rolnictwa (zboże i trzoda)
    .gen = żetonu rolnictwa (zboże i trzoda)
thing-quarry = kamieniołom
    .acc = kamieniołom
    .gen = kamieniołomu
thing-village = wioska
    .acc = wioskę
    .gen = wioski
thing-monastery = klasztor
    .acc = klasztor
    .gen = klasztoru
thing-cart = wóz
    .acc = wóz
    .gen = wozu
thing-hexagon = sześciokąt
    .acc = sześciokąt
    .gen = sześciokąta

## Rodzaje, karty, zapłata

colour-castle = zamek
    .gen = zamku
    .card = karta zamku
    .cards = { $count ->
        [one] { $count } karta zamku
        [few] { $count } karty zamku
       *[many] { $count } kart zamku
    }
    .space = pole zamku
    .tiles = { $count ->
        [one] { $count } żeton zamku
        [few] { $count } żetony zamku
       *[many] { $count } żetonów zamku
    }
colour-town = miasto
    .gen = miasta
    .card = karta miasta
    .cards = { $count ->
        [one] { $count } karta miasta
        [few] { $count } karty miasta
       *[many] { $count } kart miasta
    }
    .space = pole miasta
    .tiles = { $count ->
        [one] { $count } żeton miasta
        [few] { $count } żetony miasta
       *[many] { $count } żetonów miasta
    }
colour-inn = zajazd
    .gen = zajazdu
    .card = karta zajazdu
    .cards = { $count ->
        [one] { $count } karta zajazdu
        [few] { $count } karty zajazdu
       *[many] { $count } kart zajazdu
    }
    .space = pole zajazdu
    .tiles = { $count ->
        [one] { $count } żeton zajazdu
        [few] { $count } żetony zajazdu
       *[many] { $count } żetonów zajazdu
    }
colour-agriculture = rolnictwo
    .gen = rolnictwa
    .card = karta rolnictwa
    .cards = { $count ->
        [one] { $count } karta rolnictwa
        [few] { $count } karty rolnictwa
       *[many] { $count } kart rolnictwa
    }
    .space = pole rolnictwa
    .tiles = { $count ->
        [one] { $count } żeton rolnictwa
        [few] { $count } żetony rolnictwa
       *[many] { $count } żetonów rolnictwa
    }
colour-quarry = kamieniołom
    .gen = kamieniołomu
    .card = karta kamieniołomu
    .cards = { $count ->
        [one] { $count } karta kamieniołomu
        [few] { $count } karty kamieniołomu
       *[many] { $count } kart kamieniołomu
    }
    .space = pole kamieniołomu
    .tiles = { $count ->
        [one] { $count } żeton kamieniołomu
        [few] { $count } żetony kamieniołomu
       *[many] { $count } żetonów kamieniołomu
    }
colour-village = wioska
    .gen = wioski
    .card = karta wioski
    .cards = { $count ->
        [one] { $count } karta wioski
        [few] { $count } karty wioski
       *[many] { $count } kart wioski
    }
    .space = pole wioski
    .tiles = { $count ->
        [one] { $count } żeton wioski
        [few] { $count } żetony wioski
       *[many] { $count } żetonów wioski
    }
colour-monastery = klasztor
    .gen = klasztoru
    .card = karta klasztoru
    .cards = { $count ->
        [one] { $count } karta klasztoru
        [few] { $count } karty klasztoru
       *[many] { $count } kart klasztoru
    }
    .space = pole klasztoru
    .tiles = { $count ->
        [one] { $count } żeton klasztoru
        [few] { $count } żetony klasztoru
       *[many] { $count } żetonów klasztoru
    }
colour-cart = wóz
    .gen = wozu
    .card = karta wozu
    .cards = { $count ->
        [one] { $count } karta wozu
        [few] { $count } karty wozu
       *[many] { $count } kart wozu
    }
    .space = pole wozu
    .tiles = { $count ->
        [one] { $count } żeton wozu
        [few] { $count } żetony wozu
       *[many] { $count } żetonów wozu
    }

unit-card = 1 pasująca karta
    .ins = 1 pasującą kartą
    .gen = pasującej karty
    .twice_ins = 2 pasującymi kartami
    .twice_gen = 2 pasujących kart
    .id = card
unit-castle = 2 karty zamku
    .ins = 2 kartami zamku
    .gen = 2 kart zamku
    .twice_ins = 4 kartami zamku
    .twice_gen = 4 kart zamku
    .id = castle
unit-town = 2 karty miasta
    .ins = 2 kartami miasta
    .gen = 2 kart miasta
    .twice_ins = 4 kartami miasta
    .twice_gen = 4 kart miasta
    .id = town
unit-inn = 2 karty zajazdu
    .ins = 2 kartami zajazdu
    .gen = 2 kart zajazdu
    .twice_ins = 4 kartami zajazdu
    .twice_gen = 4 kart zajazdu
    .id = inn
unit-agriculture = 2 karty rolnictwa
    .ins = 2 kartami rolnictwa
    .gen = 2 kart rolnictwa
    .twice_ins = 4 kartami rolnictwa
    .twice_gen = 4 kart rolnictwa
    .id = agriculture
unit-quarry = 2 karty kamieniołomu
    .ins = 2 kartami kamieniołomu
    .gen = 2 kart kamieniołomu
    .twice_ins = 4 kartami kamieniołomu
    .twice_gen = 4 kart kamieniołomu
    .id = quarry
unit-village = 2 karty wioski
    .ins = 2 kartami wioski
    .gen = 2 kart wioski
    .twice_ins = 4 kartami wioski
    .twice_gen = 4 kart wioski
    .id = village
unit-monastery = 2 karty klasztoru
    .ins = 2 kartami klasztoru
    .gen = 2 kart klasztoru
    .twice_ins = 4 kartami klasztoru
    .twice_gen = 4 kart klasztoru
    .id = monastery
unit-cart = 2 karty wozu
    .ins = 2 kartami wozu
    .gen = 2 kart wozu
    .twice_ins = 4 kartami wozu
    .twice_gen = 4 kart wozu
    .id = cart
unit-worker = 1 robotnik
    .ins = 1 robotnikiem
    .gen = robotnika
    .twice_ins = 2 robotnikami
    .twice_gen = 2 robotników
    .id = worker

## Gdzie leży pole: która część posiadłości i gdzie w niej; .in mówi, gdzie kładzie się żeton

third-left = lewa część
    .brief = Z lewej
    .in = w lewej części
third-middle = środkowa część
    .brief = W środku
    .in = w środkowej części
third-right = prawa część
    .brief = Z prawej
    .in = w prawej części
spot-upper-left = u góry z lewej
spot-middle-left = z lewej
spot-lower-left = u dołu z lewej
spot-top = na samej górze
spot-upper-middle = w środku wyżej
spot-lower-middle = w środku niżej
spot-bottom = na samym dole
spot-upper-right = u góry z prawej
spot-middle-right = z prawej
spot-lower-right = u dołu z prawej

turning-upright = bez obracania
    .brief = prosto
turning-turned = obrócony
    .brief = obrócony
shift-up = wyżej
    .arrow = ↑
shift-down = niżej
    .arrow = ↓

bonus-card = +1 karta włości
    .brief = Karta
bonus-storage = +1 pole magazynu
    .brief = Magazyn
bonus-marble = +1 marmur
    .brief = Marmur
bonus-worker = +1 robotnik
    .brief = Robotnik
bonus-yield = +1 karta dochodu
    .brief = Dochód

reward-red = czerwone punkty
    .yield = { $count ->
        [one] karta dochodu (+{ $count } czerwony punkt)
        [few] karta dochodu (+{ $count } czerwone punkty)
       *[many] karta dochodu (+{ $count } czerwonych punktów)
    }
reward-green = zielone punkty
    .yield = { $count ->
        [one] karta dochodu (+{ $count } zielony punkt)
        [few] karta dochodu (+{ $count } zielone punkty)
       *[many] karta dochodu (+{ $count } zielonych punktów)
    }
reward-cards = karty włości
    .yield = karta dochodu
reward-workers = robotnicy
    .yield = { $count ->
        [one] karta dochodu (+{ $count } robotnik)
       *[other] karta dochodu (+{ $count } robotników)
    }
reward-marble = marmur
    .yield = { $count ->
        [one] karta dochodu (+{ $count } blok marmuru)
        [few] karta dochodu (+{ $count } bloki marmuru)
       *[many] karta dochodu (+{ $count } bloków marmuru)
    }
reward-hexagons = sześciokąty
    .yield = karta dochodu

## Ikony

icon-castle = zamek
icon-town = miasto
icon-inn = zajazd
icon-agriculture = rolnictwo
icon-quarry = kamieniołom
icon-village = wioska
icon-monastery = klasztor
icon-cart = wóz
icon-agri-grapes = winogrona
icon-agri-olives = oliwki
icon-agri-grain = zboże
icon-agri-livestock = trzoda
icon-hexagon = sześciokąt
icon-marble = marmur
icon-worker = robotnicy
icon-card = karty
icon-region-card = karty włości
icon-yield-card = karty dochodu
icon-storage = pola magazynu
icon-bonus-plus-card = +1 karta włości
icon-bonus-plus-storage = +1 pole magazynu
icon-bonus-plus-marble = +1 marmur
icon-bonus-plus-worker = +1 robotnik
icon-bonus-plus-yield = +1 karta dochodu

## Możliwości

choice-begin = Połóż kafel { $letter } z lewej, { $turning }
    .brief = { $sign }{ $turning_brief }
choice-join = Dołóż kafel { $letter } z prawej, { $turning }, o pół pola { $shift }
    .brief = { $sign }{ $turning_brief } { $shift_arrow }
choice-castle = Umieść zamek początkowy na polu zamku { $space_at }
    .brief = { $what }
choice-bonus = Weź żeton bonusowy „{ $bonus }”
    .brief = { $bonus_brief }
choice-draw = { $count ->
    [0] Nie dobieraj kart
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
choice-take = Weź { $face_acc }
    .brief = Weź: { $what }
choice-exchange = Wymień wszystkie żetony { $colour_gen } z oferty
    .brief = Wymień: { $colour }
choice-place = Umieść { $thing_acc } { $space_at }
    .brief = { $sign } { $space_cap }
choice-pay = { $unit_id ->
    [card] { $other_id ->
        [card] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [castle] { $other_id ->
        [castle] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [town] { $other_id ->
        [town] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [inn] { $other_id ->
        [inn] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [agriculture] { $other_id ->
        [agriculture] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [quarry] { $other_id ->
        [quarry] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [village] { $other_id ->
        [village] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [monastery] { $other_id ->
        [monastery] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
    [cart] { $other_id ->
        [cart] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
   *[worker] { $other_id ->
        [worker] Zapłać { $unit_twice_ins }
       *[other] Zapłać { $unit_ins } i { $other_ins }
    }
}
choice-discard = Odrzuć { $thing_acc }
    .brief = Odrzuć: { $what }
choice-put = Umieść żeton { $space_at }
    .brief = { $space_cap }
choice-marble = Oddaj blok marmuru za dodatkową akcję
    .brief = Dodatkowa akcja: −1 :marble:
choice-decline = Nie bierz niczego
choice-done = Zakończ turę
## Decyzje, które zapadły, gdy nie mówi o nich żadne zdarzenie

decided-begin = { $player } kładzie kafel { $letter } z lewej, { $turning }
    .you = Kładziesz kafel { $letter } z lewej, { $turning }
decided-begin-hidden = { $player } kładzie pierwszy kafel posiadłości
decided-join = { $player } dokłada kafel { $letter } z prawej, { $turning }, o pół pola { $shift }
    .you = Dokładasz kafel { $letter } z prawej, { $turning }, o pół pola { $shift }
decided-join-hidden = { $player } dokłada kafel do posiadłości
decided-castle = { $player } umieszcza zamek początkowy { $space_at }
    .you = Umieszczasz zamek początkowy { $space_at }
decided-castle-hidden = { $player } umieszcza zamek początkowy w posiadłości
decided-bonus = { $player } bierze żeton bonusowy „{ $bonus }”
    .you = Bierzesz żeton bonusowy „{ $bonus }”
decided-draw = { $count ->
    [0] { $player } nie dobiera kart
    [one] { $player } dobiera { $count } kartę
    [few] { $player } dobiera { $count } karty
   *[many] { $player } dobiera { $count } kart
}
    .you = { $count ->
        [0] Nie dobierasz kart
        [one] Dobierasz { $count } kartę
        [few] Dobierasz { $count } karty
       *[many] Dobierasz { $count } kart
    }
decided-take = { $player } bierze { $face_acc }
    .you = Bierzesz { $face_acc }
decided-exchange = { $player } wymienia wszystkie żetony { $colour_gen } z oferty
    .you = Wymieniasz wszystkie żetony { $colour_gen } z oferty
decided-place = { $player } wybiera, gdzie umieścić { $thing_acc }: { $space }
    .you = Wybierasz, gdzie umieścić { $thing_acc }: { $space }
decided-pay = { $player } płaci za pole
    .you = Płacisz za pole
decided-discard = { $player } odrzuca { $thing_acc }
    .you = Odrzucasz { $thing_acc }
decided-put = { $player } umieszcza żeton { $space_at }
    .you = Umieszczasz żeton { $space_at }
decided-marble = { $player } oddaje blok marmuru za dodatkową akcję
    .you = Oddajesz blok marmuru za dodatkową akcję
decided-decline = { $player } niczego nie bierze
    .you = Niczego nie bierzesz
decided-done = { $player } kończy turę
    .you = Kończysz turę

## Zdarzenia

event-built = Wszystkie posiadłości są gotowe i odkryte
event-bonus = { $player } bierze żeton bonusowy „{ $bonus }”
    .you = Bierzesz żeton bonusowy „{ $bonus }”
event-storage-points = { $count ->
    [one] +{ $count } zielony punkt
    [few] +{ $count } zielone punkty
   *[many] +{ $count } zielonych punktów
}
event-draw = { $count ->
    [0] { $player } nie dobiera kart
    [one] { $player } dobiera { $count } kartę
    [few] { $player } dobiera { $count } karty
   *[many] { $player } dobiera { $count } kart
}
    .you = { $count ->
        [0] Nie dobierasz kart
        [one] Dobierasz { $count } kartę
        [few] Dobierasz { $count } karty
       *[many] Dobierasz { $count } kart
    }
event-cards = { $count ->
    [0] nie ma już kart do dobrania
    [one] dobiera { $count } kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}
    .you = { $count ->
        [0] nie ma już kart do dobrania
        [one] dobierasz { $count } kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
event-see-1 = { $first }
event-see-1-hidden = zakrytą
event-see-2 = { $first }, { $second }
event-see-2-hidden = zakryte
event-see-3 = { $first }, { $second }, { $third }
event-see-3-hidden = zakryte
event-take = { $player } bierze { $face_acc }
    .you = Bierzesz { $face_acc }
event-throw = { "" }
event-refill = ze swojego stosu dokłada { $face_acc }
    .you = ze swojego stosu dokładasz { $face_acc }
event-neutral = z żetonów neutralnych dochodzi { $face }
event-exchange = { $player } wymienia { $colour_tiles } z oferty
    .you = Wymieniasz { $colour_tiles } z oferty
event-five = { $count ->
    [few] Z oferty znikają { $colour_tiles }
   *[other] Z oferty znika { $colour_tiles }
}
event-place = { $player } umieszcza { $thing_acc } { $space_at }
    .you = Umieszczasz { $thing_acc } { $space_at }
event-pay-cards = −{ $colour_cards }
event-pay-workers = { $count ->
    [one] −{ $count } robotnik
   *[other] −{ $count } robotników
}
event-free = { $player } bierze dzięki zamkowi { $face_acc }
    .you = Bierzesz dzięki zamkowi { $face_acc }
event-region = { $count ->
    [one] +{ $count } zielony punkt
    [few] +{ $count } zielone punkty
   *[many] +{ $count } zielonych punktów
} za region z { $spaces ->
    [one] { $spaces } polem
   *[other] { $spaces } polami
}
event-colour = { $count ->
    [one] +{ $count } zielony punkt
    [few] +{ $count } zielone punkty
   *[many] +{ $count } zielonych punktów
} za wszystkie pola { $colour_gen }
event-crops = { $count ->
    [one] +{ $count } zielony punkt za nowy rodzaj rolnictwa
    [few] +{ $count } zielone punkty za nowe rodzaje rolnictwa
   *[many] +{ $count } zielonych punktów za nowe rodzaje rolnictwa
}
event-marble = { $count ->
    [one] +{ $count } blok marmuru
    [few] +{ $count } bloki marmuru
   *[many] +{ $count } bloków marmuru
}
event-workers = { $count ->
    [one] +{ $count } robotnik
   *[other] +{ $count } robotników
}
event-hexagon = +1 sześciokąt
event-overflow = { $count ->
    [one] +{ $count } czerwony punkt
    [few] +{ $count } czerwone punkty
   *[many] +{ $count } czerwonych punktów
} za sześciokąt, na który nie ma miejsca
event-yield = { $reward_yield }
event-extra = { $player } oddaje blok marmuru za dodatkową akcję
    .you = Oddajesz blok marmuru za dodatkową akcję
event-decline = { $player } niczego nie bierze
    .you = Niczego nie bierzesz
event-emptied = { $player } opróżnia swój { $stack }. stos
    .you = Opróżniasz swój { $stack }. stos
event-display-empty = Oferta jest pusta i nie ma jej czym uzupełnić; faza kończy się z tą rundą
event-last-round = Zaczyna się ostatnia runda
event-scoring = Punktowanie po fazie { $phase }
event-scored = { $count ->
    [one] { $player } zdobywa { $count } czerwony punkt za zielone
    [few] { $player } zdobywa { $count } czerwone punkty za zielone
   *[many] { $player } zdobywa { $count } czerwonych punktów za zielone
}
    .you = { $count ->
        [one] Zdobywasz { $count } czerwony punkt za zielone
        [few] Zdobywasz { $count } czerwone punkty za zielone
       *[many] Zdobywasz { $count } czerwonych punktów za zielone
    }
event-final = { $count ->
    [one] { $player } zdobywa { $count } czerwony punkt za karty, magazyn, marmur i robotników
    [few] { $player } zdobywa { $count } czerwone punkty za karty, magazyn, marmur i robotników
   *[many] { $player } zdobywa { $count } czerwonych punktów za karty, magazyn, marmur i robotników
}
    .you = { $count ->
        [one] Zdobywasz { $count } czerwony punkt za karty, magazyn, marmur i robotników
        [few] Zdobywasz { $count } czerwone punkty za karty, magazyn, marmur i robotników
       *[many] Zdobywasz { $count } czerwonych punktów za karty, magazyn, marmur i robotników
    }
event-over = Koniec gry

## Dlaczego nie

why-begun = Pierwszy kafel twojej posiadłości już leży.
why-begin-first = Najpierw połóż pierwszy kafel posiadłości.
why-three-laid = Wszystkie trzy kafle twojej posiadłości już leżą.
why-estates-built = Wszystkie posiadłości są już ułożone.
why-castle-before-tiles = Najpierw ułóż trzy kafle posiadłości, a dopiero potem umieść zamek początkowy.
why-castle-stands = Twój zamek początkowy już stoi.
why-bonus-before-estates = Żetony bonusowe wybiera się, gdy wszystkie posiadłości są ułożone.
why-bonus-without-town = Żeton bonusowy bierzesz tylko tuż po umieszczeniu miasta.
why-marble-none = Nie masz marmuru.
why-marble-used = W tej turze blok marmuru został już oddany.
why-not-now-marble = Blok marmuru oddaje się dopiero po wykonaniu akcji.
why-action-done = Akcja w tej turze jest już wykonana; za dodatkową trzeba oddać blok marmuru.
why-not-now-draw = Dobranie kart to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-take = Wzięcie żetonu to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-exchange = Żetony z oferty wymienia się tylko wtedy, gdy bierzesz żeton, a żaden nie pasuje.
why-not-now-place = Umieszczenie żetonu to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-pay = Teraz nie ma za co płacić.
why-not-now-discard = Coś odrzuca się tylko wtedy, gdy bierzesz żeton, a magazyn jest pełny.
why-not-now-put = W ten sposób umieszcza się tylko żeton wzięty dzięki zamkowi.
why-not-now-decline = Teraz nie ma z czego rezygnować.
why-not-now-done = Tura kończy się sama po twojej akcji; teraz trzeba rozstrzygnąć coś innego.
why-laid = Kafel { $letter } leży już w twojej posiadłości.
why-large-region = Powstałby region większy niż trzy pola.
why-castle-space = { $space_cap }: to nie jest pole zamku.
why-bonus-gone = Nie ma już żetonów bonusowych „{ $bonus }”.
why-draw-none = Nie ma już kart do dobrania.
why-draw-fewest = { $count ->
    [one] Musisz dobrać co najmniej { $count } kartę.
    [few] Musisz dobrać co najmniej { $count } karty.
   *[many] Musisz dobrać co najmniej { $count } kart.
}
why-draw-most = { $count ->
    [one] Możesz dobrać najwyżej { $count } kartę.
    [few] Możesz dobrać najwyżej { $count } karty.
   *[many] Możesz dobrać najwyżej { $count } kart.
}
why-not-displayed = W ofercie nie ma { $face_gen }.
why-exchange-first = Żaden żeton z oferty nie pasuje do twojej posiadłości; najpierw wymień żetony jednego rodzaju.
why-must-fit = W twojej posiadłości nie ma teraz pola na { $face_acc }.
why-exchange-fits = W ofercie jest żeton, który pasuje do twojej posiadłości, więc niczego się nie wymienia.
why-colour-not-displayed = W ofercie nie ma żetonów { $colour_gen }.
why-exchange-full = W twojej posiadłości nie ma już pustych pól.
why-exchange-useless = Żaden z pozostałych żetonów neutralnych nie pasowałby do twojej posiadłości.
why-not-stored = W twoim magazynie nie ma { $thing_gen }.
why-space-covered = { $space_cap }: to pole jest już zajęte.
why-space-apart = { $space_cap }: to pole nie sąsiaduje z zajętym.
why-space-colour = { $space_cap }: to { $colour_space }; { $thing } tam nie pasuje.
why-cannot-pay = Nie możesz zapłacić za to pole. Potrzebujesz dwóch z tych rzeczy: { $colour_card }, para kart innego rodzaju, robotnik.
why-pay-own-pair = Na tym polu każda { $colour_card } liczy się sama; para jest zawsze innego rodzaju.
why-pay-twice = Nie masz { $unit_twice_gen }.
why-pay-lacks = Nie masz { $unit_gen }.
why-pay-order = Podaj obie części zapłaty w odwrotnej kolejności.

## Opcje

option-edition = Wydanie
    .help = Poprawione: akcja daje 3 karty, a na koniec 5 kart na ręce to 1 punkt. Pierwsze: akcja daje 2 karty, 3 karty na ręce to 1 punkt, a remis wygrywa gracz z mniejszą liczbą zielonych punktów, potem z mniejszą liczbą kart.
option-edition-revised = poprawione
option-edition-first = pierwsze
option-take = Które żetony można brać
    .help = Dowolny żeton z oferty albo tylko taki, który można by teraz umieścić w posiadłości. To nasze rozstrzygnięcie: instrukcja pozwala na dowolny.
option-take-any = dowolny żeton
option-take-placeable = tylko pasujący
option-castle_refill = Oferta po zamku
    .help = Czy ofertę uzupełnia się przed umieszczeniem żetonu wziętego dzięki zamkowi, czy po nim. To nasze rozstrzygnięcie: instrukcja tego nie mówi.
option-castle_refill-before = uzupełniana przed umieszczeniem
option-castle_refill-after = uzupełniana po umieszczeniu
option-start_castle_scores = Punkt za zamek początkowy
    .help = Zamek początkowy, który sam tworzy region, daje 1 zielony punkt. Zwykle nie: instrukcja mówi tylko, że jego efekt nie działa.

## Punkty

category-phase-1 = Pierwsze punktowanie
category-phase-2 = Drugie punktowanie
category-phase-3 = Trzecie punktowanie
category-yields = Karty dochodu
category-overflow = Sześciokąty bez miejsca
category-hand = Karty na ręce
category-storage = Magazyn
category-marble = Marmur
category-workers = Robotnicy

## Scene

icon-green = zielone punkty
icon-stack = żetony
icon-space = puste pola

short-castle = zam
short-town = mia
short-inn = zaj
short-agriculture = rol
short-quarry = kam
short-village = wio
short-monastery = kla
short-cart = wóz

status-building = Układanie posiadłości
status-set-up = Pierwsze żetony bonusowe
status-phase = { $left ->
    [one] Faza { $phase } z 3 · jeszcze { $left } żeton
    [few] Faza { $phase } z 3 · jeszcze { $left } żetony
   *[many] Faza { $phase } z 3 · jeszcze { $left } żetonów
}
status-ending = Faza { $phase } z 3 · jej ostatnia runda
status-last-but-one = Faza 3 z 3 · jeszcze jedna runda
status-last-round = Faza 3 z 3 · ostatnia runda
status-over = Koniec gry
result-win = { $points ->
    [one] { $player } wygrywa z wynikiem { $points } punktu.
   *[other] { $player } wygrywa z wynikiem { $points } punktów.
}
result-shared = { $points ->
    [one] { $players } dzielą się zwycięstwem z wynikiem { $points } punktu.
   *[other] { $players } dzielą się zwycięstwem z wynikiem { $points } punktów.
}
help-tie = Tyle samo punktów: remis rozstrzygnięty na korzyść gracza { $player }.
help-tie-spaces = Tyle samo punktów: { $player } ma więcej pustych pól ({ $count }).

area-own = Twoja posiadłość
area-estate = Posiadłość: { $player }
area-display = Oferta

label-goods = Zasoby
label-cards = Karty
label-supply = Do dobrania
label-first-player = Pierwszy gracz
label-to-move = Teraz decyduje
label-legend = Pola według kolumn i rzędów; małe litery: puste, WIELKIE: zajęte, * sześciokąt, na zielono: możliwe teraz.
label-storage = Magazyn
label-at-best = maks. { $points } :green:
label-store-empty = Pole magazynu { $number }, wolne
label-held = Właśnie wzięty
label-stacks = Stosy
label-stack = { $count ->
    [one] Stos { $number }: { $count } żeton
    [few] Stos { $number }: { $count } żetony
   *[many] Stos { $number }: { $count } żetonów
}
label-start-castle = zamek początkowy
label-dealt = Kafel { $letter }, jeszcze nie ułożony: { $colour }
label-building = w budowie
label-left = { $count ->
    [one] { $count } wolne
    [few] { $count } wolne
   *[many] { $count } wolnych
}
label-display-empty = Puste miejsce w ofercie
label-colours = Za wszystkie pola rodzaju
label-colour-bonus = { $then ->
    [0] Wszystkie pola { $colour_gen }: { label-colour-bonus.n } dla następnego gracza, potem już nic
   *[other] Wszystkie pola { $colour_gen }: { label-colour-bonus.n } dla pierwszego gracza, potem { $then } dla drugiego
}
    .n = { $points ->
        [one] { $points } zielony punkt
        [few] { $points } zielone punkty
       *[many] { $points } zielonych punktów
    }
label-colour-gone = Wszystkie pola { $colour_gen }: nie ma już punktów
label-bonuses = Żetony bonusowe
label-bonus = { $bonus }: zostało { $count }
label-bonus-tiles = Żetony bonusowe
label-deck = { $count ->
    [one] { $count } karta włości do dobrania, odrzucone: { $discarded }
    [few] { $count } karty włości do dobrania, odrzucone: { $discarded }
   *[many] { $count } kart włości do dobrania, odrzucone: { $discarded }
}
label-neutral = { $count ->
    [one] { $count } żeton neutralny ({ $names }); odłożone: { $returned }
    [few] { $count } żetony neutralne ({ $names }); odłożone: { $returned }
   *[many] { $count } żetonów neutralnych ({ $names }); odłożone: { $returned }
}
label-yields = { $count ->
    [one] { $count } karta dochodu: { $names }
    [few] { $count } karty dochodu: { $names }
   *[many] { $count } kart dochodu: { $names }
}
label-green = { $count ->
    [one] { $count } zielony punkt: liczy się przy każdym punktowaniu
    [few] { $count } zielone punkty: liczą się przy każdym punktowaniu
   *[many] { $count } zielonych punktów: liczą się przy każdym punktowaniu
}
label-region-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
label-pay = Zapłać
label-workers = { $count ->
    [one] { $count } robotnik
   *[other] { $count } robotników
}
label-marble = { $count ->
    [one] { $count } blok marmuru
    [few] { $count } bloki marmuru
   *[many] { $count } bloków marmuru
}
label-stacked = { $count ->
    [one] { $count } żeton na własnych stosach: { $sizes }
    [few] { $count } żetony na własnych stosach: { $sizes }
   *[many] { $count } żetonów na własnych stosach: { $sizes }
}
label-no-space = Teraz nie ma na to pola: { $thing }.

note-scoring = Po następnym punktowaniu: punkty { $red } + zielone punkty { $green } = { $sum }

question-begin = Który kafel kładziesz z lewej?
    .help = Najwięcej dają regiony o 3 polach. Różnice są małe.
    .other = { $player } układa posiadłość.
    .told = Posiadłości zostaną odkryte, gdy ostatnia będzie gotowa.
question-join = { $number ->
    [2] Który kafel następny?
   *[other] Jak dokładasz ostatni kafel?
}
    .help = Regiony o 1, 2 i 3 polach dają 1, 3 i 6 zielonych punktów.
    .other = { $player } układa posiadłość.
    .told = Posiadłości zostaną odkryte, gdy ostatnia będzie gotowa.
question-castle = Gdzie umieszczasz zamek początkowy?
    .help = Pierwsze żetony kładziesz obok niego: im więcej pól dokoła, tym większy wybór.
    .other = { $player } układa posiadłość.
    .told = Posiadłości zostaną odkryte, gdy ostatnia będzie gotowa.
question-first-bonus = Który żeton bonusowy?
    .help = Zaczynasz z jednym. Działa przez całą grę.
    .other = { $player } wybiera pierwszy żeton bonusowy.
    .told = Każdy zaczyna z jednym żetonem bonusowym.
question-act = { $more ->
    [yes] Co robisz w drugiej akcji?
   *[no] Co robisz?
}
    .help = { $full ->
        [yes] Dobierz karty lub umieść żeton. Magazyn pełny: nowy żeton zastąpi stary.
       *[no] Dobierz karty, weź żeton z oferty albo umieść żeton z magazynu.
    }
    .other = { $more ->
        [yes] { $player } wybiera drugą akcję.
       *[no] { $player } wybiera akcję.
    }
    .told = Dobranie kart, wzięcie żetonu albo umieszczenie żetonu.
question-store = Co odrzucasz?
    .help = Twój magazyn jest pełny. Do magazynu trafia: { $thing }.
    .other = { $player } robi miejsce w magazynie.
    .told = Do magazynu trafia: { $thing }.
question-exchange = Który rodzaj wymieniasz albo który żeton bierzesz?
    .help = Żaden nie pasował. Wymieniaj, aż któryś będzie pasował; ten musisz wziąć.
    .other = { $player } wymienia żetony z oferty.
    .told = Żaden żeton z oferty nie pasował, więc żetony jednego rodzaju są wymieniane.
question-pay = { $icon } Którymi 2 kartami płacisz ({ $colour })?
    .help = Jedną może zastąpić robotnik albo 2 jednakowe karty innego rodzaju.
    .other = { $player } wybiera, jak zapłacić.
    .told = { $icon } { $thing }, { $space }
question-free = Który żeton bierzesz dzięki zamkowi?
    .help = Umieszczasz go od razu, bez płacenia.
    .other = { $player } wybiera żeton z oferty dzięki zamkowi.
    .told = Zostanie umieszczony od razu, bez płacenia.
question-put = Gdzie trafia { $thing }?
    .help = Wzięte dzięki zamkowi: nic nie kosztuje.
    .other = { $player } umieszcza żeton wzięty dzięki zamkowi.
    .told = Do umieszczenia: { $thing }.
question-bonus = Który żeton bonusowy?
    .help = Daje go miasto. Działa do końca gry.
    .other = { $player } wybiera żeton bonusowy.
    .told = Daje go miasto.
question-more = Oddajesz blok marmuru za dodatkową akcję?
    .help = Raz na turę. Na koniec każdy blok marmuru jest wart 1 punkt.
    .other = { $player } może oddać blok marmuru za dodatkową akcję.
    .told = Raz na turę.

gain-regions-points = +{ $points } :green:, gdy wszystkie regiony będą pełne
gain-regions-best = do +{ $points } :green:, gdy wszystkie regiony będą pełne
gain-regions = regiony: { $regions }
    .of = { $spaces ->
        [one] { $count } po { $spaces } polu
       *[other] { $count } po { $spaces } pola
    }
gain-beside = obok: { $icons }
gain-fits = { $count ->
    [0] teraz nie ma na to pola
    [one] teraz { $count } pole na to
    [few] teraz { $count } pola na to
   *[many] teraz { $count } pól na to
}

# Co robi żeton: jako część tego, co daje możliwość, i jako zdanie po nazwie.
does-castle = po umieszczeniu pozwala od razu umieścić za darmo żeton z oferty
does-town = po umieszczeniu daje wybrany żeton bonusowy
does-inn = po umieszczeniu daje sześciokąt, dżokera za dowolny żeton
does-agriculture = po umieszczeniu daje 1 zielony punkt za każdy rodzaj rolnictwa nowy w regionie
does-quarry = { $count ->
    [one] po umieszczeniu daje { $count } blok marmuru; 1 blok to dodatkowa akcja
    [few] po umieszczeniu daje { $count } bloki marmuru; 1 blok to dodatkowa akcja
   *[many] po umieszczeniu daje { $count } bloków marmuru; 1 blok to dodatkowa akcja
}
does-village = { $count ->
    [one] po umieszczeniu daje { $count } robotnika, który zastępuje kartę
   *[other] po umieszczeniu daje { $count } robotników, każdy zastępuje kartę
}
does-monastery = { $count ->
    [one] po umieszczeniu daje { $count } kartę
    [few] po umieszczeniu daje { $count } karty
   *[many] po umieszczeniu daje { $count } kart
}
does-cart = { $count ->
    [one] po umieszczeniu daje { $count } kartę dochodu z punktami, kartami albo zasobami
    [few] po umieszczeniu daje { $count } karty dochodu z punktami, kartami albo zasobami
   *[many] po umieszczeniu daje { $count } kart dochodu z punktami, kartami albo zasobami
}
does-hexagon = pasuje na pole każdego rodzaju i działa jak jego żeton

gain-free = umieszczany od razu, bez płacenia
gain-full = magazyn pełny: tracisz coś z niego
gain-out = tracisz { $thing_acc } z magazynu
gain-neutral = dochodzi żeton neutralny
gain-ends = twój { $stack }. stos będzie pusty: faza kończy się z tą rundą
gain-stack = twój { $stack }. stos: zostanie { $count }
gain-exchange = { $count ->
    [one] wymiana { $count } żetonu
   *[other] wymiana { $count } żetonów
}
gain-discard = wypada z gry
gain-discard-hexagon = wraca do zasobów
gain-region = region { $count } z { $spaces }, +{ $points } :green:, gdy będzie pełny
gain-region-full = +{ $points } :green: pełny region, pola: { $spaces }
gain-colour = +{ $points } :green: wszystkie { $icon } zajęte
gain-castle = żeton z oferty za darmo
gain-town = żeton bonusowy
gain-crops = { $points ->
    [0] nic nowego w tym regionie
   *[other] +{ $points } :green: nowe rodzaje rolnictwa
}
gain-ways = { $count ->
    [few] 2 × { $icon }, { $count } sposoby zapłaty
   *[other] 2 × { $icon }, { $count } sposobów zapłaty
}
gain-bonus-card = możesz dobierać o 1 kartę więcej
gain-bonus-storage = 1 pole magazynu więcej
gain-bonus-marble = kamieniołomy dają o 1 blok marmuru więcej
gain-bonus-worker = wioski dają o 1 robotnika więcej
gain-bonus-yield = wozy dają o 1 kartę dochodu więcej
gain-action = 1 akcja więcej
gain-keep = zostaje { $count } :marble:

rules-change-2 = Od wersji 2 faza kończy się także wtedy, gdy oferta jest pusta i nie ma jej czym uzupełnić.

## Karta na koniec fazy
summary-title = Koniec fazy { $phase }: punktowanie
summary-rule = Zielone punkty każdego gracza dodaje się do czerwonych; zielone znaczniki zostają na miejscu.
summary-rule-last = Zielone punkty liczą się po raz ostatni; do tego 1 punkt za każde { $cards } { $cards ->
    [few] karty
   *[many] kart
}, żeton w magazynie, marmur i robotnika.
summary-green = { $count ->
    [one] { $count } zielony punkt
    [few] { $count } zielone punkty
   *[many] { $count } zielonych punktów
}
summary-left = { $count } za to, co zostało
summary-next = Zaczyna się faza { $phase }. Obecne zielone punkty policzą się znowu na jej końcu.
summary-go-on = Zacznij fazę { $phase }
summary-over = To było trzecie i ostatnie punktowanie.
summary-result = Zobacz wynik

## Cel i to, co teraz ważne: dalszy ciąg zdania, które zaczyna się od „Teraz:”

goal = Trzy punktowania; co zapełnisz wcześnie, liczy się znowu.
now-build = najwięcej daje region z 3 pól: 6 zielonych punktów
now-castle = pierwsze żetony kładzie się obok zamku początkowego
now-bonus = pierwszy żeton bonusowy działa przez całą grę
now-last-round = to ostatnia runda
now-ending = po tej rundzie jest następne punktowanie
now-place = stać cię na { $thing_acc }
now-cards = brakuje kart na { $thing_acc }
now-take = magazyn jest pusty: weź żeton, na który masz pole
now-left = { $left ->
    [one] do następnego punktowania { $left } żeton
    [few] do następnego punktowania { $left } żetony
   *[many] do następnego punktowania { $left } żetonów
}
