import { isWorthOfSide } from "../route/one-side.ts";
import type { Params, RoutedPart } from "../route/routed.ts";
import { heard } from "../route/words.ts";

type Asked = Pick<RoutedPart, "params" | "text">;

const percent = /\bpercent\w*|%|\bpct\b/;
const day =
  /\b(?:today|todays|on the day|(?:in|during|for) the day|daily|intraday|day change|since yesterday|this (?:morning|afternoon)|the day's)\b/;
const size =
  /\b(?:worth|value|valued|balances?)\b|\b(?:add|come|amount|sum|total)s? (?:up )?to\b.*\b(?:dollars?|money)\b|\b(?:how much|dollars?|money)\b.*\bin (?!dollars?|money|percent|%|total|all|today|the (?:day|red|green|black)|1)/;
/** What things add up to is not how far they are up. */
const addsUp = /\badds? up\b/g;
const result =
  /\b(?:gain|gains|gained|loss|losses|lost|losing|lose|profit|profits|profitable|made|make|making|earn|earned|up|down|ahead|behind|return|returns|performance|doing|done|underwater|above|below)\b/;
const paid =
  /\b(?:paid|pay|cost|costs|cost basis|basis|invested in|put into|sunk|tied up|spent|spend)\b/;

/** What of a symbol stands first in its answer. */
export type Lead = "gain" | "gain_pct" | "worth" | "day" | "day_pct" | "cost";

export function leadOf({ params, text }: Asked): Lead {
  const said = heard(text);
  const isWeight = params.beyond?.includes("weight") === true;
  const isWorth = isWeight || (size.test(said) && !result.test(said.replace(addsUp, " ")));
  const isDay = (params.timeframe === "1D" || day.test(said)) && !/\bif\b/.test(said);
  if (isWorth) return "worth";
  if (isDay) return percent.test(said) ? "day_pct" : "day";
  if (paid.test(said) && !result.test(said)) return "cost";
  return percent.test(said) ? "gain_pct" : "gain";
}

/** Shares that are gone: their gain needs the lots that were sold. */
export function asksRealized({ text, intent }: Pick<RoutedPart, "text" | "intent">): boolean {
  const said = heard(text);
  return ofGains.has(intent) && gone.test(said) && outcome.test(said) && !/\bif\b/.test(said);
}

const ofGains: ReadonlySet<RoutedPart["intent"]> = new Set([
  ...(["activity", "symbol_performance", "portfolio_ranking", "performance"] as const),
]);
const gone =
  /(?<!\bun )\b(?:reali[sz]ed?|locked in|booked?|cashed in|sold|sales?|(?:did|have|has|had) \w+ .*\bselling)\b/;
const outcome = /\b(?:gains?|loss(?:es)?|lost|profits?|profitable|p&l|make|made|earned)\b/;

/** The basis asked for; "on the day" asks for the day's change. */
export function basisOf({ params, text }: Asked): NonNullable<Params["basis"]> {
  const { basis = "unrealized_pl" } = params;
  const said = heard(text);
  // The "biggest" of these is no size.
  const isOfGain = basis === "market_value" && doers.test(said) && !isWorthOfSide(said);
  const own = isOfGain ? gainIn(said) : basis;
  if (!(own.startsWith("unrealized") && day.test(said))) return own;
  return own === "unrealized_pl_pct" ? "day_change_pct" : "day_change";
}

const gainIn = (said: string) => (percent.test(said) ? "unrealized_pl_pct" : "unrealized_pl");
const doers =
  /\b(?:laggards?|losers?|winners?|gainers?|decliners?|detractors?|contributors?|drags?|dragging|disappointments?|duds?|flops?|stars?|risers?|fallers?)\b/;

/** Asks for the move and not for the price. */
export function asksMove({ text }: Pick<RoutedPart, "text">): boolean {
  const said = heard(text);
  return (percent.test(said) || move.test(said)) && !priceWords.test(said);
}

const move =
  /\b(?:moved?|moves|moving|change|changed|up|down|gain|gained|lost|jump\w*|drop\w*|fell|fallen|rise|rose|risen|rall\w+|doing|(?:did|does|has) \S+(?: \S+)? (?:do|done)|perform\w*)\b/;
const priceWords = /\b(?:price|priced|prices|quotes?|trading|worth|costs?|run|bid|ask)\b/;

/** "what would 10 shares of apple run me": how many the price is asked for. */
export function unitsAsked({ text }: Pick<RoutedPart, "text">, symbol: string): number | undefined {
  const said = heard(text);
  const units = new RegExp(
    `(?<![\\w.,$&-])(\\d[\\d,]*(?:\\.\\d+)?) (?:more )?(?:shares?|units?|of (?!the (?:top|biggest|largest))|${symbol.toLowerCase().replace(/\W/g, "\\$&")}\\b)`,
  );
  const found = units.exec(said.replace(/\b(?:s&p|russell|nasdaq) \d+/g, ""))?.[1];
  const count = found === undefined ? 0 : Number(found.replaceAll(",", ""));
  return count > 1 ? count : undefined;
}

/** What a trade cost or brought in, and not only at which price it was made. */
export const asksAmount = ({ text }: Pick<RoutedPart, "text">): boolean =>
  amounts.test(heard(text));

/** How many shares were traded, and not what they came to. */
export const asksUnits = ({ text }: Pick<RoutedPart, "text">): boolean => units.test(heard(text));

const units =
  /\bhow many (?!times|trades|orders|buys|sales|purchases|different)\S+ (?:got|were|was|have been|did (?:we|i|they|he|she)) (?:bought|sold|buy|sell|purchased?)\b|\b(?:how many|number of|count of|sum of|total)(?: \S+){0,3} (?:shares?|units?|contracts?)\b(?! (?:cost|worth|price))/;

const amounts =
  /\b(?:proceeds|spent|spend|spending|(?:bring|brought|brings|took|take|taken) in|in total|total|altogether|how much (?:money|cash|in dollars|\$)|in (?:dollars|\$|money)|dollars?|dollar (?:value|amount)|trade value|worth|outlay|set (?:\w+ )?back|amounts?|value|fetch\w*|fork\w* out|shell\w* out|bill|size|for how much|run to|ran to|and how much|how big|how large|ticket|cost (?:more|less)|(?:bigger|larger|smaller|costlier))\b|\bhow much (?:did|was|were|have)\b.*\b(?:cost|pay|paid|get|got|receive\w*|bring|brought|make|made|for|fetch|spen[dt]|go|fork\w*|shell\w*)\b|\bwhat (?:did|was|were|has|have)\b.*\b(?:cost|come to|amount to|fetch|get for|receive)\b/;

/** "how many different symbols were traded" */
export const asksSymbols = ({ text }: { text: string }): boolean =>
  /\b(?:different|distinct|unique) (?:symbols?|tickers?|stocks?|securities|names?|holdings?|funds?|etfs?)\b/.test(
    heard(text),
  );
