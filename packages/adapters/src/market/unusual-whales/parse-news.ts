import { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { sha256 } from "../../sha256.ts";
import { completeRows } from "../shared/complete.ts";
import { timestamp, words } from "../shared/values.ts";

/** /api/news/headlines: titles only, without ids or URLs. */
export const Headlines = z.object({
  data: z.array(
    z.object({
      headline: words,
      source: words,
      created_at: timestamp,
      tickers: z.array(z.string()).catch([]),
    }),
  ),
});

export const newsItems = ({ data }: z.infer<typeof Headlines>): News[] =>
  completeRows(
    "unusual-whales",
    News,
    data.map(({ headline, source, created_at, tickers }) => ({
      id: `uw_${sha256(`${created_at} ${headline}`).slice(0, 16)}`,
      title: headline,
      summary: null,
      publisher: source,
      published_at: created_at,
      url: null,
      symbols: tickers,
    })),
  );
