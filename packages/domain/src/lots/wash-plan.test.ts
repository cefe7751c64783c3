import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import { account, holding, household, price } from "../ips-check/household.fixture.ts";
import type * as Lot from "../lot.ts";
import { purchasedLot as lot } from "./lot.fixture.ts";
import {
  type PlannedSale,
  planWashSales,
  recentPurchases,
  replacementShares,
} from "./wash-plan.ts";

const today = "2026-11-20";
const held = (account_id: string, symbol: string, lots: Lot.Info[]): Holding.Info =>
  holding(symbol, { account_id, kind: "stock", price: price("70.15"), lots });
const accounts = [
  account({ id: "joint", name: "Joint" }),
  account({ id: "ira", name: "IRA", type: "traditional_ira" }),
];

/** Sells `[holding, lot index, quantity]` at the price of 70.15. */
const washed = (holdings: Holding.Info[], plan: [number, number, string][]) => {
  const sold = plan.map(([at, index, quantity]): PlannedSale => {
    const from = holdings[at];
    const part = from?.lots[index];
    if (from === undefined || part === undefined) throw new Error("no such lot");
    const gain = decimal("70.15")
      .minus(part.cost_per_share ?? 0)
      .times(quantity);
    return { holding: from, lot: part, quantity: decimal(quantity), gain };
  });
  return planWashSales(sold, household({ accounts, holdings }), today).map((one) => ({
    disallowed: one.disallowed.toFixed(2),
    lost: one.lost.toFixed(2),
    by: one.replacements.map(
      ({ account_id, lot_id, quantity }) => `${account_id} ${lot_id} ${quantity.toFixed()}`,
    ),
    clear: one.clear_on,
    ...(one.review.length > 0 && {
      review: one.review.map(
        ({ account_id, symbol, bought }) => `${account_id} ${symbol} ${bought}`,
      ),
    }),
  }));
};

const old = lot("old", "1000");
const drip = lot("drip", "2", { acquired: "2026-11-10", source: "drip" });

describe("planWashSales", () => {
  test("disallows the loss on as many shares as were bought, and states when a sale would keep it", () => {
    expect(washed([held("joint", "XLV", [old, drip])], [[0, 0, "395"]])).toEqual([
      { disallowed: "59.70", lost: "0.00", by: ["joint drip 2"], clear: "2026-12-11" },
    ]);
  });

  test("keeps the loss only after the newest purchase, also when an older one replaces the shares", () => {
    const bought = (id: string, acquired: string) => lot(id, "10", { acquired });
    const later = [bought("oldest", "2026-10-21"), bought("newest", "2026-11-19")];
    expect(washed([held("joint", "XLV", [old, ...later])], [[0, 0, "8"]])).toEqual([
      { disallowed: "238.80", lost: "0.00", by: ["joint oldest 8"], clear: "2026-12-20" },
    ]);
  });

  test("does not count shares that the same plan sells as replacements", () => {
    const plan: [number, number, string][] = [
      [0, 0, "393"],
      [0, 1, "2"],
    ];
    expect(washed([held("joint", "XLV", [old, drip])], plan)).toEqual([]);
  });

  test("counts only the part of an IRA purchase that the plan does not sell", () => {
    const ira = lot("bought", "10", { acquired: "2026-11-09", cost_per_share: "60" });
    const holdings = [held("joint", "XLV", [old]), held("ira", "XLV", [ira])];
    const sellingOf = (quantity: string) =>
      washed(holdings, [
        [0, 0, "100"],
        [1, 0, quantity],
      ])[0];
    expect(sellingOf("10")).toBeUndefined();
    expect(sellingOf("4")).toMatchObject({ lost: "179.10", by: ["ira bought 6"] });
  });

  test("marks only losses with a replacement in an IRA as permanently lost", () => {
    const ira = lot("bought", "10", { acquired: "2026-11-01" });
    const holdings = [held("joint", "XLV", [old, drip]), held("ira", "XLV", [ira])];
    expect(washed(holdings, [[0, 0, "389"]])).toEqual([
      {
        disallowed: "358.20",
        lost: "298.50",
        by: ["ira bought 10", "joint drip 2"],
        clear: "2026-12-11",
      },
    ]);
  });

  test("disallows nothing when everything is sold, however recently it was bought", () => {
    const fresh = [
      lot("a", "10", { acquired: "2026-11-01" }),
      lot("b", "5", { acquired: "2026-11-12" }),
    ];
    const plan: [number, number, string][] = [
      [0, 0, "10"],
      [0, 1, "5"],
    ];
    expect(washed([held("joint", "XLV", fresh)], plan)).toEqual([]);
  });

  test("counts the rest of a recent lot that is sold in part", () => {
    const fresh = lot("new", "50", { acquired: "2026-11-01" });
    const plan: [number, number, string][] = [
      [0, 0, "100"],
      [0, 1, "20"],
    ];
    const all = washed([held("joint", "XLV", [old, fresh])], plan);
    expect(all).toMatchObject([{ disallowed: "895.50", by: ["joint new 30"] }]);
  });

  test("agrees with a simulation share by share", () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 });
    return fc.assert(
      fc.property(quantities, quantities, fc.array(fc.nat({ max: 30 })), (olds, news, cuts) => {
        const lots = [
          ...olds.map((size, at) => lot(`o${at}`, String(size))),
          ...news.map((size, at) => lot(`n${at}`, String(size), { acquired: "2026-11-02" })),
        ];
        const parts = lots.map((one, at) => Math.min(Number(one.quantity), cuts[at] ?? 0));
        const plan = parts.flatMap((part, at): [number, number, string][] =>
          part > 0 ? [[0, at, String(part)]] : [],
        );
        const total = washed([held("joint", "XLV", lots)], plan)
          .map(({ disallowed }) => Math.round(Number(disallowed) * 100))
          .reduce((sum, one) => sum + one, 0);
        expect(total).toBe(countedOneByOne(lots, parts) * 2985);
      }),
    );
  });
});

