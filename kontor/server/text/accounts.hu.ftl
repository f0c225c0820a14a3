# Fiókok: elutasítások és levelek, magyarul.

name-invisible = A névben láthatatlan jelek vannak; hagyd ki őket.
name-symbols = A névben legyen legalább egy betű vagy számjegy.
name-mixed = A név különböző ábécék összetéveszthető betűit keveri; használj egyetlen ábécét.
name-reserved = Ez a név a botoké vagy a szerver üzemeltetőié; válassz másikat.
name-taken = Ezt a nevet vagy egy nagyon hasonlót már viseli egy fiók; válassz másikat.

confirm-first = Előbb add meg újra a jelszavadat, vagy használd egy azonosítókulcsodat.
link-dead = Ez a link már nem érvényes: felhasználták, lejárt, vagy azóta újabbat küldtünk. Kérj újat.
address-form = Ez nem tűnik e-mail-címnek.
no-mail = Ez a szerver nem küld levelet. Új jelszóhoz az üzemeltető adhat linket.
mail-failed = A levelet nem sikerült elküldeni; ellenőrizd a címet, vagy próbáld meg később.
account-needed = Ez csak fiókkal érhető el; előbb hozz létre egyet.
no-session = Ez a munkamenet már véget ért.

passkey-guest = Előbb hozz létre fiókot, aztán adj hozzá azonosítókulcsot.
passkey-many = Már { $count } azonosítókulcsod van; előbb törölj egyet.
passkey-late = Túl sokáig tartott; próbáld újra.
passkey-wrong = Ez az azonosítókulcs itt nem használható.
no-passkey = Ezt az azonosítókulcsot már törölted.

mail-verify-subject = Kontor: ez a te címed?
mail-verify-hello = Szia, { $name }!
mail-verify-text = Nyisd meg ezt a linket, ha ez a te címed. Egyszer használható, két napig érvényes:
    { $link }
mail-verify-end = Ha nem te kérted, ne törődj ezzel a levéllel: a címedet senki sem használhatja.

mail-reset-subject = Kontor: új jelszó
mail-reset-hello = Szia, { $name }!
mail-reset-text = Ezen a linken új jelszót választhatsz (felhasználónév: { $login }). Egyszer használható, egy óráig érvényes:
    { $link }
mail-reset-end = Ha nem te kérted, ne törődj ezzel a levéllel: a jelszavad marad a régi.

mail-changed-password-subject = Kontor: megváltozott a jelszavad
mail-changed-password-hello = Szia, { $name }!
mail-changed-password-text = Fiókod jelszava megváltozott, és minden más böngészőben kijelentkeztettünk.
mail-changed-password-end = Ha nem te voltál, azonnal válassz új jelszót: { $link }

mail-changed-address-subject = Kontor: megváltozott az e-mail-címed
mail-changed-address-hello = Szia, { $name }!
mail-changed-address-text = A fiókodhoz új e-mail-cím tartozik. Erre a címre már nem küldünk levelet.
mail-changed-address-end = Ha nem te voltál, jelentkezz be, és állítsd vissza: { $link }
