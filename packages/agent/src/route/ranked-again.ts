import { editDistance } from "@advisor/domain/text/edit-distance";
import type { Clause } from "./clause.ts";
import { periodMark } from "./item.ts";
import { mention } from "./leaning.ts";
import { asksMover } from "./mover.ts";
import { ofRanked } from "./of-ranked.ts";
import type { Params, Remembered, RoutedPart } from "./routed.ts";
import { given, isToday } from "./rules/claim.ts";
import { asksSeveral, sideOf } from "./sides.ts";
import * as slots from "./slots.ts";
import { withoutAccounts } from "./without-accounts.ts";

/** The last ranking of a session, as if nothing had been asked since. */
export function lastRanked(previous: Remembered | undefined): Remembered | undefined {
  if (previous?.ranking === undefined) return undefined;
  return { ...previous.ranking, intent: "portfolio_ranking", confidence: 0.9 };
}

/**
 * "in percent?", "the next one?", "who's at the bottom?" after a ranking: the same with another figure, another
 * place or the other end, and all else as it was told. After one of those that it told was spoken of, only another
 * place or end. Undefined where the words say anything else.
 */
export function rankedAgain(clause: Clause, previous: Remembered): RoutedPart | undefined {
  const told = lastRanked(previous);
  if (told === undefined || ofRanked(clause, told) !== undefined) return undefined;
  const heard = isOther(told.params) ? undefined : heardIn(clause, told.params);
  const isLast = previous.intent === "portfolio_ranking";
  if (heard === undefined || !says(heard, isLast)) return undefined;
  // The worst, after the largest, is by its gain.
  const isAnew = heard.basis === undefined && isSize(told.params) && outcome.test(clause.said);
  return isAnew ? undefined : changed(clause, { ...heard, ...ofLosses(clause, told) }, told);
}

/** "the biggest one", of those at a loss, has lost the most. */
const ofLosses = ({ said }: Clause, { text, params: { basis } }: Remembered): Partial<Heard> =>
  basis !== "market_value" &&
  basis !== "cost" &&
  sideOf({ text }) === "losing" &&
  /\b(?:biggest|largest|main)\b/.test(said)
    ? { end: "worst" }
    : {};

const says = ({ basis, place, end, account, kind }: Heard, isLast: boolean): boolean =>
  (place ?? end) !== undefined || (isLast && (account ?? basis ?? kind) !== undefined);

function changed(clause: Clause, heard: Heard, told: Remembered): RoutedPart {
  const { params: before, assumed, text } = told;
  const { basis, place, end, account, kind } = heard;
  const isOne = (place ?? end) !== undefined;
  const isEitherWay = end === undefined && asksMover({ text, params: before });
  const { nth: _, limit: __, sign: ___, either_way: ____, ...kept } = placedAnew(before, account);
  return {
    intent: "portfolio_ranking",
    params: {
      ...kept,
      direction: end ?? before.direction ?? "best",
      basis: basis ?? before.basis ?? "unrealized_pl",
      ...given({ account, asset_class: kind }),
      ...(isOne ? given({ nth: nthOf(place, told) }) : listOf(clause.text, heard, told)),
      ...(isEitherWay ? { either_way: true } : {}),
    },
    confidence: 0.9,
    assumed: assumed.filter((key) => !(key === "basis" && basis !== undefined)),
    text: clause.text,
  };
}

/** One account takes the place of those that were left out, and of those that were kept. */
function placedAnew({ without, ...params }: Params, account: string | undefined): Params {
  return {
    ...params,
    ...given({ without: account === undefined ? without : withoutAccounts(without) }),
  };
}

/** What is worked out of all, of shares or of bounds is ranked by other rules. */
const isOther = (params: Params): boolean =>
  (
    ["total", "share", "per", "above", "below", "at_least", "at_most", "amount", "measure"] as const
  ).some((key) => params[key] !== undefined);

interface Heard {
  basis: Params["basis"];
  place: number | "next" | undefined;
  end: "best" | "worst" | undefined;
  account: string | undefined;
  kind: Params["asset_class"];
}

