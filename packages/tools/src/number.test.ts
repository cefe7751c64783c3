import { expect, test } from "vitest";
import { number, numbers, sumKnown } from "./number.ts";

test("an unknown figure stays null, and zero stays zero", () => {
  expect([number(null), number("0"), number("-12.50")]).toEqual([null, 0, -12.5]);
  expect(numbers({ open: "1.10", high: null })).toEqual({ open: 1.1, high: null });
});

test("a total is exact and skips unknown figures", () => {
  expect(sumKnown(["0.1", "0.2", null])).toBe(0.3);
});

test("a total of only unknown figures is null, and a total of no figures is zero", () => {
  expect([sumKnown([null, null]), sumKnown([])]).toEqual([null, 0]);
});
