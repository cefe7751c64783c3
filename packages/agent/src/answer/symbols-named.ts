import type { ToolResult } from "@advisor/protocol/tool-result";

/** The symbols of what was looked up that stand in an answer, in the order in which it names them. */
export function symbolsNamed(text: string, results: readonly ToolResult[]): string[] {
  const known = new Set(results.flatMap(({ data }) => valuesIn(data, "symbol")));
  const words = text.replace(beside, "").match(/[A-Z][A-Z0-9.&-]*/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/[.-]+$/, "")))].filter((word) =>
    known.has(word),
  );
}

/** What could not be ranked is no answer. */
const beside = /\bNot ranked: .*$/s;

/** The account that stands in an answer, where there is only one. */
export function placeNamed(text: string, results: readonly ToolResult[]): string | undefined {
  const places = results.flatMap(({ data }) => valuesIn(data, "account"));
  const known = new Set(places.filter((name) => name !== "all"));
  const namedIn = (words: string): string | undefined => {
    const [only, ...others] = [...known].filter((name) => words.includes(name));
    return others.length > 0 ? undefined : only;
  };
  // "The smallest account is ...", "The highest YTD return is that of ...", before the rows of all.
  const [first = ""] = text.split(/\.\s/);
  return namedIn(text) ?? (ofOne.test(first) ? namedIn(first) : undefined);
}

const ofOne = /^The (?:\w+ )?account\b|^The (?:highest|lowest) .* is that of /;

function valuesIn(data: unknown, name: "symbol" | "account"): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesIn(one, name));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === name && typeof value === "string" ? [value] : valuesIn(value, name),
  );
}
