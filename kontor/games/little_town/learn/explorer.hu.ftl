# Ami közös az állásokban (fact-), és a lehetőségek fajtái (group-).
fact-asked = { $value ->
    [draft] lapka a piacra
    [turn] munkás vagy építkezés
    [pay] nyersanyagvétel fizetés közben
    [give] mit kap a zálogház
    [take] mit ad a zálogház
    [between] cél az érmék előtt
    [lay] az új épület helye
    [act] mit használ még a munkás
    [special] különleges épületek a forduló végén
    [feed] a munkások etetése
   *[claim] utolsó alkalom a célokra
}
fact-players = { $value } játékos
fact-round = { $value ->
    [0] az első forduló előtt
   *[other] { $value }. forduló
}
fact-food = { $value ->
    [0] nincs ételed
    [1] van valamennyi ételed
   *[other] minden munkásodnak van ételed
}
fact-workers = { $value ->
    [0] nincs több munkásod
   *[other] még { $value } munkásod van
}
fact-cubes = { $value ->
    [0] fa és kő együtt: 0 vagy 1
    [1] fa és kő együtt: 2 vagy 3
    [2] fa és kő együtt: 4 vagy 5
   *[other] fa és kő együtt: legalább 6
}
group-place = Küldj munkást ide: { $parts }
    .none = Küldj munkást oda, ahol semmi sincs körülötte
group-lay = Tedd le az épületet: { $parts }
    .none = Tedd az épületet oda, ahol semmi sincs körülötte
group-use = Használd { $tile_the_acc }
part-wood = { $count } fa
part-stone = { $count } kő
part-fish = { $count } hal
part-wild = { $count ->
    [3] legalább 3 erdő, hegy vagy tó
   *[other] { $count } erdő, hegy vagy tó
}
part-houses = { $count ->
    [3] legalább 3 épület mellette
   *[other] { $count } épület mellette
}
