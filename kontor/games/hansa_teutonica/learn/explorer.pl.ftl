# Co łączy pozycje (fact-) i rodzaje możliwości (group-).
fact-asked = { $value ->
    [act] akcja w twojej turze
    [replace] kto zajmuje miejsce wypartego
    [pay] płacenie za wyparcie
    [relocate] twój kupiec został wyparty
    [lifted] miejsce dla dodatkowego kupca
    [neutral] miejsce neutralnego kantoru
    [set] miejsce dla kupca w ręce
    [move] kogo przemieścić teraz
    [reward] co daje ustanowiony szlak
    [develop] którą umiejętność rozwija żeton
    [swap] które kantory zamienić
    [remove] którego kupca usunąć
   *[mark] miejsce nowego żetonu
}
fact-players = { $value } graczy
fact-stage = { $value ->
    [0] początek: nikt nie ma 5 punktów
    [1] środek: lider ma od 5 do 11 punktów
   *[other] końcówka: lider ma co najmniej 12 punktów
}
fact-actions = { $value ->
    [one] { $value } akcja w turze
    [few] { $value } akcje w turze
   *[many] { $value } akcji w turze
}
fact-full = { $value ->
    [0] żadna twoja droga nie jest pełna
   *[other] twoja droga jest pełna
}
fact-supply = { $value ->
    [0] najwyżej 1 kupiec w twoich zasobach
    [1] od 2 do 4 kupców w twoich zasobach
   *[other] co najmniej 5 kupców w twoich zasobach
}
fact-left = { $value ->
    [0] nie ma już akcji
    [one] została { $value } akcja
    [3] zostały co najmniej 3 akcje
   *[other] zostały { $value } akcje
}
fact-keys = { $value ->
    [one] { $value } klucz
    [few] { $value } klucze
   *[many] { $value } kluczy
}
group-place-trader = Ustaw małego kupca: { $parts }
    .none = Ustaw małego kupca na innej drodze
group-place-merchant = Ustaw dużego kupca: { $parts }
    .none = Ustaw dużego kupca na innej drodze
group-displace-neutral = Wyprzyj neutralnego kupca: { $parts }
    .none = Wyprzyj neutralnego kupca na innej drodze
group-displace-other = Wyprzyj kupca innego gracza: { $parts }
    .none = Wyprzyj kupca innego gracza na innej drodze
group-establish = Ustanów szlak: { $parts }
    .none = Ustanów inny szlak
group-move = Przemieść kupca: { $parts }
    .none = Przemieść kupca z innej drogi
group-set = Ustaw kupca z ręki: { $parts }
    .none = Ustaw kupca z ręki na innej drodze
group-trade = Ustaw kupca i weź stamtąd drugiego: { $parts }
    .none = Ustaw kupca i weź stamtąd drugiego
group-settle = Ustaw wypartego kupca: { $parts }
    .none = Ustaw wypartego kupca na innej drodze
group-extra = Ustaw dodatkowego kupca: { $parts }
    .none = Ustaw dodatkowego kupca na innej drodze
group-lift = Weź dodatkowego kupca: { $parts }
    .none = Weź dodatkowego kupca z innej drogi
group-remove-neutral = Usuń neutralnego kupca: { $parts }
    .none = Usuń neutralnego kupca z innej drogi
group-remove-other = Usuń kupca innego gracza: { $parts }
    .none = Usuń kupca innego gracza z innej drogi
group-mark = Połóż żeton: { $parts }
    .none = Połóż żeton przy innej drodze
group-swap = Zamień dwa kantory
part-ability = { $count ->
    [1] droga do Klucza
    [2] droga do Akcji
    [3] droga do Przywilejów
    [4] droga do Książki
   *[other] droga do Sakiewek
}
part-token = z żetonem
part-own = { $count ->
    [one] stoi tam 1 twój kupiec
   *[other] stoi tam co najmniej 2 twoich kupców
}
