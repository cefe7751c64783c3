import { expect, test } from "vitest";
import type { Params, Remembered, RoutedPart } from "./routed.ts";
import { seriesAfter } from "./series.ts";

const part = (intent: RoutedPart["intent"], params: Params, series?: Remembered["series"]) => ({
  intent,
  params,
  confidence: 0.9,
  assumed: [],
  text: "",
  ...(series && { series }),
});

test("turns that ask one figure of one place after the other are kept in their order", () => {
  const karens: Params = { without: { accounts: ["Joint"], kept: ["IRA", "Roth"] } };
  const second = seriesAfter(
    part("cash_balance", karens),
    part("cash_balance", { account: "Joint" }),
  );
  expect(second).toEqual({ places: [["Joint"], ["IRA", "Roth"]] });
  const before = part("cash_balance", karens, second);
  expect(seriesAfter(part("cash_balance", { account: "SEP" }), before)).toEqual({
    places: [["Joint"], ["IRA", "Roth"], ["SEP"]],
  });
  expect(seriesAfter(part("cash_balance", { account: "Joint" }), before)).toEqual({
    places: [["IRA", "Roth"], ["Joint"]],
  });
});

test("a question of all accounts begins a series and is no place of it", () => {
  const of = (params: Params) => part("positions", { symbol: "VXUS", ...params });
  expect(seriesAfter(of({ account: "IRA" }), of({}))).toEqual({ places: [["IRA"]] });
  expect(seriesAfter(of({}), of({ account: "IRA" }))).toBeUndefined();
});

test("another figure ends it", () => {
  const ira = { account: "IRA" };
  const before = part("cash_balance", { account: "Joint" });
  expect(seriesAfter(part("account_value", ira), before)).toBeUndefined();
  expect(seriesAfter(part("cash_balance", { ...ira, cash: "settled" }), before)).toBeUndefined();
  expect(seriesAfter(part("performance", ira), part("performance", {}))).toBeUndefined();
  expect(seriesAfter(part("cash_balance", ira), undefined)).toBeUndefined();
});
