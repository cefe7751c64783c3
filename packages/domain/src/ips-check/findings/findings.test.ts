import { expect, it } from "vitest";
import type { Comparison } from "../comparison.ts";
import { checked, household } from "../household.fixture.ts";
import { countFindings, countGaps, findings } from "./findings.ts";

const clean: Comparison = { ...checked(household({}), undefined), status: "ok", offers: [] };

const row = {
  class: "us_equity",
  value: 60,
  weight_pct: 60,
  target_pct: 40,
  min_pct: 35,
  max_pct: 45,
  band_source: "policy",
  drift_pp: 20,
  drift_usd: 20,
} as const;

const issuer = {
  issuer_id: "microsoft",
  name: "Microsoft Corporation",
  symbols: ["MSFT"],
  value: 38,
  direct_pct: 38,
  look_through_pct: null,
  limit_pct: 10,
  excess_pp: 28,
  excess_if_reinvested_usd: 28,
  excess_if_withdrawn_usd: null,
};

const sector = { sector: "Energy", value: 40, weight_pct: 40, limit_pct: 35 };
const restricted = { code: "restricted", message: "MSFT may not be traded yet." } as const;

it("a conflict of both lists of trades with other figures says of which list it is", () => {
  const over = (mode: "target" | "band", amount: number) => ({
    ...{ code: "gain_limit_exceeded" as const, mode, amount },
    message: `The sales would realize $${amount}.`,
  });
  const messages = (conflicts: Comparison["conflicts"]) =>
    findings({ ...clean, conflicts }).flatMap((one) =>
      one.kind === "conflict" ? one.row.message : [],
    );
  expect(messages([over("target", 50), over("band", 25)])).toEqual([
    "Trades to the targets: The sales would realize $50.",
    "Trades to the bands: The sales would realize $25.",
  ]);
  expect(messages([over("target", 50), over("band", 50)])).toEqual([
    "The sales would realize $50.",
  ]);
});

/** A check with one of every kind of finding, and one clean item next to each. */
const all: Comparison = {
  ...clean,
  cash: { available: 40, total: 40, floor: 60, shortfall: 20, needs: [] },
  concentration: [
    { ...issuer, breach: true },
    { ...issuer, issuer_id: "coke", breach: false },
  ],
  sectors: [
    { ...sector, breach: true },
    { ...sector, sector: "Utilities", breach: false },
  ],
  classes: [
    { ...row, status: "above_max" },
    { ...row, class: "cash", status: "below_min" },
    { ...row, class: "bonds", status: "in_band" },
    { ...row, class: "gold", status: "unclassified" },
  ],
  prohibited: [{ symbol: "MO", name: "Altria", account_id: "acc_1", value: 5, rule: "tobacco" }],
  faults: [{ code: "targets_sum", class: null }],
  conflicts: [
    { ...restricted, mode: "target" },
    { ...restricted, mode: "band" },
  ],
  unvalued: [{ account_id: "acc_1", symbol: "XYZ", name: "Xyz", reason: "no_price" }],
  data_quality: [
    { code: "unvalued", message: "said above" },
    { code: "stale_price", message: "AAPL is old." },
    { code: "fund_fault", message: "VOO was not read." },
  ],
};

it("a clean check has no findings", () => {
  expect(findings(clean)).toEqual([]);
  expect(countFindings([clean])).toEqual([]);
});

it("every problem in a check becomes a finding, most severe first", () => {
  expect(findings(all).map(({ kind }) => kind)).toEqual([
    "cash",
    "issuer",
    "sector",
    "class",
    "class",
    "prohibited",
    "policy_fault",
    "conflict",
    "unvalued",
    "quality",
  ]);
});

it("the findings of several policies are counted together", () => {
  expect(countFindings([all, { ...clean, classes: all.classes }])).toEqual([
    { kind: "cash", severity: "act", count: 1 },
    { kind: "issuer", severity: "act", count: 1 },
    { kind: "sector", severity: "act", count: 1 },
    { kind: "class", severity: "act", count: 4 },
    { kind: "prohibited", severity: "act", count: 1 },
    { kind: "policy_fault", severity: "act", count: 1 },
    { kind: "conflict", severity: "watch", count: 1 },
    { kind: "unvalued", severity: "watch", count: 1 },
    { kind: "quality", severity: "watch", count: 1 },
  ]);
});

it.each([
  ["no_ips", "no_policy"],
  ["not_computable", "not_computable"],
] as const)("a check with the status %s says that nothing was compared", (status, kind) => {
  expect(countFindings([{ ...clean, status, total_value: -5 }])).toEqual([
    { kind, severity: "watch", count: 1 },
  ]);
});

it("a household that holds nothing yet has nothing wrong with it", () => {
  const nothing = { ...clean, status: "not_computable" as const, total_value: 0 };
  const held = { ...nothing, cash: { ...clean.cash, available: 0 } };
  expect(countFindings([held])).toEqual([{ kind: "empty", severity: "none", count: 1 }]);
  expect(countFindings([{ ...held, unvalued: all.unvalued }]).map(({ kind }) => kind)).toEqual([
    "not_computable",
    "unvalued",
  ]);
});

it("cash that only has to settle is watched, and a shortfall beyond it is acted on", () => {
  const cash = { ...all.cash, settlement_gap: { amount: 20, settles: "2026-11-23" } };
  const kinds = (gap: number) =>
    findings({
      ...clean,
      cash: { ...cash, settlement_gap: { ...cash.settlement_gap, amount: gap } },
    }).map(({ kind }) => kind);
  expect([kinds(20), kinds(5)]).toEqual([["settlement"], ["cash"]]);
});

it("gaps in the records are counted beside the findings", () => {
  const reconciliation = { reconciled: false, stated: 10, computed: 8, gap: 2 };
  expect(countGaps({ reconciliation, total_value: 8, without_cost: ["VOO", "BND"] })).toEqual([
    { kind: "unreconciled", severity: "watch", count: 1 },
    { kind: "no_cost", severity: "watch", count: 2 },
  ]);
  const whole = { ...reconciliation, reconciled: true };
  expect(countGaps({ reconciliation: whole, total_value: 10, without_cost: [] })).toEqual([]);
});

it("holdings whose old prices are of one day are one finding", () => {
  const old = (symbol: string, date: string) => ({
    ...({ code: "stale_price", symbol, date, stale: true } as const),
    message: `${symbol} is valued at its price of ${date}.`,
  });
  const data_quality = [
    ...[old("AAPL", "2026-11-20"), old("FUND", "2026-09-30"), old("MSFT", "2026-11-20")],
    { code: "dates_differ", message: "Joint: positions of 2026-11-24." } as const,
  ];
  expect(findings({ ...clean, data_quality }).map(({ row }) => row)).toMatchObject([
    { message: "2 holdings are valued at their prices of 2026-11-20.", date: "2026-11-20" },
    { message: "FUND is valued at its price of 2026-09-30.", date: "2026-09-30" },
    { message: "Joint: positions of 2026-11-24." },
  ]);
});
