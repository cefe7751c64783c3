import { expect, it } from "vitest";
import { checked, household, policy, worth } from "../household.fixture.ts";

it("a holding is prohibited by symbol, issuer or sector, with or without a value", () => {
  const holdings = [
    worth("us_equity", "10", { symbol: "LEAF", name: "Leaf" }),
    worth("us_equity", "20", { symbol: "SMKE", name: "Smoke", issuer_id: "iss_smoke" }),
    worth("us_equity", "30", { symbol: "CIGR", name: "Cigar", sector: "Tobacco", price: null }),
    worth("us_equity", "40", { symbol: "GOOD", name: "Good", sector: "Utilities" }),
  ];
  const ips = policy([["us_equity", "100"]], {
    limits: { prohibited: ["leaf", "iss_smoke", "tobacco"] },
  });
  expect(checked(household({ holdings }), ips).prohibited).toEqual([
    { symbol: "LEAF", name: "Leaf", account_id: "acc_joint", value: 10, rule: "leaf" },
    { symbol: "SMKE", name: "Smoke", account_id: "acc_joint", value: 20, rule: "iss_smoke" },
    { symbol: "CIGR", name: "Cigar", account_id: "acc_joint", value: null, rule: "tobacco" },
  ]);
});
