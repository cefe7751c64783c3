import { entries } from "./entries.ts";
import { filtersOf } from "./nouns.ts";

/** Words that filter rows: asset classes, sectors, account types, sides, holding terms and statuses. */
export const qualifiers = entries(
  `
asset_class=us_equity: us equity | us equities | domestic equity | domestic equities | u.s. equity | us stock | u.s. stock | domestic stock | american stock | us stocks | american equity | us equity class | us shares | us large cap | domestic | us equity exposure
asset_class=intl_equity: abroad | outside the us | outside us | outside of the us | outside america | international equity | intl equity | foreign equity | international stock | foreign stock | non us equity | international equities | overseas | international | foreign | intl | ex us | non us | developed and emerging markets | overseas equity | overseas stock
asset_class=us_equity,intl_equity: equity | equities
asset_class=fixed_income: fixed income | bond | bond fund | bond etf | bond allocation | bond exposure | debt | bond holding | bond position | bond side | bond investment | fixed income side | bonds overall
asset_class=alternatives: alternative | alternative investment | alt | alternative asset | real asset | commodity
asset_class=cash: cash class | cash and money market | including money market | incl money market | with money market | cash including money market | cash equivalents
sector=Information Technology: technology | tech | information technology | tech sector | technology sector | it sector | tech stock | technology stock | it stock
sector=Health Care: health care | healthcare | pharma | healthcare sector | health care sector | drug | pharmaceutical | health | drug stock | pharma stock | healthcare stock
sector=Consumer Staples: consumer staple | staple | consumer staples sector
sector=Consumer Discretionary: consumer discretionary | discretionary
sector=Energy: energy | oil | oil and gas | energy sector | oil stock | energy stock
sector=Financials: financial | bank | banking | financials sector | financial sector | bank stock | insurance
sector=Industrials: industrial | industrials sector
sector=Utilities: utility | utilities
sector=Communication Services: communication service | telecom | media
sector=Materials: material | basic material
sector=Real Estate: real estate sector | reit
account_type=traditional_ira: traditional ira
account_type=rollover_ira: rollover ira
account_type=sep_ira: sep ira | sep
account_type=inherited_ira: inherited ira
account_type=roth_ira: roth ira
account_type=hsa: hsa | health savings account
account_type=529: 529 | 529 plan | college savings plan | college savings
account_type=401k,403b,roth_401k: employer plan | workplace plan
account_type=annuity: annuity | annuities
account_type=foundation: foundation account | donor advised fund
account_type=revocable_trust,irrevocable_trust: trust account
owner=joint: jointly owned | joint money | held jointly | jointly held | owned jointly | jointly
managed=no: held away | unmanaged | not managed | outside | not under management | we do not manage | we don't manage
managed=yes: managed | we manage | under our management
tax_treatment=tax_deferred: tax deferred
tax_treatment=tax_free: tax free | tax exempt account
tax_treatment=taxable,taxable_trust: taxable | non retirement
tax_treatment=tax_deferred,tax_free: retirement | tax advantaged | sheltered | tax sheltered
term=short: short term | net short term | held short term | held less than a year | held under a year | short term holding period | st | held for less than a year | held for under a year | owned for less than a year | owned less than a year | bought less than a year ago | held for a year or less | less than a year old
term=long: long term | net long term | held long term | held more than a year | held over a year | qualifies as long term | lt | held for more than a year | held for over a year | owned for more than a year | owned more than a year | bought more than a year ago | more than a year old
gain<0: trading below cost | trades below cost | trade below cost | at a loss | underwater | under water | in the red | below cost | losing money | down since purchase | under cost | are down | is down | at a paper loss | negative | showing a loss | with a loss | with losses | losing | in negative territory | that lost money | below what we paid | with an unrealized loss | with unrealized losses | lose on paper | losing on paper | that lost | sitting on a loss | in loss | in a loss position | under cost basis | with paper losses | with a paper loss | worth less than we paid | worth less than cost | that are underwater | in the minus | in minus | in the hole | show a loss | with a minus
gain>0: trading above cost | trades above cost | trade above cost | at a gain | in the green | in the black | above cost | profitable | are up | is up | making money | in profit | with a gain | with gains | showing a gain | in positive territory | that made money | with an unrealized gain | with unrealized gains | sitting on a gain | over cost | with a paper gain | with paper gains | worth more than we paid | in the plus | in plus | show a gain
account_value=0: empty | zero balance | zero value | without any money
days_left<0: expired | already expired | past expiration
moneyness>0: in the money | itm
moneyness<0: out of the money | otm
status=pending: pending | in process | not yet settled | still processing | waiting | in progress | not settled
status=completed: completed | complete | clear | cleared | executed | land | landed | arrived
status=failed: failed | fail | rejected | bounced
status=overdue: overdue | past due
status=open,overdue: open | outstanding | not done | not yet done | unfinished | undone
status=done: done | finished
method=wire: by wire | wired | wire
method=ACH: ach | by ach
method=check: by check
priority=high: high priority | urgent | important
priority=low: low priority
kind=private: private | unlisted | illiquid
market_value!: unpriced | without a price | no price | missing price
cost!: no purchase cost on file | no purchase cost | no purchase price on file | lacks a cost basis | lack a cost basis | lacks a cost | lack a cost | lacks basis | unknown cost | no cost basis | without cost basis | missing cost basis | missing cost | missing basis | unknown cost basis | no basis | unknown basis | no cost | without a cost basis | without basis | lacks cost basis | don't have a cost | doesn't have a cost | do not have a cost | don't have a cost basis | doesn't have a cost basis | don't have a full cost | don't have a known cost | no known cost | have no cost | have no basis | have no cost basis | has no cost | has no basis | cost is unknown | cost unknown | cost is missing | without a cost | without a known cost | without cost
cost?: known
role=primary: primary
side=short: short side | written | wrote | has written | have written | shorted
side=long: long side
source=inherited: inherited | inherited lot | inherited shares
source=gift: gifted
source=drip: reinvested | drip | reinvested dividends
risk_tolerance=aggressive: aggressive | aggressive investor
risk_tolerance=moderate: moderate
risk_tolerance=conservative: conservative
currency=EUR: in euros | in euros only | euro | euros | quoted in euros | denominated in euros | priced in euros
currency=GBP: in pounds | in pounds only | sterling | quoted in pounds | denominated in pounds | priced in pounds
currency=JPY: in yen | in yen only | yen | quoted in yen | denominated in yen | priced in yen
currency=INR: rupee stock | in rupees | in rupees only | rupee | quoted in rupees | denominated in rupees | priced in rupees | indian
currency!=USD: foreign currency | another currency | other currency | non dollar | not in dollars | other than dollars | other than the dollar | not denominated in usd | not denominated in dollars | not in usd | non usd | foreign denominated | denominated in a foreign currency | not in us dollars | priced abroad
`,
  (key) => {
    const [filter] = filtersOf(key);
    if (filter === undefined) throw new Error(`not a filter: ${key}`);
    return { is: "filter", filter };
  },
);
