import { lines } from "../golden/lines.ts";

/** Two things that one message asks for: both are told, each of what it was asked of. */
export const toldApart = lines(
  "told-apart",
  `
D2 | How much of the cash in the joint account is settled, and how much isn't? | cash_balance S | $143,100.00; $2,500.00; ~$145,600.00; !$163,100.00
D2 | how much cash in the joint account has settled vs how much is still unsettled | cash_balance S | $143,100.00; $2,500.00; ~$145,600.00; !$163,100.00
D3 | difference between our one year and year to date return? | performance+performance RT | 10.2 %; 7.2 %; 3 percentage points; ~$3,750.00
D3 | is the YTD better than the one-year | performance+performance RT | 10.2 %; 7.2 %; 3 percentage points; ~$3,750.00
D1 | YTD vs 1Y | performance+performance RT | 7 %; 5.9 %; 1.1 percentage points; ~$3,750.00
D5 | stocks in the legacy trust, with values | portfolio_ranking LQ | $60,000.00; $27,000.00; !$1,000,000.00
D5 | Show me the positions in Helen's IRA and their market values | portfolio_ranking LQ | $290,000.00; $86,000.00; $56,000.00; $12,800.00; !$500,000.00
D3 | list our stocks with their values | portfolio_ranking LQ | $40,500.00; $30,000.00; KO; JNJ; PG; !VTI
D1 | Karen's total account value? David's too please | account_value+account_value S | $294,980.00; $335,350.00; ~$172,750.00; ~$122,230.00
D1 | What's in the Roth worth? The joint too please. | account_value+account_value S | $122,230.00; $369,670.00
D4 | completed deposits this year vs pending ones | transfers+transfers T | $1,500.00; $1,250.00; $1,000.00; $900.00; still pending; ~$3,750.00
D4 | deposits this year, pending vs completed | transfers+transfers T | $1,500.00; $1,250.00; $1,000.00; $900.00; still pending; ~$3,750.00
D6 | How much of the foundation's cash is in the operating reserve, in percent? | cash_balance S | 28.46 %; $70,000.00; $246,000.00; !14.89 %
D1 | What share of our cash does the joint account hold? | cash_balance S | 62.86 %; $22,000.00; $35,000.00
D1 | What percent of our cash is Karen's? | cash_balance S | 20.00 %; $7,000.00; $35,000.00
D3 | How much of the household's value belongs to Rosa, in percent? | account_value S | 12.00 %; $96,000.00; $800,000.00
D8 | What fraction of everything is in the inherited IRA? | account_value S | 31.44 %; $201,200.00; $640,000.00
D1 | What slice of our wealth belongs to Karen? | account_value S | 29.50 %; $294,980.00; $1,000,000.00
D2 | What percent of our total wealth here is Microsoft? | symbol_performance PQS | 38.00 %; $2,400,000.00; $912,000.00; !40.82 %; ~2,000; ~$456.00; ~$342,217.50; ~60.06 %; ~$569,782.50; ~$5,874.40; ~-$5,874.40; ~-0.64 %
D2 | What percent of our net worth is in stocks? | portfolio_ranking LQS | 38.00 %; $2,400,000.00; $912,000.00; !40.82 %
D2 | What percent of our portfolio is Microsoft? | symbol_performance PQL | 40.82 %; $2,234,400.00; !38.00 %; ~$912,000.00; ~2,000; ~$456.00; ~$342,217.50; ~60.06 %; ~$569,782.50; ~-$5,874.40; ~-0.64 %
D8 | Total value of my bond ETFs BND and MUB | symbol_performance+symbol_performance PQ | $201,600.00; ~$116,000.00; ~$85,600.00; ~1,600; ~$72.50; ~$1,440.00; ~1.26 %; ~$114,560.00; ~-$302.39; ~-0.26 %; ~800; ~$107.00; ~$815.00; ~0.96 %; ~$84,785.00; ~-$335.15; ~-0.39 %; ~$2,255.00; ~1.13 %; ~$199,345.00
D8 | combined market value of our bond funds BND and MUB | symbol_performance+symbol_performance PQ | $201,600.00; ~$116,000.00; ~$85,600.00; ~1,600; ~$72.50; ~$1,440.00; ~1.26 %; ~$114,560.00; ~-$302.39; ~-0.26 %; ~800; ~$107.00; ~$815.00; ~0.96 %; ~$84,785.00; ~-$335.15; ~-0.39 %; ~$2,255.00; ~1.13 %; ~$199,345.00
D3 | What does Rosa hold, and what is her cash? | positions_list+cash_balance LS | TIP; $4,000.00; ~500; ~$116.90; ~600; ~$46.25; ~$0.00; !KO; !$28,000.00
D3 | What is Rosa's cash and what does she hold? | cash_balance+positions_list LS | TIP; $4,000.00; ~500; ~$116.90; ~600; ~$46.25; ~$0.00; !KO; !$28,000.00
D5 | how many pfizer shares in all when was the last one bought and at what price | positions+activity PA | 10,500; $25.15; 2026-11-09; ~10,000; ~500; ~$39.44
D1 | how much cash is in the joint account when was the last deposit | cash_balance+transfers ST | $22,000.00; $1,500.00; 2026-08-17; ~$0.00
D6 | How much cash sits in the endowment? How much of it is VMFXX? | cash_balance+positions SP | $176,000.00; VMFXX is not held; ~$0.00
D6 | How much cash is in the operating reserve, and how much of that is in the money market fund? | cash_balance+positions SP | $70,000.00; 400,000; ~$1.00; ~$0.00
D2 | How much joint cash isn't settled and how much is? | cash_balance S | $143,100.00; $2,500.00; ~$145,600.00; !$163,100.00
D11 | How much of the cash is settled and what part isn't yet? | cash_balance S | $11,990.10; $350.00; ~$12,340.10; !9.61 %
D3 | Which is higher, our YTD or our one year return? | performance+performance RT | 10.2 %; 7.2 %; 3 percentage points; ~$3,750.00
D3 | ytd vs 1y for the joint account | performance+performance RT | 11.2 %; 9.9 %; 1.3 percentage points; ~$3,750.00
D3 | how much better is our 1Y return than YTD? | performance+performance RT | 10.2 %; 7.2 %; 3 percentage points; ~$3,750.00
D5 | list our ETFs with their values | portfolio_ranking LQ | $1,379,400.00; $672,000.00; $660,000.00; $652,500.00; $642,000.00; $300,000.00; $86,000.00; $56,000.00
D3 | what do we hold and how much is each worth | portfolio_ranking LQ | $174,000.00; $121,000.00; $107,000.00; $68,000.00; $63,000.00; $60,000.00; $56,000.00; $40,500.00; $30,000.00; !$800,000.00
D8 | What stocks do we own and what is each worth? | portfolio_ranking LQ | XOM; JNJ; $30,000.00; !$640,000.00; ~$92,000.00
D1 | how much of our total cash sits in the Roth as a percentage | cash_balance S | 8.57 %; $3,000.00; $35,000.00
D3 | value of our stocks KO and PG combined | symbol_performance+symbol_performance PQ | $81,000.00; ~$40,500.00; ~600; ~$67.50; ~$17,010.00; ~72.41 %; ~$23,490.00; ~$400.99; ~1 %; ~250; ~$162.00; ~$15,752.50; ~63.65 %; ~$24,747.50; ~-$679.46; ~-1.65 %; ~$32,762.50; ~67.92 %; ~$48,237.50
D1 | What does Karen own and what's her cash? | positions_list+cash_balance LS | NVDA; $7,000.00; !$29,000.00; !AAPL; ~$156.85; ~$74.60; ~$86.14; ~$250.83; ~$24.35; ~$57.45; ~$0.00; ~$22,000.00; ~$4,000.00; ~$3,000.00; ~600; ~165; ~60; ~500; ~800; ~1,280; ~15,000; ~250; ~900; ~150; ~182
D3 | how much of our net worth is in Coke, in percent? | symbol_performance PQS | 5.06 %; $800,000.00; !5.33 %; ~$40,500.00; ~600; ~$67.50; ~$17,010.00; ~72.41 %; ~$23,490.00; ~$400.99; ~1 %
D3 | what share of our household wealth are ETFs? | portfolio_ranking LQS | 81.13 %; $649,000.00; $800,000.00
D3 | what is KO trading at how many shares do we own | quotes+positions QP | $67.50; 600; ~1 %; ~$39.15
D1 | what is our account value how much cash do we have | account_value+cash_balance S | $1,000,000.00; $35,000.00; ~$369,670.00; ~$335,350.00; ~$172,750.00; ~$122,230.00; ~$0.00
D1 | How much cash does Karen have? David too. | cash_balance+cash_balance S | Karen's Roth IRA; David's rollover IRA; $7,000.00; !$29,000.00; !$22,000.00; ~$4,000.00; ~$3,000.00; ~$6,000.00; ~$0.00
D1 | How much AAPL do we own? MSFT as well please. | positions+positions P | 165; 60; ~$104.36; ~$239.03
D11 | pending withdrawals vs completed ones | transfers+transfers T | $500.00; still pending; no completed withdrawals
D3 | What share of our wealth is Hector's? | account_value S | 37.80 %; $302,400.00; $800,000.00
D4 | How much cash would we have if the pending deposit lands? | cash_balance+transfers ST | $6,699.53; $900.00; still pending; !$7,599.53; ~$0.00
D11 | What will our cash be once the pending withdrawal goes out? | cash_balance+transfers ST | $12,340.10; $500.00; still pending; ~$11,990.10; ~$350.00; !$11,840.10
`,
);
