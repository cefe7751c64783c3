import type * as Holding from "../../holding.ts";
import type * as Lot from "../../lot.ts";
import type { Comparison, Leg } from "../comparison.ts";
import { holding, policy, price } from "../household.fixture.ts";

export const lot = (id: string, quantity: string, cost: string | null, acquired = "2021-03-01") =>
  ({ id, quantity, cost_per_share: cost, acquired, source: "purchase" }) satisfies Lot.Info;

/** A holding of us_equity at 100 dollars a share. */
export const shares = (symbol: string, lots: Lot.Info[], over: Partial<Holding.Info> = {}) =>
  holding(symbol, {
    kind: "stock",
    asset_class: "us_equity",
    price: price("100"),
    quantity: String(lots.reduce((total, one) => total + Number(one.quantity), 0)),
    lots,
    ...over,
  });

export const exact = { rebalance: { mode: "band" as const, min_trade: "0" } };
/** A policy that keeps `keep` % in us_equity and the rest in cash. */
export const sellDownTo = (keep: number, over: Parameters<typeof policy>[1] = {}) =>
  policy(
    [
      ["us_equity", `${keep}`, "0", `${keep}`],
      ["cash", `${100 - keep}`, "0", "100"],
    ],
    { ...exact, ...over },
  );

export const legs = (comparison: Comparison, name: string): Leg[] =>
  comparison.suggestions.find((one) => one.mode === "band" && one.class === name)?.legs ?? [];
export const order = (comparison: Comparison): string[] =>
  legs(comparison, "us_equity").flatMap((leg) => leg.lots.map((one) => one.id));
