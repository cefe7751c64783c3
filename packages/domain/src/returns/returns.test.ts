import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../day.ts";
import { decimal } from "../decimal.ts";
import { annualised, isAnnual, ofWholeTime } from "./annual.ts";
import { beforeFees, earned, flowOf, flowsBetween, linksOf } from "./link.ts";
import { moneyWeighted } from "./money-weighted.ts";
import { timeWeighted } from "./time-weighted.ts";
import { type Flow, type Valuation, valuationsOf } from "./valuation.ts";

const flow = (day: string, amount: number): Flow => ({ day, amount: decimal(amount) });

function history(
  account: string,
  values: readonly (readonly [day: string, value: number])[],
  flows: Flow[] = [],
  fees: Flow[] = [],
): Valuation[] {
  const dated = values.map(([day, value]) => ({ day, value: decimal(value) }));
  return valuationsOf({ account, values: dated, flows, fees });
}

const shown = (ratio: ReturnType<typeof timeWeighted>, places = 6) =>
  ratio?.toFixed(places) ?? null;

const doubled = history(
  "a",
  [
    ["2025-12-31", 100_000],
    ["2026-03-31", 210_000],
    ["2026-06-30", 189_000],
  ],
  [flow("2026-03-31", 100_000)],
);

test("+10%, a deposit of as much again, then -10% is a loss of 1% and of 11,000", () => {
  const links = linksOf(doubled);
  expect(shown(timeWeighted(links))).toBe("-0.010000");
  expect(earned(links).toFixed()).toBe("-11000");
  expect(flowOf(links).toFixed()).toBe("100000");
  expect(flowsBetween(links)).toEqual([]);
});

test("a flow between two values weighs by the days it was there", () => {
  // 100 days; 10,000 on day 25 counts for 75 of them: 2,500 / (100,000 + 7,500).
  const links = linksOf(
    history(
      "a",
      [
        ["2026-01-01", 100_000],
        ["2026-04-11", 112_500],
      ],
      [flow("2026-01-26", 10_000)],
    ),
  );
  expect(shown(timeWeighted(links), 8)).toBe("0.02325581");
  expect(flowsBetween(links)).toHaveLength(1);
});

test("fees that were taken lower the net return and are added back in the gross one", () => {
  const links = linksOf(
    history(
      "a",
      [
        ["2026-01-01", 100_000],
        ["2026-02-01", 100_750],
      ],
      [],
      [flow("2026-02-01", 250)],
    ),
  );
  expect(shown(timeWeighted(links))).toBe("0.007500");
  expect(shown(timeWeighted(beforeFees(links)))).toBe("0.010000");
});

test("a move from one account to another is no flow of both together", () => {
  const from = history(
    "a",
    [
      ["2026-01-01", 100_000],
      ["2026-02-01", 61_000],
    ],
    [flow("2026-02-01", -40_000)],
  );
  const to = history(
    "b",
    [
      ["2026-01-01", 10_000],
      ["2026-02-01", 50_500],
    ],
    [flow("2026-02-01", 40_000)],
  );
  const links = linksOf([...from, ...to]);
  expect(flowOf(links).toFixed()).toBe("0");
  expect(shown(timeWeighted(links), 8)).toBe("0.01363636");
});

test("an account that joins brings its value as a flow, and one that is closed needs no value after it", () => {
  const first = history(
    "a",
    [
      ["2026-01-01", 100],
      ["2026-02-01", 0],
    ],
    [flow("2026-02-01", -110)],
  );
  const second = history("b", [
    ["2026-02-01", 110],
    ["2026-03-01", 121],
  ]);
  const links = linksOf([...first, ...second]);
  expect(
    links.map(({ from, to, begin, end }) => [from, to, begin.toNumber(), end.toNumber()]),
  ).toEqual([
    ["2026-01-01", "2026-02-01", 100, 110],
    ["2026-02-01", "2026-03-01", 110, 121],
  ]);
  expect(shown(timeWeighted(links))).toBe("0.210000");
});

test("accounts with different days are linked on the days that both have", () => {
  const monthly = history("a", [
    ["2026-01-31", 100],
    ["2026-02-28", 105],
    ["2026-03-31", 110],
  ]);
  const quarterly = history("b", [
    ["2026-01-31", 100],
    ["2026-03-31", 90],
  ]);
  expect(linksOf([...monthly, ...quarterly]).map(({ from, to }) => [from, to])).toEqual([
    ["2026-01-31", "2026-03-31"],
  ]);
});

