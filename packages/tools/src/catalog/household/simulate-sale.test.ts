import type * as Household from "@advisor/domain/household";
import {
  account,
  holding,
  household,
  policy,
  price,
} from "@advisor/domain/ips-check/household.fixture";
import { expect, test } from "vitest";
import { calendar, householdOf, signal } from "../../household.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { simulateSale } from "./simulate-sale.ts";

const lot = (id: string, acquired: string, quantity: string, cost: string | null) => ({
  id,
  acquired,
  quantity,
  cost_per_share: cost,
  source: "purchase" as const,
});

const snapshot: Household.Snapshot = household({
  accounts: [
    account({ id: "acc_joint", name: "Joint" }),
    account({ id: "acc_ira", name: "Ann's IRA", type: "traditional_ira" }),
  ],
  holdings: [
    holding("ACME", {
      account_id: "acc_joint",
      quantity: "200",
      price: price("80"),
      lots: [
        lot("a", "2021-03-01", "100", "40"),
        lot("b", "2024-06-03", "50", "70"),
        lot("c", "2026-02-02", "50", "95"),
      ],
    }),
    holding("LOSS", {
      account_id: "acc_joint",
      quantity: "100",
      price: price("50"),
      lots: [lot("old", "2021-03-01", "100", "75")],
    }),
    holding("LOSS", {
      account_id: "acc_ira",
      quantity: "10",
      price: price("50"),
      lots: [lot("new", "2026-11-10", "10", "51")],
    }),
    holding("FUND", {
      account_id: "acc_joint",
      security_id: "private_fund",
      symbol: null,
      name: "The Fund, L.P.",
      quantity: "4",
      price: price("50"),
    }),
    holding("BARE", { account_id: "acc_joint", quantity: "10", price: price("50"), lots: [] }),
    holding("MOVED", {
      account_id: "acc_joint",
      quantity: "110",
      price: price("50"),
      lots: [
        { ...lot("undated", "", "100", "75"), acquired: null },
        lot("new", "2026-11-10", "10", "51"),
      ],
    }),
    holding("GOOGL", {
      account_id: "acc_joint",
      kind: "stock",
      quantity: "100",
      price: price("50"),
      lots: [lot("old", "2021-03-01", "100", "75")],
    }),
    holding("GOOG", {
      account_id: "acc_ira",
      kind: "stock",
      quantity: "10",
      price: price("51"),
      lots: [lot("new", "2026-11-10", "10", "51")],
    }),
  ],
  ips: [policy([["us_equity", "100"]], { limits: { max_annual_realized_gain: "5000" } })],
});

const run = async (input: object) => {
  const { result } = await runTool(
    simulateSale,
    input,
    { household: householdOf(snapshot), calendar },
    signal,
  );
  return result.data as Record<string, unknown>;
};

test("a sale takes the oldest lots or those with the highest cost", async () => {
  expect(await run({ symbol: "ACME", quantity: 120 })).toMatchObject({
    proceeds: 9600,
    st_gain: 0,
    lt_gain: 4200,
    covered_pct: 100,
    wash_sale: null,
    taxable_gain: 4200,
    gain_limit: { policy: "Test policy", limit: 5000, this_sale: 4200, left: 800 },
    lots: [
      { id: "a", quantity: 100, gain: 4000, term: "long" },
      { id: "b", quantity: 20, gain: 200, term: "long" },
    ],
  });
  expect(await run({ symbol: "acme", quantity: 120, method: "hifo" })).toMatchObject({
    st_gain: -750,
    lt_gain: 1300,
  });
});

test("a net loss leaves the yearly gain limit as it is", async () => {
  const loss = { symbol: "ACME", quantity: 50, method: "specific", lots: ["c"] };
  expect(await run(loss)).toMatchObject({
    taxable_gain: -750,
    gain_limit: { limit: 5000, this_sale: -750, left: 5000 },
  });
});

test("a sale can be of named lots, of an amount, or of everything", async () => {
  expect(
    await run({ symbol: "ACME", quantity: 60, method: "specific", lots: ["c", "a"] }),
  ).toMatchObject({ st_gain: -750, lt_gain: 400, method: "specific" });
  expect(await run({ symbol: "ACME", amount_usd: 1000 })).toMatchObject({
    quantity: 12,
    proceeds: 960,
    notes: [expect.stringContaining("$40.00 less than the amount"), expect.any(String)],
  });
  expect(await run({ symbol: "ACME" })).toMatchObject({ quantity: 200, lt_gain: 4500 });
});

test("a lot that is named twice is sold once, and named lots are sold whole without a quantity", async () => {
  const twice = { symbol: "ACME", method: "specific", lots: ["c", "a", "c"] };
  expect(await run(twice)).toMatchObject({
    quantity: 150,
    missing_quantity: 0,
    st_gain: -750,
    lt_gain: 4000,
    lots: [{ id: "c" }, { id: "a" }],
  });
  const { notes } = await run({ ...twice, quantity: 180 });
  expect(notes).toContainEqual("Only 150 can be sold: 30 more than these lots hold was asked for.");
});

