import { beyond } from "../beyond.ts";
import type { Clause } from "../clause.ts";
import { claims, enough } from "../decide.ts";
import type { Intent } from "../routed.ts";
import type { Claim } from "../rules/claim.ts";
import { isTopic } from "../rules/facts.ts";
import { besideCost, isWithoutCash } from "../rules/portfolio-ranking.ts";
import { isBareCost, meantTotalCost } from "../rules/total-cost.ts";
import { asksNet } from "../rules/transfers.ts";
import { features, words } from "./features.ts";
import type { Kind } from "./kinds.ts";
import { isKnown, type Likeness, likeness } from "./likeness.ts";
import { type Answer, answerTo, detailed, meanings } from "./meanings.ts";

/** From here on the known questions are believed where the rules know nothing. */
const likely = 0.4;
/** From here on they outweigh the rules: of questions by voices that were not learned from, 3 in 4 such are right. */
const sure = 0.5;
/** A rule that refuses states no figure: only this surely is it overruled. */
const surer = 0.8;
/** A rule that knows its figure is refused it no less surely than this. */
const refusing = 0.65;
/** A rule that says as much needs half as much to bear it out. */
const firm = 0.9;
/** A rule that says less than this hardly knows the clause. */
const faint = 0.7;
/** Of words that stand alone, as likely as this is enough where nothing else is half as likely. */
const alone = 0.45;
/** Below this not even rules that say the same are believed. */
const doubtful = 0.25;

/**
 * What a clause asks for: the rules' first claim where the known questions bear it out, what those say where
 * they are sure of something else, and nothing where neither can tell.
 */
export function weighed(
  clause: Clause,
  found: readonly Claim[] = claims(clause),
  isAlone = false,
): Claim | undefined {
  const [first] = found;
  // "how many BND do we hold, and what is the total cost": of that.
  if (isAlone && isBareCost(clause)) return meantTotalCost(clause, 0.9);
  if (greets.test(clause.said)) return undefined;
  const isKept =
    first?.certain === true ||
    isFinal(clause, first) ||
    isStatedFigure(clause, first) ||
    isWithoutCash(clause);
  if (isKept || isForeign(clause) || isWorkedOut(first)) return first;
  const like = likeness(features(clause, found));
  // What is said alone asks something.
  const fitting = like.filter(({ kind }) => fits(kind, clause) && !(isAlone && kind === "aside"));
  const alike = answers(fitting);
  const likeliest = best(alike);
  // What it is most like cannot be meant: the rest says nothing.
  if (massOf(fitting) < doubtful) return first;
  return first === undefined
    ? taken(clause, likeliest, isAlone ? leastAlone(alike, likeliest) : likely)
    : borneOut(clause, first, alike, likeliest);
}

/** What asks after nobody's money, or says not of what, though it sounds like the winners. */
const greets =
  /^(?:(?:hey|hi|hello|so) )*what is up$|^(?:(?:and|so) )*what about that (?:other )?(?:stock|fund|etf|share|1|one)(?: (?:i|we) (?:mentioned|told you about|asked about|talked about))?$|^(?:(?:and|so) )*which(?: (?:1|one|of them))?$/;

/** What is twice as likely as anything else needs less. */
function leastAlone(alike: readonly Best[], { answer, probability }: Best): number {
  if (answer === "out_of_scope") return likely;
  const others = alike.filter((one) => one.answer !== answer);
  return others.every((one) => one.probability * 2 <= probability) ? alone : sure;
}

/** What a rule claims, or what the known questions are sure of against it. */
function borneOut(
  clause: Clause,
  first: Claim,
  alike: readonly Best[],
  likeliest: Best,
): Claim | undefined {
  if (agrees(clause, first, likeliest)) {
    const { kind, probability, share } = likeliest;
    const least = first.score < firm ? doubtful : doubtful / 2;
    return probability < least ? undefined : detailed(first, kind, share);
  }
  // What has a rule asks something, however little the words would beside others.
  if (likeliest.kind === "aside") return first;
  const isRefused = first.intent === "out_of_scope";
  // To ask back for a symbol is no better answer than to refuse.
  if (isRefused && clause.symbols.length === 0 && ofOne.has(likeliest.kind)) return first;
  const least = first.score < firm ? doubtful : doubtful / 2;
  const isLikely = alike.some(
    ({ answer, probability }) => answer === answerTo(first) && probability >= least,
  );
  const stays = isRefused || first.missing !== undefined || isLikely ? first : undefined;
  return taken(clause, likeliest, leastAgainst(first, likeliest)) ?? stays;
}

/** How surely something else has to be meant; what a word means states no figure either. */
function leastAgainst({ intent, score }: Claim, { answer }: Best): number {
  if (intent === "out_of_scope" && answer !== "facts") return surer;
  if (answer === "out_of_scope" && score >= firm) return refusing;
  return score < faint ? likely : sure;
}

