import { expect, test } from "vitest";
import { notOnFile } from "./beyond.ts";

test.each([
  [{}, "", ""],
  [{ beyond: ["benchmark" as const] }, "", "No return of a benchmark is on file to compare with."],
  [
    { beyond: ["weight" as const, "currency" as const] },
    "Its share of the whole is not on the statements.",
    "Figures are in US dollars: no exchange rate is on file.",
  ],
  [{ beyond: ["annualized" as const] }, "No annualised return over several years is on file.", ""],
  [{ beyond: ["dollars" as const], reconcile: true }, "", ""],
  [
    { beyond: ["after_tax" as const, "currency" as const] },
    "",
    "Taxes are not on file: figures are before tax. Figures are in US dollars: no exchange rate is on file.",
  ],
  [
    { beyond: ["other_day" as const], from: "2026-01-14", to: "2026-01-14" },
    "What it was on 2026-01-14 is not on file; the statement is of a later day.",
    "",
  ],
  [
    { beyond: ["other_day" as const], from: "2025-01-01", to: "2025-12-31" },
    "What it was from 2025-01-01 to 2025-12-31 is not on file; the statement is of a later day.",
    "",
  ],
])("%j", (params, before, after) => {
  expect(notOnFile({ params, intent: "account_value" })).toEqual({ before, after });
});
