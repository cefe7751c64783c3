import { entries } from "./entries.ts";

/** Dimensions that figures can be grouped by, or that "which" can ask for. */
export const dimensions = entries(
  `
asset_class: asset class | class | asset classes | asset type | asset mix | mix
sector: sector | industry | industries
kind: kind | security type | type of security | instrument type | kind of holding
account_type: account type | type of account | registration
owner: owner | person | spouse | whose
tax_treatment: tax treatment | tax status | tax bucket
custodian: custodian | where held | firm
issuer: issuer | company | companies
symbol: ticker | symbol
month: month | monthly | month by month
quarter: quarter | quarterly
year: year | yearly | annual | annually | calendar year
type: type | transaction type
status: status
method: method
policy: policy
term: holding period | term
currency: currency | currencies
due: due | due date | deadline
acquired: purchase date | acquired on | bought on | acquisition date | date of purchase
turns_long: turn long term | go long term | become long term | long term date | goes long term | turns long term | becomes long term | qualify for long term
next_meeting: next meeting | meeting | next review | next appointment | upcoming meeting | next call
birth_date: birthday | birth date
price_date: price date | priced as of | stale price | last priced
expires: expire | expiration | expiry | expiration date | expiring
assignee: assigned to | assignee | responsible
`,
  (dimension) => ({ is: "dimension", dimension }),
);
