import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("a value is made when it is first asked for, and only then, also an undefined one", () => {
  const made: number[] = [];
  const value = memoize(() => {
    made.push(made.length);
    return undefined;
  });
  expect(made).toEqual([]);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(made).toEqual([0]);
});
