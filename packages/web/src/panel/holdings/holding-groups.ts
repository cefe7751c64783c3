import type { LotLine } from "@advisor/domain/lots/lot-lines";
import {
  type Account,
  type Detail,
  type HeldPosition,
  heldPositions,
  isOfKind,
  type Kind,
  matchesSearch,
  nameOf,
  sumOf,
} from "./holding-rows.ts";

interface Cash {
  total: number;
  settled: number;
  /** Percent of the household's value. */
  weight: number | null;
}

export interface HoldingGroup {
  name: string;
  /** A description next to the group's name. */
  beside: string;
  /** The value of positions, and of cash if the group is an account; null where none has a price. */
  value: number | null;
  weight: number | null;
  /** Null if the cost of a position is unknown. */
  cost: number | null;
  gain: number | null;
  held: HeldPosition[];
  cash: Cash | null;
  left_out: number;
}

export const groupings = ["account", "class", "issuer", "symbol", "none"] as const;
export type Grouping = (typeof groupings)[number];
export const orders = ["name", "value", "gain", "gain_pct"] as const;
export type Order = (typeof orders)[number];

const figure: Record<Exclude<Order, "name">, (held: HeldPosition) => number | null> = {
  value: ({ row }) => row.value,
  gain: ({ row }) => row.unrealized_pl,
  gain_pct: ({ row }) => row.unrealized_pl_pct,
};

/** Unknown values come last. */
function sorted(held: readonly HeldPosition[], order: Order): HeldPosition[] {
  if (order === "name") return held.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const of = figure[order];
  return held.toSorted(
    (a, b) => (of(b) ?? Number.NEGATIVE_INFINITY) - (of(a) ?? Number.NEGATIVE_INFINITY),
  );
}

interface GroupOptions {
  search: string;
  by: Grouping;
  order: Order;
  kind: Kind;
  soon: string;
}

/** Groups holdings, largest group first. An account's group includes its cash unless a filter applies. */
export function holdingGroups(household: Detail, wanted: GroupOptions): HoldingGroup[] {
  const { search, by, order, kind, soon } = wanted;
  const { accounts, totals } = household.holdings;
  const held = sorted(
    heldPositions(household).filter(
      (one) => matchesSearch(one, search) && isOfKind(one, kind, soon),
    ),
    order,
  );
  const whole = search.trim() === "" && kind === "all";
  const groups = Map.groupBy(held, (one) => groupName(one, by));
  if (whole && by === "account")
    for (const { name } of accounts) if (!groups.has(name)) groups.set(name, []);
  return [...groups]
    .map(([name, all]) => {
      const account = by === "account" ? accounts.find((one) => one.name === name) : undefined;
      const cash =
        whole && account
          ? {
              total: account.cash,
              settled: account.settled_cash,
              weight: weightOf(account.cash, totals.total_value),
            }
          : null;
      return groupOf({ name, held: all, account, cash, total: totals.total_value });
    })
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
}

interface GroupInput {
  name: string;
  held: HeldPosition[];
  account: Account | undefined;
  cash: HoldingGroup["cash"];
  total: number | null;
}

function groupOf({ name, held, account, cash, total }: GroupInput): HoldingGroup {
  const priced = held.flatMap(({ row }) => row.value ?? []);
  const hasValue = priced.length > 0 || held.length === 0 || (cash?.total ?? 0) !== 0;
  const value = hasValue ? sumOf(priced) + (cash?.total ?? 0) : null;
  const known = held.every(({ row }) => row.cost !== null && row.unrealized_pl !== null);
  return {
    name,
    beside: account === undefined ? "" : account.treatment,
    value,
    weight: value === null ? null : weightOf(value, total),
    cost: known ? sumOf(held.map(({ row }) => row.cost ?? 0)) : null,
    gain: known ? sumOf(held.map(({ row }) => row.unrealized_pl ?? 0)) : null,
    held,
    cash,
    left_out: cash === null ? 0 : (account?.holdings_left_out ?? 0),
  };
}

const weightOf = (value: number, total: number | null): number | null =>
  total !== null && total > 0 ? (value * 100) / total : null;

function groupName(held: HeldPosition, by: Grouping): string {
  switch (by) {
    case "account":
      return held.account;
    case "class":
      return held.row.asset_class ?? "mixed";
    case "issuer":
      return held.issuer ?? "Funds, no single issuer";
    case "symbol":
      return nameOf(held);
    case "none":
      return "All holdings";
  }
}

/** One line of the grid. */
export type GridLine =
  | { kind: "group"; key: string; group: HoldingGroup }
  | { kind: "holding"; key: string; held: HeldPosition }
  | { kind: "lot"; key: string; lot: LotLine }
  | { kind: "cash"; key: string; cash: Cash }
  | { kind: "left_out"; key: string; count: number };

const groupKey = ({ name }: HoldingGroup): string => `group ${name}`;

/** The lines of all groups, with the lots of expanded holdings; of a closed group only its own. */
export const gridLines = (
  groups: readonly HoldingGroup[],
  open: ReadonlySet<string>,
  closed: ReadonlySet<string> = new Set(),
): GridLine[] =>
  groups.flatMap((group): GridLine[] => [
    { kind: "group", key: groupKey(group), group },
    ...(closed.has(groupKey(group)) ? [] : linesInside(group, open)),
  ]);

const linesInside = (group: HoldingGroup, open: ReadonlySet<string>): GridLine[] => [
  ...group.held.flatMap((held): GridLine[] => [
    { kind: "holding", key: held.key, held },
    ...(open.has(held.key) ? held.lots : []).map(
      (lot): GridLine => ({ kind: "lot", key: `${held.key} ${lot.lot_id}`, lot }),
    ),
  ]),
  ...(group.cash === null || group.cash.total === 0
    ? []
    : [{ kind: "cash" as const, key: `cash ${group.name}`, cash: group.cash }]),
  ...(group.left_out === 0
    ? []
    : [{ kind: "left_out" as const, key: `more ${group.name}`, count: group.left_out }]),
];

const heads = [
  ...["account", "symbol", "name", "issuer", "class", "quantity", "price", "currency"],
  ...["day_pct", "value_usd"],
  ...["weight_pct", "cost_usd", "gain_usd", "gain_pct", "short_term_gain_usd"],
  "long_term_gain_usd",
];

/** Spreadsheet cells: plain numbers, empty if unknown. */
export const spreadsheetCells = (groups: readonly HoldingGroup[]): string[][] => [
  heads,
  ...groups
    .flatMap(({ held }) => held)
    .map(({ account, row, issuer, day, short, long }) =>
      [
        ...[account, row.symbol, row.name, issuer, row.asset_class, row.quantity, row.price],
        ...[
          row.price_currency,
          day,
          row.value,
          rounded(row.weight_pct),
          row.cost,
          row.unrealized_pl,
        ],
        row.unrealized_pl_pct === null ? null : rounded(row.unrealized_pl_pct * 100),
        ...[short, long],
      ].map((value) => (value === null ? "" : String(value))),
    ),
];

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10_000) / 10_000;
