/// English sentences with money, written for these tests: kind, sentence, value.
let englishMoneySentences = """
    money | It costs $20 | 20.0 USD
    money | It costs $20.99 | 20.99 USD
    money | It costs $ 20 | 20.0 USD
    money | It costs 20$ | 20.0 USD
    money | It costs $1,299.00 | 1299.0 USD
    money | It costs $1.5M | 1500000.0 USD
    money | It costs $3m | 3000000.0 USD
    money | It costs $40k | 40000.0 USD
    money | It costs $2 billion | 2000000000.0 USD
    money | It costs $7bn | 7000000000.0 USD
    money | It costs US$45 | 45.0 USD
    money | It costs USD 45 | 45.0 USD
    money | It costs 45 USD | 45.0 USD
    money | It costs 45 US dollars | 45.0 USD
    money | It costs twenty bucks | 20.0 USD
    money | It costs a dollar | 1.0 USD
    money | It costs one dollar | 1.0 USD
    money | It costs a buck fifty | 1.5 USD
    money | It costs a dollar fifty | 1.5 USD
    money | It costs two dollars fifty | 2.5 USD
    money | It costs five dollars 20 | 5.2 USD
    money | It costs three dollars and a half | 3.5 USD
    money | It costs three and a half dollars | 3.5 USD
    money | It costs half a dollar | 0.5 USD
    money | It costs a hundred dollars | 100.0 USD
    money | It costs a hundred and fifty dollars | 150.0 USD
    money | It costs fifteen hundred dollars | 1500.0 USD
    money | It costs a million dollars | 1000000.0 USD
    money | It costs a million bucks | 1000000.0 USD
    money | It costs 4 dollars and 5 cents | 4.05 USD
    money | It costs 4 dollars 5 cents | 4.05 USD
    money | It costs four dollars, five cents | 4.05 USD
    money | It costs 99 cents | 0.99 ?
    money | It costs 99¢ | 0.99 ?
    money | It costs 25 ¢ | 0.25 ?
    money | It costs a cent | 0.01 ?
    money | It costs £9.99 | 9.99 GBP
    money | It costs £5 | 5.0 GBP
    money | It costs 5 pounds sterling | 5.0 GBP
    money | It costs five pounds | 5.0 GBP
    money | It costs five quid | 5.0 GBP
    money | It costs GBP 12.50 | 12.5 GBP
    money | It costs 12.50 GBP | 12.5 GBP
    money | It costs 80 pence | 0.8 GBP
    money | It costs 80p | 0.8 GBP
    money | It costs two pounds eighty | 2.8 GBP
    money | It costs two pounds and eighty pence | 2.8 GBP
    money | It costs a fiver | 5.0 GBP
    money | It costs a tenner | 10.0 GBP
    money | It costs £3bn | 3000000000.0 GBP
    money | It costs €15 | 15.0 EUR
    money | It costs 15€ | 15.0 EUR
    money | It costs 15 € | 15.0 EUR
    money | It costs € 15.20 | 15.2 EUR
    money | It costs EUR 15 | 15.0 EUR
    money | It costs 15 EUR | 15.0 EUR
    money | It costs fifteen euro | 15.0 EUR
    money | It costs 15 euros and 30 cents | 15.3 EUR
    money | It costs 15 euros 30 | 15.3 EUR
    money | It costs 3.4 million euros | 3400000.0 EUR
    money | It costs €3.4 million | 3400000.0 EUR
    money | It costs ¥500 | 500.0 JPY
    money | It costs 500 yen | 500.0 JPY
    money | It costs JPY 500 | 500.0 JPY
    money | It costs 500 yuan | 500.0 CNY
    money | It costs RMB 500 | 500.0 CNY
    money | It costs ₹250 | 250.0 INR
    money | It costs 250 rupees | 250.0 INR
    money | It costs Rs. 250 | 250.0 INR
    money | It costs two lakh rupees | 200000.0 INR
    money | It costs 40 Swiss francs | 40.0 CHF
    money | It costs CHF 40 | 40.0 CHF
    money | It costs 40 francs | 40.0 FRF
    money | It costs 60 Canadian dollars | 60.0 CAD
    money | It costs CAD 60 | 60.0 CAD
    money | It costs CA$60 | 60.0 CAD
    money | It costs C$60 | 60.0 CAD
    money | It costs A$60 | 60.0 AUD
    money | It costs AU$60 | 60.0 AUD
    money | It costs 60 Australian dollars | 60.0 AUD
    money | It costs NZ$60 | 60.0 NZD
    money | It costs HK$60 | 60.0 HKD
    money | It costs 60 Hong Kong dollars | 60.0 HKD
    money | It costs S$60 | 60.0 SGD
    money | It costs 60 Singapore dollars | 60.0 SGD
    money | It costs ₩10,000 | 10000.0 KRW
    money | It costs 10,000 won | 10000.0 KRW
    money | It costs 500 rubles | 500.0 RUB
    money | It costs 500 roubles | 500.0 RUB
    money | It costs ₽500 | 500.0 RUB
    money | It costs 200 pesos | 200.0 MXN
    money | It costs 200 Argentine pesos | 200.0 ARS
    money | It costs 200 Swedish kronor | 200.0 SEK
    money | It costs SEK 200 | 200.0 SEK
    money | It costs 200 Norwegian kroner | 200.0 NOK
    money | It costs 200 Danish kroner | 200.0 DKK
    money | It costs 30 zloty | 30.0 PLN
    money | It costs 30 PLN | 30.0 PLN
    money | It costs 700 Czech crowns | 700.0 CZK
    money | It costs 9000 forints | 9000.0 HUF
    money | It costs 90 Turkish lira | 90.0 TRY
    money | It costs ₺90 | 90.0 TRY
    money | It costs 30 shekels | 30.0 ILS
    money | It costs ₪30 | 30.0 ILS
    money | It costs 100 rand | 100.0 ZAR
    money | It costs R$100 | 100.0 BRL
    money | It costs 100 reais | 100.0 BRL
    money | It costs 400 baht | 400.0 THB
    money | It costs 100 dirhams | 100.0 AED
    money | It costs 100 riyals | 100.0 SAR
    money | It costs 20 dinars | 20.0 KWD
    money | It costs 3 bitcoin | 3.0 BTC
    money | It costs 100 Egyptian pounds | 100.0 EGP
    money | It costs 100 hryvnia | 100.0 UAH
    money | I owe -$5 | -5.0 USD
    money | I owe minus five dollars | -5.0 USD
    money | I owe $-5 | -5.0 USD
    money | Move $5 to my savings and $7 to rent | 5.0 USD & 7.0 USD
    money | Pay 3 quarters of a million dollars | 750000.0 USD
    money | Pay $1/2 million | 500000.0 USD
    money | Pay a couple hundred dollars | 200.0 USD
    money | Pay twelve hundred euros | 1200.0 EUR
    money | A 20 dollar bill | 20.0 USD
    money | A 20-dollar bill | 20.0 USD
    money | A five-pound note | 5.0 GBP
    money | A $5-a-month plan | 5.0 USD
    money | The price is 30 dollars per month | 30.0 USD
    money | 1,250.75 euros were paid | 1250.75 EUR
    money | A dime | 0.1 USD
    money | A nickel | 0.05 USD
    money | Three quarters and 2 dollars | 2.0 USD
    money | a salary of $85,000 | 85000.0 USD
    money | three thousand two hundred dollars | 3200.0 USD
    money | 4.99 euros each | 4.99 EUR
    money | £2.5m of debt | 2500000.0 GBP
    money | forty-five cents a minute | 0.45 ?
    money | 1 dollar and 99 cents | 1.99 USD
    money | twenty five quid a head | 25.0 GBP
    money | 3 million Kenyan shillings | 3000000.0 KES
    money | 600 Moroccan dirhams | 600.0 MAD
    money | 1,000 Icelandic kronur | 1000.0 ISK
    money | Rs 1,500 per month | 1500.0 INR
    money | 99.95 Swiss francs | 99.95 CHF
    money | US $ 30 | 30.0 USD
    money | two and a half billion dollars | 2500000000.0 USD
    money | a quarter million dollars | 250000.0 USD
    money | half a million pounds | 500000.0 GBP
    money | one cent | 0.01 ?
    money | ten pounds fifty | 10.5 GBP
    money | fifty bucks | 50.0 USD
    money | ¥1.2 million | 1200000.0 JPY
    money | 20,000 Japanese yen | 20000.0 JPY
    money | 10 New Zealand dollars | 10.0 NZD
    money | 500 Jamaican dollars | 500.0 JMD
    money | 12 Kuwaiti dinars | 12.0 KWD
    money | 3 euros and 5 cents | 3.05 EUR
    money | 1.5 bitcoins | 1.5 BTC
    money | 5k dollars | 5000.0 USD
    money | 30K euros | 30000.0 EUR
    money | it's $4.99/month | 4.99 USD
    money | USD25 | 25.0 USD
    money | 25USD | 25.0 USD
    money | 1.5 million u.s. dollars | 1500000.0 USD
    money | $1 trillion | 1000000000000.0 USD
    money | a hundred bucks | 100.0 USD
    money | $100K | 100000.0 USD
    money | seven hundred and fifty thousand dollars | 750000.0 USD
    money | 10 cents per kilowatt hour | 0.1 ?
    money | five thousand Colombian pesos | 5000.0 COP
    money | 30 Hong Kong dollars and 20 Singapore dollars | 30.0 HKD & 20.0 SGD
    """
