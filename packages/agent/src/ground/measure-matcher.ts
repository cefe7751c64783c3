import type { Cell } from "./evidence/cell.ts";
import type { Label } from "./evidence/label.ts";
import { kindOf } from "./evidence/mentions.ts";
import { isHeldCash, type Measure, matchesMeasure } from "./measures.ts";
import {
  isDistanceFromLimit,
  isStatedDistance,
  mentionsSurplus,
  statedDistance,
  statesSurplus,
  surplusFields,
} from "./policy-limits.ts";
import { wholeAccount } from "./rows/whole-account.ts";
import { isNegative } from "./sign.ts";
import type { StatedClaim } from "./stated-claim.ts";

/** If the words name a measure, the cell's field must not be of another measure. The sentence is read once for all cells. */
export function measureMatcher(said: StatedClaim): (cell: Cell) => boolean {
  const [edge, isOver] = [statedDistance(said), statesSurplus(said)];
  const isOfIssuers = said.measure === "limit" && ofIssuers.test(`${said.lead} ${said.after}`);
  const isWithdrawn = withdrawnIn(said);
  const term = termOf(said);
  const isOfCash = cashMatcher(said);
  const isOfAccount = said.about.some((one) => kindOf(one) === "account");
  // Fields that match only if the sentence has words for them.
  const kept: readonly [RegExp, boolean][] = [
    [/_surplus_usd$/, mentionsSurplus(said)],
    [/^listed_value$/, ofListed.test(said.said)],
    [/^limit$/, !ofRest.test(said.lead)],
    [/^left$/, ofRest.test(`${said.lead} ${said.after}`)],
    [/^market$/, !moved.test(`${said.lead} ${said.after}`)],
    [/^change$/, !ofMarket.test(said.lead)],
    [/^sum_/, ofAll.test(said.said)],
    [/^next_/, toCome.test(said.said)],
    [/_term_quantity$/, ofTerm.test(said.said)],
    [/^direct_/, !statesLookThrough(said)],
    [/^look_through_/, !direct.test(said.lead.replace(/^\s*direct\w*/i, ""))],
    [/(^|_)coverage(_|$)/, ofCoverage.test(said.said)],
    [/_if_withdrawn_/, isWithdrawn !== false],
    [/_if_reinvested_/, isWithdrawn !== true],
    [/^year_(?:low|high)$/, !ofDay.test(said.lead)],
    [/^day_(?:low|high)$/, !ofWeeks.test(said.lead)],
    [/^previous_close$/, ofDayBefore.test(`${said.lead} ${said.after}`)],
    [/^lots_count$/, /\blots?\b/i.test(said.said)],
    [/^account_share_pct$/, isOfAccount && !ofEverything.test(said.after)],
  ];
  const mode = modeOf(said);
  const isTraded = mode !== undefined && trading.test(said.said) && !ofMany.test(said.lead);
  const isOfMode = ({ field, measure, mode: ofPlan }: Cell): boolean => {
    const own = ofPlan ?? /^(target|band)_trade_/.exec(field)?.[1];
    if (mode === undefined) return true;
    return own === undefined
      ? !(isTraded && (measure === "value" || field.endsWith("quantity")))
      : own === mode;
  };
  const isOfWhole = said.claim.unit === "percent" && wholeAccount(said) !== undefined;
  // The weight of a holding is its share of the household.
  const isOfHousehold = ({ field, labels }: Cell): boolean =>
    isOfWhole && field === "weight_pct" && labels.some(({ kind }) => kind === "account");
  const isKept = (cell: Cell): boolean => isOfMode(cell) && isOfField(cell) && !isOfHousehold(cell);
  const isOfField = ({ field, measure }: Cell): boolean =>
    (!isOver || surplusFields.test(field)) &&
    kept.every(([fields, isAsked]) => isAsked || !fields.test(field)) &&
    (edge !== undefined || said.claim.unit !== "percent" || !isDistanceFromLimit(measure));
  const isStated = (cell: Cell): boolean => {
    if (edge !== undefined)
      return isStatedDistance(edge, cell) && edge.isBelow !== !isNegative(cell);
    if (isOfIssuers) return cell.measure === "limit" || cell.measure === "from limit";
    if (term !== undefined && cell.unit === "units") return cell.field.includes(term);
    return matchesMeasure(said.measure, cell.measure) && isOfCash(cell);
  };
  return (cell) => cell.field === "" || (isKept(cell) && isStated(cell));
}

