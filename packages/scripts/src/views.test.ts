import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { drawingsSource, listViews, viewsSource } from "./views.ts";

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
  const views = await listViews(new URL("views/", protocol));
  const hint = "run npm run catalog";
  expect(readFileSync(new URL("views.gen.ts", protocol), "utf8"), hint).toBe(viewsSource(views));
  expect(readFileSync(new URL("views.gen.ts", panel), "utf8"), hint).toBe(
    drawingsSource(views, new URL("views/", panel)),
  );
});

test("a file whose view has another name is refused", async () => {
  const folder = await folderOf({ "tax-lots.ts": 'export const taxLots = { name: "lots" };' });
  await expect(listViews(folder)).rejects.toThrow(
    'tax-lots.ts must export taxLots, a view with the name "taxLots".',
  );
});

test("a view has either results or a drawing", async () => {
  const folder = await folderOf({ "etf.tsx": "" });
  const drawn = (file: string, hasResults: boolean) => () =>
    drawingsSource([{ file, name: file, hasResults }], folder);
  expect(drawn("lots", false)).toThrow(
    "The view lots has neither `results` nor packages/web/src/panel/views/lots.tsx.",
  );
  expect(drawn("etf", true)).toThrow(
    "The view etf has both `results` and packages/web/src/panel/views/etf.tsx.",
  );
  expect(drawn("lots", true)()).not.toContain("lots");
});
