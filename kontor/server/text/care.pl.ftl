# Opieka: odmowy, po polsku.

sanction-mute = Administrator wyłączył ci czat { $until ->
    [never] na stałe
   *[other] do { $until }
}. Powód: { $reason }
sanction-play = { $until ->
    [never] Nie możesz już siadać do nowych gier
   *[other] Do { $until } nie możesz siadać do nowych gier
}. Powód: { $reason }
sanction-login = To konto jest zamknięte { $until ->
    [never] na stałe
   *[other] do { $until }
}. Powód: { $reason }
sanction-reason = Podaj powód, od 3 do 500 znaków; ta osoba go przeczyta.
sanction-term = Koniec musi leżeć w przyszłości.
no-sanction = Nie ma takiej kary albo została już cofnięta.
no-person = Nie ma takiej osoby.
no-line = Nie ma takiej wypowiedzi przy tym stole.
no-report = Nie ma takiego zgłoszenia.
no-role = Nie ma takiej roli; jedyna rola to operator.
report-yourself = Nie możesz zgłosić siebie.
report-many = Masz już wiele otwartych zgłoszeń; administratorzy najpierw je sprawdzą.
report-twice = To już zgłoszono; administratorzy się tym zajmą.
announcement-long = Komunikat może mieć najwyżej 500 znaków.
operators-only = Ta strona jest dla administratorów tego serwera.
role-yourself = Nie możesz zrobić tego sobie.
not-rated = Ta partia nie liczy się do rankingu.
no-rating = Ta osoba nie ma partii rankingowych w tej grze.
not-running = Ta gra już się skończyła.
