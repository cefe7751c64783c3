import type { Simulation } from "@advisor/domain/lots/simulation";
import { expect, test } from "vitest";
import { saleText } from "./sale-words.ts";

const washText = (sale: Parameters<typeof saleText>[0]) => saleText(sale, "is it a wash sale?");

const lot = {
  id: "a",
  acquired: "2021-03-01",
  quantity: 100,
  proceeds: 5_000,
  term: "long" as const,
};
const sale: Simulation = {
  ...{ account_id: "acc_joint", account: "Joint", symbol: "ACME", name: "Acme", method: "fifo" },
  ...{
    sold: "2026-11-20",
    price: 50,
    price_date: "2026-11-20",
    quantity: 100,
    missing_quantity: 0,
  },
  ...{
    proceeds: 5_000,
    covered_pct: 100,
    taxed: true,
    st_gain: 0,
    lt_gain: -2_500,
    taxable_gain: -2_500,
  },
  ...{ lots: [{ ...lot, gain: -2_500 }], wash_sale: null, review: [], gain_limit: null, notes: [] },
};

test("a loss with a purchase near it is disallowed until a day", () => {
  const bought = { account_id: "acc_ira", account: "Ann's IRA", symbol: "ACME", lot: "new" };
  const wash_sale = {
    ...{ disallowed_usd: 250, lost_usd: 250, clear_on: "2026-12-11" },
    replacements: [{ ...bought, bought: "2026-11-10", quantity: 10 }],
  };
  expect(washText({ ...sale, wash_sale, taxable_gain: -2_250 })).toBe(
    "Yes: selling 100 ACME in Joint at $50.00 today would be at a loss of $2,500.00, of which $250.00 would be disallowed, $250.00 of it for good, because of 10 ACME bought on Nov 10, 2026 in Ann's IRA. From Dec 11, 2026 on the whole loss would be kept, as far as the purchases on file show.",
  );
});

test("a loss without one is kept", () => {
  expect(washText(sale)).toBe(
    "No, as far as the purchases on file show: selling 100 ACME in Joint at $50.00 today would be at a loss of $2,500.00, and none of it would be disallowed. A purchase of ACME within 30 days after the sale would make it a wash sale.",
  );
});

test("a purchase that may be substantially identical makes it neither a wash sale nor none", () => {
  const review = [{ symbol: "ACMB", account: "Ann's IRA", bought: "2026-11-10" }];
  const notes = ["ACMB bought 2026-11-10 in Ann's IRA may be substantially identical."];
  expect(washText({ ...sale, review, notes })).toBe(
    "That is not certain: selling 100 ACME in Joint at $50.00 today would be at a loss of $2,500.00, and no purchase of ACME itself on file would disallow any of it. ACMB bought 2026-11-10 in Ann's IRA may be substantially identical.",
  );
});

test("a gain, and an account that is not taxed, have no wash sale", () => {
  const gained = { ...sale, lots: [{ ...lot, gain: 1_000 }], lt_gain: 1_000, taxable_gain: 1_000 };
  expect(washText(gained)).toBe(
    "No: selling 100 ACME in Joint at $50.00 today would be at no loss (gain of $1,000.00), and only a loss can be disallowed.",
  );
  expect(
    washText({
      ...sale,
      lots: [],
      taxed: false,
      st_gain: null,
      lt_gain: null,
      taxable_gain: null,
    }),
  ).toBe("No: gains and losses in Joint are not taxed, so selling ACME there is no wash sale.");
  expect(washText({ ...sale, lots: [{ ...lot, gain: null }] })).toBe(
    "That is not known, because the basis of ACME in Joint is not.",
  );
});

test("without a question about wash sales, the proceeds and the gain are told", () => {
  const gainOf = (given: object) =>
    saleText({ ...sale, review: [], notes: [], ...given }, "what gain would I realize");
  expect(gainOf({ st_gain: -50, lt_gain: 1_000, wash_sale: null })).toContain(
    ": a long-term gain of $1,000.00 and a short-term loss of $50.00.",
  );
  expect(gainOf({ st_gain: null, lt_gain: null, wash_sale: null })).toContain(
    "; the gain is not known, because the basis or the term of its lots is not.",
  );
  expect(gainOf({ taxed: false, wash_sale: null })).toContain(
    "; gains and losses there are not taxed.",
  );
  expect(
    gainOf({
      ...{ st_gain: 0, lt_gain: 6_000, wash_sale: null },
      gain_limit: { policy: "Growth", limit: 5_000, this_sale: 6_000, left: -1_000 },
    }),
  ).toContain("That is $1,000.00 over the yearly limit of $5,000.00 in Growth.");
});

test("a replacement that only the trades show says so", () => {
  const bought = {
    account_id: "ira",
    account: "IRA",
    symbol: "ACME",
    lot: null,
    bought: "2026-11-10",
    quantity: 10,
  };
  const wash_sale = {
    disallowed_usd: 250,
    lost_usd: 250,
    replacements: [bought],
    clear_on: "2026-12-11",
  };
  const said = saleText({ ...sale, st_gain: 0, lt_gain: -2_500, wash_sale }, "what if we sell");
  expect(said).toContain(
    "a long-term loss of $2,500.00, of which $250.00 would be disallowed, $250.00 of it for good, because of 10 ACME bought on Nov 10, 2026 in IRA (from its trades). From Dec 11, 2026 on",
  );
});
