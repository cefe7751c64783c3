import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { RunBody } from "@advisor/protocol/research/requests";
import { usageFault } from "../exit-code.ts";

/**
 * The companies of a run, from a file, from standard input ("-"), or from names separated by
 * commas.
 */
export async function companiesOf(
  said: string | undefined,
  input: NodeJS.ReadableStream,
): Promise<Pick<RunBody, "companies" | "companies_csv">> {
  if (said === undefined) return {};
  if (said === "-") return { companies_csv: linesOf(await text(input)) };
  const file = await fileOf(said);
  if (file !== undefined) return { companies_csv: linesOf(file) };
  if (/\.(csv|txt|tsv)$/i.test(said.trim()))
    throw usageFault("companies", `There is no file ${said}.`);
  const companies = namesOf(said);
  if (companies.length === 0) throw usageFault("companies", "--companies has no companies.");
  return { companies };
}

async function fileOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return undefined;
    throw usageFault("companies", `${path} cannot be read (${String(code)}).`);
  }
}

/** Splits lines with any line ending and drops the byte order mark. */
const linesOf = (content: string): string => content.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");

/** Names separated by commas or semicolons; a name that contains a comma must be quoted. */
export const namesOf = (said: string): string[] =>
  [...linesOf(said).matchAll(/\s*"([^"]*)"\s*|[^,;\n]+/g)]
    .map(([whole, quoted]) => (quoted ?? whole).trim())
    .filter((name) => name !== "");
