import type { Clause } from "../clause.ts";
import type { Intent, Params, RoutedPart } from "../routed.ts";

/** What a rule makes of a clause: how surely it asks for the intent, and what it says about the answer. */
export interface Claim {
  intent: Intent;
  /** 0 to 1. */
  score: number;
  params: Params;
  assumed?: (keyof Params)[];
  missing?: NonNullable<RoutedPart["missing"]>;
  scope?: NonNullable<RoutedPart["scope"]>;
  /** No likeness to known questions overrules it. */
  certain?: true;
}

export type Rule = (clause: Clause) => Claim | undefined;

/** The claim of an intent on a clause that is known to ask for it. */
export type Meant = (clause: Clause, score: number) => Claim;

/** The highest score among the patterns that the words match, else 0. */
export const strongest = (
  said: string,
  patterns: readonly (readonly [score: number, pattern: RegExp])[],
): number =>
  patterns.reduce(
    (best, [score, pattern]) => (score > best && pattern.test(said) ? score : best),
    0,
  );

/** Only the values that the question gave. */
export const given = (params: { [Key in keyof Params]: Params[Key] | undefined }): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

/** The account that is meant; where some are, the others are left out. */
export function accountOf({ account, without }: Clause): Pick<Params, "account" | "without"> {
  if (account?.kind === "known" || account?.kind === "unknown") return { account: account.name };
  const { accounts, kept } = without ?? {};
  if (accounts === undefined) return {};
  return { without: { accounts, ...(kept === undefined ? {} : { kept }) } };
}

/** Of a symbol: whoever is named may hold it in an account that does not bear the name. */
export function holderOf(clause: Clause): Pick<Params, "account" | "without" | "whose"> {
  const { account } = clause;
  const isNamed = account !== undefined && "whose" in account;
  if (isNamed && account.kind === "unknown") return {};
  return { ...accountOf(clause), ...(isNamed ? { whose: true as const } : {}) };
}

export const daysOf = ({ period }: Clause): { from?: string; to?: string } => {
  const { from, to } = period ?? {};
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
};

/** A timeframe where the words name one, else the days. */
export const stretchOf = (clause: Clause): Pick<Params, "timeframe" | "from" | "to"> => {
  const timeframe = clause.period?.timeframe;
  return timeframe === undefined ? daysOf(clause) : { timeframe };
};

export const symbolsOf = ({ symbols }: Clause): { symbol?: string; symbols?: string[] } => {
  const [first, ...others] = symbols;
  if (first === undefined) return {};
  return others.length === 0 ? { symbol: first } : { symbols: [first, ...others] };
};

export const withoutOf = ({ without }: Clause): Pick<Params, "without"> => given({ without });

/** One of two kinds that is left out asks for the other: "trades but no buys". */
export function otherThan<Kind extends string>(
  { without }: Clause,
  kinds: readonly (readonly [left: RegExp, asked: Kind])[],
): Kind | undefined {
  const [only, ...more] = without?.others ?? [];
  if (only === undefined || more.length > 0) return undefined;
  return kinds.find(([left]) => left.test(only))?.[1];
}

export const isToday = ({ period }: Clause): boolean => period?.timeframe === "1D";

/** "average cash per account": over the accounts, and not over time. */
export const averageOf = ({ said, text, account, period }: Clause): Pick<Params, "measure"> =>
  average.test(said) &&
  !overTime.test(text) &&
  account?.kind !== "known" &&
  (period === undefined || isNow(period))
    ? { measure: "average" }
    : {};
const average = /^(?=.*\b(?:average|avg|mean|averages)\b).*\b(?:accounts?|iras?|trusts?|ACC)\b/;
const overTime =
  /\b(?:median|daily|monthly|weekly|quarterly|annual|yearly|over time|historical\w*)\b/i;
const isNow = ({ timeframe }: NonNullable<Clause["period"]>): boolean => timeframe === "1D";
