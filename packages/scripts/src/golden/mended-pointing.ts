import { lines } from "./lines.ts";

/** What "those two", "both", "the second one" and "hers" are, after one question and another. */
export const mendedPointing = lines(
  "mended-pointing",
  `
D1 | What did we gain on QQQ? >> and VOO? >> and both together? | symbol_performance+symbol_performance PQ | $74,055.00; !$21,048.30; ~$26,125.00; ~$37,625.00; ~$425.00; ~$63,750.00; ~-$944.54; ~$47,930.00; ~$86,470.00; ~$448.00; ~$134,400.00; ~$1,501.75; ~$198,150.00; ~$124,095.00; ~69.44 %; ~-1.46 %; ~55.43 %; ~1.13 %; ~59.68 %; ~150; ~300
D1 | When did we buy MSFT this year? >> And VTI? >> which of those two purchases cost more? | activity+activity A | $8,638.00; $4,621.00; !$5,535.00; !$205,700.00; ~$431.90; ~$231.05; ~20
D2 | quote for BND please >> now the same for VXUS >> Which of the two fell more today, in percent? | quotes Q | -0.26 %; -0.73 %; !1.46 %; ~$60.00; ~$72.50
D3 | How is Coca-Cola doing? >> And J&J? >> and Procter & Gamble? >> Which of all three has gained the most in dollars? | symbol_performance+symbol_performance+symbol_performance PQ | $17,010.00; $18,320.00; $15,752.50; !$64,382.00; ~$23,490.00; ~$67.50; ~$40,500.00; ~$400.99; ~$11,680.00; ~$150.00; ~$30,000.00; ~-$290.79; ~$24,747.50; ~$162.00; ~-$679.46; ~72.41 %; ~1 %; ~156.85 %; ~-0.96 %; ~63.65 %; ~-1.65 %; ~600; ~200; ~250
D3 | How many VXUS shares are in the joint account? >> and in Rosa's IRA? >> What are both of those worth together? | symbol_performance PQ | $60,000.00; ~$60.00; ~$10,370.00; ~$49,630.00; ~-$441.22; ~20.89 %; ~-0.73 %; ~1000
D3 | What's Hector's IRA worth? >> and hers? | account_value S | $96,000.00; !$401,600.00; !$302,400.00
D3 | How much cash is in Hector's IRA? >> and in Rosa's? >> and in both together? | cash_balance S | $16,000.00; !$40,000.00; !$24,000.00; ~$0.00; ~$12,000.00; ~$4,000.00
D6 | What are ESGV and VSGX worth in the endowment? >> How much have both gained together? | symbol_performance+symbol_performance PQ | $1,310,500.00; !$607,650.00; ~$1,141,000.00; ~$2,459,000.00; ~$90.00; ~$3,600,000.00; ~-$4,325.19; ~$169,500.00; ~$1,510,500.00; ~$56.00; ~$1,680,000.00; ~-$336.07; ~$5,280,000.00; ~$3,969,500.00; ~46.4 %; ~-0.12 %; ~11.22 %; ~-0.02 %; ~33.01 %; ~40000; ~30000
D6 | What's the operating reserve worth? >> And the endowment? >> Which of them has more cash? | cash_balance S | $70,000.00; $176,000.00; !$246,000.00; !$400,000.00; ~$106,000.00
D7 | Which holding has gained the most? >> And which one has lost the most? >> What's the average cost of those two? | positions+positions P | $259.04; $78.85; !$158.51; ~1000; ~3000
D7 | How is SCHD doing? >> And Home Depot? >> n what are both worth together? | symbol_performance+symbol_performance PQ | $90,400.00; !$1,750,000.00; ~$54,400.00; ~$27.20; ~$3,700.00; ~$50,700.00; ~$698.12; ~$36,000.00; ~$360.00; ~$16,360.00; ~$19,640.00; ~-$352.62; ~$20,060.00; ~$70,340.00; ~7.3 %; ~1.3 %; ~83.3 %; ~-0.97 %; ~28.52 %; ~2000; ~100
D8 | How's VXUS doing? >> and MUB? >> Which of them is further up in percent? | symbol_performance+symbol_performance PQ | 5.17 %; 0.96 %; !10.81 %; ~$2,360.00; ~$45,640.00; ~$60.00; ~$48,000.00; ~-$352.98; ~$815.00; ~$84,785.00; ~$107.00; ~$85,600.00; ~-$335.15; ~-0.73 %; ~-0.39 %; ~800
D9 | Quotes for VTI and JPM pls >> What's my gain on the first one? >> and on the second? | symbol_performance PQ | $24,500.00; !$89,310.00; ~$63,500.00; ~$220.00; ~$88,000.00; ~-$1,667.82; ~38.58 %; ~-1.86 %; ~400
D9 | When did I buy AAPL this year? >> and JPM? >> Which of those trades was bigger in dollars? | activity+activity A | $39,170.00; $22,640.00; !$128,400.00; !$88,000.00; ~$195.85; ~$226.40; ~200; ~100
D10 | How many VOO do I have? >> And VTI? >> What are they worth together? | symbol_performance+symbol_performance PQ | $172,500.00; !$310,000.00; ~$112,000.00; ~$448.00; ~$1,251.46; ~$60,500.00; ~$242.00; ~$676.01; ~1.13 %; ~250
D11 | What's AAPL worth? >> and MSFT? >> and VOO? >> all three together? | symbol_performance+symbol_performance+symbol_performance PQ | $23,466.14; !$128,450.22; ~$1,800.54; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~$1,685.40; ~$3,361.20; ~$420.55; ~$5,046.60; ~-$30.46; ~$544.75; ~$9,763.75; ~$412.34; ~$10,308.50; ~$81.81; ~$4,030.69; ~$19,435.45; ~28.53 %; ~1.1 %; ~50.14 %; ~-0.6 %; ~5.58 %; ~0.8 %; ~20.74 %; ~42; ~12; ~25
D1 | How many AAPL and MSFT do we have? >> What are those two trading at? | quotes Q | $214.00; $456.00; !$104.36; !$239.03; ~-1.47 %; ~-0.64 %
D1 | What's Karen's Roth IRA worth? >> the same for her other IRA | account_value S | $172,750.00; !$335,350.00; !$369,670.00
D3 | How many shares of KO and PG do we hold? >> Which of those two has the lower average cost? | positions+positions P | $39.15; !$58.40; ~$98.99; ~600; ~250
D5 | How many shares of VNQ and TIP does Helen have? >> What's the average cost of the second one? | positions P | $104.30; !$76.20; ~500
D6 | What are ESGV and VSGX trading at? >> How many shares of each of those do we own? | positions+positions P | 40000; 30000; !36000; !5000; ~$61.48; ~$50.35
D9 | What's AAPL at? >> And JPM? >> Which of the two does he own more shares of? | positions+positions P | 600; !1000; ~$100.15; ~$158.75; ~400
D10 | How much is my Roth IRA worth? >> What about the one for Theo? | account_value S | $14,500.00; !$310,000.00; !$96,000.00
D5 | What is the Legacy Trust worth? >> and the Children's? >> which of those was bigger? | account_value S | $1,200,000.00; !$2,400,000.00; ~$1,000,000.00; ~$200,000.00
D2 | Show me the MSFT trades in 2026 >> How many shares is that in all? | activity A | ~220; ~$98,022.50; ~$468.30; ~$441.05; ~$429.60; ~70; ~80
D3 | How much is the joint account worth? >> and hers? | clarify | 
D7 | How much did we deposit in August? >> And in May? >> All three together? | clarify | 
D11 | which one? | clarify |
D1 | BND in David's rollover, gain or loss? >> in percent? >> and Karen's? | symbol_performance PQ | -2.82 %; !9.44 %; ~$1,890.00; ~$67,140.00; ~$72.50; ~$65,250.00; ~-$170.09; ~-0.26 %; ~900
D2 | show me the 2026 MSFT purchases >> and what did we spend on them altogether | activity A | $98,022.50; !129,874.50; ~$468.30; ~$441.05; ~$429.60; ~70; ~80
D2 | VXUS in Amara's Roth, how much up in percent >> and the joint one? >> which of them is up more in percent? | symbol_performance+symbol_performance PQ | 11.94 %; 0.72 %; !26.35 %; ~$9,600.00; ~$80,400.00; ~$60.00; ~$90,000.00; ~-$661.83; ~$1,500.00; ~$208,500.00; ~$210,000.00; ~-$1,544.27; ~-0.73 %; ~1500; ~3500
D4 | VTI gain in the joint brokerage? >> and Rohan's >> which is bigger in dollars? | symbol_performance+symbol_performance PQ | $549.51; $4,206.05; !148.50; ~$7,921.70; ~$242.00; ~$8,471.21; ~$94.66; ~$19,995.16; ~$24,201.21; ~$270.42; ~6.94 %; ~1.13 %; ~21.04 %; ~35.005; ~100.005
D4 | reliance price? >> what did they pay a share | positions P | $14.05; !16.68; ~120
D5 | cash in the Children's Trust >> Legacy? >> which one has more? | cash_balance S | $58,000.00; $43,500.00; !221,300.00; ~$14,500.00
D6 | ESGV gain in percent >> VSGX? >> so which of them is bigger | symbol_performance+symbol_performance PQ | 46.40 %; 11.22 %; !8.44 %; ~$1,141,000.00; ~$2,459,000.00; ~$90.00; ~$3,600,000.00; ~-$4,325.19; ~$169,500.00; ~$1,510,500.00; ~$56.00; ~$1,680,000.00; ~-$336.07; ~-0.12 %; ~-0.02 %; ~40000; ~30000
D7 | HD price? >> ok VOO, how much is it up >> since purchase i mean >> in percent? | symbol_performance PQ | 72.95 %; !52.67 %; ~$188,960.00; ~$259,040.00; ~$448.00; ~$448,000.00; ~$5,005.83; ~1.13 %; ~1000
D7 | SCHD today? >> and BND? >> which one did better today, in percent | quotes Q | 1.3 %; -0.26 %; ~$27.20; ~$72.50
D4 | Deposits this year? >> how about just May? | transfers T | $1,250.00; !$1,500.00
D1 | When did we last buy AAPL? >> what did that purchase cost in total? | activity A | $5,535.00; !35,310.00; !17,219.50; ~$221.40; ~25
D3 | Total value of Hector's IRA? >> and Rosa's? >> how much of hers is cash? | cash_balance S | $4,000.00; !12,000.00; !40,000.00; ~$0.00
D1 | what is BND at >> how many of those does Karen have? >> and David? | positions P | 1500; !900; !2400; ~$80.06
D2 | How much VXUS does Amara have? >> and the joint account? >> so how many is that together? | positions P | 5000; !2000; ~$59.57; ~$53.60; ~3500; ~1500
D2 | What's in Chidi's 401k? >> how much have those gained together? | portfolio_ranking LQ | $78,257.50; !$342,217.50; ~$83,857.50; ~-$5,600.00; ~20.5 %
D4 | buy 5 VTI in the joint account pls >> ok how much cash is in there? >> and how much of it could we withdraw? | cash_balance ST | $5,500.00; !$6,400.00; !$6,699.53
D6 | Move $50,000 from the reserve to the endowment. >> Understood. How much cash does each of them have? | cash_balance S | $70,000.00; $176,000.00; !$120,000.00; !$226,000.00; ~$246,000.00; ~$0.00
D7 | What do I hold in the SEP? >> what are those worth together? | portfolio_ranking LQ | $665,500.00; !$920,000.00; ~$448,000.00; ~$217,500.00
D9 | What's BND worth? >> TIP? >> VTEB? >> and the first two together? | symbol_performance+symbol_performance PQ | $402,000.00; !$500,000.00; !$388,000.00; ~$9,100.00; ~$299,100.00; ~$72.50; ~$290,000.00; ~-$755.97; ~$5,300.00; ~$106,700.00; ~$112.00; ~$112,000.00; ~-$258.19; ~$3,800.00; ~$405,800.00; ~-3.04 %; ~-0.26 %; ~4.97 %; ~-0.23 %; ~-0.94 %; ~4000; ~1000
D10 | What's my VOO worth? >> and VTI? >> which one's bigger? | symbol_performance+symbol_performance PQ | $112,000.00; $60,500.00; !$134,500.00; ~$448.00; ~$1,251.46; ~$242.00; ~$676.01; ~1.13 %; ~250
D2 | Buy 100 more MUB for the joint account >> OK then just tell me what price we paid the last time we bought it | activity A | $106.40; !$105.39; ~1400
D9 | How many Tesla shares is my client Adam short? | positions P | ~-100; ~$251.00
D7 | avrage csot of schd 4 the nguyens? | positions P | $25.35; !$27.20; ~2000
D6 | The board meets Thursday and Marcus wants it short. Endowment value, total cash of the foundation, and YTD return? | account_value+cash_balance+performance SRT | $11,530,000.00; $246,000.00; 3.50 %; !176,000.00; !12,000,000.00; ~$0.00
D8 | Inherited IRA value >> and the brokerage one? >> cash in each of them? | cash_balance S | $38,000.00; $18,000.00; !$438,800.00; !$201,200.00; ~$56,000.00; ~$0.00
`,
);
