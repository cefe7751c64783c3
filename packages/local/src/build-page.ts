import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const packages = fileURLToPath(new URL("../../", import.meta.url));
const web = join(packages, "web");

/** The folder of the built page. */
export const pageFolder = join(web, "dist");

/** The files that the page is built from. */
const sources = [
  ...["web", "client", "protocol", "domain"].map((name) => join(packages, name, "src")),
  ...["index.html", "vite.config.ts", "package.json", "public"].map((name) => join(web, name)),
];

/** Builds the page if it was never built or its sources are newer. */
export async function buildPage(): Promise<void> {
  const built = await writtenAt(join(pageFolder, "index.html"));
  const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
  if (built > newest) return;
  const vite = createRequire(join(web, "package.json")).resolve("vite/package.json");
  const command = [join(dirname(vite), "bin", "vite.js"), "build", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, command, { cwd: web });
}

const writtenAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The modification time of a file, or of the newest file in a folder. */
async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return writtenAt(path);
  const times = entries.map(({ name }) => newestIn(join(path, name)));
  return Math.max(0, ...(await Promise.all(times)));
}
