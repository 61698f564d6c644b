/// Spanish sentences with what stands in them, written for these tests: kind, sentence, value.
let spanishSentences = """
    times | El dentista es el tercer miércoles de enero | 2027-01-20
    times | Recuérdamelo el martes después de Pascua | 2027-03-30
    times | Nos vemos el último viernes de mayo de 2027 | 2027-05-28
    times | Dos días después de Año Nuevo | 2027-01-03
    times | El examen es el 24 de febrero | 2027-02-24
    times | El contrato termina el 29/02/2028 | 2028-02-29
    times | Lo vi anteayer | 2026-11-28
    times | El concierto es dentro de once días | 2026-12-11
    times | Cuándo es Diwali 2028 | 2028-10-17
    times | El Viernes Santo de 2024 fue festivo | 2024-03-29
    times | Llámame pasado mañana | 2026-12-02
    times | El jueves que viene empezamos | 2026-12-03
    times | Celebramos la Nochebuena | 2026-12-24
    times | El día de Reyes de 2028 | 2028-01-06
    times | Despiértame a las siete y cuarto | 07:15:00
    times | El tren sale a las 18:42 | 18:42:00
    times | A las cinco y media de la tarde | 17:30:00
    times | La tienda abre a las 9:30 | 09:30:00
    times | Apaga la luz a medianoche | 00:00:00
    times | Son las ocho menos diez de la mañana | 07:50:00
    times | Llama a María mañana a las cuatro y diez de la tarde | 2026-12-01 16:10:00
    times | Riega las plantas dentro de tres cuartos de hora | 2026-11-30 16:57:00
    times | Avísame en noventa segundos | 2026-11-30 16:13:30
    times | El paquete llegó hace cuarenta minutos | 2026-11-30 15:32:00
    times | La cita es el miércoles a las 14:15 | 2026-12-02 14:15:00
    times | El 18 de diciembre a las 9 de la noche | 2026-12-18 21:00:00
    times | Recoge a los niños hoy a las 17:45 | 2026-11-30 17:45:00
    times | Hablemos el próximo mes | 2026-12-01/2027-01-01
    times | Fotos de primavera de 2024 | 2024-03-20/2024-06-21
    times | Ventas del segundo trimestre de 2025 | 2025-04-01/2025-07-01
    times | Música de los años ochenta | 1980-01-01/1990-01-01
    times | Del 3 al 17 de julio de 2027 | 2027-07-03/2027-07-17
    times | Entre el miércoles y el viernes | 2026-12-02/2026-12-04
    times | Las primeras dos semanas de febrero | 2027-02-01/2027-02-15
    times | Los últimos tres días de mayo | 2027-05-29/2027-06-01
    times | A mediados de abril | 2027-04-10/2027-04-21
    times | La semana 12 | 2027-03-22/2027-03-29
    times | Fue en el siglo XIX | 1800-01-01/1900-01-01
    times | Mañana de 9 a 10:30 | 2026-12-01 09:00:00/2026-12-01 10:30:00
    times | El jueves de 18:00 a 19:00 | 2026-12-03 18:00:00/2026-12-03 19:00:00
    times | Después de las 20:00 | 20:00:00/…
    times | Antes del jueves | …/2026-12-03
    times | Todo desde 1998 | 1998-01-01/…
    times | Entre las 22.30 h y las 23.15 h | 22:30:00/23:15:00
    times | Todos los jueves a las 7 de la mañana | every 1.0 week, weekday 4, at 07:00:00
    times | Haz una copia cada seis horas | every 6.0 hour
    times | Pizza cada dos viernes | every 2.0 week, weekday 5
    times | El primer lunes de cada mes | every 1.0 month, weekday 1, the 1.
    times | El día 3 de cada mes | every 1.0 month, day 3
    times | Vitaminas todos los días a las 12:00 | every 1.0 day, at 12:00:00
    times | Natación los miércoles | every 1.0 week, weekday 3
    durations | Hornéalo cuarenta y cinco minutos | 2700.0s
    durations | Una pausa de hora y media | 5400.0s
    durations | Estuvo fuera dos semanas y media | 1512000.0s
    durations | Un temporizador de 1 hora y 15 minutos | 4500.0s
    durations | Durante medio minuto | 30.0s
    durations | 3 días, 4 horas y 5 minutos | 273900.0s
    durations | Basta un cuarto de hora | 900.0s
    numbers | Son trescientas cuarenta y dos páginas | 342.0
    numbers | Hay 1.048.576 filas | 1048576.0
    numbers | Más o menos dos coma setenta y cinco | 2.75
    numbers | El total es menos doce | -12.0
    numbers | Unos 2,5 millones | 2500000.0
    numbers | Solo vinieron dos quintos | 0.4
    numbers | Compra tres docenas | 36.0
    numbers | Ochenta y siete mil seiscientas estrellas | 87600.0
    numbers | Tres y medio | 3.5
    numbers | Cinco veinteavos | 0.25
    numbers | Un millón doscientos mil | 1200000.0
    ordinals | Abre el quinto mensaje | start 5
    ordinals | Pon la penúltima canción | end -1
    ordinals | En el trigésimo segundo piso | start 32
    percentages | Pon el volumen al treinta y cinco por ciento | 35.0%
    percentages | Creció un 7,2 % | 7.2%
    measurements | La pared mide 2 metros 40 | 2.4 Length.meters
    measurements | Pesa 82,5 kilos | 82.5 Mass.kilograms
    measurements | Tres tazas y media de harina | 3.5 Volume.cups
    measurements | Hace 15 grados bajo cero | -15.0 Temperature.degrees
    measurements | Caliéntalo a 180 °C | 180.0 Temperature.celsius
    measurements | Un piso de 85 metros cuadrados | 85.0 Area.squareMeters
    measurements | Íbamos a 120 km/h | 120.0 Speed.kilometersPerHour
    measurements | El disco tiene 2 terabytes | 2.0 InformationStorage.terabytes
    measurements | Una batería de 5000 mAh | 5000.0 ElectricCharge.milliampereHours
    measurements | Gasta 6 litros a los 100 kilómetros | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Media libra de mantequilla | 0.5 Mass.pounds
    measurements | Tres cuartos de litro de leche | 0.75 Volume.liters
    measurements | Mide 6 pies 3 pulgadas | 6.25 Length.feet
    money | Cuesta doce euros con cincuenta | 12.5 EUR
    money | Pagó 1,2 millones de dólares | 1200000.0 USD
    money | Son 80 céntimos | 0.8 ?
    money | Medio millón de euros | 500000.0 EUR
    money | Unos 45,10 € | 45.1 EUR
    money | Cien pesos mexicanos | 100.0 MXN
    ages | El niño tiene nueve años | aged 9.0
    ages | Una casa de 30 años de edad | aged 30.0
    numberRanges | Entre 15 y 25 euros | 15.0…25.0 EUR
    numberRanges | Menos de doce | -inf…12.0
    numberRanges | Al menos 3 kilómetros | 3.0…inf kilometers
    numberRanges | Más de 50 % | 50.0…inf %
    numberRanges | Igual a 9 | 9.0…9.0
    phoneNumbers | Llama al +34 912 345 678 | +34 912 345 678
    phoneNumbers | Mi número es 912 345 678 | 912 345 678
    emails | Escribe a kim punto parra arroba ejemplo punto es | kim.parra@ejemplo.es
    urls | Mira www.ejemplo.es/ayuda | www.ejemplo.es/ayuda
    booleans | Por supuesto | yes
    booleans | No | no
    """
