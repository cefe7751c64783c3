import type * as Household from "../household.ts";
import { parseOptionContract } from "../text/option-contract.ts";
import { dottedShareClass, issuerOfShareClass } from "./share-classes.ts";

/** Most symbols: nothing to trim, to put in capitals or to join. */
const plain = /^[A-Z0-9]{1,10}$/;

/**
 * One spelling of a symbol: capitals; BRK-B, BRK/B and BRKB as BRK.B; an option without the blanks that pad its 21
 * characters. Names of what has no ticker (private_harborview_iv) stay in small letters.
 */
export function normalizeSymbol(text: string): string {
  if (plain.test(text)) return dottedShareClass(text) ?? text;
  const trimmed = text.trim();
  if (trimmed.includes("_")) return trimmed.toLowerCase();
  const upper = trimmed.toUpperCase();
  const joined = upper.replace(/\s+/g, "");
  if (parseOptionContract(joined) !== undefined) return joined;
  const dotted = upper.replace(/^([A-Z]{1,5})[-/]([A-Z])$/, "$1.$2");
  // Two words may be two securities: only a class that is known may be written with a blank.
  return dottedShareClass(joined) ?? dotted;
}

/** BRKB is BRK.B where the symbols at hand have the second and not only the first. */
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

/** The same records with each security under its one name, and share classes under their issuer. */
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
  // A name with underscores is no ticker that could be spelled otherwise.
  const isTicker = holding.symbol !== null && !holding.symbol.includes("_");
  const symbol = isTicker ? normalizeSymbol(holding.symbol ?? "") : holding.symbol;
  return symbol === holding.symbol ? holding : { ...holding, symbol };
}

/** What the file says of one class or one spelling holds for the others. */
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

/** The share that a stock is, or that an option is on. */
function shareOf(holding: Holding): string | undefined {
  const { symbol, kind } = holding;
  if (symbol === null || !isShare(holding)) return undefined;
  const share = kind === "option" ? parseOptionContract(symbol)?.underlying : symbol;
  return share === undefined ? undefined : normalizeSymbol(share);
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
