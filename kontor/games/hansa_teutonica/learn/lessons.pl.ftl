lesson-goal = Twój pierwszy kantor
    .about = Czym jest tura, jak ustanawia się szlak i po co są kantory.

lesson-goal-map = Miasta i drogi
    .text = Drogi łączą miasta Hanzy, tutaj Duisburg [1] i Dortmund [2]. Wygrywa, kto ma na koniec najwięcej punktów [3], a prawie wszystkie biorą się z ustanawianych szlaków.

lesson-goal-place = Dwie akcje
    .text = Masz dwie akcje w turze. Jedna akcja ustawia kupca na wolnym polu dowolnej drogi, a Duisburg – Dortmund [1] ma tylko dwa pola.
    .task = Obsadź drogę Duisburg – Dortmund dwoma małymi kupcami.
    .help = Kliknij wolne pole, aby ustawić małego kupca.
    .task-2 = Teraz drugie pole.
    .right-1 = Jedno pole zajęte, została jedna akcja.
    .right = Droga jest pełna i w całości twoja. Teraz grają Marta i Bence.
    .missing = Tym razem obaj kupcy idą na Duisburg – Dortmund.
    .merchant = Dużego kupca zachowaj: masz tylko jednego, a na drodze mały robi to samo.
    .elsewhere = Szlak powstaje tylko na drodze pełnej twoich kupców, więc ich nie rozpraszaj.

lesson-goal-establish = Ustanów szlak
    .text = Pełna droga sama nic nie daje: ustanowienie szlaku [1] to osobna akcja. Zrób to, zanim ktoś cię wyprze.
    .task = Ustanów szlak Duisburg – Dortmund.
    .right = Szlak jest twój. Teraz wybierasz, co ci przyniesie.
    .missing = Twoja pełna droga czeka.

lesson-goal-office = Kantor
    .text = Jeden z kupców może zostać kantorem w jednym z dwóch miast. Wolne pole w Duisburgu [1] jest kwadratowe, w Dortmundzie [2] okrągłe: mały kupiec to kostka i pasuje tylko do kwadratowego.
    .task = Zbuduj kantor w Duisburgu.
    .right = Drugi kupiec wraca do zasobów ogólnych. Duisburg ma tylko jedno pole, więc jest już pełny.
    .missing = Weź kantor: będzie ci płacił do końca gry.
    .illegal = Mali kupcy pasują do kwadratowych pól.

lesson-goal-control = Po co to wszystko
    .text = Kontrolujesz Duisburg [1], bo masz tam najwięcej kantorów. Odtąd dostajesz punkt [2], gdy ktokolwiek ustanowi szlak kończący się w tym mieście, a na koniec gry 2 punkty.

lesson-abilities = Coraz lepsi
    .about = Pięć umiejętności na twojej planszy i dlaczego większość graczy zaczyna od akcji.

lesson-abilities-desk = Twoja plansza
    .text = Twoja plansza mówi, ile możesz: masz 2 akcje w turze [1]. Każdą umiejętność rozwija się w jednym mieście, akcje w Göttingen [2].

lesson-abilities-fill = W drodze do Göttingen
    .text = Dwóch twoich kupców stoi na Göttingen – Quedlinburg [1]. Trzeci dopełni drogę, a druga akcja ustanowi szlak.
    .task = Dopełnij drogę Göttingen – Quedlinburg i ustanów szlak.
    .task-2 = Teraz ustanów szlak.
    .right-1 = Pełna. Została jedna akcja, w sam raz.
    .right = Świetnie. Co ma ci dać ten szlak?
    .missing = Obie akcje są potrzebne na tej drodze.

lesson-abilities-develop = Rozwój
    .text = Zamiast budować kantor możesz rozwinąć umiejętność tego miasta [1]. Jej następny kupiec schodzi z planszy do twoich zasobów.
    .task = Rozwiń akcje.
    .right = Od teraz masz 3 akcje w turze, a trzecią już w tej.
    .missing = Rozwiń akcje w Göttingen.
    .office = Kantor w Göttingen też jest dobry, ale jedna akcja więcej w każdej turze jest na początku warta dużo więcej.

lesson-abilities-more = Jedna akcja więcej
    .text = Nowa akcja działa już w tej turze [1]. Nikt inny nie ma trzech.
    .task = Użyj jej: ustaw kupca albo weź dochód.
    .right = To o połowę dłuższa tura niż u innych, i tak co turę.
    .missing = Ustaw kupca albo weź dochód.

lesson-abilities-five = Pięć dróg rozwoju
    .text = Klucz [1] mnoży na koniec twoją sieć, przywileje [2] otwierają kolorowe pola, sakiewki [3] dają więcej kupców. Książka pozwala więcej przemieszczać, a za każdą w pełni rozwiniętą umiejętność, oprócz klucza, czekają 4 punkty.

