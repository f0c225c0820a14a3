# Co liczy raport o równowadze: zdarzenie i argument, który mówi, jaka rzecz.
balance-build-tile = Wzniesione budynki
balance-use-tile = Użyte budynki
balance-claim-objective = Spełnione cele
balance-place = Ustawieni robotnicy
balance-fee = Opłaty za cudze budynki
balance-hunger = Rundy z głodnymi robotnikami
