import type * as Security from "@advisor/domain/security";

/** Securities that move with another one: the same market, the same company, a leveraged copy. */
const twins: Readonly<Record<string, string>> = {
  AGG: "BND",
  DIA: "^DJI",
  EEM: "VWO",
  EFA: "VEA",
  GOOG: "GOOGL",
  IAU: "GLD",
  IEFA: "VEA",
  IVV: "^GSPC",
  SPY: "^GSPC",
  TQQQ: "QQQ",
  VOO: "^GSPC",
  VTEB: "MUB",
  VTI: "^GSPC",
  "^BSESN": "^NSEI",
};

/** The name that a security's moves are seeded with. */
export const twinOf = (symbol: string): string => twins[symbol] ?? symbol;

/** How far a price moves beside a stock's. */
export function swing({ symbol, asset_class }: Security.Info): number {
  if (symbol === "TQQQ") return 3;
  if (asset_class === "cash") return 0;
  return asset_class === "fixed_income" ? 0.2 : 1;
}
