# Co mówi trener w Ragusie, po polsku.

advice-first-card = Zatrzymaj kartę, na którą możesz pracować od pierwszego domu: na koniec daje do 12 punktów.
advice-first-house = Zacznij na wsi przy drewnie: heks wiejski wymaga tyle drewna, ile domów będziesz przy nim mieć.
advice-stone-first = Teraz kamień: heks miejski wymaga tyle kamienia, ile domów będziesz przy nim mieć.
advice-few-houses = { $count ->
    [one] To twój ostatni dom
   *[other] Zostały ci domy: { $count }
}. Buduj tam, gdzie od razu są punkty: u kamieniarza, na nabrzeżu albo na targowisku.
advice-sell-high = Cena jest dobra ({ $commodity }: { points-n } za jednostkę). Zbuduj dom na nabrzeżu, żeby sprzedać.
advice-buy-ship = Twoje towary wystarczą na statek: kupisz go domem na targowisku.
advice-make-goods = Twoje surowce ({ $resource }): { $count }. Dom przy heksie „{ $hex }” wyprodukuje tyle samo ({ $commodity }), i znowu, gdy ktoś tam zbuduje.
advice-act-again = Twoje domy przy heksie „{ $hex }”: { $count }. Gdy postawisz tam następny, zadziałają wszystkie.
advice-others-act-too = Uwaga na heks „{ $hex }”: ktoś inny ma tam domy ({ $count }) i wszystkie zadziałają, gdy zbudujesz.
advice-superhouse = Masz superdom: gdy go budujesz, wszystkie domy wokół działają na twoją korzyść.
advice-cathedral-sets = Pełne zestawy wina, oliwy i srebra: { $count }. Każdy dom przy katedrze policzy na koniec jeden z nich.
advice-card-in-hand = Pamiętaj o swojej karcie premii „{ $card }”: na koniec daje do 12 punktów.
advice-resources-stay = Surowców nigdy nie wydajesz: mówią tylko, co wolno zbudować i ile produkujesz. Dwa lub trzy jednego rodzaju to już dużo.
advice-make-then-sell = Najpierw niech zadziała heks „{ $hex }”: to, co wyprodukuje, można od razu sprzedać albo wydać.
advice-order = Ty wybierasz kolejność. Najpierw to, co coś daje, potem to, co z tego korzysta.
advice-fish-for-more = Za { $count } ryby dostaniesz 1 surowiec ({ $resource }) na stałe: odtąd każdy dom tutaj produkuje o jeden więcej.
advice-best-wall = Najlepszy mur daje teraz { points-n }: liczą się twoje domy i wieże na obu końcach.
advice-wall-section = Łącz mury w jeden długi odcinek: najdłuższy liczy się jeszcze raz na koniec.
advice-tower = Postaw wieżę tam, gdzie mogą powstać mury: liczy się przy każdym murze, który się tam kończy, i w najdłuższym odcinku.
advice-best-price = Najlepsza cena teraz ({ $commodity }): { points-n }. Sprzedaż jej nie obniża.
advice-best-ship = Najlepszy statek, na który cię stać ({ $good }): { points-n }. Sprawdź, czy twoje karty premii nie wolą innych.
advice-second-card = Zatrzymaj kartę, do której masz już najbliżej.

tip-no-walls = Zbudowane mury: { $count }. Dom u kamieniarza daje punkty od razu, i znowu, gdy inni tam budują.
tip-no-ships = Na twoim koncie nie ma statku: dom na targowisku zamienia jeden lub dwa towary nawet na 5 punktów.
tip-goods-left = Towary, które zostały w magazynie: { $count }. Sprzedawaj na nabrzeżu, kupuj statki albo zawczasu buduj przy katedrze.
tip-scattered = Najwięcej twoich domów przy jednym heksie miejskim: { $count }. Trzy przy tym samym działają razem, gdy ktokolwiek tam zbuduje.
tip-never-at-mason = Ani jednego domu przy heksie „{ $hex }”: wymaga tylko kamienia i od razu daje punkty.
tip-house-lost = Stracone domy, bo żadne pole nie było dozwolone: { $count }. Zdobądź wcześniej drewno i kamień.
tip-fish-unused = Ryby, które zostały: { $count }. Wymieniaj je na to, czego potrzebują winiarnia, tłocznia albo jubiler.
