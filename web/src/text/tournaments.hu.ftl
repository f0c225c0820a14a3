# Versenyek, magyarul.

tour-nav = Versenyek
tour-new = Új verseny
tour-none = Nincs meghirdetett verseny.
tour-none-line = Bárki rendezhet egyet.
tour-list-running = Folyamatban
tour-list-planned = Meghirdetve
tour-list-over = Véget ért

tour-format-swiss = Svájci rendszer
tour-format-arena = Aréna
tour-format-round-robin = Körmérkőzés
tour-format-knock-out = Kieséses
tour-game-line = { $game }, { $players ->
    [2] kétfős asztalok
    [3] háromfős asztalok
    [4] négyfős asztalok
   *[5] ötfős asztalok
}
tour-rounds = { $count } forduló
tour-clock-live = { $minutes } perc + { $seconds } mp
tour-clock-bank = { $minutes } perc
tour-clock-days = { $hours ->
    [24] körönként egy nap
    [72] körönként három nap
   *[other] körönként { $hours } óra
}
tour-rated = értékelt
tour-run-by = szervező: { $name }
tour-players = { $count } játékos
tour-seats = { $most } helyből { $count } foglalt
tour-until = vége: { $at }
tour-round = { $round }. forduló
tour-round-of = { $round }. forduló, összesen { $rounds }
tour-newest = Legújabb asztalok

tour-csv = Eredmények (CSV)
tour-logs = Minden napló (ZIP)
tour-share = Link másolása
tour-to-table = Az asztalodhoz
tour-back = A versenyhez
tour-paused = Szünet: nem kezdődik új forduló. A futó játékok folytatódnak.
tour-called-off = Ez a verseny elmarad.
tour-won-by = { $count ->
    [one] A verseny győztese: { $names }.
   *[other] Holtversenyben első: { $names }.
}

tour-standings = Állás
tour-after = { $count ->
    [0] az első forduló előtt
   *[other] { $count } forduló után
}
tour-after-live = { $count ->
    [0] folyik: { $round }. forduló
   *[other] { $count } forduló után, folyik: { $round }. forduló
}
tour-place = Helyezés
tour-player = Játékos
tour-points = Pont
tour-games = Utolsó játékok
tour-rounds-head = Fordulók
tour-more = Több
tour-more-of = Több erről: { $name }
tour-you = Te ({ $name })
tour-bot = bot
tour-withdrawn = visszalépett
tour-mark = { $round }. forduló: { $place }. hely { $players } játékosból
tour-mark-now = { $round }. forduló, folyamatban: most { $place }. hely { $players } játékosból
tour-mark-bye = { $round }. forduló: szabadnapos
tour-look = Nézet
tour-look-table = Táblázat
tour-look-cross = Kereszttáblázat
tour-look-bracket = Ágrajz
tour-cross-cell = { $one } – { $other }: { $points }
tour-cross-now = { $one } – { $other }: folyamatban
tour-cross-about-two = 1 a győzelem, ½ a döntetlen, 0 a vereség; a kör folyamatban lévő parti.
tour-cross-about = Minden találkozásért: 1, ha a másik előtt végzett, ½, ha holtversenyben, 0, ha mögötte; a kör folyamatban lévő parti.
tour-before-final-0 = Döntő
tour-before-final-1 = Elődöntők
tour-before-final-2 = Negyeddöntők
tour-open-place = még nem dőlt el
tour-bye = szabadnapos
tour-goes-on = továbbjut
tour-equal = Pontegyenlőség?
tour-tie-direct = Egymás ellen
tour-tie-direct-about = az azonos pontszámúak ellen szerzett pontjaid
tour-tie-opponents = Ellenfelek
tour-tie-opponents-about = mindenki pontjai, akivel játszottál (fordulónként { $points })
tour-tie-wins = Győzelmek
tour-tie-wins-about = hányszor lettél első az asztalodnál
tour-tie-share = Arány
tour-tie-share-about = az eredményed az asztal legjobbjának %-ában, átlagosan

tour-table = { $number }. asztal
tour-done = kész
tour-playing = folyamatban
tour-your-turn = Te következel
tour-tables-play = { $all } asztalból { $count } játszik
tour-round-over = minden játék véget ért
tour-since = kezdés: { $at }
tour-byes = Szabadnapos: { $names }.
tour-no-repeats = Senki sem találkozott kétszer.
tour-repeats = { $count } pár újra találkozott.
tour-fewest-repeats = { $count } pár újra találkozott; kevesebbel nem lehetett megoldani.
tour-sat-first = { $count ->
    [one] Mindenki legfeljebb egyszer kezdett.
   *[other] Mindenki legfeljebb { $count } alkalommal kezdett.
}
tour-earlier = Korábbi fordulók

