import { existsSync, readdirSync } from "node:fs";

interface Provider {
  answers: readonly string[];
  keys?: readonly string[];
}

/**
 * Generates the list of providers from the folders whose file of the same name exports a `provider`. Their code
 * is loaded only when they are asked.
 */
export async function providersSource(market: URL): Promise<string> {
  const names = readdirSync(market)
    .filter((name) => existsSync(new URL(`${name}/${name}.ts`, market)))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const { provider } = (await import(new URL(`${name}/${name}.ts`, market).href)) as {
        provider: Provider;
      };
      return [
        `  ${JSON.stringify(name)}: {`,
        `    answers: ${JSON.stringify(provider.answers)},`,
        `    keys: ${JSON.stringify(provider.keys ?? [])},`,
        `    load: async () => (await import("../${name}/${name}.ts")).provider,`,
        "  },",
      ];
    }),
  );
  return [
    "// Written by `npm run catalog`.",
    'import type { LiveProvider } from "../provider.ts";',
    "",
    "/** Every live provider, by its name in the configuration. */",
    "export const liveProviders: Readonly<Record<string, LiveProvider>> = {",
    ...entries.flat(),
    "};",
    "",
  ].join("\n");
}
