# Ludzie i rankingi.

people-title = Ludzie
people-company = Twoi znajomi
people-your-profile = Twój profil
people-others-see = to widzą inni
people-not-all-see = nie wszyscy widzą: { $parts }
people-part-profile = profil
people-part-statistics = statystyki
people-part-history = gry
people-part-presence = obecność
people-guest = Gość
people-since = Gra od: { $month }
people-here = jest tutaj
people-away = poza serwerem
people-presence-hidden = nie pokazuje obecności
people-plays-now = właśnie gra: oglądaj
people-usually = zwykle { $colour }
people-colour-blue = niebieski
people-colour-red = czerwony
people-colour-yellow = żółty
people-colour-white = biały
people-colour-purple = fioletowy
people-games = { $count ->
    [0] jeszcze bez gier
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
people-privacy = Prywatność
people-export = Moje dane
people-follow = Obserwuj
people-following = Obserwowani
people-you-follow = Obserwujesz
people-mute = Wycisz
people-unmute = Cofnij wyciszenie
people-muted = Wyciszeni
people-muted-line = Na czacie nie widzisz, co piszą te osoby, na żadnym z twoich urządzeń. Nic więcej się nie zmienia.
people-invite = Zaproś
people-invite-whom = Zaproszenie: { $name }
people-invite-waiting = Do twojego stołu, który czeka
people-invite-new = Do nowego stołu
people-will-invite = { $name } dostanie zaproszenie, gdy tylko stół będzie otwarty.
people-will-invite-open = Zostaw wolne miejsce, a { $name } dostanie zaproszenie.
people-more = Więcej
people-block = Zablokuj
people-unblock = Odblokuj
people-block-title = Zablokować: { $name }?
people-block-line = Ta osoba nie będzie mogła cię zapraszać ani siadać przy twoich stołach, a ty nie zobaczysz, co pisze. Nie dowie się o tym.
people-hidden-profile = Profil jest prywatny: { $name }.
people-hidden-statistics = Rankingi i statystyki są prywatne.
people-hidden-history = Gry są prywatne.

people-calendar = Kalendarz
people-games-in-year = { $count ->
    [one] { $count } gra w ostatnim roku
    [few] { $count } gry w ostatnim roku
   *[many] { $count } gier w ostatnim roku
}
people-five-or-more = 5 lub więcej
people-calendar-table = Jako tabela
people-month = Miesiąc
people-statistics = Statystyki
people-statistics-line = wygrane na tle oczekiwań; trafność z analizowanych gier
people-stat-game = Gra
people-stat-players = Gracze
people-stat-games = Gry
people-stat-wins = Wygrane, oczekiwane
people-stat-difference = Różnica
people-stat-average = Średnia
people-stat-accuracy = Trafność
people-stat-opening = Ulubione otwarcie
people-of = z { $value }
people-too-few = za mało gier
people-history = Gry
people-game-won = Wygrana, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
people-game-shared = Wspólna wygrana, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
people-game-place = { $place }. miejsce z { $players }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
people-game-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, gra solo
people-game-resigned = Rezygnacja
people-game-winner = Wygrywa { $name } z wynikiem { $points }
people-a-bot = { $name } (bot)
people-casual = towarzyska
people-with-hints = z podpowiedziami
people-more-games = Wcześniejsze gry
people-no-games = Jeszcze bez gier
people-no-games-line = Gry pojawią się tu po zakończeniu.
people-no-games-yours = Jeszcze bez gier
people-no-games-yours-line = Twoje gry pojawią się tu po zakończeniu.
people-find-table = Znajdź stół

people-rated = Rankingowa
people-unrated = Już nie rankingowa
people-unrated-help = Za kogoś grał bot w zastępstwie, więc ta gra nie liczy się do rankingu.
people-result = Wynik
people-rating = Ranking
people-ratings = Rankingi
people-ratings-of = Ranking: { $game }
people-ratings-line = Każdy zaczyna od 1500. Znak ± mówi, jak pewny jest ranking.
people-rated-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
   *[many] { $count } gier rankingowych
}
people-rating-line = Ranking w czasie
people-rating-changes = Rankingi po tej grze
people-settling = jeszcze się ustala
people-settling-line = Twój ranking jeszcze się ustala; poniżej ± 150 dostaniesz miejsce.
people-no-ratings = Jeszcze bez rankingu
people-no-ratings-line = Zagraj jedną grę rankingową, żeby dostać ranking.
people-rated-table = Otwórz stół
people-leaderboard = Tabela rankingowa
people-leaderboard-line = Rankingi mniej pewne niż ± 150 jeszcze się ustalają i nie są wymieniane, tak samo jak prywatne.
people-nobody-rated = Nikogo tu jeszcze nie ma
people-nobody-rated-line = Ranking ustala się po mniej więcej trzydziestu grach rankingowych.
people-your-place = Twoje miejsce: { $place }
people-place = Miejsce
people-name = Nazwa
people-earlier-page = Wstecz
people-later-page = Dalej
people-bots = Boty
people-bots-line = Według liczby graczy. Rankingi botów są stałe, więc wszyscy mierzą się tą samą miarą.

people-find = Znajdź kogoś
people-find-hint = Początek nazwy
people-find-account = Z kontem możesz szukać ludzi po nazwie.
people-found-none = Nikt o tej nazwie nie przyjmuje zaproszeń.
people-follow-nobody = Nie obserwujesz jeszcze nikogo
people-follow-nobody-line = Obserwuj ludzi, z którymi lubisz grać, a zobaczysz tu, kiedy są obecni.
people-followers = { $count ->
    [one] Obserwuje cię { $count } osoba.
    [few] Obserwują cię { $count } osoby.
   *[many] Obserwuje cię { $count } osób.
}
people-watch = Oglądaj: { $game }
people-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
people-blocked = Zablokowani

people-invitations = Zaproszenia
people-invitation = { $name } zaprasza cię do gry { $game }
people-invitation-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, wolne: { $open }
people-accept = Przyjmij
people-decline = Odrzuć
people-link = Link
people-share = Udostępnij
people-qr = Kod QR z linkiem do tego stołu
people-qr-line = Zeskanuj go telefonem przy tym samym stole.
people-invite-name = Zaproś po nazwie
people-invite-account = Z kontem możesz też zapraszać ludzi po nazwie.
people-invited = Zaproszenie wysłane: { $name }.
people-invited-list = Zaproszeni
people-invited-here = zaproszenie wysłane, jest tutaj
people-invited-away = zaproszenie wysłane
people-declined = zaproszenie odrzucone
people-withdraw = Wycofaj zaproszenie: { $name }
people-your-colour = Twój kolor

people-privacy-line = Decydujesz, co inni o tobie widzą.
people-privacy-profile = Profil
people-privacy-profile-help = Od kiedy grasz i twój kolor. Gdy jest ukryty, ukryte są też statystyki i gry.
people-privacy-statistics = Rankingi i statystyki
people-privacy-statistics-help = W tabelach rankingowych są tylko ci, którzy pokazują je wszystkim.
people-privacy-history = Gry
people-privacy-history-help = Gry przy prywatnych stołach widzą tylko ci, którzy tam grali.
people-privacy-presence = Obecność
people-privacy-presence-help = A także publiczny stół, przy którym grasz; jako widz masz imię tylko wtedy, gdy mogą je widzieć wszyscy.
people-privacy-invite = Kto może zapraszać cię po nazwie
people-privacy-invite-help = Kto nie może, ten nie znajdzie cię po nazwie.
people-to-everybody = Wszyscy
people-to-followed = Ludzie, których obserwuję
people-to-nobody = Nikt
