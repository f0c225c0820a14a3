# A böngészős kliens szövegei, magyarul. ui-*: oldalak; table-*: az asztal.

# általános
ui-skip = Ugrás a tartalomra
ui-close = Bezárás
ui-cancel = Mégse
ui-try-again = Újra
ui-just-now = az imént
ui-no-connection = A szerver nem érhető el. Nézd meg a kapcsolatot, és próbáld újra.
ui-server-trouble = Hiba történt a szerveren. Próbáld újra kicsit később.
ui-too-late = A játék továbbhaladt, mielőtt a döntésed megérkezett. Semmi sem változott.
ui-left-table = Elmentél az asztaltól, mielőtt a válasz megérkezett.
ui-link-copied = A link a vágólapon van.
ui-link-copied-here = A link a vágólapon van. Csak ezen a gépen működik.

# sávok
ui-home-link = Kontor, kezdőlap
ui-main-menu = Főmenü
ui-nav-play = Játék
ui-nav-learn = Tanulás
ui-nav-rules = Szabályok
ui-nav-account = Fiók
ui-theme-to-dark = Sötét megjelenés
ui-theme-to-light = Világos megjelenés
ui-games = Játékok

# kezdőlap
ui-home-title = Mit játsszunk?
ui-home-line = Botok ellen azonnal játszhatsz: se név, se fiók nem kell.
ui-import = Játéknapló megnyitása
ui-players = { $players } játékos
ui-minutes = { $minutes } perc
ui-weight-very-light = nagyon könnyű
ui-weight-light = könnyű
ui-weight-medium = közepes
ui-weight-heavy = nehéz
ui-weight-very-heavy = nagyon nehéz
ui-read-rules = Szabályok
ui-play-bot = Játék bot ellen
ui-level-of = Bot ehhez: { $game }
ui-level-beginner = Kezdő
ui-level-casual = Alkalmi
ui-level-strong = Erős
ui-level-expert = Mester
ui-level-master = Nagymester
ui-new-table = Új asztal
ui-your-games = Játékaid
ui-wait-for-you = { $count ->
    [0] egyik sem vár rád
    [one] egy vár rád
   *[other] { $count } vár rád
}
ui-all-games = Az összes játék ({ $count })
ui-finished-games = Befejezett játékok
ui-you = Te
ui-open-tables = Szabad helyek
ui-watch-tables = Nézhető játékok
ui-no-open = Most senki sem keres játékost
ui-no-open-line = Itt jelennek meg a nyilvános asztalok, ahol van szabad hely.
ui-your-turn = Te következel
ui-continue = Folytatás
ui-look = Megnézem
ui-review = Visszanézés
ui-watch = Nézem
ui-sit-down = Leülök
ui-open-seat = Szabad hely
ui-waiting-for = { $name } következik
ui-waiting-for-players = { $count ->
    [one] Még { $count } játékosra várunk
   *[other] Még { $count } játékosra várunk
}
ui-table-of = { $count ->
    [one] { $name } asztala · { $count } szabad hely
   *[other] { $name } asztala · { $count } szabad hely
}
ui-you-won = Nyertél
ui-nobody-won = Ezúttal nem sikerült nyerni
ui-won-by = { $count ->
    [one] { $name } nyert
   *[other] Holtverseny: { $name }
}

# név
ui-name-title = Hogy hívnak?
ui-name = Név
ui-name-help = Ezt látják a többiek az asztalnál. Később megváltoztathatod.
ui-name-play = Játék
ui-name-missing = Hiányzik a név.

