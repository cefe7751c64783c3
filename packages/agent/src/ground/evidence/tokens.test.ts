import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

const wordsOf = (text: string) => tokensOf(text).map(({ key, raw }) => [key, raw]);

test("a bracket belongs to the word that opens it", () => {
  expect(wordsOf("(VOO and VTI).")).toEqual([
    ["voo", "VOO"],
    ["and", "and"],
    ["vti", "VTI"],
  ]);
  expect(wordsOf("Ann's 401(k).")).toEqual([
    ["ann", "Ann"],
    ["401k", "401(k)"],
  ]);
});
