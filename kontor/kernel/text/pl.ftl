# Teksty wspólne dla wszystkich gier, po polsku.

yes = tak
no = nie
you = ty
list-and = { $first } i { $last }
seat-name = Gracz { $number }
spectator = Widz
bot-random = Bot losowy
bot-random-about = Wybiera losowo spośród dozwolonych decyzji. Do testów.
bot-greedy = Bot zachłanny
bot-greedy-about = Planuje tylko własną turę, nigdy to, co po niej. Do testów.
bot-beginner = Bot początkujący
bot-beginner-about = Patrzy niedaleko naprzód i wiele przeocza: dobry na pierwszą grę.
bot-casual = Bot rekreacyjny
bot-casual-about = Gra rozsądnie i szybko: niewymagający przeciwnik.
bot-strong = Bot mocny
bot-strong-about = Patrzy daleko naprzód i niewiele wybacza.
bot-expert = Bot ekspert
bot-expert-about = Nie spieszy się i patrzy daleko naprzód: trudny przeciwnik.
bot-master = Bot mistrz
bot-master-about = Myśli nad decyzją do dwóch sekund: najtrudniejszy przeciwnik.
bot-deleted = Usunięty gracz
hidden = ukryte
turn-of = Teraz decyduje { $player }
your-turn = Twoja kolej
now-sentence = Teraz: { $matter }.
log-title = Dziennik
score = Wynik
points-n = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
icon-star = pkt

not-your-turn = To nie twoja kolej.
why-over = Gra już się skończyła.
undo = Cofnij
undo-refused-other = Tego nie można cofnąć: od tego czasu decyzję podjął ktoś inny.
undo-refused-revealed = Tego nie można cofnąć: odkryto coś, co było zakryte.
undo-refused-chance = Tego nie można cofnąć: o czymś zdecydował los.
undo-refused-over = Tego nie można cofnąć: gra jest skończona.
undo-nothing = Nie ma czego cofać.

game-over = Koniec gry
winner = Zwycięzca
illegal-decision = „{ $decision }” – to niemożliwe. { $reason }

choices = Możliwości
more-choices = { $count ->
    [one] { $count } możliwość ma numer w tabelach powyżej.
    [few] { $count } możliwości mają numery w tabelach powyżej.
   *[other] { $count } możliwości ma numery w tabelach powyżej.
}
no-such-number = Nie ma możliwości nr { $number }; numery są od 1 do { $most }.
ask-choice = Twój wybór (numer lub zapis, ? – pomoc):
pass-device = Teraz gra { $player }: oddaj klawiaturę i naciśnij Enter
press-enter = Naciśnij Enter
help-play =
    Możesz wpisać:
      3              numer: możliwość o tym numerze
      place F5       możliwość w zapisie, tak jak na liście
      log            co się dotąd wydarzyło
      hint           najlepsze możliwości, ile są warte i dlaczego
      why place F5   dlaczego czegoś nie można zrobić
      undo           cofnij swoją ostatnią decyzję
      undo turn      cofnij całą swoją turę
      Enter          pokaż stół jeszcze raz
      picture PLIK   zapisz obraz stołu w pliku PLIK
      save PLIK      zapisz grę w pliku PLIK
      rules          przeczytaj zasady
      quit           wyjdź z gry
      ?              pokaż tę pomoc
bye-saved = Gra jest zapisana w pliku { $file }.

hint = Podpowiedź
hint-points-turn = { $sign }{ points-n } do końca tury.
hint-points-now = { $sign }{ points-n }, a tura jeszcze trwa.
hint-expected = Spodziewany dalszy ciąg: { $text }
hint-win = Szansa na wygraną: { $text }
rules-open-example = Otwórz przy stole
bots-while-compiling = Zasady są właśnie kompilowane (jeden raz, około piętnastu sekund); do tego czasu boty patrzą tylko do końca swojej tury.
rules-compiling = Zasady są jeszcze kompilowane; spróbuj za chwilę.
stand-in-plays = Bot gra za ciebie; najpierw wróć na swoje miejsce.

review-title = Analiza: { $game }
review-win = Szansa na wygraną
review-accuracy = Trafność
review-start = Początek
review-end = Koniec
review-decision = Decyzja { $number }
review-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
review-mistakes = Najkosztowniejsze decyzje
review-none = Żadna decyzja nie była wyraźnie gorsza od innej możliwości.
review-number = Nr
review-player = Gracz
review-played = Zagrano
review-cost = Strata
review-better = Lepiej
explorer-games = { $count ->
    [one] { $count } gra z taką pozycją
    [few] { $count } gry z takimi pozycjami
   *[many] { $count } gier z takimi pozycjami
}
explorer-few = Mniej niż { $count } gier. Na razie nic z tego nie wynika.
explorer-choice = Możliwość
explorer-chosen = Wybierano
explorer-won = Wygrane (95 %)
explorer-even = Równy udział
explorer-by = Kto
explorer-people = ludzie

## Trener pierwszej gry

coach-better = Decyzja { $number }: „{ $better }” byłoby lepsze niż „{ $played }”.
coach-gap = { $category }: { $player } – { points-n }, ty – { $own }. Następnym razem postaraj się tam o więcej.
coach-next-level = Ten bot patrzy niedaleko naprzód: następnym razem spróbuj z botem rekreacyjnym.
coach-again = Zagraj jeszcze raz w tym samym układzie i zmień tylko jedną rzecz.
coach-rules = Przeczytaj jeszcze raz skrót zasad: po pierwszej grze powie ci więcej.