# új asztal
ui-new-table-of = { $game }: új asztal
ui-how-many = Hányan játszotok?
ui-seats = Helyek
ui-who-sits = { $number ->
    [1] Ki ül az { $number }. helyen?
    [5] Ki ül az { $number }. helyen?
   *[other] Ki ül a { $number }. helyen?
}
ui-seat-me = Én
ui-seat-me-named = Én ({ $name })
ui-seat-open = Szabad a linkkel érkezőknek
ui-seat-hot = Valaki ennél az eszköznél
ui-bots = Botok
ui-bots-simple = Egyszerű botok
ui-name-of-seat = { $number }. hely: név
ui-options = A játék beállításai
ui-finer-points = A szabályok részletei ({ $count })
ui-who-sees = Ki csatlakozhat?
ui-by-link = Akinek megvan a link
ui-by-link-help = Csak azok találják meg az asztalt, akiknek elküldöd a linket.
ui-public = Bárki
ui-public-help = Az asztal látszik a kezdőlapon. Bárki leülhet vagy nézheti.
ui-hints = Tipp kérhető
ui-hints-help = Aki soron van, megkérdezheti, melyek a legjobb lehetőségek, és mennyit érnek.
ui-open-table = Asztal megnyitása
ui-start-game = Játék indítása

# várószoba
ui-away = nincs itt
ui-invite = Meghívó
ui-invite-line = Aki megnyitja ezt a linket, leülhet egy szabad helyre. Nélküle az asztalt senki sem találja meg.
ui-table-closed = Ez az asztal bezárt: már mindenki elment.
ui-called-off = A játék félbeszakadt.
ui-more-tables = További asztalok
ui-invite-public = Az asztal látszik a kezdőlapon. Ez a link is ide vezet.
ui-copy-link = Link másolása
ui-invite-loopback = Ez a cím csak ezen a gépen működik. Ha valaki másik eszközről csatlakozna, indítsd a szervert a „--host 0.0.0.0” kapcsolóval, és nyisd meg az oldalt azon a címen, amelyen a gép a hálózaton elérhető.
ui-fill = Botok a szabad helyekre, és indulás
ui-leave = Felállok az asztaltól

# asztal
ui-you-watch = Nézőként vagy itt
ui-save-log = Napló mentése
ui-resign-title = Feladod ezt a játékot?
ui-resign-line = { $count ->
    [0] A helyedet egy bot veszi át.
    [one] A helyedet egy bot veszi át, hogy a másik játékos befejezhesse a játékot.
   *[other] A helyedet egy bot veszi át, hogy a többiek befejezhessék a játékot.
}
ui-resign-no = Játszom tovább
ui-resign-yes = Feladom
ui-rematch-ready = Kész az új asztal ugyanezekkel a játékosokkal.
ui-go-there = Átülök

# visszanézés
ui-replay = Visszanézés
ui-first = Első döntés
ui-back = Előző döntés
ui-play = Lejátszás
ui-pause = Szünet
ui-on = Következő döntés
ui-last = Utolsó döntés
ui-moment = A játék egy pontja
ui-decision-of = { $number }. döntés, összesen { $last }
ui-speed = Sebesség: { $speed }
ui-share-decision = Döntés megosztása
ui-decisions = Döntések
ui-decision-start = A játék kezdete
ui-points-chart = Minden játékos pontjai döntésről döntésre
ui-to-table = Vissza az asztalhoz
ui-analysis = Elemzés
ui-chart = Grafikon
ui-win-probability = Nyerési esély
ui-points = Pontok
ui-flag = { $number }. döntés, { $name }: { $cost } százalékpont
ui-review-working = A bot minden döntést megvizsgál.
ui-review-failed = Az elemzést nem sikerült befejezni.
ui-accuracy = Pontosság
ui-accuracy-help = A 100 azt jelenti, hogy minden döntés ugyanaz, mint a boté. Válassz egy nevet, ha csak az ő döntéseit akarod látni.
ui-only-of = Csak { $name } döntései
ui-mistakes = A legdrágább döntések
ui-mistakes-help = A nyerési esély százalékpontjaiban, a bot szerint.
ui-mistakes-none = Egyik döntés sem került sokba.
ui-mistakes-none-yet = Eddig nincs ilyen.
ui-mistakes-all = { $count ->
    [one] Az egyetlen megjelenítése
    [5] Mind az { $count }
    [50] Mind az { $count }
    [51] Mind az { $count }
    [52] Mind az { $count }
    [53] Mind az { $count }
    [54] Mind az { $count }
    [55] Mind az { $count }
    [56] Mind az { $count }
    [57] Mind az { $count }
    [58] Mind az { $count }
    [59] Mind az { $count }
   *[other] Mind a { $count }
}
ui-mistakes-fewer = Kevesebb
ui-decision-by = { $number }. döntés · { $name }
ui-played = Ez történt:
ui-better = Jobb lett volna:
ui-line = Így folytatódhatott volna

