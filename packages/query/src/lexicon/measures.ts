import { entries } from "./entries.ts";

/**
 * Words for measures. "quote" is the current market price, never the price of a trade; "value" is the market
 * value of a holding and the account value of an account.
 */
export const measures = entries(
  `
value: value | worth | market value | account value | balance | total value | net worth | assets | aum | assets under management | dollar amount | dollar value | how much money | money | amount held | valued at | stake | valuation | total assets | portfolio value | current value | valued | mkt value | market val | mkt val | mv | bal | acct value | nav | dollar balance | worth of | portfolio size | total holdings value
size: size | big | large | how big | how large | how much bigger
weight: weight | weighting | percent of the portfolio | percentage of the portfolio | share of the portfolio | part of the portfolio | portion of the portfolio | fraction of the portfolio | slice of the portfolio | proportion of the portfolio | percent of portfolio | percentage of portfolio | share of portfolio | allocation | allocated | concentration | concentrated | exposure | weighs | portfolio share | wt | percent weight | how concentrated | how much of the total | part of the total | percent of total | percentage of the total | percent of everything | percent of the household | share of the household | share of the total | portion of the household | fraction of the household | exposed
gain: against cost | versus cost | vs cost | relative to cost | how far ahead | on what we paid | on what they paid | on what i paid | on what he paid | on what she paid | since purchase | since i bought it | since i bought | since he bought it | since she bought it | since he bought | since she bought | since we bought them | since they bought | since we bought it | since we bought | since they bought it | since bought | since buying | against what we paid | against what they paid | gain | profit | p&l | p/l | pnl | unrealized gain | unrealised gain | unrealized gains and losses | gain and loss | gain or loss | gains or losses | gain/loss | paper gain | capital gain | made on | made money on | making | earned on | appreciation | appreciated | embedded gain | unrealized p&l | unrealized p/l | unrealized pl | unrealized profit | profitable | up on | ahead on | gained | profited | unrealized | paper profit | on the upside | g/l | gl | built in gain | embedded profit | profit so far | how much have we made | how much have they made | made so far | appreciated by | unrealized appreciation | gain so far
loss: lost money | lose money | lose | loss | unrealized loss | paper loss | lost | losing | unrealized losses | capital loss | lost on | losing on | down on | underwater by | how far underwater | how much have we lost | how much have they lost | unrealized depreciation | loss so far
gain_pct: percent gain | percentage gain | gain percent | gain percentage | gain in percent | return on cost | percent return on cost | gain relative to cost | % gain | gain % | percent up | percentage up
loss_pct: percent loss | percentage loss | loss percentage | loss in percent | % loss | loss % | percent down | percentage down
day_change: day change | day chg | daily chg | chg today | change today | today's change | move today | daily change | day's change | moved today | day p&l | daily p&l | moved | day gain | today's move | today's p&l | day move | move | change on the day | on the day | daily move | today's gain | daily gain | since yesterday | versus yesterday | vs yesterday | compared to yesterday | one day change | 1 day change | move on the day
cost: cost basis | basis | total cost | book value | book cost | cost | paid | pay | pay for | paid for | put into | purchase cost | purchase value | tax basis | spend on | spent on | tax cost | original cost | amount invested | initial cost | cost amount | what we put in | tax cost basis | total basis | carrying cost
unit_cost: price i paid | what price did i get into | what price did we get into | price i got into | get into | price we paid | price they paid | average price i paid | avg price i paid | average price we paid | average cost | average price paid | avg cost | cost per share | unit cost | average cost per share | price paid | purchase price | average purchase price | cost a share | basis per share | cost per unit | average basis | break even price | breakeven price | break even | breakeven | paid per share | pay per share | cost each | what did each cost | average entry price | entry price | avg price | cost per unit | per share cost | cost/share | per share basis | average unit cost | average purchase cost | basis per unit | price originally paid
quantity: quantity | number of shares | share count | shares | units | number of units | contracts | how many shares | no. of shares | # of shares | number of units held | share balance | shares held | units held | number held | how many units | share total
price: a share of | one share of | price | px | share price | price per share | price of one share | priced at | priced | closing price | last close | close price | latest price | current px | price each | unit price | price a share | nav per share
quote: would cost | would it cost | would one cost | cost to buy | trading at | last price | quote | current price | market price | trade at | trading for | quoted at | stock price | trades at | going for | goes for | go for
cash: ready money | owe | margin balance | margin loan | margin debt | borrowed | debit balance | margin debit | on margin | cash | cash balance | cash position | uninvested cash | dry powder | liquidity | liquid | cash on hand | cash and equivalents | idle money | in cash | cash level | sidelines | on the sidelines | cash pile | cash amount | cash holding | cash sitting idle | cash in hand | cash total
settled_cash: can i withdraw | can we withdraw | can they withdraw | can she withdraw | can he withdraw | could we withdraw | could i withdraw | available to withdraw | able to withdraw | available for withdrawal | can i take out | can we take out | can they take out | settled | available | withdrawable cash | withdrawable | spendable | settled funds | settled cash | available cash to trade | idle cash | cash available | cash settled | free to trade | buying power | usable cash | cash we can use | free to use | ready to withdraw | deployable cash
unsettled_cash: yet to be settled | yet to settle | still unsettled | still to settle | unsettled funds | unsettled money | not settled yet | unsettled cash | unsettled | cash unsettled | cash in transit | pending cash | cash pending | cash still settling
amount: amount | dollar volume | total amount
return_pct: return | rate of return | total return | performance number | investment return | percent return | returned | perf | ror | % return | return % | growth rate | track record
performance: up or down | down or up | up or is it down | gone up or down | treating me | treating us | treating them | treated me | treated us | do well | did well | doing well | done well | how did | how is | how are | how has | how have | how was | how were | how do | how does | how well | performance | performed | performing | perform | doing | fare | faring | fared | done | holding up | looking
time_weighted: time weighted return | time weighted rate of return | time weighted performance | time weighted | twr | twrr | linked return
time_weighted_gross: return before fees | gross return | return gross of fees | gross of fees | before fees | time weighted return before fees | gross time weighted return
money_weighted: money weighted return | money weighted rate of return | money weighted | mwr | mwrr | irr | xirr | internal rate of return | dollar weighted return | dollar weighted | personal rate of return
earned: gain without deposits | gain net of flows | growth without deposits | market gain | investment gain | gain apart from deposits
contributions: net contributions | contributions stated
available_cash: available cash | policy cash | cash available under the policy
cash_floor: cash floor | minimum cash | cash minimum | cash reserve | reserve requirement | required cash | cash requirement | floor | min cash | cash floor required | required as floor | cash required as floor | cash we must keep | cash to keep | liquidity reserve | emergency reserve | minimum liquidity | cash buffer | minimum cash level | liquidity minimum | minimum cash reserve
cash_shortfall: cash shortfall | shortfall | cash gap | short by | how short | missing cash | cash to raise | must be raised | need to raise | needs to be raised | have to raise | to bring cash to the minimum | cash missing | how much cash is missing
min_trade: minimum trade | smallest trade allowed | minimum trade size | min trade
drift: drift | drifted | deviation from target | off target | away from target | from target | from its target | from their targets | off its target | furthest from target | pp from target | how far from target | distance from target | to its target | missing to target | short of target | off by | off target by | overweight by | underweight by | relative to target | versus target | vs target | against target | compared to target | compared with target | gap to target | distance to target
drift_usd: dollar drift | drift in dollars | dollars from target | dollars missing | dollars short of target
target: target | target weight | target allocation | policy target | targets
excess: how far beyond its band | how far beyond their band | how far over the maximum | how far above the maximum | how far over its maximum | how far above its maximum | how far over the limit | how far above the limit | over its limit | over its maximum | above its maximum | over the limit | amount over the limit | excess | over the maximum | above the maximum | beyond the limit | over the max | above the max | over its max | above its max | past the limit | over the cap | over the ceiling | how far over
look_through: look through weight | look through | look-through exposure | indirect exposure
limit: limit | concentration limit | policy limit | issuer limit | sector limit | cap | ceiling | max allowed | max per issuer | issuer max | issuer maximum
strike: strike | strike price
underlying_price: underlying price | price of the underlying
moneyness: moneyness | intrinsic value | how far in the money | how deep in the money | amount in the money | how far out of the money
st_gain: short term gain realized
lt_gain: long term gain realized
taxable_gain: taxable gain | tax impact | taxable gains | realized gain from rebalancing | tax consequence
age: age | how old | years old | old | what age | current age
days: days left | days until | how many days until | how many days till | how many days before | days till | days away | how long ago | days remaining | how many days | how many days left | days until due
price_age: how stale | days old | how many days old | age of the price | how old is the price | how old is the quote
weight_min: minimum weight | lower bound | band minimum | min
weight_max: maximum weight | upper bound | band maximum | maximum allowed | the max
local_value: local value | value in local currency | in its own currency | in rupees | in euros | in pounds | in yen | in local currency | in the local currency
`,
  (measure) => ({ is: "measure", measure }),
);
