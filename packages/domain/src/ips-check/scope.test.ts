import { describe, expect, it } from "vitest";
import { compareAll } from "./compare.ts";
import {
  account,
  checked,
  household,
  plainCash,
  policy,
  today,
  worth,
} from "./household.fixture.ts";

const accounts = [
  account({ id: "a", name: "A", ips_group: "one", cash: plainCash("1") }),
  account({ id: "b", name: "B", ips_group: "two", cash: plainCash("2") }),
  account({ id: "c", name: "College", type: "529", cash: plainCash("4") }),
  account({ id: "d", name: "Away", managed: false, ips_group: "one", cash: plainCash("8") }),
];
const snapshot = household({ accounts });
const scopeOf = (over: Parameters<typeof policy>[1]) =>
  checked(snapshot, policy([["cash", "100"]], over)).scope;

describe("the scope", () => {
  it("is every managed account except 529 plans, and the others are listed as excluded", () => {
    expect(scopeOf({})).toEqual({
      account_ids: ["a", "b"],
      beside: [
        { account_id: "c", name: "College", reason: "education", value: 4 },
        { account_id: "d", name: "Away", reason: "held_away", value: 8 },
      ],
    });
  });

  it("is the group's accounts, and named accounts take precedence over the group", () => {
    expect(scopeOf({ ips_group: "one" }).account_ids).toEqual(["a"]);
    expect(scopeOf({ ips_group: "one", scope: ["b"] })).toMatchObject({
      account_ids: ["b"],
      beside: [{ account_id: "a", reason: "other_policy" }, {}, {}],
    });
  });

  it("excludes held-away accounts even when they are named, and reports unknown accounts", () => {
    const comparison = checked(snapshot, policy([["cash", "100"]], { scope: ["a", "d", "gone"] }));
    expect(comparison.scope.account_ids).toEqual(["a"]);
    expect(comparison.total_value).toBe(1);
    expect(comparison.data_quality).toEqual([
      {
        code: "scope_account_missing",
        message: "The policy names the account gone, which the household does not have.",
        account_id: "gone",
      },
    ]);
  });

  it("has no value for an excluded account whose positions have none", () => {
    const away = account({ id: "d", name: "Away", managed: false });
    const unlisted = worth("alternatives", "1", { account_id: "d", price: null });
    const { scope, data_quality: quality } = checked(
      household({ accounts: [away], holdings: [unlisted] }),
      undefined,
    );
    expect(scope.beside).toEqual([
      { account_id: "d", name: "Away", reason: "held_away", value: null },
    ]);
    expect(quality.map((row) => row.code)).toEqual(["beside_partly_valued"]);
  });
});

describe("all policies", () => {
  const first = policy([["cash", "100"]], { id: "ips_1", ips_group: "one" });
  const second = policy([["cash", "99"]], { id: "ips_2", ips_group: "two" });
  const later = policy([["cash", "100"]], { id: "ips_3", effective: "2027-01-01" });
  const all = (ips: (typeof first)[]) =>
    compareAll({ snapshot: household({ accounts, ips }), today, funds: new Map() }).map((one) => [
      one.ips_id,
      one.status,
      one.scope.account_ids,
    ]);

  it("give one result each, in order, without future policies", () => {
    expect(all([later, first, second])).toEqual([
      ["ips_1", "ok", ["a"]],
      ["ips_2", "ips_invalid", ["b"]],
    ]);
  });

  it("give one result without a policy when none is in effect", () => {
    expect(all([])).toEqual([[null, "no_ips", ["a", "b"]]]);
    expect(all([later])).toEqual([[null, "no_ips", ["a", "b"]]]);
  });
});
