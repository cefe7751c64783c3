import { type Decimal, decimal, sum, zero } from "../../decimal.ts";
import type * as Holding from "../../holding.ts";
import { issuerName } from "../../portfolio/issuer-name.ts";
import { type Exposure, type LookThrough, lookThrough } from "../../portfolio/look-through.ts";
import { isFund, issuerOf, shareOf } from "../../portfolio/symbol.ts";
import type * as Security from "../../security.ts";
import type { Issuer, Sector } from "../comparison.ts";
import { percentOf, toDollars, toNumber } from "../number.ts";
import type { ValuedHolding } from "../value.ts";

interface MeasuredIssuer {
  valued: readonly ValuedHolding[];
  /** Net cash. */
  cash: Decimal;
  total: Decimal;
}

/** The most issuers to list; issuers over the limit are listed in any case. */
export const listedIssuers = 100;

/**
 * The largest issuers by direct value, and all over the limit. Share classes, options and short
 * positions are combined per issuer; funds do not count as issuers.
 */
export function issuers(issuer: MeasuredIssuer, limit: string | null, seen: LookThrough): Issuer[] {
  const indirect = indirectOf(seen);
  return largest(heldIssuers(issuer), (value) => exceeds(limit, value, issuer.total)).map(
    ({ held, value }) => {
      const direct_pct = percentOf(value, issuer.total);
      const exposed = exposure(held, value, indirect);
      return {
        ...nameOf(held.map(({ holding }) => holding)),
        value: toDollars(value),
        direct_pct,
        look_through_pct: exposed.eq(value) ? direct_pct : percentOf(exposed, issuer.total),
        ...against(limit, value, issuer.total),
      };
    },
  );
}

const known = new WeakMap<readonly ValuedHolding[], Ranked[]>();

/** The issuers of the direct holdings, in the order of the holdings. */
function heldIssuers({ valued }: Pick<MeasuredIssuer, "valued">): Ranked[] {
  const before = known.get(valued);
  if (before !== undefined) return before;
  const direct = valued.filter((one) => !isFund(one.holding));
  const byIssuer = Map.groupBy(direct, ({ holding }) => issuerOf(holding));
  const all = [...byIssuer.values()].map((held) => {
    const [only, ...others] = held;
    const value = only && others.length === 0 ? only.value : sum(held.map((one) => one.value));
    return { held, value, rank: value.toNumber() };
  });
  known.set(valued, all);
  return all;
}

/** Sorts only those that can be among the largest, because there may be thousands. */
function largest(all: readonly Ranked[], isOver: (value: Decimal) => boolean): Ranked[] {
  const ranks = Float64Array.from(all, ({ rank }) => rank).sort();
  const least = ranks.at(-listedIssuers) ?? Number.NEGATIVE_INFINITY;
  const top = all
    .filter(({ rank }) => rank >= least - nearlyEqual * Math.abs(least))
    .toSorted(byValue)
    .slice(0, listedIssuers);
  const last = top.at(-1);
  if (last === undefined || !isOver(last.value)) return top;
  // After the first issuer that is not over the limit, no other is over it.
  const sorted = all.toSorted(byValue);
  const within = sorted.findIndex(({ value }) => !isOver(value));
  return within < 0 ? sorted : sorted.slice(0, Math.max(listedIssuers, within));
}

const nearlyEqual = 1e-9;

/** The largest first; exact decimals are compared only when two floats are nearly equal. */
function byValue(a: Ranked, b: Ranked): number {
  const apart = b.rank - a.rank;
  return Math.abs(apart) > nearlyEqual * Math.abs(b.rank) ? apart : b.value.cmp(a.value);
}

interface Ranked {
  held: readonly ValuedHolding[];
  value: Decimal;
  /** The approximate value, for sorting. */
  rank: number;
}

export const issuerCount = (issuer: Pick<MeasuredIssuer, "valued">): number =>
  heldIssuers(issuer).length;

/** Direct holdings by sector; holdings without a sector, such as most funds, are left out. */
export function sectors({ valued, total }: MeasuredIssuer, limit: string | null): Sector[] {
  const known = valued.filter((one) => one.holding.sector !== null);
  return [...Map.groupBy(known, (one) => one.holding.sector ?? "")]
    .map(([sector, held]) => ({ sector, value: sum(held.map((one) => one.value)) }))
    .toSorted((a, b) => b.value.cmp(a.value))
    .map(({ sector, value }) => ({
      sector,
      value: toDollars(value),
      weight_pct: percentOf(value, total),
      limit_pct: limit === null ? null : toNumber(decimal(limit)),
      breach: exceeds(limit, value, total),
    }));
}

