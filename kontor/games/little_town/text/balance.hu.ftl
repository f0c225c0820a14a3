# Amit az egyensúlyjelentés számol: esemény, és az argumentum, amely a dolgot megmondja.
balance-build-tile = Felépített épületek
balance-use-tile = Használt épületek
balance-claim-objective = Teljesített célok
balance-place = Lerakott munkások
balance-fee = Mások épületeiért fizetett díjak
balance-hunger = Fordulók éhes munkásokkal
