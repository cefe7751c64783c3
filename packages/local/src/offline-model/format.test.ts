import { expect, test } from "vitest";
import * as format from "./format.ts";

test("money has no cents when whole and is rounded half away from zero", () => {
  expect([82_000, 93_333.335, -30_000.5, 0, null].map(format.money)).toEqual([
    "$82,000",
    "$93,333.34",
    "-$30,000.50",
    "$0",
    "unknown",
  ]);
  expect([1_234_567, -5, 0].map(format.signedMoney)).toEqual(["+$1,234,567", "-$5", "$0"]);
});

test("percents have two decimals, limits as many as needed", () => {
  expect(format.percentText(53.2)).toBe("53.20%");
  expect(format.pointsText(-6.2)).toBe("-6.20 pp");
  expect(format.limitText(40)).toBe("40%");
  expect(format.limitText(7.5)).toBe("7.5%");
});

test("prices name their currency", () => {
  expect(format.priceText(1_234.5, "USD")).toBe("$1,234.50");
  expect(format.priceText(1_234.5, "INR")).toBe("₹1,234.50");
  expect(format.priceText(1_234.5, "EUR")).toBe("1,234.50 EUR");
});

test("quantities keep four decimals", () => {
  expect([77.6, 1_000, 0.003_14].map(format.quantityText)).toEqual(["77.6", "1,000", "0.0031"]);
});

test("class names are shown as words", () => {
  expect(["us_equity", "intl_equity", "cash", "ips"].map(format.classLabel)).toEqual([
    "US equity",
    "international equity",
    "cash",
    "IPS",
  ]);
});

test("text from data becomes one line without markup, links and citations", () => {
  expect(format.plainLine("a [tool:x:v1]\n| <b>`c`")).toBe("a (tool:x:v1) b c");
});

test("large amounts are given in millions and billions", () => {
  expect(
    [343_823_843_200, 1_250_000, 999.5, null].map((v) => format.shortAmount(v, "USD")),
  ).toEqual(["$343.82 billion", "$1.25 million", "$999.50", "unknown"]);
});

test("times are shown in UTC to the minute, days unchanged", () => {
  expect(["2026-11-20T21:00:00Z", "2026-11-20"].map(format.timeText)).toEqual([
    "2026-11-20 21:00 UTC",
    "2026-11-20",
  ]);
});

test("quotations are cut between words", () => {
  expect(format.quotation('He said "no" to 1,234 shares', 100)).toBe(
    "\"He said 'no' to 1,234 shares\"",
  );
  expect(format.quotation("He said no to 1,234 shares", 17)).toBe('"He said no to …"');
});
