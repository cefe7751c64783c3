import type * as Security from "@advisor/domain/security";
import type { Motion } from "./path.ts";
import { seededRandom } from "./seeded.ts";
import { correlatedWith, relativeMotion } from "./twins.ts";

/** Trading days per year, for annual volatility. */
const yearDays = 252;

export function motionOf(security: Security.Info): Motion {
  const seed = correlatedWith(security.symbol);
  const by = relativeMotion(security);
  const single = security.kind === "stock";
  return {
    seed,
    factor: factorOf(security),
    beta: betaOf(security) * by,
    factor_volatility: 0.008,
    own_volatility: (single ? seededRandom(`${seed} own`).between(0.008, 0.02) : 0.002) * by,
  };
}

/** 1 for the market itself, higher or lower for a company. */
export const betaOf = (security: Security.Info): number =>
  security.kind === "stock"
    ? seededRandom(`${correlatedWith(security.symbol)} beta`).between(0.5, 1.6)
    : 1;

/** Annual volatility as a fraction of 1, from the common and the individual motion. */
export function volatilityOf(security: Security.Info): number {
  const { beta, factor_volatility, own_volatility } = motionOf(security);
  return Math.sqrt(((beta * factor_volatility) ** 2 + own_volatility ** 2) * yearDays);
}

function factorOf({ asset_class, currency, symbol }: Security.Info): string {
  if (currency === "INR") return "india";
  if (asset_class === "fixed_income") return "rates";
  return asset_class === "alternatives" && symbol !== "VNQ" ? "gold" : "market";
}
