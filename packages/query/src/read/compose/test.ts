import { measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import type { Draft } from "./build.ts";
import type { ClauseParts } from "./parts.ts";

/** True for a yes-or-no question about one figure, as opposed to one that selects rows. */
export const isYesNo = ({ marks }: ClauseParts): boolean =>
  marks.has("yes_no") && !openQuestions.some((mark) => marks.has(mark));

/** Marks of questions that are not answered with yes or no. */
const openQuestions = ["which", "how_many", "what", "list"] as const;

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

/** "How much more than B is A" is answered with figures, "Is A more than B" with yes or no. */
export const compareTest = (parts: ClauseParts): Query["test"] => {
  const asksFigures = ([...openQuestions, "how_much", "difference", "who"] as const).some((mark) =>
    parts.marks.has(mark),
  );
  if ((asksFigures && !isYesNo(parts)) || !parts.marks.has("than")) return undefined;
  return { op: parts.marks.has("down") === parts.marks.has("lesser") ? "gt" : "lt" };
};
