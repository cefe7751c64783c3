import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { inject } from "vitest";
import { oncePerRun } from "./once-per-run.ts";

/** Bundling all of them at once takes hardly longer than bundling one, because they share most modules. */
const programs = [
  ...[
    ...["main", "ask", "tool", "audit", "import", "seed", "deploy", "terminal"],
    ...["bench/main", "eval/main", "model-check/main", "lambda/runtime"],
  ].map((name) => `packages/local/src/${name}.ts`),
  "packages/terminal/src/bin.ts",
  "packages/functions/src/workflow.ts",
  "test/durable/kill-service.ts",
  "test/durable/kill-worker.ts",
  "test/research/kill-service.ts",
  "examples/ai-sdk.ts",
];
const repository = fileURLToPath(new URL("..", import.meta.url));

/**
 * A program of this repository as a bundle for tests: node loads it six times faster than its
 * thousand source files. Built once per test run.
 */
export async function program(source: URL): Promise<string> {
  const path = relative(repository, fileURLToPath(source));
  if (!programs.includes(path)) throw new Error(`${path} is not among the programs of program.ts`);
  return join(await oncePerRun("programs", bundle), bundleOf(path));
}

/**
 * The environment in which a program starts with what node compiled of it before. Only a program that
 * ends on its own or by SIGTERM leaves something for the next one.
 */
export const compiledBefore = () => ({
  NODE_COMPILE_CACHE: join(inject("runFolder"), "compiled"),
});

const bundleOf = (path: string): string => path.replace(/\.ts$/, ".mjs");

const bundle = (outdir: string) =>
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
    plugins: [ownPlaces],
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
const ownPlaces: Plugin = {
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
};

const urlOf = (path: string): string => JSON.stringify(pathToFileURL(path).href);

const neighbor = /new URL\(([^()]+), import\.meta\.url\)/g;
