import { expect, test } from "vitest";
import { list, noAccount, priced, row } from "../answer.fixture.ts";
import { writeClassShares } from "./class-shares.ts";

const held = [
  row("AAPL", 1),
  row("MSFT", 2, { account: "IRA" }),
  row("VTI", 5, { asset_class: "etf" }),
  row("BND", 2, { asset_class: "etf" }),
];
const quotes = priced(["AAPL", "MSFT", "VTI", "BND"].map((symbol) => [symbol, 110, 1]));

test("each class as it is filed, the largest first, with its share and its gain", () => {
  expect(writeClassShares({}, list(held), quotes)).toEqual({
    text: [
      "By asset class, without cash, largest first; together $1,100.00:",
      [
        "| Class | Market value | Share | Unrealized gain | Symbols |",
        "| --- | --- | --- | --- | --- |",
        "| ETFs | $770.00 | 70.00 % | +$70.00 | VTI, BND |",
        "| stocks | $330.00 | 30.00 % | +$30.00 | AAPL, MSFT |",
      ].join("\n"),
      "Bond funds are filed with the ETFs: BND. As of 2026-01-15.",
    ].join("\n\n"),
    calculated: [1_100, 770, 330, 70, 30, 70, 30],
    sources: ["tool:positions_list:v1", "tool:quotes:v1"],
    certainty: 1,
  });
});

test("a cost that is not known leaves the gain of its class unknown", () => {
  const uncosted = [row("AAPL", 1, { cost_basis: null }), row("MSFT", 2)];
  expect(writeClassShares({}, list(uncosted), quotes).text).toContain(
    "| stocks | $330.00 | 100.00 % | not known | AAPL, MSFT |",
  );
});

test("where some are short, or have no quote, nothing is a share, and why", () => {
  const short = [...held, row("TSLA", -1)];
  const text = writeClassShares({}, list(short), priced([["AAPL", 110, 1]])).text;
  expect(text).toMatch(/^By asset class, without cash, largest first:/);
  expect(text).toContain("| Class | Market value | Unrealized gain | Symbols |");
  expect(text).toContain("| ETFs | not known | not known | VTI, BND |");
  expect(text).toContain(
    "Shares are not worked out: there is no quote on file for MSFT, VTI, BND and TSLA.",
  );
});

test("no positions, an account that is not there, and what is left out", () => {
  expect(writeClassShares({}, list([]), quotes).text).toBe(
    "There are no positions. As of 2026-01-15.",
  );
  expect(
    writeClassShares({ account: "IRA" }, list([], { ...noAccount, found: false }), quotes).text,
  ).toContain("There is no account named IRA on file.");
  const without = { asset_classes: ["etf" as const] };
  expect(writeClassShares({ without }, list(held), quotes).text).toContain("Without ETFs.");
});
