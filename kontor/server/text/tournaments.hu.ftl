# Amit a versenyek elutasítanak, magyarul.

no-tournament = Nincs ilyen verseny.
private-tournament = Ez a verseny zártkörű: a szervezőtől kapott linkkel nyithatod meg.
tournament-name = A versenynek 1–60 karakteres név kell.
tournament-over = Ez a verseny véget ért.
tournament-begun = Ez a verseny már elkezdődött.
tournament-full = Ez a verseny betelt.
tournament-not-now = Ez a verseny mostani szakaszában nem lehetséges.
too-many-bots = Itt egy versenyen legfeljebb { $count } bot játszhat.
too-small-for-bots = Kevesebb a hely, mint a bot: engedj több játékost, vagy vegyél fel kevesebb botot.
too-many-tournaments = Már { $count } versenyt vezetsz; előbb fejezz be egyet.
too-few-entrants = Egy versenyhez legalább két játékos kell.
starts-in-the-past = A megadott kezdés már elmúlt.
confirm-needs-time = Csak megadott időpontban kezdődő verseny kérhet megerősítést.
sign-up-closed = A szervező lezárta a jelentkezést.
sign-up-invited = Jelentkezni csak meghívással lehet: nyisd meg a szervezőtől kapott linket.
sign-up-removed = A szervező kizárt ebből a versenyből.
sign-up-account = A vendégeknek nincs értékszámuk, ehhez a versenyhez pedig kell: hozz létre fiókot, aztán jelentkezz.
sign-up-rating = { $kind ->
    [above] Ez a verseny a legalább { $low } értékszámú játékosoké
    [below] Ez a verseny a legfeljebb { $high } értékszámú játékosoké
   *[between] Ez a verseny a { $low } és { $high } közötti értékszámú játékosoké
}; a tiéd { $rating }.
rating-range = A legkisebb értékszám nem lehet nagyobb a legnagyobbnál.
not-signed-up = Nem jelentkeztél erre a versenyre.
nothing-to-confirm = Most nincs mit megerősíteni.
no-entrant = Ezzel a számmal senki sem játszik.
only-organiser = Ezt csak a szervező teheti meg.
