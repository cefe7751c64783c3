import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";
import { asksTheme } from "./themes.ts";

test.each([
  "how much is in healthcare",
  "emerging markets exposure",
  "what sectors are we in",
  "us versus international split",
  "how many us stocks do we own",
  "what is our best tech stock",
  "any small caps",
])("%s asks for what is on no statement", (said) => {
  expect(asksTheme(said)).toBe(true);
});

test.each([
  "show us stocks",
  "total value of our stocks",
  "list etfs by value",
  "an international wire last month",
  "what do we own in the ACC",
])("%s does not", (said) => {
  expect(asksTheme(said)).toBe(false);
});

test("whether any is held only a symbol can tell, and nothing else is listed", () => {
  expect(asked("do we have anything in international stocks")).toEqual([
    { intent: "clarify", params: {}, missing: "symbol" },
  ]);
  expect(asked("how much is in healthcare")).toEqual([
    { intent: "out_of_scope", params: {}, scope: "not_on_file" },
  ]);
  expect(askedAfter("what do we own", "only the tech ones")).toEqual([
    { intent: "out_of_scope", params: {}, scope: "not_on_file" },
  ]);
});
