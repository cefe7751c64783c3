import { expect, test } from "vitest";
import { isMeant, notHeld, scopeOf } from "./ranking-words.ts";

const rows = [{ symbol: "KO" }, { symbol: "VTI" }, { symbol: "PG" }];
const among = ["KO", "TSLA", "PG"];

test("only the symbols that were asked about are ranked, and the answer names them", () => {
  expect(rows.filter((row) => isMeant({ among }, row))).toEqual([
    { symbol: "KO" },
    { symbol: "PG" },
  ]);
  expect(rows.filter((row) => isMeant({}, row))).toEqual(rows);
  expect(scopeOf({ among, account: "Roth" }).where).toBe(" among KO, TSLA and PG in Roth");
});

test("what of them is not held is said", () => {
  expect(notHeld({ among }, rows)).toBe("TSLA is not held.");
  expect(notHeld({ among: ["KO"] }, rows)).toBe("");
  expect(notHeld({}, rows)).toBe("");
});
