import * as z from "zod";
import { namedBy } from "./item.ts";
import { read } from "./read.ts";
import type { Group, Intent, RankingTold, Remembered, RoutedPart, Surroundings } from "./routed.ts";
import { seriesAfter } from "./series.ts";

const Several = z
  .object({
    names: z.array(z.string()),
    atOnce: z.boolean(),
    earlier: z.array(z.string()).optional(),
  })
  .optional();

const Part = z.looseObject({
  intent: z.string(),
  params: z.looseObject({}),
  confidence: z.number(),
  assumed: z.array(z.string()),
  text: z.string(),
  named: z.array(z.string()).optional(),
  symbols: Several,
  accounts: Several,
  series: z.object({ places: z.array(z.array(z.string())) }).optional(),
  listed: z.object({ account: z.string(), named: z.array(z.string()) }).optional(),
  ranking: z
    .object({
      params: z.looseObject({}),
      assumed: z.array(z.string()),
      text: z.string(),
      named: z.array(z.string()),
    })
    .optional(),
});

/** The part that a session was last about, as it was stored; undefined for anything else. */
export const remembered = (stored: unknown): Remembered | undefined =>
  Part.safeParse(stored).success ? (stored as Remembered) : undefined;

/** What of a turn is kept for the next one: words that asked for nothing leave what was spoken of before. */
export function toRemember(
  parts: readonly RoutedPart[],
  named: readonly (readonly string[])[],
  previous: Remembered | undefined,
): Remembered | undefined {
  const at = parts.findLastIndex(({ missing }) => missing !== "intent");
  const last = parts[at];
  if (last === undefined) return previous ?? parts.at(-1);
  const own = last.intent === "out_of_scope" ? onlyOne(last, previous) : (named[at] ?? []);
  const symbols =
    symbolsOf(parts, previous) ?? fewRows(last, own, previous) ?? grouped([], previous?.symbols);
  const places = parts.flatMap(
    ({ params: { account, without, comparison } }) =>
      account ?? without?.kept ?? comparison?.sides.flatMap((side) => side.accounts ?? []) ?? [],
  );
  const accounts = grouped(places, previous?.accounts);
  const ranking = rankingAfter(last, own, previous);
  const listed = listedAfter(last, own, previous);
  const series = parts.length === 1 ? seriesAfter(last, previous) : undefined;
  return {
    ...last,
    named: own,
    ...(ranking === undefined ? {} : { ranking }),
    ...(listed === undefined ? {} : { listed }),
    ...(symbols === undefined ? {} : { symbols }),
    ...(accounts === undefined ? {} : { accounts }),
    ...(series === undefined ? {} : { series }),
  };
}

/** "sell half of it" is refused, and "its price" is of what was spoken of before it. */
function onlyOne({ text }: RoutedPart, previous: Remembered | undefined): readonly string[] {
  if (!pointing.test(text)) return [];
  const { params: { symbol } = {}, named = [] } = previous ?? {};
  if (symbol !== undefined) return [symbol];
  return named.length === 1 ? named : [];
}

const pointing = /\b(?:it|that|this|one|position|holding|more)\b/i;

/** The ranking that "the next one" goes on from: it is kept while one holding is spoken of. */
function rankingAfter(
  { intent, params, assumed, text }: RoutedPart,
  named: readonly string[],
  previous: Remembered | undefined,
): RankingTold | undefined {
  if (intent === "portfolio_ranking") return { params, assumed, text, named };
  const isOfOne = ofOne.has(intent) && (params.symbols?.length ?? 1) === 1;
  return isOfOne ? previous?.ranking : undefined;
}
const ofOne: ReadonlySet<Intent> = new Set([
  ...(["symbol_performance", "positions", "quotes"] as const),
]);

/** What an account holds is kept while one of it is spoken of. */
function listedAfter(
  { intent, params: { account, symbol } }: RoutedPart,
  named: readonly string[],
  previous: Remembered | undefined,
): Remembered["listed"] {
  if (intent === "positions_list") return account === undefined ? undefined : { account, named };
  const before = previous?.listed;
  const isOfRow = symbol !== undefined && before?.named.includes(symbol) === true;
  return isOfRow && (account ?? before.account) === before.account ? before : undefined;
}

const symbolsOf = (parts: readonly RoutedPart[], previous: Remembered | undefined) => {
  const names = parts.flatMap(({ params: { symbol, symbols } }) => symbols ?? symbol ?? []);
  return names.length === 0 ? undefined : grouped(names, previous?.symbols);
};

/** Those of one message, or one more after those before it. */
function grouped(names: readonly string[], before: Group | undefined): Group | undefined {
  const own = [...new Set(names)];
  const [only, ...others] = own;
  if (others.length > 0) {
    const earlier = before?.names.filter((name) => !own.includes(name)) ?? [];
    return { names: own, atOnce: true, ...(earlier.length === 0 ? {} : { earlier }) };
  }
  if (only === undefined || before?.names.includes(only))
    return before && { ...before, atOnce: false };
  return { names: [...(before?.names ?? []), only].slice(-mostSpokenOf), atOnce: false };
}
const mostSpokenOf = 5;

/** The few rows of a list are "those three", and the best one and the worst one "those two". */
function fewRows(
  { intent }: RoutedPart,
  names: readonly string[],
  previous: Remembered | undefined,
): Group | undefined {
  if (!ofRows.has(intent) || names.length > mostSpokenOf) return undefined;
  return names.length === 1 ? grouped(names, previous?.symbols) : { names, atOnce: false };
}
const ofRows: ReadonlySet<Intent> = new Set([
  ...(["activity", "positions_list", "portfolio_ranking"] as const),
]);

/** What was spoken of last: of a question that was refused, the symbols and accounts that it named. */
export function spokenOf(surroundings: Surroundings): Remembered | undefined {
  const { previous } = surroundings;
  if (previous?.intent !== "out_of_scope" || previous.scope === "other_household") return previous;
  const { items } = read(previous.text, { ...surroundings, previous: undefined });
  const named = [...new Set(items.flatMap(({ symbols = [] }) => symbols))];
  const places = [...new Set(items.flatMap(({ account }) => namedBy(account)))];
  // "there", after an order that was refused, is where was spoken of before it.
  const before = previous.accounts?.names ?? [];
  const [account = before.length === 1 ? before[0] : undefined, ...others] = places;
  return {
    ...previous,
    named: named.length > 0 ? named : (previous.named ?? []),
    ...(account === undefined || others.length > 0 ? {} : { params: { account } }),
    ...(others.length === 0 ? {} : { accounts: { names: places, atOnce: true } }),
  };
}