/** What the words change, where they say nothing else. */
function heardIn(clause: Clause, before: Params): Heard | undefined {
  if (!isPlain(clause)) return undefined;
  const words = (isEver(clause) ? clause.said.replace(periodMark, "since") : clause.said)
    .replace(numbered, (_, place) => ` ${ordinals[Number(place)]} `)
    .replace(upright, " opposite ")
    .replace(behind, " next ")
    .split(" ")
    .filter(Boolean)
    .map(spelt);
  if (!words.every((word) => known.test(word))) return undefined;
  const rest = words.join(" ");
  const basis = basisOf({ said: rest, day: isToday(clause), before });
  // A name alone is another place; beside other words it says where.
  const isPlaced = basis !== undefined || mention.test(clause.said);
  const [place, end] = [placeIn(rest), endOf(rest, before)];
  const account = isPlaced || (place ?? end) !== undefined ? placeOf(clause) : undefined;
  const isOfKind = (place ?? end) !== undefined || ofKind.test(rest);
  if (!isOfKind && kinds.test(rest)) return undefined;
  return { basis, place, end, account, kind: slots.assetClass(rest) };
}

const kinds = /\b(?:etfs?|stocks?|bonds?|funds?|options?)\b/;
/** "and for the stocks?"; "show me the stocks" is a list. */
const ofKind = new RegExp(
  `^(?:and|so|now|but|what about|how about|same|only|just|among|amongst|within|of|for)\\b.*${kinds.source}|^(?:the )?${kinds.source}(?: only| instead| then)*$`,
);

/** Names nothing but an account and today. */
function isPlain(clause: Clause): boolean {
  const { symbols, without, doubtful, account, period } = clause;
  if (symbols.length > 0 || without !== undefined || doubtful) return false;
  const isKnown = account === undefined || placeOf(clause) !== undefined;
  return isKnown && (period === undefined || isToday(clause) || isEver(clause));
}

/** "same for all time": since purchase. */
const isEver = ({ period }: Clause): boolean => period?.timeframe === "ITD";

