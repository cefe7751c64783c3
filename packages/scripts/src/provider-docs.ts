import { liveProviders } from "@advisor/adapters/market/chain/providers.gen";
import type { ModelSetting } from "@advisor/adapters/model/provider";
import { modelProviders } from "@advisor/adapters/model/providers.gen";

/** A document with what it says about providers, between two marked lines for each part, as it is now. */
export function withProviders(document: string): string {
  const market = Object.entries(liveProviders);
  const parts = {
    "model settings": Object.entries<{ settings: ModelSettings }>(modelProviders).flatMap(
      ([name, { settings }]) => settingLines(name, settings),
    ),
    "market providers": [`# embedded (default), ${market.map(([name]) => name).join(", ")}.`],
    "market keys": market.flatMap(([, { keys }]) => keys.map((key) => `${key}=`)),
    "providers and keys": [keySentence(market)],
  };
  return Object.entries(parts).reduce(
    (text, [name, lines]) => replacePart(text, name, lines),
    document,
  );
}

type ModelSettings = Readonly<Record<string, ModelSetting>>;

/** The variables of a provider of models, in the form of `.env.example`. */
export function settingLines(provider: string, settings: ModelSettings): string[] {
  const all = Object.entries(settings);
  if (all.length === 0) return [];
  const defaults = all.flatMap(([name, setting]) =>
    setting.default === undefined ? [] : [` Default of ${name}: ${setting.default}.`],
  );
  return [
    `# With MODEL_PROVIDER=${provider}.${defaults.join("")}`,
    ...all.map(([name]) => `${name}=`),
  ];
}

type Keyed = [name: string, provider: { keys: readonly string[] }];

/** Which providers of market data need a key, in Markdown. */
export function keySentence(providers: readonly Keyed[]): string {
  const named = (needsKey: boolean): string => {
    const names = providers.filter(([, { keys }]) => keys.length > 0 === needsKey);
    return conjunction.format(names.map(([name]) => `\`${name}\``));
  };
  return `Without a key: ${named(false)}. With one: ${named(true)}.`;
}

const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Replaces the lines of a part, if the document has it. */
export const replacePart = (text: string, name: string, lines: readonly string[]): string =>
  text.replace(
    new RegExp(
      `(^.*written by \`npm run catalog\`: ${name}\\b.*\\n)[^]*?(^.*end of ${name}\\b)`,
      "m",
    ),
    (_, begin: string, end: string) => `${begin}${lines.join("\n")}\n${end}`,
  );
