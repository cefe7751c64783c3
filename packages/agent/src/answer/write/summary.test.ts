import { expect, test } from "vitest";
import { list, noAccount, priced, row, summary } from "../answer.fixture.ts";
import { writeAccountValue, writeReconciliation } from "./summary.ts";

const d11: [number, number, number] = [128_450.22, 12_340.1, 11_990.1];
const one = summary({ Brokerage: d11 }, d11);
const two = summary({ Brokerage: [100, 10, 10], IRA: [50, -5, -5] }, [150, 5, 5]);
const none = summary({}, null, noAccount);

test("the value of one account, of several, and of none", () => {
  expect(writeAccountValue(one)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 1,
      "sources": [
        "tool:account_summary:v1",
      ],
      "text": "The account value is $128,450.22 (Brokerage). As of 2026-01-15.",
    }
  `);
  expect(writeAccountValue(two).text).toMatchInlineSnapshot(`
    "The account value is $150.00 in all:

    | Account | Value |
    | --- | --- |
    | Brokerage | $100.00 |
    | IRA | $50.00 |

    As of 2026-01-15."
  `);
  expect(writeAccountValue(none).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
  expect(writeAccountValue(summary({}, [0, 0, 0])).text).toBe("There are no accounts on file.");
});

test("the largest or the smallest account stands first where it is asked for", () => {
  const first = (text: string) => writeAccountValue(two, text).text.split(". ")[0];
  expect([first("which account is the largest"), first("her smallest account")]).toEqual([
    "The largest account is Brokerage, $100.00",
    "The smallest account is IRA, $50.00",
  ]);
});

test("an account that adds up, one that does not, and one that cannot be told", () => {
  const own = list([row("AAPL", 10)]);
  const quotes = priced([["AAPL", 11, null]]);
  const stated = (total: number) => summary({ Brokerage: [total, 90, 90] }, [total, 90, 90]);
  expect(writeReconciliation(stated(200), own, quotes).text).toMatchInlineSnapshot(
    `"The account adds up. Positions are worth $110.00 and cash is $90.00, together $200.00; the custodian states $200.00. As of 2026-01-15."`,
  );
  expect(writeReconciliation(stated(250), own, quotes)).toMatchInlineSnapshot(`
    {
      "calculated": [
        110,
        200,
        50,
      ],
      "certainty": 1,
      "sources": [
        "tool:account_summary:v1",
        "tool:positions_list:v1",
        "tool:quotes:v1",
      ],
      "text": "The account does not reconcile: $50.00 is not explained. Positions are worth $110.00 and cash is $90.00, together $200.00; the custodian states $250.00. As of 2026-01-15.",
    }
  `);
  expect(writeReconciliation(stated(150), own, quotes).text).toMatchInlineSnapshot(
    `"The account does not reconcile: -$50.00 is not explained. Positions are worth $110.00 and cash is $90.00, together $200.00; the custodian states $150.00. As of 2026-01-15."`,
  );
  const fund = list([row("AAPL", 10), row("FUND", 1, { asset_class: "private" })]);
  expect(writeReconciliation(stated(250), fund, quotes).text).toMatchInlineSnapshot(
    `"The account cannot be reconciled in full: $50.00 is beyond cash and the positions with a quote. Positions are worth $110.00 and cash is $90.00, together $200.00; the custodian states $250.00. Without a quote: FUND. As of 2026-01-15."`,
  );
  expect(writeReconciliation(none, own, quotes).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test("a value is held against the bound that a question sets", () => {
  expect(writeAccountValue(one, "is the account over 130k?").text).toBe(
    "No: the account value is $128,450.22 (Brokerage), $1,549.78 less than $130,000.00. As of 2026-01-15.",
  );
  expect(writeAccountValue(two, "is it all worth less than $200").text).toMatch(
    /^Yes: the account value is \$150\.00 in all, \$50\.00 less than \$200\.00:/,
  );
});

test("two accounts are held against each other, and some are picked by what they are worth", () => {
  const first = (text: string) => writeAccountValue(two, text).text.split("\n\n")[0];
  expect([
    first("is the IRA bigger than the brokerage?"),
    first("compare the IRA with the brokerage by value"),
    first("which accounts are worth over $80"),
    first("account values by account"),
  ]).toEqual([
    "No. Brokerage is worth more than IRA: $100.00 against $50.00, $50.00 more.",
    "Brokerage is worth more than IRA: $100.00 against $50.00, $50.00 more.",
    "Brokerage is worth more than $80.00, $100.00.",
    "The account value is $150.00 in all:",
  ]);
});
