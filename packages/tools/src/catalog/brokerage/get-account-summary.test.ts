import { expect, test } from "vitest";
import { dataset, noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getAccountSummary } from "./get-account-summary.ts";

const { whole, data } = overStatements(getAccountSummary);

test("each account and their total are listed, with unsettled cash", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "accounts": [
          {
            "account": "Joint",
            "settled_cash": 0.1,
            "total_cash": 20.3,
            "total_value": 100.1,
            "unsettled_cash": 20.2,
          },
          {
            "account": "IRA",
            "settled_cash": -5,
            "total_cash": -5,
            "total_value": 0.2,
            "unsettled_cash": 0,
          },
        ],
        "as_of": "2026-01-15",
        "available": [],
        "found": true,
        "reason": null,
        "totals": {
          "settled_cash": -4.9,
          "total_cash": 15.3,
          "total_value": 100.3,
          "unsettled_cash": 20.2,
        },
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:account_summary:v1",
    }
  `);
});

test("one account is its own total", async () => {
  const own = { total_value: 0.2, total_cash: -5, settled_cash: -5, unsettled_cash: 0 };
  expect(await data({ account: "ira" })).toMatchObject({
    account: "IRA",
    accounts: [{ account: "IRA", ...own }],
    totals: own,
  });
});

test("accounts with fractions of a cent are rounded once, after they are added up", async () => {
  const row = { total_value: "10.004", total_cash: "0.004", settled_cash: "0.004" };
  const account_summary = {
    as_of: "2026-01-15",
    accounts: [
      { account: "Joint", ...row },
      { account: "IRA", ...row },
    ],
  };
  const summary = overStatements(getAccountSummary, { ...dataset, account_summary });
  expect(await summary.data({})).toMatchObject({
    accounts: [{ total_value: 10 }, { total_value: 10 }],
    totals: { total_value: 20.01, total_cash: 0.01, settled_cash: 0.01, unsettled_cash: 0 },
  });
});

test("an account of unknown value is left out of the total, which is unknown without any other", async () => {
  const cash = { total_cash: "0", settled_cash: "0" };
  const unknown = { account: "Joint", total_value: null, ...cash };
  const over = (account_summary: typeof dataset.account_summary) =>
    overStatements(getAccountSummary, { ...dataset, account_summary }).data({});
  const as_of = "2026-01-15";
  const known = { account: "IRA", total_value: "5", ...cash };
  expect(await over({ as_of, accounts: [unknown, known] })).toMatchObject({
    accounts: [{ total_value: null }, { total_value: 5 }],
    totals: { total_value: 5 },
  });
  expect(await over({ as_of, accounts: [unknown] })).toMatchObject({
    totals: { total_value: null },
  });
});

test("an unknown account has no total, rather than a total of 0", async () => {
  expect(await data({ account: "Savings" })).toEqual({ ...noAccount, accounts: [], totals: null });
});

test("a household without accounts has a total of 0", async () => {
  const empty = { ...dataset, account_summary: { ...dataset.account_summary, accounts: [] } };
  expect(await overStatements(getAccountSummary, empty).data({})).toMatchObject({
    found: true,
    accounts: [],
    totals: { total_value: 0 },
  });
});

test("an empty or overlong name is refused", async () => {
  for (const account of ["", "x".repeat(81), 5]) {
    await expect(whole({ account })).rejects.toMatchObject(invalid);
  }
});
