import { expect, test } from "vitest";
import { withoutCourtesy } from "./courtesy.ts";

test.each([
  ["Hi there, what is our cash please", "what is our cash"],
  ["Good morning! Quick question - how is VTI doing?", "how is VTI doing?"],
  ["Could you please tell me the value of the Roth?", "the value of the Roth?"],
  ["For tomorrow's client meeting: YTD return", "YTD return"],
  ["I need to know: last trade, thanks a lot!", "last trade"],
  ["cash balance pls, thank you", "cash balance"],
])("%s is read as what it asks", (message, bare) => {
  expect(withoutCourtesy(message)).toBe(bare);
});

test.each([
  "tell me if the deposit settled",
  "Could you tell me about the muni fund?",
  "thanks!",
  "please",
  "For the Roth: value and cash",
  "does hello count as a question",
])("%s is left as it is", (message) => {
  expect(withoutCourtesy(message)).toBe(message);
});
