import { expect, test } from "vitest";
import { isTradingQuestion } from "./trading-question.ts";

test.each([
  "What's the current price of NIFTY?",
  "sensex?",
  "show me the RELIANCE chart for last month",
  "Is HDFC Bank up today",
  "security id of TCS",
])("%s is about trading", (text) => {
  expect(isTradingQuestion(text)).toBe(true);
});

test.each(["hello", "who are you?", "thanks, that helps", "teach me something"])(
  "%s is not about trading",
  (text) => {
    expect(isTradingQuestion(text)).toBe(false);
  },
);
