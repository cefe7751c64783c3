import type { Cell } from "./evidence/cell.ts";
import type { Measure } from "./measures.ts";
import type { StatedClaim } from "./stated-claim.ts";

/** The words after a figure that state its distance from a policy limit, and the side of it. */
export interface StatedDistance {
  measures: readonly Measure[];
  /** Undefined for a trade that reaches the limit. */
  isBelow?: boolean;
}

const beside =
  /^\s*(?:more\s+)?(?:(?:percentage\s+|basis\s+)?points?|pp|bps)?\s*(?:above|over|beyond|past|ahead of|(below|under|short of|shy of|inside)|(to (?:reach|get (?:back )?to|meet|hit|restore)))\s+(?:(?:its|the|their|a|an)\s+)?(\$?\d[\d.,]*(?:\s?%)?\s+)?(?:\w+\s+)?(target|maximum|max|ceiling|cap|limit|top|upper|minimum|min|bottom|lower|floor)\b/i;

/**
 * Reads "8.2 points over its 45 % target". In "53.2 %, over its 45 % target" the figure is the
 * weight and not the distance.
 */
export function statedDistance(said: StatedClaim): StatedDistance | undefined {
  const { claim, offset } = said;
  const rest = said.said.slice(claim.at - offset + claim.text.length);
  const [, below, aim, number, edge] = beside.exec(rest) ?? [];
  if (edge === undefined || statesSurplus(said)) return undefined;
  // A floor in dollars is the cash floor, which has fields of its own.
  const isOther = claim.unit === "percent" ? number !== undefined : /floor/i.test(edge);
  if (isOther && claim.unit === "usd" && below !== undefined) return { measures: ["shortfall"] };
  if (isOther && claim.unit !== "points") return undefined;
  const measures = edges.find(([words]) => words.test(edge))?.[1] ?? [];
  if (aim !== undefined) return { measures };
  return { measures: measures.filter((one) => !/trade/.test(one)), isBelow: below !== undefined };
}

/** The measures of the distance from each limit, and of a trade that reaches it. */
const edges: readonly [RegExp, Measure[]][] = [
  [/target/i, ["drift", "target trade"]],
  [/max|ceiling|cap|limit|top|upper/i, ["from max", "from limit", "band trade"]],
  [/./, ["from min", "band trade"]],
];

export const isStatedDistance = ({ measures }: StatedDistance, { measure }: Cell): boolean =>
  measure !== null && measures.includes(measure);

export const isDistanceFromLimit = (measure: Measure | null): boolean =>
  measure === "from max" || measure === "from min" || measure === "from limit";

const below = /\b(?:below|under|short|shy|beneath|inside|too low|too little)\b/i;
const beyond = /\b(?:above|over|beyond|past|exceed\w*|excess|outside|too high|too much)\b/i;
const lacking =
  /\b(?:needs?|lacks?|missing|another|to (?:reach|get (?:back )?to|meet|hit|restore))\b/i;

/** Whether a distance from a limit is on the side that the words state. */
export function isOnStatedSide({ value, measure }: Cell, { lead, after }: StatedClaim): boolean {
  const words = `${lead} ${after}`;
  const isLacking = measure === "from min" && lacking.test(words);
  const [isBelow, isBeyond] = [isLacking || below.test(words), beyond.test(words)];
  return isBelow === isBeyond || isBelow === value.startsWith("-");
}

/** Words for cash above the floor. */
const surplus =
  /\b(?:exceeds? (?:its|the|their) (?:\w+ )?(?:floor|reserve|minimum)|surplus|(?:above|over|more than|ahead of) (?:its|the|their) (?:cash )?floor|to spare|headroom)\b/i;

export const surplusFields = /surplus|excess|floor/;

const surplusNext =
  /^\s*(?:of )?(?:surplus|above|over|more than|ahead of|to spare|headroom|beyond)\b/i;

/**
 * True for a surplus over the cash floor: "$5 above the floor", "exceeds its floor by $5". In "$5
 * exceeds the floor" the figure is the cash itself.
 */
export const statesSurplus = ({ lead, after, said }: StatedClaim): boolean =>
  surplus.test(/^\s*by\s*$/i.test(lead) ? said : lead.replace(/^.*[:;—–](?=\s)/s, "")) ||
  (surplusNext.test(after) && surplus.test(after));

const leftOver =
  /\b(?:surplus|above|over|beyond|more than|ahead of|exceeds?|spare|free|left|room|headroom|cushion|buffer|after)\b/i;

/**
 * True when the words mention a surplus or a remainder; a surplus over the floor matches only then.
 */
export const mentionsSurplus = (said: StatedClaim): boolean =>
  statesSurplus(said) || leftOver.test(`${said.lead} ${said.after}`);

/** Words that state on which side of the next figure, a limit, something is. */
const sides =
  /\b(above|over|exceed(?:s|ing)?|beyond|past|breach(?:es|ing)?|outside|below|under|beneath|short of|within|inside)(?: of)?\s+(?:(?:its|the|their|a|an)\s+)?(?:[a-z-]+\s+){0,2}$/i;
/** Words for an aim or a denial, which state no side. */
const aims =
  /\b(?:to|get\w*|bring\w*|back|until|must|should|would|could|need\w*|if|not?|never|nor|without|n['’]t|cannot)\b/i;

const compared = new Set<Measure | null>(["weight", "value", "cash"]);
const edgeMeasures = new Set<Measure | null>(["max", "min", "limit", "target", "floor"]);

interface EdgeClaim {
  said: StatedClaim;
  cell: Cell;
}

/**
 * True when the sentence puts the figure on the wrong side of the limit: "at 6.98%, cash is below
 * its 6.25% maximum".
 */
export function contradictsSide(
  one: StatedClaim,
  { measure, value }: Cell,
  edge: EdgeClaim,
): boolean {
  const { claim: at, rangeTo, offset } = edge.said;
  const isCompared = compared.has(measure) && edgeMeasures.has(edge.cell.measure);
  if (isOfNextClause(one, edge.said)) return false;
  if (!isCompared || one.offset !== offset || one.claim.unit !== (rangeTo?.unit ?? at.unit))
    return false;
  const side = sideBefore(edge.said);
  if (side === undefined) return false;
  const [is, limit] = [Number(value), Number(edge.cell.value)];
  if (rangeTo !== undefined && /^(?:within|inside|outside)$/i.test(side)) {
    const isIn = is >= limit && is <= Number(rangeTo.digits) * rangeTo.scale;
    return isIn === /^outside$/i.test(side);
  }
  return belowIt.test(side) ? is > limit : is < limit;
}

/**
 * True when the figure belongs to the next clause: "US equity is above its 50% maximum and bonds
 * (24%) are below theirs".
 */
const isOfNextClause = ({ claim }: StatedClaim, { claim: edge, said, offset }: StatedClaim) =>
  claim.at > edge.at &&
  /[;:]|\b(?:and|but|while|whereas)\b/.test(said.slice(edge.at - offset, claim.at - offset));

const belowIt = /^(?:below|under|beneath|short of|within|inside)$/i;

/** The word for the side of a limit, right before the limit's figure. */
function sideBefore({ claim, from, offset, said }: StatedClaim): string | undefined {
  const words = said.slice(from - offset, claim.at - offset);
  const isApart = /[;:]|\b(?:and|but|while)\b/.test(words) || aims.test(words);
  return isApart ? undefined : sides.exec(words)?.[1];
}
