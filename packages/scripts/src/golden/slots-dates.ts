import { lines } from "./lines.ts";

/** Days, stretches, amounts, places on record and states, in the words that people use for them. */
export const slotsDates = lines(
  "slots-dates",
  `
D11 | any trades go through yesterday | activity A | $192.33; 10; ~2026-01-14; !$418.12
D11 | trades two weeks ago | activity A | no trades; ~2025-12-29; ~2026-01-04
D11 | what did we buy this past wednesday | activity A | $192.33; 10; !$418.12
D11 | trades between christmas and new year's | activity A | no trades; ~2025-12-25; ~2026-01-01
D11 | trades in the first week of january | activity A | $418.12; 5; !$192.33
D11 | trades jan 5-11 | activity A | $418.12; 5; !$192.33
D11 | what was the trade before the most recent one | activity A | $418.12; 5; MSFT; ~2; !$192.33
D11 | what did the microsoft sale bring in | activity A | $2,090.60; ~$418.12; ~5; ~1
D11 | total proceeds from the msft sale | activity A | $2,090.60; ~$418.12; ~5; ~1
D11 | how much did we spend on that apple buy on the 14th | activity A | $1,923.30; ~$192.33; ~10; ~1
D11 | trades over 2k | activity A | $418.12; 5; !$192.33; ~$2,000.00
D11 | the very first trade on file | activity A | $418.12; 5; !$192.33
D11 | deposits over a thousand bucks | transfers T | $1,500.00; !$750.00
D11 | deposits of fifteen hundred | transfers T | $1,500.00; !$750.00
D11 | transfers between 500 and 1000 | transfers T | $750.00; $500.00; !$1,500.00; ~$1,000.00
D11 | which transfer was for 750 | transfers T | $750.00; !$1,500.00
D11 | transfers of at least $750 | transfers T | $1,500.00; $750.00; !$500.00
D11 | transfers that haven't completed | transfers T | $500.00; pending; !$1,500.00
D11 | which transfers have not gone through yet | transfers T | $500.00; pending; !$750.00
D11 | Confirm that the 500 withdrawal completed. | transfers T | $500.00; pending; !$750.00
D11 | money in last week | transfers T | $750.00; !$500.00; !$1,500.00
D11 | what money came in this month | transfers T | $1,500.00; $750.00; ~$2,250.00; !$500.00
D11 | deposits this year >> total them up | transfers T | $2,250.00; ~2; ~$1,500.00; ~$750.00
D11 | how much in all did we put in this year | transfers T | $2,250.00; ~2; ~$1,500.00; ~$750.00
D11 | transfers besides the pending ones | transfers T | $1,500.00; $750.00; ~$2,250.00; !$500.00
D11 | total cash, don't include unsettled | cash_balance S | $11,990.10; ~$12,340.10; ~$350.00
D3 | any money come in during the first half of the year? | transfers T | $1,250.00; $1,000.00; ~$2,250.00; !$1,500.00
D3 | transfers in h1 | transfers T | $1,250.00; $1,000.00; ~$2,250.00; !$1,500.00
D3 | deposits over the summer | transfers T | $1,500.00; !$1,250.00
D3 | deposits since the fourth of july | transfers T | $1,500.00; !$1,250.00
D3 | deposits before june | transfers T | $1,250.00; $1,000.00; ~$2,250.00; !$1,500.00
D2 | what stock did we buy last november | activity A | $398.15; 80; MSFT; !$468.30
D2 | trades in late august | activity A | $468.30; 70; !$61.25
D2 | how much did we spend on voo in april | activity A | $21,087.50; ~$421.75; ~50; ~1
D1 | trades in the first quarter | activity A | $431.90; $231.05; 20; !$221.40
D9 | trades after memorial day | activity A | $226.40; 100; JPM; !$195.85
`,
);
