# Amit a szerver elutasít, magyarul.

too-often = Túl sok kérés; várj egy kicsit.
too-large = A kérés túl nagy.
server-failed = A szerver ezt nem tudta végrehajtani; semmi sem változott. Ha jelented, add meg ezt az azonosítót: { $request }.
storage-fails = A szerver most nem fér hozzá az adataihoz; semmi sem változott. Próbáld újra kicsit később.
too-busy = A szerver most túlterhelt; próbáld újra kicsit később.
too-many-guests = A hálózatodból túl sok új vendég érkezik; próbáld meg később, vagy jelentkezz be.
too-many-tables = Az elmúlt órában túl sok asztalt nyitottak; próbáld meg később.
too-many-open-tables = Már { $count } asztalod vár játékosokra; előbb kezdj el egy játékot, vagy állj fel az egyik asztaltól.
say-your-name = Előbb add meg a nevedet.
guest-name = Vendég { $number }
no-token = A kérésből hiányzik a munkamenet tokenje; töltsd újra az oldalt.

name-form = A név 1–24 karakter lehet, „|” nélkül.
login-unusable = Ez a felhasználónév nem használható; válassz másikat. A felhasználónév 3–120 karakter lehet, szóköz nélkül: egy név vagy e-mail-cím.
password-form = A jelszó 8–200 karakter lehet.
has-account = Már van fiókod; előbb jelentkezz ki.
login-wrong = Hibás a felhasználónév vagy a jelszó.
password-wrong = Nem ez a jelenlegi jelszavad.
no-account = Vendégként játszol; jelszó csak fiókhoz tartozik.
too-many-preferences = Túl sok beállítás.

no-table = Nincs ilyen asztal.
table-elsewhere = Ezt az asztalt egy másik szerver vette át. Semmi sem változott; az oldal újra kapcsolódni fog.
servers-apart = A szerverek egy időre elvesztették a kapcsolatot egymással. Amit már visszaigazoltunk, megmaradt; próbáld újra kicsit később.
private-table = Ez az asztal nem nyilvános: az egyik játékosától kapott linkkel nyithatod meg.
table-closed = Ez az asztal bezárt: már mindenki elment.
no-open-seat = Ennél az asztalnál nincs szabad hely.
only-host-fills = A helyeket csak a házigazda töltheti be.
begun-already = Ennél az asztalnál már elkezdődött a játék.
not-begun = A játék még nem kezdődött el.
no-game = Ennél az asztalnál most nem folyik játék.
not-over = A játék még nem ért véget.
other-rules = Ezt a partit a szabályok { $version } jelű változatával játszották; itt nem nyitható meg.
game-broken = Ezzel a játékkal itt most nem lehet játszani; a szerver üzemeltetőjének kell kijavítania.
seed-chosen = A véletlen kezdőértékét csak akkor lehet megválasztani, ha más ember nem játszik: minden titkot elárul.
sit-yourself = A saját asztalodhoz neked is le kell ülnöd.
log-too-long = A napló túl hosszú.
no-decision = Nincs { $number }. döntés; ebben a játékban { $count } van.

gone-on = A játék közben továbbhaladt.
gone-on-decision = A játék közben továbbhaladt: ez a { $answered } sorszámú döntésre válasz, pedig most a { $asked } sorszámú jön.
gone-on-undo = A játék közben továbbhaladt; itt nincs mit visszavonni.
do-not-play = Nem játszol ennél az asztalnál.
did-not-play = Nem játszottál ennél az asztalnál.
nothing-to-say = Az üzenet üres.

no-seat = Ennél az asztalnál nincs { $seat }. hely.
not-your-seat = Ez nem a te helyed.
no-person-plays = Ezen a helyen nem ember játszik.
bot-in-seconds = Egy bot { $seconds } másodperc múlva veheti át ezt a helyet.
bot-when-away = Egy bot csak akkor veheti át ezt a helyet, ha { $name } már { $seconds } másodperce nincs itt.

