import { datasetNames, datasetOf } from "@advisor/query/datasets/datasets";
import { capitalize } from "@advisor/query/words/phrases";
import type { Tool } from "@advisor/tools/tool";

/** What the results of tools and the rows of datasets are called as sources, for the page. */
export const sourceNamesSource = (catalog: readonly Tool[]): string => {
  const tools = catalog.map(({ name, reads }) => [name, reads]);
  // The rows about a household are its records.
  const datasets = datasetNames
    .filter((name) => name !== "households")
    .map((name) => [name, capitalize(datasetOf(name).noun[1])]);
  return [
    "// Written by `npm run catalog`.",
    `export const toolReadings: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(tools), null, 2)};`,
    "",
    `export const datasetReadings: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(datasets), null, 2)};`,
    "",
  ].join("\n");
};
