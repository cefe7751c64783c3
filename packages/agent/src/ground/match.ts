import { decimal } from "@advisor/domain/decimal";
import type { Claim } from "./claims.ts";
import { edgeBeside, isFrom, isFromEdge, isOnSaidSide, isSurplus } from "./edges.ts";
import type { Cell, Evidence } from "./evidence/cell.ts";
import type { Label, Mention } from "./evidence/names.ts";
import { isCash, measureMatcher } from "./measured.ts";
import { isPerSecurity, isSigned, type Measure } from "./measures.ts";
import { countCells } from "./sets/counts.ts";
import { hasSign, isAgainst, isNegative } from "./sign.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { kindOf } from "./subject.ts";
import { multiple, unitsMatch } from "./units.ts";
import { matchesCell } from "./value.ts";

/** The cell that the claim states; undefined if there is none. */
export function cellOf(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const counted = countCells(said, evidence.cells);
  if (counted !== undefined) return counted.find((cell) => matchesCell(said.claim, cell));
  // Most figures of an answer without results are nowhere, and their words are not read for it.
  const isSomewhere = evidence.cells.some((cell) => matchesCell(said.claim, cell));
  if (!isSomewhere && said.rangeTo === undefined) return undefined;
  const fitting = candidateCells(said, evidence).filter(
    (cell) =>
      (cell.unit === "ratio" || !multiple.test(said.after)) && !isOnlyPart(cell, said, evidence),
  );
  const exact = fitting.find((cell) => matchesCell(said.claim, cell));
  const { claim, rangeTo } = said;
  // The edges of a band are figures of their own.
  if (rangeTo === undefined || said.measure === "min") return exact;
  return exact ?? fitting.find((cell) => isInRange(cell, claim, rangeTo));
}

/**
 * The value of a result that the claim is shown with: the one whose measure and row are nearest to its
 * words. The check itself is content with any; the context has neither a source nor a day.
 */
export function sourcedCellOf(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const exact = (measure: Measure | null): Cell[] =>
    candidateCells({ ...said, measure }, evidence).filter(
      (cell) => cell.origin?.source !== undefined && matchesCell(said.claim, cell),
    );
  const nearness = (cell: Cell): number =>
    Number(cell.measure === said.measure && said.measure !== null) +
    Number(cell.labels.some((label) => said.about.some((one) => isNamed(label, one))));
  const found = exact(said.measure);
  const [nearest] = (found.length > 0 ? found : exact(null)).toSorted(
    (a, b) => nearness(b) - nearness(a),
  );
  return nearest;
}

const acrossAccounts =
  /\b(?:across|over|between) (?:(?:both|all|the|its|their|of|\w+) ){0,3}(?:accounts|IRAs|trusts|plans)\b|\bin (?:both|all) accounts\b/i;
const together = /\b(?:together|combined|between them|in combination)\b/i;

