/// German sentences with nothing of the kind, written for these tests: kind, sentence, value.
let germanNothingSentences = """
    measurements | Stelle auf 180 | nothing
    timesAndDurations | Die Soldaten marschieren | nothing
    timesAndDurations | Das ist mir egal | nothing
    timesAndDurations | So ist das eben | nothing
    timesAndDurations | Do it yourself | nothing
    timesAndDurations | Er ist an der Reihe | nothing
    timesAndDurations | Er sitzt am Tisch | nothing
    timesAndDurations | Sie geht um den See | nothing
    timesAndDurations | Fahre mit Bus 48 | nothing
    timesAndDurations | Zimmer 302 ist frei | nothing
    timesAndDurations | Version 3.4.5 ist da | nothing
    timesAndDurations | Das kostet 20 Euro | nothing
    timesAndDurations | Es wiegt 5 Kilo | nothing
    timesAndDurations | Guten Morgen allerseits | nothing
    timesAndDurations | Gute Nacht | nothing
    timesAndDurations | Guten Abend | nothing
    timesAndDurations | Sekunde mal | nothing
    timesAndDurations | Das erste Mal | nothing
    timesAndDurations | Das zweite Kapitel | nothing
    timesAndDurations | Ein Viertel der Pizza | nothing
    timesAndDurations | Im Viertel wohnen viele | nothing
    timesAndDurations | Die Zeit ist um | nothing
    timesAndDurations | Spiel das nächste Lied | nothing
    timesAndDurations | Der letzte Schrei | nothing
    timesAndDurations | Ein paar Leute | nothing
    timesAndDurations | Seite 99 bitte | nothing
    timesAndDurations | Das Spiel endet 3:2 | nothing
    timesAndDurations | Es steht 3 zu 2 | nothing
    timesAndDurations | Herr Sommer ist da | nothing
    timesAndDurations | Herr Montag ruft an | nothing
    timesAndDurations | Ich bin halb voll | nothing
    timesAndDurations | Rufe +49 30 1234567 an | nothing
    timesAndDurations | Stelle die Lampe auf 50 % | nothing
    timesAndDurations | Es hat 20 Grad | nothing
    timesAndDurations | Windows 11 ist neu | nothing
    timesAndDurations | Kapitel 12 lesen | nothing
    timesAndDurations | Für immer und ewig | nothing
    timesAndDurations | Mit Freude | nothing
    numbers | Man mag einander | nothing
    numbers | Keiner kam | nothing
    numbers | Alles in allem | nothing
    numbers | Gib acht auf dich | nothing
    numbers | Der eine und der andere | nothing
    numbers | Acht geben muss man nicht | nothing
    money | Er lief einen Marathon | nothing
    money | Das ist mein Pfund | nothing
    measurements | Er saß auf der Bank | nothing
    measurements | Ein bisschen mehr | nothing
    measurements | Setz dich auf die 5 | nothing
    percentages | 50 davon | nothing
    timesAndDurations | Das war sein letzter Fall | nothing
    timesAndDurations | Lies Seite 2024 | nothing
    timesAndDurations | Bestelle 4 Pizzen | nothing
    timesAndDurations | Er hat drei Kinder | nothing
    timesAndDurations | Wähle die 110 | nothing
    timesAndDurations | Meine Lieblingszahl ist 7 | nothing
    timesAndDurations | Die Uhr ist kaputt | nothing
    timesAndDurations | Dreh das Licht auf 40 Prozent | nothing
    timesAndDurations | Es ist mir eine Ehre | nothing
    timesAndDurations | So so, sagt er | nothing
    """
