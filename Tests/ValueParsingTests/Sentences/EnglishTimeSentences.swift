/// English sentences with times, written for these tests: kind, sentence, value.
let englishTimeSentences = """
    times | Call me today | 2026-11-30
    times | Call me tomorrow | 2026-12-01
    times | What happened yesterday | 2026-11-29
    times | Call me the day after tomorrow | 2026-12-02
    times | Call me on Friday | 2026-12-04
    times | Call me this Friday | 2026-12-04
    times | Call me Friday the 4th | 2026-12-04
    times | Call me on Wed | 2026-12-02
    times | Call me Tuesday week | 2026-12-08
    times | Call me a week on Tuesday | 2026-12-08
    times | Call me a week from today | 2026-12-07
    times | Call me a week from tomorrow | 2026-12-08
    times | Call me in a week | 2026-12-07
    times | Call me in a week's time | 2026-12-07
    times | Call me in two weeks | 2026-12-14
    times | Call me in a fortnight | 2026-12-14
    times | Call me in 3 days | 2026-12-03
    times | Call me in three days' time | 2026-12-03
    times | Call me in a month | 2026-12-30
    times | Call me in six months | 2027-05-30
    times | Call me in a year | 2027-11-30
    times | Call me 10 days from now | 2026-12-10
    times | I called 3 days ago | 2026-11-27
    times | I called two weeks ago | 2026-11-16
    times | I called a month ago | 2026-10-30
    times | I called a couple of days ago | 2026-11-28
    times | I called a year ago | 2025-11-30
    times | I called five years back | 2021-11-30
    times | I called last Friday | 2026-11-27
    times | I was there a year ago today | 2025-11-30
    times | Call me on December 5 | 2026-12-05
    times | Call me on December 5th | 2026-12-05
    times | Call me on the 5th of December | 2026-12-05
    times | Call me on the fifth of December | 2026-12-05
    times | Call me on December the fifth | 2026-12-05
    times | Call me on 5 December | 2026-12-05
    times | Call me on 5 Dec | 2026-12-05
    times | Call me on Dec. 5 | 2026-12-05
    times | Call me on Dec 5, 2027 | 2027-12-05
    times | Call me on December 5th, 2027 | 2027-12-05
    times | Call me on the 5th December 2027 | 2027-12-05
    times | Call me on 5-Dec-2027 | 2027-12-05
    times | Call me on 05DEC2027 | 2027-12-05
    times | Call me on Saturday, December 5 | 2026-12-05
    times | Call me on Sat 5 Dec | 2026-12-05
    times | Call me on Saturday the fifth | 2026-12-05
    times | Call me on 12/5/2026 | 2026-12-05
    times | Call me on 12/5 | 2026-12-05
    times | Call me on 12/05/26 | 2026-12-05
    times | Call me on 12-05-2026 | 2026-12-05
    times | Call me on 2026-12-05 | 2026-12-05
    times | Call me on 2026/12/05 | 2026-12-05
    times | Call me on 2026.12.05 | 2026-12-05
    times | Call me on 25/12/2026 | 2026-12-25
    times | Call me on the 21st | 2026-12-21
    times | Call me on the twenty-first | 2026-12-21
    times | Born on July 20, 1969 | 1969-07-20
    times | Born on July twentieth nineteen sixty-nine | 1969-07-20
    times | Born on 20 July '69 | 1969-07-20
    times | Born March 3rd two thousand and four | 2004-03-03
    times | Call me the last day of February | 2027-02-28
    times | Call me on the first day of next month | 2026-12-01
    times | Call me the first of January | 2027-01-01
    times | Call me on the first Sunday in March | 2027-03-07
    times | Call me on the last Friday of the year | 2026-12-25
    times | Call me on the second Monday in May 2027 | 2027-05-10
    times | Call me on Christmas | 2026-12-25
    times | Call me on Christmas Eve | 2026-12-24
    times | Call me on New Year's Eve | 2026-12-31
    times | Call me on New Year's Day | 2027-01-01
    times | Call me on Easter Monday 2027 | 2027-03-29
    times | Call me on Valentine's Day | 2027-02-14
    times | Call me on Thanksgiving 2027 | 2027-11-25
    times | Call me two days before Christmas | 2026-12-23
    times | Call me three weeks after Easter 2027 | 2027-04-18
    times | Call me the day before my birthday on May 6 | 2027-05-06
    times | Wake me at 7 | 07:00:00
    times | Wake me at seven | 07:00:00
    times | Wake me at 7am | 07:00:00
    times | Wake me at 7 a.m. | 07:00:00
    times | Wake me at 7:30 | 07:30:00
    times | Wake me at 7.30 am | 07:30:00
    times | Wake me at half past seven | 07:30:00
    times | Wake me at half seven | 07:30:00
    times | Wake me at seven thirty | 07:30:00
    times | Wake me at seven o'clock | 07:00:00
    times | Wake me at seven in the morning | 07:00:00
    times | Wake me at quarter to eight | 07:45:00
    times | Wake me at a quarter to eight | 07:45:00
    times | Wake me at quarter past eight | 08:15:00
    times | Wake me at ten to eight | 07:50:00
    times | Wake me at 10 minutes to eight | 07:50:00
    times | Wake me at five past eight | 08:05:00
    times | Wake me at twenty-five past eight | 08:25:00
    times | Wake me at a quarter of eight | 07:45:00
    times | Wake me at a quarter after eight | 08:15:00
    times | Wake me at ten till eight | 07:50:00
    times | Wake me at oh eight hundred | 08:00:00
    times | Wake me at 0800 hours | 08:00:00
    times | Wake me at 19:45 | 19:45:00
    times | Wake me at 7:45 PM | 19:45:00
    times | Wake me at 7:45:30 pm | 19:45:30
    times | Wake me at seven oh five am | 07:05:00
    times | Dinner is at 8 in the evening | 20:00:00
    times | Dinner is at eight at night | 20:00:00
    times | Dinner is at 6 pm sharp | 18:00:00
    times | Dinner is at five thirty in the afternoon | 17:30:00
    times | Dinner is at noon | 12:00:00
    times | Dinner is at midday | 12:00:00
    times | Dinner is at 12 pm | 12:00:00
    times | Dinner is at 12 am | 00:00:00
    times | Dinner is around 9 pm | 21:00:00
    times | Dinner is at about 9 pm | 21:00:00
    times | Dinner is at three in the afternoon | 15:00:00
    times | Meet me tomorrow at 5 pm | 2026-12-01 17:00:00
    times | Meet me at 5 pm tomorrow | 2026-12-01 17:00:00
    times | Meet me tomorrow at five | 2026-12-01 17:00:00
    times | Meet me tomorrow morning at 9 | 2026-12-01 09:00:00
    times | Meet me at 9 tomorrow morning | 2026-12-01 09:00:00
    times | Meet me at noon on Friday | 2026-12-04 12:00:00
    times | Meet me Friday noon | 2026-12-04 12:00:00
    times | Meet me on Friday at half past ten | 2026-12-04 10:30:00
    times | Meet me on December 12 at 3:30 pm | 2026-12-12 15:30:00
    times | Meet me at 3:30 pm on December 12 | 2026-12-12 15:30:00
    times | Meet me at 3:30 pm on the 12th | 2026-12-12 15:30:00
    times | Meet me on 2026-12-12 at 15:30 | 2026-12-12 15:30:00
    times | Meet me on 2026-12-12T15:30:00 | 2026-12-12 15:30:00
    times | Meet me on 12/12/2026 3:30 PM | 2026-12-12 15:30:00
    times | Meet me Saturday, December 12, 2026, at 3:30 p.m. | 2026-12-12 15:30:00
    times | Meet me tonight at 9 | 2026-11-30 21:00:00
    times | Meet me at nine tonight | 2026-11-30 21:00:00
    times | Meet me at eleven this evening | 2026-11-30 23:00:00
    times | Meet me in 20 minutes | 2026-11-30 16:32:00
    times | Meet me in an hour | 2026-11-30 17:12:00
    times | Meet me in half an hour | 2026-11-30 16:42:00
    times | Meet me in an hour and a half | 2026-11-30 17:42:00
    times | Meet me in one and a half hours | 2026-11-30 17:42:00
    times | Meet me in 2 hours and 15 minutes | 2026-11-30 18:27:00
    times | Meet me in 2h | 2026-11-30 18:12:00
    times | Meet me two hours from now | 2026-11-30 18:12:00
    times | Meet me in a quarter of an hour | 2026-11-30 16:27:00
    times | Meet me in 24 hours | 2026-12-01 16:12:00
    times | He left 2 hours ago | 2026-11-30 14:12:00
    times | He left half an hour ago | 2026-11-30 15:42:00
    times | He left ten minutes ago | 2026-11-30 16:02:00
    times | He left yesterday at 8 pm | 2026-11-29 20:00:00
    times | He left last night at 11 | 2026-11-29 23:00:00
    times | Tell me right now | 2026-11-30 16:12:00
    times | Tell me now | 2026-11-30 16:12:00
    times | Tell me at midnight tomorrow | 2026-12-01 00:00:00
    times | What is on this week | 2026-11-30/2026-12-07
    times | What is on next week | 2026-12-07/2026-12-14
    times | What was on last week | 2026-11-23/2026-11-30
    times | What is on the week after next | 2026-12-14/2026-12-21
    times | What is on this weekend | 2026-12-05/2026-12-07
    times | What is on next month | 2026-12-01/2027-01-01
    times | What was on last month | 2026-10-01/2026-11-01
    times | What was on last year | 2025-01-01/2026-01-01
    times | What is on in 2027 | 2027-01-01/2028-01-01
    times | What is on in March | 2027-03-01/2027-04-01
    times | What is on in March 2028 | 2028-03-01/2028-04-01
    times | What is on in next March | 2027-03-01/2027-04-01
    times | What was on in the nineties | 1990-01-01/2000-01-01
    times | What was on in the 1990s | 1990-01-01/2000-01-01
    times | What was on in the 80s | 1980-01-01/1990-01-01
    times | What is on in early January | 2027-01-01/2027-01-11
    times | What was on in the summer of 2025 | 2025-06-21/2025-09-23
    times | What is on in Q1 2027 | 2027-01-01/2027-04-01
    times | What is on in the first quarter of 2027 | 2027-01-01/2027-04-01
    times | What is on in the first half of 2027 | 2027-01-01/2027-07-01
    times | What was on in the 19th century | 1800-01-01/1900-01-01
    times | What was on in the past week | 2026-11-23/2026-11-30
    times | What was on in the last 3 days | 2026-11-27/2026-11-30
    times | What was on in the last six months | 2026-05-30/2026-11-30
    times | What is on in the next two days | 2026-12-01/2026-12-03
    times | What is on in the coming week | 2026-12-07/2026-12-14
    times | What is on from Monday to Friday | 2026-12-07/2026-12-11
    times | What is on from December 10 to December 15 | 2026-12-10/2026-12-15
    times | What is on between December 10 and December 15 | 2026-12-10/2026-12-15
    times | What is on December 10-15 | 2026-12-10/2026-12-15
    times | What is on from the 10th to the 15th | 2026-12-10/2026-12-15
    times | What is on from 10 to 15 December | 2026-12-10/2026-12-15
    times | What is on from 2026-12-10 to 2026-12-15 | 2026-12-10/2026-12-15
    times | What was on between 1914 and 1918 | 1914-01-01/1919-01-01
    times | What is on from June to August 2027 | 2027-06-01/2027-09-01
    times | What is on between 3 and 5 pm | 15:00:00/17:00:00
    times | What is on from 3 to 5 pm | 15:00:00/17:00:00
    times | What is on 3-5 pm | 15:00:00/17:00:00
    times | What is on from 9:30 to 11:00 | 09:30:00/11:00:00
    times | What is on from nine to five | 09:00:00/17:00:00
    times | What is on from 10 in the morning until 2 in the afternoon | 10:00:00/14:00:00
    times | What is on tomorrow from 3 to 5 pm | 2026-12-01 15:00:00/2026-12-01 17:00:00
    times | What is on on Friday between 9 and 11 am | 2026-12-04 09:00:00/2026-12-04 11:00:00
    times | What is on from 3 to 5 pm on Friday | 2026-12-04 15:00:00/2026-12-04 17:00:00
    times | What is on tomorrow morning | 2026-12-01 08:00:00/2026-12-01 12:00:00
    times | What is on this afternoon | 2026-11-30 12:00:00/2026-11-30 16:00:00
    times | What is on tonight | 2026-11-30 18:00:00/2026-11-30 23:59:59
    times | What is on this evening | 2026-11-30 18:00:00/2026-11-30 23:59:59
    times | What was on last night | 2026-11-29 18:00:00/2026-11-29 23:59:59
    times | What is on Friday afternoon | 2026-12-04 12:00:00/2026-12-04 16:00:00
    times | What is on in the morning | 08:00:00/12:00:00
    times | What is on Saturday night | 2026-12-05 18:00:00/2026-12-05 23:59:59
    times | What is on before Friday | …/2026-12-04
    times | What is on until Friday | …/2026-12-04
    times | What is on by Friday | …/2026-12-04
    times | What is on after Christmas | 2026-12-25/…
    times | What was on since Monday | 2026-11-30/…
    times | What was on since last Friday | 2026-11-27/…
    times | What is on from tomorrow on | 2026-12-01/…
    times | What is on before 10 am | …/10:00:00
    times | What is on after 6 pm | 18:00:00/…
    times | What is on after 2030 | 2031-01-01/…
    times | What was on before 1900 | …/1900-01-01
    times | Meet every day | every 1.0 day
    times | Meet every day at 8 am | every 1.0 day, at 08:00:00
    times | Meet daily at 8 | every 1.0 day, at 08:00:00
    times | Meet every morning at 8 | every 1.0 day, at 08:00:00
    times | Meet every Monday | every 1.0 week, weekday 1
    times | Meet each Monday | every 1.0 week, weekday 1
    times | Meet on Mondays | every 1.0 week, weekday 1
    times | Meet Mondays at 10 | every 1.0 week, weekday 1, at 10:00:00
    times | Meet every other Monday | every 2.0 week, weekday 1
    times | Meet every second Monday | every 2.0 week, weekday 1
    times | Meet every two weeks | every 2.0 week
    times | Meet every week | every 1.0 week
    times | Meet weekly | every 1.0 week
    times | Meet once a week | every 1.0 week
    times | Meet every month | every 1.0 month
    times | Meet every 3 months | every 3.0 month
    times | Meet monthly on the 5th | every 1.0 month, day 5
    times | Meet on the 5th of each month | every 1.0 month, day 5
    times | Meet on the last Friday of every month | every 1.0 month, weekday 5, the -1.
    times | Meet every hour | every 1.0 hour
    times | Meet hourly | every 1.0 hour
    times | Meet every 30 minutes | every 30.0 minute
    times | Meet every half hour | every 0.5 hour
    times | Meet every fifteen minutes | every 15.0 minute
    times | Meet yearly on May 6 | every 1.0 year, month 5, day 6
    times | Meet every May 6 | every 1.0 year, month 5, day 6
    times | Meet annually | every 1.0 year
    times | Meet quarterly | every 3.0 month
    times | Meet biweekly | every 2.0 week
    times | Meet every weekend | every 1.0 weekend
    times | Meet once a month | every 1.0 month
    times | Meet every Friday at half past six pm | every 1.0 week, weekday 5, at 18:30:00
    times | Meet every Christmas | every 1.0 year, month 12, day 25
    times | Let's meet the day after Thanksgiving | 2027-11-26
    times | dinner at quarter past six in the evening | 18:15:00
    times | by the 15th of January | …/2027-01-15
    times | on the 3rd of April 2025 | 2025-04-03
    times | the first week of March | 2027-03-01/2027-03-08
    times | Jan 5th at noon | 2027-01-05 12:00:00
    times | between 10 am and noon | 10:00:00/12:00:00
    times | the last week of December | 2026-12-28/2027-01-04
    times | until half past nine | …/09:30:00
    times | three days from today | 2026-12-03
    times | at 17h30 | 17:30:00
    times | on 4 July 1776 | 1776-07-04
    times | at six in the morning on Sunday | 2026-12-06 06:00:00
    times | in ten years | 2036-11-30
    times | over the next five days | 2026-12-01/2026-12-06
    times | this month | 2026-11-01/2026-12-01
    times | in the next hour | 2026-11-30 16:12:00/2026-11-30 17:12:00
    times | midnight on Friday | 2026-12-04 00:00:00
    times | the fifteenth of next month | 2026-12-15
    times | every weekday at 8:30 am | every 1.0 workday, at 08:30:00
    times | each year on June 1 | every 1.0 year, month 6, day 1
    times | every three hours | every 3.0 hour
    times | since 9 this morning | 2026-11-30 09:00:00/…
    times | two Fridays ago | 2026-11-20
    times | from July 4th through July 8th | 2027-07-04/2027-07-08
    times | Sunday, 6 December 2026, 10:00 | 2026-12-06 10:00:00
    times | the weekend after next | 2026-12-19/2026-12-21
    times | later this week | 2026-11-30/2026-12-07
    times | Q3 of next year | 2027-07-01/2027-10-01
    times | at 1500 hours | 15:00:00
    times | at 7-ish | 07:00:00
    times | 8 to 10 in the evening | 20:00:00/22:00:00
    times | tomorrow before noon | …/2026-12-01 12:00:00
    times | Remind me in 45 mins | 2026-11-30 16:57:00
    times | Set it for 6:15 tomorrow morning | 2026-12-01 06:15:00
    times | The deadline is the end of January | 2027-01-21/2027-02-01
    times | I was born in 1985 | 1985-01-01/1986-01-01
    times | He arrived on the morning of March 4th, 2021 | 2021-03-04 08:00:00/2021-03-04 12:00:00
    times | I'm free Thursday or Friday | 2026-12-03 & 2026-12-04
    times | Let's do lunch at 12:30 on Thursday | 2026-12-03 12:30:00
    times | sometime next spring | 2027-03-20/2027-06-21
    times | It opens at 9am and closes at 5pm | 09:00:00 & 17:00:00
    times | from 8 am through 4 pm | 08:00:00/16:00:00
    times | the 2nd Tuesday of January | 2027-01-12
    times | no later than Friday at noon | …/2026-12-04 12:00:00
    times | two hours after midnight | 2026-11-30 02:00:00
    times | 20 minutes to 6 pm | 17:40:00
    times | all day tomorrow | 2026-12-01
    times | by tomorrow night | …/2026-12-01 18:00:00
    times | since yesterday | 2026-11-29/…
    times | since 2015 | 2015-01-01/…
    times | since Friday | 2026-11-27/…
    times | from now until Friday | 2026-11-30/2026-12-04
    times | in the early morning | 08:00:00/10:00:00
    times | next Tuesday at 3 | 2026-12-08 15:00:00
    times | 3pm-4pm | 15:00:00/16:00:00
    times | during the 18th century | 1700-01-01/1800-01-01
    times | the first of the month | 2026-12-01
    times | tonight at eight thirty | 2026-11-30 20:30:00
    times | the day before Christmas | 2026-12-24
    times | half past 4 in the afternoon | 16:30:00
    times | at 5 to 9 | 08:55:00
    times | Monday morning at 9:15 | 2026-12-07 09:15:00
    times | on weekends | every 1.0 weekend
    times | on the weekend | 2026-12-05/2026-12-07
    times | from Christmas to New Year's Day | 2026-12-25/2027-01-01
    """