const numbered = /(?:\bnumber|\bno|#) ?([2-5])\b/g;
const ordinals = ["", "", "second", "third", "fourth", "fifth"];
/** "the secnd worst" */
const spelt = (word: string): string =>
  known.test(word) || word.length < 5
    ? word
    : (ordinals.find((one) => one !== "" && editDistance(word, one, 1) <= 1) ?? word);
const upright = /\b(?:the )?other (?:end|way(?: round| around)?|side)\b/g;
const behind = /\b(?:right )?(?:after|behind|below) (?:it|that|this|him|her)(?: (?:1|one))?\b/g;

const places = ["second|2nd|runner", "third|3rd", "fourth|4th", "fifth|5th"].map(
  (word) => new RegExp(`\\b(?:${word})\\b`),
);
const next = /\b(?:next|follows|following)\b/;
const opposite = /\b(?:opposite|last)\b/;

function placeIn(said: string): Heard["place"] {
  const at = places.findIndex((pattern) => pattern.test(said));
  if (at !== -1) return at + 2;
  return next.test(said) ? "next" : undefined;
}

/** The next one comes after the place that was told, or after as many as were listed. */
function nthOf(place: Heard["place"], { params, named = [] }: Remembered): number | undefined {
  if (place !== "next") return place;
  return (params.nth ?? Math.max(1, named.length)) + 1;
}

const isSize = ({ basis }: Pick<Params, "basis">): boolean =>
  basis === "market_value" || basis === "cost";
const outcome = /\b(?:best|worst|strongest|weakest|poorest|winner|loser|laggard|gainer)\b/;

/** Whose end: "the smallest" is of what is ranked by size, and "the biggest" of a loss is a loss. */
function endOf(said: string, before: Params): Heard["end"] {
  const { direction = "best" } = before;
  if (opposite.test(said)) return direction === "best" ? "worst" : "best";
  const large = /\b(?:biggest|largest|most)\b/.test(said);
  const small = /\b(?:smallest|least|fewest)\b/.test(said);
  const isAmount = isSize(before);
  // "the biggest position" is one by size.
  if ((large || small) && holding.test(said) && !(isAmount || gain.test(said))) return undefined;
  if ((large || small) && placeIn(said) !== undefined && !isAmount) return undefined;
  if (!ends.test(said)) return undefined;
  return slots.direction(said);
}
const holding = /\b(?:positions?|holdings?)\b/;
const ends =
  /\b(?:best|worst|top|bottom|biggest|largest|smallest|most|least|highest|lowest|strongest|weakest|poorest|leader|winner|loser|laggard|gainer)\b/;

/** Percent, dollars, the day and since purchase each change their side of the basis and leave the other. */
function basisOf(asked: { said: string; day: boolean; before: Params }): Params["basis"] {
  const { said, before } = asked;
  const isRanked = ranked.test(said);
  const isOfGain = gain.test(said);
  const isOfDay = asked.day || daily.test(said);
  if (sized.test(said)) return isRanked && !(isOfGain || isOfDay) ? "market_value" : undefined;
  const isAmount = isSize(before);
  const isUnit = slots.inPercent(said) || slots.inDollars(said) || since.test(said);
  const isTurned = isOfDay || (isAmount ? isOfGain && isRanked : isUnit);
  return isTurned ? turned(asked, isOfDay) : undefined;
}

function turned(asked: { said: string; before: Params }, isOfDay: boolean): Params["basis"] {
  const { said, before } = asked;
  const { basis = "unrealized_pl" } = before;
  return slots.basis({
    size: false,
    day: isOfDay || (basis.startsWith("day_change") && !since.test(said)),
    percent: slots.inPercent(said) || (basis.endsWith("_pct") && !slots.inDollars(said)),
  });
}
const gain = /\b(?:gains?|returns?|profits?|performance|p&l|unrealized)\b/;
const daily = /\b(?:day|daily|todays?)\b/;
const since = /\b(?:since|overall|unrealized)\b/;
const sized = /\b(?:size|value)\b/;
/** "what is the gain" is asked of the one that was told. */
const ranked = new RegExp(
  `\\b(?:by|in|on|rank|ranked|sort|sorted|order|ordered|terms|wise)\\b|${ends.source}`,
);

/** How many were told: those of a side, all in order, or one; of another kind the first. */
function listOf(said: string, { kind }: Heard, { params, text }: Remembered): Params {
  const { nth, limit, sign = sideOf({ text }) } = params;
  if (inOrder.test(said)) return { limit: all };
  if (kind === undefined && nth !== undefined) return { nth };
  if (limit !== undefined) return { limit };
  if (sign === "losing" || sign === "gaining") return { sign };
  if (inOrder.test(text)) return { limit: all };
  if (asksSeveral(text)) return { limit: all };
  return kind === undefined && !every.test(said) ? {} : { limit: 1 };
}
const inOrder = /\b(?:rank|sort|order)(?:s|ed|ing)?\b/i;
/** "all time" is not all that is held. */
const every = /\b(?:all|every|each)\b/i;
const all = 100;

const placeOf = ({ account }: Clause): string | undefined =>
  account?.kind === "known" ? account.name : undefined;

/** Words that change a ranking, and those that change nothing. */
const known = new RegExp(
  `^(?:${[
    "and|so|ok|okay|now|then|but|also|too|please|just|only|instead|again|same|actually|rather",
    "what|which|who|how|about|is|was|are|were|has|have|had|would|be|do|does|did|can|you|i|we|me|us",
    "the|a|an|in|on|by|as|of|it|that|this|them|those|these|1|one|ones|to|for|with|at|from|there|line",
    "show|give|tell|see|like|want|need|mean|put|make|say|rank|ranked|sort|sorted|order|ordered|list|measured|expressed|go|going|comes|come|came",
    "holding|holdings|position|positions|place|spot|number|terms|basis|figures?|amounts?|wise|end|list|pack|far|table",
    "percent|percents|percentages?|percentagewise|%|pct|dollars?|dollarwise|dollar|\\$|money|absolute|relative",
    "gains?|returns?|profits?|performance|p&l|unrealized|size|market|value",
    "day|daily|todays?|PER|since|purchase|overall|change|move|moves",
    "next|runner|up|second|third|fourth|fifth|2nd|3rd|4th|5th|follows|following",
    "opposite|best|worst|top|bottom|biggest|largest|smallest|most|least|highest|lowest|strongest|weakest|poorest|leader|winner|loser|laggard|gainer|last|ACC|my|our|their|his|her",
    "etfs?|stocks?|bonds?|funds?|options?|among|amongst|within",
  ].join("|")})$`,
);