test("XIRR: the example of spreadsheets", () => {
  // Microsoft's and LibreOffice's documented example: 37.34% a year.
  const links = linksOf(
    history(
      "a",
      [
        ["2008-01-01", 10_000],
        ["2009-04-01", 0],
      ],
      [
        flow("2008-03-01", -2_750),
        flow("2008-10-30", -4_250),
        flow("2009-02-15", -3_250),
        flow("2009-04-01", -2_750),
      ],
    ),
  );
  expect(shown(moneyWeighted(links), 4)).toBe("0.3734");
});

test("money that ran out on the way has no rate, and nothing invested has none", () => {
  const drawn = history(
    "a",
    [
      ["2026-01-01", 100],
      ["2026-12-31", 500],
    ],
    [flow("2026-06-01", -1_000), flow("2026-07-01", 2_000)],
  );
  expect(moneyWeighted(linksOf(drawn))).toBeNull();
  expect(moneyWeighted([])).toBeNull();
  expect(timeWeighted([])).toBeNull();
  const borrowed = history("a", [
    ["2026-01-01", -100],
    ["2026-02-01", -90],
  ]);
  expect(timeWeighted(linksOf(borrowed))).toBeNull();
  expect(moneyWeighted(linksOf(borrowed))).toBeNull();
});

test("a return is a return a year from the anniversary on", () => {
  expect(isAnnual("2025-11-20", "2026-11-19")).toBe(false);
  expect(isAnnual("2025-11-20", "2026-11-20")).toBe(true);
  expect(isAnnual("2024-02-29", "2025-02-28")).toBe(true);
  expect(shown(annualised(decimal("0.21"), "2024-01-01", "2025-12-31"))).toBe("0.100000");
  expect(shown(ofWholeTime(decimal("0.10"), "2024-01-01", "2025-12-31"))).toBe("0.210000");
  expect(annualised(decimal("-1"), "2024-01-01", "2026-01-01")).toBeNull();
});

/** An account that earns `rates[i]` a day, told day by day in plain floats. */
const course = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 40 }),
      rate: fc.double({ min: -0.01, max: 0.01, noNaN: true }),
      flow: fc.integer({ min: -400, max: 2_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let [day, value, growth] = ["2024-01-01", 10_000, 1];
    const values: [string, number][] = [[day, value]];
    const flows: Flow[] = [];
    for (const step of steps) {
      day = addDays(day, step.days);
      const factor = (1 + step.rate) ** step.days;
      growth *= factor;
      value = value * factor + step.flow;
      values.push([day, value]);
      flows.push(flow(day, step.flow));
    }
    return { values, flows, growth, day };
  });

test("with a value on each flow day the return is that of one dollar which is left alone", () => {
  fc.assert(
    fc.property(course, ({ values, flows, growth }) => {
      const result = timeWeighted(linksOf(history("a", values, flows)));
      expect(Number(result)).toBeCloseTo(growth - 1, 8);
    }),
  );
});

test("the money-weighted rate discounts everything to nothing, by independent arithmetic", () => {
  fc.assert(
    fc.property(course, ({ values, flows, day }) => {
      const rate = moneyWeighted(linksOf(history("a", values, flows)));
      if (rate === null) return;
      const worth = (amount: number, at: string) =>
        amount / (1 + rate.toNumber()) ** (daysBetween("2024-01-01", at) / 365);
      const paid =
        10_000 + flows.reduce((sum, one) => sum + worth(one.amount.toNumber(), one.day), 0);
      expect(worth(values.at(-1)?.[1] ?? 0, day) / paid).toBeCloseTo(1, 5);
    }),
  );
});

test("without flows both returns are the same", () => {
  fc.assert(
    fc.property(course, ({ values }) => {
      const plain = linksOf(
        history("a", [values[0] ?? ["2024-01-01", 1], values.at(-1) ?? ["2024-01-02", 1]]),
      );
      const [link] = plain;
      const rate = moneyWeighted(plain);
      if (link === undefined || rate === null) return;
      const whole = ofWholeTime(rate, link.from, link.to);
      expect(Number(whole)).toBeCloseTo(Number(timeWeighted(plain)), 6);
    }),
  );
});

test("splitting money over two accounts changes no return of both together", () => {
  fc.assert(
    fc.property(course, fc.integer({ min: 1, max: 99 }), ({ values, flows }, percent) => {
      const part = (share: number, name: string) =>
        history(
          name,
          values.map(([day, value]) => [day, value * share] as const),
          flows.map((one) => flow(one.day, one.amount.toNumber() * share)),
        );
      const share = percent / 100;
      const both = linksOf([...part(share, "a"), ...part(1 - share, "b")]);
      const whole = timeWeighted(linksOf(history("a", values, flows)));
      expect(Number(timeWeighted(both))).toBeCloseTo(Number(whole), 8);
    }),
  );
});
