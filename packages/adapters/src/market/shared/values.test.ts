import { expect, test } from "vitest";
import * as z from "zod";
import {
  amountField,
  booleanField,
  changePercent,
  countField,
  dayField,
  multiply,
  percentOf,
  priceField,
  textField,
  timestampField,
  toFraction,
  toPercent,
  urlField,
} from "./values.ts";

const read = (schema: z.ZodType, raw: unknown[]) => raw.map((one) => schema.parse(one));

test("an amount is a number or numeric text, and anything else is null", () => {
  expect(
    read(amountField, [
      12.5,
      "0.0712",
      "-3",
      1e21,
      "1,000",
      1e-7,
      "1.0465802437910297887119234370",
      0,
      "None",
      "-",
      "n/a",
      "",
      null,
      undefined,
      Number.NaN,
      "1e99",
      {},
    ]),
  ).toEqual([
    "12.5",
    "0.0712",
    "-3",
    "1000000000000000000000",
    "1000",
    "0.0000001",
    "1.04658024",
    "0",
    ...Array(9).fill(null),
  ]);
});

test("a missing field is null", () => {
  expect(
    z
      .object({
        amount: amountField,
        count: countField,
        words: textField,
        day: dayField,
        moment: timestampField,
        webAddress: urlField,
        yesNo: booleanField,
      })
      .parse({}),
  ).toEqual({
    amount: null,
    count: null,
    words: null,
    day: null,
    moment: null,
    webAddress: null,
    yesNo: null,
  });
});

test("a count is an integer and never overflows", () => {
  expect(read(countField, ["23132119", 11.6, "x", 2 ** 60])).toEqual([23132119, 12, null, null]);
});

test("a day is read from the start of a timestamp, and must exist", () => {
  expect(
    read(dayField, ["2026-11-20", "2026-11-20 21:05:14", "2026-02-30", "n/a", 20261120]),
  ).toEqual(["2026-11-20", "2026-11-20", null, null, null]);
});

test("a time without a zone is null", () => {
  expect(
    read(timestampField, [
      "2026-02-16 00:59:44+00:00",
      "2026-02-16T05:30:00+05:30",
      "2026-02-16 00:59:44",
    ]),
  ).toEqual(["2026-02-16T00:59:44.000Z", "2026-02-16T00:00:00.000Z", null]);
});

test("a URL that is unsafe to link to is null", () => {
  expect(read(urlField, ["https://a.example/x", "javascript:alert(1)", "//a.example", ""])).toEqual(
    ["https://a.example/x", null, null, null],
  );
});

test("percentages and fractions convert both ways, and null stays null", () => {
  expect([toPercent("0.0044"), toPercent(null)]).toEqual(["0.44", null]);
  expect([toFraction("7.753154"), toFraction(null)]).toEqual(["0.07753154", null]);
  expect([percentOf("1", "3"), percentOf("1", "0"), percentOf(null, "3")]).toEqual([
    "33.33333333",
    null,
    null,
  ]);
  expect([changePercent("101.1", "100"), changePercent("1", null)]).toEqual(["1.1", null]);
  expect([multiply("0.1", "3"), multiply(null, "3")]).toEqual(["0.3", null]);
});

test("a price of 0 or less means that there was no trade", () => {
  expect(read(priceField, [12.5, "0.01", 0, "0.00", "-3", null])).toEqual([
    "12.5",
    "0.01",
    null,
    null,
    null,
    null,
  ]);
});
