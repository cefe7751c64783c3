import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

const december = { from: "2025-12-01", to: "2025-12-31" };

test.each([
  ["any trades?", { intent: "activity", params: december }],
  ["any withdrawals?", { intent: "transfers", params: { type: "withdrawal", ...december } }],
  ["what about transfers?", { intent: "transfers", params: december }],
  ["and the trades?", { intent: "activity", params: december }],
])("after the deposits of December, %s is of December", (second, part) => {
  expect(askedAfter("Which deposits were there in December?", second)).toMatchObject([part]);
});

test.each(["any trades this year?", "all trades", "our trades"])(
  "%s has days of its own",
  (second) => {
    const [part] = askedAfter("Which deposits were there in December?", second);
    expect(part?.params.from).not.toBe(december.from);
  },
);

test("any trades, after what one account holds, may be in any", () => {
  const [part] = askedAfter("What is in the Roth?", "any trades?", {
    accounts: ["Brokerage", "Roth IRA"],
  });
  expect(part).toMatchObject({ intent: "activity", params: {} });
  expect(part?.params.account).toBeUndefined();
});
