import { asksBack, ofOther, whichSymbol } from "./another.ts";
import { isOnly } from "./as-list.ts";
import { tells } from "./asides.ts";
import { addsNothing } from "./beside.ts";
import { type Again, besideNamed, besidePlace, onlyPart } from "./beside-named.ts";
import { carried } from "./carried.ts";
import { applied, type Change } from "./change.ts";
import { change, isOfThatRow, newestOf, sharesInAll } from "./changes.ts";
import type { Clause } from "./clause.ts";
import { completed } from "./completed.ts";
import { claims, limitsOf } from "./decide.ts";
import { filtered } from "./filters.ts";
import { followedUp } from "./followed-up.ts";
import { compares } from "./group-referents.ts";
import { symbolMark } from "./item.ts";
import { keptBeside } from "./kept-beside.ts";
import {
  asksAnew,
  isOfRecord,
  isRecord,
  leaning,
  mention,
  symbolThere,
  theOne,
} from "./leaning.ts";
import { ofRanked } from "./of-ranked.ts";
import { chosen } from "./picking.ts";
import { purchaseAsked } from "./purchase.ts";
import { addsUpRows } from "./ranking-changes.ts";
import { pointsAtOne } from "./referents.ts";
import type { Intent, Params, Remembered, RoutedPart, Surroundings } from "./routed.ts";
import { asksWorth, isStated } from "./stated.ts";

/** How a short message goes on; `isOwn` where it asks something of its own, of the days or the account before. */
interface Continued {
  part: RoutedPart;
  isOwn: boolean;
}

/**
 * What a short message means after the part that the last answer was about: the same question with what
 * the words change, or one of its own that leans on it. Undefined when the words ask for something of their own.
 */
export function continued(said: Clause, surroundings: Surroundings): Continued | undefined {
  const { previous } = surroundings;
  const clause = previous && short(said, previous);
  if (previous === undefined || clause === undefined) return undefined;
  const same = sameAfter(clause, previous, surroundings);
  if (same !== undefined) return { part: same, isOwn: false };
  const isOwn = previous.intent !== "clarify" && asksAnew(clause, previous);
  const part = isOwn ? carried(clause, previous) : undefined;
  return part && { part, isOwn };
}

function sameAfter(
  clause: Clause,
  previous: Remembered,
  surroundings: Surroundings,
): RoutedPart | undefined {
  if (previous.intent === "clarify") {
    return previous.asked === undefined
      ? completed(clause, previous, surroundings)
      : changed(clause, { ...previous, intent: previous.asked });
  }
  if (isOfStretches(previous) && compares(clause.said)) return asksBack(clause, previous, "period");
  const other = ofRanked(clause, previous) ?? ofOther(clause, previous, surroundings);
  if (other !== undefined) return other;
  return asksAnew(clause, previous) ? whichOne(clause, previous) : changed(clause, previous);
}

/** The words in which a short message narrows or widens what was told; undefined where it does not lean on it. */
function short(said: Clause, previous: Remembered): Clause | undefined {
  const clause = filtered(said, previous);
  const isWhole = said.anotherHousehold || isOnly(clause, { previous });
  const leans = leaning.test(clause.said) || theOne.test(clause.said);
  const isChange = leans && claims(clause)[0]?.intent === previous.intent;
  const most = isChange ? 12 : 8;
  const isLong = clause.said.split(" ").length > most && !newestOf.test(clause.said);
  return isWhole || isLong || previous.intent === "out_of_scope" ? undefined : clause;
}

const ofIt = /\bit$/;

/** The parts of a message, with what says nothing by itself read as following the part before. */
export function leaned(
  parts: readonly RoutedPart[],
  asked: readonly Clause[],
  surroundings: Surroundings,
  again: Again,
): RoutedPart[] {
  const result: RoutedPart[] = [];
  for (const [at, part] of parts.entries()) {
    const clause = asked[at];
    if (clause === undefined || addsNothing(asked, at, result.at(-1))) continue;
    if (part.missing === "intent" && tells(clause.said) && parts.some(isClear)) continue;
    const meant =
      parts.length > 1 && (isOpen(part, clause, at) || isThere(clause, result.at(-1)))
        ? afterAll(part, clause, result, surroundings)
        : part;
    const before = result.at(-1);
    result.push(
      purchaseAsked(clause, before) ??
        besideNamed(before, clause, again) ??
        besidePlace(before, clause, again) ??
        turnedBeside(before, clause, { again, surroundings }) ??
        keptBeside(before, clause, meant) ??
        ofBefore(before, clause, part) ??
        meant,
    );
  }
  return result;
}

