import type { Source } from "./message.ts";

const anchor = "#source-";

/** Replaces citations by the numbers of the source list below the answer. */
export const markCitations = (text: string, sources: readonly Source[]): string =>
  sources.reduce(
    (marked, { source_id }, place) =>
      marked.replaceAll(`[${source_id}]`, `[${place + 1}](${anchor}${place + 1})`),
    text,
  );

/** The source number of a citation link; undefined for other links. */
export const cited = (href: string | undefined): string | undefined =>
  new RegExp(`^${anchor}(\\d+)$`).exec(href ?? "")?.[1];

/** The host of a link; undefined if it is not a web link. */
export function hostOf(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? "");
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.host : undefined;
}
