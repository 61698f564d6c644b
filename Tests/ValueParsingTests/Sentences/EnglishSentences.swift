/// English sentences with what stands in them, written for these tests: kind, sentence, value.
let englishSentences = """
    times | Put the dentist on the third Wednesday of January | 2027-01-20
    times | Remind me the Tuesday after Easter | 2027-03-30
    times | We meet again the Saturday before Halloween 2027 | 2027-10-30
    times | Book it for the first Friday following Labor Day 2027 | 2027-09-10
    times | The exam is on the last Thursday of next month | 2026-12-31
    times | She arrives two days after Boxing Day | 2026-12-28
    times | Call the bank the day before Christmas Eve | 2026-12-23
    times | Pay the rent on the 28th | 2026-12-28
    times | We moved here on 12 August 2019 | 2019-08-12
    times | The lease ends 2028-02-29 | 2028-02-29
    times | See you a week from Thursday | 2026-12-10
    times | The concert is in eleven days | 2026-12-11
    times | I saw him the day before yesterday | 2026-11-28
    times | Is there anything on Columbus Day | 2027-10-11
    times | When is Diwali 2028 | 2028-10-17
    times | When was Good Friday 2024 | 2024-03-29
    times | Orthodox Good Friday 2025 is a holiday | 2025-04-18
    times | Passover in 2025 begins | 2025-04-13
    times | Plan a dinner for Mother's Day in 2 years | 2028-05-14
    times | Wake me at a quarter past seven | 07:15:00
    times | The train leaves at 18:42 | 18:42:00
    times | Start the oven at half past five pm | 17:30:00
    times | The shop opens at nine thirty am | 09:30:00
    times | Lunch is at noon | 12:00:00
    times | Set an alarm for twenty to eight am | 07:40:00
    times | Turn off the lights at midnight | 00:00:00
    times | Call Maria tomorrow at ten past four | 2026-12-01 16:10:00
    times | Water the plants in three quarters of an hour | 2026-11-30 16:57:00
    times | Ping me in ninety seconds | 2026-11-30 16:13:30
    times | The parcel came forty minutes ago | 2026-11-30 15:32:00
    times | Check the cake an hour and ten minutes from now | 2026-11-30 17:22:00
    times | Dinner on Saturday evening at eight | 2026-12-05 20:00:00
    times | The call is Wednesday 2:15pm | 2026-12-02 14:15:00
    times | The film is on December 18th at 9 in the evening | 2026-12-18 21:00:00
    times | Pick up the kids today at 5:45 pm | 2026-11-30 17:45:00
    times | Let us talk next month | 2026-12-01/2027-01-01
    times | What happened in the week of January 11th | 2027-01-11/2027-01-18
    times | Show my photos of spring 2024 | 2024-03-20/2024-06-21
    times | Sales in the second quarter of 2025 | 2025-04-01/2025-07-01
    times | Music from the late eighties | 1987-01-01/1990-01-01
    times | Away from 3 to 17 July 2027 | 2027-07-03/2027-07-17
    times | Free between Wednesday and Friday | 2026-12-02/2026-12-04
    times | Nothing in the first two weeks of February | 2027-02-01/2027-02-15
    times | The last three days of the month are busy | 2026-11-28/2026-12-01
    times | I will be out mid-April | 2027-04-10/2027-04-21
    times | All reports of the past two weeks | 2026-11-16/2026-11-30
    times | Meet from 9 to 10:30 am tomorrow | 2026-12-01 09:00:00/2026-12-01 10:30:00
    times | Gym Thursday 6-7pm | 2026-12-03 18:00:00/2026-12-03 19:00:00
    times | Quiet hours from 10pm until 6am | 22:00:00/06:00:00
    times | Anything after 8 pm | 20:00:00/…
    times | Finish it before Thursday | …/2026-12-03
    times | Send the form by the end of this week | …/2026-12-07
    times | Everything since 1998 | 1998-01-01/…
    times | Closed until January 8 | …/2027-01-08
    times | Meetings later than 9 but before 11:30 tomorrow | 2026-12-01 09:00:00/2026-12-01 11:30:00
    times | Take the bins out every Thursday at 7 am | every 1.0 week, weekday 4, at 07:00:00
    times | Backup every six hours | every 6.0 hour
    times | Pay the gym on the 3rd of every month | every 1.0 month, day 3
    times | Book club on the first Monday of each month | every 1.0 month, weekday 1, the 1.
    times | Team lunch every other Friday | every 2.0 week, weekday 5
    times | Stand up every weekday at 9:15 | every 1.0 workday, at 09:15:00
    times | Vitamins daily at noon | every 1.0 day, at 12:00:00
    times | Renew it every year on April 4 | every 1.0 year, month 4, day 4
    durations | Bake it for forty-five minutes | 2700.0s
    durations | A nap of an hour and a quarter | 4500.0s
    durations | He was away for two and a half weeks | 1512000.0s
    durations | Timer 1h 15m | 4500.0s
    durations | Play for half a minute | 30.0s
    durations | The trip takes 3 days, 4 hours and 5 minutes | 273900.0s
    numbers | There are three hundred forty-two pages | 342.0
    numbers | It has 1,048,576 rows | 1048576.0
    numbers | About two point seven five of it | 2.75
    numbers | We need four and three quarters | 4.75
    numbers | The total is minus twelve | -12.0
    numbers | Roughly 2.5 million people | 2500000.0
    numbers | Give me one sixty | 160.0
    numbers | Only two fifths came | 0.4
    numbers | Buy three dozen | 36.0
    numbers | A hundred thousand and seven stars | 100007.0
    ordinals | Open the fifth message | start 5
    ordinals | Play the second to last song | end -1
    ordinals | The thirty-second floor | start 32
    percentages | Set the volume to thirty-five percent | 35.0%
    percentages | It grew by 7.2 % | 7.2%
    measurements | The wall is 8 feet 6 inches high | 8.5 Length.feet
    measurements | He weighs 11 stone 7 pounds | 11.5 Mass.stones
    measurements | Add three and a half cups of flour | 3.5 Volume.cups
    measurements | It is 15 degrees below zero | -15.0 Temperature.degrees
    measurements | Heat it to 180 °C | 180.0 Temperature.celsius
    measurements | A flat of 85 square metres | 85.0 Area.squareMeters
    measurements | We drove 65 miles per hour | 65.0 Speed.milesPerHour
    measurements | The disk has 2 terabytes | 2.0 InformationStorage.terabytes
    measurements | A battery of 5000 mAh | 5000.0 ElectricCharge.milliampereHours
    measurements | The tyre has 32 psi | 32.0 Pressure.poundsForcePerSquareInch
    measurements | It pulls 3 amps | 3.0 ElectricCurrent.amperes
    measurements | Two thirds of a gallon | 0.6666666666666666 Volume.gallons
    money | It was twelve dollars and fifty cents | 12.5 USD
    money | He paid £1.2 million | 1200000.0 GBP
    money | That is 80 cents | 0.8 ?
    money | We owe -$45.10 | -45.1 USD
    money | Half a million euros | 500000.0 EUR
    money | Around ¥3,000 | 3000.0 JPY
    ages | My cat is eighteen months old | aged 1.4794520547945205
    ages | A 30-year-old house | aged 30.0
    numberRanges | Between 15 and 25 dollars | 15.0…25.0 USD
    numberRanges | Fewer than twelve | -inf…12.0
    numberRanges | At least 3 kilometers | 3.0…inf kilometers
    numberRanges | Show those over 50 % | 50.0…inf %
    numberRanges | Exactly equal to 9 | 9.0…9.0
    phoneNumbers | Call (030) 123-4567 now | (030) 123-4567
    phoneNumbers | My number is +44 113 496 0009 | +44 113 496 0009
    emails | Mail kim dot park at example dot net | kim.park@example.net
    urls | Have a look at docs.example.dev/start | docs.example.dev/start
    booleans | Absolutely | yes
    booleans | Nope | no
    """
