import { securitySpans } from "./security-spans.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";
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
  return [{ from: at, to: asksHolding ? to + 1 : to, meaning: { is: "filter", filter } }];
}

/** The number of words from here that say that the contents of a fund follow. */
function opening(tokens: readonly Token[], at: number, vocabulary: Vocabulary): number {
  const word = formAt(tokens, at);
  if (insideWords.has(word) || doWords.has(word)) return 1;
  const [before, next, after] = [at - 1, at + 1, at + 2].map((one) => formAt(tokens, one));
  // "more in BND than in MUB" compares the two.
  if (word === "in") return before !== "than" && followsSecurity(tokens, at, vocabulary) ? 1 : 0;
  if (contents.has(tokens[at]?.stem ?? "") && next === "of")
    return owners.has(before ?? "") ? 0 : 2;
  if (word === "what" && next === "is" && after === "in") return 3;
  return (word === "what" || word === "whats") && next === "in" ? 2 : 0;
}

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
const contents = new Set(["holding", "constituent", "component"]);
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

const insideWords = new Set(["inside", "within", "via", "through"]);

const followsSecurity = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  tokens
    .slice(0, at)
    .some((_, before) =>
      securitySpans(tokens, before, vocabulary).some(
        ({ to, meaning }) => to <= at && meaning.is === "security",
      ),
    );
