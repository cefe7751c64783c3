import { expect, test } from "vitest";
import { once } from "./once.ts";

test("a value is made when it is first asked for, and only then, also an undefined one", () => {
  const made: number[] = [];
  const value = once(() => {
    made.push(made.length);
    return undefined;
  });
  expect(made).toEqual([]);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(made).toEqual([0]);
});
