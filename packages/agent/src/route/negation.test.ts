import { expect, test } from "vitest";
import { sentence } from "./item.ts";
import { withoutNegated } from "./negation.ts";
import { words } from "./words.ts";

test.each([
  ["not the ETFs, only stocks", "only stocks"],
  ["don't show trades, show transfers", "show transfers"],
  ["I don't want performance but my cash", "i but my cash"],
  ["positions except options", "positions"],
  ["trades instead of transfers", "trades"],
  ["never show the cash", ""],
  ["cash, don't include unsettled", "cash settled"],
  ["cash not counting what's unsettled", "cash settled"],
  ["transfers besides the pending ones", "transfers completed ones"],
  ["all transfers bar the wires", "all transfers"],
  ["trades with the exception of the buys", "trades"],
  ["what has not settled", "what has not settled"],
  ["why does it not add up", "why does it not add up"],
  ["which are not doing well", "which are not doing well"],
])("%j leaves %j", (text, left) => {
  expect(sentence(withoutNegated(words(text)))).toBe(left);
});
