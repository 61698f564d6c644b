/// English sentences with nothing of the kind, written for these tests: kind, sentence, value.
let englishNothingSentences = """
    measurements | Set the oven to 350 | nothing
    timesAndDurations | May I come in | nothing
    timesAndDurations | You may sit down | nothing
    timesAndDurations | It may rain | nothing
    timesAndDurations | They may or may not come | nothing
    timesAndDurations | We march at dawn of time | nothing
    timesAndDurations | The soldiers march in line | nothing
    timesAndDurations | Just a second chance | nothing
    timesAndDurations | I second that motion | nothing
    timesAndDurations | The second one is better | nothing
    timesAndDurations | She came in second | nothing
    timesAndDurations | They sat on the bench | nothing
    timesAndDurations | He sat down and cried | nothing
    timesAndDurations | The sun is bright | nothing
    timesAndDurations | Lie in the sun | nothing
    timesAndDurations | The sun sets behind the hill | nothing
    timesAndDurations | They wed in a church | nothing
    timesAndDurations | Turn it down a notch | nothing
    timesAndDurations | The leaves fall slowly | nothing
    timesAndDurations | Do not fall down the stairs | nothing
    timesAndDurations | Spring into action | nothing
    timesAndDurations | A quarter of the pie | nothing
    timesAndDurations | The quarter finals were boring | nothing
    timesAndDurations | A moment of silence was kept | nothing
    timesAndDurations | Mark the minute details | nothing
    timesAndDurations | The minute differences matter | nothing
    timesAndDurations | Read the sci-fi novel | nothing
    timesAndDurations | Install version 3.4.5 | nothing
    timesAndDurations | Update to iOS 17.2 | nothing
    timesAndDurations | Python 3.12 is out | nothing
    timesAndDurations | The Boeing 747 landed | nothing
    timesAndDurations | An iPhone 15 Pro Max | nothing
    timesAndDurations | Room 302 is free | nothing
    timesAndDurations | I am in room 1205 | nothing
    timesAndDurations | Bus 48 is late | nothing
    timesAndDurations | Gate 22 is closed | nothing
    timesAndDurations | Take highway 101 north | nothing
    timesAndDurations | See chapter 12 | nothing
    timesAndDurations | See page 99 | nothing
    timesAndDurations | The score is 3-2 | nothing
    timesAndDurations | We won 5 to 3 | nothing
    timesAndDurations | The vote was 52 to 48 | nothing
    timesAndDurations | A ratio of 3:1 please | nothing
    timesAndDurations | Channel 4 news | nothing
    timesAndDurations | Agent 007 is back | nothing
    timesAndDurations | Formula 1 is fun | nothing
    timesAndDurations | Call 555-1234 | nothing
    timesAndDurations | Call +1 415 555 0100 | nothing
    timesAndDurations | The code is 4711 | nothing
    timesAndDurations | My PIN is 1984 | nothing
    timesAndDurations | Flight LH 1234 is cancelled | nothing
    timesAndDurations | He is on his last legs | nothing
    timesAndDurations | This is the last straw | nothing
    timesAndDurations | The next one is mine | nothing
    timesAndDurations | Play the next song | nothing
    timesAndDurations | Skip to the previous track | nothing
    timesAndDurations | The current issue is open | nothing
    timesAndDurations | The end is near | nothing
    timesAndDurations | The beginning was slow | nothing
    timesAndDurations | Good morning everyone | nothing
    timesAndDurations | Good night | nothing
    timesAndDurations | Happy days are here | nothing
    timesAndDurations | Long time no see | nothing
    timesAndDurations | Once upon a time | nothing
    timesAndDurations | It is about time | nothing
    timesAndDurations | The day the music died | nothing
    timesAndDurations | Every single one of them | nothing
    timesAndDurations | For the first time ever | nothing
    timesAndDurations | I am done | nothing
    timesAndDurations | Am I late | nothing
    timesAndDurations | At the PM's office | nothing
    timesAndDurations | Add milk to my list | nothing
    timesAndDurations | Rate this 5 stars | nothing
    timesAndDurations | Set the volume to 11 | nothing
    timesAndDurations | Set the lamp to 50% | nothing
    timesAndDurations | I paid $20 | nothing
    timesAndDurations | It weighs 5 kg | nothing
    timesAndDurations | It is 20 degrees | nothing
    timesAndDurations | Route 66 is long | nothing
    timesAndDurations | Apollo 13 is a film | nothing
    timesAndDurations | Windows 11 update | nothing
    timesAndDurations | Windows 95 was fun | nothing
    timesAndDurations | Section 5.2 explains it | nothing
    timesAndDurations | My score is 12/20 | nothing
    timesAndDurations | Half of us agree | nothing
    timesAndDurations | The IP is 10.0.0.12 | nothing
    timesAndDurations | Print 12 copies in A4 | nothing
    timesAndDurations | Open the file report-12.txt | nothing
    timesAndDurations | Mon ami is French | nothing
    timesAndDurations | Jan Novak called | nothing
    timesAndDurations | Ask Jan about it | nothing
    timesAndDurations | Dec computers were great | nothing
    timesAndDurations | The mar on the table | nothing
    timesAndDurations | Thanks for the help | nothing
    timesAndDurations | What's the weather like | nothing
    timesAndDurations | Augusta is nice | nothing
    timesAndDurations | One by one they left | nothing
    timesAndDurations | To be or not to be | nothing
    timesAndDurations | Twelve Angry Men is a film | nothing
    timesAndDurations | Turn left in 500 meters | nothing
    timesAndDurations | Level 5 is hard | nothing
    numbers | No one came | nothing
    numbers | One another is all they have | nothing
    numbers | They love one another | nothing
    numbers | Once more with feeling | nothing
    numbers | Everyone and someone | nothing
    numbers | The former and the latter | nothing
    numbers | Nothing to see | nothing
    numbers | Point of no return | nothing
    numbers | The point is clear | nothing
    numbers | Minus the details | nothing
    numbers | I often wonder | nothing
    numbers | The weight is over | nothing
    numbers | Phoning a friend | nothing
    numbers | Which one do you mean | nothing
    numbers | This one is nice | nothing
    numbers | The other one is mine | nothing
    numbers | One should not lie | nothing
    numbers | See www.example42.com | nothing
    money | It is mark my words | nothing
    money | He won a prize | nothing
    money | The sun and the sol | nothing
    money | Try 5 times | nothing
    money | He won 3 games | nothing
    money | Mark 5 of them | nothing
    money | A real problem | nothing
    money | It is 5 p past | nothing
    measurements | I have 5 in my hand | nothing
    measurements | Come in and sit | nothing
    measurements | Put 3 in the box | nothing
    measurements | She is a 10 | nothing
    measurements | I got an A in maths | nothing
    measurements | 5 a day | nothing
    measurements | I am 3 v 3 | nothing
    measurements | A bit of luck | nothing
    measurements | A bar in town | nothing
    measurements | Vitamin C and plan B | nothing
    percentages | 50 of them | nothing
    ordinals | One third of it | nothing
    phoneNumbers | In 2024 there were 365 days | nothing
    phoneNumbers | It has 1,048,576 rows and 12 columns | nothing
    phoneNumbers | 192.168.100.200 is the address | nothing
    phoneNumbers | On 2026-12-05 at 15:30 | nothing
    urls | i.e. this one, e.g. that one | nothing
    urls | Node.js is nice | nothing
    urls | Stop.Then go | nothing
    urls | Open report.pdf | nothing
    urls | See main.swift | nothing
    timesAndDurations | Can you give me a second opinion | nothing
    timesAndDurations | The march through the city was loud | nothing
    timesAndDurations | Read page 2024 | nothing
    timesAndDurations | He scored 12 goals in 5 games | nothing
    timesAndDurations | It may be the last one | nothing
    timesAndDurations | This is my third cup | nothing
    timesAndDurations | I want the second biggest one | nothing
    timesAndDurations | Sunny side up please | nothing
    timesAndDurations | We sat through the whole show | nothing
    timesAndDurations | Order 4 pizzas with 3 toppings | nothing
    timesAndDurations | Play track 5 from the album 1989 by her | nothing
    timesAndDurations | A stitch in time saves nine | nothing
    timesAndDurations | Dial 911 | nothing
    timesAndDurations | Turn the lights to 40 percent | nothing
    timesAndDurations | She has 3 kids | nothing
    timesAndDurations | Let it be | nothing
    timesAndDurations | My favourite number is 7 | nothing
    timesAndDurations | Highway 61 revisited | nothing
    numbers | Anyone can do this one | nothing
    numbers | Someone stole the one I liked | nothing
    money | Won by three points | nothing
    measurements | Get in the car at 5 | nothing
    """
