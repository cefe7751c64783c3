import { lines } from "../golden/lines.ts";

/** What is carried on: the account, the person and the days of a session, and in one message two accounts or classes with what is said behind them. */
export const carried = lines(
  "carried",
  `
D1 | How much cash is in the joint brokerage? >> and David's rollover IRA? >> and the YTD return? | performance RT | 6.5 %; ~$0.00
D1 | What is the joint brokerage worth? >> and the YTD return? | performance RT | 5 %; ~$3,750.00
D1 | Cash in the joint account? >> which position is best? | portfolio_ranking LQ | VTI; $42,476.00
D1 | Which trades were made in the joint brokerage? >> and the worst position? | portfolio_ranking LQ | PFE; -$6,150.00
D1 | What is the joint brokerage worth? >> What is our YTD return? | performance RT | 7 %; ~$3,750.00
D1 | How much cash is in Karen's Roth IRA? >> and its trades? | activity A | no trades
D4 | How much cash is in Anika's 401(k)? >> and the gain? | portfolio_ranking LQ | $8,342.00; ~21.03 %
D4 | Value of Anika's 401(k)? >> gain in dollars? | portfolio_ranking LQ | $8,342.00; ~21.03 %
D4 | How many shares of VTI do we own? >> What is the total unrealized gain in Anika's 401(k)? | portfolio_ranking LQ | $8,342.00; ~21.03 %; !VTI
D1 | Deposits into the joint brokerage >> how has it done this year? | performance RT | 5 %; ~$3,750.00
D3 | How much are Hector's and Rosa's IRAs worth? >> which one has more cash? | cash_balance S | $12,000.00; $4,000.00; ~$8,000.00; ~$0.00; ~$16,000.00
D3 | How much are Hector's and Rosa's IRAs worth? >> how much cash do they have? | cash_balance S | $16,000.00; ~$12,000.00; ~$4,000.00; ~$0.00
D3 | How much cash does Hector's IRA have? >> and Rosa's? >> which one is worth more? | account_value S | Hector's IRA; $302,400.00; $96,000.00; ~$206,400.00; ~$398,400.00
D5 | How much cash does the Legacy Trust have? >> Children's Trust? >> and the rest? | cash_balance S | $119,800.00; ~$64,600.00; ~$55,200.00; ~$0.00
D3 | Cash in Hector's IRA? >> Rosa's? >> and the third one? | cash_balance S | $24,000.00; ~$0.00
D3 | Cash in Hector's IRA? >> Rosa's? >> what about the other account? | cash_balance S | $24,000.00; ~$0.00
D10 | How much is Laura's Roth IRA worth? >> and the 401(k)? >> Theo's 529? >> and the fourth one? | account_value S | $134,500.00
D3 | Which account is the largest? >> and the smallest? | account_value S | The smallest account is Rosa's IRA; $96,000.00; ~$302,400.00; ~$401,600.00; ~$800,000.00
D5 | Value of the Whitcomb Family Trust? >> as a percent of everything? >> and the Legacy Trust? | account_value S | 19.61 %; ~$1,000,000.00; ~$5,100,000.00
D6 | How much cash in total? >> what share of the total portfolio is that? | cash_balance S | 2.05 %; ~$246,000.00; ~$12,000,000.00; ~$0.00
D9 | What's Adam's cash balance? >> why is it negative? | cash_balance S | -$20,000.00; Why it is so is not on file; ~$0.00
D7 | Did we trade anything in May? >> what did that cost? >> and since then? | activity A | no trades; 2026-06-01
D1 | Deposits in May >> and since then? | transfers T | $1,500.00; !$1,250.00
D1 | Deposits in May >> any before that? | transfers T | $1,000.00; !$1,250.00
D1 | What was the last deposit? >> and the one before that? >> how much is that together? | transfers T | $2,750.00; ~$1,500.00; ~$1,250.00; ~2; ~3
D1 | How much cash does David have? >> and his holdings? | positions_list L | SCHD; 1,000; !MSFT; !Karen; ~300; ~$288.23; ~$24.10; ~700; ~$52.80; ~1,500; ~$80.06; ~80; ~$176.30
D1 | What are David's accounts worth? >> and his YTD return? | performance RT | 6.5 %; ~$0.00
D3 | How much cash does Hector have? >> and Rosa? | cash_balance S | $4,000.00; ~$0.00; !$28,000.00; !$40,000.00
D3 | What is Hector's IRA worth? >> his best position? | portfolio_ranking LQ | VTI; $28,130.00
D3 | What is Hector's IRA worth? >> and Rosa's? >> her cash? | cash_balance S | $4,000.00; ~$0.00
D4 | Cash in Anika's 401(k)? >> and Rohan's Roth? >> and his YTD return? | performance RT | 11 %; Rohan; ~$0.00
D1 | What is Karen's best position? | portfolio_ranking LQ | QQQ; $26,125.00; !return
D1 | What is Karen's largest position? | portfolio_ranking LQ | BND; $65,250.00; !account value
D1 | What does David hold? >> What is Karen's total unrealized gain? | portfolio_ranking LQ | $67,773.80; ~30.78 %; ~$19,325.50; ~12.93 %; ~$48,448.30; ~68.45 %
D2 | top 2 gainers by percent >> in dollars >> biggest position? | portfolio_ranking LQ | MSFT; $912,000.00
D3 | Which fund lost the most today in dollars? >> and which holding gained the most today? | portfolio_ranking LQ | VTI; $1,352.02
D8 | Did a deposit come in last week? >> when was the last one? >> did it complete? | transfers T | 2026-08-17; $1,500.00; completed
D8 | Deposits in May >> when was the last one? | transfers T | 2026-05-15; $1,250.00
D11 | Anything pending? >> and deposits this month? | transfers T | $1,500.00; $750.00; ~$2,250.00; ~2
D1 | What have we bought this year? >> anything in David's IRA? >> and since July? | activity A | David's rollover IRA; 2026-07-01
D1 | What's in Karen's Roth IRA? >> Do we have any mutual funds? >> And Karen's other account, what's in that? | positions_list L | VTI; BND; VNQ; !QQQ; !no mutual; ~250; ~$156.85; ~900; ~$74.60; ~500; ~$86.14
D4 | What's Anika's balance? >> and her cash? >> what is she invested in? | positions_list L | VTTSX; !VXUS; ~1,000; ~$39.66
D1 | What is Karen's largest position? >> and David? | portfolio_ranking LQ | VOO; $134,400.00
D1 | What is the largest position in the joint brokerage? >> and the worst position? | portfolio_ranking LQ | PFE; -$6,150.00
D1 | how many trades this year in total? >> only the buys >> what did they cost? | activity A | $33,794.00; ~25; ~15,000; ~20; ~$221.40; ~$1.00; ~$231.05; ~$431.90
D1 | Karen's traditional IRA value >> what's it made of >> is any of it down? | portfolio_ranking LQ | BND; -$1,890.00; VNQ; -$72.00; ~2; !PFE
D5 | what is each trust worth? >> which is the smallest? >> how much cash does it have? | cash_balance S | $43,500.00; ~$0.00
D1 | which account has the most cash? >> what is it worth? | account_value S | $369,670.00
D1 | What is a Roth IRA? >> do we have one? | account_value S | $122,230.00
D1 | What is a Roth IRA? >> how much is in ours? | account_value S | $122,230.00
D4 | how much did Rohan put in this year >> and Anika >> and into the joint account? | transfers T | $3,750.00; 2026-01-01; ~$900.00; ~3; ~1; ~$1,500.00; ~$1,250.00; ~$1,000.00
D1 | Any deposits into the Roth and the joint account this year? | transfers T | $1,500.00; $1,250.00; $1,000.00; !return
D1 | Is anything in the Roth and the joint account down more than 5 percent? | portfolio_ranking LQ | PFE; -32.45 %; ~1; ~5 %; !return
D1 | Which stocks and ETFs are down more than 5 percent? | portfolio_ranking LQ | PFE; -32.45 %; BND; -7.07 %; ~2; ~5 %
D4 | What's Anika's balance? >> what is she invested in? >> how is that doing? | symbol_performance PQ | VTTSX; $8,342.00; ~21.03 %; ~$39,658.00; ~1,000; ~$48.00; ~$48,000.00; ~-$919.69; ~-1.88 %
D7 | Deposits by ACH this year? >> and by wire? >> total? | transfers T | $3,750.00; ~3; ~$1,500.00; ~$1,250.00; ~$1,000.00
D2 | VXUS in Amara's Roth, how many shares? >> and in the joint account? >> together? >> what are we up on all of them? | symbol_performance PQ | $11,100.00; ~3.84 %; ~$288,900.00; ~5,000; ~$60.00; ~$300,000.00; ~-$2,206.10; ~-0.73 %
D1 | what is the rollover IRA worth right now >> what share of the household is that? >> and the joint account's share? | account_value S | 36.97 %; ~$369,670.00; ~$1,000,000.00
D11 | How much did I deposit in January? >> net of the withdrawal? | transfers T | $2,250.00; ~$500.00; ~$1,500.00; ~$750.00
D11 | How much can I take out right now? >> Total incl. unsettled? | cash_balance S | $12,340.10
D11 | what did I sell most recently >> and the profit on it? | activity A | not known; ~$418.12; ~5; !$1,685.40
D5 | What is the settled cash in Helen's IRA? >> Sell all of it's Pfizer >> OK. What's the Pfizer position there worth? | symbol_performance PQ | $12,800.00; ~$225.00; ~1.79 %; ~$12,575.00; ~500; ~$25.60; ~$100.33; ~0.79 %
D10 | Profit on VOO? >> today's move in dollars? | symbol_performance PQ | $1,251.46; ~1.13 %; ~$448.00; ~$112,000.00; ~250
D8 | How much of the money is in the inherited IRA, as a percent? | account_value S | 31.44 %; ~$201,200.00; ~$640,000.00
`,
);
