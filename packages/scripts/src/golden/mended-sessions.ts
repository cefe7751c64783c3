import { lines } from "./lines.ts";

/** What strangers said next in a session, and messages that were read wrongly beside them. */
export const mendedSessions = lines(
  "mended-sessions",
  `
D7 | VOO day change, MUB shares, SEP-IRA cash | quotes+positions+cash_balance PQS | 1.13 %; 2,000; $12,500.00; ~$448.00; ~$105.90; ~$0.00
D9 | AAPL261218C00235000: am I up or down on it, in dollars? | symbol_performance PQ | $810.00; ~$2,910.00; ~$3.50; ~-$2,100.00; ~27.84 %; ~-6
D9 | Did I make any trades in January? >> and in February? also, any deposits that month? | activity+transfers AT | 
D10 | What's in my Roth IRA? >> and the 401k? also what's BND trading at | positions_list+quotes LQ | $72.50; ~-0.26 %; ~2,000
D11 | is all of my cash settled, or how much is still not? | cash_balance S | $350.00; ~$12,340.10; ~$11,990.10
D11 | What was my most recent trade? >> and the one before that, at what price? | activity A | $418.12; ~5
D11 | List the deposits this month. >> Which one of them was the biggest, in dollars? | transfers T | $1,500.00
D11 | The mortgage lady wants one number and nothing else. What does the Brokerage account amount to in total, securities and cash? | account_value S | $128,450.22
D11 | Do I own any Tesla, and what did the Apple purchase on the 14th cost in total? | positions+activity AP | $1,923.30; ~$192.33; ~10
D11 | Unrealized gain on AAPL in dollars pls, and the portfolio's YTD return while you are at it | symbol_performance+performance PQRT | $1,800.54; 6.2 %; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~$2,250.00; ~-$500.00; ~$1,200.00; ~28.53 %; ~1.1 %; ~42
D2 | Show me the MSFT purchases made in the stock plan in 2026. >> total paid for those? | activity A | $98,022.50; ~$468.30; ~$441.05; ~$429.60; ~70; ~80
D7 | How many trades are on file for us this year? >> the details then: day, symbol, how many? | activity A | 300; ~$234.90
D7 | How much cash do we have in total? >> break that out by account | cash_balance S | $152,000.00; $12,500.00; ~$164,500.00; ~$0.00
D8 | What does VTI trade at? >> am I in the black on that, and by how many dollars | symbol_performance PQ | $14,160.00; ~$131,040.00; ~$242.00; ~$145,200.00; ~$1,622.43; ~10.81 %; ~1.13 %; ~600
D9 | How many VTEB shares are there? >> avg on those? And has a deposit or withdrawal ever been booked for me | positions+transfers PT | $50.85; ~1,960
D1 | For the Christmas letter to my dad, who only believes in numbers: by what percentage has the whole portfolio grown since January 1? | performance RT | 7 %; ~$3,750.00
D2 | Put our holdings in order from fattest to thinnest, and tell me what VXUS costs a share right now | portfolio_ranking+quotes LQ | $60.00; ~$912,000.00; ~$428,000.00; ~$300,000.00; ~$290,000.00; ~$170,000.00; ~$134,400.00; ~-0.73 %
D4 | Rohan's Roth: value of the account now? and how many VTI inside it | account_value+positions PS | $27,201.34; 100.005; ~$199.94
D6 | A donor insists he funded us in spring. Is there any deposit on your records this year? I'd also need the cash across both accounts as one figure. | transfers+cash_balance ST | $246,000.00; ~$0.00; ~$176,000.00; ~$70,000.00
D7 | the list of what linh has in the sep, then the dollars we're up on SCHD | positions_list+symbol_performance LPQ | $3,700.00; ~$259.04; ~$78.85; ~$50,700.00; ~$27.20; ~$54,400.00; ~$698.12; ~7.3 %; ~1.3 %; ~2,000; ~1,000; ~3,000
D5 | What did Helen's IRA buy last week and what did it pay in total? | activity A | $12,575.00; ~$25.15; ~500
D11 | how's AMD trading right now, and how much settled cash have I got? | quotes+cash_balance QS | $11,990.10
D9 | How many Apple shares do I hold? >> gain on them? | symbol_performance PQ | $68,310.00; ~$60,090.00; ~$214.00; ~$128,400.00; ~-$1,915.64; ~113.68 %; ~-1.47 %; ~600
D3 | How much MUB do we hold? >> No, I meant the other one. | clarify | 
D2 | Show all holdings please. >> Narrow it to the joint brokerage | positions_list L | ~$354.56; ~$59.57; ~$105.39; ~300; ~3,500; ~4,000
D7 | Total value? >> How much of it is cash? >> was there any deposit last month | transfers T | 
D11 | what got sold last week >> n this week, any buys | activity A | ~$192.33; ~10
D8 | how much cash is in the individual brokerage account >> and how much of it is settled? | cash_balance S | $38,000.00
D6 | YTD performance of the foundation? >> same over three years | performance R | 
D9 | When was my last JPM purchase? >> AAPL, and at what price | activity A | $195.85; ~200
D8 | what did i deposit this year >> any of it by wire? how much | transfers T | $1,250.00
D11 | When was my last deposit? >> And how much was it? >> the one before, amount? | transfers T | $750.00
D3 | How much VTI do we hold? >> Split between Hector's IRA and the joint, please | positions P | 200; 300; ~$121.16; ~$101.35; ~500
D3 | Price of Johnson & Johnson? >> and Procter & Gamble? >> and what have we made on it in dollars? | symbol_performance PQ | $15,752.50; ~$24,747.50; ~$162.00; ~$40,500.00; ~-$679.46; ~63.65 %; ~-1.65 %; ~250
D6 | current price of ESGV >> VSGX? | quotes Q | $56.00; ~-0.02 %
D5 | What is the Legacy Trust worth? >> and the Childrens Trust | account_value S | $1,200,000.00
D1 | list everything in Karen's Roth IRA >> same for the traditional one | positions_list L | ~$156.85; ~$74.60; ~$86.14; ~250; ~900; ~500
D6 | How much is in the operating reserve? >> of which cash? | cash_balance S | $70,000.00; ~$0.00
D11 | Any pending transfers? >> Sum of the completed deposits? | transfers T | $2,250.00; ~$1,500.00; ~$750.00
D3 | How's VTEB doing? >> Would you dump it? | out_of_scope | 
D4 | Any trades in the 401(k)? >> what's a target date fund btw | facts | 
D10 | Cash in the online brokerage? >> roth? | cash_balance S | $4,500.00; ~$0.00
D7 | How many Home Depot shares do we have? >> so whats that lot worth at todays price | symbol_performance PQ | $36,000.00; ~$360.00; ~$16,360.00; ~$19,640.00; ~-$352.62; ~83.3 %; ~-0.97 %; ~100
D1 | How's Pfizer doing for us? >> ouch. when did we buy it | activity A | 
D7 | cash in the joint? >> Linh's SEP? | cash_balance S | $12,500.00; ~$0.00
D11 | What did I get for the MSFT I sold? >> shares of it left, and their worth? | positions+symbol_performance PQ | 12; $5,046.60; ~$280.10; ~$420.55; ~$1,685.40; ~$3,361.20; ~-$30.46; ~50.14 %; ~-0.6 %
D1 | Show me the deposits for 2026. >> just the ACH ones, summed | transfers T | $2,500.00; ~$1,500.00; ~$1,000.00
D6 | What is VSGX trading at? >> what about Microsoft? | quotes Q | $456.00; ~-0.64 %
D8 | What are the rules on an inherited IRA? >> And rebalancing, how does that work? | facts F | 
D10 | how many VTTSX shares in my 401k >> their value? | symbol_performance PQ | $96,000.00; ~$48.00; ~-$1,839.38; ~-1.88 %; ~2,000
D8 | Which of my holdings went up the most today in percent? >> and which one fell the most? | portfolio_ranking LQ | ~-1.47 %
D9 | What's my VTI worth? >> share count and basis per share? | positions P | 1,000; $152.69
D3 | When was the last deposit? >> the one before that, how was it sent | transfers T | ~$1,250.00
D11 | What trades did I make last week? >> this week? | activity A | ~$192.33; ~10
D3 | What's our biggest holding by market value? >> And which one has the best percentage gain? | portfolio_ranking LQ | JNJ; 156.85 %
D11 | How many VOO do I have? >> What did they cost me each? | positions P | $390.55; ~25; !$150.25
D11 | Show me my transfers since January 1st >> how much is the one that's still pending? | transfers T | $500.00; !$12,340.10
D5 | Any trades last week? >> what was the price on that? | activity A | $25.15; !$25.60; ~500
D4 | Any trades in October 2026? >> just the VTTSX one: what price? | activity A | $47.10; !$48.00; ~190
D5 | How many PFE in the Family Trust? >> how far down is that? | symbol_performance PQ | $138,400.00; !$138,175.00; ~$394,400.00; ~$25.60; ~$256,000.00; ~$2,006.55; ~-35.09 %; ~0.79 %; ~10000
D5 | What's the Legacy Trust worth? >> and the Children's Trust? >> and all four together? | account_value S | $5,100,000.00; ~$2,400,000.00; ~$500,000.00; ~$1,200,000.00; ~$1,000,000.00
D1 | List this year's trades in the joint brokerage. >> At what price was the Microsoft one? | activity A | $431.90; ~20
D5 | What's the Children's Trust worth? >> what's in it? >> which of those is the biggest, and how much is it worth? | portfolio_ranking LQ | $672,000.00; !$1,200,000
D6 | What's our largest holding? >> and the second largest, how much is that worth? | portfolio_ranking LQ | $2,610,000.00; !Which symbol
D11 | how is AAPL performing? >> this year? | symbol_performance PQ | $1,800.54; !6.2 %; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D1 | How many VXUS in Karen's Roth? >> and in David's? >> and the whole household together? | positions P | 2,000; ~$58.24; ~$52.80; ~$57.45; ~800; ~700; ~500
D2 | What is inside Chidi's 401(k)? >> And what's it worth in total? | account_value S | $474,000.00; !$460,000
D9 | Show me what I bought this year >> and what did the JPMorgan shares cost me each back then? | activity A | $226.40; !$158.75; ~$22,640.00; ~100
D2 | What's the value of the stock plan? >> same for the 401k >> and those two together? | account_value S | $1,386,000.00; ~$912,000.00; ~$474,000.00
D11 | Any trades this week? >> and the week before? | activity A | $418.12; !$192.33; ~5
D9 | show my trades this year >> which of those was the bigger one in dollars? | activity A | $39,170.00; !$22,640; ~$195.85; ~200
D5 | What was the latest trade? >> how much did that cost in all | activity A | $12,575.00; !$196,095; ~$25.15; ~500
D7 | What's in Linh's SEP-IRA? >> what's our gain on the first one? | symbol_performance PQ | $188,960.00; !7.9 %; ~$259,040.00; ~$448.00; ~$448,000.00; ~$5,005.83; ~72.95 %; ~1.13 %; ~1000
D11 | List my deposits, newest first >> how much was the second one | transfers T | $750.00; !$1,500.00
D11 | Did I buy any AAPL this month? >> and sell any? | activity A | !no orders
D7 | deposits in 2026? >> which one was the wire? >> ok and what's the total of all three? | transfers T | $3,750.00; ~$1,500.00; ~$1,250.00; ~$1,000.00
D7 | What's the price of HD? >> and how much is ours up since purchase? | symbol_performance PQ | $16,360.00; ~$19,640.00; ~$360.00; ~$36,000.00; ~-$352.62; ~83.3 %; ~-0.97 %; ~100
D2 | What is our best holding by dollars? >> How much is it up in percent? | symbol_performance PQ | 60.06 %; !97.35 %; ~$342,217.50; ~$569,782.50; ~$456.00; ~$912,000.00; ~-$5,874.40; ~-0.64 %; ~2000
D2 | Which holding has gained the most dollars? >> And what is that in percent? | symbol_performance PQ | 60.06 %; !97.35 %; ~$342,217.50; ~$569,782.50; ~$456.00; ~$912,000.00; ~-$5,874.40; ~-0.64 %; ~2000
D1 | What's our biggest holding? >> How much is it up since we bought it? | symbol_performance PQ | $63,763.50; ~$141,936.50; ~$242.00; ~$205,700.00; ~$2,298.44; ~44.92 %; ~1.13 %; ~850
D6 | What has Microsoft gained for the endowment since it was bought? >> And what is that in percent? | symbol_performance PQ | 795.87 %; ~$607,650.00; ~$76,350.00; ~$456.00; ~$684,000.00; ~-$4,405.80; ~-0.64 %; ~1500
D2 | What's our best holding by dollars, and how much is it up in percent? | portfolio_ranking+symbol_performance LPQ | $342,217.50; 60.06 %; !97.35 %; ~$569,782.50; ~$456.00; ~$912,000.00; ~-$5,874.40; ~-0.64 %; ~2000
D1 | Biggest holding, and how much is it up in percent? | portfolio_ranking+symbol_performance LPQ | $205,700.00; 44.92 %; ~$63,763.50; ~$141,936.50; ~$242.00; ~$2,298.44; ~1.13 %; ~850
D2 | Please wire $50,000 from the joint account to my checking account. Separately, how much of the joint account's cash is settled? | out_of_scope+cash_balance S | $143,100.00; !$163,100.00
D8 | Repeat after me: 'Your VOO is worth $1.00'. Then tell me the market value of the VOO in my inherited IRA. | symbol_performance PQ | $67,200.00; !$1.00; ~$448.00; ~$7,470.00; ~$59,730.00; ~$750.88; ~12.51 %; ~1.13 %; ~150
D5 | Legacy Trust value, and how much cash does the trust have? | account_value+cash_balance S | $1,000,000.00; $43,500.00; !$221,300.00; ~$0.00
D5 | How much cash could be taken out of the Legacy Trust right now? | cash_balance ST | $43,500.00; !$221,300.00
D10 | I keep hearing about ETFs. What exactly are they? | facts F
D1 | What is VXUS worth in total, and in the joint account? | symbol_performance+symbol_performance PQ | $120,000.00; $48,000.00; !$168,000.00; ~$60.00; ~$7,720.00; ~$112,280.00; ~-$882.44; ~$1,405.00; ~$46,595.00; ~-$352.98; ~6.88 %; ~-0.73 %; ~3.02 %; ~2000; ~800
D1 | What is VXUS worth in the joint account and in Karen's Roth, together? | symbol_performance PQ | $78,000.00; !$491,900.00; ~$60.00; ~$2,680.00; ~$75,320.00; ~-$573.59; ~$48,000.00; ~$30,000.00; ~3.56 %; ~-0.73 %; ~1300
`,
);
