# Zegary: przy stole, na listach, w ustawieniach stołu.

# ---- how much time ----
clock-days-hours = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } godz.
}
clock-hours-minutes = { $hours } godz.{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
}
clock-until = do { $moment }
clock-until-today = do dziś, { $time }
clock-left = zostało { $time }
clock-seconds-left = { $seconds ->
    [one] Została jedna sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
}
clock-part-left = zostało { $percent }% czasu
clock-yours = Twój czas: { $time }
clock-of = Czas gracza { $name }: { $time }

# ---- the agreement ----
clock-rule-live = { $bank } + { $seconds } s na turę
clock-rule-live-plain = { $bank } na grę
clock-rule-days = { $bank } na turę
clock-rule-none = bez limitu czasu
clock-bank-minutes = { $minutes } min

# ---- in the box of a player ----
clock-after-turn = +{ $seconds } s po tej turze
clock-low = kończy się
clock-agreed = zgoda na przerwę
clock-asked = prośba o przerwę
clock-stand-in = zastępca
clock-bot = bot
clock-away = urlop
clock-played-for = 0:00, { $turns ->
    [one] { $turns } tura rozegrana
    [few] { $turns } tury rozegrane
   *[other] { $turns } tur rozegranych
}
clock-note-turn = Tę turę gra bot, a potem oddaje miejsce.
clock-note-rest = Czas się skończył. Na tym miejscu gra dalej bot.
clock-note-lose = Czas się skończył. Bot gra dalej dla pozostałych.
clock-lost = przegrana na czas
clock-closed = miejsce zamknięte

# ---- in the bars ----
clock-ask-pause = Poproś o przerwę
clock-paused = Przerwa
clock-paused-for = Przerwa trwa { $time }
clock-paused-line = Każdy przy stole może wznowić grę. Decyzje czekają.
clock-go-on = Graj dalej
clock-asks = { $name } prosi o przerwę. Zgoda?
clock-asks-line = Muszą się zgodzić wszyscy grający. Do tego czasu zegar chodzi.
clock-agree = Zgoda
clock-no = Nie
clock-you-asked = Prosisz o przerwę
clock-you-agreed = Zgadzasz się na przerwę
clock-waiting-for = Jeszcze bez zgody: { $names }. Do tego czasu zegar chodzi.
clock-withdraw = Wycofaj
clock-up-turn = Twój czas się skończył
clock-up-turn-line = Tę turę gra za ciebie bot. Potem wracasz i masz { $time }.
clock-up-turn-days-line = Tę turę gra za ciebie bot. W następnej znów decydujesz ty.
clock-up-rest-line = Bot gra za ciebie do końca, tak jak uzgodniono na początku.
clock-up-lose = Przegrywasz na czas
clock-up-lose-line = Na twoim miejscu gra dalej bot, żeby inni mogli skończyć.
clock-back = Zastępca rozegrał za ciebie jedną turę
clock-back-line = Wracasz i masz { $time }.
clock-show = Pokaż
clock-close = Zamknij
clock-server-away = Serwer był niedostępny przez { $time }
clock-server-away-line = W tym czasie nie chodził żaden zegar.
clock-they-left = Nie ma gracza { $name }. Zegar chodzi dalej: { $time }
clock-they-left-turn = Gdy czas minie, tę turę zagra zastępca.
clock-they-left-rest = Gdy czas minie, zastępca zagra do końca, jak wybrano na początku.
clock-they-left-lose = Gdy czas minie, to miejsce przegrywa, jak wybrano na początku.
clock-minutes = { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
clock-what-if-closed = Zostało pół minuty: z powrotem do stołu. Próby są zapisane.
clock-end-you-lost = Przegrywasz na czas
clock-end-lost = Na czas: { $names } przegrywa
clock-end-you-won = Wygrywasz: na czas przegrywa { $names }

# ---- a new table ----
clock-title = Zegar
clock-kind = Rodzaj
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Korespondencyjnie
clock-each = Dla każdego
clock-each-turn = Na każdą turę
clock-and = i
clock-unit-min = min
clock-unit-turn = s na turę
clock-unit-hours = { $count ->
    [one] godzina
    [few] godziny
   *[other] godzin
}
clock-unit-days = { $count ->
    [one] dzień
    [few] dni
   *[other] dni
}
clock-less = mniej
clock-more = więcej
clock-usual = Typowe
clock-live-help = { $players ->
    [one] Samotnie masz { $minutes } min
    [few] { $players } graczy ma razem { $minutes } min
   *[other] { $players } graczy ma razem { $minutes } min
}{ $increment ->
    [0] .
   *[other] , a do tego { $increment } s na każdą turę.
}
clock-days-help = Od nowa na każdą turę. Zatrzymują go dni urlopu: { $days } w roku.
clock-none-help = Każdy gra, ile chce; widać, ile czasu zużył.
clock-at-zero = Po czasie
clock-zero-turn = Tę turę gra zastępca
clock-zero-turn-line = i oddaje miejsce
clock-zero-rest = Zastępca gra do końca
clock-zero-rest-line = na tym miejscu zostaje bot
clock-zero-lose = To miejsce przegrywa
clock-zero-lose-line = jest ostatnie, a bot gra dalej dla pozostałych
clock-play = Gra
clock-result = Wynik
clock-rated = Rankingowa
clock-casual = Towarzyska
clock-rated-help = Gra rankingowa: bez podpowiedzi, cofania i „co gdyby”, a gra z zastępcą się nie liczy.
clock-casual-help = Gra towarzyska: niczyj ranking się nie zmienia.
clock-takebacks = Cofanie
clock-what-if = Co gdyby
clock-off-rated = wyłączone w grach rankingowych
clock-takebacks-on = dopóki nie widać nic nowego
clock-what-if-on = razem z podpowiedziami
clock-last-choices = Wpisane są twoje ostatnie wybory.
clock-agreement-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
clock-agreement-turn = Gdy komuś skończy się czas, turę gra zastępca.
clock-agreement-rest = Gdy komuś skończy się czas, zastępca gra do końca.
clock-agreement-lose = Komu skończy się czas, przegrywa.
clock-agreement-none = Nikomu nie skończy się czas.

# ---- vacations ----
vacation-title = Urlop
vacation-help = Gdy cię nie ma, zegary korespondencyjne dla ciebie stoją. Zegary na żywo chodzą.
vacation-left = { $left ->
    [0] Nie został ci żaden z { $all } dni urlopu w tym roku
    [one] Został ci { $left } z { $all } dni urlopu w tym roku
    [few] Zostały ci { $left } z { $all } dni urlopu w tym roku
   *[other] Zostało ci { $left } z { $all } dni urlopu w tym roku
}
vacation-from = Pierwszy dzień
vacation-to = Ostatni dzień
vacation-plan = Jadę na urlop
vacation-now = Nieobecność do { $day }
vacation-later = { $from } – { $to }
vacation-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}
vacation-back = Już jestem
vacation-cancel = Odwołaj

# ---- in the log ----
clock-ran-out-turn = { $name } nie ma już czasu: tę turę rozgrywa bot.
clock-ran-out-turn-you = Nie masz już czasu: tę turę rozgrywa bot.
clock-ran-out-rest = { $name } nie ma już czasu: do końca gra bot.
clock-ran-out-rest-you = Nie masz już czasu: do końca gra bot.
clock-ran-out-lose = { $name } nie ma już czasu i przegrywa: dalej gra bot.
clock-ran-out-lose-you = Nie masz już czasu i przegrywasz: dalej gra bot.
