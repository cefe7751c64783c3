import type { Decimal } from "@advisor/domain/decimal";
import type { Ranking } from "@advisor/domain/ranking";
import type { Params } from "../../route/routed.ts";
import { classNames, listed, ratioPercent, signedUsd, table, usd } from "../format.ts";

export type Ranked = Ranking["ranked"][number];

export const bases = {
  unrealized_pl: "unrealized gain in dollars",
  unrealized_pl_pct: "unrealized gain in percent",
  day_change: "change on the day in dollars",
  day_change_pct: "change on the day in percent",
  market_value: "market value",
  cost: "cost",
} as const;

/** What is large or small, and neither good nor bad. */
export const isAmount = (basis: Ranking["basis"]): boolean =>
  basis === "market_value" || basis === "cost";

/** What is ranked: "position", or "ETF in Karen's Roth IRA". */
export interface Scope {
  one: string;
  many: string;
  where: string;
}

const singular: Readonly<Record<NonNullable<Params["asset_class"]>, string>> = {
  stocks: "stock",
  etf: "ETF",
  funds: "mutual fund",
  bonds: "bond",
  options: "option",
  private: "private investment",
};

export function scopeOf(params: Params): Scope {
  const { asset_class, account, sign, total, short, basis, among } = params;
  // Where they are told one by one, the list says which they are.
  const signs = basis?.startsWith("day_change") === true ? daySigns : gainSigns;
  const only = total === true && sign !== undefined ? ` ${signs[sign]}` : "";
  return {
    one: `${short === true ? "short " : ""}${asset_class === undefined ? "position" : singular[asset_class]}${only}`,
    many: `${short === true ? "short " : ""}${asset_class === undefined ? "positions" : classNames[asset_class]}${only}`,
    where: `${among === undefined ? "" : ` among ${listed(among)}`}${account === undefined ? "" : ` in ${account}`}`,
  };
}

/** One of the symbols of which the order is asked, where it is not of all. */
export const isMeant = ({ among }: Params, { symbol }: { symbol: string }): boolean =>
  among?.includes(symbol) !== false;

/** Those of them that are not there to be ranked. */
export function notHeld({ among = [] }: Params, own: readonly { symbol: string }[]): string {
  const missing = among.filter((symbol) => !own.some((row) => row.symbol === symbol));
  if (missing.length === 0) return "";
  return `${listed(missing)} ${missing.length === 1 ? "is" : "are"} not held.`;
}

const gainSigns = { gaining: "at a gain", losing: "at a loss" } as const;
const daySigns = { gaining: "up on the day", losing: "down on the day" } as const;

export function written(figure: Decimal, basis: Ranking["basis"]): string {
  if (isAmount(basis)) return usd(figure);
  if (basis === "unrealized_pl_pct") return ratioPercent(figure);
  if (basis === "day_change_pct") return `${figure.gt(0) ? "+" : ""}${figure.round(2).toFixed()} %`;
  return signedUsd(figure);
}

export const rows = (shown: readonly Ranked[], basis: Ranking["basis"]): string =>
  table(
    ["Symbol", bases[basis]],
    shown.map(({ symbol, figure }) => [String(symbol), written(figure, basis)]),
  );

export const figuresOf = (shown: readonly Ranked[]): number[] =>
  shown.flatMap(({ figure }) => [figure.round(4).toNumber(), figure.round(2).toNumber()]);

/** What has no figure, and why. */
export function unranked({ not_ranked }: Ranking, what = "ranked"): string {
  if (not_ranked.length === 0) return "";
  const names = not_ranked.map(
    ({ symbol, name, reason }) => `${symbol ?? name} (${reason.replaceAll("_", " ")})`,
  );
  return `Not ${what}: ${names.join(", ")}.`;
}

/** "AAPL and MSFT". */
export const symbolsIn = (ranked: readonly Ranked[]): string =>
  listed(ranked.map(({ symbol, name }) => symbol ?? name));

/** What those are that lose or gain: "at a loss", "up on the day". */
export const stateOf = (basis: Ranking["basis"], losing: boolean): string => {
  if (basis.startsWith("day_change")) return losing ? "down on the day" : "up on the day";
  return losing ? "at a loss" : "at a gain";
};

/** What the first place is. */
export const endOf = ({ basis, direction }: Ranking): string =>
  isAmount(basis) ? (direction === "best" ? "largest" : "smallest") : direction;
