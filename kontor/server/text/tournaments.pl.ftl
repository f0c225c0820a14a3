# Czego odmawiają turnieje, po polsku.

no-tournament = Nie ma takiego turnieju.
private-tournament = To turniej prywatny: otwórz go linkiem od organizatora.
tournament-name = Turniej musi mieć nazwę, od 1 do 60 znaków.
tournament-over = Ten turniej już się skończył.
tournament-begun = Ten turniej już się zaczął.
tournament-full = W tym turnieju nie ma już miejsc.
tournament-not-now = Na tym etapie turnieju nie jest to możliwe.
too-many-bots = Turniej może tu mieć co najwyżej { $count ->
    [one] { $count } bota
   *[other] { $count } botów
}.
too-small-for-bots = Miejsc jest mniej niż botów: zwiększ liczbę graczy albo zmniejsz liczbę botów.
too-many-tournaments = Prowadzisz już { $count ->
    [one] { $count } turniej
    [few] { $count } turnieje
   *[other] { $count } turniejów
}; najpierw zakończ jeden z nich.
too-few-entrants = Turniej wymaga co najmniej dwóch graczy.
starts-in-the-past = Podany początek już minął.
confirm-needs-time = O potwierdzenie można prosić tylko w turnieju z ustaloną godziną rozpoczęcia.
sign-up-closed = Organizator zamknął zapisy.
sign-up-invited = Zapisy tylko z zaproszeniem: otwórz link od organizatora.
sign-up-removed = Organizator wykluczył Cię z tego turnieju.
sign-up-account = Goście nie mają rankingu, a ten turniej go wymaga: załóż konto, potem się zapisz.
sign-up-rating = { $kind ->
    [above] Ten turniej jest dla graczy z rankingiem co najmniej { $low }
    [below] Ten turniej jest dla graczy z rankingiem do { $high }
   *[between] Ten turniej jest dla graczy z rankingiem od { $low } do { $high }
}; Twój to { $rating }.
rating-range = Najniższy ranking nie może być wyższy od najwyższego.
not-signed-up = Nie ma Cię na liście zapisanych.
nothing-to-confirm = Teraz nie ma czego potwierdzać.
no-entrant = Nikt z tym numerem nie gra.
only-organiser = Może to zrobić tylko organizator.
