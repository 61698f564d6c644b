/// Spanish sentences with nothing of the kind, written for these tests: kind, sentence, value.
let spanishNothingSentences = """
    measurements | Pon el horno a 180 | nothing
    timesAndDurations | Marcho a casa | nothing
    timesAndDurations | El mar es azul | nothing
    timesAndDurations | Te doy mi segunda opinión | nothing
    timesAndDurations | La segunda parte | nothing
    timesAndDurations | El sol brilla | nothing
    timesAndDurations | Dame la mano | nothing
    timesAndDurations | La hora de la verdad | nothing
    timesAndDurations | Buenos días a todos | nothing
    timesAndDurations | Buenas tardes | nothing
    timesAndDurations | Buenas noches | nothing
    timesAndDurations | Me quedo a medias | nothing
    timesAndDurations | Habitación 302 libre | nothing
    timesAndDurations | Versión 3.4.5 lista | nothing
    timesAndDurations | Toma el autobús 48 | nothing
    timesAndDurations | Cuesta 20 euros | nothing
    timesAndDurations | Pesa 5 kilos | nothing
    timesAndDurations | Hace 20 grados | nothing
    timesAndDurations | El volumen al 50 % | nothing
    timesAndDurations | Pon la siguiente canción | nothing
    timesAndDurations | La última gota | nothing
    timesAndDurations | Página 99 por favor | nothing
    timesAndDurations | El partido acabó 3 a 2 | nothing
    timesAndDurations | Llama al +34 912 345 678 | nothing
    timesAndDurations | Windows 11 es nuevo | nothing
    timesAndDurations | Capítulo 12 y 13 | nothing
    timesAndDurations | Un cuarto de la pizza | nothing
    timesAndDurations | Mi cuarto está limpio | nothing
    timesAndDurations | Nadie vino | nothing
    timesAndDurations | Paso a paso | nothing
    timesAndDurations | Desde aquí se ve | nothing
    timesAndDurations | Antes de todo | nothing
    timesAndDurations | Después de usted | nothing
    timesAndDurations | Vamos a ver | nothing
    numbers | Unos y otros | nothing
    numbers | Nos vemos el uno al otro | nothing
    numbers | Cada uno | nothing
    numbers | Ninguno vino | nothing
    money | Tengo un real problema | nothing
    money | Sale el sol | nothing
    money | Corona de flores | nothing
    measurements | A pie | nothing
    measurements | Es a las 5 | nothing
    measurements | Pon la mesa | nothing
    percentages | 50 de ellos | nothing
    timesAndDurations | Fue su última jugada | nothing
    timesAndDurations | Lee la página 2024 | nothing
    timesAndDurations | Pide 4 pizzas | nothing
    timesAndDurations | Tiene tres hijos | nothing
    timesAndDurations | Pon la luz al 40 por ciento | nothing
    timesAndDurations | El reloj está roto | nothing
    timesAndDurations | De vez en cuando | nothing
    timesAndDurations | A la una, a las dos y a las tres | 13:00:00 & 14:00:00 & 15:00:00
    timesAndDurations | Ya lo sé | nothing
    """
