# Konta: odmowy i wiadomości, po polsku.

name-invisible = W tej nazwie są znaki, których nie widać; usuń je.
name-symbols = Nazwa musi mieć przynajmniej jedną literę lub cyfrę.
name-mixed = Ta nazwa miesza litery różnych alfabetów, które łatwo pomylić; użyj jednego alfabetu.
name-reserved = Ta nazwa należy do botów albo do administratorów tego serwera; wybierz inną.
name-taken = Tę nazwę albo bardzo podobną ma już czyjeś konto; wybierz inną.

confirm-first = Najpierw jeszcze raz podaj hasło lub użyj klucza dostępu.
link-dead = Ten link już nie działa: został użyty, wygasł albo wysłano nowszy. Poproś o nowy.
address-form = To nie wygląda na adres e-mail.
no-mail = Ten serwer nie wysyła poczty. Link do nowego hasła może ci dać jego administrator.
mail-failed = Nie udało się wysłać wiadomości; sprawdź adres albo spróbuj później.
account-needed = To mają tylko konta; najpierw załóż konto.
no-session = Ta sesja już się zakończyła.

passkey-guest = Najpierw załóż konto, potem dodaj klucz dostępu.
passkey-many = Liczba kluczy dostępu na koncie: { $count }. Najpierw usuń któryś z nich.
passkey-late = Trwało to zbyt długo; spróbuj jeszcze raz.
passkey-wrong = Tego klucza dostępu nie można tu użyć.
no-passkey = Ten klucz dostępu jest już usunięty.

mail-verify-subject = Kontor: czy to twój adres?
mail-verify-hello = Cześć, { $name },
mail-verify-text = otwórz ten link, aby potwierdzić, że to twój adres. Działa raz, przez dwa dni:
    { $link }
mail-verify-end = Jeśli to nie ty, zignoruj tę wiadomość: nikt nie użyje twojego adresu.

mail-reset-subject = Kontor: nowe hasło
mail-reset-hello = Cześć, { $name },
mail-reset-text = otwórz ten link, aby wybrać nowe hasło do konta { $login }. Działa raz, przez godzinę:
    { $link }
mail-reset-end = Jeśli to nie ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.

mail-changed-password-subject = Kontor: zmieniono hasło
mail-changed-password-hello = Cześć, { $name },
mail-changed-password-text = hasło twojego konta zostało zmienione, a wszystkie inne przeglądarki wylogowane.
mail-changed-password-end = Jeśli to nie ty, od razu wybierz nowe hasło: { $link }

mail-changed-address-subject = Kontor: zmieniono adres
mail-changed-address-hello = Cześć, { $name },
mail-changed-address-text = twoje konto ma nowy adres e-mail. Na ten nie przyjdą już żadne wiadomości.
mail-changed-address-end = Jeśli to nie ty, zaloguj się i przywróć poprzedni: { $link }
