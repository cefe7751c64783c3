import type * as Cell from "@advisor/domain/research/cell";
import type * as StoredPage from "@advisor/domain/research/stored-page";
import { harmless } from "../request/fenced.ts";

/** Shorter words stand in every page and show nothing. */
const fewestCharacters = 8;

/** The text as it is compared: white space folded, one kind of quotation mark and dash. */
const folded = (text: string): string =>
  harmless(text)
    .normalize("NFKC")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑‒–—]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();

/** The quotes that stand, word for word, in one of the pages; a page of the web before the result that lists it. */
export function matchQuotes(
  said: readonly string[],
  pages: readonly StoredPage.Info[],
): { quotes: Cell.Quote[]; unmatched: string[] } {
  const sources = pages.map((page) => ({ page, text: folded(page.text) }));
  const quotes: Cell.Quote[] = [];
  const unmatched: string[] = [];
  for (const text of new Set(said)) {
    const wanted = folded(text);
    const long = wanted.replace(/\s/g, "").length >= fewestCharacters;
    const found = long ? sources.filter((source) => source.text.includes(wanted)) : [];
    if (found.length === 0) unmatched.push(text);
    // Two pages that say the same are two pieces of evidence; the result that lists them is not a third.
    const pagesOfWeb = found.filter(({ page }) => page.url !== null);
    for (const { page } of (pagesOfWeb.length > 0 ? pagesOfWeb : found).slice(0, 3)) {
      const { hash, url, title, date, source_id } = page;
      quotes.push({ text, page_hash: hash, url, title, date, source_id });
    }
  }
  return { quotes, unmatched };
}