test("without a known cost no gain is known, and none of the yearly limit is counted", async () => {
  expect(await run({ symbol: "BARE" })).toMatchObject({
    ...{ taxed: true, proceeds: 500, covered_pct: 0 },
    ...{ st_gain: null, lt_gain: null, taxable_gain: null, gain_limit: null },
  });
});

test("a loss of unknown term is in neither term: no gain is known, and its disallowed part is not added back", async () => {
  expect(
    await run({ symbol: "MOVED", quantity: 100, method: "specific", lots: ["undated"] }),
  ).toMatchObject({
    ...{ st_gain: null, lt_gain: null, taxable_gain: null, gain_limit: null, covered_pct: 0 },
    lots: [{ id: "undated", gain: -2500, term: null }],
    wash_sale: { disallowed_usd: 250 },
  });
});

test("a sale of more than is held sells what is held, and says so", async () => {
  expect(await run({ symbol: "ACME", quantity: 250 })).toMatchObject({
    quantity: 200,
    missing_quantity: 50,
    proceeds: 16000,
  });
});

test("a loss is permanently disallowed for shares that an IRA bought within the window", async () => {
  expect(await run({ symbol: "LOSS", account: "joint", quantity: 40 })).toMatchObject({
    lt_gain: -1000,
    taxable_gain: -750,
    wash_sale: {
      disallowed_usd: 250,
      lost_usd: 250,
      replacements: [
        {
          account_id: "acc_ira",
          account: "Ann's IRA",
          symbol: "LOSS",
          lot: "new",
          bought: "2026-11-10",
          quantity: 10,
        },
      ],
      clear_on: "2026-12-11",
    },
  });
});

test("a purchase of another share class is named for review and disallows nothing by itself", async () => {
  expect(await run({ symbol: "GOOGL", quantity: 40 })).toMatchObject({
    lt_gain: -1000,
    taxable_gain: -1000,
    wash_sale: null,
    review: [{ symbol: "GOOG", account: "Ann's IRA", bought: "2026-11-10" }],
    notes: [
      "GOOG bought 2026-11-10 in Ann's IRA may be substantially identical. The law does not settle that, so the wash-sale rule may disallow the loss: have it reviewed.",
      "Gains realized earlier this year are not on file and not counted against the limit.",
    ],
  });
});

test("inside an IRA there is no gain and no wash sale", async () => {
  expect(await run({ symbol: "LOSS", account: "ira" })).toMatchObject({
    proceeds: 500,
    st_gain: null,
    lt_gain: null,
    wash_sale: null,
    gain_limit: null,
    lots: [{ id: "new", gain: null }],
  });
});

test("a holding without a ticker is found by its id or its name, and is called by its name", async () => {
  for (const symbol of ["private_fund", "The Fund, L.P."]) {
    const said = await run({ symbol });
    expect(said).toMatchObject({ symbol: "The Fund, L.P.", quantity: 4 });
  }
});

test("an ambiguous holding, one not held, or one without lots is rejected by name", async () => {
  await expect(run({ symbol: "LOSS" })).rejects.toMatchObject({
    code: "account_required",
    message:
      "LOSS is held in several accounts: name one of Joint (joint), Ann's IRA (traditional ira).",
  });
  await expect(run({ symbol: "ZZZ" })).rejects.toMatchObject({ code: "not_held" });
  await expect(run({ symbol: "ACME", method: "specific", lots: ["x"] })).rejects.toMatchObject({
    code: "unknown_lot",
  });
  await expect(run({ symbol: "ACME", quantity: 1, amount_usd: 1 })).rejects.toMatchObject({
    code: "invalid_arguments",
  });
});

test("a purchase that only the trades of an IRA show disallows a loss for good, and says where it is from", async () => {
  const purchases = [
    { account_id: "acc_ira", symbol: "BARE", bought: "2026-11-10", quantity: "4" },
    { account_id: "acc_ira", symbol: "SOLO", bought: "2026-11-12", quantity: "4" },
  ];
  const solo = holding("SOLO", {
    account_id: "acc_joint",
    quantity: "10",
    price: price("50"),
    lots: [lot("old", "2021-03-01", "10", "75")],
  });
  const household = householdOf({
    ...snapshot,
    holdings: [...snapshot.holdings, solo],
    purchases,
  });
  const { result } = await runTool(
    simulateSale,
    { symbol: "SOLO" },
    { household, calendar },
    signal,
  );
  expect(result.data).toMatchObject({
    wash_sale: {
      disallowed_usd: 100,
      lost_usd: 100,
      replacements: [{ account: "Ann's IRA", lot: null, bought: "2026-11-12", quantity: 4 }],
      clear_on: "2026-12-13",
    },
  });
});
