lesson-goal = Cel gry i twoja tura
    .about = O co chodzi w grze i co robisz w swojej turze.

lesson-goal-town = Jedno miasteczko dla wszystkich
    .text = Wszyscy budują w tym samym miasteczku [1]. Wygrywa, kto po czterech rundach ma najwięcej punktów [2].

lesson-goal-worker = Jedna tura, jeden robotnik
    .text = W swojej turze używasz jednego robotnika [2]. Zbiera na planszy albo idzie budować.
    .task = Postaw robotnika na B5 i zbierz trzy drewna [1].
    .right = Wokół B5 leżą trzy lasy, a każdy dał ci jedno drewno.
    .missing = B5 [1] daje więcej: trzy drewna za jednego robotnika.
    .illegal = Robotnicy stoją na wolnych łąkach.

lesson-goal-tile = Druga możliwość: budowa
    .text = Drewno służy do budowania. Pole zboża [1] kosztuje 1 :wood: i od razu daje 3 :star:.
    .task = Zbuduj pole zboża na dowolnej wolnej łące.
    .task-2 = Zapłać własnym drewnem.
    .task-3 = Teraz połóż pole zboża na wolnej łące.
    .help = Najpierw wybierz płytkę, potem zapłać, na końcu połóż ją na planszy.
    .right = Stoi na nim twój domek: pole zboża jest twoje, a ty masz pierwsze 3 punkty.
    .missing = Zadanie to pole zboża za 1 drewno.
    .dear = To też budynek, ale oszczędź drewno: pole zboża kosztuje tylko jedno.
    .gather = To byłyby kolejne zbiory. Tym razem buduj.
    .bought = W ten sposób trzy monety poszłyby na drewno, które masz. Zapłać własnym.
    .illegal = Wybierz to, o co pyta pasek.

lesson-goal-points = Trzy źródła punktów
    .text = Punkty [1] dają budowanie, korzystanie z budynków i tajne karty celów [2]. Runda trwa, aż nikt nie ma już robotników [3]; potem wszyscy jedzą.

lesson-gathering = Co leży wokół robotnika
    .about = Jak jeden robotnik zdobywa drewno, kamień i ryby.

lesson-gathering-around = Osiem pól
    .text = Robotnik na łące [1] zbiera z 8 pól wokół siebie, także na ukos. Każdy las [2] daje 1 :wood:, każde jezioro [3] 1 :fish:, każda góra 1 :stone:.

lesson-gathering-three = Dobre pole
    .text = Na każdej wolnej łące widać, co zdobędzie tam robotnik. Niektóre pola dają trzy zasoby naraz [1].
    .task = Postaw robotnika tam, gdzie zdobędzie dwie ryby i jedno drewno.
    .help = To pole sąsiaduje z dwoma jeziorami i lasem.
    .right = Wokół F5 leżą dwa jeziora i las, więc jeden robotnik zdobywa trzy zasoby.
    .missing = Potrzebne jest pole, które sąsiaduje z dwoma jeziorami i lasem.
    .fish = Ryby się zgadzają, ale obok E5 nie ma lasu.
    .illegal = Robotnicy stoją na łąkach. Stamtąd zbierają to, co leży wokół.

lesson-gathering-taken = Jeden robotnik na polu
    .text = Marta zajęła najlepsze pole na drewno [1]. Do końca rundy na polu stoi tylko jeden robotnik, ale pola obok są wolne.
    .task = Zdobądź dwa drewna jednym robotnikiem.
    .help = Dobre jest więcej niż jedno pole.
    .right = Dwa lasy wokół robotnika to dwa drewna. Drugie najlepsze pole bywa tuż obok.
    .missing = Wokół robotnika muszą leżeć dwa lasy.
    .illegal = Poszukaj wolnej łąki, która sąsiaduje z dwoma lasami.

lesson-gathering-empty = Nic dookoła
    .text = Na środku planszy wokół robotnika nic jeszcze nie leży [1]. To się zmieni, gdy tylko ktoś tam coś zbuduje.

