import { expect, test } from "vitest";
import { aspect, verdict } from "./policy-aspect.ts";

test.each([
  ["Is the family outside its IPS bands?", "bands"],
  ["Are they out of band, and which trades would bring them back?", "bands"],
  ["what trades would get them back in band?", "trades"],
  ["show me the trades", "trades"],
  ["can we sell the fund?", "trades"],
  ["what if they deposit 60,000?", "deposit"],
  ["enough cash for the next 90 days?", "cash"],
  ["when is the RMD due?", "cash"],
  ["how concentrated is the employer stock?", "concentration"],
  ["and for bonds?", "class"],
  ["and in dollars?", "bands"],
])("%s asks about %s", (question, expected) => {
  expect(aspect(question)).toBe(expected);
});

test.each([
  ["Is the family outside its bands?", true, "Yes. "],
  ["Is the family outside its bands?", false, "No. "],
  ["Are they within their bands?", true, "No. "],
  ["Does it comply with the IPS?", false, "Yes. "],
  ["How far has it drifted?", true, ""],
])("%s when outside is %s: %s", (question, outside, expected) => {
  expect(verdict(question, outside)).toBe(expected);
});
