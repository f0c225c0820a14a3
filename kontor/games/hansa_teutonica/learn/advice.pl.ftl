# Co mówi trener w Hansa Teutonica, po polsku.

advice-establish = Droga { $route } jest pełna twoich kupców: ustanów szlak, zanim ktoś cię wyprze.
advice-income = Twoje zasoby są puste: weź dochód. Kupcy w zasobach ogólnych: { $count }.
advice-one-missing = Jeszcze jeden kupiec i droga { $route } będzie pełna. Potem możesz ustanowić szlak.
advice-no-actions = Nie masz już akcji. Użyj żetonu, jeśli to pomoże, albo zakończ turę.
advice-end-near = Koniec się zbliża: { $end } punktów (prowadzący ma { $points }) albo { $most } pełnych miast (teraz { $cities }). Wtedy liczą się kantory, sieć i pełne umiejętności.
advice-more-actions = Akcje w twojej turze: { $count }. Na początku najbardziej pomaga większa ich liczba: zapełnij drogę do Göttingen i rozwiń akcje.
advice-use-marker = Masz żeton „{ $marker }”. Użycie nie kosztuje akcji, więc pamiętaj o nim w każdej turze.
advice-marker-ahead = Przy drodze { $route } leży żeton „{ $marker }”: dostanie go, kto ustanowi tam szlak.
advice-push-aside = Na drodze { $route }, którą zajmujesz, stoi cudzy kupiec: możesz go wyprzeć. Kosztuje to dodatkowych kupców, a jego właściciel kilku dostawi.
advice-chain = Masz kantor na jednym końcu łańcucha Arnheim – Stendal. Kto pierwszy połączy te miasta, dostaje punkty: { $count }.
advice-first-office = Nie masz jeszcze kantoru. Kantor daje punkt, gdy ktoś ustanawia szlak do miasta, które kontrolujesz.
advice-network = Buduj w sąsiednich miastach: na koniec każdy kantor największej sieci daje punkty (teraz po { $count }), a lepszy klucz daje więcej.
advice-begin-route = Ustawiaj kupców na jednej drodze, aż będzie pełna, zamiast po jednym tu i tam. Krótką drogę zapełnisz szybciej.
advice-reward-table = Możesz ustawić dużego kupca w tabeli Coellen: na koniec to nawet { $count } punktów, ale kupiec już tam zostanie.
advice-reward-develop = Możesz tu rozwinąć umiejętność „{ $track }”: { $track_text }
advice-reward-office = Kantor w mieście { $city } daje punkty, gdy ustanawia się tam szlaki, i liczy się na koniec w sieci.
advice-traders-first = Najpierw oddawaj małych kupców: dużych masz tylko { $count }, a to oni zajmują okrągłe pola.
advice-displaced = Wyparcie ci pomaga: oprócz wypartego kupca możesz ustawić dodatkowych ({ $count }) na sąsiedniej drodze. Wybierz tę, którą chcesz zapełnić.
advice-for-neutral = Decydujesz za neutralny kolor: wybierz miejsce, które najmniej przeszkadza twoim planom.
advice-moving = W tej akcji możesz jeszcze przemieścić kupców ({ $count }): zbierz ich na drodze, którą chcesz zapełnić.
advice-removing = Usuń to, co blokuje twoje drogi; zostało usunięć: { $count }.
advice-swapping = Zamień tam, gdzie da ci to przewagę: miasto kontroluje ten, kto ma w nim najwięcej kantorów.
advice-lay-marker = Połóż żeton „{ $marker }” tam, gdzie zapełnisz drogę szybciej niż inni.

tip-never-more-actions = Do końca masz tylko { $count } akcje w turze: wcześnie rozwiń akcje w Göttingen, zyska na tym każda następna tura.
tip-markers-unused = Nieużyte żetony: { $count }. Nie kosztują akcji, a na koniec i tak dają punkty.
tip-few-offices = Miasta z twoim kantorem: { $count }. Kantory dają punkty w trakcie gry i jeszcze raz na koniec.
tip-nothing-taken = Szlak { $route } nie dał ci nic poza punktami: sprawdź wcześniej, czy jest tam wolny kantor albo umiejętność.
tip-abilities-left = Umiejętność „{ $track }” została nierozwinięta: { $track_text }
