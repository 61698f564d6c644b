/// Spanish sentences with words that look like a value and are none: kind, sentence, value.
let spanishEverydayNothingSentences = """
    timesAndDurations | De vez en cuando leo | nothing
    timesAndDurations | Una amiga me llama | nothing
    timesAndDurations | Es la mejor de las dos | nothing
    timesAndDurations | Quiero una cerveza | nothing
    timesAndDurations | Vive en la habitación 305 | nothing
    timesAndDurations | El vuelo IB 3120 va lleno | nothing
    timesAndDurations | El autobús 27 no para aquí | nothing
    timesAndDurations | Lee el capítulo 9 | nothing
    timesAndDurations | Ganamos 3 a 1 | nothing
    timesAndDurations | Perdieron por 2-0 | nothing
    timesAndDurations | Buenas tardes a todos | nothing
    timesAndDurations | Hasta la vista | nothing
    timesAndDurations | Otra vez lo mismo | nothing
    timesAndDurations | Se sienta al sol | nothing
    timesAndDurations | La segunda puerta a la derecha | nothing
    timesAndDurations | Instala la versión 4.1 | nothing
    timesAndDurations | Abril es mi hermana | nothing
    timesAndDurations | Pon la calefacción a 20 | nothing
    timesAndDurations | El cuarto de baño está sucio | nothing
    timesAndDurations | Mi cuarto es pequeño | nothing
    timesAndDurations | Es la primera vez | nothing
    timesAndDurations | Mar y tierra | nothing
    timesAndDurations | Mesa para cuatro, por favor | nothing
    timesAndDurations | Llama al 112 | nothing
    timesAndDurations | La última cena es un cuadro | nothing
    numbers | Uno nunca sabe | nothing
    numbers | Ninguno de nosotros | nothing
    money | Tiene peso propio | nothing
    urls | Fue p.ej. ayer | nothing
    phoneNumbers | En 2024 hubo 366 días | nothing
    timesAndDurations | El segundo piso es tranquilo | nothing
    timesAndDurations | Llegó en segundo lugar | nothing
    timesAndDurations | Dile a Abril que venga | nothing
    timesAndDurations | El primero en llegar gana | nothing
    timesAndDurations | La tercera edad | nothing
    timesAndDurations | El día a día es duro | nothing
    timesAndDurations | Divide 12 entre 4 | nothing
    timesAndDurations | Quedaron 4 a 2 | nothing
    timesAndDurations | Toma la línea 6 | nothing
    timesAndDurations | Pon la luz al 50 | nothing
    timesAndDurations | Es una tarde | nothing
    timesAndDurations | Una noche de estas | nothing
    timesAndDurations | Vuelve tarde a casa | nothing
    timesAndDurations | Más vale tarde que nunca | nothing
    timesAndDurations | Ya es tarde | nothing
    timesAndDurations | De una vez por todas | nothing
    timesAndDurations | Una y otra vez | nothing
    timesAndDurations | Lee la página 30 | nothing
    timesAndDurations | El piso 12 está vacío | nothing
    timesAndDurations | Se acabó la era de paz | nothing
    timesAndDurations | Domingo es mi vecino | nothing
    numbers | Tuvo éxito | nothing
    money | Real como la vida | nothing
    measurements | Metro a metro | nothing
    urls | Fue así.Y luego nada | nothing
    times | Las tres y pico | nothing
    timesAndDurations | Activa el modo noche | nothing
    timesAndDurations | Mi primo Julio viene | nothing
    timesAndDurations | Llama a Julio | nothing
    timesAndDurations | Es el primero de la clase | nothing
    timesAndDurations | La segunda fila está libre | nothing
    timesAndDurations | El cuarto intento falló | nothing
    timesAndDurations | Asiento 12 libre | nothing
    timesAndDurations | Calle Mayor 20 | nothing
    timesAndDurations | Sala 7 llena | nothing
    timesAndDurations | Temporada 2 episodio 8 | nothing
    timesAndDurations | Pregunta 10 | nothing
    timesAndDurations | La A 6 está cortada | nothing
    timesAndDurations | Talla 42 | nothing
    timesAndDurations | Van ganando 2 a 1 | nothing
    timesAndDurations | Perdimos 21 a 17 | nothing
    timesAndDurations | Tarde o temprano pasará | nothing
    timesAndDurations | Llegas tarde | nothing
    timesAndDurations | Hasta luego | nothing
    timesAndDurations | Hasta pronto | nothing
    timesAndDurations | Antes que nada | nothing
    timesAndDurations | Después de todo | nothing
    timesAndDurations | Desde luego | nothing
    timesAndDurations | En el fondo del mar | nothing
    timesAndDurations | Sol y sombra | nothing
    timesAndDurations | Una mañana cualquiera | nothing
    timesAndDurations | Un segundo plato | nothing
    timesAndDurations | El último en salir apaga la luz | nothing
    numbers | Alguno que otro | nothing
    numbers | Onceno | nothing
    numbers | Cada uno a lo suyo | nothing
    money | El peso de la ley | nothing
    measurements | Pie de página | nothing
    urls | Está bien.No pasa nada | nothing
    timesAndDurations | Pon la lámpara al nivel 3 | nothing
    timesAndDurations | Sala 11 en el tercer piso | nothing
    timesAndDurations | Actualiza a la 5.1.2 | nothing
    timesAndDurations | La factura 2025 está pendiente | nothing
    timesAndDurations | Tres de cada cuatro | nothing
    timesAndDurations | Está en quinto curso | nothing
    timesAndDurations | Falta la última página | nothing
    timesAndDurations | Próxima parada museo | nothing
    timesAndDurations | Cuánto es 2 más 2 | nothing
    timesAndDurations | Medio kilo de pan | nothing
    timesAndDurations | Siempre llega tarde | nothing
    timesAndDurations | Una segunda oportunidad | nothing
    timesAndDurations | Mi tía Abril canta | nothing
    timesAndDurations | Cuarto oscuro | nothing
    timesAndDurations | El tercero en discordia | nothing
    timesAndDurations | Uno a uno se fueron | nothing
    timesAndDurations | A media luz | nothing
    numbers | Nada de nada | nothing
    timesAndDurations | Necesito una segunda silla | nothing
    timesAndDurations | Pasillo 7 junto a la leche | nothing
    timesAndDurations | Mi perro se llama Viernes | nothing
    timesAndDurations | En primer lugar | nothing
    timesAndDurations | Un tercio del pastel | nothing
    timesAndDurations | Hora punta | nothing
    timesAndDurations | El horario de clases | nothing
    timesAndDurations | Pon un temporizador | nothing
    timesAndDurations | A ratos perdidos | nothing
    timesAndDurations | De tanto en tanto | nothing
    timesAndDurations | Uno de los dos miente | nothing
    timesAndDurations | Llegó la segunda en la meta | nothing
    timesAndDurations | Cada dos por tres | nothing
    timesAndDurations | Se hizo tarde | nothing
    timesAndDurations | Compramos una segunda nevera | nothing
    timesAndDurations | Uno tras otro se fueron | nothing
    timesAndDurations | Hace 8 grados fuera | nothing
    timesAndDurations | La cuenta es 45,20 | nothing
    timesAndDurations | Toma la segunda calle a la izquierda | nothing
    timesAndDurations | El carril 3 está cortado | nothing
    timesAndDurations | Noche tras noche | nothing
    timesAndDurations | Abre la siguiente pestaña | nothing
    timesAndDurations | El parche 7.3 ayuda | nothing
    timesAndDurations | Un sol de justicia | nothing
    timesAndDurations | Dos son compañía | nothing
    timesAndDurations | Es el segundo más alto | nothing
    timesAndDurations | La sesión 4 está llena | nothing
    timesAndDurations | El edificio 20 está cerrado | nothing
    timesAndDurations | Batería al 80 | nothing
    timesAndDurations | La receta da para 4 o 6 personas | nothing
    timesAndDurations | Pulsa 1 para ventas | nothing
    timesAndDurations | Mi primer coche | nothing
    timesAndDurations | Nosotros dos vamos | nothing
    timesAndDurations | Elige la opción 3 | nothing
    timesAndDurations | La última canción era buena | nothing
    timesAndDurations | Tarde de perros | nothing
    """
