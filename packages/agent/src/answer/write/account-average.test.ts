import { expect, test } from "vitest";
import { summary } from "../answer.fixture.ts";
import { reply } from "../reply.ts";
import { cashField, withAverage } from "./account-average.ts";

const looked = summary({ Joint: [100, 40, 40], IRA: [50, 10, 10] }, [150, 50, 50]);
const said = reply("The account value is $150.00.", [looked]);

test("the mean over the accounts stands before the figures", () => {
  expect(withAverage(said, "total_value", looked)).toEqual({
    ...said,
    text: "The average value over 2 accounts is $75.00. The account value is $150.00.",
    calculated: [75, 2],
  });
  expect(withAverage(said, "total_cash", looked).text).toMatch(
    /^The average cash .* is \$25\.00\./,
  );
});

test("of one account there is no average", () => {
  const only = summary({ Joint: [100, 40, 40] }, [100, 40, 40]);
  expect(withAverage(said, "total_value", only)).toBe(said);
});

test("the cash that is asked for", () => {
  expect([cashField({}), cashField({ cash: "settled" }), cashField({ cash: "both" })]).toEqual([
    ...["total_cash", "settled_cash", "total_cash"],
  ]);
});
