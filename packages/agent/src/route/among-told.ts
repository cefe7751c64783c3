import type { Group, Intent, Params, Remembered, RoutedPart } from "./routed.ts";
import { isSuperlative } from "./sides.ts";

/** A ranking that is asked of the symbols that were asked about, in words of all that is held. */
export interface Among {
  said: string;
  symbols: readonly string[];
}

/** "Which of the three did best?", after three symbols and more; undefined where no ranking of them is asked for. */
export function amongTold(message: string, previous: Remembered | undefined): Among | undefined {
  if (previous === undefined || !ofOne.has(previous.intent)) return undefined;
  const plain = message.replace(numbered, (word) => numbers[word.toLowerCase()] ?? word);
  const found = inFull(plain);
  const symbols = pickedFrom(previous.symbols, found?.count);
  if (found === undefined || symbols === undefined) return undefined;
  if (!ofPrice.test(found.said)) return { said: found.said, symbols };
  // Prices are told side by side.
  return previous.intent === "quotes"
    ? { said: `what are the prices of ${symbols.join(", ")}`, symbols }
    : undefined;
}

/** What was told before, without the few symbols that were ranked where the message speaks of all: "our best holding overall". */
export function withoutAmong(
  previous: Remembered | undefined,
  message: string,
): Remembered | undefined {
  if (previous === undefined || !ofAll.test(message)) return previous;
  const { among: _, ...params } = previous.params;
  const { ranking } = previous;
  const { among: __, ...ranked } = ranking?.params ?? {};
  return { ...previous, params, ...(ranking && { ranking: { ...ranking, params: ranked } }) };
}
const ofAll =
  /\b(?:our|my|their|we|overall|portfolio|household|everything|(?:all|any)(?: of)? (?:the )?(?:holdings|positions|stocks|etfs|funds))\b/i;

/** All of them, or as many of the last as are counted. */
function pickedFrom(
  spoken: Group | undefined,
  count: string | undefined,
): readonly string[] | undefined {
  const { names = [], earlier = [] } = spoken ?? {};
  const symbols = count === undefined ? names : [...earlier, ...names].slice(-Number(count));
  const isFew = symbols.length < 3 || (count !== undefined && symbols.length !== Number(count));
  return isFew ? undefined : symbols;
}

/** The same of all our holdings, and how many were pointed at. */
function inFull(plain: string): { said: string; count: string | undefined } | undefined {
  const order = ordered.exec(plain)?.groups;
  if (order !== undefined) {
    const { count, rest = "" } = order;
    return { said: `rank our holdings${rest}`, count };
  }
  const { count, rest, end } = (pointed.exec(plain) ?? ended.exec(plain))?.groups ?? {};
  const said = `which of our holdings ${rest ?? `is the ${end}`}`;
  return isSuperlative(said) || ofPrice.test(said) ? { said, count } : undefined;
}
/** What a share costs is no figure of a ranking. */
const ofPrice = /\b(?:expensive|cheap\w*|pric\w*|dear\w*)\b/i;

/** The ranking with only these in it, all of them told, by the figure that was asked of each. */
export function rankedAmong(
  { said, symbols }: Among,
  parts: readonly RoutedPart[],
  previous: Remembered | undefined,
): RoutedPart | undefined {
  const [part, ...others] = parts;
  if (part?.intent === "quotes" && ofPrice.test(said)) return part;
  if (part?.intent !== "portfolio_ranking" || others.length > 0) return undefined;
  const { account } = previous?.params ?? {};
  const { params } = part;
  if ((params.per ?? params.share ?? params.total) !== undefined) return undefined;
  const own = params.nth === undefined ? { limit: params.limit ?? symbols.length } : {};
  const place = account === undefined ? {} : { account };
  return {
    ...part,
    params: {
      ...params,
      ...place,
      ...own,
      ...basisAfter(said, params, previous),
      among: [...symbols],
    },
  };
}

/** Of moves on the day the best is by the day; of prices it is in percent, as they were told. */
function basisAfter(said: string, { basis }: Params, previous: Remembered | undefined): Params {
  const isOfDay = previous?.intent === "quotes" || previous?.params.timeframe === "1D";
  const isGain = basis?.startsWith("unrealized_pl") === true;
  if (!(isOfDay && isGain) || sincePurchase.test(said)) return {};
  const inPercent = previous.intent === "quotes" || basis === "unrealized_pl_pct";
  return { basis: inPercent ? "day_change_pct" : "day_change" };
}
const sincePurchase = /\b(?:since|overall|in total|unreali[sz]ed|dollars?)\b/i;

const ofOne: ReadonlySet<Intent> = new Set<Intent>([
  ...(["symbol_performance", "quotes", "positions"] as const),
]);

const numbers: Readonly<Record<string, string>> = { three: "3", four: "4", five: "5" };
const numbered = /\b(?:three|four|five)\b/gi;
const things = "(?: (?:stocks|shares|symbols|names|positions|holdings|funds|etfs|companies|ones))?";
const them = `(?:(?:all )?(?:the|those|these) (?<count>[3-5])(?: of (?:them|those|these))?${things}|them all|all of (?:them|those|these)|them|those|these|the lot)`;
const lead = "^\\W*(?:(?:and|so|now|ok|okay|then|but|well)[, ]+)*";
const verbs =
  "(?:is|was|are|did|has|have|had|does|made|gained|lost|moved|fell|rose|dropped|performed|earned|went|cost|brought)";
const pointed = new RegExp(
  `${lead}which(?: (?:one|stock|position|holding|company|fund)(?!s))?(?: of ${them})? (?<rest>${verbs}\\b[^?!.,]{2,50})\\W*$`,
  "i",
);
const ordered = new RegExp(
  `${lead}(?:please )?(?:rank|order|sort) (?:${them})(?<rest>(?: (?:by|from|in)\\b[^?!.,]{2,40})?)\\W*$`,
  "i",
);
const ended = new RegExp(
  `${lead}(?:(?:what|which)(?:'s| is| was) )?(?:the )?(?<end>(?:best|worst|biggest|largest|smallest|strongest|weakest)(?: (?:performer|gainer|loser|gain|loss|one|mover))?) (?:of|among) ${them}\\W*$`,
  "i",
);
