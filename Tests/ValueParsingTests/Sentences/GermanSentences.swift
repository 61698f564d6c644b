/// German sentences with what stands in them, written for these tests: kind, sentence, value.
let germanSentences = """
    times | Der Zahnarzt ist am dritten Mittwoch im Januar | 2027-01-20
    times | Erinnere mich am Dienstag nach Ostern | 2027-03-30
    times | Wir sehen uns am letzten Freitag im Mai 2027 | 2027-05-28
    times | Zwei Tage nach Neujahr | 2027-01-03
    times | Die Prüfung ist am 24. Februar | 2027-02-24
    times | Der Vertrag endet am 29.02.2028 | 2028-02-29
    times | Das war vorgestern | 2026-11-28
    times | In elf Tagen ist das Konzert | 2026-12-11
    times | Wann ist Diwali 2028 | 2028-10-17
    times | Karfreitag 2024 war frei | 2024-03-29
    times | Am 3. Advent backen wir | 2026-12-13
    times | Was ist am Buß- und Bettag 2027 | 2027-11-17
    times | Ruf mich übermorgen an | 2026-12-02
    times | Nächsten Donnerstag geht es | 2026-12-10
    times | Am Montag in einer Woche | 2026-12-07
    times | Weck mich um Viertel nach sieben | 07:15:00
    times | Der Zug fährt um 18:42 Uhr | 18:42:00
    times | Um halb sechs abends | 17:30:00
    times | Das Geschäft öffnet um 9 Uhr 30 | 09:30:00
    times | Mach um Mitternacht das Licht aus | 00:00:00
    times | Zehn vor acht Uhr morgens | 07:50:00
    times | Ruf Maria morgen um zehn nach vier an | 2026-12-01 16:10:00
    times | In einer Dreiviertelstunde gießen | 2026-11-30 16:57:00
    times | Melde dich in neunzig Sekunden | 2026-11-30 16:13:30
    times | Das Paket kam vor vierzig Minuten | 2026-11-30 15:32:00
    times | Essen am Samstagabend um acht | 2026-12-05 20:00:00
    times | Termin am Mittwoch um 14:15 Uhr | 2026-12-02 14:15:00
    times | Am 18. Dezember um 21 Uhr | 2026-12-18 21:00:00
    times | Heute um 17:45 Uhr die Kinder holen | 2026-11-30 17:45:00
    times | Lass uns nächsten Monat reden | 2026-12-01/2027-01-01
    times | Fotos vom Frühling 2024 | 2024-03-20/2024-06-21
    times | Umsatz im zweiten Quartal 2025 | 2025-04-01/2025-07-01
    times | Musik der achtziger Jahre | 1980-01-01/1990-01-01
    times | Vom 3. bis 17. Juli 2027 bin ich weg | 2027-07-03/2027-07-17
    times | Zwischen Mittwoch und Freitag | 2026-12-02/2026-12-04
    times | In den ersten zwei Wochen im Februar | 2027-02-01/2027-02-15
    times | Mitte April | 2027-04-10/2027-04-21
    times | Kalenderwoche 12 | 2027-03-22/2027-03-29
    times | Die letzten zwei Wochen | 2026-11-16/2026-11-30
    times | Morgen von 9 bis 10:30 Uhr | 2026-12-01 09:00:00/2026-12-01 10:30:00
    times | Sport am Donnerstag von 18 bis 19 Uhr | 2026-12-03 18:00:00/2026-12-03 19:00:00
    times | Nach 20 Uhr bitte Ruhe | 20:00:00/…
    times | Vor Donnerstag fertig | …/2026-12-03
    times | Alles seit 1998 | 1998-01-01/…
    times | Bis Ende der Woche | …/2026-12-07
    times | Jeden Donnerstag um 7 Uhr | every 1.0 week, weekday 4, at 07:00:00
    times | Alle sechs Stunden sichern | every 6.0 hour
    times | Jeden zweiten Freitag Pizza | every 2.0 week, weekday 5
    times | Am ersten Montag jedes Monats | every 1.0 month, weekday 1, the 1.
    times | Jeden Werktag um 9:15 Uhr | every 1.0 workday, at 09:15:00
    times | Täglich um 12 Uhr | every 1.0 day, at 12:00:00
    times | Mittwochs schwimmen | every 1.0 week, weekday 3
    durations | Fünfundvierzig Minuten backen | 2700.0s
    durations | Eine Pause von anderthalb Stunden | 5400.0s
    durations | Er war zweieinhalb Wochen weg | 1512000.0s
    durations | Stell den Wecker auf 1 Stunde 15 Minuten | 4500.0s
    durations | Eine halbe Minute lang | 30.0s
    durations | 3 Tage, 4 Stunden und 5 Minuten | 273900.0s
    durations | Eine Viertelstunde reicht | 900.0s
    numbers | Es sind dreihundertzweiundvierzig Seiten | 342.0
    numbers | Das sind 1.048.576 Zeilen | 1048576.0
    numbers | Ungefähr zwei Komma sieben fünf | 2.75
    numbers | Nimm vier und drei Viertel | 4.75
    numbers | Zusammen minus zwölf | -12.0
    numbers | Rund 2,5 Millionen Leute | 2500000.0
    numbers | Nur zwei Fünftel kamen | 0.4
    numbers | Kauf drei Dutzend | 36.0
    numbers | Siebenundachtzigtausendsechshundert Sterne | 87600.0
    numbers | Etwa dreieinhalb davon | 3.5
    numbers | Es waren sieben Achtundzwanzigstel | 0.25
    ordinals | Öffne die fünfte Nachricht | start 5
    ordinals | Spiel das vorletzte Lied | end -1
    ordinals | Im zweiunddreißigsten Stock | start 32
    percentages | Stell die Lautstärke auf fünfunddreißig Prozent | 35.0%
    percentages | Es wuchs um 7,2 % | 7.2%
    measurements | Die Wand ist 2 Meter 40 hoch | 2.4 Length.meters
    measurements | Er wiegt 82,5 Kilo | 82.5 Mass.kilograms
    measurements | Dreieinhalb Tassen Mehl | 3.5 Volume.cups
    measurements | Es hat 15 Grad unter Null | -15.0 Temperature.degrees
    measurements | Auf 180 °C erhitzen | 180.0 Temperature.celsius
    measurements | Eine Wohnung mit 85 Quadratmetern | 85.0 Area.squareMeters
    measurements | Wir fuhren 130 km/h | 130.0 Speed.kilometersPerHour
    measurements | Die Platte hat 2 Terabyte | 2.0 InformationStorage.terabytes
    measurements | Ein Akku mit 5000 mAh | 5000.0 ElectricCharge.milliampereHours
    measurements | Das Auto braucht 6 Liter auf 100 Kilometer | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Ein halbes Pfund Butter | 0.5 Mass.pounds
    measurements | Drei Viertel Liter Milch | 0.75 Volume.liters
    money | Das kostet zwölf Euro fünfzig | 12.5 EUR
    money | Er zahlte 1,2 Millionen Dollar | 1200000.0 USD
    money | Das macht 80 Cent | 0.8 ?
    money | Eine halbe Million Euro | 500000.0 EUR
    money | Rund 45,10 € bitte | 45.1 EUR
    money | Hundert Schweizer Franken | 100.0 CHF
    ages | Die Katze ist achtzehn Monate alt | aged 1.4794520547945205
    ages | Ein dreißigjähriges Haus | aged 30.0
    ages | Ein Kind im Alter von neun Jahren | aged 9.0
    numberRanges | Zwischen 15 und 25 Euro | 15.0…25.0 EUR
    numberRanges | Weniger als zwölf | -inf…12.0
    numberRanges | Mindestens 3 Kilometer | 3.0…inf kilometers
    numberRanges | Mehr als 50 % | 50.0…inf %
    numberRanges | Höchstens zwanzig | -inf…20.0
    phoneNumbers | Ruf 030 1234567 an | 030 1234567
    phoneNumbers | Meine Nummer ist +49 171 1234567 | +49 171 1234567
    emails | Schreib an kim punkt muster at beispiel punkt de | kim.muster@beispiel.de
    urls | Siehe www.beispiel.de/hilfe | www.beispiel.de/hilfe
    booleans | Natürlich | yes
    booleans | Nein | no
    """
