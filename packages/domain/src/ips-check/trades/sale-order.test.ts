import { describe, expect, it } from "vitest";
import type * as Holding from "../../holding.ts";
import { account, checked, household } from "../household.fixture.ts";
import { legs, lot, order, sellDownTo, shares } from "./sales.fixture.ts";

describe("the sale order", () => {
  const ira = account({ id: "acc_ira", name: "IRA", type: "traditional_ira" });
  const roth = account({ id: "acc_roth", name: "Roth", type: "roth_ira" });

  it("is tax-sheltered, losses, long-term gains smallest first, short-term gains, disallowed losses, unknown basis", () => {
    const holdings = [
      shares("GIFT", [lot("unknown", "1", null)]),
      shares("WASH", [lot("washed", "1", "150"), lot("again", "1", "99", "2026-11-10")]),
      shares("SHRT", [lot("short", "1", "99.5", "2026-05-01")]),
      shares("LONG", [lot("long_big", "1", "10"), lot("long_small", "1", "90")]),
      shares("LOSS", [lot("loss_small", "1", "110"), lot("loss_big", "1", "200")]),
      shares("IRAX", [lot("ira", "1", "1")], { account_id: "acc_ira" }),
      shares("ROTH", [lot("roth", "1", "1")], { account_id: "acc_roth" }),
    ];
    const comparison = checked(
      household({ accounts: [account({}), ira, roth], holdings }),
      sellDownTo(0),
    );
    expect(order(comparison)).toEqual([
      "roth",
      "ira",
      "loss_big",
      "loss_small",
      "long_small",
      "long_big",
      "short",
      "again",
      "washed",
      "unknown",
    ]);
  });

  it("takes what has a market before a private holding, even a larger one", () => {
    const holdings = [
      shares("FUND", [lot("private", "9", "1")], { account_id: "acc_ira", kind: "private" }),
      shares("AAA", [lot("listed", "3", "1")], { account_id: "acc_ira" }),
    ];
    const comparison = checked(household({ accounts: [ira], holdings }), sellDownTo(0));
    expect(order(comparison)).toEqual(["listed", "private"]);
  });

  it("takes the larger holding at equal tax, then by symbol and account, and its oldest lot first", () => {
    const other = account({ id: "acc_ira_2", name: "IRA 2", type: "traditional_ira" });
    const holdings = [
      shares("BBB", [lot("b", "3", "1")], { account_id: "acc_ira" }),
      shares("AAA", [lot("a_2", "3", "1")], { account_id: "acc_ira_2" }),
      shares("AAA", [lot("a", "3", "1")], { account_id: "acc_ira" }),
      shares(
        "CCC",
        [
          lot("cheap", "1", "1", "2022-01-03"),
          lot("dear", "1", "90", "2022-01-03"),
          lot("undated", "1", "50"),
          lot("oldest", "2", "5", "2019-01-03"),
        ].map((one) => (one.id === "undated" ? { ...one, acquired: null } : one)),
        { account_id: "acc_ira" },
      ),
    ];
    const comparison = checked(
      household({ accounts: [other, ira, account({})], holdings }),
      sellDownTo(0),
    );
    expect(order(comparison)).toEqual(["oldest", "dear", "cheap", "undated", "a", "a_2", "b"]);
  });

  it("estimates gains by term, without figures in sheltered accounts or without a basis", () => {
    const holdings = [
      shares("IRAX", [lot("ira", "1", "1")], { account_id: "acc_ira" }),
      shares("MIXD", [
        lot("a", "10", "70"),
        lot("b", "10", "130"),
        lot("c", "5", "60", "2026-02-02"),
        lot("d", "5", null),
      ]),
    ];
    const sold = legs(
      checked(household({ accounts: [account({}), ira], holdings }), sellDownTo(0)),
      "us_equity",
    );
    expect(sold).toEqual([
      {
        account_id: "acc_ira",
        account: "IRA",
        side: "sell",
        symbol: "IRAX",
        quantity: 1,
        lots: [{ id: "ira", quantity: 1 }],
        proceeds: 100,
        est_st_gain: null,
        est_lt_gain: null,
        note: "No tax inside this account.",
      },
      {
        account_id: "acc_joint",
        account: "Joint",
        side: "sell",
        symbol: "MIXD",
        quantity: 25,
        lots: [
          { id: "b", quantity: 10 },
          { id: "a", quantity: 10 },
          { id: "c", quantity: 5 },
        ],
        proceeds: 2500,
        est_st_gain: 200,
        est_lt_gain: 0,
        note: null,
      },
      expect.objectContaining({
        lots: [{ id: "d", quantity: 5 }],
        est_st_gain: null,
        est_lt_gain: null,
        note: "Basis unknown: no gain can be estimated.",
      }),
    ]);
  });

  it("treats lots that do not sum to the holding as an unknown basis", () => {
    const [leg] = legs(
      checked(
        household({ holdings: [shares("GAPS", [lot("a", "1", "50")], { quantity: "3" })] }),
        sellDownTo(0),
      ),
      "us_equity",
    );
    expect(leg).toMatchObject({ quantity: 3, lots: [], est_lt_gain: null });
  });
});

