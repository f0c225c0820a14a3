# Amit az egyensúlyjelentés számol: esemény, és az argumentum, amely a dolgot megmondja.
balance-develop-track = Fejlesztett képességek
balance-win-marker = Megszerzett bónuszjelzők
balance-use-marker = Használt bónuszjelzők
balance-office-city = Irodák
balance-annex = Extra irodák
balance-coellen = Kereskedők a Coellen-táblán
balance-link = Arnheim és Stendal összekötve
balance-displace = Kiszorított bábuk
balance-income = Bevételek
