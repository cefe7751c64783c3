import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { isCash } from "../measure-matcher.ts";
import { isNamed } from "./named-rows.ts";
import { isSelectedBy } from "./selected.ts";

/** True for a figure that sums up a list without being a value that is held: all sales of insiders. */
export const isSum = ({ list, measure, field }: Cell): boolean =>
  field !== "" && list === "" && measure === null;

/** True for a total of transfers, which is not a value of the household. */
export const isMoved = ({ field }: Cell): boolean =>
  /^(?:moved_amount|transferred_usd)$/.test(field);

/**
 * After words such as "the private fund", which name a security without its name, only figures of
 * securities match.
 */
export const isOfNoun = ({ labels, field }: Cell, lead: string): boolean =>
  field === "" || !someSecurity.test(lead) || labels.some(({ kind }) => kind === "security");
const someSecurity =
  /\b(?:the|this|that) (?:\w+ ){0,2}(?:fund|stock|holding|stake|ETF) (?:is|was|makes up|accounts for|has|stands at)\b[^.;]{0,20}$/i;

/** True for a figure of one class within an account, unless the query selects a class that is the topic. */
export function isPartOfAccount(cell: Cell, topic: ReadonlySet<string>): boolean {
  const { labels, field } = cell;
  const classes = labels.filter(
    (label) => label.kind === "class" && (!isCash(label) || field === "value"),
  );
  return (
    field !== "" &&
    labels.some(({ kind }) => kind === "account") &&
    classes.some(({ name }) => !(topic.has(name) && isSelectedBy(cell, name))) &&
    labels.every(({ kind }) => kind !== "security")
  );
}

/** A figure of a security or of a class other than cash. */
export const labelsHolding = ({ labels }: Cell): boolean =>
  labels.some((label) => label.kind === "security" || (label.kind === "class" && !isCash(label))) &&
  labels.every(({ kind }) => kind !== "need");

/** A figure of a cash need, if another one is named. */
export function isAboutAnotherNeed({ labels }: Cell, needs: readonly Mention[]): boolean {
  if (needs.length === 0) return false;
  const own = labels.filter(({ kind }) => kind === "need");
  return own.length > 0 && !own.some((label) => needs.some((need) => isNamed(label, need)));
}
