import { describe, expect, it } from "vitest";
import type * as Holding from "../../holding.ts";
import { account, checked, household, plainCash, policy, worth } from "../household.fixture.ts";
import { exact, legs } from "./sales.fixture.ts";

describe("a purchase", () => {
  const buying = (holdings: Holding.Info[], over: Parameters<typeof policy>[1] = {}) => {
    const snapshot = household({ accounts: [account({ cash: plainCash("900") })], holdings });
    const ips = policy(
      [
        ["us_equity", "90"],
        ["cash", "10"],
      ],
      { ...exact, ...over },
    );
    return legs(checked(snapshot, ips), "us_equity")[0]?.symbol;
  };
  const fund = worth("us_equity", "100", { symbol: "VTI" });

  it("uses a fund of the class that is already held", () => {
    expect(buying([fund])).toBe("VTI");
  });

  it("never uses a single stock, or a restricted or prohibited fund", () => {
    expect(buying([{ ...fund, kind: "stock" }])).toBeNull();
    expect(buying([fund], { limits: { prohibited: ["VTI"] } })).toBeNull();
    const restricted = [{ symbol: "VTI", until: "2026-11-20" }];
    expect(buying([fund], { limits: { restricted } })).toBeNull();
  });
});

it("a purchase never tracks the same index as a fund sold in the same list", () => {
  const accounts = [account({}), account({ id: "acc_two" })];
  const sold = worth("us_equity", "900", { symbol: "VOO" });
  const twin = worth("us_core", "10", { symbol: "IVV" });
  const other = worth("us_core", "10", { symbol: "SCHX" });
  const ips = policy(
    [
      ["us_equity", "50"],
      ["us_core", "50"],
    ],
    exact,
  );
  const symbols = (holdings: Holding.Info[]) =>
    legs(checked(household({ accounts, holdings }), ips), "us_core").map((leg) => leg.symbol);
  expect(symbols([sold, twin])).toEqual([null]);
  expect(symbols([sold, twin, other])).toEqual(["SCHX"]);
});

describe("a purchase of bonds", () => {
  const muni = worth("fixed_income", "300", { symbol: "VTEB", account_id: "acc_tax" });
  const bonds = worth("fixed_income", "200", { symbol: "BND", account_id: "acc_ira" });
  const accounts = [
    account({ id: "acc_tax", type: "joint", cash: plainCash("100") }),
    account({ id: "acc_ira", type: "traditional_ira", cash: plainCash("0") }),
    account({ id: "acc_roth", type: "roth_ira", cash: plainCash("100") }),
  ];
  const ips = policy(
    [
      ["fixed_income", "100"],
      ["cash", "0"],
    ],
    exact,
  );
  const bought = (holdings: Holding.Info[]) =>
    legs(checked(household({ accounts, holdings }), ips), "fixed_income").map((leg) => [
      leg.account_id,
      leg.symbol,
      leg.note,
    ]);

  it("takes a fund that is held where it is taxed alike, whatever the order of the holdings", () => {
    const expected = [
      ["acc_roth", "BND", null],
      ["acc_tax", "VTEB", null],
    ];
    expect(bought([muni, bonds])).toEqual(expected);
    expect(bought([bonds, muni])).toEqual(expected);
  });

  it("takes municipal bonds in a sheltered account only for want of others, and says so", () => {
    const inRoth = { ...muni, account_id: "acc_roth" };
    expect(bought([inRoth, bonds])).toContainEqual(["acc_roth", "BND", null]);
    expect(bought([muni])).toContainEqual([
      "acc_roth",
      "VTEB",
      "Municipal bonds have no tax advantage in this account.",
    ]);
  });
});
