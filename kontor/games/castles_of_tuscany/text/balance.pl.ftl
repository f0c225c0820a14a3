# Co liczy raport o równowadze: zdarzenie i argument, który mówi, jaka rzecz.
balance-place-thing = Umieszczone żetony
balance-bonus-bonus = Zdobyte żetony premii
balance-yield-reward = Nagrody z kart plonów
balance-draw = Akcje dobierania kart
balance-exchange = Wymiany w wystawce
balance-extra = Dodatkowe akcje za marmur
balance-emptied = Opróżnione stosy
