# Co mówi trener w Little Town, po polsku.

advice-claim-now = Masz spełniony cel: zgłoś „{ $objective }” ({ points-n }) teraz, bo później może już nie być spełniony.
advice-food-missing = Na koniec rundy robotnicy jedzą. Brakuje jedzenia: { $count }; to strata { $points } punktów. Szukaj ryb i zboża.
advice-last-round = Ostatnia runda: teraz liczą się tylko punkty. Pozostałe zasoby nic nie dają, a { $count } monety to 1 punkt.
advice-build-now = Możesz budować. { $tile }: { points-n } od razu. Budynki dają najwięcej punktów.
advice-first-gather = Najpierw zbierz drewno i kamień, żeby szybko budować. Na polu { $cell } robotnik od razu zbierze zasoby: { $count }.
advice-use-own = Korzystanie z własnych budynków nic nie kosztuje. Obok pola { $cell } czeka twój budynek: { $tile_low }.
advice-wheat-field = Pole zboża kosztuje 1 drewno, daje { points-n } i zboże za każdym razem, gdy obok stanie robotnik.
advice-use-others = Z cudzych budynków też możesz korzystać, za 1 monetę. W zasięgu, na polu { $cell }: { $tile_low }.
advice-objective-ahead = Pamiętaj o swoich celach: „{ $objective }” daje { points-n }.
advice-workers-left = { $count ->
    [one] To twój ostatni robotnik w tej rundzie
   *[other] Robotnicy, którzy ci zostali w tej rundzie: { $count }
}. Każdy zbiera i uruchamia wszystko dookoła, więc szukaj pól, wokół których jest dużo.
advice-act-own = Twój budynek ({ $tile_low }) działa za darmo. Zakończ turę dopiero, gdy nic wokół robotnika już się nie opłaca.
advice-act-others = To cudzy budynek ({ $tile_low }): 1 moneta trafia do właściciela. Skorzystaj, jeśli zyskasz więcej.
advice-lay-special = { $tile }: miejsce decyduje o punktach na końcu gry. Na polu { $cell } byłoby teraz { points-n }.
advice-lay-open = Buduj tam, gdzie obok mogą stawać robotnicy. Wolne łąki wokół pola { $cell }: { $count }. Inni zapłacą ci za użycie monetę.
advice-pay-coins = { $count } monety zastępują jedną kostkę. Wydawaj je tylko na to, czego ci brakuje: na końcu to też punkty.
advice-exchange = Oddaj to, czego masz dużo, i weź to, czego potrzebują robotnicy albo następny budynek.
advice-feed-bought = { $count } monety to jedzenie dla jednego robotnika, a głodny kosztuje { $points } punkty. Prawie zawsze warto kupić.
advice-feed-spare = Masz więcej jedzenia, niż trzeba (nadwyżka: { $count }). Zachowaj to, czego wymagają twoje cele albo budynki.
advice-feed-all = Każdy robotnik bez jedzenia to strata: { points-n }. Lepiej zużyć to, co było na później.
advice-special = Twój budynek działa na koniec rundy. Skorzystaj z niego, zanim robotnicy zjedzą.

tip-hunger = Głód kosztował cię { points-n }: od trzeciego robotnika w rundzie szukaj ryb i zboża.
tip-objectives-open = Niespełnione cele: { $count }. Przeczytaj je przed pierwszym robotnikiem i dobierz do nich budynki.
tip-few-buildings = Postawione budynki: { $count }. Buduj, gdy tylko możesz zapłacić, bo to one dają najwięcej punktów.
tip-coins-left = Zostały ci monety: { $count }. Trzy z nich zastępują przy budowie jedną kostkę.
tip-late-building = Pierwszy budynek powstał dopiero w turze { $count }: buduj wcześniej, a inni będą ci płacić za korzystanie.
