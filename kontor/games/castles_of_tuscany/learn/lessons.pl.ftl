lesson-goal = Jeden zamek, 29 pustych pól
    .about = O co grasz i co robisz w turze.

lesson-goal-estate = Twoja posiadłość
    .text = Te 30 kolorowych pól to twoja posiadłość [1], a na razie stoi na niej tylko zamek początkowy [2]. Żeton po żetonie zajmujesz kolejne pola, zawsze obok już zajętych.

lesson-goal-points = Zielone i czerwone
    .text = Po każdej z trzech faz zielone punkty [1] dodaje się do czerwonych [2], a zielone zostają. To, co zdobędziesz wcześnie, liczy się więc trzy razy; wygrywa, kto ma najwięcej czerwonych.

lesson-goal-take = Jedna akcja na turę
    .text = W turze dobierasz karty, bierzesz żeton z oferty albo umieszczasz żeton. Wóz [1] pasuje na pole wozu obok twojego zamku [2].
    .task = Weź wóz.
    .right = Wóz leży w magazynie. Marta bierze żeton rolnictwa.
    .missing = Tutaj chodzi o wóz.
    .cards = Karty się przydają, ale na wóz już cię stać.

lesson-goal-place = Czas go umieścić
    .text = Wóz [1] kładziesz na polu wozu, które styka się z zajętym: na tym [2]. Kosztuje dwie karty wozu; masz jedną, a za drugą wystarczą razem dwie karty wioski.
    .task = Umieść wóz obok zamku.
    .right = Kolejne pole zajęte.
    .missing = Umieść wóz.

lesson-goal-effect = Każdy żeton coś robi
    .text = Dzięki wozowi [1] odkrywasz kartę dochodu, a ta daje ci dwie karty [2]. Każdy rodzaj żetonu działa inaczej, ale zawsze od razu.

lesson-display = Karty i żetony
    .about = Skąd brać jedne i drugie i co mają do tego twoje stosy.

lesson-display-draw = Pusto na ręce
    .text = Masz jedną kartę [1] i żadnego robotnika, więc nie stać cię na żaden żeton. Akcja dobrania kart daje trzy.
    .task = Dobierz karty.
    .right = Trzy karty więcej, a na ręce możesz mieć ich dowolnie wiele.
    .missing = Żeton tylko leżałby w magazynie: najpierw dobierz karty.

lesson-display-offer = Oferta
    .text = Z tych ośmiu żetonów [1] biorą wszyscy. Kto weźmie jeden, uzupełnia lukę z własnego pierwszego od lewej stosu [2].
    .note = Pięć żetonów jednego rodzaju nigdy nie zostaje w ofercie: od razu zastępują je neutralne.

lesson-display-take = Bierz to, co pasuje
    .text = Możesz wziąć dowolny żeton, nawet taki, na który nie ma jeszcze miejsca. Dwa pola wioski już stykają się z twoimi zamkami [1] [2].
    .task = Weź wioskę.
    .right = Trafia do magazynu, a jej miejsce w ofercie zajmuje kamieniołom z twojego stosu.
    .missing = Tak też można, ale tutaj chodzi o wioskę.
    .apart = Możesz go wziąć, ale żadne z jego pól nie styka się jeszcze z twoimi żetonami.

lesson-display-storage = Mało miejsca, mało czasu
    .text = Obok wioski [1] jest jeszcze jedno wolne pole magazynu; gdy wszystkie są zajęte, za każdy nowy żeton coś odrzucasz. W twoim pierwszym stosie zostały trzy żetony [2]: runda, w której ktoś opróżni swój pierwszy stos, kończy fazę 1.

lesson-paying = Cena z dwóch części
    .about = Karty, pary i robotnicy.

lesson-paying-price = Ile kosztuje pole
    .text = Cena ma dwie części, a każda z nich to karta tego samego rodzaju co pole, para kart innego rodzaju albo robotnik. Na wioskę masz jedną kartę wioski [1] i dwie pary: rolnictwa [2] i klasztoru [3].

lesson-paying-pair = Karta i para
    .text = To pole wioski [1] samo tworzy region, więc od razu będzie on pełny. Wystarczą karta wioski i jedna para.
    .task = Umieść tam wioskę i zapłać trzema kartami.
    .task-2 = Zapłać kartą wioski i parą.
    .right-1 = Teraz zapłata.
    .right = Trzy karty za 1 zielony punkt i robotnika.
    .missing = Umieść wioskę na pojedynczym polu.
    .pair = To pole należy do regionu z dwóch pól, który nie byłby jeszcze pełny.
    .four = Dwie pary też wolno, ale to o jedną kartę za dużo.

