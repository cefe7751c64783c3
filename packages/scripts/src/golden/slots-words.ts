import { lines } from "./lines.ts";

/** What was asked for leads, and what a figure does not cover is said. */
export const slotsWords = lines(
  "slots-words",
  `
D11 | how much did apple make us today | symbol_performance PQ | AAPL on the day: +$88.25; ~$88.25; ~1.1 %; ~$1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04
D11 | what did msft lose us today in dollars | symbol_performance PQ | MSFT on the day: -$30.46; ~-$30.46; ~-0.6 %; ~$1,685.40; ~50.14 %; ~$3,361.20; ~12; ~$420.55; ~$5,046.60
D11 | voo gain in percent | symbol_performance PQ | VOO: a gain of +5.58 %; ~5.58 %; ~$544.75; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
D11 | what is our apple position worth | symbol_performance PQ | AAPL is worth $8,111.04; ~$8,111.04; ~42; ~$193.12; ~$1,800.54; ~28.53 %; ~$6,310.50; ~$88.25; ~1.1 %
D5 | PFE loss in the family trust | symbol_performance PQ | PFE in Whitcomb Family Trust: a loss; $138,400.00; -35.09 %; !10,500; ~$394,400.00; ~10,000; ~$25.60; ~$256,000.00; ~$2,006.55; ~0.79 %
D9 | how is our tesla short doing | symbol_performance PQ | $1,300.00; -5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00; ~-$238.07; ~0.91 %
D11 | what gain did we book on the msft shares we sold | activity A | realised gain; not known; !$
D11 | are any holdings underwater? | portfolio_ranking LQ | No position is at a loss; smallest gain is VOO; $544.75
D11 | any position that's not making money? | portfolio_ranking LQ | No position is at a loss; $544.75; !$1,800.54
D1 | which holdings aren't in the green | portfolio_ranking LQ | -$13,230.00; -$6,150.00; -$1,688.00; -$72.00; 4 positions; VMFXX; !VTI; ~4
D1 | which of our positions are in the green | portfolio_ranking LQ | 9 positions; !PFE; ~9; ~$63,763.50; ~$47,930.00; ~$26,125.00; ~$21,048.30; ~$18,090.50; ~$13,018.00; ~$7,720.00; ~$3,100.00; ~$2,896.00
D6 | which positions are down on the day | portfolio_ranking LQ | -$6,803.69; -$4,405.80; -$4,325.19; -$3,249.37; -$336.07; Not ranked; ~5; ~1
D11 | which positions are down today | portfolio_ranking LQ | One position is down on the day: MSFT; -$30.46
D5 | their best and worst positions by gain in dollars | portfolio_ranking LQ | best position is VTI; worst is PFE; $645,285.00; -$138,175.00; ~$252,780.00; ~$88,675.00; ~$41,925.00; ~$25,825.00; ~$12,980.00; ~$3,850.00; ~-$6,800.00; ~-$7,400.00; ~-$20,000.00; ~-$62,150.00
D8 | total unrealised gain across everything | portfolio_ranking LQ | of the 5 positions with a quote and a cost on file; !all positions; JNJ; XOM; $26,245.00; 6.02 %; ~5; ~$14,160.00; ~$7,470.00; ~$2,360.00; ~$1,440.00; ~$815.00
D6 | rank holdings by size | portfolio_ranking LQ | VMFXX; harborview; $400,000.00; ~$3,600,000.00; ~$2,610,000.00; ~$1,680,000.00; ~$684,000.00; ~$430,000.00
D11 | which etf is doing best | portfolio_ranking LQ | best ETF; VOO; $544.75; !AAPL
D11 | market value of my etfs | portfolio_ranking LQ | the one ETF, VOO; $10,308.50; without cash
D11 | can they cover a 15,000 withdrawal from cash? | cash_balance ST | not covered; $15,000.00; $11,990.10; $3,009.90; $12,340.10; $2,659.90; ~$500.00
D11 | do we have enough cash for twelve thousand | cash_balance ST | not by settled cash; $12,000.00; $9.90; ~$11,990.10; ~$12,340.10; ~$340.10; ~$500.00
D1 | can we withdraw 30k in cash | cash_balance S/ST | is covered; all accounts together; $35,000.00; $5,000.00; $22,000.00; ~$30,000.00
D11 | tsla percent change today | quotes Q | TSLA: +2.4 %; 2.4 %; not held; ~$238.22
D12 | aapl price | quotes Q | no quotes on file; !on file: .
D11 | price of 10 shares of apple | quotes Q | $193.12; $1,931.20; ~10; ~1.1 %
D11 | msft bid | quotes Q | bid and ask; not on file; ~$420.55; ~-0.6 %
D11 | what did they pay per share for apple on average | positions P | $150.25; !average; ~42
D11 | total proceeds from the msft sale | activity A | $2,090.60; ~$418.12; ~5; ~1
D11 | how much did the account change today | performance RLQ | $139.60; ~0.6 %
D9 | how did the portfolio do today | performance RLQ | -$3,112.66; -0.3 %; Not counted; no 1D return; YTD and 1Y
D3 | performance in march | performance R | no return on file; YTD; 1Y; ~7.2 %
D11 | difference between an etf and a mutual fund? | facts F | no text on file about mutual funds
D1 | How much in total did the Smiths spend on purchases of individual stocks this year, leaving out ETFs and funds? | activity A | $14,173.00; !33,794.00; !18,794.00; ~$221.40; ~$431.90; ~25; ~20
D1 | biggest buy in 1st half of 2026, whats the $ amt | activity A | $8,638.00; !15,000.00; !5,535.00; ~$431.90; ~20
D2 | Of all the purchases on record, how many were for more than $50,000? | activity A | ~2; ~$50,000.00; ~$61.25; ~$106.40; ~1000; ~1400
D2 | nr of MSFT shs bought btw March and end of August 2026? | activity A | ~140; !300; !220; !2000; ~$63,654.50; ~$468.30; ~$441.05; ~70
D4 | On average, how big were the completed ACH deposits? | transfers T | $1,250.00; !1,133.33; !1,162.50; ~$1,500.00; ~$1,000.00
D3 | What do KO and PG add up to? | symbol_performance+symbol_performance PQ | $81,000.00; ~$17,010.00; ~$23,490.00; ~$67.50; ~$40,500.00; ~$400.99; ~$15,752.50; ~$24,747.50; ~$162.00; ~-$679.46; ~$32,762.50; ~$48,237.50; ~72.41 %; ~1 %; ~63.65 %; ~-1.65 %; ~67.92 %; ~600; ~250
D8 | what are XOM and MUB worth in total | symbol_performance+symbol_performance PQ | $177,600.00; ~$92,000.00; ~$115.00; ~-$1,372.58; ~$85,600.00; ~$107.00; ~$815.00; ~$84,785.00; ~-$335.15; ~-1.47 %; ~0.96 %; ~-0.39 %; ~800
D9 | combined value of TSLA and AAPL | symbol_performance+symbol_performance PQ | $102,000.00; ~-$26,400.00; ~$264.00; ~$1,300.00; ~$25,100.00; ~-$238.07; ~$128,400.00; ~$214.00; ~$68,310.00; ~$60,090.00; ~-$1,915.64; ~$67,010.00; ~$34,990.00; ~-5.18 %; ~0.91 %; ~113.68 %; ~-1.47 %; ~78.66 %; ~-100; ~600
D3 | KO and PG: combined gain | symbol_performance+symbol_performance PQ | $32,762.50; ~$17,010.00; ~$23,490.00; ~$67.50; ~$40,500.00; ~$400.99; ~$15,752.50; ~$24,747.50; ~$162.00; ~-$679.46; ~$81,000.00; ~$48,237.50; ~72.41 %; ~1 %; ~63.65 %; ~-1.65 %; ~67.92 %; ~600; ~250
D1 | Did we buy any ETFs this year? | activity A | $231.05; !$221.40; ~20
D1 | How much did we spend on ETFs this year? | activity A | $4,621.00; !$33,794.00; ~$231.05; ~20
D1 | buys this year except ETFs | activity A | $221.40; !$231.05; ~$1.00; ~$431.90; ~25; ~15000; ~20
D1 | trades this year >> only the ETFs | activity A | $231.05; !$221.40; ~20
D4 | bond fund trades | activity A | $72.80; $73.05; !$238.95; ~0.0031; ~0.0169
`,
);
