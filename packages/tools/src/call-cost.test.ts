import { Fault, type Kind } from "@advisor/domain/fault";
import { describe, expect, test } from "vitest";
import { callMicroUsd, failedCallIsPaid } from "./call-cost.ts";

test("a call costs what its tool declares, in whole millionths of a dollar", () => {
  const costs = [0, 0.01, 0.005, 0.000_000_1, 1.1];
  expect(costs.map((usd) => callMicroUsd({ cost: { usd, seconds: 1 } }))).toEqual([
    0, 10_000, 5_000, 1, 1_100_000,
  ]);
});

describe("a call that failed", () => {
  const failed = (code: string, kind: Kind = "upstream", extra = {}) =>
    failedCallIsPaid(new Fault(kind, code, "It failed.", { extra }));

  test.each(["tool_timeout", "tool_failed", "upstream", "not_found", "interrupted"])(
    "as %s is charged, because a provider may have served it",
    (code) => {
      expect(failed(code)).toBe(true);
    },
  );

  test.each(["invalid_arguments", "household_required", "no_provider", "no_key", "rate_limited"])(
    "as %s is free, because no provider served it",
    (code) => {
      expect(failed(code)).toBe(false);
    },
  );

  test("at every provider is charged when one of them may have served it", () => {
    const at = (...reasons: string[]) =>
      failed("providers_failed", "upstream", { failed: reasons.map((reason) => ({ reason })) });
    expect([at("no_key"), at("no_key", "rate_limited"), at("no_key", "upstream")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("with an unexpected error is charged", () => {
    expect(failedCallIsPaid(new Error("a bug"))).toBe(true);
  });
});