lesson-building = Budowanie
    .about = Ile kosztuje płytka, co daje i gdzie ją położyć.

lesson-building-prices = Koszt i punkty
    .text = Na każdej płytce koszt stoi w lewym dolnym rogu, a punkty w prawym [1]. Płacisz swoimi zasobami [2] [3], a każda płytka jest tylko jedna; wyjątkiem jest pole zboża.

lesson-building-choose = Pięć punktów od ręki
    .text = Trzy drewna i dwa kamienie wystarczą na kilka płytek. Niektóre dają pięć punktów, na przykład warsztat [1].
    .task = Wybierz płytkę, która daje pięć punktów i nie wymaga monet.
    .help = Dobra jest więcej niż jedna płytka.
    .right = Pięć punktów, gdy tylko stanie, a potem można też z niej korzystać.
    .missing = Spójrz w prawy dolny róg: potrzebna jest płytka z piątką.
    .coins = Stodoła daje sześć, ale za czwarte drewno trzeba by zapłacić trzy monety.
    .illegal = Budować można tylko to, za co stać cię zapłacić w całości.

lesson-building-lay = Dowolna wolna łąka
    .text = Studnia jest opłacona; teraz kładziesz ją na dowolnej wolnej łące, nawet daleko od swoich robotników [1]. Budowa nie daje zbiorów i jeszcze nie uruchamia płytki.

lesson-building-beside = Tam, gdzie wszyscy chodzą
    .text = Z budynku mogą korzystać tylko robotnicy na 8 polach wokół niego. H5, gdzie stoi Marta [1], to co rundę jedno z najlepszych pól.
    .task = Połóż studnię obok H5.
    .help = Dobre jest więcej niż jedno pole.
    .right = Kto wróci na H5, może skorzystać z twojej studni, a często będziesz to ty.
    .missing = To pole nie sąsiaduje z H5.
    .illegal = Budynek potrzebuje wolnej łąki.

lesson-building-house = Twoje do końca
    .text = Domek pokazuje, że studnia jest twoja [1]. Budynki zostają do końca gry, więc możesz budować, dopóki masz domki [2].

lesson-neighbours = Cudze budynki
    .about = Jak jeden robotnik korzysta z kilku budynków i kto komu płaci.

lesson-neighbours-fee = Twoje są darmowe
    .text = Robotnik może raz skorzystać z każdego budynku obok siebie. Twoje [1] nic nie kosztują; za cudzy [2] płacisz najpierw właścicielowi 1 :coin:.

lesson-neighbours-both = Dwa budynki, jeden robotnik
    .text = Twoje pole zboża [1] daje 1 :wheat:, a piekarnia Marty [2] zamienia 1 :wheat: na 4 :coin:. Zdobyte zasoby możesz od razu wydać.
    .task = Skorzystaj z obu budynków jednym robotnikiem.
    .task-2 = Teraz skorzystaj ze swojego pola zboża [1].
    .task-3 = Teraz skorzystaj z piekarni Marty [2].
    .help = Znajdź pole, które sąsiaduje z [1] i [2]. Dobre jest więcej niż jedno.
    .right = Moneta dla Marty, cztery monety dla ciebie: wszystko jednym robotnikiem.
    .missing = Trzymaj się zadania: najpierw zboże, potem piekarnia.
    .one = To pole nie sąsiaduje z oboma budynkami.
    .order = Bez zboża trzeba by je kupić za trzy monety. Najpierw weź własne.
    .early = Ten robotnik może jeszcze skorzystać z budynku.
    .illegal = Robotnicy stoją na wolnych łąkach.

lesson-neighbours-coin = Korzyść dla obu stron
    .text = Marta ma twoją monetę [1], a ty i tak masz więcej monet niż przedtem [2]. Budynek, z którego inni chętnie korzystają, zarabia dla właściciela.

