# Ami közös az állásokban (fact-), és a lehetőségek fajtái (group-).
fact-asked = { $value ->
    [choose] az első bónuszkártya
    [begin] a robotok kezdenek
    [build] a ház helye
    [order] melyik hexa következik
    [exchange] halcsere
    [wall] a fal helye
    [tower] a torony helye
    [buy] hajóvásárlás
    [sell] eladás
   *[keep] bónuszkártya a palotánál
}
fact-players = { $value } játékos
fact-houses = { $value ->
    [0] még nincs házad
    [1] 1 házad van
    [2] 2 házad van
    [3] 3 vagy 4 házad van
    [5] 5–7 házad van
   *[other] legalább 8 házad van
}
fact-material = { $value ->
    [0] nincs fád vagy köved
    [1] fából is, kőből is 1 vagy 2
   *[other] fából is, kőből is legalább 3
}
fact-goods = { $value ->
    [0] üres a raktárad
    [1] 1 vagy 2 áru a raktáradban
   *[other] legalább 3 áru a raktáradban
}
group-buy = Vegyél egy hajót, rakománya: { $good }
