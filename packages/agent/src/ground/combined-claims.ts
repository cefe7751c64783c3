import { type Decimal, sum } from "@advisor/domain/decimal";
import type { Evidence } from "./evidence/cell.ts";
import { combinedWords, valuesOfMentions } from "./named-values.ts";
import type { StatedClaim } from "./stated-claim.ts";

/** True for a percentage that the policy states; it is never the sum of other figures. */
export const isPolicyPercentage = ({ claim, measure }: StatedClaim): boolean =>
  claim.unit === "percent" && (measure === "target" || measure === "max" || measure === "min");

/** True for the sum of the targets of the classes in the sentence: "a combined target of 60%". */
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

/** True for one figure about several names together: "VTI and VOO alone are worth $5". */
export const isSharedByNames = ({ lead, said }: StatedClaim): boolean =>
  /\band\b[^.;:$\d]*\b(?:are|were|hold|have|make|account|add|come|represent|own|weigh|earn|contribute|bring|cost|pay)\b[^.;:$\d]*$/i.test(
    lead,
  ) && !/\b(?:each|respectively|apiece)\b/i.test(said);
