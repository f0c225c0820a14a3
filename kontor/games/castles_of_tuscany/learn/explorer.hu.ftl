# Ami közös az állásokban (fact-), és a lehetőségek fajtái (group-).
fact-asked = { $value ->
    [begin] a birtok bal szélső táblája
    [join] a birtok következő táblája
    [castle] a kezdővár helye
    [first_bonus] az első bónuszlapka
    [act] akció a körödben
    [store] tele a raktár
    [exchange] a kínálat lapkáinak cseréje
    [pay] fizetés egy lapkáért
    [free] lapka a várral
    [put] ennek a lapkának a helye
    [bonus] bónuszlapka
   *[more] további akció márványért
}
fact-players = { $value } játékos
fact-era = { $value }. szakasz
fact-stored = { $value ->
    [0] üres raktár
    [1] 1 lapka a raktárban
   *[other] legalább 2 lapka a raktárban
}
fact-hand = { $value ->
    [0] legfeljebb 2 kártya
    [1] 3–5 kártya
   *[other] legalább 6 kártya
}
fact-workers = { $value ->
    [0] nincs munkás
    [1] 1 munkás
   *[other] legalább 2 munkás
}
fact-marble = { $value ->
    [0] nincs márvány
   *[other] van márványod
}
group-take = Vegyél el egy lapkát: { $colour }
group-discard = Dobj el egy lapkát: { $colour }
group-place-tile = Tegyél le egy lapkát ({ $colour }), { $parts }
    .none = Tegyél le egy lapkát ({ $colour }), a régió nyitva marad
group-place-hexagon = Tegyél le egy hatszöget ({ $colour }), { $parts }
    .none = Tegyél le egy hatszöget ({ $colour }), a régió nyitva marad
group-put = Tedd le: { $parts }
    .none = Tedd le, a régió nyitva marad
group-castle = Kezdővár: { $parts }
part-region = lezár egy { $count } mezős régiót
part-around = { $count } mező körülötte
group-pay = { $workers ->
    [0] Fizess csak kártyával
    [1] Fizess 1 munkással és kártyákkal
   *[other] Fizess 2 munkással
}
