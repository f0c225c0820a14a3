# Co łączy pozycje (fact-) i rodzaje możliwości (group-).
fact-asked = { $value ->
    [draft] płytka na targ
    [turn] robotnik albo budowa
    [pay] kupowanie zasobów przy płaceniu
    [give] oddawanie zasobów w sklepie
    [take] branie zasobów ze sklepu
    [between] cel przed otrzymaniem monet
    [lay] miejsce na nowy budynek
    [act] z czego robotnik korzysta dalej
    [special] budynki specjalne na koniec rundy
    [feed] żywienie robotników
   *[claim] ostatnia okazja na cele
}
fact-players = { $value ->
    [one] { $value } gracz
    [few] { $value } graczy
   *[many] { $value } graczy
}
fact-round = { $value ->
    [0] przed pierwszą rundą
   *[other] runda { $value }
}
fact-food = { $value ->
    [0] nie masz jedzenia
    [1] masz trochę jedzenia
   *[other] masz jedzenie dla wszystkich robotników
}
fact-workers = { $value ->
    [0] żadnego robotnika do postawienia
    [one] { $value } robotnik do postawienia
    [few] { $value } robotników do postawienia
   *[many] { $value } robotników do postawienia
}
fact-cubes = { $value ->
    [0] drewno i kamień razem: 0 lub 1
    [1] drewno i kamień razem: 2 lub 3
    [2] drewno i kamień razem: 4 lub 5
   *[other] drewno i kamień razem: 6 lub więcej
}
group-place = Postaw robotnika: { $parts }
    .none = Postaw robotnika tam, gdzie wokół nic nie ma
group-lay = Postaw budynek: { $parts }
    .none = Postaw budynek tam, gdzie wokół nic nie ma
group-use = Skorzystaj { $tile_from }
part-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewien
}
part-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
part-fish = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[many] { $count } ryb
}
part-wild = { $count ->
    [one] { $count } las, góra lub jezioro
    [3] co najmniej 3 lasy, góry lub jeziora
   *[other] { $count } lasy, góry lub jeziora
}
part-houses = { $count ->
    [one] { $count } budynek obok
    [3] co najmniej 3 budynki obok
   *[other] { $count } budynki obok
}
