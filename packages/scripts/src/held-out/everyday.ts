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
`,
);
