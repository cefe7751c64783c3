import type { LotLine } from "@advisor/domain/lots/lot-lines";
import type { HouseholdDetail } from "@advisor/protocol/household";

export type Account = HouseholdDetail["holdings"]["accounts"][number];
type Row = Account["holdings"][number];

export interface HeldPosition {
  key: string;
  account: string;
  row: Row;
  /** Null for a fund, which has no issuer of its own. */
  issuer: string | null;
  lots: LotLine[];
  /** The day change in percent; null if unknown. */
  day: number | null;
  /** The last day on which its policy does not allow it to be traded. */
  restricted_until: string | null;
  /** The date of its price, if other prices are newer. */
  old_price: string | null;
  /** Gains if everything were sold today; null in tax-sheltered accounts or without a cost basis. */
  short: number | null;
  long: number | null;
}

export type Detail = Pick<
  HouseholdDetail,
  "holdings" | "lots" | "day_changes" | "restrictions" | "issuers"
>;

/**
 * Filters for holdings: all, with a short-term lot, at a loss, or with a lot that becomes long-term
 * soon.
 */
export const kinds = ["all", "short", "loss", "soon"] as const;
export type Kind = (typeof kinds)[number];

/** The date of the household's check, on which lots count as sold. */
export const checkDay = ({ ips, summary }: Pick<HouseholdDetail, "ips" | "summary">): string =>
  ips[0]?.as_of ?? summary.as_of;

/** Whether a holding matches a search by symbol, name, class or issuer. */
export function matchesSearch(
  { row: { symbol, name, asset_class }, issuer }: Pick<HeldPosition, "row" | "issuer">,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  return [symbol, name, asset_class, issuer].some((text) => text?.toLowerCase().includes(wanted));
}

/** All holdings with their lots. */
export function heldPositions(household: Detail): HeldPosition[] {
  const { holdings, lots, day_changes, restrictions } = household;
  const issuers = new Map(
    household.issuers.flatMap(({ name, held }) => held.map((one) => [one, name] as const)),
  );
  const own = Map.groupBy(lots, ({ account_id, symbol, name }) => keyOf(account_id, symbol, name));
  const days = new Map(day_changes.map(({ symbol, change_pct }) => [symbol, change_pct]));
  const restricted = new Map(
    restrictions.map(({ account_id, symbol, name, until }) => [
      keyOf(account_id, symbol, name),
      until,
    ]),
  );
  const newest = holdings.accounts
    .flatMap((account) => account.holdings.map(({ price_date }) => price_date ?? ""))
    .toSorted()
    .at(-1);
  return holdings.accounts.flatMap((account) =>
    account.holdings.map((row) => {
      const key = keyOf(account.account_id, row.symbol, row.name);
      const lines = own.get(key) ?? [];
      return {
        key,
        account: account.name,
        row,
        issuer: issuers.get(row.symbol ?? row.name) ?? null,
        lots: lines,
        day: days.get(row.symbol ?? "") ?? null,
        restricted_until: restricted.get(key) ?? null,
        old_price:
          row.price_date !== null && row.price_date < (newest ?? "") ? row.price_date : null,
        short: gainOf(lines, "short"),
        long: gainOf(lines, "long"),
      };
    }),
  );
}

const keyOf = (account: string, symbol: string | null, name: string): string =>
  JSON.stringify([account, symbol, name]);

/** Whether a holding passes a filter; `soon` is the last day that counts as soon. */
export function isOfKind({ row, lots }: HeldPosition, kind: Kind, soon: string): boolean {
  switch (kind) {
    case "all":
      return true;
    case "short":
      return lots.some(({ term }) => term === "short");
    case "loss":
      return (row.unrealized_pl ?? 0) < 0;
    case "soon":
      return lots.some(({ long_term_from }) => long_term_from !== null && long_term_from <= soon);
  }
}

/** The number of holdings for each filter. */
export function countsOf(household: Detail, soon: string): Record<Kind, number> {
  const held = heldPositions(household);
  const of = (kind: Kind) => held.filter((one) => isOfKind(one, kind, soon)).length;
  return { all: of("all"), short: of("short"), loss: of("loss"), soon: of("soon") };
}

/** Null if no lot has this term, or a gain is unknown. */
function gainOf(lots: readonly LotLine[], term: "short" | "long"): number | null {
  const gains = lots.filter((lot) => lot.term === term).map(({ gain }) => gain);
  const known = gains.filter((gain) => gain !== null);
  if (gains.length === 0 || known.length < gains.length) return null;
  return sumOf(known);
}

/** What to say instead of a cost that is not known in full. */
export const unknownCost = (held: readonly HeldPosition[]): "in part" | "no cost" =>
  held.some(({ row, lots }) => row.cost !== null || lots.some(({ cost }) => cost !== null))
    ? "in part"
    : "no cost";

export const nameOf = ({ row }: HeldPosition): string => row.symbol ?? row.name;

/** The sum of amounts, rounded to cents. */
export const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
