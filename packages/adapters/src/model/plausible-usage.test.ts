import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plausibleUsage } from "./plausible-usage.ts";

const plain = {
  input: 100,
  output: 10,
  cacheRead: undefined,
  cacheWrite: undefined,
  total: 110,
  inputHoldsCached: true,
};

test("plausible counts are used as stated", () => {
  expect(plausibleUsage(plain)).toEqual({ input_tokens: 100, output_tokens: 10 });
  expect(plausibleUsage({ ...plain, total: undefined })).toEqual({
    input_tokens: 100,
    output_tokens: 10,
  });
  expect(plausibleUsage({ ...plain, output: 0, total: null })).toEqual({
    input_tokens: 100,
    output_tokens: 0,
  });
});

test("cached tokens are included in the input, whether or not the server includes them", () => {
  const cached = { cache_read_tokens: 60, cache_write_tokens: 30 };
  const stated = { ...plain, cacheRead: 60, cacheWrite: 30 };
  expect(plausibleUsage(stated)).toEqual({ input_tokens: 100, output_tokens: 10, ...cached });
  expect(plausibleUsage({ ...stated, total: 200, inputHoldsCached: false })).toEqual({
    input_tokens: 190,
    output_tokens: 10,
    ...cached,
  });
});

const odd: unknown[] = [
  1.5,
  "100",
  1e300,
  -5,
  -100_000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10_000_001,
  1e15,
  [100],
  { tokens: 100 },
  true,
  "",
];

describe("an implausible count makes the usage null", () => {
  test.each(odd.map((value) => [value]))("%j", (value) => {
    for (const field of ["input", "output", "cacheRead", "cacheWrite", "total"] as const) {
      expect(plausibleUsage({ ...plain, [field]: value })).toBeNull();
    }
  });

  test.each([
    ["no input", { input: null }],
    ["no output", { output: undefined }],
    ["a total less than its parts", { total: 109 }],
    ["more cached than was sent", { cacheRead: 101 }],
    ["more cached together than was sent", { cacheRead: 60, cacheWrite: 60 }],
    [
      "parts whose sum is absurd",
      { input: 9_000_000, cacheRead: 9_000_000, total: null, inputHoldsCached: false },
    ],
  ])("%s", (_, over) => {
    expect(plausibleUsage({ ...plain, ...over })).toBeNull();
  });
});

test("the usage is always null or plausible counts", () => {
  return fc.assert(
    fc.property(fc.array(fc.anything(), { minLength: 5, maxLength: 5 }), fc.boolean(), (all, b) => {
      const [input, output, cacheRead, cacheWrite, total] = all;
      const usage = plausibleUsage({
        input,
        output,
        cacheRead,
        cacheWrite,
        total,
        inputHoldsCached: b,
      });
      const counts = Object.values(usage ?? {});
      expect(counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0)).toBe(true);
    }),
  );
});
