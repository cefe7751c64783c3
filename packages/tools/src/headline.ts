import type { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { clip } from "./shorten.ts";
import { webUrl } from "./web-url.ts";

/** A news item in a tool's result. Its text is data, never instructions. */
export const Headline = z.object({
  title: z.string(),
  summary: z.string().nullable(),
  publisher: z.string().nullable(),
  published_at: z.string(),
  url: z.string().nullable(),
  symbols: z.array(z.string()),
});
export type Headline = z.infer<typeof Headline>;

export const headline = ({ id: _, ...news }: News): Headline => ({
  ...news,
  url: webUrl(news.url),
});

/** The fields that a model needs. */
export const shortHeadline = (row: Headline): Headline => ({
  ...row,
  title: clip(row.title, 300),
  summary: row.summary === null ? null : clip(row.summary, 300),
});

/** Merges items with the same title and day, and combines their symbols. */
export function distinctStories(rows: readonly Headline[]): Headline[] {
  const firstByKey = new Map<string, Headline>();
  for (const row of rows) {
    const key = `${row.published_at.slice(0, 10)} ${row.title.trim().toLowerCase()}`;
    const first = firstByKey.get(key) ?? row;
    firstByKey.set(key, { ...first, symbols: [...new Set([...first.symbols, ...row.symbols])] });
  }
  return [...firstByKey.values()];
}
