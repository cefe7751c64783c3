import type { Cell } from "../evidence/cell.ts";
import type { Label } from "../evidence/label.ts";
import type { Member } from "./member.ts";

/** The fields of a row that hold what it is worth, its share, its gain and its change of the day. */
const fields: Readonly<Record<"value" | "weight" | "gain" | "change", RegExp>> = {
  value: /^(?:market_value|account_value|value|value_usd)$/,
  weight: /^(?:weight|direct_pct)$/,
  gain: /^(?:unrealized_gain|unrealized_pl|gain)$/,
  change: /^change_pct$/,
};

/**
 * The rows of lists that name one security or account each: the lines of a query without a filter,
 * the issuers of a policy check, quotes.
 */
export function membersOf(
  cells: readonly Cell[],
  kind: Label["kind"],
  isListed: (cell: Cell) => boolean,
): Member[] {
  const rows = Map.groupBy(
    cells.filter((cell) => isListed(cell) && cell.labels.some((label) => label.kind === kind)),
    ({ record }) => record,
  );
  return [...rows.values()].flatMap((row) => {
    const [first] = row;
    if (first === undefined) return [];
    const figure = (of: keyof typeof fields): number | undefined => {
      const found = row.find(({ field }) => fields[of].test(field));
      return found === undefined ? undefined : Number(found.value);
    };
    const [value, weight] = [figure("value"), figure("weight")];
    const [gain, change] = [figure("gain"), figure("change")];
    if (value === undefined && change === undefined) return [];
    const has = new Set(first.labels.map(({ name }) => name));
    const name = first.labels.flatMap((one) => (one.kind === kind ? one.name : []))[0] ?? "";
    return [{ name, has, value, weight, gain, change }];
  });
}
