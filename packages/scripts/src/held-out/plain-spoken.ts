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
`,
);
