import type { Source } from "./message.ts";

const anchor = "#source-";

/** Marks of sources become the numbers under which the list below the answer has them. */
export const markCitations = (text: string, sources: readonly Source[]): string =>
  sources.reduce(
    (marked, { source_id }, place) =>
      marked.replaceAll(`[${source_id}]`, `[${place + 1}](${anchor}${place + 1})`),
    text,
  );

/** The number of a source, when that is what a link is. */
export const cited = (href: string | undefined): string | undefined =>
  new RegExp(`^${anchor}(\\d+)$`).exec(href ?? "")?.[1];

/** The host that a link leads to; undefined for what is no link to a page. */
export function hostOf(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? "");
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.host : undefined;
}
