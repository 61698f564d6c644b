/// German sentences with times and lengths of time, written for these tests: kind, sentence, value.
let germanTimeSentences = """
    times | Ruf mich heute an | 2026-11-30
    times | Ruf mich morgen an | 2026-12-01
    times | Ruf mich übermorgen an | 2026-12-02
    times | Was war gestern | 2026-11-29
    times | Was war vorgestern | 2026-11-28
    times | Ruf mich am Freitag an | 2026-12-04
    times | Ruf mich diesen Freitag an | 2026-12-04
    times | Ruf mich Freitag, den 4., an | 2026-12-04
    times | Ruf mich heute in einer Woche an | 2026-12-07
    times | Ruf mich Dienstag in einer Woche an | 2026-12-08
    times | Ruf mich in einer Woche an | 2026-12-07
    times | Ruf mich in zwei Wochen an | 2026-12-14
    times | Ruf mich in 14 Tagen an | 2026-12-14
    times | Ruf mich in drei Tagen an | 2026-12-03
    times | Ruf mich in einem Monat an | 2026-12-30
    times | Ruf mich in einem halben Jahr an | 2027-05-30
    times | Ruf mich in einem Jahr an | 2027-11-30
    times | Ich rief vor drei Tagen an | 2026-11-27
    times | Ich rief vor zwei Wochen an | 2026-11-16
    times | Ich rief vor einem Jahr an | 2025-11-30
    times | Ich rief letzten Freitag an | 2026-11-27
    times | Ich rief vergangenen Freitag an | 2026-11-27
    times | Ruf mich am 5. Dezember an | 2026-12-05
    times | Ruf mich am fünften Dezember an | 2026-12-05
    times | Ruf mich am 5. Dez. an | 2026-12-05
    times | Ruf mich am 5. Dezember 2027 an | 2027-12-05
    times | Ruf mich am 5.12. an | 2026-12-05
    times | Ruf mich am 5.12.2027 an | 2027-12-05
    times | Ruf mich am 05.12.27 an | 2027-12-05
    times | Ruf mich am fünften Zwölften an | 2026-12-05
    times | Ruf mich am 5/12/2027 an | 2027-12-05
    times | Ruf mich am 2026-12-05 an | 2026-12-05
    times | Ruf mich am Samstag, dem 5. Dezember, an | 2026-12-05
    times | Ruf mich am Sonnabend an | 2026-12-05
    times | Ruf mich am 21. an | 2026-12-21
    times | Ruf mich am einundzwanzigsten an | 2026-12-21
    times | Geboren am 20. Juli 1969 | 1969-07-20
    times | Geboren am 3. März zweitausendvier | 2004-03-03
    times | Ruf mich am ersten Sonntag im März an | 2027-03-07
    times | Ruf mich am letzten Freitag des Jahres an | 2026-12-25
    times | Ruf mich an Weihnachten an | 2026-12-25
    times | Ruf mich an Heiligabend an | 2026-12-24
    times | Ruf mich an Silvester an | 2026-12-31
    times | Ruf mich an Neujahr an | 2027-01-01
    times | Ruf mich am Ostermontag 2027 an | 2027-03-29
    times | Ruf mich am Tag der Deutschen Einheit an | 2027-10-03
    times | Ruf mich am Nikolaustag an | 2026-12-06
    times | Ruf mich zwei Tage vor Weihnachten an | 2026-12-23
    times | Ruf mich am Tag nach Neujahr an | 2027-01-02
    times | Weck mich um 7 | 07:00:00
    times | Weck mich um sieben | 07:00:00
    times | Weck mich um sieben Uhr | 07:00:00
    times | Weck mich um 7 Uhr 30 | 07:30:00
    times | Weck mich um 7:30 Uhr | 07:30:00
    times | Weck mich um 7.30 Uhr | 07:30:00
    times | Weck mich um halb acht | 07:30:00
    times | Weck mich um Viertel nach sieben | 07:15:00
    times | Weck mich um Viertel vor acht | 07:45:00
    times | Weck mich um viertel acht | 07:15:00
    times | Weck mich um drei viertel acht | 07:45:00
    times | Weck mich um dreiviertel acht | 07:45:00
    times | Weck mich um zehn vor acht | 07:50:00
    times | Weck mich um fünf nach acht | 08:05:00
    times | Weck mich um fünf vor halb acht | 07:25:00
    times | Weck mich um fünf nach halb acht | 07:35:00
    times | Weck mich um sieben Uhr fünfundvierzig | 07:45:00
    times | Weck mich um sieben Uhr morgens | 07:00:00
    times | Essen um acht Uhr abends | 20:00:00
    times | Essen um 20 Uhr | 20:00:00
    times | Essen um 18.15 Uhr | 18:15:00
    times | Essen um drei Uhr nachmittags | 15:00:00
    times | Essen am Mittag um 12 | 12:00:00
    times | Essen um Mitternacht | 00:00:00
    times | Essen gegen 21 Uhr | 21:00:00
    times | Triff mich morgen um 17 Uhr | 2026-12-01 17:00:00
    times | Triff mich morgen um fünf | 2026-12-01 17:00:00
    times | Triff mich morgen früh um 9 | 2026-12-01 09:00:00
    times | Triff mich um 9 Uhr morgen früh | 2026-12-01 09:00:00
    times | Triff mich am Freitag um halb elf | 2026-12-04 10:30:00
    times | Triff mich am 12. Dezember um 15:30 Uhr | 2026-12-12 15:30:00
    times | Triff mich um 15:30 Uhr am 12. Dezember | 2026-12-12 15:30:00
    times | Triff mich am 12.12.2026 um 15:30 | 2026-12-12 15:30:00
    times | Triff mich heute Abend um 9 | 2026-11-30 21:00:00
    times | Triff mich in 20 Minuten | 2026-11-30 16:32:00
    times | Triff mich in einer Stunde | 2026-11-30 17:12:00
    times | Triff mich in einer halben Stunde | 2026-11-30 16:42:00
    times | Triff mich in anderthalb Stunden | 2026-11-30 17:42:00
    times | Triff mich in einer Viertelstunde | 2026-11-30 16:27:00
    times | Triff mich in einer Dreiviertelstunde | 2026-11-30 16:57:00
    times | Triff mich in zwei Stunden und 15 Minuten | 2026-11-30 18:27:00
    times | Er ging vor zwei Stunden | 2026-11-30 14:12:00
    times | Er ging vor einer halben Stunde | 2026-11-30 15:42:00
    times | Er ging gestern um 20 Uhr | 2026-11-29 20:00:00
    times | Sag es mir jetzt | 2026-11-30 16:12:00
    times | Was ist diese Woche los | 2026-11-30/2026-12-07
    times | Was ist nächste Woche los | 2026-12-07/2026-12-14
    times | Was war letzte Woche los | 2026-11-23/2026-11-30
    times | Was ist übernächste Woche los | 2026-12-14/2026-12-21
    times | Was ist am Wochenende los | 2026-12-05/2026-12-07
    times | Was ist nächsten Monat los | 2026-12-01/2027-01-01
    times | Was war letztes Jahr los | 2025-01-01/2026-01-01
    times | Was ist 2027 los | 2027-01-01/2028-01-01
    times | Was ist im März los | 2027-03-01/2027-04-01
    times | Was ist im März 2028 los | 2028-03-01/2028-04-01
    times | Was war in den Neunzigern los | 1990-01-01/2000-01-01
    times | Was war in den 80er Jahren los | 1980-01-01/1990-01-01
    times | Was ist Anfang Januar los | 2027-01-01/2027-01-11
    times | Was ist im ersten Quartal 2027 los | 2027-01-01/2027-04-01
    times | Was war im 19. Jahrhundert los | 1800-01-01/1900-01-01
    times | Was war in den letzten drei Tagen los | 2026-11-27/2026-11-30
    times | Was ist in den nächsten zwei Tagen los | 2026-12-01/2026-12-03
    times | Was ist in KW 3 los | 2027-01-18/2027-01-25
    times | Was ist von Montag bis Freitag los | 2026-12-07/2026-12-11
    times | Was ist vom 10. bis 15. Dezember los | 2026-12-10/2026-12-15
    times | Was ist zwischen dem 10. und 15. Dezember los | 2026-12-10/2026-12-15
    times | Was ist vom 10.12. bis zum 15.12. los | 2026-12-10/2026-12-15
    times | Was ist von 15 bis 17 Uhr los | 15:00:00/17:00:00
    times | Was ist zwischen 15 und 17 Uhr los | 15:00:00/17:00:00
    times | Was ist 9:30-11:00 Uhr los | 09:30:00/11:00:00
    times | Was ist morgen von 15 bis 17 Uhr los | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | Was ist morgen früh los | 2026-12-01 08:00:00/2026-12-01 12:00:00
    times | Was ist heute Nachmittag los | 2026-11-30 12:00:00/2026-11-30 16:00:00
    times | Was ist heute Abend los | 2026-11-30 18:00:00/2026-11-30 23:59:59
    times | Was ist Freitagabend los | 2026-12-04 18:00:00/2026-12-04 23:59:59
    times | Was ist vor Freitag los | …/2026-12-04
    times | Was ist bis Freitag los | …/2026-12-04
    times | Was ist nach Weihnachten los | 2026-12-25/…
    times | Was war seit letztem Freitag los | 2026-11-27/…
    times | Was ist ab morgen los | 2026-12-01/…
    times | Was ist vor 10 Uhr los | …/10:00:00
    times | Was ist nach 18 Uhr los | 18:00:00/…
    times | Trefft euch jeden Tag | every 1.0 day
    times | Trefft euch täglich um 8 | every 1.0 day, at 08:00:00
    times | Trefft euch jeden Montag | every 1.0 week, weekday 1
    times | Trefft euch montags | every 1.0 week, weekday 1
    times | Trefft euch montags um 10 Uhr | every 1.0 week, weekday 1, at 10:00:00
    times | Trefft euch jeden zweiten Montag | every 2.0 week, weekday 1
    times | Trefft euch alle zwei Wochen | every 2.0 week
    times | Trefft euch wöchentlich | every 1.0 week
    times | Trefft euch einmal pro Woche | every 1.0 week
    times | Trefft euch jeden Monat am 5. | every 1.0 month, day 5
    times | Trefft euch am 5. jedes Monats | every 1.0 month, day 5
    times | Trefft euch am letzten Freitag jedes Monats | every 1.0 month, weekday 5, the -1.
    times | Trefft euch jede Stunde | every 1.0 hour
    times | Trefft euch stündlich | every 1.0 hour
    times | Trefft euch alle 30 Minuten | every 30.0 minute
    times | Trefft euch jährlich am 6. Mai | every 1.0 year, month 5, day 6
    times | Trefft euch jedes Wochenende | every 1.0 weekend
    times | Trefft euch jeden Freitag um 18:30 Uhr | every 1.0 week, weekday 5, at 18:30:00
    times | Trefft euch werktags um 9 | every 1.0 workday, at 09:00:00
    durations | Warte eine Minute | 60.0s
    durations | Warte 5 Minuten | 300.0s
    durations | Warte fünf Min. | 300.0s
    durations | Warte 90 Sekunden | 90.0s
    durations | Warte eine Stunde | 3600.0s
    durations | Warte eine halbe Stunde | 1800.0s
    durations | Warte anderthalb Stunden | 5400.0s
    durations | Warte eineinhalb Stunden | 5400.0s
    durations | Warte zweieinhalb Stunden | 9000.0s
    durations | Warte 1,5 Stunden | 5400.0s
    durations | Warte 2 Stunden 30 Minuten | 9000.0s
    durations | Warte 2 Stunden und 30 Minuten | 9000.0s
    durations | Warte 2 Std. 30 Min. | 9000.0s
    durations | Warte 2h 30min | 9000.0s
    durations | Warte eine Viertelstunde | 900.0s
    durations | Warte einen Tag | 86400.0s
    durations | Warte drei Tage | 259200.0s
    durations | Warte eine Woche | 604800.0s
    durations | Ein zweistündiger Film | 7200.0s
    durations | Eine 10-minütige Pause | 600.0s
    durations | Schlaf 8 Std | 28800.0s
    times | um Viertel nach sechs abends | 18:15:00
    times | bis zum 15. Januar | …/2027-01-15
    times | am 3. April 2025 | 2025-04-03
    times | in der ersten Märzwoche und am 4. Mai | 2027-05-04
    times | zwischen 10 und 12 Uhr | 10:00:00/12:00:00
    times | in zehn Jahren | 2036-11-30
    times | diesen Monat | 2026-11-01/2026-12-01
    times | am 15. nächsten Monats | 2026-12-15
    times | jeden Werktag um 8:30 Uhr | every 1.0 workday, at 08:30:00
    times | alle drei Stunden | every 3.0 hour
    times | vom 4. bis zum 8. Juli | 2027-07-04/2027-07-08
    times | am Sonntag um sechs Uhr morgens | 2026-12-06 06:00:00
    times | vorgestern Abend | 2026-11-28 18:00:00/2026-11-28 23:59:59
    times | Ende nächster Woche | 2026-12-11/2026-12-14
    times | vor drei Monaten | 2026-08-30
    times | am letzten Tag des Jahres | 2026-12-31
    times | morgen vor zwölf Uhr | …/2026-12-01 12:00:00
    times | gegen halb neun abends | 20:30:00
    times | im Sommer 2025 | 2025-06-21/2025-09-23
    durations | eine Stunde und 45 Minuten | 6300.0s
    durations | dreieinhalb Tage | 302400.0s
    durations | ein 90-sekündiger Clip | 90.0s
    durations | ein halbes Jahr | 15768000.0s
    times | Erinner mich in 45 Minuten | 2026-11-30 16:57:00
    times | Stell den Wecker auf 6:15 Uhr morgen früh | 2026-12-01 06:15:00
    times | Ich bin 1985 geboren | 1985-01-01/1986-01-01
    times | am Morgen des 4. März 2021 | 2021-03-04 08:00:00/2021-03-04 12:00:00
    times | Donnerstag oder Freitag | 2026-12-03 & 2026-12-04
    times | am Donnerstag um halb eins | 2026-12-03 12:30:00
    times | im nächsten Frühling | 2027-03-20/2027-06-21
    times | von 8 bis 16 Uhr | 08:00:00/16:00:00
    times | am zweiten Dienstag im Januar | 2027-01-12
    times | spätestens Freitag um 12 Uhr | …/2026-12-04 12:00:00
    times | seit gestern | 2026-11-29/…
    times | seit 2015 | 2015-01-01/…
    times | seit Freitag | 2026-11-27/…
    times | von jetzt bis Freitag | 2026-11-30/2026-12-04
    times | 15-16 Uhr | 15:00:00/16:00:00
    times | im 18. Jahrhundert | 1700-01-01/1800-01-01
    times | heute Abend um halb neun | 2026-11-30 20:30:00
    times | am Tag vor Weihnachten | 2026-12-24
    times | um fünf vor neun | 08:55:00
    times | Montag früh um 9:15 | 2026-12-07 09:15:00
    times | am Wochenende | 2026-12-05/2026-12-07
    times | von Weihnachten bis Neujahr | 2026-12-25/2027-01-01
    times | kommenden Freitag | 2026-12-04
    times | nächsten Freitag | 2026-12-11
    times | in der Nacht von Freitag | 2026-12-04 20:00:00/2026-12-04 23:59:59
    times | vor Weihnachten | …/2026-12-25
    times | bis Ende Januar | …/2027-02-01
    times | am Vormittag | 08:00:00/12:00:00
    times | heute um 17 Uhr 30 | 2026-11-30 17:30:00
    times | um 0:15 Uhr | 00:15:00
    times | Mitte Mai | 2027-05-10/2027-05-21
    times | Anfang der 90er | 1990-01-01/1994-01-01
    times | 2 Stunden später | 2026-11-30 18:12:00
    durations | einen halben Tag | 43200.0s
    durations | eine Dreiviertelstunde | 2700.0s
    durations | zwei Tage lang | 172800.0s
    durations | 1 Std 30 Min | 5400.0s
    durations | ein paar Tage | 259200.0s
    durations | 36 Monate | 93312000.0s
    """
