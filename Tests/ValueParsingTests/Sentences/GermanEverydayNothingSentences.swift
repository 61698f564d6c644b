/// German sentences with words that look like a value and are none: kind, sentence, value.
let germanEverydayNothingSentences = """
    timesAndDurations | Das ist Eins a | nothing
    timesAndDurations | Das ist halb so wild | nothing
    timesAndDurations | Mach mal halblang | nothing
    timesAndDurations | Ich mag den Herrn März | nothing
    timesAndDurations | Zimmer 1203 ist belegt | nothing
    timesAndDurations | Der ICE 724 fährt durch | nothing
    timesAndDurations | Gleis 12 bitte | nothing
    timesAndDurations | Lies Kapitel 11 | nothing
    timesAndDurations | Es steht 2:0 für uns | nothing
    timesAndDurations | Wir haben 3:1 gewonnen | nothing
    timesAndDurations | Nimm die Linie 18 | nothing
    timesAndDurations | Die A 8 ist gesperrt | nothing
    timesAndDurations | Das ist die zweite Wahl | nothing
    timesAndDurations | Der nächste bitte | nothing
    timesAndDurations | Das letzte Mal war schöner | nothing
    timesAndDurations | Guten Morgen zusammen | nothing
    timesAndDurations | Schönen Abend noch | nothing
    timesAndDurations | Er hat sie nicht alle | nothing
    timesAndDurations | Version 10.4.2 ist da | nothing
    timesAndDurations | Spiel Lied Nummer 7 | nothing
    timesAndDurations | Die Sonne scheint | nothing
    timesAndDurations | Stell die Heizung auf 22 | nothing
    timesAndDurations | Eine halbe Zwiebel schneiden | nothing
    timesAndDurations | Das Viertel ist schön | nothing
    numbers | Man kann nicht alles haben | nothing
    numbers | Acht geben hilft | nothing
    money | Mark ist mein Freund | nothing
    money | Das Pfund Mehl | nothing
    urls | Er kam z.B. gestern | nothing
    phoneNumbers | Im Jahr 2024 gab es 366 Tage | nothing
    timesAndDurations | Das Fest war eine Wucht | nothing
    timesAndDurations | Frag August nach dem Weg | nothing
    timesAndDurations | Das zweite Gesicht | nothing
    timesAndDurations | Er wurde Zweiter | nothing
    timesAndDurations | Bus 100 hält hier | nothing
    timesAndDurations | Flug LH 400 ist gelandet | nothing
    timesAndDurations | Wohnung 12 steht leer | nothing
    timesAndDurations | Halb so viel reicht | nothing
    timesAndDurations | Ein Viertel der Leute lacht | nothing
    timesAndDurations | Im Nu war er weg | nothing
    timesAndDurations | Eins nach dem anderen | nothing
    timesAndDurations | Mir ist alles eins | nothing
    timesAndDurations | Er ist auf Draht | nothing
    timesAndDurations | Das Spiel endete 4:2 | nothing
    timesAndDurations | Teile 12 durch 4 | nothing
    timesAndDurations | Rot 13 gewinnt | nothing
    timesAndDurations | Mach das Licht auf 50 | nothing
    timesAndDurations | Tag der offenen Tür | nothing
    timesAndDurations | Tag für Tag | nothing
    timesAndDurations | Guten Tag | nothing
    timesAndDurations | Die Nacht der Museen ist toll | nothing
    timesAndDurations | Tatort schauen | nothing
    timesAndDurations | Die Ampel ist rot | nothing
    numbers | Niemand ist hier | nothing
    numbers | Dreist gelogen | nothing
    numbers | Allein zu Haus | nothing
    money | Er hat sich gemerkt | nothing
    measurements | Meter für Meter | nothing
    urls | Das war gut.So geht es weiter | nothing
    times | Kurz nach acht | nothing
    timesAndDurations | Schalte den Nachtmodus ein | nothing
    timesAndDurations | Mein Bruder August kommt | nothing
    timesAndDurations | Ruf Mai an | nothing
    timesAndDurations | Er ist der Erste | nothing
    timesAndDurations | Das erste Mal vergisst man nie | nothing
    timesAndDurations | In der zweiten Reihe sitzen | nothing
    timesAndDurations | Platz 12 ist frei | nothing
    timesAndDurations | Halle 7 ist voll | nothing
    timesAndDurations | Hausnummer 20 | nothing
    timesAndDurations | Er wohnt Ringstraße 18 | nothing
    timesAndDurations | Die U 6 fährt nicht | nothing
    timesAndDurations | Aufgabe 3 ist schwer | nothing
    timesAndDurations | Staffel 2 Folge 8 | nothing
    timesAndDurations | Fahr auf die A 61 | nothing
    timesAndDurations | Schuhgröße 42 | nothing
    timesAndDurations | Sie liegen 2:1 vorn | nothing
    timesAndDurations | Wir haben 21 zu 17 verloren | nothing
    timesAndDurations | Fenster zu und Licht an | nothing
    timesAndDurations | Das dauert ja ewig | nothing
    timesAndDurations | Früher war alles besser | nothing
    timesAndDurations | Bis bald | nothing
    timesAndDurations | Bis später | nothing
    timesAndDurations | Morgenstund hat Gold im Mund | nothing
    timesAndDurations | Ein Jahrhundertsommer | nothing
    numbers | Keiner war da | nothing
    numbers | Einsam und allein | nothing
    numbers | Der Verein ist alt | nothing
    money | Das Markstück | nothing
    urls | Bitte usw.und so fort | nothing
    times | Nach dem Mittagessen | nothing
    timesAndDurations | Stell die Lampe auf Stufe 3 | nothing
    timesAndDurations | Raum 11 im dritten Stock | nothing
    timesAndDurations | Das Update auf 5.1.2 | nothing
    timesAndDurations | Rechnung 2025 ist offen | nothing
    timesAndDurations | Drei von vier Leuten | nothing
    timesAndDurations | Er ist in der fünften Klasse | nothing
    timesAndDurations | Die letzte Seite fehlt | nothing
    timesAndDurations | Nächster Halt Dom | nothing
    timesAndDurations | Was ist 2 plus 2 | nothing
    timesAndDurations | Ein Viertel vom Kuchen | nothing
    timesAndDurations | Er kommt immer zu spät | nothing
    timesAndDurations | Montagsmaler spielen | nothing
    timesAndDurations | Im Winterschlaf | nothing
    timesAndDurations | Sonnenblumen gießen | nothing
    timesAndDurations | Erst denken, dann reden | nothing
    numbers | Keine Ahnung | nothing
    timesAndDurations | Ich brauche einen zweiten Stuhl | nothing
    timesAndDurations | Gang 7 neben der Milch | nothing
    timesAndDurations | Mein Hund heißt Freitag | nothing
    timesAndDurations | Die Vier gewinnt | nothing
    timesAndDurations | An erster Stelle | nothing
    timesAndDurations | Ein Drittel vom Kuchen | nothing
    timesAndDurations | Abendkleid kaufen | nothing
    timesAndDurations | Mach die Nachtlampe an | nothing
    timesAndDurations | Tagesschau anmachen | nothing
    timesAndDurations | Stundenplan zeigen | nothing
    timesAndDurations | Jahrelang nichts gehört | nothing
    timesAndDurations | Sie war die Zweite im Ziel | nothing
    timesAndDurations | Der 7er BMW | nothing
    timesAndDurations | Stell einen Timer | nothing
    timesAndDurations | Wir kauften einen zweiten Kühlschrank | nothing
    timesAndDurations | Einer nach dem anderen ging | nothing
    timesAndDurations | Zu zweit ist es schöner | nothing
    timesAndDurations | Es sind 8 Grad draußen | nothing
    timesAndDurations | Die Rechnung beträgt 45,20 | nothing
    timesAndDurations | Nimm die zweite Straße links | nothing
    timesAndDurations | Spur 3 ist gesperrt | nothing
    timesAndDurations | Er hat einen Frühlingsmantel | nothing
    timesAndDurations | Nacht für Nacht | nothing
    timesAndDurations | Das Lied ist 3 mal dran | nothing
    timesAndDurations | Öffne den nächsten Tab | nothing
    timesAndDurations | Patch 7.3 hilft | nothing
    timesAndDurations | Sitzung 4 ist voll | nothing
    timesAndDurations | Gebäude 20 ist zu | nothing
    timesAndDurations | Akku bei 80 | nothing
    timesAndDurations | Das Rezept reicht für 4 bis 6 Leute | nothing
    timesAndDurations | Drücke die 1 für Verkauf | nothing
    timesAndDurations | Mein erstes Auto | nothing
    timesAndDurations | Wir zwei gehen | nothing
    timesAndDurations | Nimm Option 3 | nothing
    timesAndDurations | Das letzte Lied war gut | nothing
    """
