import { lines } from "../golden/lines.ts";

/** Two things that one message asks for: both are told, each of what it was asked of. */
export const toldApart = lines(
  "told-apart",
  `
D2 | How much of the cash in the joint account is settled, and how much isn't? | cash_balance S | $143,100.00; $2,500.00; ~$145,600.00; !$163,100.00
D2 | how much cash in the joint account has settled vs how much is still unsettled | cash_balance S | $143,100.00; $2,500.00; ~$145,600.00; !$163,100.00
D3 | difference between our one year and year to date return? | performance+performance RT | 11.4 %; 7.9 %; ~$3,750.00; ~3.5
D3 | is the YTD better than the one-year | performance+performance RT | 11.4 %; 7.9 %; ~$3,750.00; ~3.5
D1 | YTD vs 1Y | performance+performance RT | 6.9 %; 2.4 %; ~$3,750.00; ~4.5
D5 | stocks in the legacy trust, with values | portfolio_ranking LQ | $60,000.00; $27,000.00; !$1,000,000.00
D5 | Show me the positions in Helen's IRA and their market values | portfolio_ranking LQ | $290,000.00; $86,000.00; $56,000.00; $12,800.00; !$500,000.00
D3 | list our stocks with their values | portfolio_ranking LQ | $40,500.00; $30,000.00; KO; JNJ; PG; !VTI
D1 | Karen's total account value? David's too please | account_value+account_value S | $294,980.00; $335,350.00; ~$172,750.00; ~$122,230.00
D1 | What's in the Roth worth? The joint too please. | account_value+account_value S | $122,230.00; $369,670.00
D4 | completed deposits this year vs pending ones | transfers+transfers T | $1,500.00; $1,250.00; $1,000.00; $900.00; still pending; ~$3,750.00
D4 | deposits this year, pending vs completed | transfers+transfers T | $1,500.00; $1,250.00; $1,000.00; $900.00; still pending; ~$3,750.00
`,
);
