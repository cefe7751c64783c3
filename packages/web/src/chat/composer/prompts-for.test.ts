import type { FindingCount } from "@advisor/domain/ips-check/findings/findings";
import { expect, it } from "vitest";
import { promptsFor } from "./prompts-for.ts";

const prompts = (...kinds: FindingCount["kind"][]): string[] => {
  const findings = kinds.map((kind) => ({ kind, severity: "act" as const, count: 1 }));
  const check = { as_of: "2026-11-21", prices_as_of: "2026-11-20", total_value: 1, findings };
  return promptsFor({ check });
};

it.each([
  [["cash"], ["Do they have enough cash for the next 90 days?", "Is the family outside"]],
  [
    ["issuer", "class"],
    ["Which issuers are over their limit?", "Is the family outside"],
  ],
  [[], ["Is the family outside"]],
  [["no_policy"], []],
  [["not_computable"], []],
  [["empty"], []],
] as const)("what the check found is asked first: %j", (kinds, found) => {
  const [first, ...rest] = prompts(...kinds);
  expect(first).toBe("What should I raise?");
  expect(rest.slice(0, -2).map((text) => text.replace(/ their IPS bands\?$/, ""))).toEqual(found);
});

it("without a household the questions are about all of them", () => {
  expect(promptsFor(undefined)[0]).toBe("Which households are short of cash?");
});
