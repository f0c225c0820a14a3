# Co łączy pozycje (fact-) i rodzaje możliwości (group-).
fact-asked = { $value ->
    [begin] lewy kafel posiadłości
    [join] następny kafel posiadłości
    [castle] miejsce zamku początkowego
    [first_bonus] pierwszy żeton bonusowy
    [act] akcja w twojej turze
    [store] magazyn jest pełny
    [exchange] wymiana żetonów z oferty
    [pay] płacenie za żeton
    [free] żeton dzięki zamkowi
    [put] miejsce tego żetonu
    [bonus] żeton bonusowy
   *[more] dodatkowa akcja za marmur
}
fact-players = { $value } graczy
fact-era = faza { $value }
fact-stored = { $value ->
    [0] pusty magazyn
    [1] 1 żeton w magazynie
   *[other] co najmniej 2 żetony w magazynie
}
fact-hand = { $value ->
    [0] najwyżej 2 karty
    [1] od 3 do 5 kart
   *[other] co najmniej 6 kart
}
fact-workers = { $value ->
    [0] bez robotników
    [1] 1 robotnik
   *[other] co najmniej 2 robotników
}
fact-marble = { $value ->
    [0] bez marmuru
   *[other] masz marmur
}
group-take = Weź żeton: { $colour }
group-discard = Odrzuć żeton: { $colour }
group-place-tile = Umieść żeton ({ $colour }), { $parts }
    .none = Umieść żeton ({ $colour }), region zostaje otwarty
group-place-hexagon = Umieść sześciokąt ({ $colour }), { $parts }
    .none = Umieść sześciokąt ({ $colour }), region zostaje otwarty
group-put = Umieść go: { $parts }
    .none = Umieść go, region zostaje otwarty
group-castle = Zamek początkowy: { $parts }
part-region = { $count ->
    [one] zamyka region z 1 pola
   *[other] zamyka region z { $count } pól
}
part-around = { $count ->
    [one] { $count } pole wokół
    [few] { $count } pola wokół
   *[many] { $count } pól wokół
}
group-pay = { $workers ->
    [0] Zapłać samymi kartami
    [1] Zapłać 1 robotnikiem i kartami
   *[other] Zapłać 2 robotnikami
}
