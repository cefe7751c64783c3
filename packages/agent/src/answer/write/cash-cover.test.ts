import { expect, test } from "vitest";
import { moved, noAccount, summary, transfer } from "../answer.fixture.ts";
import { writeCover } from "./cash-cover.ts";

const one = summary(
  { Brokerage: [128_450.22, 12_340.1, 11_990.1] },
  [128_450.22, 12_340.1, 11_990.1],
);
const none = moved([]);

test.each([
  [
    15_000,
    "$15,000.00 is not covered: settled cash is $11,990.10 ($3,009.90 short), total cash $12,340.10 ($2,659.90 short).",
  ],
  [
    12_000,
    "$12,000.00 is covered by total cash but not by settled cash, which is what can be withdrawn: settled cash is $11,990.10 ($9.90 short), total cash $12,340.10 (leaves $340.10).",
  ],
  [
    11_990.1,
    "$11,990.10 is covered: settled cash is $11,990.10 (leaves $0.00), total cash $12,340.10 (leaves $350.00).",
  ],
])("%d", (amount, text) => {
  expect(writeCover({}, amount, one, none).text).toBe(`${text} As of 2026-01-15.`);
});

test("what is on its way out stands beside it, with its source", () => {
  const pending = moved([transfer("2026-01-10", "withdrawal", 500, "pending")]);
  expect(writeCover({}, 5_000, one, pending)).toEqual({
    text: "$5,000.00 is covered: settled cash is $11,990.10 (leaves $6,990.10), total cash $12,340.10 (leaves $7,340.10). A withdrawal of $500.00 of 2026-01-10 is still pending and not subtracted. As of 2026-01-15.",
    calculated: [5_000, 6_990.1, 7_340.1, 11_990.1, 12_340.1],
    sources: ["tool:account_summary:v1", "tool:transfers:v1"],
    certainty: 1,
  });
});

test("cash of several accounts is not in one place; one account is named", () => {
  const two = summary({ A: [10, 4_000, 4_000], B: [10, 3_000, 3_000] }, [20, 7_000, 7_000]);
  expect(writeCover({}, 5_000, two, none).text).toBe(
    "$5,000.00 is covered: settled cash is $7,000.00 (leaves $2,000.00), total cash $7,000.00 (leaves $2,000.00). That is over all accounts together; the most settled cash in one is $4,000.00 (A). As of 2026-01-15.",
  );
  const only = summary({ B: [10, 3_000, 3_000] }, [10, 3_000, 3_000]);
  expect(writeCover({ account: "B" }, 5_000, only, none).text).toMatch(
    /^\$5,000\.00 is not covered: settled cash in B is \$3,000\.00 \(\$2,000\.00 short\)/,
  );
  expect(writeCover({ account: "IRA" }, 5, summary({}, null, noAccount), none).text).toBe(
    "There is no account named IRA on file. On file: Brokerage.",
  );
});
