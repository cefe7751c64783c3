import { expect, test } from "vitest";
import { pieces } from "../pieces.ts";
import { read } from "../read.ts";
import { demo } from "../route.fixture.ts";
import { partingFeatures } from "./features.ts";
import { parting } from "./parting.ts";

function between(message: string) {
  const reading = read(message, demo);
  const [left, right] = pieces(reading);
  if (left === undefined || right === undefined) throw new Error("one piece only");
  return { left, right, reading };
}

test.each([
  ["how much cash is there, and what is Apple at?", "asks_anew"],
  ["what are my gains, in dollars I mean?", "goes_on"],
  ["My accountant keeps nagging me. Which trades were there?", "asks_first"],
  ["show my deposits, thanks a lot for the help", "asks_nothing"],
])("%s: the second piece %s", (message, expected) => {
  const { left, right, reading } = between(message);
  const found = Object.entries(parting(left, right, reading));
  const [likeliest] = found.toSorted(([, a], [, b]) => b - a);
  expect(likeliest?.[0]).toBe(expected);
  expect(found.reduce((sum, [, one]) => sum + one, 0)).toBeCloseTo(1, 9);
});

test("what parts two pieces, their ends and what each would ask for are compared", () => {
  const { left, right, reading } = between("my cash, and the AAPL price");
  const found = partingFeatures(left, right, reading);
  expect(found).toEqual(
    expect.arrayContaining([
      ...["gap:comma", "tie:comma and", "L0:my", "R-1:price", "SYM:falsetrue"],
      ...["l:cash_balance", "r:quotes", "rules:cash_balance>quotes"],
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
});
