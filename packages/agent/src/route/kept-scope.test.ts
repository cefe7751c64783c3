import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

const december = { from: "2025-12-01", to: "2025-12-31" };

test.each([
  ["which deposit was the largest?", { type: "deposit", order: "largest", ...december }],
  ["number of deposits?", { type: "deposit", measure: "count", ...december }],
  ["and which withdrawals were there?", { type: "withdrawal", ...december }],
])("after the deposits of December, %s is of December", (second, params) => {
  const parts = askedAfter("List the deposits in December.", second);
  expect(parts).toMatchObject([{ intent: "transfers", params }]);
});

test.each(["What was our largest deposit?", "all pending transfers", "any deposits in January?"])(
  "%s asks anew",
  (second) => {
    const [part] = askedAfter("List the deposits in December.", second);
    expect(part?.params).not.toMatchObject(december);
  },
);

test("the cash balance, after what one account holds, is that account's", () => {
  const accounts = ["Brokerage", "Roth IRA"];
  const parts = askedAfter("What holdings are in the Roth?", "and the cash balance?", { accounts });
  expect(parts).toMatchObject([{ intent: "cash_balance", params: { account: "Roth IRA" } }]);
  const [part] = askedAfter("How has the Apple in the Roth done?", "and the cash balance?", {
    accounts,
  });
  expect(part).toMatchObject({ intent: "cash_balance", params: { account: "Roth IRA" } });
});
