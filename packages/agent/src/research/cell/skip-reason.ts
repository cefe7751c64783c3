import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";

/** Why a company is skipped for this criterion; undefined when it is not. */
export type SkipReason = { code: "disqualified" | "run_if"; message: string } | undefined;

/** Decides by the company's cells for earlier criteria, keyed by criterion. */
export function skipReason(
  criteria: readonly Criterion.Info[],
  criterion: Criterion.Info,
  cells: ReadonlyMap<string, Cell.Info>,
): SkipReason {
  const at = criteria.findIndex(({ id }) => id === criterion.id);
  const out = criteria
    .slice(0, at)
    .find(({ id, disqualifying }) => disqualifying && verdictOf(cells.get(id)) === "negative");
  if (out !== undefined) {
    return { code: "disqualified", message: `Disqualified by ${out.name}.` };
  }
  if (criterion.run_if === null) return undefined;
  const { criterion: id, verdict } = criterion.run_if;
  const found = verdictOf(cells.get(id));
  if (found === verdict) return undefined;
  const name = criteria.find((one) => one.id === id)?.name ?? id;
  const said = found === undefined ? "is not answered" : `is ${found}`;
  return { code: "run_if", message: `Asked only where ${name} is ${verdict}; it ${said}.` };
}

const verdictOf = (cell: Cell.Info | undefined) =>
  cell?.status === "answered" ? cell.answer?.verdict : undefined;
