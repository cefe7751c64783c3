import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Claim } from "./claims.ts";
import type { Cell, Evidence } from "./evidence/cell.ts";
import type { Label, Mention } from "./evidence/label.ts";
import type { Measure } from "./measures.ts";
import { isAnyNamed } from "./rows/named-rows.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { statesMultiple, statesValue } from "./value.ts";

type Wanted = Pick<Cell, "unit" | "measure">;

/**
 * The measure and unit to look up for the named things: gain, cost, cash or weight if the claim
 * says so, otherwise the value.
 */
const wantedBy = ({ measure, claim, lead }: StatedClaim): Wanted => {
  if (
    measure !== null &&
    edges.has(measure) &&
    claim.unit === "percent" &&
    combinedWords.test(lead)
  )
    return { measure, unit: "percent" };
  if (claim.unit === "units") return { measure: null, unit: "units" };
  const said = measure !== null && additive.has(measure) ? measure : "value";
  return { measure: said, unit: claim.unit === "percent" && said === "weight" ? "percent" : "usd" };
};

/** Words that allow the limits of several classes to be added: "a combined target of 60%". */
export const combinedWords = /\b(?:combined|total|joint|together)\b/i;
const edges = new Set<Measure>(["target", "max", "min"]);
const additive = new Set<Measure>(["gain", "cost", "cash", "weight"]);

/** The recorded value of each mentioned thing. */
export const valuesOfMentions = (
  one: StatedClaim,
  mentions: readonly Mention[],
  evidence: Evidence,
): Decimal[] =>
  mentions
    .filter(({ isOwner }) => !isOwner)
    .flatMap((mention) => valuesOf([mention], wantedBy(one), evidence).slice(0, 1));

/** What the named thing is worth; undefined unless the results say so in one figure. */
export function worthOf(mention: Mention, evidence: Evidence): Decimal | undefined {
  const values = valuesOf([mention], { measure: "value", unit: "usd" }, evidence);
  return values.length === 1 ? values[0] : undefined;
}

/** The same within one account. */
export const valuesInAccount = (
  one: StatedClaim,
  mentions: readonly Mention[],
  account: Mention,
  evidence: Evidence,
): Decimal[] =>
  mentions.flatMap((mention) => valuesOf([mention, account], wantedBy(one), evidence).slice(0, 1));

/** Whether the claim is the total of the accounts that its sentence names as a group. */
export const isGroupTotal = (
  one: StatedClaim,
  evidence: Evidence,
  is: (value: Decimal) => boolean,
): boolean => {
  const named = one.sentence.filter(({ isGroup }) => isGroup);
  const group = named.length > 0 ? named : accountsTogether(one);
  const security = one.about.filter(({ labels }) => labels.some(({ kind }) => kind === "security"));
  const things = security.length === 0 ? group : [...security, ...group];
  return group.length === 1 && valuesOf(things, wantedBy(one), evidence).some(is);
};

const inGroup = /^(?:\s+[a-z]+){0,3}?\s+(?:across|in|between|over|from|with)(?:\s+[a-z]+)?\s*$/i;

/**
 * True when the accounts named as a group have another total: "$5 across the Family and Legacy
 * trusts".
 */
export function contradictsGroupTotal(one: StatedClaim, evidence: Evidence): boolean {
  const { claim, said, offset, sentence } = one;
  const end = claim.at + claim.text.length;
  const group = sentence.find(({ at, isGroup }) => isGroup && at >= end);
  if (group === undefined || !inGroup.test(said.slice(end - offset, group.at - offset)))
    return false;
  const things = one.about.filter((mention) =>
    mention.labels.some(({ kind }) => kind === "security"),
  );
  const wanted = wantedBy(one);
  if (things.length !== 1 || wanted.unit !== claim.unit) return false;
  const totals = valuesOf([...things, group], wanted, evidence);
  return totals.length > 0 && !totals.some((total) => statesValue(claim, total));
}

/** Combines several named accounts into a group: "between the joint account and the IRA". */
function accountsTogether({ about }: StatedClaim): Mention[] {
  const [first, ...others] = about.filter(({ labels }) =>
    labels.some(({ kind }) => kind === "account"),
  );
  if (first === undefined || others.length === 0) return [];
  const labels = [first, ...others].flatMap((one) => one.labels);
  return [{ ...first, labels: labels.filter(({ kind }) => kind === "account"), isGroup: true }];
}

/**
 * The values of the things that have all of these names: the total over all accounts, and the row
 * with the fewest other names, which may be that of the whole issuer. For a group ("Karen's IRAs"),
 * the sum over its accounts.
 */
function valuesOf(
  mentions: readonly Mention[],
  wanted: Wanted,
  evidence: Pick<Evidence, "cells">,
): Decimal[] {
  const group = mentions.find(({ isGroup }) => isGroup);
  if (group !== undefined) return groupTotal(mentions, group, wanted, evidence);
  const specific = mentions.map(withoutPolicy);
  const securities = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "security");
  const most = mentions.filter(({ labels }) => securities(labels).length > 0).length;
  const isOfCash = specific.some(({ labels }) => labels.some(({ name }) => name === "class cash"));
  const own = evidence.cells
    .filter(
      ({ unit, measure, field, labels }) =>
        unit === wanted.unit &&
        (measure === wanted.measure ||
          (wanted.measure === "value" && field === "cash" && isOfCash)) &&
        (unit === "units" ? field === "quantity" : field !== "") &&
        specific.every((mention) => isAnyNamed(labels, [mention])) &&
        // The row of an option also names its share.
        securities(labels).length <= most,
    )
    .toSorted((a, b) => a.labels.length - b.labels.length);
  const has = (kind: Label["kind"]) => (cell: Cell) => cell.labels.some((one) => one.kind === kind);
  const inAccounts = new Set(own.filter(has("account")).map(({ value }) => value));
  const isTotal = (cell: Cell) => most > 0 && has("class")(cell) && !has("account")(cell);
  const whole = own.find(isTotal)?.value;
  const held = whole ?? (inAccounts.size === 1 ? [...inAccounts][0] : undefined);
  return [...new Set([held, own[0]?.value])].flatMap((value) =>
    value === undefined ? [] : decimal(value),
  );
}

