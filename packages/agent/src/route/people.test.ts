import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

/** Questions that name somebody: X stands for the name. */
const questions = `
when did X last buy
what did X last buy
did X ever sell anything
what has X gained
is X in the red
is X at a loss anywhere
how far is X ahead
what would X be able to withdraw
cash available for X
1 year for X
any losers for X
how is VTI doing for X
X's share of the cash
X net worth
how much cash does X have
what does X own
X: trades this year?
`;

test.each(
  questions
    .trim()
    .split("\n")
    .flatMap((one) => ["David", "Karen"].map((name) => [one.replace("X", name), name])),
)("%s keeps to the accounts of %s", (message, name) => {
  for (const { params } of asked(message, smiths)) {
    const accounts = params.without?.kept ?? [params.account];
    const other = name === "David" ? "Karen's" : "David's";
    expect(accounts.some((one) => one?.startsWith(`${name}'s`))).toBe(true);
    expect(accounts.some((one) => one?.startsWith(other))).toBe(false);
  }
});

test.each([
  ["hw much cash has davd got", ["David's rollover IRA"]],
  ["Kraen's cash", ["Karen's traditional IRA", "Karen's Roth IRA"]],
  ["what does Karn own", ["Karen's traditional IRA", "Karen's Roth IRA"]],
])("%j is of the one whose name is a letter away", (message, accounts) => {
  const [part] = asked(message, smiths);
  expect(part?.params.without?.kept ?? [part?.params.account]).toEqual(accounts);
});

test("another name is nobody's here", () => {
  for (const message of ["Davis's cash", "cash of the Davis household"]) {
    expect(asked(message, smiths)[0]?.scope).toBe("other_household");
  }
});
