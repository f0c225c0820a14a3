# Konta, po polsku.
accounts-confirm-title = Czy to ty?
accounts-confirm-help = To zmienia sposób logowania, więc podaj jeszcze raz hasło albo użyj klucza dostępu.
accounts-confirm = Dalej
accounts-confirm-passkey = Użyj klucza dostępu
accounts-no-passkey = Nie użyto klucza dostępu. Możesz spróbować jeszcze raz.

accounts-address = E-mail
accounts-address-help = Na wypadek zapomnianego hasła, a jeśli chcesz, także do powiadomień. Nikt inny go nie widzi.
accounts-address-yours = Twój adres
accounts-address-new = Inny adres
accounts-address-send = Wyślij link
accounts-address-sent = Wysłaliśmy link na adres { $address }. Otwórz go, aby potwierdzić adres.
accounts-address-verified = potwierdzony
accounts-address-open = czeka na otwarcie linku
accounts-address-wanted = { $address } zajmie jego miejsce, gdy otworzysz link.
accounts-address-remove = Usuń adres
accounts-address-removed = Adres został usunięty.
accounts-no-mail = Ten serwer nie wysyła poczty. Jeśli zapomnisz hasła, link może ci dać jego administrator.

accounts-passkeys = Klucze dostępu
accounts-passkeys-help = Loguj się palcem, twarzą lub kodem PIN swojego urządzenia, bez wpisywania czegokolwiek.
accounts-passkeys-impossible = Ta przeglądarka nie może tu używać kluczy dostępu; potrzebny jest https.
accounts-passkey-name = Nazwa nowego klucza
accounts-passkey-unnamed = To urządzenie
accounts-passkey-add = Dodaj klucz dostępu
accounts-passkey-added = Dodano klucz dostępu „{ $name }”.
accounts-passkey-used = ostatnio użyty { $when }
accounts-passkey-unused = jeszcze nieużywany
accounts-passkey-remove = Usuń klucz dostępu { $name }
accounts-passkey-removed = Klucz dostępu został usunięty.
accounts-passkey-log-in = Zaloguj się kluczem dostępu

accounts-sessions = Zalogowane urządzenia
accounts-sessions-help = Jeśli któregoś urządzenia nie znasz, wyloguj je i zmień hasło.
accounts-session-unknown = Nieznane urządzenie
accounts-session-times = od { $created }, ostatnio { $seen }
accounts-session-current = to urządzenie
accounts-session-end = Wyloguj
accounts-session-ended = To urządzenie zostało wylogowane.
accounts-sessions-end = Wyloguj wszędzie indziej
accounts-sessions-ended = Wszystkie inne urządzenia zostały wylogowane.

accounts-take-along = Zabierz to, co rozegrano jako { $name }
accounts-take-along-help = Gry i postępy tego gościa staną się częścią twojego konta.
accounts-forgot = Nie pamiętasz hasła?
accounts-reset = Nowe hasło
accounts-reset-help = Podaj login albo adres e-mail. Jeśli istnieje konto z potwierdzonym adresem, wyślemy link.
accounts-reset-send = Wyślij link
accounts-reset-sent = Jeśli istnieje takie konto z potwierdzonym adresem, link jest w drodze. Działa raz, przez godzinę.
accounts-reset-new-help = Wybierz nowe hasło. Wszystkie twoje urządzenia zostaną wylogowane, a tu nastąpi zalogowanie.
accounts-reset-set = Ustaw hasło
accounts-verify = Twój adres
accounts-verified = Adres { $address } jest potwierdzony. Dziękujemy.

accounts-data = Twoje dane
accounts-export-help = Wszystko, co ten serwer o tobie wie, jako plik ZIP: dane, wypowiedzi i zapisy gier.
accounts-export = Pobierz moje dane
accounts-delete-help = Możesz odejść na dobre. Inni zachowają gry, które z tobą rozegrali, bez twojego imienia.
accounts-delete = Usuń moje konto …
accounts-delete-title = Usunąć konto?
accounts-delete-gone = Imię, login, adres, klucze dostępu, ustawienia, rankingi i wypowiedzi na czacie zostaną usunięte.
accounts-delete-games = Zakończone gry zostaną dla innych; zamiast ciebie będzie tam „Usunięty gracz”.
accounts-delete-running = W trwających grach dalej zagra za ciebie bot.
accounts-delete-final = Tego nikt nie może cofnąć.
accounts-delete-sure = Rozumiem i chcę usunąć swoje konto.
accounts-delete-now = Usuń na dobre
accounts-deleted = Konto zostało usunięte. Do widzenia!
