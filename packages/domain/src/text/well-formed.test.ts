import { expect, test } from "vitest";
import { isWellFormed, toWellFormed } from "./well-formed.ts";

const [first, second] = ["\ud83d", "\ude80"];

test.each<[unknown, unknown]>([
  [`Up ${first} again`, "Up \ufffd again"],
  [second, "\ufffd"],
  [[{ title: [first] }], [{ title: ["\ufffd"] }]],
  [{ [`a${first}`]: { b: 1 } }, { "a\ufffd": { b: 1 } }],
])("half of a character in %j is replaced", (value, whole) => {
  expect([isWellFormed(value), toWellFormed(value)]).toEqual([false, whole]);
});

test("a well-formed value is returned unchanged", () => {
  const value = { text: `${first}${second}`, list: [1, null, true, { deep: "ä" }] };
  expect(isWellFormed(value)).toBe(true);
  expect(toWellFormed(value)).toBe(value);
});

test("a value nested 100,000 levels deep is checked", () => {
  const nested = JSON.parse(`${"[".repeat(100_000)}"\\ud83d"${"]".repeat(100_000)}`);
  expect(isWellFormed(nested)).toBe(false);
});
