import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { modelProvidersSource, providersSource } from "./providers.ts";

test("the list of providers is that of their files", async () => {
  const market = new URL("../../adapters/src/market/", import.meta.url);
  const written = readFileSync(new URL("chain/providers.gen.ts", market), "utf8");
  expect(written, "run npm run catalog").toBe(await providersSource(market));
});

test("the list of providers of models is that of their files", async () => {
  const models = new URL("../../adapters/src/model/", import.meta.url);
  const written = readFileSync(new URL("providers.gen.ts", models), "utf8");
  expect(written, "run npm run catalog").toBe(await modelProvidersSource(models));
});

test("a provider of models is one file, with the settings that it reads", async () => {
  const folder = await mkdtemp(join(tmpdir(), "models-"));
  await mkdir(join(folder, "acme"));
  await writeFile(
    join(folder, "acme/acme.ts"),
    'export const provider = { settings: { ACME_KEY: { kind: "secret" } }, model: "acme-1", open() {} };',
  );
  expect(await modelProvidersSource(pathToFileURL(`${folder}/`))).toContain(
    `= {
  "acme": {
    settings: {"ACME_KEY":{"kind":"secret"}},
    model: "acme-1",
    load: async () => (await import("./acme/acme.ts")).provider,
  },
};
`,
  );
  await mkdir(join(folder, "late"));
  await writeFile(join(folder, "late/late.ts"), "export const other = 1;");
  await expect(modelProvidersSource(pathToFileURL(`${folder}/`))).rejects.toThrow(
    "late/late.ts must export its provider.",
  );
  await rm(folder, { recursive: true });
});

test("a provider is one file, and other folders are none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "market-"));
  for (const name of ["acme", "shared"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "shared/values.ts"), "export const one = 1;");
  await writeFile(
    join(folder, "acme/acme.ts"),
    'export const provider = { answers: ["quotes"], keys: ["ACME_API_KEY"], open: () => ({}) };',
  );
  const source = await providersSource(pathToFileURL(`${folder}/`));
  expect(source).toContain(
    `= {
  "acme": {
    answers: ["quotes"],
    keys: ["ACME_API_KEY"],
    load: async () => (await import("../acme/acme.ts")).provider,
  },
};
`,
  );
  await rm(folder, { recursive: true });
});
