import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { expect, test } from "vitest";
import { parseAdvisorMessage } from "../../context.ts";
import { writeAnswer } from "../write.ts";
import { row, smith, trade } from "./policy.fixture.ts";

const said = (question: string, policy: Partial<Comparison>, others: Comparison[] = []) =>
  writeAnswer(
    [
      {
        call: { name: "compare_to_ips", input: {} },
        outcome: {
          source_id: "tool:compare_to_ips:v1",
          as_of: "2026-11-20",
          provider: "household",
          delay: "eod",
          simulated: true,
          data: {
            household_id: "hh_d1",
            household_name: "Smith family",
            ...smith,
            ...policy,
            other_policies: others,
          },
        },
      },
    ],
    parseAdvisorMessage(question),
  );

const inBand: Partial<Comparison> = {
  classes: [row("us_equity", 450_000, [45, 40, 50], "in_band")],
  suggestions: [],
};

test("outside the bands: the answer states the classes, the trades and the date", () => {
  expect(said("Is the Smith family outside its IPS bands?", {})).toMatchInlineSnapshot(`
    "Yes. The Smith family is outside its IPS bands in two of four classes: US equity is above its maximum (53.20% against 40–50%) and fixed income is below its minimum (23.80% against 25–35%). [tool:compare_to_ips:v1]

    | Class | Value | Weight | Target | Band | Drift, pp | Drift, $ | Status |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | US equity | $532,000 | 53.20% | 45% | 40–50% | +8.20 | +$82,000 | above maximum |
    | international equity | $120,000 | 12.00% | 15% | 12–18% | -3.00 | -$30,000 | in band |
    | fixed income | $238,000 | 23.80% | 30% | 25–35% | -6.20 | -$62,000 | below minimum |
    | cash | $110,000 | 11.00% | 10% | 7.5–12.5% | +1.00 | +$10,000 | in band |
    | **All** | **$1,000,000** | **100.00%** |  |  |  |  |  |

    Proposed trades (nothing is traded):

    | Class | Back inside the bands | Back to the targets |
    | --- | --- | --- |
    | US equity | -$32,000 | -$82,000 |
    | international equity | +$7,500 | - |
    | fixed income | +$24,500 | +$62,000.25 |

    Turnover: 3.20% to the bands, 9.20% to the targets.

    As of 2026-11-20, simulated data."
  `);
});

test("trades are listed with their accounts", () => {
  expect(said("show me the trades", {})).toMatchInlineSnapshot(`
    "To get the Smith family back inside the bands: US equity -$32,000, international equity +$7,500 and fixed income +$24,500. This is a proposal; nothing is traded. [tool:compare_to_ips:v1]

    Proposed trades (nothing is traded):

    | Class | Back inside the bands | Back to the targets |
    | --- | --- | --- |
    | US equity | -$32,000 | -$82,000 |
    | international equity | +$7,500 | - |
    | fixed income | +$24,500 | +$62,000.25 |

    Turnover: 3.20% to the bands, 9.20% to the targets.

    Back inside the bands, by account:

    | Account | Side | Symbol | Quantity | Amount | Est. ST gain | Est. LT gain | Note |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | Joint | sell | VOO | 77.6 | $32,000 | - | +$1,250.50 |  |

    As of 2026-11-20, simulated data."
  `);
});

