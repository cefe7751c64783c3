import { lines } from "../golden/lines.ts";

/** A second question, or a follow-up, that leans on the account, the symbols or the side that the first one told. */
export const leaned = lines(
  "leaned",
  `
D4 | How many of their trades came to less than one dollar? | activity A | There are 7; ~$1.00; ~0.0031; ~0.0019; ~0.0069; ~0.0169; ~$238.95; ~$72.80; ~$240.10; ~$60.45; ~$233.15; ~$59.10; ~$229.80; ~$0.45; ~$0.23; ~$0.74; ~$0.19; ~$0.44; ~$0.41; ~$0.71; !$73.05
D6 | Cash in the operating reserve, and the endowment's YTD and 1-year returns | cash_balance+performance+performance SRT | $70,000.00; 3.2 %; 3.1 %; ~$0.00; !11.9 %
D6 | endowment value, and its YTD and 1 year returns | account_value+performance+performance SRT | $11,530,000.00; 3.2 %; 3.1 %; ~$0.00; !11.9 %
D1 | How much cash is in Karen's Roth IRA? >> and the traditional IRA? >> and in total across the household? | cash_balance S | $35,000.00; ~$0.00
D5 | Whitcomb Family Trust's return this year? >> the Legacy Trust? >> which account is the weakest? | performance R | Helen's IRA; 2.4 %; ~7.5 %; ~6.3 %; ~3.7 %; ~4.3 %
D7 | How much did SCHD make us today? >> VTI? >> and all positions together? | performance RLQ | $7,490.11; ~0.47 %; !$357,950.00
D8 | Which individual stocks does she own? >> ETFs? | positions_list L | VOO; VTI; VXUS; MUB; ~600; ~800; ~150; ~1,600; ~$71.60; ~$218.40; ~$105.98; ~$57.05; ~$398.20
D10 | How much is in Theo's 529? >> and the Roth? >> and all accounts together? | account_value S | $310,000.00; ~$134,500.00; ~$96,000.00; ~$65,000.00; ~$14,500.00; !$79,500.00
D5 | Cash by account please >> which one has the most? >> what percentage of that account is it? | cash_balance S | 2.69 %; ~$2,400,000.00; ~$64,600.00; ~$0.00; !4.34 %
D1 | What's our biggest holding and how much of it is in Karen's traditional IRA? | portfolio_ranking+positions LQP | VTI; $205,700.00; 250; ~$156.85; !$65,250.00
D1 | What's our biggest holding? >> how much of that is in the joint account? | positions P | 600; ~$171.21; !$145,200.00
D5 | What did we buy this month, and are we up or down on it in that account? | activity+symbol_performance APQ | 500; $25.15; $225.00; 1.79 %; ~$12,575.00; ~$25.60; ~$12,800.00; ~$100.33; ~0.79 %; !$138,175.00
D6 | Which endowment holdings are at a loss, and how much is that in total? | portfolio_ranking+portfolio_ranking LQ | BND; VNQ; -$240,600.00; -$18,750.00; -$259,350.00; ~-7.86 %; ~2; !$11,530,000.00
D1 | Which holdings are down today and by how much in total? | portfolio_ranking+portfolio_ranking LQ | -$3,721.68; ~8; ~-$944.54; ~-$882.44; ~-$526.80; ~-$453.58; ~-$324.94; ~-$257.03; ~-$176.23; ~-$156.12
D1 | What was the day's worst stock, and what is its price? | portfolio_ranking+quotes LQ | AAPL; -$526.80; $214.00; ~-1.47 %; ~-$944.54; ~$425.00; ~-1.46 %
D4 | What's our return this year, and is it better or worse than the one-year number? | performance+performance RT | 7.8 %; 5.5 %; 2.3 percentage points; ~$3,750.00; ~$900.00
D7 | Which account did better over one year, and by how many points? | performance R | Joint brokerage; 10.9 %; 3.5 %; 7.4 percentage points; ~5.8 %
D8 | Which positions have no cost basis, and what are they worth? | positions_list+symbol_performance+symbol_performance LPQ | $92,000.00; $30,000.00; ~800; ~200; ~$115.00; ~$150.00; ~-$1,372.58; ~-1.47 %; ~-$290.79; ~-0.96 %; !$584,000.00
D9 | Show the option positions >> how much have we made on them so far? | portfolio_ranking LQ | $1,130.00; 26.1 %; ~$810.00; ~$320.00
D9 | what did TSLA do today? >> what did today's move do to us? | symbol_performance PQ | -$238.07; ~0.91 %; ~$1,300.00; ~-5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00
`,
);