lesson-paying-worker = Robotnik pomaga
    .text = Później w tej samej grze masz pięć różnych kart: jedną kartę rolnictwa [1], ale żadnej pary. Brakującą część zastąpi robotnik [2].
    .task = Umieść żeton rolnictwa i zapłać kartą rolnictwa i robotnikiem.
    .task-2 = Zapłać kartą rolnictwa i robotnikiem.
    .right-1 = Teraz zapłata.
    .right = Jedna karta, jeden robotnik, a winogrona dają 1 zielony punkt.
    .missing = Umieść żeton rolnictwa z magazynu.
    .both = Dwóch robotników też wystarczy, ale skoro masz kartę, jednego zachowaj.

lesson-effects = Jak działają żetony
    .about = Darmowy żeton, dodatkowa akcja, dżoker i cała reszta.

lesson-effects-castle = Zamek: żeton za darmo
    .text = Gdy umieścisz zamek [1], możesz wziąć żeton z oferty i od razu położyć go za darmo. To pole [2] styka się z zamkiem początkowym, więc razem stworzą pełny region.
    .task = Umieść zamek.
    .right = 3 zielone punkty za zamki. A teraz darmowy żeton.
    .missing = Umieść zamek z magazynu.

lesson-effects-free = Który wziąć?
    .text = Darmowy żeton trafia prosto do posiadłości, a jego punkty i działanie liczą się jak zwykle. Regionowi twojego wozu brakuje jednego pola [1].
    .task = Weź żeton, który daje najwięcej zielonych punktów.
    .right = Dwa pełne regiony w jednej akcji, po 3 zielone punkty za każdy.
    .missing = Weź wóz.
    .region = To da najwyżej 1 zielony punkt; wóz zapełnia region z dwóch pól.
    .gift = To nic nie kosztuje: weź żeton.

lesson-effects-quarry = Kamieniołom: dodatkowa akcja
    .text = Kamieniołom [1] daje blok marmuru, obojętnie, na którym z tych dwóch pól [2] [3] go położysz. Raz na turę możesz oddać blok za dodatkową akcję, nawet ten zdobyty przed chwilą.
    .task = Umieść kamieniołom, oddaj marmur i weź zajazd.
    .task-2 = Zapłać, czym chcesz.
    .task-3 = Oddaj marmur.
    .task-4 = Weź zajazd.
    .right-1 = Teraz zapłata.
    .right-2 = Jest marmur.
    .right-3 = Jeszcze jedna akcja.
    .right = Jeden żeton umieszczony, drugi wzięty, i to w jednej turze.
    .missing = Najpierw kamieniołom, potem marmur, potem zajazd.
    .again = Marmur można zachować na później, ale tutaj go użyjemy.

lesson-effects-inn = Zajazd: dżoker
    .text = Zajazd daje sześciokąt, czyli dżokera, który pasuje na pole dowolnego rodzaju. Pole zajazdu obok twoich zamków [1] już czeka.
    .task = Umieść zajazd i zapłać, czym chcesz.
    .task-2 = Zapłać, czym chcesz.
    .right-1 = Teraz zapłata.
    .right = 1 zielony punkt, a w magazynie w miejscu zajazdu leży sześciokąt.
    .missing = Umieść zajazd.

lesson-effects-others = I pozostałe
    .text = Twój sześciokąt [1] zadziała jak żeton, którego pole zajmie. Wioska daje robotnika, klasztor trzy karty, wóz kartę dochodu, żeton rolnictwa zielone punkty za nowe rodzaje rolnictwa, a miasto żeton bonusowy.

lesson-regions = Pełne regiony
    .about = Skąd się biorą zielone punkty.

lesson-regions-sizes = Jeden, trzy, sześć
    .text = Pełny region od razu daje zielone punkty. Kamieniołomy [1] dadzą 6 za trzy pola, wioski [2] 3 za dwa, klasztor [3] 1 za pojedyncze pole.

lesson-regions-three = Gdzie go położyć?
    .text = Sześciokąt [1] kosztuje tyle co żeton i może trafić na każde pole obok twoich żetonów.
    .task = Umieść go tam, gdzie da najwięcej zielonych punktów.
    .task-2 = Zapłać, czym chcesz.
    .right-1 = Teraz zapłata.
    .right = 6 zielonych punktów i blok marmuru, bo tutaj sześciokąt działa jak kamieniołom.
    .missing = Umieść sześciokąt.
    .small = To da najwyżej 3 zielone punkty. Jest region, w którym ten sześciokąt da więcej.

lesson-regions-kind = Komplet
    .text = To twoje drugie i ostatnie pole zajazdu [1]. Kto pierwszy zajmie wszystkie pola jednego rodzaju, dostaje bonus, za zajazdy 2 zielone punkty [2]; drugi gracz dostaje mniej.
    .task = Umieść zajazd.
    .right = 1 zielony punkt za region, 2 za komplet zajazdów i następny sześciokąt.
    .missing = Umieść zajazd.

lesson-bonus = Żetony bonusowe
    .about = Po co są miasta i który żeton warto wziąć.

lesson-bonus-kinds = Do końca gry
    .text = Jest pięć rodzajów żetonów bonusowych [1]; jeden każdy wybiera przed pierwszą turą, a każde miasto daje następny. Twój [2] dał ci drugie pole magazynu i 2 zielone punkty.

