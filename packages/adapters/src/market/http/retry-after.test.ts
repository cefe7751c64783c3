import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-20T21:00:00Z");

test.each([
  [null, null],
  ["0", 0],
  ["120", 120],
  ["Fri, 20 Nov 2026 21:01:00 GMT", 60],
  ["Fri, 20 Nov 2026 20:00:00 GMT", 0],
  ["later", null],
])("Retry-After: %s is %s seconds", (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds);
});
