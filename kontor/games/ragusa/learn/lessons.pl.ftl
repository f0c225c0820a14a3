lesson-goal = Dom tam, gdzie stykają się trzy heksy
    .about = Co robisz w turze i co ci to daje.

lesson-goal-city = Miasto nad morzem
    .text = Pod wsią leży miasto, a pod miastem morze [1]. W trzy osoby każdy stawia dwanaście domów, po jednym na turę; potem wygrywa, kto ma najwięcej punktów [2].

lesson-goal-card = Tajny cel
    .text = Przed pierwszym domem zatrzymujesz jedną z trzech kart premii [1]. Na koniec daje do 12 punktów i nikt inny jej nie widzi.
    .task = Zatrzymaj kartę: „Mury” płacą za każdy mur przy twoich domach i wieżach.
    .right = Wiesz już, dokąd zmierzać. Marta i Bence też wybrali.
    .missing = Zatrzymaj jedną z trzech.

lesson-goal-house = Pierwszy dom
    .text = Pole to róg, w którym stykają się trzy heksy, i każdy z nich coś ci daje. Tutaj są to las, kamieniołom i winnica [1] [2]: drewno, kamień i winogrona.
    .task = Zbuduj dom tam, gdzie stykają się las, kamieniołom i winnica.
    .help = Są trzy takie pola.
    .right = Jeden dom, trzy surowce.
    .missing = Potrzebny jest róg lasu, kamieniołomu i winnicy.
    .stone = To dałoby inne surowce. Kamień otwiera miasto, a z winogron powstaje wino.
    .illegal = Pierwszy dom musi stanąć przy lesie, bo budowa na wsi wymaga drewna.

lesson-goal-access = Niczego nie wydajesz
    .text = Drewna [1] ani kamienia [2] się nie wydaje: pokazują, do ilu masz dostęp, a więc gdzie wolno ci budować. Zostało ci jedenaście domów [3], więc myśl, co każdy z nich otwiera.

lesson-requirements = Czego wymaga pole
    .about = Drewno na wsi, kamień w mieście, nic nad morzem.

lesson-requirements-wood = Drewno na wsi
    .text = Heks wiejski wymaga tyle drewna, ile domów będziesz przy nim mieć. Twój dom [1] stoi przy trzech heksach, więc drugi dom przy którymś z nich wymaga 2 drewna [2]; przy innych wystarczy 1.

lesson-requirements-second = Rośnij
    .text = Tam, gdzie na wschodzie stykają się las, kamieniołom i winnica [1], wszystkie trzy heksy są dla ciebie nowe. Będą 2 drewna, 2 kamienie [2] i 2 winogrona.
    .task = Zbuduj tam dom.
    .right = Po dwa każdego. Im więcej masz, tym więcej mogą wymagać następne domy.
    .missing = Zbuduj na wskazanym polu.
    .other = To też dobre pole, ale tutaj chcemy więcej kamienia i winogron.

lesson-requirements-gate = Kamień w mieście
    .text = Heksy miejskie tak samo wymagają kamienia, a niektóre czegoś jeszcze. Na północ od Kamieniarza [1] trzeba 1 kamienia i, ze względu na wieś obok, 1 drewna; masz 2 kamienie [2].

lesson-requirements-sea = Morze niczego nie wymaga
    .text = Heksy morskie dają ryby [2] i niczego nie wymagają. Na wybrzeżu Winiarni [1] dwa z trzech heksów to morze.
    .task = Zbuduj dom na wybrzeżu z dwoma heksami morza.
    .help = Dobre jest więcej niż jedno pole.
    .right = Dwie ryby. Ryby możesz wymieniać, kiedy chcesz: 2 na drewno, winogrona lub oliwki, 3 na kamień, 4 na rudę srebra.
    .missing = Poszukaj rogu z dwoma heksami morza.
    .fish = Przy tym polu jest mniej morza.

lesson-neighbours = Każdy dom budzi sąsiadów
    .about = Heksy miejskie działają na korzyść wszystkich, którzy mają tam dom.

lesson-neighbours-winery = Marta była pierwsza
    .text = Marta ma dom przy Winiarni [1]. Ty masz 2 winogrona [3], a pole między Winiarnią, Nabrzeżem i morzem [2] jest wolne.

lesson-neighbours-build = Obok niej
    .text = Winiarnia produkuje tyle wina, ile masz winogron. Nabrzeże sprzedaje towary za punkty i wymaga jednego towaru, a ten najpierw wyprodukuje Winiarnia [1].
    .task = Zbuduj dom między Winiarnią, Nabrzeżem i morzem.
    .right = Zadziałają dwa heksy miejskie, w kolejności, którą wybierzesz.
    .missing = Zbuduj przy Winiarni i Nabrzeżu.

lesson-neighbours-order = Kolejność wybierasz ty
    .text = Najpierw Winiarnia [1] czy Nabrzeże [2]? Sprzedać można tylko to, co się ma.
    .task = Niech najpierw zadziała Winiarnia.
    .right = Najpierw produkcja, potem sprzedaż.
    .missing = Najpierw Winiarnia.
    .empty = Nabrzeże nie miałoby co sprzedać.

lesson-neighbours-both = Sąsiadka też
    .text = Twój dom [2] wyprodukował 2 wina. Potem ponownie zadziałał dom Marty [1] i zrobił wino dla niej, choć to twoja tura: opłaca się stać tam, gdzie będą budować inni.

lesson-neighbours-sell = Sprzedać czy zachować
    .text = Na Nabrzeżu [1] możesz sprzedać 1 wino po jego cenie, teraz za 2 punkty. Drugie zostaje w magazynie [2], na statki albo dla Katedry.
    .task = Sprzedaj jedno wino.
    .right = Twoje pierwsze punkty.
    .missing = Sprzedaj wino.
    .keep = Można je też zachować; tutaj sprzedajemy, żeby zobaczyć, jak to działa.