rated-account = Értékelt játékhoz fiók kell; előbb készíts egyet, a játékaid megmaradnak.
rated-two = Értékelt játékhoz legalább két hely kell.
rated-one-device = Értékelt asztalnál mindenki a saját eszközén játszik.
rated-seed = Értékelt asztalnál senki sem választ kezdőértéket.
rated-no-hints = Értékelt játékban nincsenek tippek.
rated-no-undo = Értékelt játékban semmit sem lehet visszavonni.
rated-bot = Ennek a botnak nincs értékszáma ekkora asztalnál: „{ $bot }”; válassz másikat.
rated-guest = { $name } vendég; értékelt játékhoz fiók kell.
no-person = Nincs ilyen ember.
not-yourself = Ez te vagy.
history-hidden = Az ő játékai nem nyilvánosak.
too-many-listed = Ezen a listán már { $count } ember van, több nem fér rá.
not-welcome = Ennél az asztalnál nem ülhetsz le.
not-invited = { $name } nem fogad meghívást.
too-many-invited = Ettől az asztaltól már { $count } meghívás ment ki, többet nem lehet.
invite-account = Név szerint csak fiókkal lehet keresni és meghívni; vendégként a linket küldheted el.
no-invitation = Nincs meghívásod ehhez az asztalhoz.
qr-elsewhere = A QR-kód csak erre a szerverre vezethet.
colour-taken = Ez a szín már valaki másé.

no-hints = Ennél az asztalnál nem kérhető tipp.
no-board = A „mi lenne, ha” ennél az asztalnál a parti végéig ki van kapcsolva, ahogy a tippek is.
no-board-hint = Amíg többen játszanak itt, tippet az asztalnál kérj: ott mindenki látja, hányat kaptál.
too-many-tried = A próbatáblán legfeljebb { $count } döntés fér el; lépj vissza néhányat, vagy játssz tovább innen.
game-over-there = Ebben az állásban a parti már véget ért; válassz egy korábbit.
hint-not-ahead = Már választhatsz; tippet akkor lehet kérni, ha az előtted lévők választottak.
hint-too-long = A tipp túl sokáig készül; kérd újra kicsit később.
explorer-own = Amíg tart a játék, a felfedező csak a saját döntéseidet mutatja.
explorer-hints = Amíg tart a játék, a felfedező nem használható tippek nélküli asztalnál.
explorer-undecided = Előbb dönts, aztán a felfedező megmutatja, mit választottak mások.
no-coach = Ennél az asztalnál nincs edző.
coach-compiling = A szabályok fordítása még tart; amint kész, az edző megnézi a döntéseidet.
review-failed = Az elemzés nem sikerült; újra lehet kérni.
rules-not-ready = Ennek a játéknak a szabályait nem sikerült előkészíteni ezen a szerveren; hogy miért, azt a „kontor compile { $game }” mondja meg az üzemeltetőnek.

no-puzzle = Nincs ilyen feladvány.
not-possible-there = Ebben az állásban ez nem lehetséges.
puzzle-why-end = A játék mindjárt véget ér: csak az számít, ami addig még pontot hoz.
puzzle-why-scoring = Hamarosan több pontot hoz, mint a második legjobb lehetőség.
puzzle-why-blocking = Többet árt a többieknek, mint a második legjobb lehetőség.
puzzle-why-tempo = Nem várhat: mire újra te következel, könnyen késő lehet.
puzzle-why-plan = A következő körökben térül meg, jobban, mint ami most kecsegtetőbbnek látszik.

webhook-form = A webhook teljes cím legyen, amely https://-sel kezdődik.
push-form = Ez a böngésző nem értesíthető: a push címe itt nem használható.

time-is-up = Lejárt az időd: egy bot játszik helyetted.
paused = A parti szünetel; bármelyik játékos folytathatja.
no-clock = Ennél az asztalnál nincs óra: mindenkinek annyi ideje van, amennyit csak akar.
clock-decides = Ennél az asztalnál az óra dönti el, mikor játszik valaki helyett bot.
vacation-ends = A szabadság vége a kezdete után legyen, és ne a múltban.
vacation-far = Szabadságot legfeljebb egy évre előre lehet tervezni.
vacation-overlaps = Abban az időben már szabadságon vagy.
vacation-too-long = Ehhez { $days } szabadságnap kell; { $left ->
    [0] erre az évre egy sem maradt.
   *[other] erre az évre { $left } maradt.
}
no-vacation = Nincs ilyen szabadság.