/** Exposure through the funds held, without the direct holdings. */
export function throughFunds(
  issuer: MeasuredIssuer,
  known: ReadonlyMap<string, Security.Fund>,
): LookThrough {
  const opened = issuer.valued.filter(({ holding }) =>
    known.has(holding.symbol ?? holding.security_id),
  );
  const holdings = opened.map(({ holding, value }) => ({
    symbol: holding.symbol ?? holding.security_id,
    name: holding.name,
    issuer_id: holding.issuer_id,
    value,
  }));
  return lookThrough({ holdings, cash: issuer.cash, funds: known });
}

function nameOf(held: readonly Holding.Info[]): Pick<Issuer, "issuer_id" | "name" | "symbols"> {
  const stock = held.find(({ kind }) => kind === "stock") ?? held[0];
  const symbols = held.flatMap(({ symbol }) => symbol ?? []);
  return {
    issuer_id: stock?.issuer_id ?? null,
    name: stock === undefined ? "" : issuerName(issuerOf(stock) ?? stock.name, held),
    symbols: [...new Set(symbols)],
  };
}

/** Every issuer of the direct holdings, with or without a price, and the symbols or names held of it. */
export const issuersHeld = (
  holdings: readonly Holding.Info[],
): { name: string; held: string[] }[] =>
  [
    ...Map.groupBy(
      holdings.filter((holding) => !isFund(holding)),
      issuerOf,
    ).values(),
  ].map((all) => ({
    name: nameOf(all).name,
    held: [...new Set(all.map(({ symbol, name }) => symbol ?? name))],
  }));

/** Holdings inside funds, by issuer and by symbol. */
interface Indirect {
  issuers: ReadonlyMap<string | null, Decimal>;
  symbols: ReadonlyMap<string | null, Decimal>;
  /** Only constituents without a known issuer. */
  unnamed: ReadonlyMap<string | null, Decimal>;
}

function indirectOf({ exposures }: LookThrough): Indirect {
  const all = exposures.filter((one) => !one.via_funds.eq(0));
  const unnamed = all.filter((one) => one.issuer_id === null);
  return {
    issuers: viaFunds(all, (one) => one.issuer_id),
    symbols: viaFunds(all, (one) => one.symbol),
    unnamed: viaFunds(unnamed, (one) => one.symbol),
  };
}

function viaFunds(
  exposures: readonly Exposure[],
  key: (exposure: Exposure) => string | null,
): ReadonlyMap<string | null, Decimal> {
  const groups = [...Map.groupBy(exposures, key)];
  return new Map(groups.map(([name, all]) => [name, sum(all.map((one) => one.via_funds))]));
}

/**
 * Direct exposure plus exposure through funds. Constituents are combined by issuer like direct
 * holdings.
 */
function exposure(held: readonly ValuedHolding[], direct: Decimal, indirect: Indirect): Decimal {
  const issuer = held[0]?.holding.issuer_id ?? null;
  const symbols = new Set(
    held.map(({ holding }) => shareOf(holding) ?? holding.symbol ?? holding.security_id),
  );
  const bySymbol = issuer === null ? indirect.symbols : indirect.unnamed;
  const parts = [...symbols].map((symbol) => bySymbol.get(symbol) ?? zero);
  const joined = issuer === null ? zero : (indirect.issuers.get(issuer) ?? zero);
  return direct.plus(joined).plus(sum(parts));
}

type Against = Pick<
  Issuer,
  "limit_pct" | "breach" | "excess_pp" | "excess_if_reinvested_usd" | "excess_if_withdrawn_usd"
>;

function against(limit: string | null, value: Decimal, total: Decimal): Against {
  if (limit === null || total.lte(0)) {
    return {
      limit_pct: limit === null ? null : toNumber(decimal(limit)),
      breach: false,
      excess_pp: null,
      excess_if_reinvested_usd: null,
      excess_if_withdrawn_usd: null,
    };
  }
  const breach = exceeds(limit, value, total);
  const excess = breach ? value.minus(total.times(limit).div(100)) : zero;
  return {
    limit_pct: toNumber(decimal(limit)),
    breach,
    excess_pp: toNumber(excess.times(100).div(total)),
    excess_if_reinvested_usd: toDollars(excess),
    excess_if_withdrawn_usd: withdrawn(excess, value, limit),
  };
}

const exceeds = (limit: string | null, value: Decimal, total: Decimal): boolean =>
  limit !== null && total.gt(0) && value.times(100).gt(total.times(limit));

/**
 * (V - L x T) / (1 - L): the withdrawal that fixes the breach; null when it exceeds what can be
 * sold.
 */
function withdrawn(excess: Decimal, value: Decimal, limit: string): number | null {
  const kept = decimal(1).minus(decimal(limit).div(100));
  if (kept.lte(0)) return null;
  const amount = excess.div(kept);
  return amount.gt(value) ? null : toDollars(amount);
}
