# O czym mówimy tym, którzy nie patrzą, po polsku.

call-your-turn = Twoja kolej: { $game }
    .line = { $others ->
        [0] Gra czeka na ciebie.
        [one] { $names } czeka na ciebie.
       *[other] { $names } czekają na ciebie.
    }
call-clock-low = Kończy ci się czas: { $game }
    .line = Zdecyduj wkrótce: zegar wciąż chodzi.
call-time-up = Czas minął: { $game }
    .line = { $at_zero ->
        [turn] Tę turę rozegra za ciebie bot, potem znów grasz ty.
        [rest] Resztę gry rozegra za ciebie bot.
        [lose] Przegrywasz tę grę na czas.
       *[other] Otwórz stół i zobacz, co dalej.
    }
call-begun = Gra się zaczęła: { $game }
    .line = { $others ->
        [0] Otwórz stół i rozejrzyj się.
       *[other] Przy stole: { $names }.
    }
call-over = { $won ->
    [1] Wygrana: { $game }
   *[other] Koniec gry: { $game }
}
    .line = { $before ->
        [0] { $others ->
            [0] Zobacz, jak poszło.
           *[other] Przy stole: { $names }.
        }
       *[other] Ranking { $before } → { $rating }.
    }
call-invited = { $name } zaprasza cię do stołu
    .line = { $game }
call-followed = { $name } obserwuje cię od teraz
    .line = Zajrzyj na ten profil.
call-tournament = { $what ->
    [begins] Zaczyna się { $name }
    [table] { $name }: runda { $round } jest rozstawiona
    [over] { $name }: koniec turnieju
    [off] { $name }: turniej odwołano
   *[other] { $name }
}
    .line = { $what ->
        [table] Twój stół jest gotowy.
        [over] Zobacz końcową tabelę.
        [off] Nie będzie dalszych rund.
       *[other] Twój turniej toczy się dalej.
    }
call-care = { $what ->
    [report-handled] Dziękujemy za zgłoszenie
    [report-dismissed] Sprawdziliśmy twoje zgłoszenie
   *[other] Wiadomość od administratorów tego serwera
}
    .line = { $what ->
        [report-handled] Zgłoszenie było słuszne; zajęliśmy się tym.
        [report-dismissed] Tym razem nie było powodu do działania, ale dobrze, że nam o tym mówisz.
        [mute] Przez pewien czas nie możesz pisać na czacie: powód i termin są na twoim koncie.
        [play] Przez pewien czas nie możesz siadać do nowych gier: powód i termin są na twoim koncie.
       *[other] Otwórz swoje konto, aby ją przeczytać.
    }

call-digest = { $count ->
    [one] Jedno powiadomienie dla ciebie
    [few] { $count } powiadomienia dla ciebie
   *[other] { $count } powiadomień dla ciebie
}
call-why = Ten list przyszedł, bo na koncie włączono powiadomienia e-mailem.
call-change = Zmień to
call-stop = Nie chcę powiadomień e-mailem
call-stop-question = Czy wyłączyć powiadomienia e-mailem?
call-stopped = Nie będzie już powiadomień e-mailem. Możesz je znów włączyć na swoim koncie.
call-stop-unknown = Ten link jest niepełny; skopiuj go z listu w całości.
call-test = Powiadomienie próbne
    .line = Powiadomienia z Kontoru docierają tu do ciebie.
call-test-failed = Nie udało się dostarczyć: { $reason }.
