import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

test.each([
  "what are we up on nivdai",
  "trades in zorblat this year",
  "when did we buy zorblat?",
  "how much do we have in zorblat",
  "are we ahead on zorblat",
])("%s is asked back, and not answered of everything", (message) => {
  expect(asked(message, smiths)).toMatchObject([{ intent: "clarify", missing: "symbol" }]);
});

test("of a trust that nobody here knows, it is asked whose", () => {
  expect(asked("how much cash in the zorblat trust", smiths)).toMatchObject([
    { intent: "clarify", missing: "household" },
  ]);
});

test("what else is asked is answered", () => {
  expect(asked("AAPL price, and what are we up on zorblat?", smiths)).toMatchObject([
    { intent: "quotes", params: { symbol: "AAPL" } },
    { intent: "clarify", missing: "symbol" },
  ]);
});

test.each([
  "what are we up on AAPL",
  "how much cash is in the Roth",
  "what did we buy in August",
  "how are we doing on paper",
  "what does Karen hold",
])("%s names nothing unknown", (message) => {
  expect(asked(message, smiths).every(({ intent }) => intent !== "clarify")).toBe(true);
});
