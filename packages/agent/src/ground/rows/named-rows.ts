import type { Cell } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import type { StatedClaim } from "../stated-claim.ts";

export const isNamed = (label: Label, mention: Mention): boolean =>
  mention.labels.some((one) => one.kind === label.kind && one.name === label.name);

export const isAnyNamed = (labels: readonly Label[], named: readonly Mention[]): boolean =>
  labels.some((label) => named.some((one) => isNamed(label, one)));

/**
 * For a holding of a fund, such as Apple in QQQ: the holding itself must be named, with the figure
 * or last before it, unless only the fund is named. No other fund of a comparison may be named with
 * it.
 */
export function fundRowMatcher(stated: StatedClaim): (cell: Cell) => boolean {
  const { about, sentence, claim, said, offset } = stated;
  const end = claim.at + claim.text.length;
  // "8.8% of VOO"
  const next = sentence.filter(
    ({ at }) => at >= end && /^ of (?:the )?$/.test(said.slice(end - offset, at - offset)),
  );
  // "3.3% of QQQ but only 1.4% of VTI": QQQ is where the first figure is.
  const isPlace = ({ at }: Mention): boolean => placed.test(said.slice(0, at - offset));
  const earlier = sentence.filter((one) => one.end <= claim.at && !isPlace(one));
  const [own, before] = [about, earlier].map((mentions) =>
    mentions.filter(({ labels }) => ofSecurity(labels).length > 0),
  );
  return ({ labels, within = [], beside = [] }) => {
    const around = new Set(within.map(({ name }) => name));
    const [outer = [], inner = []] = [true, false].map((isAround) =>
      ofSecurity(labels).filter(({ name }) => around.has(name) === isAround),
    );
    if (outer.length === 0 || inner.length === 0) return true;
    const isRow = (one: Mention): boolean => !isAnyNamed([...outer, ...beside], [one]);
    const rows = own?.some(isRow) ? own.filter(isRow) : (before?.filter(isRow).slice(-1) ?? []);
    const isOther = isAnyNamed(beside, [...(own ?? []), ...next]) && !isAnyNamed(outer, own ?? []);
    return !isOther && (rows.length === 0 || isAnyNamed(inner, rows));
  };
}

const placed = /(?:%|\bpercent|\bpoints) (?:of|in) (?:the )?$/;

const ofSecurity = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "security");

/**
 * For "Rosa's distribution", without an account: accepts rows of the accounts that she may own, and
 * no total if her account has a figure of its own. A row about a member must be about one who is named.
 */
export function ownerMatcher(
  named: readonly Mention[],
  cells: readonly Cell[],
): (cell: Cell) => boolean {
  const owners = named.filter(({ isOwner }) => isOwner);
  const people = named.filter(({ labels }) => ofMember(labels).length > 0);
  const isPerson = ({ labels }: Cell): boolean =>
    people.length === 0 || ofMember(labels).length === 0 || isAnyNamed(ofMember(labels), people);
  const isOfAccount = named.some((one) => one.isOwner !== true && ofAccount(one.labels).length > 0);
  if (owners.length === 0 || isOfAccount) return isPerson;
  const fields = new Set(
    cells.flatMap(({ labels, field }) => (isAnyNamed(ofAccount(labels), owners) ? field : [])),
  );
  return (cell) => {
    const { labels, field } = cell;
    const accounts = ofAccount(labels);
    if (accounts.length > 0) return isAnyNamed(accounts, owners);
    if (!isPerson(cell)) return false;
    return !fields.has(field) || labels.some(({ kind }) => kind === "security" || kind === "class");
  };
}

/** With results of several households, only figures of those that the figure's words, its sentence or the answer name. */
export function householdMatcher(
  { own: beside, sentence, topic }: Pick<StatedClaim, "own" | "sentence" | "topic">,
  households: ReadonlySet<string>,
): (cell: Cell) => boolean {
  if (households.size < 2) return () => true;
  const [inWords, inSentence] = [beside, sentence].map((mentions) =>
    mentions.flatMap(({ labels }) => labels.map(({ name }) => name)),
  );
  const [named = []] = [inWords ?? [], inSentence ?? [], [...topic]]
    .map((names) => names.filter((name) => households.has(name)))
    .filter((names) => names.length > 0);
  return ({ labels }) => {
    const own = labels.filter(({ name }) => households.has(name));
    return named.length === 0 || own.length === 0 || own.some(({ name }) => named.includes(name));
  };
}

const ofMember = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "member");
const ofAccount = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "account");
