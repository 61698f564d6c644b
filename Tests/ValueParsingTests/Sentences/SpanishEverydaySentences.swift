/// Spanish sentences of all kinds, with bounds and spans of the calendar above all: kind, sentence, value.
let spanishEverydaySentences = """
    times | Después de 2015 cambió todo | 2016-01-01/…
    times | Estoy fuera hasta el viernes | …/2026-12-04
    times | A partir de junio abrimos | 2027-06-01/…
    times | Desde el verano pasado | 2026-06-21/…
    times | Antes de Navidad | …/2026-12-25
    times | La primera mitad de junio | 2027-06-01/2027-06-16
    times | A las cinco menos cuarto | 16:45:00
    times | Dentro de quince días | 2026-12-15
    times | De hoy en ocho | 2026-12-07
    times | Mañana por la mañana | 2026-12-01 08:00:00/2026-12-01 12:00:00
    times | A las ocho y media de la mañana | 08:30:00
    times | El viernes 13 | 2026-11-13
    times | Anteayer a las diez | 2026-11-28 10:00:00
    times | Dentro de hora y media | 2026-11-30 17:42:00
    times | Hace tres cuartos de hora | 2026-11-30 15:27:00
    times | Cada dos martes | every 2.0 week, weekday 2
    times | Todos los lunes a las 9 | every 1.0 week, weekday 1, at 09:00:00
    times | A finales de mayo | 2027-05-21/2027-06-01
    times | A mediodía | 12:00:00
    times | Esta noche a las diez | 2026-11-30 22:00:00
    times | Del 3 al 9 de mayo | 2027-05-03/2027-05-09
    times | De lunes a miércoles | 2026-12-07/2026-12-09
    times | Entre las 2 y las 4 de la tarde | 14:00:00/16:00:00
    times | El primer trimestre de 2027 | 2027-01-01/2027-04-01
    times | El 24 de diciembre a las 6 de la tarde | 2026-12-24 18:00:00
    percentages | Solo el veinte por ciento | 20.0%
    percentages | Un 3,5% de interés | 3.5%
    money | Cuesta 3 euros con 20 | 3.2 EUR
    money | Paga 1.250,50 € | 1250.5 EUR
    phoneNumbers | Llama al +34 91 123 45 67 | +34 91 123 45 67
    phoneNumbers | Mi móvil es 612 345 678 | 612 345 678
    urls | Mira en www.ejemplo.es/pagina?id=3 | www.ejemplo.es/pagina?id=3
    urls | Entra en tienda.ejemplo.online | tienda.ejemplo.online
    numberRanges | Al menos 20 invitados | 20.0…inf
    numberRanges | Entre 5 y 10 | 5.0…10.0
    numbers | Un millón y medio | 1500000.0
    ordinals | La tercera canción | start 3
    durations | Dos horas y media | 9000.0s
    timesAndDurations | No dejes nada para mañana | 2026-12-01
    times | Hasta finales de mayo | …/2027-06-01
    times | Desde hace tres días | 2026-11-27/…
    times | A partir de mañana | 2026-12-01/…
    times | Después de Navidad | 2026-12-25/…
    times | Antes del lunes | …/2026-12-07
    times | A más tardar el viernes | …/2026-12-04
    times | Antes de las seis de la tarde | …/18:00:00
    times | A partir de las 8 de la noche | 20:00:00/…
    times | La segunda quincena de enero | 2027-01-16/2027-02-01
    times | El segundo semestre de 2027 | 2027-07-01/2028-01-01
    times | El próximo fin de semana | 2026-12-12/2026-12-14
    times | La semana pasada | 2026-11-23/2026-11-30
    times | En los últimos tres meses | 2026-08-30/2026-11-30
    times | A principios del año que viene | 2027-01-01/2027-05-01
    times | Las ocho y cuarto | 08:15:00
    times | El jueves que viene | 2026-12-03
    times | Dentro de dos semanas | 2026-12-14
    times | Hace un año | 2025-11-30
    times | El 12 de octubre | 2027-10-12
    times | A medianoche | 00:00:00
    times | El lunes a las siete de la mañana | 2026-12-07 07:00:00
    times | Todas las noches a las diez | every 1.0 day, at 22:00:00
    times | Una vez al mes | every 1.0 month
    times | En cinco minutos | 2026-11-30 16:17:00
    times | De ocho a diez de la mañana | 08:00:00/10:00:00
    times | Anoche a las tres | 2026-11-30 03:00:00
    times | El martes de la semana que viene | 2026-12-08
    times | Cada quince días | every 15.0 day
    times | Las doce en punto | 12:00:00
    times | De aquí a un mes | 2026-12-30
    percentages | El cien por cien | 100.0%
    percentages | Un 0,5 por ciento | 0.5%
    money | Dos millones de euros | 2000000.0 EUR
    money | 19,99 euros | 19.99 EUR
    money | Mil quinientos pesos | 1500.0 MXN
    phoneNumbers | Teléfono 900 123 456 | 900 123 456
    urls | Mira ejemplo.es/ayuda | ejemplo.es/ayuda
    numberRanges | Como mucho 30 | -inf…30.0
    numbers | Trescientos sesenta y cinco | 365.0
    durations | Hora y media | 5400.0s
    ordinals | Por segunda vez | start 2
    times | Hasta pasado mañana | …/2026-12-02
    times | Desde ayer por la noche | 2026-11-29 20:00:00/…
    times | Desde 2015 | 2015-01-01/…
    times | A partir del 1 de enero | 2027-01-01/…
    times | Hasta el 15 | …/2026-12-15
    times | Antes de 2000 | …/2000-01-01
    times | Después de las 5 de la tarde | 17:00:00/…
    times | Hasta mañana a las diez | …/2026-12-01 10:00:00
    times | Desde principios de año | 2026-01-01/…
    times | A partir de 2028 | 2028-01-01/…
    times | La segunda mitad de mayo | 2027-05-16/2027-06-01
    times | Los próximos cinco días | 2026-12-01/2026-12-06
    times | El fin de semana pasado | 2026-11-28/2026-11-30
    times | En el verano de 2025 | 2025-06-21/2025-09-23
    times | En los próximos días | 2026-12-01/2026-12-04
    times | La semana 50 | 2026-12-07/2026-12-14
    times | Entre el 12 y el 14 | 2026-12-12/2026-12-14
    times | De martes a viernes de la próxima semana | 2026-12-08/2026-12-11
    times | Pasado mañana a las nueve menos cuarto | 2026-12-02 08:45:00
    times | Dentro de medio año | 2027-05-30
    times | Hace tres semanas | 2026-11-09
    times | Mañana por la noche a las doce | 2026-12-02 00:00:00
    times | El primer viernes de cada mes | every 1.0 month, weekday 5, the 1.
    times | Todos los días a las siete y media | every 1.0 day, at 07:30:00
    times | Cada dos días | every 2.0 day
    times | Este viernes de 9 a 11 | 2026-12-04 09:00:00/2026-12-04 11:00:00
    times | El día de Año Nuevo | 2027-01-01
    times | A las diez y veinte de la noche | 22:20:00
    percentages | El 99,9 por ciento | 99.9%
    percentages | Menos tres por ciento | -3.0%
    money | Trescientos dólares | 300.0 USD
    money | Un euro con cincuenta | 1.5 EUR
    phoneNumbers | +52 55 1234 5678 | +52 55 1234 5678
    urls | Abre https://ejemplo.es:8443/a/b?x=1#arriba | https://ejemplo.es:8443/a/b?x=1#arriba
    numberRanges | De 3 a 5 manzanas | 3.0…5.0
    numbers | Cero coma cinco | 0.5
    durations | Tres días y cuatro horas | 273600.0s
    ordinals | Al undécimo intento | start 11
    times | Hasta el fin de semana | …/2026-12-05
    times | Desde el martes pasado | 2026-11-24/…
    times | A partir de las 20 horas | 20:00:00/…
    times | Antes del 1 de febrero | …/2027-02-01
    times | Desde 2030 | 2030-01-01/…
    times | La primera mitad del próximo año | 2027-01-01/2027-07-01
    times | El sábado antes de Navidad | 2026-12-19
    times | A las ocho menos cuarto | 07:45:00
    times | Hace una hora | 2026-11-30 15:12:00
    times | El último viernes de cada mes | every 1.0 month, weekday 5, the -1.
    times | Esta noche a las once | 2026-11-30 23:00:00
    times | De viernes a domingo | 2026-12-04/2026-12-06
    times | El 5 de enero por la mañana | 2027-01-05 08:00:00/2027-01-05 12:00:00
    times | Dentro de tres días a las nueve | 2026-12-03 09:00:00
    percentages | El cincuenta por ciento | 50.0%
    money | Veinte euros y cincuenta céntimos | 20.5 EUR
    numberRanges | Más de 15 | 15.0…inf
    timesAndDurations | La Primavera es un cuadro | 2027-03-20/2027-06-21
    times | Después de las seis de la tarde | 18:00:00/…
    times | Desde junio de 2024 | 2024-06-01/…
    times | Hasta el domingo | …/2026-12-06
    times | Antes de Semana Santa | …/2027-03-21
    times | En los últimos doce meses | 2025-11-30/2026-11-30
    times | Dos semanas antes de Navidad | 2026-12-11
    times | A finales de enero de 2027 | 2027-01-21/2027-02-01
    times | Mañana entre las 3 y las 5 de la tarde | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | Hoy a las seis y media de la tarde | 2026-11-30 18:30:00
    times | El tercer jueves de enero | 2027-01-21
    times | Cada 15 minutos | every 15.0 minute
    times | Dentro de tres cuartos de hora | 2026-11-30 16:57:00
    times | Este fin de semana | 2026-12-05/2026-12-07
    percentages | Cinco y medio por ciento | 5.5%
    money | 40 francos suizos | 40.0 CHF
    times | Después del 10 de diciembre | 2026-12-10/…
    times | Hasta el 2 de enero | …/2027-01-02
    times | Antes del lunes pasado | …/2026-11-23
    times | A partir del mes que viene | 2026-12-01/…
    times | Hasta el final de la próxima semana | …/2026-12-14
    times | Los últimos cuatro trimestres | 2025-10-01/2026-10-01
    times | La segunda mitad de 2026 | 2026-07-01/2027-01-01
    times | La primera quincena de diciembre | 2026-12-01/2026-12-16
    times | Las doce y cuarto de la noche | 00:15:00
    times | Dentro de dos horas y media | 2026-11-30 18:42:00
    times | Esta noche a la una y media | 2026-12-01 01:30:00
    times | Del 5 al 9 | 2026-12-05/2026-12-09
    times | A partir de las ocho y media | 08:30:00/…
    times | Hasta anteayer | …/2026-11-28
    times | Desde hace dos semanas | 2026-11-16/…
    times | La primera mitad de este mes | 2026-11-01/2026-11-16
    times | El jueves a las 19:15 | 2026-12-03 19:15:00
    times | Las nueve menos cinco | 08:55:00
    times | El dos de enero a las seis y media | 2027-01-02 18:30:00
    times | El lunes que viene a mediodía | 2026-12-07 12:00:00
    """
