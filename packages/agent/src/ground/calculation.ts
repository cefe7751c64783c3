import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import {
  amountsBefore,
  type CalculationInput,
  decimalOf,
  dollarAmounts,
  isDollars,
  isSameSentence,
  type MatchesClaim,
  sumWords,
} from "./calculated/calculation-input.ts";
import { addsUp, isDistance, isShare, pairsTogether, relative } from "./calculated/pairs.ts";
import { isRemainder, isRestOfTotal } from "./calculated/remainder.ts";
import { isOfRowMates } from "./calculated/row-mates.ts";
import { isProductOfRow } from "./calculated/row-product.ts";
import { isAmountAsShare, isShareOfTotal } from "./calculated/share-of-total.ts";
import { isPolicyPercentage, isSharedByNames, isSumOfPolicyLimits } from "./combined-claims.ts";
import type { Cell } from "./evidence/cell.ts";
import type { Mention } from "./evidence/label.ts";
import { kindOf } from "./evidence/mentions.ts";
import { statesLookThrough } from "./measure-matcher.ts";
import {
  comparesNamedValues,
  isGroupTotal,
  statedTotals,
  valuesInAccount,
  valuesOfMentions,
} from "./named-values.ts";
import { figuresBeside } from "./reading/figures.ts";
import { isMultiple, isTimes } from "./reading/multiple.ts";
import { isOfLines } from "./reading/of-lines.ts";
import { isOfOneThing } from "./reading/one-thing.ts";
import { isShareOfWhole } from "./reading/share.ts";
import { isSumOfParts } from "./reading/sum-of-parts.ts";
import { isAnyNamed } from "./rows/named-rows.ts";
import type { StatedClaim } from "./stated-claim.ts";
import type { UnitKind } from "./units.ts";
import { statesValue } from "./value.ts";

const maxFigures = 40;

/**
 * Whether a claim can be calculated from figures that the answer shows, or from the values of the
 * things it names.
 */
export function isCalculation(one: StatedClaim, known: CalculationInput): boolean {
  const is = (value: Decimal): boolean => statesValue(one.claim, value);
  return (
    (!statesLookThrough(one) &&
      (isShareOfTotal(one, known, is) || isAmountAsShare(one, known, is))) ||
    (!isPolicyPercentage(one) &&
      !one.isListed &&
      (isShareOfWhole(one, known, is) === true || isSumOfParts(one, known, is))) ||
    isOfOneThing(one, known, is) ||
    isOfRowMates(one, known, is) ||
    isOfNamed(one, known, is) ||
    isProductOfRow(one, known, is) ||
    (!one.isListed && !isPolicyPercentage(one) && isOfShown(one, known, is))
  );
}

