import { existsSync, readdirSync } from "node:fs";

interface MarketProvider {
  answers: readonly string[];
  keys?: readonly string[];
}

/** Generates the list of the providers of market data. */
export const providersSource = (market: URL): Promise<string> =>
  listSource<MarketProvider>(market, {
    loadFrom: "../",
    describe: ({ answers, keys = [] }) => ({ answers, keys }),
    head: ['import type { LiveProvider } from "../provider.ts";'],
    list: (entries) => [
      "/** Every live provider, by its name in the configuration. */",
      "export const liveProviders: Readonly<Record<string, LiveProvider>> = {",
      ...entries,
      "};",
    ],
  });

interface ModelProvider {
  settings: object;
  model?: string;
}

/** Generates the list of the providers of models. */
export const modelProvidersSource = (models: URL): Promise<string> =>
  listSource<ModelProvider>(models, {
    loadFrom: "./",
    describe: ({ settings, model }) => ({ settings, ...(model === undefined ? {} : { model }) }),
    head: ['import type { LiveModelProvider } from "./provider.ts";'],
    list: (entries, names) => [
      `export const modelProviderNames = ${JSON.stringify(names)} as const;`,
      "",
      "/** Every provider of models, by its name in `MODEL_PROVIDER`. */",
      "export const modelProviders: Readonly<",
      "  Record<(typeof modelProviderNames)[number], LiveModelProvider>",
      "> = {",
      ...entries,
      "};",
    ],
  });

interface GeneratedFile<Provider> {
  /** Where the folders are, as seen from the generated file. */
  loadFrom: string;
  /** What is known of a provider before its code is loaded. */
  describe(provider: Provider): object;
  head: string[];
  list(entries: string[], names: string[]): string[];
}

/**
 * Lists the folders whose file of the same name exports a `provider`. Their code is loaded only when they are
 * used.
 */
async function listSource<Provider>(
  folder: URL,
  { loadFrom, describe, head, list }: GeneratedFile<Provider>,
): Promise<string> {
  const names = readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/${name}.ts`, folder)))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const { provider } = (await import(new URL(`${name}/${name}.ts`, folder).href)) as {
        provider?: Provider;
      };
      if (provider === undefined) throw new Error(`${name}/${name}.ts must export its provider.`);
      const file = `${loadFrom}${name}/${name}.ts`;
      const known = Object.entries(describe(provider));
      return [
        `  ${JSON.stringify(name)}: {`,
        ...known.map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`),
        `    load: async () => (await import(${JSON.stringify(file)})).provider,`,
        "  },",
      ];
    }),
  );
  return ["// Written by `npm run catalog`.", ...head, "", ...list(entries.flat(), names), ""].join(
    "\n",
  );
}
