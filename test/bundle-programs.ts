import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

export const repository = fileURLToPath(new URL("..", import.meta.url));

/** The path of a program's bundle in the folder of the bundles. */
export const bundleOf = (path: string): string => path.replace(/\.ts$/, ".mjs");

/**
 * Bundles programs of this repository, which node loads six times faster than their thousand source
 * files. Bundling many of them takes hardly longer than one, because they share most modules.
 */
export const bundlePrograms = (programs: readonly string[], outdir: string) =>
  build({
    entryPoints: programs.map((path) => join(repository, path)),
    outbase: repository,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "es2024",
    mainFields: ["module", "main"],
    external: ["dynalite", "esbuild", "vite"],
    plugins: [ownPlaces(programs)],
    banner: { js: requires },
    logLevel: "error",
  });

/** CommonJS support inside an ES module. */
const requires =
  'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);';

/**
 * Source files that read neighboring files find them from inside the bundle, too, and a program that
 * they start is started as its bundle.
 */
const ownPlaces = (programs: readonly string[]): Plugin => ({
  name: "own-places",
  setup: ({ onLoad, initialOptions: { outdir = "" } }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!text.includes("import.meta.url")) return;
      const contents = text.replaceAll(neighbor, (_, file: string) => {
        const beside = relative(repository, resolve(dirname(path), file.slice(1, -1)));
        const found = programs.includes(beside) ? join(outdir, bundleOf(beside)) : path;
        return `new URL(${found === path ? file : '""'}, ${urlOf(found)})`;
      });
      return { contents, loader: "ts" };
    }),
});

const urlOf = (path: string): string => JSON.stringify(pathToFileURL(path).href);

const neighbor = /new URL\(([^()]+), import\.meta\.url\)/g;
