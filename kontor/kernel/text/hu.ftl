# Minden játék közös szövegei, magyarul.

yes = igen
no = nem
you = te
list-and = { $first } és { $last }
seat-name = { $number }. játékos
spectator = Néző
bot-random = Véletlen bot
bot-random-about = Véletlenszerűen választ a szabályos döntések közül. Tesztekhez.
bot-greedy = Mohó bot
bot-greedy-about = Csak a saját körét tervezi meg, tovább nem lát. Tesztekhez.
bot-beginner = Kezdő bot
bot-beginner-about = Nem lát messzire, és sok mindent nem vesz észre: első játékhoz ideális.
bot-casual = Alkalmi bot
bot-casual-about = Ésszerűen és gyorsan játszik: kényelmes ellenfél.
bot-strong = Erős bot
bot-strong-about = Messzire előrelát, és kevés hibát bocsát meg.
bot-expert = Mester bot
bot-expert-about = Nem siet, és messzire előrelát: nehéz ellenfél.
bot-master = Nagymester bot
bot-master-about = Egy-egy döntésen akár két másodpercig is gondolkodik: a legnehezebb ellenfél.
bot-deleted = Törölt játékos
hidden = rejtett
turn-of = { $player } következik
your-turn = Te következel
now-sentence = Most: { $matter }.
log-title = Napló
score = Pontszám
points-n = { $count } pont
icon-star = pont

not-your-turn = Nem te következel.
why-over = Vége a játéknak.
undo = Visszavonás
undo-refused-other = Ez nem vonható vissza: azóta más is döntött.
undo-refused-revealed = Ez nem vonható vissza: kiderült valami, ami rejtve volt.
undo-refused-chance = Ez nem vonható vissza: valamit a véletlen döntött el.
undo-refused-over = Ez nem vonható vissza: vége a játéknak.
undo-nothing = Nincs mit visszavonni.

game-over = Vége a játéknak
winner = Győztes
illegal-decision = „{ $decision }” – ez nem lehetséges. { $reason }

choices = Lehetőségek
more-choices = A fenti táblázatokban { $count } lehetőség van megszámozva.
no-such-number = Nincs { $number }. lehetőség; a sorszámok 1-től { $most }-ig tartanak.
ask-choice = A döntésed (szám vagy jelölés, ? – súgó):
pass-device = { $player } következik: add át neki a billentyűzetet, és nyomd meg az Entert
press-enter = Nyomd meg az Entert
help-play =
    Ezeket írhatod be:
      3              egy szám: az ilyen sorszámú lehetőség
      place F5       egy lehetőség jelöléssel, ahogy a listában áll
      log            mi történt eddig
      hint           a legjobb lehetőségek, mennyit érnek, és miért
      why place F5   miért nem lehetséges valami
      undo           az utolsó döntésed visszavonása
      undo turn      az egész köröd visszavonása
      Enter          az asztal újbóli kirajzolása
      picture FÁJL   kép az asztalról a FÁJL nevű fájlba
      save FÁJL      a játék mentése a FÁJL nevű fájlba
      rules          a szabályok
      quit           kilépés a játékból
      ?              ez a súgó
bye-saved = A játék mentve ide: { $file }.

hint = Tipp
hint-points-turn = { $sign }{ points-n } a kör végéig.
hint-points-now = { $sign }{ points-n }, és a kör még tart.
hint-expected = A várható folytatás: { $text }
hint-win = Nyerési esély: { $text }
rules-open-example = Megnyitás az asztalnál
bots-while-compiling = A szabályok fordítása folyik (csak egyszer, nagyjából tizenöt másodperc); addig a botok csak a körük végéig néznek előre.
rules-compiling = A szabályok fordítása még tart; próbáld újra kicsit később.
stand-in-plays = Egy bot játszik helyetted; előbb vedd vissza a helyedet.

review-title = Elemzés: { $game }
review-win = Nyerési esély
review-accuracy = Pontosság
review-start = Kezdet
review-end = Vége
review-decision = { $number }. döntés
review-decisions = { $count } döntés
review-mistakes = A legdrágább döntések
review-none = Egyik döntés sem volt egyértelműen rosszabb egy másik lehetőségnél.
review-number = Ssz.
review-player = Játékos
review-played = Döntés
review-cost = Veszteség
review-better = Jobb
explorer-games = { $count } játék ilyen állással
explorer-few = Kevesebb mint { $count } játék. Ebből még nem derül ki semmi.
explorer-choice = Lehetőség
explorer-chosen = Választották
explorer-won = Nyert (95 %)
explorer-even = Egyenlő rész
explorer-by = Ki
explorer-people = emberek

## Az első játék edzője

coach-better = { $number }. döntés: a „{ $better }” jobb lett volna, mint a „{ $played }”.
coach-gap = { $category }: { $player } { $count } pontot szerzett, te { $own } pontot. Legközelebb itt szerezz többet.
coach-next-level = Ez a bot nem lát messzire: legközelebb próbáld meg az alkalmi bot ellen.
coach-again = Játszd le még egyszer ugyanezt a felállást, és csak egy dolgot csinálj másképp.
coach-rules = Olvasd el újra a szabályok kivonatát: egy játék után többet mond.