lesson-income = Zasoby
    .about = Skąd się biorą kupcy i dokąd wracają.

lesson-income-supply = Widać dno
    .text = Grasz tylko kupcami ze swoich zasobów [1]. Został tam jeden mały i jeden duży; reszta leży w zasobach ogólnych i trzeba ją sprowadzić dochodem, po 3 na akcję [2].

lesson-income-income = Dochód
    .text = Bierz dochód, zanim zasoby się skończą: wypieranie też kosztuje kupców, a kto ich nie ma, daje się zablokować. Jedna akcja to tutaj trzech małych kupców [1].
    .task = Weź dochód.
    .right = Trzech kupców więcej za jedną akcję.
    .missing = Najpierw potrzebujesz kupców.
    .poor = Zostałby ci jeden kupiec, a droga jeszcze daleka.

lesson-income-back = Ostatnie pole
    .text = Na Hamburg – Bremen [1] brakuje jednego kupca. Dopełnij drogę teraz, a w następnej turze ustanowisz szlak.
    .task = Ustaw małego kupca na Hamburg – Bremen.
    .right = Pełna. Teraz grają Marta i Bence.
    .missing = Długa droga do Bremy jest już prawie twoja.
    .disc = Droga też byłaby pełna, ale duży kupiec wróci do zasobów ogólnych i trzeba go będzie znów sprowadzać.
    .elsewhere = Gdzie indziej jeden kupiec nic jeszcze nie daje; tu dopełnia drogę o czterech polach.

lesson-income-return = Nic nie ginie
    .text = Gdy ustanowisz szlak Hamburg – Bremen [1], jeden kupiec może zostać kantorem, na przykład w Hamburgu [2]. Pozostali wracają do zasobów ogólnych, nie do twoich: długa droga kosztuje jeszcze jeden dochód.
    .task = Ustanów szlak Hamburg – Bremen i zbuduj kantor w Hamburgu.
    .task-2 = Teraz kantor w Hamburgu.
    .right-1 = Czterech kupców wraca.
    .right = Jeden kupiec zostaje w Hamburgu, trzech jest znów w zasobach ogólnych.
    .missing = Droga jest pełna: ustanów szlak.
    .nothing = Bez kantoru cała droga poszłaby na marne.

lesson-displacing = Wypieranie
    .about = Jak wypierać innych, ile to kosztuje i dlaczego nie jest źle być wypartym.

lesson-displacing-rival = Ktoś stoi na drodze
    .text = Chcesz mieć Kampen – Osnabrück [1], a Marta postawiła tam kupca. Możesz go wyprzeć: ustaw w jego miejscu swojego, a jednego oddaj do zasobów ogólnych.

lesson-displacing-displace = Wyprzyj
    .text = Potrzeba dwóch małych kupców [2]: jeden zajmuje pole [1], drugi jest zapłatą. Za dużego kupca płaci się dwoma.
    .task = Wyprzyj kupca Marty z Kampen – Osnabrück małym kupcem.
    .task-2 = Kto zajmie pole? Weź małego kupca.
    .task-3 = Zapłać małym kupcem.
    .right-1 = Teraz kupiec, który zajmie jego miejsce.
    .right-2 = I zapłata.
    .right = Droga jest pełna twoich kupców. Ale teraz odpowiada Marta.
    .missing = Przeszkadza ci kupiec Marty na Kampen – Osnabrück.

lesson-displacing-answer = Jej odpowiedź
    .text = Kupiec Marty przechodzi na sąsiednią drogę [1], a na pocieszenie Marta dostawia drugiego z zasobów ogólnych. Zamiast jednego ma więc na planszy dwóch.

lesson-displacing-take = Za co była zapłata
    .text = Została ci jedna akcja, a twoja droga [1] jest pełna.
    .task = Ustanów szlak Kampen – Osnabrück i zbuduj kantor w Osnabrück.
    .task-2 = Teraz kantor w Osnabrück.
    .right-1 = To było warte dwóch kupców.
    .right = Masz kantor w Osnabrück, a Marta dostała kupca za darmo. Wypieraj tylko wtedy, gdy od razu coś z tego masz.
    .missing = Ustanów szlak, póki droga jest pełna.

lesson-displacing-pushed = A teraz ty
    .text = Bence wyparł twojego kupca z Hamburg – Bremen [1] i odpowiadasz w środku jego tury. Twój kupiec idzie na sąsiednią drogę, a z zasobów ogólnych dochodzi drugi, za darmo.
    .task = Ustaw swojego kupca na sąsiedniej drodze, potem dodatkowego.
    .task-2 = Teraz dodatkowy kupiec.
    .right-1 = Pierwszy stoi.
    .right = Dwóch kupców na planszy zamiast jednego. Dobrzy gracze stają innym na drodze celowo.
    .missing = Wybierz drogę, która ci się przyda.
    .gift = Dodatkowy kupiec to prezent: weź go.

