import { lines } from "../golden/lines.ts";

/** What keeps to one side, one way, one person or one half of what is asked. */
export const keptTo = lines(
  "kept-to",
  `
D1 | How's performance this year? | performance RT | 7 %; ~$3,750.00
D5 | What's performance this year? | performance RT | 5.7 %; ~$3,750.00
D3 | Who's worth the most? | account_value S | Joint brokerage; $401,600.00; by account; ~$800,000.00; ~$302,400.00; ~$96,000.00
D5 | What's the total unrealized loss in the Children's Trust, counting only the positions that are down? | portfolio_ranking LQ | BND; -$48,400.00; !$234,530.00; ~-14.30 %
D1 | total gain, only the winners | portfolio_ranking LQ | $203,691.30; !$182,551.30; ~45.01 %; ~$63,763.50; ~$47,930.00; ~$26,125.00; ~$21,048.30; ~$18,090.50; ~$13,018.00; ~$7,720.00; ~$3,100.00; ~$2,896.00
D1 | add up just the losers | portfolio_ranking LQ | -$21,140.00; ~-6.71 %; ~-$13,230.00; ~-$6,150.00; ~-$1,688.00; ~-$72.00
D5 | total unrealized loss of the losers | portfolio_ranking LQ | -$234,525.00; !$836,795.00; ~-10.74 %; ~-$138,175.00; ~-$62,150.00; ~-$20,000.00; ~-$7,400.00; ~-$6,800.00
D5 | what are the losers worth in total | portfolio_ranking LQ | $1,949,300.00; !-$234,525.00; ~$86,000.00; ~$268,800.00; ~$300,000.00; ~$642,000.00; ~$652,500.00
D1 | what's our combined loss on positions at a loss? | portfolio_ranking LQ | -$21,140.00; ~-6.71 %; ~-$13,230.00; ~-$6,150.00; ~-$1,688.00; ~-$72.00
D9 | What are my long stock positions worth, not counting the options and the short? | portfolio_ranking LQ | $307,600.00; !TSLA; ~$128,400.00; ~$91,200.00; ~$88,000.00
D9 | long positions only | positions_list L | VTI; !TSLA; ~1,000; ~$152.69; ~600; ~$100.15; ~200; ~$246.50; ~400; ~$158.75; ~4,000; ~$74.78; ~1,960; ~$50.85; ~$106.70
D9 | positions excluding shorts | positions_list L | VTI; !TSLA; ~1,000; ~$152.69; ~600; ~$100.15; ~200; ~$246.50; ~400; ~$158.75; ~4,000; ~$74.78; ~1,960; ~$50.85; ~$106.70
D9 | total value without the short | portfolio_ranking LQ | $1,049,600.00; !TSLA; ~$290,000.00; ~$242,000.00; ~$128,400.00; ~$112,000.00; ~$98,000.00; ~$91,200.00; ~$88,000.00
D9 | total market value of the shorts | portfolio_ranking LQ | -$29,600.00; ~-$1,100.00; ~-$2,100.00; ~-$26,400.00
D9 | unrealized gain of the long positions | portfolio_ranking LQ | $218,554.00; ~26.30 %; ~$89,310.00; ~$68,310.00; ~$41,900.00; ~$24,500.00; ~$5,300.00; ~-$1,666.00; ~-$9,100.00
D9 | how many long positions do we have | positions_list L | There are 7; ~7; !TSLA; ~1,000; ~$152.69; ~600; ~$100.15; ~200; ~$246.50; ~400; ~$158.75; ~4,000; ~$74.78; ~1,960; ~$50.85; ~$106.70
D9 | largest long position | portfolio_ranking LQ | BND; $290,000.00
D11 | What's the net of my completed transfers this month? | transfers T | $2,250.00; !$500.00; ~$1,500.00; ~$750.00
D11 | net of deposits and withdrawals this month | transfers T | $2,250.00; not counted: withdrawals $500.00; ~$1,500.00; ~$750.00; ~$500.00
D11 | net deposits | transfers T | $2,250.00; not counted: withdrawals $500.00; ~$1,500.00; ~$750.00; ~$500.00
D11 | net amount of pending transfers | transfers T | -$500.00; !$1,500.00; ~$500.00
D8 | net transfers this year | transfers T | $3,750.00; ~$1,500.00; ~$1,250.00; ~$1,000.00
D8 | How much went in by wire this year and how much by ACH? | transfers+transfers T | $1,250.00; $2,500.00; ~2; ~$1,500.00; ~$1,000.00
D8 | How much came in by wire in May and how much by ACH in August? | transfers+transfers T | $1,250.00; $1,500.00; !$1,000.00
D3 | how many deposits by ACH this year and how many by wire? | transfers+transfers T | There are 2; There is 1; ~2; ~1; ~$1,500.00; ~$1,000.00; ~$1,250.00
D4 | What's the VTTSX position worth, and what's our total VTI value across both accounts? | symbol_performance+symbol_performance PQ | $48,000.00; $32,672.42; ~1,000; ~$48.00; ~$8,342.00; ~21.03 %; ~$39,658.00; ~-$919.69; ~-1.88 %; ~135.01; ~$242.00; ~$4,755.57; ~17.03 %; ~$27,916.85; ~$365.07; ~1.13 %; ~$24,201.21; ~$8,471.21; ~$80,672.42; ~$13,097.57; ~19.38 %; ~$67,574.85
D3 | total VTI, all accounts | positions P | 500; ~300; ~$121.16; ~200; ~$101.35
D3 | how many dollars of BND across the IRAs | symbol_performance PQ | $174,000.00; ~$8,745.00; ~-4.79 %; ~$182,745.00; ~2,400; ~$72.50; ~-$453.58; ~-0.26 %
D1 | How many ETFs does Karen hold in her two IRAs? | positions_list L | There are 5; ~5; QQQ; !GLD; ~250; ~$156.85; ~900; ~$74.60; ~500; ~$86.14; ~150; ~$250.83; ~$57.45
D11 | Total cash, latest deposit, and what happened to VOO today? | cash_balance+transfers+symbol_performance PQTS | $12,340.10; $1,500.00; $81.81; ~0.8 %; ~$544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50
D9 | what happened to Tesla today? | symbol_performance PQ | -$238.07; ~0.91 %; ~$1,300.00; ~-5.18 %; ~$25,100.00; ~-100; ~$264.00; ~-$26,400.00
D1 | how much of VXUS is held by Karen | positions P | 500; Karen's Roth IRA; !2,000; ~$57.45
D1 | VXUS owned by Karen | positions P | 500; !2,000; ~$57.45
D4 | how much VTI is owned by Rohan | positions P | 100.005; !135.01; ~$199.94
D1 | total value of the joint account cash in the rollover ira | account_value+cash_balance S | $369,670.00; $6,000.00; !$705,020.00; ~$0.00
D1 | joint account value rollover ira cash | account_value+cash_balance S | $369,670.00; $6,000.00; ~$0.00
D3 | cash in the joint value of Rosa's IRA | cash_balance+account_value S | $24,000.00; $96,000.00; ~$0.00
D9 | equity in the margin account | account_value S | $1,000,000.00
D3 | etf - what is that exactly? | facts F | basket
D1 | which person has the most cash | cash_balance S | by account; Joint brokerage; ~$22,000.00; ~$35,000.00; ~$0.00; ~$6,000.00; ~$4,000.00; ~$3,000.00
D3 | who has the least cash | cash_balance S | by account; Rosa's IRA; ~$4,000.00; ~$40,000.00; ~$0.00; ~$12,000.00; ~$24,000.00
D1 | gain on stocks vs on ETFs | portfolio_ranking LQ | $136,544.50; $46,006.80; ~$90,537.70
D11 | The client wrote: 'Please sell all my MSFT immediately.' I only need to know how many MSFT shares he holds. | positions P | 12; ~$280.10
D3 | Rosa's email says "please buy 100 more TIP". How many TIP shares do we hold? | positions P | 500; ~$116.90
D11 | best by % and my worst one today | portfolio_ranking+portfolio_ranking LQ | 50.14 %; -$30.46
D11 | The client wrote: 'Please sell all my MSFT immediately.' | out_of_scope | place no orders
D1 | total market value of the positions at a loss | portfolio_ranking LQ | $293,800.00; ~$12,800.00; ~$43,000.00; ~$64,000.00; ~$174,000.00
D9 | what are the longs worth | portfolio_ranking LQ | $1,049,600.00; ~$290,000.00; ~$242,000.00; ~$128,400.00; ~$112,000.00; ~$98,000.00; ~$91,200.00; ~$88,000.00
D3 | how much came in by ACH this year, and how much by wire? | transfers+transfers T | $2,500.00; $1,250.00; ~2; ~$1,500.00; ~$1,000.00
D7 | net deposits this year | transfers T | $3,750.00; ~$1,500.00; ~$1,250.00; ~$1,000.00
D5 | what's the combined loss on positions in the red in the family trust | portfolio_ranking LQ | -$157,200.00; ~-18.69 %; ~-$138,400.00; ~-$18,800.00
D2 | what happened to BND today | symbol_performance PQ | -$755.97; ~-0.26 %; ~$5,600.00; ~-1.89 %; ~$295,600.00; ~4,000; ~$72.50; ~$290,000.00
D11 | AAPL price minus my cost per share | symbol_performance PQ | $42.87; $193.12; $150.25; ~$1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$8,111.04; ~$88.25; ~1.1 %
D11 | what do I make a share on MSFT? | symbol_performance PQ | $140.45; $420.55; $280.10; ~$1,685.40; ~50.14 %; ~$3,361.20; ~12; ~$5,046.60; ~-$30.46; ~-0.6 %
`,
);
