import { dottedShareClass, issuerOfShareClass } from "@advisor/domain/portfolio/share-classes";
import { type NameMeaning, type Span, spanOf } from "./span.ts";
import type { Token } from "./tokens.ts";
import { lexiconPhrases, type Vocabulary } from "./vocabulary.ts";

/** Securities by their symbol, their name in the book, or their common name in the market. */
export function securitySpans(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Span[] {
  const { names, symbols, directory } = vocabulary;
  const found = names
    .at(tokens, at)
    .filter(({ length }) => length > 1 || !isFamily(tokens, at))
    .map(({ length, value }) => spanOf(at, at + length, value));
  const ticker = tickerAt(tokens[at], symbols, directory, tokens[at - 1]?.text === "$");
  return [
    ...found,
    ...marketSpans(tokens, at, vocabulary),
    ...(ticker === undefined ? [] : [spanOf(at, at + 1, ticker)]),
  ];
}

/** Market securities by their common names, except for words of the household's or its people's names. */
function marketSpans(
  tokens: readonly Token[],
  at: number,
  { market, symbols, householdWords, people }: Vocabulary,
): Span[] {
  const stem = tokens[at]?.stem ?? "";
  const taken = householdWords.has(stem) || people.has(stem);
  return market.at(tokens, at).flatMap(({ length, value: symbol }): Span[] => {
    if (length === 1 && (taken || isOrdinaryWord(tokens, at) || isFamily(tokens, at))) return [];
    const classes = heldClasses(symbol, symbols);
    if (classes.length > 1) return [{ from: at, to: at + length, meaning: sharesOf(classes) }];
    const held = symbols.get(classes[0]?.toLowerCase() ?? symbol.toLowerCase());
    return [spanOf(at, at + length, held ?? { is: "security", symbol, held: false })];
  });
}

/** The share classes that are held of the company with this symbol. */
function heldClasses(symbol: string, symbols: Vocabulary["symbols"]): string[] {
  const issuer = issuerOfShareClass(symbol);
  if (issuer === undefined) return [];
  const held = [...symbols.values()].filter(
    (one) => one.held && issuerOfShareClass(one.symbol) === issuer,
  );
  return [...new Set(held.map((one) => one.symbol))];
}

/** "Alphabet" is both GOOG and GOOGL where both are held. */
const sharesOf = (values: string[]): Span["meaning"] => ({
  is: "noun",
  dataset: "positions",
  where: [{ field: "symbol", op: "is", values }],
});

/** True for a word of the lexicon that is not capitalized inside the sentence: a "target" is not the company Target. */
function isOrdinaryWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && lexiconPhrases.has(token.form) && (at === 0 || !token.capitalized);
}

/** "the Johnson family", "the Johnson Family Trust": no company. */
const isFamily = (tokens: readonly Token[], at: number): boolean =>
  /^(family|household)$/.test(tokens[at + 1]?.form ?? "");

/** A symbol in capitals, or in any case when it is not an English word. */
function tickerAt(
  token: Token | undefined,
  symbols: Vocabulary["symbols"],
  { tickers }: Vocabulary["directory"],
  marked: boolean,
): NameMeaning | undefined {
  if (token === undefined) return undefined;
  const upper = token.text === token.text.toUpperCase();
  const word = !marked && lexiconPhrases.has(token.form);
  const held = symbols.get(token.form);
  if (held !== undefined) return upper || !word ? held : undefined;
  const symbol = dottedShareClass(token.form.toUpperCase()) ?? token.form.toUpperCase();
  const known = upper && !word && symbol.length > 1 && tickers.has(symbol);
  return known ? { is: "security", symbol, held: false } : undefined;
}