test("inside the bands small drift is fine", () => {
  expect(said("are they within their bands?", inBand)).toMatch(
    /^Yes\. The Smith family is inside every band of its IPS; small drift is fine\. \[tool/,
  );
  expect(said("is the family out of band?", inBand)).toMatch(/^No\. The Smith family is inside/);
  expect(said("what trades?", inBand)).toMatch(/^No trades are needed:/);
});

test("a question about one class gets only that class", () => {
  expect(said("and for bonds?", {})).toMatch(
    /^Fixed income is below its minimum: \$238,000 or 23\.80%, against a target of 30% and a band of 25–35%\. The drift is -6\.20 pp, or -\$62,000\./,
  );
});

test("a low reserve is answered with the needs behind it", () => {
  const cash = {
    available: 40_000,
    total: 40_000,
    floor: 60_000,
    shortfall: 20_000,
    needs: [
      { kind: "rmd", amount: 18_250.5, due: "2026-12-31", note: "Rollover IRA" },
      { kind: "tax", amount: 1_749.5, due: null, note: "Estimated" },
    ],
  };
  expect(said("do they have enough cash?", { ...inBand, cash })).toMatchInlineSnapshot(`
    "No. The cash reserve is short by $20,000: $40,000 is available against a floor of $60,000. [tool:compare_to_ips:v1]

    | Cash need | Amount | Due | Note |
    | --- | --- | --- | --- |
    | RMD | $18,250.50 | 2026-12-31 | Rollover IRA |
    | tax | $1,749.50 | - | Estimated |
    | **Sum** | **$20,000** |  |  |

    As of 2026-11-20, simulated data."
  `);
});

test("classes that are not all of the total have no line for all", () => {
  expect(said("and for bonds?", {})).toContain("| **All** | **$1,000,000** |");
  expect(said("and for bonds?", { total_value: 1_000_001 })).not.toContain("**All**");
});

test("a deposit goes first to the classes below target", () => {
  const suggestions = [
    trade("contribution", "fixed_income", 40_000),
    trade("contribution", "intl_equity", 20_000),
  ];
  const assumptions = [
    "A deposit is on its way.",
    "The policy rebalances to band.",
    "Prices are stale after two weekdays.",
  ];
  expect(said("what if they deposit 60,000?", { suggestions, assumptions })).toMatchInlineSnapshot(`
    "The deposit would go first to what is below target: +$40,000 to fixed income and +$20,000 to international equity. [tool:compare_to_ips:v1]

    Proposed trades (nothing is traded):

    | Class | Place the deposit |
    | --- | --- |
    | fixed income | +$40,000 |
    | international equity | +$20,000 |

    - Assumed: A deposit is on its way.

    As of 2026-11-20, simulated data."
  `);
});

test("a concentrated issuer and everything that needs review are named", () => {
  const policy: Partial<Comparison> = {
    concentration: [
      {
        issuer_id: "iss_tech",
        name: "Tech Corp.",
        symbols: ["TCH"],
        value: 184_000,
        direct_pct: 18.4,
        look_through_pct: 19.1,
        limit_pct: 10,
        breach: true,
        excess_pp: 8.4,
        excess_if_reinvested_usd: 84_000,
        excess_if_withdrawn_usd: 93_333.33,
      },
    ],
    sectors: [
      { sector: "Technology", value: 300_000, weight_pct: 30, limit_pct: 25, breach: true },
    ],
    prohibited: [
      { symbol: "MO", name: "Altria", account_id: "acc_1", value: 5_000, rule: "tobacco" },
    ],
    conflicts: [{ code: "restricted", message: "TCH is restricted until 2026-12-01." }],
    unvalued: [{ account_id: "acc_1", symbol: null, name: "Family Co.", reason: "no_price" }],
    coverage_pct: 95,
    data_quality: [
      ...["VOO", "TCH", "VOO"].map((symbol) => ({
        ...{ code: "stale_price" as const, symbol, date: "2026-11-18" },
        message: `${symbol} is valued at its price of 2026-11-18.`,
      })),
      { code: "stale_price", message: "Fund X is priced as of 2026-09-30." },
    ],
    scope: {
      account_ids: [],
      beside: [{ account_id: "acc_9", name: "College 529", reason: "education", value: null }],
    },
  };
  expect(said("is anything too concentrated?", policy)).toMatchInlineSnapshot(`
    "Yes. Tech Corp. is 18.40% of the total, above the limit of 10% for a single issuer. [tool:compare_to_ips:v1]

    | Issuer | Value | Direct | With funds | Limit | Excess if reinvested | Excess if withdrawn |
    | --- | --- | --- | --- | --- | --- | --- |
    | Tech Corp. | $184,000 | 18.40% | 19.10% | 10% | $84,000 | $93,333.33 |

    - Conflict: TCH is restricted until 2026-12-01.
    - Prohibited holding: Altria, $5,000 (tobacco).
    - Sector above its limit: Technology, 30.00% against 25%.
    - Not valued and not in the total: Family Co. (no price). 95.00% of the positions have a value.
    - Outside the comparison: College 529 (education), unknown.
    - Data: VOO and TCH are valued at their prices of 2026-11-18.
    - Data: Fund X is priced as of 2026-09-30.

    As of 2026-11-20, simulated data."
  `);
});

test("a question about restrictions is answered with prohibited and held-back lines only", () => {
  const assumptions = ["ESG screens are not checked: no tobacco."];
  const prohibited = [
    { symbol: "MO", name: "Altria", account_id: "acc_1", value: 5_000, rule: "tobacco" },
  ];
  expect(said("is anything prohibited?", { prohibited, assumptions })).toMatchInlineSnapshot(`
    "Under its IPS Altria ($5,000) may not be held. [tool:compare_to_ips:v1]

    - Prohibited holding: Altria, $5,000 (tobacco).
    - Assumed: ESG screens are not checked: no tobacco.

    As of 2026-11-20, simulated data."
  `);
  expect(said("any ESG problem?", { assumptions })).toMatchInlineSnapshot(`
    "Nothing that the Smith family has in the scope of its IPS is prohibited, and no proposed trade is held back. [tool:compare_to_ips:v1]

    - Assumed: ESG screens are not checked: no tobacco.

    As of 2026-11-20, simulated data."
  `);
});

test("without a policy no targets are invented and a task is offered", () => {
  const policy: Partial<Comparison> = {
    status: "no_ips",
    ips_id: null,
    ips_name: null,
    suggestions: [],
    offers: [{ kind: "task", title: "Agree on an investment policy" }],
  };
  expect(said("are they out of band?", policy)).toMatchInlineSnapshot(`
    "There is no IPS on file for the Smith family, so there are no targets to compare with. [tool:compare_to_ips:v1]

    The allocation of $1,000,000 today:

    | Class | Value | Weight |
    | --- | --- | --- |
    | US equity | $532,000 | 53.20% |
    | international equity | $120,000 | 12.00% |
    | fixed income | $238,000 | 23.80% |
    | cash | $110,000 | 11.00% |

    Shall I create the task "Agree on an investment policy"?

    As of 2026-11-20, simulated data."
  `);
});

test("an invalid policy is named with its errors, one without weights with its total", () => {
  const faults: Comparison["faults"] = [
    { code: "targets_sum", class: null },
    { code: "duplicate_class", class: "us_equity" },
  ];
  expect(
    said("out of band?", { status: "ips_invalid", faults, classes: [] }),
  ).toMatchInlineSnapshot(`
    "The IPS "Family IPS" of the Smith family cannot be used: its targets do not add up to a whole and US equity is named more than once. No drift is computed until it is corrected. [tool:compare_to_ips:v1]

    As of 2026-11-20, simulated data."
  `);
  expect(said("out of band?", { status: "not_computable", total_value: 0 })).toMatchInlineSnapshot(`
    "The IPS of the Smith family cannot be compared: with a total of $0 in its scope there are no weights. [tool:compare_to_ips:v1]

    As of 2026-11-20, simulated data."
  `);
});

test("each of several policies has its own section", () => {
  const second: Comparison = {
    ...smith,
    ips_name: "Trust IPS",
    status: "not_computable",
    total_value: 0,
  };
  const text = said("out of band?", inBand, [second]);
  expect(text.match(/^### .*$/gm)).toEqual(["### Family IPS", "### Trust IPS"]);
  expect(text).toMatch(/^The Smith family: each policy is compared by itself\. \[tool/);
});

test("a shortened list is still shown, and described as shortened", () => {
  const classes = [...smith.classes.slice(0, 1), { left_out: 3 }];
  const text = said("out of band?", { classes } as unknown as Partial<Comparison>);
  expect(text).toContain("Long lists were shortened for me.");
});
