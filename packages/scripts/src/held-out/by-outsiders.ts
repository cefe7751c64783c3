import { lines } from "../golden/lines.ts";

/** Written by people who had the data of the households and nothing else, where the answer was not right at first. */
export const byOutsiders = lines(
  "by-outsiders",
  `
D1 | What share of the household's total is sitting in VTI? | symbol_performance PQS | 20.57 %; !21.32 %; ~$1,000,000.00; ~$205,700.00; ~$242.00; ~$63,763.50; ~$141,936.50; ~$2,298.44; ~44.92 %; ~1.13 %; ~850
D1 | what % of their total assets is in AAPL | symbol_performance PQS | 3.53 %; !3.66 %; ~$1,000,000.00; ~$35,310.00; ~$214.00; ~$18,090.50; ~$17,219.50; ~-$526.80; ~105.06 %; ~-1.47 %; ~165
D6 | esgv as a % of the whole foundation | symbol_performance PQS | 30.00 %; $12,000,000.00; ~$3,600,000.00; ~$90.00; ~$1,141,000.00; ~$2,459,000.00; ~-$4,325.19; ~46.40 %; ~-0.12 %; ~40,000
D3 | how did Rosa do compared with Hector ytd | performance R/RT | 3.9 %; 2.9 %
D3 | how was Rosa's year compared with Hector's | performance R/RT | 3.9 %; 2.9 %; !$302,400.00
D3 | how did Rosa do compared to the joint account ytd | performance R/RT | 3.9 %; 11.2 %
D1 | Karen vs David this year | performance R/RT | 6.5 %; 9.8 %; 10.2 %
D3 | how much do they have in MUB plus VTEB together | symbol_performance+symbol_performance PQ/PQPQ | $170,000.00; ~$107,000.00; ~$107.00; ~$230.00; ~$107,230.00; ~-$418.93; ~$63,000.00; ~$50.00; ~$2,331.00; ~$65,331.00; ~-$253.01; ~$2,561.00; ~$172,561.00; ~-0.21 %; ~-0.39 %; ~-3.57 %; ~-0.4 %; ~-1.48 %; ~1,000; ~1,260
D5 | How much Pfizer do the trusts hold in total and what is the combined loss? | positions+symbol_performance PQ/PPQ | $138,400.00; 10,000; !$138,175.00; ~$39.44; ~$394,400.00; ~$25.60; ~$256,000.00; ~$2,006.55; ~-35.09 %; ~0.79 %
D7 | compare the two accounts ytd | performance R/RT | 8.4 %; 7.2 %; ~7.9 %
D7 | compare the two accounts ytd >> and by value? >> so whats the difference in dollars | account_value S | $394,000.00; !$357,950.00; ~$1,072,000.00; ~$678,000.00
D7 | which account is bigger >> by how much? | account_value S | $394,000.00; ~$1,072,000.00; ~$678,000.00
D7 | cash by account >> what's the gap | cash_balance S | $139,500.00; ~$152,000.00; ~$12,500.00
D4 | add up all the vti, his roth and the joint | positions P | 135.01; 100.005; 35.005; ~$199.94; ~$226.30
D4 | laggard account this year? | performance R/RT | 4.9 %; Joint brokerage; 8.6 %; 11 %; ~8.5 %
D5 | bnd across the board, shares and value | positions+symbol_performance PQ/PPQ | 9,000; $652,500.00; !$5,100,000.00; ~$76.20; ~$84.60; ~$71.45; ~$72.50; ~$62,150.00; ~$714,650.00; ~-$1,700.92; ~-8.70 %; ~-0.26 %; ~4,000; ~1,000
D5 | Good morning! The trustee would be grateful to know how the four accounts rank by return over the last twelve months, best first, thank you so much | performance R/RT | 8.9 %; 7.2 %; 5.4 %; 2.8 %; ~4.9 %
D9 | the apple calls he wrote, where do we stand | symbol_performance PQ | $810.00; 27.84 %; !$1,000,000.00; ~$2,910.00; ~$3.50; ~-$2,100.00; ~-6
D9 | the calls adam wrote on apple, how many and when do they expire | positions P | -6; $235.00; 2026-12-18; ~$4.85
D9 | the calls adam wrote on apple, how many and when do they expire >> whats the p&l on them so far >> same for msft | symbol_performance PQ | $320.00; 22.54 %; !$41,900.00; ~$1,420.00; ~$5.50; ~-$1,100.00; ~-2
D9 | adam's margin, what does he owe | cash_balance S | -$20,000.00; ~$0.00
D9 | is adam borrowing on margin rn >> what is he short | positions_list L | -100; -6; -2; !4,000; ~$251.00; ~$4.85; ~$7.10
D6 | board meeting in 10 min - bond fund in the endowment, how far down vs what we paid | portfolio_ranking LQ | -$240,600.00; -8.44 %
D6 | what did harborview cost the foundation to begin with, in total | positions P | $1,114,000.00; ~$1,114.00; ~1,000
D7 | how many bucks did voo throw off for linh today, just the price move | symbol_performance PQ | $5,005.83; 1.13 %; ~$188,960.00; ~$259,040.00; ~$448.00; ~$448,000.00; ~72.95 %; ~1,000
D4 | any deposit still in the pipe for the patels | transfers T | $900.00; pending; !$1,500.00
D4 | any money on its way in for the patels? >> and what has actually landed this year | transfers T | $3,750.00; $1,500.00; $1,250.00; $1,000.00; !$900.00
D4 | what's the reliance position worth >> what did we pay for it >> as a % of the whole household? | symbol_performance PQS | 2.08 %; $96,000.00; ~$2,001.00; ~$16.675; ~$315.00; ~$1,686.00; ~$24.51; ~18.68 %; ~1.24 %; ~120
D7 | linhs sep, top holding? >> unrealized on it | symbol_performance PQ | $188,960.00; 72.95 %; ~$259,040.00; ~$448.00; ~$448,000.00; ~$5,005.83; ~1.13 %; ~1,000
D10 | her 401k and theos 529 over 1 yr? | performance R/RT | 6.7 %; 6.6 %
D10 | lauras roth over 1 yr? >> her 401k and theos 529? >> so which of all their accounts did best | performance R/RT | 11.2 %; Roth IRA; 7.4 %; ~6.7 %; ~6.6 %; ~7.9 %
D3 | what's the gain on the coke >> same for j&j and procter | symbol_performance+symbol_performance PQ/PQPQ | $18,320.00; 156.85 %; $15,752.50; 63.65 %; ~$11,680.00; ~$150.00; ~$30,000.00; ~-$290.79; ~$24,747.50; ~$162.00; ~$40,500.00; ~-$679.46; ~-0.96 %; ~-1.65 %; ~200; ~250
D3 | what's the gain on the coke >> same for j&j and procter >> which one of the three did best then | portfolio_ranking LQ | JNJ; $18,320.00; $17,010.00; $15,752.50; !VTI
D3 | Hector turned 74 in may, what does his RMD come to this year? need the figure for the letter | out_of_scope  | not in the brokerage data
D1 | karens ira, ytd? | clarify  | Karen's traditional IRA or Karen's Roth IRA; !David
`,
);
