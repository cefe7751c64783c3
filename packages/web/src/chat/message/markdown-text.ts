import type { Source } from "./message.ts";

const anchor = "#source-";

/** Replaces citations by links to the source list below the answer. */
export const markCitations = (text: string, sources: readonly Source[]): string =>
  numberCitations(text, sources, (number) => `[${number}](${anchor}${number})`);

/**
 * Replaces citations by the numbers of the source list. Results of one id all stand where it is
 * cited, because the words do not say which of them they cite.
 */
export function numberCitations(
  text: string,
  sources: readonly Source[],
  mark: (number: number) => string,
): string {
  const marks = Map.groupBy(
    sources.map(({ source_id }, place) => ({ source_id, text: mark(place + 1) })),
    ({ source_id }) => source_id,
  );
  return [...marks].reduce(
    (marked, [id, all]) => marked.replaceAll(`[${id}]`, all.map((one) => one.text).join(" ")),
    text,
  );
}

/** The source number of a citation link; undefined for other links. */
export const citationNumber = (href: string | undefined): string | undefined =>
  new RegExp(`^${anchor}(\\d+)$`).exec(href ?? "")?.[1];

/** The host of a link; undefined if it is not a web link. */
export function hostOf(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? "");
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.host : undefined;
}
