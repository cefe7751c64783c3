import { readdirSync, writeFileSync } from "node:fs";

/** Writes the catalogue: every file of the folder is one tool, exported under its name in camelCase. */
export function catalogSource(folder: URL): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -3))
    .sort();
  const camel = (file: string) =>
    file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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

const tools = new URL("../../tools/src/", import.meta.url);
if (import.meta.main) {
  writeFileSync(new URL("catalog.gen.ts", tools), catalogSource(new URL("catalog/", tools)));
}
