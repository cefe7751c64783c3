import { lines } from "../golden/lines.ts";

/** What advisors and investors ask day by day, over all intents and households. */
export const everyday = lines(
  "everyday",
  `
D11 | What are my three biggest holdings? | portfolio_ranking LQ | $10,308.50; $8,111.04; $5,046.60
D11 | what's pending? | transfers T | One withdrawal; $500.00; still pending; !$1,500.00
D11 | can I withdraw 12,000? | cash_balance ST | $11,990.10; $9.90; ~$12,000.00; ~$12,340.10; ~$340.10; ~$500.00
D11 | How's the S&P 500 fund I own doing? | symbol_performance PQ | VOO; $544.75; 5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
D1 | do we own gold? | positions P | 80; GLD; ~$176.30
D4 | Is today's deposit still pending? | transfers T | $900.00; still pending
D3 | How much have the Ramirezes made on Coke? | symbol_performance PQ | $17,010.00; 72.41 %; ~$23,490.00; ~600; ~$67.50; ~$40,500.00; ~$400.99; ~1 %
D9 | are we making money on the Tesla short? | symbol_performance PQ | No.; $1,300.00; ~-5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00; ~-$238.07; ~0.91 %
D10 | What's Laura's 401k worth | account_value S | $96,000.00
D12 | what's my best performer | portfolio_ranking L | no positions
D2 | what stocks do we hold | positions_list L | MSFT; 2,000; ~$284.89
D3 | Rank our stocks by dollar gain | portfolio_ranking LQ | $18,320.00; $17,010.00; $15,752.50
D4 | how many dollars did VTTSX move today? | symbol_performance PQ | -$919.69; ~-1.88 %; ~$48.00; ~1,000; ~$48,000.00; ~$8,342.00; ~21.03 %; ~$39,658.00
D7 | Home Depot day change in dollars | symbol_performance PQ | -$352.62; ~-0.97 %; ~$360.00; ~100; ~$36,000.00; ~$16,360.00; ~83.30 %; ~$19,640.00
D2 | What are ETFs, which ones do we own and what is BND trading at? | facts+positions_list+quotes FLQ | $72.50; VXUS; ~-0.26 %; ~$354.56; ~$59.57; ~$105.39; ~$215.36; ~$73.90; ~$53.60; ~300; ~3,500; ~4,000; ~400; ~1,500
D11 | Show me the pending transfers and the completed ones | transfers+transfers T | $500.00; $1,500.00; $750.00; ~$2,250.00
D3 | largest and smallest deposit | transfers+transfers T | $1,500.00; $1,000.00; !$1,250.00
D1 | which account has the most cash and which the least | cash_balance S | most cash is Joint brokerage; least cash is Karen's Roth IRA; ~$22,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$35,000.00; ~$0.00
D5 | Compare cash in the Children's Trust and the Legacy Trust. Which stocks does Legacy hold? | cash_balance+positions_list SL | $14,500.00; PM; KO; !PFE; ~$58,000.00; ~$43,500.00; ~500; ~400; ~$68.35; ~$35.05
D5 | Did Helen buy anything in November, and what's her cash? | activity+cash_balance AS | PFE; $55,200.00; ~500; ~$25.15; ~$0.00
D2 | When did we last buy VOO and when VXUS? | activity+activity A | $421.75; $61.25; ~50; ~1,000
D3 | biggest holding, biggest winner and biggest loser please | portfolio_ranking+portfolio_ranking+portfolio_ranking LQ | $174,000.00; $64,382.00; -$8,745.00
D4 | VTI and VXUS holdings in Rohan's Roth IRA | positions+positions P | 100.005; 30.01; ~$199.94; ~$55.05
D7 | Joint and SEP-IRA values | account_value+account_value S | $1,072,000.00; $678,000.00
D7 | Do we own any bonds or TSLA? And is there a deposit pending? | positions_list+positions+transfers LPT | BND; MUB; TSLA is not held; no pending deposits; ~3,000; ~2,000; ~$105.90; ~$78.85
D1 | compare our YTD return with the trailing 12 months | performance+performance RT | 7 %; 5.9 %; ~$3,750.00
D3 | what percent of the invested money is in individual stocks? | portfolio_ranking LQ | 14.61 %; ~$111,000.00; ~$760,000.00
D8 | when did celeste last deposit and was it a wire | transfers T | $1,500.00; ACH
D9 | worst short position | portfolio_ranking LQ | TSLA; -$1,300.00
D11 | whats my gain today in percent | performance RLQ | $139.60; 0.6 %
D11 | biggest deposit vs biggest withdrawal | transfers+transfers T | $1,500.00; $500.00; !$750.00
D2 | Explain to me what an ETF is, and list the ones we have | facts+positions_list FL | VOO; VXUS; !MSFT; ~300; ~3,500; ~4,000; ~400; ~1,500; ~$354.56; ~$59.57; ~$105.39; ~$215.36; ~$73.90; ~$53.60
D1 | What moved against us most today? | portfolio_ranking LQ | QQQ; -$944.54
D1 | What's the total cash, and how much of it is in the Joint account? | cash_balance+cash_balance S | $35,000.00; $22,000.00; ~$0.00
D2 | what portion of joint cash hasnt settled yet | cash_balance S | 1.72 %; $2,500.00; ~$145,600.00
D7 | price of schd >> and hd | quotes Q | $360.00; ~-0.97 %
D1 | How much BND do we have in total and how is it split between accounts? | positions P | 2,400; 1,500; 900; ~$80.06; ~$74.60
D3 | What do Hector and Rosa have in cash, each? | cash_balance S | $12,000.00; $4,000.00; ~$40,000.00; ~$24,000.00; ~$0.00; ~$16,000.00
`,
);
