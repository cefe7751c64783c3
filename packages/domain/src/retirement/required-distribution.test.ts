import { describe, expect, it } from "vitest";
import { decimal } from "../decimal.ts";
import type * as Member from "../member.ts";
import { mayRequireDistribution, requiredDistribution } from "./required-distribution.ts";
import { distributionPeriod } from "./uniform-table.ts";

const member = (
  id: string,
  birth_date: string | null,
  role: Member.Info["role"] = "primary",
): Member.Info => ({ id, name: id, role, birth_date });

const ira = { type: "traditional_ira" as const, owner_ids: ["a"] };
const of = (
  birth: string | null,
  value: string | undefined,
  { type = ira.type, year = 2026, others = [] as Member.Info[], owner_ids = ira.owner_ids } = {},
) => {
  const yearEnd = value === undefined ? undefined : decimal(value);
  const found = requiredDistribution(
    { type, owner_ids },
    [member("a", birth), ...others],
    yearEnd,
    year,
  );
  const { amount, due } = found;
  return [typeof amount === "string" ? amount : amount.toFixed(2), due];
};

describe("a required minimum distribution", () => {
  it("is the value at the end of last year divided by the period for the age the owner reaches", () => {
    // 74 in 2026: 25.5 years. 75: 24.6.
    expect(of("1952-05-09", "293877.55")).toEqual(["11524.61", "2026-12-31"]);
    expect(of("1951-12-31", "100000")).toEqual(["4065.04", "2026-12-31"]);
  });

  it("starts at 73 for owners born in the 1950s and at 75 for younger ones; the first is due in April", () => {
    expect(of("1953-01-01", "265000")).toEqual(["10000.00", "2027-04-01"]);
    expect(of("1954-01-01", "265000")).toEqual(["0.00", null]);
    expect(of("1960-06-01", "246000", { year: 2034 })).toEqual(["0.00", null]);
    expect(of("1960-06-01", "246000", { year: 2035 })).toEqual(["10000.00", "2036-04-01"]);
  });

  it("is unknown without a birth date or the value at the end of last year", () => {
    expect(of(null, "100000")[0]).toBe("no_birth_date");
    expect(of("1950-01-01", undefined)[0]).toBe("no_year_end_value");
    expect(of("1980-01-01", undefined)[0]).toBe("0.00");
    expect(of("1950-01-01", "1", { owner_ids: ["a", "b"] })[0]).toBe("no_single_owner");
  });

  it("is not computed for an inherited account, or with a spouse more than ten years younger", () => {
    const spouse = (birth: string) => [member("b", birth, "spouse")];
    expect(of("1950-01-01", "100000", { others: spouse("1960-12-31") })[0]).toBe("4219.41");
    expect(of("1950-01-01", "100000", { others: spouse("1961-01-01") })[0]).toBe(
      "spouse_much_younger",
    );
    const inherited = requiredDistribution(
      { ...ira, type: "inherited_ira" },
      [member("a", "1950-01-01")],
      decimal(1),
      2026,
    );
    expect(inherited.amount).toBe("inherited_account");
  });

  it("applies to pre-tax accounts and not to Roth accounts", () => {
    expect(mayRequireDistribution({ type: "403b" })).toBe(true);
    expect(mayRequireDistribution({ type: "roth_ira" })).toBe(false);
  });
});

it("the Uniform Lifetime Table covers ages from 72 to 120 and above", () => {
  expect(
    [71, 72, 73, 80, 90, 100, 110, 119, 120, 130].map((age) => distributionPeriod(age) ?? null),
  ).toEqual([null, "27.4", "26.5", "20.2", "12.2", "6.4", "3.5", "2.3", "2.0", "2.0"]);
});
