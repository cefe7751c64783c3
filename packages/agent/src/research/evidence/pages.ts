import type * as StoredPage from "@advisor/domain/research/stored-page";
import type { ToolResult } from "@advisor/protocol/tool-result";

/** A page before the store computes its hash. */
export type UnhashedPage = Omit<StoredPage.Info, "hash">;

const pageCharacters = 100_000;

/**
 * The pages that quotes may come from: every row of a result with an address and a text, and the
 * result as a whole. Works for any tool of the catalog, by the shape of its result.
 */
export function pagesOf(tool: string, query: string, result: ToolResult): UnhashedPage[] {
  const { source_id, provider, as_of, simulated, data } = result;
  const about = { source_id, provider, as_of, simulated };
  const rows = webRows(data).map((row) => ({ ...row, ...about }));
  const whole = {
    title: `${tool}: ${query}`,
    url: null,
    date: as_of.slice(0, 10) || null,
    text: toQuotableLines(data).slice(0, pageCharacters).toWellFormed(),
    ...about,
  };
  return [...rows, whole];
}

const texts = ["text", "snippet", "content", "summary", "description"];

function webRows(data: unknown): Pick<UnhashedPage, "title" | "url" | "date" | "text">[] {
  if (Array.isArray(data)) return data.flatMap(webRows);
  if (typeof data !== "object" || data === null) return [];
  const row = data as Record<string, unknown>;
  const body = texts.map((name) => row[name]).find((value) => typeof value === "string");
  if (typeof row.url !== "string" || typeof body !== "string")
    return Object.values(row).flatMap(webRows);
  const title = typeof row.title === "string" ? row.title : row.url;
  const day = [row.date, row.published_at, row.published].find(
    (value) => typeof value === "string",
  );
  const text = `${title}\n${body}`.slice(0, pageCharacters).toWellFormed();
  return [{ title, url: row.url, date: typeof day === "string" ? day.slice(0, 10) : null, text }];
}

/** Renders a result as lines that can be quoted: names, values, and rows one below the other. */
export function toQuotableLines(value: unknown, indent = ""): string {
  if (Array.isArray(value)) {
    return value
      .map((item) =>
        isNested(item)
          ? `${indent}-\n${toQuotableLines(item, `${indent}  `)}`
          : `${indent}- ${item}`,
      )
      .join("\n");
  }
  if (!isNested(value)) return `${indent}${value}`;
  return Object.entries(value as object)
    .map(([name, item]) =>
      isNested(item)
        ? `${indent}${name}:\n${toQuotableLines(item, `${indent}  `)}`
        : `${indent}${name}: ${item}`,
    )
    .join("\n");
}

const isNested = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;