tour-sign-up-title = Részvétel
tour-starts-by-hand = Amikor a szervező elindítja
tour-bots-fill = az üres helyekre botok ülnek
tour-state-open = Nyitott.
tour-state-in = Játszol.
tour-state-confirm = Erősítsd meg most.
tour-state-line = Betelt.
tour-state-closed = Zárt.
tour-line-open = Bárki játszhat.
tour-line-until = Jelentkezés eddig: { $until }.
tour-line-full = Minden hely foglalt; várólistára állhatsz.
tour-line-in = Szólunk, amikor kezdődik.
tour-line-confirm-from = Erősítsd meg, legkorábban: { $until }.
tour-line-confirm = Jelezd, hogy itt vagy, legkésőbb: { $until }.
tour-line-place = Helyed a várólistán: { $place }.
tour-sign-up = Jelentkezem
tour-sign-off = Lemondom
tour-withdraw = Visszalépek
tour-here = Itt vagyok
tour-join-line = Várólistára
tour-leave-line = Kilépek a várólistáról
tour-entrants = { $count ->
    [0] Játékosok
   *[other] { $count } játékos
}
tour-waits = várólistán
tour-is-here = itt van
tour-nobody-yet = Még senki sem jelentkezett.
tour-how = Hogyan játsszák
tour-points-about = { $players ->
    [2] A győzelem 1 pont, a döntetlen fél pont.
   *[other] Az asztal elsője { $best } pontot kap, az utolsó semmit; holtversenyben osztoznak.
}

tour-organise = A szervezőnek
tour-start-now = Kezdés most
tour-pause = Szünet
tour-resume = Folytatás
tour-end = A verseny befejezése
tour-end-help = Ami lement, az számít. A futó játékokat be lehet fejezni, de már nem számítanak.
tour-call-off = Lemondás
tour-call-off-help = Minden jelentkező értesítést kap.
tour-who-signs-up = Ki jelentkezhet
tour-signs-open = bárki
tour-signs-invited = akinek megvan a link
tour-signs-closed = már senki
tour-remove = Játékos kizárása
tour-remove-whom = Válassz játékost
tour-remove-do = Kizárás
tour-remove-help = A játékát egy bot fejezi be.

tour-name = Név
tour-name-example = Tavaszi verseny
tour-which-game = Játék
tour-format = Rendszer
tour-about-swiss = Mindenki minden fordulóban játszik, hasonló pontszámú ellenfelekkel.
tour-about-arena = { $minutes } percen át mindig új asztalhoz ül, aki szabad. A legtöbb pont nyer.
tour-about-round-robin = Mindenki mindenkivel találkozik, a lehető legegyenletesebben.
tour-about-knock-out = { $count ->
    [one] Minden asztal legjobbja megy tovább, amíg egy marad.
   *[other] Minden asztalról a legjobb { $count } megy tovább, amíg egy asztal marad.
} Holtversenyben a sorsolásban előrébb álló megy tovább.
tour-players-a-table = Játékosok egy asztalnál
tour-how-many-rounds = Fordulók
tour-as-fit = ahány kell
tour-minutes = Perc
tour-advance = Hányan mennek tovább egy asztalról
tour-time = Idő
tour-clock = Óra
tour-no-clock = óra nélkül
tour-no-clock-help = Óra nélkül egyetlen távollévő mindenkit feltart.
tour-at-zero = Ha lejár az idő
tour-at-zero-rest = egy bot játszik végig
tour-at-zero-turn = egy bot játssza azt a kört
tour-at-zero-lose = a játékos utolsó lesz
tour-starts = Kezdés
tour-starts-at = Megadott időpontban
tour-confirm = A játékosok megerősítik a részvételt
tour-confirm-help = A kezdés előtti fél órában; aki nem teszi, kimarad.
tour-who = Játékosok
tour-most = Legfeljebb
tour-bots = Botok a kezdettől
tour-bot-level = A szintjük
tour-fill = Üres helyekre botok ülnek
tour-fill-help = Különben kisebbek az asztalok, vagy valaki szabadnapos.
tour-play = Én is játszom
tour-rated-games = Értékelt játékok
tour-rated-games-help = Csak fiókkal: a vendégeknek nincs értékszámuk. Nincs tipp, és nincs visszavonás.
tour-rating-from = Legkisebb értékszám
tour-rating-to = Legnagyobb értékszám
tour-any-rating = bármennyi
tour-ratings-help = Az újak 1500-ról indulnak. Ha van határ, csak fiókkal lehet jelentkezni.
tour-range = { $kind ->
    [above] legalább { $low } értékszámmal
    [below] legfeljebb { $high } értékszámmal
   *[between] { $low } és { $high } közötti értékszámmal
}
tour-public = Nyilvános
tour-public-help = Különben csak az látja, akinek megvan a link.
tour-create = Létrehozás
