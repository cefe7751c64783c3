import Big from "big.js";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cents,
  decimal,
  max,
  min,
  quotientNumber,
  roundedQuotient,
  sum,
  Text,
  zero,
} from "./decimal.ts";

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

test("a rounded quotient is the exact one, rounded half away from zero", () => {
  expect(roundedQuotient(decimal("-1.00005"), decimal("1"), 4).toFixed()).toBe("-1.0001");
  expect(roundedQuotient(decimal("1"), decimal("3"), 4).toFixed()).toBe("0.3333");
  const part = fc.oneof(fc.integer(), fc.maxSafeInteger());
  const whole = part.filter((value) => value !== 0);
  const exponent = fc.integer({ min: 0, max: 9 });
  return fc.assert(
    fc.property(part, whole, exponent, fc.integer({ min: 0, max: 6 }), (a, b, e, places) => {
      const [x, y] = [decimal(a).div(10 ** e), decimal(b)];
      const exact = x.div(y).round(places).toFixed();
      expect(roundedQuotient(x, y, places).toFixed()).toBe(exact);
    }),
  );
});

/** Sizes and places around the limits of the short form, and values that are almost equal. */
const size = fc.oneof(
  fc.bigInt({ min: -1_000n, max: 1_000n }),
  fc.bigInt({ min: 2n ** 53n - 20n, max: 2n ** 53n + 20n }),
  fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
);
const digitsOf = (whole: bigint, places: number): string => {
  const digits = `${whole < 0n ? -whole : whole}`.padStart(places + 1, "0");
  const at = digits.length - places;
  return `${whole < 0n ? "-" : ""}${digits.slice(0, at)}${places > 0 ? "." : ""}${digits.slice(at)}`;
};
const written = fc.oneof(
  fc.tuple(size, fc.integer({ min: 0, max: 30 })).map(([whole, places]) => digitsOf(whole, places)),
  fc.tuple(size, fc.integer({ min: -40, max: 40 })).map(([whole, power]) => `${whole}e${power}`),
);

describe("every operation gives what long arithmetic gives", () => {
  const Long = Big();
  Long.DP = 40;
  Long.RM = Long.roundHalfUp;
  /** Plain digits; a zero has no sign. */
  const plain = (value: Big): string => (value.eq(0) ? "0" : value.toFixed());
  const isShort = (value: Big): boolean => {
    const places = Math.max(0, value.c.length - 1 - value.e);
    return places <= 22 && value.times(`1e${places}`).abs().lte(Number.MAX_SAFE_INTEGER);
  };

  test("plus, minus, times, div, neg and abs", () => {
    return fc.assert(
      fc.property(written, written, (a, b) => {
        const [x, y] = [decimal(a), decimal(b)];
        const [long, other] = [new Long(a), new Long(b)];
        const results: [ReturnType<typeof decimal>, Big][] = [
          [x, long],
          [x.plus(y), long.plus(other)],
          [x.minus(y), long.minus(other)],
          [x.times(y), long.times(other)],
          [x.neg(), long.neg()],
          [x.abs(), long.abs()],
          [sum([x, y, x]), long.plus(other).plus(long)],
          ...(other.eq(0) ? [] : [[x.div(y), long.div(other)] as [typeof x, Big]]),
        ];
        expect(results.map(([is]) => is.toFixed())).toEqual(results.map(([, is]) => plain(is)));
        expect(results.map(([is]) => is.toNumber())).toEqual(
          results.map(([, is]) => is.toNumber() + 0),
        );
        expect(results.map(([is]) => is.long === undefined)).toEqual(
          results.map(([, is]) => isShort(is)),
        );
        expect(results.map(([is]) => decimal(is.toFixed()))).toEqual(results.map(([is]) => is));
      }),
      { numRuns: 1_000 },
    );
  });

  test("comparisons, also of values that differ in the last place", () => {
    return fc.assert(
      fc.property(written, written, fc.integer({ min: 0, max: 40 }), (a, b, power) => {
        const near = new Long(a).plus(`1e-${power}`).toFixed();
        for (const other of [b, a, near]) {
          const [x, y] = [decimal(a), decimal(other)];
          const order = new Long(a).cmp(other);
          expect(x.cmp(y)).toBe(order);
          expect([x.eq(y), x.gt(y), x.gte(y), x.lt(y), x.lte(y)]).toEqual([
            order === 0,
            order > 0,
            order >= 0,
            order < 0,
            order <= 0,
          ]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("rounding in every direction", () => {
    const halves = fc
      .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 1, max: 12 }))
      .map(([whole, places]) => digitsOf(whole * 10n + 5n, places));
    const modes = { down: Long.roundDown, half_up: Long.roundHalfUp, up: Long.roundUp } as const;
    const mode = fc.constantFrom("down", "half_up", "up");
    return fc.assert(
      fc.property(
        fc.oneof(written, halves),
        fc.integer({ min: -3, max: 14 }),
        mode,
        (a, places, rounding) => {
          const rounded = new Long(a).round(places, modes[rounding]);
          expect(decimal(a).round(places, rounding).toFixed()).toBe(plain(rounded));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("toNumber", () => {
  test("is the nearest float, whatever the size and sign", () => {
    return fc.assert(
      fc.property(size, fc.integer({ min: -40, max: 40 }), (whole, exponent) => {
        const text = `${whole}e${exponent}`;
        expect(decimal(text).toNumber()).toBe(Number(text) + 0);
      }),
    );
  });

  test("of a zero with a sign is 0", () => {
    expect(decimal("-0").toNumber()).toBe(0);
    expect(decimal(-0).toNumber()).toBe(0);
  });
});

test("text that is not a number is refused", () => {
  for (const text of ["", "-", ".", "-.", "1.2.3", "1,5", " 1", "--1", "NaN"]) {
    expect(() => decimal(text)).toThrow("Invalid number");
  }
});
