import { lines } from "./lines.ts";

export const freshPrices = lines(
  "fresh-prices",
  `
D11 | aapl? | quotes Q | ~$193.12; ~1.1 %
D11 | price on MSFT right now | quotes Q | $420.55; ~-0.6 %
D11 | what's tesla at | quotes Q | $238.22; not held; ~2.4 %
D11 | quote voo msft | quotes Q | $412.34; $420.55; ~-0.6 %; ~0.8 %
D11 | how much is one share of voo | quotes Q | $412.34; ~0.8 %
D11 | is tesla up or down today | quotes Q | 2.4 %; ~$238.22
D11 | how much did msft move today | quotes Q | -0.6 %; ~$420.55
D11 | google stock price | quotes Q | no quote for GOOGL
D11 | AMZN and AAPL prices | quotes Q | $193.12; no quote for AMZN; ~1.1 %
D11 | price of 10 apple shares | quotes Q | $193.12; !42; ~1.1 %
D11 | aapl premarket price | quotes Q | ~$193.12; ~1.1 %
D11 | is apple more expensive than microsoft | quotes Q | ~$193.12; ~$420.55; ~1.1 %; ~-0.6 %
D11 | price diff between aapl and msft | quotes Q | $193.12; $420.55; ~1.1 %; ~-0.6 %
D11 | $LOW price | quotes Q | no quote for LOW
D11 | price of XYZQ | quotes Q | no quote
D1 | gld price | quotes Q | $212.50; ~-0.91 %
D1 | what's pfizer trading for | quotes Q | $25.60; ~0.79 %
D3 | coke price | quotes Q | $67.50; ~1 %
D4 | reliance price | quotes Q | $16.675; ~1.24 %
D9 | tsla qoute | quotes Q | $264.00; ~0.91 %
D5 | pm price | quotes Q | ~$120.00; ~-1.98 %
D11 | what is voo | quotes Q | ~$412.34; ~0.8 %
D11 | hows apple doing for me | symbol_performance PQ | $1,800.54; 28.53 %; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %; ~42
D11 | msft p/l | symbol_performance PQ | $1,685.40; 50.14 %; ~$3,361.20; ~$420.55; ~$5,046.60; ~-$30.46; ~-0.6 %; ~12
D11 | am i in the green on voo | symbol_performance PQ | $544.75; ~$9,763.75; ~$412.34; ~$10,308.50; ~$81.81; ~5.58 %; ~0.8 %; ~25
D11 | how much have i made on microsoft so far | symbol_performance PQ | $1,685.40; ~$3,361.20; ~$420.55; ~$5,046.60; ~-$30.46; ~50.14 %; ~-0.6 %; ~12
D11 | apple gain in percent | symbol_performance PQ | 28.53 %; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %; ~42
D11 | what's my apple worth | symbol_performance PQ | $8,111.04; ~$1,800.54; ~$6,310.50; ~$193.12; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | value of my voo | symbol_performance PQ | $10,308.50; ~$544.75; ~$9,763.75; ~$412.34; ~$81.81; ~5.58 %; ~0.8 %; ~25
D11 | is my tesla losing money | symbol_performance PQ | not held; ~$238.22
D11 | nvidia gains | symbol_performance P/PQ | not held
D11 | how did aapl do last year | symbol_performance PQ | not on file|no brokerage; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | profit if i sold all my apple today | symbol_performance PQ | ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | todays gain on apple | symbol_performance PQ | $88.25; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~28.53 %; ~1.1 %; ~42
D11 | what percent of my portfolio is apple | symbol_performance PQL | 34.56 %; $23,466.14; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | appel performance | symbol_performance PQ | $1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | why did apple go up | quotes Q | ~$193.12; ~1.1 %
D1 | how's nvda doing | symbol_performance PQ | ~$21,048.30; ~$4,431.70; ~$140.00; ~$25,480.00; ~$167.07; ~474.95 %; ~0.66 %; ~182
D1 | gain on vti | symbol_performance PQ | ~$63,763.50; ~$141,936.50; ~$242.00; ~$205,700.00; ~$2,298.44; ~44.92 %; ~1.13 %; ~850
D2 | unrealized gain msft | symbol_performance PQ | $342,217.50; ~$569,782.50; ~$456.00; ~$912,000.00; ~-$5,874.40; ~60.06 %; ~-0.64 %; ~2,000
D3 | how are the JNJ shares doing | symbol_performance PQ | ~$18,320.00; ~$11,680.00; ~$150.00; ~$30,000.00; ~-$290.79; ~156.85 %; ~-0.96 %; ~200
D4 | reliance profit in rupees | symbol_performance PQ | ~$315.00; ~$1,686.00; ~$16.675; ~$2,001.00; ~$24.51; ~18.68 %; ~1.24 %; ~120
D9 | loss on the tesla short | symbol_performance PQ | $1,300.00; ~$25,100.00; ~$264.00; ~-$26,400.00; ~-$238.07; ~-5.18 %; ~0.91 %; ~-100
D5 | pfizer gain or loss | symbol_performance PQ | ~$138,175.00; ~$406,975.00; ~$25.60; ~$268,800.00; ~$2,106.88; ~-33.95 %; ~0.79 %; ~10,500
D8 | xom profit | symbol_performance PQ | not known; ~$115.00; ~$92,000.00; ~-$1,372.58; ~-1.47 %; ~800
D11 | bst performer | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | wrost position | portfolio_ranking LQ | VOO; ~$544.75
D11 | which stock made me the most money | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | best in % terms | portfolio_ranking LQ | MSFT; ~50.14 %
D11 | biggest mover today | portfolio_ranking LQ | AAPL; ~$88.25
D11 | what's dragging me down today | portfolio_ranking LQ | MSFT; ~-$30.46
D11 | rank my holdings by value | portfolio_ranking LQ | VOO; ~$10,308.50; ~$8,111.04; ~$5,046.60
D11 | second worst performer | portfolio_ranking LQ | MSFT; ~$1,685.40
D11 | third largest position | portfolio_ranking LQ | MSFT; $5,046.60
D11 | top two winners | portfolio_ranking LQ | AAPL; MSFT; !VOO; ~$1,800.54; ~$1,685.40
D11 | who's my loser | portfolio_ranking LQ | VOO; ~$544.75
D11 | am i losing money on anything | portfolio_ranking LQ | ~$544.75
D11 | total unrealised gain | portfolio_ranking LQ | $4,030.69; ~$1,800.54; ~$1,685.40; ~$544.75; ~20.74 %
D11 | total gain today in dollars | portfolio_ranking LQ | $139.60; ~$88.25; ~$81.81; ~-$30.46
D11 | best performer last year | portfolio_ranking LQ | not on file; ~$1,800.54
D11 | best performing stock excluding apple | portfolio_ranking LQ | MSFT; $1,685.40
D11 | which positions are up more than 30% | portfolio_ranking LQ | MSFT; 50.14 %; ~30 %; !28.53
D11 | average gain per position | portfolio_ranking LQ | ~$1,800.54
D1 | biggest position | portfolio_ranking LQ | VTI; $205,700.00
D1 | biggest loser | portfolio_ranking LQ | BND; ~-$13,230.00
D1 | best in karen's roth | portfolio_ranking LQ | !VTI; ~$26,125.00
D2 | concentration - largest holding? | portfolio_ranking LQ | MSFT; ~$912,000.00
D3 | worst performing etf | portfolio_ranking LQ | BND; ~-$8,745.00
D4 | top gainer today | portfolio_ranking LQ | VTI; ~$365.07
D9 | which position lost the most | portfolio_ranking LQ | BND; ~-$9,100.00
D5 | largest stock position | portfolio_ranking LQ | PFE; ~$268,800.00
D6 | smallest holding by value | portfolio_ranking LQ | VMFXX; ~$400,000.00
D12 | best position | portfolio_ranking L/LQ | no positions
D11 | <script>alert(1)</script> aapl price | quotes Q | $193.12; ~1.1 %
D11 | price of tesla & whether i hold it | quotes+positions QP | not held; ~$238.22; ~2.4 %
D11 | microsofts price | quotes Q | $420.55; ~-0.6 %
D11 | prices: aapl, voo, tsla | quotes Q | $193.12; $412.34; $238.22; ~1.1 %; ~0.8 %; ~2.4 %
D11 | voo px rn | quotes Q | $412.34; ~0.8 %
D11 | how much is apple in pounds | quotes Q | US dollars; ~$193.12; ~1.1 %
D11 | why is msft down today | quotes Q | Why; ~$420.55; ~-0.6 %
D11 | which is cheaper, aapl or voo | quotes Q | $193.12; $412.34; ~1.1 %; ~0.8 %
D11 | META price | quotes Q | no quote for META
D3 | johnson and johnson price | quotes Q | $150.00; ~-0.96 %
D9 | jp morgan quote | quotes Q | $220.00; ~-1.86 %
D11 | aapl up or down since i bought | symbol_performance PQ | $1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | how is vanguard's s&p fund doing | symbol_performance PQ | ~$544.75; ~$9,763.75; ~$412.34; ~$10,308.50; ~$81.81; ~5.58 %; ~0.8 %; ~25
D11 | apple weight in my portfolio | symbol_performance PQL | 34.56 %; $23,466.14; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | gain on apple in 2025 | symbol_performance PQ | since purchase; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | have i lost money on voo | symbol_performance PQ | $544.75; ~$9,763.75; ~$412.34; ~$10,308.50; ~$81.81; ~5.58 %; ~0.8 %; ~25
D2 | qqq gain | symbol_performance PQ | 97.35 %; ~$83,857.50; ~$86,142.50; ~$425.00; ~$170,000.00; ~-$2,518.77; ~-1.46 %; ~400
D9 | jpm profit | symbol_performance PQ | ~$24,500.00; ~$63,500.00; ~$220.00; ~$88,000.00; ~-$1,667.82; ~38.58 %; ~-1.86 %; ~400
D11 | my biggest winner | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | worst by percent | portfolio_ranking LQ | VOO; ~5.58 %
D11 | total gains | portfolio_ranking LQ | ~$4,030.69; ~$1,800.54; ~$1,685.40; ~$544.75; ~20.74 %
D11 | what's up the most today in percent | portfolio_ranking LQ | AAPL; ~1.1 %
D11 | 4th best position | portfolio_ranking LQ | no number 4
D1 | top 3 holdings | portfolio_ranking LQ | VTI; BND; VOO; ~$205,700.00; ~$174,000.00; ~$134,400.00
D3 | best stock position | portfolio_ranking LQ | JNJ; ~$18,320.00
D5 | worst position in the family trust | portfolio_ranking LQ | PFE; -$138,400.00
D9 | top gainer in percent | portfolio_ranking LQ | ~113.68 %
`,
);
