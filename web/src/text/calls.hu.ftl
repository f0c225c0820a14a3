# Értesítések: a csengő, a beállításai, az alkalmazás kapcsolat nélkül. Magyar.

calls-bell = Csengő
calls-calls = Értesítések
calls-waiting = { $count ->
    [one] egy dolog vár rád
   *[other] { $count } dolog vár rád
}
calls-new = { $count } új
calls-new-for-ears = Új:{" "}
calls-mark-seen = Mindet láttam
calls-nothing = Semmi nem vár rád.
calls-find-table = Asztalt keresek
calls-quiet-from = Csend: { $begin } – { $end }
calls-not-quiet = Nincsenek csendes órák
calls-key = Csengő: mi vár rád
calls-now = most
calls-minutes = { $count } perc
calls-hours = { $count } óra

calls-help = Honnan tudd meg, hogy te következel, hogy egy játék kezdődik vagy véget ér, vagy hogy valaki meghív. Arról az asztalról, amelyet épp nézel, nem értesítünk.
calls-nobody = Add meg fent a nevedet, utána értesíthetünk.
calls-browser = Ezen az oldalon
calls-browser-help = Amíg a Kontor egy oldala nyitva van: szám a címben és az ikonon, értesítés, ha engeded, és hang, ha be van kapcsolva.
calls-allow = Értesítések engedélyezése
calls-push = Push
calls-push-help = A böngésződ akkor is szól, ha a Kontor egyetlen oldala sincs nyitva.
calls-browsers = { $count ->
    [0] Még egyik böngésződet sem értesítjük.
    [one] Egy böngésződet értesítjük.
   *[other] { $count } böngésződet értesítjük.
}
calls-push-impossible = Ez a böngésző nem értesíthető: ehhez https kell, vagy a telepített alkalmazás.
calls-push-refused = A böngésző nem engedte. Nézd meg a beállításait ehhez az oldalhoz.
calls-mail = E-mail
calls-mail-help = Az asztalra vezető linkkel, és egy olyannal, amely leállítja ezeket a leveleket.
calls-no-mail = Ez a szerver nem küld levelet.
calls-no-address = Előbb adj meg a fiókodban egy e-mail-címet, és erősítsd meg.
calls-mail-to = Ide: { $address }
calls-at-once = Azonnal
calls-digest = Naponta egyszer, ekkor:
calls-digest-hour = A napi levél órája
calls-webhook = Webhook
calls-webhook-help = Egy Discord- vagy Slack-csatornához, vagy a saját programodhoz.
calls-webhook-url = Cím
calls-kinds = Miről: { $count } / { $all }
calls-kind-your-turn = Te következel
calls-kind-clock-low = Fogy az időd
calls-kind-time-up = Lejárt az idő
calls-kind-begun = Elkezdődik egy játék
calls-kind-over = Véget ér egy játék
calls-kind-invited = Valaki meghív
calls-kind-followed = Valaki követ
calls-kind-tournament = Versenyek
calls-kind-care = Az üzemeltetők üzenetei
calls-test = Küldj egy próbát
calls-test-sent = Elküldve. Nézd meg, megérkezett-e.
calls-quiet = Csendes órák
calls-quiet-help = Ami ezekben az órákban történik, azt utánuk mondjuk el, ha még vár rád.
calls-from = Ettől
calls-until = Eddig
calls-zone = Időzóna
calls-keep = Mentés
calls-kept = Az értesítéseidet elmentettük.

calls-offline = Nincs kapcsolat. Az asztalt úgy látod, ahogy utoljára állt; ha visszatér a kapcsolat, újra játszhatsz.
calls-offline-page = Nincs kapcsolat. A nemrég megnyitott asztalokat így is megnézheted:
calls-offline-table = Ezt az asztalt nem őriztük meg kapcsolat nélküli olvasásra.
calls-offline-question = Kapcsolat nélkül nincs mit eldönteni
calls-offline-title = Nincs kapcsolat
calls-offline-line = A nemrég megnyitott asztalokat megnézheted.
