# Órák: az asztalnál, a listákon, az asztal beállításaiban.

# ---- how much time ----
clock-days-hours = { $days } nap{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } óra
}
clock-hours-minutes = { $hours } óra{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } perc
}
clock-until = eddig: { $moment }
clock-until-today = eddig: ma { $time }
clock-left = még { $time }
clock-seconds-left = Még { $seconds } másodperc
clock-part-left = az idő { $percent }%-a maradt
clock-yours = Az időd: { $time }
clock-of = { $name } ideje: { $time }

# ---- the agreement ----
clock-rule-live = { $bank } + körönként { $seconds } mp
clock-rule-live-plain = { $bank } a partira
clock-rule-days = körönként { $bank }
clock-rule-none = nincs időkorlát
clock-bank-minutes = { $minutes } perc

# ---- in the box of a player ----
clock-after-turn = +{ $seconds } mp a kör után
clock-low = fogy az idő
clock-agreed = beleegyezett a szünetbe
clock-asked = szünetet kért
clock-stand-in = helyettes
clock-bot = bot
clock-away = szabadságon
clock-played-for = 0:00, { $turns } kört játszott
clock-note-turn = Ezt a kört egy bot játssza, aztán visszaadja a helyet.
clock-note-rest = Lejárt az idő. Ezen a helyen egy bot játszik tovább.
clock-note-lose = Lejárt az idő. Egy bot játszik tovább a többiek kedvéért.
clock-lost = idővel vesztett
clock-closed = a hely lezárva

# ---- in the bars ----
clock-ask-pause = Szünet kérése
clock-paused = Szünet
clock-paused-for = Szünet: { $time }
clock-paused-line = Az asztalnál bárki folytathatja. A döntések várnak.
clock-go-on = Folytatás
clock-asks = { $name } szünetet kér. Beleegyezel?
clock-asks-line = Minden játékosnak bele kell egyeznie. Addig jár az óra.
clock-agree = Beleegyezem
clock-no = Nem
clock-you-asked = Szünetet kértél
clock-you-agreed = Beleegyeztél a szünetbe
clock-waiting-for = Még nem egyezett bele: { $names }. Addig jár az óra.
clock-withdraw = Visszavonás
clock-up-turn = Lejárt az időd
clock-up-turn-line = Ezt a kört egy bot játssza helyetted. Utána { $time } időd lesz.
clock-up-turn-days-line = Ezt a kört egy bot játssza helyetted. A következőben újra te döntesz.
clock-up-rest-line = Egy bot játszik helyetted a parti végéig, ahogy az elején megegyeztetek.
clock-up-lose = Idővel vesztettél
clock-up-lose-line = A helyeden egy bot játszik tovább, hogy a többiek befejezhessék.
clock-back = Egy helyettes egy kört játszott helyetted
clock-back-line = Újra te következel, { $time } időd van.
clock-show = Mutasd
clock-close = Bezárás
clock-server-away = A szerver { $time } át nem volt elérhető
clock-server-away-line = Közben egyetlen óra sem járt.
clock-they-left = { $name } elment. Az óra tovább jár: { $time }
clock-they-left-turn = Ha lejár, egy helyettes játssza le azt a kört.
clock-they-left-rest = Ha lejár, egy helyettes játszik a végéig, ahogy az elején választottátok.
clock-they-left-lose = Ha lejár, a hely veszít, ahogy az elején választottátok.
clock-minutes = { $minutes } percen
clock-what-if-closed = Fél perc maradt: vissza az asztalhoz. Amit kipróbáltál, megmarad.
clock-end-you-lost = Idővel vesztettél
clock-end-lost = { $names } idővel vesztett
clock-end-you-won = Győztél: { $names } idővel vesztett

# ---- a new table ----
clock-title = Óra
clock-kind = Fajta
clock-none = Nincs
clock-live = Valós idő
clock-days = Levelező
clock-each = Játékosonként
clock-each-turn = Körönként
clock-and = és
clock-unit-min = perc
clock-unit-turn = mp körönként
clock-unit-hours = óra
clock-unit-days = nap
clock-less = kevesebb
clock-more = több
clock-usual = Szokásos
clock-live-help = { $players ->
    [1] Egyedül { $minutes } perced van
   *[other] { $players } játékosnak együtt { $minutes } perce van
}{ $increment ->
    [0] .
   *[other] , és körönként még { $increment } mp.
}
clock-days-help = Minden körre újra. A szabadságnapok megállítják: évi { $days } nap.
clock-none-help = Mindenki annyi időt használ, amennyit akar; az látszik, mennyit.
clock-at-zero = Ha lejár
clock-zero-turn = Egy helyettes játssza le azt a kört
clock-zero-turn-line = és visszaadja a helyet
clock-zero-rest = Egy helyettes játszik a végéig
clock-zero-rest-line = a helyen bot marad
clock-zero-lose = A hely veszít
clock-zero-lose-line = utolsó lesz, egy bot játszik tovább a többiek kedvéért
clock-play = Játék
clock-result = Eredmény
clock-rated = Értékelt
clock-casual = Baráti
clock-rated-help = Értékelt: nincs tipp, visszavonás és „mi lenne, ha”, és ha helyettes is játszott, a parti nem számít.
clock-casual-help = Baráti: senki értékszáma nem változik.
clock-takebacks = Visszavonás
clock-what-if = Mi lenne, ha
clock-off-rated = értékelt asztalnál nincs
clock-takebacks-on = amíg semmi új nem látszik
clock-what-if-on = a tippekkel együtt
clock-last-choices = A legutóbbi választásaid vannak beírva.
clock-agreement-players = { $count } játékos
clock-agreement-turn = Ha lejár az idő, egy helyettes játszik.
clock-agreement-rest = Ha lejár az idő, egy helyettes játszik a végéig.
clock-agreement-lose = Akinek lejár az ideje, veszít.
clock-agreement-none = Senkinek sem jár le az ideje.

# ---- vacations ----
vacation-title = Szabadság
vacation-help = Amíg távol vagy, a levelező órák megállnak neked. A valós idejűek nem.
vacation-left = { $left ->
    [0] Erre az évre nem maradt a { $all } szabadságnapból
   *[other] Erre az évre { $left } szabadságnapod maradt a { $all } napból
}
vacation-from = Első nap
vacation-to = Utolsó nap
vacation-plan = Szabadságra megyek
vacation-now = Távol eddig: { $day }
vacation-later = { $from } – { $to }
vacation-days = { $days } nap
vacation-back = Visszajöttem
vacation-cancel = Lemondom

# ---- in the log ----
clock-ran-out-turn = { $name } ideje lejárt: ezt a kört bot játssza.
clock-ran-out-turn-you = Lejárt az időd: ezt a kört bot játssza.
clock-ran-out-rest = { $name } ideje lejárt: a végéig bot játszik.
clock-ran-out-rest-you = Lejárt az időd: a végéig bot játszik.
clock-ran-out-lose = { $name } ideje lejárt, és veszített: bot játszik tovább.
clock-ran-out-lose-you = Lejárt az időd, és veszítettél: bot játszik tovább.
