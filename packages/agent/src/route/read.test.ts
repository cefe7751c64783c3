import { expect, test } from "vitest";
import { sentence } from "./item.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";

test.each([
  [
    "Please show AAPL trades in my Brokerage account last week, thanks",
    "show SYM trades in my ACC PER",
  ],
  ["not the ETFs, only Apple's shares", "only SYM shares"],
  ["what is a Roth IRA", "what is a roth ira"],
  ["price of Ford and GM on Jan 7", "price of SYM PER"],
])("%j is heard as %j", (message, heard) => {
  expect(sentence(read(message, demo).items)).toBe(heard);
});

test("what is asked of another household is noticed before names are taken out", () => {
  expect(read("cash of the Johnson household", demo).elsewhere.size).toBe(5);
  expect(
    read("cash of the Johnson household", {
      ...demo,
      household: { id: "hh_d7", name: "Johnson", members: [] },
    }).elsewhere.size,
  ).toBe(0);
});

test("who is up on it are the people, and what comes to a sum are the accounts", () => {
  const smith = { id: "hh_d1", name: "Smith family", members: ["David Smith"] };
  const heard = (message: string) => sentence(read(message, { ...demo, household: smith }).items);
  expect([
    heard("are they up on it"),
    heard("what do they come to"),
    heard("what do they own"),
    heard("fam ytd"),
  ]).toEqual(["are we up on it", "what do they come to", "what do we own", "portfolio PER"]);
});
