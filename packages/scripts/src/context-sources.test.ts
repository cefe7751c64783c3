import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { contextSourcesSource } from "./context-sources.ts";

let made: string | undefined;
afterEach(() => (made === undefined ? undefined : rm(made, { recursive: true })));

async function folderOf(files: Readonly<Record<string, string>>): Promise<URL> {
  made = await mkdtemp(join(tmpdir(), "sources-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(made, name), text);
  return pathToFileURL(`${made}/`);
}

test("the list of context sources is that of their files", async () => {
  const context = new URL("../../agent/src/context/", import.meta.url);
  const written = readFileSync(new URL("sources.gen.ts", context), "utf8");
  expect(written, "run npm run catalog").toBe(
    await contextSourcesSource(new URL("sources/", context)),
  );
});

test("sources are listed by position, and their tests are none", async () => {
  const folder = await folderOf({
    "fees.ts": 'export const feesSource = { key: "fees", position: 2 };',
    "fees.test.ts": "throw new Error();",
    "gifts.ts": 'export const giftsSource = { key: "gifts", position: 1 };',
  });
  expect(await contextSourcesSource(folder)).toContain(
    'export const sourceKeys = ["gifts","fees"] as const;',
  );
});

test("a file whose source has another name is refused", async () => {
  const folder = await folderOf({
    "fees.ts": 'export const feesSource = { key: "fee", position: 2 };',
  });
  await expect(contextSourcesSource(folder)).rejects.toThrow(
    'fees.ts must export feesSource, a source with the key "fees".',
  );
});
