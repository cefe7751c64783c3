import { lines } from "../golden/lines.ts";

/** Turns that name a symbol, a place or a figure: what they name is what is answered. */
export const heard = lines(
  "heard",
  `
D2 | MSFT trades this year >> how many were bought altogether? | activity A | 220 MSFT; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !$129,874.50
D2 | How many Microsoft shares do the Okafors have? >> when did they last buy some? >> and the time before that? >> how many did they buy this year altogether? | activity A | 220 MSFT; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !There is 1
D2 | last MSFT buy? >> how many did they sell? | activity A | There are no sales of MSFT; !$468.30
D2 | how much of the cash is unsettled? >> which account is that in? | cash_balance S | Joint brokerage; $2,500.00
D2 | how much of the cash is unsettled? >> which account is that in? >> and how much is settled there? | cash_balance S | Joint brokerage; $143,100.00; !$163,100.00
D2 | How much MUB is there? >> what does rebalancing mean? >> back to MUB, what's the unrealized gain? | symbol_performance PQ | $6,430.00; 1.53 %; ~$421,570.00; ~4,000; ~$107.00; ~$428,000.00; ~-$1,675.74; ~-0.39 %; !$466,037.50
D2 | What's Chidi's 401k worth? >> Amara's Roth? >> Go back to the 401k: what's in it? | positions_list L | QQQ; BND; 400; 4,000; ~$215.36; ~$73.90; !$474,000.00
D5 | What was the last purchase? >> what's the price now? | quotes Q | PFE; $25.60; ~0.79 %; !$25.15
D5 | What was the last purchase? >> in which account? >> what's the price now? >> so how much is Helen up on those shares? | symbol_performance PQ | $225.00; 1.79 %; ~$12,575.00; ~500; ~$25.60; ~$12,800.00; ~$100.33; ~0.79 %
D1 | Did we sell anything this year? >> ok, what did we buy then? >> how much did we pay for the Microsoft shares? | activity A | $8,638.00; ~20; ~$431.90; !$239.03
D1 | price of AAPL and MSFT and how many we own | quotes+positions+positions QP | $214.00; $456.00; 165; 60; ~-1.47 %; ~-0.64 %; ~$104.36; ~$239.03
D3 | what are KO and PG trading at, and how many shares do we hold? | quotes+positions+positions QP | $67.50; $162.00; 600; 250; ~1 %; ~-1.65 %; ~$39.15; ~$98.99
D3 | sell 100 KO >> ok, how many do we have then? >> what would they be worth at today's price? | symbol_performance PQ | $40,500.00; 600; ~$67.50; ~$17,010.00; ~72.41 %; ~$23,490.00; ~$400.99; ~1 %
D4 | VTTSX position | positions P | 1,000; ~$39.66
D8 | What was the last deposit? >> and the one before it? >> both together? | transfers T | $2,750.00; ~2; ~3; ~$1,500.00; ~$1,250.00
D11 | What was the last deposit? >> and the one before? >> both together? | transfers T | $2,250.00; ~2; ~$1,500.00; ~$750.00
D11 | What was the last deposit? >> and the one before? >> and what about withdrawals? | transfers T | $500.00; pending; !number 2
D11 | how much cash have I got? >> how much of it could I withdraw today? >> why is that less? | cash_balance S | $350.00; ~$12,340.10; ~$11,990.10; !not on file
D11 | What did I last buy, and is it up? | activity+symbol_performance APQ | 10; $192.33; $1,800.54; 28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D9 | what was my most recent buy and is it up or down? | activity+symbol_performance APQ | 100; $226.40; $24,500.00; 38.58 %; ~$63,500.00; ~400; ~$220.00; ~$88,000.00; ~-$1,667.82; ~-1.86 %
D10 | What's Laura's gain on VOO? >> why not? | symbol_performance PQ | cost is not on file; ~250; ~$448.00; ~$112,000.00; ~$1,251.46; ~1.13 %; !What would you like
D7 | What's our best holding and what did it cost us? | portfolio_ranking+positions LQP | VOO; $188,960.00; 1,000; $259.04
D5 | What did Helen buy this month and how is it doing since? | activity+symbol_performance APQ | 500; $25.15; $225.00; 1.79 %; ~$12,575.00; ~$25.60; ~$12,800.00; ~$100.33; ~0.79 %; !2.4 %
D1 | biggest position and how much is it up today? | portfolio_ranking+symbol_performance LQP | VTI; $205,700.00; $2,298.44; 1.13 %; ~$63,763.50; ~44.92 %; ~$141,936.50; ~850; ~$242.00
D6 | How much is the endowment worth and what % of the total is that? | account_value S | $11,530,000.00; 96.08 %; ~$12,000,000.00
D6 | What's the endowment's share of our cash, in percent? | cash_balance S | 71.54 %; ~$176,000.00; ~$246,000.00; !1.53 %
D1 | Which of Karen's holdings are down today? | portfolio_ranking LQ | QQQ; -$944.54; -$324.94; -$220.61; -$170.09; ~4; !$817.10
D12 | Any positions or trades in this account yet? | positions_list+activity LA | no positions; no trades
D10 | What's the biggest account and the smallest? | account_value S | Online brokerage; $134,500.00; Theo's 529 plan; $14,500.00; ~$310,000.00; ~$96,000.00; ~$65,000.00; !BND
D4 | what's a Roth IRA and how much does Rohan have in his? | facts+account_value FS | $27,201.34; ~59; !$48,000.00
D8 | Which position has the largest gain? >> and number two? >> in percent who is first? | portfolio_ranking LQ | VOO; 12.51 %; !second
D1 | Most recent trade for this household? >> and the one before that? >> which account was it in? >> and how much did it cost in total? | activity A | $15,000.00; ~15,000; ~$1.00
D8 | Show me this year's deposits >> what's the total? >> which one was the wire? >> any withdrawals? | transfers T | There are no withdrawals; !by wire
D3 | Cash in Rosa's IRA? >> Hector's? >> both together? >> and including the joint account? | cash_balance S | $40,000.00; ~$0.00
D4 | What's Rohan's Roth worth? >> how much of it is cash? >> and in the joint account? >> does Anika's 401(k) have any? | cash_balance S | $0.00; Anika's 401(k)
D9 | Any transfers? >> trades? >> just the latest >> how much was it? | activity A | $22,640.00; ~100; ~$226.40
D11 | How is my portfolio doing? >> and over a year? >> then what's it worth? | account_value S | $128,450.22
D11 | Cash balance? >> how much of it is settled? >> and the rest? | cash_balance S | $350.00; !$11,990.10
D7 | Did the Nguyens buy anything in May? >> what did that come to? >> any other trades this year? | activity A | ~300; ~$234.90; !Yes
D1 | accounts by YTD return, best first | performance R | 10.2 %; 9.8 %; 6.5 %; 5 %; ~7 %
D1 | best and worst account by YTD return | performance+performance R | Karen's Roth IRA; Joint brokerage; 10.2 %; 5 %; ~9.8 %; ~6.5 %; ~7 %
D1 | Which account had the best YTD return and how much cash is sitting there? | performance+cash_balance RS | Karen's Roth IRA; 10.2 %; $3,000.00; ~9.8 %; ~6.5 %; ~5 %; ~7 %; ~$0.00; !$35,000.00
D10 | Which account is the largest and what did it return this year? | account_value+performance SRT | Online brokerage; $134,500.00; 6.3 %; ~$310,000.00; ~$96,000.00; ~$65,000.00; ~$14,500.00; ~$0.00; !6.9 %
D6 | what's the endowment's biggest position and what percent of the endowment is it? | portfolio_ranking+symbol_performance LQPS | ESGV; $3,600,000.00; 31.22 %; ~$11,530,000.00; ~40,000; ~$90.00; ~$1,141,000.00; ~$2,459,000.00; ~46.4 %; ~-$4,325.19; ~-0.12 %; !96.08 %
D6 | Anything bought on or after October 1st? | activity A | 400,000; ~$1.00; !2026-10-02
D9 | How many AAPL shares do I hold and when did I last add to them? | positions+activity PA | 600; 200; $195.85; ~$100.15
D2 | How many MSFT purchases has the stock plan made this calendar year, and how many shares altogether? | activity A | 220 MSFT; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !15,700
D1 | What did the Smiths deposit by ACH this year, in total? | transfers T | $2,500.00; ~2; ~$1,500.00; ~$1,000.00
D1 | Which holding has lost us the most? >> And as a percentage? >> Second worst by that measure? | portfolio_ranking LQ | BND; -7.07 %
D2 | Return year to date for the 401(k)? >> Amara's Roth? >> And the household as a whole over one year? | performance RT | 7.1 %; ~$0.00; !8.1 %
D2 | What is a 401(k)? >> How much does Chidi have in his? | account_value S | $474,000.00; !$2,304,000.00
D3 | Rosa's IRA: what's in it? >> How much cash? >> and the total? | account_value S | $96,000.00; !$800,000.00
D4 | How's Anika's 401k doing this year >> Rohan? | performance RT | Rohan's Roth IRA; 11 %; ~$0.00; !8.6 %
D5 | Total cash across the trusts and the IRA >> Helen only | cash_balance S | $55,200.00; !$221,300.00
D5 | one year return of the whole group >> Which account did best? | performance R | Helen's IRA; 8.9 %; ~7.2 %; ~5.4 %; ~2.8 %; ~4.9 %
D7 | performance 1Y >> joint only | performance RT | 10.9 %; ~$3,750.00; !8 %
D8 | Inherited IRA: how much? >> And cash in there? >> What's the rest in? | positions_list L | BND; VOO; 1,600; 150; ~$71.60; ~$398.20; !XOM
D10 | Best performer in my accounts? >> By today's move then | portfolio_ranking LQ | VOO; $1,251.46
D1 | Karen cash | cash_balance S | $7,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$35,000.00
`,
);