/** True of words that stand beside a question and ask nothing: a reason, a condition, how to tell it. */
export const asksNothing = (clause: Clause, found: readonly Claim[], least = sure): boolean =>
  likeness(features(clause, found)).some(
    ({ kind, probability }) => kind === "aside" && probability >= least,
  );

/** Of words that hardly any known question has, nothing can be said by likeness. */
function isForeign(clause: Clause): boolean {
  const said = words(clause).filter((word) => !marks.test(word));
  return said.filter(isKnown).length * 2 < said.length;
}

const marks = /^[A-Z]+$/;

/** Whose household it is, where a share trades, and that a word may be a symbol, is no matter of likeness. */
const isFinal = ({ abroad, doubtful: isDoubtful }: Clause, claim: Claim | undefined): boolean =>
  claim?.scope === "other_household" ||
  (abroad && claim?.scope === "trading_tools") ||
  (isDoubtful && claim?.missing === "symbol");

/** No known question asks for each account, or for what everything has cost. */
const isWorkedOut = (claim: Claim | undefined): boolean =>
  claim?.params.per !== undefined || claim?.params.basis === "cost";

/** Contributions of a stretch are a figure of the performance statement, and no list of deposits. */
const isStatedFigure = ({ said }: Clause, claim: Claim | undefined): boolean =>
  claim?.intent === "performance" && contributions.test(said);
const contributions =
  /^(?:(?:what|how much|do|are|is|have|my|our|the|their|net|total) )*(?:contributions PER|PER (?:net |total )?contributions)(?: (?:come to|add up to|amount to|total|sum to|so far|been))*$/;

/** What the known questions say, where they are as sure as `least`. */
function taken(clause: Clause, { kind, probability, share }: Best, least: number) {
  const { meant } = meanings[kind];
  return meant === undefined || probability < least
    ? undefined
    : detailed(meant(clause, Math.max(enough, probability)), kind, share);
}

/** Where a symbol is named, what is asked about everything together is not what is asked; two sides are no one side. */
const fits = (kind: Kind, { symbols, said }: Clause): boolean =>
  !(kind.startsWith("cash_balance") && ofTransfer.test(said)) &&
  !(kind === "account_value" && (bare.test(said) || ofCash.test(said) || isOfCash(said))) &&
  !unlike.some(([kinds, words]) => kinds.has(kind) && words.test(said)) &&
  !(symbols.length === 0 && ofOne.has(kind) && amongAll.test(said)) &&
  !(kind === "out.other_household" && !elsewhere.test(said.replace(otherOne, " "))) &&
  !(kind === "holdings_value" && asksGain(said)) &&
  !(symbols.length > 0 && ofAll.has(kind)) &&
  !(kind.startsWith("ranking.") && (symbols.length > 1 || ofAccounts.test(said))) &&
  !(oneSided.has(kind) && (bothSides.test(said) || asksNet(said)));

/** "how much are the stocks I own up, taken together" is not what they are worth. */
export const asksGain = (said: string): boolean =>
  /\b(?:up|down|gain(?:s|ed)?|lost|lose|loss(?:es)?|profits?)\b/.test(said) &&
  !/\b(?:worth|valued?|add(?:s|ed)? up|adding up|summed up|total(?:led)? up)\b/.test(said);

/** "total cash in both accounts together" is not what they are worth. */
const isOfCash = (said: string): boolean =>
  /\b(?:total|settled|all|my|our|the|her|his|their|how much) cash\b/.test(said) &&
  !/\b(?:valued?|worth|positions|holdings|investments|securities|stocks|plus|with|including|and|everything)\b/.test(
    said,
  );

/** "how much is it?" does not say of what. */
const bare =
  /^account$|^(?:(?:and|so|ok) )*how (?:much|many) (?:is|are|was|were|did|do|does) (?:it|that|this|they|those)(?: (?:now|cost|then|today))?$/;

/** Words beside which a kind is not meant. */
const unlike: readonly (readonly [ReadonlySet<Kind>, RegExp])[] = [
  // "what do just the ACH ones add up to" asks after transfers.
  [
    new Set<Kind>(["account_value", "holdings_value"]),
    /\bjust the (?:ach|wired?)\b|\b(?:ach|wired?) ones\b/,
  ],
  // "by how much does the total differ from holdings plus cash" is no gain.
  [new Set<Kind>(["holdings_gain", "holdings_value"]), /\bdiffers?\b/],
  // "all our ETFs above cost", "our holdings sorted by value" are asked one by one.
  [new Set<Kind>(["positions_list"]), new RegExp(`\\b${besideCost}\\b`)],
  [
    new Set<Kind>(["holdings_gain", "holdings_value"]),
    new RegExp(
      `^(?!.*\\b(?:total|altogether|combined|together|in all|add up|come to)\\b).*\\b(?:${besideCost}|sort(?:ed)?|ranked?|(?:largest|smallest|biggest|best|worst) first|(?:largest|biggest|best|worst|smallest) to (?:smallest|worst|best|largest))\\b`,
    ),
  ],
  // "what is my gain today in percent" is of all together.
  [
    new Set<Kind>(["ranking.best", "ranking.worst"]),
    /^(?:what|how much) (?:is|was|are) (?:my|our|the|their|his|her) (?:total |overall )?(?:gains?|loss(?:es)?|change) PER\b/,
  ],
  // "add up my January deposits for me" is no order.
  [new Set<Kind>(["out.order"]), /\b(?:add|adding|sum|tot) (?:\w+ ){0,5}?up\b/],
];

