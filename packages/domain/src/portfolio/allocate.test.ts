import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, decimal, sum } from "../decimal.ts";
import { allocateCents } from "./allocate.ts";

const texts = (amounts: string[]): string[] =>
  allocateCents(amounts.map(decimal)).map((amount) => amount.toFixed(2));

const third = decimal(100).div(3).toString();

describe("allocateCents", () => {
  it("gives the missing cents to the largest remainders", () => {
    expect(texts(["0.004", "0.006", "0.99"])).toEqual(["0.00", "0.01", "0.99"]);
  });

  it("breaks ties in the order given, for sales as for purchases", () => {
    expect(texts([third, third, third, "-100"])).toEqual(["33.34", "33.33", "33.33", "-100.00"]);
    expect(texts([`-${third}`, `-${third}`, `-${third}`, "100"])).toEqual([
      "-33.34",
      "-33.33",
      "-33.33",
      "100.00",
    ]);
  });

  it("treats remainders as equal that differ only because a division was cut off", () => {
    const parts = [`${third}`, `${third.slice(0, -1)}4`];
    expect(texts([...parts, third, "-100"])).toEqual(["33.34", "33.33", "33.33", "-100.00"]);
  });

  it("leaves whole cents alone", () => {
    expect(texts(["12.34", "-12.34", "0"])).toEqual(["12.34", "-12.34", "0.00"]);
  });

  it("keeps each amount within a cent and the sum exact", async () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((n) => decimal(n).div(7));
    await fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
        const mixed = [...amounts, sum(amounts).neg()];
        const rounded = allocateCents(mixed);
        expect(sum(rounded).toString()).toBe("0");
        expect(sum(rounded.slice(0, -1)).eq(cents(sum(amounts)))).toBe(true);
        for (const [index, value] of rounded.entries()) {
          expect(
            value
              .minus(mixed[index] ?? 0)
              .abs()
              .lte("0.01"),
          ).toBe(true);
        }
      }),
    );
  });
});
