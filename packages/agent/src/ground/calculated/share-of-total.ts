import { decimal, sum } from "@advisor/domain/decimal";
import { statedTotals, valuesInAccount, valuesOfMentions } from "../named-values.ts";
import { wholeAccount } from "../rows/whole-account.ts";
import type { StatedClaim } from "../stated-claim.ts";
import {
  amountsBefore,
  type CalculationInput,
  dollarAmounts,
  type MatchesClaim,
  sumWords,
} from "./calculation-input.ts";

const whole =
  /^\s*(?:limit\s+|cap\s+)?of (?:the |their |its |all )?(?:whole |total |entire )?(?:household|portfolio|assets|total|foundation|account|trusts?|everything|\$)/i;
const edges = /\b(?:limit|cap|maximum|minimum|target|floor)\b/i;

/**
 * True for a share of the household's total: an amount as a percentage of it, or the dollars of a
 * limit that is stated in percent.
 */
export function isShareOfTotal(
  one: StatedClaim,
  known: CalculationInput,
  is: MatchesClaim,
): boolean {
  const account = wholeAccount(one);
  const all = (
    account === undefined
      ? statedTotals(known.evidence)
      : valuesOfMentions(asValue(one), [account], known.evidence)
  ).filter((total) => total.gt(0));
  const { unit } = one.claim;
  if (unit === "percent" && (whole.test(one.after) || one.measure === "weight")) {
    const shown = amountsBefore(one, known);
    const parted = one.about.filter((mention) => mention !== account);
    const named =
      account === undefined
        ? valuesOfMentions(asValue(one), parted, known.evidence)
        : valuesInAccount(asValue(one), parted, account, known.evidence);
    const parts = [
      ...(sumWords.test(one.lead) && named.length > 1 ? [sum(named)] : named),
      ...[shown, amountsOf(one, known)].flatMap((list) => (list.length > 1 ? [sum(list)] : [])),
      ...dollarAmounts(
        known.shown.flatMap(({ claim, cell }) =>
          named.length === 0 || isIn(one, claim) ? [cell] : [],
        ),
      ),
      ...known.calculated.map(({ digits, scale }) => decimal(digits).times(scale)),
    ];
    return parts
      .filter((part) => part.lt(0) === (one.claim.sign === "minus"))
      .some((part) => all.some((total) => is(part.times(100).div(total))));
  }
  return (
    unit === "usd" &&
    edges.test(one.lead) &&
    known.shown.some(
      ({ claim, cell }) =>
        claim.unit === "percent" &&
        claim.at < one.claim.at &&
        all.some((total) => is(total.times(cell.value).div(100))),
    )
  );
}

/** The amounts that the sentence of a claim lists. */
const amountsOf = (one: StatedClaim, { shown }: CalculationInput) =>
  dollarAmounts(shown.filter(({ claim }) => isIn(one, claim)).map(({ cell }) => cell));

const isIn = ({ offset, said }: StatedClaim, { at }: StatedClaim["claim"]): boolean =>
  at >= offset && at < offset + said.length;

const asValue = (one: StatedClaim): StatedClaim => ({ ...one, measure: null });

/** True for a percentage that restates the amount right before it: "$883,600, or 50.5%". */
export function isAmountAsShare(
  { claim, said, offset, after }: StatedClaim,
  known: CalculationInput,
  is: MatchesClaim,
): boolean {
  const before = known.said.findLast((one) => one.claim.at < claim.at)?.claim;
  const isBeside = claim.unit === "percent" && before?.unit === "usd" && before.at >= offset;
  if (!isBeside || ofOther.test(after)) return false;
  const between = said.slice(before.at + before.text.length - offset, claim.at - offset);
  const isKnown =
    known.calculated.includes(before) || known.shown.some((one) => one.claim === before);
  const amount = decimal(before.digits).times(before.scale);
  const all = statedTotals(known.evidence).filter((total) => total.gt(0));
  return (
    isKnown && restating.test(between) && all.some((total) => is(amount.times(100).div(total)))
  );
}
const ofOther =
  /^\s*of (?!(?:the |their |its )?(?:total|whole|household|portfolio|assets|everything|it all)\b)/i;
const restating =
  /^(?:,? or|,? i\.e\.,?|,| \(| =| [–—-]) ?(?:about |roughly |around |nearly |almost |~)?$/;
