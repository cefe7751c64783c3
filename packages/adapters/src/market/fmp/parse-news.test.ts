import { expect, test } from "vitest";
import { FmpArticles, parseNews } from "./parse-news.ts";

test("an article listed for two symbols becomes one item with both", () => {
  const article = {
    symbol: "AAPL",
    publishedDate: "2026-11-20 16:05:14",
    publisher: "Example Wire",
    title: "Apple and Microsoft report",
    image: "https://images.example/a.png",
    site: "wire.example",
    text: "Both grew.",
    url: "https://wire.example/a",
  };
  const { publisher: _, ...unsigned } = article;
  expect(
    parseNews(
      FmpArticles.parse([
        article,
        { ...article, symbol: "MSFT" },
        { ...unsigned, url: "https://wire.example/b" },
        { ...article, url: "javascript:alert(1)" },
      ]),
    ),
  ).toEqual([
    {
      id: "https://wire.example/a",
      title: "Apple and Microsoft report",
      summary: "Both grew.",
      publisher: "Example Wire",
      published_at: "2026-11-20T21:05:14.000Z",
      url: "https://wire.example/a",
      symbols: ["AAPL", "MSFT"],
    },
    expect.objectContaining({ id: "https://wire.example/b", publisher: "wire.example" }),
  ]);
});
