import type { By, Claimed, Comparison } from "./comparison.ts";

/** What is asked of two, as far as the words say it; without `by` where they name no figure. */
export interface Asked {
  by?: By;
  how: Pick<Comparison, "end" | "loss" | "gap" | "claim">;
  /** The figure is named: "worth", "cash"; a "more" by itself leaves it open. */
  named: boolean;
  /** By size: "bigger". */
  sized: boolean;
  /** Of something that is had, and not of how things are in general. */
  owned: boolean;
}

/** What the two are, as far as the figure depends on it. */
export interface Kinds {
  /** Each is a symbol, wherever it is held. */
  symbols: boolean;
  /** One symbol in two places. */
  placed: boolean;
}

/** Reads from the words beside the two sides what they are compared by; undefined where it is no comparison of figures. */
export function askedOf(words: string, whole: string, kinds: Kinds): Asked | undefined {
  const plain = whole.replace(sincePurchase, " ").replace(whetherIf, "whether ");
  if (other.test(plain) || !(compares.test(words) || isPivotal(whole))) return undefined;
  const by = byOf(words, kinds);
  const named = by !== "value" || valueWords.test(words);
  // Which of two is better is advice, where it is not by a figure.
  if (by === undefined || (!named && judges.test(words))) return undefined;
  const isComparative = more.test(words) || less.test(words);
  return {
    ...(named || isComparative ? { by } : {}),
    how: howOf(words, plain, by),
    named,
    sized: /\b(?:bigger|larger|smaller|biggest|largest|smallest)\b/.test(words),
    owned: had.test(words),
  };
}

const judges = /\b(?:better|best|worse|worst)\b/;
/** Gains are since purchase, whether that is said or not. */
const sincePurchase =
  /\bsince (?:(?:we|i|they|he|she) )?(?:bought|got|own(?:ed)?|purchased?|purchase|buying)(?: (?:it|them|each))?\b/g;

/** "tell me if the Roth is bigger": no condition. */
const whetherIf =
  /^(?:(?:and|so|please|tell me|let me know|check|see|confirm|verify|say|find out|know) )*if /;

function howOf(words: string, whole: string, by: By): Asked["how"] {
  const claim = claimOf(whole, by);
  return {
    end: endOf(words, by),
    ...(ofOutcome.test(by) && fell.test(words) ? { loss: true } : {}),
    ...(howFar.test(words) ? { gap: true } : {}),
    ...(claim === undefined ? {} : { claim }),
  };
}

/** The same two by another figure: "and in percent?", "by cash?"; undefined where the words name none. */
export function otherFigure(
  words: string,
  before: By,
  kinds: Kinds,
): (Asked["how"] & { by: By }) | undefined {
  if (other.test(words)) return undefined;
  const by = changed(words, before) ?? byOf(words, kinds);
  const isNamed = by !== undefined && (by !== "value" || valueWords.test(words));
  const same = nothingElse.test(words) ? before : undefined;
  const figure = isNamed ? by : same;
  return figure === undefined ? undefined : { by: figure, ...howOf(words, words, figure) };
}

/** "By how much?", "Which is more?": by the same figure. */
const nothingElse =
  /^(?:(?:and|so|ok) )*(?:by )?(?:how (?:much|far)\b.*|what is the (?:difference|gap)|the (?:difference|gap)|which (?:1|one|of (?:them|those|the 2)|is|has)\b.*)$/;

/** A gain in percent, or in dollars again. */
function changed(words: string, before: By): By | undefined {
  const isOf = /\b(?:gain|day|today|cash|value|worth|cost|price|shares)/.test(words);
  const [root, ...rest] = before.split("_");
  if (isOf || !(root === "gain" || root === "day") || (rest[0] ?? "pct") !== "pct")
    return undefined;
  if (percent.test(words)) return `${root}_pct`;
  return dollars.test(words) ? root : undefined;
}

