/// German sentences with measurements, temperatures and ages, written for these tests: kind, sentence, value.
let germanMeasureSentences = """
    measurements | Gehe 5 km | 5.0 Length.kilometers
    measurements | Gehe 5km | 5.0 Length.kilometers
    measurements | Gehe fünf Kilometer | 5.0 Length.kilometers
    measurements | Gehe einen halben Kilometer | 0.5 Length.kilometers
    measurements | Gehe anderthalb Kilometer | 1.5 Length.kilometers
    measurements | Gehe zwei Meilen | 2.0 Length.miles
    measurements | Schneide 30 cm ab | 30.0 Length.centimeters
    measurements | Schneide 30 Zentimeter ab | 30.0 Length.centimeters
    measurements | Schneide 3 mm ab | 3.0 Length.millimeters
    measurements | Schneide 12 Zoll ab | 12.0 Length.inches
    measurements | Er ist 1,80 m groß | 1.8 Length.meters
    measurements | Er ist eins achtzig groß und 3 m breit | 3.0 Length.meters
    measurements | Er ist einen Meter achtzig groß | 1.8 Length.meters
    measurements | Licht von 550 nm | 550.0 Length.nanometers
    measurements | Vier Lichtjahre weit | 4.0 Length.lightyears
    measurements | Sechs Fuß tief | 6.0 Length.feet
    measurements | Eine Wohnung von 70 m² | 70.0 Area.squareMeters
    measurements | Eine Wohnung von 70 Quadratmetern | 70.0 Area.squareMeters
    measurements | Eine Wohnung von 70 qm | 70.0 Area.squareMeters
    measurements | Ein Feld von 3 Hektar | 3.0 Area.hectares
    measurements | Ein Feld von 3 ha | 3.0 Area.hectares
    measurements | Ein Ort von 40 km² | 40.0 Area.squareKilometers
    measurements | Ein Ort von 40 Quadratkilometern | 40.0 Area.squareKilometers
    measurements | Gib 250 ml Milch dazu | 250.0 Volume.milliliters
    measurements | Gib einen halben Liter Milch dazu | 0.5 Volume.liters
    measurements | Gib 2 l Milch dazu | 2.0 Volume.liters
    measurements | Gib zwei Liter Milch dazu | 2.0 Volume.liters
    measurements | Gib 5 cl Rum dazu | 5.0 Volume.centiliters
    measurements | Gib 3 EL Öl dazu | 3.0 Volume.tablespoons
    measurements | Gib 3 Esslöffel Öl dazu | 3.0 Volume.tablespoons
    measurements | Gib 2 TL Salz dazu | 2.0 Volume.teaspoons
    measurements | Gib einen Teelöffel Salz dazu | 1.0 Volume.teaspoons
    measurements | Gib zwei Tassen Mehl dazu | 2.0 Volume.cups
    measurements | Ein Tank von 3 Kubikmetern | 3.0 Volume.cubicMeters
    measurements | Ein Tank von 3 m³ | 3.0 Volume.cubicMeters
    measurements | Kaufe 3 kg Äpfel | 3.0 Mass.kilograms
    measurements | Kaufe ein Kilo Äpfel | 1.0 Mass.kilograms
    measurements | Kaufe ein halbes Kilo Äpfel | 0.5 Mass.kilograms
    measurements | Kaufe anderthalb Kilo Äpfel | 1.5 Mass.kilograms
    measurements | Kaufe zweieinhalb Kilogramm Äpfel | 2.5 Mass.kilograms
    measurements | Kaufe 200 g Schinken | 200.0 Mass.grams
    measurements | Kaufe 200 Gramm Schinken | 200.0 Mass.grams
    measurements | Nimm 500 mg davon | 500.0 Mass.milligrams
    measurements | Lade 3 Tonnen | 3.0 Mass.metricTons
    measurements | Lade 3 t | 3.0 Mass.metricTons
    measurements | Fahre 120 km/h | 120.0 Speed.kilometersPerHour
    measurements | Fahre 120 Stundenkilometer | 120.0 Speed.kilometersPerHour
    measurements | Fahre 120 Kilometer pro Stunde | 120.0 Speed.kilometersPerHour
    measurements | Fahre 120 Kilometer in der Stunde | 120.0 Speed.kilometersPerHour
    measurements | Laufe 3 m/s | 3.0 Speed.metersPerSecond
    measurements | Laufe drei Meter pro Sekunde | 3.0 Speed.metersPerSecond
    measurements | Segle zwölf Knoten | 12.0 Speed.knots
    measurements | Eine Platte von 512 GB | 512.0 InformationStorage.gigabytes
    measurements | Eine Platte von 2 Terabyte | 2.0 InformationStorage.terabytes
    measurements | Speicher von 16 GiB | 16.0 InformationStorage.gibibytes
    measurements | Ein Schlüssel von 256 Bit | 256.0 InformationStorage.bits
    measurements | Es brauchte 12 kWh | 12.0 Energy.kilowattHours
    measurements | Es brauchte 12 Kilowattstunden | 12.0 Energy.kilowattHours
    measurements | Es hat 250 Kilokalorien | 250.0 Energy.kilocalories
    measurements | Eine Lampe von 60 Watt | 60.0 Power.watts
    measurements | Ein Wagen von 150 PS | 150.0 Power.horsepower
    measurements | Ein Wagen von 110 kW | 110.0 Power.kilowatts
    measurements | Luft von 1013 hPa | 1013.0 Pressure.hectopascals
    measurements | Luft von 1013 Hektopascal | 1013.0 Pressure.hectopascals
    measurements | Luft von 2,2 bar | 2.2 Pressure.bars
    measurements | Ein Ton von 440 Hz | 440.0 Frequency.hertz
    measurements | Ein Ton von 440 Hertz | 440.0 Frequency.hertz
    measurements | Radio auf 98,5 MHz | 98.5 Frequency.megahertz
    measurements | Eine Dose von 230 Volt | 230.0 ElectricPotentialDifference.volts
    measurements | Eine Sicherung von 16 Ampere | 16.0 ElectricCurrent.amperes
    measurements | Ein Teil von 220 Ohm | 220.0 ElectricResistance.ohms
    measurements | Zelle von 3000 mAh | 3000.0 ElectricCharge.milliampereHours
    measurements | Er braucht 6 Liter auf 100 Kilometer | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Er braucht 6 l/100 km | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | Mische 2 kg und 300 ml | 2.0 Mass.kilograms & 300.0 Volume.milliliters
    measurements | Ein 5-kg-Sack | 5.0 Mass.kilograms
    measurements | Ein Pfund Hack | 1.0 Mass.pounds
    measurements | Es hat 20 Grad draußen | 20.0 Temperature.degrees
    measurements | Es hat 20 °C draußen | 20.0 Temperature.celsius
    measurements | Es hat 20 Grad Celsius draußen | 20.0 Temperature.celsius
    measurements | Es hat zwanzig Grad draußen | 20.0 Temperature.degrees
    measurements | Es hat -5 °C draußen | -5.0 Temperature.celsius
    measurements | Es hat minus fünf Grad draußen | -5.0 Temperature.degrees
    measurements | Es hat fünf Grad unter null draußen | -5.0 Temperature.degrees
    measurements | Es hat fünf Grad minus draußen | -5.0 Temperature.degrees
    measurements | Es hat 68 Grad Fahrenheit draußen | 68.0 Temperature.fahrenheit
    measurements | Es hat 273 Kelvin draußen | 273.0 Temperature.kelvin
    measurements | Es hat 22,5 Grad drinnen | 22.5 Temperature.degrees
    measurements | Es hat zweiundzwanzigeinhalb Grad drinnen | 22.5 Temperature.degrees
    measurements | Fieber von 39,2 °C | 39.2 Temperature.celsius
    measurements | Stelle auf 180° Umluft | 180.0 Temperature.degrees
    ages | Er ist 5 Jahre alt | aged 5.0
    ages | Er ist fünf Jahre alt | aged 5.0
    ages | Er ist ein Jahr alt | aged 1.0
    ages | Er ist anderthalb Jahre alt | aged 1.5
    ages | Ein 5-jähriger Junge | aged 5.0
    ages | Ein fünfjähriger Junge | aged 5.0
    ages | Ein fünf Jahre alter Junge | aged 5.0
    ages | Ein 5 Jahre altes Kind | aged 5.0
    ages | Eine Frau im Alter von 40 Jahren | aged 40.0
    ages | Das Haus ist hundert Jahre alt | aged 100.0
    ages | Das Kind ist 6 Wochen alt | aged 0.11506849315068493
    ages | Das Kind ist zehn Tage alt | aged 0.0273972602739726
    ages | Das Kind ist drei Monate alt | aged 0.2465753424657534
    ages | Ein drei Monate altes Kind | aged 0.2465753424657534
    ages | Er wurde 18 Jahre alt | aged 18.0
    measurements | ein Marathon von 42,195 km | 42.195 Length.kilometers
    measurements | dreieinhalb Meter | 3.5 Length.meters
    measurements | ein 55-Zoll-Fernseher | 55.0 Length.inches
    measurements | 330 ml | 330.0 Volume.milliliters
    measurements | ein dreiviertel Liter | 0.75 Volume.liters
    measurements | 100 Watt | 100.0 Power.watts
    measurements | minus 18 Grad Celsius | -18.0 Temperature.celsius
    measurements | null Grad | 0.0 Temperature.degrees
    measurements | 2,4 GHz | 2.4 Frequency.gigahertz
    measurements | 15 Knoten | 15.0 Speed.knots
    measurements | fünf Pfund Kartoffeln | 5.0 Mass.pounds
    ages | ein siebzigjähriger Mann | aged 70.0
    ages | mit 42 Jahren alt genug | aged 42.0
    ages | im Alter von achtzehn Monaten | aged 1.4794520547945205
    measurements | 10 km pro Stunde | 10.0 Speed.kilometersPerHour
    measurements | 1 1/2 Tassen | 1.5 Volume.cups
    measurements | anderthalb Esslöffel | 1.5 Volume.tablespoons
    measurements | einen halben Hektar | 0.5 Area.hectares
    measurements | 4000 Meter über dem Meer | 4000.0 Length.meters
    measurements | 3,5-Zoll-Diskette | 3.5 Length.inches
    measurements | -40 Grad Fahrenheit | -40.0 Temperature.fahrenheit
    measurements | zweihundert Quadratmeter | 200.0 Area.squareMeters
    measurements | eine 20-Gigabyte-Datei | 20.0 InformationStorage.gigabytes
    measurements | einen Liter Milch | 1.0 Volume.liters
    measurements | 20° warm | 20.0 Temperature.degrees
    measurements | 50 Millionen Kilometer | 50000000.0 Length.kilometers
    measurements | zwei Kilometer fünfhundert | 2.0 Length.kilometers
    """
