# Co liczy raport o równowadze: zdarzenie i argument, który mówi, jaka rzecz.
balance-card-card = Karty premii na koniec
balance-make-commodity = Wytworzone towary
balance-sell-commodity = Sprzedane towary
balance-buy-good = Towary kupione ze statków
balance-wall = Zbudowane mury
balance-tower = Zbudowane wieże
balance-fish = Punktowania ryb
balance-super = Superdomy
