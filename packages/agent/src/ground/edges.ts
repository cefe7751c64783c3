import type { Cell } from "./evidence/cell.ts";
import type { Measure } from "./measures.ts";
import type { StatedClaim } from "./stated-claim.ts";

/** Words for an edge: what a figure beside them is measured from, and on which side of it. */
export interface Edge {
  measures: readonly Measure[];
  /** Undefined for what a trade to the edge takes. */
  isBelow?: boolean;
}

const beside =
  /^\s*(?:more\s+)?(?:(?:percentage\s+|basis\s+)?points?|pp|bps)?\s*(?:above|over|beyond|past|ahead of|(below|under|short of|shy of|inside)|(to (?:reach|get (?:back )?to|meet|hit|restore)))\s+(?:(?:its|the|their|a|an)\s+)?(\d[\d.]*\s?%\s+)?(?:\w+\s+)?(target|maximum|max|ceiling|cap|limit|top|upper|minimum|min|bottom|lower|floor)\b/i;

/** "8.2 points over its 45 % target"; in "53.2 %, over its 45 % target" and "53.2 % over its 45 % target" the weight is stated. */
export function edgeBeside(said: StatedClaim): Edge | undefined {
  const { claim, offset } = said;
  const rest = said.said.slice(claim.at - offset + claim.text.length);
  const [, below, aim, number, edge] = beside.exec(rest) ?? [];
  if (edge === undefined || isSurplus(said)) return undefined;
  // A floor in dollars is that of the cash, which has fields of its own.
  const isOther = claim.unit === "percent" ? number !== undefined : /floor/i.test(edge);
  if (isOther && claim.unit !== "points") return undefined;
  const measures = edges.find(([words]) => words.test(edge))?.[1] ?? [];
  if (aim !== undefined) return { measures };
  return { measures: measures.filter((one) => !/trade/.test(one)), isBelow: below !== undefined };
}

/** What a figure from each edge is, and what a trade to it. */
const edges: readonly [RegExp, Measure[]][] = [
  [/target/i, ["drift", "target trade"]],
  [/max|ceiling|cap|limit|top|upper/i, ["from max", "from limit", "band trade"]],
  [/./, ["from min", "band trade"]],
];

export const isFrom = ({ measures }: Edge, { measure }: Cell): boolean =>
  measure !== null && measures.includes(measure);

export const isFromEdge = (measure: Measure | null): boolean =>
  measure === "from max" || measure === "from min" || measure === "from limit";

const below = /\b(?:below|under|short|shy|beneath|inside)\b/i;
const beyond = /\b(?:above|over|beyond|past|exceed\w*|excess|outside)\b/i;

/** A figure from an edge lies on the side of it that the words say. */
export function isOnSaidSide({ value }: Cell, { lead, after }: StatedClaim): boolean {
  const words = `${lead} ${after}`;
  const [isBelow, isBeyond] = [below.test(words), beyond.test(words)];
  return isBelow === isBeyond || isBelow === value.startsWith("-");
}

/** Words for cash beyond the floor, which is no shortfall. */
const surplus =
  /\b(?:exceeds? (?:its|the|their) (?:\w+ )?(?:floor|reserve|minimum)|surplus|(?:above|over|more than|ahead of) (?:its|the|their) (?:cash )?floor|to spare|headroom)\b/i;

export const surplusFields = /surplus|excess|floor/;

const surplusNext =
  /^\s*(?:of )?(?:surplus|above|over|more than|ahead of|to spare|headroom|beyond)\b/i;

/** "$5 above the floor", "exceeds its floor by $5"; in "$5 exceeds the floor" the figure is the cash itself. */
export const isSurplus = ({ lead, after, said }: StatedClaim): boolean =>
  surplus.test(/^\s*by\s*$/i.test(lead) ? said : lead) ||
  (surplusNext.test(after) && surplus.test(after));

const leftOver =
  /\b(?:surplus|above|over|beyond|more than|ahead of|exceeds?|spare|free|left|room|headroom|cushion|buffer|after)\b/i;

/** What is left of the cash beyond the floor needs words for it. */
export const isLeftOver = (said: StatedClaim): boolean =>
  isSurplus(said) || leftOver.test(`${said.lead} ${said.after}`);
