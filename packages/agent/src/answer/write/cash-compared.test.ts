import { expect, test } from "vitest";
import { noAccount, summary } from "../answer.fixture.ts";
import { writeCompared } from "./cash-compared.ts";

const one = summary(
  { Brokerage: [128_450.22, 12_340.1, 11_990.1] },
  [128_450.22, 12_340.1, 11_990.1],
);

test("the cash that was asked about, against what was named", () => {
  const text = "does the client have more than 12,000 in settled cash";
  const above = { kind: "above", size: 12_000 } as const;
  expect(writeCompared({ params: { cash: "settled" }, text }, above, one)).toEqual({
    text: "No: settled cash is $11,990.10, $9.90 less than $12,000.00. As of 2026-01-15.",
    calculated: [12_000, 9.9, 12_340.1, 11_990.1, 350],
    sources: ["tool:account_summary:v1"],
    certainty: 1,
  });
  expect(writeCompared({ params: {}, text: "is there over 12k" }, above, one).text).toBe(
    "Yes: total cash is $12,340.10, $340.10 more than $12,000.00; settled cash is $11,990.10. As of 2026-01-15.",
  );
  expect(writeCompared({ params: { cash: "total" }, text: "cash over 12k" }, above, one).text).toBe(
    "Total cash is $12,340.10, $340.10 more than $12,000.00. As of 2026-01-15.",
  );
  expect(writeCompared({ params: {}, text }, above, summary({}, null, noAccount)).text).toBe(
    "There is no account named IRA on file. On file: Brokerage.",
  );
});
