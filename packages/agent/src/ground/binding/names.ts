import type { Cell, Evidence } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { isCash } from "../measure-matcher.ts";
import { isPerSecurity, isPolicyMeasure } from "../measures.ts";
import { isOfNoun, isSum } from "../rows/extent.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { isSelected } from "./selected.ts";

type Kind = Label["kind"];
type ByKind<One> = ReadonlyMap<Kind, readonly One[]>;

/** What a figure's words, its sentence, its heading and the sentence before it name, of each kind. */
interface Named {
  one: StatedClaim;
  own: ByKind<Mention>;
  carried: ByKind<Mention>;
  above: ByKind<Mention>;
  /** What a row must have: what the figure's words name, or else the heading. */
  needed: ByKind<Mention>;
  isOfCash: boolean;
  isWhole: boolean;
  isStanding: boolean;
  isOnlyAccount: boolean;
}

/** The kinds of names that a row need not have: a member is matched with what is theirs. */
const unbound: ReadonlySet<Kind> = new Set<Kind>(["other", "member"]);
const whole =
  /\b(?:total|overall|portfolio|household|altogether|in all|family|foundation|net worth|everything|listed|together|combined)\b/i;
const inAll = /\b(?:in|across|over) all accounts\b/i;
/** Words that stand for a thing without its name. */
const standing =
  /\b(?:it|its|they|their|them|this|that|these|those|he|she|his|her|positions?|holdings?|funds?|stocks?|shares?|stake|bond|lots?|etf|options?|calls?|puts?|largest|biggest|smallest|best|worst|top|security|company|sale|trades?|which|each)\b/i;

/**
 * Whether the names around a figure leave room for a cell's row. A name of the same kind as one of the row's
 * must be one of them: first one in the figure's own words, then one that its sentence or its heading names.
 */
export function nameMatcher(
  one: StatedClaim,
  { accounts }: Pick<Evidence, "accounts">,
): (cell: Cell) => boolean {
  const own = Map.groupBy(one.own, kindOf);
  const heading = one.heading.filter((each) => one.carried.includes(each));
  const named: Named = {
    ...{ one, own },
    // "$7,200 of tax and another $3,000": the second need has no name.
    carried: Map.groupBy(
      one.carried.filter((each) => !(/\banother\s*$/i.test(one.lead) && kindOf(each) === "need")),
      kindOf,
    ),
    above: Map.groupBy(one.earlier, kindOf),
    // "Raise cash for the reserve, due in 7 days": a span is of no class.
    needed: Map.groupBy(
      [...one.own, ...heading].filter(
        (each) => one.claim.unit !== "time" || kindOf(each) !== "class",
      ),
      kindOf,
    ),
    isOfCash: one.measure === "cash" || /\b(?:cash|settled)\b/i.test(one.said),
    isWhole: whole.test(`${one.lead} ${one.after}`),
    isStanding: standing.test(one.said),
    isOnlyAccount:
      accounts.size === 1 &&
      one.about.every(({ labels }) =>
        labels.every(({ kind, name }) => kind !== "account" || accounts.has(name)),
      ),
  };
  const isInAll = inAll.test(`${one.lead} ${one.after}`);
  return (cell) => {
    if (!isInColumn(cell, one)) return false;
    if (!isOfNoun(cell, one.lead)) return false;
    if (cell.field === "") return isTextAbout(cell, [...one.own, ...one.carried]);
    const kinds = kindsOf(cell, named);
    const isAnchored = isAnchoredBy(cell, kinds, named);
    return (
      isAnchored !== undefined &&
      !(named.isWhole && !isAnchored && isPart(cell, kinds, one)) &&
      !(isInAll && cell.labels.some(({ kind }) => kind === "account")) &&
      [...named.needed].every(([kind, near]) =>
        isHeld(kind, near, { cell, kinds, named, isAnchored }),
      )
    );
  };
}

/** A table column of an account or a fund has only what is said of it. */
const isInColumn = ({ labels }: Cell, { column }: StatedClaim): boolean =>
  column.length === 0 || isAnyNamed(labels, column);

/** What a row is about, without what need not be said: the only account, or cash where cash is meant. */
function kindsOf({ labels, measure }: Cell, { isOfCash, isOnlyAccount }: Named): ByKind<Label> {
  const isNeed = measure === "need" || labels.some(({ kind }) => kind === "need");
  const specific = labels.filter(
    (label) =>
      !unbound.has(label.kind) &&
      !(isCash(label) && (isOfCash || isNeed)) &&
      !(label.kind === "account" && isOnlyAccount),
  );
  return Map.groupBy(specific, ({ kind }) => kind);
}

