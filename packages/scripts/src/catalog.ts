import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { modelForm } from "@advisor/query/schema/model-form";
import { contextSourcesSource } from "./context-sources.ts";
import { englishWordsSource } from "./english-words.ts";
import { figureUnitsSource } from "./figure-units.ts";
import { portByToolSource } from "./port-by-tool.ts";
import { modelProvidersSource, providersSource } from "./providers.ts";
import { sourceNamesSource } from "./source-names.ts";
import { toolListSource } from "./tool-list.ts";
import { withoutOptions } from "./usage.ts";
import { drawingsSource, listViews, viewsSource } from "./views.ts";

const usage = `npm run catalog
Writes what is generated from other files: the lists of tools, providers of market data and of models, context sources
and views of the panel, the form of a query, the list of English words, for the page the units of figures and the
names of sources, and what .env.example and docs/tools.md say about providers. Run it after one of them, or a dataset,
has changed.`;

/**
 * Generates the catalog. Each file in a group's folder is a tool, exported under its camelCase
 * name.
 */
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
    'import type { DefinedTool } from "./tool.ts";',
    "",
    "export const catalog: readonly DefinedTool[] = [",
    ...files.map((file) => `  ${camel(file)},`),
    "];",
    "",
  ].join("\n");
}

/** Generates the short form of a query, so that loading the catalog does not load the datasets. */
export const queryFormSource = (): string =>
  [
    "// Written by `npm run catalog`.",
    `export const queryForm = ${JSON.stringify(modelForm(), null, 2)};`,
    "",
  ].join("\n");

const tools = new URL("../../tools/src/", import.meta.url);
const context = new URL("../../agent/src/context/", import.meta.url);
const market = new URL("../../adapters/src/market/", import.meta.url);
const models = new URL("../../adapters/src/model/", import.meta.url);
const protocol = new URL("../../protocol/src/panel/", import.meta.url);
const panel = new URL("../../web/src/panel/", import.meta.url);
const text = new URL("../../domain/src/text/", import.meta.url);
const message = new URL("../../web/src/chat/message/", import.meta.url);
const documents = [".env.example", "docs/tools.md"].map(
  (path) => new URL(`../../../${path}`, import.meta.url),
);
if (import.meta.main) {
  withoutOptions(usage);
  const views = await listViews(new URL("views/", protocol));
  writeFileSync(new URL("views.gen.ts", protocol), viewsSource(views));
  writeFileSync(new URL("views.gen.ts", panel), drawingsSource(views, new URL("views/", panel)));
  const sources = await contextSourcesSource(new URL("sources/", context));
  writeFileSync(new URL("sources.gen.ts", context), sources);
  writeFileSync(new URL("chain/providers.gen.ts", market), await providersSource(market));
  writeFileSync(new URL("providers.gen.ts", models), await modelProvidersSource(models));
  // Imported here, because it reads the two lists that were just written.
  const { withProviders } = await import("./provider-docs.ts");
  for (const document of documents)
    writeFileSync(document, withProviders(readFileSync(document, "utf8")));
  writeFileSync(new URL("english-words.gen.ts", text), englishWordsSource());
  writeFileSync(new URL("query-form.gen.ts", tools), queryFormSource());
  writeFileSync(new URL("catalog.gen.ts", tools), catalogSource(new URL("catalog/", tools)));
  const { catalog } = await import("@advisor/tools/catalog.gen");
  writeFileSync(new URL("chain/port-by-tool.gen.ts", market), portByToolSource(catalog));
  writeFileSync(new URL("tool-list.gen.ts", tools), toolListSource(catalog));
  writeFileSync(new URL("figure-units.gen.ts", message), figureUnitsSource(catalog));
  writeFileSync(new URL("source-names.gen.ts", message), sourceNamesSource(catalog));
}
