import { expect, test } from "vitest";
import { withPairs } from "./account-pair.ts";
import { asked } from "./route.fixture.ts";
import { words } from "./words.ts";

const accounts = ["Joint brokerage", "Rollover IRA", "Roth IRA"];
const both = { accounts: ["Rollover IRA"], kept: ["Roth IRA", "Joint brokerage"] };

test.each([
  ["Any deposits into the Roth and the joint account this year?", "transfers"],
  ["How many trades in the Roth and the joint account this year?", "activity"],
  ["the biggest loser in the Roth and the joint account by percent", "portfolio_ranking"],
  ["Is anything in the Roth and the joint account down more than 5 percent?", "portfolio_ranking"],
  ["How much of the cash in the Roth and the joint account is settled?", "cash_balance"],
])("%s is one question, of both", (message, intent) => {
  expect(asked(message, { accounts })).toMatchObject([{ intent, params: { without: both } }]);
});

test("two accounts that are all there are narrow nothing", () => {
  const [part, ...others] = asked("Any deposits into the Roth and the joint account this year?", {
    accounts: ["Joint brokerage", "Roth IRA"],
  });
  expect(others).toEqual([]);
  expect(part?.params).toMatchObject({ type: "deposit" });
  expect(part?.params.account ?? part?.params.without).toBeUndefined();
});

test("what asks for something of its own behind the second stays apart", () => {
  const parts = asked("cash in the Roth and the joint account value", { accounts });
  expect(parts).toMatchObject([
    { intent: "cash_balance", params: { account: "Roth IRA" } },
    { intent: "account_value", params: { account: "Joint brokerage" } },
  ]);
});

test("is anything in all of them down, asks whether anything is", () => {
  const two = { accounts: ["Joint brokerage", "Roth IRA"] };
  const down = asked("Is anything down?", two);
  expect(asked("Is anything in the Roth and the joint account down?", two)).toEqual(down);
  expect(asked("Is anything in our accounts down?", two)).toEqual(down);
});

test("a word that names no account is no pair with the accounts beside it", () => {
  const [item] = words("of");
  if (item === undefined) throw new Error("no word");
  const iras = { kind: "some", names: ["His IRA", "Her IRA"], others: ["Joint"] } as const;
  const items = [
    ...["of", "deposits", "and"].map((said) => ({ ...item, said })),
    { ...item, said: "ACC", account: iras },
    { ...item, said: "PER" },
  ];
  expect(withPairs(items, ["His IRA", "Her IRA", "Joint"])).toEqual(items);
});
