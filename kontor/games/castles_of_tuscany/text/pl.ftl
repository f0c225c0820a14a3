# The Castles of Tuscany po polsku. Słowa jak w polskim wydaniu; wyłożone żetony to „oferta”.
# Żetony i sześciokąt: mianownik, .acc biernik, .gen dopełniacz.
# Kolory: rodzaj męski; .fem żeński, .neut nijaki i liczba mnoga, .gen_pl dopełniacz liczby mnogiej; .card jedna karta,
# .cards i .tiles z liczbą, .tile rodzaj żetonu.
# Części zapłaty: .ins narzędnik, .gen dopełniacz, .twice_ins i .twice_gen dwie takie, .id do rozróżnienia. Nagrody: .n z liczbą.

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

## Kolory, karty, zapłata

colour-castle = ciemnozielony
    .fem = ciemnozielona
    .neut = ciemnozielone
    .gen_pl = ciemnozielonych
    .card = ciemnozielona karta
    .cards = { $count ->
        [one] { $count } ciemnozielona karta
        [few] { $count } ciemnozielone karty
       *[many] { $count } ciemnozielonych kart
    }
    .tile = zamek
    .tiles = { $count ->
        [one] { $count } ciemnozielony żeton
        [few] { $count } ciemnozielone żetony
       *[many] { $count } ciemnozielonych żetonów
    }
