import { normalizeName } from "../evaluate/normalize-name.ts";
import { resolveQuantifiers } from "./compose/idioms/universal.ts";
import type { Span } from "./span.ts";
import { determiners, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The spans with what they mean in these books: "munis" are securities on file, "the client" is the household. */
export function resolveSpans(
  spans: readonly Span[],
  tokens: readonly Token[],
  { books, accounts }: Vocabulary,
): Span[] {
  const known = resolveQuantifiers(spans, tokens).map((span, at, all) =>
    isPerShare(span, all[at - 2], all[at - 1], tokens)
      ? { ...span, meaning: { is: "measure" as const, measure: "unit_price" } }
      : resolveSecurityNames(span, books),
  );
  if (books.length > 1) return known;
  const onlyAccount = accounts.length === 1 && known.some(isOfHoldings);
  return known.map((span) =>
    onlyAccount && isTheAccount(span, tokens)
      ? { ...span, meaning: { is: "keyword", keyword: "whole" } }
      : resolveHouseholdNoun(span, tokens),
  );
}

/** "under $300 a share" bounds a price, "under 300 shares" and "less than 1 share" a quantity. */
const isPerShare = (
  { meaning, from }: Span,
  number: Span | undefined,
  article: Span | undefined,
  tokens: readonly Token[],
): boolean =>
  meaning.is === "measure" &&
  meaning.measure === "quantity" &&
  tokens[from]?.form === "share" &&
  /^(?:an?|per)$/.test(tokens[from - 1]?.form ?? "") &&
  [number, article].some((span) => span?.meaning.is === "number");

/**
 * With only one account, "the shares in the account" means all shares, not a line for each account.
 */
const isTheAccount = ({ meaning, from }: Span, tokens: readonly Token[]): boolean =>
  meaning.is === "noun" &&
  meaning.dataset === "accounts" &&
  meaning.where.length === 0 &&
  determiners.has(tokens[from - 1]?.form ?? "") &&
  tokens[from]?.plural === false;

const isOfHoldings = ({ meaning }: Span): boolean =>
  meaning.is === "security" ||
  (meaning.is === "noun" && meaning.dataset !== "accounts") ||
  (meaning.is === "measure" && holdingMeasures.has(meaning.measure));

/** Measures of what is held, rather than of an account. */
const holdingMeasures: ReadonlySet<string> = new Set(["quantity", "weight", "price", "day_change"]);

/** Within one household, "the client" is the whole household, and "every client" means others. */
const resolveHouseholdNoun = (span: Span, tokens: readonly Token[]): Span => {
  const { meaning, from, to } = span;
  const whole =
    meaning.is === "noun" && meaning.dataset === "households" && meaning.where.length === 0;
  if (!whole) return span;
  const before = tokens[from - 1]?.form ?? "";
  const plural = tokens.slice(from, to).some((token) => token.plural && !token.possessive);
  const others = distributiveWords.has(before) || (before === "all" && plural);
  return {
    ...span,
    meaning: others
      ? { is: "refuse", reason: "other_client" }
      : { is: "keyword", keyword: "whole" },
  };
};

/** "munis" are the securities on file whose name says so; as symbols they can be excluded and compared too. */
function resolveSecurityNames(span: Span, books: Vocabulary["books"]): Span {
  const { meaning } = span;
  if (meaning.is !== "noun") return span;
  const where = meaning.where.map((filter) => {
    if (filter.op !== "contains") return filter;
    const symbols = symbolsOfNames(filter.values, books);
    return symbols.length === 0 ? filter : { field: "symbol", op: "is" as const, values: symbols };
  });
  return { ...span, meaning: { ...meaning, where } };
}

function symbolsOfNames(words: readonly string[], books: Vocabulary["books"]): string[] {
  const rows = books.flatMap((book) => book.rows("positions"));
  const wanted = words.map((word) => normalizeName("name", word));
  const named = rows.filter(({ dimensions: { name } }) => {
    const folded = normalizeName("name", name ?? "");
    return wanted.some((word) => folded.includes(word));
  });
  return [...new Set(named.flatMap(({ dimensions: { symbol } }) => symbol ?? []))];
}

const distributiveWords = new Set(["every", "each", "other"]);
