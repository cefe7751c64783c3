import { existsSync, readdirSync } from "node:fs";

/** The views of the side panel: each file of the folder exports one under its camelCase name. */
export async function viewNames(folder: URL): Promise<Map<string, string>> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -3))
    .sort();
  const names = await Promise.all(
    files.map(async (file) => {
      const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const all = (await import(new URL(`${file}.ts`, folder).href)) as Record<
        string,
        { name: string }
      >;
      if (all[name]?.name !== name)
        throw new Error(`${file}.ts must export ${name}, a view with the name "${name}".`);
      return [file, name] as const;
    }),
  );
  return new Map(names);
}

/** Generates the list of views. */
export function viewsSource(names: ReadonlyMap<string, string>): string {
  const all = [...names];
  return [
    "// Written by `npm run catalog`.",
    ...all.map(([file, name]) => `import { ${name} } from "./views/${file}.ts";`),
    "",
    `export const views = { ${all.map(([, name]) => name).join(", ")} };`,
    "",
    `export const viewSchemas = [${all.map(([, name]) => `${name}.schema`).join(", ")}] as const;`,
    "",
  ].join("\n");
}

/** Generates the list of how the page draws each view. */
export function drawingsSource(names: ReadonlyMap<string, string>, folder: URL): string {
  const all = [...names];
  for (const [file] of all)
    if (!existsSync(new URL(`${file}.tsx`, folder)))
      throw new Error(`The view ${file} has no packages/web/src/panel/views/${file}.tsx.`);
  return [
    "// Written by `npm run catalog`.",
    ...all.map(([file, name]) => `import { Draw as ${name} } from "./views/${file}.tsx";`),
    "",
    `export const drawings = { ${all.map(([, name]) => name).join(", ")} };`,
    "",
  ].join("\n");
}
