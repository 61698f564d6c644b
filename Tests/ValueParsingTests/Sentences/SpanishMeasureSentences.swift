/// Spanish sentences with measurements, temperatures and ages, written for these tests: kind, sentence, value.
let spanishMeasureSentences = """
    measurements | Camina 5 km | 5.0 Length.kilometers
    measurements | Camina 5km | 5.0 Length.kilometers
    measurements | Camina cinco kilómetros | 5.0 Length.kilometers
    measurements | Camina medio kilómetro | 0.5 Length.kilometers
    measurements | Camina un kilómetro y medio | 1.5 Length.kilometers
    measurements | Camina dos millas | 2.0 Length.miles
    measurements | Corta 30 cm | 30.0 Length.centimeters
    measurements | Corta 30 centímetros | 30.0 Length.centimeters
    measurements | Corta 3 mm | 3.0 Length.millimeters
    measurements | Corta 12 pulgadas | 12.0 Length.inches
    measurements | Mide 1,80 m | 1.8 Length.meters
    measurements | Mide un metro ochenta | 1.8 Length.meters
    measurements | Mide 1 metro 80 | 1.8 Length.meters
    measurements | Mide un metro y ochenta centímetros | 1.8 Length.meters
    measurements | Luz de 550 nm | 550.0 Length.nanometers
    measurements | A cuatro años luz | 4.0 Length.lightyears
    measurements | Seis pies de alto | 6.0 Length.feet
    measurements | Un piso de 70 m² | 70.0 Area.squareMeters
    measurements | Un piso de 70 metros cuadrados | 70.0 Area.squareMeters
    measurements | Un piso de 70 m2 | 70.0 Area.squareMeters
    measurements | Un campo de 3 hectáreas | 3.0 Area.hectares
    measurements | Un campo de 3 ha | 3.0 Area.hectares
    measurements | Un pueblo de 40 km² | 40.0 Area.squareKilometers
    measurements | Un pueblo de 40 kilómetros cuadrados | 40.0 Area.squareKilometers
    measurements | Añade 250 ml de leche | 250.0 Volume.milliliters
    measurements | Añade medio litro de leche | 0.5 Volume.liters
    measurements | Añade un litro y medio de leche | 1.5 Volume.liters
    measurements | Añade 2 l de leche | 2.0 Volume.liters
    measurements | Añade dos litros de leche | 2.0 Volume.liters
    measurements | Añade 5 cl de ron | 5.0 Volume.centiliters
    measurements | Añade 3 cucharadas de aceite | 3.0 Volume.tablespoons
    measurements | Añade 2 cucharaditas de sal | 2.0 Volume.teaspoons
    measurements | Añade dos tazas de harina | 2.0 Volume.cups
    measurements | Compra un galón de leche | 1.0 Volume.gallons
    measurements | Un tanque de 3 metros cúbicos | 3.0 Volume.cubicMeters
    measurements | Un tanque de 3 m³ | 3.0 Volume.cubicMeters
    measurements | Compra 3 kg de manzanas | 3.0 Mass.kilograms
    measurements | Compra un kilo de manzanas | 1.0 Mass.kilograms
    measurements | Compra medio kilo de manzanas | 0.5 Mass.kilograms
    measurements | Compra un kilo y medio de manzanas | 1.5 Mass.kilograms
    measurements | Compra dos kilos y medio de manzanas | 2.5 Mass.kilograms
    measurements | Compra un cuarto de kilo de jamón | 0.25 Mass.kilograms
    measurements | Compra 200 g de jamón | 200.0 Mass.grams
    measurements | Compra 200 gramos de jamón | 200.0 Mass.grams
    measurements | Toma 500 mg de eso | 500.0 Mass.milligrams
    measurements | Carga 3 toneladas | 3.0 Mass.metricTons
    measurements | Pesa 5 libras | 5.0 Mass.pounds
    measurements | Pesa 8 onzas | 8.0 Mass.ounces
    measurements | Conduce a 120 km/h | 120.0 Speed.kilometersPerHour
    measurements | Conduce a 120 kilómetros por hora | 120.0 Speed.kilometersPerHour
    measurements | Conduce a 70 millas por hora | 70.0 Speed.milesPerHour
    measurements | Corre a 3 m/s | 3.0 Speed.metersPerSecond
    measurements | Corre a tres metros por segundo | 3.0 Speed.metersPerSecond
    measurements | Navega a doce nudos | 12.0 Speed.knots
    measurements | Un disco de 512 GB | 512.0 InformationStorage.gigabytes
    measurements | Un disco de 2 terabytes | 2.0 InformationStorage.terabytes
    measurements | Memoria de 16 GiB | 16.0 InformationStorage.gibibytes
    measurements | Una clave de 256 bits | 256.0 InformationStorage.bits
    measurements | Gastó 12 kWh | 12.0 Energy.kilowattHours
    measurements | Gastó 12 kilovatios hora | 12.0 Energy.kilowattHours
    measurements | Tiene 250 kilocalorías | 250.0 Energy.kilocalories
    measurements | Una lámpara de 60 vatios | 60.0 Power.watts
    measurements | Un coche de 150 caballos | 150.0 Power.horsepower
    measurements | Un coche de 150 CV | 150.0 Power.horsepower
    measurements | Un coche de 110 kW | 110.0 Power.kilowatts
    measurements | Aire de 1013 hPa | 1013.0 Pressure.hectopascals
    measurements | Aire de 2,2 bares | 2.2 Pressure.bars
    measurements | Un tono de 440 Hz | 440.0 Frequency.hertz
    measurements | Un tono de 440 hercios | 440.0 Frequency.hertz
    measurements | Radio en 98,5 MHz | 98.5 Frequency.megahertz
    measurements | Un enchufe de 230 voltios | 230.0 ElectricPotentialDifference.volts
    measurements | Un fusible de 16 amperios | 16.0 ElectricCurrent.amperes
    measurements | Una pieza de 220 ohmios | 220.0 ElectricResistance.ohms
    measurements | Pila de 3000 mAh | 3000.0 ElectricCharge.milliampereHours
    measurements | Gasta 6 litros a los 100 kilómetros | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Gasta 6 l/100 km | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Mezcla 2 kg y 300 ml | 2.0 Mass.kilograms & 300.0 Volume.milliliters
    measurements | Hace 20 grados fuera | 20.0 Temperature.degrees
    measurements | Hace 20 °C fuera | 20.0 Temperature.celsius
    measurements | Hace 20 ºC fuera | 20.0 Temperature.celsius
    measurements | Hace 20 grados centígrados fuera | 20.0 Temperature.celsius
    measurements | Hace 20 grados Celsius fuera | 20.0 Temperature.celsius
    measurements | Hace veinte grados fuera | 20.0 Temperature.degrees
    measurements | Hace -5 °C fuera | -5.0 Temperature.celsius
    measurements | Hace menos cinco grados fuera | -5.0 Temperature.degrees
    measurements | Hace cinco grados bajo cero fuera | -5.0 Temperature.degrees
    measurements | Hace 68 grados Fahrenheit fuera | 68.0 Temperature.fahrenheit
    measurements | Hace 273 kelvin | 273.0 Temperature.kelvin
    measurements | Hace 22,5 grados dentro | 22.5 Temperature.degrees
    measurements | Hace veintidós grados y medio dentro | 22.5 Temperature.degrees
    measurements | Fiebre de 39,2 °C | 39.2 Temperature.celsius
    ages | Tiene 5 años de edad | aged 5.0
    ages | Tiene cinco años de edad | aged 5.0
    ages | Tiene un año de edad | aged 1.0
    ages | Tiene año y medio de edad | aged 1.5
    ages | Un niño de 5 años de edad | aged 5.0
    ages | Una mujer a la edad de 40 años | aged 40.0
    ages | Una mujer de cuarenta años de edad | aged 40.0
    ages | La casa tiene cien años de antigüedad | aged 100.0
    ages | El bebé tiene 6 semanas de edad | aged 0.11506849315068493
    ages | El bebé tiene diez días de nacido | aged 0.0273972602739726
    ages | El bebé tiene tres meses de edad | aged 0.2465753424657534
    ages | Cumplió 18 años de edad | aged 18.0
    measurements | un maratón de 42,195 km | 42.195 Length.kilometers
    measurements | tres metros y medio | 3.5 Length.meters
    measurements | una tele de 55 pulgadas | 55.0 Length.inches
    measurements | un cuarto de litro de leche | 0.25 Volume.liters
    measurements | tres cuartos de litro | 0.75 Volume.liters
    measurements | 100 vatios | 100.0 Power.watts
    measurements | 18 grados bajo cero | -18.0 Temperature.degrees
    measurements | cero grados | 0.0 Temperature.degrees
    measurements | 15 nudos | 15.0 Speed.knots
    measurements | cinco libras de patatas | 5.0 Mass.pounds
    ages | un hombre de setenta años de edad | aged 70.0
    ages | a la edad de 42 años | aged 42.0
    measurements | 10 km por hora | 10.0 Speed.kilometersPerHour
    measurements | 1 1/2 tazas | 1.5 Volume.cups
    measurements | una cucharada y media | 1.5 Volume.tablespoons
    measurements | media hectárea | 0.5 Area.hectares
    measurements | 4000 metros sobre el nivel del mar | 4000.0 Length.meters
    measurements | -40 grados Fahrenheit | -40.0 Temperature.fahrenheit
    measurements | doscientos metros cuadrados | 200.0 Area.squareMeters
    measurements | un archivo de 20 gigabytes | 20.0 InformationStorage.gigabytes
    measurements | un litro de leche | 1.0 Volume.liters
    measurements | 50 millones de kilómetros | 50000000.0 Length.kilometers
    measurements | dos mil calorías | 2000.0 Energy.calories
    """
