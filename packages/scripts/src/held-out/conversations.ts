import { lines } from "../golden/lines.ts";

/** Sessions: what is said next leans on what was asked before. */
export const conversations = lines(
  "conversations",
  `
D3 | What's Hector's IRA worth? >> And Rosa's? >> together? | account_value S | $398,400.00; ~$302,400.00; ~$96,000.00
D3 | cash in Hector's IRA >> and in Rosa's? >> in total? | cash_balance S | $16,000.00; ~$12,000.00; ~$4,000.00; ~$0.00
D1 | AAPL value? >> and MSFT? >> together? | symbol_performance+symbol_performance PQ | $62,670.00; ~$31,108.50; ~$31,561.50; ~98.56 %; ~$35,310.00; ~$27,360.00; ~165; ~60; ~$214.00; ~$456.00; ~$18,090.50; ~105.06 %; ~$17,219.50; ~-$526.80; ~-1.47 %; ~$13,018.00; ~90.77 %; ~$14,342.00; ~-$176.23; ~-0.64 %
D1 | total value >> by account >> which is largest? | account_value S | Joint brokerage; $369,670.00; ~$1,000,000.00; ~$335,350.00; ~$172,750.00; ~$122,230.00
D5 | value of each trust >> smallest? | account_value S | Legacy Trust; $1,000,000.00; !$500,000.00; ~$2,400,000.00; ~$1,200,000.00; ~$4,600,000.00
D1 | Show our ETFs >> worth? >> which one lost money? | portfolio_ranking LQ | -$13,230.00; -$1,688.00; !PFE; ~-$72.00; ~3
D11 | did my deposit clear? >> which one, and when? | transfers T | $1,500.00; $750.00; ~$2,250.00; !192.33
D1 | Recent trades >> which of those were in March? >> when did we last buy VTI? | activity A | $231.05; ~20
D6 | which ETFs does the foundation have? >> the private ones? | positions_list L | private_harborview_iv; 1,000; ~$1,114.00; !ESGV
D8 | What's in the inherited IRA? >> value? | account_value S | $201,200.00
D9 | tsla >> are we short? | positions P | -100; short position; ~$251.00
D9 | tsla >> are we short? >> P/L? | symbol_performance PQ | $1,300.00; ~-5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00; ~-$238.07; ~0.91 %
D2 | Cash across the household >> how much of that is settled? >> and what isn't? | cash_balance S | $2,500.00
D7 | SEP value >> cash there >> joint? | cash_balance S | $152,000.00; ~$0.00
D8 | money in this year? >> and out? | transfers T | no withdrawals
D3 | What is Hector's IRA worth? >> and everything except that one? | account_value S | $497,600.00; ~$401,600.00; ~$96,000.00; !$302,400.00
D3 | cash in the joint account >> and the rest? | cash_balance S | $16,000.00; ~$12,000.00; ~$4,000.00; ~$0.00
D1 | What did we buy in 2026? >> most expensive purchase? >> and the cheapest? | activity A | smallest buy; $231.05; ~20
D1 | how many trades this year >> how many were buys >> which was the biggest | activity A | largest buy; 15,000; !There is; ~$1.00
D2 | what's the market doing to our portfolio today >> which one hurts most | portfolio_ranking LQ | MSFT; -$5,874.40
D3 | deposits >> last one >> the one before >> method? | transfers T | $1,250.00; wire; !$1,500.00
D4 | Rohan's Roth IRA value >> Anika's? >> difference between the two? | account_value S | $20,798.66; ~$48,000.00; ~$27,201.34
D11 | MSFT >> AAPL >> compare the gains | symbol_performance+symbol_performance PQ | $115.14; $1,800.54; $1,685.40; ~28.53 %; ~50.14 %; ~$6,310.50; ~$3,361.20; ~42; ~12; ~$193.12; ~$420.55; ~$8,111.04; ~$5,046.60; ~$88.25; ~-$30.46; ~1.1 %; ~-0.6 %
D2 | What's the stock plan worth >> and the 401k >> Amara | account_value S | $96,000.00
D5 | How much Pfizer do the Whitcombs own? >> just Helen | positions P | 500; ~$25.15; !10,500
D5 | How much Pfizer do the Whitcombs own? >> just Helen >> gain or loss | symbol_performance PQ | $225.00; 1.79 %; ~$12,575.00; ~500; ~$25.60; ~$12,800.00; ~$100.33; ~0.79 %
D7 | Account values please >> only the SEP >> cash in that one >> Peter? | cash_balance S | no account named Peter; !$12,500.00
D8 | last deposit >> before that >> sum of all three | transfers T | $3,750.00; ~3; ~$1,500.00; ~$1,250.00; ~$1,000.00
D4 | which position is down the most today >> up the most >> since purchase | portfolio_ranking LQ | VTTSX; $8,342.00
D1 | total cash across the household >> by account >> just Karen's >> and David? | cash_balance S | $6,000.00; ~$0.00
`,
);
