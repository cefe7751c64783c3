import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";

/** The most values per account: 40 years monthly or 8 years daily. Four such accounts fit into one stored item. */
const maxValues = 2_000;

/** The day of a row, where it is another than the section's. */
const ownDay = { as_of: Day.optional() };

/** One account's statement figures, US dollars, as the custodian states them. */
export const AccountSummary = z.object({
  ...ownDay,
  account: z.string(),
  /** Null where the account holds no cash and nothing that it holds has a price. */
  total_value: Text.nullable(),
  total_cash: Text,
  settled_cash: Text,
});

export const AssetClass = z.enum(["stocks", "etf", "funds", "bonds", "options", "private"]);

export const Position = z.object({
  ...ownDay,
  account: z.string(),
  symbol: z.string(),
  /** Stated for a security without a ticker, whose symbol is its id on file. */
  name: z.string().optional(),
  quantity: Text,
  /** US dollars per unit; null when not known. */
  cost_basis: Text.nullable(),
  asset_class: AssetClass,
  /** Units per contract. */
  multiplier: Text,
});

/** A price in US dollars; `change_pct` is a percentage: 1.1 means 1.1%. */
export const Quote = z.object({
  ...ownDay,
  symbol: z.string(),
  price: Text,
  change_pct: Text.nullable(),
  /** For securities quoted in another currency: that price, and the exchange rate in US dollars per unit. */
  local: z
    .object({ price: Text, currency: z.string().length(3), fx_rate: Text, fx_date: Day })
    .optional(),
});

export const Trade = z.object({
  account: z.string(),
  timestamp: z.iso.datetime(),
  symbol: z.string(),
  side: z.enum(["BUY", "SELL"]),
  quantity: Text,
  price: Text,
});

export const Transfer = z.object({
  account: z.string(),
  timestamp: z.iso.datetime(),
  type: z.enum(["deposit", "withdrawal"]),
  method: z.string(),
  /** Always positive; `type` is the direction. */
  amount: Text,
  status: z.enum(["completed", "pending", "failed"]),
});

export const Timeframe = z.enum([
  "1D",
  "1W",
  "MTD",
  "QTD",
  "YTD",
  "1M",
  "3M",
  "6M",
  "1Y",
  "3Y",
  "5Y",
  "ITD",
]);
export type Timeframe = z.infer<typeof Timeframe>;

export const Performance = z.object({
  /** The account's name, or "all" for all accounts of the household. */
  account: z.string(),
  timeframe: Timeframe,
  /** A percentage: time-weighted return, net of fees. */
  return_pct: Text,
  /** US dollars, as the custodian states them; they may differ from the sum of the transfers. */
  contributions: Text.nullable(),
});

/** An account's end-of-day values, after the deposits and withdrawals of each day. */
export const AccountValues = z.object({
  account: z.string(),
  /** Where the values come from, such as a month-end statement or a performance report. */
  source: z.string(),
  values: z.array(z.object({ day: Day, value: Text })).max(maxValues),
});

/** A fee charged to the account, such as an advisory or custody fee. Always positive. */
export const Fee = z.object({ account: z.string(), day: Day, amount: Text, note: z.string() });

/** Stored only for households whose custodian or advisor supplies them. */
const optional = {
  valuations: z.object({ as_of: Day, accounts: z.array(AccountValues) }),
  fees: z.object({ as_of: Day, accounts: z.array(z.string()), fees: z.array(Fee) }),
};

/** A household's brokerage statements. Each section is read separately and has its own date. */
export const sections = {
  account_summary: z.object({ as_of: Day, accounts: z.array(AccountSummary) }),
  positions: z.object({ as_of: Day, accounts: z.array(z.string()), positions: z.array(Position) }),
  quotes: z.object({ as_of: Day, quotes: z.array(Quote) }),
  activity: z.object({ as_of: Day, accounts: z.array(z.string()), trades: z.array(Trade) }),
  transfers: z.object({ as_of: Day, accounts: z.array(z.string()), transfers: z.array(Transfer) }),
  performance: z.object({
    as_of: Day,
    accounts: z.array(z.string()),
    performance: z.array(Performance),
  }),
  ...optional,
};
export type SectionName = keyof typeof sections;
export type Section<Name extends SectionName> = z.infer<(typeof sections)[Name]>;
type Optional = keyof typeof optional;
export type Dataset = { [Name in Exclude<SectionName, Optional>]: Section<Name> } & {
  [Name in Optional]?: Section<Name>;
};

/** A short neutral text about a topic of general education. */
export const Fact = z.object({
  topic: z.string(),
  title: z.string(),
  /** Words and phrases that people use for the topic. */
  keywords: z.array(z.string()),
  snippet: z.string(),
  as_of: Day,
});
export type Fact = z.infer<typeof Fact>;

export interface Store {
  section<Name extends SectionName>(
    householdId: string,
    name: Name,
  ): Promise<Section<Name> | undefined>;
  facts(): Promise<Fact[]>;
  /** The household to use for an advisor's brokerage questions that name none. */
  defaultHousehold(advisorId: string): Promise<string | undefined>;
}
