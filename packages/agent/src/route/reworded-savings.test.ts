import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["How much is put away for college?", "How much is in the 529 plan?"],
  ["What has been saved up in Theo's college savings plan?", "how much is in Theo's 529 plan?"],
  ["what's in Theo's college fund so far, in dollars?", "how much is in Theo's 529 plan?"],
])("%s", (said, meant) => expect(reworded(said)).toBe(meant));
