import { expect, test } from "vitest";
import { signOf } from "./one-side.ts";
import { heard } from "./words.ts";

test.each([
  ["total unrealized loss, counting only the positions that are down", "losing"],
  ["add up just the losers", "losing"],
  ["total loss on the stocks we own that are under water", "losing"],
  ["sum of the holdings at a loss", "losing"],
  ["total of what is down", "losing"],
  ["combined gain of the winning positions", "gaining"],
  ["total gain, only the winners", "gaining"],
  ["total gain without the losers", "gaining"],
  ["total gain not counting the ones that are up", "losing"],
])("a sum may be of one side: %s", (question, side) => {
  expect(signOf(heard(question))).toBe(side);
});

test.each([
  "how much are my stocks up in total",
  "how much are all of our positions down together",
  "total of the winners and the losers",
  "what are we down in total",
  "total unrealized loss",
  "how much have the stocks lost in total",
])("of both sides: %s", (question) => {
  expect(signOf(heard(question))).toBeUndefined();
});