/** A figure of one of several things, or of one account, where the words speak of all of them. */
export function isOnlyPart(
  cell: Cell,
  { about, lead, after, said, claim, offset }: StatedClaim,
  { cells }: Evidence,
): boolean {
  // "$5 + $6 = $11" and "together $11 ($5 and $6)" list the parts.
  const isPart = /\+\s*$|\([^()]*$/.test(said.slice(0, claim.at - offset)) || /^\s*\+/.test(after);
  if (isPart) return false;
  const has = (kind: Label["kind"], { labels }: Cell = cell) =>
    labels.some((label) => label.kind === kind);
  if (together.test(lead) || /^\s*(?:together|combined)\b/i.test(after)) {
    const named = about.filter(
      (one) => !one.isGroup && kindOf(one) !== "other" && isAnyNamed(cell.labels, [one]),
    );
    const [only] = named;
    const alike = about.filter((one) => only !== undefined && kindOf(one) === kindOf(only));
    if (named.length === 1 && alike.length > 1) return true;
  }
  const group = about.some((one) => one.isGroup && kindOf(one) === "account");
  if (group && has("account") && !/\b(?:each|every|apiece|respectively|one of)\b/i.test(said))
    return true;
  if (!acrossAccounts.test(`${lead} ${after}`) || !has("account") || !has("security")) return false;
  const [own] = cell.labels.filter(({ kind }) => kind === "security");
  return cells.some(
    (one) =>
      one.field === cell.field &&
      !has("account", one) &&
      one.labels.some(({ kind, name }) => kind === "security" && name === own?.name),
  );
}

/** True for a figure that is on file with the opposite of the sign or direction that the words state. */
export function isOpposite(said: StatedClaim, { cells }: Evidence): boolean {
  const { unit } = said.claim;
  const alike = cells.filter((cell) => matchesCell(said.claim, cell));
  if (alike.length === 0) return false;
  const [isAbout, isMeasured, isAgainstWords] = [
    subjectMatcher(said),
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

/** Why a cell of the same value would be the opposite of what the words say; undefined if it would not. */
function oppositionTo(
  said: StatedClaim,
): (cell: Cell) => "edge" | "short" | "measured" | undefined {
  const edge = edgeBeside(said);
  const isOverFloor = isSurplus(said);
  const isSaid = said.claim.sign !== "none" || said.direction !== null;
  const isOffEdge = (cell: Cell): boolean =>
    said.claim.unit !== "any" && isFromEdge(cell.measure) && !isOnSaidSide(cell, said);
  return (cell) => {
    if (edge?.isBelow !== undefined && isFrom(edge, cell) && isNegative(cell) !== edge.isBelow)
      return "edge";
    if (cell.field === "") return undefined;
    if (cell.measure === "shortfall" && isOverFloor) return "short";
    const isTurned = isSaid && isSigned(cell.measure) && isAgainst(cell, said);
    return isTurned || isOffEdge(cell) ? "measured" : undefined;
  };
}

/** The cells with the claim's subject, unit, measure and sign, whatever their value. */
export const candidateCells = (said: StatedClaim, { cells }: Evidence): Cell[] => {
  const unit = said.claim.unit === "any" ? (said.rangeTo?.unit ?? "any") : said.claim.unit;
  const [isAbout, isMeasured] = [subjectMatcher(said), measureMatcher(said)];
  return cells.filter(
    (cell) =>
      unitsMatch(unit, cell.unit) && isAbout(cell) && isMeasured(cell) && hasSign(cell, said),
  );
};

function isInRange(cell: Cell, low: Claim, high: Claim): boolean {
  const value = decimal(cell.value);
  const scale = low.scale === 1 ? high.scale : low.scale;
  return (
    value.gte(decimal(low.digits).times(scale)) && value.lte(decimal(high.digits).times(high.scale))
  );
}

/** Words for everything together; "by household" groups instead. */
const wholes =
  /\b(total|totals|overall|portfolio|(?<!by )household|altogether|in all|combined|whole|net worth|invested)\b/i;
const inAll = /\b(?:altogether|in all|in total|overall|total)\b/i;
const ofWhole = /\bof(?: the| its| their)?(?: \w+['’]s)?\s*$/i;

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
function subjectMatcher({ about, topic, lead, after, claim, measure }: StatedClaim) {
  const needs = about.filter((mention) => kindOf(mention) === "need");
  const named = about.filter(
    (mention) => kindOf(mention) !== "other" && kindOf(mention) !== "need" && !mention.isGroup,
  );
  const byKind = Map.groupBy(named, kindOf);
  // "$7,200 of tax and another $3,000": a need that is not named.
  const isAnother = /\banother\s*$/i.test(lead);
  const isTotal = wholes.test(lead) && claim.unit === "usd" && (measure ?? "value") === "value";
  const isTotalCash = inAll.test(`${lead} ${after}`) && claim.unit === "usd" && measure === "cash";
  const whole = wholes.test(lead) || wholes.test(after.slice(0, 25)) || ofWhole.test(lead);
  const others = about.filter((mention) => kindOf(mention) === "other");
  const isOfOther = ({ measure, labels }: Cell): boolean =>
    measure === "value" && labels.some((label) => others.some((one) => isNamed(label, one)));
  const isOfHousehold = (cell: Cell): boolean =>
    cell.field === "" ||
    isOfOther(cell) ||
    (whole && cell.measure === "value") ||
    isPolicyMeasure(cell, measure);

  // One of the classes of an account is not the account.
  const isOfOtherExtent = (cell: Cell): boolean =>
    (!byKind.has("class") && isPartOfAccount(cell)) ||
    (!isAnother && isAboutAnotherNeed(cell, needs)) ||
    (named.length === 0 && needs.length > 0 && labelsSecurity(cell));

  return (cell: Cell): boolean => {
    if (isOfOtherExtent(cell)) return false;
    const specific = cell.labels.filter(({ kind }) => kind !== "other" && kind !== "need");
    if (named.length === 0)
      return (
        isOfNoun(cell, lead) &&
        (!(isTotal || isTotalCash) || isMoved(cell) || specific.every(isCash))
      );
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
    { labels, measure }: Cell,
    specific: readonly Label[],
    { isOfOne, isOfPolicy }: { isOfOne: boolean; isOfPolicy: boolean },
  ) =>
  ([kind, those]: [string, Mention[]]): boolean => {
    const own = specific.filter((label) => label.kind === kind);
    if (own.length > 0) return isAnyNamed(own, those);
    if (isOfPolicy || kind === "class") return isOfPolicy || isOfOne;
    // A class of the policy may be named by the account that the policy is named like.
    const isNamedAlike = isAnyNamed(labels, those);
    return kind === "account" && (isPerSecurity(measure) || isNamedAlike);
  };

/** The total of the deposits is no value of the household. */
const isMoved = ({ field }: Cell): boolean => /^(?:moved_amount|transferred_usd)$/.test(field);

/** "The private fund is 20 %": a thing without its name is still no class and no account. */
const isOfNoun = ({ labels, field }: Cell, lead: string): boolean =>
  field === "" || !someSecurity.test(lead) || labels.some(({ kind }) => kind === "security");
const someSecurity =
  /\b(?:the|this|that) (?:\w+ ){0,2}(?:fund|stock|holding|stake|ETF) (?:is|was|makes up|accounts for|has|stands at)\b[^.;]{0,20}$/i;

export const isAnyNamed = (labels: readonly Label[], named: readonly Mention[]): boolean =>
  labels.some((label) => named.some((one) => isNamed(label, one)));

/** What an account has in one class, which is no figure of the account. */
const isPartOfAccount = ({ labels, field }: Cell): boolean =>
  labels.some(({ kind }) => kind === "account") &&
  labels.some((label) => label.kind === "class" && (!isCash(label) || field === "value")) &&
  labels.every(({ kind }) => kind !== "security");

const labelsSecurity = ({ labels }: Cell): boolean =>
  labels.some(({ kind }) => kind === "security") && labels.every(({ kind }) => kind !== "need");

/** A figure of a cash need, if another one is named. */
function isAboutAnotherNeed({ labels }: Cell, needs: readonly Mention[]): boolean {
  if (needs.length === 0) return false;
  const own = labels.filter(({ kind }) => kind === "need");
  return own.length > 0 && !own.some((label) => needs.some((need) => isNamed(label, need)));
}

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
    ({ kind, name }) => kind === "security" && !(isSelected(cell, name) && topic.has(name)),
  ) &&
  cell.field !== "" &&
  cell.field !== "quantity" &&
  named.length === 1 &&
  cell.measure !== null;

const isSelected = ({ selected = [] }: Cell, security: string): boolean =>
  selected.some(({ kind, name }) => kind === "security" && name === security);

const isNamed = (label: Label, mention: Mention): boolean =>
  mention.labels.some((one) => one.kind === label.kind && one.name === label.name);
