/// English sentences of all kinds, with bounds and spans of the calendar above all: kind, sentence, value.
let englishEverydaySentences = """
    measurements | A mile in my shoes, what a saying | 1.0 Length.miles
    times | After 2015 everything changed | 2016-01-01/…
    times | I am away until Friday | …/2026-12-04
    times | From June on we are open | 2027-06-01/…
    times | I have not slept well since last summer | 2026-06-21/…
    times | Anything later than 5 pm | 17:00:00/…
    times | I am free after 5 pm | 17:00:00/…
    times | Before March please | …/2027-03-01
    times | Hand it in no later than Wednesday | …/2026-12-02
    times | Emails since Monday last week | 2026-11-23/…
    times | Photos from before 2010 | …/2010-01-01
    times | We are closed from Christmas onwards | 2026-12-25/…
    times | Starting next Monday I work out | 2026-12-07/…
    times | Messages older than two weeks ago | …/2026-11-16
    times | By the end of the year | …/2027-01-01
    times | The past 3 quarters were good | 2026-01-01/2026-10-01
    times | Who comes this coming weekend | 2026-12-05/2026-12-07
    times | Off in the week of the 5th | 2026-11-30/2026-12-07
    times | We travel in the first half of June | 2027-06-01/2027-06-16
    times | And the second half of 2027 | 2027-07-01/2028-01-01
    times | In the second half of July | 2027-07-16/2027-08-01
    times | For the past six months | 2026-05-30/2026-11-30
    times | Last two months | 2026-09-30/2026-11-30
    times | In the second week of January | 2027-01-11/2027-01-18
    times | Show the last quarter | 2026-07-01/2026-10-01
    times | Between January and March 2028 | 2028-01-01/2028-04-01
    times | From the 3rd to the 9th of May | 2027-05-03/2027-05-09
    times | Holidays between Christmas and New Year | 2026-12-25/2027-01-01
    percentages | The battery is at 45 percent | 45.0%
    percentages | It fell 2.5% | 2.5%
    percentages | I give one hundred and ten percent | 110.0%
    percentages | Between 5% and 7% | 5.0% & 7.0%
    percentages | We saw a negative three percent return | -3.0%
    percentages | About thirty-five per cent of us | 35.0%
    urls | Go to https://docs.example.dev:8443/a/b?x=1#top | https://docs.example.dev:8443/a/b?x=1#top
    urls | See www.my-shop.store | www.my-shop.store
    urls | Open localhost:3000/admin | localhost:3000/admin
    urls | example.com?ref=mail is the link | example.com?ref=mail
    urls | Try chat.example.ai | chat.example.ai
    urls | Our page (https://example.museum/art) moved | https://example.museum/art
    urls | Look at http://192.168.0.1/login | http://192.168.0.1/login
    urls | On bbc.co.uk/news there is more | bbc.co.uk/news
    phoneNumbers | Call +1 (415) 555-0132 | +1 (415) 555-0132
    phoneNumbers | Ring 020 7946 0018 | 020 7946 0018
    phoneNumbers | Dial 0049 30 901820 | 0049 30 901820
    phoneNumbers | My cell is 415.555.0132 | 415.555.0132
    phoneNumbers | Text +61 2 9374 4000 | +61 2 9374 4000
    phoneNumbers | Call +33 1 70 18 99 00 now | +33 1 70 18 99 00
    emails | Mail it to jo.smith+news@mail.example.co.uk | jo.smith+news@mail.example.co.uk
    money | I owe you twenty-five bucks | 25.0 USD
    money | That will be £3.50 | 3.5 GBP
    money | It sold for €1.2 million | 1200000.0 EUR
    money | Two hundred and fifty euros | 250.0 EUR
    money | Pay 12,000 yen | 12000.0 JPY
    money | A 5 dollar coffee | 5.0 USD
    money | It was US$ 30 | 30.0 USD
    times | Report at 1700 hours | 17:00:00
    times | Lunch noonish | 12:00:00
    times | See you the day after the day after tomorrow | 2026-12-03
    times | Ping me in 2 and a half hours | 2026-11-30 18:42:00
    times | A week from Tuesday | 2026-12-08
    times | Beware of Friday the 13th | 2026-11-13
    times | Twenty past eight in the evening | 20:20:00
    times | Half past midnight | 00:30:00
    times | Half an hour ago | 2026-11-30 15:42:00
    times | In an hour and a half | 2026-11-30 17:42:00
    times | Two Fridays from now | 2026-12-11
    times | The Friday after next | 2026-12-11
    times | Three days before Easter 2027 | 2027-03-25
    times | First thing tomorrow morning | 2026-12-01 08:00:00/2026-12-01 12:00:00
    times | Tomorrow at noon | 2026-12-01 12:00:00
    times | Tonight at half eight | 2026-11-30 20:30:00
    times | At 6 in the morning on Saturday | 2026-12-05 06:00:00
    times | By Thursday at noon | …/2026-12-03 12:00:00
    times | Every second Thursday at 4pm | every 2.0 week, weekday 4, at 16:00:00
    times | Once every three weeks | every 3.0 week
    times | Every morning at 6:45 | every 1.0 day, at 06:45:00
    times | On the 3rd of next month at 9 am | 2026-12-03 09:00:00
    times | A fortnight ago | 2026-11-16
    times | Today a year ago | 2025-11-30
    times | At 0600 tomorrow | 2026-12-01 06:00:00
    durations | For three quarters of an hour | 2700.0s
    durations | It took two weeks and three days | 1468800.0s
    durations | A day and a half | 129600.0s
    numbers | Three and three quarters | 3.75
    numbers | Two point five million | 2500000.0
    numbers | Minus forty | -40.0
    numberRanges | At most 12 guests | -inf…12.0
    numberRanges | Somewhere between fifty and sixty | 50.0…60.0
    numberRanges | More than 1,000 likes | 1000.0…inf
    ordinals | The third item on the list | start 3
    timesAndDurations | Winter is my surname said nobody | 2026-12-21/2027-03-20
    timesAndDurations | It is high noon somewhere in my mind | 12:00:00
    measurements | An ounce of courage | 1.0 Mass.ounces
    times | Nothing until the 15th | …/2026-12-15
    times | Starting in 2028 it is free | 2028-01-01/…
    times | Since the start of the year | 2026-01-01/…
    times | Before noon | …/12:00:00
    times | Some time after lunch | 13:00:00/17:00:00
    times | After Christmas we diet | 2026-12-25/…
    times | Everything since three days ago | 2026-11-27/…
    times | Not before Monday | 2026-12-07/…
    times | Up to and including Friday | …/2026-12-04
    times | As of January 1st | 2027-01-01/…
    times | Till the end of May | …/2027-06-01
    times | Newer than last week | 2026-11-30/…
    times | Older than 2020 | …/2020-01-01
    times | From now on | 2026-11-30 16:12:00/…
    times | From tomorrow | 2026-12-01/…
    times | Later than Tuesday | 2026-12-01/…
    times | Any time before 6pm tomorrow | …/2026-12-01 18:00:00
    times | In the first half of 2028 | 2028-01-01/2028-07-01
    times | Second half of next month | 2026-12-16/2027-01-01
    times | The first half of the year went well | 2026-01-01/2026-07-01
    times | This past weekend | 2026-11-28/2026-11-30
    times | The week before last | 2026-11-16/2026-11-23
    times | Two weekends ago | 2026-11-21/2026-11-23
    times | Over the next three months | 2026-12-01/2027-03-01
    times | During the last ten years | 2016-11-30/2026-11-30
    times | The week commencing January 4 | 2027-01-04/2027-01-11
    times | Fourth quarter 2027 | 2027-10-01/2028-01-01
    times | Late next month | 2026-12-21/2027-01-01
    times | In the middle of the week | 2026-12-01/2026-12-05
    times | Early in 2027 | 2027-01-01/2027-05-01
    times | From Tuesday to Friday of next week | 2026-12-08/2026-12-11
    times | Between the 12th and 14th | 2026-12-12/2026-12-14
    times | Weekdays only | every 1.0 workday
    times | The last week of August 2027 | 2027-08-23/2027-08-30
    times | Month to date | 2026-11-01/2026-11-30
    percentages | One percent better each day | 1.0%
    percentages | Up 0.25 percent | 0.25%
    percentages | Ninety nine point nine percent uptime | 99.9%
    percentages | A 50-percent chance | 50.0%
    urls | Visit my-site.photography | my-site.photography
    urls | http://localhost:8080 | http://localhost:8080
    urls | Get it at https://a.example.org/x/y.html?z=1&w=2 please | https://a.example.org/x/y.html?z=1&w=2
    urls | WWW.EXAMPLE.COM rocks | WWW.EXAMPLE.COM
    urls | Our api is api.example.cloud/v2/items | api.example.cloud/v2/items
    urls | Try sub.domain.example.com:443 | sub.domain.example.com:443
    phoneNumbers | +49 (0) 30 901820 | +49 (0) 30 901820
    phoneNumbers | Fax 555-867-5309 today | 555-867-5309
    phoneNumbers | Our hotline is 1-800-555-0199 | 1-800-555-0199
    phoneNumbers | Ring +44 (0)20 7946 0991 | +44 (0)20 7946 0991
    phoneNumbers | In Madrid: +34 912 345 678 | +34 912 345 678
    phoneNumbers | Call 5550123 | 5550123
    emails | Write to a_b-c@x-y.org. | a_b-c@x-y.org
    money | He owes me fifty pounds and ten pence | 50.1 GBP
    money | It costs 4.99 euros | 4.99 EUR
    money | Half a million dollars | 500000.0 USD
    money | 10 Swiss francs | 10.0 CHF
    money | I found a $100 bill | 100.0 USD
    money | ₹500 only | 500.0 INR
    times | At 14:30 sharp | 14:30:00
    times | 0830 hours tomorrow | 2026-12-01 08:30:00
    times | Around sevenish | 07:00:00
    times | At a quarter past nine at night | 21:15:00
    times | In a quarter of an hour | 2026-11-30 16:27:00
    times | In half a year | 2027-05-30
    times | Tonight at one | 2026-12-01 01:00:00
    times | Friday night at 11 | 2026-12-04 23:00:00
    times | Monday week | 2026-12-07
    times | A month from the 5th | 2027-01-05
    times | Two days after Christmas | 2026-12-27
    times | The last day of this month | 2026-11-30
    times | The day before New Year's Eve | 2026-12-30
    times | Three Mondays ago | 2026-11-09
    times | This time tomorrow | 2026-12-01 16:12:00
    times | Tomorrow at 25 past 3 | 2026-12-01 15:25:00
    times | On the morning of the 24th of December | 2026-12-24 08:00:00/2026-12-24 12:00:00
    times | Eight thirty tonight | 2026-11-30 20:30:00
    times | Wednesday, 9 December at 10 | 2026-12-09 10:00:00
    times | Twice a week | every 1.0 week
    times | Every four hours | every 4.0 hour
    times | Every weekday morning | every 1.0 workday
    times | On Tuesdays and Thursdays | every 1.0 week, weekday 2 & every 1.0 week, weekday 4
    durations | For a couple of hours | 7200.0s
    durations | All day long | 86400.0s
    durations | Ninety-minute massage | 5400.0s
    numbers | A hundred and one dalmatians | 101.0
    numbers | Seven eighths | 0.875
    numberRanges | Fewer than six eggs | -inf…6.0
    numberRanges | Between $5 and $10 | 5.0…10.0 USD
    ordinals | My twenty-second try | start 22
    percentages | 50 percents of nothing, said nobody | 50.0%
    times | Since yesterday evening | 2026-11-29 18:00:00/…
    times | From Monday onwards | 2026-12-07/…
    times | Until 6:30 this evening | …/2026-11-30 18:30:00
    times | Since the nineties | 1990-01-01/…
    times | Before 2000 | …/2000-01-01
    times | After next week | 2026-12-14/…
    times | Nothing after March 2027 | 2027-04-01/…
    times | Before the 20th | …/2026-12-20
    times | Since the 3rd | 2026-11-03/…
    times | No earlier than 9 am | 09:00:00/…
    times | Until next Thursday at 5 | …/2026-12-10 17:00:00
    times | Ever since Easter | 2026-04-05/…
    times | Through the end of March | …/2027-04-01
    times | On or after December 10th | 2026-12-10/…
    times | Prior to last Friday | …/2026-11-27
    times | Sometime this fall | 2026-09-23/2026-12-21
    times | During the summer of 2025 | 2025-06-21/2025-09-23
    times | The next few days | 2026-12-01/2026-12-04
    times | Over the past couple of days | 2026-11-28/2026-11-30
    times | The previous two quarters | 2026-04-01/2026-10-01
    times | All of next year | 2027-01-01/2028-01-01
    times | In early January | 2027-01-01/2027-01-11
    times | The first quarter of next year | 2027-01-01/2027-04-01
    times | The latter half of August | 2027-08-16/2027-09-01
    times | The year before last | 2024-01-01/2025-01-01
    times | The month after next | 2027-01-01/2027-02-01
    times | Last weekend | 2026-11-28/2026-11-30
    times | Week 50 | 2026-12-07/2026-12-14
    times | From 2020 to 2024 | 2020-01-01/2025-01-01
    times | May 3rd through May 8th | 2027-05-03/2027-05-08
    times | Mid December | 2026-12-10/2026-12-21
    times | The beginning of next week | 2026-12-07/2026-12-10
    times | Two weeks starting Monday | 2026-12-07/2026-12-21
    times | The third week of March | 2027-03-15/2027-03-22
    percentages | Sales rose by 12.5 per cent | 12.5%
    percentages | A quarter percent rate cut | 0.25%
    percentages | Between 10 and 20 percent | 20.0%
    percentages | Ten percent off, or 5 % more | 10.0% & 5.0%
    urls | See en.wikipedia.org/wiki/Moon_(disambiguation) | en.wikipedia.org/wiki/Moon_(disambiguation)
    urls | The mirror is ftp://mirror.example.net:2121/iso/ | ftp://mirror.example.net:2121/iso/
    urls | Click example.link/abc?d=e&f=g | example.link/abc?d=e&f=g
    urls | My blog: jane.example.blog | jane.example.blog
    urls | Try http://example.com/#/home, it works | http://example.com/#/home
    urls | www.example.co.jp is Japanese | www.example.co.jp
    phoneNumbers | Call (02) 9374 4000 | (02) 9374 4000
    phoneNumbers | Text 07700 900123 | 07700 900123
    phoneNumbers | From abroad dial +1-212-555-0187 | +1-212-555-0187
    phoneNumbers | Tokyo office: +81 3-1234-5678 | +81 3-1234-5678
    phoneNumbers | 415 555 0100 ext 12 | 415 555 0100 ext 12
    emails | Contact sales@example.shop or help@example.io | sales@example.shop & help@example.io
    money | A dollar fifty | 1.5 USD
    money | Three hundred quid | 300.0 GBP
    money | 25 cents each | 0.25 ?
    money | $1.5 billion | 1500000000.0 USD
    money | 20 Canadian dollars | 20.0 CAD
    money | JPY 5000 | 5000.0 JPY
    times | At 2300 hours | 23:00:00
    times | Half past ten tomorrow | 2026-12-01 10:30:00
    times | At tenish tomorrow | 2026-12-01 10:00:00
    times | Five to midnight | 23:55:00
    times | A week from Sunday | 2026-12-13
    times | Four days from now at noon | 2026-12-04 12:00:00
    times | In 90 minutes | 2026-11-30 17:42:00
    times | Sunday the 13th at noon | 2026-12-13 12:00:00
    times | The evening before last | 2026-11-28 18:00:00/2026-11-28 23:59:59
    times | Tomorrow night at 12 | 2026-12-02 00:00:00
    times | This time next Friday | 2026-12-11 16:12:00
    times | The first of the month | 2026-12-01
    times | On the 31st at 11:59 pm | 2026-12-31 23:59:00
    times | 6 in the evening on Boxing Day | 2026-12-26 18:00:00
    times | Last night around 2 | 2026-11-30 02:00:00
    times | Every other week on Friday | every 2.0 week, weekday 5
    times | Each month on the 15th | every 1.0 month, day 15
    times | Every day at noon and at six | every 1.0 day, at 12:00:00 & 18:00:00
    times | Every quarter | every 1.0 quarter
    durations | For half a minute | 30.0s
    durations | It lasted 3 days and 4 hours | 273600.0s
    durations | A forty-five minute walk | 2700.0s
    numbers | Twelve hundred | 1200.0
    numbers | Zero point zero five | 0.05
    numberRanges | 3 to 5 apples | 3.0…5.0
    ordinals | On the eleventh attempt | start 11
    times | From 8 pm on | 20:00:00/…
    times | Since about noon | 12:00:00/…
    times | Before the end of the week | …/2026-12-07
    times | After the 1st of February | 2027-02-01/…
    times | Since last Tuesday | 2026-11-24/…
    times | Until a week from now | …/2026-12-07
    times | From 2030 on | 2030-01-01/…
    times | Earlier than 8 am | …/08:00:00
    times | Before tomorrow evening | …/2026-12-01 18:00:00
    times | Upcoming three months | 2026-12-01/2027-03-01
    times | The first half of next year | 2027-01-01/2027-07-01
    times | Second half of February 2028 | 2028-02-16/2028-03-01
    times | The weekend of December 12th | 2026-12-12/2026-12-14
    times | The week of Christmas | 2026-12-21/2026-12-28
    times | For the next 48 hours | 2026-11-30 16:12:00/2026-12-02 16:12:00
    times | Quarter to seven tomorrow morning | 2026-12-01 06:45:00
    times | At 1845 hours on Friday | 2026-12-04 18:45:00
    times | Around eightish tonight | 2026-11-30 20:00:00
    times | An hour ago | 2026-11-30 15:12:00
    times | An hour and a half from now | 2026-11-30 17:42:00
    times | In three days at 9 am | 2026-12-03 09:00:00
    times | The Saturday before Christmas | 2026-12-19
    times | Next Sunday at half past two | 2026-12-13 14:30:00
    times | Every first Sunday of the month | every 1.0 month, weekday 7, the 1.
    times | Every night at eleven | every 1.0 day, at 23:00:00
    percentages | A hundred percent sure | 100.0%
    urls | https://[::1]:8080 is not read, example.net is | example.net
    urls | Book at hotel.example.rentals/rooms | hotel.example.rentals/rooms
    phoneNumbers | Call +353 1 234 5678 | +353 1 234 5678
    money | Five hundred thousand pounds | 500000.0 GBP
    money | €20 and 50 cents | 20.5 EUR
    durations | A minute and thirty seconds | 90.0s
    numberRanges | No more than 15 | -inf…15.0
    timesAndDurations | High noon is a western | 12:00:00
    timesAndDurations | Black Friday deals | 2027-11-26
    timesAndDurations | New year, new me | 2027-01-01
    urls | Version 2.com is not a thing, image.png is | 2.com
    times | After 6 in the evening | 18:00:00/…
    times | Before Easter 2027 | …/2027-03-28
    times | Since June 2024 | 2024-06-01/…
    times | Until the day after tomorrow | …/2026-12-02
    times | From the 10th of January on | 2027-01-10/…
    times | By 5 on Wednesday | …/2026-12-02 17:00:00
    times | Through Sunday | …/2026-12-06
    times | Since 7 this morning | 2026-11-30 07:00:00/…
    times | Over the last 12 months | 2025-11-30/2026-11-30
    times | The second half of this week | 2026-12-03/2026-12-07
    times | The upcoming weekend | 2026-12-05/2026-12-07
    times | Two weeks before Christmas | 2026-12-11
    times | Late January 2027 | 2027-01-21/2027-02-01
    times | Tomorrow between 3 and 5 | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | Half six tonight | 2026-11-30 18:30:00
    times | Noon on Sunday | 2026-12-06 12:00:00
    times | Day after tomorrow at quarter to nine | 2026-12-02 08:45:00
    times | 45 minutes from now | 2026-11-30 16:57:00
    times | A fortnight from Friday | 2026-12-18
    times | The third Thursday in January | 2027-01-21
    times | Every 15 minutes | every 15.0 minute
    percentages | Five and a half percent | 5.5%
    money | Seven fifty in dollars is $7.50 | 7.5 USD
    money | AU$ 40 or 40 AUD | 40.0 AUD & 40.0 AUD
    phoneNumbers | Call us: (0044) 20 7946 0018 | (0044) 20 7946 0018
    urls | See https://example.com/a-b_c/~d?e=%20f | https://example.com/a-b_c/~d?e=%20f
    durations | Five hours and a half | 19800.0s
    times | Send it after the 10th | 2026-12-10/…
    times | Out until the 2nd of January | …/2027-01-02
    times | Since November 12th | 2026-11-12/…
    times | Everything before last Monday | …/2026-11-23
    times | Only after 7 in the morning | 07:00:00/…
    times | Later than 10:30 pm | 22:30:00/…
    times | From next month on | 2026-12-01/…
    times | Since the beginning of November | 2026-11-01/…
    times | Until the end of next week | …/2026-12-14
    times | The upcoming four weeks | 2026-12-01/2026-12-29
    times | The last four quarters | 2025-10-01/2026-10-01
    times | The second half of 2026 | 2026-07-01/2027-01-01
    times | First half of December | 2026-12-01/2026-12-16
    times | The week of the 14th | 2026-12-14/2026-12-21
    times | Quarter past midnight | 00:15:00
    times | 0700 on Monday | 2026-12-07 07:00:00
    times | Tonight at half past one | 2026-12-01 01:30:00
    times | Tuesday in two weeks | 2026-12-15
    times | In two and a half hours | 2026-11-30 18:42:00
    times | Friday the 18th at ninish | 2026-12-18 09:00:00
    times | Starting from 6 pm | 18:00:00/…
    times | Before half past eight | …/08:30:00
    times | After Thursday morning | 2026-12-03 12:00:00/…
    times | Since two weeks ago | 2026-11-16/…
    times | Up until yesterday | …/2026-11-29
    times | First half of this month | 2026-11-01/2026-11-16
    times | The weekend before last | 2026-11-21/2026-11-23
    times | The last 3 weekends | 2026-11-14/2026-11-30
    times | A quarter to one tomorrow | 2026-12-01 12:45:00
    times | Thursday at 1915 hours | 2026-12-03 19:15:00
    times | Midnight tomorrow | 2026-12-01 00:00:00
    times | Two hours before midnight | 2026-11-30 22:00:00
    times | Five minutes to nine | 08:55:00
    times | The 2nd of next month at six thirty pm | 2026-12-02 18:30:00
    """
