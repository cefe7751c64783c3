import { lines } from "./lines.ts";

/** Sizes of what is held, what is ruled out or left out, and refusals that fit the question. */
export const mendedWords = lines(
  "mended-words",
  `
D11 | which stocks did NOT go up today? | portfolio_ranking LQ | MSFT; -$30.46; !AAPL
D1 | which holdings didn't go up today | portfolio_ranking LQ | QQQ; PFE|VNQ; -$944.54; !$2,298.44; ~8; ~-$882.44; ~-$526.80; ~-$453.58; ~-$324.94; ~-$257.03; ~-$176.23; ~-$156.12
D11 | positions under 10k | portfolio_ranking LQ | $5,046.60; $8,111.04; !VOO; ~2; ~$10,000.00
D11 | which positions have gained over $1,000 | portfolio_ranking LQ | $1,800.54; $1,685.40; !VOO; ~2; ~$1,000.00
D11 | positions over $50,000 | portfolio_ranking LQ | No position; $10,308.50; ~$50,000.00
D1 | which positions are down more than 5% | portfolio_ranking LQ | -32.45 %; -7.07 %; !VTEB; ~5 %; ~2
D1 | holdings up more than 20 % | portfolio_ranking LQ | NVDA; GLD; 20.53 %; !SCHD; ~20 %; ~7; ~474.95 %; ~105.06 %; ~90.77 %; ~69.44 %; ~55.43 %; ~44.92 %
D4 | Which holding moved the most against them today in dollars? | portfolio_ranking LQ | VTTSX; -$919.69
D4 | which holding moved the most today | portfolio_ranking LQ | VTTSX; -$919.69; !VTI
D7 | wheres most of our money | portfolio_ranking LQ | largest; VOO; $448,000.00
D11 | which stock, leaving the etf aside, is the laggard since purchase? | portfolio_ranking LQ | MSFT; $1,685.40; Without ETFs; !VOO
D8 | Which of her holdings have no cost basis? | positions_list L | XOM; JNJ; !VTI; ~800; ~200
D3 | deposits other than ACH | transfers T | $1,250.00; Without ACH; !$1,500.00
D11 | deposits that were not ACH | transfers T | Without ACH; no deposits; !$
D3 | net of the last two transfers | transfers T | $1,500.00; $1,250.00; $2,750.00; !$3,750.00; ~2; ~3
D3 | total of the last 2 deposits | transfers T | $2,750.00; !$3,750.00; ~$1,500.00; ~$1,250.00; ~2; ~3
D11 | my last 2 trades and what each is worth | activity A | $1,923.30; $2,090.60; !$128,450.22; ~10; ~5; ~$192.33; ~$418.12
D9 | Cover 50 shares of the TSLA short at market | out_of_scope | place no orders; !Indian
D9 | Should Adam close out the Tesla short before it gets worse? | out_of_scope | for the advisor; !Indian
D11 | where will Tesla be by year end | out_of_scope | no predictions; !$
D11 | what tax is due on the sale | out_of_scope | no taxes; !$
D11 | chart of AAPL | out_of_scope | no brokerage data; latest price; !Indian
`,
);