# explorer
ui-explorer = Felfedező
ui-explorer-like = { $name }, ilyen állásokban
ui-explorer-games = { $count } játék
ui-explorer-few = Kevesebb mint { $count } játék. Ebből még nem derül ki semmi.
ui-explorer-few-line = Ilyen állás túl ritkán fordult elő.
ui-explorer-none = Még nincsenek megszámolt játékok.
ui-explorer-none-line = Aki a szervert üzemelteti, megszámolhatja ennek a játéknak a partijait.
ui-explorer-forced = Itt csak egy lehetőség van.
ui-explorer-forced-line = A játék magától halad tovább.
ui-explorer-over = Vége a játéknak.
ui-explorer-over-line = Lépj vissza, hogy lásd, mit választottak mások.
ui-explorer-chosen = választották: { $share }
ui-explorer-won = nyert: { $won } ({ $low } és { $high } között), egyenlő rész: { $even }
ui-explorer-never = soha nem választották
ui-explorer-players = { $count } játékos
ui-explorer-by-people = ebből emberek: { $count }
ui-explorer-played = itt ezt játszották
ui-explorer-elsewhere = { $share } olyat választott, ami itt nem lehetséges vagy ritka.
ui-explorer-legend = Oszlop: milyen gyakran választották. Sáv: e játékok mekkora részét nyerték meg, 95%-os tartománnyal; a szaggatott vonal az egyenlő rész. Egy választás azért is tűnhet erősnek, mert az élt vele, aki már vezetett.

# szabályok
ui-rules-of = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-found = { $at } / { $count }
rules-found-none = Nincs találat
rules-previous = Előző találat
rules-next = Következő találat
rules-places = találat
rules-contents = Tartalom
rules-legend = Ikonok
rules-link = Szabályok: { $title }
rules-example = Példa: { $game }
rules-example-line = Példa a szabályokból. Próbálj ki bármit, bármelyik játékos nevében; semmi sem marad meg.
rules-back = Vissza a szabályokhoz

# fiók és beállítások
ui-account = Fiók
ui-about-you = Rólad
ui-is-nobody = Add meg a neved, és játssz. Fiók nem kell hozzá.
ui-is-guest = Vendégként játszol. Ez a böngésző emlékszik rád; fiókkal minden eszközön megtalálod a játékaidat.
ui-logged-in-as = A felhasználóneved: { $login }.
ui-keep-name = Név mentése
ui-name-kept = A többiek mostantól így látnak: { $name }.
ui-register = Fiók létrehozása
ui-register-help = Az eddigi játékaid megmaradnak. A jelszó legalább 8 karakter.
ui-log-in = Bejelentkezés
ui-log-in-help = Üdv újra! Az asztalaid és a beállításaid várnak.
ui-log-out = Kijelentkezés
ui-logged-out = Kijelentkeztél.
ui-login = Felhasználónév vagy e-mail
ui-password = Jelszó
ui-change-password = Jelszó módosítása
ui-change-password-help = Minden más eszközödről kijelentkeztetünk.
ui-current-password = Jelenlegi jelszó
ui-new-password = Új jelszó, legalább 8 karakter
ui-password-changed = A jelszavad megváltozott.
ui-welcome = Üdv, { $name }.
ui-settings = Beállítások
ui-language = Nyelv
ui-theme = Megjelenés
ui-theme-system = A rendszer szerint
ui-theme-light = Világos
ui-theme-dark = Sötét
ui-sound = Hang
ui-sound-help = Halk hangok a döntéseknél, és amikor te következel.
ui-motion-speed = A mozgás sebessége
ui-speed-off = kikapcsolva
ui-confirm-turn = Minden döntés megerősítése
ui-confirm-turn-help = A kattintás kijelöl, a gomb jóváhagy. Megvéd a félrekattintástól.

