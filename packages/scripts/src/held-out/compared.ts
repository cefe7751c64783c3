import { lines } from "../golden/lines.ts";

/** Two accounts, persons, classes or symbols that are held against each other. */
export const compared = lines(
  "compared",
  `
D3 | who has more in their ira, hector or rosa, and by how much? | account_value S | Hector's IRA is worth more than Rosa's IRA; $302,400.00; $96,000.00; $206,400.00; !401,600
D3 | Is Rosa's IRA smaller than Hector's? | account_value S | Yes.; $96,000.00; $302,400.00; $206,400.00
D3 | hectors ira compared to rosas, cash | cash_balance S | Hector's IRA holds more cash; $12,000.00; $4,000.00; $8,000.00
D3 | Has Rosa's IRA gained more than Hector's? | portfolio_ranking LQ | No.; $36,260.00; $5,800.00; $30,460.00
D3 | Which of the two IRAs has the larger gain in percent, Hector's or Rosa's? | portfolio_ranking LQ | Hector's IRA; 14.27 %; 6.73 %; 7.54 percentage points
D3 | Is KO worth more than PG? | symbol_performance+symbol_performance PQ/PPQQ | No.; the same; $40,500.00; ~$67.50; ~$162.00; ~$17,010.00; ~$23,490.00; ~72.41 %; ~$15,752.50; ~$24,747.50; ~63.65 %; ~$400.99; ~-$679.46; ~1 %; ~-1.65 %; ~600; ~250
D3 | Which is larger: Hector's IRA or the joint account? And how much cash is in the joint? | account_value+cash_balance S/SS | Joint brokerage is worth more; $401,600.00; $302,400.00; $99,200.00; $24,000.00; ~$0.00
D1 | does karen have more cash than david | cash_balance S | Yes.; $7,000.00; $6,000.00; $1,000.00; Joint brokerage, which both own, is counted for neither; ~$4,000.00; ~$3,000.00; !22,000
D1 | Does Karen have as much cash as David? | cash_balance S | Yes.; $7,000.00; $6,000.00; $1,000.00; ~$4,000.00; ~$3,000.00
D1 | Which spouse has more in retirement accounts? | account_value S | David has more than Karen; $335,350.00; $294,980.00; $40,370.00; ~$172,750.00; ~$122,230.00; !630,330
D1 | Compare David's and Karen's IRAs by value | account_value S | David has more than Karen; $335,350.00; $294,980.00; $40,370.00; ~$172,750.00; ~$122,230.00
D1 | does david have less than his wife | account_value S | No.; $335,350.00; $294,980.00; $40,370.00; counted for neither; ~$172,750.00; ~$122,230.00
D1 | Who has gained more, Karen or David? | portfolio_ranking LQ | Karen; $67,773.80; $47,626.00; $20,147.80; counted for neither; ~$19,325.50; ~$48,448.30
D1 | difference between Karen's Roth and traditional IRA in value | account_value S | $172,750.00; $122,230.00; $50,520.00; !after-tax
D1 | wich is biger, the roth or the rollover | account_value S | David's rollover IRA is worth more; $335,350.00; $122,230.00; $213,120.00
D1 | Are Karen's two IRAs together worth more than David's rollover? | account_value S | No.; $335,350.00; $294,980.00; $40,370.00; ~$172,750.00; ~$122,230.00
D1 | Does the joint account have a bigger unrealized gain than the Roth? | portfolio_ranking LQ | Yes.; $67,151.50; $48,448.30; $18,703.20
D1 | whats the differnce in cash betwen the joint and the rollover | cash_balance S | Joint brokerage holds more cash; $22,000.00; $6,000.00; $16,000.00; !28,000
D1 | does the joint hold fewer positions than the rollover | positions_list L | No.; 5 against 7, 2 fewer
D1 | value of stocks vs ETFs | portfolio_ranking LQ | more in ETFs than in stocks; $849,050.00; $100,950.00; $748,100.00
D1 | do they hold more in ETFs than in cash? | account_value SLQ | Yes.; $849,050.00; $35,000.00; $814,050.00
D1 | more bonds or stocks, by value? | portfolio_ranking LQ | $238,000.00; $100,950.00; $137,050.00
D1 | Do we own more VXUS in the joint account or in David's IRA? | positions P | Joint brokerage holds more VXUS; 800; 700; ~100
D1 | Does Karen own more VXUS than David? | positions P | No.; David has more VXUS; 700; 500; ~200
D1 | In Karen's Roth, which is worth more, QQQ or NVDA? | portfolio_ranking LQ | QQQ is worth more than NVDA in Karen's Roth IRA; $63,750.00; $25,480.00; $38,270.00
D1 | which cost us more per share, AAPL or MSFT | positions+positions P/PP | $239.03; $104.36; $134.67; ~165; ~60
D1 | Is QQQ up more today than VTI? | quotes Q | No.; 1.13 %; -1.46 %; 2.59 percentage points; ~$242.00; ~$425.00
D1 | does karen have more cash than david >> and in total value? | account_value S | David has more than Karen; $335,350.00; $294,980.00; $40,370.00; ~$172,750.00; ~$122,230.00
D11 | which of AAPL and MSFT has gained more in percent? | symbol_performance+symbol_performance PQ/PPQQ | MSFT is above that of AAPL; 50.14 %; 28.53 %; 21.61 percentage points; ~$1,800.54; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %; ~$1,685.40; ~$3,361.20; ~12; ~$420.55; ~$5,046.60; ~-$30.46; ~-0.6 %
D11 | which of AAPL and MSFT has gained more in percent? >> and in dollars? | symbol_performance+symbol_performance PQ/PPQQ | AAPL is above that of MSFT; $1,800.54; $1,685.40; $115.14; ~50.14 %; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %; ~$3,361.20; ~12; ~$420.55; ~$5,046.60; ~-$30.46; ~-0.6 %
D11 | How much more expensive is Microsoft than Apple? | quotes Q | $420.55; $193.12; $227.43; ~1.1 %; ~-0.6 %
D2 | Who has more, Chidi or Amara? | account_value S | Chidi; $1,386,000.00; $96,000.00; $1,290,000.00; ~$912,000.00; ~$474,000.00; Stock plan
D2 | does amara's roth have less cash than chidi's 401k | cash_balance S | Yes.; $6,000.00; $14,000.00; $8,000.00
D2 | is MSFT worth more than all the ETFs? | portfolio_ranking LQ | No.; $1,322,400.00; $912,000.00; $410,400.00
D4 | is anika ahead of rohan in retirement savings? | account_value S | Yes.; $48,000.00; $27,201.34; $20,798.66
D4 | does Rohan hold more VTI than the joint | positions P | Yes.; 100.005; 35.005; ~65
D5 | does Helen have more than George? | account_value S | cannot be said; George; $500,000.00; counted for neither; !Yes.; !2,400,000
D5 | Do the trusts together hold more than Helen's IRA? | account_value S | Yes.; $4,600,000.00; $500,000.00; $4,100,000.00; ~$2,400,000.00; ~$1,200,000.00; ~$1,000,000.00
D5 | PFE in the family trust vs PFE in Helen's IRA: which is worth more? | symbol_performance PQ | Whitcomb Family Trust; $256,000.00; $12,800.00; $243,200.00
D6 | is the private fund worth more than ESGV | symbol_performance+symbol_performance PQ/PPQQ | cannot be said; no quote on file for private_harborview_iv; $3,600,000.00; !Yes; ~1,000; ~40,000; ~$90.00; ~$1,141,000.00; ~46.4 %; ~$2,459,000.00; ~-$4,325.19; ~-0.12 %
D6 | how much bigger is the endowment than the reserve | account_value S | $11,530,000.00; $470,000.00; $11,060,000.00
D7 | does peter have more cash than linh? | cash_balance S | cannot be said; in the name of Peter alone; $12,500.00; Joint brokerage, which both own; !152,000
D7 | Is the SEP up more than the joint? | portfolio_ranking LQ | No.; $188,040.00; $169,910.00; $18,130.00
D8 | has the inherited IRA gained more than the individual brokerage | portfolio_ranking LQ | cannot be said; no cost on file for XOM and JNJ; $8,910.00; !No.
D8 | which account gained more today | portfolio_ranking LQ | Inherited IRA; $448.49; -$729.07; $1,177.55
D9 | which is the bigger position, AAPL or JPM? | symbol_performance+symbol_performance PQ/PPQQ | AAPL is worth more; $128,400.00; $88,000.00; $40,400.00; ~600; ~$214.00; ~$68,310.00; ~113.68 %; ~$60,090.00; ~-$1,915.64; ~-1.47 %; ~400; ~$220.00; ~$24,500.00; ~38.58 %; ~$63,500.00; ~-$1,667.82; ~-1.86 %
D10 | who has more, Laura or Theo | account_value S | Laura has more than Theo; $295,500.00; $14,500.00; $281,000.00; ~$96,000.00; ~$134,500.00; ~$65,000.00
D10 | Is the 401k worth more than the online brokerage? | account_value S | No.; $134,500.00; $96,000.00; $38,500.00
D1 | difference between a Roth and a traditional IRA | facts F | Roth IRA; !$122,230
D1 | Which of our stocks and ETFs has gained the most in percent? | portfolio_ranking LQ | 474.95 %; ~105.06 %; ~90.77 %; ~69.44 %; ~55.43 %
`,
);
