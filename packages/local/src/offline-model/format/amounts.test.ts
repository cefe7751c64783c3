import { expect, test } from "vitest";
import * as amounts from "./amounts.ts";

test("money has no cents when whole and is rounded half away from zero", () => {
  expect([82_000, 93_333.335, -30_000.5, 0, null].map(amounts.money)).toEqual([
    "$82,000",
    "$93,333.34",
    "-$30,000.50",
    "$0",
    "unknown",
  ]);
  expect([1_234_567, -5, 0].map(amounts.signedMoney)).toEqual(["+$1,234,567", "-$5", "$0"]);
});

test("percents have two decimals, limits as many as needed", () => {
  expect(amounts.percentText(53.2)).toBe("53.20%");
  expect(amounts.pointsText(-6.2)).toBe("-6.20 pp");
  expect(amounts.limitText(40)).toBe("40%");
  expect(amounts.limitText(7.5)).toBe("7.5%");
});

test("prices name their currency", () => {
  expect(amounts.priceText(1_234.5, "USD")).toBe("$1,234.50");
  expect(amounts.priceText(1_234.5, "INR")).toBe("₹1,234.50");
  expect(amounts.priceText(1_234.5, "EUR")).toBe("1,234.50 EUR");
});

test("quantities keep four decimals", () => {
  expect([77.6, 1_000, 0.003_14].map(amounts.quantityText)).toEqual(["77.6", "1,000", "0.0031"]);
});

test("large amounts are given in millions and billions", () => {
  expect(
    [343_823_843_200, 1_250_000, 999.5, null].map((v) => amounts.shortAmount(v, "USD")),
  ).toEqual(["$343.82 billion", "$1.25 million", "$999.50", "unknown"]);
});
