# Co łączy pozycje (fact-) i rodzaje możliwości (group-).
fact-asked = { $value ->
    [choose] pierwsza karta premii
    [begin] zaczynają automaty
    [build] miejsce na dom
    [order] który heks działa następny
    [exchange] wymiana ryb
    [wall] miejsce na mur
    [tower] miejsce na wieżę
    [buy] zakup statku
    [sell] sprzedaż
   *[keep] karta premii w pałacu
}
fact-players = { $value ->
    [one] { $value } gracz
   *[other] { $value } graczy
}
fact-houses = { $value ->
    [0] nie masz jeszcze domu
    [1] masz 1 dom
    [2] masz 2 domy
    [3] masz 3 lub 4 domy
    [5] masz od 5 do 7 domów
   *[other] masz co najmniej 8 domów
}
fact-material = { $value ->
    [0] brakuje drewna albo kamienia
    [1] po 1 lub 2 drewna i kamienia
   *[other] co najmniej po 3 drewna i kamienia
}
fact-goods = { $value ->
    [0] nic w magazynie
    [1] 1 lub 2 towary w magazynie
   *[other] co najmniej 3 towary w magazynie
}
group-buy = Kup statek z { $good_ins }