lesson-walls = Mury i wieże
    .about = Jak rosną mury miasta i kto za nie punktuje.

lesson-walls-mason = Kamieniarz
    .text = Każdy dom przy Kamieniarzu [1] buduje mur, w dowolnym miejscu granicy miasta. Mur daje 1 punkt i jeszcze po 1 za każdy twój dom i każdą wieżę na jego końcach, na przykład tutaj [2].

lesson-walls-wall = Własny mur
    .text = Zbuduj dom na północ od Kamieniarza [1], a potem mur obok niego [2].
    .task = Zbuduj dom, a potem mur między Kamieniarzem a gajem oliwnym.
    .task-2 = Teraz mur między Kamieniarzem a gajem oliwnym.
    .right-1 = Dom stoi. Gdzie stanie mur?
    .right = Dwa punkty: jeden za mur, jeden za twój dom na jego końcu.
    .missing = Zbuduj na północ od Kamieniarza.
    .far = Mur bez twojego domu na końcu daje tylko 1 punkt.
    .gift = Punkty by przepadły.

lesson-walls-again = Marta buduje, ty punktujesz
    .text = Marta zbudowała dom przy Kamieniarzu [1], więc twój dom [2] działa ponownie. Kolejny mur jest twój, i to w jej turze.
    .task = Zbuduj mur po drugiej stronie swojego domu.
    .right = Dwa punkty więcej bez własnej tury.
    .missing = Zbuduj mur przy swoim domu.
    .far = Poszukaj muru, który dochodzi do twojego domu.
    .gift = Punkty by przepadły.

lesson-walls-tower = Wieża
    .text = Architekt [1] stawia wieżę na dowolnym polu granicy, z domem lub bez. Tam, gdzie kończą się twoje mury [2], następny mur będzie wart więcej.
    .task = Zbuduj dom na północ od Architekta i postaw wieżę na końcu muru.
    .task-2 = Postaw wieżę na jednym z końców muru.
    .right-1 = Teraz wieża.
    .right = Twoja wieża trzyma dla ciebie koniec muru.
    .missing = Zbuduj na północ od Architekta.
    .apart = Daleko od muru wieża jeszcze nic ci nie da.
    .gift = Wieże są darmowe: postaw ją.

lesson-walls-section = Najdłuższy odcinek
    .text = Na koniec punktuje twój najdłuższy ciąg murów: po 1 za każdy mur i po 1 za każdy twój dom i każdą wieżę między nimi. Kończy się tam, gdzie stoją tylko inni, więc miej dom albo wieżę na każdym styku [1] [2].

lesson-ships = Statki w porcie
    .about = Po co jest Targowisko i jak zmieniają się ceny.

lesson-ships-ships = Dwa wina
    .text = Oba wina [2] zostały w magazynie. Statek z jedwabiem [1] kosztuje dwa wina i daje 4 punkty, a Nabrzeże zapłaciłoby za jedno wino 2.

lesson-ships-market = Na Targowisko
    .text = Dom na wybrzeżu Targowiska [1] pozwala kupić jeden statek. Wymaga towaru w magazynie, a ten już masz.
    .task = Zbuduj dom na wschodnim wybrzeżu Targowiska i kup jedwab [2].
    .task-2 = Kup statek z jedwabiem.
    .right-1 = Port jest otwarty.
    .right = Cztery punkty i statek do kart premii.
    .missing = Zbuduj przy Targowisku.
    .market = Do statków potrzebny jest dom przy Targowisku.
    .gift = Wino czeka, żeby je wydać.

lesson-ships-prices = Ceny się zmieniają
    .text = Kto kupuje, obniża jedną cenę, a statek, który przypływa, podnosi inną [1]. Następny statek z góry pokazuje którą, więc możesz sprzedać przed spadkiem albo poczekać na wzrost.

lesson-end = Daleko w tyle, a jednak wygrana
    .about = Co liczy się na koniec.

lesson-end-behind = Ostatni dom
    .text = Masz 28 punktów [1], Bence ma 58 [2], a tobie został jeden dom [3]. Wygląda to na przegraną, ale większość punktów jest na koniec.

lesson-end-cathedral = Katedra
    .text = Za każdy twój dom przy Katedrze [1] jeden komplet wina, oliwy i srebra daje sumę ich cen. Masz tam dwa domy i trzy wina [2], więc trzeci dom to 8 punktów więcej.

lesson-end-last = Wybierz dobrze
    .text = Między Pałacem rektora, Katedrą i Handlarzem rybami [1] jeden dom robi trzy rzeczy. Niech Pałac zadziała przed Handlarzem: karta premii za ryby zapłaci za te, które masz.
    .task = Zbuduj tam dom, potem dobierz karty premii i zatrzymaj „Ryby”.
    .task-2 = Niech zadziała Pałac rektora.
    .task-3 = Zatrzymaj „Ryby”.
    .right-1 = Teraz Pałac.
    .right-2 = Ryby czy jedwab? Masz dwie ryby i żadnego jedwabiu.
    .right = To był twój ostatni dom. Marta stawia swój i wszystko się liczy.
    .missing = Zbuduj między Pałacem rektora, Katedrą i Handlarzem rybami.
    .set = Jeden komplet towarów zostałby niewykorzystany.
    .later = Handlarz zadziała tak czy inaczej; najpierw Pałac.
    .silk = Nie masz statku z jedwabiem.

lesson-end-result = 95 do 94
    .text = Wygrywasz [1], mając 95 punktów, Bence [2] ma 94: 24 punkty dała Katedra, 31 karty premii, 10 twój odcinek murów. Przy remisie wygrałby cenniejszy magazyn.
