import type { DatasetName } from "../datasets/datasets.ts";
import type { Filter } from "../schema/query.ts";
import { entries } from "./entries.ts";

const ops: Readonly<Record<string, Filter["op"]>> = {
  ...{ "!=": "is_not", "~": "contains", ">": "gt", "<": "lt", "?": "known", "!": "unknown" },
};

/**
 * Parses filters joined by `&`: `field=value,value` and `field!=value`; `field~text,text` contains any of the
 * texts; `>` and `<` compare; `field?` means known, `field!` unknown.
 */
export function filtersOf(text: string): Filter[] {
  if (text === "") return [];
  return text.split("&").map((part) => {
    const [, field = "", sign = "=", values = ""] = /^(\w+)(!=|=|~|>|<|\?|!)(.*)$/.exec(part) ?? [];
    const op = ops[sign] ?? "is";
    return { field, op, values: values === "" ? [] : values.split(",") };
  });
}

/** Words for kinds of rows. The key is a dataset with the filters the noun implies: `positions kind=stock`. */
export const nouns = entries(
  `
positions: position | holding | single thing | investment | security | asset | securities | line item | thing we own | name we hold | portfolio holding | names | asset held
positions kind=stock: stock | individual stock | single stock | equity position | company stock | individual equity | single name | individual name | shares of companies
positions kind=etf: etf | exchange traded fund
positions kind=mutual_fund: mutual fund
positions kind=etf,mutual_fund,money_market: fund | index fund
positions kind=money_market: money market fund | money market | money fund | sweep fund
positions kind=bond: individual bond | single bond | treasury bond
positions kind=option: option | call option | put option | calls on | puts on | short call | long call | covered call | option contract | option position | written call | both calls | calls | written option | sold call | open option | derivative
positions kind=private: private position | private investment | private holding | private company | private fund | private equity | private asset | illiquid investment | unlisted
positions side=short: short position | short | shorts | sold short | short sale
positions side=long: long position | longs
positions gain<0: loser | losing position | underwater position | position underwater | losing stock | losers
positions gain>0: winner | winning position | gainer | winners
accounts: account | acct | registration
accounts managed=no: held away account | outside account | unmanaged account | held-away assets
accounts managed=yes: managed account
accounts tax_treatment=taxable,taxable_trust: taxable account | non retirement account | taxable money | brokerage money | non qualified account | nonqualified account
accounts tax_treatment=tax_deferred,tax_free: retirement account | tax advantaged account | sheltered account | retirement savings | retirement money | retirement assets | retirement funds | qualified account | qualified money | retirement plan
lots: by lot | per lot | by tax lot | for each lot | each lot | how long have they held | how long have we held | how long have they owned | how long have we owned | how long have they had | how long have we had | lot | tax lot | tax lot detail | lot detail | lot by lot | purchase lot
lots term=short: short term lot | st lot
lots term=long: long term lot | lt lot
lots gain<0: harvest | harvestable loss | tax loss harvesting candidate | loss to harvest | harvesting candidate | harvestable lot | tax losses | loss lot | lots at a loss | losing lot | lots with loss | lots underwater | lot with a loss | sold at a loss | be sold at a loss
transactions: transaction | activity | everything we did | everything they did | everything i did | everything that happened | what did we do | what did i do | what did they do | account activity | transaction history | transaction log | account history | movements
transactions type=buy,sell: trade | recent order | latest order | last order | my order | our order | their order | order history | order | fill | trading activity | executed trade | traded | trading | trades placed | trade blotter | touched | blotter | executions
transactions type=buy: purchase | purchased | buy | buying | bought | pick up | acquired | picked up | added to | went into | put to work | add to | bought more | buy more
transactions type=sell: sale | sell | sold | selling | got rid of | unloaded | dumped | proceeds | disposition | disposal | sell off
transactions type=deposit: deposit | went in | gone in | go in | money went in | contribution | adding | money in | deposited | contributed | put in | money come in | coming in | money coming in | inflow | money came in | came in | added money | contribute | incoming transfer | paid in | money added | wired in | funded | top up | topped up | new money | fresh money | new cash | money coming into | came into
transactions type=withdrawal: withdrawal | went out | gone out | go out | money left the account | money leave the account | take anything out | taken anything out | took anything out | pulled anything out | money out | distribution | withdrawn | took out | taken out | take money | took money | taken money | taken from | took from | taken out of | took out of | withdrew | withdraw | outflow | pulled out | take out | outgoing transfer | distributed | money left | paid out | payout | wired out | cashed out | pull out | wire out | draw out | cash out | draw from
transactions type=deposit,withdrawal: transfer | money movement | cash flow | movement of money | wire transfer | cash movement
transactions type=dividend: dividend | dividend income | dividends paid | dividend payment
transactions type=interest: interest | interest income | interest earned
transactions type=fee: fee | commission | advisory fee | management fee | charged | advisory cost | fees paid | charge
returns: return history
valuations: value over time | values over time | value history | history of value | value history of the account | month end value
quotes: quoted symbol | watch list
policies: policy | ips | investment policy statement | investment policy | policy statement
policy_classes: band | asset allocation | allocation versus policy | policy band | policy check | ips check | ips band | policy allocation | ips target | allocation against the policy | compliance with the policy | corridor | permitted range | allowed range | policy range | guardrail | tolerance band | tolerance | target mix | strategic allocation | min and max | minimum and maximum | allocation policy | what range
policy_classes status=above_max,below_min: out of band | out of balance | off balance | need rebalancing | needs rebalancing | outside its ips band | outside our ips band | outside his ips band | outside her ips band | outside of its ips band | outside of their ips band | outside its ips | outside our ips | outside the band | outside of band | outside their band | outside its band | out of bounds | outside of their band | out of policy | outside policy | outside their ips | outside the ips | outside the policy | off policy | out of compliance | out of line | outside ips | breach of band | outside their ips band | outside the ips band | outside of the ips | in violation | not in line | violate | outside its policy range | out of range | outside the range | outside range | violation | outside tolerance | outside the guardrails | breaching their band | out of tolerance
policy_classes status=above_max: overweight | over the maximum | above the maximum | too high | above maximum | over maximum | above its band | above band | above the band | above its limit | above the cap | over its band | too much of | over target range | above its maximum | over its maximum | above their maximum | over their maximum | above max | over max | above the max | over the max | above its max | over its max | over the cap | over the ceiling
policy_classes status=below_min: underweight | under the minimum | below the minimum | too low | below minimum | below its band | under band | below the band | below their minimum | under their minimum | under its minimum | below its minimum | below min | under min | below the min | under the min | below its min | under its min | below the floor of its band
policy_classes status=in_band: in balance | inside its range | within its range | inside their range | within their range | in its range | in their range | inside the range | within the range | inside its band | within its band | in its band | inside our band | within our band | in band | within band | inside the band | within the band | in line with the policy | in line with policy | in compliance | inside their band | within their band | within policy | in line | within their ips band | within its ips band | within the ips band | within our ips band | within his ips band | within her ips band | inside their ips band | inside its ips band | inside the ips band | inside our ips band | inside his ips band | inside her ips band
policy_checks: limit check | policy limit | restriction check
policy_checks status=breach: breach | limit breach | over a limit | over the limit | above the limit | above its limit | over their limit | over its limit | over our limit | over his limit | over her limit | above their limit | exceed the limit | exceed its limit | exceed their limit | concentration breach | breached | breaching | limit violation | breaks the rule | breaking the rule | breaks the policy | breaking the policy | breaks the limit | breaks a limit
policy_checks check=issuer&status=ok: within the issuer limit | within the concentration limit | within the single name limit | under the issuer limit | inside the issuer limit
policy_checks status=ok: within the limit | within limits | within all limits | within our limits | within their limits | inside the limits
policy_checks check=issuer&status=breach: over concentrated | overconcentrated | too concentrated | overly concentrated | concentrated | concentrated position | concentrated holding | concentrated stock
policy_checks check=issuer: issuer check | issuer concentration | concentration | how concentrated | most concentrated | single issuer limit | issuer cap | single name cap | single stock cap | issuer ceiling | single stock limit | position limit
policy_checks check=sector: sector check | sector concentration | sector limit | sector cap | sector ceiling
policy_checks check=prohibited: prohibited | prohibit | policy prohibit | policy forbid | prohibited security | prohibited investment | forbidden | not allowed | banned | prohibited holding | exclusion | excluded security | exclusion list | excluded name | may not be bought | not be bought | may not be held | may not buy | may not own | cannot be bought | can't be bought | not permitted | no go
policy_checks check=restricted: can we sell | can they sell | may we sell | may they sell | can we trade | can they trade | may we trade | allowed to sell | allowed to trade | free to sell | restricted | restriction | blackout | restricted stock | trading restriction | restricted list | do not trade | can't trade | cannot trade | blocked | blackout period | locked up | frozen | restricted from trading
proposed_trades: proposed trade | rebalancing trade | rebalance | suggested trade | rebalancing | trades to rebalance | get back in band | bring back in line | trades are proposed | trades are suggested | bring it back into band | proposed rebalancing
needs: cash need | is needed | are needed | the client need | the household need | the family need | they need in | we need in | upcoming need | planned withdrawal | upcoming withdrawal | scheduled withdrawal | spending need | upcoming distribution | liquidity need | cash requirement | cash outflow coming | upcoming cash need | planned cash need | need for cash | expected withdrawal | withdrawal coming up | cash is needed | is cash needed | cash be needed | need cash | cash do they need | cash do we need | cash call | bill coming up | money need | upcoming bill | upcoming payment | scheduled payment | upcoming expense | planned expense | payment due | obligation | payments coming up | cash flow need | planned payment | outlay | big expense | will need | going to need | needed in cash
required_distributions: rmd | required minimum distribution | required distribution | minimum distribution | minimum required distribution | mandatory distribution | mandatory withdrawal | required withdrawal
needs kind=tax: tax payment | estimated tax | tax bill | estimated tax payment | taxes due | tax due
needs kind=tuition: tuition | tuition payment | college bill
unvested: grants vest | grant vest | grants will vest | grants are vesting | unvested | vest | vests | will vest | not yet vested | not vested | have not vested | hasn't vested | haven't vested | yet to vest | still to vest | rsu | restricted stock unit | unvested stock | unvested grant | vesting schedule | vesting | rsus | stock award | equity award | stock grant | batch | tranche | have to vest | has to vest
constituents: constituent | underlying holding | fund constituent | top holding of the fund | inside the fund
households: household | client | family | relationship | client household | book
households next_meeting?: due for a review | due for review | due for a meeting | meet | meeting with | have a meeting
policies cash_shortfall>0: short of cash | short on cash | below their cash floor | below the cash floor | below its cash floor | under the cash floor
policies status=no_ips: missing an ips | missing a policy | missing their ips | missing its ips | lack an ips | lacks an ips | lack a policy | lacks a policy | no policy | no ips | without a policy | without an ips | no investment policy
policies status=ips_invalid: invalid policy | policy is not valid | policy not valid | not valid | invalid | not a valid policy
members: member | person | people | family member | household member | who is in the family | who is in the household | how many people | relative | grandchild
members role=spouse: spouse | wife | husband | partner
members role=primary: primary client | head of the household
members role=dependent: child | kid | son | daughter | dependent | children | minor | boy | girl
members role=trustee: trustee
members role=beneficiary: beneficiary | beneficiaries
tasks: task | to do | todo | action item | follow up | to-do | to do list | reminder | outstanding item | open item | to dos | dos | action | chore | things to do | what do i owe them | promise | promised | commitment | on my plate | on my list | to-do item
tasks status=overdue: overdue task | past due | overdue | late task | overdue item
tasks status=open,overdue: open task | outstanding task | open action item | pending task | to be done | still open | still to do
tasks status=done: completed task | done task | finished task | closed task
documents: document | paperwork | file | files | doc | letter on file | memo | correspondence | documents on file
documents type=note: note | advisor note
documents type=meeting_note: meeting note | meeting minutes | meeting notes | minutes | last meeting | previous meeting | last review | last review meeting | last met | last time we met | last spoke | last talked | last saw them | last conversation
documents type=tax_letter: tax letter | tax document | tax form | tax doc
documents type=estate: estate document | will | trust document
documents type=statement: statement document | custodian statement
documents type=ips: policy document | ips document
exposures: including through fund | including through its fund | including etf | incl fund | incl etf | with its funds | with funds | look through exposure | look-through | through fund | inside fund | through our fund | through the fund | including fund | through its fund | via fund | look-through exposure | including what the funds hold | through the etf | held through | directly and through fund | direct and indirect | counting funds | counting what is inside the funds | counting what the funds hold | funds included | via | nested | indirectly | look through to | direct plus inside the funds | including inside the funds | with the etfs opened up | with the funds opened up | with funds opened | with the funds opened
positions name~Muni,Tax-Exempt: muni | munis | municipal | municipal bond | muni bond | muni fund | municipal bond fund | tax exempt bond | tax free bond
positions name~Gold: gold | bullion | gold fund | gold etf
positions name~ESG: esg | esg fund | sustainable fund | esg etf
positions name~TIPS,Inflation: tips | inflation protected | inflation linked | inflation protected bond
positions name~Treasury: treasury | treasury fund
positions name~Target: target date fund | target date | target retirement fund | retirement date fund
positions name~Emerging: emerging market | emerging market fund
lots source=inherited: stepped up lot | stepped up | step up | inherited lot | step up in basis | stepped up basis | inherited shares
lots source=gift: gift lot | gifted lot | gift
accounts cash<0: margin debt | margin loan | margin balance | debit balance | borrowed on margin | on margin
lots gain>0: gain lot | lots at a gain | lot with a gain
lots cost?: known cost | known cost basis | known basis | cost is known
transactions type=dividend,interest: income | investment income | portfolio income | income received
`,
  (key) => {
    const [dataset = "", filters = ""] = key.split(" ");
    return { is: "noun", dataset: dataset as DatasetName, where: filtersOf(filters) };
  },
);
