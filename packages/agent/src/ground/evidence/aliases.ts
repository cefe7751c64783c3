import type { Label } from "./label.ts";
import { institutionOf, surnamesOf } from "./spoken-names.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";

export type Spelling = { exactly: string; isAlone: boolean } | "capital" | "owner" | "any";

const longest = 9;

/**
 * First words that do not identify a company, and words with another meaning at the start of a
 * sentence.
 */
const common = new Set(
  "american bank charles cost fidelity first general global home international invesco ishares national new schwab spdr state target total union united vanguard world cash private joint individual company gold second fourth fifth eighth ninth".split(
    " ",
  ),
);

export const accountNouns = new Set(
  "iras 401ks 403bs roths trusts brokerages accounts plans".split(" "),
);

export const functionWords = new Set("of the a an and for on in to other".split(" "));

/**
 * The aliases of a name: its parts of two or more words, its ticker, and its first word if that
 * identifies it.
 */
export function aliasesOf(kind: Label["kind"], name: string): [string, Spelling][] {
  if (/^[A-Z][A-Z0-9.]*$/.test(name))
    return [[keyOf(name), { exactly: name, isAlone: kind === "class" }]];
  const tokens = tokensOf(name.replaceAll("_", " "));
  const [only] = tokens;
  if (only === undefined) return [];
  if (tokens.length === 1)
    return functionWords.has(only.key) || /^\d+$/.test(only.key) ? [] : [[only.key, "any"]];
  if (kind === "account" && /^[\p{L}-]+['’]s /u.test(name))
    return [[only.key, "owner"], ...singleWords(kind, tokens), ...parts(kind, tokens)];
  const surnames = kind === "other" ? surnamesOf(name) : [];
  const firstNames = kind === "member" ? [only.key] : [];
  const institutions = kind === "other" ? institutionOf(name) : [];
  return [
    ...institutions.map((key): [string, Spelling] => [key, "any"]),
    ...[...surnames, ...firstNames].map((key): [string, Spelling] => [key, "capital"]),
    ...[...singleWords(kind, tokens), ...parts(kind, tokens)],
  ];
}

/**
 * For a company its first word and its initials ("J&J"); for an account any word but
 * the first, which is usually the owner's name; for a need any long one.
 */
function singleWords(kind: Label["kind"], tokens: readonly Token[]): [string, Spelling][] {
  const first = tokens[0]?.key === "the" ? 1 : 0;
  const isOfAccount = ({ key, raw }: Token, index: number): boolean =>
    /\d/.test(key) || ((index > 0 || accountNouns.has(`${key}s`)) && /^[A-Z]/.test(raw));
  const isLong = ({ key }: Token, least: number): boolean => key.length > least && !common.has(key);
  const single = (token: Token, index: number): boolean =>
    (kind === "need" && isLong(token, 5)) ||
    (kind === "account" && isOfAccount(token, index)) ||
    (kind === "security" && index === first && isLong(token, 3));
  const words = tokens
    .filter(single)
    .flatMap(({ key }) => [...new Set([key, key.replace(/\.(?:com|net|org)$/, "")])]);
  return [...words, ...initials(tokens)].map((key) => [key, kind === "need" ? "any" : "capital"]);
}

const initials = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ key }, index) => {
    const [before, after] = [tokens[index - 1]?.key[0], tokens[index + 1]?.key[0]];
    return key === "&" && before !== undefined && after !== undefined ? `${before}&${after}` : [];
  });

function parts(kind: Label["kind"], tokens: readonly Token[]): [string, Spelling][] {
  const keys = tokens.map(({ key }) => key);
  return keys.flatMap((_, from) =>
    keys.slice(from + 1, from + longest).flatMap((_, index): [string, Spelling][] => {
      const part = keys.slice(from, from + index + 2);
      const isWhole = part.length === keys.length;
      if (!isWhole && (functionWords.has(part[0] ?? "") || functionWords.has(part.at(-1) ?? "")))
        return [];
      const isPart = kind === "security" && !isWhole;
      return [[part.join(" "), isPart ? "capital" : "any"]];
    }),
  );
}

export function isSpelled(spelling: Spelling, raw: string, last: Token | undefined): boolean {
  if (spelling === "any") return true;
  if (spelling === "owner") return last?.isOwner() === true;
  if (spelling !== "capital")
    return spelling.exactly === raw && (!spelling.isAlone || last?.isAlone() === true);
  return raw.split(" ").every((word) => /^[A-Z0-9&]/.test(word) || functionWords.has(word));
}
