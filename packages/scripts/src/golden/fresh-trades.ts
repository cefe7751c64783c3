import { lines } from "./lines.ts";

export const freshTrades = lines(
  "fresh-trades",
  `
D11 | newest purchase plz | activity A | BUY 10 AAPL; $192.33; !SELL; ~10
D11 | what was teh last thing i sold | activity A | SELL 5 MSFT; $418.12; !BUY; ~5
D11 | oldest trade | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | what was my very first trade on record? | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | earliest transaction | activity A | MSFT; !AAPL; ~$418.12; ~5
D11 | biggest trade i made | activity A | MSFT; ~$418.12; ~5
D11 | largest purchase | activity A | AAPL; ~$192.33; ~10
D11 | how many trades have i placed | activity A | There are 2; ~$192.33; ~$418.12; ~10; ~5
D11 | how many times did i trade in january | activity A | There are 2; ~$192.33; ~$418.12; ~10; ~5
D11 | the trade before last | activity A | MSFT; ~$418.12; ~5
D11 | second most recent trade | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | trades over $2000 | activity A | ~$418.12; ~5; ~$2,000.00
D11 | Could you kindly list all of the transactions that took place in my account during the current week? | activity A | AAPL; !MSFT; ~$192.33; ~10
D11 | trades btwn jan 1 and jan 10 | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D11 | trades on 07.01.2026 | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D11 | trades on 7 January 2026 | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D11 | trades on 2026/01/07 | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D11 | wat did i buy on wednesday | activity A | BUY 10 AAPL; ~$192.33; ~10
D11 | did i buy any tesla this month? | activity A | no buys of TSLA
D11 | did I sell apple | activity A | no sales of AAPL
D11 | MSFT SELLS | activity A | SELL 5 MSFT; ~$418.12; ~5
D11 | average price i sold microsoft at | activity A | $418.12; ~5
D11 | total amount i spent on trades | activity A | ~$1,923.30; ~$2,090.60; ~$192.33; ~$418.12; ~10; ~5
D11 | how much did i pay for apple on january 14 | activity A | $192.33; ~$1,923.30; ~10
D11 | dividends recieved this year | activity A | no record of dividends
D11 | what commissions was I charged | activity A | no record of commission
D11 | realised gain on the microsoft sale | activity A | not known
D11 | any activty in my accuont? | activity A | AAPL; MSFT; ~$192.33; ~$418.12; ~10; ~5
D11 | last 3 fills | activity A | AAPL; MSFT; ~$192.33; ~$418.12; ~10; ~5
D11 | trades except apple | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | only show sells, not buys | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D1 | when did we last buy microsoft | activity A | 2026-03-16; 20; ~$431.90
D1 | what did they buy in august | activity A | 25; AAPL; !MSFT; ~$221.40
D1 | first trade of the year | activity A | VTI; $231.05; ~20
D1 | trades in the joint account since june | activity A | VMFXX; AAPL; !VTI; ~$221.40; ~$1.00; ~25; ~15,000
D1 | what have we sold this year | activity A | no sales
D2 | msft purchases this year | activity A | $468.30; $441.05; $429.60; !$398.15; ~70; ~80
D2 | latest VOO buy | activity A | 50; $421.75
D3 | recent trades for hector's ira | activity A | no trades
D4 | trades in Rohan's Roth | activity A | VXUS; !VTTSX; ~$60.45; ~$233.15; ~$59.10; ~$229.80; ~0.0031; ~0.0019; ~0.0069
D4 | last reliance trade | activity A | no
D9 | did kowalski buy jpm | activity A | $226.40; ~100
D5 | last pfizer purchase | activity A | $25.15; 500
D6 | how many vmfxx shares did we buy in october | activity A | 400,000; ~$1.00
D3 | did we trade anything last month? | activity A | no trades
D11 | when did i buy voo | activity A | no buys of VOO
D11 | deposits over 1000 | transfers T | $1,500.00; !$750.00
D11 | deposits under $1,000 | transfers T | $750.00; !$1,500.00
D11 | biggest deposit | transfers T | $1,500.00; !$750.00
D11 | smallest deposit | transfers T | $750.00; !$1,500.00
D11 | average deposit | transfers T | ~$1,125.00; ~$1,500.00; ~$750.00
D11 | first deposit | transfers T | $750.00; !$1,500.00
D11 | oldest transfer | transfers T | $750.00; !$1,500.00
D11 | how many deposits did i make | transfers T | There are 2; ~$1,500.00; ~$750.00
D11 | total deposits this month | transfers T | $2,250.00; ~$1,500.00; ~$750.00
D11 | sum of my withdrawals | transfers T | $500.00
D11 | where is my $1,500 deposit | transfers T | $1,500.00; completed
D11 | is the 500 withdrawl still pending | transfers T | $500.00; pending
D11 | money i moved in this week | transfers T | $1,500.00; !$750.00
D11 | ach transfers | transfers T | $1,500.00; $750.00; $500.00
D11 | any wires? | transfers T | no
D11 | failed transfers | transfers T | no failed
D11 | deposits in 2025 | transfers T | no deposits
D11 | when did my last deposit clear | transfers T | 2026-01-12; ~$1,500.00
D11 | did the 750 arrive | transfers T | $750.00
D11 | net flows this year | transfers T | $2,250.00; ~$500.00; ~$1,500.00; ~$750.00
D11 | when will my withdrawal arrive | transfers T | pending; ~$500.00
D11 | did I deposit 2000 dollars? | transfers T | !One deposit; ~$2,000.00
D11 | recurring deposits | transfers T | ~$1,500.00; ~$750.00; ~$2,250.00
D11 | deposits on jan twelfth | transfers T | $1,500.00; !$750.00
D11 | transfer from my bank on the 8th | transfers T | $750.00; !$1,500.00
D1 | last wire | transfers T | $1,250.00
D1 | total deposits this year | transfers T | $3,750.00; ~$1,500.00; ~$1,250.00; ~$1,000.00
D1 | deposits in the second quarter | transfers T | $1,250.00; !$1,500.00
D1 | withdrawals ever? | transfers T | no withdrawals
D3 | deposit in february | transfers T | $1,000.00; !$1,250.00
D4 | pending transfers | transfers T | $900.00; !$1,500.00
D9 | money in or out? | transfers T | no transfers
D5 | biggest deposit this year | transfers T | $1,500.00; !$1,250.00
D11 | realized gains on apple | activity A | not known
D11 | show the last 999999999999 trades | activity A | AAPL; MSFT; ~$192.33; ~$418.12; ~10; ~5
D11 | i don't want trades, i want transfers | transfers T | $1,500.00; !BUY; ~$500.00; ~$750.00; ~$2,250.00; ~-$500.00
D11 | whats the latest buy | activity A | BUY 10 AAPL; !SELL; ~$192.33; ~10
D11 | lst 2 trades | activity A | AAPL; MSFT; ~$192.33; ~$418.12; ~10; ~5
D11 | any sells bigger than 1000 dollars | activity A | SELL 5 MSFT; ~$2,090.60; ~$418.12; ~5; ~$1,000.00
D11 | trades below $2,000 | activity A | BUY 10 AAPL; !MSFT; ~$192.33; ~10; ~$2,000.00
D11 | cheapest trade | activity A | ~$192.33; ~$418.12; ~10; ~5
D11 | did i trade yesterday | activity A | AAPL; !MSFT; ~$192.33; ~10
D11 | stuff i sold in the last 10 days | activity A | SELL 5 MSFT; !BUY; ~$418.12; ~5
D11 | what date did I sell the microsoft shares? | activity A | 2026-01-07; ~$418.12; ~5
D11 | trades b4 jan 10 | activity A | ~$418.12; ~5
D11 | microsoft trades, oldest first | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D11 | trades on the 14th of jan | activity A | BUY 10 AAPL; !MSFT; ~$192.33; ~10
D11 | trades on 14 Jan '26 | activity A | ~$192.33; ~10
D11 | trades between 2026-01-01 and 2026-01-08 | activity A | SELL 5 MSFT; !AAPL; ~$418.12; ~5
D1 | oldest buy | activity A | VTI; $231.05; !AAPL; ~20
D1 | biggest trade this year | activity A | VMFXX; !VTI; ~$1.00; ~15,000
D2 | how many times did we buy msft | activity A | There are 4; ~$468.30; ~$441.05; ~$429.60; ~$398.15; ~70; ~80
D4 | smallest trade | activity A | BUY 0.0031 VXUS; ~$60.45; ~0.0031
D9 | sells since march | activity A | no sales
D11 | withdrawals above 400 | transfers T | $500.00
D11 | withdrawals above 600 | transfers T | no withdrawals; ~$600.00
D11 | avg deposit size | transfers T | $1,125.00; ~$1,500.00; ~$750.00
D11 | second deposit | transfers T | $1,500.00; !$750.00
D11 | how much did i put in this month | transfers T | $2,250.00; ~$1,500.00; ~$750.00
D11 | was there a 750 dollar deposit | transfers T | $750.00; !$1,500.00
D11 | transfers in dec | transfers T | no transfers
D11 | latest withdrawal status | transfers T | pending; ~$500.00
D11 | has the money i sent arrived | transfers T | ~$1,500.00; ~$500.00; ~$750.00; ~$2,250.00; ~-$500.00
D1 | largest deposit | transfers T | $1,500.00; !$1,250.00
D1 | deposits by wire | transfers T | $1,250.00; !$1,500.00
D1 | deposits in the 1st quarter | transfers T | $1,000.00; !$1,250.00
D4 | how much is pending | transfers T | $900.00
D5 | average deposit this year | transfers T | $1,250.00; ~$1,500.00; ~$1,000.00
`,
);
