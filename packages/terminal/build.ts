import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

/**
 * `npm run build -w packages/terminal`: bundles the program into one self-contained file, with a
 * package manifest.
 */
const root = new URL("../../", import.meta.url);
const { values } = parseArgs({
  options: { outdir: { type: "string", default: fileURLToPath(new URL("dist", import.meta.url)) } },
});
const { version } = JSON.parse(await readFile(new URL("package.json", root), "utf8"));

await build({
  entryPoints: [fileURLToPath(new URL("src/bin.ts", import.meta.url))],
  outfile: `${values.outdir}/advisor.mjs`,
  bundle: true,
  minify: true,
  keepNames: true,
  platform: "node",
  format: "esm",
  target: "node20",
  mainFields: ["module", "main"],
  logLevel: "error",
});
const manifest = {
  name: "advisor-terminal",
  version,
  license: "MIT",
  type: "module",
  bin: { advisor: "advisor.mjs" },
  engines: { node: ">=20.12" },
};
await writeFile(`${values.outdir}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
