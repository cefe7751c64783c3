import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

const accounts = ["Brokerage", "Roth IRA", "Rollover IRA"];

test.each([
  "and the YTD return?",
  "And its trades?",
  "what's the unrealized gain?",
  "worst position?",
  "ok, and the last deposit?",
  "performance ytd",
  "return this year",
])("%s, after the cash of one account, is asked of it, and that is said", (second) => {
  const [part] = askedAfter("How much cash is in the Roth?", second, { accounts });
  expect(part).toMatchObject({ params: { account: "Roth IRA" } });
  expect(part?.assumed).toContain("account");
});

test.each([
  "What is our YTD return?",
  "and everything together?",
  "Which trades did we make this year?",
  "and which is the largest?",
  "and the Brokerage?",
])("%s asks of its own", (second) => {
  const [part] = askedAfter("What is the Roth worth?", second, { accounts });
  expect(part?.params.account).not.toBe("Roth IRA");
});

test("of several that were named, they are those", () => {
  const parts = askedAfter(
    "What are the Roth and the Rollover worth?",
    "how much cash do they have?",
    { accounts },
  );
  expect(parts).toMatchObject([
    {
      intent: "cash_balance",
      params: { without: { accounts: ["Brokerage"], kept: ["Roth IRA", "Rollover IRA"] } },
    },
  ]);
});
