import { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { fromNewYork } from "../shared/new-york.ts";
import { textField, urlField } from "../shared/values.ts";

/** news/stock: one row for each symbol of an article. Times are New York time. */
export const FmpArticles = fittingRows(
  z.object({
    symbol: textField,
    publishedDate: textField,
    publisher: textField,
    site: textField,
    title: textField,
    text: textField,
    url: urlField,
  }),
);

/** Each article once, with all the symbols it was listed under. */
export function parseNews(rows: z.infer<typeof FmpArticles>): News[] {
  const items = keepCompleteRows(
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