lesson-neighbours-skip = To nie obowiązek
    .text = Nikt nie musi korzystać z budynku. Nie masz teraz zboża, więc piekarnia [1] kosztowałaby cię tylko monety.
    .task = Weź drewno na G4 i zostaw piekarnię w spokoju.
    .task-2 = Teraz zakończ turę.
    .right = Jedno drewno i ani jednej wydanej monety. Zbiory dostajesz same z siebie, a z budynków korzystasz tylko wtedy, gdy chcesz.
    .missing = To kosztowałoby więcej, niż daje: zakończ turę.
    .far = Chodzi o G4, między piekarnią a lasem.
    .illegal = G4 jest wolne: tam ma iść twój robotnik.

lesson-coins = Monety
    .about = Jak monety zastępują to, czego brakuje.

lesson-coins-three = Trzy za jeden
    .text = Za trzy monety [1] kupujesz jeden dowolny zasób. Możesz to zrobić tylko w trakcie płacenia; kupionego zasobu nie da się zatrzymać.

lesson-coins-barn = Brakuje jednego drewna
    .text = Stodoła [1] kosztuje 4 :wood:, a masz trzy. Za czwarte zapłacą monety.
    .task = Zbuduj stodołę.
    .task-2 = Teraz połóż stodołę na wolnej łące.
    .right = Trzy drewna i trzy monety za sześć punktów, a czwartego drewna nikt nie musiał zbierać.
    .missing = Zadanie to stodoła: cztery drewna za sześć punktów.
    .own = Na to stać cię bez monet. Spróbuj ze stodołą.
    .illegal = Monety tu nie pomogą. Stodoła leży na targu.

lesson-coins-keep = Czy to się opłaca?
    .text = Na koniec gry trzy monety [1] są warte jeden punkt. Moneta, dzięki której wcześniej stanie lepszy budynek, jest warta więcej.

lesson-coins-refused = Za mało
    .text = Teraz masz dwa kamienie, drewno, dwie ryby i trzy monety. Pomnik [1] wymaga czterech kamieni: nawet z monetami brakuje jednego.
    .task = Zbuduj najdroższą płytkę, za którą zapłacisz samymi kamieniami.
    .help = Możesz spróbować z pomnikiem: zasada powie, czego brakuje.
    .right = Dwa kamienie, pięć punktów, a monety zostały.
    .missing = Poszukaj płytki, która kosztuje same kamienie.
    .price = To możliwe, ale nie za same kamienie.
    .illegal = Trzy monety zastąpią jeden kamień, nie więcej.

lesson-feeding = Jedzenie dla robotników
    .about = Co dzieje się na koniec rundy i ile kosztuje głód.

lesson-feeding-hunger = Wszyscy jedzą
    .text = Gdy wszyscy robotnicy [1] są wykorzystani, każdy twój zjada jedną rybę [2] albo jedno zboże [3]. Masz pięciu robotników i cztery ryby.

lesson-feeding-food = Ostatni robotnik
    .text = Brakuje jedzenia dla jednego, a został jeden robotnik. Pomoże jezioro w pobliżu albo twoje pole zboża [1].
    .task = Postaw ostatniego robotnika tam, gdzie zdobędzie jedzenie.
    .help = Dobrych jest wiele pól: wszystkie z rybą albo ze zbożem.
    .right = Teraz nikt nie musi głodować.
    .missing = Tu nie ma jedzenia. Poszukaj ryb albo swojego pola zboża.
    .illegal = Robotnicy stoją na wolnych łąkach.

lesson-feeding-buy = Jeden jest głodny
    .text = Tym razem zamiast jedzenia wybierasz drewno: cztery ryby [1] na pięciu robotników. Głodny robotnik to strata 3 :star:, jedzenie kosztuje 3 :coin: [2].
    .task = Nakarm piątego robotnika.
    .right = Trzy monety to na koniec jeden punkt, głód kosztuje trzy. Zakup się opłacił.
    .missing = Trzy punkty za trzy monety to kiepska wymiana: monety są warte dużo mniej.
    .illegal = Najpierw idzie własne jedzenie; chodzi tylko o piątego robotnika.

