import { expect, test } from "vitest";
import { isLoopback, isSameOrigin } from "./loopback.ts";

test.each(["127.0.0.1:8787", "localhost:8787", "LOCALHOST:1", "[::1]:8787", "localhost"])(
  "%s is this machine",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  "",
  "evil.example",
  "evil.example:8787",
  "localhost.evil.example:8787",
  "127.0.0.1.evil.example:8787",
  "127.0.0.1:8787.evil.example",
  "evil.example:8787@127.0.0.1",
  "127.0.0.2:8787",
  "0.0.0.0:8787",
  "localhost:",
  "localhost:0",
  "[::1",
  "::1",
  "localhost, evil.example",
])("%j is not this machine", (host) => {
  expect(isLoopback(host)).toBe(false);
});

test("a page has the same origin if its scheme, name and port match", () => {
  const host = "localhost:8787";
  const pages = [
    "http://localhost:8787",
    "http://localhost:9000",
    "https://localhost:8787",
    "null",
  ];
  expect(pages.map((origin) => isSameOrigin(origin, host))).toEqual([true, false, false, false]);
  expect(isSameOrigin(null, host)).toBe(true);
});
