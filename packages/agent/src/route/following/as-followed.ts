import { applied, type Change } from "../change.ts";
import { bothOfThem, change, sharesInAll } from "../changes.ts";
import type { Clause } from "../clause.ts";
import { claims, enough, limitsOf, partOf } from "../decide.ts";
import { features } from "../likeness/features.ts";
import { likeness } from "../likeness/likeness.ts";
import { type Answer, answerTo, detailed, meanings } from "../likeness/meanings.ts";
import { asksGain } from "../likeness/weigh.ts";
import { withReferents } from "../referents.ts";
import type { Params, Remembered, RoutedPart, Surroundings } from "../routed.ts";
import type { Claim } from "../rules/claim.ts";
import { likeliest } from "./following.ts";
import type { Following } from "./followings.ts";

/**
 * From here on the known sessions are believed where the rules know nothing, are unsure, are sure, refuse, or read
 * the question before with what the words change.
 */
const believed = { unknown: 0.45, unsure: 0.45, sure: 0.5, refused: 0.7, changed: 0.93 };

/**
 * What a clause asks after an answer, where the known sessions are surer of it than the rules, who read it as
 * `ruled`: by itself, or as a change of the question before. Undefined where both say the same, and where neither
 * can tell.
 */
export function asFollowed(
  clause: Clause,
  { ruled, isChange }: { ruled: RoutedPart; isChange: boolean },
  { previous, held }: Surroundings,
): RoutedPart | undefined {
  if (previous === undefined || previous.intent === "clarify") return undefined;
  if (isOfOthers(clause, ruled, previous)) return undefined;
  const { following, probability } = likeliest(clause, previous);
  // A change of the question before is not refused, and which account, or stretch, it is of stays to be asked.
  if (isChange && (following === "out_of_scope" || isAskedBack(ruled))) return undefined;
  if (isUnlike(following, clause)) return undefined;
  const least = believed[isChange ? "changed" : surenessOf(ruled)];
  if (probability < least || isHeard(clause, { ruled, isChange }, following, previous)) {
    return undefined;
  }
  const about = withReferents([clause], previous, held)[0] ?? clause;
  return read(following, { clause, about, previous, probability });
}

/** What is asked of two that are named is not asked of all. */
const ofEverything: ReadonlySet<Following> = new Set([
  ...(["account_value", "holdings_value", "holdings_gain", "portfolio_ranking"] as const),
]);

const isAskedBack = ({ missing }: RoutedPart): boolean =>
  missing === "account" || missing === "period";

/** True of a gain that is gone and of an option's terms, which the rules name; and where they read the same, but for "the Microsoft one": that is of the rows that were told. */
const isHeard = (
  { said, symbols }: Clause,
  { ruled, isChange }: { ruled: RoutedPart; isChange: boolean },
  following: Following,
  previous: Remembered,
): boolean =>
  (symbols.length > 1 && ofEverything.has(following)) ||
  ruled.params.topic === "realized_gain" ||
  ruled.params.terms === true ||
  (previous.intent === "activity" && sharesInAll.test(said)) ||
  ((isChange || !ofRow.test(said)) && isSaid(ruled, following, previous));
const ofRow = /\bthe (?:SYM|ACC) (?:one|1)\b/;

/** No figure says why, and what is up is not what it is worth. */
const isUnlike = (following: Following, { said }: Clause): boolean =>
  (following === "same" && asksReason.test(said)) ||
  (following === "holdings_value" && asksGain(said));

const asksReason = /^(?:(?:and|but|so) )*(?:why|how come)\b/;

/** Whose household it is is no matter of likeness. */
const isOfOthers = (clause: Clause, ruled: RoutedPart, previous: Remembered): boolean =>
  clause.anotherHousehold ||
  clause.stranger ||
  [ruled, previous].some(({ scope }) => scope === "other_household");

function surenessOf({ intent, missing, confidence }: RoutedPart): keyof typeof believed {
  if (intent === "clarify" || missing !== undefined) return "unknown";
  if (intent === "out_of_scope") return "refused";
  return confidence < 0.9 ? "unsure" : "sure";
}

/** True where the rules read the same out of the words. */
function isSaid(ruled: RoutedPart, following: Following, previous: Remembered): boolean {
  const { params } = ruled;
  const isSame = answerTo(ruled) === answerTo(previous);
  switch (following) {
    case "sum":
    case "count":
      return params.measure === following;
    case "largest":
    case "smallest":
    case "oldest":
      return params.order === following;
    case "newest":
      return isSame && params.limit === 1 && params.order === undefined;
    case "next":
      return isSame && params.nth !== undefined && isOfSame(params, previous.params);
    case "rows":
      return isSame && picks.every((key) => params[key] === undefined);
    case "same":
      return isSame;
    case "nothing":
    case "clarify":
    case "several":
      return ruled.missing !== undefined;
    default:
      return answerTo(ruled) === following;
  }
}

