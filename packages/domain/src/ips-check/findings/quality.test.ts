import { expect, it } from "vitest";
import { compare } from "../compare.ts";
import { checked, household, policy, price, today, worth } from "../household.fixture.ts";

const ips = policy([["us_equity", "100"]]);

it("both dates are shown when prices and positions differ", () => {
  const holdings = [
    worth("us_equity", "1", { price: price("1", { date: "2026-11-19" }) }),
    worth("us_equity", "1"),
  ];
  expect(checked(household({ holdings }), ips).data_quality).toEqual([
    {
      code: "dates_differ",
      message: "Joint: positions of 2026-11-20, prices of 2026-11-19.",
      account_id: "acc_joint",
    },
  ]);
});

it("a fund whose weights sum to more than 1 is a fault", () => {
  const constituents = [{ symbol: "ACME", name: "Acme", issuer_id: null, weight: "1.01" }];
  const fund = {
    symbol: "FUND",
    name: "Fund",
    as_of: today,
    expense_ratio_pct: null,
    leverage: "1",
    constituents,
  };
  const comparison = compare({
    snapshot: household({ holdings: [worth("us_equity", "1", { symbol: "FUND" })] }),
    ips,
    today,
    funds: new Map([["FUND", fund]]),
  });
  expect(comparison.data_quality).toEqual([
    {
      code: "fund_fault",
      message: "The weights of FUND add up to 101%: the fund is not opened.",
      symbol: "FUND",
    },
  ]);
});
