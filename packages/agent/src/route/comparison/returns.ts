import { knownOf } from "../account-fit.ts";
import { withPeriods } from "../dates.ts";
import type { Item } from "../item.ts";
import { withoutPoliteness } from "../politeness.ts";
import type { Reading } from "../read.ts";
import type { Params, RoutedPart, Surroundings } from "../routed.ts";
import { isThing } from "./comparison.ts";
import { besides, type Mention, mentionsIn } from "./mentions.ts";
import { pairOf } from "./sides.ts";
import { spelled } from "./spelling.ts";

/**
 * "How did Rosa do compared with Hector this year", "Rosa vs Hector ytd": what the accounts of each returned, one by
 * one, as no return of some of them together is on file. Undefined where anything else is asked of the two.
 */
export function returnsCompared(
  { text, shouted }: Pick<Reading, "text" | "shouted">,
  surroundings: Surroundings,
): readonly RoutedPart[] | undefined {
  const { accounts, household, held, today } = surroundings;
  const known = knownOf(accounts, household.members);
  const items = withoutPoliteness(withPeriods(spelled(text, surroundings), today));
  const mentions = mentionsIn(items, known, { held, shouted });
  if (mentions.some(({ cash }) => cash === true)) return undefined;
  const period = onlyPeriod(items);
  const rest = besides(items, mentions);
  if (period === undefined || !(asks.test(rest) && onlyAsks.test(rest))) return undefined;
  const isListed = period.isNamed && bothIn.test(rest);
  const sides = pairOf(isListed ? withAgainst(items, mentions) : items, mentions, known)?.sides;
  if (sides === undefined || sides.some(isThing)) return undefined;
  if (sides.some((side) => side.accounts === undefined || side.accounts.length === 0)) {
    return undefined;
  }
  const both = new Set(sides.flatMap((side) => side.accounts ?? []));
  const kept = accounts.filter((account) => both.has(account));
  const others = accounts.filter((account) => !both.has(account));
  const params: Params = {
    timeframe: period.timeframe,
    per: "account",
    ...(others.length === 0 ? {} : { without: { accounts: others, kept } }),
    ...endOf(rest),
  };
  const assumed = period.isNamed ? [] : (["timeframe"] as const);
  return [{ intent: "performance", params, confidence: 0.9, assumed: [...assumed], text }];
}

/** "her 401(k) and Theo's 529 over 1 year": nothing else is said than which, and when. */
const bothIn =
  /^(?:(?:and|so|the|her|his|our|their|my|s|over|in|for|on|of|what about|how about|account|PER) ?)+$/;
export const listsBoth = (message: string): boolean =>
  message.length < 80 && /\s(?:and|&)\s/i.test(message) && stretch.test(message);
const stretch = /\b(?:ytd|year|yrs?|y|twelve months|12 months|qtd|mtd)\b/i;

const withAgainst = (items: readonly Item[], mentions: readonly Mention[]): readonly Item[] => {
  const [first, second] = mentions;
  return items.map((item, at) =>
    first !== undefined &&
    second !== undefined &&
    at >= first.end &&
    at < second.start &&
    /^(?:and|&)$/.test(item.said)
      ? { ...item, said: "vs" }
      : item,
  );
};

/** The one stretch that a return can be on file for; the year to date where none is named. */
function onlyPeriod(
  items: readonly Item[],
): { timeframe: NonNullable<Params["timeframe"]>; isNamed: boolean } | undefined {
  const [only, ...more] = items.flatMap(({ period }) => period ?? []);
  if (only === undefined) return { timeframe: "YTD", isNamed: false };
  const { timeframe } = only;
  return timeframe === undefined || more.length > 0 ? undefined : { timeframe, isNamed: true };
}

/** Something is said of how they did, or of nothing but a stretch of time. */
const asks =
  /\b(?:PER|do|done|doing|fare|fared|faring|perform\w*|returns?|returned|year|beat|beaten|beating|outperform\w*)\b/;
const onlyAsks =
  /^(?:(?:and|so|ok|how|what|who|which|is|are|was|were|did|do|does|has|have|had|the|a|of|in|for|over|on|s|PER|so far|done|doing|do|fare|fared|faring|perform|performs|performed|performing|performance|returns?|returned|year|years|vs|v|versus|against|as|when|compare|compares|compared|comparison|to|with|than|or|and|between|better|worse|ahead|behind|beat|beats|beaten|beating|outperform|outperformed|outperforming|account|accounts|1|one|ones|that|those|his|her|hers|their|our|my|by|gap|difference|how much) ?)*$/;

const endOf = (said: string): Pick<Params, "direction"> => {
  if (/\b(?:worse|behind)\b/.test(said)) return { direction: "worst" };
  return /\b(?:better|ahead|beat\w*|outperform\w*|who|which)\b/.test(said)
    ? { direction: "best" }
    : {};
};
