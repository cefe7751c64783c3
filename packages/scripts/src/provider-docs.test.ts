import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keySentence, replacePart, settingLines, withProviders } from "./provider-docs.ts";

test.each([
  [".env.example", "FMP_API_KEY="],
  [".env.example", "OPENAI_API_KEY="],
  [".env.example", "# embedded (default), "],
  ["docs/tools.md", "Without a key: `finra`, `house-clerk`, `sec`, and `yahoo`."],
])("%s names the current providers and what they read: %s", (file, part) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  expect(text).toContain(part);
  expect(text, "run npm run catalog").toBe(withProviders(text));
});

test("a provider of models is named with the variables that it reads, and their defaults", () => {
  const settings = {
    ACME_URL: { kind: "address", default: "https://acme.test" },
    ACME_KEY: { kind: "secret" },
  } as const;
  expect(settingLines("acme", settings)).toEqual([
    "# With MODEL_PROVIDER=acme. Default of ACME_URL: https://acme.test.",
    "ACME_URL=",
    "ACME_KEY=",
  ]);
  expect(settingLines("bedrock", {})).toEqual([]);
});

test("providers of market data are named by whether they need a key", () => {
  expect(
    keySentence([
      ["acme", { keys: ["ACME_KEY"] }],
      ["open", { keys: [] }],
      ["free", { keys: [] }],
    ]),
  ).toBe("Without a key: `open` and `free`. With one: `acme`.");
});

test("only the lines between the two marked ones are replaced", () => {
  const text = "before\n# written by `npm run catalog`: keys\nOLD=\n# end of keys\nafter\n";
  expect(replacePart(text, "keys", ["NEW=", "NEWER="])).toBe(
    "before\n# written by `npm run catalog`: keys\nNEW=\nNEWER=\n# end of keys\nafter\n",
  );
  expect(replacePart(text, "others", ["NEW="])).toBe(text);
});
