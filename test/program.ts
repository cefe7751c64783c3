import { mkdtemp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { inject } from "vitest";

const built = new Map<string, Promise<string>>();

/**
 * A program of this repository as one bundle for tests: node loads it six times faster than its
 * thousand source files. Built once per test process.
 */
export function program(source: URL): Promise<string> {
  const known = built.get(source.href) ?? bundled(fileURLToPath(source));
  built.set(source.href, known);
  return known;
}

async function bundled(source: string): Promise<string> {
  const outdir = await mkdtemp(join(inject("runFolder"), "program-"));
  await build({
    entryPoints: [source],
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    keepNames: true,
    platform: "node",
    format: "esm",
    target: "es2024",
    mainFields: ["module", "main"],
    external: ["dynalite", "esbuild", "vite"],
    plugins: [ownPlaces],
    define: { "import.meta.url": "ownPlace" },
    banner: { js: requires },
    logLevel: "error",
  });
  return join(outdir, `${basename(source, ".ts")}.mjs`);
}

/** CommonJS support inside an ES module. */
const requires =
  'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);';

/** Source files that read or start neighboring files find them from inside the bundle, too. */
const ownPlaces: Plugin = {
  name: "own-places",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!text.includes("import.meta.url")) return;
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: `const ownPlace = ${place};${text}`, loader: "ts" };
    }),
};
