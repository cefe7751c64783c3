import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "./file.ts";

const root = new URL("../../", import.meta.url).pathname;
const written = ["packages", "infra", "stacks", "test"];
const generated = new Set(["node_modules", ".sst", "dist", "coverage"]);

/** All hand-written program files and manifests in the repository. */
export function sources(): Source[] {
  const roots = readdirSync(root).filter((name) => written.includes(name));
  return roots.flatMap(below).map((path) => ({
    path,
    source: readFileSync(join(root, path), "utf8"),
  }));
}

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : below(path);
    return /\.tsx?$|^package\.json$/.test(entry.name) && !entry.name.endsWith(".gen.ts")
      ? [path]
      : [];
  });
}

/** Top-level entries, without dot files and generated ones. */
export const top = (): string[] =>
  readdirSync(root).filter((name) => !name.startsWith(".") && !generated.has(name));
