import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { clarification } from "./say.ts";

const accounts = ["Joint brokerage", "Karen's traditional IRA", "Karen's Roth IRA"];
const part = (text: string, open: Partial<RoutedPart>): RoutedPart => ({
  ...{ intent: "clarify", params: {}, confidence: 1, assumed: [], text },
  ...open,
});

test("which account is asked with those that the words may mean, or all of them", () => {
  const which = (text: string) => clarification(part(text, { missing: "account" }), accounts);
  expect(which("show the IRAs' positions")).toBe(
    "Which account do you mean: Karen's traditional IRA or Karen's Roth IRA?",
  );
  expect(which("cash in that one")).toBe(
    "Which account do you mean: Joint brokerage, Karen's traditional IRA or Karen's Roth IRA?",
  );
  expect(clarification(part("cash in that one", { missing: "account" }), [])).toBe(
    "Which account do you mean?",
  );
});

test("of somebody's accounts of a kind, nobody else's are offered", () => {
  expect(
    clarification(part("karens ira, ytd", { missing: "account" }), [
      ...accounts,
      "David's rollover IRA",
    ]),
  ).toBe("Which account do you mean: Karen's traditional IRA or Karen's Roth IRA?");
});

test("thanks are taken before what else is wanted is asked", () => {
  const said = (text: string) => clarification(part(text, { missing: "intent" }), []);
  expect(said("ok thanks!")).toMatch(/^You are welcome\. What would you like to know: /);
  expect(said("hmm")).toMatch(/^What would you like to know: /);
});

test("which symbol is asked with those that were named", () => {
  const params = { symbols: ["VTI", "VOO"] };
  expect(clarification(part("how is that doing", { missing: "symbol", params }), accounts)).toBe(
    "Which one do you mean: VTI or VOO?",
  );
});
