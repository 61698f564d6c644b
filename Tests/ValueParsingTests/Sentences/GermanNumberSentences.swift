/// German sentences with numbers, places in a row, shares and addresses, and money, written for these tests: kind, sentence, value.
let germanNumberSentences = """
    numbers | Es waren neunzehn Leute | 19.0
    numbers | Zähle ab dreiundsiebzig | 73.0
    numbers | Lade achtundachtzig Gäste ein | 88.0
    numbers | Das Buch hat vierhundertsechs Kapitel | 406.0
    numbers | Neunhundertneunundneunzig Namen | 999.0
    numbers | Fünfzehnhundert Leute kamen | 1500.0
    numbers | Zwölftausenddreihundertfünfundvierzig Zellen | 12345.0
    numbers | Drucke hundertein Kopien | 101.0
    numbers | Drucke hundert Kopien | 100.0
    numbers | Tausend Dank | 1000.0
    numbers | Eine Million Sterne | 1000000.0
    numbers | Zwei Millionen dreihunderttausend Bienen | 2300000.0
    numbers | Sieben Milliarden Menschen | 7000000000.0
    numbers | 3,2 Milliarden Seiten | 3200000000.0
    numbers | 3,2 Mrd. Seiten | 3200000000.0
    numbers | 5 Mio. Seiten | 5000000.0
    numbers | Eine halbe Million Bücher | 500000.0
    numbers | Anderthalb Millionen Bücher | 1500000.0
    numbers | Zweieinhalb Millionen Bücher | 2500000.0
    numbers | Summe 12.345.678 bitte | 12345678.0
    numbers | Summe 9.876,54 bitte | 9876.54
    numbers | Es sind 1 000 000 Stück | 1000000.0
    numbers | Es sind 12 500 Stück | 12500.0
    numbers | Der Wert ist 0,75 | 0.75
    numbers | Der Wert ist ,75 | 0.75
    numbers | Der Wert ist -0,004 | -0.004
    numbers | Der Wert ist -17 | -17.0
    numbers | Der Wert ist minus siebzehn | -17.0
    numbers | Der Wert ist minus drei Komma fünf | -3.5
    numbers | Der Wert ist null Komma null fünf | 0.05
    numbers | Der Wert ist drei Komma eins vier eins fünf neun | 3.14159
    numbers | 6,02e23 Atome | 6.02e+23
    numbers | 6,02 · 10^23 Atome | 6.02e+23
    numbers | 6,02 x 10^23 Atome | 6.02e+23
    numbers | 2^10 davon | 1024.0
    numbers | Zwei Drittel von uns | 0.6666666666666666
    numbers | Ein Drittel der Stimmen | 0.3333333333333333
    numbers | Ein Viertel der Stimmen | 0.25
    numbers | Drei Viertel der Stimmen | 0.75
    numbers | Dreiviertel der Stimmen | 0.75
    numbers | Die Hälfte der Stimmen | 0.5
    numbers | Ein Achtel der Stimmen | 0.125
    numbers | Fünf Sechzehntel davon | 0.3125
    numbers | Sieben Zehntel davon | 0.7
    numbers | Neun Hundertstel davon | 0.09
    numbers | Elf Zwanzigstel davon | 0.55
    numbers | Es ist 3/4 voll | 0.75
    numbers | Es ist ¾ voll | 0.75
    numbers | Nimm 2½ davon | 2.5
    numbers | Nimm 2 1/2 davon | 2.5
    numbers | Nimm eineinhalb davon | 1.5
    numbers | Nimm viereinviertel davon | 4.25
    numbers | Nimm fünf dreiviertel davon | 5.75
    numbers | Nimm zwei und ein halb davon | 2.5
    numbers | Ein Dutzend Eier | 12.0
    numbers | Zwei Dutzend Eier | 24.0
    numbers | Ein halbes Dutzend Eier | 6.0
    numbers | Ich will eins und zwei | 1.0 & 2.0
    numbers | Ich will 1, 2 und 3 | 1.0 & 2.0 & 3.0
    numbers | Multipliziere sechs mit neun | 6.0 & 9.0
    numbers | Was ist 15 plus 27 | 15.0 & 27.0
    numbers | Was ist fünfzehn plus siebenundzwanzig | 15.0 & 27.0
    numbers | Was ist 40 minus 8 | 40.0 & 8.0
    numbers | 2.000 oder 3.000 | 2000.0 & 3000.0
    numbers | Es ist null | 0.0
    numbers | Gib mir zehntausend | 10000.0
    numbers | Gib mir hundertfünfzigtausend | 150000.0
    numbers | Gib mir einhundert Millionen | 100000000.0
    numbers | Gib mir zwanzig tausend | 20000.0
    numbers | Gib mir 20 Tausend | 20000.0
    numbers | Gib mir dreissig | 30.0
    numbers | Gib mir zwo | 2.0
    numbers | Gib mir einunddreissig | 31.0
    numbers | neunzehnhundertneunundneunzig | 1999.0
    numbers | zweitausendzwanzig | 2020.0
    ordinals | Das erste Mal | start 1
    ordinals | Mein neuntes Leben | start 9
    ordinals | Der zwölfte Mann | start 12
    ordinals | Die einundvierzigste Straße | start 41
    ordinals | Der hundertste Besucher | start 100
    ordinals | Der hunderterste Besucher | start 101
    ordinals | Der tausendste Besucher | start 1000
    ordinals | Der zweihundertdritte Besucher | start 203
    ordinals | Der millionste Besucher | start 1000000
    ordinals | Der 3. Besucher | start 3
    ordinals | Das 22. Kapitel | start 22
    ordinals | Öffne den letzten Eintrag | end 0
    ordinals | Öffne den vorletzten Eintrag | end -1
    ordinals | Öffne den drittletzten Eintrag | end -2
    ordinals | Öffne den nächsten Eintrag | current 1
    ordinals | Öffne den vorherigen Eintrag | current -1
    ordinals | Der erste und der dritte | start 1 & start 3
    percentages | Stelle es auf 50% | 50.0%
    percentages | Stelle es auf 50 Prozent | 50.0%
    percentages | Stelle es auf fünfzig Prozent | 50.0%
    percentages | Stelle es auf 12,5 % | 12.5%
    percentages | Stelle es auf zwölfeinhalb Prozent | 12.5%
    percentages | Stelle es auf hundert Prozent | 100.0%
    percentages | Es fiel um -3 % | -3.0%
    percentages | Ein halbes Prozent | 0.5%
    percentages | 20 % und 30 % | 20.0% & 30.0%
    percentages | null Komma fünf Prozent | 0.5%
    percentages | Nimm 99,9 v. H. davon | 99.9%
    percentages | Um dreißigprozentig anzuheben | 30.0%
    percentages | Eine 30-prozentige Lösung | 30.0%
    money | Es kostet 20 € | 20.0 EUR
    money | Es kostet 20€ | 20.0 EUR
    money | Es kostet €20 | 20.0 EUR
    money | Es kostet 20,99 € | 20.99 EUR
    money | Es kostet 20 Euro | 20.0 EUR
    money | Es kostet EUR 20 | 20.0 EUR
    money | Es kostet zwanzig Euro | 20.0 EUR
    money | Es kostet einen Euro | 1.0 EUR
    money | Es kostet einen Euro fünfzig | 1.5 EUR
    money | Es kostet zwei Euro fünfzig | 2.5 EUR
    money | Es kostet 2 Euro 50 | 2.5 EUR
    money | Es kostet zwei Euro und fünfzig Cent | 2.5 EUR
    money | Es kostet zweieinhalb Euro | 2.5 EUR
    money | Es kostet hundertfünfzig Euro | 150.0 EUR
    money | Es kostet 1.299,00 Euro | 1299.0 EUR
    money | Es kostet 1,5 Mio. Euro | 1500000.0 EUR
    money | Es kostet 1,5 Millionen Euro | 1500000.0 EUR
    money | Es kostet zwei Milliarden Euro | 2000000000.0 EUR
    money | Es kostet 3 Mrd. € | 3000000000.0 EUR
    money | Es kostet eine halbe Million Euro | 500000.0 EUR
    money | Es kostet 99 Cent | 0.99 ?
    money | Es kostet 99 Cents | 0.99 ?
    money | Es kostet zehntausend Euro | 10000.0 EUR
    money | Es kostet 20 Dollar | 20.0 USD
    money | Es kostet $20 | 20.0 USD
    money | Es kostet 20 $ | 20.0 USD
    money | Es kostet 20 US-Dollar | 20.0 USD
    money | Es kostet 20 kanadische Dollar | 20.0 CAD
    money | Es kostet 20 Pfund | 20.0 GBP
    money | Es kostet £20 | 20.0 GBP
    money | Es kostet 20 britische Pfund | 20.0 GBP
    money | Es kostet 40 Franken | 40.0 CHF
    money | Es kostet CHF 40 | 40.0 CHF
    money | Es kostet 40 Franken 50 | 40.5 CHF
    money | Es kostet 40 Schweizer Franken | 40.0 CHF
    money | Es kostet 50 Rappen | 0.5 CHF
    money | Es kostet 500 Yen | 500.0 JPY
    money | Es kostet 500 Rubel | 500.0 RUB
    money | Es kostet 500 Yuan | 500.0 CNY
    money | Es kostet 500 Rupien | 500.0 INR
    money | Es kostet 30 Zloty | 30.0 PLN
    money | Es kostet 700 Kronen und 3 Euro | 3.0 EUR
    money | Es kostet 200 schwedische Kronen | 200.0 SEK
    money | Es kostet 200 dänische Kronen | 200.0 DKK
    money | Es kostet 200 norwegische Kronen | 200.0 NOK
    money | Es kostet 200 tschechische Kronen | 200.0 CZK
    money | Es kostet 90 türkische Lira | 90.0 TRY
    money | Es kostet 100 D-Mark | 100.0 DEM
    money | Es kostet 100 Forint | 100.0 HUF
    money | Ich schulde -5 € | -5.0 EUR
    money | Ich schulde minus fünf Euro | -5.0 EUR
    money | Zahle 5 € und 7 $ | 5.0 EUR & 7.0 USD
    money | Ein 20-Euro-Schein | 20.0 EUR
    money | Ein Zwanzigeuroschein und 3 Euro | 3.0 EUR
    money | Ein paar Euro und 5 Dollar | 5.0 USD
    money | Gib mir 30 Euro pro Monat | 30.0 EUR
    money | Hundert Euro bitte | 100.0 EUR
    money | Gib mir 5 Bitcoin | 5.0 BTC
    numbers | Von 250 Bewerbern kamen 12 | 250.0 & 12.0
    numbers | zweihundertsechsundfünfzigtausend Zeilen | 256000.0
    numbers | vier Komma sieben Millionen | 4700000.0
    numbers | sieben Achtel davon | 0.875
    numbers | minus zweieinhalb | -2.5
    numbers | eine Million zweihunderttausend | 1200000.0
    numbers | 1,5 Milliarden | 1500000000.0
    numbers | achtzehnhundertzwölf | 1812.0
    numbers | drei und vier | 3.0 & 4.0
    numbers | zwei drittel | 0.6666666666666666
    ordinals | der fünfundvierzigste Geburtstag | start 45
    ordinals | zum dritten und letzten Mal | start 3 & end 0
    percentages | eine 15-prozentige Erhöhung | 15.0%
    percentages | hundertfünf Prozent | 105.0%
    money | ein Gehalt von 85.000 € | 85000.0 EUR
    money | 4,99 Euro das Stück | 4.99 EUR
    money | dreitausendzweihundert Franken | 3200.0 CHF
    money | 45 Cent pro Minute | 0.45 ?
    money | 600 isländische Kronen | 600.0 ISK
    money | zwölf Euro und neunundneunzig Cent | 12.99 EUR
    money | 99,95 Schweizer Franken | 99.95 CHF
    money | 3 Mio. US-Dollar | 3000000.0 USD
    money | 500 ungarische Forint | 500.0 HUF
    money | anderthalb Millionen Dollar | 1500000.0 USD
    numbers | hunderttausend | 100000.0
    numbers | 3,5 Mrd. | 3500000000.0
    numbers | 7,0 | 7.0
    numbers | eintausendeinhundertelf | 1111.0
    numbers | ein Hundertstel | 0.01
    numbers | zwei Fünftel und drei Siebtel | 0.4 & 0.42857142857142855
    numbers | 1.234.567,89 | 1234567.89
    numbers | vierundzwanzig Komma fünf | 24.5
    percentages | etwa ein Prozent | 1.0%
    percentages | hundertzehn Prozent | 110.0%
    percentages | dreieinhalb Prozent | 3.5%
    money | 4,99 €/Monat | 4.99 EUR
    money | EUR25 | 25.0 EUR
    money | 100 Tsd. Euro | 100000.0 EUR
    money | eine Million Euro | 1000000.0 EUR
    money | 10 Cent pro Kilowattstunde | 0.1 ?
    money | ein Euro zwanzig | 1.2 EUR
    money | 5 Euro und 7 Dollar | 5.0 EUR & 7.0 USD
    money | fünftausend kolumbianische Pesos | 5000.0 COP
    money | 1,20 Euro | 1.2 EUR
    """
