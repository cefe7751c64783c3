import { expect, test } from "vitest";
import type { Params, RoutedPart } from "../route/routed.ts";
import { list, row } from "./answer.fixture.ts";
import { ofFunds } from "./of-class.ts";

const heldOf = (...classes: NonNullable<Params["asset_class"]>[]) =>
  list(classes.map((asset_class) => row("X", 1, { asset_class })));
const part = (text: string, asset_class: Params["asset_class"]): RoutedPart => ({
  ...{ intent: "portfolio_ranking", confidence: 1, assumed: [], text },
  params: { ...(asset_class === undefined ? {} : { asset_class }) },
});

test("funds are the ETFs where no mutual fund is held, and the answer says so", () => {
  const { meant, note } = ofFunds(part("which fund did best", "funds"), heldOf("etf", "stocks"));
  expect(meant.params).toEqual({ asset_class: "etf" });
  expect(note).toBe("No mutual funds are held; these are the ETFs.");
});

test.each([
  ["which mutual fund did best", ["etf"] as const],
  ["which fund did best", ["etf", "funds"] as const],
  ["which fund did best", ["stocks"] as const],
])("%j of %j is of mutual funds", (text, classes) => {
  expect(ofFunds(part(text, "funds"), heldOf(...classes)).note).toBe("");
});
