import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { englishWordsSource } from "./english-words.ts";

test("the packed list of English words is current", () => {
  const file = new URL("../../domain/src/text/english-words.gen.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run catalog").toBe(englishWordsSource());
});
