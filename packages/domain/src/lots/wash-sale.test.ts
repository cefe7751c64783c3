import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../day.ts";
import { decimal, sum } from "../decimal.ts";
import {
  fundsOnSameIndex,
  type LossSale,
  type Purchase,
  type WashSaleResult,
  washSales,
} from "./wash-sale.ts";

const sale = (given: Partial<LossSale> = {}): LossSale => ({
  id: "s1",
  account_id: "joint",
  symbol: "ACME",
  company: null,
  sold: "2026-06-30",
  acquired: null,
  quantity: decimal(100),
  loss: decimal(2500),
  purchase_id: null,
  ...given,
});

const buy = (id: string, quantity: number, given: Partial<Purchase> = {}): Purchase => ({
  id,
  account_id: "joint",
  symbol: "ACME",
  company: null,
  bought: "2026-07-06",
  quantity: decimal(quantity),
  source: "purchase",
  ...given,
});

const isIra = (accountId: string): boolean => accountId.includes("ira");

const plain = (washed: WashSaleResult) => ({
  id: washed.id,
  disallowed: washed.disallowed.toFixed(2),
  lost: washed.lost.toFixed(2),
  replacements: washed.replacements.map((one) => `${one.purchase_id} ${one.quantity.toFixed()}`),
  review: washed.review,
});

const wash = (sales: LossSale[], purchases: Purchase[]) =>
  washSales({ sales, purchases, isIra }).map(plain);

