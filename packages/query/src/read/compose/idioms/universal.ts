import type { Span } from "../../span.ts";
import type { Token } from "../../tokens.ts";

/** Words that mean all of a kind: "everyone's cash but Karen's". */
export const universalWords: ReadonlySet<string> = new Set(
  "all every each any everything everyone everybody anything none nothing".split(" "),
);

const openers: ReadonlySet<string> = new Set(
  "is are do does did has have was were will".split(" "),
);
const quantifiers: ReadonlySet<string> = new Set(
  "all every each both everything everyone everybody none".split(" "),
);

const wholly: ReadonlySet<string> = new Set(["fully", "completely", "entirely"]);

/** "Does every account hold VTI", "are they all up", "is our cash fully settled": whether something is true of each. */
export const asksOfEvery = ([opener, ...tokens]: readonly Token[]): boolean =>
  openers.has(opener?.form ?? "") &&
  (tokens.some(({ form }) => wholly.has(form)) ||
    quantifiers.has(tokens[0]?.form ?? "") ||
    (/^(they|these|those|we|it)$/.test(tokens[0]?.form ?? "") &&
      quantifiers.has(tokens[1]?.form ?? "")));

/** "all accounts except the Roth": accounts, where otherwise the words mean the whole household. */
const withAccountsBeforeException = (spans: readonly Span[], tokens: readonly Token[]): Span[] =>
  spans.map((span, at) => {
    const next = spans.slice(at + 1).find(({ meaning }) => meaning.is !== "filler")?.meaning;
    const excepts = next?.is === "keyword" && (next.keyword === "not" || next.keyword === "but");
    return excepts ? asAccounts(span, tokens) : span;
  });

/** "all accounts" as a kind of row. */
function asAccounts(span: Span, tokens: readonly Token[]): Span {
  const { meaning, from, to } = span;
  const isWhole = meaning.is === "keyword" && meaning.keyword === "whole" && to - from > 1;
  return isWhole && /^accounts?$/.test(tokens[to - 1]?.form ?? "")
    ? { ...span, meaning: { is: "noun", dataset: "accounts", where: [] } }
    : span;
}

/** "every account" names the kind of row in such a question; it does not group by account. */
const withoutQuantifier = (spans: readonly Span[], tokens: readonly Token[]): Span[] =>
  spans.map((span) =>
    span.meaning.is === "keyword" && span.meaning.keyword === "each"
      ? { ...span, meaning: { is: "filler" } }
      : asAccounts(span, tokens),
  );

/** The spans, with "every" and "all" resolved by the words around them. */
export const resolveQuantifiers = (spans: readonly Span[], tokens: readonly Token[]): Span[] =>
  asksOfEvery(tokens)
    ? withoutQuantifier(spans, tokens)
    : withAccountsBeforeException(spans, tokens);
