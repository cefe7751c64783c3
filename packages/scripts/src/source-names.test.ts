import { readFileSync } from "node:fs";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import { sourceNamesSource } from "./source-names.ts";

test("the page has the current name of every source", () => {
  const file = new URL("../../web/src/chat/message/source-names.gen.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run catalog").toBe(sourceNamesSource(catalog));
});
