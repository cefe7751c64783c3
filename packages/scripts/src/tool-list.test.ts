import { readFileSync } from "node:fs";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import { toolListSource } from "./tool-list.ts";

test("the list of tools has the current description of every tool", () => {
  const file = new URL("../../tools/src/tool-list.gen.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run catalog").toBe(toolListSource(catalog));
});