lesson-moving = Przemieszczanie kupców
    .about = Do czego służy książka.

lesson-moving-stuck = Zablokowani
    .text = Marta blokuje Bremen – Minden [1] i dwóch twoich kupców utknęło. Twoja książka [3] przemieszcza dwóch kupców jedną akcją, na przykład na Minden – Hannover [2].

lesson-moving-move = Dwóch kupców, jedna akcja
    .text = Podnieś kupca z Bremen – Minden [1] i postaw go na Minden – Hannover [2], a potem zrób to samo z drugim. To kosztuje tylko akcję.
    .task = Przemieść obu kupców z Bremen – Minden na Minden – Hannover.
    .task-2 = Postaw go na Minden – Hannover.
    .task-3 = Teraz drugi kupiec.
    .task-4 = Jego też tam postaw.
    .right-1 = Masz go w ręce.
    .right-2 = Jeszcze jeden.
    .right-3 = I na drogę.
    .right = Trzech kupców na Minden – Hannover za jedną akcję.
    .missing = Przemieść kupców, którzy utknęli.
    .dear = Ustawienie to jedna akcja na każdego kupca; przemieszczenie to jedna akcja na obu.
    .push = Możesz wyprzeć Martę, ale to kosztuje dwóch kupców, a jej daje jednego.

lesson-moving-establish = I od razu
    .text = Droga [1] jest pełna, a ty masz jeszcze akcję.
    .task = Ustanów szlak Minden – Hannover i zbuduj kantor.
    .task-2 = Minden albo Hannover, jak wolisz.
    .right-1 = Teraz kantor.
    .right = Trzech rozproszonych kupców i kantor w jednej turze.
    .missing = Droga jest pełna: ustanów szlak.
    .nothing = Weź kantor.

lesson-offices = Kształt, kolor, kontrola
    .about = Gdzie wolno budować i kto kontroluje miasto.

lesson-offices-shapes = Dwa kształty
    .text = Szlak Duisburg – Dortmund obsadzili duży i mały kupiec. Wolne pole Dortmundu [1] jest okrągłe i wymaga dużego, pole Duisburga [2] jest kwadratowe i wymaga małego.

lesson-offices-round = Okrągłe pole
    .text = Dużych kupców jest mało, a niektóre miasta zaczynają się od okrągłego pola [1]. Kto pierwszy tam zbuduje, kontroluje miasto.
    .task = Zbuduj kantor w Dortmundzie.
    .right = Duży kupiec zostaje w Dortmundzie do końca gry.
    .missing = Wykorzystaj dużego kupca, póki stoi na tej drodze.

lesson-offices-colours = Cztery kolory
    .text = Następne pole Dortmundu [1] jest pomarańczowe. Twoje przywileje [2] pozwalają tylko na białe; w Stade możesz je poszerzyć o pomarańczowe, różowe i czarne.

lesson-offices-control = Kontrola się opłaca
    .text = Kontrolujesz Dortmund [1]. Ustanów szlak do Paderborn, a dostaniesz za to punkt [2].
    .task = Ustanów szlak Dortmund – Paderborn.
    .right = Punkt za Dortmund. Byłby twój także wtedy, gdyby ten szlak ustanowiła Marta.
    .missing = Twoja pełna droga czeka.

lesson-offices-build = Drugi kantor
    .text = Pierwsze pole Paderborn [1] jest białe i kwadratowe: możesz tam budować. Dortmund jest dla ciebie zamknięty, bo jego następne pole jest pomarańczowe.
    .task = Zbuduj kantor w Paderborn.
    .right = Przy remisie kontroluje ten, czyj kantor stoi najdalej po prawej. Ostatnie pole miasta jest więc najmocniejsze.
    .missing = W Paderborn jest pole, które pasuje.
    .nothing = Weź kantor.
    .illegal = Kolor pola musi mieścić się w twoich przywilejach.

lesson-offices-network = Sieć rośnie
    .text = Dortmund [1] i Paderborn [2] łączy droga, więc twoje dwa kantory tworzą sieć. Na koniec każdy kantor największej sieci przynosi tyle punktów, ile wskazuje klucz [3].

lesson-markers = Żetony
    .about = Jak zdobywać żetony, kiedy ich używać i skąd biorą się nowe.

lesson-markers-marker = Żeton przy drodze
    .text = Przy drodze Lüneburg – Perleberg [1] leży „Usuń 3 kupców”. Kto ustanowi tam szlak, dostaje żeton, oprócz wszystkiego innego.

