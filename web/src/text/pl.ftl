# Teksty klienta w przeglądarce, po polsku. Klucze ui-*: strony; table-*: stół.

# ogólne
ui-skip = Przejdź do treści
ui-close = Zamknij
ui-cancel = Anuluj
ui-try-again = Spróbuj ponownie
ui-just-now = przed chwilą
ui-no-connection = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
ui-server-trouble = Wystąpił błąd serwera. Spróbuj ponownie za chwilę.
ui-too-late = Gra potoczyła się dalej, zanim dotarła twoja decyzja. Nic się nie zmieniło.
ui-left-table = Zanim nadeszła odpowiedź, nie było cię już przy stole.
ui-link-copied = Link skopiowany.
ui-link-copied-here = Link skopiowany. Działa tylko na tym komputerze.

# paski
ui-home-link = Kontor, strona główna
ui-main-menu = Menu główne
ui-nav-play = Graj
ui-nav-learn = Nauka
ui-nav-rules = Zasady
ui-nav-account = Konto
ui-theme-to-dark = Ciemny wygląd
ui-theme-to-light = Jasny wygląd
ui-games = Gry

# strona główna
ui-home-title = W co gramy?
ui-home-line = Z botami grasz od razu: bez imienia i bez konta.
ui-import = Otwórz dziennik gry
ui-players = Graczy: { $players }
ui-minutes = { $minutes } min
ui-weight-very-light = bardzo łatwa
ui-weight-light = łatwa
ui-weight-medium = średnia
ui-weight-heavy = trudna
ui-weight-very-heavy = bardzo trudna
ui-read-rules = Zasady
ui-play-bot = Zagraj z botem
ui-level-of = Bot do gry { $game }
ui-level-beginner = Na start
ui-level-casual = Na luzie
ui-level-strong = Mocny
ui-level-expert = Ekspert
ui-level-master = Mistrz
ui-new-table = Nowy stół
ui-your-games = Twoje gry
ui-wait-for-you = { $count ->
    [0] żadna na ciebie nie czeka
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
ui-all-games = Pokaż wszystkie gry ({ $count })
ui-finished-games = Zakończone gry
ui-you = Ty
ui-open-tables = Wolne miejsca
ui-watch-tables = Gry do oglądania
ui-no-open = Nikt teraz nie szuka graczy
ui-no-open-line = Tu pojawią się publiczne stoły z wolnym miejscem.
ui-your-turn = Twoja kolej
ui-continue = Graj dalej
ui-look = Zobacz
ui-review = Przejrzyj
ui-watch = Oglądaj
ui-sit-down = Usiądź
ui-open-seat = Wolne miejsce
ui-waiting-for = Teraz decyduje { $name }
ui-waiting-for-players = { $count ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
   *[many] Czekamy na { $count } osób
}
ui-table-of = { $count ->
    [one] Gospodarz: { $name } · { $count } wolne miejsce
    [few] Gospodarz: { $name } · { $count } wolne miejsca
   *[many] Gospodarz: { $name } · { $count } wolnych miejsc
}
ui-you-won = Wygrywasz
ui-nobody-won = Tym razem bez wygranej
ui-won-by = { $count ->
    [one] Wygrywa { $name }
   *[other] Wygrywają wspólnie: { $name }
}

# imię
ui-name-title = Jak masz na imię?
ui-name = Imię
ui-name-help = Widzą je inni przy stole. Możesz je później zmienić.
ui-name-play = Graj
ui-name-missing = Brakuje imienia.

# nowy stół
ui-new-table-of = { $game }: nowy stół
ui-how-many = Ilu graczy?
ui-seats = Miejsca
ui-who-sits = Kto siedzi na miejscu { $number }?
ui-seat-me = Ja
ui-seat-me-named = Ja ({ $name })
ui-seat-open = Wolne, dla osób z linkiem
ui-seat-hot = Ktoś przy tym urządzeniu
ui-bots = Boty
ui-bots-simple = Proste boty
ui-name-of-seat = Imię na miejscu { $number }
ui-options = Opcje
ui-finer-points = Szczegóły zasad ({ $count })
ui-who-sees = Kto może dołączyć?
ui-by-link = Osoby z linkiem
ui-by-link-help = Stół znajdą tylko ci, którym wyślesz link.
ui-public = Wszyscy
ui-public-help = Stół widać na stronie głównej. Każdy może usiąść albo oglądać.
ui-hints = Podpowiedzi dozwolone
ui-hints-help = Kto decyduje, może zapytać o najlepsze możliwości i ich wartość.
ui-open-table = Otwórz stół
ui-start-game = Rozpocznij grę

# poczekalnia
ui-away = z dala od stołu
ui-invite = Zaproszenie
ui-invite-line = Kto otworzy ten link, może zająć wolne miejsce. Bez niego nikt tego stołu nie znajdzie.
ui-table-closed = Ten stół zamknięto: wszyscy już odeszli.
ui-called-off = Grę przerwano.
ui-more-tables = Więcej stołów
ui-invite-public = Stół widać na stronie głównej. Ten link też tu prowadzi.
ui-copy-link = Kopiuj link
ui-invite-loopback = Ten adres działa tylko na tym komputerze. Żeby ktoś mógł dołączyć z innego urządzenia, uruchom serwer z opcją „--host 0.0.0.0” i otwórz stronę pod adresem, który ten komputer ma w sieci.
ui-fill = Obsadź wolne miejsca botami i zacznij
ui-leave = Odejdź od stołu

# stół
ui-you-watch = Oglądasz
ui-save-log = Zapisz dziennik
ui-resign-title = Zrezygnować z tej gry?
ui-resign-line = { $count ->
    [0] Twoje miejsce zajmie bot.
    [one] Twoje miejsce zajmie bot, żeby drugi gracz mógł dokończyć grę.
   *[other] Twoje miejsce zajmie bot, żeby inni mogli dokończyć grę.
}
ui-resign-no = Gram dalej
ui-resign-yes = Rezygnuję
ui-rematch-ready = Nowy stół z tymi samymi graczami już czeka.
ui-go-there = Przejdź

# powtórka
ui-replay = Powtórka
ui-first = Pierwsza decyzja
ui-back = Poprzednia decyzja
ui-play = Odtwarzaj
ui-pause = Pauza
ui-on = Następna decyzja
ui-last = Ostatnia decyzja
ui-moment = Moment gry
ui-decision-of = decyzja { $number } z { $last }
ui-speed = Tempo { $speed }
ui-share-decision = Udostępnij tę decyzję
ui-decisions = Decyzje
ui-decision-start = Początek gry
ui-points-chart = Punkty wszystkich graczy, decyzja po decyzji
ui-to-table = Wróć do stołu
ui-analysis = Analiza
ui-chart = Wykres
ui-win-probability = Szansa na wygraną
ui-points = Punkty
ui-flag = Decyzja { $number }, { $name }: { $cost } p.p.
ui-review-working = Bot analizuje każdą decyzję.
ui-review-failed = Nie udało się ukończyć analizy.
ui-accuracy = Trafność
ui-accuracy-help = 100 oznacza, że każda decyzja jest taka, jaką podjąłby bot. Wybierz imię, aby zobaczyć tylko decyzje tej osoby.
ui-only-of = Tylko decyzje: { $name }
ui-mistakes = Najkosztowniejsze decyzje
ui-mistakes-help = W punktach procentowych szansy na wygraną, zdaniem bota.
ui-mistakes-none = Żadna decyzja nie kosztowała wiele.
ui-mistakes-none-yet = Jeszcze nic nie znaleziono.
ui-mistakes-all = { $count ->
    [one] Pokaż jedyną
    [few] Pokaż wszystkie { $count }
   *[many] Pokaż wszystkie { $count }
}
ui-mistakes-fewer = Pokaż mniej
ui-decision-by = Decyzja { $number } · { $name }
ui-played = Zagrano:
ui-better = Lepiej:
ui-line = Jak gra mogła się potoczyć

# explorer
ui-explorer = Eksplorator
ui-explorer-like = { $name }, w takich pozycjach
ui-explorer-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
ui-explorer-few = Mniej niż { $count } gier. Na razie nic z tego nie wynika.
ui-explorer-few-line = Takie pozycje były zbyt rzadkie.
ui-explorer-none = Nie policzono jeszcze żadnych gier.
ui-explorer-none-line = Administrator serwera może policzyć gry tego tytułu.
ui-explorer-forced = Tu jest tylko jedna możliwość.
ui-explorer-forced-line = Gra toczy się dalej sama.
ui-explorer-over = Koniec gry.
ui-explorer-over-line = Cofnij się, aby zobaczyć, co wybierali inni.
ui-explorer-chosen = wybierano w { $share }
ui-explorer-won = wygrane { $won } (od { $low } do { $high }), równy udział { $even }
ui-explorer-never = nigdy nie wybrano
ui-explorer-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-explorer-by-people = { $count ->
    [one] { $count } raz przez ludzi
    [few] { $count } razy przez ludzi
   *[many] { $count } razy przez ludzi
}
ui-explorer-played = zagrane tutaj
ui-explorer-elsewhere = { $share } wybrało coś, co tu nie jest możliwe albo jest rzadkie.
ui-explorer-legend = Słupek: jak często to wybierano. Pasmo: jaka część tych gier została wygrana, z przedziałem 95%; przerywana kreska to równy udział. Wybór może wyglądać na mocny, bo wybierał go ten, kto już prowadził.

# zasady
ui-rules-of = { $game }: zasady
rules-search = Szukaj w zasadach
rules-found = { $at } z { $count }
rules-found-none = Nie znaleziono
rules-previous = Poprzednie miejsce
rules-next = Następne miejsce
rules-places = znalezione miejsca
rules-contents = Spis treści
rules-legend = Ikony
rules-link = Zasady: { $title }
rules-example = Przykład: { $game }
rules-example-line = Przykład z zasad. Próbuj, czego chcesz, za każdego gracza; nic nie zostanie zapisane.
rules-back = Wróć do zasad

# konto i ustawienia
ui-account = Konto
ui-about-you = O tobie
ui-is-nobody = Podaj imię i graj. Konto nie jest potrzebne.
ui-is-guest = Grasz jako gość. Ta przeglądarka cię pamięta; mając konto, znajdziesz swoje gry na każdym urządzeniu.
ui-logged-in-as = Twój login: { $login }.
ui-keep-name = Zapisz imię
ui-name-kept = Inni widzą cię teraz jako: { $name }.
ui-register = Załóż konto
ui-register-help = Dotychczasowe gry pozostaną twoje. Hasło musi mieć co najmniej 8 znaków.
ui-log-in = Zaloguj się
ui-log-in-help = Witaj ponownie. Twoje stoły i ustawienia czekają.
ui-log-out = Wyloguj się
ui-logged-out = Wylogowano.
ui-login = Login lub e-mail
ui-password = Hasło
ui-change-password = Zmień hasło
ui-change-password-help = Na wszystkich innych urządzeniach nastąpi wylogowanie.
ui-current-password = Obecne hasło
ui-new-password = Nowe hasło, co najmniej 8 znaków
ui-password-changed = Hasło zostało zmienione.
ui-welcome = Witaj, { $name }.
ui-settings = Ustawienia
ui-language = Język
ui-theme = Wygląd
ui-theme-system = Jak w systemie
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-sound = Dźwięk
ui-sound-help = Ciche dźwięki przy decyzjach i gdy przychodzi twoja kolej.
ui-motion-speed = Szybkość ruchu na stole
ui-speed-off = wyłączony
ui-confirm-turn = Potwierdzaj każdą decyzję
ui-confirm-turn-help = Kliknięcie zaznacza, przycisk zatwierdza. Chroni przed przypadkowym kliknięciem.

# nie ma
ui-missing-title = Nie znaleziono strony
ui-missing-what = Pod tym adresem nie ma strony.
ui-missing-line = Link może być nieaktualny albo niepełny.
ui-to-games = Wróć do gier

# stół i koniec gry
table-question = Pytanie
table-all-choices = Wszystkie możliwości
table-show-all = { $count ->
    [one] Pokaż jedyną możliwość
   *[other] Pokaż wszystkie { $count }
}
table-all = Wszystkie { $count }
table-mode = Co stawia kliknięcie
table-pay-missing = Brakuje jeszcze: { $what }
table-back = Wróć
table-undo = Cofnij swoją ostatnią decyzję
table-undo-turn = Cofnij całą turę
table-thinking = { $name } myśli.
table-preparing = Dopóki zasady nie są przygotowane (jednorazowo, kilkanaście sekund), boty patrzą tylko do końca swojej tury.
table-still-choosing = Jeszcze wybierają: { $names }
table-waiting = Rozejrzyj się: wskaż miejsce, aby zobaczyć, co tam jest.
table-waiting-touch = Rozejrzyj się: dotknij miejsca, aby zobaczyć, co tam jest.
table-hint = Podpowiedź
table-hint-title = Podpowiedź: najlepsze możliwości (H)
table-hint-what = Szansa na wygraną zdaniem bota
table-hint-close = Zamknij podpowiedź
table-hint-thinking = Bot zastanawia się nad twoimi możliwościami.
table-hint-off = Przy tym stole nie ma podpowiedzi.
table-hint-wait = Podpowiedź dostaniesz, gdy przyjdzie twoja kolej.
table-hint-told = { $count ->
    [one] Jest jedna dobra możliwość: { $words }, { $chance }.
    [few] { $count } możliwości. Najlepsza: { $words }, { $chance }.
   *[many] { $count } możliwości. Najlepsza: { $words }, { $chance }.
}
table-hint-effort = { $lines ->
    [one] { $lines } wariant sprawdzony w { $seconds } s
    [few] { $lines } warianty sprawdzone w { $seconds } s
   *[many] { $lines } wariantów sprawdzonych w { $seconds } s
}
table-your-turn = Twoja kolej. { $question }
table-yours = Twoje
table-only-you = widzisz to tylko ty
table-pieces = Pozostałe pionki
table-points = punkty
table-players = Gracze
table-bot = bot
table-offline = offline
table-away-since = nieobecność od { $time }
table-away-help = Gdy kogoś nie ma od { $seconds } s, gracze mogą poprosić, żeby zastąpił go bot.
table-hints-used = { $count ->
    [one] { $count } wykorzystana podpowiedź
    [few] { $count } wykorzystane podpowiedzi
   *[many] { $count } wykorzystanych podpowiedzi
}
table-stand-in = Na razie gra { $bot }
table-stand-in-me = Niech bot gra za mnie
table-stand-in-for = Niech bot gra za gracza { $name }
table-stand-in-help = Gra, dopóki gracz nie wróci na swoje miejsce.
table-stand-in-notice = Wszyscy się o tym dowiedzą. Jeśli { $name } wróci w ciągu { $seconds } s, zachowa swoje miejsce.
table-replaced-soon = Za chwilę za gracza { $name } zagra { $bot }, chyba że { $name } wróci.
table-called-off = Grę przerwano po { $count } decyzjach. Nikt nie wygrywa.
table-stand-in-yours = { $bot } gra za ciebie.
table-stand-in-named = Za gracza { $name } gra { $bot }.
table-take-back = Wróć na swoje miejsce
table-resigned = po rezygnacji
table-you-resigned = Gra poddana
table-you-resigned-help = Na twoim miejscu gra bot. Możesz oglądać do końca.
table-time-used = Zużyty czas
table-side = Gracze, dziennik, czat
table-summary-player = Gracz
table-summary-you = Ty
table-summary-why = Dlaczego
table-summary-change = Zmiana
table-summary-points = Punkty
table-summary-bought = { $what }, zakup
table-summary-missing = brak
table-summary-fold = Pokaż planszę
table-summary-unfold = Pokaż kartę
table-summary-undo = Cofnij
table-summary-waits = Gra czeka na ciebie.
table-replay = Powtórz ostatnie tury
table-replay-speed = Szybkość
table-replay-by-step = krok po kroku
table-replay-step = Krok { $step } z { $count }
table-replay-next = Następny krok
table-replay-skip = Do końca
table-enlarge-what = Powiększ: { $what }
table-enlarged-before = Poprzednia
table-enlarged-next = Następna
table-enlarged-close = Zamknij
table-since = Od twojej ostatniej tury
table-since-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-undone = { $name } cofa { $count ->
    [one] decyzję
    [few] { $count } decyzje
   *[many] { $count } decyzji
}.
table-undone-you = Cofasz { $count ->
    [one] decyzję
    [few] { $count } decyzje
   *[many] { $count } decyzji
}.
table-chat = Czat
table-rules = Zasady
table-chat-empty = Nikt jeszcze nie napisał.
table-chat-write = Napisz do wszystkich przy stole
table-chat-send = Wyślij
table-resign = Zrezygnuj
table-reconnecting = Utracono połączenie. Łączymy ponownie.
table-watching = Oglądasz tę grę.
table-tabs = Części stołu
table-tab-board = Plansza
table-tab-players = Gracze
table-zoom = Powiększenie
table-zoom-in = Większa
table-zoom-out = Mniejsza
table-zoom-fit = Cała plansza
table-overview = Miniatura planszy: przejdź do wybranej części
table-tab-mat = Umiejętności
table-mat-of = Plansza gracza: { $name }
table-turn = Tura: { $name }
table-hand-over = Przekaż urządzenie: { $name }
table-hand-over-help = Stół pozostanie zakryty, dopóki nie podejdzie { $name }.
table-hand-over-ready = To ja, { $name }
table-result = Pokaż wynik
table-review = Przeanalizuj grę
table-save-log = Zapisz dziennik
table-play-again = Zagraj ponownie
table-points-made = Skąd wzięły się punkty
table-in-numbers = W liczbach
table-category = Kategoria
table-total = Razem
table-scores-over-time = Punkty decyzja po decyzji
table-decision = Decyzja
table-you = Ty
table-place-sign = { $place ->
   *[other] .
}
table-end-win = { $points ->
    [0] Wygrywasz przy równej liczbie punktów ({ $other })
    [one] Wygrywasz z przewagą { $points } punktu (drugie miejsce: { $other })
   *[other] Wygrywasz z przewagą { $points } punktów (drugie miejsce: { $other })
}
table-end-wins = { $points ->
    [0] { $name } wygrywa przy równej liczbie punktów ({ $other })
    [one] { $name } wygrywa z przewagą { $points } punktu (drugie miejsce: { $other })
   *[other] { $name } wygrywa z przewagą { $points } punktów (drugie miejsce: { $other })
}
table-end-behind = { $place ->
    [1] Zajmujesz pierwsze miejsce
    [2] Zajmujesz drugie miejsce
    [3] Zajmujesz trzecie miejsce
    [4] Zajmujesz czwarte miejsce
    [5] Zajmujesz piąte miejsce
   *[other] Zajmujesz ostatnie miejsce
}, { $points ->
    [0] { $other } wygrywa przy równej liczbie punktów
    [one] { $other } wygrywa różnicą { $points } punktu
   *[other] { $other } wygrywa różnicą { $points } punktów
}
table-end-shared = Wspólne zwycięstwo: ty i { $names }
table-end-share = Wspólne zwycięstwo: { $names }
table-end-more = { $name } ma przewagę w kategoriach: { $parts }.
table-end-you-more = Ty masz przewagę w kategoriach: { $parts }.
table-end-less = { $part }: { $other } traci { $more } { $more ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, { $name } { $less ->
    [0] żadnego
   *[other] { $less }
}.
table-end-you-less = { $part }: { $other } traci { $more } { $more ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, ty { $less ->
    [0] żadnego
   *[other] { $less }
}.
table-end-you-lost = { $part }: tracisz { $more } { $more ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, { $name } { $less ->
    [0] żadnego
   *[other] { $less }
}.
table-turning-points = Punkty zwrotne
table-chance-after = Szansa na wygraną po każdej decyzji
table-chance-working = Bot analizuje każdą decyzję.
table-review-failed = Nie udało się ukończyć analizy.
table-try-again = Spróbuj ponownie
table-no-turning-point = Żadna tura nie zmieniła zbyt wiele.
table-better = Lepiej:
table-go-there = Przejdź tam
table-final-board = Plansza na koniec gry
table-enlarge = Powiększ

# klawisze
ui-keys = Klawisze
key-go = Przejdź z miejsca na miejsce
key-enter = Naciśnij główny przycisk
key-answer = Wybierz tę odpowiedź albo ten wiersz podpowiedzi
key-hint = Poproś o podpowiedź albo ją zamknij
key-undo = Cofnij; z Shiftem całą turę
key-mode = Zmień, co kładzie kliknięcie na planszy
key-replay = Powtórz ostatnie tury pozostałych graczy
key-log = Przejdź do dziennika
key-rules = Przeczytaj zasady dotyczące wskazanego elementu
key-board = Przejdź do planszy
key-larger = Powiększ
key-smaller = Pomniejsz
key-fit = Cała plansza
key-back = Wróć; zamknij
key-back-one = Decyzja wstecz
key-on-one = Decyzja naprzód
key-first = Na początek
key-last = Na koniec
key-play = Odtwarzaj albo zatrzymaj
key-help = Pokaż te klawisze
key-name-space = Spacja
key-name-escape = Esc

board-what-if = Co jeśli
board-what-if-title = Wypróbuj decyzje na prywatnej planszy, za wszystkich graczy
table-what-if-off = „Co jeśli” jest przy tym stole wyłączone do końca gry, tak jak podpowiedzi.
board-private = Prywatne: tę planszę widzisz tylko ty
board-back = Wróć do gry
board-from-live = { $number ->
    [0] od początku tej gry
   *[other] od decyzji { $number } tej gry
}
board-from-over = { $number ->
    [0] od początku zakończonej gry
   *[other] od decyzji { $number } zakończonej gry
}
board-from = { $number ->
    [0] Na początku
   *[other] Po decyzji { $number }
}
board-branch = Wariant { $branch }
board-branch-after = Wariant { $branch } po { $count ->
    [one] { $count } decyzji
   *[other] { $count } decyzjach
}
board-not-real = To nie jest prawdziwa gra.
board-safe = Nic, co tu wypróbujesz, nie trafi na stół.
board-in-game = gra
board-here = tutaj
board-estimate = Zapytaj bota o szanse
board-branches = Warianty
board-really = W grze:
board-steps = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
board-delete = Usuń wariant { $branch }
board-no-branch = Wypróbuj decyzję; grze nic się nie stanie.
board-full = Masz już { $count } wariantów. Usuń któryś, aby zacząć nowy.
board-new-branch = { $number ->
    [0] Nowy wariant od początku
   *[other] Nowy wariant po decyzji { $number }
}
board-kept = Warianty zostają przy tej grze w tej przeglądarce, tylko dla ciebie, aż je usuniesz.
board-guess-title = Rzeczy ukryte
board-guess = To, czego nie widzisz, rozdano od nowa. To domysł, a nie prawda.
board-redeal = Rozdaj jeszcze raz
board-bot = Niech bot wybierze
board-your-turn = Przy stole twoja kolej
board-play-on = Graj dalej stąd
board-play-on-line = Nowy stół zacznie się od tej pozycji; za pozostałych grają boty. To, czego nie widzisz, zostanie rozdane od nowa.
board-your-seat = Grasz jako
board-level = Boty grają
board-open-table = Otwórz stół
board-origin = Od decyzji { $number } innej gry{ $tried ->
    [0] {""}
   *[other] {" "}i { $tried } na próbę
}
board-origin-other = Od przygotowanej pozycji
key-what-if = Wypróbuj decyzje na prywatnej planszy

# lessons
learn-title = Nauka
learn-line = Krótkie lekcje przy prawdziwym stole. Po dwie, trzy minuty, w dowolnej kolejności.
learn-rules = Zasady wszystkich gier
learn-count = { $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
}
learn-done-of = { $done } z { $count ->
    [one] { $count } lekcji
    [few] { $count } lekcji
   *[many] { $count } lekcji
}
learn-all-done = Wszystkie lekcje za tobą
learn-minutes = po { $minutes } min
learn-first = Najpierw
learn-next = Dalej
learn-again = Jeszcze raz
learn-any = dowolna lekcja z listy
learn-start = Zacznij od lekcji 1
learn-continue = Przejdź do lekcji { $number }
learn-list = Wszystkie lekcje
learn-open = przed tobą
learn-begun = zaczęta
learn-keep = Postępy pamięta ta przeglądarka; konto zachowa je na stałe.
learn-none = Żadna gra nie ma jeszcze lekcji.
lesson-number = Lekcja { $number } z { $count }
lesson-step = krok { $number } z { $count }
lesson-leave = Wyjdź z lekcji
lesson-now-you = Teraz ty
lesson-show = Pokaż mi
lesson-skip = Pomiń krok
lesson-back = Poprzedni krok
lesson-next = Następny krok
lesson-next-lesson = Następna lekcja
lesson-all = Wszystkie lekcje
lesson-right = Dobrze!
lesson-onward = Dobrze, dalej.
lesson-would-have = Dałoby to tyle:
lesson-taken-back = Cofnęło się samo. Nic nie przepadło.
lesson-nothing-lost = Nic się nie zmieniło. Spróbuj jeszcze raz.
lesson-rules = Zasady: { $title }
lesson-look = Spójrz na stół
lesson-look-help = Liczby stoją tam, o czym mówi tekst.
lesson-done = ukończony
lesson-at-table = Przy tym stole
lesson-later = lekcja { $number }
lesson-over = Koniec lekcji
lesson-over-help = Każdy krok można otworzyć ponownie.
lesson-finished = Lekcja ukończona
lesson-through = To był ostatni krok
lesson-left = { $count ->
    [one] Jeden krok jest jeszcze otwarty. Możesz do niego wrócić w każdej chwili.
    [few] { $count } kroki są jeszcze otwarte. Możesz do nich wrócić w każdej chwili.
   *[many] { $count } kroków jest jeszcze otwartych. Możesz do nich wrócić w każdej chwili.
}
lesson-next-is = Dalej:
key-lesson-next = Następny krok
key-lesson-show = Pokaż, co jest dobre
## Trener pierwszej gry

coach-title = Trener
coach-off = Wyłącz trenera
coach-on = Włącz trenera
coach-quiet = Trener jest wyłączony. Gra toczy się jak zwykle.
coach-watching = Trener patrzy razem z tobą.
coach-over = Gra skończona. W wyniku są trzy rzeczy do wypróbowania następnym razem.
coach-looking = Trener przygląda się twojej decyzji.
coach-overlooked = Była lepsza możliwość: { $better }
coach-fell = „{ $words }”: szansa na wygraną spadła z { $before } do { $after }.
coach-try = Spróbuj tak: { $better }
coach-back = Cofnij to
coach-show = Pokaż
coach-close = Graj dalej
coach-unfold = Trener: pokaż wszystko
coach-fold = Trener: pokaż mniej
coach-three = Trzy rzeczy na następny raz
coach-go = Zobacz decyzję { $number }

ui-guided = Pierwsza gra z trenerem
ui-guided-line = { $minutes } min, pomaga trener
ui-guided-helps = Pomaga trener
ui-guided-start = Zacznij
ui-guided-running = Rozpoczęta, czeka na ciebie
ui-guided-over = { $won ->
    [yes] Wygrana { $when }
   *[no] Rozegrana { $when }
}
ui-guided-again = Jeszcze raz

# zadania
ui-nav-puzzles = Zadania
puzzle-title = Zadanie
puzzle-daily = Zadanie dnia
puzzle-daily-open = Rozwiąż
puzzle-daily-look = Zobacz jeszcze raz
puzzle-daily-solved = rozwiązane
puzzle-daily-missed = nierozwiązane
puzzle-all = Wszystkie zadania
puzzle-leave = Wyjdź
puzzle-index-line = Pozycje z prawdziwych partii, w których jeden wybór jest wyraźnie najlepszy.
puzzle-status = Zadanie · liczba graczy: { $count }
puzzle-count = Rozwiązane: { $solved } z { $count }
puzzle-rating-of = twój ranking { $value } ± { $doubt }
puzzle-rated = ranking { $value } ± { $doubt }
puzzle-rated-short = ranking { $value }
puzzle-start = Zacznij
puzzle-next = Następne zadanie
puzzle-none-left = Nie ma już takich zadań.
puzzle-all-tried = Wszystkie zadania ({ $count }) masz za sobą. „Spróbuj jeszcze raz” to już ćwiczenie.
puzzle-by-theme = Według tematu (zdradza, o co chodzi)
puzzle-left = zostało { $left } z { $count }
puzzle-theme-end = Koniec gry
puzzle-theme-scoring = Punktowanie
puzzle-theme-blocking = Blokowanie
puzzle-theme-tempo = Tempo
puzzle-theme-plan = Planowanie
puzzle-position = Pozycja
puzzle-task = Jeden wybór jest wyraźnie najlepszy. Który?
puzzle-how-board = Wybierz na planszy, jak przy stole. Liczy się tylko pierwsza próba.
puzzle-how-letters = Wybierz literę, tutaj albo na planszy. Liczy się tylko pierwsza próba.
puzzle-hint = Podpowiedź
puzzle-hint-cost = Podpowiedź zdradza temat i dwa wybory, z których jeden jest najlepszy. Rozwiązanie da wtedy o połowę mniej.
puzzle-hint-take = Pokaż podpowiedź
puzzle-hint-told = Jeden z tych dwóch jest najlepszy:
puzzle-hinted = Z podpowiedzią: połowa zysku
puzzle-solved-first = Rozwiązane za pierwszym razem
puzzle-solved = Rozwiązane
puzzle-not-best = To nie najlepszy wybór: { $chance }, najlepszy daje { $best }.
puzzle-not-best-unknown = To nie najlepszy wybór; najlepszy daje { $best }.
puzzle-practice = Ćwiczenie: liczy się tylko pierwsza próba
puzzle-themes = Temat: { $themes }
puzzle-your-rating = ranking zadań
puzzle-chances = Szansa na wygraną po nim
puzzle-chances-help = Kreska: najlepsze oszacowanie; szare pole: gdzie kończą się osobne analizy
puzzle-chance-range = { $chance }, od { $low } do { $high }
puzzle-unknown = Nikt tego nie sprawdził
puzzle-your-choice = twój wybór
puzzle-best = najlepszy wybór
puzzle-best-short = najlepszy
puzzle-second = drugi
puzzle-yours = twój
puzzle-why = Dlaczego
puzzle-line = Dalszy ciąg
puzzle-line-yours = Dalszy ciąg po tym wyborze
puzzle-step = { $step } z { $count }
puzzle-step-back = Krok wstecz
puzzle-step-on = Krok dalej
puzzle-again = Spróbuj jeszcze raz
puzzle-bar-solved = Rozwiązane: { $choice }
puzzle-bar-missed = To nie najlepszy wybór: { $choice }
puzzle-bar-line = Przejdź dalszy ciąg krok po kroku albo idź dalej.
puzzle-from-bots = Z partii botów, widziane tylko z tego miejsca. Co ukryte, pozostało ukryte.
puzzle-from-people = Z partii rozegranej przez ludzi, widziane tylko z tego miejsca. Co ukryte, pozostało ukryte.
key-puzzle-letter = Odpowiedź w zadaniu
key-puzzle-line = Wzdłuż dalszego ciągu po rozwiązaniu
key-puzzle-next = Następne zadanie
