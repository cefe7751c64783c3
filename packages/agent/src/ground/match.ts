import type { Cell, Evidence } from "./evidence/cell.ts";
import type { Label, Mention } from "./evidence/label.ts";
import { kindOf } from "./evidence/mentions.ts";
import { isCash, measureMatcher } from "./measure-matcher.ts";
import { isPerSecurity, isSigned, type Measure } from "./measures.ts";
import {
  isDistanceFromLimit,
  isOnStatedSide,
  isStatedDistance,
  statedDistance,
  statesSurplus,
} from "./policy-limits.ts";
import { coversOnlyPart } from "./rows/covers-part.ts";
import {
  isAboutAnotherNeed,
  isMoved,
  isOfNoun,
  isPartOfAccount,
  isSum,
  labelsHolding,
} from "./rows/extent.ts";
import { fieldMatcher } from "./rows/named-field.ts";
import { householdMatcher, isAnyNamed, isNamed, ownerMatcher } from "./rows/named-rows.ts";
import { isSelectedBy, isSelectedSecurity, isSelectionInAll } from "./rows/selected.ts";
import { rowMatcher } from "./rows/stated-row.ts";
import { countCells, isListCount } from "./sets/counts.ts";
import { contradictsSign, isNegative, matchesSign } from "./sign.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { multiplePattern, unitsMatch } from "./units.ts";
import { isInRange, matchesCell } from "./value.ts";

/** The cell that the claim states; undefined if there is none. */
export function matchingCell(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const counted = countCells(said, evidence.cells);
  if (counted !== undefined) return counted.find((cell) => matchesCell(said.claim, cell));
  // Few cells have the value, and whether one has it is known sooner than what its row is about.
  const having = evidence.cells.filter((cell) => matchesCell(said.claim, cell));
  if (having.length === 0 && said.rangeTo === undefined) return undefined;
  const among = said.rangeTo === undefined ? having : evidence.cells;
  const fitting = candidateCells(said, evidence, among).filter(
    (cell) =>
      (cell.unit === "ratio" || !multiplePattern.test(said.after)) &&
      // A share in words is that of a row, or a text states it in the same words.
      (cell.field !== "" ||
        !said.claim.hedge.startsWith("share") ||
        (cell.hedge === said.claim.hedge && Number(cell.value) === Number(said.claim.digits))) &&
      !coversOnlyPart(cell, said, evidence),
  );
  const exact = fitting.find((cell) => matchesCell(said.claim, cell));
  const { claim, rangeTo } = said;
  // The limits of a band are figures of their own.
  if (rangeTo === undefined || said.measure === "min") return exact;
  return exact ?? fitting.find((cell) => isInRange(cell, claim, rangeTo));
}

/**
 * The value in a result that is shown as the source of the claim: the one whose measure and row are
 * nearest to its words. Any match satisfies the check, but the context has neither a source nor a
 * date.
 */
export function nearestSourcedCell(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const exact = (measure: Measure | null): Cell[] =>
    candidateCells({ ...said, measure }, evidence).filter(
      (cell) => cell.origin?.source !== undefined && matchesCell(said.claim, cell),
    );
  const nearness = (cell: Cell): number =>
    Number(cell.measure === said.measure && said.measure !== null) +
    Number(said.claim.unit === "any" && isListCount(cell)) +
    Number(cell.labels.some((label) => said.about.some((one) => isNamed(label, one))));
  const found = exact(said.measure);
  const [nearest] = (found.length > 0 ? found : exact(null)).toSorted(
    (a, b) => nearness(b) - nearness(a),
  );
  return nearest;
}

/** True when the evidence has the figure with the opposite sign or direction. */
export function contradictsEvidence(said: StatedClaim, evidence: Evidence): boolean {
  const { cells } = evidence;
  const { unit } = said.claim;
  const alike = cells.filter((cell) => matchesCell(said.claim, cell));
  if (alike.length === 0) return false;
  const [isAbout, isMeasured, isAgainstWords] = [
    subjectMatcher(said, evidence),
    measureMatcher(said),
    oppositionTo(said),
  ];
  return alike.some((cell) => {
    const against = isAgainstWords(cell);
    return (
      against !== undefined &&
      (against === "edge" || unitsMatch(unit, cell.unit)) &&
      isAbout(cell) &&
      (against !== "measured" || isMeasured(cell))
    );
  });
}

