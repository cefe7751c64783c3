import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Cell, Evidence } from "./cell.ts";
import type { Claim } from "./claims.ts";
import type { Label, Mention } from "./names.ts";
import type { Said } from "./said.ts";
import type { Kind } from "./units.ts";
import { states } from "./value.ts";

interface Known {
  said: readonly Said[];
  /** The figures of the answer that are cells. */
  shown: readonly { claim: Claim; cell: Cell }[];
  /** Of the question and of the answer. */
  percentages: readonly Cell[];
  evidence: Evidence;
}

const most = 40;

/** Whether a claim is a calculation over figures that the answer shows, or over the values of what it names. */
export function calculated(one: Said, known: Known): boolean {
  const { claim, lead, after } = one;
  const is = (value: Decimal): boolean => states(claim, value);
  const own = known.shown.slice(0, most).map(({ cell }) => cell);
  const values = own.filter(({ unit }) => sameKind(claim.unit, unit)).map(decimalOf);
  const named = valuesNamed(one, known);
  const words = `${lead} ${after}`;
  if (isSum(values, named, words, is)) return true;
  if (claim.unit === "percent") return isPercentage(one, { own, named, known }, is);
  if (/^\s*(?:times|x\b|×)/i.test(after)) {
    const least = decimal(claim.digits);
    const isMore = (value: Decimal) => value.gte(least) && value.lt(least.plus(1));
    const fits = /\b(?:more than|over|at least)\s*$/i.test(lead) ? isMore : is;
    const shares = own.filter(({ unit }) => unit === "percent").map(decimalOf);
    return [[...amounts(own), ...named], shares].some((list) => pairs(list).some(isRatio(fits)));
  }
  const bases = [...values, ...named];
  return (
    known.percentages.some(({ value: pct }) =>
      bases.some((base) => is(base.times(pct).div(100))),
    ) ||
    (beyond.test(words) && isBeyond(own, is)) ||
    isProduct(own, known.evidence, one, is)
  );
}

type Is = (value: Decimal) => boolean;

/** Of what the answer shows; of what it only names, where the words say so. */
function isSum(
  values: readonly Decimal[],
  named: readonly Decimal[],
  words: string,
  is: Is,
): boolean {
  const lists = [values, named].filter((list) => list.length > 1);
  return (
    (values.length > 1 && is(sum(values))) ||
    pairs(values).some(addsUp(is)) ||
    (together.test(words) && lists.some((list) => is(sum(list)))) ||
    (apart.test(words) && pairs(named).some(([a, b]) => is(a.minus(b)))) ||
    (/\b(?:average|mean)\b/i.test(words) && lists.some((list) => is(sum(list).div(list.length))))
  );
}

const together = /\b(?:together|combined|total\w*|sum\w*|both|add\w* up|come to|in all|over)\b/i;
const apart = /\b(?:more|less|differen\w+|than|apart|gap|larger|smaller|higher|lower)\b/i;
const beyond = /\b(?:over|above|under|below|beyond|maximum|minimum|limit|target)\b/i;
const rest = /\b(?:rest|remain\w*|other|others|outside|else|everything|left)\b/i;

interface Given {
  own: readonly Cell[];
  named: readonly Decimal[];
  known: Known;
}

/** A share of one amount in another, what a share leaves of the whole, or a percentage that the answer puts to use. */
function isPercentage(one: Said, { own, named, known }: Given, is: Is): boolean {
  if (pairs(amounts(own)).some(isShare(is))) return true;
  const shares = own.filter(({ unit }) => unit === "percent").map(decimalOf);
  const sentence = known.said.map(({ lead, after }) => `${lead} ${after}`).join(" ");
  if (rest.test(sentence) && shares.some((share) => is(decimal(100).minus(share)))) return true;
  const percent = decimal(one.claim.digits);
  const bases = [...amounts(own), ...named];
  return known.said.some(
    ({ claim }) =>
      claim.unit === "usd" &&
      bases.some((base) => !base.eq(0) && states(claim, base.times(percent).div(100))),
  );
}

const sameKind = (claimed: Kind, held: Kind): boolean =>
  claimed === held ||
  (claimed === "any" && held !== "percent") ||
  (claimed === "points" && held === "percent") ||
  (claimed === "percent" && held === "points");

const decimalOf = ({ value }: Cell): Decimal => decimal(value);

const amounts = (cells: readonly Cell[]): Decimal[] =>
  cells.filter(({ unit }) => unit === "usd").map(decimalOf);

type Pair = readonly [Decimal, Decimal];

const pairs = (values: readonly Decimal[]): Pair[] =>
  values.flatMap((a, index) => values.slice(index + 1).map((b): Pair => [a, b]));

const addsUp =
  (is: Is) =>
  ([a, b]: Pair): boolean =>
    is(a.plus(b)) || is(a.minus(b));

const isShare =
  (is: Is) =>
  ([a, b]: Pair): boolean =>
    (!b.eq(0) && is(a.times(100).div(b))) || (!a.eq(0) && is(b.times(100).div(a)));

const isRatio =
  (is: Is) =>
  ([a, b]: Pair): boolean =>
    (!b.eq(0) && is(a.div(b))) || (!a.eq(0) && is(b.div(a)));

/** How far a weight is beyond an edge, in dollars: the difference of two percentages of an amount. */
function isBeyond(own: readonly Cell[], is: Is): boolean {
  const shares = own.filter(({ unit }) => unit === "percent").map(decimalOf);
  const points = pairs(shares).map(([a, b]) => a.minus(b));
  return points.some((one) => amounts(own).some((base) => is(base.times(one).div(100))));
}

/** Units at the price of what the claim is about. */
function isProduct(own: readonly Cell[], { cells }: Evidence, one: Said, is: Is) {
  const prices = cells.filter(
    ({ measure, labels }) => measure === "price" && isOf(labels, one.about),
  );
  const units = own.filter(({ unit }) => unit === "units").map(decimalOf);
  return units.some((count) => prices.some((price) => is(count.times(price.value))));
}

/** The values of the things that the claim's sentence names, one each. */
function valuesNamed({ about, measure, claim }: Said, { evidence }: Known): Decimal[] {
  const wanted =
    measure === "gain" || measure === "cost" || measure === "weight" ? measure : "value";
  const unit = claim.unit === "percent" && wanted === "weight" ? "percent" : "usd";
  return about.flatMap((mention) => {
    const own = evidence.cells.filter(
      (cell) => cell.unit === unit && cell.measure === wanted && isOf(cell.labels, [mention]),
    );
    // What it comes to in all is the row with the fewest names.
    const [first] = own.toSorted((a, b) => a.labels.length - b.labels.length);
    return first === undefined ? [] : [decimalOf(first)];
  });
}

const isOf = (labels: readonly Label[], about: readonly Mention[]): boolean =>
  about.some((mention) =>
    mention.labels.some((one) =>
      labels.some(({ kind, name }) => kind === one.kind && name === one.name),
    ),
  );