/** "what's the endowment worth, and what % of the total is that?": in words that lean on an answer. */
function turnedBeside(
  before: RoutedPart | undefined,
  { text, symbols, account }: Clause,
  { again, surroundings }: { again: Again; surroundings: Surroundings },
): RoutedPart | undefined {
  if (before === undefined || symbols.length > 0 || account !== undefined) return undefined;
  if (followedUp(text, before, surroundings) === text) return undefined;
  return onlyPart(again(text, before));
}

/** What is asked of the part before, whatever it would ask by itself. */
const ofBefore = (before: RoutedPart | undefined, clause: Clause, part: RoutedPart) =>
  ofRows(before, clause, part) ?? untold(before, clause, part);

/** What the rows before come to, or which of them is the largest. */
const ofRows = (
  before: RoutedPart | undefined,
  clause: Clause,
  part: RoutedPart,
): RoutedPart | undefined => sumOf(before, clause, part) ?? pickedOf(before, clause);

/** "how many deposits, and what was the largest?": of these, and no holding. */
const pickedOf = (
  before: RoutedPart | undefined,
  { said, text }: Clause,
): RoutedPart | undefined =>
  before !== undefined && isRecord(before.intent) && picks.test(said)
    ? { ...before, params: { ...listed(before.params), ...chosen(`${said} transfers`) }, text }
    : undefined;
const picks =
  /^(?:what|which)(?: (?:1|one))?(?: of (?:them|these|those))? (?:was|is) the (?:largest|biggest|smallest)(?: (?:1|one))?(?: of (?:them|these|those|all))?$/;
const listed = ({ measure: _, limit: __, ...params }: Params): Params => params;

/** "the best by percent, and what's it worth": not the account's value; it can be asked of the holding then. */
const untold = (
  before: RoutedPart | undefined,
  { said }: Clause,
  part: RoutedPart,
): RoutedPart | undefined =>
  (before?.intent === "portfolio_ranking" && asksWorth(said)) ||
  (before?.params.uncosted === true && theirWorth.test(said))
    ? { ...part, intent: "clarify", params: {}, assumed: [], missing: "intent" }
    : undefined;

/** "which have no cost on file, and what is their combined value?" */
const theirWorth = /\b(?:their|they|those|these)\b.*\b(?:value|worth)\b/;

const isClear = ({ missing }: RoutedPart): boolean => missing !== "intent";

/** Says nothing by itself; "or only apple" has been read as all that is held. */
const isOpen = ({ missing, intent }: RoutedPart, { said, symbols }: Clause, at: number): boolean =>
  missing === "intent" ||
  (at > 0 &&
    (mention.test(said) || said === symbolMark || symbolThere.test(said)) &&
    !(symbols.length > 0 && intent === "positions_list"));

/** "VTI in the Roth, and how much in the joint account": of the same. */
const isThere = ({ said }: Clause, before: RoutedPart | undefined): boolean =>
  (before?.intent === "positions" || before?.intent === "cash_balance") && there.test(said);
const there =
  /^how (?:much|many)(?: of (?:it|them))?(?: (?:is|are))?(?: (?:in|at|inside))? (?:(?:the|my|our|his|her|their) )?ACC$/;

/** "how many deposits, and what do they add up to": of these, and not of the account. */
const sumOf = (
  before: RoutedPart | undefined,
  clause: Clause,
  { intent, confidence, params }: RoutedPart,
): RoutedPart | undefined =>
  before !== undefined &&
  isRecord(before.intent) &&
  !(params.measure === "sum" && clause.period !== undefined) &&
  (addsUpRows(clause.said.replace(/ ACC$/, "")) ||
    (before.intent === "activity" && sharesInAll.test(clause.said))) &&
  !(isRecord(intent) && intent !== before.intent && confidence >= 0.9)
    ? { ...before, params: { ...before.params, measure: "sum" }, text: clause.text }
    : undefined;

/** The part as it follows the last one that is clear, or where none is what was asked before. */
function afterAll(
  part: RoutedPart,
  clause: Clause,
  parts: readonly RoutedPart[],
  surroundings: Surroundings,
): RoutedPart {
  const previous = parts.findLast(({ missing }) => missing !== "intent") ?? surroundings.previous;
  return continued(clause, { ...surroundings, previous })?.part ?? part;
}

/** "how is that one doing" after an answer that named several is asked back, by their names. */
function whichOne(clause: Clause, { named = [], params }: Remembered): RoutedPart | undefined {
  const isOpen = params.symbol === undefined && named.length > 1 && clause.symbols.length === 0;
  const takesOne =
    pointsAtOne(clause) || (ofIt.test(clause.said) && claims(clause)[0]?.intent === "activity");
  return isOpen && clause.account === undefined && takesOne
    ? whichSymbol(clause, named)
    : undefined;
}

