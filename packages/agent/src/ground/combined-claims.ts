import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Evidence } from "./evidence/cell.ts";
import type { Measure } from "./measures.ts";
import { combinedWords, valuesOfMentions } from "./named-values.ts";
import { isAnyNamed } from "./rows/named-rows.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { kindOf } from "./subject.ts";

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

const together =
  /\b(?:together|combined|between them|total\w*|sum\w*|both|add\w* up|come to|in all|altogether)\b/i;
const summable = new Set<Measure | null>(["value", "cash", "gain", "cost", "weight"]);
const summableFields = /^(?:owned_pct|shares|quantity|amount|amount_usd)$/;

/** True for the sum of one field over the rows of the named things: "Vanguard and BlackRock together own 19.36%". */
export function isSumOfRows(
  one: StatedClaim,
  { cells }: Evidence,
  is: (value: Decimal) => boolean,
): boolean {
  const words = one.said.slice(0, one.claim.at - one.offset);
  if (!together.test(`${words.slice(words.search(/[^;:]*$/))} ${one.after}`)) return false;
  const before = one.sentence.filter(({ end }) => end <= one.claim.at);
  const lists = [one.about, before].flatMap((all) => [...Map.groupBy(all, kindOf).values()]);
  return lists.some((mentions) => {
    if (mentions.length < 2) return false;
    const own = cells.filter(
      ({ unit, measure, field, labels }) =>
        unit === one.claim.unit &&
        (summable.has(measure) || summableFields.test(field)) &&
        isAnyNamed(labels, mentions),
    );
    const fields = Map.groupBy(own, ({ result, list, field }) => `${result} ${list} ${field}`);
    return [...fields.values()].some((rows) => {
      const values = mentions.map(
        (mention) =>
          new Set(
            rows.flatMap(({ labels, value }) => (isAnyNamed(labels, [mention]) ? value : [])),
          ),
      );
      return (
        values.every(({ size }) => size === 1) &&
        is(sum(values.flatMap((own) => [...own].map((value) => decimal(value)))))
      );
    });
  });
}

/** True for one figure about several names together: "VTI and VOO alone are worth $5". */
export const isSharedByNames = ({ lead, said }: StatedClaim): boolean =>
  /\band\b[^.;:$\d]*\b(?:are|were|hold|have|make|account|add|come|represent)\b[^.;:$\d]*$/i.test(
    lead,
  ) && !/\b(?:each|respectively|apiece)\b/i.test(said);
