/// German sentences of all kinds, with bounds and spans of the calendar above all: kind, sentence, value.
let germanEverydaySentences = """
    times | Nach 2015 wurde alles anders | 2016-01-01/…
    times | Bis Freitag bin ich weg | …/2026-12-04
    times | Ab Juni haben wir offen | 2027-06-01/…
    times | Seit letztem Sommer warte ich | 2026-06-21/…
    times | Vor Weihnachten fertig | …/2026-12-25
    times | In der ersten Junihälfte | 2027-06-01/2027-06-16
    times | Um viertel drei | 14:15:00
    times | Dreiviertel fünf passt | 16:45:00
    times | Übernächsten Dienstag | 2026-12-15
    times | In 14 Tagen | 2026-12-14
    times | Heute in acht Tagen | 2026-12-07
    times | Morgen früh um halb sieben | 2026-12-01 06:30:00
    times | Am Freitag, den 13. | 2026-11-13
    times | Um fünf vor halb neun | 08:25:00
    times | Um zehn nach acht abends | 20:10:00
    times | Jeden zweiten Montag im Monat | every 1.0 month, weekday 1, the 2.
    times | Alle drei Wochen | every 3.0 week
    times | Kommenden Samstag um 15 Uhr 30 | 2026-12-05 15:30:00
    times | In anderthalb Stunden | 2026-11-30 17:42:00
    times | Vor einer Dreiviertelstunde | 2026-11-30 15:27:00
    times | Am 24.12. um 18 Uhr | 2026-12-24 18:00:00
    times | Von Montag bis Mittwoch | 2026-12-07/2026-12-09
    times | Zwischen 14 und 16 Uhr | 14:00:00/16:00:00
    times | Das erste Quartal 2027 | 2027-01-01/2027-04-01
    times | Gegen Mittag | 12:00:00
    percentages | Nur 20 Prozent der Leute | 20.0%
    percentages | Zwölfeinhalb Prozent | 12.5%
    percentages | 3,5 % Zinsen | 3.5%
    money | Das kostet 3 Euro 20 | 3.2 EUR
    money | 1.250,50 € überweisen | 1250.5 EUR
    phoneNumbers | Ruf 030 901820 an | 030 901820
    phoneNumbers | Unter +49 (0)89 123456 erreichbar | +49 (0)89 123456
    phoneNumbers | Meine Nummer ist 0171/1234567 | 0171/1234567
    urls | Schau auf www.beispiel.de/seite?id=3 | www.beispiel.de/seite?id=3
    urls | Geh auf shop.beispiel.online | shop.beispiel.online
    numberRanges | Mindestens 20 Gäste | 20.0…inf
    numberRanges | Zwischen 5 und 10 | 5.0…10.0
    numbers | Eineinhalb Millionen | 1500000.0
    ordinals | Das dritte Lied | start 3
    durations | Eine Viertelstunde warten | 900.0s
    durations | Zweieinhalb Stunden lang | 9000.0s
    timesAndDurations | Nimm den Montag nicht so ernst, Robinson | 2026-12-07
    times | Bis Ende Mai | …/2027-06-01
    times | Seit drei Tagen | 2026-11-27/…
    times | Ab morgen | 2026-12-01/…
    times | Nach Weihnachten | 2026-12-25/…
    times | Nicht vor Montag | 2026-12-07/…
    times | Spätestens am Freitag | …/2026-12-04
    times | Vor 18 Uhr | …/18:00:00
    times | Ab 18 Uhr | 18:00:00/…
    times | Die erste Hälfte des Monats | 2026-11-01/2026-11-16
    times | Zweite Jahreshälfte 2027 | 2027-07-01/2028-01-01
    times | Nächstes Wochenende | 2026-12-12/2026-12-14
    times | Die vorletzte Woche | 2026-11-16/2026-11-23
    times | In den letzten drei Monaten | 2026-08-30/2026-11-30
    times | Anfang nächsten Jahres | 2027-01-01/2027-05-01
    times | Viertel nach acht | 08:15:00
    times | Morgen in einer Woche | 2026-12-08
    times | Sonntag in zwei Wochen | 2026-12-20
    times | Heute vor einem Jahr | 2025-11-30
    times | Am 3. Oktober | 2027-10-03
    times | Um Mitternacht | 00:00:00
    times | Montag früh um sieben | 2026-12-07 07:00:00
    times | Jeden Abend um acht | every 1.0 day, at 20:00:00
    times | Einmal im Monat | every 1.0 month
    times | In fünf Minuten | 2026-11-30 16:17:00
    times | Von acht bis zehn Uhr | 08:00:00/10:00:00
    times | Am Abend des 24. Dezember | 2026-12-24 18:00:00/2026-12-24 23:59:59
    times | Letzte Nacht um drei | 2026-11-30 03:00:00
    percentages | Zu hundert Prozent | 100.0%
    money | Zwei Millionen Euro | 2000000.0 EUR
    money | 19,99 Euro | 19.99 EUR
    phoneNumbers | Hotline 0800 1234567 | 0800 1234567
    urls | Siehe beispiel.de/hilfe | beispiel.de/hilfe
    numberRanges | Höchstens 30 | -inf…30.0
    numbers | Dreihundertfünfundsechzig | 365.0
    durations | Anderthalb Stunden | 5400.0s
    ordinals | Zum zweiten Mal | start 2
    timesAndDurations | Eine Minute Schweigen wäre gut | 60.0s
    times | Bis übermorgen | …/2026-12-02
    times | Seit gestern Abend | 2026-11-29 18:00:00/…
    times | Seit 2015 | 2015-01-01/…
    times | Ab dem 1. Januar | 2027-01-01/…
    times | Bis zum 15. | …/2026-12-15
    times | Vor 2000 | …/2000-01-01
    times | Nach 17 Uhr | 17:00:00/…
    times | Bis morgen um zehn | …/2026-12-01 10:00:00
    times | Seit Anfang des Jahres | 2026-01-01/…
    times | In der zweiten Maihälfte | 2027-05-16/2027-06-01
    times | Das zweite Halbjahr 2027 | 2027-07-01/2028-01-01
    times | Die kommenden fünf Tage | 2026-12-01/2026-12-06
    times | Letztes Wochenende | 2026-11-28/2026-11-30
    times | Im Sommer 2025 | 2025-06-21/2025-09-23
    times | In den nächsten Tagen | 2026-12-01/2026-12-04
    times | Kalenderwoche 50 | 2026-12-07/2026-12-14
    times | Vom 3. bis 9. Mai | 2027-05-03/2027-05-09
    times | Zwischen dem 12. und dem 14. | 2026-12-12/2026-12-14
    times | Von Dienstag bis Freitag nächster Woche | 2026-12-08/2026-12-11
    times | Übermorgen um viertel vor neun | 2026-12-02 08:45:00
    times | Dienstag in einer Woche | 2026-12-08
    times | In einem halben Jahr | 2027-05-30
    times | Vor drei Wochen | 2026-11-09
    times | Heute in vierzehn Tagen | 2026-12-14
    times | Morgen Nacht um zwei | 2026-12-02 02:00:00
    times | Am zweiten Weihnachtstag | 2026-12-26
    times | Jeden ersten Freitag im Monat | every 1.0 month, weekday 5, the 1.
    times | Jeden Tag um halb acht | every 1.0 day, at 07:30:00
    times | Alle zwei Tage | every 2.0 day
    times | Diesen Freitag von 9 bis 11 Uhr | 2026-12-04 09:00:00/2026-12-04 11:00:00
    percentages | 99,9 Prozent | 99.9%
    percentages | Minus drei Prozent | -3.0%
    money | Dreihundert Franken | 300.0 CHF
    money | Ein Euro fünfzig | 1.5 EUR
    phoneNumbers | +43 1 58858 0 | +43 1 58858 0
    urls | https://beispiel.de:8443/a/b?x=1#oben öffnen | https://beispiel.de:8443/a/b?x=1#oben
    numberRanges | 3 bis 5 Äpfel | 3.0…5.0
    numbers | Null Komma fünf | 0.5
    durations | Drei Tage und vier Stunden | 273600.0s
    ordinals | Beim elften Versuch | start 11
    timesAndDurations | Das ist doch von gestern | 2026-11-29
    times | Bis zum Wochenende | …/2026-12-05
    times | Seit letztem Dienstag | 2026-11-24/…
    times | Ab 20 Uhr | 20:00:00/…
    times | Vor dem 1. Februar | …/2027-02-01
    times | Ab 2030 | 2030-01-01/…
    times | Die erste Hälfte des nächsten Jahres | 2027-01-01/2027-07-01
    times | Am Samstag vor Weihnachten | 2026-12-19
    times | Um dreiviertel acht | 07:45:00
    times | Gegen viertel zehn | 09:15:00
    times | In drei Tagen um neun | 2026-12-03 09:00:00
    times | Vor einer Stunde | 2026-11-30 15:12:00
    times | Jeden letzten Freitag im Monat | every 1.0 month, weekday 5, the -1.
    times | Heute Nacht um elf | 2026-11-30 23:00:00
    times | Von Freitag bis Sonntag | 2026-12-04/2026-12-06
    percentages | Fünfzig Prozent | 50.0%
    money | Zwanzig Euro und fünfzig Cent | 20.5 EUR
    numberRanges | Mehr als 15 | 15.0…inf
    times | Nach sechs Uhr abends | 18:00:00/…
    times | Seit Juni 2024 | 2024-06-01/…
    times | Bis Sonntag | …/2026-12-06
    times | Vor Ostern 2027 | …/2027-03-28
    times | In den letzten zwölf Monaten | 2025-11-30/2026-11-30
    times | Zwei Wochen vor Weihnachten | 2026-12-11
    times | Ende Januar 2027 | 2027-01-21/2027-02-01
    times | Morgen zwischen 15 und 17 Uhr | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | Heute um halb sieben abends | 2026-11-30 18:30:00
    times | Am dritten Donnerstag im Januar | 2027-01-21
    times | Alle 15 Minuten | every 15.0 minute
    times | In einer Dreiviertelstunde | 2026-11-30 16:57:00
    times | Dieses Wochenende | 2026-12-05/2026-12-07
    percentages | Fünfeinhalb Prozent | 5.5%
    money | 40 Schweizer Franken | 40.0 CHF
    times | Nach dem 10. Dezember | 2026-12-10/…
    times | Bis zum 2. Januar | …/2027-01-02
    times | Seit dem 12. November | 2026-11-12/…
    times | Vor letztem Montag | …/2026-11-23
    times | Ab nächstem Monat | 2026-12-01/…
    times | Bis Ende nächster Woche | …/2026-12-14
    times | Die letzten vier Quartale | 2025-10-01/2026-10-01
    times | Zweite Hälfte 2026 | 2026-07-01/2027-01-01
    times | Erste Dezemberhälfte | 2026-12-01/2026-12-16
    times | Viertel nach Mitternacht | 00:15:00
    times | Dienstag in zwei Wochen | 2026-12-15
    times | In zweieinhalb Stunden | 2026-11-30 18:42:00
    times | Heute Nacht um halb zwei | 2026-12-01 01:30:00
    times | Zehn vor Mitternacht | 23:50:00
    times | Zehn nach Mitternacht | 00:10:00
    timesAndDurations | Abends wird der Faule fleißig | 18:00:00/23:59:59
    times | Ab halb neun | 08:30:00/…
    times | Bis vorgestern | …/2026-11-28
    times | Seit zwei Wochen | 2026-11-16/…
    times | Erste Hälfte dieses Monats | 2026-11-01/2026-11-16
    times | Übernächstes Wochenende | 2026-12-19/2026-12-21
    times | Donnerstag um 19 Uhr 15 | 2026-12-03 19:15:00
    times | Fünf vor neun | 08:55:00
    times | Am zweiten Januar um halb sieben | 2027-01-02 06:30:00
    """
