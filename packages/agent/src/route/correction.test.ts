import { expect, test } from "vitest";
import { withoutCorrection } from "./correction.ts";

test.each([
  ["no, the Roth", "the Roth"],
  ["no the Roth", "the Roth"],
  ["Wait, no. The rollover", "The rollover"],
  ["I meant microsoft", "microsoft"],
  ["sorry, I meant to say tsla", "tsla"],
  ["today i mean", "today"],
  ["not apple, tesla", "tesla"],
  ["actually make that tesla", "tesla"],
  ["home depto, sorry - HD", "HD"],
  ["micrsft — sorry, MSFT", "MSFT"],
  ["goog no wait, msft", "msft"],
  ["appel, i mean AAPL", "AAPL"],
])("%s asks for %s", (message, rest) => {
  expect(withoutCorrection(message)).toBe(rest);
});

test.each([
  "no etfs",
  "aapl price, sorry, msft",
  "not the ETFs",
  "now?",
  "nope",
  "what do you mean",
  "notes on apple",
])("%s takes nothing back", (message) => {
  expect(withoutCorrection(message)).toBe(message);
});