/** Why a cell with the same value contradicts the words; undefined if it does not. */
function oppositionTo(
  said: StatedClaim,
): (cell: Cell) => "edge" | "short" | "measured" | undefined {
  const edge = statedDistance(said);
  const isOverFloor = statesSurplus(said);
  const isSaid = said.claim.sign !== "none" || said.direction !== null;
  const isOffEdge = (cell: Cell): boolean =>
    said.claim.unit !== "any" && isDistanceFromLimit(cell.measure) && !isOnStatedSide(cell, said);
  return (cell) => {
    if (
      edge?.isBelow !== undefined &&
      isStatedDistance(edge, cell) &&
      isNegative(cell) !== edge.isBelow
    )
      return "edge";
    if (cell.field === "") return undefined;
    if (cell.measure === "shortfall" && isOverFloor) return "short";
    const isTurned = isSaid && isSigned(cell.measure) && contradictsSign(cell, said);
    return isTurned || isOffEdge(cell) ? "measured" : undefined;
  };
}

/** Those of some cells that have the claim's subject, unit, measure and sign. */
export const candidateCells = (
  said: StatedClaim,
  { cells, households, fields, accounts }: Evidence,
  among: readonly Cell[] = cells,
): Cell[] => {
  const spoken = said.claim.unit === "any" ? (said.rangeTo?.unit ?? "any") : said.claim.unit;
  const unit = spoken === "any" && isBeforeTicker(said) ? "units" : spoken;
  const [isAbout, isMeasured] = [subjectMatcher(said, { accounts }), measureMatcher(said)];
  const [isRow, isOwners] = [rowMatcher(said, cells, isAbout), ownerMatcher(said.about, cells)];
  const [isOfHousehold, isOfField] = [
    householdMatcher(said, households),
    fieldMatcher(said, fields),
  ];
  return among.filter(
    (cell) =>
      unitsMatch(unit, cell.unit) &&
      isOfHousehold(cell) &&
      isOfField(cell) &&
      isAbout(cell) &&
      isMeasured(cell) &&
      matchesSign(cell, said) &&
      isRow(cell) &&
      isOwners(cell),
  );
};

/** True for a number right before a ticker, which counts shares: "1,500 VXUS". */
const isBeforeTicker = ({ claim, said, offset, sentence }: StatedClaim): boolean => {
  const at = claim.at + claim.text.length + 1;
  const next = sentence.find((one) => one.at === at && kindOf(one) === "security");
  return next !== undefined && /^[A-Z][A-Z0-9.]*$/.test(said.slice(at - offset, next.end - offset));
};

/** Words for everything together; "by household" groups instead. */
const wholes =
  /\b(total|totals|overall|portfolio|(?<!by )household|altogether|in all|combined|whole|net worth|invested)\b/i;
