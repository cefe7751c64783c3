import type * as Security from "@advisor/domain/security";

/** Securities that move with another one: same market, same company, or a leveraged fund. */
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

/** The name that seeds a security's moves. */
export const correlatedWith = (symbol: string): string => twins[symbol] ?? symbol;

/** How much a security moves compared with a stock. */
export function relativeMotion({ symbol, asset_class }: Security.Info): number {
  if (symbol === "TQQQ") return 3;
  if (asset_class === "cash") return 0;
  return asset_class === "fixed_income" ? 0.2 : 1;
}
