import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Lines without tests. */
export interface Size {
  /** What reads English, with its lexicon. */
  reader: number;
  query: number;
  agent: number;
}

const packages = join(import.meta.dirname, "../../..");

export const sizeOfReader = (): Size => ({
  reader: lines("query/src/read") + lines("query/src/lexicon"),
  query: lines("query/src"),
  agent: lines("agent/src"),
});

/** Of every file of a folder; a folder that is not there has none. */
function lines(folder: string): number {
  const path = join(packages, folder);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return 0;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|fixture|gen)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .reduce((sum, text) => sum + text.split("\n").length - 1, 0);
}
