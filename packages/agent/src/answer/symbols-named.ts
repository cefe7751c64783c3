import type { ToolResult } from "@advisor/protocol/tool-result";

/** The symbols of what was looked up that stand in an answer, in the order in which it names them. */
export function symbolsNamed(text: string, results: readonly ToolResult[]): string[] {
  const known = new Set(results.flatMap(({ data }) => symbolsIn(data)));
  const words = text.replace(beside, "").match(/[A-Z][A-Z0-9.&-]*/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/[.-]+$/, "")))].filter((word) =>
    known.has(word),
  );
}

/** What could not be ranked is no answer. */
const beside = /\bNot ranked: .*$/s;

function symbolsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(symbolsIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "symbol" && typeof value === "string" ? [value] : symbolsIn(value),
  );
}
