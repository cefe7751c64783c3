import { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { fromNewYork } from "../shared/new-york.ts";
import { webAddress, words } from "../shared/values.ts";

/** news/stock: one row for each symbol of an article. Times are New York time. */
export const Articles = z.array(
  z.object({
    symbol: words,
    publishedDate: words,
    publisher: words,
    site: words,
    title: words,
    text: words,
    url: webAddress,
  }),
);

/** Each article once, with all the symbols it was listed under. */
export function newsItems(rows: z.infer<typeof Articles>): News[] {
  const items = completeRows(
    "fmp",
    News,
    rows.map((row) => ({
      id: row.url,
      title: row.title,
      summary: row.text,
      publisher: row.publisher ?? row.site,
      published_at: fromNewYork(row.publishedDate),
      url: row.url,
      symbols: row.symbol === null ? [] : [row.symbol],
    })),
  );
  const byId = Map.groupBy(items, ({ id }) => id);
  return [...byId.values()].flatMap((same) => {
    const symbols = [...new Set(same.flatMap((item) => item.symbols))];
    return same.slice(0, 1).map((item) => ({ ...item, symbols }));
  });
}
