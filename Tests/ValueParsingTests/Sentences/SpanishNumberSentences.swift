/// Spanish sentences with numbers, places in a row and shares, and money, written for these tests: kind, sentence, value.
let spanishNumberSentences = """
    numbers | Eran diecinueve personas | 19.0
    numbers | Cuenta desde setenta y tres | 73.0
    numbers | Invita a ochenta y ocho amigos | 88.0
    numbers | El libro tiene cuatrocientos seis capítulos | 406.0
    numbers | Novecientos noventa y nueve nombres | 999.0
    numbers | Mil quinientas personas | 1500.0
    numbers | Doce mil trescientas cuarenta y cinco celdas | 12345.0
    numbers | Imprime ciento una copias | 101.0
    numbers | Imprime cien copias | 100.0
    numbers | Mil gracias | 1000.0
    numbers | Un millón de estrellas | 1000000.0
    numbers | Dos millones trescientas mil doce abejas | 2300012.0
    numbers | Siete mil millones de personas | 7000000000.0
    numbers | 3,2 mil millones de páginas | 3200000000.0
    numbers | Cuatro billones de celdas | 4000000000000.0
    numbers | Medio millón de libros | 500000.0
    numbers | Un millón y medio de libros | 1500000.0
    numbers | Dos millones y medio de libros | 2500000.0
    numbers | Veintidós perros | 22.0
    numbers | Veintiún perros | 21.0
    numbers | Treinta y una casas | 31.0
    numbers | Suma 12.345.678 por favor | 12345678.0
    numbers | Suma 9.876,54 por favor | 9876.54
    numbers | Son 1 000 000 en total | 1000000.0
    numbers | Son 12 500 en total | 12500.0
    numbers | El valor es 0,75 | 0.75
    numbers | El valor es -0,004 | -0.004
    numbers | El valor es -17 | -17.0
    numbers | El valor es menos diecisiete | -17.0
    numbers | El valor es menos tres coma cinco | -3.5
    numbers | El valor es cero coma cero cinco | 0.05
    numbers | El valor es tres coma catorce | 3.14
    numbers | El valor es tres punto cinco | 3.5
    numbers | 6,02e23 átomos | 6.02e+23
    numbers | 6,02 x 10^23 átomos | 6.02e+23
    numbers | 2^10 en total | 1024.0
    numbers | Dos tercios de nosotros | 0.6666666666666666
    numbers | Un tercio de los votos | 0.3333333333333333
    numbers | Un cuarto de los votos | 0.25
    numbers | Tres cuartos de los votos | 0.75
    numbers | La mitad de los votos | 0.5
    numbers | Un octavo de los votos | 0.125
    numbers | Cinco dieciseisavos de eso | 0.3125
    numbers | Siete décimos de eso | 0.7
    numbers | Tres décimas de eso | 0.3
    numbers | Nueve centésimas de eso | 0.09
    numbers | Tres sobre cuatro | 0.75
    numbers | Está 3/4 lleno | 0.75
    numbers | Está ¾ lleno | 0.75
    numbers | Usa 2½ de ellos | 2.5
    numbers | Usa 2 1/2 de ellos | 2.5
    numbers | Usa dos y medio | 2.5
    numbers | Usa cinco y tres cuartos | 5.75
    numbers | Usa uno y medio | 1.5
    numbers | Una docena de huevos | 12.0
    numbers | Dos docenas de huevos | 24.0
    numbers | Media docena de huevos | 6.0
    numbers | Un centenar de huevos | 100.0
    numbers | Quiero uno y dos | 1.0 & 2.0
    numbers | Quiero 1, 2 y 3 | 1.0 & 2.0 & 3.0
    numbers | Multiplica seis por nueve | 6.0 & 9.0
    numbers | Cuánto es 15 más 27 | 15.0 & 27.0
    numbers | Cuánto es quince más veintisiete | 15.0 & 27.0
    numbers | Cuánto es 40 menos 8 | 40.0 & 8.0
    numbers | 2.000 o 3.000 | 2000.0 & 3000.0
    numbers | Es cero | 0.0
    numbers | Dame diez mil | 10000.0
    numbers | Dame ciento cincuenta mil | 150000.0
    numbers | Dame cien millones | 100000000.0
    numbers | Dame 20 mil | 20000.0
    numbers | Dame 1,5 millones | 1500000.0
    numbers | Dame veintiseis | 26.0
    numbers | mil novecientos noventa y nueve | 1999.0
    numbers | dos mil veinte | 2020.0
    numbers | Dame quinientos | 500.0
    ordinals | La primera vez | start 1
    ordinals | El primer día no, el primer plato | start 1 & start 1
    ordinals | Mi novena vida | start 9
    ordinals | El duodécimo hombre | start 12
    ordinals | El vigésimo capítulo | start 20
    ordinals | El vigesimoprimer capítulo | start 21
    ordinals | El cuadragésimo primer capítulo | start 41
    ordinals | El centésimo visitante | start 100
    ordinals | El milésimo visitante | start 1000
    ordinals | El tercer visitante | start 3
    ordinals | El 3.º visitante | start 3
    ordinals | La 22ª vez | start 22
    ordinals | El 1er capítulo | start 1
    ordinals | Abre el último | end 0
    ordinals | Abre el penúltimo | end -1
    ordinals | Abre el antepenúltimo | end -2
    ordinals | Abre el siguiente | current 1
    ordinals | Abre el anterior | current -1
    ordinals | El primero y el tercero | start 1 & start 3
    percentages | Ponlo al 50% | 50.0%
    percentages | Ponlo al 50 % | 50.0%
    percentages | Ponlo al 50 por ciento | 50.0%
    percentages | Ponlo al cincuenta por ciento | 50.0%
    percentages | Ponlo al 12,5 % | 12.5%
    percentages | Ponlo al doce y medio por ciento | 12.5%
    percentages | Ponlo al cien por ciento | 100.0%
    percentages | Ponlo al cien por cien | 100.0%
    percentages | Cayó un -3 % | -3.0%
    percentages | Cayó un menos tres por ciento | -3.0%
    percentages | Medio por ciento | 0.5%
    percentages | 20 % y 30 % | 20.0% & 30.0%
    percentages | cero coma cinco por ciento | 0.5%
    percentages | un porcentaje del 15 | 15.0%
    percentages | el 15 porciento | 15.0%
    money | Cuesta 20 € | 20.0 EUR
    money | Cuesta 20€ | 20.0 EUR
    money | Cuesta €20 | 20.0 EUR
    money | Cuesta 20,99 € | 20.99 EUR
    money | Cuesta 20 euros | 20.0 EUR
    money | Cuesta EUR 20 | 20.0 EUR
    money | Cuesta veinte euros | 20.0 EUR
    money | Cuesta un euro | 1.0 EUR
    money | Cuesta un euro con cincuenta | 1.5 EUR
    money | Cuesta dos euros con cincuenta céntimos | 2.5 EUR
    money | Cuesta dos euros y cincuenta céntimos | 2.5 EUR
    money | Cuesta dos euros y medio | 2.5 EUR
    money | Cuesta dos euros cincuenta | 2.5 EUR
    money | Cuesta ciento cincuenta euros | 150.0 EUR
    money | Cuesta 1.299,00 euros | 1299.0 EUR
    money | Cuesta 1,5 millones de euros | 1500000.0 EUR
    money | Cuesta un millón de euros | 1000000.0 EUR
    money | Cuesta medio millón de euros | 500000.0 EUR
    money | Cuesta dos mil millones de euros | 2000000000.0 EUR
    money | Cuesta 99 céntimos | 0.99 ?
    money | Cuesta 99 centavos | 0.99 ?
    money | Cuesta 20 dólares | 20.0 USD
    money | Cuesta $20 | 20.0 USD
    money | Cuesta 20 $ | 20.0 USD
    money | Cuesta US$ 20 | 20.0 USD
    money | Cuesta 20 dólares y 5 centavos | 20.05 USD
    money | Cuesta 20 dólares estadounidenses | 20.0 USD
    money | Cuesta 20 dólares canadienses | 20.0 CAD
    money | Cuesta 20 dólares australianos | 20.0 AUD
    money | Cuesta 20 libras | 20.0 GBP
    money | Cuesta 20 libras esterlinas | 20.0 GBP
    money | Cuesta £20 | 20.0 GBP
    money | Cuesta 40 francos suizos | 40.0 CHF
    money | Cuesta 500 yenes | 500.0 JPY
    money | Cuesta 500 rublos | 500.0 RUB
    money | Cuesta 500 yuanes | 500.0 CNY
    money | Cuesta 500 rupias | 500.0 INR
    money | Cuesta 30 zlotys | 30.0 PLN
    money | Cuesta 200 pesos | 200.0 MXN
    money | Cuesta 200 pesos mexicanos | 200.0 MXN
    money | Cuesta 200 pesos argentinos | 200.0 ARS
    money | Cuesta 200 pesos chilenos | 200.0 CLP
    money | Cuesta 200 pesos colombianos | 200.0 COP
    money | Cuesta 200 soles | 200.0 PEN
    money | Cuesta 200 coronas suecas | 200.0 SEK
    money | Cuesta 200 coronas danesas | 200.0 DKK
    money | Cuesta 200 coronas noruegas | 200.0 NOK
    money | Cuesta 90 liras turcas | 90.0 TRY
    money | Cuesta 100 reales brasileños | 100.0 BRL
    money | Cuesta 100 bolívares | 100.0 VES
    money | Cuesta 100 pesetas | 100.0 ESP
    money | Debo -5 € | -5.0 EUR
    money | Debo menos cinco euros | -5.0 EUR
    money | Paga 5 € y 7 $ | 5.0 EUR & 7.0 USD
    money | Un billete de 20 euros | 20.0 EUR
    money | Paga 30 euros al mes | 30.0 EUR
    money | Cien euros por favor | 100.0 EUR
    money | Dame 5 bitcoins | 5.0 BTC
    numbers | De 250 candidatos llegaron 12 | 250.0 & 12.0
    numbers | doscientas cincuenta y seis mil filas | 256000.0
    numbers | cuatro coma siete millones | 4700000.0
    numbers | siete octavos de eso | 0.875
    numbers | menos dos y medio | -2.5
    numbers | un millón doscientos mil | 1200000.0
    numbers | mil ochocientos doce | 1812.0
    numbers | tres y cuatro | 3.0 & 4.0
    numbers | dos tercios | 0.6666666666666666
    numbers | treinta y ocho coma dos | 38.2
    ordinals | el cuadragésimo quinto cumpleaños | start 45
    ordinals | la quinta y última parte | start 5 & end 0
    percentages | una subida del 15 % | 15.0%
    percentages | ciento cinco por ciento | 105.0%
    money | un sueldo de 85.000 € | 85000.0 EUR
    money | 4,99 euros cada uno | 4.99 EUR
    money | tres mil doscientos francos suizos | 3200.0 CHF
    money | 45 céntimos por minuto | 0.45 ?
    money | 600 coronas islandesas | 600.0 ISK
    money | doce euros con noventa y nueve céntimos | 12.99 EUR
    money | 3 millones de dólares | 3000000.0 USD
    money | 500 florines húngaros | 500.0 HUF
    money | un millón y medio de dólares | 1500000.0 USD
    money | 1.200 pesos uruguayos | 1200.0 UYU
    numbers | cien mil | 100000.0
    numbers | 7,0 | 7.0
    numbers | mil ciento once | 1111.0
    numbers | un centésimo | 0.01
    numbers | dos quintos y tres séptimos | 0.4 & 0.42857142857142855
    numbers | 1.234.567,89 | 1234567.89
    numbers | veinticuatro coma cinco | 24.5
    numbers | medio centenar | 50.0
    percentages | cerca del uno por ciento | 1.0%
    percentages | ciento diez por ciento | 110.0%
    percentages | el tres y medio por ciento | 3.5%
    money | 4,99 €/mes | 4.99 EUR
    money | EUR25 | 25.0 EUR
    money | un millón de euros | 1000000.0 EUR
    money | 10 céntimos por kilovatio hora | 0.1 ?
    money | un euro veinte | 1.2 EUR
    money | 5 euros y 7 dólares | 5.0 EUR & 7.0 USD
    money | cinco mil pesos colombianos | 5000.0 COP
    money | mil bolivianos | 1000.0 BOB
    money | 300 quetzales | 300.0 GTQ
    """
