import type { Keyword, Meaning } from "../lexicon/meaning.ts";

/** Tokens from `from` up to but not including `to`, and what they mean. */
export interface Span {
  from: number;
  to: number;
  meaning: Meaning | NameMeaning;
  /** What the same words mean in other questions. */
  others?: readonly (Meaning | NameMeaning)[];
}

/** A name found in the book or in the market directory. */
export type NameMeaning =
  | { is: "account"; accounts: readonly string[]; plural: boolean; text: string }
  | { is: "person"; names: readonly string[] }
  | { is: "security"; symbol: string; held: boolean }
  | { is: "name"; field: "custodian" | "policy" | "household" | "this_household"; value: string }
  | { is: "unknown_account"; text: string };

export const spanOf = (from: number, to: number, meaning: NameMeaning): Span => ({
  from,
  to,
  meaning,
});

export const isKeyword = ({ meaning }: Span, keyword: Keyword): boolean =>
  meaning.is === "keyword" && meaning.keyword === keyword;
