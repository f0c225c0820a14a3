# Odpływ po polsku.
# Pamiątki: nazwa sama ("Latarenka"), .acc w bierniku, .low w mianowniku w środku zdania. Znaleziska: .n z liczbą, .acc w bierniku.

game-name = Odpływ
game-line = Chodź po plaży, zbieraj, co zostawiło morze, i zrób z tego pamiątki, zanim woda wróci.

## Znaleziska i pamiątki

find-shell = muszla
    .n = { $count ->
        [one] { $count } muszli
       *[other] { $count } muszli
    }
    .acc = muszlę
find-starfish = rozgwiazda
    .n = { $count ->
        [one] { $count } rozgwiazdy
       *[other] { $count } rozgwiazd
    }
    .acc = rozgwiazdę
find-glass = szkiełko
    .n = { $count ->
        [one] { $count } szkiełka
       *[other] { $count } szkiełek
    }
    .acc = szkiełko
find-amber = bursztyn
    .n = { $count ->
        [one] { $count } bursztynu
       *[other] { $count } bursztynów
    }
    .acc = bursztyn

icon-shell = muszla
icon-starfish = rozgwiazda
icon-glass = szkiełko
icon-amber = bursztyn
icon-card = karty
icon-star = punkty

souvenir-necklace = Naszyjnik
    .acc = naszyjnik
    .low = naszyjnik
souvenir-chime = Dzwonki
    .acc = dzwonki
    .low = dzwonki
souvenir-mirror = Lusterko
    .acc = lusterko
    .low = lusterko
souvenir-brooch = Broszka
    .acc = broszkę
    .low = broszka
souvenir-garland = Girlanda
    .acc = girlandę
    .low = girlanda
souvenir-frame = Ramka
    .acc = ramkę
    .low = ramka
souvenir-crown = Korona
    .acc = koronę
    .low = korona
souvenir-mosaic = Mozaika
    .acc = mozaikę
    .low = mozaika
souvenir-casket = Szkatułka
    .acc = szkatułkę
    .low = szkatułka
souvenir-earrings = Kolczyki
    .acc = kolczyki
    .low = kolczyki
souvenir-banner = Proporzec
    .acc = proporzec
    .low = proporzec
souvenir-lantern = Latarenka
    .acc = latarenkę
    .low = latarenka
souvenir-wand = Różdżka
    .acc = różdżkę
    .low = różdżka
souvenir-lamp = Lampka
    .acc = lampkę
    .low = lampka
souvenir-compass = Kompas
    .acc = kompas
    .low = kompas
souvenir-pendant = Wisiorek
    .acc = wisiorek
    .low = wisiorek
souvenir-window = Witraż
    .acc = witraż
    .low = witraż
souvenir-vase = Wazon
    .acc = wazon
    .low = wazon
souvenir-goblet = Puchar
    .acc = puchar
    .low = puchar
souvenir-amulet = Amulet
    .acc = amulet
    .low = amulet

## Decyzje i zdarzenia

choice-walk = Idź na { $cell }
decided-walk = { $player } idzie na { $cell }
choice-make = Zrób { $souvenir_acc }
decided-make = { $player } robi { $souvenir_acc }

event-walk = { $player } idzie na { $cell }
event-take = podnosi { $find_acc }
event-wash = morze wyrzuca { $find_acc } na { $cell }
event-make = { $player } robi { $souvenir_acc } i zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
event-draw = { $player } dobiera kartę: { $souvenir_low }
event-draw-hidden = { $player } dobiera kartę
event-round = Zaczyna się runda { $count }
event-tide = Woda zalewa rząd { $row }
event-leftovers = { $player } zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} za pozostałe znaleziska
event-over = Gra się kończy

## Powody

why-stands-there = Stoisz już na { $cell }: w każdej turze trzeba iść dalej.
why-under-water = Pole { $cell } jest pod wodą.
why-too-far = Pole { $cell } jest za daleko: możesz iść na jedno z pól dookoła.
why-made-already = { $souvenir }: ta pamiątka jest już gotowa.
why-not-in-hand = { $souvenir }: tej karty nie masz na ręce.
why-find-missing = { $souvenir }: brakuje jeszcze { $find_n }.

## Opcje

option-tide = Przypływ
    .help = Jak szybko wraca woda: 12 rund albo 8, gdy gra ma być krótka.
option-tide-slow = powolny (12 rund)
option-tide-quick = szybki (8 rund)

## Stół

area-beach = Plaża
area-tide = Przypływ
area-bag = W morzu

label-find = { $cell }: { $find }
label-under-water = { $cell }: pod wodą
label-sea = morze
label-walker = { $player }, pole { $cell }
label-tide = Runda { $round } z { $rounds }. { $rise ->
    [0] Woda już nie wzbiera.
   *[other] Na początku rundy { $rise } woda zaleje rząd { $row }.
}
label-finds = Znaleziska
label-souvenirs = Pamiątki
label-first-player = Pierwszy gracz
label-to-move = Teraz decyduje
label-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}

status-round = Runda { $round } z { $rounds }
status-over = Koniec gry
question-walk = Dokąd idziesz?
    .help = Podnosisz, co tam leży. Każda pamiątka powstaje z 3 znalezisk.
    .make = Możesz zrobić pamiątkę, teraz albo później.
    .other = { $player } idzie po plaży.
question-over = Gra skończona.
    .help = Przy równej liczbie punktów wygrywa, kto ma więcej pamiątek.
result-win = Wygrywa { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
result-shared = Wspólna wygrana: { $players }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.

category-souvenirs = Pamiątki
category-leftovers = Pozostałe znaleziska

## Cel i to, co teraz ważne: dalszy ciąg zdania, które zaczyna się od „Teraz:”

goal = Najwięcej punktów, gdy skończy się przypływ.
now-make = masz już wszystko na { $souvenir_acc }
now-rise = w następnej rundzie woda zaleje rząd { $row }
now-collect = zbieraj to, z czego powstaje jedna z twoich pamiątek