/** Shares whose loss is disallowed: each takes the first free share that was bought and not sold, from another lot. */
function countedOneByOne(lots: readonly Lot.Info[], parts: readonly number[]): number {
  const free = lots.map((one, at) =>
    one.id.startsWith("n") ? Number(one.quantity) - (parts[at] ?? 0) : 0,
  );
  let disallowed = 0;
  for (const [at, part] of parts.entries()) {
    for (let share = 0; share < part; share += 1) {
      const by = free.findIndex((left, other) => left > 0 && other !== at);
      if (by < 0) continue;
      free[by] = (free[by] ?? 0) - 1;
      disallowed += 1;
    }
  }
  return disallowed;
}

describe("planWashSales, for what may be substantially identical", () => {
  const possible = (sold: string, bought: Holding.Info, also = "0") => {
    const plan: [number, number, string][] = [[0, 0, "100"]];
    if (also !== "0") plan.push([1, 0, also]);
    return washed([held("joint", sold, [old]), bought], plan)[0];
  };
  const fresh = lot("fresh", "40", { acquired: "2026-11-10" });
  const nothing = { disallowed: "0.00", lost: "0.00", by: [], clear: null };

  test("names another fund on the same index", () => {
    expect(possible("SPY", held("ira", "VOO", [fresh]))).toEqual({
      ...nothing,
      review: ["ira VOO 2026-11-10"],
    });
    expect(possible("SPY", held("ira", "VTI", [fresh]))).toBeUndefined();
  });

  test("names another share class, by the issuer on file or by the directory", () => {
    const named = { ...nothing, review: ["ira GOOG 2026-11-10"] };
    expect(possible("GOOGL", held("ira", "GOOG", [fresh]))).toEqual(named);
    const onFile = { ...held("ira", "HYB", [fresh]), issuer_id: "acme" };
    const sold = { ...held("joint", "HYA", [old]), issuer_id: "acme" };
    expect(washed([sold, onFile], [[0, 0, "100"]])).toEqual([
      { ...nothing, review: ["ira HYB 2026-11-10"] },
    ]);
  });

  test("names an option on the share that is sold", () => {
    const call = { ...held("joint", "XLVX261218C00075000", [fresh]), kind: "option" as const };
    expect(possible("XLVX", call)).toMatchObject({
      review: ["joint XLVX261218C00075000 2026-11-10"],
    });
  });

  test("does not name a bond or a fund of the same issuer", () => {
    for (const kind of ["bond", "etf", "mutual_fund"] as const) {
      const bought = { ...held("ira", "GOOG", [fresh]), kind, issuer_id: "alphabet" };
      expect(possible("GOOGL", bought)).toBeUndefined();
    }
  });

  test("does not name what the same plan sells", () => {
    expect(possible("GOOGL", held("joint", "GOOG", [fresh]), "40")).toBeUndefined();
    expect(possible("GOOGL", held("joint", "GOOG", [fresh]), "39")).toEqual({
      ...nothing,
      review: ["joint GOOG 2026-11-10"],
    });
  });
});

describe("replacementShares", () => {
  const replaced = (others: Holding.Info[], own = old) => {
    const first = held("joint", "SPY", [own]);
    const holdings = [first, ...others];
    const recent = recentPurchases(household({ accounts, holdings }), today);
    return replacementShares(first, own, recent).toFixed();
  };
  const bought = (given: Partial<Lot.Info> = {}, symbol = "SPY", id = "l2") => [
    held("ira", symbol, [lot(id, "7", { acquired: "2026-10-21", ...given })]),
  ];

  test("counts only purchases and reinvested dividends within 30 days, in any account", () => {
    expect([
      replaced(bought()),
      replaced(bought({ acquired: "2026-10-20" })),
      replaced(bought({ source: "drip" })),
      replaced(bought({ source: "transfer" })),
      replaced(bought({ source: "gift" })),
      replaced(bought({ source: "inherited" })),
      replaced(bought({ quantity: "-7" })),
      replaced(bought({ acquired: null })),
    ]).toEqual(["7", "0", "7", "0", "0", "0", "0", "0"]);
  });

  test("excludes the lot itself but not an equal lot in another account", () => {
    const young = lot("l1", "5", { acquired: "2026-11-10" });
    expect([replaced([], young), replaced(bought({}, "SPY", "l1"), young)]).toEqual(["0", "7"]);
  });
});
