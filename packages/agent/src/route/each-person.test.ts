import { expect, test } from "vitest";
import { withEachPerson } from "./each-person.ts";

const smith = {
  accounts: ["Joint brokerage", "David's IRA", "Karen's IRA", "Karen's Roth IRA"],
  household: { id: "hh_1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
};
const said = (message: string): string => withEachPerson(message, smith);
const both = "David's IRA and Karen's IRA and Karen's Roth IRA";

test.each([
  ["What did David and Karen each return?", `What did ${both} each return?`],
  ["how much does each of David and Karen have", `how much does ${both} have`],
  ["cash for David and for Karen", `cash for ${both}`],
  ["David's and Karen's values", `values of ${both}`],
  ["compare David's and Karen's one year", `one year return of ${both}`],
])("%s is asked of their accounts", (message, plain) => {
  expect(said(message)).toBe(plain);
});

test.each([
  ["who has the better return, David or Karen?", "who did better, David or Karen?"],
  [
    "whose return over the past year is lower, David or Karen",
    "who did worse over the past year, David or Karen",
  ],
  [
    "who has the higher one-year return, David or Karen, and by how much?",
    "who did better over one year, David or Karen?",
  ],
  ["David or Karen: who is ahead this year?", "who did better this year, David or Karen?"],
])("%s holds one against the other", (message, plain) => {
  expect(said(message)).toBe(plain);
});

test("both together are the household, and who has no account of the name is left", () => {
  expect(said("deposits by David and Karen")).toBe("deposits by David and Karen");
  expect(said("cash for David and for Emma")).toBe("cash for David and for Emma");
});