/** Whether the words name what the row is about; undefined if they name another thing of one of its kinds. */
function isAnchoredBy(cell: Cell, kinds: ByKind<Label>, named: Named): boolean | undefined {
  let isAnchored = named.isOfCash && cell.labels.some(isCash);
  for (const [kind, labels] of kinds) {
    const those = named.own.get(kind) ?? named.carried.get(kind);
    if (those !== undefined && !isAnyNamed(labels, those)) return undefined;
    if (those !== undefined || isAnyNamed(labels, named.above.get(kind) ?? [])) isAnchored = true;
    else if (mustBeNamed(kind, labels, { cell, kinds, named })) return undefined;
  }
  return isAnchored;
}

/** In a sentence with names, a security or a class that neither they nor other words stand for is not meant. */
function mustBeNamed(
  kind: Kind,
  labels: readonly Label[],
  { cell, kinds, named }: { cell: Cell; kinds: ByKind<Label>; named: Named },
): boolean {
  const { one, isStanding } = named;
  const isNamed = one.sentence.some((each) => kindOf(each) !== "other");
  if (kind === "security")
    return !isStanding && !labels.some(({ name }) => one.topic.has(name)) && isNamed;
  return (
    kind === "class" &&
    !kinds.has("security") &&
    isNamed &&
    !isPolicyMeasure(cell.measure, one.measure) &&
    !labels.every(({ name }) => name === "class unclassified" || isSelected(cell, name, one))
  );
}

/** A figure of one account or of one thing is not that of the whole, unless it is the total of what the query selects. */
const isPart = (cell: Cell, kinds: ByKind<Label>, one: StatedClaim): boolean =>
  !isSum(cell) &&
  (one.sentence.length === 0
    ? [...kinds.values()]
        .flat()
        .some(({ name }) => cell.list !== "" || !isSelected(cell, name, one))
    : kinds.has("account") && !kinds.has("security"));

interface Held {
  cell: Cell;
  kinds: ByKind<Label>;
  named: Named;
  isAnchored: boolean;
}

/** Whether a row has what the words name, or may lack it because it has something else that they name. */
function isHeld(kind: Kind, near: readonly Mention[], held: Held): boolean {
  const { cell, kinds, isAnchored, named } = held;
  if (
    kinds.has(kind) ||
    unbound.has(kind) ||
    near.every(({ isGroup, isOwner }) => isGroup || isOwner)
  )
    return true;
  if (kind === "need" || kind === "person") return isAnchored;
  return (
    isShareOfCash(cell, near, named.one) ||
    isPolicyMeasure(cell.measure, named.one.measure) ||
    (kinds.size === 0 && named.isWhole && cell.measure === "value") ||
    isAnyNamed(cell.labels, near) ||
    mayLack(kind, held, near)
  );
}

/** "62% of the cash": a share in a row of cash has no class of its own. */
const isShareOfCash = (
  { measure, record }: Cell,
  near: readonly Mention[],
  { claim, after }: StatedClaim,
): boolean =>
  claim.unit === "percent" &&
  measure !== "cash" &&
  record?.cash !== undefined &&
  /^\s*of (?:the |our |their |its |all )*cash\b/i.test(after) &&
  near.every(({ labels }) => labels.every(isCash));

function mayLack(
  kind: Kind,
  { cell, kinds, isAnchored, named }: Held,
  near: readonly Mention[],
): boolean {
  if (kind === "account") return isPerSecurity(cell.measure) || named.isOnlyAccount;
  if (kind === "class") return kinds.has("security");
  return kind === "security" && isAnchored && !isNearest(near, named.one);
}

/** Whether the name nearest before a figure, or else behind it, is one of these rather than a class. */
function isNearest(near: readonly Mention[], { own, claim }: StatedClaim): boolean {
  const things = own.filter((one) => kindOf(one) === "security" || kindOf(one) === "class");
  const nearest = things.findLast(({ end }) => end <= claim.at) ?? things[0];
  return nearest !== undefined && near.includes(nearest);
}

/** A text may state a figure of one of the things that are named. */
function isTextAbout({ labels }: Cell, named: readonly Mention[]): boolean {
  const specific = labels.filter(({ kind }) => !unbound.has(kind));
  const things = named.filter((one) => !unbound.has(kindOf(one)));
  return specific.length === 0 || things.length === 0 || isAnyNamed(specific, things);
}
