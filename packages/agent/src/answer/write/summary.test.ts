import { expect, test } from "vitest";
import { list, moved, noAccount, priced, row, summary, transfer } from "../answer.fixture.ts";
import { writeAccountValue, writeCash, writeReconciliation } from "./summary.ts";

const d11: [number, number, number] = [128_450.22, 12_340.1, 11_990.1];
const one = summary({ Brokerage: d11 }, d11);
const two = summary({ Brokerage: [100, 10, 10], IRA: [50, -5, -5] }, [150, 5, 5]);
const cash = (kind: "total" | "settled" | "unsettled" | "both", text = "") => ({
  params: { cash: kind },
  text,
});
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

test.each([
  ["total", "Total cash is $12,340.10. As of 2026-01-15."],
  ["settled", "Settled cash, which can be withdrawn, is $11,990.10. As of 2026-01-15."],
  ["unsettled", "Unsettled cash is $350.00. As of 2026-01-15."],
  [
    "both",
    "Total cash is $12,340.10; settled cash, which can be withdrawn, is $11,990.10; unsettled cash is $350.00. As of 2026-01-15.",
  ],
] as const)("%s cash", (kind, text) => {
  expect(writeCash(cash(kind), one, undefined).text).toBe(text);
});

test("whether all of the cash has settled is said first", () => {
  const settled = summary({ A: [9, 5, 5] }, [9, 5, 5]);
  expect(writeCash(cash("settled", "is all of it settled"), one, undefined).text).toBe(
    "No, not all of it: total cash is $12,340.10; settled cash, which can be withdrawn, is $11,990.10; unsettled cash is $350.00. As of 2026-01-15.",
  );
  expect(writeCash(cash("settled", "has the cash settled yet?"), settled, undefined).text).toMatch(
    /^Yes, all of it is settled: total cash is \$5\.00;/,
  );
  expect(writeCash(cash("settled", "how much is settled"), one, undefined).text).toMatch(
    /^Settled cash/,
  );
});

test("a withdrawal on its way is named and not subtracted; its source is cited only then", () => {
  const transfers = [
    transfer("2026-01-12", "deposit", 700, "pending"),
    transfer("2026-01-10", "withdrawal", 500, "pending"),
    transfer("2026-01-09", "withdrawal", 300),
  ];
  expect(writeCash(cash("settled"), one, moved(transfers))).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 1,
      "sources": [
        "tool:account_summary:v1",
        "tool:transfers:v1",
      ],
      "text": "Settled cash, which can be withdrawn, is $11,990.10. A withdrawal of $500.00 of 2026-01-10 is still pending and not subtracted. As of 2026-01-15.",
    }
  `);
  expect(writeCash(cash("settled"), one, moved([])).sources).toEqual(["tool:account_summary:v1"]);
});

test("negative cash and an unknown account", () => {
  const owed = summary({ Margin: [1_000, -20, -20] }, [1_000, -20, -20]);
  expect(writeCash(cash("both"), owed, undefined).text).toMatchInlineSnapshot(
    `"Total cash is -$20.00; settled cash is -$20.00, so nothing can be withdrawn; unsettled cash is $0.00. As of 2026-01-15."`,
  );
  expect(writeCash(cash("both"), none, undefined).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
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

test.each(["cash by account", "cash in each account", "which of the accounts has the most cash"])(
  "%j asks for the cash of each",
  (text) => {
    expect(writeCash(cash("settled", text), two, undefined).text).toMatchInlineSnapshot(`
      "Settled cash, which can be withdrawn, is $5.00.

      | Account | Settled cash |
      | --- | --- |
      | Brokerage | $10.00 |
      | IRA | -$5.00 |

      As of 2026-01-15."
    `);
  },
);

test("an only account is not told apart", () => {
  expect(writeCash(cash("unsettled", "cash per account"), one, undefined).text).toBe(
    "Unsettled cash is $350.00. As of 2026-01-15.",
  );
});