# nincs ilyen
ui-missing-title = Az oldal nem található
ui-missing-what = Ezen a címen nincs oldal.
ui-missing-line = Lehet, hogy a link elavult vagy hiányos.
ui-to-games = Vissza a játékokhoz

# az asztal és a játék vége
table-question = Kérdés
table-all-choices = Minden lehetőség
table-show-all = { $count ->
    [one] Az egyetlen lehetőség
    [5] Mind az { $count }
    [50] Mind az { $count }
    [51] Mind az { $count }
    [52] Mind az { $count }
    [53] Mind az { $count }
    [54] Mind az { $count }
    [55] Mind az { $count }
    [56] Mind az { $count }
    [57] Mind az { $count }
    [58] Mind az { $count }
    [59] Mind az { $count }
   *[other] Mind a { $count }
}
table-all = Mind ({ $count })
table-mode = Mit tesz le egy kattintás
table-pay-missing = Még hiányzik: { $what }
table-back = Vissza
table-undo = Az utolsó döntésed visszavonása
table-undo-turn = Az egész kör visszavonása
table-thinking = { $name } gondolkodik.
table-preparing = Amíg a szabályok előkészülnek (csak egyszer, nagyjából tizenöt másodperc), a botok csak a saját körük végéig néznek előre.
table-still-choosing = Még választ: { $names }
table-waiting = Nézz körül: mutass egy helyre, és meglátod, mi van ott.
table-waiting-touch = Nézz körül: érints meg egy helyet, és meglátod, mi van ott.
table-hint = Tipp
table-hint-title = Tipp: a legjobb lehetőségek (H)
table-hint-what = Nyerési esély a bot szerint
table-hint-close = Tipp bezárása
table-hint-thinking = A bot a lehetőségeiden gondolkodik.
table-hint-off = Ennél az asztalnál nem kérhető tipp.
table-hint-wait = Tippet akkor kérhetsz, amikor te döntesz.
table-hint-told = { $count ->
    [one] Egy jó lehetőség van: { $words }, { $chance }.
   *[other] { $count } lehetőség. A legjobb: { $words }, { $chance }.
}
table-hint-effort = { $lines ->
    [one] { $lines } változat { $seconds } mp alatt
   *[other] { $lines } változat { $seconds } mp alatt
}
table-your-turn = Te következel. { $question }
table-yours = A tieid
table-only-you = csak te látod
table-pieces = Megmaradt bábuk
table-points = pont
table-players = Játékosok
table-bot = bot
table-offline = nincs jelen
table-away-since = { $time } óta nincs itt
table-away-help = Ha valaki már { $seconds } másodperce nincs itt, a játékosok botot kérhetnek a helyére.
table-hints-used = { $count ->
    [one] { $count } kért tipp
   *[other] { $count } kért tipp
}
table-stand-in = Most { $bot } játszik itt
table-stand-in-me = Játsszon helyettem egy bot
table-stand-in-for = Játsszon egy bot { $name } helyett
table-stand-in-help = Addig játszik, amíg a helyet vissza nem veszik.
table-stand-in-notice = Mindenki értesül róla. Ha { $name } { $seconds } másodpercen belül visszatér, a hely az övé marad.
table-replaced-soon = Hamarosan { $bot } játszik { $name } helyett, hacsak { $name } vissza nem tér.
table-called-off = A játék { $count } döntés után félbeszakadt. Senki sem győz.
table-stand-in-yours = Helyetted játszik: { $bot }.
table-stand-in-named = Most { $bot } játszik { $name } helyett.
table-take-back = Visszaveszem a helyemet
table-resigned = feladta
table-you-resigned = Feladtad a játékot
table-you-resigned-help = A helyeden egy bot játszik tovább. A végéig nézheted.
table-time-used = Felhasznált idő
table-side = Játékosok, napló, csevegés
table-summary-player = Játékos
table-summary-you = Te
table-summary-why = Miért
table-summary-change = Változás
table-summary-points = Pont
table-summary-bought = { $what }, vásárolva
table-summary-missing = hiányzik
table-summary-fold = Lássuk a táblát
table-summary-unfold = Lássuk a kártyát
table-summary-undo = Visszavonás
table-summary-waits = A játék rád vár.
table-replay = Az utolsó körök újra
table-replay-speed = Sebesség
table-replay-by-step = lépésenként
table-replay-step = Lépés: { $step }/{ $count }
table-replay-next = Következő lépés
table-replay-skip = A végére
table-enlarge-what = Nagyítás: { $what }
table-enlarged-before = Előző
table-enlarged-next = Következő
table-enlarged-close = Bezárás
table-since = Az utolsó köröd óta
table-since-steps = { $count } lépés
table-log = Napló
table-log-empty = Még nem történt semmi.
table-undone = { $name } visszavont { $count ->
    [one] egy
   *[other] { $count }
} döntést.
table-undone-you = { $count ->
    [one] Visszavontál egy döntést.
   *[other] Visszavontál { $count } döntést.
}
table-chat = Csevegés
table-rules = Szabályok
table-chat-empty = Még senki sem írt.
table-chat-write = Üzenet az asztalnak
table-chat-send = Küldés
table-resign = Feladás
table-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
table-watching = Ezt a játékot nézed.
table-tabs = Az asztal részei
table-tab-board = Tábla
table-tab-players = Játékosok
table-zoom = Nagyítás
table-zoom-in = Nagyobb
table-zoom-out = Kisebb
table-zoom-fit = Az egész tábla
table-overview = A tábla áttekintése: ugrás egy részére
table-tab-mat = Játékostábla
table-mat-of = { $name } játékostáblája
table-turn = { $name } köre
table-hand-over = Add át az eszközt: { $name }
table-hand-over-help = Az asztal takarva marad, amíg { $name } át nem veszi.
table-hand-over-ready = { $name } vagyok
table-result = Eredmény
table-review = Játék elemzése
table-save-log = Napló mentése
table-play-again = Új játék
table-points-made = Honnan jöttek a pontok
table-in-numbers = Számokban
table-category = Kategória
table-total = Összesen
table-scores-over-time = Pontok döntésről döntésre
table-decision = Döntés
table-you = Te
table-place-sign = { $place ->
   *[other] .
}
table-end-win = { $points ->
    [0] Nyertél, pontegyenlőséggel { $other } előtt
   *[other] Nyertél, { $points } ponttal { $other } előtt
}
table-end-wins = { $points ->
    [0] { $name } nyert, pontegyenlőséggel { $other } előtt
   *[other] { $name } nyert, { $points } ponttal { $other } előtt
}
table-end-behind = { $place ->
    [1] Első lettél
    [2] Második lettél
    [3] Harmadik lettél
    [4] Negyedik lettél
    [5] Ötödik lettél
   *[other] Utolsó lettél
}, { $points ->
    [0] pontegyenlőséggel { $other } mögött
   *[other] { $points } ponttal { $other } mögött
}
table-end-shared = Közös győzelem: te és { $names }
table-end-share = Közös győzelem: { $names }
table-end-more = { $name } ezekben járt előrébb: { $parts }.
table-end-you-more = Te ezekben jártál előrébb: { $parts }.
table-end-less = { $part }: { $other } { $more } pontot vesztett, { $name } { $less ->
    [0] egyet sem
   *[other] csak { $less } pontot
}.
table-end-you-less = { $part }: { $other } { $more } pontot vesztett, te { $less ->
    [0] egyet sem
   *[other] csak { $less } pontot
}.
table-end-you-lost = { $part }: te { $more } pontot vesztettél, { $name } { $less ->
    [0] egyet sem
   *[other] csak { $less } pontot
}.
table-turning-points = Fordulópontok
table-chance-after = Nyerési esély az egyes döntések után
table-chance-working = A bot minden döntést megvizsgál.
table-review-failed = Az elemzést nem sikerült befejezni.
table-try-again = Újra
table-no-turning-point = Egyetlen kör sem változtatott sokat.
table-better = Jobb lett volna:
table-go-there = Odaugrom
table-final-board = A tábla a játék végén
table-enlarge = Nagyítás

