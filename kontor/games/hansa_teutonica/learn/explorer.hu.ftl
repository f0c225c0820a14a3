# Ami közös az állásokban (fact-), és a lehetőségek fajtái (group-).
fact-asked = { $value ->
    [act] akció a körödben
    [replace] melyik bábu kerül a helyére
    [pay] fizetés a kiszorításért
    [relocate] kiszorították a bábudat
    [lifted] a ráadás bábu helye
    [neutral] a semleges iroda helye
    [set] a felvett bábu helye
    [move] melyik bábu következik
    [reward] mit ad a létesített út
    [develop] melyik képességet fejleszti a jelző
    [swap] melyik irodák cserélnek
    [remove] melyik bábu kerül le
   *[mark] az új jelző helye
}
fact-players = { $value } játékos
fact-stage = { $value ->
    [0] megnyitás: senkinek sincs 5 pontja
    [1] középjáték: az élen állónak 5–11 pontja van
   *[other] végjáték: az élen állónak legalább 12 pontja van
}
fact-actions = körönként { $value } akció
fact-full = { $value ->
    [0] nincs teli útvonalad
   *[other] van teli útvonalad
}
fact-supply = { $value ->
    [0] legfeljebb 1 bábu a készletedben
    [1] 2–4 bábu a készletedben
   *[other] legalább 5 bábu a készletedben
}
fact-left = { $value ->
    [0] nincs több akció
    [3] még legalább 3 akció
   *[other] még { $value } akció
}
fact-keys = { $value } kulcs
group-place-trader = Tegyél le kereskedőt: { $parts }
    .none = Tegyél kereskedőt egy másik útvonalra
group-place-merchant = Tegyél le kalmárt: { $parts }
    .none = Tegyél kalmárt egy másik útvonalra
group-displace-neutral = Szoríts ki semleges bábut: { $parts }
    .none = Szoríts ki semleges bábut egy másik útvonalon
group-displace-other = Szorítsd ki más bábuját: { $parts }
    .none = Szorítsd ki más bábuját egy másik útvonalon
group-establish = Létesíts kereskedelmi utat: { $parts }
    .none = Létesíts másik kereskedelmi utat
group-move = Helyezz át egy bábut: { $parts }
    .none = Helyezz át egy bábut egy másik útvonalról
group-set = Tedd le a bábut: { $parts }
    .none = Tedd le a bábut egy másik útvonalra
group-trade = Tedd le a bábut, és vedd fel a másikat: { $parts }
    .none = Tedd le a bábut, és vedd fel a másikat
group-settle = Tedd le a kiszorított bábut: { $parts }
    .none = Tedd a kiszorított bábut egy másik útvonalra
group-extra = Tegyél le ráadás bábut: { $parts }
    .none = Tegyél ráadás bábut egy másik útvonalra
group-lift = Vegyél fel ráadás bábut: { $parts }
    .none = Vegyél fel ráadás bábut egy másik útvonalról
group-remove-neutral = Vegyél le semleges bábut: { $parts }
    .none = Vegyél le semleges bábut egy másik útvonalról
group-remove-other = Vedd le más bábuját: { $parts }
    .none = Vedd le más bábuját egy másik útvonalról
group-mark = Tedd le a jelzőt: { $parts }
    .none = Tedd a jelzőt egy másik útvonalra
group-swap = Cserélj meg két irodát
part-ability = { $count ->
    [1] út a Kulcshoz
    [2] út az Akciókhoz
    [3] út a Kiváltsághoz
    [4] út a Könyvhöz
   *[other] út az Erszényhez
}
part-token = jelzővel
part-own = { $count ->
    [one] 1 saját bábu van ott
   *[other] legalább 2 saját bábu van ott
}