lesson-bonus-town = Od sześciokąta do miasta
    .text = Sześciokątem [1] możesz zająć swoje ostatnie pole zamku [2]. Zamek da ci darmowy żeton, a jeśli będzie to miasto, także żeton bonusowy.
    .task = Sześciokąt na pole zamku, potem miasto, potem „+1 pole magazynu”.
    .task-2 = Weź miasto.
    .task-3 = Umieść miasto.
    .task-4 = Weź „+1 pole magazynu”.
    .right-1 = 1 zielony punkt za region i 2 za komplet zamków.
    .right-2 = Oba pola miasta obok twoich żetonów to osobne regiony.
    .right-3 = Jeszcze 1 zielony punkt.
    .right = 6 zielonych punktów w jednej turze, w tym 2 za żeton bonusowy.
    .missing = Sześciokąt na pole zamku, potem miasto.
    .direct = To też da miasto, ale przez zamek masz i zamek, i miasto.
    .green = Inne żetony zwrócą się później; „+1 pole magazynu” od razu daje 2 zielone punkty.

lesson-bonus-useful = Co jeszcze przed tobą?
    .text = Później stoi już twoje kolejne miasto, a wszystkie twoje pola kamieniołomu są zajęte, to [1] też. Żeton bonusowy [2] pomaga tylko w tym, co dopiero zrobisz.
    .task = Weź żeton bonusowy, który może ci jeszcze coś dać.
    .help = Dobry jest więcej niż jeden.
    .right = Możesz jeszcze dobierać karty i umieszczać wioski i wozy.
    .missing = Żeton bonusowy nic nie kosztuje: weź któryś.
    .quarries = Kamieniołomów już nie umieścisz.

lesson-scoring = Zielone liczą się znowu
    .about = Kiedy kończy się faza i dlaczego warto zdążyć przed jej końcem.

lesson-scoring-clock = Koniec fazy
    .text = Marta opróżniła drugi stos [1], więc faza 2 kończy się z tą rundą i przed tobą ostatnia tura w tej fazie. Masz 11 czerwonych punktów [2], Marta 16 [3].

lesson-scoring-now = Zanim się policzy
    .text = Regionowi twoich winogron [1] brakuje jednego pola [2], a oliwek jeszcze w nim nie ma. Drugie pole rolnictwa [3] zaczyna nowy region.
    .task = Umieść oliwki tam, gdzie dadzą najwięcej zielonych punktów.
    .right = 3 zielone punkty za region i 1 za oliwki, w samą porę.
    .missing = Umieść żeton rolnictwa z oliwkami.
    .open = To daje tylko 1 zielony punkt, bo region nie będzie pełny.
    .later = Wtedy w tym punktowaniu zabraknie pełnego regionu.

lesson-scoring-scored = 42 do 40
    .text = Za 31 zielonych punktów jest 31 czerwonych: prowadzisz z wynikiem 42 [1], Marta ma 40. Zielone [2] zostają i będą liczone jeszcze raz.
    .note = Faza 3 trwa dłużej: gdy ktoś zużyje wszystkie 21 żetonów, runda toczy się do końca, a po niej jest jeszcze jedna, ostatnia.

lesson-end = Ostatnia tura
    .about = Co liczy się na koniec i kto wygrywa przy remisie.

lesson-end-last = Cztery punkty straty?
    .text = Trwa ostatnia runda i została tylko twoja tura. Macie po 36 czerwonych punktów, ale ty masz 33 zielone [1], a Marta 37 [2].

lesson-end-count = Policz
    .text = Każde 5 kart, każdy żeton lub sześciokąt w magazynie, każdy blok marmuru i każdy robotnik to 1 punkt: Marta [1] będzie miała 36 + 37 + 2 za karty + 2 za żetony + 1 za robotnika, czyli 78. Ty [2] masz 36 + 33 + 4 + 4 + 1, też 78.

lesson-end-tie = Remis wystarczy
    .text = Przy remisie lepszy jest ten, kto ma więcej pustych pól: ty masz ich 14 [1], Marta 9 [2]. 78 punktów da ci więc zwycięstwo, jeśli w tej turze żadnego nie stracisz.
    .task = Zagraj tak, żeby nadal mieć 78 punktów.
    .help = Jest na to więcej niż jeden sposób.
    .task-2 = Dokończ turę bez straty punktu.
    .right-1 = I co dalej?
    .right = Nadal masz 78 punktów.
    .missing = Zagraj tak, żeby nie stracić punktu.
    .spent = Klasztor nie zapełnia regionu i znika z magazynu: będzie najwyżej 77 punktów.
    .worker = Bez robotnika masz tylko 77 punktów.

lesson-end-result = 78 do 78
    .text = Punktów po równo, ale w twojej posiadłości jest więcej pustych pól [1] niż u Marty [2]: wygrywasz. Gdyby i tych było tyle samo, rozstrzygnęłyby zielone punkty.
