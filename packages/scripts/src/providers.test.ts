import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { providersSource } from "./providers.ts";

test("the list of providers is that of their files", async () => {
  const market = new URL("../../adapters/src/market/", import.meta.url);
  const written = readFileSync(new URL("chain/providers.gen.ts", market), "utf8");
  expect(written, "run npm run catalog").toBe(await providersSource(market));
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
