import { containsPhrase } from "./words.ts";

/** The policy's asset class, or the kind of security, that the words name. */
export function assetClass(spoken: readonly string[]): string | undefined {
  return classes.find(([phrase]) => containsPhrase(spoken, phrase))?.[1];
}

const classes: readonly (readonly [string, string])[] = [
  ["fixed income", "fixed_income"],
  ["bond", "fixed_income"],
  ["bonds", "fixed_income"],
  ["munis", "fixed_income"],
  ["us equity", "us_equity"],
  ["us equities", "us_equity"],
  ["us stock", "us_equity"],
  ["us stocks", "us_equity"],
  ["domestic equity", "us_equity"],
  ["domestic stocks", "us_equity"],
  ["international", "intl_equity"],
  ["intl", "intl_equity"],
  ["foreign stocks", "intl_equity"],
  ["non us", "intl_equity"],
  ["alternatives", "alternatives"],
  ["alternative", "alternatives"],
  ["alts", "alternatives"],
  ["cash", "cash"],
  ["etf", "etf"],
  ["etfs", "etf"],
  ["mutual fund", "mutual_fund"],
  ["mutual funds", "mutual_fund"],
  ["stock", "stock"],
  ["stocks", "stock"],
  ["options", "option"],
];
