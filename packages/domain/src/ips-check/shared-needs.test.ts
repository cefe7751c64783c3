import { expect, test } from "vitest";
import { decimal } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import type * as Need from "../need.ts";
import { compareAll } from "./compare.ts";
import { account, household, need, plainCash, policy, today, worth } from "./household.fixture.ts";

const trust = (id: string, limits?: Partial<Ips.Info["constraints"]>): Ips.Info =>
  policy(
    [
      ["us_equity", "90", "80", "95"],
      ["cash", "10", "5", "20"],
    ],
    { id, scope: [id], ...(limits && { limits }) },
  );

/** Two policies over one account each, with so much in shares and in cash. */
const checks = (
  cash: { a: string; b: string },
  needs: Need.Info[],
  ips: Ips.Info[] = [trust("a"), trust("b")],
) =>
  compareAll({
    snapshot: household({
      accounts: [
        account({ id: "a", name: "A", cash: plainCash(cash.a) }),
        account({ id: "b", name: "B", cash: plainCash(cash.b) }),
      ],
      holdings: [
        worth("us_equity", "9000", { account_id: "a" }),
        worth("us_equity", "2700", { account_id: "b" }),
      ],
      ips,
      needs,
    }),
    today,
    funds: new Map(),
  }).map(({ cash: { floor, shortfall, needs: listed } }) => ({
    floor,
    shortfall,
    needs: listed.map(({ amount, whole_usd }) => [amount, whole_usd ?? amount]),
  }));

test("a need of the whole household is counted in the policy that has the cash", () => {
  expect(checks({ a: "1000", b: "300" }, [need("900")])).toEqual([
    { floor: 900, shortfall: 0, needs: [[900, 900]] },
    { floor: 150, shortfall: 0, needs: [] },
  ]);
});

test("what one policy has no room for goes to the next, and no sale is proposed", () => {
  expect(checks({ a: "1000", b: "300" }, [need("1200")])).toEqual([
    { floor: 1000, shortfall: 0, needs: [[1000, 1200]] },
    { floor: 200, shortfall: 0, needs: [[200, 1200]] },
  ]);
});

test("what none has room for is shared by total value and falls short once", () => {
  // 10,000 and 3,000 in all: 130 more than there is in cash is 100 and 30.
  expect(checks({ a: "1000", b: "300" }, [need("1430")])).toEqual([
    { floor: 1100, shortfall: 100, needs: [[1100, 1430]] },
    { floor: 330, shortfall: 30, needs: [[330, 1430]] },
  ]);
});

test("reserves and needs of an account of its own are kept first, and needs are served by date", () => {
  const needs = [
    need("500", { due: "2026-12-24" }),
    need("400", { due: "2026-12-01" }),
    need("250", { account_id: "b" }),
  ];
  const policies = [trust("a", { liquidity_reserve: { amount: "300" } }), trust("b")];
  expect(checks({ a: "1000", b: "300" }, needs, policies)).toEqual([
    // 700 of room: the 400 of 1 December, and 300 of the later 500.
    // The other 150 are shared by value: 115.38 and 34.62, after the 50 that B has left.
    {
      floor: 1115.38,
      shortfall: 115.38,
      needs: [
        [400, 400],
        [415.38, 500],
      ],
    },
    {
      floor: 334.62,
      shortfall: 34.62,
      needs: [
        [250, 250],
        [84.62, 500],
      ],
    },
  ]);
});

test("an invalid policy carries nothing as long as another can be compared", () => {
  const faulty = policy([["us_equity", "50"]], { id: "a", scope: ["a"] });
  expect(checks({ a: "1000", b: "300" }, [need("280")], [faulty, trust("b")])).toEqual([
    { floor: null, shortfall: null, needs: [] },
    { floor: 280, shortfall: 0, needs: [[280, 280]] },
  ]);
  expect(
    checks({ a: "1000", b: "300" }, [need("280")], [faulty, { ...faulty, id: "b", scope: ["b"] }]),
  ).toEqual([
    { floor: null, shortfall: null, needs: [[280, 280]] },
    { floor: null, shortfall: null, needs: [[280, 280]] },
  ]);
});

test("a deposit is placed whole in each policy, and both say so", () => {
  const [a, b] = [trust("a"), trust("b")];
  const accounts = [account({ id: "a" }), account({ id: "b" })];
  const holdings = [
    worth("us_equity", "900", { account_id: "a" }),
    worth("us_equity", "900", { account_id: "b" }),
  ];
  const snapshot = household({ accounts, holdings, ips: [a, b] });
  const input = { snapshot, today, funds: new Map(), deposit: decimal(100) };
  const said = "The whole deposit is placed in each policy, as if it arrived in its accounts.";
  expect(compareAll(input).map(({ assumptions }) => assumptions.includes(said))).toEqual([
    true,
    true,
  ]);
  const alone = { ...input, snapshot: household({ accounts, holdings, ips: [a] }) };
  expect(compareAll(alone).map(({ assumptions }) => assumptions.includes(said))).toEqual([false]);
});