lesson-feeding-next = Następna runda
    .text = Marcie zabrakło jedzenia i straciła punkty; wynik może spaść poniżej zera [1]. Robotnicy wracają [2], a znacznik pierwszego gracza idzie w lewo.

lesson-objectives = Karty celów
    .about = Jak punktują tajne karty i kiedy je realizować.

lesson-objectives-secret = Swoje widzisz tylko ty
    .text = Każda twoja karta [1] ma warunek i punkty. Marta też ma cztery [2], a za niezrealizowaną kartę nikt nic nie traci.

lesson-objectives-trade = Budowa pod kartę
    .text = Ta karta wymaga budynku, który daje lub bierze drewno albo kamień [1]. Kamieniołom [2] bierze monety i daje kamienie.
    .task = Zbuduj kamieniołom i zrealizuj kartę.
    .task-2 = Zapłać własnym drewnem.
    .task-3 = Połóż kamieniołom na wolnej łące.
    .task-4 = Warunek jest spełniony: zrealizuj kartę.
    .right = Pięć punktów za kamieniołom i dwa za kartę w jednej turze.
    .right-3 = Kamieniołom jest twój, a karta świeci.
    .missing = Kamieniołom daje kamienie, a tego chce karta.
    .kind = To nie spełnia warunku karty. Kamieniołom tak.
    .unclaimed = Można to zrobić także później, ale zdobytych punktów nikt ci nie odbierze.
    .illegal = Zobacz, o co pyta pasek.

lesson-objectives-fish = Plan na koniec rundy
    .text = „Ryby dla wszystkich” [1] wymagają, by każdy robotnik zjadł twoją własną rybę. Masz ich sześć [2] i jedno zboże.
    .task = Nakarm wszystkich pięciu robotników rybami.
    .right = Zboże zostaje na następną rundę, a kartę można zrealizować.
    .missing = Wtedy ktoś zje zboże, a karta zostanie na ręce.
    .illegal = Do nakarmienia jest pięciu robotników.

lesson-objectives-claim = Ostatnia okazja w rundzie
    .text = Po jedzeniu każdy może jeszcze raz zrealizować cel. Ten warunek jest spełniony tylko teraz [1].
    .task = Zrealizuj „Ryby dla wszystkich”.
    .right = Dwa punkty. W następnej rundzie znów trzeba by odłożyć pięć ryb.
    .missing = Wtedy okazja przepadnie aż do końca następnej rundy.
    .illegal = Teraz można zrealizować tylko tę kartę.

lesson-end = Koniec gry
    .about = Co liczy się po ostatniej rundzie i co oznacza remis.

lesson-end-last = Co punktuje na końcu
    .text = To czwarta runda. Zamek [1] od razu nie daje nic, ale na koniec 4 :star: za każdy twój budynek obok niego; masz na to sześć kamieni [2].

lesson-end-castle = Miejsce na zamek
    .text = Twój kamieniołom [1], twoja studnia [2] i twoja piekarnia [3] stoją blisko siebie. Tu też liczą się pola na ukos.
    .task = Zbuduj zamek tam, gdzie sąsiaduje ze wszystkimi trzema.
    .task-2 = Zapłać własnymi kamieniami.
    .task-3 = Teraz połóż zamek tam, gdzie sąsiaduje ze wszystkimi trzema.
    .help = Dobre są dwa pola.
    .right = Trzy budynki to dwanaście punktów na koniec.
    .missing = Kamienie masz; zachowaj monety.
    .few = To pole sąsiaduje z mniejszą liczbą twoich budynków.
    .other = To daje mniej niż dwanaście punktów za zamek.
    .illegal = To musi być wolna łąka.

