import { lines } from "../golden/lines.ts";

/** What is said in a few words, around a question, or of two people, classes and sums at once. */
export const plainSpoken = lines(
  "plain-spoken",
  `
D1 | what's our asset allocation? | portfolio_ranking LQ | $849,050.00; 87.98 %; $100,950.00; 10.46 %; $15,000.00; 1.55 %; VTEB and BND; ~$965,000.00; ~$136,544.50; ~$46,006.80; ~$0.00
D5 | How is the Legacy Trust allocated by asset class? | portfolio_ranking LQ | 90.9 %; 9.1 %; $869,500.00; $87,000.00; PM; ~$956,500.00; ~$230,925.00; ~$38,805.00
D6 | what's in each asset class at the foundation? | portfolio_ranking LQ | $684,000.00; not known; no quote on file; ~$8,320,000.00; ~$1,051,150.00; ~$607,650.00; ~$400,000.00; ~$0.00
D1 | did we beat 5% this year? | performance RT | Yes.; 7 %; ~$3,750.00
D1 | was the return above 8 percent this year? | performance RT | No.; 7 %; ~$3,750.00
D9 | what's today's P&L? | performance RLQ | -$3,112.66; Not counted; ~-0.3 %
D10 | total retirement assets | account_value S | $161,000.00; ~$96,000.00; ~$65,000.00; !$310,000.00
D10 | how much money for college is there? | account_value S | $14,500.00
D9 | how large is the margin loan? | cash_balance S | -$20,000.00; ~$0.00; !$1,000,000.00
D2 | what is the largest single position and how much of the total is it? | portfolio_ranking+symbol_performance LQP | MSFT; 40.82 %; ~$912,000.00; ~$2,234,400.00; ~$456.00; ~$342,217.50; ~$569,782.50; ~-$5,874.40; ~60.06 %; ~-0.64 %; ~2,000
D1 | show me this year's deposits >> just the wires >> and the total? | transfers T | $1,250.00; !$3,750.00
D2 | msft buys this year >> average price? | activity A | $445.56; 220 MSFT bought; $98,022.50; ~$468.30; ~$441.05; ~$429.60; ~70; ~80
D3 | which IRA has more cash? >> by how much? | cash_balance S | $8,000.00; ~$12,000.00; ~$4,000.00
D1 | how many positions are there >> how many are ETFs >> list them | positions_list L | VXUS; ~$171.21; ~$58.24; ~$51.32; ~$288.23; ~$24.10; ~$52.80; ~$80.06; ~$176.30; ~$156.85; ~$74.60; ~$86.14; ~$250.83; ~$57.45; ~600; ~800; ~1,280; ~300; ~1,000; ~700; ~1,500; ~80; ~250; ~900; ~500; ~150; !AAPL; !MSFT
D3 | which IRA did better this year? | performance R | Rosa's IRA; 3.9 %; ~2.9 %; !11.2 %
D1 | Did the $1,250 come in by wire or ACH? | transfers T | $1,250.00; by wire
D3 | so no withdrawals at all, correct? | transfers T | no withdrawals
D5 | total for Whitcomb excluding Helen | account_value S | $4,600,000.00; ~$2,400,000.00; ~$1,200,000.00; ~$1,000,000.00; !$4,878,700.00
D11 | how much of my cash can't be withdrawn yet? | cash_balance S | $350.00; !$11,990.10
D2 | How much would be left in the joint account's cash after taking out 100k? | cash_balance S | $43,100.00; ~$100,000.00; ~$143,100.00; ~$145,600.00; ~$45,600.00
D2 | lowest price paid for msft | activity A | $398.15; ~80; !$284.89
D2 | how many trades this year and how many were MSFT? | activity+activity A | There are 5; There are 3; ~$468.30; ~$61.25; ~$441.05; ~$421.75; ~$429.60; ~70; ~1,000; ~50; ~80
D1 | Which holdings have doubled? | portfolio_ranking LQ | NVDA; AAPL; 474.95 %; 105.06 %; ~100 %; !VTI
D1 | Are we up or down on bonds overall? | portfolio_ranking LQ | -$14,918.00; -5.9 %; ~-$1,688.00; ~-$13,230.00
D1 | List positions whose cost basis exceeds market value | portfolio_ranking LQ | BND; PFE; VTEB; VNQ; ~-$13,230.00; ~-$6,150.00; ~-$1,688.00; ~-$72.00; !AAPL
D1 | VTI price now vs what we paid in Feb | quotes+activity QA | $242.00; $231.05; ~1.13 %; ~20
D3 | What did Hector and Rosa each return in the past year? | performance R | 11.2 %; 8.2 %; !10.2 %
D1 | who has the better return, David or Karen? | performance R | 10.2 %; 9.8 %; 6.5 %; !7 %
D3 | cash for Hector and for Rosa | cash_balance S | $12,000.00; $4,000.00; ~$16,000.00; ~$0.00
D3 | who's got more in bonds, Hector or Rosa? | portfolio_ranking LQ | $174,000.00; $56,000.00; $118,000.00
D3 | total of the three largest positions | portfolio_ranking LQ | $402,000.00; ~$174,000.00; ~$121,000.00; ~$107,000.00
D3 | what is our exposure to VTI in percent? | symbol_performance PQL | 15.92 %; ~$760,000.00; ~$121,000.00; ~$242.00; ~$64,382.00; ~$56,618.00; ~$1,352.02; ~113.71 %; ~1.13 %; ~500
D3 | cash vs invested | cash_balance+portfolio_ranking SLQ | 5 %; $760,000.00; ~$800,000.00; ~$40,000.00; ~$0.00; ~$174,000.00; ~$121,000.00; ~$107,000.00; ~$68,000.00; ~$63,000.00; ~$60,000.00; ~$56,000.00; ~$40,500.00; ~$30,000.00
D3 | need 30,000 by tomorrow, is there enough settled cash? | cash_balance S | $10,000.00; is covered; ~$30,000.00; ~$40,000.00; ~$24,000.00
D3 | could we pull 25k from the joint account? | cash_balance S | $1,000.00; short; ~$25,000.00; ~$24,000.00
D4 | Give me each account's YTD | performance R | 8.6 %; 11 %; 4.9 %; ~8.5 %
D5 | rank the trusts by size | account_value S | $2,400,000.00; $1,200,000.00; $1,000,000.00; ~$4,600,000.00; !$1,379,400.00
D6 | cash + VMFXX in the reserve | cash_balance+symbol_performance SPQ | $70,000.00; $400,000.00; ~$0.00; ~$1.00; ~0 %; ~400,000; !$246,000.00
D2 | which account holds MUB and what's the gain there? | positions+symbol_performance PQ | Joint brokerage; $6,430.00; ~$105.39; ~$421,570.00; ~$107.00; ~$428,000.00; ~-$1,675.74; ~1.53 %; ~-0.39 %; ~4,000; !$466,037.50
D5 | PFE loss in the family trust and in total | symbol_performance+symbol_performance PQ | $138,400.00; $138,175.00; ~$394,400.00; ~$25.60; ~$256,000.00; ~$2,006.55; ~$406,975.00; ~$268,800.00; ~$2,106.88; ~-$138,400.00; ~$225.00; ~-35.09 %; ~0.79 %; ~-33.95 %; ~1.79 %; ~10,000; ~10,500
D11 | any deposits? >> withdrawals? >> net? | transfers T | $2,250.00; $500.00; ~$1,500.00; ~$750.00
D1 | total contributions in the second quarter | transfers T | $1,250.00
D1 | lowest cash balance account | cash_balance S | Karen's Roth IRA; $3,000.00; ~$35,000.00; ~$0.00; ~$4,000.00; ~$6,000.00; ~$22,000.00
D11 | how much did i make selling msft? | activity A | not known
D11 | all my positions by day change | portfolio_ranking LQ | $88.25; $81.81; -$30.46
D5 | MUB total value | symbol_performance PQ | $642,000.00; ~$107.00; ~$20,000.00; ~$662,000.00; ~-$2,513.60; ~-3.02 %; ~-0.39 %; ~6,000
D6 | total bonds | portfolio_ranking LQ | $2,610,000.00; !$72.50
D7 | SEP gain in dollars | portfolio_ranking LQ | $169,910.00; ~$188,960.00; ~-$19,050.00; ~34.28 %; !7.2 %
D8 | muni gain | portfolio_ranking LQ | $815.00; ~0.96 %
D1 | Hi there, are we up or down on bonds overall please | portfolio_ranking LQ | -$14,918.00; ~-$1,688.00; ~-$13,230.00; ~-5.9 %
D1 | Could you please tell me which holdings have doubled, thanks? | portfolio_ranking LQ | NVDA; AAPL; ~100 %; ~474.95 %; ~105.06 %; !VTI
D2 | lowest price paid for msft for the Okafors? | activity A | $398.15; ~80; !$284.89
D1 | show me the losers >> biggest one >> which account is it in | positions P | BND; 1,500; 900; ~$80.06; ~$74.60; ~2,400; !VTI
D1 | joint account value >> its ytd | performance RT | Joint brokerage; 5 %; ~$3,750.00; !7 %
D10 | Roth >> return this year | performance RT | 10.7 %; ~$0.00; !6.9 %
D1 | how much is in bonds >> which funds | positions_list L | VTEB; BND; ~$51.32; ~$80.06; ~$74.60; ~1,280; ~1,500; ~900; !VMFXX
D2 | how many MSFT shares do we have? >> bought when >> last one at what price | activity A | $468.30; ~70; !$456.00
D2 | Chidi >> cash | cash_balance S | $14,000.00; ~$0.00; !$165,600.00
D2 | who's got the better year, Chidi or Amara >> and over 12 months | performance R | 10.8 %; 9.5 %; 8.1 %; !7.1 %
D3 | is anything pending >> ok what was the last deposit | transfers T | $1,500.00
D5 | PFE >> in Helen's IRA >> up or down | symbol_performance PQ | $225.00; ~$12,575.00; ~$25.60; ~$12,800.00; ~$100.33; ~1.79 %; ~0.79 %; ~500; !5.7 %
D8 | which holdings have no cost >> value of them | symbol_performance+symbol_performance PQ | $92,000.00; $30,000.00; ~$115.00; ~-$1,372.58; ~$150.00; ~-$290.79; ~-1.47 %; ~-0.96 %; ~800; ~200; !$584,000.00
D8 | how did the accounts do >> best one | performance R | Inherited IRA; 11.9 %; ~10.4 %; ~10.9 %; !$14,160.00
D9 | what's short >> how much is the loss | portfolio_ranking LQ | -$1,300.00; $810.00; $320.00; ~-$170.00; ~-0.58 %
D11 | how am I doing >> in dollars since purchase | portfolio_ranking LQ | $4,030.69; ~$1,800.54; ~$1,685.40; ~$544.75; ~20.74 %
D6 | largest position in the endowment >> its gain >> and its share | symbol_performance PQS | ESGV; 31.22 %; ~$11,530,000.00; ~$3,600,000.00; ~$90.00; ~$1,141,000.00; ~$2,459,000.00; ~-$4,325.19; ~46.4 %; ~-0.12 %; ~40,000
D1 | deposits please >> when was the last >> was it a wire | transfers T | $1,500.00; by ACH; !$1,250.00
D1 | So, Karen called. She wants to know how her accounts did this year and what she has in cash. | performance+cash_balance RS | 9.8 %; 10.2 %; $7,000.00; ~$0.00; ~$4,000.00; ~$3,000.00; !$35,000.00
D1 | smallest retirement account | account_value S | Karen's Roth IRA; $122,230.00; ~$630,330.00; ~$172,750.00; ~$335,350.00
D1 | by how many points does the Roth lead the rollover ytd | performance R | 3.7 percentage points; 10.2 %; 6.5 %
D2 | in percent, how much of the joint account is munis | portfolio_ranking LQS | 46.62 %; $918,000.00; ~$428,000.00; !55.41 %
D3 | how much does Rosa have in TIPS? | symbol_performance PQ | $56,000.00; ~$112.00; ~$2,450.00; ~$58,450.00; ~-$129.10; ~-4.19 %; ~-0.23 %; ~500
D4 | compare Anika's and Rohan's one year | performance R | 7.3 %; 6.7 %; !6.8 %
D5 | trust with the lowest cash | cash_balance S | Legacy Trust; $43,500.00; ~$166,100.00; ~$0.00; ~$58,000.00; ~$64,600.00; !$221,300.00
D7 | share of VTI in the joint account | symbol_performance PQS | 40.63 %; ~$1,072,000.00; ~$435,600.00; ~$242.00; ~$150,280.00; ~$285,320.00; ~$4,867.28; ~52.67 %; ~1.13 %; ~1,800
D11 | what % have i made overall | portfolio_ranking LQ | 20.74 %; ~$4,030.69; ~50.14 %; ~28.53 %; ~5.58 %; !6.2 %
D10 | Do they have any money in a 529? | account_value S | $14,500.00; !$310,000.00
D2 | which holdings are in more than one account? | positions_list L | VXUS; 3,500; 1,500; ~$59.57; ~$53.60; !MSFT
D2 | what's amara's roth invested in and is it up | positions_list+portfolio_ranking LQ | VXUS; $9,600.00; ~$53.60; ~11.94 %; ~1,500
D3 | What's the biggest loser in dollars? In percent? | portfolio_ranking+portfolio_ranking LQ | BND; -$8,745.00; -4.79 %
D1 | what are we paying per share on average for VXUS across accounts | positions P | $56.14; ~$58.24; ~$52.80; ~$57.45; ~2,000; ~800; ~700; ~500
D1 | Over one year, which account trails? | performance R | David's rollover IRA; 4 %; ~4.5 %; ~7.3 %; ~8.7 %; ~5.9 %
D1 | does Karen have at least 5,000 in cash | cash_balance S | $7,000.00; $2,000.00; more than; ~$5,000.00
D2 | lowest price paid for msft for the client? | activity A | $398.15; ~80; !$284.89
D6 | How did the endowment do this year versus the operating reserve? | performance R | 3.2 %; 10 %; ~3.5 %
D7 | how did the joint account do this year versus the SEP | performance R | 8.4 %; 7.2 %; 1.2 percentage points; ~7.9 %
D1 | Has Karen's Roth outperformed the household? | performance+performance RT | 10.2 %; 7 %; ~$0.00; ~$3,750.00
D1 | What is David's rollover made of, in percent? | portfolio_ranking LQ | VOO; 40.81 %; BND; 33.02 %; ~$329,350.00; ~$134,400.00; ~$108,750.00; ~$42,000.00; ~$27,200.00; ~$17,000.00; ~12.75 %; ~8.26 %; ~5.16 %; !6.5 %
D2 | What's left of the cash once unsettled funds are excluded? | cash_balance S | $163,100.00; !$2,500.00
D3 | What do we have in Coca-Cola and P&G combined? | symbol_performance+symbol_performance PQ | $81,000.00; ~$40,500.00; ~$67.50; ~$17,010.00; ~$23,490.00; ~$400.99; ~$162.00; ~$15,752.50; ~$24,747.50; ~-$679.46; ~$32,762.50; ~$48,237.50; ~72.41 %; ~1 %; ~63.65 %; ~-1.65 %; ~67.92 %; ~600; ~250
D8 | What's the total value of holdings with unknown cost? | positions_list+symbol_performance+symbol_performance LPQ | $92,000.00; $30,000.00; ~$115.00; ~-$1,372.58; ~$150.00; ~-$290.79; ~$122,000.00; ~-1.47 %; ~-0.96 %; ~800; ~200; !$584,000.00
D11 | What's the difference between my total and settled cash? | cash_balance S | $350.00; ~$12,340.10; ~$11,990.10
D7 | How much of the SEP is in VOO? | symbol_performance PQS | 66.08 %; ~$678,000.00; ~$448,000.00; ~$448.00; ~$188,960.00; ~$259,040.00; ~$5,005.83; ~72.95 %; ~1.13 %; ~1,000
D1 | What's in the taxable account, largest first? | portfolio_ranking LQ | VTI; VTEB; $145,200.00; $12,800.00; ~$64,000.00; ~$48,000.00; ~$35,310.00; ~$27,360.00; ~$15,000.00
D3 | Rosa's IRA: YTD, one year, value | performance+performance+account_value RTS | 3.9 %; 8.2 %; $96,000.00; ~$0.00; !7.2 %
D1 | Karen's Roth: 1y and ytd returns | performance+performance RT | 8.7 %; 10.2 %; ~$0.00; !5.9 %
D1 | What is Karen's total, both IRAs? | account_value S | $294,980.00; ~$172,750.00; ~$122,230.00
D2 | How is the household split between stocks and funds? | portfolio_ranking LQ | 59.18 %; 40.82 %; ~$2,234,400.00; ~$1,322,400.00; ~$123,820.00; ~$912,000.00; ~$342,217.50
D3 | who has the higher one-year return, Hector or Rosa, and by how much? | performance R | 11.2 %; 8.2 %; 3 percentage points; !3.9 %
D6 | total cash of the foundation and where it is | cash_balance S | $246,000.00; $176,000.00; $70,000.00
D11 | What is my average cost per share for each holding? | positions_list L | $150.25; $280.10; $390.55; ~42; ~12; ~25
D1 | were the deposits all ACH? | transfers T | wire; $1,250.00; ~$1,500.00; ~$1,000.00; ~$3,750.00
D5 | How much has Helen in cash? | cash_balance S | $55,200.00; ~$0.00; !$4,878,700.00
D6 | What's the reserve invested in? | positions_list L | VMFXX; ~400,000; ~$1.00; !ESGV
D5 | What's the YTD of each trust? | performance R | 6.3 %; 4.3 %; 7.5 %
D1 | What's the 1-year of each of Karen's accounts? | performance R | 4.5 %; 8.7 %; ~4.2 percentage points; !5.9 %
D1 | how much cash has Karen? | cash_balance S | $7,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$35,000.00
D1 | what is our second biggest account? | account_value S | David's rollover IRA; $335,350.00; ~$369,670.00; ~$172,750.00; ~$122,230.00; ~$1,000,000.00
D1 | which account has the second most cash | cash_balance S | David's rollover IRA; $6,000.00; ~$22,000.00; ~$35,000.00; ~$4,000.00; ~$3,000.00; ~$0.00
D1 | which buys were over 20 shares? | activity A | AAPL; VMFXX; ~20; ~25; ~15,000; ~$221.40; ~$1.00; !MSFT
D1 | trades of 20 shares | activity A | MSFT; VTI; ~20; ~$431.90; ~$231.05; !AAPL
D9 | What is the biggest short position? | portfolio_ranking LQ | TSLA; -$26,400.00; !-$1,100.00
D9 | which short is worth most? | portfolio_ranking LQ | TSLA; -$26,400.00; !$1,000,000.00
D9 | are any shorts over $10,000? | portfolio_ranking LQ | TSLA; -$26,400.00; ~$10,000.00
D11 | Has my ACH from January settled? | transfers T | $1,500.00; $500.00; pending; ~$750.00; ~+$2,250.00; ~-$500.00; !$350.00
D6 | What percent of the endowment is in bonds? | portfolio_ranking LQS | 22.64 %; $2,610,000.00; $11,530,000.00
D1 | what percent of the joint account is in stocks? | portfolio_ranking LQS | 20.42 %; $75,470.00; $369,670.00; !21.71 %
D6 | How much is in private investments? | portfolio_ranking LQ | not known; private_harborview_iv; no price; !$
D9 | total long market value | portfolio_ranking LQ | $1,049,600.00; ~$290,000.00; ~$242,000.00; ~$128,400.00; ~$112,000.00; ~$98,000.00; ~$91,200.00; ~$88,000.00; !$1,020,000.00
D9 | How many AAPL contracts are short? | positions P | -6; AAPL261218C00235000; ~$4.85; !600
D7 | What's the split of stocks vs ETFs? | portfolio_ranking LQ | $1,549,500.00; 97.73 %; $36,000.00; 2.27 %; ~$1,585,500.00; ~+$341,590.00; ~+$16,360.00
D1 | are there any losses in the joint account? | portfolio_ranking LQ | PFE; -$6,150.00; VTEB; -$1,688.00; !BND
D3 | which holdings are in two accounts | positions_list L | VTI; VXUS; ~300; ~200; ~400; ~600; ~$121.16; ~$54.70; ~$101.35; ~$46.25; !PG
D7 | Is the household up for the year, and by how much in the SEP? | performance+performance RT | 7.9 %; 7.2 %; ~$3,750.00; ~$0.00
D2 | What's the balance in Amara's Roth IRA? >> same for her husband | account_value S | $1,386,000.00; ~$912,000.00; ~$474,000.00; !$96,000.00
D2 | How many Microsoft shares are in the stock plan? >> what's that worth? >> what percent of the household is it? | symbol_performance PQS | 38.00 %; $2,400,000.00; ~$912,000.00; ~$456.00; ~2,000; ~$342,217.50; ~$569,782.50; ~60.06 %; ~-$5,874.40; ~-0.64 %; !40.82 %
D2 | Is there any unsettled cash? >> Which account is it in? >> when will it settle? | cash_balance S | not on file; $2,500.00; ~$145,600.00; ~$143,100.00
D5 | Did Helen buy Pfizer recently? >> Does the family trust hold it too? >> at a loss? | symbol_performance PQ | Yes; $138,400.00; ~$394,400.00; ~$256,000.00; ~$25.60; ~10,000; ~-35.09 %; ~$2,006.55; ~0.79 %; !$18,800.00
D9 | When do the options expire? >> what's the strike on the AAPL one? | positions P | $235.00; 2026-12-18; -6; ~$4.85; !$500.00
D9 | When do the options expire? | positions_list L | 2026-12-18; $235.00; $500.00; ~-6; ~-2; ~$4.85; ~$7.10
D9 | largest short | portfolio_ranking LQ | TSLA; -$26,400.00; !$290,000.00
D4 | how many trades were for less than 1 share | activity A | There are 8; ~1; ~$238.95; ~$72.80; ~$240.10; ~$60.45; ~$73.05; ~$233.15; ~$59.10; ~$229.80; ~0.0019; ~0.0031; ~0.0169; ~0.0069; !190
D3 | of JNJ, PG and KO which has made the most money in dollars | portfolio_ranking LQ | JNJ; $18,320.00; KO; $17,010.00; PG; $15,752.50
D11 | top 2 by today's move | portfolio_ranking LQ | AAPL; $88.25; VOO; $81.81
D6 | are we up or down on harborview | symbol_performance PQ | no quote on file; ~1,000; !$
D11 | ytd performance net of transfers | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D4 | year to date did Anika's 401k beat the household? | performance+performance RT | 8.6 %; 8.5 %; ~$0.00; ~$3,750.00; ~$900.00
D7 | how are we doing this year if you strip out the deposits | performance RT | 7.9 %; do not count; ~$3,750.00
D8 | Inherited IRA performance, ytd and 1 year | performance+performance RT | 11.9 %; 10.4 %; ~$0.00
D7 | did any money leave the account this yr | transfers T | no withdrawals; !8.4 %
D3 | best ETF to buy right now for income? | out_of_scope | !basket
D2 | how much is in Chidi's accounts? | account_value S | $1,386,000.00; ~$912,000.00; ~$474,000.00; !$2,400,000.00
D6 | which holding is up the most today? | portfolio_ranking LQ | No position is up; ~$0.00
D2 | Has the Roth outpaced the 401(k) this year? | performance R | 11 %; 5.1 %; ~5.9 percentage points
D5 | highest and lowest ytd among the accounts | performance R | 6.3 %; 2.4 %; 4.3 %; 7.5 %; ~5.7 %
D11 | total value of my sells | activity A | $2,090.60; ~5; ~$418.12; !$128,450.22
D2 | what's the most we paid for MSFT? | activity A | $468.30; ~70; !$284.89
D4 | how much was invested in October? | activity A | $8,949.68; ~3; ~0.0019; ~190; ~0.0031; ~$238.95; ~$47.10; ~$72.80
D4 | how many different symbols were traded? | activity A | 4 different symbols; VTI; VTTSX; BND; VXUS; ~0.0019; ~190; ~0.0031; ~0.0169; ~0.0069; ~$238.95; ~$47.10; ~$72.80; ~$240.10; ~$60.45; ~$73.05; ~$233.15; ~$59.10; ~$229.80
D1 | list the deposits oldest first | transfers T | $1,000.00; $1,250.00; $1,500.00; ~$3,750.00
D4 | Which of their accounts has lagged so far in 2026? | performance R | Joint brokerage; 4.9 %; ~8.6 %; ~11 %; ~8.5 %
D10 | What's Ms. Bennett's 401k holding? | positions_list L | VTTSX; ~2,000
D4 | Rohan's roth - total and cash | account_value+cash_balance S | $27,201.34; $1,199.53; ~$0.00
D1 | Which month had the most trades? | activity A | August 2026; July 2026; March 2026; February 2026; 1 each; ~$5,535.00; ~$15,000.00; ~$8,638.00; ~$4,621.00; ~$33,794.00; ~4
D1 | deposits by month | transfers T | August 2026; $1,500.00; May 2026; $1,250.00; February 2026; $1,000.00; ~$3,750.00
D4 | which account gets the most deposits | transfers T | The most: Joint brokerage; $3,750.00; ~$900.00
D1 | are deposits up from last quarter? | transfers T | $1,500.00; less from 2026-10-01 to 2026-11-20; none
D1 | did we buy more in August than in May? | activity A | $5,535.00; more from 2026-08-01; none
D5 | any dividends lately? | activity A | no record of dividends; !PFE
D1 | any cancelled trades? | activity A | no record of open, cancelled or rejected orders; !AAPL
D7 | how much have we put in vs taken out since January | transfers T | $3,750.00; ~$1,000.00; ~$1,250.00; ~$1,500.00
D3 | How's the trust doing this year? | performance R | no account named trust; !7.2 %
D2 | balance of the donor advised fund | account_value S | no account named daf; !$2,400,000.00
D2 | how exposed are the Okafors to Microsoft | symbol_performance PSQ | 38.00 %; $912,000.00; ~2,000; ~$456.00; ~$342,217.50; ~60.06 %; ~$569,782.50; ~$2,400,000.00; ~-$5,874.40; ~-0.64 %
D5 | cost of all the VTI | positions P | $734,115.00; ~5,700; ~4,200; ~$141.71; ~1,500; ~$92.62
D1 | Need David's number YTD and what he's got in cash | performance+cash_balance RTS | 6.5 %; $6,000.00; ~$0.00; !$35,000.00
D1 | total bond exposure | portfolio_ranking LQ | $238,000.00; ~$174,000.00; ~$64,000.00
D4 | 401k YTD vs roth YTD | performance R | 8.6 %; 11 %; ~2.4
D8 | where is the money | account_value S | $438,800.00; $201,200.00; ~$640,000.00
D9 | covered calls value | symbol_performance+symbol_performance PQ | -$2,100.00; -$1,100.00; ~-6; ~$3.50; ~$810.00; ~27.84 %; ~$2,910.00; ~-2; ~$5.50; ~$320.00; ~22.54 %; ~$1,420.00; !$1,000,000.00
D5 | value of each trust >> which has done best this year | performance R | Legacy Trust; 7.5 %; ~6.3 %; ~4.3 %; !VTI
D1 | what's each account worth? >> which one is up the most this year? | performance R | Karen's Roth IRA; 10.2 %; ~9.8 %; ~6.5 %; ~5 %; ~7 %
D1 | YTD by account | performance R | 5 %; 6.5 %; 9.8 %; 10.2 %; ~7 %
D3 | which holdings are down >> by how much in total >> the worst one? >> how many shares of it | positions P | 2,400; BND; ~$76.14
D9 | short positions? >> what do we owe on them | portfolio_ranking LQ | -$29,600.00; ~-$26,400.00; ~-$2,100.00; ~-$1,100.00; !-$20,000.00
D9 | short positions? >> what do we owe on them >> which is the largest >> gain on it | symbol_performance PQ | TSLA; $1,300.00; ~-5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00; ~-$238.07; ~0.91 %
D10 | which ones lack a cost? | positions_list L | VTTSX; VOO; VTI; BND; ~2,000; ~250; ~200
D11 | best performer? >> sell half of it >> what's its price? | quotes Q | $193.12; ~1.1 %
D1 | Rank the accounts by cash, highest first | cash_balance S | Joint brokerage; $22,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$35,000.00; ~$0.00; !VTI
D1 | How many days ago was the last deposit? | transfers T | 2026-08-17; $1,500.00; !There is 1
D1 | wire vs ACH deposits total | transfers T | $1,250.00; $2,500.00; ~$3,750.00
D1 | Sum of unrealized losses | portfolio_ranking LQ | -$21,140.00; ~-6.71 %; ~-$13,230.00; ~-$6,150.00; ~-$1,688.00; ~-$72.00; !$182,551.30
D1 | Is the joint account's value more than a third of the total? | account_value S | 36.97 %; $369,670.00; ~$1,000,000.00
D2 | How many MSFT shares were bought in all and at what average price? | activity A | 300 MSFT; $432.92; $129,874.50; ~70; ~$468.30; ~$441.05; ~80; ~$429.60; ~$398.15; ~4
D3 | how much are the winners up and the losers down? | portfolio_ranking+portfolio_ranking LQ | $142,709.50; -$13,756.00; ~65.68 %; ~-3.32 %; ~$64,382.00; ~$18,320.00; ~$17,010.00; ~$16,875.00; ~$15,752.50; ~$10,370.00; ~-$230.00; ~-$2,331.00; ~-$2,450.00; ~-$8,745.00
D4 | how much did each account buy this year | activity A | $8,949.00; $2.66; $1.75; ~$8,953.41; ~4; ~1; ~9
D5 | 1Y return: Family trust vs Children's trust | performance R | 2.8 %; 7.2 %; ~4.4; !4.9 %
D9 | Net value of all positions, long minus short | portfolio_ranking LQ | $1,020,000.00; ~$290,000.00; ~$242,000.00; ~$128,400.00; ~$112,000.00; ~$98,000.00; ~$91,200.00; ~$88,000.00; ~-$1,100.00; ~-$2,100.00; ~-$26,400.00
D11 | what's 10% of my cash | out_of_scope | !9.61 %
D2 | QQQ quote and how much they own | quotes+positions PQ | $425.00; 400; ~$215.36; ~-1.46 %
D4 | is anyone up more than 10% this year | performance R | Rohan's Roth IRA; 11 %; ~8.6 %; ~4.9 %; ~8.5 %; !No.; ~10 %
D5 | 1 year performance for everyone | performance R | 2.8 %; 8.9 %; 7.2 %; 5.4 %; ~4.9 %
D1 | Karen's biggest holding and what it's gained | portfolio_ranking+symbol_performance LPQ | BND; $65,250.00; $1,890.00; ~-2.82 %; ~$67,140.00; ~900; ~$72.50; ~-$170.09; ~-0.26 %; !$13,230.00
D1 | Karen's biggest holding >> its gain? >> how many shares? | positions P | 900; BND; ~$74.60; !2,400
D1 | Karen's worst holding >> what's it worth? | symbol_performance PQ | $65,250.00; $1,890.00; ~-2.82 %; ~$67,140.00; ~900; ~$72.50; ~-$170.09; ~-0.26 %; !$174,000.00
D4 | how many VTI shares did we pick up in september | activity A | 0.0031; $240.10; !$0.74 less
`,
);
