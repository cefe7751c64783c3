import type { Cell } from "../evidence/cell.ts";
import type { Measure } from "../measures.ts";

const addable = new Set<Measure | null>([
  ...(["value", "cash", "gain", "cost", "weight", "need", "proceeds"] as const),
]);
const addableFields =
  /^(?:owned_pct|overlap_pct|shares|quantity|volume|market_cap|amount|moved_amount|amount_usd|value_usd)$/;
const perUnit = /^(?:return_pct|.*change_pct|.*_pl_pct|gain_pct|unit_cost|cost_basis)$/;

/** Whether the figures of a column add up to something: amounts and weights do, prices and returns do not. */
export const isAdditive = ({ measure, field }: Pick<Cell, "measure" | "field">): boolean =>
  (addable.has(measure) && !perUnit.test(field)) || addableFields.test(field);