/** Words for the listed holdings without cash. */
const ofListed =
  /\b(?:invested|investments?|positions?|holdings?|securities|listed|funds?|stocks?|bonds?|without|excluding|besides)\b/i;
const leaving =
  /\b(?:withdraw\w*|leav(?:e|es|ing)|(?:take|takes|taken|taking|paid|pay) out|spent|given away)\b/i;
const staying = /\b(?:stay\w*|reinvest\w*|remain\w*|kept|keep\w*)\b/i;

/** Whether the words say that the proceeds of a sale leave the household; the words after the figure come first. */
function withdrawnIn({ lead, after, said }: StatedClaim): boolean | undefined {
  for (const words of [after, lead, said]) {
    const [isOut, isIn] = [leaving.test(words), staying.test(words)];
    if (isOut !== isIn) return isOut;
  }
  return undefined;
}

const ofDayBefore = /\b(?:previous\w*|prior|before|yesterday|earlier|last|from)\b/i;
const ofDay = /\b(?:day['’]s|daily|today['’]s|intraday|session)\b[^.;:\d]*$/i;
const ofWeeks = /\b(?:52[- ]week|year['’]s|yearly|annual)\b[^.;:]*$/i;
const ofCoverage =
  /\b(?:cover\w*|disclos\w+|listed|known|on file|publish\w*|reported|valued|priced|ha(?:s|ve) (?:a|no) (?:value|price))\b/i;
/** Words for a remainder. */
const ofRest = /\b(?:leav\w+|left|remain\w*|headroom|room|unused|more|still|another)\b/i;
/** Words for deposits and withdrawals, which are not market gains. */
const moved = /\b(?:withdr\w+|deposit\w*|contribut\w+|took out|taken out)\b/i;

/** "The market added $5": what is left of a change without deposits and withdrawals. */
const ofMarket =
  /\bmarkets?\b (?:move\w* |gain\w* )?(?:has |have |alone )*(?:added|gave|brought|earned|took|cost|lost|moved|is|was)\b[^.;:,]*$/i;

const unsettled = /\ball but\b|\bunsettled\b|\b(?:not|\w+n['’]t|to) (?:yet |all )*settled?\b/i;

/** True when the amount is the cash itself: "cash is $5, right at its floor". */
const isStatedCash = /\bcash (?:is|stands at|sits at|comes to|totals)\s*$/i;
const ofDistance =
  /^\s*(?:short|shy|below|under|above|over|too|more|less|from|away|light|beyond|inside|within)\b/i;

/**
 * An amount called cash must be cash, and held, unless the words are about a policy or a trade. With a
 * plus ("and cash +$5") it is what is added to cash.
 */
function cashMatcher({ claim, measure: stated, lead, after, said, about }: StatedClaim) {
  const isNamed = about.some(({ labels }) => labels.some(isCash));
  // "(Target 45%) ... and cash 8.75% (7%)"
  const words = /\(\s*$/.test(lead) ? said : `${lead} ${after}`;
  const isHeld = isStatedCash.test(lead) && !ofDistance.test(after);
  const isUnsettled = unsettled.test(words);
  const isAdded = claim.sign === "plus" && /\bcash\W*$/i.test(lead);
  const isSettled = /\bsettled cash\b(?!.*\bcash\b)/i.test(lead) || settledNext.test(after);
  const isOfCash = ({ measure, labels, field }: CashCell): boolean =>
    !isOfOtherClass({ labels, measure }) &&
    (!isSettled || settledFields.test(field)) &&
    (isAdded || isHeldCash(measure, isHeld ? "" : words));
  return (cell: CashCell): boolean => {
    const isOfUnsettled = cell.field === "unsettled_cash";
    if (isUnsettled || isOfUnsettled) return isUnsettled === isOfUnsettled;
    return stated === "cash" ? isOfCash(cell) : isNamed || !isCashAsValue(stated, cell.measure);
  };
}

type CashCell = Pick<Cell, "measure" | "labels" | "field">;

/** "Worth $5" is not said of cash, unless it is named. */
const isCashAsValue = (stated: Measure | null, held: Measure | null): boolean =>
  stated === "value" && held === "cash";

const settledFields = /settled|available/;
/** "$5 of settled cash", "$5 is settled". */
const settledNext =
  /^\s*(?:(?:of|in) settled cash|(?:of (?:it|that|this|them) )?(?:is|are|has|have)(?: (?:already|now|fully))? settled)\b/i;

/** The value of what is not cash; the sale of a security may still be raised as cash. */
const isOfOtherClass = ({ labels, measure }: Pick<Cell, "labels" | "measure">): boolean =>
  !labels.some(isCash) &&
  (measure === "value" ||
    (labels.some(({ kind }) => kind === "class") &&
      labels.every(({ kind }) => kind !== "security")));

/** Words for a limit of issuers or sectors, which is not a band limit. */
export const ofIssuers = /\b(?:issuer|sector|concentration|single[- ]\w+)\W+limit\b/i;
/** In "140 of the 165 shares are long-term" the term describes only the first figure. */
const ofMany = /\bof (?:the|their|its) $/;
const termed =
  /^([^.;,\d]{0,40}?)\b(long|short|more|over|less|under)(?:[- ]term\b(?! (?:gain|loss))| than (?:a|one|12) (?:year|months)\b| (?:a|one) year\b)/i;

/** The part of a quantity that is held for one of the terms. */
function termOf({ claim, lead, after, said, offset }: StatedClaim): string | undefined {
  const rest = said.slice(claim.at - offset + claim.text.length);
  const words = /^ of (?:the |their |its )?$/.test(after) ? rest.replace(/^\D*[\d,]+/, "") : after;
  const [, between = "", term] = (!ofMany.test(lead) && termed.exec(words)) || [];
  if (term === undefined) return undefined;
  const isLong = /^(?:long|more|over)$/i.test(term) !== /\bnot\b/i.test(between);
  return isLong ? "long_term" : "short_term";
}

const trading = /\b(?:sell\w*|sold|sales?|buy\w*|bought|trim\w*|trad\w+)\b/i;

const modes: readonly [string, RegExp][] = [
  [
    "band",
    /\bband (?:mode|plan|trades?|rebalanc\w+)\b|\bto (?:the|its|their) (?:edges?|bands?)\b|\bback (?:in|into|inside|within) (?:(?:the|its|their) )?(?:bands?|ranges?)\b/i,
  ],
  [
    "target",
    /\btarget (?:mode|plan|trades?|rebalanc\w+)\b|\bto (?:(?:the|its|their) )?targets?\b/i,
  ],
];

/** The one plan that the sentence is about, or the one right after the figure. */
function modeOf({ said, claim, lead, after }: StatedClaim): string | undefined {
  if (claim.unit === "any" || claim.unit === "time") return undefined;
  const named = (text: string) => modes.flatMap(([mode, words]) => (words.test(text) ? mode : []));
  const [only, ...others] = named(said);
  if (others.length === 0 && claim.unit !== "percent") return only;
  const parts = [named(after.replace(/[,;].*$/s, "")), turnover.test(said) ? named(lead) : []];
  return parts.find((found) => found.length > 0)?.length === 1 ? parts.flat()[0] : undefined;
}

const turnover = /\bturn(?:s|ed|ing)?[- ]?over\b/i;

const ofTerm = /\b(?:long|short)[- ]term\b|\byear\b|\bheld\b/i;
/** True for the weight of an issuer including what the funds hold. */
export const statesLookThrough = ({ lead }: StatedClaim): boolean => lookThrough.test(lead);

/** The last of the words for one of the two weights of an issuer. */
const lookThrough =
  /\b(?:look(?:ing|ed|s)?[- ]through|including (?:what )?(?:(?:the|its|their|your) )?(?:fund|ETF)s?|(?:fund|ETF)s? (?:included|looked through)|indirect\w*|through (?:the|its|their) (?:fund|ETF)s)\b(?!.*\bdirect)/i;
const direct = /\bdirect(?:ly)?\b(?!.*\blook)/i;

/** Words for amounts that fall due or vest in the future. */
const toCome = /\b(?:next|upcoming|coming|due|more|ahead|within|by|until|through)\b/i;
/** Words for several rows at once. */
const ofAll =
  /\b(?:total\w*|altogether|together|all|combined|sum\w*|add\w*|that is|comes? to|amounts? to|next|(?:of|in) (?:withdrawals|payments|needs|outflows|distributions)|between|vest\w*|unvested|upcoming)\b/i;

/** The words after a percentage of everything. */
const ofEverything =
  /^\s*of (?:the |their |his |her |its |all )*(?:household|portfolio|family|assets|money|total|foundation|endowment|everything)\b/i;

export const isCash = ({ name }: Label): boolean => name === "class cash";
