import { describe, expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { list, priced, row } from "../answer.fixture.ts";
import { writeEachAccount } from "./each-account.ts";

const joint = { account: "Joint" };
const ira = { account: "IRA", asset_class: "etf" } as const;
const rows = [
  row("AAPL", 42, { ...joint, cost_basis: 150.25 }),
  row("TSLA", -10, { ...joint, cost_basis: 250 }),
  row("VOO", 25, { ...ira, cost_basis: 390.55 }),
  row("GLD", 1, { ...ira, cost_basis: null }),
];
const quotes = priced([
  ["AAPL", 193.12, 1.1],
  ["TSLA", 264, -1],
  ["VOO", 412.34, 0.8],
  ["GLD", 200, 0],
]);
const told = (params: Params, words: string, own = rows) =>
  writeEachAccount(
    { params: { per: "account", total: true, ...params }, text: words },
    list(own),
    params.basis === "cost" ? undefined : quotes,
  );
const text = (params: Params, words: string) => told(params, words).text;

test("gains in dollars and in percent, with what is not counted", () => {
  expect(text({ basis: "unrealized_pl" }, "gain by account")).toMatchInlineSnapshot(`
    "Unrealized gain by account, since purchase:

    | Account | Unrealized gain | In percent |
    | --- | --- | --- |
    | Joint | +$1,660.54 | +18.85 % |
    | IRA | +$544.75 | +5.58 % |

    All accounts together: +$2,205.29 (+11.87 %). Not counted: GLD (no basis). As of 2026-01-15."
  `);
});

test("what was paid needs no quote and counts nothing that is owed", () => {
  const said = told({ basis: "cost" }, "cost by account");
  expect(said.text).toMatchInlineSnapshot(`
    "Cost by account:

    | Account | Cost |
    | --- | --- |
    | Joint | $6,310.50 |
    | IRA | $9,763.75 |

    All accounts together: $16,074.25. Not counted: GLD (no basis). Short positions are not counted: TSLA. As of 2026-01-15."
  `);
  expect(said.sources).toEqual(["tool:positions_list:v1"]);
});

describe("what stands before the rows", () => {
  test.each<[string, Params, string]>([
    [
      "which account has gained the most",
      { basis: "unrealized_pl", direction: "best" },
      "By unrealized gain in dollars, the better account is Joint, +$1,660.54.",
    ],
    [
      "which account has the largest loss",
      { basis: "unrealized_pl", direction: "worst" },
      "No account is at a loss. The smallest gain is that of IRA, +$544.75, by unrealized gain in dollars.",
    ],
    [
      "which account moved the least today",
      { basis: "day_change", direction: "worst" },
      "The account that moved the least by change on the day in dollars is IRA, +$81.81.",
    ],
    ["which accounts are down", { basis: "unrealized_pl" }, "No account is at a loss."],
    [
      "which accounts are up more than $1,000",
      { basis: "unrealized_pl", above: 1_000 },
      "Joint has an unrealized gain over $1,000.00.",
    ],
    [
      "average gain per account",
      { basis: "unrealized_pl", measure: "average" },
      "The average unrealized gain over 2 accounts is +$1,102.65. Unrealized gain by account, since purchase:",
    ],
    [
      "has the IRA gained more than the joint account",
      { basis: "unrealized_pl", direction: "best" },
      "No. By unrealized gain in dollars, the better account is Joint, +$1,660.54.",
    ],
  ])("%s", (words, params, lead) => {
    expect(text(params, words).split("\n")[0]).toBe(lead);
  });
});

test("of a class only what is of it", () => {
  expect(
    text({ basis: "market_value", asset_class: "etf" }, "ETFs by account"),
  ).toMatchInlineSnapshot(`
    "Market value of the ETFs by account, without cash:

    | Account | Market value |
    | --- | --- |
    | Joint | none held |
    | IRA | $10,508.50 |

    As of 2026-01-15."
  `);
});
