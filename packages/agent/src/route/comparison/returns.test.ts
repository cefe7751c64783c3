import { expect, test } from "vitest";
import { asked, smiths } from "../route.fixture.ts";

const rollover = "David's rollover IRA";
const hers = ["Karen's traditional IRA", "Karen's Roth IRA"];

test.each([
  ["how did Karen do compared with David this year", [rollover, ...hers], "YTD", undefined],
  ["Karen vs David ytd", [rollover, ...hers], "YTD", undefined],
  ["David or Karen: who did better over 1 year", [rollover, ...hers], "1Y", "best"],
  ["the rollover against Karen's Roth, 1y", [rollover, "Karen's Roth IRA"], "1Y", undefined],
  ["the Roth and the rollover ytd", [rollover, "Karen's Roth IRA"], "YTD", undefined],
  ["did the Roth do worse than the rollover", [rollover, "Karen's Roth IRA"], "YTD", "worst"],
] as const)("%j: what each account returned", (message, kept, timeframe, direction) => {
  const [part, ...others] = asked(message, smiths);
  expect(others).toEqual([]);
  expect(part?.intent).toBe("performance");
  expect(part?.params).toMatchObject({ per: "account", timeframe, without: { kept } });
  expect(part?.params.direction).toBe(direction);
});

test("beside cash, the return is of its own account alone", () => {
  expect(asked("Karen's Roth YTD and joint brokerage cash", smiths)).toMatchObject([
    { intent: "performance", params: { account: "Karen's Roth IRA" } },
    { intent: "cash_balance", params: { account: "Joint brokerage" } },
  ]);
});

test("of which no stretch is named, the year to date is assumed", () => {
  const [part] = asked("is Karen doing better than David", smiths);
  expect(part).toMatchObject({ params: { timeframe: "YTD" }, assumed: ["timeframe"] });
});

test.each([
  "does Karen have more cash than David",
  "Karen vs David",
  "did Karen deposit more than David this year",
  "trades in the Roth and the rollover this year",
  "AAPL vs MSFT ytd",
  "how did Karen do in March compared with David",
])("%j asks for no returns of two", (message) => {
  const returns = asked(message, smiths).filter(
    ({ intent, params }) => intent === "performance" && params.without?.kept?.length === 3,
  );
  expect(returns).toEqual([]);
});
