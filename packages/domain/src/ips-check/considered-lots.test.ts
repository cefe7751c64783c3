import { expect, it } from "vitest";
import { consideredLots } from "./considered-lots.ts";
import { account, checked, household } from "./household.fixture.ts";
import { lot, sellDownTo, shares } from "./trades/sales.fixture.ts";

const ips = sellDownTo(50);
const left = (held: ReturnType<typeof household>) => {
  const filed = { ...held, household: { ...held.household, ips: [ips] } };
  const { lots, more } = consideredLots(checked(filed, ips), "band", filed);
  return {
    lots: lots.map(({ symbol, quantity, gain, why }) => [symbol, quantity, gain, why]),
    more,
  };
};

it("what is left of a sale is listed with its reason, in the order in which it would have come", () => {
  const { lots } = left(
    household({
      holdings: [
        shares("ACME", [
          lot("cheap", "10", "98"),
          lot("dear", "4", "40"),
          lot("young", "2", "90", "2026-06-01"),
          lot("unknown", "1", null),
        ]),
      ],
    }),
  );
  expect(lots).toEqual([
    ["ACME", 1, 2, "enough"],
    ["ACME", 4, 240, "more_gain"],
    ["ACME", 2, 20, "short_term"],
    ["ACME", 1, null, "no_basis"],
  ]);
});

it("a loss that a purchase disallows says so, and a short-term lot when it becomes long-term", () => {
  const held = household({
    holdings: [
      shares("ACME", [lot("gain", "16", "90"), lot("washed", "2", "150")]),
      shares("BETA", [lot("young", "2", "90", "2026-06-01")]),
    ],
  });
  const again = shares("ACME", [lot("again", "2", "100", "2026-11-10")], { account_id: "acc_ira" });
  const filed = {
    ...held,
    accounts: [...held.accounts, account({ id: "acc_ira", type: "roth_ira" })],
    holdings: [...held.holdings, again],
    household: { ...held.household, ips: [ips] },
  };
  const { lots } = consideredLots(checked(filed, ips), "band", filed);
  expect(lots.find(({ why }) => why === "wash_sale")).toMatchObject({ quantity: 2, gain: -100 });
  expect(lots.find(({ why }) => why === "short_term")).toMatchObject({
    long_term_from: "2027-06-02",
  });
});

it("nothing is considered where nothing is sold", () => {
  const one = household({ holdings: [shares("ACME", [lot("a", "1", "40")])] });
  const wide = sellDownTo(100);
  const filed = { ...one, household: { ...one.household, ips: [wide] } };
  expect(consideredLots(checked(filed, wide), "band", filed)).toEqual({ lots: [], more: 0 });
});

it("a lot that another holding's sale takes under the same id is still left", () => {
  const { lots } = left(
    household({
      holdings: [
        shares("ACME", [lot("lot_1", "10", "98")]),
        shares("BETA", [lot("lot_1", "6", "40")]),
      ],
    }),
  );
  expect(lots).toEqual([
    ["ACME", 2, 4, "enough"],
    ["BETA", 6, 360, "more_gain"],
  ]);
});
