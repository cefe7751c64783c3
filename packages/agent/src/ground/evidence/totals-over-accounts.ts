import { decimal, sum } from "@advisor/domain/decimal";
import type { Measure } from "../measures.ts";
import type { Cell } from "./cell.ts";
import type { Label } from "./label.ts";

export interface ListedCell extends Cell {
  /** The name of the list that contains its row. */
  list: string;
}

const additive = new Set<Measure | null>(["value", "cost", "gain"]);
const others = new Set(["quantity", "weight_pct", "account_share_pct"]);
const held = new Set(["holdings", "positions", "rows"]);

const kindsOf = ({ labels }: Cell) => new Set(labels.map(({ kind }) => kind));

/**
 * The sums that an answer may state without a row of its own: each security over all accounts, each
 * asset class within an account, and the whole account for costs and gains.
 */
export function totalsOverAccounts(cells: readonly ListedCell[]): Cell[] {
  const own = cells.filter(
    (cell) =>
      held.has(cell.list) &&
      (cell.unit === "usd" ? additive.has(cell.measure) : others.has(cell.field)) &&
      cell.field !== "unit_cost" &&
      kindsOf(cell).has("account") &&
      kindsOf(cell).has("security"),
  );
  const whole = wholeAccounts(cells, own);
  const inWhole = own.filter(
    ({ unit, labels }) => unit !== "units" && whole.has(accountOf(labels)),
  );
  const changing = inWhole.filter(({ measure }) => measure === "cost" || measure === "gain");
  return [
    ...sums(
      own.filter(({ field }) => field !== "account_share_pct"),
      ["security", "class"],
    ),
    ...sums(inWhole, ["account", "class"]),
    ...sums(changing, ["account"]),
  ];
}

const accountOf = (labels: readonly Label[]): string =>
  labels.find(({ kind }) => kind === "account")?.name ?? "";

/** The accounts whose listed holdings and cash add up to their value, so that no row is missing. */
function wholeAccounts(cells: readonly ListedCell[], own: readonly ListedCell[]): Set<string> {
  const held = Map.groupBy(
    own.filter(({ list, field }) => list === "holdings" && field === "value"),
    ({ labels }) => accountOf(labels),
  );
  const ofAccount = cells.filter(
    (cell) =>
      cell.list === "accounts" && accountOf(cell.labels) !== "" && !kindsOf(cell).has("security"),
  );
  const byName = Map.groupBy(ofAccount, ({ labels }) => accountOf(labels));
  const names = [...byName].filter(([name, figures]) => {
    const figure = (field: string) => figures.find((cell) => cell.field === field)?.value;
    const [value, cash] = [figure("value"), figure("cash")];
    const rows = held.get(name)?.map((cell) => decimal(cell.value)) ?? [];
    return value !== undefined && cash !== undefined && sum([decimal(cash), ...rows]).eq(value);
  });
  return new Set(names.map(([name]) => name));
}

/** One total for each set of names of these kinds. */
function sums(cells: readonly ListedCell[], kinds: readonly Label["kind"][]): Cell[] {
  const keyOf = ({ labels }: Cell) =>
    labels.flatMap(({ kind, name }) => (kinds.includes(kind) ? name : [])).join("|");
  const most = new Map<string, number>();
  const groups = Map.groupBy(cells, (cell) => `${cell.field}|${keyOf(cell)}`);
  for (const group of groups.values()) {
    const key = group[0] === undefined ? "" : keyOf(group[0]);
    most.set(key, Math.max(most.get(key) ?? 0, group.length));
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < (most.get(keyOf(first)) ?? 0)) return [];
    if (group.length === 1 && kinds.includes("security")) return [];
    const isKept = ({ kind }: { kind: Label["kind"] }) => kind === "other" || kinds.includes(kind);
    const labels = first.labels.filter(isKept);
    const value = sum(group.map((cell) => decimal(cell.value))).toFixed();
    const { origin } = first;
    const row = origin?.row.filter(isKept) ?? [];
    const { record: _ofOne, ...rest } = first;
    return [{ ...rest, value, labels, ...(origin && { origin: { ...origin, row } }) }];
  });
}
