import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["No trades on file, correct?", "show trades on file?"],
  ["so no withdrawals at all, right?", "so show withdrawals at all?"],
  ["we have no pending deposits, is that right?", "show pending deposits?"],
])("%s asks what there is", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test("what is left out is no claim", () => {
  expect(reworded("trades but no buys")).toBe("trades but no buys");
});
