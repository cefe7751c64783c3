/** Parses a nonempty cell; returns undefined when it is invalid. */
type ReadCell = (cell: string) => unknown;

export interface Column {
  name: string;
  /** The path of the field that the column fills, relative to the record. */
  to: readonly string[];
  read: ReadCell;
}

export interface CsvTable {
  file: string;
  /**
   * The parent record and the list in it that the row joins, or in that record's own parent if
   * `above`; absent for households.
   */
  parent?: { file: string; by: readonly string[]; list: string; above?: true };
  /** A household without rows in this table had none, where the table is there at all. */
  complete?: true;
  /** A folder without this file is refused: a household must not lose its holdings to a typo. */
  required?: true;
  /**
   * The columns that other tables use to reference it; `a/b` takes the first of the two that is
   * filled.
   */
  key: readonly string[];
  columns: readonly Column[];
}

const text: ReadCell = (cell) => cell;
const list: ReadCell = (cell) => cell.split("|").map((part) => part.trim());
const flag: ReadCell = (cell) =>
  ({ true: true, yes: true, false: false, no: false })[cell.toLowerCase()] ?? cell;
const pairs =
  (left: string, right: string): ReadCell =>
  (cell) =>
    cell.split("|").map((part) => {
      const [first = "", ...rest] = part.split(":");
      return { [left]: first.trim(), [right]: rest.join(":").trim() };
    });

const column = (name: string, to = name, read: ReadCell = text): Column => ({
  name,
  to: to.split("."),
  read,
});
const columns = (...names: string[]): Column[] => names.map((name) => column(name));
const priceColumns = [
  column("price", "price.amount"),
  column("currency", "price.currency"),
  column("price_date", "price.date"),
  column("fx_rate", "price.fx_rate"),
  column("fx_date", "price.fx_date"),
];
const ofHousehold = (to: string) => ({ file: "households.csv", by: ["household_id"], list: to });
const ofAccount = (list: string) =>
  ({ file: "accounts.csv", by: ["account_id"], list, above: true }) as const;
const ofPolicy = (to: string) => ({ file: "policies.csv", by: ["policy_id"], list: to });

/** The names of a table's columns, those that name the parent first. */
export const columnsOf = ({ parent, columns }: CsvTable): string[] => [
  ...new Set([
    ...(parent?.by.flatMap((by) => by.split("/")) ?? []),
    ...columns.map(({ name }) => name),
  ]),
];

/** The files of a folder, parents first. An empty cell means that the field is omitted. */
export const csvTables: readonly CsvTable[] = [
  {
    file: "households.csv",
    required: true,
    key: ["id"],
    columns: [
      ...columns("id", "advisor_id", "name", "risk_tolerance", "next_meeting"),
      column("simulated", "simulated", flag),
    ],
  },
  {
    file: "members.csv",
    required: true,
    parent: ofHousehold("members"),
    key: ["id"],
    columns: columns("id", "name", "role", "birth_date"),
  },
  {
    file: "accounts.csv",
    required: true,
    parent: ofHousehold("accounts"),
    key: ["id"],
    columns: [
      ...columns("id", "name", "type", "custodian", "ips_group", "as_of"),
      column("owner_ids", "owner_ids", list),
      column("managed", "managed", flag),
      column("cash_total", "cash.total"),
      column("cash_settled", "cash.settled"),
      column("cash_settles", "cash.settles"),
    ],
  },
  {
    file: "pending.csv",
    parent: { file: "accounts.csv", by: ["account_id"], list: "pending" },
    key: [],
    columns: columns("direction", "amount", "expected"),
  },
  {
    file: "holdings.csv",
    required: true,
    parent: ofAccount("holdings"),
    key: ["account_id", "security_id/symbol"],
    columns: [
      ...columns("account_id", "security_id", "symbol", "name", "kind", "issuer_id", "sector"),
      ...columns("asset_class", "quantity", "multiplier"),
      column("asset_class_mix", "asset_class_mix", pairs("class", "weight")),
      ...priceColumns,
    ],
  },
  {
    file: "lots.csv",
    parent: { file: "holdings.csv", by: ["account_id", "security_id/symbol"], list: "lots" },
    key: [],
    columns: columns("id", "acquired", "quantity", "cost_per_share", "source"),
  },
  {
    file: "policies.csv",
    parent: ofHousehold("ips"),
    key: ["id"],
    columns: [
      ...columns("id", "name", "effective", "risk_tolerance", "ips_group"),
      column("scope", "scope", list),
      column("rebalance_mode", "rebalance.mode"),
      column("min_trade", "rebalance.min_trade"),
      column("max_single_issuer_pct", "constraints.max_single_issuer_pct"),
      column("max_sector_pct", "constraints.max_sector_pct"),
      column("max_annual_realized_gain", "constraints.max_annual_realized_gain"),
      column("reserve_amount", "constraints.liquidity_reserve.amount"),
      column("reserve_months", "constraints.liquidity_reserve.months"),
      column("reserve_monthly_spend", "constraints.liquidity_reserve.monthly_spend"),
      column("prohibited", "constraints.prohibited", list),
      column("restricted", "constraints.restricted", pairs("symbol", "until")),
      column("esg", "constraints.esg", list),
    ],
  },
  {
    file: "targets.csv",
    parent: ofPolicy("targets"),
    key: [],
    columns: columns("class", "target", "min", "max"),
  },
  {
    file: "benchmarks.csv",
    parent: ofPolicy("benchmark"),
    key: [],
    columns: columns("name", "weight"),
  },
  {
    file: "needs.csv",
    parent: ofHousehold("needs"),
    key: ["id"],
    columns: columns("id", "account_id", "kind", "amount", "due", "note"),
  },
  {
    file: "documents.csv",
    parent: ofHousehold("documents"),
    key: ["id"],
    columns: columns("id", "title", "type", "date", "text"),
  },
  {
    file: "notes.csv",
    parent: ofHousehold("notes"),
    key: ["id"],
    columns: columns("id", "at", "author", "text"),
  },
  {
    file: "tasks.csv",
    parent: ofHousehold("tasks"),
    key: ["id"],
    columns: columns("id", "title", "due", "priority", "assignee", "related", "status"),
  },
  {
    file: "unvested.csv",
    parent: ofAccount("unvested"),
    key: [],
    columns: [
      ...columns("id", "account_id", "symbol", "name", "quantity", "vests"),
      ...priceColumns,
    ],
  },
  {
    file: "valuations.csv",
    parent: ofAccount("valuations"),
    key: [],
    columns: columns("account_id", "day", "value", "source"),
  },
  {
    file: "trades.csv",
    complete: true,
    parent: ofAccount("trades"),
    key: [],
    columns: columns("account_id", "day", "symbol", "side", "quantity", "price"),
  },
  {
    file: "transfers.csv",
    complete: true,
    parent: ofAccount("transfers"),
    key: [],
    columns: columns("account_id", "day", "type", "method", "amount", "status"),
  },
  {
    file: "fees.csv",
    complete: true,
    parent: ofAccount("fees"),
    key: [],
    columns: columns("account_id", "day", "amount", "note"),
  },
];
