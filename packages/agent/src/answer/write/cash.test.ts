import { expect, test } from "vitest";
import { moved, noAccount, summary, transfer } from "../answer.fixture.ts";
import { writeCash } from "./cash.ts";

const d11: [number, number, number] = [128_450.22, 12_340.1, 11_990.1];
const one = summary({ Brokerage: d11 }, d11);
const two = summary({ Brokerage: [100, 10, 10], IRA: [50, -5, -5] }, [150, 5, 5]);
const cash = (kind: "total" | "settled" | "unsettled" | "both", text = "") => ({
  params: { cash: kind },
  text,
});
const none = summary({}, null, noAccount);

test.each([
  ["total", "Total cash is $12,340.10. As of 2026-01-15."],
  ["settled", "Settled cash is $11,990.10. As of 2026-01-15."],
  ["unsettled", "Unsettled cash is $350.00. As of 2026-01-15."],
  [
    "both",
    "Total cash is $12,340.10; settled cash is $11,990.10; unsettled cash is $350.00. As of 2026-01-15.",
  ],
] as const)("%s cash", (kind, text) => {
  expect(writeCash(cash(kind), one, undefined).text).toBe(text);
});

test("whether all of the cash has settled is said first", () => {
  const settled = summary({ A: [9, 5, 5] }, [9, 5, 5]);
  expect(writeCash(cash("settled", "is all of it settled"), one, undefined).text).toBe(
    "No, not all of it: total cash is $12,340.10; settled cash is $11,990.10; unsettled cash is $350.00. As of 2026-01-15.",
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
  expect(writeCash(cash("settled"), one, moved([]))).toMatchObject({
    sources: ["tool:account_summary:v1", "tool:transfers:v1"],
    text: "Settled cash, which can be withdrawn, is $11,990.10. No withdrawal is pending. As of 2026-01-15.",
  });
});

test("negative cash and an unknown account", () => {
  const owed = summary({ Margin: [1_000, -20, -20] }, [1_000, -20, -20]);
  expect(writeCash(cash("both"), owed, undefined).text).toMatchInlineSnapshot(
    `"Total cash is -$20.00; settled cash is -$20.00; unsettled cash is $0.00. As of 2026-01-15."`,
  );
  expect(writeCash(cash("both"), none, undefined).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test.each(["cash by account", "cash in each account", "what is the cash of both accounts"])(
  "%j asks for the cash of each",
  (text) => {
    expect(writeCash(cash("settled", text), two, undefined).text).toMatchInlineSnapshot(`
      "Settled cash is $5.00.

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

test("where cash has not settled is named unasked, and whether any has not leads", () => {
  const some = summary({ Joint: [9, 9, 4], IRA: [5, 5, 5] }, [14, 14, 9]);
  expect(writeCash(cash("unsettled", "any unsettled cash"), some, undefined).text).toBe(
    "Yes: unsettled cash is $5.00 (Joint). As of 2026-01-15.",
  );
  const each = summary({ Joint: [9, 9, 4], IRA: [5, 5, 3] }, [14, 14, 7]);
  expect(writeCash(cash("unsettled"), each, undefined).text).toBe(
    "Unsettled cash is $7.00.\n\n| Account | Unsettled cash |\n| --- | --- |\n| Joint | $5.00 |\n| IRA | $2.00 |\n\nAs of 2026-01-15.",
  );
});

const smiths = summary(
  { Joint: [90, 22, 22], "David's IRA": [80, 6, 6], "Roth IRA": [50, 3, 1], "529 plan": [9, 0, 0] },
  [229, 31, 29],
);
const pair = summary({ Endowment: [500, 176, 176], Reserve: [90, 70, 70] }, [590, 246, 246]);

test.each([
  [
    "which of the accounts holds the most cash?",
    "The account with the most cash is Joint, $22.00.",
  ],
  ["where is most of the cash", "The account with the most cash is Joint, $22.00."],
  ["least cash", "The account with the least cash is 529 plan, $0.00."],
  ["which accounts have no cash", "529 plan holds no cash."],
  ["do all the accounts hold cash?", "No. 529 plan holds no cash."],
  ["where is the cash", "Joint, David's IRA and Roth IRA hold cash."],
])("%j is led by the account, and the sum follows", (text, lead) => {
  const said = writeCash(cash("both", text), smiths, undefined).text;
  expect(said.split(" In all, ")).toEqual([
    lead,
    expect.stringMatching(/^total cash is \$31\.00; .*\n\n\| Account \| Total cash \|/),
  ]);
});

test.each([
  [
    "does the endowment or the reserve hold more cash",
    "Endowment holds more cash than Reserve: $176.00 against $70.00, $106.00 more.",
  ],
  [
    "is there more cash in the reserve than in the endowment?",
    "No. Endowment holds more cash than Reserve: $176.00 against $70.00, $106.00 more.",
  ],
  [
    "does the reserve have less cash than the endowment?",
    "Yes. Reserve holds less cash than Endowment: $70.00 against $176.00, $106.00 less.",
  ],
  [
    "which accounts hold more than $100 in cash",
    "Endowment holds more than $100.00 in cash, $176.00. As of 2026-01-15.",
  ],
])("%j is led by the account, and no sum follows", (text, lead) => {
  const said = writeCash(cash("both", text), pair, undefined);
  expect(said.text.split("\n\n")[0]).toBe(lead);
});

test("what is not of the accounts one by one stays a sum", () => {
  for (const text of ["cash balance", "do we have more cash than last month", "how much cash"]) {
    expect(writeCash(cash("total", text), smiths, undefined).text).toBe(
      "Total cash is $31.00. As of 2026-01-15.",
    );
  }
});

test("settled cash is ranked by what has settled", () => {
  const some = summary({ A: [9, 9, 2], B: [9, 5, 5] }, [18, 14, 7]);
  const text = "which account has the most settled cash";
  expect(writeCash(cash("settled", text), some, undefined).text).toMatch(
    /^The account with the most settled cash is B, \$5\.00\. In all, settled cash/,
  );
});

test("of accounts left out one that remains is named", () => {
  const asked = { params: { without: { accounts: ["IRA"] } }, text: "cash, not the IRA" };
  const left = summary({ Joint: [9, 5, 5] }, [9, 5, 5]);
  expect(writeCash(asked, left, undefined).text).toMatch(/^Joint: total cash is \$5\.00;/);
});

test("whether any is unsettled, and where, is answered in one", () => {
  const some = summary({ Joint: [9, 9, 4], IRA: [5, 5, 5] }, [14, 14, 9]);
  const asked = {
    ...cash("unsettled", "any unsettled cash"),
    said: "any unsettled, and in which account?",
  };
  expect(writeCash(asked, some, undefined).text).toBe(
    "Yes: unsettled cash is $5.00 (Joint). As of 2026-01-15.",
  );
  const whole = cash("unsettled", "any unsettled cash, and in which account?");
  expect(writeCash(whole, some, undefined).text).toBe(
    "Yes: unsettled cash is $5.00 (Joint). As of 2026-01-15.",
  );
  const where = cash("unsettled", "which accounts have unsettled cash");
  expect(writeCash(where, some, undefined).text).toBe(
    "Joint holds unsettled cash, $5.00. In all, unsettled cash is $5.00. As of 2026-01-15.",
  );
});

test("a share of the cash is of the cash, and any other of the account value", () => {
  const share = (text: string) =>
    writeCash({ params: { cash: "unsettled", beyond: ["weight"] }, text }, one, undefined).text;
  expect(share("what portion of my cash has not settled?")).toContain(
    "Unsettled cash is 2.84 % of the cash, $12,340.10.",
  );
  expect(share("unsettled cash as a share of the account")).toContain(
    "Unsettled cash is 0.27 % of the account value, $128,450.22.",
  );
});

test("a share of the value is held against its bound, and is told of each account", () => {
  const asked = { params: { cash: "both" as const, beyond: ["weight" as const] }, text: "" };
  expect(
    writeCash(
      { params: { ...asked.params, above: 5 }, text: "is cash more than 5% of the portfolio" },
      two,
      undefined,
    ).text,
  ).toBe(
    "No. Cash is 3.33 % of the account value, $150.00. Total cash is $5.00; settled cash is $5.00; unsettled cash is $0.00. As of 2026-01-15.",
  );
  expect(writeCash({ ...asked, text: "cash share per account" }, two, undefined).text).toContain(
    "| IRA | -$5.00 | -$5.00 | -10.00 % |",
  );
});

test("which account has cash that has not settled is told by its name, where it is one", () => {
  const open = summary({ Joint: [100, 10, 8], IRA: [50, 5, 5] }, [150, 15, 13]);
  const asked = cash("unsettled", "which account is that in?");
  expect(writeCash(asked, open, undefined).text).toMatch(/^Unsettled cash is \$2\.00 \(Joint\)\./);
  const both = summary({ Joint: [100, 10, 8], IRA: [50, 5, 4] }, [150, 15, 12]);
  expect(writeCash(asked, both, undefined).text).toMatch(/Joint \| \$2\.00 \|\n\| IRA \| \$1\.00/);
});
