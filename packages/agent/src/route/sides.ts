import { heard } from "./words.ts";

/** Which of the ranked are meant: only the losing ones, only the gaining ones, both ends, or all of them. */
export type Side = "losing" | "gaining" | "not_gaining" | "not_losing" | "ends" | undefined;

export function sideOf({ text }: { text: string }): Side {
  const said = heard(text);
  if (ends.some((pattern) => pattern.test(said))) return "ends";
  if (ofAll.test(said) && up.test(said) !== down.test(said)) {
    return up.test(said) ? "not_gaining" : "not_losing";
  }
  if (notUp.test(said)) return "not_gaining";
  if (notDown.test(said)) return "not_losing";
  if (extreme.test(said) || sum.test(said) || (up.test(said) && down.test(said))) return undefined;
  if (down.test(said)) return "losing";
  return up.test(said) ? "gaining" : undefined;
}

/** "the worst of them": one end and no side. */
export function isSuperlative(text: string): boolean {
  const said = heard(text);
  return extreme.test(said) || ends.some((pattern) => pattern.test(said));
}

/** Asks for more than one without saying how many. */
export const asksSeveral = (text: string): boolean => several.test(text) && !oneOf.test(text);
const several =
  /\b(positions|holdings|stocks|etfs|funds|bonds|investments|winner[sz]|loo?ser[sz]|gainer[sz]|performers|ones)\b/i;
/** "which of my stocks is the worst" */
const oneOf = /\bwhich (?:one )?of (?:my|our|the|their) \w+(?:'s| is| has| was| did)\b/i;

export const asksLoss = (text: string): boolean => down.test(heard(text));

const none =
  "\\b(?:not|nothing|no longer|never|without|non) (?:(?:a|an|any|been|even|currently|go|going|gone|move|moved|end|ended|finish|finished|close|closed|show|showing|in|the) )*";
const down =
  /\b(?:under ?water|(?:in the )?red|losing|lost|loses?|(?:at|for|with|showing|carrying|running) (?:a |an )?(?:unrealized |paper )?loss(?:es)?|losers|decliners|down|negative|below (?:what|cost|(?:my|our|their|its) (?:cost|basis|purchase))|fell|fallen|falling|dropped|dropping|declining|declined|worth less|bleeding|hurting)\b/;
const up =
  /\b(?:(?:in the )?(?:green|black)|in the money|making (?:(?:me|us|them|any) )?(?:money|gains?|a profit)|made money|winners|gainers|profitable|in profit|at a (?:gain|profit)|above (?:what|cost|(?:my|our|their|its) (?:cost|basis|purchase))|up|positive|ahead|rose|risen|rising|gaining|gained|worth more)\b/;
const notUp = new RegExp(`${none}${up.source}`);
const notDown = new RegExp(`${none}${down.source}`);
const extreme =
  /\b(?:most|least|best|worst|biggest|largest|smallest|highest|lowest|greatest|deepest|furthest|hardest|strongest|weakest|top|bottom|rank\w*|sort\w*|order(?:ed)?|laggards?|loser|winner|gainer|dragging)\b/;
const sum = /\b(?:total|overall|altogether|combined)\b/;
const joint = "(?<!\\w)(?:and|or|vs|versus|plus|&)(?!\\w)";
const both = (one: string, other: string): RegExp =>
  new RegExp(
    `\\b(?:${one})\\b.*${joint}.*\\b(?:${other})\\b|\\b(?:${other})\\b.*${joint}.*\\b(?:${one})\\b`,
  );
const ends = [
  both(
    "best|top|winners?|gainers?|strongest|highest",
    "worst|bottom|losers?|laggards?|weakest|lowest",
  ),
  both("biggest|largest", "smallest"),
  both("biggest gains?", "biggest loss(?:es)?"),
];

/** "is everything in the green" is answered by what is not. */
const ofAll = /^(?:is|are|has|have|do|does|did)\b.*\b(?:all|every\w*|each)\b/;