/** Advice, records, what is on no statement, and what a plain difference would not answer. */
const other =
  /\b(?:should|recommend\w*|suggest\w*|better off|worth it|prefer\w*|advice|advis\w+|if|buy|buys|buying|sell|sells|selling|sold|bought|trades?(?! at)|traded|orders?|deposit\w*|withdraw\w*|withdrew|transfers?|transferred|contribut\w*|dividends?|yields?|fees?|expense ratio|interest|rates?|risk\w*|volatil\w*|safe\w*|diversif\w*|limits?|tax|taxes|taxed|penalt\w*|eligib\w*|rules?|explain|meaning|define|concept\w*|owe[ds]?|debt|loan|benchmark|index|market(?! value)|s&p|nasdaq|dow|target\w*|ips|policy|drift|band|except\w*|exclud\w*|without|besides|ignor\w*|leav\w+ out|not counting|not including|apart from|aside from|reali[sz]ed|rest|else|others?|twice|double|half|times|triple|each other|percent of|share of|portion|allocation|weight\w*|correlat\w*|overlap|earnings|revenue|p\/e|cap|capitalization|sector|holding period|forecast|expect\w*|will|would(?! you)|going to|last (?:day|week|month|quarter|year)|a year ago)\b/;

const compares =
  /\b(?:more|less|fewer|most|least|compar\w*|versus|vs|against|than|differences?|differ|diff|gap|apart|same|equal|exceeds?|outweighs?|stack up|as (?:much|many|big|large|high)|ahead|behind|above|below)\b|\b(?:bigg|larg|great|high|small|low|rich|cheap|pric|dear|long|furth|wealth)i?(?:er|est)\b|\b(?:bigger|biggest|better|best|worse|worst|richer|poorer|further|farther|fatter|fuller|heavier|lighter|stronger|weaker)\b/;

const more =
  /\b(?:more|most|bigg(?:er|est)|larg(?:er|est)|great(?:er|est)|high(?:er|est)|rich(?:er|est)|wealthi(?:er|est)|further|farther|furthest|fatter|fuller|heavier|stronger|exceeds?|outweighs?|ahead|above|better|best|pricier|dearer|same|equal|up)\b/;
const less =
  /\b(?:less|fewer|fewest|least|small(?:er|est)|low(?:er|est)|poor(?:er|est)|behind|below|worse|worst|cheap(?:er|est)|lighter|weaker|lags?|trails?)\b/;

/** "A against B", "A vs B" */
const isPivotal = (whole: string): boolean =>
  /\b(?:vs|versus|against|compare|compared|than)\b/.test(whole);

