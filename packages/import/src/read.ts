import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, parse } from "node:path";
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
  if (found.isDirectory()) return readFolder(path);
  if (parse(path).ext.toLowerCase() === ".csv")
    throw new Fault("invalid", "usage.file", "Name the folder of the CSV files, not one of them.");
  return readJson(basename(path), await readFile(path));
}

const known = csvTables.map(({ file }) => file);
const tableNames = known.map((file) => parse(file).name);

async function readFolder(path: string): Promise<Draft> {
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory() && isTable(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(path, name))] as const),
  );
  const strange = names.filter((name) => !known.includes(name));
  const faults = [...strange.map(strangeFault), ...missingFaults(names)];
  const draft = readCsv(new Map(files));
  // Without a table, everything that refers to it would be reported too.
  const content = faults.length === 0 ? draft.content : undefined;
  return { ...draft, content, faults: [...faults, ...draft.faults] };
}

/** A CSV file, or one that is named as a table is, such as holdings.xlsx. */
const isTable = (name: string): boolean =>
  parse(name).ext.toLowerCase() === ".csv" || tableNames.includes(stemOf(name));

const stemOf = (name: string): string => parse(name).name.toLowerCase();

function strangeFault(name: string): string {
  const table = tableNames.find((one) => one === stemOf(name));
  if (table === undefined) return `${name}: is not a known table: use one of ${known.join(", ")}`;
  const ext = parse(name).ext.toLowerCase();
  if (ext === ".json") return `${name}: is not a CSV file: name it instead of its folder`;
  return ext === ".csv"
    ? `${name}: is not read under this name: rename it to ${table}.csv`
    : `${name}: is not a CSV file: save it as ${table}.csv`;
}

/** A table that is there under another name is reported as that. */
const missingFaults = (names: readonly string[]): string[] =>
  csvTables
    .filter(({ file, required }) => required && !names.some((one) => stemOf(one) === stemOf(file)))
    .map(({ file }) => `${file}: is missing: add it, with its columns alone if it has no rows`);
