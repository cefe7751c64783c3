import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, decimal, max, min, quotientNumber, sum, Text, toFloat, zero } from "./decimal.ts";

const wholeCents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

describe("Text", () => {
  test("accepts plain decimals and refuses what a float or a person might write", () => {
    const good = ["0", "-1", "1250.75", "0.000000000000000001", "-0.5"];
    const bad = ["", "1e5", "1,250.75", ".5", "5.", "+1", "NaN", "Infinity", " 1", "0x10"];
    expect(good.filter((text) => !Text.safeParse(text).success)).toEqual([]);
    expect(bad.filter((text) => Text.safeParse(text).success)).toEqual([]);
  });
});

describe("decimal", () => {
  test("adds without binary error", () => {
    expect(decimal("0.1").plus("0.2").toFixed()).toBe("0.3");
  });

  test("divides to 40 places", () => {
    expect(decimal(1).div(3).toFixed()).toBe(`0.${"3".repeat(40)}`);
  });
});

describe("sum", () => {
  test("of nothing is zero", () => {
    expect(sum([]).eq(zero)).toBe(true);
  });

  test("equals the sum of the cents as integers, in any order", () => {
    return fc.assert(
      fc.property(fc.array(wholeCents), (amounts) => {
        const dollars = amounts.map((amount) => decimal(String(amount)).div(100));
        const total = String(amounts.reduce((a, b) => a + b, 0n));
        expect(sum(dollars).times(100).toFixed(0)).toBe(total);
        expect(sum(dollars.toReversed()).eq(sum(dollars))).toBe(true);
      }),
    );
  });
});

describe("cents", () => {
  test("rounds half away from zero", () => {
    const rounded = ["1.005", "-1.005", "2.675", "0.0049", "-0.0051", "100"].map((text) =>
      cents(decimal(text)).toFixed(2),
    );
    expect(rounded).toEqual(["1.01", "-1.01", "2.68", "0.00", "-0.01", "100.00"]);
  });

  test("moves an amount by half a cent at most and leaves whole cents alone", () => {
    return fc.assert(
      fc.property(wholeCents, fc.integer({ min: -499, max: 499 }), (amount, rest) => {
        const whole = decimal(String(amount)).div(100);
        expect(cents(whole.plus(decimal(rest).div(100_000))).eq(whole)).toBe(true);
      }),
    );
  });
});

describe("max and min", () => {
  test("pick the larger and the smaller of two, whichever comes first", () => {
    const [small, large] = [decimal("-2.5"), decimal("2.4")];
    expect([max(small, large), max(large, small)]).toEqual([large, large]);
    expect([min(small, large), min(large, small)]).toEqual([small, small]);
  });
});

test("the sum of numbers of any size is exact", () => {
  const parts = [
    "0.1",
    "0.2",
    "-7.000001",
    "123456789012345678.5",
    "0.00000000000000001",
    "99999999",
  ];
  const exact = parts.reduce((total, part) => total.plus(part), decimal(0));
  expect(sum(parts.map(decimal)).toFixed()).toBe(exact.toFixed());
  const many = Array.from({ length: 20_000 }, () => decimal("999999.999999"));
  expect(sum(many).toFixed()).toBe("19999999999.98");
});

test("a quotient is the float nearest to the exact one", () => {
  return fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1 }), fc.integer({ min: 0, max: 9 }), (a, b, e) => {
      const [part, whole] = [decimal(a).div(10 ** e), decimal(b)];
      expect(quotientNumber(part, whole) + 0).toBe(part.div(whole).toNumber() + 0);
    }),
  );
});

describe("toFloat", () => {
  test("is the nearest float, whatever the size and sign, and never -0", () => {
    const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    const short = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });
    return fc.assert(
      fc.property(fc.oneof(digits, short), fc.integer({ min: -40, max: 40 }), (whole, exponent) => {
        const text = `${whole}e${exponent}`;
        expect(toFloat(decimal(text))).toBe(Number(text) + 0);
      }),
    );
  });

  test("of a zero with a sign is 0", () => {
    expect(toFloat(decimal("-0"))).toBe(0);
  });
});