describe("a loss", () => {
  it.each([
    ["another fund on its index", "VOO", "IVV", "etf"],
    ["another share class of its company", "GOOGL", "GOOG", "stock"],
  ] as const)("is sold as a loss, to be reviewed, when %s was bought", (_, sold, bought, kind) => {
    const one = (symbol: string, cost: string, acquired?: string) =>
      shares(symbol, [lot(symbol, "1", cost, acquired)], { kind });
    const holdings = [one("AAA", "90"), one(sold, "150"), one(bought, "100", "2026-11-01")];
    const plan = (keep: number) => {
      const comparison = checked(household({ holdings }), sellDownTo(keep));
      return { sold: order(comparison), leg: legs(comparison, "us_equity")[0] };
    };
    const review = [{ symbol: bought, account: "Joint", bought: "2026-11-01" }];
    expect(plan(34)).toMatchObject({ sold: [sold, "AAA"], leg: { wash_review: review } });
    expect(plan(34).leg?.note).toContain(
      `${bought} bought 2026-11-01 in Joint may be substantially identical. The law does not settle that, so the wash-sale rule may disallow the loss: have it reviewed.`,
    );
    // What is sold too replaces nothing.
    expect(plan(0).sold).toEqual([sold, "AAA", bought]);
    expect(plan(0).leg).not.toHaveProperty("wash_review");
  });

  it("is disallowed by a purchase in another account of the household", () => {
    const spouse = account({ id: "acc_ira", type: "traditional_ira", managed: false });
    const again = shares("LOSS", [lot("new", "1", "99", "2026-10-21")], { account_id: "acc_ira" });
    const gain = shares("GAIN", [lot("gain", "1", "50")]);
    const washed = shares("LOSS", [lot("old", "1", "150")]);
    const sold = (other: Holding.Info[]) =>
      order(
        checked(
          household({ accounts: [account({}), spouse], holdings: [washed, gain, ...other] }),
          sellDownTo(0),
        ),
      );
    expect(sold([])).toEqual(["old", "gain"]);
    expect(sold([again])).toEqual(["gain", "old"]);
  });
});

it("states how much the wash-sale rule disallows, because of which purchases, and until when", () => {
  const holdings = [
    shares("XLV", [
      lot("old", "1000", "130"),
      { ...lot("drip", "2", "98", "2026-11-10"), source: "drip" as const },
    ]),
  ];
  const [leg] = legs(checked(household({ holdings }), sellDownTo(60)), "us_equity");
  expect(leg).toMatchObject({
    lots: [{ id: "old", quantity: 401 }],
    est_lt_gain: -12030,
    wash_sale: {
      disallowed_usd: 60,
      lost_usd: 0,
      replacements: [{ account: "Joint", lot: "drip", bought: "2026-11-10", quantity: 2 }],
      clear_on: "2026-12-11",
    },
  });
  expect(leg?.note).toContain(
    "The wash-sale rule disallows $60 of the loss, replaced by 2 bought 2026-11-10 in Joint.",
  );
});

it("is fully allowed when the new shares are sold together with the old ones", () => {
  const holdings = [
    shares("XLV", [lot("old", "100", "130"), lot("fresh", "20", "120", "2026-11-10")]),
  ];
  for (const leg of legs(checked(household({ holdings }), sellDownTo(0)), "us_equity")) {
    expect(leg).not.toHaveProperty("wash_sale");
  }
});
