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
care-report-help = Zgłoszenie przeczytają operatorzy serwera. Osoba, której dotyczy, nie dowie się, od kogo pochodzi.
care-report-send = Wyślij zgłoszenie
care-reported = Dziękujemy. Operatorzy to sprawdzą.
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
care-operator = Strona operatora
care-operators-only = Ta strona jest dla operatorów tego serwera.
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
care-note = Notatka dla operatorów
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
care-grant = Nadaj rolę operatora
care-revoke = Odbierz rolę operatora
care-operator-role = operator
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
care-audit-when = Kiedy
care-audit-who = Kto
care-audit-what = Co
care-audit-whom = Kogo lub czego dotyczy
care-audit-more = Więcej
care-by-operator = operator
care-by-command = wiersz poleceń
care-by-system = serwer
care-by-person = osoba
care-newer = Nowsze
care-older = Starsze
