lesson-gathering = What lies around a worker
    .about = How one worker brings you wood, stone and fish.

lesson-gathering-around = Eight squares
    .text = A worker on a meadow [1] looks at the 8 squares around it, diagonals too. Each forest [2] gives 1 :wood:, each lake [3] 1 :fish:, each mountain 1 :stone:.

lesson-gathering-three = A good square
    .text = On every free meadow the board shows what a worker would bring. Some squares bring three goods at once [1].
    .task = Send a worker where it brings two fish and one wood.
    .help = Two lakes and a forest touch this square.
    .right = Two lakes and a forest lie around F5, so one worker has brought three goods.
    .missing = You need a square that touches two lakes and a forest.
    .fish = The fish are right, but no forest touches E5.
    .illegal = Workers stand on meadow. From there they gather what lies around them.

lesson-gathering-taken = One worker a square
    .text = Marta has taken the best square for wood [1]. A square holds one worker until the round ends, but its neighbours are still free.
    .task = Get two wood with one worker.
    .help = More than one square is right.
    .right = Two forests around one worker, two wood. There is often a second-best square nearby.
    .missing = You need two forests around your worker.
    .illegal = Look for a free meadow that touches two forests.

lesson-gathering-empty = Nothing around
    .text = In the middle of the board nothing lies around a worker yet [1]. That changes as soon as somebody builds there.
