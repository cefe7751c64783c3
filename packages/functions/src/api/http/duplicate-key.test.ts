import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { duplicateKey } from "./duplicate-key.ts";

describe("a key that an object has twice is found", () => {
  test.each([
    ['{"a":1,"a":1}', "a"],
    ['{"a":1,"b":{"c":1,"c":2}}', "c"],
    ['[{"a":1},{"b":1,"b":1}]', "b"],
    ['{"a":{"b":1},"a":{"b":1}}', "a"],
    ['{"a":[{"a":1}],"a":1}', "a"],
    ['{"":1,"":2}', ""],
    ['{ "a"\n:1,\t"a" :2}', "a"],
    ['{"a":1,"\\u0061":2}', "a"],
    ['{"\\"":1,"\\u0022":2}', '"'],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
  ])("%s", (text, key) => {
    expect(duplicateKey(text)).toBe(key);
  });
});

describe("keys that only look alike are accepted", () => {
  test.each([
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":"a"}',
    '["a","a"]',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '{"a":"\\\\","b":"}{][:"}',
    '{"a":1,"A":2,"a ":3}',
    '"a"',
    "null",
  ])("%s", (text) => {
    expect(duplicateKey(text)).toBeUndefined();
  });
});

test("serialized JSON never has a duplicate key", () => {
  return fc.assert(
    fc.property(fc.json(), (text) => {
      expect(duplicateKey(text)).toBeUndefined();
    }),
  );
});

test("long strings and deep nesting are handled", () => {
  const long = JSON.stringify({ a: '\\"{'.repeat(500_000), b: "x".repeat(1_000_000) });
  const deep = `${'{"a":'.repeat(100_000)}{"b":1,"b":2}${"}".repeat(100_000)}`;
  expect([duplicateKey(long), duplicateKey(deep)]).toEqual([undefined, "b"]);
});
