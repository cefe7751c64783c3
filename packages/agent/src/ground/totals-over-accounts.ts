import { decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "./cell.ts";
import type { Measure } from "./measures.ts";

export interface ListedCell extends Cell {
  /** The name of the list that contains its row. */
  list: string;
}

const additive = new Set<Measure | null>(["value", "cost", "gain"]);
const held = new Set(["holdings", "positions", "rows"]);

/** Adds up the rows of each security over all accounts. */
export function totalsOverAccounts(cells: readonly ListedCell[]): Cell[] {
  const own = cells.filter(
    ({ list, labels, measure, unit, field }) =>
      held.has(list) &&
      (unit === "usd" ? additive.has(measure) : field === "quantity") &&
      labels.some(({ kind }) => kind === "account") &&
      labels.some(({ kind }) => kind === "security"),
  );
  const groups = Map.groupBy(own, ({ field, labels }) =>
    [field, ...labels.flatMap(({ kind, name }) => (kind === "security" ? name : []))].join("|"),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return [];
    const labels = first.labels.filter(({ kind }) => kind !== "account");
    const value = sum(group.map((cell) => decimal(cell.value))).toFixed();
    const { origin } = first;
    const row = origin?.row.filter(({ kind }) => kind !== "account") ?? [];
    return [{ ...first, value, labels, ...(origin && { origin: { ...origin, row } }) }];
  });
}