const inAll = /\b(?:altogether|in all|in total|overall|total)\b/i;
const ofWhole = /\bof(?: the| its| their)?(?: \w+['’]s)?\s*$/i;

/** The kinds of names that a row need not have; a member is matched with what is theirs. */
const unbound = new Set<Label["kind"]>(["other", "need", "member"]);

/** "Raise cash for the reserve, due in 7 days": a span is of no class. */
const isBinding = (one: Mention, { unit }: StatedClaim["claim"]): boolean =>
  !unbound.has(kindOf(one)) && !(unit === "time" && kindOf(one) === "class");

/** Measures of a policy or household, which need no name. */
const policyMeasures = new Set<Measure | null>([
  "floor",
  "shortfall",
  "target",
  "max",
  "min",
  "limit",
] as const);

/**
 * For each kind of name in the sentence, the row must have one of those names. A row without names
 * is about the household. The sentence is read once for all cells.
 */
function subjectMatcher(
  { about, topic, lead, after, claim, measure, isListed }: StatedClaim,
  { accounts }: Pick<Evidence, "accounts">,
) {
  const needs = about.filter((mention) => kindOf(mention) === "need");
  const named = about.filter((one) => isBinding(one, claim) && !one.isGroup && !one.isOwner);
  const byKind = Map.groupBy(named, kindOf);
  // In "$7,200 of tax and another $3,000" the second need has no name.
  const isAnother = /\banother\s*$/i.test(lead);
  const isTotal = wholes.test(lead) && claim.unit === "usd" && (measure ?? "value") === "value";
  const isTotalCash = inAll.test(`${lead} ${after}`) && claim.unit === "usd" && measure === "cash";
  const whole = wholes.test(lead) || wholes.test(after.slice(0, 25)) || ofWhole.test(lead);
  const others = about.filter((mention) => kindOf(mention) === "other");
  const isOfOther = ({ measure, labels }: Cell): boolean =>
    measure === "value" && labels.some((label) => others.some((one) => isNamed(label, one)));
  // "The tax payment of $5" is that of the need.
  const isOfNeed = /\b(?:payment|transfer|call|bill|grant|withdrawal|distribution)s? of $/i.test(
    lead,
  );
  // Only the household has a gap and a computed value.
  const [word] = /\b(?:gap|stated|computed)(?= $)/i.exec(lead) ?? [];
  const isOwed = /\b(?:owes?|borrow\w*|margin (?:loan|debt))\b/i.test(lead);
  const isOfHousehold = (cell: Cell): boolean =>
    cell.field === "" ||
    cell.field === word?.toLowerCase() ||
    isOfOther(cell) ||
    (whole && cell.measure === "value") ||
    isPolicyMeasure(cell, measure);

  // True for a figure of only a part of what the words are about, such as one class of an account,
  // or of another cash need.
  const isOfOtherExtent = (cell: Cell): boolean =>
    (!byKind.has("class") && isPartOfAccount(cell, isListed ? topic : new Set())) ||
    (!isAnother && isAboutAnotherNeed(cell, needs)) ||
    (named.length === 0 && needs.length > 0 && labelsHolding(cell)) ||
    (isOfNeed && needs.length > 0 && cell.measure !== null && cell.measure !== "need");

  const isUnnamed = (cell: Cell, isOfCash: boolean): boolean =>
    isOfNoun(cell, lead) &&
    (isOfTopic(cell, topic, accounts) || (isOwed && isOfCash)) &&
    (!(isTotal || isTotalCash) ||
      isMoved(cell) ||
      isOfCash ||
      isSum(cell) ||
      isSelectionInAll(cell, lead));

  return (cell: Cell): boolean => {
    if (isOfOtherExtent(cell)) return false;
    const specific = cell.labels.filter(({ kind }) => !unbound.has(kind));
    if (named.length === 0) return isUnnamed(cell, specific.every(isCash));
    if (specific.length === 0) return isOfHousehold(cell);
    const isOfOne = isAnyNamed(specific, named);
    const isOfPolicy = isPolicyMeasure(cell, measure) || (cell.field === "" && isOfOne);
    return (
      [...byKind].every(kindMatcher(cell, specific, { isOfOne, isOfPolicy })) &&
      !isAnotherSecuritys(cell, byKind, named, topic)
    );
  };
}

/** Whether the row has one of the names of a kind, or needs none of that kind. */
const kindMatcher =
  (
    cell: Cell,
    specific: readonly Label[],
    { isOfOne, isOfPolicy }: { isOfOne: boolean; isOfPolicy: boolean },
  ) =>
  ([kind, those]: [string, Mention[]]): boolean => {
    const own = specific.filter((label) => label.kind === kind);
    if (own.length > 0) return isAnyNamed(own, those);
    if (isOfPolicy || kind === "class") return isOfPolicy || isOfOne;
    const { labels, measure } = cell;
    // A class of the policy may be named by the account that the policy is named like.
    const isNamedAlike = isAnyNamed(labels, those);
    return kind === "account" && (isPerSecurity(measure) || isNamedAlike);
  };

/** A figure of the whole policy, if the words say so. */
export const isPolicyMeasure = ({ measure }: Cell, said: Measure | null): boolean =>
  policyMeasures.has(measure) && policyMeasures.has(said);

/**
 * A figure of a security, if only its account or class is named. Where a query selects one security,
 * its lines need not name it again.
 */
const isAnotherSecuritys = (
  cell: Cell,
  kinds: ReadonlyMap<string, unknown>,
  named: readonly Mention[],
  topic: ReadonlySet<string>,
): boolean =>
  !kinds.has("security") &&
  cell.labels.some(
    ({ kind, name }) => kind === "security" && !(isSelectedSecurity(cell, name) && topic.has(name)),
  ) &&
  cell.field !== "" &&
  cell.field !== "quantity" &&
  named.length === 1 &&
  cell.measure !== null;

/** In a sentence without names, only what the answer or the question names somewhere. */
const isOfTopic = (
  cell: Cell,
  topic: ReadonlySet<string>,
  accounts: ReadonlySet<string>,
): boolean => {
  const all = cell.labels.filter(
    ({ kind, name }) =>
      kind !== "other" &&
      name !== "class unclassified" &&
      // The only account need not be named.
      !(kind === "account" && accounts.size === 1),
  );
  const own = all.filter(({ name }) => !isSelectedBy(cell, name));
  const isHeld = heldMeasures.has(cell.measure) && own.every(({ kind }) => kind !== "need");
  return !isHeld || own.length === 0 || topic.size === 0 || all.some(({ name }) => topic.has(name));
};
const heldMeasures = new Set<Measure | null>(["value", "cash", "weight", "gain", "cost"] as const);
