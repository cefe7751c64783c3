import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The entry points that are deployed, below `packages/functions/src`. */
export const entries = ["api/lambda", "tool", "title"] as const;

export interface Bundle {
  file: string;
  bytes: number;
}

/** CommonJS inside of an ES module: what the deployment puts in front of every bundle. */
const banner = [
  'import { createRequire } from "node:module";',
  "const require = createRequire(import.meta.url);",
].join("");

/** A deployed entry point as its function gets it. */
export const bundle = (entry: (typeof entries)[number], folder: string): Promise<Bundle> =>
  bundleFile(
    new URL(`../../../functions/src/${entry}.ts`, import.meta.url),
    join(folder, `${entry.replace("/", "-")}.mjs`),
  );

/** Bundles as the deployment does: one minified ES module for Node. */
export async function bundleFile(source: URL, outfile: string): Promise<Bundle> {
  await build({
    entryPoints: [fileURLToPath(source)],
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
