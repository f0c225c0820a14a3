# Opieka, po polsku.
care-announcement = Komunikat dla wszystkich
care-begins = Od { $moment }
care-report = Zgłoś
care-report-this = Zgłoś tę wypowiedź
care-hide-chat = Ukryj wypowiedzi: { $name }
care-show-chat = Pokaż wypowiedzi: { $name }
care-more = Więcej o tej wypowiedzi
care-hidden-line = Ukryta wypowiedź ({ $name }).
care-why = Co jest nie tak?
care-words = Własnymi słowami, jeśli chcesz
care-report-help = Zgłoszenie przeczytają administratorzy serwera. Osoba, której dotyczy, nie dowie się, od kogo pochodzi.
care-report-send = Wyślij zgłoszenie
care-reported = Dziękujemy. Administratorzy to sprawdzą.
care-reason-insult = Obelgi lub nienawiść
care-reason-threat = Groźby lub nękanie
care-reason-cheating = Oszukiwanie
care-reason-spam = Spam
care-reason-name = Obraźliwa nazwa
care-reason-stalling = Celowe przeciąganie lub porzucanie gry
care-reason-other = Coś innego
care-sanctions = Kary
care-told-mute = Nie możesz pisać na czacie
care-told-play = Nie możesz siadać do nowych gier
care-told-login = Twoje konto jest zamknięte
care-until = do { $moment }
care-for-ever = na stałe
care-reason-was = Powód: { $reason }
care-operator = Strona administratora
care-operators-only = Ta strona jest dla administratorów tego serwera.
care-part-reports = Zgłoszenia
care-part-people = Osoby
care-part-tables = Stoły
care-part-announce = Komunikat
care-part-audit = Dziennik
care-state-open = Otwarte
care-state-handled = Załatwione
care-state-dismissed = Odrzucone
care-kind-person = Osoba
care-kind-name = Nazwa
care-kind-chat = Wypowiedź
care-kind-table = Stół
care-by = od: { $name }, { $moment }
care-note = Notatka dla administratorów
care-handled = Załatwione
care-dismiss = Wszystko w porządku
care-no-reports = Nie ma tu zgłoszeń.
care-search = Nazwa, login lub identyfikator
care-find = Szukaj
care-guest = gość
care-facts = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $sessions ->
    [one] jedna sesja
    [few] { $sessions } sesje
   *[other] { $sessions } sesji
}, { $reports ->
    [0] bez zgłoszeń
    [one] jedno zgłoszenie
    [few] { $reports } zgłoszenia
   *[other] { $reports } zgłoszeń
}
care-sanction = Kara
care-sanction-mute = Bez czatu
care-sanction-play = Bez nowych gier
care-sanction-login = Konto zamknięte
care-term = Czas
care-days = { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}
care-reason-told = Powód, który przeczyta ta osoba
care-impose = Nałóż
care-lift = Cofnij
care-lifted = cofnięta
care-new-name = Nowa nazwa
care-rename = Zmień nazwę
care-end-sessions = Wyloguj wszędzie
care-grant = Nadaj rolę administratora
care-revoke = Odbierz rolę administratora
care-operator-role = administrator
care-nobody = Nie ma takiej osoby.
care-table-id = Identyfikator stołu
care-close = Odwołaj grę
care-no-tables = Żaden stół nie gra ani nie czeka.
care-announce = Pokaż na wszystkich stronach
care-announce-clear = Cofnij
care-announce-begins = Serwer będzie niedostępny od
care-announce-until = Pokazuj do
care-announced = Komunikat jest już na wszystkich stronach.
care-announcement-gone = Komunikat zniknął.
care-no-audit = Administratorzy jeszcze nic nie zrobili.
care-audit-when = Kiedy
care-audit-who = Kto
care-audit-what = Co
care-audit-whom = Kogo lub czego dotyczy
care-audit-more = Więcej
care-by-operator = administrator
care-by-command = wiersz poleceń
care-by-system = serwer
care-by-person = osoba
care-newer = Nowsze
care-older = Starsze
care-part-ratings = Rankingi
care-ratings-game = Gra
care-no-ratings = Nie ma takich rankingów.
care-games = Partie rankingowe
care-games-of = Partie rankingowe: { $name }
care-no-rated-games = Nie ma partii rankingowych.
care-void = Wyłącz
care-void-title = Wyłączyć tę partię z rankingu?
care-void-line = Nie będzie się liczyć nikomu, a wszystkie rankingi gry { $game } zostaną policzone od nowa. Dziennik partii zostaje.
care-reset = Od nowa
care-reset-title = { $name }: zacząć ranking od nowa?
care-reset-line = Partie rankingowe tej osoby przestaną się liczyć, także pozostałym, a wszystkie rankingi gry { $game } zostaną policzone od nowa.
care-recompute = Policz od nowa
care-recompute-title = Policzyć od nowa wszystkie rankingi gry { $game }?
care-recompute-line = Ze wszystkich partii, które się liczą, w kolejności ich zakończenia.
care-do-it = Zrób to
care-ratings-done = { $count ->
    [one] Liczy się teraz { $count } partia rankingowa.
    [few] Liczą się teraz { $count } partie rankingowe.
   *[other] Liczy się teraz { $count } partii rankingowych.
}
care-did-granted = nadano rolę administratora
care-did-revoked = odebrano rolę administratora
care-did-renamed = zmieniono nazwę
care-did-sessions-ended = wylogowano wszędzie
care-did-reset-link = link do nowego hasła
care-did-sanction-mute = zakaz czatu
care-did-sanction-play = zakaz nowych gier
care-did-sanction-login = zamknięto konto
care-did-sanction-lifted = cofnięto karę
care-did-report-open = ponownie otwarto zgłoszenie
care-did-report-handled = załatwiono zgłoszenie
care-did-report-dismissed = odrzucono zgłoszenie
care-did-table-closed = odwołano grę
care-did-announced = pokazano komunikat
care-did-announcement-taken-back = cofnięto komunikat
care-did-ratings-recomputed = policzono rankingi od nowa
care-did-game-voided = wyłączono partię z rankingu
care-did-rating-reset = ranking od nowa
care-data-reason = powód: { $reason }
care-data-until = { $until ->
    [never] na stałe
   *[other] do { $until }
}
care-data-before = przedtem: { $before }
care-data-count = sesje: { $count }
care-data-games = partie: { $games }
care-data-kind = { $kind }
care-close-title = Odwołać tę grę?
care-close-line = Zostaje tak, jak jest, i nikt nie wygrywa. Nie da się tego cofnąć.
care-table-waiting = czeka
care-table-playing = trwa
care-table-over = zakończona
care-table-off = odwołana
