# Co liczy raport o równowadze: zdarzenie i argument, który mówi, jaka rzecz.
balance-develop-track = Rozwinięte umiejętności
balance-win-marker = Zdobyte znaczniki premii
balance-use-marker = Użyte znaczniki premii
balance-office-city = Kantory
balance-annex = Dodatkowe kantory
balance-coellen = Kupcy na planszetce Coellen
balance-link = Połączone Arnheim i Stendal
balance-displace = Wyparte pionki
balance-income = Pobrane dochody
