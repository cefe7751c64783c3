import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, sum } from "../../decimal.ts";
import type { ClassLine } from "./class-lines.ts";
import { tradesByMode } from "./trades.ts";

const line = (
  name: string,
  [value, target, min, max]: [number, number, number | null, number | null],
): ClassLine => ({
  class: name,
  value: decimal(value),
  target: decimal(target),
  min: min === null ? null : decimal(min),
  max: max === null ? null : decimal(max),
  breach: (min !== null && value < min) || (max !== null && value > max),
});

function band(lines: ClassLine[]): { amounts: number[]; unfunded: number } {
  const { amounts, unfunded } = tradesByMode(lines, sum(lines.map((one) => one.value))).band;
  return { amounts: amounts.map((amount) => amount.toNumber()), unfunded: unfunded.toNumber() };
}

describe("band trades", () => {
  it("raise money from what is above target after the sales to the edges, in proportion", () => {
    const lines = [
      line("a", [700, 500, 400, 600]),
      line("b", [290, 200, 100, 300]),
      line("cash", [10, 300, 200, 400]),
    ];
    // Sells 100 of a; 90 more from excesses of 100 and 90.
    expect(band(lines).amounts.map((amount) => amount.toFixed(4))).toEqual([
      "-147.3684",
      "-42.6316",
      "190.0000",
    ]);
  });

  it("count a class outside the policy as above target when money is raised, never as a breach", () => {
    const outside = line("crypto", [100, 0, null, null]);
    const quiet = [outside, line("a", [800, 900, 700, 950]), line("cash", [100, 100, 50, 150])];
    expect(band(quiet).amounts).toEqual([0, 0, 0]);
    const short = [outside, line("a", [860, 900, 700, 950]), line("cash", [40, 100, 50, 150])];
    expect(band(short).amounts).toEqual([-10, 0, 10]);
  });

  it("pay a high floor from the excess, then down to the minima, then by value", () => {
    const lines = (cash: number) => [
      line("a", [500, 400, 350, 600]),
      line("b", [400, 500, 250, 600]),
      line("cash", [100, cash, cash, cash]),
    ];
    expect(band(lines(180)).amounts).toEqual([-80, 0, 80]);
    expect(band(lines(300)).amounts).toEqual([-125, -75, 200]);
    expect(band(lines(460)).amounts.map(Math.round)).toEqual([-185, -175, 360]);
    expect(band(lines(1100))).toEqual({ amounts: [-500, -400, 900], unfunded: 100 });
  });

  it("pay the floor before any surplus is distributed", () => {
    const lines = [
      line("a", [700, 500, 400, 600]),
      line("b", [250, 300, 200, 400]),
      line("cash", [50, 200, 120, 250]),
    ];
    // 100 from the edge: 70 to the floor, 30 over shortfalls of 50 and 80.
    expect(band(lines).amounts.map((amount) => amount.toFixed(4))).toEqual([
      "-100.0000",
      "11.5385",
      "88.4615",
    ]);
  });

  it("use cash above its target for classes below their minimum", () => {
    const lines = [line("a", [800, 900, 850, 950]), line("cash", [200, 100, 0, 300])];
    expect(band(lines).amounts).toEqual([50, -50]);
  });
});

describe("any valid policy without a floor above the cash target", () => {
  const names = ["a", "b", "c", "cash"];
  const share = fc.tuple(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 1, max: 1_000 }),
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 300 }),
  );
  const books = fc.tuple(share, share, share, share).filter((all) => all.some(([v]) => v > 0));

  const linesOf = (shares: readonly [number, number, number, number][]): ClassLine[] => {
    const total = sum(shares.map(([value]) => decimal(value)));
    const weights = sum(shares.map(([, weight]) => decimal(weight)));
    return shares.map(([value, weight, down, up], index) => {
      const target = total.times(weight).div(weights).round(10);
      const min = target.times(1000 - down).div(1000);
      const max = target.times(1000 + up).div(1000);
      const breach = min.gt(value) || max.lt(value);
      return { class: names[index] ?? "", value: decimal(value), target, min, max, breach };
    });
  };

  it("has band trades that sum to 0 and end inside every band", async () => {
    await fc.assert(
      fc.property(books, (shares) => {
        const lines = linesOf(shares);
        const total = sum(lines.map((one) => one.value));
        const { amounts, unfunded } = tradesByMode(lines, total).band;
        expect(sum(amounts).toString()).toBe("0");
        expect(unfunded.toString()).toBe("0");
        const slack = decimal("1e-8");
        for (const [index, one] of lines.entries()) {
          const after = one.value.plus(amounts[index] ?? 0);
          expect(after.plus(slack).gte(one.min ?? 0)).toBe(true);
          expect(after.minus(slack).lte(one.max ?? 0)).toBe(true);
        }
      }),
    );
  });

  it("keeps the surplus within the shortfalls and the need within the excesses", async () => {
    await fc.assert(
      fc.property(books, (shares) => {
        const after = linesOf(shares).map((one) => {
          const low = one.min?.gt(one.value) ? one.min : one.value;
          return { ...one, value: one.max?.lt(low) ? one.max : low };
        });
        const surplus = sum(shares.map(([value]) => decimal(value))).minus(
          sum(after.map((one) => one.value)),
        );
        const gaps = after.map((one) => one.target.minus(one.value));
        const shortfalls = sum(gaps.filter((gap) => gap.gt(0)));
        const excesses = sum(gaps.filter((gap) => gap.lt(0))).neg();
        const slack = decimal("1e-8");
        expect(surplus.lte(shortfalls.plus(slack))).toBe(true);
        expect(surplus.neg().lte(excesses.plus(slack))).toBe(true);
      }),
    );
  });
});
