import { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { sha256 } from "../../sha256.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField, timestampField } from "../shared/values.ts";

/** /api/news/headlines: titles only, without ids or URLs. */
export const UnusualWhalesHeadlines = z.object({
  data: fittingRows(
    z.object({
      headline: textField,
      source: textField,
      created_at: timestampField,
      tickers: z.array(z.string()).catch([]),
    }),
  ),
});

export const parseNews = ({ data }: z.infer<typeof UnusualWhalesHeadlines>): News[] =>
  keepCompleteRows(
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
