import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["Rohan's roth - total and cash", "Rohan's roth : account value and cash"],
  ["did any money leave the account this yr", "did we make any withdrawals this yr"],
  ["how much of the household cash is in the Roth", "how much of our cash is in the Roth"],
  ["how much cash is settled, leaving out anything still clearing?", "how much cash is settled?"],
  ["Has my ACH from January settled?", "Has my ACH transfer from January settled?"],
  ["how much of my cash can't be withdrawn yet?", "how much unsettled cash of my cash?"],
  [
    "How much would be left in the joint account after taking out 100k?",
    "is 100k of cash available to withdraw in the joint account?",
  ],
  [
    "if we withdraw 5,000 from the Roth, how much cash is left?",
    "is 5,000 of cash available to withdraw from the Roth?",
  ],
  [
    "need 30,000 by tomorrow, is there enough settled cash?",
    "is 30,000 of settled cash available to withdraw?",
  ],
  ["could we pull 25k from the joint account?", "can we withdraw 25k from the joint account?"],
  ["account value net of margin", "account value "],
  ["how large is the margin loan", "how much is owed on margin"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test("who tells somebody to move money asks nothing", () => {
  expect(reworded("can you pull 25k from the joint account")).toBe(
    "can you pull 25k from the joint account",
  );
});
