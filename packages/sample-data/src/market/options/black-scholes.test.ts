import { expect, test } from "vitest";
import { blackScholes } from "./black-scholes.ts";

const terms = { price: 42, strike: 40, years: 0.5, volatility: 0.2, rate: 0.1 };

test("gives the textbook example: a call of 4.76 and a put of 0.81", () => {
  expect(blackScholes({ ...terms, type: "call" }).worth).toBeCloseTo(4.76, 2);
  expect(blackScholes({ ...terms, type: "put" }).worth).toBeCloseTo(0.81, 2);
});

test("put-call parity holds", () => {
  const call = blackScholes({ ...terms, type: "call" });
  const put = blackScholes({ ...terms, type: "put" });
  expect(call.worth - put.worth).toBeCloseTo(42 - 40 * Math.exp(-0.05), 6);
  expect(call.delta - put.delta).toBeCloseTo(1, 6);
});
