import { type File, relative, target } from "./file.ts";

/** The import cycles between files, one path each. */
export function cycles(files: readonly File[]): string[][] {
  const known = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[][] = [];

  function walk(path: string, way: string[]): void {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of neighbours(known.get(path))) walk(next, [...way, path]);
    done.add(path);
  }

  for (const { path } of files) walk(path, []);
  return found;
}

/**
 * Packages in which files still import types of each other. Elsewhere such a circle counts too: it is
 * erased before anything runs, but none of its files can be read, or moved, without the others.
 */
const typeCircles = ["functions", "query", "terminal", "web"];

function neighbours(file: File | undefined): string[] {
  if (file === undefined) return [];
  const typesToo = !typeCircles.includes(file.package ?? "");
  return file.imports
    .filter(({ name, type }) => relative(name) && (typesToo || !type))
    .map(({ name }) => target(file, name));
}