/** Of the same symbol, in the same account. */
const isOfSame = (params: Params, before: Params): boolean =>
  (["symbol", "account"] as const).every((key) => params[key] === before[key]);

/** Which of the rows are meant, and what is worked out of them. */
const picks = ["measure", "limit", "nth", "order"] as const;

interface Heard {
  clause: Clause;
  /** The clause with what it points at. */
  about: Clause;
  previous: Remembered;
  probability: number;
}

function read(following: Following, heard: Heard): RoutedPart | undefined {
  const { clause, previous, probability } = heard;
  switch (following) {
    case "same":
      return sameOf(heard, {});
    case "sum":
    case "count":
      return ofRows(heard, { measure: following });
    case "largest":
    case "smallest":
    case "oldest":
      return ofRows(heard, { order: following });
    case "newest":
      return ofRows(heard, { limit: 1 });
    case "next":
      return ofRows(heard, { nth: (previous.params.nth ?? 1) + 1, order: previous.params.order });
    case "rows":
      return rowsOf(heard);
    case "nothing":
      return {
        intent: "clarify",
        params: {},
        confidence: probability,
        assumed: [],
        missing: "intent",
        text: clause.text,
      };
    case "clarify":
    case "several":
      return undefined;
    default:
      return another(following, heard);
  }
}

/** Of the rows that were told. */
function ofRows(heard: Heard, params: Change): RoutedPart | undefined {
  const { intent, params: before } = heard.previous;
  // What the last one came to is no sum of all.
  const one = params.measure === "sum" ? lastOf(heard.clause, before) : {};
  return records.has(intent) ? sameOf(heard, { ...unpicked, ...params, ...one }) : undefined;
}
/** After the last one that one, and after the one before it "those two". */
function lastOf({ said }: Clause, { nth = 1, limit }: Params): Change {
  if (nth > 1 && bothOfThem.test(said)) return { limit: nth };
  return limit === 1 ? { limit } : {};
}
const records: ReadonlySet<RoutedPart["intent"]> = new Set(["activity", "transfers"]);
const unpicked: Change = { measure: undefined, limit: undefined, nth: undefined, order: undefined };

/** Each of the rows, or the figure account by account. */
function rowsOf(heard: Heard): RoutedPart | undefined {
  const { clause, previous } = heard;
  if (records.has(previous.intent)) return ofRows(heard, {});
  return clause.account === undefined ? sameOf(heard, { account: undefined }) : undefined;
}

/** The same question with what the words change, and these. */
function sameOf({ clause, previous, probability }: Heard, more: Change): RoutedPart | undefined {
  const { intent = previous.intent, ...values } = change(clause, previous);
  // Another figure of the shares that were told is asked of the same.
  const isOfSame = intent === previous.intent || previous.intent === "positions";
  if (!isOfSame || previous.intent === "facts") return undefined;
  const { beyond: _, ...params } = applied(previous.params, { ...values, ...more });
  return {
    ...previous,
    intent,
    params: { ...params, ...limitsOf(clause, intent, params) },
    confidence: probability,
    assumed: previous.assumed.filter((key) => key in params && !(key in values)),
    text: clause.text,
  };
}

/** Another question, of what was spoken of where the words need it. */
function another(answer: Answer, heard: Heard): RoutedPart | undefined {
  const about = ofSymbol.has(answer) ? withSymbols(heard) : heard.about;
  if (about === undefined) return undefined;
  const claim = claimOf(answer, about, heard.probability);
  return claim === undefined ? undefined : partOf(about, claim);
}

const ofSymbol: ReadonlySet<Answer> = new Set(["positions", "symbol_performance", "quotes"]);

/** With the one symbol that was spoken of, where the words name none. */
function withSymbols({ about, previous }: Heard): Clause | undefined {
  if (about.symbols.length > 0) return about;
  const { symbol, symbols = [symbol].filter((one) => one !== undefined) } = previous.params;
  const known = symbols.length > 0 ? symbols : (previous.named ?? []);
  return known.length === 1 ? { ...about, symbols: known } : undefined;
}

/** What the rules make of it with this answer, or what words of its likeliest kind mean. */
function claimOf(answer: Answer, about: Clause, probability: number): Claim | undefined {
  const found = claims(about);
  const like = likeness(features(about, found)).filter(
    ({ kind }) => meanings[kind].answer === answer,
  );
  const [first] = like;
  const all = like.reduce((sum, one) => sum + one.probability, 0);
  if (first === undefined) return undefined;
  const own = found.find((claim) => answerTo(claim) === answer);
  const claim = own ?? meanings[first.kind].meant?.(about, probability);
  const score = Math.max(enough, probability);
  return claim && detailed({ ...claim, score }, first.kind, first.probability / all);
}
