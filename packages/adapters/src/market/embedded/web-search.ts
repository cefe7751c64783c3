import { News } from "@advisor/domain/market/news";
import { type Company, WebResult } from "@advisor/domain/market/web-result";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { headlinesKey, webPagesKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readCompanyList } from "./companies.ts";
import { latestDate } from "./dated-list.ts";
import { readNews } from "./news.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

/** How many of the companies in a query contribute all of their own news. */
const followed = 3;

/**
 * Simulates a web search: it searches only the pages, companies and headlines of the dataset, and
 * labels the results as simulated.
 */
export const embeddedWebSearch = (table: Table): MarketPorts["web"] => ({
  async search(query, limit) {
    const [companies, headlines, pages] = await Promise.all([
      readCompanyList(table),
      readPacked(table, headlinesKey, z.array(News)),
      readPacked(table, webPagesKey, z.array(WebResult)),
    ]);
    const words = wordsOf(query);
    const known = best(companies.value, words, ({ name, symbol, sector, description }) => [
      [`${symbol ?? ""} ${name}`, 3],
      [`${sector ?? ""} ${description}`, 1],
    ]);
    const symbols = known.slice(0, followed).flatMap(({ symbol }) => symbol ?? []);
    const own = await Promise.all(symbols.map((symbol) => readNews(table, symbol)));
    const items = new Map([...own.flat(), ...(headlines?.value ?? [])].map((one) => [one.id, one]));
    const matchingNews = best([...items.values()], words, ({ title, summary }) => [
      [title, 2],
      [summary ?? "", 1],
    ]);
    const written = best(pages?.value ?? [], words, ({ title, snippet }) => [
      [title, 2],
      [snippet, 1],
    ]);
    const results = interleaved([
      written,
      matchingNews.map(newsResult),
      known.map(companyResult),
    ]).slice(0, limit);
    const as_of = latestDate(results, ({ date }) => date ?? "") || companies.as_of;
    return simulatedValue({ answer: answer(results), results, cost_usd: 0 }, as_of, "eod");
  },
});

const small = new Set(
  "a about an and are at by do does for from has have how in is it its of on or the their to was what which who why will with".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "" && !small.has(word));

/**
 * Ranks rows by the weight of the words they share with the query; rows that share none are
 * dropped.
 */
function best<Row>(
  rows: readonly Row[],
  words: readonly string[],
  texts: (row: Row) => [text: string, weight: number][],
): Row[] {
  const score = (row: Row) =>
    texts(row)
      .map(([text, weight]) => {
        const held = new Set(wordsOf(text));
        return weight * words.filter((word) => held.has(word)).length;
      })
      .reduce((sum, part) => sum + part, 0);
  return rows
    .map((row) => ({ row, score: score(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

const fakeOrigin = "https://search.example";

const newsResult = ({ id, title, summary, published_at, url }: News): WebResult => ({
  title,
  url: url ?? `${fakeOrigin}/news/${id}`,
  snippet: `Simulated search result. ${summary ?? title}`,
  date: published_at.slice(0, 10),
});

const companyResult = ({ name, symbol, description }: Company): WebResult => ({
  title: symbol === null ? name : `${name} (${symbol})`,
  url: `${fakeOrigin}/companies/${encodeURIComponent(symbol ?? name)}`,
  snippet: `Simulated search result. ${description}`,
  date: null,
});

/** Takes one of each kind in turn, so that no kind crowds out the others. */
const interleaved = <Row>(kinds: readonly (readonly Row[])[]): Row[] =>
  Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, at) =>
    kinds.flatMap((rows) => rows.slice(at, at + 1)),
  ).flat();

function answer(results: readonly WebResult[]): string | null {
  const [first] = results;
  if (first === undefined) return null;
  return `No web search took place: ${results.length} entries of the simulated dataset match. First: ${first.title}.`;
}
