import { lines } from "./lines.ts";

export const plainSecond = lines(
  "plain-second",
  `
D11 | apple? | quotes Q | $193.12; ~1.1 %
D11 | how much does a share of apple cost | quotes Q | $193.12; ~1.1 %
D11 | tell me the price of microsoft please | quotes Q | $420.55; ~-0.6 %
D11 | hows tesla looking today | symbol_performance PQ | not held; ~$238.22; ~2.4 %
D11 | how's voo today | symbol_performance PQ | $81.81; ~$544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~0.8 %
D11 | did apple go up today | quotes Q | 1.1 %; ~$193.12
D11 | whats the latest on msft price | quotes Q | $420.55; ~-0.6 %
D11 | price check on voo | quotes Q | $412.34; ~0.8 %
D11 | disney stock price? | quotes Q | no quote for DIS
D11 | prices of everything i own | quotes Q | $193.12; $420.55; $412.34; ~1.1 %; ~-0.6 %; ~0.8 %
D11 | how much have i gained on apple | symbol_performance PQ | $1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D11 | is voo doing well | symbol_performance PQ | $544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
D11 | whats my microsoft position worth | symbol_performance PQ | $5,046.60; ~$1,685.40; ~50.14 %; ~$3,361.20; ~12; ~$420.55; ~-$30.46; ~-0.6 %
D11 | total gain on aapl | symbol_performance PQ | $1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D11 | apple up or down for me | symbol_performance PQ | $1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D11 | what's the p&l on voo | symbol_performance PQ | $544.75; ~5.58 %; ~$9,763.75; ~25; ~$412.34; ~$10,308.50; ~$81.81; ~0.8 %
D11 | how much money did i make on microsoft | symbol_performance PQ | $1,685.40; ~50.14 %; ~$3,361.20; ~12; ~$420.55; ~$5,046.60; ~-$30.46; ~-0.6 %
D11 | how's my apple stock | symbol_performance PQ | $1,800.54; ~28.53 %; ~$6,310.50; ~42; ~$193.12; ~$8,111.04; ~$88.25; ~1.1 %
D11 | my msft performance since purchase | symbol_performance PQ | $1,685.40; ~50.14 %; ~$3,361.20; ~12; ~$420.55; ~$5,046.60; ~-$30.46; ~-0.6 %
D11 | quantity of msft | positions P | 12; ~$280.10
D11 | do i still own voo | positions P | 25; ~$390.55
D11 | how big a position do i have in apple | positions P | 42; ~$150.25
D11 | do i have google | positions P | GOOGL is not held
D11 | what is my average price on aapl | positions P | $150.25; ~42
D11 | am i invested in tesla | positions P | not held
D11 | number of apple shares | positions P | 42; ~$150.25
D11 | is nvda in my account | positions P | not held
D11 | show all my holdings | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | can i see my positions | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | what are my investments | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | give me a list of my stocks | positions_list L | AAPL; MSFT; !VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | what etfs am i holding | positions_list L | VOO; !AAPL; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | do i hold any options | positions_list L | no options
D11 | which companies do i own | positions_list L | AAPL; MSFT; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | break down my portfolio | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | what is my money invested in | positions_list L | AAPL; MSFT; VOO; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | how many holdings do i have | positions_list L | There are 3; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25
D11 | how much is my account worth | account_value S | $128,450.22
D11 | tell me my balance | account_value S | $128,450.22
D11 | whats the value of my portfolio today | account_value S | $128,450.22
D11 | what's my net worth here | account_value S | $128,450.22
D11 | how much money do we have altogether | account_value S | $128,450.22
D11 | total account balance | account_value S | $128,450.22
D11 | how much are all my assets worth | account_value S | $128,450.22
D11 | how much do i have in cash | cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | what cash do i have available | cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | how much can i withdraw right now | cash_balance ST | $11,990.10; ~$500.00
D11 | any cash left | cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | cash position | cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | how much do i have to invest | cash_balance S | $12,340.10; ~$11,990.10; ~$350.00
D11 | settled vs unsettled cash | cash_balance S | $11,990.10; $350.00; ~$12,340.10
D11 | has my deposit gone through | transfers T | $1,500.00; ~$750.00; ~$500.00; ~$2,250.00; ~-$500.00
D11 | did the 500 withdrawal go out | transfers T | pending; $500.00
D11 | what deposits did i make in january | transfers T | $1,500.00; $750.00; ~$500.00; ~$2,250.00; ~-$500.00
D11 | list all transfers | transfers T | $1,500.00; ~$750.00; ~$500.00; ~$2,250.00; ~-$500.00
D11 | how much did i withdraw this year | transfers T | $500.00; ~$1,500.00; ~$750.00; ~$2,250.00; ~-$500.00
D11 | is there anything still pending | transfers T | $500.00; !$1,500.00
D11 | what was my biggest deposit | transfers T | $1,500.00; !$750.00
D11 | status of my withdrawal | transfers T | pending; $500.00
D11 | have i added money recently | transfers T | $1,500.00; ~$750.00; ~$500.00; ~$2,250.00; ~-$500.00
D11 | when did i last put money in | transfers T | 2026-01-12; $1,500.00; ~$750.00; ~$500.00; ~$2,250.00; ~-$500.00
D11 | what did i buy this year | activity A | BUY 10 AAPL; !SELL; ~$192.33; ~10
D11 | latest transactions | activity A | AAPL; MSFT; ~$192.33; ~$418.12; ~10; ~5
D11 | did i sell anything in january | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | how many shares of apple did i buy last time | activity A | 10; ~$192.33
D11 | what did i pay for apple last week | activity A | no
D11 | when was my last trade | activity A | BUY 10 AAPL; 2026-01-14; ~$192.33; ~10
D11 | all apple trades | activity A | BUY 10 AAPL; !MSFT; ~$192.33; ~10
D11 | sales this year | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | what have i sold | activity A | SELL 5 MSFT; !BUY 10; ~$418.12; ~5
D11 | most recent purchase? | activity A | BUY 10 AAPL; ~$192.33; ~10
D11 | did i make money this year | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | how are my investments doing | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | whats my performance | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | how did i do last month | performance R | on file; ~6.2 %
D11 | returns over the past year | performance R | on file; ~6.2 %
D11 | how is everything going | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | ytd gain in percent | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | six month return | performance R | on file; ~6.2 %
D11 | what's my all time return | performance R | on file; ~6.2 %
D11 | which stock is doing best | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | what's my biggest loser | portfolio_ranking LQ | VOO; ~$544.75
D11 | top performer today | portfolio_ranking LQ | AAPL; ~$88.25
D11 | which position has made me the most | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | what's my largest investment | portfolio_ranking LQ | VOO; ~$10,308.50
D11 | what is my worst performing stock this year | portfolio_ranking LQ | VOO; ~$544.75; ~$1,685.40
D11 | what went down today | portfolio_ranking LQ | MSFT; ~-$30.46; ~$81.81; ~$88.25
D11 | top 2 positions by size | portfolio_ranking LQ | VOO; AAPL; !MSFT; ~$10,308.50; ~$8,111.04
D11 | overall gain or loss on my holdings | portfolio_ranking LQ | $4,030.69; ~$1,800.54; ~$1,685.40; ~$544.75; ~20.74 %
D11 | is anything losing money | portfolio_ranking LQ | ~$544.75
D11 | how do etfs differ from mutual funds | facts F
D11 | what's the deal with roth iras | facts F
D11 | help me understand rebalancing | facts F
D11 | what does diversified mean | facts /F | no text on file
D11 | what is a stock split | facts /F | no text on file
D11 | explain bonds to me like i'm five | facts /F | no text on file
D11 | what are capital gains | facts /F | no text on file
D11 | what is inflation | facts /F | no text on file
D11 | please sell all my apple shares | out_of_scope | !$
D11 | can you buy tesla for me | out_of_scope | !$
D11 | withdraw 2000 to my bank account | out_of_scope | !$
D11 | should i sell microsoft | out_of_scope | !$
D11 | rebalance my portfolio | out_of_scope | !$
D11 | who won the game last night | out_of_scope
D11 | what are the ramirez family's holdings | out_of_scope | !AAPL
D11 | give me the okafor account value | out_of_scope | !$
D11 | can you help me | clarify
D11 | how did it do | clarify | !$
D11 | what's it worth | clarify | !$
D11 | is it up | clarify | !$
D11 | how many do i have | clarify | !42
D11 | msft and voo price | quotes Q | $420.55; $412.34; ~-0.6 %; ~0.8 %
D11 | my balance and my cash please | account_value+cash_balance S/SS | $128,450.22; $12,340.10; ~$11,990.10; ~$350.00
D11 | apple price, also how many do i own | quotes+positions QP | $193.12; 42; ~1.1 %; ~$150.25
D11 | how am i doing and what's my biggest position | performance+portfolio_ranking RTLQ | 6.2 %; VOO; $10,308.50; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | what did i buy last and how is it doing | activity+symbol_performance APQ | BUY 10; $1,800.54; !6.2; ~$192.33; ~10; ~$6,310.50; ~$193.12; ~$8,111.04; ~$88.25; ~28.53 %; ~1.1 %; ~42
D11 | show my positions and recent trades | positions_list+activity LA | AAPL; BUY|SELL; ~$150.25; ~$280.10; ~$390.55; ~42; ~12; ~25; ~$192.33; ~$418.12; ~10; ~5
D11 | explain etfs and show my cash | facts+cash_balance FS | $12,340.10; ~$11,990.10; ~$350.00
D11 | my cash? >> how much of that is settled | cash_balance S | $11,990.10
D11 | show my positions >> which one is the biggest | portfolio_ranking LQ | VOO; ~$10,308.50
D11 | apple price >> do i own it | positions P | 42; ~$150.25
D11 | my last trade >> what about deposits | transfers T | $1,500.00; ~$750.00; ~$2,250.00
D11 | ytd return >> and my account value? | account_value S | $128,450.22
D11 | tesla price >> how about voo | quotes Q | $412.34; ~0.8 %
D1 | do they own any nvidia | positions P | 182; ~$24.35
D1 | what's our best position | portfolio_ranking LQ | VTI; ~$63,763.50
D1 | are they up or down this year | performance RT | 7 %; ~$3,750.00
D1 | latest deposit | transfers T | $1,500.00; !$1,250.00
D2 | how much cash do we have | cash_balance S | ~$165,600.00; ~$163,100.00; ~$2,500.00
D3 | how much is in hector's ira | account_value S | $302,400.00; !$800,000
D3 | ytd return | performance RT | 7.2 %; ~$3,750.00
D9 | whats the portfolio worth | account_value S | $1,000,000.00
D9 | are they short anything | positions_list L | TSLA; ~$251.00; ~$4.85; ~$7.10; ~-100; ~-6; ~-2
D11 | what's my portfolio worth >> how is it doing | performance RT | 6.2 %; ~$2,250.00; ~-$500.00; ~$1,200.00
D11 | is apple my best position | portfolio_ranking LQ | AAPL; ~$1,800.54
D11 | how many apple shares did i buy | activity A | BUY 10; !There is 1; ~$192.33; ~10
`,
);
