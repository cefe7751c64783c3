import type { Intent, Remembered } from "../routed.ts";

/**
 * "The difference between the two?", "compare the gains", after one account and another, or one symbol and another:
 * the same in full, with their names. Undefined where nothing was spoken of that can be meant.
 */
export function ofGroup(message: string, previous: Remembered | undefined): string | undefined {
  if (previous === undefined || previous.params.comparison !== undefined) return undefined;
  const found = between.exec(message) ?? compared.exec(message);
  if (found === null) return undefined;
  const [, figure] = found;
  const { account, without } = previous.params;
  const isOfPlaces = account !== undefined || without?.kept !== undefined;
  const group = isOfPlaces ? previous.accounts : previous.symbols;
  const [first, second] = group?.names.slice(-2) ?? [];
  const by = figure ?? figures[previous.intent];
  if (first === undefined || second === undefined || by === undefined) return undefined;
  const inPercent = /\b(?:percent|%|pct)/i.test(message) ? " in percent" : "";
  return `what is the difference in ${by}${inPercent} between ${first} and ${second}`;
}

/** "Which is the bigger one?" after an account of two holdings: the same in full, with their names. */
export function ofTwoRows(message: string, previous: Remembered | undefined): string | undefined {
  const { intent, params, named = [] } = previous ?? {};
  const [first, second, ...more] = named;
  const isOfTwo = intent === "positions_list" && second !== undefined && more.length === 0;
  const found = isOfTwo ? sized.exec(message) : null;
  // Of several accounts that were listed "them" may be any.
  const isOpen =
    (previous?.series?.places.length ?? 0) > 1 && /\bof (?:them|th[eo]se)\b/i.test(message);
  if (found === null || isOpen) return undefined;
  const where = params?.account === undefined ? "" : ` in ${params.account}`;
  const end = found.some((word) => word !== undefined && least.test(word)) ? "less" : "more";
  return `which is worth ${end}${where}: ${first} or ${second}`;
}

/** "And the other one, how is it doing?": the one of two symbols that the answer did not tell first. */
export function ofOtherSide(message: string, previous: Remembered | undefined): string | undefined {
  const sides = previous?.params.comparison?.sides ?? [];
  const [, other, ...more] = previous?.named ?? [];
  const areTwo = sides.length === 2 && sides.every(({ symbol }) => symbol !== undefined);
  if (!areTwo || other === undefined || more.length > 0) return undefined;
  const rest = theOther.exec(message)?.[1];
  if (rest === undefined) return undefined;
  const [place, ...places] = [...new Set(sides.flatMap(({ accounts = [] }) => accounts))];
  const where = place === undefined || places.length > 0 ? "" : ` in ${place}`;
  const asked = rest.trim().replace(/\b(?:it|that(?: one)?)\b/i, other);
  return `${asked === "" ? `how is ${other} doing` : asked}${where}`;
}
const theOther =
  /^\W*(?:(?:and|so|ok|okay|now|then|what about|how about)[, ]+)*the (?:other|smaller|larger|bigger)(?: (?:one|holding|position|fund|stock|etf))?(?:[,:;-]+|\W*$)((?: *\b(?:how|what|where|when)\b[^?!.]*\b(?:it|that|that one)\b[^?!.]*)?)\W*$/i;

const least = /^(?:small|less|least|low)/i;
const sized =
  /^\W*(?:(?:and|so|ok|okay|now|then)[, ]+)*which(?: one| holding| position| of (?:the two|them|those|these|the two of them))?(?:(?: is|'s| has)(?: the| worth)?)? (bigger|larger|greater|biggest|largest|greatest|heavier|heaviest|smaller|smallest|more|most|less|least|higher|highest|lower|lowest)(?: (?:one|value|holding|position|of the two|of them|worth|by value|now|today))*\W*$/i;

const lead = "^\\W*(?:(?:and|so|ok|okay|now|then|what(?:'s| is)|show(?: me)?|give me|the)[, ]+)*";
const measure = "(?:(value|cash|gain|price|cost|worth)s? )?";
const two = "(?:the two|them|those|these|both|those two|these two|the two of them)";
const close = "(?: (?:in )?(?:percent|%|dollars?|please))*\\W*$";
const between = new RegExp(
  `${lead}${measure}(?:difference|diff|gap)(?: (?:between|of) ${two})?${close}`,
  "i",
);
const compared = new RegExp(
  `${lead}compare (?:${two}|(?:the |their )?(value|cash|gain|price|cost|worth)s?(?: of ${two})?)${close}`,
  "i",
);

/** What was asked of each. */
const figures: Readonly<Partial<Record<Intent, string>>> = {
  account_value: "value",
  cash_balance: "cash",
  symbol_performance: "gain",
  quotes: "price",
  positions: "shares",
};