# billentyűk
ui-keys = Billentyűk
key-go = Ugrás helyről helyre
key-enter = A fő gomb megnyomása
key-answer = A megfelelő válasz vagy tippsor kiválasztása
key-hint = Tipp kérése vagy bezárása
key-undo = Visszavonás; Shifttel az egész kör
key-mode = Váltás: mit tesz le a kattintás a táblán
key-replay = Játszd le újra a többiek utolsó köreit
key-log = Ugrás a naplóra
key-rules = A szabályok arról, amire mutatsz
key-board = Ugrás a táblára
key-larger = Nagyítás
key-smaller = Kicsinyítés
key-fit = Az egész tábla
key-back = Vissza; bezárás
key-back-one = Egy döntéssel vissza
key-on-one = Egy döntéssel előre
key-first = Az elejére
key-last = A végére
key-play = Lejátszás vagy szünet
key-help = A billentyűk megjelenítése
key-name-space = Szóköz
key-name-escape = Esc

board-what-if = Mi lenne, ha
board-what-if-title = Próbálj ki döntéseket egy saját táblán, bárki helyett
table-what-if-off = A „mi lenne, ha” ennél az asztalnál a parti végéig ki van kapcsolva, ahogy a tippek is.
board-private = Magánterület: ezt a táblát csak te látod
board-back = Vissza a partihoz
board-from-live = { $number ->
    [0] ennek a partinak az elejétől
   *[other] { $number } döntés után, ebben a partiban
}
board-from-over = { $number ->
    [0] egy befejezett parti elejétől
   *[other] egy befejezett parti { $number }. döntésétől
}
board-from = { $number ->
    [0] Az elején
   *[other] { $number } döntés után
}
board-branch = { $branch } változat
board-branch-after = { $branch } változat, { $count } döntés után
board-not-real = Ez nem az igazi parti.
board-safe = Amit itt kipróbálsz, nem kerül az asztalra.
board-in-game = parti
board-here = itt
board-estimate = Kérdezd meg a botot az esélyekről
board-branches = Változatok
board-really = A partiban:
board-steps = { $count } döntés
board-delete = { $branch } változat törlése
board-no-branch = Próbálj ki egy döntést; a partinak nem lesz baja.
board-full = Már { $count } változatod van. Törölj egyet, ha újat kezdenél.
board-new-branch = { $number ->
    [0] Új változat az elejétől
   *[other] Új változat { $number } döntés után
}
board-kept = A változatok ennél a partinál, ebben a böngészőben maradnak, csak neked, amíg nem törlöd őket.
board-guess-title = Rejtett dolgok
board-guess = Amit nem látsz, azt újraosztottuk. Ez csak találgatás, nem a valóság.
board-redeal = Új osztás
board-bot = Döntsön a bot
board-your-turn = Az asztalnál te következel
board-play-on = Játssz tovább innen
board-play-on-line = Új asztal nyílik ebből az állásból; a többi helyen botok játszanak. Amit nem látsz, azt újraosztjuk.
board-your-seat = Te leszel
board-level = A botok szintje
board-open-table = Asztal megnyitása
board-origin = Egy másik parti { $number }. döntésétől{ $tried ->
    [0] {""}
   *[other] {" "}és { $tried } próbadöntéstől
}
board-origin-other = Előkészített állásból
key-what-if = Döntések kipróbálása saját táblán

