# Turnieje, po polsku.

tour-nav = Turnieje
tour-new = Nowy turniej
tour-none = Żaden turniej nie jest zaplanowany.
tour-none-line = Każdy może zorganizować własny.
tour-list-running = W toku
tour-list-planned = Planowane
tour-list-over = Zakończone

tour-format-swiss = System szwajcarski
tour-format-arena = Arena
tour-format-round-robin = Każdy z każdym
tour-format-knock-out = Puchar
tour-game-line = { $game }, { $players ->
    [2] po dwie osoby przy stole
    [3] po trzy osoby przy stole
    [4] po cztery osoby przy stole
   *[5] po pięć osób przy stole
}
tour-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tour-clock-live = { $minutes } min + { $seconds } s
tour-clock-bank = { $minutes } min
tour-clock-days = { $hours ->
    [24] doba na turę
    [72] trzy doby na turę
    [one] { $hours } godzina na turę
    [few] { $hours } godziny na turę
   *[many] { $hours } godzin na turę
}
tour-rated = rankingowy
tour-run-by = organizuje { $name }
tour-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
tour-seats = { $count } z { $most ->
    [one] { $most } miejsca
   *[other] { $most } miejsc
}
tour-until = do { $at }
tour-round = Runda { $round }
tour-round-of = Runda { $round } z { $rounds }
tour-newest = Najnowsze stoły

tour-csv = Wyniki (CSV)
tour-logs = Wszystkie zapisy gier (ZIP)
tour-share = Kopiuj link
tour-to-table = Do twojego stołu
tour-back = Do turnieju
tour-paused = Przerwa: nowa runda się nie zacznie. Trwające gry toczą się dalej.
tour-called-off = Ten turniej został odwołany.
tour-won-by = { $count ->
    [one] Turniej wygrywa { $names }.
   *[other] Pierwsze miejsce zajmują wspólnie: { $names }.
}

tour-standings = Klasyfikacja
tour-after = { $count ->
    [0] przed pierwszą rundą
    [one] po { $count } rundzie
   *[other] po { $count } rundach
}
tour-after-live = { $count ->
    [0] trwa runda { $round }
    [one] po { $count } rundzie, trwa runda { $round }
   *[other] po { $count } rundach, trwa runda { $round }
}
tour-place = Miejsce
tour-player = Gracz
tour-points = Punkty
tour-games = Ostatnie gry
tour-rounds-head = Rundy
tour-more = Więcej
tour-more-of = Więcej: { $name }
tour-you = Ty ({ $name })
tour-bot = bot
tour-withdrawn = poza turniejem
tour-mark = Runda { $round }: miejsce { $place } z { $players }
tour-mark-now = Runda { $round }, w toku: teraz miejsce { $place } z { $players }
tour-mark-bye = Runda { $round }: wolny los
tour-look = Widok
tour-look-table = Tabela
tour-look-cross = Tabela krzyżowa
tour-look-bracket = Drabinka
tour-cross-cell = { $one } – { $other }: { $points }
tour-cross-now = { $one } – { $other }: gra w toku
tour-cross-about-two = 1 to wygrana, ½ remis, 0 przegrana; kółko to gra w toku.
tour-cross-about = Za każde spotkanie: 1 za miejsce przed rywalem, ½ za to samo, 0 za miejsce za nim; kółko to gra w toku.
tour-before-final-0 = Finał
tour-before-final-1 = Półfinały
tour-before-final-2 = Ćwierćfinały
tour-open-place = jeszcze nie wiadomo
tour-bye = wolny los
tour-goes-on = gra dalej
tour-equal = Równe punkty?
tour-tie-direct = Bezpośrednie
tour-tie-direct-about = punkty zdobyte przeciw tym, którzy mają ich tyle samo
tour-tie-opponents = Rywale
tour-tie-opponents-about = punkty wszystkich, z którymi się grało ({ $points } za rundę)
tour-tie-wins = Wygrane
tour-tie-wins-about = ile razy zajęło się pierwsze miejsce przy stole
tour-tie-share = Udział
tour-tie-share-about = wynik w % najlepszego przy stole, średnio

tour-table = Stół { $number }
tour-done = koniec
tour-playing = w toku
tour-your-turn = Twoja kolej
tour-tables-play = stoły w grze: { $count } z { $all }
tour-round-over = wszystkie gry zakończone
tour-since = od { $at }
tour-byes = Wolny los: { $names }.
tour-no-repeats = Nikt nie spotkał się dwa razy.
tour-repeats = { $count ->
    [one] { $count } para spotkała się ponownie.
    [few] { $count } pary spotkały się ponownie.
   *[many] { $count } par spotkało się ponownie.
}
tour-fewest-repeats = { $count ->
    [one] { $count } para spotkała się ponownie; nie dało się tego uniknąć.
    [few] { $count } pary spotkały się ponownie; mniej się nie dało.
   *[many] { $count } par spotkało się ponownie; mniej się nie dało.
}
tour-sat-first = { $count ->
    [one] Każdy zaczynał najwyżej raz.
   *[other] Każdy zaczynał najwyżej { $count } razy.
}
tour-earlier = Wcześniejsze rundy

