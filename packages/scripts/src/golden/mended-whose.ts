import { lines } from "./lines.ts";

/** Whose accounts are meant, accounts by size, and the household's own names that look like another's. */
export const mendedWhose = lines(
  "mended-whose",
  `
D2 | List the clients' stocks | positions_list L | MSFT; 2,000; ~$284.89
D2 | the clients cash please | cash_balance S | $165,600.00; $163,100.00; $2,500.00
D5 | Did the Family Trust buy anything in January? | activity A | VTI; 800; $229.40
D5 | Cash in the Family Trust | cash_balance S | $64,600.00; ~$0.00
D5 | the Johnson Family Trust balance | out_of_scope | !$2,400,000.00
D8 | Best position of the portfolio | portfolio_ranking LQ | VTI; $14,160.00; XOM; JNJ
D7 | What does Peter hold on his own? | positions_list L | no account named Peter; Joint brokerage; Linh's SEP-IRA
D5 | What does Claire own in her own name? | positions_list L | no account named Claire; Legacy Trust; !PFE
D1 | does Emma have an account | account_value S | no account named Emma; Karen's Roth IRA
D1 | is anything in Emma's name | positions_list L | no account named Emma; !VTI
D12 | What does Riley own? | positions_list L | no positions
D2 | what is Amara holding on her own | positions_list L | VXUS; 1,500; ~$53.60; !MSFT
D5 | how much pfizer does helen hold herself | positions P | 500; $25.15; Helen's IRA; !10,500
D10 | how much have i got in my 401k at work | account_value S | $96,000.00; !$310,000.00
D10 | Which account of hers is the largest? | account_value S | Online brokerage, $134,500.00; $134,500.00; ~$310,000.00; ~$96,000.00; ~$65,000.00; ~$14,500.00; !VOO
D1 | How much VXUS is in David's IRA compared with Karen's Roth? | positions P | 700; 500; ~1,200; ~$52.80; ~$57.45; ~200
D8 | am i up on the muni fund | symbol_performance PQ | $815.00; 0.96 %; ~$84,785.00; ~800; ~$107.00; ~$85,600.00; ~$335.15; ~-$335.15; ~-0.39 %
D11 | hows the clients vanguard etf done for them | symbol_performance PQ | $544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
D11 | what's a rothira | facts F | Roth IRA; ~59
D9 | Which of his holdings are short? | positions_list L | TSLA; -100; -6; -2; ~$251.00; ~$4.85; ~$7.10; !JPM
D6 | Does Ellen Brandt have an account here? | account_value S | no account named Ellen; Endowment and Operating reserve; !$
D6 | does Marcus hold anything in his own name | positions_list L | no account named Marcus; !ESGV
D8 | what does Ms. Delacroix hold? | positions_list L | XOM; MUB; VXUS; BND; VOO; ~800; ~600; ~$218.40; ~200; ~$105.98; ~$57.05; ~1,600; ~$71.60; ~150; ~$398.20
D11 | The holdings plus the cash do not add up to my stated account total. What is the difference? | account_value SLQ | $92,643.98; ~$23,466.14; ~$12,340.10; ~$35,806.24; ~$128,450.22
D11 | what is the present account value | account_value S | $128,450.22; !no account named
D1 | whats the combined value of karens two IRAs, the traditional and the roth | account_value S | $294,980.00; $172,750.00; $122,230.00; !$335,350
D3 | Hector & Rosa's total account value, please | account_value S | $800,000.00; ~$401,600.00; ~$302,400.00; ~$96,000.00
D3 | cash in Hector's and Rosa's IRAs | cash_balance S | $16,000.00; ~$12,000.00; ~$4,000.00; ~$0.00
D3 | any withdrawls by Hector and Rosa in 2026 | transfers T | no withdrawals
D5 | How much is in each of the three trusts? | account_value S | $2,400,000.00; $1,200,000.00; $1,000,000.00; ~$4,600,000.00; !$500,000
D5 | value by trust | account_value S | $2,400,000.00; $1,200,000.00; $1,000,000.00; ~$4,600,000.00; !$500,000
D10 | how much is Theo's 529 worht? | account_value S | $14,500.00; !$310,000
D5 | which trusts hold PFE | positions P | 10,000; Whitcomb Family Trust; ~$39.44; !Helen
D5 | which trusts own TIP | positions P | not held; Legacy Trust; !500
D3 | Rosa's trades | activity A | no trades; Joint brokerage, which is shared, is not counted
D1 | deposits by Karen | transfers T | no deposits; Joint brokerage, which is shared, is not counted; !$1,500.00
D1 | Emma's VTI | positions P | no account named Emma; !850
D1 | the net worth of Karen | account_value S | $294,980.00; ~$172,750.00; ~$122,230.00; !$1,000,000
D1 | value of Karen's accounts except the Roth | account_value S | $172,750.00; !$877,770
D1 | does Karen hold any Apple? | positions P | not held in Karen's traditional IRA and Karen's Roth IRA; 165; Joint brokerage; ~$104.36; !not counted
D3 | does Rosa have any TIP? | positions P | Yes; 500; Rosa's IRA; ~$116.90; !Without
D11 | what's in the spouse's IRA? | positions_list L | no account of the spouse's; Brokerage; !named
D2 | what do they own outside the stock plan | positions_list L | VOO; QQQ; 300; 3,500; 4,000; 400; 1,500; ~$354.56; ~$59.57; ~$105.39; ~$215.36; ~$73.90; ~$53.60; !2,000; !$284.89
D1 | May I ask what Karen's Roth is worth | account_value S | $122,230.00; Karen's Roth IRA; !$1,000,000
D10 | Laura's total across everything | account_value S | $310,000.00; Theo's 529 plan; $14,500.00; ~$96,000.00; ~$134,500.00; ~$65,000.00
D10 | Laura's total | account_value S | $295,500.00; in 401(k) at her employer, Online brokerage and Roth IRA; ~$96,000.00; ~$134,500.00; ~$65,000.00; !$14,500
D10 | Laura's Roth and the online brokerage, combined value? | account_value S | $199,500.00; ~$134,500.00; ~$65,000.00; !$310,000
D8 | Celeste's two accounts combined - what do they come to? | account_value S | $640,000.00; ~$438,800.00; ~$201,200.00
D3 | Rosa Ramirez: what is my IRA worth today? | account_value S | $96,000.00; !$302,400
D5 | what's the Marital Trust worth? | account_value S | no account named Marital Trust; Legacy Trust; !$
D11 | positions of the Whitcomb trusts | out_of_scope | one household; !VOO
D7 | What did Linh's family buy last? | activity A | 300; VTI; $234.90
D10 | What's Laura's total account value? | account_value S | $310,000.00; ~$96,000.00; ~$134,500.00; ~$65,000.00; ~$14,500.00
D6 | Which is the biggest holding of Marcus and Ellen's foundation? | portfolio_ranking LQ | ESGV; $3,600,000.00
D5 | Helen's Pfizer position in the IRA, up or down? | symbol_performance PQ | $225.00; 1.79 %; ~500; ~$12,575.00; ~$12,800.00; ~$25.60; ~$100.33; ~0.79 %; !$138,400
D8 | how much is her account worth in total? >> and the inherited IRA on its own | account_value S | $201,200.00; !$640,000
D1 | what is the joint brokerage worth >> and which is the largest? | account_value S | The largest account is Joint brokerage; $369,670.00; ~$1,000,000.00; ~$335,350.00; ~$172,750.00; ~$122,230.00
D7 | cash in the SEP-IRA? | cash_balance S | $12,500.00; ~$0.00; Linh's SEP-IRA; !day
D7 | SEP deposits in 2026 | transfers T | Linh's SEP-IRA
D7 | How many VOO shares are in the SEP-IRA? | positions P | 1,000; ~$259.04; Linh's SEP-IRA; !day
D8 | How's Mrs Delacroix's portfolio doing this year? | performance RT | 10.9 %; ~$3,750.00; !no account named
D5 | What do the Whitcomb trusts add up to in total? | account_value S | $5,100,000.00; ~$2,400,000.00; ~$500,000.00; ~$1,200,000.00; ~$1,000,000.00
D5 | How is Pfizer performing across the household? >> And in Helen's IRA alone? | symbol_performance PQ | $225.00; 1.79 %; ~500; ~$12,575.00; ~$12,800.00; ~$25.60; ~$100.33; ~0.79 %
D7 | How much cash do the Nguyens have in total? >> How much of it sits in the SEP-IRA? | cash_balance S | $12,500.00; ~$0.00
D1 | which of Karen's accounts is the biggest? | account_value S | $172,750.00; ~$122,230.00; ~$294,980.00; !VTI
D10 | What's the total across Laura's accounts? | account_value S | $310,000.00; ~$96,000.00; ~$134,500.00; ~$65,000.00; ~$14,500.00
D2 | VXUS at the Okafors, both accounts together: how many shares | positions P | 5,000; 3,500; 1,500; !$60.00; ~$59.57; ~$53.60
D7 | Home Depot at the Nguyens, share count | positions P | 100; !$360.00; ~$196.40
D8 | celestes vti, unrealzed gian in dolars | symbol_performance PQ | $14,160.00; ~$131,040.00; ~$242.00; ~$145,200.00; ~$1,622.43; ~10.81 %; ~1.13 %; ~600
D10 | What is a Roth IRA in general, and how much cash is in mine? | facts+cash_balance FS | $4,500.00; !$27,000.00; ~$0.00
`,
);
