# Amit az egyensúlyjelentés számol: esemény, és az argumentum, amely a dolgot megmondja.
balance-place-thing = Lerakott lapkák
balance-bonus-bonus = Elvett bónuszlapkák
balance-yield-reward = Hozamkártyák jutalmai
balance-draw = Kártyahúzásra szánt akciók
balance-exchange = Cserék a kínálatban
balance-extra = Márványért kapott akciók
balance-emptied = Kiürített halmok
