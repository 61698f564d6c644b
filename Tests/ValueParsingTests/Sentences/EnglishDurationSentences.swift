/// English sentences with lengths of time, written for these tests: kind, sentence, value.
let englishDurationSentences = """
    durations | Wait a minute | 60.0s
    durations | Wait 5 minutes | 300.0s
    durations | Wait five mins | 300.0s
    durations | Wait 90 seconds | 90.0s
    durations | Wait an hour | 3600.0s
    durations | Wait half an hour | 1800.0s
    durations | Wait a half hour | 1800.0s
    durations | Wait an hour and a half | 5400.0s
    durations | Wait one and a half hours | 5400.0s
    durations | Wait 1.5 hours | 5400.0s
    durations | Wait two and a half hours | 9000.0s
    durations | Wait 2 hours 30 minutes | 9000.0s
    durations | Wait 2 hours and 30 minutes | 9000.0s
    durations | Wait 2h30m | 9000.0s
    durations | Wait 2h 30min | 9000.0s
    durations | Wait a quarter of an hour | 900.0s
    durations | Wait three quarters of an hour | 2700.0s
    durations | Wait a day | 86400.0s
    durations | Wait a day and a half | 129600.0s
    durations | Wait three days | 259200.0s
    durations | Wait a couple of days | 172800.0s
    durations | Wait a week | 604800.0s
    durations | Wait a fortnight | 1209600.0s
    durations | Wait two weeks and three days | 1468800.0s
    durations | Wait 1 minute 30 seconds | 90.0s
    durations | Wait a minute and a half | 90.0s
    durations | Wait twenty-five minutes | 1500.0s
    durations | Wait 45 min | 2700.0s
    durations | Wait 30s | 30.0s
    durations | A two-hour film | 7200.0s
    durations | A 10-minute break | 600.0s
    durations | A ten minute break | 600.0s
    durations | A half-hour break | 1800.0s
    durations | Sleep for 8 hrs | 28800.0s
    durations | Set a timer for 1 hour, 20 minutes and 5 seconds | 4805.0s
    durations | Wait 0.5 seconds | 0.5s
    durations | Wait half a second | 0.5s
    durations | Wait a few minutes and 10 seconds | 190.0s
    durations | for an hour and 45 minutes | 6300.0s
    durations | lasting three and a half days | 302400.0s
    durations | a 90-second clip | 90.0s
    durations | half a day | 43200.0s
    durations | 2 years, 3 months | 70848000.0s
    durations | two to the minute and 3 hours | 10800.0s
    durations | an hour or so | 3600.0s
    durations | 1 hr 30 mins | 5400.0s
    durations | two-and-a-half hours | 9000.0s
    durations | several days | 259200.0s
    durations | 36 months | 93312000.0s
    """
