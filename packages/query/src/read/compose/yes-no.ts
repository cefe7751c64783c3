import { measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import type { Draft } from "./build.ts";
import type { ClauseParts } from "./parts.ts";

/** True for a yes-or-no question about one figure, as opposed to one that selects rows. */
export const isYesNo = ({ keywords }: ClauseParts): boolean =>
  keywords.has("yes_no") && !openQuestions.some((keyword) => keywords.has(keyword));

/** Keywords of questions that are not answered with yes or no. */
const openQuestions = ["which", "how_many", "what", "list", "times"] as const;

/** Tests against the number that is named, otherwise whether the figure is above or below zero. */
export function testOf(
  { parts, resolved, dataset }: Draft,
  measures: readonly string[],
): Query["test"] {
  const [main = ""] = measures;
  if (!isYesNo(parts) || measureOf(dataset, main) === undefined) return undefined;
  const { thresholds, sign } = resolved;
  const [threshold] = thresholds;
  if (threshold !== undefined) {
    return /^-?\d/.test(threshold.value) ? { op: threshold.op, value: threshold.value } : undefined;
  }
  return sign === null ? undefined : { op: sign === "up" ? "gt" : "lt", value: "0" };
}

/** "How much more than B is A" is answered with figures, "Is A more than B" with yes or no. */
export const compareTest = (parts: ClauseParts): Query["test"] => {
  const asksFigures = ([...openQuestions, "how_much", "difference", "who"] as const).some(
    (keyword) => parts.keywords.has(keyword),
  );
  if ((asksFigures && !isYesNo(parts)) || !parts.keywords.has("than")) return undefined;
  return { op: parts.keywords.has("down") === parts.keywords.has("lesser") ? "gt" : "lt" };
};
