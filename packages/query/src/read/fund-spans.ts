import { securitySpans } from "./security-spans.ts";
import type { Span } from "./span.ts";
import { stemOf, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * What a fund holds: "inside QQQ", "via VOO", "in QQQ" after another security, "what is in VTI", "top holdings
 * of VTI", "what does VTI hold".
 */
export function fundSpans(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Span[] {
  const start = at + opening(tokens, at, vocabulary);
  if (start === at) return [];
  const { symbols, to } = fundsFrom(tokens, start, vocabulary);
  const asksHolding = doWords.has(formAt(tokens, at));
  if (symbols.length === 0 || (asksHolding && !holdWords.has(formAt(tokens, to)))) return [];
  const filter = { field: "fund", op: "is" as const, values: symbols };
  const ends = asksHolding ? to + 1 : to;
  return insideWords.has(formAt(tokens, at))
    ? [{ from: at, to: ends, meaning: { is: "filter", filter } }]
    : [{ from: at, to: ends, meaning: { is: "noun", dataset: "constituents", where: [filter] } }];
}

/** The number of words from here that say that the contents of a fund follow. */
function opening(tokens: readonly Token[], at: number, vocabulary: Vocabulary): number {
  const before = formAt(tokens, at - 1);
  // "more in BND than in MUB" compares the two.
  if (formAt(tokens, at) === "in")
    return before !== "than" && followsSecurity(tokens, at, vocabulary) ? 1 : 0;
  const found = openings.find((words) =>
    words.every((word, index) => tokens[at + index]?.stem === word),
  );
  return found === undefined || (found[1] === "of" && owners.has(before)) ? 0 : found.length;
}

/** What the household has inside a fund, rather than what the fund has. */
const insideWords = new Set(["inside", "within", "via", "through", "in"]);

const openings = [
  ...insideWords,
  ...["do", "does", "what is in", "what in", "whats in"],
  ...["holding of", "constituent of", "component of"],
].map((words) => words.split(" ").map(stemOf));

function fundsFrom(tokens: readonly Token[], from: number, vocabulary: Vocabulary) {
  const symbols: string[] = [];
  let to = from;
  for (let next = fundAt(tokens, from, vocabulary); next !== undefined; ) {
    symbols.push(next.symbol);
    to = next.to;
    next = fundConjunctions.has(formAt(tokens, to))
      ? fundAt(tokens, to + 1, vocabulary)
      : undefined;
  }
  return { symbols, to };
}

const formAt = (tokens: readonly Token[], at: number): string => tokens[at]?.form ?? "";

const doWords = new Set(["do", "does"]);
const holdWords = new Set(["hold", "own", "contain"]);
/** "our holdings of VTI" are positions. */
const owners = new Set(["our", "my", "their", "his", "her", "total", "all"]);

const fundConjunctions = new Set(["and", "or", ",", "&"]);

/** The fund at this token, or after "the"; "the VTI fund" is one. */
function fundAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const start = tokens[at]?.form === "the" ? at + 1 : at;
  const funds = securitySpans(tokens, start, vocabulary).flatMap(({ to, meaning }) =>
    meaning.is === "security" && vocabulary.funds.has(meaning.symbol)
      ? [{ symbol: meaning.symbol, to: fundWords.has(formAt(tokens, to)) ? to + 1 : to }]
      : [],
  );
  return funds.toSorted((one, other) => other.to - one.to)[0];
}

const fundWords = new Set(["fund", "etf"]);

const followsSecurity = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  tokens
    .slice(0, at)
    .some((_, before) =>
      securitySpans(tokens, before, vocabulary).some(
        ({ to, meaning }) => to <= at && meaning.is === "security",
      ),
    );
