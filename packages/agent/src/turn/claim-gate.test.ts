import { expect, test } from "vitest";
import { groundingChecker } from "../ground/check.ts";
import { ClaimGate } from "./claim-gate.ts";

const evidence = [
  { rows: [{ symbol: "VOO", market_value: "134400" }], units: { market_value: "usd" } },
];
const gateOf = () => new ClaimGate("", groundingChecker({ evidence, sources: new Set() }));
const supported = "VOO is worth $134,400. ";
const unsupported = "VOO is worth $999,999. ";

test("a supported text is shown at once, however much of it arrives together", () => {
  const gate = gateOf();
  const long = supported.repeat(60);
  expect(gate.take(long)).toBe(long);
});

test("an unsupported figure and what follows it are held back", () => {
  const gate = gateOf();
  expect(gate.take(supported)).toBe(supported);
  expect(gate.take(unsupported)).toBe("");
  expect(gate.take(supported.repeat(60))).toBe("");
  expect(gate.take(supported)).toBe("");
  expect(gate.rest).toBe(unsupported + supported.repeat(61));
});
