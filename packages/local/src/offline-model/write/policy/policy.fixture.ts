import type { Comparison } from "@advisor/domain/ips-check/comparison";

export const row = (
  name: string,
  value: number,
  [target, min, max]: [number, number, number],
  status: "above_max" | "below_min" | "in_band",
): Comparison["classes"][number] => ({
  class: name,
  value,
  weight_pct: value / 10_000,
  target_pct: target,
  min_pct: min,
  max_pct: max,
  band_source: "policy",
  drift_pp: value / 10_000 - target,
  drift_usd: value - target * 10_000,
  status,
});

export const trade = (mode: "target" | "band" | "contribution", name: string, usd: number) => ({
  mode,
  class: name,
  trade_usd: usd,
  legs: [],
});

/** A comparison that is outside its bands in both directions. */
export const smith: Comparison = {
  ips_id: "ips_d1",
  ips_name: "Family IPS",
  status: "ok",
  as_of: "2026-11-20",
  scope: { account_ids: ["acc_1"], beside: [] },
  total_value: 1_000_000,
  coverage_pct: 100,
  leverage: 1,
  classes: [
    row("us_equity", 532_000, [45, 40, 50], "above_max"),
    row("intl_equity", 120_000, [15, 12, 18], "in_band"),
    row("fixed_income", 238_000, [30, 25, 35], "below_min"),
    row("cash", 110_000, [10, 7.5, 12.5], "in_band"),
  ],
  suggestions: [
    {
      ...trade("band", "us_equity", -32_000),
      legs: [
        {
          account_id: "acc_1",
          account: "Joint",
          side: "sell",
          symbol: "VOO",
          quantity: 77.6,
          lots: [],
          proceeds: 32_000,
          est_st_gain: null,
          est_lt_gain: 1_250.5,
          note: null,
        },
      ],
    },
    trade("band", "intl_equity", 7_500),
    trade("band", "fixed_income", 24_500),
    trade("target", "us_equity", -82_000),
    trade("target", "fixed_income", 62_000.25),
  ],
  turnover_pct: { target: 9.2, band: 3.2 },
  cash: { available: 110_000, total: 110_000, floor: 75_000, shortfall: 0, needs: [] },
  concentration: [],
  sectors: [],
  prohibited: [],
  faults: [],
  conflicts: [],
  unvalued: [],
  assumptions: [],
  data_quality: [],
  sources: [],
  offers: [],
};
