# Amit az edző a Hansa Teutonicában mond, magyarul.

advice-establish = Tele van a bábuiddal: { $route }. Létesíts kereskedelmi utat, mielőtt valaki kiszorít.
advice-income = Üres a készleted: válaszd a bevételt, { $count } bábu vár a tartalékodban.
advice-one-missing = Már csak egy bábu hiányzik: { $route }. Utána kereskedelmi utat létesíthetsz.
advice-no-actions = Nincs több akciód. Használj jelzőt, ha segít, vagy fejezd be a kört.
advice-end-near = Közeledik a vége: { $end } pontnál (a legjobbnak { $points } van) vagy { $most } teli városnál (most { $cities }). Akkor az irodák, a hálózat és a teljes képességek számítanak.
advice-more-actions = Körönként { $count } akciód van. Az elején a több akció segít a legtöbbet: tölts meg egy útvonalat Göttingennél, és fejleszd az akciókat.
advice-use-marker = Van egy jelződ: „{ $marker }”. A használata nem akció, ezért minden körben gondolj rá.
advice-marker-ahead = Itt egy jelző fekszik: { $route } („{ $marker }”). Azé lesz, aki kereskedelmi utat létesít rajta.
advice-push-aside = Idegen bábu áll egy útvonaladon ({ $route }): kiszoríthatod. Ez neked további bábukba kerül, a gazdája pedig bábukat tehet le.
advice-chain = Az Arnheim – Stendal lánc egyik végén van irodád. Aki elsőként összeköti őket, { $count } pontot kap.
advice-first-office = Még nincs irodád. Az iroda pontot ad, valahányszor kereskedelmi út létesül egy általad ellenőrzött városnál.
advice-network = Építs szomszédos városokban: a végén a legnagyobb hálózatod minden irodája pontot ér (most { $count } pontot), jobb kulccsal többet.
advice-begin-route = Egy útvonalra tedd a bábuidat, amíg meg nem telik, ne szétszórva. A rövid útvonal hamarabb kész.
advice-reward-table = Kalmárt tehetsz a coelleni táblázatra: a végén akár { $count } pontot ér, de a bábu ott marad.
advice-reward-develop = Itt fejlesztheted ezt a képességet: { $track }. { $track_text }
advice-reward-office = Irodát építhetsz ({ $city }): pontot ad, ha ott kereskedelmi út létesül, és a végén a hálózatba is számít.
advice-traders-first = Előbb kereskedőt adj: kalmárból csak { $count } van, és ők illenek a kerek helyekre.
advice-displaced = A kiszorítás neked segít: a bábudon kívül még { $count } ráadás bábut tehetsz szomszédos útvonalra. Olyat válassz, amelyet meg akarsz tölteni.
advice-for-neutral = A semleges szín helyett döntesz: azt a helyet válaszd, amelyik a terveidet a legkevésbé zavarja.
advice-moving = Ezzel az akcióval még { $count } bábut helyezhetsz át: gyűjtsd össze őket azon az útvonalon, amelyet meg akarsz tölteni.
advice-removing = Vedd le, ami az útvonalaidat akadályozza: még { $count } bábut vehetsz le.
advice-swapping = Ott cserélj, ahol többségbe kerülsz: a várost az ellenőrzi, akinek ott a legtöbb irodája van.
advice-lay-marker = Oda tedd („{ $marker }”), ahol hamarabb megtöltöd az útvonalat, mint a többiek.

tip-never-more-actions = Végig { $count } akciód maradt körönként: fejleszd korán az akciókat Göttingenben, minden későbbi kör nyer vele.
tip-markers-unused = { $count } jelzőt nem használtál fel: nem kerülnek akcióba, és a végén így is pontot érnek.
tip-few-offices = Csak { $count } városban volt irodád: az irodák játék közben és a végén is pontot adnak.
tip-nothing-taken = Ez az út semmit sem hozott a pontokon kívül: { $route }. Előbb nézd meg, van-e ott szabad iroda vagy képesség.
tip-abilities-left = Ezt a képességet nem fejlesztetted: { $track }. { $track_text }
