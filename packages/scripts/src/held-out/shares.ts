import { lines } from "../golden/lines.ts";

/** What holdings, classes and cash are of the whole, and bounds that are held against that. */
export const shares = lines(
  "shares",
  `
D1 | any position above 20% of the portfolio? | portfolio_ranking LQ | Yes.; VTI; 21.32 %; $205,700.00; $965,000.00; ~20 %; !BND; !474.95 %
D1 | is anything more than a quarter of the portfolio | portfolio_ranking LQ | No position; VTI; 21.32 %; ~25 %; ~$205,700.00; ~$965,000.00; !Yes.
D1 | which names are at least 5% of our money | portfolio_ranking LQ | 21.32 %; 18.03 %; 13.93 %; 12.44 %; 6.63 %; 6.61 %; ~6; ~5 %; ~$965,000.00; ~$205,700.00; ~$174,000.00; ~$134,400.00; ~$120,000.00; ~$64,000.00; ~$63,750.00; !4.46 %
D1 | top 3 by share of the portfolio | portfolio_ranking LQ | VTI; BND; VOO; 21.32 %; 18.03 %; 13.93 %; ~$965,000.00; ~$205,700.00; ~$174,000.00; ~$134,400.00; !VXUS
D1 | anything over 25% of the Roth IRA | portfolio_ranking LQ | Yes.; QQQ; 53.47 %; VXUS; 25.16 %; $119,230.00; ~2; ~25 %; ~$63,750.00; ~$30,000.00; !NVDA
D1 | any single stock over 5%? | portfolio_ranking LQ | No stock; AAPL; 3.66 %; ~5 %; ~$35,310.00; ~$965,000.00; !VTI
D1 | is AAPL more than 5% of the portfolio? | symbol_performance PQL | No.; 3.66 %; $965,000.00; ~$35,310.00; ~165; ~$214.00; ~$18,090.50; ~105.06 %; ~$17,219.50; ~-$526.80; ~-1.47 %
D1 | what proportion of our holdings is bonds | portfolio_ranking LQ | 24.66 %; $238,000.00; $965,000.00; BND; VTEB
D1 | are mutual funds more than 2% of the portfolio? | portfolio_ranking LQ | No.; 1.55 %; $15,000.00; VMFXX; ~$965,000.00; ~2 %
D6 | does any holding exceed 20% of the foundation's assets? | portfolio_ranking LQ | not worked out; private_harborview_iv; not applied; ~$3,600,000.00; ~$2,610,000.00; ~$1,680,000.00; ~$684,000.00; ~$430,000.00; ~$400,000.00; !Yes.
D9 | what is each position as a percentage of the account | portfolio_ranking LQ | not worked out; short; ~$290,000.00; ~$242,000.00; ~$128,400.00; ~$112,000.00; ~$98,000.00; ~$91,200.00; ~$88,000.00; ~-$26,400.00; ~-$2,100.00; ~-$1,100.00
D12 | any position over 5% of the portfolio | portfolio_ranking L | no positions
D1 | any position above 20% of the portfolio? >> what about 15%? | portfolio_ranking LQ | VTI; 21.32 %; BND; 18.03 %; ~2; ~15 %; ~$205,700.00; ~$174,000.00; ~$965,000.00; !VOO
D1 | list holdings by weight >> and in the Roth? | portfolio_ranking LQ | QQQ; 53.47 %; 25.16 %; 21.37 %; ~$119,230.00; ~$63,750.00; ~$30,000.00; ~$25,480.00; !VTI
D1 | cash as % of portfolio | cash_balance S | 3.50 %; $1,000,000.00; $35,000.00; ~$0.00
D2 | cash percentage | cash_balance S | 6.90 %; ~$2,400,000.00; ~$165,600.00; ~$163,100.00; ~$2,500.00
D1 | how much of us is in cash, as a share | cash_balance S | 3.50 %; ~$1,000,000.00; ~$35,000.00; ~$0.00
D1 | is cash more than 5% of the portfolio? | cash_balance S | No.; 3.50 %; ~$1,000,000.00; ~$35,000.00; ~$0.00
D9 | cash weight | cash_balance S | -2.00 %; ~$1,000,000.00; ~-$20,000.00; ~$0.00
D1 | cash share per account | cash_balance S | 3.50 %; 5.95 %; 1.79 %; 2.32 %; 2.45 %; ~$1,000,000.00; ~$35,000.00; ~$22,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$0.00
D1 | total minus cash | account_value S | $965,000.00; $1,000,000.00; $35,000.00; ~$347,670.00; ~$329,350.00; ~$168,750.00; ~$119,230.00; ~$369,670.00; ~$335,350.00; ~$172,750.00; ~$122,230.00; ~$22,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; !cannot be left out
D9 | account value excluding cash | account_value S | $1,020,000.00; ~$1,000,000.00; ~-$20,000.00; !cannot be left out
D9 | what % of the account is cash | cash_balance S | -2.00 %; ~$1,000,000.00; ~-$20,000.00; ~$0.00
D9 | account value less the cash | account_value S | $1,020,000.00; ~$1,000,000.00; ~-$20,000.00; !cannot be left out
`,
);
