import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Bundle, bundle, entries } from "@advisor/local/bench/bundle";
import { oncePerRun } from "../once-per-run.ts";

export type Entry = (typeof entries)[number];

/** The functions bundled as they are deployed, once per test run. */
export async function deployed(): Promise<Record<Entry, Bundle>> {
  const folder = await oncePerRun("functions", bundleAll);
  return JSON.parse(await readFile(join(folder, list), "utf8"));
}

const list = "bundles.json";

async function bundleAll(folder: string): Promise<void> {
  const bundled = async (entry: Entry) => [entry, await bundle(entry, folder)] as const;
  const all = Object.fromEntries(await Promise.all(entries.map(bundled)));
  await writeFile(join(folder, list), JSON.stringify(all));
}
