import type { Line } from "@advisor/domain/lots/lot-lines";
import type { HouseholdDetail } from "@advisor/protocol/household";

type Account = HouseholdDetail["holdings"]["accounts"][number];
type Row = Account["holdings"][number];

export interface HeldPosition {
  key: string;
  account: string;
  row: Row;
  lots: Line[];
  /** Gains as if all of it were sold today; null in an account that is not taxed, or without a basis. */
  short: number | null;
  long: number | null;
}

export interface HeldGroup {
  name: string;
  value: number;
  held: HeldPosition[];
}

export const groupings = ["account", "class", "none"] as const;
export type Grouping = (typeof groupings)[number];
export const orders = ["name", "value", "gain", "gain_pct"] as const;
export type Order = (typeof orders)[number];

/** Whether a holding is what somebody looks for, by symbol, name or class. */
export function matches({ symbol, name, asset_class }: Row, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [symbol, name, asset_class].some((text) => text?.toLowerCase().includes(wanted));
}

/** Every holding with its lots. */
export const heldIn = ({
  holdings,
  lots,
}: Pick<HouseholdDetail, "holdings" | "lots">): HeldPosition[] =>
  holdings.accounts.flatMap((account) =>
    account.holdings.map((row) => {
      const own = lots.filter(
        ({ account_id, symbol, name }) =>
          account_id === account.account_id && symbol === row.symbol && name === row.name,
      );
      return {
        key: `${account.account_id} ${row.symbol ?? row.name}`,
        account: account.name,
        row,
        lots: own,
        short: gainOf(own, "short"),
        long: gainOf(own, "long"),
      };
    }),
  );

/** Null where no lot is of this term, or a gain is not known. */
function gainOf(lots: readonly Line[], term: "short" | "long"): number | null {
  const gains = lots.filter((lot) => lot.term === term).map(({ gain }) => gain);
  const known = gains.filter((gain) => gain !== null);
  if (gains.length === 0 || known.length < gains.length) return null;
  return Math.round(known.reduce((sum, gain) => sum + gain, 0) * 100) / 100;
}

const figure: Record<Exclude<Order, "name">, (held: HeldPosition) => number | null> = {
  value: ({ row }) => row.value,
  gain: ({ row }) => row.unrealized_pl,
  gain_pct: ({ row }) => row.unrealized_pl_pct,
};

/** What is not known comes last. */
function sorted(held: readonly HeldPosition[], order: Order): HeldPosition[] {
  if (order === "name") return held.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const of = figure[order];
  return held.toSorted(
    (a, b) => (of(b) ?? Number.NEGATIVE_INFINITY) - (of(a) ?? Number.NEGATIVE_INFINITY),
  );
}

export const nameOf = ({ row }: HeldPosition): string => row.symbol ?? row.name;

/** Holdings in their groups; a group's order is that of the household, or by value. */
export function groupsOf(
  household: Pick<HouseholdDetail, "holdings" | "lots">,
  { search, by, order }: { search: string; by: Grouping; order: Order },
): HeldGroup[] {
  const held = sorted(
    heldIn(household).filter(({ row }) => matches(row, search)),
    order,
  );
  const groups = new Map<string, HeldPosition[]>();
  for (const one of held) {
    const name = groupName(one, by);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups]
    .map(([name, all]) => ({ name, value: valueSum(all), held: all }))
    .toSorted((a, b) => b.value - a.value);
}

function groupName({ account, row }: HeldPosition, by: Grouping): string {
  if (by === "account") return account;
  return by === "class" ? (row.asset_class ?? "mixed") : "All holdings";
}

const valueSum = (held: readonly HeldPosition[]): number =>
  held.reduce((sum, { row }) => sum + (row.value ?? 0), 0);

const heads = [
  ...["account", "symbol", "name", "class", "quantity", "price", "value_usd", "weight_pct"],
  ...["cost_usd", "gain_usd", "gain_pct", "short_term_gain_usd", "long_term_gain_usd"],
];

/** Cells for a sheet: plain numbers, nothing where a figure is not known. */
export const cellsOf = (groups: readonly HeldGroup[]): string[][] => [
  heads,
  ...groups
    .flatMap(({ held }) => held)
    .map(({ account, row, short, long }) =>
      [
        ...[account, row.symbol, row.name, row.asset_class, row.quantity, row.price, row.value],
        ...[rounded(row.weight_pct), row.cost, row.unrealized_pl],
        row.unrealized_pl_pct === null ? null : rounded(row.unrealized_pl_pct * 100),
        ...[short, long],
      ].map((value) => (value === null ? "" : String(value))),
    ),
];

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10_000) / 10_000;
