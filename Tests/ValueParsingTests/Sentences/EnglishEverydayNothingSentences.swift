/// English sentences with words that look like a value and are none: kind, sentence, value.
let englishEverydayNothingSentences = """
    timesAndDurations | You may want to sit for this | nothing
    timesAndDurations | She may be right about that | nothing
    timesAndDurations | May the force be with you | nothing
    timesAndDurations | April is my sister | nothing
    timesAndDurations | Tell June to bring the salad | nothing
    timesAndDurations | Text August about the party | nothing
    timesAndDurations | Can you give me a second hand car price | nothing
    timesAndDurations | We need a second pair of eyes | nothing
    timesAndDurations | Run the second test again | nothing
    timesAndDurations | They want to march on the capital | nothing
    timesAndDurations | A march was held in town | nothing
    timesAndDurations | Put on sun screen | nothing
    timesAndDurations | Read The Sun newspaper | nothing
    timesAndDurations | The mattress has a spring loose | nothing
    timesAndDurations | Fall in love | nothing
    timesAndDurations | We stayed at room 1024 | nothing
    timesAndDurations | My flight is BA 2490 | nothing
    timesAndDurations | Flight number 1830 to Boston | nothing
    timesAndDurations | Take bus number 7 | nothing
    timesAndDurations | Terminal 5 is packed | nothing
    timesAndDurations | Sit in row 12 seat 30 | nothing
    timesAndDurations | Upgrade to version 2.0.1 | nothing
    timesAndDurations | We use Postgres 15.2 here | nothing
    timesAndDurations | He got 9 out of 10 | nothing
    timesAndDurations | The final was 21-17 | nothing
    timesAndDurations | Day care is expensive | nothing
    timesAndDurations | Dinner for two please | nothing
    timesAndDurations | A table for four by the window | nothing
    timesAndDurations | Lock all 3 doors | nothing
    timesAndDurations | The last of us is a show | nothing
    timesAndDurations | Time flies | nothing
    timesAndDurations | Year after year it gets better and I know it | nothing
    timesAndDurations | Whats the current price | nothing
    timesAndDurations | Next please | nothing
    timesAndDurations | Who was the previous owner | nothing
    timesAndDurations | Set the thermostat to 21 | nothing
    timesAndDurations | Zoom in to 150 | nothing
    timesAndDurations | Give me a minute steak recipe | nothing
    timesAndDurations | The Mon Valley is green | nothing
    timesAndDurations | Wed couples dance | nothing
    timesAndDurations | He sat in the front | nothing
    timesAndDurations | Dec the halls | nothing
    timesAndDurations | Mar the surface | nothing
    timesAndDurations | I am the one who knocks | nothing
    timesAndDurations | My number is 555 0199 | nothing
    timesAndDurations | It costs 12.50 | nothing
    timesAndDurations | Multiply 7 by 8 | nothing
    timesAndDurations | What is 12 minus 5 | nothing
    timesAndDurations | Read psalm 23 | nothing
    timesAndDurations | John 3:16 is a verse | nothing
    timesAndDurations | The aspect ratio is 16:9 | nothing
    timesAndDurations | Mix it 2:1 with water | nothing
    numbers | One never knows | nothing
    numbers | Each one of you matters | nothing
    numbers | It is a one-way street | nothing
    numbers | A once in a lifetime thing | nothing
    numbers | Point taken | nothing
    numbers | Ask Dr Who | nothing
    money | The sol is a star | nothing
    money | Pound the drum | nothing
    money | We won by a lot | nothing
    measurements | Foot the bill | nothing
    measurements | Stone the crows | nothing
    percentages | A percentage of the profit | nothing
    urls | I like ice.cream and cake | nothing
    urls | He said no.But yes | nothing
    emails | Meet @ the cafe | nothing
    phoneNumbers | The order total is 123456 items | nothing
    timesAndDurations | The second floor is quiet | nothing
    timesAndDurations | A second mortgage is risky | nothing
    timesAndDurations | Ask May whether she saw it | nothing
    timesAndDurations | I may or may not march | nothing
    timesAndDurations | He may win the second prize | nothing
    timesAndDurations | Open sesame one more time | nothing
    timesAndDurations | Order number 2024 has shipped | nothing
    timesAndDurations | Kernel 6.8 is stable | nothing
    timesAndDurations | My locker is 1130 | nothing
    timesAndDurations | Apartment 12 b is vacant | nothing
    timesAndDurations | It is 10 miles away | nothing
    timesAndDurations | I need 12 eggs and 3 onions | nothing
    timesAndDurations | A fall from grace | nothing
    timesAndDurations | The fall of Rome was long in coming | nothing
    timesAndDurations | Her eyes spring to mind | nothing
    timesAndDurations | The hot spring is closed | nothing
    timesAndDurations | Mark fell down the well | nothing
    timesAndDurations | That was a close second | nothing
    timesAndDurations | Second, we need a plan | nothing
    timesAndDurations | First come first served | nothing
    timesAndDurations | She plays first violin | nothing
    timesAndDurations | The third man is a film | nothing
    timesAndDurations | Two out of three ain't bad | nothing
    timesAndDurations | I have one brother and two sisters | nothing
    timesAndDurations | Set brightness to 30 | nothing
    timesAndDurations | Divide 12 by 4 | nothing
    timesAndDurations | It was 4 to 2 in the end | nothing
    timesAndDurations | Call me Ishmael | nothing
    timesAndDurations | My area code is 0711 | nothing
    timesAndDurations | The year book is printed | nothing
    timesAndDurations | Day by day I improve | nothing
    timesAndDurations | Week in week out | nothing
    timesAndDurations | Rock around the clock | nothing
    timesAndDurations | A night owl | nothing
    timesAndDurations | She wore a morning coat | nothing
    timesAndDurations | The evening star | nothing
    timesAndDurations | An overnight success | nothing
    timesAndDurations | A one night stand | nothing
    timesAndDurations | Watch Saturday Night Live | nothing
    timesAndDurations | Play Yesterday by the Beatles | nothing
    timesAndDurations | Play Ruby Tuesday | nothing
    timesAndDurations | Watch 24 again | nothing
    timesAndDurations | Read 1984 by Orwell | nothing
    timesAndDurations | The 747 is retired | nothing
    timesAndDurations | Size 12 shoes | nothing
    timesAndDurations | A 4 by 4 truck | nothing
    timesAndDurations | A 10k run | nothing
    timesAndDurations | Catch 22 | nothing
    timesAndDurations | Blink 182 is playing | nothing
    timesAndDurations | Area 51 is closed | nothing
    timesAndDurations | iPhone 12 for sale | nothing
    numbers | Someone or other | nothing
    numbers | A lone wolf | nothing
    numbers | He won often | nothing
    numbers | Attention please | nothing
    numbers | To be honest | nothing
    money | The pound puppy | nothing
    money | Buck up | nothing
    money | Cents and sensibility | nothing
    measurements | He is in good form | nothing
    measurements | The ton of bricks | nothing
    percentages | Per cent what | nothing
    urls | We left.So did they | nothing
    urls | Save it as notes.md | nothing
    urls | Edit config.json first | nothing
    emails | The score was 3@4 | nothing
    phoneNumbers | ISBN 978-3-16-148410-0 | nothing
    phoneNumbers | Pi is 3.14159265 | nothing
    times | At dawn | nothing
    timesAndDurations | Switch on night mode | nothing
    timesAndDurations | Buy a second charger | nothing
    timesAndDurations | She got a second wind | nothing
    timesAndDurations | We may need May to help | nothing
    timesAndDurations | May I borrow your pen | nothing
    timesAndDurations | My cousin June lives there | nothing
    timesAndDurations | The march of progress | nothing
    timesAndDurations | Quick march | nothing
    timesAndDurations | The sat nav is broken | nothing
    timesAndDurations | Sun dried tomatoes | nothing
    timesAndDurations | The sun came out | nothing
    timesAndDurations | Mon cheri is a chocolate | nothing
    timesAndDurations | Two heads are better than one | nothing
    timesAndDurations | One of us is lying | nothing
    timesAndDurations | Number one on the list | nothing
    timesAndDurations | Square one | nothing
    timesAndDurations | You had one job | nothing
    timesAndDurations | Player one is ready | nothing
    timesAndDurations | Driver 3.2.1 is out | nothing
    timesAndDurations | Firmware v4.11 fixed it | nothing
    timesAndDurations | TLS 1.3 is required | nothing
    timesAndDurations | Conference room 4 is taken | nothing
    timesAndDurations | United 523 is boarding | nothing
    timesAndDurations | Flight UA 1015 lands soon | nothing
    timesAndDurations | Seat 14C please | nothing
    timesAndDurations | Interstate 95 is jammed | nothing
    timesAndDurations | Exit 12 is closed | nothing
    timesAndDurations | 221B Baker Street | nothing
    timesAndDurations | I live at 1425 Oak Street | nothing
    timesAndDurations | Send it to PO Box 1200 | nothing
    timesAndDurations | My zip is 90210 | nothing
    timesAndDurations | The final score was 24 to 17 | nothing
    timesAndDurations | They lead 2-1 | nothing
    timesAndDurations | It is a 5-star hotel | nothing
    timesAndDurations | A 3-course dinner | nothing
    timesAndDurations | The 7 wonders of the world | nothing
    timesAndDurations | Ocean's 11 is on | nothing
    timesAndDurations | Question 10 is tricky | nothing
    timesAndDurations | Step 2 is next | nothing
    timesAndDurations | Season 2 episode 8 | nothing
    timesAndDurations | The Sims 4 expansion | nothing
    timesAndDurations | Raise the blinds to 70 | nothing
    timesAndDurations | What is 15 times 4 | nothing
    timesAndDurations | The square root of 81 | nothing
    timesAndDurations | Flip a coin | nothing
    timesAndDurations | Good evening | nothing
    timesAndDurations | Thank God | nothing
    timesAndDurations | All in all it was fine | nothing
    timesAndDurations | Last but not least | nothing
    timesAndDurations | Next to the door | nothing
    timesAndDurations | In the past we walked | nothing
    timesAndDurations | Present company excepted | nothing
    timesAndDurations | The future is bright | nothing
    numbers | One-sided love | nothing
    numbers | None of the above | nothing
    numbers | The only one | nothing
    numbers | Somebody to love | nothing
    numbers | Tent and tense | nothing
    money | He will won | nothing
    money | The crown jewels | nothing
    measurements | Inch by inch | nothing
    measurements | I can't bar you | nothing
    measurements | My feet hurt | nothing
    percentages | Purchase parts of it | nothing
    urls | Etc.and so on | nothing
    urls | Run setup.exe now | nothing
    urls | It is fine.No worries | nothing
    emails | @home is where I am | nothing
    phoneNumbers | The lottery numbers are 4 8 15 16 23 42 | nothing
    phoneNumbers | My card is 4111 1111 1111 1111 | nothing
    times | Until further notice | nothing
    times | Within the hour | nothing
    timesAndDurations | A second marriage rarely helps | nothing
    timesAndDurations | Bring a second sweater | nothing
    timesAndDurations | May we sit here | nothing
    timesAndDurations | It may well be true | nothing
    timesAndDurations | Text June back please | nothing
    timesAndDurations | My aunt April bakes | nothing
    timesAndDurations | The marching band | nothing
    timesAndDurations | Put the lights in the sun room on | nothing
    timesAndDurations | We sat down to eat | nothing
    timesAndDurations | Room 11 on floor 3 | nothing
    timesAndDurations | Flight 88 is delayed | nothing
    timesAndDurations | Ubuntu 24.04 is out | nothing
    timesAndDurations | Update the app to 5.1.2 | nothing
    timesAndDurations | Turn to page 12 | nothing
    timesAndDurations | Invoice 2025 is unpaid | nothing
    timesAndDurations | Set the fan to level 3 | nothing
    timesAndDurations | It's a 50 50 chance | nothing
    timesAndDurations | Ten out of ten | nothing
    timesAndDurations | One in a million | nothing
    timesAndDurations | I only have one left | nothing
    timesAndDurations | Which one is yours | nothing
    timesAndDurations | The fourth wall | nothing
    timesAndDurations | Fifth Avenue is long | nothing
    timesAndDurations | He is in first grade | nothing
    timesAndDurations | The last page is missing | nothing
    timesAndDurations | Next stop is the museum | nothing
    timesAndDurations | Turn off the bathroom light | nothing
    timesAndDurations | How much is 2 plus 2 | nothing
    timesAndDurations | Show me 3 recipes with 5 ingredients | nothing
    timesAndDurations | Dial extension 1430 | nothing
    timesAndDurations | My son is in grade 5 | nothing
    timesAndDurations | Set the alarm volume to 10 | nothing
    timesAndDurations | A quarter pound of butter | nothing
    timesAndDurations | The half marathon | nothing
    timesAndDurations | The time is ripe | nothing
    numbers | No one else | nothing
    numbers | That was a good one | nothing
    numbers | She is the one for me | nothing
    money | It makes cents, I mean sense | nothing
    measurements | Yard sale | nothing
    urls | Hello.How are you | nothing
    timesAndDurations | Buy a second suitcase for the trip | nothing
    timesAndDurations | May I ask a question | nothing
    timesAndDurations | She may need a hand | nothing
    timesAndDurations | That one may break | nothing
    timesAndDurations | Gate 14 at terminal 2 | nothing
    timesAndDurations | Version 12 beta 3 | nothing
    timesAndDurations | The M5 is a motorway | nothing
    timesAndDurations | He scored 9.5 in the dive | nothing
    timesAndDurations | Best of 5 | nothing
    timesAndDurations | Aisle 7 next to the milk | nothing
    timesAndDurations | My dog is called Friday | nothing
    timesAndDurations | We are number one | nothing
    timesAndDurations | Try the other one first | nothing
    timesAndDurations | In the first place | nothing
    timesAndDurations | On second thought, no | nothing
    timesAndDurations | A third of the cake | nothing
    timesAndDurations | The last sentence is unclear | nothing
    timesAndDurations | Past performance is no guarantee | nothing
    timesAndDurations | His spring water is cold | nothing
    timesAndDurations | Don't fall off | nothing
    timesAndDurations | Century eggs are tasty | nothing
    timesAndDurations | Early bird | nothing
    timesAndDurations | Late fee | nothing
    timesAndDurations | Midnight blue paint | nothing
    timesAndDurations | Happy hour | nothing
    timesAndDurations | Rush hour traffic | nothing
    timesAndDurations | The hour hand is bent | nothing
    timesAndDurations | Daylight saving | nothing
    timesAndDurations | Sunday school teacher | nothing
    timesAndDurations | Set a timer | nothing
    numbers | A one trick pony | nothing
    numbers | He is second to none | nothing
    numbers | Some more tea | nothing
    money | He paid in full | nothing
    money | Pounding headache | nothing
    measurements | A lot of room | nothing
    measurements | Degrees of freedom | nothing
    percentages | The percentage rose | nothing
    urls | Mr.Smith is here | nothing
    phoneNumbers | Population: 8 336 817 in total | nothing
    phoneNumbers | The year range 1998-2004 | nothing
    emails | user@localhost is no public address | nothing
    timesAndDurations | We bought a second fridge | nothing
    timesAndDurations | The door may be open | nothing
    timesAndDurations | You may as well go | nothing
    timesAndDurations | The protest march drew crowds | nothing
    timesAndDurations | A march hare | nothing
    timesAndDurations | The sun sets in the west | nothing
    timesAndDurations | Mark sat next to Wed | nothing
    timesAndDurations | One after another they left | nothing
    timesAndDurations | Two by two they came | nothing
    timesAndDurations | Two is company, three is a crowd | nothing
    timesAndDurations | I give it a nine | nothing
    timesAndDurations | Patch 7.3 fixes that | nothing
    timesAndDurations | Suite 1900 is upstairs | nothing
    timesAndDurations | Air France 447 and KLM 605 | nothing
    timesAndDurations | Track 9 please | nothing
    timesAndDurations | Lane 3 is blocked | nothing
    timesAndDurations | It is 8 degrees outside | nothing
    timesAndDurations | Rate it 8 out of 10 | nothing
    timesAndDurations | The bill is 45.20 | nothing
    timesAndDurations | He is the second tallest | nothing
    timesAndDurations | A third person appeared | nothing
    timesAndDurations | The next chapter begins | nothing
    timesAndDurations | Last one out shuts the door | nothing
    timesAndDurations | Open the next tab | nothing
    timesAndDurations | A spring in his step | nothing
    timesAndDurations | Fall leaves are pretty | nothing
    timesAndDurations | What is your current location | nothing
    timesAndDurations | Take the second left | nothing
    timesAndDurations | They hired a second nanny | nothing
    timesAndDurations | He may call | nothing
    timesAndDurations | We will march on | nothing
    timesAndDurations | Who sat here | nothing
    timesAndDurations | Bring two more chairs | nothing
    timesAndDurations | Session 4 is full | nothing
    timesAndDurations | Task 12 is done | nothing
    timesAndDurations | Sprint 14 begins | nothing
    timesAndDurations | Building 20 is locked | nothing
    timesAndDurations | Battery at 80 | nothing
    timesAndDurations | He is 6 feet 2 | nothing
    timesAndDurations | The recipe serves 4 to 6 people | nothing
    timesAndDurations | She is number 7 on the team | nothing
    timesAndDurations | Press 1 for sales | nothing
    timesAndDurations | Choose option 3 | nothing
    timesAndDurations | The third-party app | nothing
    timesAndDurations | I like the last song | nothing
    timesAndDurations | What is the next exit | nothing
    timesAndDurations | My first car | nothing
    timesAndDurations | The 2 of us | nothing
    numbers | One might think so | nothing
    money | Change the channel | nothing
    urls | Hi.I am here | nothing
    """
