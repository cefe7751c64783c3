import { lines } from "./lines.ts";

/** What people say in a figure of speech or in short, and which of several accounts, sentences and lists is meant. */
export const mendedFigurative = lines(
  "mended-figurative",
  `
D3 | Have any wires come in this year, and for how much? | transfers T | $1,250.00; !$1,500.00; !$3,750.00
D9 | Where did I get filled on JPMorgan in June? | activity A | $226.40; !$158.75; !$220.00; ~100
D3 | KO quote, value of Hector's IRA, and a list of our deposits please | quotes+account_value+transfers QST | $67.50; $302,400.00; $1,500.00; $1,250.00; $1,000.00; !$39.15; !$401,600.00; ~$3,750.00; ~1 %
D1 | Which holding in the Joint brokerage is the worst but one by dollar gain/loss, and how much is it down? | portfolio_ranking LQ | -$1,688.00; !$11,340.00; !$1,890.00; !$13,230.00
D4 | How much VTI was bought in the Joint brokerage since September 1, in shares? | activity A | In all 0.005 VTI; !0.01; !35.005; ~$1.20; ~$238.95; ~$240.10; ~0.0019; ~0.0031
D4 | By how much does Rohan's Roth IRA exceed the joint brokerage in total value? | account_value S | $6,402.68; !$96,000.00; ~$27,201.34; ~$20,798.66; ~$48,000.00
D6 | How much more has ESGV gained in dollars than VSGX? | symbol_performance+symbol_performance PQ | $971,500.00; !$607,650.00; ~$1,141,000.00; ~$2,459,000.00; ~$90.00; ~$3,600,000.00; ~-$4,325.19; ~$169,500.00; ~$1,510,500.00; ~$56.00; ~$1,680,000.00; ~-$336.07; ~46.4 %; ~-0.12 %; ~11.22 %; ~-0.02 %; ~40000; ~30000
D9 | What's the combined gain on my stocks, not counting the Tesla short? | portfolio_ranking LQ | $134,710.00; !$133,410.00; !$218,384.00; ~$68,310.00; ~$41,900.00; ~$24,500.00; ~77.92 %
D9 | Which holding is the worst but one by dollar gain/loss? | portfolio_ranking LQ | -$1,666.00; !$5,300.00; !$24,500.00
D5 | Trades from last week only: what was bought, and for how much in total? | activity A | $12,575.00; !$196,095.00; !$183,520.00; ~$25.15; ~500
D3 | Johnson & Johnson or Procter & Gamble: which one has gained more in dollars, and by how much more? | symbol_performance+symbol_performance PQ | $2,567.50; !$17,010.00; ~$18,320.00; ~$11,680.00; ~$150.00; ~$30,000.00; ~-$290.79; ~$15,752.50; ~$24,747.50; ~$162.00; ~$40,500.00; ~-$679.46; ~156.85 %; ~-0.96 %; ~63.65 %; ~-1.65 %; ~200; ~250
D2 | What's settled and what's unsettled in the joint account, also the VOO price? | cash_balance+quotes SQ | $143,100.00; $2,500.00; $448.00; !$163,100.00; ~$145,600.00; ~1.13 %
D3 | What's our nest egg up to these days, everything counted? | account_value S | $800,000.00; ~$401,600.00; ~$302,400.00; ~$96,000.00
D10 | How much is tucked away in Theo's college plan? | account_value S | $14,500.00; !$310,000.00; !$65,000.00
D1 | Percentage-wise, which of our holdings has gone backwards the most since we bought it? | portfolio_ranking LQ | -32.45 %
D2 | What's the oldest Microsoft purchase you've got a record of, and what was paid per share? | activity A | $398.15; !$468.30; !$284.89; ~80
D6 | How many units of the private Harborview IV fund are on our books, and what did we pay apiece? | positions P | 1000; $1,114.00
D8 | If you add up just the securities I own and leave cash aside, what's the total? | portfolio_ranking LQ | $584,000.00; !$640,000.00; ~$145,200.00; ~$116,000.00; ~$92,000.00; ~$85,600.00; ~$67,200.00; ~$48,000.00; ~$30,000.00
D10 | Which single holding of mine is the heavyweight in dollar value? | portfolio_ranking LQ | $112,000.00
D10 | How much ready money is there across everything I have with you? | cash_balance S | $27,000.00; !$22,500.00; ~$0.00
D1 | whts the cash in karens roht ira | cash_balance S | $3,000.00; !$4,000.00; !$35,000.00; ~$0.00
D6 | msft g/l in pct? | symbol_performance PQ | 795.87 %; ~$607,650.00; ~$76,350.00; ~$456.00; ~$684,000.00; ~-$4,405.80; ~-0.64 %; ~1500
D5 | For the Whitcomb Family Trust I need three things: total value, cash, and whatever was traded in January. | account_value+cash_balance+activity SA | $2,400,000.00; $64,600.00; 800; $229.40; !$5,100,000.00; !$221,300.00; ~$0.00
D2 | How many VXUS do the Okafors own altogether? >> Only the ones in the joint brokerage: what's the gain on those? | symbol_performance PQ | $1,500.00; 0.72 %; !$11,100.00; !$9,600.00; ~$208,500.00; ~$60.00; ~$210,000.00; ~-$1,544.27; ~-0.73 %; ~3500
D4 | Which VXUS trades were there in Rohan's Roth? >> What was the price of the June one? | activity A | $59.10; !$60.45; !$233.15; ~0.0069
D8 | What deposits came in during the first quarter? >> And in the second? | transfers T | $1,250.00; !$1,000.00; !$3,750.00; !$1,500.00
D7 | wats our homedepot stock wrth | symbol_performance PQ | $36,000.00; !$54,400.00; ~$360.00; ~$16,360.00; ~$19,640.00; ~-$352.62; ~83.3 %; ~-0.97 %; ~100
D5 | Cash in the Legacy Trust and in Helen's IRA, then the last trade the Whitcomb Family Trust made, thank you. | cash_balance+activity AS | $43,500.00; $55,200.00; 800; $229.40; !$221,300.00; !$25.15; ~$98,700.00; ~$0.00
D9 | My cash, am I in the red? By how much? | cash_balance S | -$20,000.00; !$1,000,000.00; ~$0.00
D2 | msft shs bougt ths yr, tot no. of shs? | activity A | In all 220 MSFT; !300; !2000; ~$98,022.50; ~$468.30; ~$441.05; ~$429.60; ~70; ~80
D6 | What did the operating reserve go and buy on 1 October? | activity A | 400000; ~$1.00
D9 | which one of my holdings got whacked hardest today, in percent | portfolio_ranking LQ | -1.86 %; ~-1.47 %; ~-0.91 %; ~-0.64 %; ~-0.4 %
D10 | How big is my little boy's 529 now? | account_value S | $14,500.00; !$310,000.00; !$65,000.00
D1 | Which holding has nosedived the most since we bought it? | portfolio_ranking LQ | -$13,230.00
D1 | Which holding have we taken the biggest bath on? | portfolio_ranking LQ | -$13,230.00
D1 | Which holding has popped the most since yesterday's close? | portfolio_ranking LQ | $2,298.44
D1 | joint total value pls | account_value S | $369,670.00; !$1,000,000.00
D1 | What does our cash add up to? | cash_balance S | $35,000.00; !$1,000,000.00
D2 | how much cash is yet to be settled? | cash_balance S | $2,500.00; !$163,100.00
D1 | What were our buys for the month of August 2026? | activity A | $221.40; 25
D1 | Run through the August 2026 buys for me | activity A | $221.40; 25
D1 | what holding has the highest dollar value today | portfolio_ranking LQ | $205,700.00
D1 | How much cash does the family have if you don't count Karen's two accounts? Also, what's the total value of Karen's Roth? | cash_balance+account_value S | $28,000.00; $122,230.00; !$35,000.00; ~$0.00; ~$22,000.00; ~$6,000.00
`,
);
