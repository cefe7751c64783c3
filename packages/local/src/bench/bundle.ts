import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The entry points that are deployed, below `packages/functions/src`. */
export const entries = ["api/lambda", "tool", "title"] as const;
export type Entry = (typeof entries)[number];

export interface Bundle {
  file: string;
  bytes: number;
}

/** CommonJS inside of an ES module: what the deployment puts in front of every bundle. */
const banner = [
  'import { createRequire } from "node:module";',
  "const require = createRequire(import.meta.url);",
].join("");

/** Makes the bundle as the deployment does: one minified ES module for Node. */
export async function bundle(entry: Entry, folder: string): Promise<Bundle> {
  const outfile = join(folder, `${entry.replace("/", "-")}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`../../../functions/src/${entry}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: "node",
    format: "esm",
    target: "node24",
    mainFields: ["module", "main"],
    banner: { js: banner },
    logLevel: "error",
  });
  return { file: outfile, bytes: (await stat(outfile)).size };
}
