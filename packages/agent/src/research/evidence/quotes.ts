import type * as Cell from "@advisor/domain/research/cell";
import type * as StoredPage from "@advisor/domain/research/stored-page";
import { neutralizeMarkup } from "../request/fence.ts";

/** Shorter quotes appear in every page and prove nothing. */
const fewestCharacters = 8;

/** The text normalized for comparison: one kind of white space, quotation mark and dash. */
const folded = (text: string): string =>
  neutralizeMarkup(text)
    .normalize("NFKC")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑‒–—]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The quotes that appear word for word in one of the pages; web pages come before the search result
 * that lists them.
 */
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
    // Two pages with the same text are two pieces of evidence; the search result that lists them is
    // not a third.
    const pagesOfWeb = found.filter(({ page }) => page.url !== null);
    for (const { page } of (pagesOfWeb.length > 0 ? pagesOfWeb : found).slice(0, 3)) {
      const { hash, url, title, date, source_id } = page;
      quotes.push({ text, page_hash: hash, url, title, date, source_id });
    }
  }
  return { quotes, unmatched };
}
