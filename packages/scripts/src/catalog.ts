import { readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { modelForm } from "@advisor/query/schema/model-form";

/** Writes the catalogue: every file of a group's folder is one tool, exported under its name in camelCase. */
export function catalogSource(folder: URL): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -3))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const camel = (file: string) =>
    basename(file).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    "// Written by `npm run catalog`.",
    ...files.map((file) => `import { ${camel(file)} } from "./catalog/${file}.ts";`),
    'import type { Tool } from "./tool.ts";',
    "",
    "export const catalog: readonly Tool[] = [",
    ...files.map((file) => `  ${camel(file)},`),
    "];",
    "",
  ].join("\n");
}

/** The short form of a query, so that whoever loads the catalogue does not load all datasets with it. */
export const queryFormSource = (): string =>
  [
    "// Written by `npm run catalog`.",
    `export const queryForm = ${JSON.stringify(modelForm(), null, 2)};`,
    "",
  ].join("\n");

const tools = new URL("../../tools/src/", import.meta.url);
if (import.meta.main) {
  writeFileSync(new URL("query-form.gen.ts", tools), queryFormSource());
  writeFileSync(new URL("catalog.gen.ts", tools), catalogSource(new URL("catalog/", tools)));
}
