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

test("a row of a table is checked under the head that was already shown", () => {
  const classes = [{ class: "us_equity", weight_pct: 53.2, target_pct: 45 }];
  const gateOf = () =>
    new ClaimGate("", groundingChecker({ evidence: [{ classes }], sources: new Set() }));
  const head = "| Class | Weight |\n| --- | --- |\n";
  const [right, wrong] = [gateOf(), gateOf()];
  expect([right.take(head), right.take("| US equity | 53.2 % |\n")]).toEqual([
    head,
    "| US equity | 53.2 % |\n",
  ]);
  expect([wrong.take(head), wrong.take("| US equity | 45 % |\n")]).toEqual([head, ""]);
});

test("a table right after an empty first line is read to its end", () => {
  const gate = new ClaimGate(
    "",
    groundingChecker({ evidence: [{ weight_pct: 45 }], sources: new Set() }),
  );
  const head = "\n| Class | Weight |\n";
  expect([gate.take(head), gate.take("| US equity | 45 % |\n")].join("")).toContain("45 %");
});

test("an unsupported figure and what follows it are held back", () => {
  const gate = gateOf();
  expect(gate.take(supported)).toBe(supported);
  expect(gate.take(unsupported)).toBe("");
  expect(gate.take(supported.repeat(60))).toBe("");
  expect(gate.take(supported)).toBe("");
  expect(gate.rest).toBe(unsupported + supported.repeat(61));
});
