import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { stated } from "../answer.fixture.ts";
import { writeAccountReturns } from "./account-returns.ts";

const by_account = [
  { account: "Joint", return_pct: 5 },
  { account: "IRA", return_pct: 9.8 },
  { account: "Roth", return_pct: null },
];
const text = (params: Params, assumed: (keyof Params)[] = [], asked = "") =>
  writeAccountReturns({ params, assumed, text: asked }, stated({ account: "all", by_account }))
    ?.text;

test("each account's return on file, and that of all", () => {
  expect(text({ timeframe: "YTD" }, ["timeframe"])).toMatchInlineSnapshot(`
    "YTD return by account, time-weighted (YTD is assumed; no timeframe was named). The two are 4.8 percentage points apart.

    | Account | YTD return |
    | --- | --- |
    | Joint | +5 % |
    | IRA | +9.8 % |
    | Roth | not on file |

    All accounts together: +6.2 %. As of 2026-01-15."
  `);
});

test("the highest and the lowest are those on file", () => {
  expect(text({ direction: "best" })).toMatch(/^The highest YTD return is that of IRA, \+9\.8 %/);
  expect(text({ direction: "worst" })).toMatch(/^The lowest YTD return is that of Joint, \+5 %/);
});

test("of some accounts no return of all is told", () => {
  expect(text({ without: { accounts: ["Joint"] } })).not.toContain("All accounts");
});

test("where none is on file by account there is nothing to tell", () => {
  expect(writeAccountReturns({ params: {}, assumed: [], text: "" }, stated({}))).toBeUndefined();
});

test("only those beyond a bound in percent are told, and all where there are none", () => {
  const beyond = (asked: string) => text({ per: "account" }, [], asked);
  expect(beyond("which accounts returned more than 7 % this year")).toBe(
    "One account has a YTD return above 7 %, time-weighted:\n\n| Account | YTD return |\n| --- | --- |\n| IRA | +9.8 % |\n\nAs of 2026-01-15.",
  );
  expect(beyond("which accounts are down more than 1 %")).toMatch(
    /^No account has a YTD loss above 1 %, time-weighted\.\n\n.*\n.*\n\| Joint \| \+5 % \|/,
  );
  expect(beyond("which accounts are worth more than $7")).toMatch(/^YTD return by account/);
});
