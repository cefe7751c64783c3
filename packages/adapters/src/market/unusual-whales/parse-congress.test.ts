import { expect, test } from "vitest";
import { parseCongressTrades, UnusualWhalesCongressTrades } from "./parse-congress.ts";

test("a disclosure keeps its amount range and both of its dates", () => {
  const row = {
    amounts: "$15,001 - $50,000",
    filed_at_date: "2026-10-20",
    issuer: "undisclosed",
    member_type: "house",
    name: "Jane Roe",
    notes: "Exelon Corporation (EXC) [ST]",
    reporter: "Hon. Jane Roe",
    ticker: "EXC",
    transaction_date: "2026-10-15",
    txn_type: "Buy",
  };
  const other = { ...row, member_type: "other" };
  expect(parseCongressTrades(UnusualWhalesCongressTrades.parse({ data: [row, other] }))).toEqual([
    {
      symbol: "EXC",
      asset: "Exelon Corporation (EXC) [ST]",
      member: "Jane Roe",
      chamber: "house",
      side: "purchase",
      transaction_date: "2026-10-15",
      filed: "2026-10-20",
      amount_from: "15001",
      amount_to: "50000",
      url: null,
    },
  ]);
});
