import { expect, test } from "vitest";
import * as format from "./format.ts";

test("money is whole without cents, rounded half away from zero", () => {
  expect([82_000, 93_333.335, -30_000.5, 0, null].map(format.money)).toEqual([
    "$82,000",
    "$93,333.34",
    "-$30,000.50",
    "$0",
    "unknown",
  ]);
  expect([1_234_567, -5, 0].map(format.change)).toEqual(["+$1,234,567", "-$5", "$0"]);
});

test("percents have two decimals, limits as many as they need", () => {
  expect(format.percent(53.2)).toBe("53.20 %");
  expect(format.points(-6.2)).toBe("-6.20 pp");
  expect(format.limit(40)).toBe("40 %");
  expect(format.limit(7.5)).toBe("7.5 %");
});

test("prices name their currency", () => {
  expect(format.price(1_234.5, "USD")).toBe("$1,234.50");
  expect(format.price(1_234.5, "INR")).toBe("1,234.50 INR");
});

test("quantities keep four decimals", () => {
  expect([77.6, 1_000, 0.003_14].map(format.quantity)).toEqual(["77.6", "1,000", "0.0031"]);
});

test("class names are written as words", () => {
  expect(["us_equity", "intl_equity", "cash"].map(format.label)).toEqual([
    "US equity",
    "international equity",
    "cash",
  ]);
});

test("text from data becomes one line without markup, links and citations", () => {
  expect(format.plain("a [tool:x:v1]\n| <b>`c`")).toBe("a (tool:x:v1) b c");
});
