import type { PositionRow } from "../looked-up.ts";

/** The positions of the symbols that more than one account holds. */
export function inSeveral(rows: readonly PositionRow[]): PositionRow[] {
  const places = Map.groupBy(rows, ({ symbol }) => symbol);
  return rows.filter(
    ({ symbol }) => new Set(places.get(symbol)?.map(({ account }) => account)).size > 1,
  );
}
