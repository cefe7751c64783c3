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
