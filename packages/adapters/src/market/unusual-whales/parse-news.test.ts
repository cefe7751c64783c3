import { expect, test } from "vitest";
import { parseNews, UnusualWhalesHeadlines } from "./parse-news.ts";

const headline = {
  meta: {},
  source: "Example Wire",
  created_at: "2026-11-20T21:24:29Z",
  headline: "Tesla's revenue exceeds expectations.",
  tickers: ["TSLA"],
  is_major: true,
};

test("a headline gets an id from its time and words", () => {
  expect(parseNews(UnusualWhalesHeadlines.parse({ data: [headline] }))).toEqual([
    {
      id: expect.stringMatching(/^uw_[0-9a-f]{16}$/),
      title: "Tesla's revenue exceeds expectations.",
      summary: null,
      publisher: "Example Wire",
      published_at: "2026-11-20T21:24:29.000Z",
      url: null,
      symbols: ["TSLA"],
    },
  ]);
});

test("equal headlines have equal ids, and different ones differ", () => {
  const other = { ...headline, headline: "Something else." };
  const [a, b, c] = parseNews(UnusualWhalesHeadlines.parse({ data: [headline, headline, other] }));
  expect(a?.id).toBe(b?.id);
  expect(a?.id).not.toBe(c?.id);
});