tour-sign-up-title = Udział
tour-starts-by-hand = Gdy zacznie organizator
tour-bots-fill = boty uzupełniają luki
tour-state-open = Zapisy otwarte.
tour-state-in = Grasz.
tour-state-confirm = Potwierdź teraz.
tour-state-line = Brak miejsc.
tour-state-closed = Zapisy zamknięte.
tour-line-open = Każdy może zagrać.
tour-line-until = Zapisy do { $until }.
tour-line-full = Wszystkie miejsca są zajęte; można czekać w kolejce.
tour-line-in = Damy znać, gdy się zacznie.
tour-line-confirm-from = Potwierdź obecność od { $until }.
tour-line-confirm = Potwierdź obecność, najpóźniej o { $until }.
tour-line-place = Twoje miejsce w kolejce: { $place }.
tour-sign-up = Zapisz się
tour-sign-off = Wypisz się
tour-withdraw = Wycofaj się
tour-here = Jestem
tour-join-line = Stań w kolejce
tour-leave-line = Opuść kolejkę
tour-entrants = { $count ->
    [0] Gracze
    [one] { $count } gracz
   *[other] { $count } graczy
}
tour-waits = w kolejce
tour-is-here = jest
tour-nobody-yet = Nikt się jeszcze nie zapisał.
tour-how = Jak się gra
tour-points-about = { $players ->
    [2] Wygrana to 1 punkt, remis pół punktu.
   *[other] Pierwsze miejsce przy stole to { $best } pkt, ostatnie 0; przy remisie punkty się dzieli.
}

tour-organise = Dla organizatora
tour-start-now = Zacznij teraz
tour-pause = Przerwij
tour-resume = Wznów
tour-end = Zakończ turniej
tour-end-help = Liczy się to, co rozegrano. Trwające gry można dokończyć, ale już się nie liczą.
tour-call-off = Odwołaj
tour-call-off-help = Wszyscy zapisani dostaną wiadomość.
tour-who-signs-up = Kto może się zapisać
tour-signs-open = każdy
tour-signs-invited = kto ma link
tour-signs-closed = już nikt
tour-remove = Usuń gracza
tour-remove-whom = Wybierz gracza
tour-remove-do = Usuń
tour-remove-help = Jego grę dokończy bot.

tour-name = Nazwa
tour-name-example = Turniej wiosenny
tour-which-game = Gra
tour-format = System
tour-about-swiss = Wszyscy grają w każdej rundzie, z rywalami o podobnej liczbie punktów.
tour-about-arena = Przez { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} kto jest wolny, dostaje kolejny stół. Wygrywa ten, kto zbierze najwięcej punktów.
tour-about-round-robin = Każdy spotyka każdego, możliwie równo.
tour-about-knock-out = { $count ->
    [one] Najlepszy z każdego stołu gra dalej, aż zostanie jeden.
   *[other] Z każdego stołu gra dalej najlepsza część ({ $count }), aż zostanie jeden stół.
} Przy remisie dalej gra ten, kogo wylosowano wcześniej.
tour-players-a-table = Graczy przy stole
tour-how-many-rounds = Liczba rund
tour-as-fit = ile trzeba
tour-minutes = Minuty
tour-advance = Ilu z każdego stołu gra dalej
tour-time = Czas
tour-clock = Zegar
tour-no-clock = bez zegara
tour-no-clock-help = Bez zegara jeden nieobecny gracz zatrzymuje wszystkich.
tour-at-zero = Gdy czas się skończy
tour-at-zero-rest = bot gra do końca
tour-at-zero-turn = bot gra tę turę
tour-at-zero-lose = gracz zajmuje ostatnie miejsce
tour-starts = Początek
tour-starts-at = O ustalonej porze
tour-confirm = Gracze potwierdzają obecność
tour-confirm-help = W ciągu pół godziny przed początkiem; kto tego nie zrobi, nie gra.
tour-who = Gracze
tour-most = Najwyżej
tour-bots = Boty od początku
tour-bot-level = Ich poziom
tour-fill = Boty zajmują puste miejsca
tour-fill-help = W przeciwnym razie stoły są mniejsze albo ktoś ma wolny los.
tour-play = Też gram
tour-rated-games = Gry rankingowe
tour-rated-games-help = Tylko dla kont: goście nie mają rankingu. Bez podpowiedzi i bez cofania.
tour-rating-from = Najniższy ranking
tour-rating-to = Najwyższy ranking
tour-any-rating = dowolny
tour-ratings-help = Nowi gracze zaczynają od 1500. Przy ograniczeniu mogą się zapisać tylko osoby z kontem.
tour-range = { $kind ->
    [above] dla rankingu co najmniej { $low }
    [below] dla rankingu do { $high }
   *[between] dla rankingu od { $low } do { $high }
}
tour-public = Publiczny
tour-public-help = W przeciwnym razie widzą go tylko osoby z linkiem.
tour-create = Utwórz
