import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildPage, pageFolder } from "@advisor/local/build-page";
import { expect, test } from "@playwright/test";

const classNames = (text: string): Set<string> => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));

/** Only the sheets of the components that are used are part of the page. */
test("every Mantine component of the page comes with its styles", async () => {
  await buildPage();
  const folder = join(pageFolder, "assets");
  const files = await readdir(folder);
  const read = async (ending: string): Promise<string> => {
    const chosen = files.filter((file) => file.endsWith(ending));
    const texts = await Promise.all(chosen.map((file) => readFile(join(folder, file), "utf8")));
    return texts.join("\n");
  };
  const [scripts, sheets] = await Promise.all([read(".js"), read(".css")]);
  const all = createRequire(import.meta.url).resolve("@mantine/core/styles.css");
  const styled = classNames(await readFile(all, "utf8"));
  const used = [...classNames(scripts)].filter((name) => styled.has(name));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !classNames(sheets).has(name))).toEqual([]);
});
