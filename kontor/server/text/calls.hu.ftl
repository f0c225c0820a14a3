# Amit azoknak mondunk, akik épp nem nézik, magyarul.

call-your-turn = Te következel: { $game }
    .line = { $others ->
        [0] A játék rád vár.
       *[other] { $names } rád vár.
    }
call-clock-low = Fogy az időd: { $game }
    .line = Dönts hamar: az óra még jár.
call-time-up = Lejárt az idő: { $game }
    .line = { $at_zero ->
        [turn] Ezt a kört egy bot játssza helyetted, aztán újra te következel.
        [rest] A játék hátralevő részét egy bot játssza helyetted.
        [lose] Időtúllépéssel elveszted ezt a játékot.
       *[other] Nyisd meg az asztalt, és nézd meg, hogyan megy tovább.
    }
call-begun = Elkezdődött: { $game }
    .line = { $others ->
        [0] Nyisd meg az asztalt, és nézz körül.
       *[other] Játszótársaid: { $names }.
    }
call-over = { $won ->
    [1] Nyertél: { $game }
   *[other] Vége a játéknak: { $game }
}
    .line = { $before ->
        [0] { $others ->
            [0] Nézd meg, hogyan alakult.
           *[other] Játszótársaid voltak: { $names }.
        }
       *[other] Értékszám: { $before } → { $rating }.
    }
call-invited = { $name } meghív egy asztalhoz
    .line = { $game }
call-followed = { $name } mostantól követ téged
    .line = Nézd meg az adatlapját.
call-tournament = { $what ->
    [begins] Elkezdődik: { $name }
    [table] { $name }: megvan a párosítás, { $round }. forduló
    [over] { $name }: vége a versenynek
    [off] { $name }: a verseny elmarad
   *[other] { $name }
}
    .line = { $what ->
        [table] Kész az asztalod.
        [over] Nézd meg a végeredményt.
        [off] Nem lesz több forduló.
       *[other] Folytatódik a versenyed.
    }
call-care = { $what ->
    [report-handled] Köszönjük a bejelentésedet
    [report-dismissed] Megnéztük a bejelentésedet
   *[other] Üzenet a szerver üzemeltetőitől
}
    .line = { $what ->
        [report-handled] Jó, hogy szóltál; intézkedtünk.
        [report-dismissed] Most nem volt mit tenni, de köszönjük, hogy szóltál.
        [mute] Egy ideig nem írhatsz a csevegésbe: az okát és a végét a fiókodban találod.
        [play] Egy ideig nem csatlakozhatsz új játékhoz: az okát és a végét a fiókodban találod.
       *[other] Nyisd meg a fiókodat, hogy elolvasd.
    }

call-digest = { $count ->
    [one] Egy értesítés vár rád
   *[other] { $count } értesítés vár rád
}
call-why = Azért kapod ezt a levelet, mert e-mailben is kértél értesítéseket.
call-change = Beállítások
call-stop = Ne jöjjön több értesítés e-mailben
call-stop-question = Kikapcsoljuk az e-mailes értesítéseket?
call-stopped = Nem küldünk több értesítést e-mailben. A fiókodban bármikor visszakapcsolhatod.
call-stop-unknown = Ez a link hiányos; másold ki egészben a levélből.
call-test = Próbaértesítés
    .line = Ide megérkeznek a Kontor értesítései.
call-test-failed = Nem sikerült kézbesíteni: { $reason }.
