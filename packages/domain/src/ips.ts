import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";

/** Percentages: 45 means 45%. A missing edge gets the default band. */
export const Target = z.object({
  class: z.string(),
  target: Text,
  min: Text.nullable(),
  max: Text.nullable(),
});
export type Target = z.infer<typeof Target>;

export const Reserve = z.union([
  z.object({ amount: Text }),
  z.object({ months: Text, monthly_spend: Text }),
]);

export const Constraints = z.object({
  max_single_issuer_pct: Text.nullable(),
  max_sector_pct: Text.nullable(),
  /** Symbols, issuer ids or sectors that must not be held. */
  prohibited: z.array(z.string()),
  /** Not to be traded up to and including `until`. */
  restricted: z.array(z.object({ symbol: z.string(), until: Day })),
  liquidity_reserve: Reserve.nullable(),
  max_annual_realized_gain: Text.nullable(),
  esg: z.array(z.string()),
});

/** An investment policy statement: the target allocation a household agreed to, and its limits. */
export const Info = z.object({
  id: z.string(),
  name: z.string(),
  effective: Day,
  /** Account ids; takes precedence over `ips_group`. If both are null: every managed account. */
  scope: z.array(z.string()).nullable(),
  ips_group: z.string().nullable(),
  targets: z.array(Target),
  constraints: Constraints,
  benchmark: z.array(z.object({ name: z.string(), weight: Text })),
  risk_tolerance: z.string(),
  /** `min_trade` in US dollars; null means 100. */
  rebalance: z.object({ mode: z.enum(["target", "band"]), min_trade: Text.nullable() }),
});
export type Info = z.infer<typeof Info>;
