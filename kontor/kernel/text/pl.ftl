# Teksty wspólne dla wszystkich gier, po polsku.

yes = tak
no = nie
you = ty
seat-name = Gracz { $number }
spectator = Widz
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-beginner = Bot początkujący
bot-casual = Bot rekreacyjny
bot-strong = Bot mocny
bot-expert = Bot ekspert
hidden = ukryte
turn-of = Ruch ma { $player }
your-turn = Twój ruch
log-title = Przebieg gry
score = Wynik
points-n = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
icon-star = pkt

not-your-turn = To nie twoja kolej.
undo = Cofnij
undo-refused-other = Tego nie można cofnąć: od tego czasu decyzję podjął ktoś inny.
undo-refused-revealed = Tego nie można cofnąć: odkryto coś, co było zakryte.
undo-refused-chance = Tego nie można cofnąć: o czymś zdecydował los.
undo-nothing = Nie ma czego cofać.

game-over = Koniec gry
winner = Zwycięzca
illegal-move = „{ $move }” – to niemożliwe. { $reason }

choices = Możliwości
more-choices = { $count ->
    [one] { $count } możliwość ma numer w tabelach powyżej.
    [few] { $count } możliwości mają numery w tabelach powyżej.
   *[other] { $count } możliwości ma numery w tabelach powyżej.
}
no-such-number = Nie ma możliwości { $number }; numery są od 1 do { $most }.
ask-move = Twój wybór (numer lub zapis, ? – pomoc):
pass-device = Teraz gra { $player }: przekaż urządzenie i naciśnij Enter
press-enter = Naciśnij Enter
help-play =
    Możesz wpisać:
      3              numer: wybór z listy
      place F5       wybór w zapisie, tak jak na liście
      log            co się dotąd wydarzyło
      why place F5   dlaczego dany wybór jest niemożliwy
      undo           cofnij swoją ostatnią decyzję
      undo turn      cofnij całą swoją turę
      Enter          pokaż stół jeszcze raz
      picture PLIK   zapisz obraz stołu w pliku PLIK
      save PLIK      zapisz grę w pliku PLIK
      rules          przeczytaj zasady
      quit           wyjdź z gry
      ?              pokaż tę pomoc
bye-saved = Gra jest zapisana w pliku { $file }.
