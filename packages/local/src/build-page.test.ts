import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const web = new URL("../../web/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, web), "utf8");

test("what builds the page is installed without development dependencies, too", () => {
  const imported = [...read("vite.config.ts").matchAll(/from "([^"]+)"/g)].map(([, name]) => name);
  const { dependencies } = JSON.parse(read("package.json"));
  expect(imported).toContain("vite");
  expect(imported.filter((name = "") => !(name in dependencies))).toEqual([]);
});
