# Gondoskodás: elutasítások, magyarul.

sanction-mute = Egy üzemeltető { $until ->
    [never] végleg elnémított
   *[other] elnémított eddig: { $until }
}. Indok: { $reason }
sanction-play = { $until ->
    [never] Többé nem csatlakozhatsz új játékhoz
   *[other] Nem csatlakozhatsz új játékhoz eddig: { $until }
}. Indok: { $reason }
sanction-login = Ez a fiók { $until ->
    [never] végleg zárolva van
   *[other] zárolva van eddig: { $until }
}. Indok: { $reason }
sanction-reason = Adj meg egy 3–500 karakteres indokot; az érintett elolvassa.
sanction-term = A végének a jövőben kell lennie.
no-sanction = Nincs ilyen szankció, vagy már visszavonták.
no-person = Nincs ilyen személy.
no-line = Nincs ilyen üzenet ennél az asztalnál.
no-report = Nincs ilyen bejelentés.
no-role = Nincs ilyen szerep; az egyetlen szerep: operator.
report-yourself = Magadat nem jelentheted be.
report-many = Már sok nyitott bejelentésed van; az üzemeltetők előbb azokat nézik át.
report-twice = Ezt már bejelentetted; az üzemeltetők foglalkoznak vele.
announcement-long = Az üzenet legfeljebb 500 karakteres lehet.
operators-only = Ez az oldal a szerver üzemeltetőié.
role-yourself = Ezt magaddal nem teheted meg.
not-rated = Ez a parti nem számít az értékelésbe.
no-rating = Ennek a játékosnak nincs értékelt partija ebben a játékban.
not-running = Ez a játék már véget ért.
