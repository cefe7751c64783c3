import { expect, test } from "vitest";
import { noAccount, summary } from "../answer.fixture.ts";
import { writeAccountShare } from "./account-share.ts";

const two = summary({ Joint: [300, 0, 0], "Roth IRA": [100, 0, 0] }, [400, 0, 0]);

test("an account is a share of all of them together", () => {
  expect(writeAccountShare({ account: "roth ira" }, two)).toEqual({
    calculated: [25],
    certainty: 1,
    sources: ["tool:account_summary:v1"],
    text: "Roth IRA is 25.00 % of all accounts together: $100.00 of $400.00. As of 2026-01-15.",
  });
});

test("an account that is not on file, and a whole of which nothing is a share", () => {
  expect(writeAccountShare({ account: "HSA" }, two).text).toBe(
    "There is no account named HSA on file. On file: Joint and Roth IRA.",
  );
  expect(writeAccountShare({ account: "HSA" }, summary({}, null, noAccount)).text).toBe(
    "There is no account named IRA on file. On file: Brokerage.",
  );
  const owed = summary({ Margin: [-5, -5, -5] }, [-5, -5, -5]);
  expect(writeAccountShare({ account: "Margin" }, owed).text).toBe(
    "Margin is worth -$5.00. Of -$5.00 in all accounts nothing is a share. As of 2026-01-15.",
  );
});

test("somebody's accounts are a share together, and an account's cash is one of all cash", () => {
  const three = summary(
    { Joint: [300, 40, 40], "Roth IRA": [60, 6, 6], IRA: [40, 4, 4] },
    [400, 50, 50],
  );
  const kept = { accounts: ["Joint"], kept: ["Roth IRA", "IRA"] };
  expect(writeAccountShare({ without: kept }, three)).toMatchObject({
    calculated: [25, 100],
    text: "Roth IRA and IRA together are 25.00 % of all accounts together: $100.00 of $400.00. As of 2026-01-15.",
  });
  expect(writeAccountShare({ account: "Joint" }, three, "total_cash")).toMatchObject({
    calculated: [80],
    text: "Joint holds 80.00 % of the cash in all accounts: $40.00 of $50.00. As of 2026-01-15.",
  });
});