const isOfNamed = (one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean =>
  isSumOfPolicyLimits(one, known.evidence, is) ||
  isOfLines(one, known, is) ||
  comparesNamedValues(one, known.evidence, amountsBefore(one, known), is) ||
  isGroupTotal(one, known.evidence, is);

/**
 * Whether the figure can be calculated from the figures that the answer shows and from the values of
 * what it names.
 */
function isOfShown(one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean {
  const own = known.shown
    .slice(0, maxFigures)
    .map(({ cell }) => cell)
    .filter((cell) => isOfSameUnits(cell, one));
  return one.claim.unit === "ratio" || isTimes.test(one.after)
    ? isMultiple(one, known, {
        own,
        named: byKind(one.about).map((alike) => valuesOfMentions(one, alike, known.evidence)),
      })
    : isOfFigures(one, own, known, is);
}

/** Things of one kind; of securities in several accounts each is only a part. */
function byKind(mentions: readonly Mention[]): (readonly Mention[])[] {
  const kinds = Map.groupBy(mentions, kindOf);
  if ((kinds.get("account")?.length ?? 0) > 1 && kinds.has("security")) return [];
  return [...kinds.values()];
}

function isOfFigures(
  one: StatedClaim,
  own: readonly Cell[],
  known: CalculationInput,
  is: MatchesClaim,
): boolean {
  const { claim, lead, after } = one;
  const alike = own.filter(({ unit }) => sameKind(claim.unit, unit));
  const values = alike.map(decimalOf);
  const premise = hypothetical.test(one.said);
  const named = premise
    ? valuesOfMentions({ ...one, measure: null }, one.sentence, known.evidence)
    : valuesOfMentions(one, one.about, known.evidence);
  const isAside = /\(\s*$/.test(lead);
  const words = `${isAside ? one.said.slice(0, claim.at - one.offset) : lead} ${after}`;
  const isPlain = claim.unit === "percent" && one.about.length > 0 && !calculating.test(words);
  if (!isPlain && pairsTogether(alike).some(addsUp(is))) return true;
  if (isSum(one, { values, named, words, known }, is) || isSumOfTail(one, known, is)) return true;
  if (claim.unit === "percent") return isPercentage(one, { own, named, known }, is);
  const bases = [...values, ...named, ...statedTotals(known.evidence)];
  return (
    (moved.test(words) && isRemainder(one, known, is)) ||
    isRestOfTotal(one, known, is) ||
    // A result comes after the percentage that it is calculated with.
    known.percentages.some(
      ({ value: pct, at }) => at < claim.at && bases.some((base) => is(base.times(pct).div(100))),
    ) ||
    isProduct(own, known, one, is)
  );
}

interface SumOf {
  values: readonly Decimal[];
  named: readonly Decimal[];
  words: string;
  known: CalculationInput;
}

/**
 * A sum, difference or average of figures that the answer shows, or of values that it only names if
 * its words say so ("together", "on average").
 */
function isSum(
  one: StatedClaim,
  { values, named, words, known }: SumOf,
  is: MatchesClaim,
): boolean {
  const listed = known.shown.filter((other) => isSameSentence(other.claim, one));
  const before = listed.flatMap(({ cell }) =>
    sameKind(one.claim.unit, cell.unit) ? decimalOf(cell) : [],
  );
  const beside = figuresBeside(one, known).filter(({ unit }) => sameKind(one.claim.unit, unit));
  // Where a sentence lists several figures, their sum is not that of others.
  const shown = beside.length > 1 ? beside.map(({ value }) => value) : values;
  const lists = [shown, named, before].filter((list) => list.length > 1);
  return (
    (shown.length > 1 && is(sum(shown))) ||
    (isSharedByNames(one) && named.length > 1 && is(sum(named))) ||
    (moved.test(words) && values.some((a) => named.some((b) => !a.eq(b) && addsUp(is)([a, b])))) ||
    (sumWords.test(words) &&
      [...lists, ...ofOneKind(one, known)].some((list) => list.length > 1 && is(sum(list)))) ||
    (/\b(?:average|mean)\b/i.test(words) && lists.some((list) => is(sum(list).div(list.length))))
  );
}

/** The values of the securities, accounts or classes that a figure is about, and those in its one account. */
function ofOneKind(one: StatedClaim, { evidence }: CalculationInput): Decimal[][] {
  const byKind = Map.groupBy(one.about, kindOf);
  const [account, ...accounts] = byKind.get("account") ?? [];
  const lists = [...byKind.values()].map((mentions) => valuesOfMentions(one, mentions, evidence));
  return account === undefined || accounts.length > 0
    ? lists
    : [...lists, valuesInAccount(one, byKind.get("security") ?? [], account, evidence)];
}

/** "$89,230 of it is in QQQ and NVDA": true for the sum of the names at the end. */
function isSumOfTail(
  one: StatedClaim,
  { said, evidence }: CalculationInput,
  is: MatchesClaim,
): boolean {
  const last = said.findLast(({ offset }) => offset === one.offset)?.claim.at ?? 0;
  const tail = one.sentence.filter(
    ({ at, labels }) => at > last && labels.some(({ kind }) => kind === "security"),
  );
  return tail.length > 1 && is(sum(valuesOfMentions({ ...one, measure: null }, tail, evidence)));
}

const moved =
  /\b(?:after|would|leav\w+|left|bring\w*|becom\w+|down to|up to|end\w* up|remain\w*)\b/i;
const calculating =
  /\b(?:together|combined|total\w*|sum\w*|both|all|add\w*|more|less|differen\w+|than|apart|gap|above|below|over|under|short|shy|after|would|leav\w+|left|rest|remain\w*|other|others|make up|half)\b/i;
const rest = /\b(?:rest|remain\w*|other|others|outside|else|everything|left)\b/i;

/** Words of a hypothetical case. */
const hypothetical = /\b(?:if|would|could|suppose|assum\w+)\b/i;

interface PercentageInputs {
  own: readonly Cell[];
  named: readonly Decimal[];
  known: CalculationInput;
}

/**
 * One amount as a percentage of another, 100% minus a percentage, or a percentage that the answer
 * itself applies to an amount.
 */
function isPercentage(
  one: StatedClaim,
  { own, named, known }: PercentageInputs,
  is: MatchesClaim,
): boolean {
  const amounts = pairsTogether(own.filter(isDollars));
  if (amounts.some(isShare(is))) return true;
  if (relative.test(one.after) && amounts.some(isDistance(is))) return true;
  const sums = known.calculated
    .filter(({ unit }) => unit === "usd")
    .map(({ digits, scale }) => decimal(digits).times(scale));
  if (sums.some((a) => dollarAmounts(own).some((b) => isShare(is)([a, b])))) return true;
  const values = valuesOfMentions({ ...one, measure: null }, one.about, known.evidence);
  if (amountsBefore(one, known).some((a) => values.some((b) => isShare(is)([a, b])))) return true;
  const shares = own.filter(({ unit }) => unit === "percent").map(decimalOf);
  const sentence = known.said.map(({ lead, after }) => `${lead} ${after}`).join(" ");
  if (rest.test(sentence) && shares.some((share) => is(decimal(100).minus(share)))) return true;
  const percent = decimal(one.claim.digits);
  const bases = [...dollarAmounts(own), ...named];
  return known.said.some(
    ({ claim }) =>
      claim.unit === "usd" &&
      bases.some((base) => !base.eq(0) && statesValue(claim, base.times(percent).div(100))),
  );
}

const sameKind = (claimed: UnitKind, held: UnitKind): boolean =>
  claimed === held ||
  (claimed === "any" && held !== "percent") ||
  (claimed === "points" && held === "percent") ||
  (claimed === "percent" && held === "points");

/** Units of one security are not compared with those of another. */
function isOfSameUnits({ labels }: Cell, { about, claim, after }: StatedClaim): boolean {
  const securities = about.filter((one) => one.labels.some(({ kind }) => kind === "security"));
  const isUnits = claim.unit === "units" || /^\s*(?:shares?|units?)\b/i.test(after);
  const isOne = isUnits && securities.length === 1;
  const ofSecurity = labels.filter(({ kind }) => kind === "security");
  return !isOne || ofSecurity.length === 0 || isAnyNamed(ofSecurity, securities);
}

/** True for the claim's own subject, or the securities that the answer is about. */
const isOfTopic = (labels: Cell["labels"], { about, topic }: StatedClaim): boolean =>
  about.length > 0
    ? isAnyNamed(labels, about)
    : labels.some(({ kind, name }) => kind === "security" && topic.has(name));

/** A number of units times the price of the claim's subject, or the units that an amount buys at it. */
function isProduct(
  own: readonly Cell[],
  { evidence: { cells }, calculated }: CalculationInput,
  one: StatedClaim,
  is: MatchesClaim,
) {
  const prices = cells.filter(
    ({ measure, unit, labels }) => measure === "price" && unit === "usd" && isOfTopic(labels, one),
  );
  const units = [
    ...own.filter(({ unit }) => unit === "units").map(decimalOf),
    ...calculated.flatMap(({ unit, digits }) => (unit === "units" ? decimal(digits) : [])),
  ];
  if (one.claim.unit !== "units")
    return units.some((count) => prices.some((price) => is(count.times(price.value))));
  const bought = own.filter(({ unit, measure }) => unit === "usd" && measure !== "price");
  return bought.some((amount) =>
    prices.some(({ value }) => Number(value) !== 0 && is(decimalOf(amount).div(value))),
  );
}
