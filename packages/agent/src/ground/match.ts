import { decimal } from "@advisor/domain/decimal";
import type { Cell, Evidence } from "./cell.ts";
import type { Claim } from "./claims.ts";
import { countCells } from "./counts.ts";
import { directionIn, isOwed } from "./direction.ts";
import { isHeldCash, isPerSecurity, isSigned, type Measure, matchesMeasure } from "./measures.ts";
import type { Label, Mention } from "./names.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { kindOf } from "./subject.ts";
import { multiple, unitsMatch } from "./units.ts";
import { matchesCell } from "./value.ts";

/** The cell that the claim states; undefined if there is none. */
export function cellOf(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const counted = countCells(said, evidence.cells);
  if (counted !== undefined) return counted.find((cell) => matchesCell(said.claim, cell));
  const fitting = candidateCells(said, evidence).filter(
    ({ unit }) => unit === "ratio" || !multiple.test(said.after),
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

/** True for a figure that is on file with the opposite of the sign or direction that the words state. */
export function isOpposite(said: StatedClaim, { cells }: Evidence): boolean {
  const { unit, sign } = said.claim;
  const isAbout = subjectMatcher(said);
  return cells.some((cell) => {
    const isShort = cell.measure === "shortfall" && isSurplus(said);
    const isSaid = sign !== "none" || said.direction !== null;
    return (
      (isShort || (isSaid && isSigned(cell.measure))) &&
      cell.field !== "" &&
      unitsMatch(unit, cell.unit) &&
      isAbout(cell) &&
      (isShort || isMeasured(cell, said)) &&
      matchesCell(said.claim, cell) &&
      (isShort || isAgainst(cell, said))
    );
  });
}

/** The stated sign or direction is not that of the value. */
const isAgainst = ({ value }: Cell, { claim: { sign }, direction }: StatedClaim): boolean =>
  (sign === "none" ? direction === "down" : sign === "minus") !== value.startsWith("-");

/** The cells with the claim's subject, unit, measure and sign, whatever their value. */
export const candidateCells = (said: StatedClaim, { cells }: Evidence): Cell[] => {
  const unit = said.claim.unit === "any" ? (said.rangeTo?.unit ?? "any") : said.claim.unit;
  const isAbout = subjectMatcher(said);
  return cells.filter(
    (cell) =>
      unitsMatch(unit, cell.unit) && isAbout(cell) && isMeasured(cell, said) && hasSign(cell, said),
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
  const isOfGroup =
    about.some(({ isGroup }) => isGroup) && !named.some(isAccount) && !/\([^)]*$/.test(lead);
  const byKind = Map.groupBy(named, kindOf);
  const isTotal = wholes.test(lead) && claim.unit === "usd" && (measure ?? "value") === "value";
  const whole = wholes.test(lead) || wholes.test(after.slice(0, 25)) || ofWhole.test(lead);
  const others = about.filter((mention) => kindOf(mention) === "other");
  const isOfOther = ({ measure, labels }: Cell): boolean =>
    measure === "value" && labels.some((label) => others.some((one) => isNamed(label, one)));
  const isOfHousehold = (cell: Cell): boolean =>
    cell.field === "" ||
    isOfOther(cell) ||
    (whole && cell.measure === "value") ||
    isPolicyMeasure(cell, measure);

  // The value of several accounts is not that of one of them, nor one of its classes the account.
  const isOfOtherExtent = (cell: Cell): boolean =>
    (isOfGroup && isAccountTotal(cell)) || (!byKind.has("class") && isPartOfAccount(cell));

  return (cell: Cell): boolean => {
    if (isAboutAnotherNeed(cell, needs) || isOfOtherExtent(cell)) return false;
    const specific = cell.labels.filter(({ kind }) => kind !== "other" && kind !== "need");
    if (named.length === 0) return !isTotal || specific.every(isCash);
    if (specific.length === 0) return isOfHousehold(cell);
    const isOfOne = specific.some((label) => named.some((one) => isNamed(label, one)));
    const fits = ([kind, those]: [string, Mention[]]): boolean => {
      const own = specific.filter((label) => label.kind === kind);
      if (own.length > 0) return own.some((label) => those.some((one) => isNamed(label, one)));
      if (isPolicyMeasure(cell, measure) || (cell.field === "" && isOfOne)) return true;
      return kind === "account" ? isPerSecurity(cell.measure) : kind === "class" && isOfOne;
    };
    return [...byKind].every(fits) && !isAnotherSecuritys(cell, byKind, named, topic);
  };
}

const isAccount = (mention: Mention): boolean => kindOf(mention) === "account";

/** What an account has in one class, which is no figure of the account. */
const isPartOfAccount = ({ labels }: Cell): boolean =>
  labels.some(({ kind }) => kind === "account") &&
  labels.some((label) => label.kind === "class" && !isCash(label)) &&
  labels.every(({ kind }) => kind !== "security");

const isAccountTotal = ({ measure, labels }: Cell): boolean =>
  (measure === "value" || measure === "cash") &&
  labels.some(({ kind }) => kind === "account") &&
  labels.every(({ kind }) => kind !== "security");

/** A figure of a cash need, if another one is named. */
function isAboutAnotherNeed({ labels }: Cell, needs: readonly Mention[]): boolean {
  if (needs.length === 0) return false;
  const own = labels.filter(({ kind }) => kind === "need");
  return own.length > 0 && !own.some((label) => needs.some((need) => isNamed(label, need)));
}

/** A figure of the whole policy, if the words say so. */
const isPolicyMeasure = ({ measure }: Cell, said: Measure | null): boolean =>
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

const isCash = ({ name }: Label): boolean => name === "class cash";

const isNamed = (label: Label, mention: Mention): boolean =>
  mention.labels.some((one) => one.kind === label.kind && one.name === label.name);

const fromTarget =
  /^\s*(?:(?:percentage\s+|basis\s+)?points?|pp|bps)?\s*(above|over|below|under|ahead of|short of|shy of)\s+(?:its|the|their)?\s*target\b/i;

/** If the words name a measure, the cell's field must not be of another measure. */
function isMeasured({ measure, field, value, unit, labels }: Cell, said: StatedClaim): boolean {
  if (field === "") return true;
  if (isSurplus(said) && !surplusFields.test(field)) return false;
  const side = fromTarget.exec(said.after)?.[1]?.toLowerCase();
  if (side !== undefined) {
    const isBelow = /below|under|short|shy/.test(side);
    return measure === "drift" && value.startsWith("-") === isBelow;
  }
  if (said.measure === "limit" && ofIssuers.test(said.lead)) return measure === "limit";
  const term = ofMany.test(said.lead) ? undefined : termed.exec(said.after)?.[1];
  if (term !== undefined && unit === "units") return field.includes(`${term.toLowerCase()}_term`);
  return matchesMeasure(said.measure, measure) && isOfCash({ measure, labels, field }, said);
}

/** An amount that is called cash must be of cash, and held unless the words are about a policy or a trade. */
function isOfCash(
  { measure, labels, field }: Pick<Cell, "measure" | "labels" | "field">,
  { measure: stated, lead, after }: StatedClaim,
): boolean {
  if (/^\s*(?:has|have|is|are)?\s*(?:unsettled|not (?:yet )?settled?)\b/i.test(after)) return false;
  if (stated !== "cash") return true;
  const isSettled =
    /\bsettled cash\b(?!.*\bcash\b)/i.test(lead) || /^\s*(?:of|in) settled cash\b/i.test(after);
  if (isSettled && !/settled|available/.test(field)) return false;
  return !isOfOtherClass(labels) && isHeldCash(measure, `${lead} ${after}`);
}

/** The row of a class that is not cash; the sale of a security may still be raised as cash. */
const isOfOtherClass = (labels: readonly Label[]): boolean =>
  labels.some(({ kind }) => kind === "class") &&
  !labels.some((label) => label.kind === "security" || isCash(label));

/** A limit of issuers or sectors is no edge of a band. */
const ofIssuers = /\b(?:issuer|sector|concentration|single[- ]\w+)\W+limit\b/i;
/** "140 of the shares are long-term"; of "140 of the 165 shares" only the first are. */
const ofMany = /\bof (?:the|their|its) $/;
const termed = /^[^.;,\d]{0,40}\b(?:is|are)(?: not)?(?: yet)? (long|short)[- ]term\b/i;

/** Words for cash beyond the floor, which is no shortfall. */
const surplus =
  /\b(?:exceeds? (?:its|the|their) (?:\w+ )?(?:floor|reserve|minimum)|surplus|(?:above|over|more than|ahead of) (?:its|the|their) (?:cash )?floor|to spare|headroom)\b/i;

const surplusFields = /surplus|excess|floor/;

const surplusNext =
  /^\s*(?:of )?(?:surplus|above|over|more than|ahead of|to spare|headroom|beyond)\b/i;

/** "$5 above the floor", "exceeds its floor by $5"; in "$5 exceeds the floor" the figure is the cash itself. */
export const isSurplus = ({ lead, after, said }: StatedClaim): boolean =>
  surplus.test(/^\s*by\s*$/i.test(lead) ? said : lead) ||
  (surplusNext.test(after) && surplus.test(after));

const changing = /\b(?:differen\w+|drift\w*|change\w*)\b/i;

/**
 * A written sign must match the value's. In words, the direction of a gain or drift must match, and
 * a negative value must be described as negative.
 */
function hasSign(
  { value, measure, field }: Cell,
  { claim, lead, after, direction, measure: words }: StatedClaim,
) {
  const { sign, unit } = claim;
  const negative = value.startsWith("-");
  if (Number(value) === 0) return true;
  if (sign !== "none") return (sign === "minus") === negative;
  if (unit === "time" || unit === "count") return true;
  if (negative) return isNegative({ measure }, { lead, after, direction });
  if (direction !== "down" || field === "" || /disallowed|loss|lost/.test(field)) return true;
  // What is sold of an excess is no loss.
  if (/excess/.test(field) && /\b(?:sell\w*|sold|trim\w*|shrink|reduc\w+|cut)\b/i.test(lead))
    return true;
  return !(isSigned(measure) || words === "gain");
}

/** Whether the words fit a value below zero. */
function isNegative(
  { measure }: Pick<Cell, "measure">,
  { lead, after, direction }: Pick<StatedClaim, "lead" | "after" | "direction">,
): boolean {
  if (direction === "up" && isSigned(measure)) return false;
  // What is spent or sold of it does not make an amount negative.
  if (measure === "cash" || measure === "value") return isOwed(`${lead} ${after}`);
  return direction === "down" || changing.test(lead) || directionIn(after) === "down";
}
