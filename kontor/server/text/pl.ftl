# Czego serwer odmawia, po polsku.

too-often = Zbyt wiele żądań; odczekaj chwilę.
too-large = Żądanie jest za duże.
server-failed = Serwer nie mógł tego zrobić; nic się nie zmieniło. Zgłaszając to, podaj oznaczenie { $request }.
storage-fails = Serwer nie ma teraz dostępu do swoich danych; nic się nie zmieniło. Spróbuj ponownie za chwilę.
too-busy = Serwer jest teraz zbyt obciążony; spróbuj ponownie za chwilę.
too-many-guests = Z twojej sieci przychodzi zbyt wielu nowych gości; spróbuj później albo się zaloguj.
too-many-tables = W ciągu ostatniej godziny otwarto za dużo stołów; spróbuj później.
too-many-open-tables = { $count ->
    [one] Jeden twój stół już czeka
    [few] { $count } twoje stoły już czekają
   *[many] { $count } twoich stołów już czeka
} na graczy; najpierw zacznij grę albo odejdź od któregoś stołu.
say-your-name = Najpierw podaj swoje imię.
guest-name = Gość { $number }
no-token = W żądaniu brakuje tokenu sesji; odśwież stronę.

name-form = Imię musi mieć od 1 do 24 znaków, bez „|”.
login-unusable = Tego loginu nie można użyć; wybierz inny. Login musi mieć od 3 do 120 znaków, bez spacji: nazwa lub adres e-mail.
password-form = Hasło musi mieć od 8 do 200 znaków.
has-account = Masz już konto; najpierw się wyloguj.
login-wrong = Nieprawidłowy login lub hasło.
password-wrong = To nie jest twoje obecne hasło.
no-account = Grasz jako gość; hasło mają tylko konta.
too-many-preferences = Za dużo ustawień.

no-table = Nie ma takiego stołu.
table-elsewhere = Ten stół przejął inny serwer. Nic się nie zmieniło; strona połączy się ponownie.
servers-apart = Serwery na chwilę straciły ze sobą łączność. To, co zostało potwierdzone, jest bezpieczne; spróbuj ponownie za chwilę.
private-table = Ten stół jest prywatny: otwórz go linkiem od kogoś, kto przy nim gra.
table-closed = Ten stół zamknięto: wszyscy już odeszli.
no-open-seat = Przy tym stole nie ma wolnego miejsca.
only-host-fills = Miejsca może obsadzać tylko gospodarz.
begun-already = Gra przy tym stole już się zaczęła.
not-begun = Gra jeszcze się nie zaczęła.
no-game = Przy tym stole nie toczy się żadna gra.
not-over = Gra jeszcze się nie skończyła.
other-rules = Tę partię rozegrano według zasad w wersji { $version }; nie można jej tu otworzyć.
game-broken = W tę grę nie można tu teraz grać; musi ją naprawić administrator serwera.
seed-chosen = Ziarno losowości można wybrać tylko wtedy, gdy nie grają inni ludzie: zdradza wszystkie tajemnice.
sit-yourself = Przy własnym stole musisz zająć miejsce.
log-too-long = Dziennik jest za długi.
no-decision = Nie ma decyzji nr { $number }; liczba decyzji w tej grze: { $count }.

gone-on = Gra potoczyła się dalej.
gone-on-decision = Gra potoczyła się dalej: to odpowiedź na decyzję nr { $answered }, a teraz pora na decyzję nr { $asked }.
gone-on-undo = Gra potoczyła się dalej; nie ma tu czego cofnąć.
do-not-play = Nie grasz przy tym stole.
did-not-play = To nie była twoja gra.
nothing-to-say = Wiadomość jest pusta.