const percent = /%|\b(?:percent\w*|pct)\b/;
const dollars = /\b(?:dollars?|dollarwise|money|usd)\b|\$/;
const day =
  /\b(?:today|todays|on the day|day change|day's|daily|intraday|since yesterday|this (?:morning|afternoon)|in the day)\b/;
const outcome =
  /\b(?:gain\w*|profit\w*|loss(?:es)?|lost|losing|lose|loses|made|make|makes|making|earn\w*|appreciat\w*|return\w*|perform\w*|doing|done|(?:do|does|did|fares?|fared|held up|today) (?:better|worse|best|worst)|up|down|underwater|p&l|ahead|fell|fallen|dropp?(?:ed)?|risen|rose|declin\w*|moved?|chang\w*|winner|loser|hurt(?:s|ing)?|damag\w*|bleed(?:s|ing)?|drag(?:s|ging|ged)?|helps?|helping|helped)\b/;
const valueWords =
  /\b(?:worth|values?|valued|balances?|money|assets|wealth\w*|rich\w*|poor\w*|dollars?|dollarwise|size|total|totals)\b|\$/;
const had =
  /\b(?:i|we|my|our|us|he|she|his|her|they|their|them|client\w*|household|family|couple|own|owns|owned|hold|holds|holding|held|have|has|portfolio|invested|in)\b/;

/** The surest first. */
const figures: readonly (readonly [By, RegExp])[] = [
  ["unsettled_cash", /\b(?:unsettled|not (?:yet )?settled)\b/],
  ["settled_cash", /\bsettled\b|\bwithdrawable\b/],
  ["cash", /\bcash\b/],
  [
    "average_cost",
    /\b(?:average|avg) (?:\w+ )?(?:cost|price|basis)\b|\b(?:cost|paid|pay|basis)\b.*\b(?:per|a|each) (?:share|unit)\b|\b(?:per|a) share (?:cost|basis)\b/,
  ],
  [
    "price",
    /\b(?:prices?|priced|expensive|cheap\w*|pric(?:ier|iest)|dear\w*|trad(?:es|ing)|quotes?|share price)\b/,
  ],
  ["cost", /\b(?:cost|costs|cost basis|basis|paid|pay|spen[dt]|put into|sunk)\b/],
];

function byOf(words: string, kinds: Kinds): By | undefined {
  if (/\bsettled\b/.test(words) && /\bunsettled\b/.test(words)) return undefined;
  const isOutcome = outcome.test(words.replace(/\bahead of\b/g, " "));
  if (day.test(words)) return ofDay(words, kinds);
  const found = figures.find(([, pattern]) => pattern.test(words))?.[0];
  if (found === "cost") return isOutcome ? undefined : ofCost(words, kinds);
  if (found !== undefined) return found;
  if (isOutcome) return ofGain(words, kinds);
  if (/\b(?:shares|units|contracts|share counts?)\b/.test(words)) return "shares";
  if (counted.test(words)) return "positions";
  return kinds.placed && !valueWords.test(words) ? "shares" : "value";
}

/** "does VOO cost more than VTI" asks for the price, where nobody paid it. */
const ofCost = (words: string, { symbols }: Kinds): By =>
  symbols && !/\b(?:us|me|him|her|them|we|i|he|she|they|basis|our|my|paid|total)\b/.test(words)
    ? "price"
    : "cost";

const counted =
  /\b(?:more|fewer|less|most|fewest|many|number of|count of) (?:different |separate |individual )?(?:positions|holdings|investments|names|securities|lines)\b|\bhow many\b/;

function ofDay(words: string, { symbols }: Kinds): By | undefined {
  if (percent.test(words)) return "day_pct";
  if (dollars.test(words) || /\b(?:made|make|earned|cost|our|my|us)\b/.test(words)) return "day";
  return symbols ? "day_pct" : "day";
}

/** What an account has returned is on file by itself, and is none of its holdings' gains. */
function ofGain(words: string, { symbols, placed }: Kinds): By | undefined {
  const isReturn =
    /\b(?:return\w*|perform\w*|doing|done|better|worse|best|worst)\b/.test(words) &&
    !/\bgain\w*\b/.test(words);
  if (percent.test(words) && dollars.test(words)) return undefined;
  if (isReturn && !(symbols || placed)) return undefined;
  return percent.test(words) || (isReturn && !dollars.test(words)) ? "gain_pct" : "gain";
}

const howFar = /\bhow (?:much|far|many)\b|\b(?:apart|differences?|gap)\b/;

const fell =
  /\b(?:lost|lose|loses|losing|loss|losses|loser|down|fell|fallen|dropp?(?:ed)?|declin\w*|underwater|hurt(?:s|ing)?|damag\w*|bleed(?:s|ing)?|drag(?:s|ging|ged)?)\b/;

/** Who lost more is the one whose gain is least. */
function endOf(words: string, by: By): Comparison["end"] {
  const isLess = less.test(words);
  return isLess !== (ofOutcome.test(by) && fell.test(words)) ? "least" : "most";
}
const ofOutcome = /^(?:gain|day)/;

/** What the question says of the side that it names first. */
function claimOf(whole: string, by: By): Claimed | undefined {
  const said = whole.replace(tail, "");
  if (!(polar.test(said) || tagged.test(said)) || /\b(?:or|how|what|which|who|whose)\b/.test(said))
    return undefined;
  if (/\b(?:same|equal|equally|identical|level)\b/.test(said)) return "same";
  if (/\bas (?:much|many|big|large|high|good|well)\b/.test(said)) return "at_least";
  if (!firstIsClaimed.test(said)) return undefined;
  return endOf(said, by) === "most" ? "more" : "less";
}
const tail =
  / (?:and )?(?:if so )?(?:by|and) how (?:much|many|far)\b.*$| or (?:not|less|the other way.*)$/;
const polar =
  /^(?:(?:and|so|but|ok|then|also|please|well|tell me|see|check|confirm|me|(?:would|do) you (?:say|think)(?: that)?) )*(?:is|are|am|was|were|do|does|did|has|have|had|whether|that)\b|^(?:(?:and|so|but|(?:would|do) you) )*(?:say|think)\b/;
const tagged = / (?:right|correct|no|yes|true)$/;
const firstIsClaimed =
  /\b(?:than|exceeds?|outweighs?|beats?|tops?|trails?|lags?|ahead of|behind|above|below|over|under)\b/;
