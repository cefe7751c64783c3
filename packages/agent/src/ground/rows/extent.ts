import type { Cell } from "../evidence/cell.ts";

/** True for a figure that sums up a list without being a value that is held: all sales of insiders. */
export const isSum = ({ list, measure, field }: Cell): boolean =>
  field !== "" && list === "" && measure === null;

/**
 * After words such as "the private fund", which name a security without its name, only figures of
 * securities match.
 */
export const isOfNoun = ({ labels, field }: Cell, lead: string): boolean =>
  field === "" || !someSecurity.test(lead) || labels.some(({ kind }) => kind === "security");
const someSecurity =
  /\b(?:the|this|that) (?:\w+ ){0,2}(?:fund|stock|holding|stake|ETF) (?:is|was|makes up|accounts for|has|stands at)\b[^.;]{0,20}$/i;
