import { expect, test } from "vitest";
import { clauseOf } from "../clause.ts";
import { read } from "../read.ts";
import { demo } from "../route.fixture.ts";
import { route } from "../route.ts";
import { followingFeatures } from "./features.ts";
import { likeliest } from "./following.ts";

function after(first: string, next: string) {
  const [previous] = route(first, demo).parts;
  if (previous === undefined) throw new Error("nothing was asked");
  const reading = read(next, { ...demo, previous });
  return [clauseOf(reading.items, reading), previous] as const;
}

test.each([
  ["which deposits were there", "tally those for me", "sum"],
  ["which deposits were there", "walk me through each of them", "rows"],
  ["what did we sell", "and the one preceding that", "next"],
  ["what did we sell", "the heftiest of them", "largest"],
  ["how much cash is there", "what did we pay for the AAPL", "positions"],
  ["what did we sell", "same for the purchases", "same"],
  ["what is AAPL at", "good to know, thanks", "nothing"],
])("after %j, %j asks for %s", (first, next, following) => {
  const found = likeliest(...after(first, next));
  expect(found.following).toBe(following);
  expect(found.probability).toBeGreaterThan(0.5);
});

test("words, what they name anew and what they would ask alone are compared, by what was asked before", () => {
  const found = followingFeatures(...after("my deposits in January", "and MSFT trades?"));
  expect(found).toEqual(
    expect.arrayContaining([
      ...["trad", "rows:trad", "^ and", "rows:SYM trad"],
      ...["SYM:truetruefalse", "transfers::SYM:truetruefalse", "Or:activity", "n:3"],
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
});
