import { News } from "@advisor/domain/market/news";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField, urlField } from "../shared/values.ts";

/** NEWS_SENTIMENT. Times are UTC, written 20261120T104500. */
export const AlphaVantageNewsFeed = z.object({
  feed: fittingRows(
    z.object({
      title: textField,
      url: urlField,
      time_published: textField,
      summary: textField,
      source: textField,
      ticker_sentiment: z.array(z.object({ ticker: z.string() })).catch([]),
    }),
  ).default([]),
});

export const parseNews = ({ feed }: z.infer<typeof AlphaVantageNewsFeed>): News[] =>
  keepCompleteRows(
    "alpha-vantage",
    News,
    feed.map(({ title, url, time_published, summary, source, ticker_sentiment }) => ({
      id: url,
      title,
      summary,
      publisher: source,
      published_at: time(time_published),
      url,
      symbols: ticker_sentiment.map(({ ticker }) => ticker),
    })),
  );

function time(text: string | null): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?$/.exec(text ?? "");
  if (parts === null) return null;
  const [, year, month, date, hour, minute, second = "00"] = parts;
  return `${year}-${month}-${date}T${hour}:${minute}:${second}.000Z`;
}
