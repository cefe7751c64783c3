import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { drawingsSource, viewNames, viewsSource } from "./views.ts";

const protocol = new URL("../../protocol/src/panel/", import.meta.url);
const panel = new URL("../../web/src/panel/", import.meta.url);

let made: string | undefined;
afterEach(() => (made === undefined ? undefined : rm(made, { recursive: true })));

async function folderOf(files: Readonly<Record<string, string>>): Promise<URL> {
  made = await mkdtemp(join(tmpdir(), "views-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(made, name), text);
  return pathToFileURL(`${made}/`);
}

test("the lists of views and of their drawings are those of their files", async () => {
  const names = await viewNames(new URL("views/", protocol));
  const hint = "run npm run catalog";
  expect(readFileSync(new URL("views.gen.ts", protocol), "utf8"), hint).toBe(viewsSource(names));
  expect(readFileSync(new URL("views.gen.ts", panel), "utf8"), hint).toBe(
    drawingsSource(names, new URL("views/", panel)),
  );
});

test("a file whose view has another name is refused", async () => {
  const folder = await folderOf({ "tax-lots.ts": 'export const taxLots = { name: "lots" };' });
  await expect(viewNames(folder)).rejects.toThrow(
    'tax-lots.ts must export taxLots, a view with the name "taxLots".',
  );
});

test("a view that the page does not draw is refused", async () => {
  const folder = await folderOf({ "etf.tsx": "", "lots.ts": "" });
  expect(() => drawingsSource(new Map([["lots", "lots"]]), folder)).toThrow(
    "The view lots has no packages/web/src/panel/views/lots.tsx.",
  );
});
