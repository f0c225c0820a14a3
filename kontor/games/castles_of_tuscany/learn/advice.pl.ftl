# Co mówi trener w Zamkach Toskanii, po polsku.

advice-regions = Łącz kafle tak, żeby stykały się pola jednego rodzaju. Zielone punkty za pełny region: jedno pole { $one }, dwa pola { $two }, trzy pola { $three }.
advice-castle-place = Budujesz dalej od zamku: postaw go tam, gdzie wokół leżą pola wielu rodzajów.
advice-first-bonus = „+1 karta włości” pomaga w każdej turze: dobierasz wtedy { $count } karty i jeszcze jedną.
advice-close-region = Umieść na polu { $space }: { $thing }. To zamyka region (pola: { $size }) i daje zielone punkty: { $count }.
advice-last-round = Ostatnia runda: umieść, co się da. Na koniec po 1 punkcie dają: { $count } kart, marmur, robotnik i żeton w magazynie.
advice-phase-ends = Faza kończy się z tą rundą: twoje zielone punkty (teraz { $count }) dodadzą się do czerwonych. Liczy się jeszcze wszystko, co teraz zamkniesz.
advice-place-now = Możesz umieścić: { $thing }. Każdy żeton od razu coś daje i zwalnia magazyn.
advice-storage-full = Twój magazyn jest pełny: biorąc żeton, trzeba odrzucić inny. Dobierz karty, żeby zapłacić za to, co masz.
advice-take-to-close = Spójrz na ofertę: { $thing }. Ten żeton zamknie region (pola: { $size }, zielone punkty: { $count }) i masz czym zapłacić.
advice-take-payable = Pasuje do twojej posiadłości i masz na to karty: { $thing }. Weź teraz, umieść w następnej turze.
advice-draw-cards = Niczego z magazynu nie da się teraz umieścić. Dobierz karty ({ $count }): dwie tego samego rodzaju co pole płacą za żeton.
advice-green-early = Zielone punkty liczą się na koniec każdej fazy: punkt zdobyty teraz liczy się razy { $count }.
advice-one-colour = Zostało jedno puste pole tego rodzaju: { $colour }. Kto wcześnie zapełni cały rodzaj, dostaje premię.
advice-pay-least = Robotnik zastępuje dowolną kartę: zachowaj go, jeśli wystarczą karty, których mniej potrzebujesz.
advice-pay-pairs = Dwie jednakowe karty innego rodzaju zastępują jedną: płać tym, czego najmniej potrzebujesz.
advice-free-tile = Zamek daje żeton za darmo. Ten zamknąłby region: { $thing }.
advice-free-any = Zamek daje żeton za darmo: weź taki, na który nie masz kart.
advice-put-closing = Na polu { $space } żeton zamknie region; zielone punkty: { $count }.
advice-put-open = Umieść go tam, gdzie otwiera drogę do nowych pól albo przybliża region do końca.
advice-make-room = Nie pasuje teraz nigdzie: { $thing }. Właśnie to warto odrzucić.
advice-room-costs = To, co opuści magazyn, przepada: odrzuć żeton, za który prędko nie zapłacisz.
advice-exchange = Żaden żeton nie pasuje. Wymień rodzaj, którego w ofercie leży dużo, wtedy przyjdzie więcej nowych.
advice-bonus-late = Pod koniec gry bierz to, co jeszcze się opłaci: pole magazynu od razu daje zielone punkty.
advice-bonus = Żeton bonusowy działa do końca, więc pierwsze są najcenniejsze: karty, robotnicy albo marmur.
advice-marble = Twój marmur: { $count }. Jeden blok kupuje teraz jeszcze jedną akcję, a dwa żetony w jednej turze to zysk czasu.

tip-marble-left = Niewykorzystany marmur: { $count }. Każdy blok to jeszcze jedna akcja.
tip-thrown-away = Odrzucone żetony: { $count }. Najpierw umieszczaj, potem bierz, albo wcześnie zdobądź „+1 pole magazynu”.
tip-cards-left = Karty, które zostały na ręce: { $count }. Dwie jednego rodzaju to żeton, umieszczaj częściej.
tip-slow-start = Zielone punkty na koniec pierwszej fazy: { $count }. Od razu zamykaj małe regiony, te punkty liczą się trzy razy.
tip-open-regions = Regiony, w których zostało jedno puste pole: { $count }. Skończ region, zanim zaczniesz następny.
tip-few-bonuses = Żetony bonusowe: { $count }. Umieszczaj miasta wcześnie, każde daje jeden.
