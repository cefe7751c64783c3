import { expect, test } from "vitest";
import { golden } from "../golden/golden.ts";
import { heldOut } from "./held-out.ts";

test("no held-out question is one that is learned from", () => {
  const learned = new Set(golden.map(({ question }) => question.toLowerCase()));
  const both = heldOut.filter(
    (one) =>
      learned.has(one.question.toLowerCase()) && one.door === "answers" && one.after.length === 0,
  );
  expect(both.map(({ question }) => question)).toEqual([]);
});

test("every held-out question has an id of its own", () => {
  const ids = [...golden, ...heldOut].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
