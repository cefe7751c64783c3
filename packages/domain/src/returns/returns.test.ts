import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../day.ts";
import { decimal } from "../decimal.ts";
import { annualize } from "./annual.ts";
import { moneyWeightedReturn } from "./money-weighted.ts";
import {
  addBackFees,
  flowsWithoutValuation,
  investmentGain,
  netFlow,
  subPeriodsOf,
} from "./sub-period.ts";
import { timeWeightedReturn } from "./time-weighted.ts";
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

const shown = (ratio: ReturnType<typeof timeWeightedReturn>, places = 6) =>
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

test("+10%, a deposit that doubles the value, then -10% is a return of -1% and a loss of 11,000", () => {
  const links = subPeriodsOf(doubled);
  expect(shown(timeWeightedReturn(links))).toBe("-0.010000");
  expect(investmentGain(links).toFixed()).toBe("-11000");
  expect(netFlow(links).toFixed()).toBe("100000");
  expect(flowsWithoutValuation(links)).toEqual([]);
});

test("a flow between two values is weighted by the days it was invested", () => {
  // 100 days; 10,000 on day 25 counts for 75 of them: 2,500 / (100,000 + 7,500).
  const links = subPeriodsOf(
    history(
      "a",
      [
        ["2026-01-01", 100_000],
        ["2026-04-11", 112_500],
      ],
      [flow("2026-01-26", 10_000)],
    ),
  );
  expect(shown(timeWeightedReturn(links), 8)).toBe("0.02325581");
  expect(flowsWithoutValuation(links)).toHaveLength(1);
});

