import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const accounts = ["Online brokerage", "Roth IRA"];

test("mine is the account of the kind that was explained", () => {
  const cash = { intent: "cash_balance", params: { account: "Roth IRA", cash: "both" } };
  expect(
    asked("What is a Roth IRA in general, and how much cash is in mine?", { accounts })[1],
  ).toEqual(cash);
  expect(askedAfter("What is a Roth IRA?", "how much cash is in mine?", { accounts })).toEqual([
    cash,
  ]);
});

test("mine is everything where no kind was spoken of", () => {
  expect(asked("how much cash is in mine", { accounts })[0]?.params.account).toBeUndefined();
});