no-seat = Przy tym stole nie ma miejsca nr { $seat }.
not-your-seat = To nie jest twoje miejsce.
no-person-plays = Na tym miejscu nie gra człowiek.
bot-in-seconds = Bot może przejąć to miejsce za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
bot-when-away = Bot może przejąć to miejsce dopiero wtedy, gdy { $name } nie będzie tu przez { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.

rated-account = Gry rankingowe są dla kont; najpierw załóż konto, twoje gry zostaną.
rated-two = Gra rankingowa wymaga co najmniej dwóch miejsc.
rated-one-device = Przy stole rankingowym każdy gra na własnym urządzeniu.
rated-seed = Przy stole rankingowym nikt nie wybiera ziarna.
rated-no-hints = W grach rankingowych nie ma podpowiedzi.
rated-no-undo = W grze rankingowej niczego nie można cofnąć.
rated-bot = Bot „{ $bot }” nie ma rankingu przy stołach tej wielkości; wybierz innego.
rated-guest = { $name } to gość; gry rankingowe są dla kont.
no-person = Nie ma takiej osoby.
not-yourself = To ty.
history-hidden = Gry tej osoby są prywatne.
too-many-listed = Na tej liście jest już { $count } { $count ->
    [one] osoba
    [few] osoby
   *[many] osób
}; więcej się nie zmieści.
not-welcome = Nie możesz zająć miejsca przy tym stole.
not-invited = { $name } nie przyjmuje zaproszeń.
too-many-invited = Od tego stołu wysłano już { $count } { $count ->
    [one] zaproszenie
    [few] zaproszenia
   *[many] zaproszeń
}; więcej się nie da.
invite-account = Tylko konta mogą szukać i zapraszać po nazwie; goście mogą wysłać link.
no-invitation = Nie masz zaproszenia do tego stołu.
qr-elsewhere = Kod QR prowadzi tylko do tego serwera.
colour-taken = Ktoś inny ma ten kolor.

no-hints = Przy tym stole nie ma podpowiedzi.
no-board = „Co jeśli” jest przy tym stole wyłączone do końca gry, tak jak podpowiedzi.
no-board-hint = Dopóki gra tu kilka osób, o podpowiedzi pytaj przy samym stole: tam wszyscy widzą, ile ich było.
too-many-tried = Na próbnej planszy mieści się najwyżej { $count } decyzji; cofnij kilka albo graj dalej stąd.
game-over-there = W tej pozycji gra jest już skończona; wybierz wcześniejszą.
hint-not-ahead = Możesz już wybierać; podpowiedź będzie możliwa, gdy wybiorą osoby przed tobą.
hint-too-long = Przygotowanie podpowiedzi trwa zbyt długo; poproś o nią jeszcze raz za chwilę.
explorer-own = Dopóki gra trwa, eksplorator pokazuje tylko twoje własne decyzje.
explorer-hints = Dopóki gra trwa, eksplorator nie działa przy stołach bez podpowiedzi.
explorer-undecided = Najpierw podejmij decyzję, potem eksplorator pokaże, co wybierali inni.
no-coach = Przy tym stole nie ma trenera.
coach-compiling = Zasady są jeszcze kompilowane; trener przyjrzy się twoim decyzjom, gdy tylko będą gotowe.
review-failed = Analiza się nie udała; można o nią poprosić ponownie.
rules-not-ready = Nie udało się przygotować zasad tej gry na tym serwerze; „kontor compile { $game }” powie administratorowi dlaczego.

no-puzzle = Nie ma takiego zadania.
not-possible-there = W tej pozycji to niemożliwe.
puzzle-why-end = Gra zaraz się skończy: liczy się tylko to, co jeszcze zdąży przynieść punkty.
puzzle-why-scoring = Szybko przynosi więcej punktów niż następny najlepszy wybór.
puzzle-why-blocking = Szkodzi pozostałym bardziej niż następny najlepszy wybór.
puzzle-why-tempo = Nie można z tym czekać: do twojej następnej tury może już przepaść.
puzzle-why-plan = Zwraca się w następnych turach, bardziej niż to, co teraz wygląda lepiej.

webhook-form = Webhook musi być pełnym adresem, który zaczyna się od https://.
push-form = Tej przeglądarki nie można powiadamiać: jej adres push nie nadaje się tutaj.

time-is-up = Twój czas się skończył: gra za ciebie bot.
paused = Gra jest wstrzymana; każdy z grających może ją wznowić.
no-clock = Przy tym stole nie ma zegara: każdy ma tyle czasu, ile chce.
clock-decides = Przy tym stole o tym, kiedy bot gra za kogoś, decyduje zegar.
vacation-ends = Urlop musi się kończyć po swoim początku i nie w przeszłości.
vacation-far = Urlop można zaplanować najwyżej na rok naprzód.
vacation-overlaps = W tym czasie masz już urlop.
vacation-too-long = { $days ->
    [one] To wymaga { $days } dnia urlopu
   *[other] To wymaga { $days } dni urlopu
}; { $left ->
    [0] w tym roku nie został ci żaden.
    [one] w tym roku został ci { $left } dzień.
    [few] w tym roku zostały ci { $left } dni.
   *[other] w tym roku zostało ci { $left } dni.
}
no-vacation = Nie ma takiego urlopu.
