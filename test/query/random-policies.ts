import type * as Ips from "@advisor/domain/ips";
import fc from "fast-check";

/** Valid policies, and some with targets that add up to 99. */
export const policies: fc.Arbitrary<Ips.Info> = fc
  .record({
    target: fc.constantFrom("60", "60", "59"),
    limit: fc.option(fc.constantFrom("5", "10")),
    mode: fc.constantFrom("band", "target"),
  })
  .map(ipsOf);

function ipsOf({
  target,
  limit,
  mode,
}: {
  target: string;
  limit: string | null;
  mode: string;
}): Ips.Info {
  return {
    id: "ips_random",
    name: "Lee policy",
    effective: "2025-01-01",
    scope: null,
    ips_group: null,
    targets: [
      { class: "us_equity", target, min: null, max: null },
      { class: "fixed_income", target: "40", min: "35", max: "45" },
    ],
    constraints: {
      max_single_issuer_pct: limit,
      max_sector_pct: limit,
      prohibited: ["GOOG", "PM"],
      restricted: [{ symbol: "AAPL", until: "2026-12-31" }],
      liquidity_reserve: { amount: "5000" },
      max_annual_realized_gain: null,
      esg: [],
    },
    benchmark: [],
    risk_tolerance: "moderate",
    rebalance: { mode: mode as "band", min_trade: null },
  };
}
