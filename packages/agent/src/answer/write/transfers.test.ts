import { expect, test } from "vitest";
import { moved, noAccount, transfer } from "../answer.fixture.ts";
import { writeTransfers } from "./transfers.ts";

const deposit = transfer("2026-01-12", "deposit", 1_500);
const withdrawal = transfer("2026-01-10", "withdrawal", 500, "pending");

test("the last one, and the only one", () => {
  expect(writeTransfers({ limit: 1, type: "deposit" }, moved([deposit]))).toMatchInlineSnapshot(`
    {
      "calculated": [
        1,
        1,
      ],
      "certainty": 1,
      "sources": [
        "tool:transfers:v1",
      ],
      "text": "The last deposit, $1,500.00 by ACH on 2026-01-12 (Brokerage), is completed. As of 2026-01-15.",
    }
  `);
  expect(writeTransfers({}, moved([withdrawal])).text).toMatchInlineSnapshot(
    `"One withdrawal, $500.00 by ACH on 2026-01-10 (Brokerage), is still pending. As of 2026-01-15."`,
  );
  expect(writeTransfers({}, moved([{ ...deposit, status: "failed" }])).text).toMatchInlineSnapshot(
    `"One deposit, $1,500.00 by ACH on 2026-01-12 (Brokerage), failed. As of 2026-01-15."`,
  );
});

test("several, newest first, with what they add up to", () => {
  const nets = { net_completed: 1_500, net_pending: -500 };
  expect(writeTransfers({}, moved([deposit, withdrawal], nets))).toMatchInlineSnapshot(`
    {
      "calculated": [
        2,
        2,
      ],
      "certainty": 1,
      "sources": [
        "tool:transfers:v1",
      ],
      "text": "Transfers, newest first:

    | Date | Type | Method | Amount | Status | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-12 | deposit | ACH | $1,500.00 | completed | Brokerage |
    | 2026-01-10 | withdrawal | ACH | $500.00 | pending | Brokerage |

    Net completed +$1,500.00, pending -$500.00. As of 2026-01-15.",
    }
  `);
  expect(
    writeTransfers({}, moved([deposit, deposit], { net_completed: 3_000, total: 60 })).text,
  ).toMatchInlineSnapshot(`
    "The newest 2 of 60 transfers:

    | Date | Type | Method | Amount | Status | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-12 | deposit | ACH | $1,500.00 | completed | Brokerage |
    | 2026-01-12 | deposit | ACH | $1,500.00 | completed | Brokerage |

    Net completed of these +$3,000.00. As of 2026-01-15."
  `);
});

test("a sum of the last ones is of those alone, and a way of moving money can be left out", () => {
  const wire = { ...deposit, method: "wire", amount: 250 };
  const all = moved([wire, deposit, deposit], { total: 3 });
  expect(writeTransfers({ limit: 2, measure: "sum" }, all).text.split("\n")[0]).toBe(
    "Total: completed deposits $1,750.00 (2).",
  );
  expect(writeTransfers({ without: { others: ["the ACH"] } }, all).text).toBe(
    "One deposit, $250.00 by wire on 2026-01-12 (Brokerage), is completed. Without the ACH. As of 2026-01-15.",
  );
});

test("what is left out leads where there is none, unless the accounts that are meant are named", () => {
  const accounts = ["Roth IRA"];
  const text = (without: { accounts: string[]; kept?: string[] }) =>
    writeTransfers({ without }, moved([])).text;
  expect(text({ accounts })).toBe(
    "Without Roth IRA: There are no transfers on file. As of 2026-01-15.",
  );
  expect(text({ accounts, kept: ["Joint"] })).toBe(
    "There are no transfers on file. Without Roth IRA. As of 2026-01-15.",
  );
});

test("none of a kind, none in a time, and no such account", () => {
  const text = (params: Parameters<typeof writeTransfers>[0]) =>
    writeTransfers(params, moved([])).text;
  expect(text({})).toMatchInlineSnapshot(`"There are no transfers on file. As of 2026-01-15."`);
  expect(text({ type: "withdrawal", status: "failed", from: "2026-01-01" })).toMatchInlineSnapshot(
    `"There are no failed withdrawals on file since 2026-01-01. As of 2026-01-15."`,
  );
  expect(writeTransfers({}, moved([], noAccount)).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test("the filters that hold are named, and the state that was asked for leads", () => {
  const one = moved([withdrawal]);
  const text = (params: Parameters<typeof writeTransfers>[0], asked = "") =>
    writeTransfers(params, one, asked).text.replace(" As of 2026-01-15.", "");
  const row = "$500.00 by ACH on 2026-01-10 (Brokerage)";
  expect(text({ limit: 1 })).toBe(`The last transfer, a withdrawal of ${row}, is still pending.`);
  expect(text({ limit: 1, type: "withdrawal", account: "Brokerage", via: "ACH" })).toBe(
    `The last withdrawal by ACH in Brokerage, ${row}, is still pending.`,
  );
  expect(text({ limit: 1, type: "withdrawal", status: "pending" })).toBe(
    `The last pending withdrawal: ${row}.`,
  );
  expect(text({ from: "2026-01-10", to: "2026-01-10" })).toBe(
    `One withdrawal on 2026-01-10, ${row}, is still pending.`,
  );
  expect(text({}, "has the withdrawal cleared")).toBe(
    `No. One withdrawal, ${row}, is still pending.`,
  );
  expect(text({ type: "withdrawal", order: "oldest", measure: "sum" })).toBe(
    `One withdrawal, ${row}, is still pending.`,
  );
});

test("how much one of several was is its amount and no total", () => {
  const said = writeTransfers({ order: "oldest", measure: "sum" }, moved([deposit, withdrawal]));
  expect(said.text).toBe(
    "The oldest transfer, a withdrawal of $500.00 by ACH on 2026-01-10 (Brokerage), is still pending. As of 2026-01-15.",
  );
});

test("how many there are, where there is no such place, is a figure that was counted", () => {
  const one = writeTransfers({ nth: 2 }, moved([deposit]));
  expect(one.text).toMatch(/^There is no number 2: 1 is on file\./);
  expect(one.calculated).toContain(1);
});

test("an average with the pending ones counts both, and of failed ones alone says nothing more", () => {
  const text = "average deposit, including the pending one";
  const pending = transfer("2026-01-10", "deposit", 500, "pending");
  const failed = { ...deposit, status: "failed" } as const;
  const of = (rows: Parameters<typeof moved>[0]) =>
    writeTransfers({ measure: "average", type: "deposit" }, moved(rows), text).text;
  expect(of([deposit, pending])).toMatch(/With the pending ones \$1,000\.00 on average\./);
  expect(of([failed, failed])).not.toMatch(/With the pending ones/);
});

test("the net is what has come in less what has gone out, and what is pending stands apart", () => {
  const net = (rows: Parameters<typeof moved>[0]) =>
    writeTransfers({ measure: "net" }, moved(rows)).text.split("\n")[0];
  const failed = { ...deposit, status: "failed" } as const;
  expect(net([deposit, withdrawal, failed])).toBe(
    "Net completed +$1,500.00. Still pending, and not counted: withdrawals $500.00.",
  );
  expect(net([withdrawal])).toMatch(/^Net pending -\$500\.00\./);
});
