# Powiadomienia: dzwonek, jego ustawienia, aplikacja bez połączenia. Polski.

calls-bell = Dzwonek
calls-calls = Powiadomienia
calls-waiting = { $count ->
    [one] jedna sprawa czeka na ciebie
    [few] { $count } sprawy czekają na ciebie
   *[other] { $count } spraw czeka na ciebie
}
calls-new = { $count ->
    [one] { $count } nowe
    [few] { $count } nowe
   *[other] { $count } nowych
}
calls-new-for-ears = Nowe:{" "}
calls-mark-seen = Oznacz jako przeczytane
calls-nothing = Nic na ciebie nie czeka.
calls-find-table = Znajdź stół
calls-quiet-from = Cisza od { $begin } do { $end }
calls-not-quiet = Bez godzin ciszy
calls-key = Dzwonek: co na ciebie czeka
calls-now = teraz
calls-minutes = { $count } min
calls-hours = { $count } godz.

calls-help = Skąd masz wiedzieć, że to twoja kolej, że gra się zaczyna lub kończy albo że ktoś cię zaprasza. O stole, na który właśnie patrzysz, nie powiadamiamy.
calls-nobody = Podaj wyżej swoje imię, a będziemy mogli cię powiadamiać.
calls-browser = Na tej stronie
calls-browser-help = Gdy strona Kontoru jest otwarta: liczba w tytule i na ikonie, powiadomienie, jeśli na nie pozwolisz, i dźwięk, jeśli jest włączony.
calls-allow = Pozwól na powiadomienia
calls-push = Push
calls-push-help = Przeglądarka da ci znać, nawet gdy żadna strona Kontoru nie jest otwarta.
calls-browsers = { $count ->
    [0] Na razie nie powiadamiamy żadnej twojej przeglądarki.
    [one] Powiadamiamy jedną twoją przeglądarkę.
    [few] Powiadamiamy { $count } twoje przeglądarki.
   *[other] Powiadamiamy { $count } twoich przeglądarek.
}
calls-push-impossible = W tej przeglądarce to niemożliwe: potrzebne jest https albo zainstalowana aplikacja.
calls-push-refused = Przeglądarka na to nie pozwoliła. Zajrzyj do jej ustawień dla tej strony.
calls-mail = E-mail
calls-mail-help = Z linkiem do stołu i drugim, którym można z tych listów zrezygnować.
calls-no-mail = Ten serwer nie wysyła poczty.
calls-no-address = Najpierw dodaj do konta adres e-mail i potwierdź go.
calls-mail-to = Na { $address }
calls-at-once = Od razu
calls-digest = Raz dziennie, o
calls-digest-hour = Godzina codziennego listu
calls-webhook = Webhook
calls-webhook-help = Dla kanału na Discordzie lub Slacku albo dla twojego programu.
calls-webhook-url = Adres
calls-kinds = O czym: { $count } z { $all }
calls-kind-your-turn = Twoja kolej
calls-kind-clock-low = Kończy ci się czas
calls-kind-time-up = Czas minął
calls-kind-begun = Gra się zaczyna
calls-kind-over = Gra się skończyła
calls-kind-invited = Ktoś cię zaprasza
calls-kind-followed = Ktoś cię obserwuje
calls-kind-tournament = Turnieje
calls-kind-care = Wiadomości od administratorów
calls-test = Wyślij mi próbne
calls-test-sent = Wysłane. Sprawdź, czy dotarło.
calls-quiet = Godziny ciszy
calls-quiet-help = O tym, co zdarzy się w tych godzinach, powiemy po nich, jeśli nadal czeka.
calls-from = Od
calls-until = Do
calls-zone = Strefa czasowa
calls-keep = Zapisz
calls-kept = Powiadomienia zapisane.

calls-offline = Brak połączenia. Widzisz stół w takim stanie, w jakim był ostatnio; zagrasz, gdy połączenie wróci.
calls-offline-page = Brak połączenia. Ostatnio otwierane stoły nadal można przeglądać:
calls-offline-table = Ten stół nie został zachowany do przeglądania bez połączenia.
calls-offline-question = Bez połączenia nie można podejmować decyzji
calls-offline-title = Brak połączenia
calls-offline-line = Ostatnio otwierane stoły można przeglądać.
