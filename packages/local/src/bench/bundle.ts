import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";

/** The deployed entry points, below `packages/functions/src`. */
export const entries = ["api/lambda", "tool", "title", "workflow"] as const;

export interface Bundle {
  file: string;
  /** The bytes loaded at startup: the entry and everything that it imports statically. */
  bytes: number;
  /** The bytes including chunks that are loaded on demand. */
  total: number;
}

/** CommonJS support inside an ES module: SST puts this banner on every file of a bundle. */
const banner = [
  "import { createRequire as topLevelCreateRequire } from 'module';",
  "const require = topLevelCreateRequire(import.meta.url);",
  'import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from "url"',
  "const __filename = topLevelFileUrlToPath(import.meta.url)",
  'const __dirname = topLevelFileUrlToPath(new topLevelURL(".", import.meta.url))',
  "",
].join("\n");

/** Bundles an entry point as it is deployed. */
export const bundle = (entry: (typeof entries)[number], folder: string): Promise<Bundle> =>
  bundleFile(
    new URL(`../../../functions/src/${entry}.ts`, import.meta.url),
    join(folder, entry.replace("/", "-")),
    { keepNames: entry === "workflow" },
  );

/**
 * Bundles the way SST does for `nodejs24.x` with the settings of `stacks/function.ts`, but without source
 * maps, which SST stores separately.
 */
export async function bundleFile(
  source: URL,
  outdir: string,
  { keepNames } = { keepNames: false },
): Promise<Bundle> {
  const entry = fileURLToPath(source);
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    outExtension: { ".js": ".mjs" },
    entryNames: "bundle",
    external: ["sharp", "pg-native"],
    bundle: true,
    splitting: true,
    minify: true,
    keepNames,
    define: { IN_LAMBDA: "true" },
    platform: "node",
    format: "esm",
    target: "es2024",
    mainFields: ["module", "main"],
    banner: { js: banner },
    metafile: true,
    logLevel: "error",
  });
  const { outputs } = metafile;
  const file = Object.keys(outputs).find((path) => {
    const { entryPoint } = outputs[path] ?? {};
    return entryPoint !== undefined && resolve(entryPoint) === entry;
  });
  if (file === undefined) throw new Error(`esbuild wrote no entry for ${entry}`);
  return {
    file: resolve(file),
    bytes: sizeOf(outputs, staticImports(outputs, file)),
    total: sizeOf(outputs, new Set(Object.keys(outputs))),
  };
}

type Outputs = Metafile["outputs"];

/** The module and everything that it imports statically. */
function staticImports(outputs: Outputs, file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? []) {
    if (kind === "import-statement" && external !== true) staticImports(outputs, path, seen);
  }
  return seen;
}

const sizeOf = (outputs: Outputs, files: ReadonlySet<string>): number =>
  [...files].reduce((total, file) => total + (outputs[file]?.bytes ?? 0), 0);
