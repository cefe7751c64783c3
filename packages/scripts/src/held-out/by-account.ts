import { lines } from "../golden/lines.ts";

/** What is asked of each account by itself, which account it is, what was paid for all of it, and averages over accounts. */
export const byAccount = lines(
  "by-account",
  `
D3 | What's the biggest position in each account? | portfolio_ranking LQ | Joint brokerage; Hector's IRA; Rosa's IRA; MUB; BND; TIP; $107,000.00; $174,000.00; $56,000.00; !$121,000.00
D3 | largest holding per account pls | portfolio_ranking LQ | $107,000.00; $174,000.00; $56,000.00
D3 | For each account, which position is the smallest? | portfolio_ranking LQ | $24,000.00; $48,400.00; $36,000.00
D7 | top 2 holdings in each account by value | portfolio_ranking LQ | $435,600.00; $214,000.00; $448,000.00; $217,500.00; !$180,000.00
D7 | what is the best performer in each of our accounts | portfolio_ranking LQ | VTI; VOO; $150,280.00; $188,960.00
D7 | worst holding of every account, in percent | portfolio_ranking LQ | MUB; BND; 1.04 %; -8.05 %; !$19,050.00
D4 | each account's biggest holding | portfolio_ranking LQ | VTTSX; $48,000.00; $24,201.21; $8,471.21
D10 | biggest position per account | portfolio_ranking LQ | $96,000.00; $112,000.00; $60,500.00; $14,500.00
D10 | best holding in each account | portfolio_ranking LQ | No position can be ranked; no basis
D5 | smallest position in each trust | portfolio_ranking LQ | JNJ; VXUS; KO; $75,000.00; $180,000.00; $27,000.00; !$12,800.00
D1 | biggest ETF in each of Karen's accounts | portfolio_ranking LQ | BND; QQQ; $65,250.00; $63,750.00; !$134,400.00
D3 | Which positions are losing money in each account? | portfolio_ranking LQ | MUB; VTEB; BND; TIP; -$230.00; -$2,331.00; -$8,745.00; -$2,450.00; ~2
D11 | biggest position in each account | portfolio_ranking LQ | VOO; $10,308.50
D3 | gain by account | portfolio_ranking LQ | $86,893.50; $36,260.00; $5,800.00; $128,953.50; ~29.89 %; ~14.27 %; ~6.73 %; ~20.43 %
D7 | How much are we up in each account? | portfolio_ranking LQ | $188,040.00; $169,910.00; $357,950.00; ~25.69 %; ~34.28 %; ~29.16 %
D8 | unrealized gain broken down by account | portfolio_ranking LQ | $17,335.00; $8,910.00; XOM; JNJ; Not counted; ~$26,245.00; ~6.63 %; ~5.11 %; ~6.02 %
D10 | how much has each account gained | portfolio_ranking LQ | not on file; no basis; !$0.00
D6 | gain per account | portfolio_ranking LQ | $1,658,800.00; private_harborview_iv; no price; ~$0.00; ~22.58 %; ~0.00 %; ~21.42 %
D2 | gain of each account except the stock plan | portfolio_ranking LQ | $35,962.50; $78,257.50; $9,600.00; $123,820.00; !$342,217.50; ~4.88 %; ~20.50 %; ~11.94 %; ~10.33 %
D3 | which account has gained the most? | portfolio_ranking LQ | the best account is Joint brokerage; $86,893.50; ~$36,260.00; ~$5,800.00; ~$128,953.50; ~29.89 %; ~14.27 %; ~6.73 %; ~20.43 %; !JNJ
D7 | which account is up the most in percent | portfolio_ranking LQ | Linh's SEP-IRA; 34.28 %; ~$188,040.00; ~$169,910.00; ~$357,950.00; ~25.69 %; ~29.16 %
D3 | Is any of our accounts losing money? | portfolio_ranking LQ | No account is at a loss; ~$86,893.50; ~$36,260.00; ~$5,800.00; ~$128,953.50; ~29.89 %; ~14.27 %; ~6.73 %; ~20.43 %
D7 | is the SEP-IRA up more than the joint account? | portfolio_ranking LQ | No.; Joint brokerage; ~$188,040.00; ~$169,910.00; ~$357,950.00; ~25.69 %; ~34.28 %; ~29.16 %; ~$18,130.00
D2 | which accounts are up more than $100,000 | portfolio_ranking LQ | Stock plan; $342,217.50; ~$100,000.00; ~60.06 %; !Amara
D4 | day change by account | portfolio_ranking LQ | -$919.69; $257.18; $100.89; ~-$561.63; ~-1.88 %; ~1 %; ~0.66 %; ~-0.62 %
D1 | Which of our accounts has moved most today? | portfolio_ranking LQ | David's rollover IRA; $1,102.35; ~$409.72; ~$180.98; ~-$998.09; ~$694.96; ~0.34 %; ~0.12 %; ~0.11 %; ~-0.83 %; ~0.07 %; !$369,670.00
D1 | which accounts are down today | portfolio_ranking LQ | Karen's Roth IRA is down on the day; -$998.09; ~-0.83 %; !$409.72
D3 | market value of holdings by account | portfolio_ranking LQ | $377,600.00; $290,400.00; $92,000.00; $760,000.00; !$401,600.00
D3 | how much is in stocks in each account | portfolio_ranking LQ | $111,000.00; none held
D3 | how many positions are in each account? | positions_list L | 7; 3; 2; In all there are 12; !Cost a unit
D5 | Which trust holds the most positions? | positions_list L | Legacy Trust holds the most positions; ~7; ~6; ~3
D1 | number of ETFs per account | positions_list L | 3; 5; 2; In all there are 13
D3 | what did we pay for everything in Rosa's IRA? | portfolio_ranking L | $86,200.00; ~$58,450.00; ~$27,750.00
D3 | total cost of Hector's IRA | portfolio_ranking L | $254,140.00; ~$182,745.00; ~$51,125.00; ~$20,270.00; !$302,400.00
D3 | what's the total cost of all our individual stocks | portfolio_ranking L | $59,917.50; ~$24,747.50; ~$23,490.00; ~$11,680.00
D11 | what's my total cost basis | portfolio_ranking L | $19,435.45; ~$9,763.75; ~$6,310.50; ~$3,361.20
D8 | How much did Celeste pay for everything she holds? | portfolio_ranking L | $435,755.00; XOM; JNJ; ~5; ~$131,040.00; ~$114,560.00; ~$84,785.00; ~$59,730.00; ~$45,640.00
D9 | total cost of everything in the margin account | portfolio_ranking L | $831,046.00; Short positions are not counted; ~$299,100.00; ~$152,690.00; ~$106,700.00; ~$99,666.00; ~$63,500.00; ~$60,090.00; ~$49,300.00
D10 | what did we pay for everything | portfolio_ranking L | No cost is on file
D7 | cost basis by account | portfolio_ranking L | $731,960.00; $495,590.00; $1,227,550.00
D2 | which account did we pay the most for? | portfolio_ranking L | Joint brokerage; $736,437.50; ~$569,782.50; ~$381,742.50; ~$80,400.00; ~$1,768,362.50
D5 | what's the average account size | account_value S | $1,275,000.00; over 4 accounts; ~$5,100,000.00; ~$2,400,000.00; ~$500,000.00; ~$1,200,000.00; ~$1,000,000.00; !No average
D10 | average account balance, without the 529 | account_value S | $98,500.00; over 3 accounts; ~$295,500.00; ~$96,000.00; ~$134,500.00; ~$65,000.00
D3 | what do we hold in cash per account on average | cash_balance S | $13,333.33; ~3; ~$40,000.00; ~$24,000.00; ~$12,000.00; ~$4,000.00; ~$0.00; !No average
D1 | YTD return of each account | performance R/RT | 5 %; 6.5 %; 9.8 %; 10.2 %; ~7 %
D1 | which account has the best return this year | performance R/RT | Karen's Roth IRA; 10.2 %; ~5 %; ~6.5 %; ~9.8 %; ~7 %
D1 | 3Y return by account | performance R | no 3Y return on file; !7 %
D3 | what is our unrealized gain in total? >> and by account? | portfolio_ranking LQ | $86,893.50; $36,260.00; $5,800.00; ~$128,953.50; ~29.89 %; ~14.27 %; ~6.73 %; ~20.43 %
D3 | gain by account >> which one is the worst? | portfolio_ranking LQ | Rosa's IRA; $5,800.00; ~$86,893.50; ~$36,260.00; ~$128,953.50; ~29.89 %; ~14.27 %; ~6.73 %; ~20.43 %; !BND
D3 | what do we hold in Rosa's IRA >> what did we pay for all of it? | portfolio_ranking L | $86,200.00; ~$58,450.00; ~$27,750.00
`,
);
