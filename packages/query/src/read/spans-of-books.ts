import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The spans with what they mean in these books: "munis" are securities on file, "the client" is the household. */
export function spansOfBooks(
  spans: readonly Span[],
  tokens: readonly Token[],
  { books }: Vocabulary,
): Span[] {
  const known = spans.map((span) => ofNames(span, books));
  return books.length > 1 ? known : known.map((span) => ofOne(span, tokens));
}

/** Within one household, "the client" is the whole household, and "every client" means others. */
const ofOne = (span: Span, tokens: readonly Token[]): Span => {
  const { meaning, from, to } = span;
  const whole =
    meaning.is === "noun" && meaning.dataset === "households" && meaning.where.length === 0;
  if (!whole) return span;
  const before = tokens[from - 1]?.form ?? "";
  const plural = tokens.slice(from, to).some((token) => token.plural && !token.possessive);
  const others = ofEach.has(before) || (before === "all" && plural);
  return {
    ...span,
    meaning: others ? { is: "refuse", reason: "other_client" } : { is: "mark", mark: "whole" },
  };
};

/** "munis" are the securities on file whose name says so; as symbols they can be excluded and compared too. */
function ofNames(span: Span, books: Vocabulary["books"]): Span {
  const { meaning } = span;
  if (meaning.is !== "noun") return span;
  const where = meaning.where.map((filter) => {
    if (filter.op !== "contains") return filter;
    const symbols = symbolsNamed(filter.values, books);
    return symbols.length === 0 ? filter : { field: "symbol", op: "is" as const, values: symbols };
  });
  return { ...span, meaning: { ...meaning, where } };
}

function symbolsNamed(words: readonly string[], books: Vocabulary["books"]): string[] {
  const rows = books.flatMap((book) => book.rows("positions"));
  const named = rows.filter(({ dimensions: { name } }) =>
    words.some((word) => name?.toLowerCase().includes(word.toLowerCase())),
  );
  return [...new Set(named.flatMap(({ dimensions: { symbol } }) => symbol ?? []))];
}

const ofEach = new Set(["every", "each", "other"]);
