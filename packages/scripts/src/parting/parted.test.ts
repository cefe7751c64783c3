import { partings } from "@advisor/agent/route/parting/parting";
import { expect, test } from "vitest";
import { places, written } from "./examples.ts";
import { parted } from "./parted.ts";

test("a mark stands before each segment but the first, a tilde before what asks nothing", () => {
  expect(parted("~Morning! // my cash, // and the AAPL price")).toEqual([
    { text: "Morning! ", idle: true },
    { text: "my cash, ", idle: false },
    { text: "and the AAPL price", idle: false },
  ]);
});

test.each([
  ["my cash, // and the AAPL price", ["asks_anew"]],
  ["gain on AAPL, in dollars", ["goes_on"]],
  ["~It rains here. // my cash now. // ~My wife wants to know.", ["asks_first", "asks_nothing"]],
])("%s: what each later piece does", (line, expected) => {
  expect(places(parted(line)).map(({ kind }) => partings[kind])).toEqual(expected);
});

test("every written message has a request, and no segment is empty", () => {
  const found = written();
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter((segments) => segments.every(({ idle }) => idle))).toEqual([]);
  expect(found.flat().filter(({ text }) => text.trim() === "")).toEqual([]);
});
