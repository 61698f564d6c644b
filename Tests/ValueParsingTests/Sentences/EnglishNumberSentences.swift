/// English sentences with numbers, places in a row, shares and addresses, written for these tests: kind, sentence, value.
let englishNumberSentences = """
    urls | Visit example.com today | example.com
    urls | Visit www.example.co.uk/path?x=1#top now | www.example.co.uk/path?x=1#top
    urls | Open https://localhost:8080/a | https://localhost:8080/a
    urls | Visit http://192.168.1.1/admin | http://192.168.1.1/admin
    urls | Look at ftp://files.example.org/pub | ftp://files.example.org/pub
    urls | (see example.org/a_(b)) | example.org/a_(b)
    urls | Visit example.io, then go | example.io
    urls | My page is github.com/someone/something | github.com/someone/something
    urls | Visit bücher.example.de now | bücher.example.de
    urls | Visit HTTPS://EXAMPLE.COM | HTTPS://EXAMPLE.COM
    emails | Mail to ann.lee+tag@mail.example.co.uk please | ann.lee+tag@mail.example.co.uk
    emails | Mail <ann@example.org>; | ann@example.org
    emails | mailto:ann@example.org | ann@example.org
    emails | Reach us at info@example.museum. | info@example.museum
    numbers | There were nineteen of them | 19.0
    numbers | Count from seventy-three | 73.0
    numbers | Invite eighty eight guests | 88.0
    numbers | The book has four hundred and six chapters | 406.0
    numbers | Nine hundred ninety-nine names | 999.0
    numbers | Fifteen hundred people came | 1500.0
    numbers | Twelve thousand three hundred and forty-five cells | 12345.0
    numbers | Print one hundred and one copies | 101.0
    numbers | A hundred copies please | 100.0
    numbers | A thousand thanks | 1000.0
    numbers | A million stars | 1000000.0
    numbers | Two million three hundred thousand and twelve bees | 2300012.0
    numbers | Seven billion people live here | 7000000000.0
    numbers | 3.2 billion pages | 3200000000.0
    numbers | Four trillion cells | 4000000000000.0
    numbers | Half a million books | 500000.0
    numbers | Half a billion books | 500000000.0
    numbers | A quarter of a million visits | 250000.0
    numbers | One and a half million views | 1500000.0
    numbers | Two and a quarter million | 2250000.0
    numbers | The city has 12k inhabitants | 12000.0
    numbers | He has 1.5M followers | 1500000.0
    numbers | About 3M rows | 3000000.0
    numbers | It printed 250K lines | 250000.0
    numbers | 2bn messages a year | 2000000000.0
    numbers | Sum 12,345,678 and stop | 12345678.0
    numbers | Sum 9,876.54 and stop | 9876.54
    numbers | There are 1 000 000 of them | 1000000.0
    numbers | There are 12 500 of them | 12500.0
    numbers | There are 1'250'000 of them | 1250000.0
    numbers | In the file stands 1.000.000 | 1000000.0
    numbers | The value is 0.75 | 0.75
    numbers | The value is .75 | 0.75
    numbers | The value is -0.004 | -0.004
    numbers | The value is -17 | -17.0
    numbers | The value is +17 | 17.0
    numbers | The value is −17 | -17.0
    numbers | The value is minus three point five | -3.5
    numbers | The value is negative forty-two | -42.0
    numbers | The value is zero point zero five | 0.05
    numbers | The value is point five | 0.5
    numbers | Pi is three point one four one five nine | 3.14159
    numbers | One hundred and twenty point six | 120.6
    numbers | Twelve point thirty-four | 12.34
    numbers | Oh point five | 0.5
    numbers | It is nought point two | 0.2
    numbers | 6.02e23 atoms | 6.02e+23
    numbers | 6.02E+23 atoms | 6.02e+23
    numbers | 1e-9 of it | 1e-09
    numbers | The charge is -1.6e-19 | -1.6e-19
    numbers | 6.02 x 10^23 atoms | 6.02e+23
    numbers | 6.02 × 10^23 atoms | 6.02e+23
    numbers | 3*10^8 of it | 300000000.0
    numbers | 2^10 of it | 1024.0
    numbers | 10^6 rows | 1000000.0
    numbers | Two to the power of ten | 1024.0
    numbers | Two thirds of us | 0.6666666666666666
    numbers | Two-thirds of us | 0.6666666666666666
    numbers | One third of us | 0.3333333333333333
    numbers | A third of the votes | 0.3333333333333333
    numbers | A quarter of the votes | 0.25
    numbers | Half of the votes | 0.5
    numbers | A half of the votes | 0.5
    numbers | One half of the votes | 0.5
    numbers | An eighth of the votes | 0.125
    numbers | Three eighths of the votes | 0.375
    numbers | Five sixteenths of it | 0.3125
    numbers | Seven tenths of it | 0.7
    numbers | Nine hundredths of it | 0.09
    numbers | Eleven twentieths of it | 0.55
    numbers | Five twenty-fifths of it | 0.2
    numbers | Three thousandths of it | 0.003
    numbers | One hundredth of it | 0.01
    numbers | Twenty-one hundredths of it | 0.21
    numbers | Three over four | 0.75
    numbers | It is 3/4 full | 0.75
    numbers | It is 1/3 full | 0.3333333333333333
    numbers | It is ¾ full | 0.75
    numbers | It is ⅝ full | 0.625
    numbers | It is ⅕ full | 0.2
    numbers | Use 2½ of them | 2.5
    numbers | Use 2 1/2 of them | 2.5
    numbers | Use 1-1/2 of them | 1.5
    numbers | Use 3 ¼ of them | 3.25
    numbers | Use five and three eighths | 5.375
    numbers | Use two and two thirds | 2.6666666666666665
    numbers | Use one and a quarter | 1.25
    numbers | Use six and a half | 6.5
    numbers | Use six and one half | 6.5
    numbers | Use a third and stop | 0.3333333333333333
    numbers | I need a dozen eggs | 12.0
    numbers | I need two dozen eggs | 24.0
    numbers | I need half a dozen eggs | 6.0
    numbers | I need a half dozen eggs | 6.0
    numbers | A couple hundred messages | 200.0
    numbers | A couple of thousand messages | 2000.0
    numbers | I want one and two | 1.0 & 2.0
    numbers | I want 1, 2 and 3 | 1.0 & 2.0 & 3.0
    numbers | I want one, two, three | 1.0 & 2.0 & 3.0
    numbers | Add 5 and 7 | 5.0 & 7.0
    numbers | Add 5 to 17 | 5.0 & 17.0
    numbers | Multiply six by nine | 6.0 & 9.0
    numbers | Divide one hundred by four | 100.0 & 4.0
    numbers | Roll 3 dice and 12 more | 3.0 & 12.0
    numbers | What is 15 plus 27 | 15.0 & 27.0
    numbers | What is fifteen plus twenty-seven | 15.0 & 27.0
    numbers | What is 40 minus 8 | 40.0 & 8.0
    numbers | What is forty minus eight | 40.0 & 8.0
    numbers | What is 6 times 7 | 6.0 & 7.0
    numbers | 2,000 or 3,000 | 2000.0 & 3000.0
    numbers | One in five people | 1.0 & 5.0
    numbers | It is zero | 0.0
    numbers | It is 0 | 0.0
    numbers | It is 007 | 7.0
    numbers | Give me ten thousand | 10000.0
    numbers | Give me one hundred million | 100000000.0
    numbers | Give me a hundred and fifty thousand | 150000.0
    numbers | Give me twenty-five hundred | 2500.0
    numbers | Give me ONE HUNDRED | 100.0
    numbers | Give me three-hundred-and-five | 305.0
    numbers | Give me two lakh | 200000.0
    numbers | Give me 3 crore | 30000000.0
    numbers | Give me 20 thousand | 20000.0
    numbers | Give me 1.25 thousand | 1250.0
    numbers | Give me a hundred and a half | 100.5
    numbers | Order #42 please | 42.0
    numbers | (15) is enough | 15.0
    numbers | 99 bottles | 99.0
    numbers | I need 4 | 4.0
    numbers | x=5 | 5.0
    numbers | Take five or six pills | 5.0 & 6.0
    ordinals | The first time | start 1
    ordinals | My ninth life | start 9
    ordinals | The twelfth man | start 12
    ordinals | The twentieth century fox | start 20
    ordinals | The forty-first street | start 41
    ordinals | The hundredth visitor | start 100
    ordinals | The one hundred and first visitor | start 101
    ordinals | The thousandth visitor | start 1000
    ordinals | The one thousandth visitor | start 1000
    ordinals | The two hundredth visitor | start 200
    ordinals | The two hundred and third visitor | start 203
    ordinals | The three thousand and fifth visitor | start 3005
    ordinals | The millionth visitor | start 1000000
    ordinals | The 1st one | start 1
    ordinals | The 22nd one | start 22
    ordinals | The 33rd one | start 33
    ordinals | The 101st one | start 101
    ordinals | The 1,000th one | start 1000
    ordinals | Open the last one | end 0
    ordinals | Open the next one | current 1
    ordinals | Open the previous one | current -1
    ordinals | Open the third from last | end -2
    ordinals | Open the last but one | end -1
    ordinals | Open the penultimate one | end -1
    ordinals | Open the one before the last | end -1
    ordinals | Open the fourth to last entry | end -3
    ordinals | The first and the third | start 1 & start 3
    ordinals | Take the second one | start 2
    percentages | Set it to 50% | 50.0%
    percentages | Set it to 50 percent | 50.0%
    percentages | Set it to fifty per cent | 50.0%
    percentages | Set it to 12.5 % | 12.5%
    percentages | Set it to twelve and a half percent | 12.5%
    percentages | Set it to a hundred percent | 100.0%
    percentages | Set it to one hundred percent | 100.0%
    percentages | It fell by -3% | -3.0%
    percentages | Set it to minus five percent | -5.0%
    percentages | Rates of 0.25% | 0.25%
    percentages | Rates of half a percent | 0.5%
    percentages | Rates of a quarter of a percent | 0.25%
    percentages | Rates of three quarters of a percent | 0.75%
    percentages | Rates of 1,200% | 1200.0%
    percentages | It is 5 pct | 5.0%
    percentages | 20% and 30% | 20.0% & 30.0%
    percentages | A percentage of 15 | 15.0%
    percentages | 99.9 percent of the time | 99.9%
    percentages | zero point five percent | 0.5%
    numbers | Out of 250 applicants, 12 were hired | 250.0 & 12.0
    numbers | The population grew to 1.4 billion | 1400000000.0
    numbers | He counted two hundred and fifty-six thousand | 256000.0
    numbers | We ordered a dozen and a half | 18.0
    numbers | four hundred and twenty million three thousand | 420003000.0
    numbers | Scores of -2.5 and +3.75 | -2.5 & 3.75
    numbers | seven eighths are gone | 0.875
    numbers | nine and five sixths | 9.833333333333334
    numbers | a tenth of them | 0.1
    numbers | three fifths and two sevenths | 0.6 & 0.2857142857142857
    numbers | one point two million | 1200000.0
    numbers | 45.6k downloads | 45600.0
    numbers | 10 million and 3 | 10000003.0
    numbers | one hundred and ten over two hundred | 0.55
    numbers | Two dozen and three | 24.0 & 3.0
    numbers | five hundred thousandths of it | 0.5
    numbers | It was forty-two thousand one hundred and seven | 42107.0
    numbers | 1.23E-4 is small | 0.000123
    numbers | Between us we have 7 cats and 1 dog | 7.0 & 1.0
    numbers | four and a half thousand | 4500.0
    numbers | Zero of them | 0.0
    numbers | sixty six | 66.0
    numbers | eleven hundred and ten | 1110.0
    numbers | minus two and a half | -2.5
    numbers | twenty-five and two thirds | 25.666666666666668
    numbers | 1 in 10 | 1.0 & 10.0
    ordinals | my forty-fifth birthday | start 45
    ordinals | the 11th hour and the 12th | start 11 & start 12
    ordinals | her two thousand and first follower | start 2001
    ordinals | the third and final part | start 3 & end 0
    ordinals | the ninety ninth | start 99
    percentages | a 15% tip | 15.0%
    percentages | one hundred and five percent | 105.0%
    percentages | two and three quarters percent | 2.75%
    percentages | down by 0.01 percent | 0.01%
    percentages | between us 33.3 pct | 33.3%
    numbers | a hundred thousand million | 100000000000.0
    numbers | 3.5bn | 3500000000.0
    numbers | 1st and 2nd of 20 | 20.0
    numbers | two point | 2.0
    numbers | 7.0 | 7.0
    numbers | one eighty | 180.0
    numbers | half a hundred | 50.0
    percentages | about one percent | 1.0%
    percentages | a hundred and ten per cent | 110.0%
    percentages | 5/8 percent | 0.625%
    """