test("fees lower the net return and are added back in the gross return", () => {
  const links = subPeriodsOf(
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
  expect(shown(timeWeightedReturn(links))).toBe("0.007500");
  expect(shown(timeWeightedReturn(addBackFees(links)))).toBe("0.010000");
});

test("a transfer between two accounts is not a flow of both together", () => {
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
  const links = subPeriodsOf([...from, ...to]);
  expect(netFlow(links).toFixed()).toBe("0");
  expect(shown(timeWeightedReturn(links), 8)).toBe("0.01363636");
});

test("the value of an added account is a flow, and a closed account needs no more values", () => {
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
  const links = subPeriodsOf([...first, ...second]);
  expect(
    links.map(({ from, to, begin, end }) => [from, to, begin.toNumber(), end.toNumber()]),
  ).toEqual([
    ["2026-01-01", "2026-02-01", 100, 110],
    ["2026-02-01", "2026-03-01", 110, 121],
  ]);
  expect(shown(timeWeightedReturn(links))).toBe("0.210000");
});

test("accounts with different valuation days are combined on common days", () => {
  const monthly = history("a", [
    ["2026-01-31", 100],
    ["2026-02-28", 105],
    ["2026-03-31", 110],
  ]);
  const quarterly = history("b", [
    ["2026-01-31", 100],
    ["2026-03-31", 90],
  ]);
  expect(subPeriodsOf([...monthly, ...quarterly]).map(({ from, to }) => [from, to])).toEqual([
    ["2026-01-31", "2026-03-31"],
  ]);
});

test("XIRR gives the result of the example in spreadsheet manuals", () => {
  // Microsoft's and LibreOffice's documented example: 37.34% a year.
  const links = subPeriodsOf(
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
  const whole = moneyWeightedReturn(links) ?? decimal(0);
  expect(shown(annualize(whole, "2008-01-01", "2009-04-01"), 4)).toBe("0.3734");
});

test("there is no XIRR if the balance was negative, or if nothing was invested", () => {
  const drawn = history(
    "a",
    [
      ["2026-01-01", 100],
      ["2026-12-31", 500],
    ],
    [flow("2026-06-01", -1_000), flow("2026-07-01", 2_000)],
  );
  expect(moneyWeightedReturn(subPeriodsOf(drawn))).toBeNull();
  expect(moneyWeightedReturn([])).toBeNull();
  expect(timeWeightedReturn([])).toBeNull();
  const borrowed = history("a", [
    ["2026-01-01", -100],
    ["2026-02-01", -90],
  ]);
  expect(timeWeightedReturn(subPeriodsOf(borrowed))).toBeNull();
  expect(moneyWeightedReturn(subPeriodsOf(borrowed))).toBeNull();
});

test("a total loss is -100% by either measure, of the whole period and a year", () => {
  const [from, to] = ["2024-01-01", "2026-01-01"] as const;
  const links = subPeriodsOf(
    history("a", [
      [from, 500],
      ["2024-07-01", 0],
      [to, 0],
    ]),
  );
  for (const whole of [moneyWeightedReturn(links), timeWeightedReturn(links)]) {
    const yearly = annualize(whole ?? decimal(0), from, to);
    expect([shown(whole), shown(yearly)]).toEqual(["-1.000000", "-1.000000"]);
  }
  // Of what is paid in shortly before the end, too.
  const late = history(
    "a",
    [
      [from, 0],
      [to, 0],
    ],
    [flow("2025-12-31", 666)],
  );
  expect(shown(moneyWeightedReturn(subPeriodsOf(late)))).toBe("-1.000000");
});

test.each([
  ["2026-11-20", 1_050, "0.050000"],
  ["2026-11-26", 3_000, "2.000000"],
  ["2026-11-26", 1, "-0.999000"],
])("the money-weighted return of a few days up to %s is that of these days", (to, end, rate) => {
  const links = subPeriodsOf(
    history("a", [
      ["2026-11-19", 1_000],
      [to, end],
    ]),
  );
  expect(shown(moneyWeightedReturn(links))).toBe(rate);
});

/** An account that earns `rates[i]` a day, computed day by day with plain floats. */
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

test("with a value on each flow day, the return equals that of one dollar without flows", () => {
  fc.assert(
    fc.property(course, ({ values, flows, growth }) => {
      const result = timeWeightedReturn(subPeriodsOf(history("a", values, flows)));
      expect(Number(result)).toBeCloseTo(growth - 1, 8);
    }),
  );
});

test("the money-weighted rate gives a net present value of zero", () => {
  fc.assert(
    fc.property(course, ({ values, flows, day }) => {
      const rate = moneyWeightedReturn(subPeriodsOf(history("a", values, flows)));
      if (rate === null) return;
      const worth = (amount: number, at: string) =>
        amount /
        (1 + rate.toNumber()) ** (daysBetween("2024-01-01", at) / daysBetween("2024-01-01", day));
      const paid =
        10_000 + flows.reduce((sum, one) => sum + worth(one.amount.toNumber(), one.day), 0);
      expect(worth(values.at(-1)?.[1] ?? 0, day) / paid).toBeCloseTo(1, 5);
    }),
  );
});

test("without flows the time-weighted and money-weighted returns are equal", () => {
  fc.assert(
    fc.property(course, ({ values }) => {
      const plain = subPeriodsOf(
        history("a", [values[0] ?? ["2024-01-01", 1], values.at(-1) ?? ["2024-01-02", 1]]),
      );
      const rate = moneyWeightedReturn(plain);
      if (rate === null) return;
      expect(Number(rate)).toBeCloseTo(Number(timeWeightedReturn(plain)), 6);
    }),
  );
});

test("splitting money over two accounts does not change their combined return", () => {
  fc.assert(
    fc.property(course, fc.integer({ min: 1, max: 99 }), ({ values, flows }, percent) => {
      const part = (share: number, name: string) =>
        history(
          name,
          values.map(([day, value]) => [day, value * share] as const),
          flows.map((one) => flow(one.day, one.amount.toNumber() * share)),
        );
      const share = percent / 100;
      const both = subPeriodsOf([...part(share, "a"), ...part(1 - share, "b")]);
      const whole = timeWeightedReturn(subPeriodsOf(history("a", values, flows)));
      expect(Number(timeWeightedReturn(both))).toBeCloseTo(Number(whole), 8);
    }),
  );
});