colour-town = czerwony
    .fem = czerwona
    .neut = czerwone
    .gen_pl = czerwonych
    .card = czerwona karta
    .cards = { $count ->
        [one] { $count } czerwona karta
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
    .tile = miasto
    .tiles = { $count ->
        [one] { $count } czerwony żeton
        [few] { $count } czerwone żetony
       *[many] { $count } czerwonych żetonów
    }
colour-inn = niebieski
    .fem = niebieska
    .neut = niebieskie
    .gen_pl = niebieskich
    .card = niebieska karta
    .cards = { $count ->
        [one] { $count } niebieska karta
        [few] { $count } niebieskie karty
       *[many] { $count } niebieskich kart
    }
    .tile = zajazd
    .tiles = { $count ->
        [one] { $count } niebieski żeton
        [few] { $count } niebieskie żetony
       *[many] { $count } niebieskich żetonów
    }
colour-agriculture = jasnozielony
    .fem = jasnozielona
    .neut = jasnozielone
    .gen_pl = jasnozielonych
    .card = jasnozielona karta
    .cards = { $count ->
        [one] { $count } jasnozielona karta
        [few] { $count } jasnozielone karty
       *[many] { $count } jasnozielonych kart
    }
    .tile = żeton rolnictwa
    .tiles = { $count ->
        [one] { $count } jasnozielony żeton
        [few] { $count } jasnozielone żetony
       *[many] { $count } jasnozielonych żetonów
    }
colour-quarry = szary
    .fem = szara
    .neut = szare
    .gen_pl = szarych
    .card = szara karta
    .cards = { $count ->
        [one] { $count } szara karta
        [few] { $count } szare karty
       *[many] { $count } szarych kart
    }
    .tile = kamieniołom
    .tiles = { $count ->
        [one] { $count } szary żeton
        [few] { $count } szare żetony
       *[many] { $count } szarych żetonów
    }
colour-village = pomarańczowy
    .fem = pomarańczowa
    .neut = pomarańczowe
    .gen_pl = pomarańczowych
    .card = pomarańczowa karta
    .cards = { $count ->
        [one] { $count } pomarańczowa karta
        [few] { $count } pomarańczowe karty
       *[many] { $count } pomarańczowych kart
    }
    .tile = wioska
    .tiles = { $count ->
        [one] { $count } pomarańczowy żeton
        [few] { $count } pomarańczowe żetony
       *[many] { $count } pomarańczowych żetonów
    }
colour-monastery = żółty
    .fem = żółta
    .neut = żółte
    .gen_pl = żółtych
    .card = żółta karta
    .cards = { $count ->
        [one] { $count } żółta karta
        [few] { $count } żółte karty
       *[many] { $count } żółtych kart
    }
    .tile = klasztor
    .tiles = { $count ->
        [one] { $count } żółty żeton
        [few] { $count } żółte żetony
       *[many] { $count } żółtych żetonów
    }
colour-cart = beżowy
    .fem = beżowa
    .neut = beżowe
    .gen_pl = beżowych
    .card = beżowa karta
    .cards = { $count ->
        [one] { $count } beżowa karta
        [few] { $count } beżowe karty
       *[many] { $count } beżowych kart
    }
    .tile = wóz
    .tiles = { $count ->
        [one] { $count } beżowy żeton
        [few] { $count } beżowe żetony
       *[many] { $count } beżowych żetonów
    }

unit-card = 1 karta w kolorze pola
    .ins = 1 kartą w kolorze pola
    .gen = karty w kolorze pola
    .twice_ins = 2 kartami w kolorze pola
    .twice_gen = 2 kart w kolorze pola
    .id = card
unit-castle = 2 ciemnozielone karty
    .ins = 2 ciemnozielonymi kartami
    .gen = 2 ciemnozielonych kart
    .twice_ins = 4 ciemnozielonymi kartami
    .twice_gen = 4 ciemnozielonych kart
    .id = castle
unit-town = 2 czerwone karty
    .ins = 2 czerwonymi kartami
    .gen = 2 czerwonych kart
    .twice_ins = 4 czerwonymi kartami
    .twice_gen = 4 czerwonych kart
    .id = town
unit-inn = 2 niebieskie karty
    .ins = 2 niebieskimi kartami
    .gen = 2 niebieskich kart
    .twice_ins = 4 niebieskimi kartami
    .twice_gen = 4 niebieskich kart
    .id = inn
unit-agriculture = 2 jasnozielone karty
    .ins = 2 jasnozielonymi kartami
    .gen = 2 jasnozielonych kart
    .twice_ins = 4 jasnozielonymi kartami
    .twice_gen = 4 jasnozielonych kart
    .id = agriculture
unit-quarry = 2 szare karty
    .ins = 2 szarymi kartami
    .gen = 2 szarych kart
    .twice_ins = 4 szarymi kartami
    .twice_gen = 4 szarych kart
    .id = quarry
unit-village = 2 pomarańczowe karty
    .ins = 2 pomarańczowymi kartami
    .gen = 2 pomarańczowych kart
    .twice_ins = 4 pomarańczowymi kartami
    .twice_gen = 4 pomarańczowych kart
    .id = village
unit-monastery = 2 żółte karty
    .ins = 2 żółtymi kartami
    .gen = 2 żółtych kart
    .twice_ins = 4 żółtymi kartami
    .twice_gen = 4 żółtych kart
    .id = monastery
unit-cart = 2 beżowe karty
    .ins = 2 beżowymi kartami
    .gen = 2 beżowych kart
    .twice_ins = 4 beżowymi kartami
    .twice_gen = 4 beżowych kart
    .id = cart
unit-worker = 1 robotnik
    .ins = 1 robotnikiem
    .gen = robotnika
    .twice_ins = 2 robotnikami
    .twice_gen = 2 robotników
    .id = worker

turning-upright = bez obracania
turning-turned = obrócony
shift-up = wyżej
shift-down = niżej

bonus-card = +1 karta włości
bonus-storage = +1 pole magazynu
bonus-marble = +1 marmur
bonus-worker = +1 robotnik
bonus-yield = +1 karta dochodu

reward-red = czerwone punkty
    .n = { $count ->
        [one] +{ $count } czerwony punkt
        [few] +{ $count } czerwone punkty
       *[many] +{ $count } czerwonych punktów
    }
reward-green = zielone punkty
    .n = { $count ->
        [one] +{ $count } zielony punkt
        [few] +{ $count } zielone punkty
       *[many] +{ $count } zielonych punktów
    }
reward-cards = karty włości
    .n = karty
reward-workers = robotnicy
    .n = { $count ->
        [one] +{ $count } robotnik
       *[other] +{ $count } robotników
    }
reward-marble = marmur
    .n = { $count ->
        [one] +{ $count } blok marmuru
        [few] +{ $count } bloki marmuru
       *[many] +{ $count } bloków marmuru
    }
reward-hexagons = sześciokąty
    .n = sześciokąt

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

## Ruchy

move-begin = Połóż kafel { $letter } z lewej, { $turning }
move-begin-hidden = Połóż pierwszy kafel posiadłości
move-join = Dołóż kafel { $letter } z prawej, { $turning }, o pół pola { $shift }
move-join-hidden = Dołóż kafel do posiadłości
move-castle = Umieść zamek początkowy na polu { $space }
move-castle-hidden = Umieść zamek początkowy w posiadłości
move-bonus = Weź żeton bonusowy „{ $bonus }”
move-draw = { $count ->
    [0] Nie dobieraj kart
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
move-take = Weź { $face_acc }
move-exchange = Wymień wszystkie { $colour_neut } żetony z oferty
move-place = Umieść { $thing_acc } na polu { $space }
move-pay = { $unit_id ->
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
move-discard = Odrzuć { $thing_acc }
move-put = Umieść żeton na polu { $space }
move-marble = Oddaj blok marmuru za dodatkową akcję
move-decline = Nie bierz nic
move-done = Zakończ turę

## Zdarzenia

event-built = Wszystkie posiadłości są gotowe i odkryte
event-bonus = { $player } bierze żeton bonusowy „{ $bonus }”
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
event-cards = { $count ->
    [one] +{ $count } karta
    [few] +{ $count } karty
   *[many] +{ $count } kart
}
event-see-1 = { $first_fem }
event-see-1-hidden = zakryta
event-see-2 = { $first_fem }, { $second_fem }
event-see-2-hidden = zakryte
event-see-3 = { $first_fem }, { $second_fem }, { $third_fem }
event-see-3-hidden = zakryte
event-take = { $player } bierze { $face_acc }
event-throw = odrzuca { $thing_acc }
event-refill = ze swojego stosu dokłada { $face_acc }
event-neutral = z neutralnych dochodzi { $face }
event-exchange = { $player } wymienia { $colour_tiles } z oferty
event-five = { $count ->
    [few] Z oferty znikają { $colour_tiles }
   *[other] Z oferty znika { $colour_tiles }
}
event-place = { $player } umieszcza { $thing_acc } na polu { $space }
event-pay-cards = −{ $colour_cards }
event-pay-workers = { $count ->
    [one] −{ $count } robotnik
   *[other] −{ $count } robotników
}
event-free = { $player } bierze dzięki zamkowi { $face_acc }
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
} za wszystkie { $colour_neut } pola
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
event-yield = karta dochodu ({ $reward_n })
event-extra = { $player } oddaje blok marmuru za dodatkową akcję
event-decline = { $player } nie bierze nic
event-emptied = { $player } opróżnia swój { $stack }. stos
event-last-round = Zaczyna się ostatnia runda
event-scoring = Punktowanie po fazie { $phase }
event-scored = { $count ->
    [one] { $player } dostaje { $count } czerwony punkt za zielone
    [few] { $player } dostaje { $count } czerwone punkty za zielone
   *[many] { $player } dostaje { $count } czerwonych punktów za zielone
}
event-final = { $count ->
    [one] { $player } dostaje { $count } czerwony punkt za karty, magazyn, marmur i robotników
    [few] { $player } dostaje { $count } czerwone punkty za karty, magazyn, marmur i robotników
   *[many] { $player } dostaje { $count } czerwonych punktów za karty, magazyn, marmur i robotników
}
event-over = Koniec gry

## Dlaczego nie

why-over = Gra jest skończona.
why-not-now-begin = Pierwszy kafel posiadłości kładzie się tylko na początku gry.
why-not-now-join = Kafle dokłada się tylko podczas układania posiadłości, po pierwszym kaflu.
why-not-now-castle = Zamek początkowy umieszcza się wtedy, gdy leżą już trzy kafle posiadłości.
why-not-now-bonus = Żeton bonusowy bierze się na początku gry i po umieszczeniu miasta.
why-not-now-draw = Dobranie kart to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-take = Wzięcie żetonu to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-exchange = Żetony z oferty wymienia się tylko wtedy, gdy bierzesz żeton, a żaden nie pasuje.
why-not-now-place = Umieszczenie żetonu to akcja; wybierasz ją w swojej turze, gdy nie rozstrzyga się nic innego.
why-not-now-pay = Teraz nie ma za co płacić.
why-not-now-discard = Coś odrzuca się tylko wtedy, gdy bierzesz żeton, a magazyn jest pełny.
why-not-now-put = W ten sposób umieszcza się tylko żeton wzięty dzięki zamkowi.
why-not-now-marble = Blok marmuru oddaje się po akcji, raz na turę.
why-not-now-decline = Teraz nie ma z czego rezygnować.
why-not-now-done = Tura kończy się sama po twojej akcji; teraz trzeba rozstrzygnąć coś innego.
why-laid = Kafel { $letter } leży już w twojej posiadłości.
why-large-region = Powstałby region większy niż trzy pola.
why-castle-space = Pole { $space } nie jest ciemnozielone.
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
why-exchange-first = Żaden żeton z oferty nie pasuje do twojej posiadłości; najpierw wymień któryś kolor.
why-must-fit = W twojej posiadłości nie ma teraz pola na { $face_acc }.
why-exchange-fits = W ofercie jest żeton, który pasuje do twojej posiadłości, więc niczego się nie wymienia.
why-colour-not-displayed = W ofercie nie ma { $colour_gen_pl } żetonów.
why-exchange-full = W twojej posiadłości nie ma już pustych pól.
why-exchange-useless = Żaden z pozostałych żetonów neutralnych nie pasowałby do twojej posiadłości.
why-not-stored = W twoim magazynie nie ma { $thing_gen }.
why-space-covered = Pole { $space } jest już zajęte.
why-space-apart = Pole { $space } nie sąsiaduje z zajętym polem.
why-space-colour = Pole { $space } jest { $colour_neut }; { $thing } tam nie pasuje.
why-cannot-pay = Nie możesz zapłacić za to pole. Potrzebujesz dwóch z tych rzeczy: { $colour_card }, para kart innego koloru, robotnik.
why-pay-own-pair = Na tym polu każda { $colour_card } liczy się sama; para jest zawsze innego koloru.
why-pay-twice = Nie masz { $unit_twice_gen }.
why-pay-lacks = Nie masz { $unit_gen }.
why-pay-order = Podaj obie części zapłaty w odwrotnej kolejności.

## Opcje

option-edition = Wydanie
    .help = Poprawione: akcja daje 3 karty, a na koniec 5 kart na ręce to 1 punkt. Pierwsze: akcja daje 2 karty, 3 karty na ręce to 1 punkt, a remis wygrywa mniej zielonych punktów, potem mniej kart.
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

category-phase-1 = Faza 1
category-phase-2 = Faza 2
category-phase-3 = Faza 3
category-yields = Karty dochodu
category-overflow = Sześciokąty bez miejsca
category-hand = Karty na ręce
category-storage = Magazyn
category-marble = Marmur
category-workers = Robotnicy

## Scene

status-set-up = Set-up
status-phase = Phase { $phase } of 3
status-ending = Phase { $phase } of 3 ends with this round
status-last-round = Last round
status-over = The game is over
result-win = { $player } wins with { $points } points.
result-shared = { $players } share the victory with { $points } points.

label-goods = Supplies
label-cards = Hand
label-supply = Supply
label-first-player = starting player
label-to-move = to move

question-begin = Which tile lies on the left of your estate?
    .help = You join the other two on its right. Nobody sees your estate before all are built.
    .other = { $player } is building an estate.
question-join = Which tile comes next on the right?
    .help = Turn it as you like; it is shifted half a hex up or down.
    .other = { $player } is building an estate.
question-castle = On which dark green space does your castle stand?
    .help = Your first tile has to lie next to it.
    .other = { $player } is building an estate.
question-first-bonus = Which bonus tile do you start with?
    .help = +1 storage space brings 2 green points at once.
    .other = { $player } chooses a bonus tile.
question-act = What do you do?
    .help = Draw cards, take a tile or place one from your storage.
    .other = It is { $player }'s turn.
question-store = What do you give up for the { $thing }?
    .help = Your storage is full.
    .other = { $player } makes room in the storage.
question-exchange = No tile fits: which colour is exchanged, or which tile do you take?
    .help = Go on until a tile fits into your estate, then take it.
    .other = { $player } exchanges tiles of the display.
question-pay = How do you pay for { $colour }?
    .help = Twice: a card of the colour, a pair of another colour, or a worker.
    .other = { $player } pays.
question-free = Which tile do you take with the castle?
    .help = It is placed at once, free of charge.
    .other = { $player } chooses a tile with the castle.
question-put = Where does the { $thing } go?
    .help = It costs nothing.
    .other = { $player } places a tile with the castle.
question-bonus = Which bonus tile do you take?
    .help = The town gives you one.
    .other = { $player } chooses a bonus tile.
question-more = Return a marble for one more action?
    .help = Once a turn.
    .other = { $player } may return a marble for one more action.
