import { readFileSync } from "node:fs";
import { kinds } from "@advisor/agent/route/likeness/kinds";
import { expect, test } from "vitest";
import { digest } from "./digest.ts";
import { utterances } from "./examples.ts";

test("no question is known as two kinds", () => {
  const known = new Map<string, string>();
  const twice = utterances().filter(({ kind, text }) => {
    const before = known.get(text.toLowerCase()) ?? kind;
    known.set(text.toLowerCase(), kind);
    return before !== kind;
  });
  expect(twice).toEqual([]);
});

test.each(kinds)("%s is known in a hundred ways and more", (kind) => {
  expect(utterances().filter((one) => one.kind === kind).length).toBeGreaterThan(100);
});

test("the table was learned from the questions as they stand: else run `npm run likeness`", () => {
  const table = new URL("../../../agent/src/route/likeness/table.gen.ts", import.meta.url);
  expect(readFileSync(table, "utf8").split("\n")[0]).toContain(digest());
});
