import { describe, expect, it } from "vitest";
import {
  account,
  checked,
  holding,
  household,
  plainCash,
  policy,
  price,
  worth,
} from "../household.fixture.ts";
import { exact, legs } from "./sales.fixture.ts";

describe("accounts", () => {
  const taxable = account({ id: "acc_tax", name: "Taxable" });
  const ira = account({ id: "acc_ira", name: "IRA", type: "traditional_ira" });
  const roth = account({ id: "acc_roth", name: "Roth", type: "roth_ira" });
  const fund = (name: string, id: string, dollars: string) =>
    worth(name, dollars, { account_id: id });

  it("spend their own proceeds, on the classes that suit them best for tax", () => {
    const comparison = checked(
      household({
        accounts: [taxable, roth, ira],
        holdings: [
          fund("alternatives", "acc_tax", "300"),
          fund("alternatives", "acc_roth", "300"),
          fund("alternatives", "acc_ira", "300"),
        ],
      }),
      policy(
        [
          ["small_cap_growth", "30"],
          ["us_equity", "30"],
          ["fixed_income", "40"],
        ],
        exact,
      ),
    );
    const bought = comparison.suggestions
      .filter((one) => one.mode === "target" && one.trade_usd > 0)
      .map((one) => [one.class, one.legs.map((leg) => [leg.account, leg.proceeds])]);
    expect(bought).toEqual([
      ["small_cap_growth", [["Roth", 270]]],
      ["us_equity", [["Taxable", 270]]],
      [
        "fixed_income",
        [
          ["IRA", 300],
          ["Roth", 30],
          ["Taxable", 30],
        ],
      ],
    ]);
  });

  it("that lack cash of their own are served first, because money does not move between accounts", () => {
    const comparison = checked(
      household({
        accounts: [{ ...taxable, cash: plainCash("-200") }, ira],
        holdings: [fund("us_equity", "acc_ira", "600"), fund("us_equity", "acc_tax", "600")],
      }),
      policy(
        [
          ["us_equity", "100", "90", "105"],
          ["cash", "0", "0", "5"],
        ],
        exact,
      ),
    );
    expect(legs(comparison, "us_equity").map((leg) => [leg.account, leg.proceeds])).toEqual([
      ["Taxable", 200],
    ]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("that cannot be helped from another account are a conflict", () => {
    const comparison = checked(
      household({
        accounts: [{ ...taxable, cash: plainCash("-200") }, ira],
        holdings: [fund("us_equity", "acc_ira", "1150"), fund("us_equity", "acc_tax", "50")],
      }),
      policy(
        [
          ["us_equity", "100", "90", "105"],
          ["cash", "0", "0", "5"],
        ],
        exact,
      ),
    );
    expect(comparison.conflicts.filter((one) => one.mode === "band")).toEqual([
      {
        code: "cash_cannot_cross",
        message: "Taxable lacks $150 that is raised in another account and cannot cross.",
        class: "cash",
        account_id: "acc_tax",
        amount: 150,
        mode: "band",
      },
    ]);
  });

  it("pay for purchases from their own cash", () => {
    const comparison = checked(
      household({
        accounts: [
          { ...taxable, cash: plainCash("100") },
          { ...ira, cash: plainCash("300") },
        ],
        holdings: [fund("us_equity", "acc_tax", "600")],
      }),
      policy(
        [
          ["us_equity", "80", "75", "85"],
          ["cash", "20", "0", "25"],
        ],
        exact,
      ),
    );
    expect(legs(comparison, "us_equity").map((leg) => [leg.account, leg.proceeds])).toEqual([
      ["Taxable", 100],
      ["IRA", 50],
    ]);
    expect(legs(comparison, "cash").map((leg) => [leg.account, leg.side, leg.proceeds])).toEqual([
      ["Taxable", "sell", 100],
      ["IRA", "sell", 50],
    ]);
  });
});

it("a surplus of whole units buys more instead of leaving cash above its maximum", () => {
  const comparison = checked(
    household({
      accounts: [account({ cash: plainCash("150") })],
      holdings: [
        holding("VTI", { asset_class: "us_equity", quantity: "6", price: price("100") }),
        worth("fixed_income", "250"),
      ],
    }),
    policy(
      [
        ["us_equity", "40", "35", "44.5"],
        ["fixed_income", "50", "45", "60"],
        ["cash", "10", "5", "12"],
      ],
      exact,
    ),
  );
  const moved = (name: string) =>
    legs(comparison, name).map(({ side, proceeds }) => [side, proceeds]);
  // The class trade is 165.38; two shares bring 200. Cash ends at 12%.
  expect(moved("us_equity")).toEqual([["sell", 200]]);
  expect(moved("fixed_income")).toEqual([["buy", 230]]);
  expect(moved("cash")).toEqual([
    ["sell", 34.62],
    ["buy", 4.62],
  ]);
});