describe("washSales", () => {
  test("disallows no more than the loss: 100 sold at -2,500, 60 + 60 bought", () => {
    expect(wash([sale()], [buy("p1", 60), buy("p2", 60)])).toEqual([
      {
        id: "s1",
        disallowed: "2500.00",
        lost: "0.00",
        replacements: ["p1 60", "p2 40"],
        review: [],
      },
    ]);
  });

  test("matches sales of one day by when their lots were acquired, and IRA purchases of one day first", () => {
    const sales = [
      sale({ id: "undated", quantity: decimal(10), loss: decimal(900) }),
      sale({ id: "young", quantity: decimal(10), loss: decimal(500), acquired: "2025-03-03" }),
      sale({ id: "old", quantity: decimal(10), loss: decimal(100), acquired: "2019-03-04" }),
    ];
    const purchases = [buy("p1", 8), buy("p2", 4, { account_id: "spouse_ira" })];
    const right = [
      {
        id: "old",
        disallowed: "100.00",
        lost: "40.00",
        replacements: ["p2 4", "p1 6"],
        review: [],
      },
      { id: "young", disallowed: "100.00", lost: "0.00", replacements: ["p1 2"], review: [] },
      { id: "undated", disallowed: "0.00", lost: "0.00", replacements: [], review: [] },
    ];
    expect(wash(sales, purchases)).toEqual(right);
    expect(wash(sales.toReversed(), purchases.toReversed())).toEqual(right);
  });

  test("disallows only the replaced part of a loss", () => {
    expect(wash([sale()], [buy("p1", 30)])).toMatchObject([{ disallowed: "750.00" }]);
  });

  test("covers 30 days before and after the sale, 61 days in total", () => {
    const reach = [-31, -30, 0, 30, 31].map(
      (days) =>
        wash([sale()], [buy("p1", 100, { bought: addDays("2026-06-30", days) })])[0]?.disallowed,
    );
    expect(reach).toEqual(["0.00", "2500.00", "2500.00", "2500.00", "0.00"]);
  });

  test("uses each bought share once, for the oldest sale first", () => {
    const sales = [
      sale({ id: "late", sold: "2026-07-10", quantity: decimal(50), loss: decimal(500) }),
      sale({ id: "early", quantity: decimal(50), loss: decimal(1000) }),
    ];
    expect(wash(sales, [buy("p1", 70)])).toMatchObject([
      { id: "early", disallowed: "1000.00", replacements: ["p1 50"] },
      { id: "late", disallowed: "200.00", replacements: ["p1 20"] },
    ]);
  });

  test("matches the oldest purchase first, whichever account made it", () => {
    const purchases = [
      buy("young", 80, { bought: "2026-07-20" }),
      buy("old", 80, { bought: "2026-06-10", account_id: "spouse_ira" }),
    ];
    expect(wash([sale()], purchases)).toMatchObject([
      { disallowed: "2500.00", lost: "2000.00", replacements: ["old 80", "young 20"] },
    ]);
  });

  test("permanently loses the loss when the replacement is in an IRA", () => {
    expect(wash([sale()], [buy("p1", 40, { account_id: "roth_ira" })])).toMatchObject([
      { disallowed: "1000.00", lost: "1000.00" },
    ]);
  });

  test("counts reinvested dividends, but not transfers, gifts or inheritances", () => {
    const purchases = [
      buy("drip", 1, { source: "drip", quantity: decimal("0.5") }),
      buy("transfer", 100, { source: "transfer" }),
      buy("gift", 100, { source: "gift" }),
      buy("inherited", 100, { source: "inherited" }),
    ];
    expect(wash([sale()], purchases)).toMatchObject([
      { disallowed: "12.50", replacements: ["drip 0.5"] },
    ]);
  });

  test("does not count the purchase of the sold lot as its own replacement", () => {
    const purchases = [buy("own", 200, { bought: "2026-06-15" }), buy("other", 10)];
    expect(wash([sale({ purchase_id: "own" })], purchases)).toMatchObject([
      { disallowed: "250.00", replacements: ["other 10"] },
    ]);
  });

  test("ignores sales in an IRA, and they use up no bought shares", () => {
    const sales = [sale({ id: "inside", account_id: "roth_ira", sold: "2026-06-29" }), sale()];
    expect(wash(sales, [buy("p1", 100)])).toMatchObject([{ id: "s1", disallowed: "2500.00" }]);
  });

  test("lists another fund on the same index for review, and ignores any other security", () => {
    const purchases = [
      buy("same_index", 100, { symbol: "VOO" }),
      buy("other", 100, { symbol: "VTI" }),
      buy("too_late", 100, { symbol: "IVV", bought: "2026-08-01" }),
    ];
    expect(wash([sale({ symbol: "SPY" })], purchases)).toEqual([
      { id: "s1", disallowed: "0.00", lost: "0.00", replacements: [], review: ["same_index"] },
    ]);
  });

  test("lists another share class of the company for review, and not what has no company", () => {
    const purchases = [
      buy("class_c", 100, { symbol: "GOOG", company: "alphabet" }),
      buy("too_late", 100, { symbol: "GOOG", company: "alphabet", bought: "2026-08-01" }),
      buy("other", 100, { symbol: "MSFT", company: "microsoft" }),
      buy("fund", 100, { symbol: "VTI" }),
    ];
    const sold = sale({ symbol: "GOOGL", company: "alphabet" });
    expect(wash([sold, sale({ id: "s2", symbol: "XLV" })], purchases)).toEqual([
      { id: "s1", disallowed: "0.00", lost: "0.00", replacements: [], review: ["class_c"] },
      { id: "s2", disallowed: "0.00", lost: "0.00", replacements: [], review: [] },
    ]);
  });

  test("never disallows more than the loss, nor uses more of a purchase than was bought", () => {
    const day = fc.integer({ min: 0, max: 90 }).map((days) => addDays("2026-05-01", days));
    const quantity = fc.integer({ min: 1, max: 300 });
    const account = fc.constantFrom("joint", "spouse_ira");
    const symbol = fc.constantFrom("ACME", "SPY");
    return fc.assert(
      fc.property(
        fc.array(fc.tuple(day, quantity, symbol, fc.integer({ min: 1, max: 9999 }))),
        fc.array(fc.tuple(day, quantity, symbol, account)),
        (sold, bought) => {
          const sales = sold.map(([on, shares, of, loss], index) =>
            sale({
              id: `s${index}`,
              sold: on,
              quantity: decimal(shares),
              symbol: of,
              loss: decimal(loss),
            }),
          );
          const purchases = bought.map(([on, shares, of, by], index) =>
            buy(`p${index}`, shares, { bought: on, symbol: of, account_id: by }),
          );
          const washed = washSales({ sales, purchases, isIra });
          for (const one of washed) {
            const loss = sales.find(({ id }) => id === one.id)?.loss ?? 0;
            expect(one.disallowed.lte(loss) && one.lost.lte(one.disallowed)).toBe(true);
          }
          const used = washed.flatMap((one) => one.replacements);
          for (const { id, quantity: shares } of purchases) {
            const taken = used.filter((one) => one.purchase_id === id).map((one) => one.quantity);
            expect(sum(taken).lte(shares)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("fundsOnSameIndex", () => {
  test("are the other funds on one index only", () => {
    expect(["IJH", "QQQ", "AAPL"].map(fundsOnSameIndex)).toEqual([["MDY", "SPMD"], ["QQQM"], []]);
  });
});