lesson-markers-win = Zdobądź go
    .text = Na Lüneburg – Perleberg [1] brakuje jednego kupca. Pierwsze pole Perleberga [2] jest białe i kwadratowe.
    .task = Dopełnij drogę, ustanów szlak i zbuduj kantor w Perlebergu.
    .task-2 = Teraz ustanów szlak.
    .task-3 = I zbuduj kantor w Perlebergu.
    .right-1 = Pełna.
    .right-2 = Żeton jest twój. A kantor?
    .right = Kantor i żeton. Możesz go użyć od razu: nie kosztuje akcji.
    .missing = Najpierw Lüneburg – Perleberg.

lesson-markers-use = Użyj go
    .text = Marta prawie obsadziła Hamburg – Lübeck [1]. Twój żeton zdejmuje z planszy do trzech kupców, z powrotem do zasobów ich właścicieli.
    .task = Użyj żetonu i zdejmij dwóch kupców Marty.
    .task-2 = Zdejmij kupca Marty z Hamburg – Lübeck.
    .task-3 = I drugiego.
    .task-4 = Możesz zdjąć jeszcze jednego albo skończyć.
    .right-1 = Których kupców?
    .right-2 = Jeden.
    .right-3 = Dwaj.
    .right = Marta musi zaczynać od nowa. Użyty żeton nadal liczy się na koniec: 1 punkt za jeden, 3 za dwa lub trzy, aż do 21 za dziesięć.
    .missing = Użyj żetonu na drodze Marty.

lesson-markers-new = Nowy żeton
    .text = Za zdobyty żeton na koniec twojej tury losuje się nowy [1]. Kładziesz go przy pustej drodze, najlepiej tam, dokąd zmierzasz.
    .task = Połóż nowy żeton przy drodze.
    .right = Teraz wszyscy widzą, że ta droga jest coś warta. Gra kończy się, gdy trzeba dolosować więcej żetonów, niż zostało w stosie.
    .missing = Wybierz drogę.

lesson-coellen = Dalekie cele
    .about = Tabela Coellen i połączenie Arnheim ze Stendal.

lesson-coellen-table = Tabela Coellen
    .text = Tabela Coellen ma cztery miejsca dla dużych kupców. Miejsce za 7 punktów [1] jest dostępne dla każdego, pozostałe wymagają wyższych przywilejów [2].

lesson-coellen-merchant = Duży kupiec za 7 punktów
    .text = Twój duży kupiec stoi na Coellen – Warburg [1] z trzema małymi. Ustanów szlak i wyślij go do tabeli [2].
    .task = Ustanów szlak Coellen – Warburg i postaw dużego kupca na 7.
    .task-2 = Postaw dużego kupca na miejscu za 7 punktów.
    .right-1 = Teraz duży kupiec.
    .right = Siedem punktów na koniec i nikt ci ich nie odbierze.
    .missing = Ustanów szlak Coellen – Warburg.
    .office = Kantor w Coellen daje monetę, 1 punkt, i kontrolę. Tabela daje 7.
    .nothing = Przepadłoby ci 7 punktów.

lesson-coellen-link = Z Arnheim do Stendal
    .text = Nieprzerwany łańcuch twoich kantorów z Arnheim [1] do Stendal [2] punktuje od razu: pierwszy gracz dostaje 7 punktów [3], następni 4 i 2. Łańcuch jest też dużą siecią, więc opłaca się podwójnie.

lesson-end = Koniec przychodzi nagle
    .about = Co kończy grę i co się wtedy liczy.

lesson-end-race = Brakuje jednego punktu
    .text = Gra kończy się zaraz po akcji, po której ktoś ma 20 punktów, pełnych jest 10 miast albo brakuje żetonów w stosie. Ty masz 19 punktów [1], Marta tylko 11 [2].

lesson-end-count = Co jeszcze dojdzie
    .text = Na koniec są 2 punkty za każde kontrolowane miasto, jak Minden [1] dla Marty, oraz punkty za żetony, pełne umiejętności, tabelę Coellen i największą sieć. Z kluczem [2] sieć Marty jest warta 14, więc Marta jest dużo bliżej, niż się wydaje.

lesson-end-finish = Zakończ grę
    .text = Droga Kampen – Osnabrück [1] jest pełna, a ty kontrolujesz oba miasta: to 2 punkty. Gra kończy się od razu i Marta nie ma już tury.
    .task = Ustanów szlak Kampen – Osnabrück.
    .task-2 = Nagroda nie ma już znaczenia: kantor albo nic.
    .right-1 = 21 punktów: to ostatnia decyzja w grze.
    .right = Koniec. Teraz liczy się wszystko.
    .missing = Masz jedną akcję i jedną drogę, która się opłaca.

lesson-end-result = 44 do 43
    .text = Wygrywasz [1], mając 44 punkty, Marta [2] ma 43. Przy remisie zdecydowałoby mniej rozwiniętych akcji, a potem lepsza sieć.
