import { expect, test } from "vitest";
import type { RoutedPart } from "./routed.ts";
import { withoutStrays } from "./stray.ts";

const part = (
  given: Pick<RoutedPart, "intent" | "confidence"> & Partial<RoutedPart>,
): RoutedPart => ({
  params: {},
  assumed: [],
  text: "words",
  ...given,
});
const cash = part({ intent: "cash_balance", confidence: 0.9 });
const faint = part({ intent: "out_of_scope", confidence: 0.66, scope: "not_finance" });
const unclear = part({ intent: "clarify", confidence: 0.66, missing: "intent" });

test("beside what is clear, a faint refusal is not understood; by a rule, or surely, it is refused", () => {
  const ruled = [{ intent: "out_of_scope" as const, score: 0.99, params: {} }];
  const sure = { ...faint, confidence: 0.9 };
  expect([
    withoutStrays([cash, faint], [[], []]),
    withoutStrays([cash, faint], [[], ruled]),
    withoutStrays([cash, sure], [[], []]),
    withoutStrays([faint], [[]]),
  ]).toEqual([[cash, unclear], [cash, faint], [cash, sure], [faint]]);
});

test("beside what is clear, a faint question about all there is is not understood; of an account, or alone, it is", () => {
  const worth = part({ intent: "account_value", confidence: 0.66 });
  const ofOne = { ...worth, params: { account: "Roth IRA" } };
  expect([
    withoutStrays([cash, worth], [[], []]),
    withoutStrays([cash, ofOne], [[], []]),
    withoutStrays([worth, worth], [[], []]),
    withoutStrays([worth], [[]]),
  ]).toEqual([[cash, unclear], [cash, ofOne], [worth, worth], [worth]]);
});
