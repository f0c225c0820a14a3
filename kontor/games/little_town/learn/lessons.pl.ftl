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
