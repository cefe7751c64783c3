import type { Cell } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/names.ts";
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
export function fundRowMatcher({ about, sentence, claim }: StatedClaim): (cell: Cell) => boolean {
  const [own, before] = [about, sentence.filter(({ end }) => end <= claim.at)].map((mentions) =>
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
    const isOther = isAnyNamed(beside, own ?? []) && !isAnyNamed(outer, own ?? []);
    return !isOther && (rows.length === 0 || isAnyNamed(inner, rows));
  };
}

const ofSecurity = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "security");

/**
 * For "Rosa's distribution", without an account: accepts rows of the accounts that she may own, and
 * no total if her account has a figure of its own.
 */
export function ownerMatcher(
  named: readonly Mention[],
  cells: readonly Cell[],
): (cell: Cell) => boolean {
  const owners = named.filter(({ isOwner }) => isOwner);
  const isOfAccount = named.some((one) => one.isOwner !== true && ofAccount(one.labels).length > 0);
  if (owners.length === 0 || isOfAccount) return () => true;
  const fields = new Set(
    cells.flatMap(({ labels, field }) => (isAnyNamed(ofAccount(labels), owners) ? field : [])),
  );
  return ({ labels, field }) => {
    const accounts = ofAccount(labels);
    if (accounts.length > 0) return isAnyNamed(accounts, owners);
    return !fields.has(field) || labels.some(({ kind }) => kind === "security" || kind === "class");
  };
}

const ofAccount = (labels: readonly Label[]) => labels.filter(({ kind }) => kind === "account");
