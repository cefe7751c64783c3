import { readdirSync } from "node:fs";

/** Generates the list of context sources: each file `<key>.ts` of the folder exports `<key>Source`. */
export async function contextSourcesSource(folder: URL): Promise<string> {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const key = file.slice(0, -3);
      const all = (await import(new URL(file, folder).href)) as Record<
        string,
        { key: string; position: number }
      >;
      const source = all[`${key}Source`];
      if (source?.key !== key)
        throw new Error(`${file} must export ${key}Source, a source with the key "${key}".`);
      return source;
    }),
  );
  const keys = found.toSorted((a, b) => a.position - b.position).map(({ key }) => key);
  return [
    "// Written by `npm run catalog`.",
    ...found.map(({ key }) => `import { ${key}Source } from "./sources/${key}.ts";`),
    "",
    "/** The context sources in the order in which they appear. */",
    `export const sourceKeys = ${JSON.stringify(keys)} as const;`,
    "",
    "export const sources = {",
    ...keys.map((key) => `  ${key}: ${key}Source,`),
    "};",
    "",
  ].join("\n");
}
