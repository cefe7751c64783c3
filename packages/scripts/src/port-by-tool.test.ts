import { readFileSync } from "node:fs";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import { portByToolSource } from "./port-by-tool.ts";

test("the list of ports by tool is that of the tools", () => {
  const file = new URL("../../adapters/src/market/chain/port-by-tool.gen.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run catalog").toBe(portByToolSource(catalog));
});

test("a tool that reads only market data is listed with its first port", () => {
  const source = portByToolSource([
    { name: "get_news", needs: ["calendar", "news", "symbols"] },
    { name: "get_worth", needs: ["quotes", "records"] },
    { name: "get_day", needs: ["calendar"] },
  ]);
  expect(source).toContain('{\n  get_news: "news",\n} as const');
});
