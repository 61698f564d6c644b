/// Spanish sentences with times and lengths of time, written for these tests: kind, sentence, value.
let spanishTimeSentences = """
    times | Llámame hoy | 2026-11-30
    times | Llámame mañana | 2026-12-01
    times | Llámame pasado mañana | 2026-12-02
    times | Qué pasó ayer | 2026-11-29
    times | Qué pasó anteayer | 2026-11-28
    times | Llámame el viernes | 2026-12-04
    times | Llámame este viernes | 2026-12-04
    times | Llámame el viernes 4 | 2026-12-04
    times | Llámame el mié | 2026-12-02
    times | Llámame dentro de una semana | 2026-12-07
    times | Llámame en dos semanas | 2026-12-14
    times | Llámame dentro de quince días | 2026-12-15
    times | Llámame en tres días | 2026-12-03
    times | Llámame dentro de un mes | 2026-12-30
    times | Llámame en seis meses | 2027-05-30
    times | Llámame en un año | 2027-11-30
    times | Llamé hace tres días | 2026-11-27
    times | Llamé hace dos semanas | 2026-11-16
    times | Llamé hace un año | 2025-11-30
    times | Llamé el viernes pasado | 2026-11-27
    times | Llamé el pasado viernes | 2026-11-27
    times | Llámame el próximo viernes | 2026-12-04
    times | Llámame el viernes que viene | 2026-12-04
    times | Llámame el 5 de diciembre | 2026-12-05
    times | Llámame el cinco de diciembre | 2026-12-05
    times | Llámame el 5 de dic. | 2026-12-05
    times | Llámame el 5 dic 2027 | 2027-12-05
    times | Llámame el 5 de diciembre de 2027 | 2027-12-05
    times | Llámame el 5 de diciembre del 2027 | 2027-12-05
    times | Llámame el 5/12 | 2026-12-05
    times | Llámame el 5/12/2027 | 2027-12-05
    times | Llámame el 05-12-27 | 2027-12-05
    times | Llámame el 5.12.2027 | 2027-12-05
    times | Llámame el 2026-12-05 | 2026-12-05
    times | Llámame el sábado 5 de diciembre | 2026-12-05
    times | Llámame el sábado, 5 de diciembre | 2026-12-05
    times | Llámame el día 21 | 2026-12-21
    times | Llámame el primero de enero | 2027-01-01
    times | Llámame el 1.º de enero | 2027-01-01
    times | Nací el 20 de julio de 1969 | 1969-07-20
    times | Nací el 3 de marzo de dos mil cuatro | 2004-03-03
    times | Llámame el primer domingo de marzo | 2027-03-07
    times | Llámame el último viernes del año | 2026-12-25
    times | Llámame en Navidad | 2026-12-25
    times | Llámame en Nochebuena | 2026-12-24
    times | Llámame en Nochevieja | 2026-12-31
    times | Llámame en Año Nuevo | 2027-01-01
    times | Llámame el lunes de Pascua de 2027 | 2027-03-29
    times | Llámame el día de Reyes | 2027-01-06
    times | Llámame el Viernes Santo de 2027 | 2027-03-26
    times | Llámame dos días antes de Navidad | 2026-12-23
    times | Llámame el día después de Navidad | 2026-12-26
    times | Despiértame a las 7 | 07:00:00
    times | Despiértame a las siete | 07:00:00
    times | Despiértame a las 7:30 | 07:30:00
    times | Despiértame a las 7.30 h | 07:30:00
    times | Despiértame a las 7 h | 07:00:00
    times | Despiértame a las siete y media | 07:30:00
    times | Despiértame a las siete y cuarto | 07:15:00
    times | Despiértame a las ocho menos cuarto | 07:45:00
    times | Despiértame a las ocho menos diez | 07:50:00
    times | Despiértame a las ocho y cinco | 08:05:00
    times | Despiértame a las siete en punto | 07:00:00
    times | Despiértame a las siete de la mañana | 07:00:00
    times | Despiértame a las siete cuarenta y cinco | 07:45:00
    times | Despiértame a las siete y veinticinco de la mañana | 07:25:00
    times | Despiértame a cuarto para las ocho | 07:45:00
    times | Despiértame a las 7 am | 07:00:00
    times | Despiértame a las 7 a. m. | 07:00:00
    times | La cena es a las ocho de la noche | 20:00:00
    times | La cena es a las 20 horas | 20:00:00
    times | La cena es a las 20:15 | 20:15:00
    times | La cena es a las tres de la tarde | 15:00:00
    times | La cena es a la una de la tarde | 13:00:00
    times | La cena es a la una y media | 13:30:00
    times | La cena es a medianoche | 00:00:00
    times | La cena es sobre las 21 h | 21:00:00
    times | La cena es a eso de las nueve de la noche | 21:00:00
    times | Nos vemos mañana a las 17 h | 2026-12-01 17:00:00
    times | Nos vemos mañana a las cinco | 2026-12-01 17:00:00
    times | Nos vemos mañana a las cinco de la tarde | 2026-12-01 17:00:00
    times | Nos vemos a las cinco de la tarde de mañana | 2026-12-01 17:00:00
    times | Nos vemos mañana por la mañana a las 9 | 2026-12-01 09:00:00
    times | Nos vemos el viernes a las diez y media | 2026-12-04 10:30:00
    times | Nos vemos el 12 de diciembre a las 15:30 | 2026-12-12 15:30:00
    times | Nos vemos a las 15:30 del 12 de diciembre | 2026-12-12 15:30:00
    times | Nos vemos el 12/12/2026 a las 15:30 | 2026-12-12 15:30:00
    times | Nos vemos esta noche a las 9 | 2026-11-30 21:00:00
    times | Nos vemos en 20 minutos | 2026-11-30 16:32:00
    times | Nos vemos dentro de una hora | 2026-11-30 17:12:00
    times | Nos vemos en media hora | 2026-11-30 16:42:00
    times | Nos vemos en hora y media | 2026-11-30 17:42:00
    times | Nos vemos en una hora y media | 2026-11-30 17:42:00
    times | Nos vemos en un cuarto de hora | 2026-11-30 16:27:00
    times | Nos vemos en tres cuartos de hora | 2026-11-30 16:57:00
    times | Nos vemos en dos horas y 15 minutos | 2026-11-30 18:27:00
    times | Se fue hace dos horas | 2026-11-30 14:12:00
    times | Se fue hace media hora | 2026-11-30 15:42:00
    times | Se fue ayer a las 20:00 | 2026-11-29 20:00:00
    times | Dímelo ahora | 2026-11-30 16:12:00
    times | Qué hay esta semana | 2026-11-30/2026-12-07
    times | Qué hay la próxima semana | 2026-12-07/2026-12-14
    times | Qué hay la semana que viene | 2026-12-07/2026-12-14
    times | Qué hubo la semana pasada | 2026-11-23/2026-11-30
    times | Qué hay este fin de semana | 2026-12-05/2026-12-07
    times | Qué hay el mes que viene | 2026-12-01/2027-01-01
    times | Qué hubo el año pasado | 2025-01-01/2026-01-01
    times | Qué hay en 2027 | 2027-01-01/2028-01-01
    times | Qué hay en marzo | 2027-03-01/2027-04-01
    times | Qué hay en marzo de 2028 | 2028-03-01/2028-04-01
    times | Qué hubo en los noventa | 1990-01-01/2000-01-01
    times | Qué hubo en los años 80 | 1980-01-01/1990-01-01
    times | Qué hay a principios de enero | 2027-01-01/2027-01-11
    times | Qué hay en el primer trimestre de 2027 | 2027-01-01/2027-04-01
    times | Qué hubo en el siglo XIX | 1800-01-01/1900-01-01
    times | Qué hubo en los últimos tres días | 2026-11-27/2026-11-30
    times | Qué hay en los próximos dos días | 2026-12-01/2026-12-03
    times | Qué hay de lunes a viernes | 2026-12-07/2026-12-11
    times | Qué hay del 10 al 15 de diciembre | 2026-12-10/2026-12-15
    times | Qué hay entre el 10 y el 15 de diciembre | 2026-12-10/2026-12-15
    times | Qué hay desde el 10 hasta el 15 de diciembre | 2026-12-10/2026-12-15
    times | Qué hay de 15 a 17 h | 15:00:00/17:00:00
    times | Qué hay entre las 15 y las 17 horas | 15:00:00/17:00:00
    times | Qué hay de 9:30 a 11:00 | 09:30:00/11:00:00
    times | Qué hay de tres a cinco de la tarde | 15:00:00/17:00:00
    times | Qué hay mañana de 15:00 a 17:00 | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | Qué hay mañana por la mañana | 2026-12-01 08:00:00/2026-12-01 12:00:00
    times | Qué hay esta tarde | 2026-11-30 16:00:00/2026-11-30 20:00:00
    times | Qué hay antes del viernes | …/2026-12-04
    times | Qué hay hasta el viernes | …/2026-12-04
    times | Qué hay después de Navidad | 2026-12-25/…
    times | Qué hubo desde el viernes pasado | 2026-11-27/…
    times | Qué hay a partir de mañana | 2026-12-01/…
    times | Qué hay antes de las 10 | …/10:00:00
    times | Qué hay después de las 18:00 | 18:00:00/…
    times | Reuníos cada día | every 1.0 day
    times | Reuníos todos los días a las 8 | every 1.0 day, at 08:00:00
    times | Reuníos diariamente | every 1.0 day
    times | Reuníos cada lunes | every 1.0 week, weekday 1
    times | Reuníos todos los lunes | every 1.0 week, weekday 1
    times | Reuníos los lunes | every 1.0 week, weekday 1
    times | Reuníos los lunes a las 10 | every 1.0 week, weekday 1, at 10:00:00
    times | Reuníos cada dos semanas | every 2.0 week
    times | Reuníos semanalmente | every 1.0 week
    times | Reuníos una vez a la semana | every 1.0 week
    times | Reuníos el 5 de cada mes | every 1.0 month, day 5
    times | Reuníos el último viernes de cada mes | every 1.0 month, weekday 5, the -1.
    times | Reuníos cada hora | every 1.0 hour
    times | Reuníos cada 30 minutos | every 30.0 minute
    times | Reuníos cada media hora | every 0.5 hour
    times | Reuníos todos los años el 6 de mayo | every 1.0 year, month 5, day 6
    times | Reuníos cada fin de semana | every 1.0 weekend
    times | Reuníos mensualmente | every 1.0 month
    times | Reuníos cada viernes a las 18:30 | every 1.0 week, weekday 5, at 18:30:00
    durations | Espera un minuto | 60.0s
    durations | Espera 5 minutos | 300.0s
    durations | Espera cinco min | 300.0s
    durations | Espera 90 segundos | 90.0s
    durations | Espera una hora | 3600.0s
    durations | Espera media hora | 1800.0s
    durations | Espera una hora y media | 5400.0s
    durations | Espera hora y media | 5400.0s
    durations | Espera dos horas y media | 9000.0s
    durations | Espera 1,5 horas | 5400.0s
    durations | Espera 2 horas 30 minutos | 9000.0s
    durations | Espera 2 horas y 30 minutos | 9000.0s
    durations | Espera 2 h 30 min | 9000.0s
    durations | Espera un cuarto de hora | 900.0s
    durations | Espera tres cuartos de hora | 2700.0s
    durations | Espera un día | 86400.0s
    durations | Espera un día y medio | 129600.0s
    durations | Espera tres días | 259200.0s
    durations | Espera una semana | 604800.0s
    durations | Duerme 8 hrs | 28800.0s
    durations | Espera un par de días | 172800.0s
    times | a las seis y cuarto de la tarde | 18:15:00
    times | antes del 15 de enero | …/2027-01-15
    times | el 3 de abril de 2025 | 2025-04-03
    times | entre las 10 y las 12 | 10:00:00/12:00:00
    times | dentro de diez años | 2036-11-30
    times | este mes | 2026-11-01/2026-12-01
    times | el 15 del próximo mes | 2026-12-15
    times | cada tres horas | every 3.0 hour
    times | del 4 al 8 de julio | 2027-07-04/2027-07-08
    times | el domingo a las seis de la mañana | 2026-12-06 06:00:00
    times | hace tres meses | 2026-08-30
    times | el último día del año | 2026-12-31
    times | a eso de las ocho y media de la noche | 20:30:00
    times | en el verano de 2025 | 2025-06-21/2025-09-23
    times | la primera semana de marzo | 2027-03-01/2027-03-08
    times | anoche a las once | 2026-11-29 23:00:00
    times | los martes y 3 de mayo | every 1.0 week, weekday 2 & 2027-05-03
    times | mañana antes de las doce | …/2026-12-01 12:00:00
    durations | una hora y 45 minutos | 6300.0s
    durations | tres días y medio | 302400.0s
    durations | medio año | 15768000.0s
    times | Recuérdame en 45 minutos | 2026-11-30 16:57:00
    times | Pon la alarma a las 6:15 de la mañana | 06:15:00
    times | Nací en 1985 | 1985-01-01/1986-01-01
    times | la mañana del 4 de marzo de 2021 | 2021-03-04 08:00:00/2021-03-04 12:00:00
    times | el jueves o el viernes | 2026-12-03 & 2026-12-04
    times | el jueves a las doce y media | 2026-12-03 12:30:00
    times | la próxima primavera | 2027-03-20/2027-06-21
    times | de 8 de la mañana a 4 de la tarde | 08:00:00/16:00:00
    times | el segundo martes de enero | 2027-01-12
    times | desde ayer | 2026-11-29/…
    times | desde 2015 | 2015-01-01/…
    times | desde el viernes | 2026-12-04/…
    times | desde ahora hasta el viernes | 2026-11-30/2026-12-04
    times | de 15:00 a 16:00 | 15:00:00/16:00:00
    times | en el siglo XVIII | 1700-01-01/1800-01-01
    times | esta noche a las ocho y media | 2026-11-30 20:30:00
    times | el día antes de Navidad | 2026-12-24
    times | a las nueve menos cinco | 08:55:00
    times | el lunes por la mañana a las 9:15 | 2026-12-07 09:15:00
    times | el fin de semana | 2026-12-05/2026-12-07
    times | desde Navidad hasta Año Nuevo | 2026-12-25/2027-01-01
    times | antes de Navidad | …/2026-12-25
    times | hasta finales de enero | …/2027-02-01
    times | por la mañana | 08:00:00/12:00:00
    times | hoy a las 17:30 | 2026-11-30 17:30:00
    times | a las 0:15 | 00:15:00
    times | a mediados de mayo | 2027-05-10/2027-05-21
    times | dos horas después | 2026-11-30 18:12:00
    times | cada martes a las nueve de la mañana | every 1.0 week, weekday 2, at 09:00:00
    times | dentro de un cuarto de hora | 2026-11-30 16:27:00
    times | hace media hora | 2026-11-30 15:42:00
    times | el mes pasado | 2026-10-01/2026-11-01
    times | los próximos tres meses | 2026-12-01/2027-03-01
    durations | medio día | 43200.0s
    durations | tres cuartos de hora | 2700.0s
    durations | durante dos días | 172800.0s
    durations | 1 h 30 min | 5400.0s
    durations | unos días | 259200.0s
    durations | 36 meses | 93312000.0s
    durations | un minuto y medio | 90.0s
    """