function changed(clause: Clause, previous: RoutedPart): RoutedPart | undefined {
  if (clause.account?.kind === "several" || asksOfSeveral(clause, previous)) {
    return asksBack(clause, previous, isOfStretches(previous) ? "period" : "account");
  }
  const { intent = previous.intent, ...values } = change(clause, previous);
  const isHeard = clause.symbols.length === 0 || "symbol" in values || "symbols" in values;
  if (!isHeard) return undefined;
  const before = intent === previous.intent ? previous.params : stated(previous);
  const kept = asksOfEver(clause) ? undated(before) : before;
  const { beyond: _, ...own } = applied(isOfAll(clause, values) ? unpicked(kept) : kept, values);
  const limits = shareKept(clause, previous, limitsOf(clause, intent, own));
  const repeats =
    again.test(clause.said) ||
    isOfThatRow(clause.said, previous.intent) ||
    intent !== previous.intent ||
    notOfIt(limits.beyond) ||
    isStated(clause.said, previous.intent) ||
    isOfRecord({ said: clause.said, intent: previous.intent, own: undefined });
  if (!(repeats || changes(values, previous))) return undefined;
  const assumed = previous.assumed.filter((key) => key in own && !(key in values));
  return { intent, params: { ...own, ...limits }, confidence: 0.9, assumed, text: clause.text };
}

/** "as a percent of everything?", then "and the Legacy Trust?": its share. */
function shareKept(
  { said }: Clause,
  { params: { beyond } }: RoutedPart,
  limits: Pick<Params, "beyond" | "from" | "to">,
): Pick<Params, "beyond" | "from" | "to"> {
  const isKept = beyond?.includes("weight") === true && mention.test(said);
  return isKept && limits.beyond === undefined ? { ...limits, beyond: ["weight"] } : limits;
}

/** "when did we last buy VTI?", after trades in March, asks of any day. */
const asksOfEver = ({ said, symbols, period }: Clause): boolean =>
  period === undefined &&
  symbols.length > 0 &&
  /^(?:(?:and|so|ok|then) )*(?:when (?:did|was|were|have|has)|what (?:day|date)|have (?:we|i|they) ever|did (?:we|i|they) ever)\b/.test(
    said,
  );
/** "The sum of all three", after the one before the last; "how much have I put in altogether", after the last one. */
const isOfAll = ({ said }: Clause, { measure }: Omit<Change, "intent">): boolean =>
  measure !== undefined && (/(?<!\bin )\ball\b/.test(said) || ofEver.test(said));
const ofEver =
  /\bhow much (?:have|has|did) (?:we|i|they|he|she) (?!.*\b(?:it|that|this|them|those|these)\b).*\b(?:altogether|in total|in all|overall|so far)$/;
const unpicked = ({ nth: _, limit: __, order: ___, ...params }: Params): Params => params;

const undated = ({ from: _, to: __, ...params }: Params): Params => params;

/** "and those two together?": only the last account, or stretch, that was spoken of is known. */
const asksOfSeveral = ({ said }: Clause, previous: RoutedPart): boolean =>
  isOfStretches(previous)
    ? twoOf.test(said) || /\ball [3-5](?: of (?:them|those|these))? together\b/.test(said)
    : previous.params.account !== undefined && twoOf.test(said);
const twoOf =
  /^(?:(?:and|so|then|what about|how about|what are) )*(?:(?:those|these|the|both of (?:them|those)|them) ?)+(?:2|two|both)? ?(?:together|combined|in sum|added(?: up| together)?|in total)$/;

/** "and in February?" after January. */
const isOfStretches = ({ intent, params: { from }, text }: RoutedPart): boolean =>
  isRecord(intent) && from !== undefined && goesOn.test(text) && text.split(" ").length <= 5;
const goesOn = /^(?:and|what about|how about|or|then|also|in|for|the (?:one|1))\b/i;

/** "everything" after one symbol takes nothing back, and asks something else. */
const changes = (values: Omit<Change, "intent">, { intent, params }: RoutedPart): boolean =>
  Object.entries(values).some(
    ([key, value]) => value !== undefined || key in params || !ofOne.has(intent),
  );
const ofOne: ReadonlySet<Intent> = new Set([
  ...(["positions", "symbol_performance", "quotes", "facts"] as const),
]);

/** "why?", "last month?": asked of the same, and not on file. */
const notOfIt = (beyond: Params["beyond"] = []): boolean =>
  beyond.includes("reason") || beyond.includes("other_day");

/** In percent and in dollars stand side by side where nothing is ranked. */
const again =
  /^(?:again|repeat|refresh|same|same again)$|^(?:(?:and|what about|how about|ok|so|now|then|just|only|but|show|give|me|that|it|in|as|by|a|the) )*(?:percent|%|dollars?)(?: terms)?$/;

/** What was assumed for one question is not carried into another. */
const stated = ({ params, assumed }: RoutedPart): Params =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !assumed.some((one) => one === key)));
