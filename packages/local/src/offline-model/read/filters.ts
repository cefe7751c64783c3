import { says } from "./words.ts";

/** The word an account is asked by; it is looked for in the accounts' names and types. */
export function account(spoken: readonly string[]): string | undefined {
  return accounts.find(([phrase]) => says(spoken, phrase))?.[1];
}

/** A class of the policy, or a kind of security. */
export function assetClass(spoken: readonly string[]): string | undefined {
  return classes.find(([phrase]) => says(spoken, phrase))?.[1];
}

/** As `assetClass`, for holdings: cash is a balance of the accounts and no holding. */
export function heldClass(spoken: readonly string[]): string | undefined {
  const found = assetClass(spoken);
  return found === "cash" ? undefined : found;
}

const accounts: readonly (readonly [string, string])[] = [
  ["inherited ira", "Inherited IRA"],
  ["rollover ira", "Rollover IRA"],
  ["traditional ira", "Traditional IRA"],
  ["sep ira", "SEP"],
  ["roth 401k", "Roth 401k"],
  ["roth", "Roth"],
  ["ira", "IRA"],
  ["iras", "IRA"],
  ["401k", "401k"],
  ["403b", "403b"],
  ["529", "529"],
  ["hsa", "HSA"],
  ["joint", "Joint"],
  ["brokerage", "Brokerage"],
  ["annuity", "Annuity"],
];

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
