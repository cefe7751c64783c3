import type * as Household from "../household.ts";
import { parseOptionContract } from "../text/option-contract.ts";
import { dottedShareClass, issuerOfShareClass } from "./share-classes.ts";

/** Most symbols match this and need no normalization except for share classes. */
const plain = /^[A-Z0-9]{1,10}$/;

/**
 * Normalizes a symbol: upper case, BRK-B, BRK/B and BRKB to BRK.B, option symbols without padding
 * blanks. Names of securities without a ticker (private_harborview_iv) become lower case.
 */
export function normalizeSymbol(text: string): string {
  if (plain.test(text)) return dottedShareClass(text) ?? text;
  const trimmed = text.trim();
  if (trimmed.includes("_")) return trimmed.toLowerCase();
  const upper = trimmed.toUpperCase();
  const joined = upper.replace(/\s+/g, "");
  if (parseOptionContract(joined) !== undefined) return joined;
  const dotted = upper.replace(/^([A-Z]{1,5})[-/]([A-Z])$/, "$1.$2");
  // Two words may be two securities, so a blank is accepted only in a known share class (BRK B).
  return dottedShareClass(joined) ?? dotted;
}

/** A normalizer that also maps BRKB to BRK.B if the given symbols contain BRK.B. */
export function symbolNormalizer(symbols: Iterable<string>): (text: string) => string {
  const dotted = new Map<string, string>();
  for (const symbol of symbols) {
    const normal = normalizeSymbol(symbol);
    if (/^[A-Z]+\.[A-Z]$/.test(normal)) dotted.set(normal.replace(".", ""), normal);
  }
  return (text) => {
    const normal = normalizeSymbol(text);
    return dotted.get(normal) ?? normal;
  };
}

/** The snapshot with normalized symbols and with issuers for known share classes. Cached by snapshot. */
export function withNormalizedSymbols(snapshot: Household.Snapshot): Household.Snapshot {
  const before = known.get(snapshot);
  if (before !== undefined) return before;
  const { household } = snapshot;
  const holdings = snapshot.holdings.map(spelledHolding);
  const isIssued = holdings.every((holding) => holding.issuer_id !== null || !isShare(holding));
  const issuers = isIssued ? undefined : givenIssuers(holdings);
  const same = {
    ...snapshot,
    household: { ...household, ips: household.ips.map(identifiedPolicy) },
    holdings: issuers ? holdings.map((holding) => issuedHolding(holding, issuers)) : holdings,
  };
  known.set(snapshot, same);
  known.set(same, same);
  return same;
}

const known = new WeakMap<Household.Snapshot, Household.Snapshot>();

type Holding = Household.Snapshot["holdings"][number];

function spelledHolding(holding: Holding): Holding {
  // A name with underscores is not a ticker, so there is nothing to normalize.
  const isTicker = holding.symbol !== null && !holding.symbol.includes("_");
  const symbol = isTicker ? normalizeSymbol(holding.symbol ?? "") : holding.symbol;
  return symbol === holding.symbol ? holding : { ...holding, symbol };
}

/** Issuers that the records state for one share class or spelling apply to the others too. */
const givenIssuers = (holdings: readonly Holding[]): ReadonlyMap<string, string> =>
  new Map(
    holdings.flatMap((holding) => {
      const share = shareOf(holding);
      if (share === undefined || holding.issuer_id === null) return [];
      return [[issuerOfShareClass(share) ?? share, holding.issuer_id] as const];
    }),
  );

function issuedHolding(holding: Holding, issuers: ReadonlyMap<string, string>): Holding {
  const share = shareOf(holding);
  if (share === undefined || holding.issuer_id !== null) return holding;
  const issuer = issuerOfShareClass(share);
  const issuer_id = issuers.get(issuer ?? share) ?? issuer ?? null;
  return issuer_id === null ? holding : { ...holding, issuer_id };
}

const isShare = ({ symbol, kind }: Holding): boolean =>
  symbol !== null && (kind === "stock" || kind === "option");

/** The symbol of a listed stock, or of an option's underlying; undefined for everything else. */
export function shareOf(holding: Holding): string | undefined {
  const { symbol, kind } = holding;
  if (symbol === null || !isShare(holding)) return undefined;
  const share = kind === "option" ? parseOptionContract(symbol)?.underlying : symbol;
  return share === undefined ? undefined : normalizeSymbol(share);
}

/**
 * The issuer by which holdings are measured together. What names none is its own issuer: a stock
 * with its options, a bond, a private holding. Null for a fund.
 */
export function issuerOf(holding: Holding): string | null {
  if (holding.issuer_id !== null) return holding.issuer_id;
  if (isFund(holding)) return null;
  return shareOf(holding) ?? holding.symbol ?? holding.security_id;
}

/** Funds do not count as issuers. */
export const isFund = ({ kind }: Pick<Holding, "kind">): boolean => fundKinds.has(kind);

const fundKinds: ReadonlySet<string> = new Set(["etf", "mutual_fund", "money_market"]);

/** The company whose shares or options are held; null for everything else. Share classes have one. */
export function companyOf(holding: Holding): string | null {
  const share = shareOf(holding);
  if (share === undefined) return null;
  return holding.issuer_id ?? issuerOfShareClass(share) ?? share;
}

/** The same of a symbol that is not held: known for an option or a share class, and null otherwise. */
export function companyOfSymbol(symbol: string, holdings: readonly Holding[]): string | null {
  const share = parseOptionContract(symbol)?.underlying ?? symbol;
  const held = holdings.find((holding) => shareOf(holding) === share);
  if (held !== undefined) return companyOf(held);
  return issuerOfShareClass(share) ?? (share === symbol ? null : share);
}

const identifiedPolicy = (ips: Household.Info["ips"][number]): Household.Info["ips"][number] => ({
  ...ips,
  constraints: {
    ...ips.constraints,
    restricted: ips.constraints.restricted.map((rule) => ({
      ...rule,
      symbol: normalizeSymbol(rule.symbol),
    })),
  },
});
