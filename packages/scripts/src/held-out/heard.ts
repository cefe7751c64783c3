import { lines } from "../golden/lines.ts";

/** Turns that name a symbol, a place or a figure: what they name is what is answered. */
export const heard = lines(
  "heard",
  `
D2 | MSFT trades this year >> how many were bought altogether? | activity A | 220 MSFT; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !$129,874.50
D2 | How many Microsoft shares do the Okafors have? >> when did they last buy some? >> and the time before that? >> how many did they buy this year altogether? | activity A | 220 MSFT; $98,022.50; ~3; ~70; ~80; ~$468.30; ~$441.05; ~$429.60; !There is 1
D2 | last MSFT buy? >> how many did they sell? | activity A | There are no sales of MSFT; !$468.30
D2 | how much of the cash is unsettled? >> which account is that in? | cash_balance S | Joint brokerage; $2,500.00
D2 | how much of the cash is unsettled? >> which account is that in? >> and how much is settled there? | cash_balance S | Joint brokerage; $143,100.00; !$163,100.00
D2 | How much MUB is there? >> what does rebalancing mean? >> back to MUB, what's the unrealized gain? | symbol_performance PQ | $6,430.00; 1.53 %; ~$421,570.00; ~4,000; ~$107.00; ~$428,000.00; ~-$1,675.74; ~-0.39 %; !$466,037.50
D2 | What's Chidi's 401k worth? >> Amara's Roth? >> Go back to the 401k: what's in it? | positions_list L | QQQ; BND; 400; 4,000; ~$215.36; ~$73.90; !$474,000.00
D5 | What was the last purchase? >> what's the price now? | quotes Q | PFE; $25.60; ~0.79 %; !$25.15
D5 | What was the last purchase? >> in which account? >> what's the price now? >> so how much is Helen up on those shares? | symbol_performance PQ | $225.00; 1.79 %; ~$12,575.00; ~500; ~$25.60; ~$12,800.00; ~$100.33; ~0.79 %
D1 | Did we sell anything this year? >> ok, what did we buy then? >> how much did we pay for the Microsoft shares? | activity A | $8,638.00; ~20; ~$431.90; !$239.03
D1 | price of AAPL and MSFT and how many we own | quotes+positions+positions QP | $214.00; $456.00; 165; 60; ~-1.47 %; ~-0.64 %; ~$104.36; ~$239.03
D3 | what are KO and PG trading at, and how many shares do we hold? | quotes+positions+positions QP | $67.50; $162.00; 600; 250; ~1 %; ~-1.65 %; ~$39.15; ~$98.99
D3 | sell 100 KO >> ok, how many do we have then? >> what would they be worth at today's price? | symbol_performance PQ | $40,500.00; 600; ~$67.50; ~$17,010.00; ~72.41 %; ~$23,490.00; ~$400.99; ~1 %
D4 | VTTSX position | positions P | 1,000; ~$39.66
D8 | What was the last deposit? >> and the one before it? >> both together? | transfers T | $2,750.00; ~2; ~3; ~$1,500.00; ~$1,250.00
D11 | What was the last deposit? >> and the one before? >> both together? | transfers T | $2,250.00; ~2; ~$1,500.00; ~$750.00
D11 | What was the last deposit? >> and the one before? >> and what about withdrawals? | transfers T | $500.00; pending; !number 2
D11 | how much cash have I got? >> how much of it could I withdraw today? >> why is that less? | cash_balance S | $350.00; ~$12,340.10; ~$11,990.10; !not on file
D11 | What did I last buy, and is it up? | activity+symbol_performance APQ | 10; $192.33; $1,800.54; 28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D9 | what was my most recent buy and is it up or down? | activity+symbol_performance APQ | 100; $226.40; $24,500.00; 38.58 %; ~$63,500.00; ~400; ~$220.00; ~$88,000.00; ~-$1,667.82; ~-1.86 %
D10 | What's Laura's gain on VOO? >> why not? | symbol_performance PQ | cost is not on file; ~250; ~$448.00; ~$112,000.00; ~$1,251.46; ~1.13 %; !What would you like
`,
);
