import type { Origin } from "./cell.ts";

/**
 * Renames a field after the object that contains it: a lot count is not a holding count, and a
 * trade has the mode of its plan.
 */
export const nestedName = (name: string, within: string, mode: unknown): string => {
  if (name === "count" && within !== "") return `${within}_count`;
  // An amount that was transferred is not a cash need.
  if (name === "amount" && within === "transfers") return "moved_amount";
  // The range of a day or a year.
  const [, span] = /^(day|year)_range$/.exec(within) ?? [];
  if (span !== undefined) return `${span}_${name}`;
  if (within === "turnover_pct") return `${name}_trade_pct`;
  if (name === "trade_usd" && typeof mode === "string") return `${mode}_trade_usd`;
  return name === "total" && within === "cash" ? "total_cash" : name;
};

/** The source and date of a result, or of a passage or stale price inside it. */
export function sourceOf(
  { source_id, citation, as_of, date }: Record<string, unknown>,
  around: Origin["source"],
  field: string,
): Origin["source"] {
  const id = citation ?? source_id;
  if (typeof id !== "string") {
    // The data of a policy check has the check's date; its prices have the result's.
    const isOwn = field !== "data" && typeof as_of === "string";
    return around !== undefined && isOwn ? { ...around, as_of } : around;
  }
  const day = as_of ?? date;
  return { source_id: id, as_of: typeof day === "string" ? day : null };
}
