import { describe, expect, test } from "vitest";
import type { Section } from "../brokerage/dataset.ts";
import { decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import { account, holding, household, price } from "../ips-check/household.fixture.ts";
import type * as Lot from "../lot.ts";
import { purchasedLot as lot } from "./lot.fixture.ts";
import { withRecordedPurchases } from "./recorded-purchases.ts";
import { planWashSales } from "./wash-plan.ts";

const today = "2026-11-20";
const accounts = [
  account({ id: "joint", name: "Joint" }),
  account({ id: "ira", name: "IRA", type: "traditional_ira" }),
];
const held = (account_id: string, symbol: string, quantity: string, lots: Lot.Info[]) =>
  holding(symbol, { account_id, kind: "stock", quantity, price: price("70"), lots });
const traded = (rows: string[]): Section<"activity"> => ({
  as_of: today,
  accounts: ["Joint", "IRA"],
  trades: rows.map((row) => {
    const [name = "", day, side, quantity = "", symbol = ""] = row.split(" ");
    return {
      account: name,
      timestamp: `${day}T15:00:00Z`,
      symbol,
      side: side === "SELL" ? "SELL" : "BUY",
      quantity,
      price: "70",
    };
  }),
});

const old = held("joint", "XLV", "1000", [lot("old", "1000")]);

/** What the sale of 100 old XLV in Joint loses to the wash-sale rule. */
function washed(rows: string[], others: Holding.Info[] = [], from = old) {
  const snapshot = withRecordedPurchases(
    household({ accounts, holdings: [from, ...others] }),
    traded(rows),
  );
  const [sold] = from.lots;
  if (sold === undefined) throw new Error("no lot");
  const plan = [{ holding: from, lot: sold, quantity: decimal("100"), gain: decimal("-3000") }];
  return planWashSales(plan, snapshot, today).map((one) => [
    one.disallowed.toFixed(2),
    one.lost.toFixed(2),
    one.replacements.map(({ account_id, lot_id, bought }) => `${account_id} ${lot_id} ${bought}`),
  ]);
}

describe("a purchase in the trades replaces sold shares", () => {
  test("in an account without that holding, and is lost for good in an IRA", () => {
    expect(washed(["IRA 2026-11-10 BUY 10 XLV"])).toEqual([
      ["300.00", "300.00", ["ira null 2026-11-10"]],
    ]);
  });

  test("in an account whose holding has no lots, up to what is held", () => {
    const bare = held("ira", "XLV", "6", []);
    expect(washed(["IRA 2026-11-10 BUY 10 XLV"], [bare])[0]?.[0]).toBe("180.00");
  });

  test("after the account's data, also where it has lots", () => {
    expect(washed(["Joint 2026-11-24 BUY 10 XLV"])[0]?.[0]).toBe("300.00");
  });

  test("in another spelling of the symbol", () => {
    const share = held("joint", "BRK.B", "1000", [lot("old", "1000")]);
    expect(washed(["IRA 2026-11-10 BUY 10 BRK-B"], [], share)[0]?.[0]).toBe("300.00");
  });
});

describe("nothing is counted twice or that is not there", () => {
  test.each([
    ["a lot of the same days", ["IRA 2026-11-10 BUY 10 XLV"], "2026-11-12"],
    [
      "two trades of one lot",
      ["IRA 2026-11-10 BUY 4 XLV", "IRA 2026-11-10 BUY 6 XLV"],
      "2026-11-10",
    ],
  ])("%s", (_, rows, acquired) => {
    const bought = held("ira", "XLV", "10", [lot("new", "10", { acquired })]);
    expect(washed(rows, [bought])).toEqual([["300.00", "300.00", [`ira new ${acquired}`]]]);
  });

  test("a purchase that was sold again", () => {
    const rows = ["IRA 2026-11-10 BUY 10 XLV", "IRA 2026-11-12 SELL 10 XLV"];
    expect(washed(rows)).toEqual([]);
    expect(washed(["IRA 2026-11-02 SELL 10 XLV", ...rows.slice(0, 1)])[0]?.[0]).toBe("300.00");
  });

  test("a purchase where older lots are all that is held", () => {
    expect(washed(["Joint 2026-11-10 BUY 10 XLV"])).toEqual([]);
  });

  test("a purchase of another security, on another day, or in an unknown account", () => {
    const rows = [
      "IRA 2026-11-10 BUY 10 XLF",
      "IRA 2026-10-20 BUY 10 XLV",
      "Other 2026-11-10 BUY 1 XLV",
    ];
    expect(washed(rows)).toEqual([]);
  });
});

test("without such purchases the snapshot stays the same one, and is made once with them", () => {
  const snapshot = household({ accounts, holdings: [old] });
  expect(withRecordedPurchases(snapshot, undefined)).toBe(snapshot);
  expect(withRecordedPurchases(snapshot, traded(["Joint 2026-11-10 SELL 10 XLV"]))).toBe(snapshot);
  const activity = traded(["IRA 2026-11-10 BUY 10 XLV"]);
  const found = withRecordedPurchases(snapshot, activity);
  expect(withRecordedPurchases(snapshot, activity)).toBe(found);
  expect(found.purchases).toEqual([
    { account_id: "ira", symbol: "XLV", bought: "2026-11-10", quantity: "10" },
  ]);
});
