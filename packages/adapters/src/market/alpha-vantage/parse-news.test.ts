import { expect, test } from "vitest";
import { AlphaVantageNewsFeed, parseNews } from "./parse-news.ts";

const read = (body: unknown) => parseNews(AlphaVantageNewsFeed.parse(body));

test("an article keeps its time, its source and its tickers", () => {
  expect(
    read({
      items: "2",
      feed: [
        {
          title: "Apple raises its outlook",
          url: "https://news.example/apple",
          time_published: "20261120T104530",
          authors: ["A. Writer"],
          summary: "It expects more.",
          source: "Example Wire",
          ticker_sentiment: [
            { ticker: "AAPL", relevance_score: "0.9" },
            { ticker: "CRYPTO:BTC", relevance_score: "0.1" },
          ],
        },
        { title: "No time", url: "https://news.example/no-time" },
      ],
    }),
  ).toEqual([
    {
      id: "https://news.example/apple",
      title: "Apple raises its outlook",
      summary: "It expects more.",
      publisher: "Example Wire",
      published_at: "2026-11-20T10:45:30.000Z",
      url: "https://news.example/apple",
      symbols: ["AAPL", "CRYPTO:BTC"],
    },
  ]);
});

test("a response without articles is not a failure", () => {
  expect(read({ items: "0", feed: [] })).toEqual([]);
  expect(read({})).toEqual([]);
});
