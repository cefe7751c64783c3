import { expect, it } from "vitest";
import { findingLine, findingsBadge } from "./finding-words.ts";
import type { Finding } from "./findings.ts";

const accountName = () => "Joint brokerage";

const classRow = (value: number, weight_pct: number, status: "above_max" | "below_min") => ({
  ...{ class: "us_equity", value, weight_pct, target_pct: 37, min_pct: 35, max_pct: 40 },
  ...{ band_source: "policy" as const, drift_pp: null, drift_usd: null, status },
});

const cases: [Finding, string, string][] = [
  [
    {
      kind: "cash",
      row: { available: 40_000, total: 40_000, floor: 60_000, shortfall: 20_000, needs: [] },
    },
    "Cash is $20,000 under its floor",
    "$40,000 available, floor $60,000",
  ],
  [
    {
      kind: "issuer",
      row: {
        issuer_id: "msft",
        name: "Microsoft",
        symbols: ["MSFT"],
        value: 912_000,
        direct_pct: 38,
        look_through_pct: 38.96,
        limit_pct: 10,
        breach: true,
        excess_pp: 28,
        excess_if_reinvested_usd: 672_000,
        excess_if_withdrawn_usd: null,
      },
    },
    "Microsoft 38.00%",
    "limit 10%, $672,000 over",
  ],
  [
    {
      kind: "sector",
      row: { sector: "Energy", value: 1, weight_pct: 40, limit_pct: 35.5, breach: true },
    },
    "Energy sector 40.00%",
    "limit 35.5%",
  ],
  [
    { kind: "class", row: classRow(1_216_400, 50.683333, "above_max") },
    "US equity 50.68%",
    "maximum 40%, $256,400 over",
  ],
  [
    { kind: "class", row: classRow(718_000, 29.916667, "below_min") },
    "US equity 29.92%",
    "minimum 35%, $122,000 under",
  ],
  [{ kind: "class", row: classRow(0, 0, "below_min") }, "US equity 0.00%", "minimum 35%"],
  [
    {
      kind: "prohibited",
      row: { symbol: "MO", name: "Altria", account_id: "acc_1", value: null, rule: "tobacco" },
    },
    "MO is prohibited",
    "rule “tobacco”, no price, Joint brokerage",
  ],
  [
    { kind: "policy_fault", row: { code: "band_order", class: "us_equity" } },
    "The band of US equity does not enclose its target",
    "the policy cannot be compared",
  ],
  [
    {
      kind: "unvalued",
      row: { account_id: "acc_1", symbol: null, name: "A note", reason: "no_fx_rate" },
    },
    "A note has no exchange rate",
    "Joint brokerage",
  ],
  [{ kind: "no_policy", row: null }, "No policy in effect", "no targets or limits to check"],
];

it.each(cases)("%j is put into words", (finding, what, beside) => {
  expect(findingLine(finding, accountName)).toEqual({ what, beside });
});

it("a badge names every kind of finding, with a count when there are several", () => {
  expect(
    findingsBadge([
      { kind: "issuer", severity: "act", count: 1 },
      { kind: "sector", severity: "act", count: 1 },
      { kind: "class", severity: "act", count: 2 },
    ]),
  ).toBe("Issuer, sector, 2 bands");
  expect(findingsBadge([{ kind: "no_policy", severity: "watch", count: 2 }])).toBe("No policy");
  expect(findingsBadge([{ kind: "quality", severity: "watch", count: 2 }])).toBe(
    "Figures to check",
  );
  expect(findingsBadge([])).toBe("");
});
