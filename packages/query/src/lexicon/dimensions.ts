import { entries } from "./entries.ts";

/** Dimensions that figures can be grouped by, or that "which" can ask for. */
export const dimensions = entries(
  `
asset_class: asset class | class | asset classes | asset type | asset mix | mix
sector: sector | industry | industries
kind: kind | security type | type of security | instrument type | kind of holding
account_type: account type | type of account | registration | account registration | titling
owner: owner | person | spouse | whose
tax_treatment: tax treatment | tax status | tax bucket
custodian: custodian | where held | firm | custody | custodied | which broker | which firm
issuer: issuer | company | companies
symbol: ticker | symbol
role: role | role here | function in the family
month: month | monthly | month by month
quarter: quarter | quarterly
year: year | yearly | annual | annually | calendar year
type: type | transaction type
status: status
method: method
policy: policy
term: holding period | term | short and long term | short or long term | short versus long term | short vs long term | short term and long term | short term or long term | short term versus long term | short term vs long term | short and long
currency: currency | currencies | foreign exchange
due: due | due date | deadline | by when | due by | when due | falls due | due on
acquired: purchase date | acquired on | bought on | acquisition date | date of purchase | when acquired | when purchased | date acquired | date bought | buy date
turns_long: going long term | turning long term | becoming long term | crossing to long term | turn long term | go long term | become long term | long term date | goes long term | turns long term | becomes long term | qualify for long term | long term on | ages into long term | long term status
next_meeting: next meeting | meeting | next review | next appointment | upcoming meeting | next call | next see | see next | meets next | meeting next | see them next | seeing next | next time we meet | next time we see | get together next | sit down with | meeting scheduled | review scheduled | next sit down | next conversation
birth_date: birthday | bday | birth date | date of birth | born | birthdate | dob | when was he born | when was she born
price_date: last valued | last priced on | price date | priced as of | stale price | last priced
expires: expire | expiration | expiry | expiration date | expiring | run out | strikes and expiration
assignee: assigned to | assignee | responsible | who owns the task | on whose plate | who has to do it | whose job
risk_tolerance: risk tolerance | risk profile | risk appetite | risk level | tolerance for risk | how risky | how much risk | appetite for risk | risk rating | risk
day: date | day | the day | which date | what dates | valuation date
vests: vest date | vesting date
until: until when | blocked until | restricted until | restriction end | lockup end | until what date | until what day | till when | until which date | until which day
`,
  (dimension) => ({ is: "dimension", dimension }),
);
