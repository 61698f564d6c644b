/// English sentences with measurements, temperatures and ages, written for these tests: kind, sentence, value.
let englishMeasureSentences = """
    measurements | Walk 5 km | 5.0 Length.kilometers
    measurements | Walk 5km | 5.0 Length.kilometers
    measurements | Walk five kilometres | 5.0 Length.kilometers
    measurements | Walk half a kilometer | 0.5 Length.kilometers
    measurements | Walk a mile | 1.0 Length.miles
    measurements | Walk half a mile | 0.5 Length.miles
    measurements | Walk a mile and a half | 1.5 Length.miles
    measurements | Walk two and a half miles | 2.5 Length.miles
    measurements | Walk a quarter of a mile | 0.25 Length.miles
    measurements | Walk a quarter mile | 0.25 Length.miles
    measurements | Walk 100 yards | 100.0 Length.yards
    measurements | Walk 100 yds | 100.0 Length.yards
    measurements | Cut 30 cm off | 30.0 Length.centimeters
    measurements | Cut 3mm off | 3.0 Length.millimeters
    measurements | Cut 12 inches off | 12.0 Length.inches
    measurements | Cut 12" off | 12.0 Length.inches
    measurements | Cut 12 in. off | 12.0 Length.inches
    measurements | A 6-foot fence | 6.0 Length.feet
    measurements | A 6 ft fence | 6.0 Length.feet
    measurements | A ten-foot pole | 10.0 Length.feet
    measurements | A 27-inch display | 27.0 Length.inches
    measurements | He is 5'11" | 5.916666666666667 Length.feet
    measurements | He is 5 ft 11 in | 5.916666666666667 Length.feet
    measurements | He is 6 foot 2 | 6.166666666666667 Length.feet
    measurements | He is 1 m 80 | 1.8 Length.meters
    measurements | He is 1.80 m | 1.8 Length.meters
    measurements | Light of 550 nm | 550.0 Length.nanometers
    measurements | A hair of 70 µm | 70.0 Length.micrometers
    measurements | A hair of 70 micrometres | 70.0 Length.micrometers
    measurements | Four light years away | 4.0 Length.lightyears
    measurements | 12 nautical miles off | 12.0 Length.nauticalMiles
    measurements | 12 nmi off | 12.0 Length.nauticalMiles
    measurements | Ten fathoms deep | 10.0 Length.fathoms
    measurements | Eight furlongs long | 8.0 Length.furlongs
    measurements | Three parsecs away | 3.0 Length.parsecs
    measurements | A flat of 70 m² | 70.0 Area.squareMeters
    measurements | A flat of 70 m2 | 70.0 Area.squareMeters
    measurements | A flat of 70 sqm | 70.0 Area.squareMeters
    measurements | A flat of 750 sq ft | 750.0 Area.squareFeet
    measurements | A flat of 750 sq. ft. | 750.0 Area.squareFeet
    measurements | A flat of 750 square feet | 750.0 Area.squareFeet
    measurements | A flat of 750 ft² | 750.0 Area.squareFeet
    measurements | A field of 3 acres | 3.0 Area.acres
    measurements | A field of 3 hectares | 3.0 Area.hectares
    measurements | A field of 3 ha | 3.0 Area.hectares
    measurements | A town of 40 km² | 40.0 Area.squareKilometers
    measurements | A town of 40 sq km | 40.0 Area.squareKilometers
    measurements | A town of 40 square miles | 40.0 Area.squareMiles
    measurements | A tile of 9 square inches | 9.0 Area.squareInches
    measurements | A tile of 9 sq in | 9.0 Area.squareInches
    measurements | A rug of 4 sq yd | 4.0 Area.squareYards
    measurements | A stamp of 4 square centimetres | 4.0 Area.squareCentimeters
    measurements | Add 250 ml of milk | 250.0 Volume.milliliters
    measurements | Add 250 mL of milk | 250.0 Volume.milliliters
    measurements | Add half a litre of milk | 0.5 Volume.liters
    measurements | Add 2 L of milk | 2.0 Volume.liters
    measurements | Add two liters of milk | 2.0 Volume.liters
    measurements | Add 5 cl of rum | 5.0 Volume.centiliters
    measurements | Add 2 dl of cream | 2.0 Volume.deciliters
    measurements | Add 8 fl oz of milk | 8.0 Volume.fluidOunces
    measurements | Add 8 fl. oz. of milk | 8.0 Volume.fluidOunces
    measurements | Add 8 fluid ounces of milk | 8.0 Volume.fluidOunces
    measurements | Add a cup of milk | 1.0 Volume.cups
    measurements | Add half a cup of milk | 0.5 Volume.cups
    measurements | Add one and a half cups of milk | 1.5 Volume.cups
    measurements | Add 2/3 cup of milk | 0.6666666666666666 Volume.cups
    measurements | Add a tablespoon of oil | 1.0 Volume.tablespoons
    measurements | Add 3 tbsp of oil | 3.0 Volume.tablespoons
    measurements | Add ½ tsp of salt | 0.5 Volume.teaspoons
    measurements | Add 2 teaspoons of salt | 2.0 Volume.teaspoons
    measurements | Buy a gallon of milk | 1.0 Volume.gallons
    measurements | Buy 3 gal of milk | 3.0 Volume.gallons
    measurements | Buy a pint of milk | 1.0 Volume.pints
    measurements | Buy two quarts of milk | 2.0 Volume.quarts
    measurements | A tank of 3 cubic metres | 3.0 Volume.cubicMeters
    measurements | A tank of 3 m³ | 3.0 Volume.cubicMeters
    measurements | A tank of 3 cubic feet | 3.0 Volume.cubicFeet
    measurements | A tank of 3 cu ft | 3.0 Volume.cubicFeet
    measurements | An engine of 500 cc | 500.0 Volume.cubicCentimeters
    measurements | 100 barrels of oil | 100.0 Volume.barrels
    measurements | Buy 3 kg of apples | 3.0 Mass.kilograms
    measurements | Buy half a kilo of apples | 0.5 Mass.kilograms
    measurements | Buy a kilo of apples | 1.0 Mass.kilograms
    measurements | Buy a kilo and a half of apples | 1.5 Mass.kilograms
    measurements | Buy 200g of ham | 200.0 Mass.grams
    measurements | Buy 200 grams of ham | 200.0 Mass.grams
    measurements | Take 500 mg of it | 500.0 Mass.milligrams
    measurements | Take 50 mcg of it | 50.0 Mass.micrograms
    measurements | Take 50 µg of it | 50.0 Mass.micrograms
    measurements | I weigh 180 lbs | 180.0 Mass.pounds
    measurements | I weigh 180 lb | 180.0 Mass.pounds
    measurements | I weigh 180 pounds | 180.0 Mass.pounds
    measurements | I weigh eleven stone | 11.0 Mass.stones
    measurements | Buy 8 oz of cheese | 8.0 Mass.ounces
    measurements | Buy a pound of cheese | 1.0 Mass.pounds
    measurements | Buy a pound and a half of cheese | 1.5 Mass.pounds
    measurements | The baby has 7 pounds 8 ounces | 7.5 Mass.pounds
    measurements | The baby has 7 lb 8 oz | 7.5 Mass.pounds
    measurements | Load 3 tons | 3.0 Mass.metricTons
    measurements | Load 3 tonnes | 3.0 Mass.metricTons
    measurements | Load 20 t | 20.0 Mass.metricTons
    measurements | A ring of 2 carats | 2.0 Mass.carats
    measurements | Drive 120 km/h | 120.0 Speed.kilometersPerHour
    measurements | Drive 120 kph | 120.0 Speed.kilometersPerHour
    measurements | Drive 120 kilometers an hour | 120.0 Speed.kilometersPerHour
    measurements | Drive 120 km per hour | 120.0 Speed.kilometersPerHour
    measurements | Drive 70 mph | 70.0 Speed.milesPerHour
    measurements | Drive seventy miles an hour | 70.0 Speed.milesPerHour
    measurements | Run 3 m/s | 3.0 Speed.metersPerSecond
    measurements | Run three meters per second | 3.0 Speed.metersPerSecond
    measurements | Sail twelve knots | 12.0 Speed.knots
    measurements | Sail 12 kn | 12.0 Speed.knots
    measurements | A disk of 512 GB | 512.0 InformationStorage.gigabytes
    measurements | A disk of 512GB | 512.0 InformationStorage.gigabytes
    measurements | A disk of 2 TB | 2.0 InformationStorage.terabytes
    measurements | A file of 12 KB | 12.0 InformationStorage.kilobytes
    measurements | A file of 1.5 megabytes | 1.5 InformationStorage.megabytes
    measurements | RAM of 16 GiB | 16.0 InformationStorage.gibibytes
    measurements | RAM of 512 MiB | 512.0 InformationStorage.mebibytes
    measurements | A page of 4 KiB | 4.0 InformationStorage.kibibytes
    measurements | A key of 256 bits | 256.0 InformationStorage.bits
    measurements | A word of 8 bytes | 8.0 InformationStorage.bytes
    measurements | A line of 3 gigabits | 3.0 InformationStorage.gigabits
    measurements | It used 12 kWh | 12.0 Energy.kilowattHours
    measurements | It used 12 kilowatt hours | 12.0 Energy.kilowattHours
    measurements | It used 300 joules | 300.0 Energy.joules
    measurements | It used 300 kJ | 300.0 Energy.kilojoules
    measurements | Burn 250 kcal | 250.0 Energy.kilocalories
    measurements | Burn 250 calories | 250.0 Energy.calories
    measurements | A lamp of 60 W | 60.0 Power.watts
    measurements | A lamp of sixty watts | 60.0 Power.watts
    measurements | A car of 110 kW | 110.0 Power.kilowatts
    measurements | A car of 150 hp | 150.0 Power.horsepower
    measurements | A car of 150 horsepower | 150.0 Power.horsepower
    measurements | A plant of 900 MW | 900.0 Power.megawatts
    measurements | Air of 1013 hPa | 1013.0 Pressure.hectopascals
    measurements | Air of 2.2 bar | 2.2 Pressure.bars
    measurements | Air of 35 psi | 35.0 Pressure.poundsForcePerSquareInch
    measurements | Air of 100 kPa | 100.0 Pressure.kilopascals
    measurements | Air of 100 mbar | 100.0 Pressure.millibars
    measurements | Blood of 120 mmHg | 120.0 Pressure.millimetersOfMercury
    measurements | A tone of 440 Hz | 440.0 Frequency.hertz
    measurements | A tone of 440 hertz | 440.0 Frequency.hertz
    measurements | A chip of 3.2 GHz | 3.2 Frequency.gigahertz
    measurements | Radio on 98.5 MHz | 98.5 Frequency.megahertz
    measurements | Film at 60 fps | 60.0 Frequency.framesPerSecond
    measurements | A socket of 230 V | 230.0 ElectricPotentialDifference.volts
    measurements | A socket of 230 volts | 230.0 ElectricPotentialDifference.volts
    measurements | A fuse of 16 A | 16.0 ElectricCurrent.amperes
    measurements | A fuse of 16 amps | 16.0 ElectricCurrent.amperes
    measurements | It draws 20 mA | 20.0 ElectricCurrent.milliamperes
    measurements | A part of 220 ohms | 220.0 ElectricResistance.ohms
    measurements | A part of 220 Ω | 220.0 ElectricResistance.ohms
    measurements | A part of 10 kΩ | 10.0 ElectricResistance.kiloohms
    measurements | A cell of 3000 mAh | 3000.0 ElectricCharge.milliampereHours
    measurements | A cell of 60 Ah | 60.0 ElectricCharge.ampereHours
    measurements | Sugar of 90 mg/dL | 90.0 ConcentrationMass.milligramsPerDeciliter
    measurements | Sugar of 5 mmol/L | 5.0 ConcentrationMass.millimolesPerLiter
    measurements | CO2 of 420 ppm | 420.0 Dispersion.partsPerMillion
    measurements | Turn 2 radians | 2.0 Angle.radians
    measurements | A desk of 500 lux | 500.0 Illuminance.lux
    measurements | It does 40 mpg | 40.0 FuelEfficiency.milesPerGallon
    measurements | It does 6 liters per 100 kilometers | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | It does 6 l/100 km | 6.0 FuelEfficiency.litersPer100Kilometers
    measurements | It falls at 9.8 m/s² | 9.8 Acceleration.metersPerSecondSquared
    measurements | Mix 2 kg and 300 ml | 2.0 Mass.kilograms & 300.0 Volume.milliliters
    measurements | A couple of miles from here | 2.0 Length.miles
    measurements | A dozen kilos | 12.0 Mass.kilograms
    measurements | A 5-kg bag | 5.0 Mass.kilograms
    measurements | A five kilogram bag | 5.0 Mass.kilograms
    measurements | 1,500 square meters of land | 1500.0 Area.squareMeters
    measurements | It is 100 degrees outside | 100.0 Temperature.degrees
    measurements | It is 20 °C outside | 20.0 Temperature.celsius
    measurements | It is 20°C outside | 20.0 Temperature.celsius
    measurements | It is 20C outside | 20.0 Temperature.celsius
    measurements | It is 20 C outside | 20.0 Temperature.celsius
    measurements | It is 20 degrees Celsius outside | 20.0 Temperature.celsius
    measurements | It is 20 celsius outside | 20.0 Temperature.celsius
    measurements | It is twenty degrees centigrade outside | 20.0 Temperature.celsius
    measurements | It is 68 °F outside | 68.0 Temperature.fahrenheit
    measurements | It is 68F outside | 68.0 Temperature.fahrenheit
    measurements | It is 68 degrees Fahrenheit outside | 68.0 Temperature.fahrenheit
    measurements | It is 68 degrees F outside | 68.0 Temperature.fahrenheit
    measurements | It is 68° F outside | 68.0 Temperature.fahrenheit
    measurements | It is 68 deg F outside | 68.0 Temperature.fahrenheit
    measurements | It is -5 °C outside | -5.0 Temperature.celsius
    measurements | It is -5° outside | -5.0 Temperature.degrees
    measurements | It is minus five degrees outside | -5.0 Temperature.degrees
    measurements | It is minus five outside and 3 degrees here | 3.0 Temperature.degrees
    measurements | It is five below zero outside | -5.0 Temperature.degrees
    measurements | It is five degrees below zero outside | -5.0 Temperature.degrees
    measurements | It is 5 degrees below freezing in ice and 2 °C | -5.0 Temperature.degrees & 2.0 Temperature.celsius
    measurements | It is negative 40 degrees Fahrenheit | -40.0 Temperature.fahrenheit
    measurements | It is 273 K | 273.0 Temperature.kelvin
    measurements | It is 273.15 kelvin | 273.15 Temperature.kelvin
    measurements | It is 22.5 degrees | 22.5 Temperature.degrees
    measurements | It is twenty-two and a half degrees | 22.5 Temperature.degrees
    measurements | It is 98.6 degrees fahrenheit | 98.6 Temperature.fahrenheit
    measurements | Set the oven to 350 F | 350.0 Temperature.fahrenheit
    measurements | Set the heating to twenty-one degrees | 21.0 Temperature.degrees
    measurements | Fever of 39.2 °C | 39.2 Temperature.celsius
    measurements | Ten degrees C and 50 degrees F | 10.0 Temperature.celsius & 50.0 Temperature.fahrenheit
    ages | He is 5 years old | aged 5.0
    ages | He is five years old | aged 5.0
    ages | He is a year old | aged 1.0
    ages | He is one year old | aged 1.0
    ages | He is one and a half years old | aged 1.5
    ages | He is a year and a half old | aged 1.5
    ages | A 5-year-old boy | aged 5.0
    ages | A five-year-old boy | aged 5.0
    ages | A 5 year old boy | aged 5.0
    ages | A twelve-year-old girl | aged 12.0
    ages | She is 21 yrs old | aged 21.0
    ages | She is 21 years of age | aged 21.0
    ages | A woman aged 40 | aged 40.0
    ages | A woman aged forty years | aged 40.0
    ages | A woman at the age of 40 | aged 40.0
    ages | A woman at the age of seventy-five | aged 75.0
    ages | A 95 y.o. woman | aged 95.0
    ages | A 95 yo woman | aged 95.0
    ages | The house is a hundred years old | aged 100.0
    ages | The rock is 3 million years old | aged 3000000.0
    ages | The baby is 6 weeks old | aged 0.11506849315068493
    ages | The baby is ten days old | aged 0.0273972602739726
    ages | The baby is 3 months old | aged 0.2465753424657534
    ages | A three-month-old baby | aged 0.2465753424657534
    ages | A 10-day-old baby | aged 0.0273972602739726
    ages | The milk is 2 days old | aged 0.005479452054794521
    ages | My dog turns 3 years old | aged 3.0
    ages | A decade old car | aged 10.0
    ages | A century-old tree | aged 100.0
    ages | The wine is two decades old | aged 20.0
    ages | He turned 18 years old | aged 18.0
    ages | Two years and three months old | aged 2.2465753424657535
    measurements | Set a pound of no return | 1.0 Mass.pounds
    measurements | Give me 3 cups and 4 plates | 3.0 Volume.cups
    measurements | the cable is 3.5 meters | 3.5 Length.meters
    measurements | a marathon of 42.195 km | 42.195 Length.kilometers
    measurements | twenty thousand leagues and 3 fathoms | 3.0 Length.fathoms
    measurements | a quarter of an inch | 0.25 Length.inches
    measurements | three and a quarter inches | 3.25 Length.inches
    measurements | 5/8 inch pipe | 0.625 Length.inches
    measurements | a 55 inch TV | 55.0 Length.inches
    measurements | about 6'1" tall | 6.083333333333333 Length.feet
    measurements | 300 square kilometres | 300.0 Area.squareKilometers
    measurements | two and a half acres | 2.5 Area.acres
    measurements | ten thousand sq m | 10000.0 Area.squareMeters
    measurements | 330ml cans | 330.0 Volume.milliliters
    measurements | three quarters of a cup | 0.75 Volume.cups
    measurements | a half gallon of milk | 0.5 Volume.gallons
    measurements | 12 cubic yards of soil | 12.0 Volume.cubicYards
    measurements | 16.9 fl oz bottles | 16.9 Volume.fluidOunces
    measurements | five and a half pounds of meat | 5.5 Mass.pounds
    measurements | 1,200 kilograms | 1200.0 Mass.kilograms
    measurements | eight ounces | 8.0 Mass.ounces
    measurements | 30 milligrams twice | 30.0 Mass.milligrams
    measurements | the speed of light is 299,792 km/s | 299792.0 Speed.kilometersPerSecond
    measurements | a breeze of 15 knots | 15.0 Speed.knots
    measurements | 55 miles/h | 55.0 Speed.milesPerHour
    measurements | a 64-bit word | 64.0 InformationStorage.bits
    measurements | 1.44 MB floppies | 1.44 InformationStorage.megabytes
    measurements | eight gigs of memory | 8.0 InformationStorage.gigabytes
    measurements | 230 volts and 16 amps | 230.0 ElectricPotentialDifference.volts & 16.0 ElectricCurrent.amperes
    measurements | a 100-watt bulb | 100.0 Power.watts
    measurements | 3 bar of pressure | 3.0 Pressure.bars
    measurements | 2.4 GHz wifi | 2.4 Frequency.gigahertz
    measurements | turn 90 degrees to the left | 90.0 Temperature.degrees
    measurements | it was 101.5 F | 101.5 Temperature.fahrenheit
    measurements | minus 18 celsius | -18.0 Temperature.celsius
    measurements | zero degrees Fahrenheit | 0.0 Temperature.fahrenheit
    measurements | 40 below zero | -40.0 Temperature.degrees
    measurements | between 3 and 4 feet | 4.0 Length.feet
    ages | a two-and-a-half-year-old girl | aged 2.5
    ages | at age 65 | aged 65.0
    ages | 18 months of age | aged 1.4794520547945205
    ages | a nine year old | aged 9.0
    ages | he's 42 years old | aged 42.0
    ages | a seventy year old man | aged 70.0
    measurements | 10km/h | 10.0 Speed.kilometersPerHour
    measurements | 6 ft. | 6.0 Length.feet
    measurements | 5 lbs. | 5.0 Mass.pounds
    measurements | 100mg tablets | 100.0 Mass.milligrams
    measurements | 2x4 lumber 8' long | 8.0 Length.feet
    measurements | 1 and 1/2 cups | 1.5 Volume.cups
    measurements | 1 1/2 cups | 1.5 Volume.cups
    measurements | 3.5-inch disk | 3.5 Length.inches
    measurements | 60 square-foot room | 60.0 Area.squareFeet
    measurements | -40 F | -40.0 Temperature.fahrenheit
    measurements | 451 degrees Fahrenheit | 451.0 Temperature.fahrenheit
    measurements | 1,000 tons of steel | 1000.0 Mass.metricTons
    measurements | 100 meter dash | 100.0 Length.meters
    measurements | 50 million miles | 50000000.0 Length.miles
    measurements | 750 millilitres | 750.0 Volume.milliliters
    measurements | two hundred square feet | 200.0 Area.squareFeet
    measurements | a 20 gigabyte file | 20.0 InformationStorage.gigabytes
    measurements | one and a half tablespoons | 1.5 Volume.tablespoons
    measurements | half an acre | 0.5 Area.acres
    measurements | 4000 feet above sea level | 4000.0 Length.feet
    measurements | three-quarter inch | 0.75 Length.inches
    """
