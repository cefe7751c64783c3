import { edgeBeside, isFrom, isFromEdge, isLeftOver, isSurplus, surplusFields } from "./edges.ts";
import type { Cell } from "./evidence/cell.ts";
import type { Label } from "./evidence/names.ts";
import { isHeldCash, matchesMeasure } from "./measures.ts";
import { isNegative } from "./sign.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { kindOf } from "./subject.ts";

/** If the words name a measure, the cell's field must not be of another measure. The sentence is read once for all cells. */
export function measureMatcher(said: StatedClaim): (cell: Cell) => boolean {
  const [edge, isOver] = [edgeBeside(said), isSurplus(said)];
  const isOfIssuers = said.measure === "limit" && ofIssuers.test(said.lead);
  const term = termOf(said);
  const isOfCash = cashMatcher(said);
  const isOfAccount = said.about.some((one) => kindOf(one) === "account");
  // Fields that need words for them.
  const kept: readonly [RegExp, boolean][] = [
    [/_surplus_usd$/, isLeftOver(said)],
    [/^sum_/, ofAll.test(said.said)],
    [/^account_share_pct$/, isOfAccount && !ofEverything.test(said.after)],
  ];
  const isKept = ({ field, measure }: Cell): boolean =>
    (!isOver || surplusFields.test(field)) &&
    kept.every(([fields, isMeant]) => isMeant || !fields.test(field)) &&
    (edge !== undefined || said.claim.unit !== "percent" || !isFromEdge(measure));
  const isStated = (cell: Cell): boolean => {
    if (edge !== undefined) return isFrom(edge, cell) && edge.isBelow !== !isNegative(cell);
    if (isOfIssuers) return cell.measure === "limit" || cell.measure === "from limit";
    if (term !== undefined && cell.unit === "units") return cell.field.includes(term);
    return matchesMeasure(said.measure, cell.measure) && isOfCash(cell);
  };
  return (cell) => cell.field === "" || (isKept(cell) && isStated(cell));
}

const unsettled = /\bunsettled\b|\b(?:not|\w+n['’]t|to) (?:yet |all )*settled?\b/i;

/** An amount that is called cash must be of cash, and held unless the words are about a policy or a trade. */
function cashMatcher({ measure: stated, lead, after }: StatedClaim) {
  const words = `${lead} ${after}`;
  const isUnsettled = unsettled.test(words);
  const isSettled =
    /\bsettled cash\b(?!.*\bcash\b)/i.test(lead) || /^\s*(?:of|in) settled cash\b/i.test(after);
  return ({ measure, labels, field }: Pick<Cell, "measure" | "labels" | "field">): boolean => {
    if (isUnsettled || field === "unsettled_cash")
      return isUnsettled === (field === "unsettled_cash");
    if (stated !== "cash") return true;
    if (isSettled && !/settled|available/.test(field)) return false;
    return !isOfOtherClass(labels) && isHeldCash(measure, words);
  };
}

/** The row of a class that is not cash; the sale of a security may still be raised as cash. */
const isOfOtherClass = (labels: readonly Label[]): boolean =>
  labels.some(({ kind }) => kind === "class") &&
  !labels.some((label) => label.kind === "security" || isCash(label));

/** A limit of issuers or sectors is no edge of a band. */
const ofIssuers = /\b(?:issuer|sector|concentration|single[- ]\w+)\W+limit\b/i;
/** "140 of the shares are long-term"; of "140 of the 165 shares" only the first are. */
const ofMany = /\bof (?:the|their|its) $/;
const termed = /^([^.;,\d]{0,40}?)\b(long|short)[- ]term\b(?! (?:gain|loss))/i;

/** The part of a quantity that is held for one of the terms. */
function termOf({ claim, lead, after, said, offset }: StatedClaim): string | undefined {
  const rest = said.slice(claim.at - offset + claim.text.length);
  const words = /^ of (?:the |their |its )?$/.test(after) ? rest.replace(/^\D*[\d,]+/, "") : after;
  const [, between = "", term] = (!ofMany.test(lead) && termed.exec(words)) || [];
  if (term === undefined) return undefined;
  const isLong = (term.toLowerCase() === "long") !== /\bnot\b/i.test(between);
  return isLong ? "long_term" : "short_term";
}

/** Words for several rows at once. */
const ofAll =
  /\b(?:total\w*|altogether|together|all|combined|sum\w*|add\w*|that is|comes? to|amounts? to|next|between|vest\w*|unvested|upcoming)\b/i;

/** The words after a percentage of everything. */
const ofEverything =
  /^\s*of (?:the |their |his |her |its |all )*(?:household|portfolio|family|assets|money|total|foundation|endowment|everything)\b/i;

export const isCash = ({ name }: Label): boolean => name === "class cash";
