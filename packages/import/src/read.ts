import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Fault } from "@advisor/domain/fault";
import type { Draft } from "./fault.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { csvTables } from "./tables.ts";

/** Reads a JSON file, or a folder of CSV files. */
export async function readDraft(path: string): Promise<Draft> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined)
    throw new Fault("missing", "usage.file", `There is no file or folder ${path}.`);
  if (!found.isDirectory()) return readJson(basename(path), await readFile(path));
  const names = (await readdir(path)).filter((name) => name.endsWith(".csv")).toSorted();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(path, name))] as const),
  );
  const known = csvTables.map(({ file }) => file);
  const strange = names.filter((name) => !known.includes(name));
  const draft = readCsv(new Map(files));
  const faults = strange.map(
    (name) => `${name}: is not a known table: use one of ${known.join(", ")}`,
  );
  return { ...draft, faults: [...faults, ...draft.faults] };
}
