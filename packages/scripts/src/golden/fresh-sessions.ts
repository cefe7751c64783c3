import { lines } from "./lines.ts";

export const freshSessions = lines(
  "fresh-sessions",
  `
D11 | do we hold aapl or msft | positions+positions P/PP | 42; 12; ~$150.25; ~$280.10
D11 | do i own both apple and tesla | positions+positions P/PP | 42; TSLA is not held; ~$150.25
D11 | do i own bonds or options | positions_list+positions_list L/LL
D11 | cash and positions | cash_balance+positions_list SL | $12,340.10; VOO; ~$11,990.10; ~$350.00; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | apple price, my cash and last trade | quotes+cash_balance+activity QSA | $193.12; $12,340.10; BUY 10; ~$11,990.10; ~$350.00; ~$192.33; ~1.1 %; ~10
D11 | account value, then ytd performance | account_value+performance SRT | $128,450.22; 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | buy 5 aapl and show me my cash | out_of_scope+cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | what is an etf and do i own any | facts+positions_list FL | VOO; ~$390.55; ~25
D11 | last deposit and last trade | transfers+activity TA | $1,500.00; BUY 10; ~$192.33; ~10
D11 | weather and my balance | out_of_scope+account_value S | ~$128,450.22
D11 | winners and losers | portfolio_ranking+portfolio_ranking LQ/LQLQ | ~$1,800.54; ~$1,685.40; ~$544.75
D1 | joint account value and karen's roth value | account_value+account_value S/SS | $369,670.00; $122,230.00; !$1,000,000
D2 | msft position and its price | positions+quotes PQ | ~$284.89; ~$456.00; ~-0.64 %; ~2,000
D3 | cash, plus ytd return | cash_balance+performance SRT | $40,000.00; 7.2 %; ~$0.00; ~$3,750.00
D9 | margin debt and short positions | cash_balance+positions_list SL | -$20,000.00; TSLA; ~$0.00; ~$251.00; ~$4.85; ~$7.10; ~-100; ~-6; ~-2
D11 | aapl price >> and tesla? | quotes Q | $238.22; !193; ~2.4 %
D11 | aapl price >> how many do i have | positions P | 42; ~$150.25
D11 | aapl price >> what did i pay for it | positions P | $150.25; ~42
D11 | my positions >> just stocks >> and the etfs? | positions_list L | VOO; !AAPL; ~$390.55; ~25
D11 | top 3 winners >> in percent | portfolio_ranking LQ | MSFT; ~50.14 %; ~28.53 %; ~5.58 %
D11 | best position >> and the worst? | portfolio_ranking LQ | VOO; ~$544.75
D11 | best position >> second best? | portfolio_ranking LQ | MSFT; $1,685.40
D11 | ytd performance >> what about 1 year | performance R | on file
D11 | cash >> how much is settled | cash_balance S | $11,990.10
D11 | show deposits >> withdrawals too? | transfers T | $500.00
D11 | show deposits >> only completed >> over 1000 | transfers T | $1,500.00; !$750.00
D11 | last trade >> the one before that | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | price? >> msft | quotes Q | $420.55; ~-0.6 %
D11 | how many shares do i own >> apple | positions P | 42; ~$150.25
D11 | how is tsla doing >> what about voo >> its price | quotes Q | $412.34; ~0.8 %
D11 | what is a roth ira >> and etfs? | facts F | ETF
D11 | buy 10 aapl >> ok then what's the price | quotes Q | $193.12; ~1.1 %
D11 | aapl price >> thanks | clarify
D11 | aapl price >> yesterday? | out_of_scope | !193.12
D11 | trades last week >> this week? | activity A | AAPL; !MSFT; ~$192.33; ~10
D11 | trades last week >> deposits? | transfers T | $750.00; ~$1,500.00; ~$2,250.00
D1 | cash in the joint account >> and karen's roth? | cash_balance S | !$35,000; ~$3,000.00; ~$0.00
D1 | value of karen's ira >> and david's? | account_value S | $335,350.00
D1 | vti position >> only in the joint account | positions P | 600; !850; ~$171.21
D2 | msft gain >> and voo | symbol_performance PQ | VOO; ~$28,032.50; ~$106,367.50; ~$448.00; ~$134,400.00; ~$1,501.75; ~26.35 %; ~1.13 %; ~300
D3 | ko position >> price? >> how's it doing | symbol_performance PQ | KO; ~$17,010.00; ~$23,490.00; ~$67.50; ~$40,500.00; ~$400.99; ~72.41 %; ~1 %; ~600
D9 | tsla position >> is it up | quotes Q | ~$264.00; ~0.91 %
D11 | bonds or mutual funds in there? | positions_list+positions_list L/LL | no bonds; no mutual funds
D11 | price of apple and my cash | quotes+cash_balance QS | $193.12; $12,340.10; ~$11,990.10; ~$350.00; ~1.1 %
D11 | define rebalancing and show my cash | facts+cash_balance FS | $12,340.10; ~$11,990.10; ~$350.00
D11 | positions >> msft >> and the price >> gain? | symbol_performance PQ | MSFT; $1,685.40; ~$3,361.20; ~$420.55; ~$5,046.60; ~-$30.46; ~50.14 %; ~-0.6 %; ~12
D11 | deposits >> biggest | transfers T | $1,500.00; !$750.00
D11 | trades >> only sells >> oldest | activity A | SELL 5 MSFT; ~$418.12; ~5
D11 | value >> and cash >> settled | cash_balance S | $11,990.10
D1 | value of the joint account >> and its cash | cash_balance S | $22,000.00; !$35,000; ~$0.00
D1 | positions in karen's roth >> performance ytd | performance RT | 10.2 %; Karen's Roth IRA; ~$0.00
`,
);
