import { lines } from "../golden/lines.ts";

/** Sessions of rankings and holdings: another figure, place, end or account, and all else as it was told. */
export const rankings = lines(
  "rankings",
  `
D1 | Which holding is the biggest loser right now? >> in percent? | portfolio_ranking LQ | PFE; -32.45 %
D1 | Which holding is the biggest loser right now? >> in percent? >> and the next one? | portfolio_ranking LQ | BND; -7.07 %; !PFE
D1 | biggest loser? >> percentage-wise? >> number three? | portfolio_ranking LQ | third worst; VTEB; -2.57 %
D1 | Which position is the worst? >> how much is it down? >> and the second worst? | portfolio_ranking LQ | PFE; -$6,150.00; !BND
D1 | Which position is the worst? >> how much is it down? >> and the other end? | portfolio_ranking LQ | VTI; $63,763.50
D1 | Show me the top 3 holdings by value >> and the next one? | portfolio_ranking LQ | fourth largest; VXUS; $120,000.00
D1 | What's losing the most in the joint account? >> and the second? | portfolio_ranking LQ | Joint brokerage; VTEB; -$1,688.00; !BND
D1 | Which holdings have an unrealized loss right now? >> only in the joint account | portfolio_ranking LQ | PFE; -$6,150.00; VTEB; -$1,688.00; ~2; !BND
D1 | Which holdings have an unrealized loss right now? >> only in the joint account >> how much is that together? | portfolio_ranking LQ | -$7,838.00; ~-9.26 %; ~-$6,150.00; ~-$1,688.00; !$347,670.00
D1 | Which positions are down today? >> in the Roth? >> how much is that in total? | portfolio_ranking LQ | -$1,165.15; ~-$944.54; ~-$220.61
D2 | Rank the holdings by market value >> now by percent gain | portfolio_ranking LQ | 97.35 %; 60.06 %; 26.35 %; 3.84 %; 1.53 %; -1.89 %
D2 | Rank the holdings by market value >> now by percent gain >> and who's at the bottom? | portfolio_ranking LQ | BND; -1.89 %; !-$5,600.00
D2 | Rank the holdings by market value >> now by percent gain >> the second worst? | portfolio_ranking LQ | MUB; 1.53 %
D2 | Biggest mover today? >> in percent? | portfolio_ranking LQ | moved the most; QQQ; -1.46 %
D2 | Biggest mover today? >> in percent? >> the next one? | portfolio_ranking LQ | moved the second most; VOO; 1.13 %
D2 | Biggest mover today? >> what's MSFT worth? >> and number three? | portfolio_ranking LQ | VXUS; -$2,206.10
D2 | smallest holding? >> next smallest? | portfolio_ranking LQ | QQQ; $170,000.00
D2 | smallest holding? >> next smallest? >> the largest? | portfolio_ranking LQ | MSFT; $912,000.00
D2 | How many VXUS shares are in Amara's Roth IRA? >> and in the joint account? >> what do both add up to in dollars? | symbol_performance PQ | is worth; $300,000.00; ~5,000; ~$60.00; ~$11,100.00; ~3.84 %; ~$288,900.00; ~-$2,206.10; ~-0.73 %
D3 | How much VTI do we own? >> split by account please >> and what's the gain in Hector's? | symbol_performance PQ | $28,130.00; ~138.78 %; ~$20,270.00; ~200; ~$242.00; ~$48,400.00; ~$540.81; ~1.13 %; !$64,382.00
D3 | Which fund lost the most today in dollars? | portfolio_ranking LQ | No mutual funds are held; the ETFs; BND; -$453.58
D3 | Which fund did best? >> and the next one? | portfolio_ranking LQ | ETFs; SCHD; $16,875.00
D3 | worst fund by percent? | portfolio_ranking LQ | ETFs; BND; -4.79 %
D3 | What does Rosa's IRA hold? >> how is the TIPS fund doing? | symbol_performance PQ | $2,450.00; ~-4.19 %; ~$58,450.00; ~500; ~$112.00; ~$56,000.00; ~-$129.10; ~-0.23 %
D3 | What does Rosa's IRA hold? >> how is the TIPS fund doing? >> and the other one? | symbol_performance PQ | Rosa's IRA; $8,250.00; ~29.73 %; ~$27,750.00; ~600; ~$60.00; ~$36,000.00; ~-$264.73; ~-0.73 %; !$10,370.00
D3 | What is our best ETF? >> what's it worth? >> and the second best? | portfolio_ranking LQ | SCHD; $16,875.00
D3 | what's our worst holding? >> what do we own of it? >> the one after that? | portfolio_ranking LQ | TIP; -$2,450.00
D3 | What's in Hector's IRA? >> and the second one, how many shares? | positions P | SCHD; Hector's IRA; 2,500; ~$20.45
D5 | Which stock gained the most today? >> and overall? >> the opposite end | portfolio_ranking LQ | PFE; -$138,175.00
D5 | What's our largest holding? >> and the next largest? | portfolio_ranking LQ | VOO; $672,000.00
D5 | biggest position? >> as a percentage of the portfolio? >> and the next? | portfolio_ranking LQ | VOO; 13.77 %; ~$672,000.00; ~$4,878,700.00
D5 | Which holdings are at a loss? >> just Helen's >> in percent | portfolio_ranking LQ | VNQ; -7.92 %; BND; -4.86 %; ~2; !PFE
D5 | Which holdings are at a loss? >> just Helen's >> total? | portfolio_ranking LQ | -$22,200.00; ~-5.58 %; ~-$14,800.00; ~-$7,400.00; !PFE
D5 | How many shares of VTI do we own? >> what's the profit? | symbol_performance PQ | $645,285.00; ~87.90 %; ~$734,115.00; ~5,700; ~$242.00; ~$1,379,400.00; ~$15,413.05; ~1.13 %
D6 | Which holdings are up? >> by percent? | portfolio_ranking LQ | 795.87 %; 46.40 %; 11.22 %; ~3; !BND
D6 | Which holdings are up? >> by percent? >> and the best of them? >> and the next? | portfolio_ranking LQ | ESGV; 46.40 %
D6 | Which holding lost the most today? >> next? | portfolio_ranking LQ | MSFT; -$4,405.80
D7 | which positions lost money today? >> how much altogether? | portfolio_ranking LQ | -$3,081.12; ~-$1,323.66; ~-$837.87; ~-$566.97; ~-$352.62
D7 | best performer? >> worst performer? >> and the second? | portfolio_ranking LQ | second worst; MUB; $2,200.00
D8 | how is VTI doing? >> % wise? | symbol_performance PQ | 10.81 %; ~$14,160.00; ~$131,040.00; ~600; ~$242.00; ~$145,200.00; ~$1,622.43; ~1.13 %
D8 | How much VTI do we own? >> in dollars? | symbol_performance PQ | is worth; $145,200.00; ~600; ~$242.00; ~$14,160.00; ~10.81 %; ~$131,040.00; ~$1,622.43; ~1.13 %
D9 | Which holding is losing the most? >> % wise? | portfolio_ranking LQ | TSLA; -5.18 %
D9 | Which holding is losing the most? >> % wise? >> in dollar terms | portfolio_ranking LQ | BND; -$9,100.00
D9 | Worst position by percent? >> as a dollar amount? >> pct? | portfolio_ranking LQ | TSLA; -5.18 %
D9 | Show me the options >> what's the profit on the Apple calls? >> and the Microsoft ones? | symbol_performance PQ | MSFT261218C00500000; $320.00; ~22.54 %; ~$1,420.00; ~-2; ~$5.50; ~-$1,100.00; !$41,900.00
D9 | Show me the options >> how is the Microsoft one doing? | symbol_performance PQ | MSFT261218C00500000; $320.00; ~22.54 %; ~$1,420.00; ~-2; ~$5.50; ~-$1,100.00; !$41,900.00
D9 | how much AAPL do we have? >> and the return? | symbol_performance PQ | $68,310.00; ~113.68 %; ~$60,090.00; ~600; ~$214.00; ~$128,400.00; ~-$1,915.64; ~-1.47 %
D11 | Biggest mover today? >> and the laggard? | portfolio_ranking LQ | MSFT; -$30.46
D11 | Biggest mover today? >> and the laggard? >> How much did the whole portfolio move in dollars? | performance RLQ | $139.60; ~0.6 %; !6.2 %
D2 | Which ETF is up the most? >> in pct terms >> what about for stocks? | portfolio_ranking LQ | best stock; MSFT; 60.06 %
D4 | what lost the most today? >> who's next? >> what's the total for the day? | portfolio_ranking LQ | -$561.63; ~$365.07; ~$24.51; ~-$9.45; ~-$22.07; ~-$919.69
D6 | best ETF today? >> same for all time | portfolio_ranking LQ | ESGV; $1,141,000.00
D1 | Which holding is up the most? >> how about percentage wise >> whos second | portfolio_ranking LQ | AAPL; 105.06 %
`,
);
