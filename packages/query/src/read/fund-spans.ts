import { securitySpans } from "./security-spans.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "inside QQQ", "via VOO", and "in QQQ" after another security: what the fund holds. */
export function fundSpans(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Span[] {
  const word = tokens[at]?.form ?? "";
  const inside =
    insideWords.has(word) ||
    // "more in BND than in MUB" compares the two.
    (word === "in" && tokens[at - 1]?.form !== "than" && followsSecurity(tokens, at, vocabulary));
  if (!inside) return [];
  const symbols: string[] = [];
  let to = at;
  for (let next = fundAt(tokens, at + 1, vocabulary); next !== undefined; ) {
    symbols.push(next.symbol);
    to = next.to;
    next = fundConjunctions.has(tokens[to]?.form ?? "")
      ? fundAt(tokens, to + 1, vocabulary)
      : undefined;
  }
  const filter = { field: "fund", op: "is" as const, values: symbols };
  return symbols.length === 0 ? [] : [{ from: at, to, meaning: { is: "filter", filter } }];
}

const fundConjunctions = new Set(["and", "or", ",", "&"]);

/** The fund at this token, or after "the". */
function fundAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary) {
  const start = tokens[at]?.form === "the" ? at + 1 : at;
  const funds = securitySpans(tokens, start, vocabulary).flatMap(({ to, meaning }) =>
    meaning.is === "security" && vocabulary.funds.has(meaning.symbol)
      ? [{ symbol: meaning.symbol, to }]
      : [],
  );
  return funds.toSorted((one, other) => other.to - one.to)[0];
}

const insideWords = new Set(["inside", "within", "via", "through"]);

const followsSecurity = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  tokens
    .slice(0, at)
    .some((_, before) =>
      securitySpans(tokens, before, vocabulary).some(
        ({ to, meaning }) => to <= at && meaning.is === "security",
      ),
    );
