import { expect, test } from "vitest";
import { demo } from "./route.fixture.ts";
import { route } from "./route.ts";
import type { Remembered } from "./routed.ts";

/** What is listed after each of these messages. */
const listed = (...messages: string[]) => {
  let previous: Remembered | undefined;
  for (const message of messages) previous = route(message, { ...demo, previous }).parts[0];
  return previous === undefined ? undefined : [previous.intent, previous.params];
};

test.each([
  "narrow that down to stocks",
  "narrow it to the equities",
  "just the equities please",
  "filter by stocks",
  "limit it to stocks",
  "restrict to stocks",
  "stocks only please",
  "keep only the stocks",
  "can you cut that down to stocks",
])("%s leaves the stocks", (message) => {
  expect(listed("what do I hold?", message)).toEqual(["positions_list", { asset_class: "stocks" }]);
});

test.each(["drop the etf", "take out the etfs", "remove the etf please", "leave the etf out"])(
  "%s leaves it out, and is no order",
  (message) => {
    expect(listed("what do I hold?", message)).toEqual([
      "positions_list",
      { without: { asset_classes: ["etf"] } },
    ]);
  },
);

test("what is left out adds up, and comes back one by one", () => {
  expect(listed("positions", "drop the etf", "drop apple too")?.[1]).toEqual({
    without: { asset_classes: ["etf"], symbols: ["AAPL"] },
  });
  expect(
    listed("positions", "drop the etf", "drop the bonds too", "put the etf back")?.[1],
  ).toEqual({ without: { asset_classes: ["bonds"] } });
  expect(listed("positions", "drop the etf", "with the etf again")?.[1]).toEqual({});
});

test.each([
  "include everything again",
  "remove the filter",
  "widen that to everything",
  "show the rest too",
  "the full list again please",
])("%s takes the narrowing back", (message) => {
  expect(listed("positions", "only stocks", message)).toEqual(["positions_list", {}]);
});

test("rankings and records are narrowed as well, and down is no direction", () => {
  expect(listed("best position", "narrow it down to stocks")?.[1]).toEqual({
    direction: "best",
    basis: "unrealized_pl",
    asset_class: "stocks",
  });
  expect(listed("show deposits", "narrow that down to the pending ones")?.[1]).toEqual({
    type: "deposit",
    status: "pending",
  });
  expect(listed("show trades", "filter by AAPL")?.[1]).toEqual({ symbol: "AAPL" });
});

test("to sell is an order after a list too", () => {
  expect(listed("positions", "sell the etf")?.[0]).toBe("out_of_scope");
});
