import { lines } from "../golden/lines.ts";

/** Sessions that go on from several turns, or from the rows of one: their sum, their rest, the best of them. */
export const goneOn = lines(
  "gone-on",
  `
D1 | How much cash does David have? >> and Karen? >> both of them together? | cash_balance S | $13,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$664,650.00
D5 | Cash in Helen's IRA? >> and in the three trusts? >> everything together? | cash_balance S | $221,300.00; ~$0.00; !$5,100,000.00
D1 | cash in David's IRA? >> and in Karen's accounts? >> David and Karen together? | cash_balance S | $13,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$7,000.00
D1 | What is David's IRA worth? >> and Karen's? >> combined? | account_value S | $630,330.00; ~$335,350.00; ~$172,750.00; ~$122,230.00
D1 | How much VXUS is in David's accounts? >> and in Karen's? >> in total? | positions P | 1,200; 700; 500; ~$52.80; ~$57.45; !2,000
D1 | Unrealized gain in David's accounts? >> and Karen's? >> both together? | portfolio_ranking LQ | $115,399.80; ~22.99 %; ~$47,930.00; ~$26,125.00; ~$21,287.50; ~$21,048.30; ~$6,315.00; ~$3,100.00; ~$2,896.00; ~-$72.00; ~-$13,230.00; !$67,773.80
D3 | What is the gain on VXUS in Rosa's IRA? >> and in the joint account? >> what is that altogether? | symbol_performance PQ | $10,370.00; 20.89 %; ~$49,630.00; ~1,000; ~$60.00; ~$60,000.00; ~-$441.22; ~-0.73 %
D3 | settled cash in the joint account? >> and Hector's IRA? >> how much cash is that in total? | cash_balance S | $36,000.00; ~$24,000.00; ~$12,000.00
D3 | cash in the joint account? >> and Hector's IRA? >> both togehter? >> and the rest? | cash_balance S | $4,000.00; ~$0.00; !$16,000.00
D1 | How many VXUS shares do we have? >> how many of those are David's? >> Karen's? >> and the rest? | positions P | 800; Joint brokerage; ~$58.24; !2,000
D1 | How many VXUS shares do we have? >> how many of those are David's? >> where are the rest? | positions P | 1,300; 800; 500; ~$58.24; ~$57.45; !2,000
D1 | How much cash do we have? >> how much of that is in David's IRA? >> Karen's Roth? >> what about the others? | cash_balance S | $26,000.00; ~$22,000.00; ~$4,000.00; ~$0.00
D5 | What is Helen's IRA worth? >> and the Legacy Trust? >> what about the other accounts? | account_value S | $3,600,000.00; ~$2,400,000.00; ~$1,200,000.00
D6 | How is Microsoft moving today? >> what did that cost us? | symbol_performance PQ | -$4,405.80; ~-0.64 %; ~$607,650.00; ~795.87 %; ~$76,350.00; ~1,500; ~$456.00; ~$684,000.00; !$50.90
D6 | How is Microsoft moving today? >> what did that cost us? >> and VNQ? | symbol_performance PQ | -$3,249.37; ~-0.75 %; ~$18,750.00; ~-4.18 %; ~$448,750.00; ~5,000; ~$86.00; ~$430,000.00; !$89.75
D1 | Is Apple up or down? >> what does that mean for us in dollars? | symbol_performance PQ | -$526.80; ~-1.47 %; ~$18,090.50; ~105.06 %; ~$17,219.50; ~165; ~$214.00; ~$35,310.00
D3 | PG today? >> how much did we lose on that? >> and KO? | symbol_performance PQ | $400.99; ~1 %; ~$17,010.00; ~72.41 %; ~$23,490.00; ~600; ~$67.50; ~$40,500.00
D7 | What is Linh's SEP worth? >> what's in it? >> which is the bigger one? | portfolio_ranking LQ | VOO is worth more; $448,000.00; $217,500.00; ~$230,500.00; !$1,072,000.00
D7 | What is Linh's SEP worth? >> what's in it? >> which is the bigger one? >> and the other one, how is it doing? | symbol_performance PQ | BND; $19,050.00; -8.05 %; ~$236,550.00; ~3,000; ~$72.50; ~$217,500.00; ~-$566.97; ~-0.26 %
D3 | What does Rosa's IRA hold? >> which one is smaller? | portfolio_ranking LQ | VXUS is worth less; $36,000.00; $56,000.00; ~$20,000.00
D3 | What does Rosa's IRA hold? >> which of the two is larger? >> the other one, what is it trading at? | quotes Q | VXUS; $60.00; ~-0.73 %; !$112.00
D7 | What did we trade in 2026? >> what did that cost altogether? >> how many of them do we hold now? | positions P | 1,800; VTI; ~$158.51; !There is
D11 | What did we trade this year? >> how many shares of those do we still have? | positions+positions P | 42; 12; ~$150.25; ~$280.10
D6 | Last trade? >> how many of those do we still hold? | positions P | 400,000; ~$1.00
D11 | What is my account worth? >> does that match positions plus cash? | account_value SLQ | $92,643.98; $23,466.14; $12,340.10; $35,806.24; $128,450.22
D11 | What is my account worth? >> do holdings and cash add up to that? | account_value SLQ | $92,643.98; ~$23,466.14; ~$12,340.10; ~$35,806.24; ~$128,450.22
D11 | is the account value the same as holdings plus cash? | account_value SLQ | $92,643.98; ~$23,466.14; ~$12,340.10; ~$35,806.24; ~$128,450.22
D1 | What is Karen's Roth worth? >> is that equal to cash plus holdings? | account_value SLQ | adds up; $122,230.00; ~$119,230.00; ~$3,000.00
D3 | How much have we made on Coca-Cola? >> JNJ? >> Procter & Gamble? >> which of the three did best? | portfolio_ranking LQ | JNJ; $18,320.00; $17,010.00; $15,752.50; !VTI
D3 | How is KO doing today? >> JNJ? >> PG? >> which of them moved the most? | portfolio_ranking LQ | -$679.46; $400.99; -$290.79; !VTI
D3 | How are KO, JNJ and PG doing? >> which one is worth the most? | portfolio_ranking LQ | $40,500.00; $30,000.00; !$174,000.00
D3 | gain on KO? >> and TSLA? >> and PG? >> which of these did best in percent? | portfolio_ranking LQ | 72.41 %; 63.65 %; TSLA is not held; !156.85 %
D1 | How many VTI shares do we have? >> and VOO? >> and BND? >> which of the three is the biggest position? | portfolio_ranking LQ | VTI; $205,700.00; $174,000.00; $134,400.00
D3 | price of KO? >> JNJ? >> PG? >> which one is the most expensive? | quotes Q | $162.00; $150.00; $67.50; ~-1.65 %; ~-0.96 %; ~1 %
D1 | How much cash does Karen have? >> and David? >> the total? | cash_balance S | $13,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$28,000.00
D1 | How much cash does Karen have? >> and David? >> all in all? | cash_balance S | $13,000.00; ~$6,000.00; ~$4,000.00; ~$3,000.00; ~$0.00; !$28,000.00
D2 | How much cash in the 401k? >> and the joint? >> and the rest? | cash_balance S | $6,000.00; ~$0.00; !$14,000.00
D2 | How much cash in the 401k? >> and the joint? >> and the rest? >> and all of it? | cash_balance S | $165,600.00; ~$163,100.00; ~$2,500.00
D3 | How much have we made on Coca-Cola? >> JNJ? >> Procter & Gamble? >> which of the three did best? >> and our best holding overall? | portfolio_ranking LQ | VTI; $64,382.00
D3 | How much have we made on Coca-Cola? >> JNJ? >> Procter & Gamble? >> which of the three did best? >> and the worst? | portfolio_ranking LQ | PG; $15,752.50; !BND
D6 | How is VNQ doing today? >> what did that cost us? >> what did we pay for it? | positions P | $89.75; ~5,000
D7 | How much VTI did we buy in 2026? >> how many do we have now? | positions P | 1,800; ~$158.51
D1 | How much VXUS in David's IRA? >> Karen's Roth? >> so combined how many shares do they own? | positions P | 1,200; ~700; ~500; ~$52.80; ~$57.45; !2,000
D1 | What is David's IRA worth? >> and Karen's Roth? >> how much do we have left elsewhere? | account_value S | $542,420.00; ~$369,670.00; ~$172,750.00; !$1,000,000.00
`,
);