# lessons
learn-title = Tanulás
learn-line = Rövid leckék igazi asztalnál. Két-három perc mindegyik, tetszőleges sorrendben.
learn-rules = Az összes játék szabályai
learn-count = { $count } lecke
learn-done-of = { $count } leckéből { $done } kész
learn-all-done = Minden lecke kész
learn-minutes = egyenként { $minutes } perc
learn-first = Elsőként
learn-next = Következik
learn-again = Újra
learn-any = bármelyik lecke a listáról
learn-start = Kezdd az 1. leckével
learn-continue = Folytatás: { $number }. lecke
learn-list = Minden lecke
learn-open = hátravan
learn-begun = elkezdve
learn-keep = Az eredményeidet ez a böngésző őrzi; egy fiók végleg megőrzi őket.
learn-none = Még egyik játékhoz sincs lecke.
lesson-number = { $number }. lecke, összesen { $count }
lesson-step = { $number }. lépés, összesen { $count }
lesson-leave = Kilépés a leckéből
lesson-now-you = Most te következel
lesson-show = Mutasd meg
lesson-skip = Lépés kihagyása
lesson-back = Előző lépés
lesson-next = Következő lépés
lesson-next-lesson = Következő lecke
lesson-all = Minden lecke
lesson-right = Így van!
lesson-onward = Jó, tovább.
lesson-would-have = Ezt hozta volna:
lesson-taken-back = Magától visszakerült. Semmi sem veszett el.
lesson-nothing-lost = Semmi sem változott. Próbáld újra.
lesson-rules = Szabályok: { $title }
lesson-look = Nézd az asztalt
lesson-look-help = A számok ott állnak, amiről a szöveg szól.
lesson-done = kész
lesson-at-table = Ennél az asztalnál
lesson-later = { $number }. lecke
lesson-over = Vége a leckének
lesson-over-help = Bármelyik lépést újra megnyithatod.
lesson-finished = Kész a lecke
lesson-through = Ez volt az utolsó lépés
lesson-left = Még { $count } lépés maradt. Bármikor visszatérhetsz hozzá.
lesson-next-is = Következik:
key-lesson-next = Következő lépés
key-lesson-show = A jó válasz megmutatása
## Az első játék edzője

