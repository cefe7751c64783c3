import { expect, test } from "vitest";
import { withoutCourtesy } from "./courtesy.ts";

test.each([
  ["Hi there, what is our cash please", "what is our cash"],
  ["Good morning! Quick question - how is VTI doing?", "how is VTI doing?"],
  ["Could you please tell me the value of the Roth?", "the value of the Roth?"],
  ["For tomorrow's client meeting: YTD return", "YTD return"],
  ["I need to know: last trade, thanks a lot!", "last trade"],
  ["cash balance pls, thank you", "cash balance"],
  ["One of my clients asked me what a Roth IRA is. Got a plain answer?", "what a Roth IRA is."],
  ["what an ETF is, short explanation?", "what an ETF is,"],
  ["the 2026 deposits, if you would", "the 2026 deposits"],
  ["remind me, what was our last trade?", "what was our last trade?"],
  ["Please check: do we own PG?", "do we own PG?"],
  ["pull up Karen's cash", "Karen's cash"],
  ["so what exactly is the total?", "what is the total?"],
  ["what is the cash in the Roth again?", "what is the cash in the Roth?"],
  ["how much cash is in the joint account here", "how much cash is in the joint account"],
  ["What is the cash? Could you give me the exact number please?", "What is the cash?"],
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
  "What was VTI worth back then?",
  "did we buy it again?",
  "confirm we own PG",
  "one of my clients asked how much cash they have",
  "another client wants to know what are his holdings",
  "give me the exact number",
])("%s is left as it is", (message) => {
  expect(withoutCourtesy(message)).toBe(message);
});