/** An account may share its name with its policy. */
function withoutPolicy(mention: Mention): Mention {
  const labels = mention.labels.filter(({ kind }) => kind !== "other");
  return labels.length === 0 ? mention : { ...mention, labels };
}

function groupTotal(
  mentions: readonly Mention[],
  group: Mention,
  wanted: Wanted,
  evidence: Pick<Evidence, "cells">,
): Decimal[] {
  const others = mentions.filter((one) => one !== group);
  const parts = group.labels.map((label) => {
    const account = { ...group, isGroup: false, labels: [label] };
    return valuesOf([...others, account], wanted, evidence)[0];
  });
  const known = parts.filter((part) => part !== undefined);
  const isKnown = known.length === parts.length || (others.length > 0 && known.length > 0);
  return isKnown ? [sum(known)] : [];
}

/** The household's total value and that of its listed holdings or accounts, as the results state them. */
export const statedTotals = ({ cells }: Evidence): Decimal[] =>
  cells.flatMap(({ field, value, labels, list, isOfAll }) =>
    (/^(?:total|listed)_value$/.test(field) ||
      (isOfAll === true && list === "" && /^(?:account|market)_value$/.test(field))) &&
    labels.every(({ kind }) => kind === "other")
      ? decimal(value)
      : [],
  );

const more = "more|larger|bigger|greater|higher|above|over";
const than = new RegExp(
  `^\\s*(?:of cash |in cash |in value )?(?:(${more})|less|smaller|lower|below|under)\\b(?:\\s+\\w+){0,2}?\\s+than\\b`,
  "i",
);
const times = /^\s*(?:times|x\b|×)/i;
const shareOf = /^\s*(?:of|as (?:big|large|much) as)\b/i;

/**
 * Whether the figure compares the thing named before it with the one named after it: "the brokerage
 * is $5 larger than the 401(k)", "A is 2.7 times B", "A is 68 % of B".
 */
export function comparesNamedValues(
  one: StatedClaim,
  evidence: Evidence,
  shown: readonly Decimal[],
  is: (value: Decimal) => boolean,
): boolean {
  const { claim, after, sentence } = one;
  const before = sentence.filter(({ end }) => end <= claim.at);
  const behind = sentence.filter(
    ({ at }) => at > claim.at && at < claim.at + claim.text.length + after.length,
  );
  const wanted: Wanted = { ...wantedBy(one), unit: "usd" };
  const on = (side: readonly Mention[]) =>
    side.length === 0 ? [] : valuesOf(side, wanted, evidence);
  const isAlike = new Set(before.map(({ labels }) => labels[0]?.kind)).size === 1;
  const each = isAlike ? before : before.slice(-1);
  const first = [...on(before), ...each.flatMap((one) => on([one])), ...shown];
  const second = on(behind.slice(0, 1));
  return first.some((a) => second.some((b) => isCompared(one, [a, b], is)));
}

function isCompared(
  { claim, after }: StatedClaim,
  [a, b]: readonly [Decimal, Decimal],
  is: (value: Decimal) => boolean,
): boolean {
  const compared = than.exec(after);
  if (claim.unit === "usd" && compared !== null) {
    const isMore = compared[1] !== undefined;
    return a.gt(b) === isMore && is(isMore ? a.minus(b) : b.minus(a));
  }
  if (b.eq(0)) return false;
  if (times.test(after)) return statesMultiple(claim, a.div(b));
  return claim.unit === "percent" && shareOf.test(after) && is(a.times(100).div(b));
}

/**
 * Whether the figure is the difference of the figures before and after it: "$26,400, $5 more than
 * the $26,395", "31.5%, 1.5 points below the 33% minimum"; or of the two before it, as a query's
 * comparison says it: "the cash is $9, the needs come to $4: $5 more".
 */
export function isStatedDifference(
  { claim, lead, after, offset }: StatedClaim,
  { said, isKnown }: { said: readonly StatedClaim[]; isKnown: (claim: Claim) => boolean },
): boolean {
  const ofTwo = /^\s*:\s*$/.test(lead) ? /^\s*(?:(more)|less)[.;]?\s*$/i.exec(after) : null;
  const words = ofTwo ?? apartBy.exec(after);
  if (words === null) return false;
  const index = said.findIndex((one) => one.claim === claim);
  const [a, b] = ofTwo
    ? said.slice(Math.max(0, index - 2), index)
    : [said[index - 1], said[index + 1]];
  const unit = claim.unit === "points" ? "percent" : claim.unit;
  const fits = (one: StatedClaim | undefined): boolean =>
    one?.offset === offset && one.claim.unit === unit && isKnown(one.claim);
  if (a === undefined || b === undefined || !fits(a) || !fits(b)) return false;
  const apart = amountOf(a).minus(amountOf(b));
  return apart.gt(0) === (words[1] !== undefined) && statesValue(claim, apart);
}

const apartBy =
  /^\s*(?:points |pp |percentage points )?(?:(more than|higher than|larger than|bigger than|above|over)|less than|lower than|smaller than|below|under|short of|shy of)\s+(?:the |its |their |a )?(?:\w+ )?$/i;

const amountOf = ({ claim }: StatedClaim): Decimal => decimal(claim.digits).times(claim.scale);