coach-title = Edző
coach-off = Edző ki
coach-on = Edző be
coach-quiet = Az edző ki van kapcsolva. A játék megy tovább.
coach-watching = Az edző veled együtt figyel.
coach-over = Vége a játéknak. Az eredménynél három dolog vár, amit legközelebb kipróbálhatsz.
coach-looking = Az edző a döntésedet nézi.
coach-overlooked = Volt jobb lehetőség: { $better }
coach-fell = „{ $words }”: a nyerési esélyed { $before } helyett csak { $after }.
coach-try = Próbáld inkább ezt: { $better }
coach-back = Visszavonom
coach-show = Mutasd meg
coach-close = Tovább
coach-unfold = Edző: minden megjelenítése
coach-fold = Edző: kevesebb
coach-three = Három dolog legközelebbre
coach-go = A döntés megtekintése: { $number }

ui-guided = Első játék edzővel
ui-guided-line = { $minutes } perc, edző segít
ui-guided-helps = Edző segít
ui-guided-start = Indítás
ui-guided-running = Elkezdted, rád vár
ui-guided-over = { $won ->
    [yes] Megnyerted { $when }
   *[no] Lejátszottad { $when }
}
ui-guided-again = Újra

# feladványok
ui-nav-puzzles = Feladványok
puzzle-title = Feladvány
puzzle-daily = A nap feladványa
puzzle-daily-open = Megoldom
puzzle-daily-look = Megnézem újra
puzzle-daily-solved = megoldva
puzzle-daily-missed = nem sikerült
puzzle-all = Minden feladvány
puzzle-leave = Kilépés
puzzle-index-line = Állások valódi játszmákból, amelyekben egyetlen lehetőség egyértelműen a legjobb.
puzzle-status = Feladvány · { $count } játékos
puzzle-count = { $count } közül { $solved } megoldva
puzzle-rating-of = értékszámod: { $value } ± { $doubt }
puzzle-rated = értékszám: { $value } ± { $doubt }
puzzle-rated-short = értékszám: { $value }
puzzle-start = Kezdjük
puzzle-next = Következő feladvány
puzzle-none-left = Ilyen feladvány már nem maradt.
puzzle-all-tried = Mind a { $count } feladványt megpróbáltad. Az „Újra” bármelyiknél már csak gyakorlás.
puzzle-by-theme = Téma szerint (elárulja, miről szól)
puzzle-left = { $count } közül { $left } maradt
puzzle-theme-end = Játék vége
puzzle-theme-scoring = Pontszerzés
puzzle-theme-blocking = Akadályozás
puzzle-theme-tempo = Tempó
puzzle-theme-plan = Tervezés
puzzle-position = Az állás
puzzle-task = Egy lehetőség egyértelműen a legjobb. Melyik?
puzzle-how-board = Válassz a táblán, mint játék közben. Csak az első próbálkozás számít.
puzzle-how-letters = Válassz egy betűt itt vagy a táblán. Csak az első próbálkozás számít.
puzzle-hint = Tipp
puzzle-hint-cost = A tipp elárulja a témát és két lehetőséget, amelyek közül az egyik a legjobb. A megoldás így feleannyit ér.
puzzle-hint-take = Mutasd a tippet
puzzle-hint-told = E kettő közül az egyik a legjobb:
puzzle-hinted = Tippel: fele nyereség
puzzle-solved-first = Elsőre megoldva
puzzle-solved = Megoldva
puzzle-not-best = Nem a legjobb: { $chance }, a legjobb { $best }.
puzzle-not-best-unknown = Nem a legjobb; a legjobb { $best }.
puzzle-practice = Gyakorlás: csak az első próbálkozás számít
puzzle-themes = Téma: { $themes }
puzzle-your-rating = feladványérték
puzzle-chances = Nyerési esély utána
puzzle-chances-help = Vonal: legjobb becslés; szürke: ahol a külön keresések végződnek
puzzle-chance-range = { $chance }, { $low } és { $high } között
puzzle-unknown = Ezt senki sem vizsgálta
puzzle-your-choice = a te választásod
puzzle-best = a legjobb lehetőség
puzzle-best-short = legjobb
puzzle-second = második
puzzle-yours = tiéd
puzzle-why = Miért
puzzle-line = A várható folytatás
puzzle-line-yours = Folytatás ez után a választás után
puzzle-step = { $step } / { $count }
puzzle-step-back = Egy lépést vissza
puzzle-step-on = Egy lépést előre
puzzle-again = Újra
puzzle-bar-solved = Megoldva: { $choice }
puzzle-bar-missed = Nem a legjobb: { $choice }
puzzle-bar-line = Lépkedj végig a folytatáson, vagy menj tovább.
puzzle-from-bots = Botok játszmájából, csak erről a helyről nézve. Ami rejtett, rejtve maradt.
puzzle-from-people = Emberek játszmájából, csak erről a helyről nézve. Ami rejtett, rejtve maradt.
key-puzzle-letter = Válasz egy feladványra
key-puzzle-line = Végig a megoldott feladvány folytatásán
key-puzzle-next = Következő feladvány
