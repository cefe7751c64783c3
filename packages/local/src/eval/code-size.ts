import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Lines of code without tests. */
export interface CodeSize {
  /** The code that reads English, including its lexicon. */
  reader: number;
  query: number;
  agent: number;
}

const packages = join(import.meta.dirname, "../../..");

export const countCodeLines = (): CodeSize => ({
  reader: lines("query/src/read") + lines("query/src/lexicon"),
  query: lines("query/src"),
  agent: lines("agent/src"),
});

/** The lines of all files in a folder; 0 when the folder does not exist. */
function lines(folder: string): number {
  const path = join(packages, folder);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return 0;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|fixture|gen)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .reduce((sum, text) => sum + text.split("\n").length - 1, 0);
}
