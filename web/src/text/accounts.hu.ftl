# Fiókok, magyarul.
accounts-confirm-title = Te vagy az?
accounts-confirm-help = Ez a bejelentkezésedet érinti, ezért add meg újra a jelszavadat, vagy használj azonosítókulcsot.
accounts-confirm = Tovább
accounts-confirm-passkey = Azonosítókulcs használata
accounts-no-passkey = Nem használtál azonosítókulcsot. Próbáld újra, ha szeretnéd.

accounts-address = E-mail
accounts-address-help = Elfelejtett jelszóhoz, és ha kéred, értesítésekhez. Más nem látja.
accounts-address-yours = A címed
accounts-address-new = Másik cím
accounts-address-send = Link küldése
accounts-address-sent = Linket küldtünk ide: { $address }. Nyisd meg, hogy megerősítsd a címet.
accounts-address-verified = megerősítve
accounts-address-open = a link megnyitására vár
accounts-address-wanted = { $address } lép a helyébe, amint megnyitod a linkjét.
accounts-address-remove = Cím törlése
accounts-address-removed = A címedet töröltük.
accounts-no-mail = Ez a szerver nem küld levelet. Ha elfelejted a jelszavadat, az üzemeltető adhat linket.

accounts-passkeys = Azonosítókulcsok
accounts-passkeys-help = Jelentkezz be ujjlenyomattal, arccal vagy a készüléked PIN-kódjával, gépelés nélkül.
accounts-passkeys-impossible = Ez a böngésző itt nem tud azonosítókulcsot használni; ahhoz https kell.
accounts-passkey-name = Az új azonosítókulcs neve
accounts-passkey-unnamed = Ez a készülék
accounts-passkey-add = Azonosítókulcs hozzáadása
accounts-passkey-added = Hozzáadva: „{ $name }”.
accounts-passkey-used = utoljára használva: { $when }
accounts-passkey-unused = még nem használtad
accounts-passkey-remove = Azonosítókulcs törlése: { $name }
accounts-passkey-removed = Az azonosítókulcsot töröltük.
accounts-passkey-log-in = Bejelentkezés azonosítókulccsal

accounts-sessions = Hol vagy bejelentkezve
accounts-sessions-help = Ha valamelyiket nem ismered, jelentkeztesd ki, és változtasd meg a jelszavadat.
accounts-session-unknown = Ismeretlen készülék
accounts-session-times = { $created } óta, utoljára { $seen }
accounts-session-current = ez a készülék
accounts-session-end = Kijelentkeztetés
accounts-session-ended = Azt a készüléket kijelentkeztettük.
accounts-sessions-end = Kijelentkezés mindenhol máshol
accounts-sessions-ended = Mindenhol máshol kijelentkeztettünk.

accounts-take-along = Vigyük át, amit { $name } néven játszottam
accounts-take-along-help = A vendég játékai és haladása a fiókod részei lesznek.
accounts-forgot = Elfelejtetted a jelszavad?
accounts-reset = Új jelszó
accounts-reset-help = Add meg a felhasználóneved vagy az e-mail-címed. Ha van ilyen fiók megerősített címmel, linket küldünk.
accounts-reset-send = Link küldése
accounts-reset-sent = Ha van ilyen fiók megerősített címmel, a link már úton van. Egyszer használható, egy óráig érvényes.
accounts-reset-new-help = Válassz új jelszót. Minden készülékeden kijelentkeztetünk, itt pedig bejelentkezel.
accounts-reset-set = Jelszó beállítása
accounts-verify = A címed
accounts-verified = { $address } megerősítve. Köszönjük!

accounts-data = Az adataid
accounts-export-help = Minden, amit ez a szerver tud rólad, ZIP-fájlban: adataid, üzeneteid és játékaid naplói.
accounts-export = Adataim letöltése
accounts-delete-help = Végleg is távozhatsz. A többiek megtartják a veled játszott játékokat, a neved nélkül.
accounts-delete = Fiókom törlése …
accounts-delete-title = Törlöd a fiókodat?
accounts-delete-gone = Töröljük a nevedet, belépésedet, címedet, azonosítókulcsaidat, beállításaidat, értékszámaidat és üzeneteidet.
accounts-delete-games = A befejezett játékok megmaradnak a többieknek; ott „Törölt játékos” leszel.
accounts-delete-running = A folyamatban lévő játékokban egy bot játszik tovább helyetted.
accounts-delete-final = Ezt senki sem tudja visszacsinálni.
accounts-delete-sure = Értem, és törölni akarom a fiókomat.
accounts-delete-now = Végleges törlés
accounts-deleted = A fiókodat töröltük. Viszlát!
