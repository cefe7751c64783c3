import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { list, priced, row } from "../answer.fixture.ts";
import { writeEachAccount } from "./each-account.ts";

const joint = { account: "Joint" };
const ira = { account: "IRA", asset_class: "etf" } as const;
const rows = [
  row("AAPL", 42, { ...joint, cost_basis: 150.25 }),
  row("MSFT", 12, { ...joint, cost_basis: 280.1 }),
  row("VOO", 25, { ...ira, cost_basis: 390.55 }),
  row("BND", 10, { ...ira, cost_basis: 80 }),
  row("GLD", 1, { ...ira, cost_basis: null }),
];
const quotes = priced([
  ["AAPL", 193.12, 1.1],
  ["MSFT", 420.55, -0.6],
  ["VOO", 412.34, 0.8],
  ["BND", 72.5, -0.26],
  ["GLD", 200, 0],
]);
const text = (params: Params, words = "", own = rows) =>
  writeEachAccount({ params: { per: "account", ...params }, text: words }, list(own), quotes).text;

test("the first of each account stands in one table", () => {
  expect(
    text({ direction: "best", basis: "unrealized_pl" }, "best position in each account"),
  ).toMatchInlineSnapshot(`
    "By unrealized gain in dollars, the best position in each account:

    | Account | Symbol | unrealized gain in dollars |
    | --- | --- | --- |
    | Joint | AAPL | +$1,800.54 |
    | IRA | VOO | +$544.75 |

    Not ranked: GLD (no basis). As of 2026-01-15."
  `);
});

test("as many of each as are asked for", () => {
  expect(
    text({ direction: "worst", basis: "unrealized_pl", limit: 2 }, "worst 2 holdings per account"),
  ).toMatchInlineSnapshot(`
    "By unrealized gain in dollars, the worst 2 positions of each account:

    | Account | Symbol | unrealized gain in dollars |
    | --- | --- | --- |
    | Joint | MSFT | +$1,685.40 |
    | Joint | AAPL | +$1,800.54 |
    | IRA | BND | -$75.00 |
    | IRA | VOO | +$544.75 |

    No position is at a loss in Joint. Not ranked: GLD (no basis). As of 2026-01-15."
  `);
});

test("where an account holds nothing of the class, that is said", () => {
  expect(
    text(
      { direction: "best", basis: "market_value", asset_class: "etf" },
      "biggest ETF per account",
    ),
  ).toMatchInlineSnapshot(`
    "By market value, the largest ETF in each account:

    | Account | Symbol | market value |
    | --- | --- | --- |
    | IRA | VOO | $10,308.50 |

    There are no ETFs in Joint. As of 2026-01-15."
  `);
});

test("a side is told of each account by itself", () => {
  expect(
    text(
      { direction: "worst", basis: "unrealized_pl" },
      "which positions are down in each account",
    ),
  ).toMatchInlineSnapshot(`
    "No position in Joint is at a loss. The smallest gain is MSFT, +$1,685.40, by unrealized gain in dollars.

    One position in IRA is at a loss: BND, -$75.00, by unrealized gain in dollars. Not ranked: GLD (no basis).

    As of 2026-01-15."
  `);
});

test("accounts that are left out are not told, and one alone is told as one", () => {
  const only: Params = { without: { accounts: ["Joint"], kept: ["IRA"] }, direction: "best" };
  expect(text({ ...only, basis: "market_value" }, "biggest position in each IRA")).toBe(
    "The largest position in IRA by market value is VOO, $10,308.50. Without Joint. As of 2026-01-15.",
  );
});
