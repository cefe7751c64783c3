import { expect, test } from "vitest";
import { isWellFormed, wellFormed } from "./well-formed.ts";

const [first, second] = ["\ud83d", "\ude80"];

test.each<[unknown, unknown]>([
  [`Up ${first} again`, "Up \ufffd again"],
  [second, "\ufffd"],
  [[{ title: [first] }], [{ title: ["\ufffd"] }]],
  [{ [`a${first}`]: { b: 1 } }, { "a\ufffd": { b: 1 } }],
])("half of a character in %j is replaced", (value, whole) => {
  expect([isWellFormed(value), wellFormed(value)]).toEqual([false, whole]);
});

test("what is whole is handed back as it is", () => {
  const value = { text: `${first}${second}`, list: [1, null, true, { deep: "ä" }] };
  expect(isWellFormed(value)).toBe(true);
  expect(wellFormed(value)).toBe(value);
});

test("a value nested 100,000 deep is looked through", () => {
  const nested = JSON.parse(`${"[".repeat(100_000)}"\\ud83d"${"]".repeat(100_000)}`);
  expect(isWellFormed(nested)).toBe(false);
});
