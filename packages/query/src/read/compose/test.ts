import { measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import type { Draft } from "./build.ts";
import type { ClauseParts } from "./parts.ts";

/** True for a yes-or-no question about one figure, as opposed to one that selects rows. */
export const isYesNo = ({ marks }: ClauseParts): boolean =>
  marks.has("yes_no") &&
  !(["which", "how_many", "what", "list"] as const).some((mark) => marks.has(mark));

/** Tests against the number that is named, otherwise whether the figure is above or below zero. */
export function testOf(
  { parts, figures, dataset }: Draft,
  measures: readonly string[],
): Query["test"] {
  const [main = ""] = measures;
  if (!isYesNo(parts) || measureOf(dataset, main) === undefined) return undefined;
  const { bars, sense } = figures;
  const [bar] = bars;
  if (bar !== undefined) {
    return /^-?\d/.test(bar.value) ? { op: bar.op, value: bar.value } : undefined;
  }
  return sense === null ? undefined : { op: sense === "up" ? "gt" : "lt", value: "0" };
}

/** "Who has more, A or B" is answered with figures, "Is A more than B" with yes or no. */
export const compareTest = (parts: ClauseParts): Query["test"] => {
  if (!isYesNo(parts) || !parts.marks.has("than")) return undefined;
  return { op: parts.marks.has("down") ? "lt" : "gt" };
};
