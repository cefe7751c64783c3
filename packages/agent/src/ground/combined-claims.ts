import { type Decimal, sum } from "@advisor/domain/decimal";
import type { Evidence } from "./evidence/cell.ts";
import { combinedWords, valuesOfMentions } from "./named-values.ts";
import type { StatedClaim } from "./stated-claim.ts";

/** The percentages of a policy are stated in it, and never the sum of others. */
export const isPolicyPercentage = ({ claim, measure }: StatedClaim): boolean =>
  claim.unit === "percent" && (measure === "target" || measure === "max" || measure === "min");

/** "A combined target of 60%": the targets of the classes that the sentence names. */
export function isSumOfPolicyLimits(
  one: StatedClaim,
  evidence: Evidence,
  is: (value: Decimal) => boolean,
): boolean {
  if (!isPolicyPercentage(one) || !combinedWords.test(one.lead)) return false;
  const classes = one.sentence.filter(({ labels }) => labels.some(({ kind }) => kind === "class"));
  const edges = valuesOfMentions(one, classes, evidence);
  return edges.length > 1 && is(sum(edges));
}

/** "VTI and VOO alone are worth $5": one figure for a list of names, and none for each. */
export const isSharedByNames = ({ lead, said }: StatedClaim): boolean =>
  /\band\b[^.;:$\d]*\b(?:are|were|hold|have|make|account|add|come|represent)\b[^.;:$\d]*$/i.test(
    lead,
  ) && !/\b(?:each|respectively|apiece)\b/i.test(said);
