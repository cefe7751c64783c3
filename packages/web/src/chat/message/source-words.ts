import { identifierToWords } from "@advisor/domain/text/display";
import { datasetReadings, toolReadings } from "./source-names.gen.ts";

const queries: Readonly<Record<string, string>> = {
  query_portfolio: "the household",
  query_book: "all households",
};

/** What a tool read: "Holdings of the household". `input` is what it was asked with. */
export function readingWords(tool: string, input?: unknown): string {
  const owner = queries[tool];
  const asked = typeof input === "object" && input !== null && "dataset" in input && input.dataset;
  const kind = typeof asked === "string" ? datasetReadings[asked] : undefined;
  if (owner !== undefined && kind !== undefined) return `${kind} of ${owner}`;
  return toolReadings[tool] ?? identifierToWords(tool);
}

/** Providers whose name is not their id in words. */
const providers: Readonly<Record<string, string>> = {
  household: "Household records",
  embedded: "Sample data",
  fmp: "FMP",
  finra: "FINRA",
  sec: "SEC",
};

export const providerWords = (provider: string): string =>
  providers[provider] ?? identifierToWords(provider);

/** Whether a source is what is on file, whose name says so. */
const isOnFile = (provider: string): boolean => provider === "household";

interface SourceCall {
  tool: string;
  provider: string;
  /** What the tool was asked with. */
  input?: unknown;
  /** What it was about, where that has to be said. */
  about?: string | undefined;
}

/** A source without its day: "Holdings of the household", "Quote (MSFT), FMP". */
export function sourceWords({ tool, provider, input, about }: SourceCall): string {
  const of = about === undefined || about === "" ? "" : ` (${about.replace(/\.$/, "")})`;
  const by = isOnFile(provider) ? "" : `, ${providerWords(provider).replace(/^S(?=ample)/, "s")}`;
  return `${readingWords(tool, input)}${of}${by}`;
}
