import { lines } from "./lines.ts";

/** The account, the days and the deed that a remark tells of, and the rows that "those" are: they reach the question. */
export const mendedScope = lines(
  "mended-scope",
  `
D2 | The stock plan bought more Microsoft in May. What price was that at? | activity A | $441.05; !$468.30; !$429.60; !$284.89; ~70
D4 | Rohan topped up his Roth in June. What price did he get VTI at? | activity A | $233.15; !$229.80; !$240.10; !$238.95; ~0.0019
D6 | Marcus says a grant was wired to us in September. Do you see it? | transfers T | !$400,000.00
D8 | Celeste made two ACH deposits this year. How much do they come to together? | transfers T | $2,500.00; !$3,750.00; ~$1,500.00; ~$1,000.00
D11 | I sold some Microsoft last week to help pay for the roof. What price did I get? | activity A | $418.12; !$420.55; ~$2,090.60; ~5
D11 | My wife noticed some money moving on January 10. What was that transfer? | transfers T | $500.00; !$1,500.00; !$750.00
D11 | I had assumed nothing moved last week. List the trades for that week. | activity A | $418.12; !$192.33; ~5
D6 | Donor swears he wired us something in October. Do you see a deposit? | transfers T | !$400,000.00
D3 | That 1.25k that came in this year: which day was it and how was it sent? | transfers T | 2026-05-15; wire; !$1,500.00; ~$1,250.00
D7 | Peter thinks we bought something in May. Did we? At what price? | activity A | !Which symbol; ~$234.90; ~300
D5 | gain or loss on Pfizer, Helen's IRA only | symbol_performance PQ | $225.00; !$138,400.00; !$138,175.00; ~$12,575.00; ~$25.60; ~$12,800.00; ~$100.33; ~1.79 %; ~0.79 %; ~500
D5 | Claire is anxious about the Children's Trust. What's the gain on VOO in there? | symbol_performance PQ | $252,780.00; ~$419,220.00; ~$448.00; ~$672,000.00; ~$7,508.75; ~60.3 %; ~1.13 %; ~1500
D5 | Claire is anxious about Pfizer in the Legacy Trust. What's the loss on it? | symbol_performance PQ | not held in Legacy Trust; !$138,400.00; ~$25.60
D1 | We've had VXUS in the joint account for ages. How big is the gain on it in dollars? | symbol_performance PQ | $1,405.00; !$7,720.00; ~$46,595.00; ~$60.00; ~$48,000.00; ~-$352.98; ~3.02 %; ~-0.73 %; ~800
D2 | MUB, the muni one. Are we ahead or behind on it? | symbol_performance PQ | !Which symbol; ~$6,430.00; ~$421,570.00; ~$107.00; ~$428,000.00; ~-$1,675.74; ~1.53 %; ~-0.39 %; ~4000
D9 | List my option positions. >> Which of those has the bigger gain? | portfolio_ranking LQ | $810.00; !$89,310.00; !$68,310.00
D9 | what stocks do we own >> which of those is worth most? | portfolio_ranking LQ | $128,400.00; !$290,000.00
D9 | list my bonds >> how much are those worth together? | portfolio_ranking LQ | $500,000.00; !$1,020,000.00; ~$290,000.00; ~$112,000.00; ~$98,000.00
D9 | what ETFs do we have? >> and what's my biggest holding? | portfolio_ranking LQ | BND; $290,000.00
D2 | what did we buy in 2025? >> which of those was the largest? | activity A | BUY 1,400 MUB; $106.40; !$61,250.00; ~1400
D9 | What's the total gain on all my stocks, including the Tesla short but not the ETFs or options? | portfolio_ranking LQ | $133,410.00; !$134,710.00; !$218,384.00; ~$68,310.00; ~$41,900.00; ~$24,500.00; ~-$1,300.00; ~67.38 %
D3 | What's the J&J position worth? >> And what was its total cost? | positions P | $11,680.00; !$18,320.00; ~$58.40; ~200
D2 | Trades, just 2025 | activity A | $106.40; $398.15; !$441.05; ~1400; ~80
D2 | MSFT buys 2025 | activity A | $398.15; !$441.05; ~80
D2 | trades in January, April | activity+activity A | $421.75; !$441.05; ~50
D2 | Please list the trades done in the last two months of 2025 (November and December). | activity A | $106.40; $398.15; !$441.05; ~1400; ~80
D2 | Most of my money sits in the stock plan. Which purchases were made there this year, and at what prices? | activity A | $468.30; $441.05; $429.60; !$61.25; !$421.75; !$398.15; ~70; ~80
D2 | Amara has VXUS in her Roth, and there's another block of it in the joint account. What is her block worth today? | symbol_performance PQ | $90,000.00; !$300,000.00; !$210,000.00; ~$60.00; ~$9,600.00; ~$80,400.00; ~-$661.83; ~11.94 %; ~-0.73 %; ~1500
D3 | We sent a wire in May. What was deposited after that? | transfers T | $1,500.00; !$3,750.00; !$1,000.00
D5 | Claire and Owen will both be on the call about the Children's Trust. Which holding there has lost the most since purchase, and how much? | portfolio_ranking LQ | -$48,400.00; !$138,400.00; !$138,175.00; !$62,150.00
D5 | Helen's IRA picked up Pfizer this month, while the Family Trust has held it for years. How many dollars is the Family Trust down on its block? | symbol_performance PQ | $138,400.00; !$138,175.00; !$225.00; ~$394,400.00; ~$25.60; ~$256,000.00; ~$2,006.55; ~-35.09 %; ~0.79 %; ~10000
D7 | Peter only wants to talk about the joint account. Which position there has the largest dollar gain since purchase? | portfolio_ranking LQ | $150,280.00; !$188,960.00
D8 | I've got the inherited IRA open in front of me. Which holding there has gained the most in dollars since purchase? | portfolio_ranking LQ | $7,470.00; !$14,160.00
D9 | I own Apple shares and I've also written calls on them. On the shares alone, what's my gain in dollars? | symbol_performance PQ | $68,310.00; !$69,120.00; !$810.00; ~$60,090.00; ~$214.00; ~$128,400.00; ~-$1,915.64; ~113.68 %; ~-1.47 %; ~600
D10 | Theo just turned nine and lives for dinosaurs. How much cash is in my Roth IRA? | cash_balance S | $4,500.00; !$27,000.00; !$22,500.00; ~$0.00
D12 | A friend of mine has $40,000 in VTI and swears by it. What's the total value of my account? | account_value S | $0.00; !$40,000.00
D1 | How many VXUS shares are in the joint account? >> And in Karen's Roth? >> How many shares is that together, just those two accounts? | positions P | 1,300; !2,000; ~$58.24; ~$57.45; ~800; ~500
D1 | What's the total gain in dollars on just the stocks in the joint brokerage? | portfolio_ranking LQ | $24,958.50; !$46,006.80; !$67,151.50; ~$18,090.50; ~$13,018.00; ~-$6,150.00; ~49.41 %
D2 | When did the stock plan last buy MSFT? >> What was the price? >> And the purchase before that? >> And the one before that one, what did they pay a share? | activity A | $429.60; !$61.25; !$421.75; !$398.15; ~80
D2 | What is in Chidi's 401(k)? >> Which of those two is worth more, and how much is it worth? | portfolio_ranking LQ | $290,000.00; !$912,000.00; !$428,000.00; ~$460,000.00; ~$170,000.00
D2 | what did all the 2026 buys in the joint brokerage come to? | activity A | $82,337.50; !$231,297.50; !$180,360.00; ~$61.25; ~$421.75; ~1000; ~50
D3 | Which holdings in Hector's IRA are below cost, and by how many dollars? >> And in the joint brokerage? | portfolio_ranking LQ | -$230.00; -$2,331.00; !$8,745.00; !$2,450.00
D4 | Total of our deposits after July 1, pending ones included? | transfers T | $2,400.00; !$4,650.00; !$3,750.00; ~$900.00; ~$1,500.00
D6 | Which Endowment holdings are below cost? >> What is the loss on those together? | portfolio_ranking LQ | -$259,350.00; !$1,658,800.00; ~-$240,600.00; ~-$18,750.00; ~-7.86 %
D6 | List the Endowment's holdings >> Something else: what was bought in 2026 in either account, how many units and at what price? | activity A | 400,000; $1.00
D8 | List the deposits in 2026 >> Which of those was a wire? >> And how much were the others together? | transfers T | $2,500.00; !$3,750.00; ~$1,500.00; ~$1,000.00
D8 | Which holdings in the Inherited IRA are up, and by how much in percent? >> Thanks. Different question: what's the year-to-date return of her whole portfolio? | performance RT | 10.9 %; !12.51 %; ~$3,750.00
D9 | What do I hold? >> Only the ETFs >> Which of those are below cost? >> What's the loss on them together? | portfolio_ranking LQ | -$10,766.00; !$12,066.00; !$83,844.00; !$218,384.00; ~-$9,100.00; ~-$1,666.00; ~-2.7 %
D9 | Which of my stocks is worth the most, and how much is it worth? | portfolio_ranking LQ | $128,400.00; ~$290,000.00
D10 | What do I hold in the Roth IRA? >> OK, now across all my accounts: which holding lost the most dollars today, and how much? | portfolio_ranking LQ | -$1,839.38; !$676.01
D3 | My wife keeps hearing the word rebalancing on the radio. In general terms, what does it mean? | facts F
D11 | Back in port till Monday and the signal is finally decent. What did I last trade? | activity A | $192.33; !$418.12; ~10
D1 | hi its emma, mum's making dinner! which holding in Karen's Roth IRA has the biggest gain in percent? | portfolio_ranking LQ | 474.95 %; !105.06
D8 | What's in my inherited IRA? >> Which of those two has the higher gain in percent? | portfolio_ranking LQ | 12.51 %; !10.81 %
D1 | David's gold ETF: what would you say it's worth at the current price? | symbol_performance PQ | $17,000.00; !$27,200.00; !$42,000.00; ~$212.50; ~$2,896.00; ~$14,104.00; ~-$156.12; ~20.53 %; ~-0.91 %; ~80
D1 | Leaving wires aside, how much has reached us by ACH so far in 2026? | transfers T | $2,500.00; !$3,750.00; !$1,250.00; ~$1,500.00; ~$1,000.00
D3 | What got hit hardest today in percentage terms, out of everything we hold? | portfolio_ranking LQ | -1.65 %
D4 | How much came in by wire in 2026? >> what about ACH, counting only what has actually completed? | transfers T | $2,500.00; !$3,400.00; !$1,250.00; ~$1,500.00; ~$1,000.00
D5 | Put the cash of the Children's Trust and the Legacy Trust together for me - what's the sum? | cash_balance S | $101,500.00; !$221,300.00; !$64,600.00; ~$0.00; ~$58,000.00; ~$43,500.00
D8 | how much is it? | clarify | !$640,000.00
D1 | We rolled David's old 401(k) money into his rollover IRA years ago and never really looked at it again. How much cash is sitting in there? | cash_balance S | $6,000.00; !$35,000.00; !$22,000.00; ~$0.00
D2 | The first half of 2026 was crazy at work so I paid no attention to my stock plan. How many MSFT shares were bought in it over those six months? | activity A | In all 150 MSFT; !In all 300; ~$65,241.50; ~$441.05; ~$429.60; ~70; ~80
D2 | How many VXUS do we have altogether, and how big is the gain on the ones in Amara's Roth IRA? | positions+symbol_performance PQ | 5,000; $9,600.00; !$11,100.00; ~$59.57; ~$53.60; ~$80,400.00; ~$60.00; ~$90,000.00; ~-$661.83; ~11.94 %; ~-0.73 %; ~3500; ~1500
D3 | VTI - how many shares are in Hector's IRA and what's their market value? Also, how much did PG move today in percent? | positions+symbol_performance+quotes PQ | 200; $48,400.00; -1.65 %; !$121,000.00; ~$101.35; ~$242.00; ~$28,130.00; ~$20,270.00; ~$540.81; ~$162.00; ~138.78 %; ~1.13 %
D4 | Anika's 401(k) contributions were invested in October. What price were the fund shares bought at in that account? | activity A | $47.10; !$39.66; !$238.95; !$72.80; ~190
D4 | Show me this year's trades in Rohan's Roth IRA. >> Just the VTI ones, what prices were those at? | activity A | $233.15; $229.80; !$238.95; !$240.10; ~0.0019; ~0.0031
D5 | The Legacy Trust goes before the trustees on Monday. What's the total gain on all its holdings? | portfolio_ranking LQ | $269,730.00; !$836,795.00; ~$224,075.00; ~$25,825.00; ~$15,200.00; ~$12,980.00; ~$1,050.00; ~-$1,200.00; ~-$8,200.00; ~39.28 %
D6 | Ellen brought up MSFT at the trustee meeting. What's our average cost per share on it? | positions P | $50.90; !$456.00; !$61.48; ~1500
D7 | Linh's SEP-IRA is what I'm reviewing today. What's the combined gain on its holdings? | portfolio_ranking LQ | $169,910.00; !$357,950.00; !$188,040.00; ~$188,960.00; ~-$19,050.00; ~34.28 %
D9 | I added to my Apple back in January. What price did I get it at then? | activity A | $195.85; !$100.15; !$214.00; ~200
D9 | I've been going through the individual stocks in my account. Which one of them has the biggest gain in dollars? | portfolio_ranking LQ | $68,310.00; !$89,310.00
D9 | AAPL: how many shares do I hold, and when did I last buy any and at what price? | positions+activity PA | 600; $195.85; !$226.40; ~$100.15; ~200
D10 | I've had VTI in my Roth ever since I opened it. How much cash is in the same account? | cash_balance S | $4,500.00; !$27,000.00; !$22,500.00; ~$0.00
D10 | How many shares of BND are in Theo's 529? >> What are they worth? >> And my VOO in the online brokerage? | symbol_performance PQ | $112,000.00; !$14,500.00; !$134,500.00; ~$448.00; ~$1,251.46; ~1.13 %; ~250
D12 | Riley plans to start out with index funds in the new account. Is anything held in it yet? | positions_list L
D1 | What trades were made in 2026? >> which of those were individual stocks? >> And what did those cost us in total? | activity A | $14,173.00; !$33,794.00; !$18,794.00; ~$221.40; ~$431.90; ~25; ~20
D2 | What are VXUS and MUB in the joint account worth together? | symbol_performance+symbol_performance PQ | $638,000.00; !$728,000.00; !$772,400.00; ~$210,000.00; ~$60.00; ~$1,500.00; ~$208,500.00; ~-$1,544.27; ~$428,000.00; ~$107.00; ~$6,430.00; ~$421,570.00; ~-$1,675.74; ~$7,930.00; ~$630,070.00; ~0.72 %; ~-0.73 %; ~1.53 %; ~-0.39 %; ~1.26 %; ~3500; ~4000
D3 | Which ETFs are in the joint account? >> Which of those are below what we paid, and by how many dollars each? | portfolio_ranking LQ | -$230.00; -$2,331.00; !$8,745.00; !$2,450.00
D5 | What does the Children's Trust hold? >> which of those is doing worst in dollars? >> Thanks, now something else and for the whole household again: how much cash is there in all accounts together? | cash_balance S | $221,300.00; !$163,300.00; ~$0.00
D6 | What does the foundation hold? >> Only the ETFs please >> How many positions is that? | positions_list L | There are 4; !There are 7; ~$61.48; ~$50.35; ~$79.18; ~$89.75; ~40000; ~30000; ~36000; ~5000
D6 | Which ETFs in the Endowment are worth more than $2 million, and what is each worth? | portfolio_ranking LQ | $3,600,000.00; $2,610,000.00; !$1,680,000.00; !$684,000.00; ~$2,000,000.00
D7 | What does Linh hold in the SEP-IRA? >> how much are we down on BND there? >> and the gain on all of it in the SEP-IRA together? | portfolio_ranking LQ | $169,910.00; !$357,950.00; !$188,040.00; ~$188,960.00; ~-$19,050.00; ~34.28 %
D7 | What was the largest deposit this year? >> and the largest one by wire? >> OK, enough about deposits. What price did we pay on our most recent trade? | activity A | $234.90; !$1,250.00; !$1,500.00; ~$70,470.00; ~300
D8 | How much are my individual stocks worth? >> which of those lost the most today in dollars? >> Now all my holdings again, not just the stocks: which one is up the most today in dollars, and by how much? | portfolio_ranking LQ | $1,622.43; !$1,372.58; !$290.79
D9 | Which ETFs are in the margin account? >> Which of those are showing a loss, and how much each? | portfolio_ranking LQ | -$9,100.00; -$1,666.00; !$1,300.00
D9 | What stocks does he hold? >> which of them has the biggest gain in dollars? >> OK. No longer just the stocks: out of everything in the account, which holding has the biggest gain in dollars, and how much? | portfolio_ranking LQ | $89,310.00; !$68,310.00
D9 | Adding up only the ETFs that are at a loss since purchase, how many dollars are we down on them? | portfolio_ranking LQ | -$10,766.00; !$12,066.00; !$83,844.00; ~-$9,100.00; ~-$1,666.00; ~-2.7 %
D10 | What's in my Roth IRA? >> what's that worth right now? >> OK, done with the Roth. How many units of VTTSX do I have? | positions P | 2,000; !250
D11 | Did I sell anything last week? >> for how much in total? >> Different topic now: out of everything I hold, which is the biggest by market value, and how much is it? | portfolio_ranking LQ | $10,308.50; !$2,090.60
D7 | At current prices, what do our Home Depot shares come to? | symbol_performance PQ | $36,000.00; !$54,400.00; ~$16,360.00; ~$19,640.00; ~$360.00; ~-$352.62; ~83.3 %; ~-0.97 %; ~100
D8 | How is my cash divided between the two accounts? | cash_balance S | $38,000.00; $18,000.00; ~$56,000.00; ~$0.00
D1 | David's rollover IRA came from his old employer and is where he keeps bonds. What is the BND in that account worth? | symbol_performance PQ | $108,750.00; !$174,000.00; !$65,250.00; ~$72.50; ~$11,340.00; ~$120,090.00; ~-$283.49; ~-9.44 %; ~-0.26 %; ~1500
D2 | What did we trade in the joint brokerage in the last 12 months? >> just the 2026 ones, what do they come to in dollars? | activity A | $82,337.50; !$231,297.50; !$180,360.00; ~$61.25; ~$421.75; ~1000; ~50
D2 | How many Microsoft buys did the stock plan make from March through August 2026, and for how much in total? | activity A | 2 trades; $63,654.50; !$98,022.50; !$129,874.50; !$145,992.00; ~$468.30; ~$441.05; ~70
D3 | Which individual stocks in the joint account are down today, and how many dollars did they lose together? | portfolio_ranking+portfolio_ranking LQ | -$970.25; !$569.26; !$1,818.69; ~-$679.46; ~-$290.79
D5 | Claire called this morning about the Children's Trust. How much cash does it have? | cash_balance S | $58,000.00; !$221,300.00; !$43,500.00; ~$0.00
D5 | Which individual stock is the largest in the Legacy Trust by market value, and how much is it? | portfolio_ranking LQ | $60,000.00; !$363,000.00; !$256,000.00; !$268,800.00
D6 | How many of the Endowment's ETFs are in profit, and what's their combined gain? | portfolio_ranking+portfolio_ranking LQ | 2 ETFs; $1,310,500.00; !$1,051,150.00; !$1,918,150.00; ~$1,141,000.00; ~$169,500.00; ~33.01 %
D7 | Our accountant is looking at Linh's SEP-IRA this week. How much cash does it hold? | cash_balance S | $12,500.00; !$164,500.00; !$152,000.00; ~$0.00
D11 | What's the price of Tesla? >> ok. And how much are the individual stocks I own up in dollars, taken together? | portfolio_ranking LQ | $3,485.94; !$4,030.69; ~$1,800.54; ~$1,685.40; ~36.04 %
D11 | wat price did i sel msft at | activity A | $418.12; !$420.55; !$280.10; ~5
D1 | Two things before my 2 o'clock: the last trade in the Smiths' joint account, and what is Pfizer trading at? | activity+quotes AQ | $221.40; $25.60; !$431.90; !$231.05; ~0.79 %; ~25
D3 | We were reading about rebalancing. What is the idea behind it and how often do people usually do it? | facts F
D4 | How are we doing on VTI? >> same for VXUS please, total in dollars for both accounts | symbol_performance PQ | $204.50; !$4,755.57; ~$2,796.10; ~$60.00; ~$3,000.60; ~-$22.07; ~$148.50; ~$56.00; ~7.31 %; ~-0.73 %; ~8.99 %; ~4.9 %; ~50.01
D6 | Which are the foundation's two largest holdings by market value, and what are they worth? | portfolio_ranking LQ | $3,600,000.00; $2,610,000.00; !$1,680,000.00
D9 | vti avg cost n unrealizd gain % ? | positions+symbol_performance PQ | $152.69; 58.49 %; !113.68 %; ~$89,310.00; ~$152,690.00; ~$242.00; ~$242,000.00; ~$2,704.04; ~1.13 %; ~1000
D10 | What do my ETF positions worth more than $50,000 each add up to? | portfolio_ranking LQ | $172,500.00; ~$112,000.00; ~$60,500.00; ~$50,000.00
D4 | Total VTI shares we own, Rohan's Roth and joint combined? | positions P | 135.01; ~$199.94; ~$226.30; ~100.005; ~35.005
D6 | Microsoft: what's the stock at, what is our stake worth, and what do both accounts come to combined? | quotes+symbol_performance+account_value QPS | $456.00; $684,000.00; $12,000,000.00; ~$607,650.00; ~$76,350.00; ~-$4,405.80; ~$11,530,000.00; ~$470,000.00; ~-0.64 %; ~795.87 %; ~1500
D11 | And what about that other stock I mentioned? | clarify
D1 | Apple: today's price please, plus how many shares we own and what we paid per share on the last purchase. | quotes+positions+activity QPA | $214.00; 165; $221.40; ~$104.36; ~-1.47 %; ~25
D6 | For the board report: our return so far this year, and the holding that has made us the most money in dollars. | performance+portfolio_ranking RTLQ | 3.50 %; $1,141,000.00; !$607,650.00; ~$0.00
D9 | Where does BND trade, and how much am I up or down on mine? | quotes+symbol_performance QP | $72.50; $9,100.00; ~$299,100.00; ~$290,000.00; ~-$755.97; ~-0.26 %; ~-3.04 %; ~4000
`,
);
