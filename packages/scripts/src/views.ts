import { existsSync, readdirSync } from "node:fs";

export interface ListedView {
  /** Without its extension. */
  file: string;
  name: string;
  /** Whether the page draws it from results of tools. */
  hasResults: boolean;
}

/** The views of the side panel: each file of the folder exports one under its camelCase name. */
export async function listViews(folder: URL): Promise<ListedView[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -3))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const all = (await import(new URL(`${file}.ts`, folder).href)) as Record<
        string,
        { name: string; resultsOf?: unknown }
      >;
      const view = all[name];
      if (view?.name !== name)
        throw new Error(`${file}.ts must export ${name}, a view with the name "${name}".`);
      return { file, name, hasResults: view.resultsOf !== undefined };
    }),
  );
}

/** Generates the list of views. */
export function viewsSource(views: readonly ListedView[]): string {
  return [
    "// Written by `npm run catalog`.",
    ...views.map(({ file, name }) => `import { ${name} } from "./views/${file}.ts";`),
    "",
    `export const views = { ${views.map(({ name }) => name).join(", ")} };`,
    "",
    `export const viewSchemas = [${views.map(({ name }) => `${name}.schema`).join(", ")}] as const;`,
    "",
  ].join("\n");
}

/** Generates the list of how the page draws views; it shows the results that the others name. */
export function drawingsSource(views: readonly ListedView[], folder: URL): string {
  const drawn = views.filter(({ file, hasResults }) => {
    const path = `packages/web/src/panel/views/${file}.tsx`;
    const isDrawn = existsSync(new URL(`${file}.tsx`, folder));
    if (isDrawn && hasResults)
      throw new Error(`The view ${file} has both \`results\` and ${path}.`);
    if (!isDrawn && !hasResults)
      throw new Error(`The view ${file} has neither \`results\` nor ${path}.`);
    return isDrawn;
  });
  return [
    "// Written by `npm run catalog`.",
    ...drawn.map(({ file, name }) => `import { Draw as ${name} } from "./views/${file}.tsx";`),
    "",
    `export const drawings = { ${drawn.map(({ name }) => name).join(", ")} };`,
    "",
  ].join("\n");
}
