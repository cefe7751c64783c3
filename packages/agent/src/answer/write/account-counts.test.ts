import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { list, row } from "../answer.fixture.ts";
import { writeAccountCounts } from "./account-counts.ts";

const rows = [
  row("AAPL", 42, { account: "Joint" }),
  row("VOO", 25, { account: "Joint", asset_class: "etf" }),
  row("BND", 10, { account: "IRA", asset_class: "etf" }),
];
const text = (params: Params, own = rows) =>
  writeAccountCounts(
    { params: { per: "account", measure: "count", ...params }, text: "" },
    list(own),
  )?.text;

test("how many each holds, and all of them", () => {
  expect(text({})).toMatchInlineSnapshot(`
    "Positions by account:

    | Account | Positions |
    | --- | --- |
    | Joint | 2 |
    | IRA | 1 |

    In all there are 3. As of 2026-01-15."
  `);
});

test("the one that holds the most comes first", () => {
  expect(text({ direction: "best" })).toMatch(/^Joint holds the most positions, 2\./);
  expect(text({ direction: "best", asset_class: "etf" })).toMatch(/^ETFs by account:/);
});

test("of one account nothing is told by account", () => {
  expect(text({ without: { accounts: ["IRA"] } })).toBeUndefined();
});
