# Amit az egyensúlyjelentés számol: esemény, és az argumentum, amely a dolgot megmondja.
balance-card-card = Bónuszkártyák a végén
balance-make-commodity = Készített áruk
balance-sell-commodity = Eladott áruk
balance-buy-good = Hajókról vett áruk
balance-wall = Épített falak
balance-tower = Épített tornyok
balance-fish = Halpontozások
balance-super = Szuperházak
