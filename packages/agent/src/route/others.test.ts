import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

const after = (first: string, second: string) => askedAfter(first, second)[0]?.params;

test("the others are those of the other method, or of the other side", () => {
  expect(after("deposits by wire this year", "how much were the others together?")).toMatchObject({
    via: "ACH",
    type: "deposit",
    measure: "sum",
  });
  expect(
    after("what did I buy this month?", "and the other one, what did it bring in total?"),
  ).toMatchObject({
    side: "SELL",
  });
});

test("where it is not known which rows were told, all of them are", () => {
  const all = after("my last two deposits", "and the other deposits?");
  expect(all).toMatchObject({ type: "deposit" });
  expect(all).not.toHaveProperty("limit");
});

test("those on the other side of an amount are asked for by it", () => {
  const first = "which transfers this month were above $1,000?";
  expect(after(first, "and the ones below that?")).toMatchObject({ at_most: 1_000 });
  expect(after(first, "and the ones below that?")).not.toHaveProperty("above");
  expect(after("which deposits were under $800?", "and those over that?")).toMatchObject({
    at_least: 800,
  });
});
