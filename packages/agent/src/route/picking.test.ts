import { expect, test } from "vitest";
import { chosen } from "./picking.ts";

test.each([
  ["list the deposits oldest first", { order: "oldest", limit: 50 }],
  ["purchases from largest to smallest", { order: "largest", limit: 50 }],
  ["the trade before the most recent 1", { nth: 2 }],
  ["previous to last trade", { nth: 2 }],
  ["the last but 1 fill", { nth: 2 }],
  ["third most recent trade", { nth: 3 }],
  ["the very first trade", { order: "oldest" }],
  ["what did we buy first", { order: "oldest" }],
  ["2 most recent trades", { limit: 2 }],
  ["a couple of deposits", { limit: 2 }],
  ["last few transfers", { limit: 3 }],
  ["the biggest one", { order: "largest" }],
  ["which trade cost the most", { order: "largest" }],
  ["second biggest deposit", { order: "largest", nth: 2 }],
  ["what did the client buy last", { limit: 1 }],
  ["when did they last fund the account", { limit: 1 }],
  ["total them up", { measure: "sum" }],
  ["how much in all did we put in", { measure: "sum" }],
  ["what did the SYM sale bring in", { measure: "sum" }],
  ["proceeds of the SYM sale", { measure: "sum" }],
  ["how much did we spend on that SYM buy PER", { measure: "sum" }],
  ["how many trades PER", { measure: "count" }],
  ["average deposit", { measure: "average" }],
  ["how many shares of SYM did we buy", {}],
  ["the last trades", {}],
])("%s", (said, found) => {
  expect(chosen(said)).toEqual(found);
});

test("the highest price a share is not the largest trade", () => {
  expect(chosen("what was the highest price per share we paid for any SYM purchase")).toEqual({
    order: "dearest",
  });
  expect(chosen("buy of SYM at the lowest price")).toEqual({ order: "cheapest" });
});
