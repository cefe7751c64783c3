import { expect, test } from "vitest";
import { dataset, noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getPerformance } from "./get-performance.ts";

const { whole, data } = overStatements(getPerformance);

test("the default is the year-to-date return of all accounts", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "as_of": "2026-01-15",
        "available": [
          "YTD",
        ],
        "by_account": [
          {
            "account": "Joint",
            "return_pct": -1.5,
          },
          {
            "account": "IRA",
            "return_pct": null,
          },
        ],
        "contributions": null,
        "found": true,
        "reason": null,
        "return_pct": 6.2,
        "timeframe": "YTD",
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:performance:v1",
    }
  `);
});

test("an account has its own return", async () => {
  expect(await data({ account: "joint", timeframe: "YTD" })).toMatchObject({
    account: "Joint",
    available: ["YTD", "1Y"],
    return_pct: -1.5,
    contributions: 1_200,
  });
});

test("a missing timeframe is not replaced by another", async () => {
  expect(await data({ timeframe: "1Y" })).toEqual({
    found: false,
    reason: "There is no 1Y return on file.",
    available: ["YTD"],
    as_of: "2026-01-15",
    account: null,
    timeframe: "1Y",
    return_pct: null,
    contributions: null,
    by_account: [
      { account: "Joint", return_pct: 9 },
      { account: "IRA", return_pct: null },
    ],
  });
  expect(await data({ timeframe: "3M", account: "Joint" })).toMatchObject({
    found: false,
    available: ["YTD", "1Y"],
  });
});

test("returns of accounts are not added up", async () => {
  const rows = ["Joint", "IRA"].map((account) => ({
    account,
    timeframe: "YTD" as const,
    return_pct: "1",
    contributions: null,
  }));
  const own = { ...dataset, performance: { ...dataset.performance, performance: rows } };
  expect(await overStatements(getPerformance, own).data({})).toMatchObject({
    found: false,
    reason: "Returns are on file by account; name one.",
    available: ["Joint", "IRA"],
    return_pct: null,
  });
});

test("an unknown account has no return", async () => {
  expect(await data({ account: "Savings" })).toMatchObject({ ...noAccount, return_pct: null });
});

test("an invalid timeframe is refused", async () => {
  for (const timeframe of ["2Y", "ytd", "", null]) {
    await expect(whole({ timeframe })).rejects.toMatchObject(invalid);
  }
});
