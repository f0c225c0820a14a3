# Apály magyarul.
# Emléktárgyak: a név magában ("Lámpás"), .acc tárgyesetben, .az névelővel és tárgyesetben, .low mondat közben.

game-name = Apály
game-line = Járd a partot, gyűjtsd össze, amit a tenger otthagyott, és készíts belőle emléktárgyakat, mielőtt visszatér a víz.

## Leletek és emléktárgyak

find-shell = kagyló
    .n = { $count } kagyló
    .acc = egy kagylót
find-starfish = tengeri csillag
    .n = { $count } tengeri csillag
    .acc = egy tengeri csillagot
find-glass = tengeri üveg
    .n = { $count } tengeri üveg
    .acc = egy tengeri üveget
find-amber = borostyán
    .n = { $count } borostyán
    .acc = egy borostyánt

icon-shell = kagyló
icon-starfish = tengeri csillag
icon-glass = tengeri üveg
icon-amber = borostyán
icon-card = kártyák
icon-star = pont

souvenir-necklace = Nyaklánc
    .acc = nyakláncot
    .low = nyaklánc
    .az = a nyakláncot
souvenir-chime = Szélcsengő
    .acc = szélcsengőt
    .low = szélcsengő
    .az = a szélcsengőt
souvenir-mirror = Tükör
    .acc = tükröt
    .low = tükör
    .az = a tükröt
souvenir-brooch = Bross
    .acc = brosst
    .low = bross
    .az = a brosst
souvenir-garland = Füzér
    .acc = füzért
    .low = füzér
    .az = a füzért
souvenir-frame = Képkeret
    .acc = képkeretet
    .low = képkeret
    .az = a képkeretet
souvenir-crown = Korona
    .acc = koronát
    .low = korona
    .az = a koronát
souvenir-mosaic = Mozaik
    .acc = mozaikot
    .low = mozaik
    .az = a mozaikot
souvenir-casket = Ládika
    .acc = ládikát
    .low = ládika
    .az = a ládikát
souvenir-earrings = Fülbevaló
    .acc = fülbevalót
    .low = fülbevaló
    .az = a fülbevalót
souvenir-banner = Zászló
    .acc = zászlót
    .low = zászló
    .az = a zászlót
souvenir-lantern = Lámpás
    .acc = lámpást
    .low = lámpás
    .az = a lámpást
souvenir-wand = Varázspálca
    .acc = varázspálcát
    .low = varázspálca
    .az = a varázspálcát
souvenir-lamp = Asztali lámpa
    .acc = asztali lámpát
    .low = asztali lámpa
    .az = az asztali lámpát
souvenir-compass = Iránytű
    .acc = iránytűt
    .low = iránytű
    .az = az iránytűt
souvenir-pendant = Medál
    .acc = medált
    .low = medál
    .az = a medált
souvenir-window = Üvegkép
    .acc = üvegképet
    .low = üvegkép
    .az = az üvegképet
souvenir-vase = Váza
    .acc = vázát
    .low = váza
    .az = a vázát
souvenir-goblet = Kehely
    .acc = kelyhet
    .low = kehely
    .az = a kelyhet
souvenir-amulet = Amulett
    .acc = amulettet
    .low = amulett
    .az = az amulettet

## Döntések és események

choice-walk = Lépj ide: { $cell }
decided-walk = { $player } ide lép: { $cell }
choice-make = Készítsd el { $souvenir_az }
decided-make = { $player } elkészíti { $souvenir_az }

event-walk = { $player } ide lép: { $cell }
event-take = felvesz { $find_acc }
event-wash = a tenger { $find_acc } sodor ide: { $cell }
event-make = { $player } elkészíti { $souvenir_az }, és { $count } pontot szerez
event-draw = { $player } kártyát húz: { $souvenir_low }
event-draw-hidden = { $player } kártyát húz
event-round = Kezdődik a következő forduló: { $count }
event-tide = A víz elönti ezt a sort: { $row }
event-leftovers = { $player } { $count } pontot szerez a megmaradt leletekért
event-over = A játék véget ér

## Indokok

why-stands-there = Már itt állsz: { $cell }. Minden körben tovább kell lépned.
why-under-water = Ez a mező víz alatt van: { $cell }.
why-too-far = Túl messze van: { $cell }. A körülötted lévő mezők egyikére léphetsz.
why-made-already = Ez az emléktárgy már elkészült: { $souvenir_low }.
why-not-in-hand = Nincs a kezedben ilyen kártya: { $souvenir_low }.
why-find-missing = { $souvenir }: még hiányzik hozzá { $find_n }.

## Beállítások

option-tide = Dagály
    .help = Milyen gyorsan tér vissza a víz: 12 forduló, rövid játékhoz 8.
option-tide-slow = lassú (12 forduló)
option-tide-quick = gyors (8 forduló)

## Az asztal

area-beach = Part
area-tide = Dagály
area-bag = A tengerben

label-find = { $cell }: { $find }
label-under-water = { $cell }: víz alatt
label-sea = tenger
label-walker = { $player }, mező: { $cell }
label-tide = Forduló: { $round }/{ $rounds }. { $rise ->
    [0] A víz már nem emelkedik.
   *[other] A víz a következő fordulóban emelkedik: { $rise }. Ezt a sort önti el: { $row }.
}
label-finds = Leletek
label-souvenirs = Emléktárgyak
label-first-player = Kezdőjátékos
label-to-move = Következik
label-cards = { $count } kártya kézben

status-round = { $round }/{ $rounds }. forduló
status-over = Vége a játéknak
question-walk = Hová lépsz?
    .help = Felveszed, ami ott van. Minden emléktárgyhoz 3 lelet kell.
    .make = Elkészíthetsz egy emléktárgyat, most vagy később.
    .other = { $player } a parton sétál.
question-over = A játék véget ért.
    .help = Egyenlő pontszámnál az győz, aki több emléktárgyat készített.
result-win = { $player } győz { $points } ponttal.
result-shared = Holtverseny: { $players }, fejenként { $points } ponttal.

category-souvenirs = Emléktárgyak
category-leftovers = Megmaradt leletek

## A cél, és ami most fontos: egy „Most:” kezdetű mondat folytatása

goal = A legtöbb pont nyer, mire bejön a dagály.
now-make = minden megvan ahhoz, hogy elkészítsd { $souvenir_az }
now-rise = a következő fordulóban a víz ezt a sort önti el: { $row }
now-collect = azt gyűjtsd, amiből valamelyik emléktárgyad készül