/** "has my $500 withdrawal cleared" asks after the transfer, and not after the cash. */
const ofTransfer =
  /\b(?:withdrawals?|deposits?|transfers?|wires?) (?:\w+ ){0,2}(?:clear(?:ed)?|complete[d]?|pending|go|gone|went|arrived?|settled?|posted?|landed?|through)\b/;

/** "how much cash is there all together" asks for the cash alone. */
const ofCash = /^(?:how much|what) (?:\w+ )?cash\b(?!.*\b(?:and|plus|with|value|worth|total)\b)/;

/** "which position is under water" asks among all of them. */
const amongAll =
  /^(?:(?:and|so) )*(?:which|what)(?: of)?(?: (?:my|our|the|their|his|her|these|those))? (?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|investments?|ones?|1)\b/;
const ofOne: ReadonlySet<Kind> = new Set<Kind>(["symbol_performance", "positions", "quotes"]);

/** Words for somebody else; without any it is this household that is asked about. */
const elsewhere =
  /\b(?:others?|another|different|someone|somebody|anyone|anybody|everyone|everybody|else|next|all|each|every|any|which|clients|people|households?|families|family|neighbou?rs?|friends?|brothers?|sisters?|mother|father|mom|mum|dad|parents?|sons?|daughters?|boss|colleagues?|coworkers?|cousins?|uncles?|aunts?|ex|book|roster|firm|hh_\w+|d\d+)\b/;

/** One of what was told. */
const otherOne = /\bthe other (?:1|ones?)\b/g;

/** "her biggest account" is no position. */
const ofAccounts =
  /\b(?:biggest|largest|smallest|richest) (?:accounts?|trust|ira|ACC)\b|\bwhich (?:account|ACC)\b.*\b(?:biggest|largest|smallest)$/;

const ofAll: ReadonlySet<Kind> = new Set<Kind>([
  "account_value",
  "cash_balance",
  "cash_balance.settled",
  "cash_balance.unsettled",
  "holdings_value",
  "holdings_gain",
  "positions_list",
  "transfers",
  "transfers.deposit",
  "transfers.withdrawal",
]);

const oneSided: ReadonlySet<Kind> = new Set<Kind>([
  "activity.buy",
  "activity.sell",
  "transfers.deposit",
  "transfers.withdrawal",
]);
const bothSides =
  /\b(?:buys?|bought|in|deposits?)\b.*\b(?:and|or)\b.*\b(?:sells?|sold|out|withdrawals?)\b|\b(?:sells?|sold|out|withdrawals?)\b.*\b(?:and|or)\b.*\b(?:buys?|bought|in|deposits?)\b/;

/** A claim that says what the answer would say, or more. */
function agrees(clause: Clause, claim: Claim, { answer, kind }: Best): boolean {
  const { intent, params } = claim;
  if (answerTo(claim) === answer || wider[intent]?.includes(answer)) return true;
  // That something is on no record is refused no better than by what the rule says of it.
  if (kind === "out.advice") return intent === "facts" && isTopic(params.topic ?? "");
  return kind === "out.not_on_file" && (tells(claim) || beyond(clause, intent, params).length > 0);
}

/** Names the record that is missing, or says that gains are since the purchase. */
const tells = ({ intent, params: { topic, timeframe, from } }: Claim): boolean =>
  topic !== undefined || (intent === "symbol_performance" && (timeframe ?? from) !== undefined);

/** How a symbol has done says what it stands at; a list says what each is. */
const wider: Readonly<Partial<Record<Intent, readonly Answer[]>>> = {
  symbol_performance: ["quotes"],
  positions_list: ["positions"],
};

interface Best extends Likeness {
  answer: Answer;
  /** How much of the answer's probability is the kind's. */
  share: number;
}

/** Each answer with the probability of all its kinds, and the likeliest of them. */
function answers(likely: readonly Likeness[]): Best[] {
  const whole = massOf(likely);
  return [...Map.groupBy(likely, ({ kind }) => meanings[kind].answer)].map(([answer, kinds]) => {
    const all = massOf(kinds);
    const own = kinds[0];
    const share = (own?.probability ?? 0) / all;
    return { answer, kind: own?.kind ?? "clarify", probability: all / whole, share };
  });
}

const best = (alike: readonly Best[]): Best =>
  alike.reduce((most, one) => (one.probability > most.probability ? one : most));

const massOf = (likely: readonly { probability: number }[]): number =>
  likely.reduce((sum, { probability }) => sum + probability, 0);