lesson-end-around = Jeszcze więcej
    .text = Liczy się też każdy twój budynek, który później stanie obok zamku [1]. Pole zboża daje własne 3 :star: i jeszcze 4 :star:.
    .task = Zbuduj pole zboża obok zamku.
    .task-2 = Zapłać własnym drewnem.
    .task-3 = Teraz połóż pole zboża obok zamku.
    .right = Siedem punktów za jedno drewno, i to pod koniec gry.
    .missing = Drewno masz; zachowaj monety.
    .away = To pole nie sąsiaduje z zamkiem, więc da tylko trzy punkty.
    .field = To możliwe, ale pole zboża obok zamku da siedem punktów.
    .illegal = To musi być wolna łąka.

lesson-end-coins = Co zostanie
    .text = Po ostatnim posiłku każde trzy monety [1] zamieniają się w jeden punkt. Zasoby i niezrealizowane karty [2] nie są nic warte.

lesson-end-shared = Tyle samo punktów
    .text = Wygrywa, kto ma najwięcej punktów [1] [2]. Przy równym wyniku zwycięstwo jest wspólne: nic więcej się nie liczy.

lesson-tactics = Gdzie i kiedy
    .about = Dobre pola i dobre chwile: jak częściej wygrywać.

lesson-tactics-early = Wcześnie znaczy często
    .text = Budynek jest wart swoje punkty i wszystko, co da później. Studnia [1] za każdym razem daje 2 :star:, więc zbuduj ją w pierwszej rundzie, obok dobrego pola [2].

lesson-tactics-busy = Obok najlepszego pola
    .text = F5 [1] daje trzy zasoby i co rundę ktoś je zajmie. Studnia [2] obok niego będzie działać raz po raz.
    .task = Zbuduj studnię tak, by sąsiadowała z F5.
    .task-2 = Zapłać własnym drewnem.
    .task-3 = Zapłać własnym kamieniem.
    .task-4 = Teraz połóż studnię obok F5.
    .help = Nie na samym F5: nikt nie mógłby już tam zbierać.
    .right = Od teraz F5 to trzy zasoby i dwa punkty.
    .missing = Tu potrzebna jest studnia, a masz wszystko, co kosztuje.
    .on = Wtedy nikt nie stanie już na F5, nawet ty.
    .quiet = To pole nie sąsiaduje z F5.
    .illegal = To musi być wolna łąka.

lesson-tactics-income = Inni płacą
    .text = Marta zajęła F5 [1] i skorzystała z twojej studni, więc ci zapłaciła [2]. Zarabiasz nawet w jej turze.

lesson-tactics-again = Jeden robotnik, dwie korzyści
    .text = Z twoją studnią [1] sąsiadują też inne pola. Najlepsza tura to zbiory i budynek naraz.
    .task = Zdobądź dwie ryby i dwa punkty jednym robotnikiem.
    .task-2 = Teraz skorzystaj ze swojej studni.
    .right = Jedzenie dla dwóch robotników i dwa punkty w jednej turze.
    .missing = Skorzystaj ze studni: dla ciebie jest darmowa.
    .less = Poszukaj pola, które sąsiaduje z dwoma jeziorami i twoją studnią.
    .illegal = To musi być wolna łąka.

lesson-tactics-finish = Ostatni robotnik
    .text = Na koniec z niczego już się nie korzysta: liczą się tylko punkty. Twój zamek [1] daje 4 :star: za każdy twój budynek obok, a jedno pole jest tam wolne [2].
    .task = Zdobądź osiem punktów ostatnim robotnikiem.
    .task-2 = Gdzie policzy się podwójnie?
    .right = Cztery za kopalnię złota, cztery za zamek. Nic innego nie da teraz tyle.
    .missing = Osiem punktów: budynek za cztery we właściwym miejscu.
    .points = To da najwyżej dwa lub trzy punkty.
    .cheap = Pole zboża da trzy i cztery. Jest coś lepszego.
    .castle = Tam zamek go nie policzy.
    .illegal = To musi być wolna łąka.
