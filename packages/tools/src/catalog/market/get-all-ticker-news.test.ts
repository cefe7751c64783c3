import type { News } from "@advisor/domain/market/news";
import { expect, test } from "vitest";
import {
  calendar,
  invalid,
  noLimits,
  noRanges,
  noTickers,
  signal,
  sourced,
  symbols,
} from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getAllTickerNews } from "./get-all-ticker-news.ts";

const story = (title: string, published_at: string, about: string[]): News => ({
  id: `${title} ${about}`,
  title,
  summary: null,
  publisher: null,
  published_at,
  url: null,
  symbols: about,
});

const rows = [
  story("Chip demand rises", "2026-11-19T14:30:00Z", ["AMD"]),
  story("Chip demand rises", "2026-11-19T14:29:00Z", ["NVDA"]),
  story("New headset", "2026-11-18T09:00:00Z", ["NVDA"]),
];

const run = (raw: unknown) =>
  runTool(
    getAllTickerNews,
    raw,
    { news: { list: async () => sourced(rows) }, symbols, calendar },
    signal,
  );

test("a story about two tickers is listed once, and tickers without news are named", async () => {
  const named = ["NVDA", "amd", "NVDA", "AAPL", "AAPK"];
  expect(await run({ symbols: named })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "articles": [
            {
              "published_at": "2026-11-19T14:30:00Z",
              "publisher": null,
              "summary": null,
              "symbols": [
                "AMD",
                "NVDA",
              ],
              "title": "Chip demand rises",
              "url": null,
            },
            {
              "published_at": "2026-11-18T09:00:00Z",
              "publisher": null,
              "summary": null,
              "symbols": [
                "NVDA",
              ],
              "title": "New headset",
              "url": null,
            },
          ],
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "more_until": null,
          "symbols": [
            "NVDA",
            "AMD",
            "AAPL",
            "AAPK",
          ],
          "without_news": [
            {
              "reason": "There is no news of AAPL for these days.",
              "suggestions": [],
              "symbol": "AAPL",
            },
            {
              "reason": "AAPK is not on file.",
              "suggestions": [
                "AAPL",
                "AMD",
              ],
              "symbol": "AAPK",
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_all_ticker_news:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "articles": [
            {
              "published_at": "2026-11-19T14:30:00Z",
              "publisher": null,
              "summary": null,
              "symbols": [
                "AMD",
                "NVDA",
              ],
              "title": "Chip demand rises",
              "url": null,
            },
            {
              "published_at": "2026-11-18T09:00:00Z",
              "publisher": null,
              "summary": null,
              "symbols": [
                "NVDA",
              ],
              "title": "New headset",
              "url": null,
            },
          ],
          "articles_left_out": 0,
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "more_until": null,
          "symbols": [
            "NVDA",
            "AMD",
            "AAPL",
            "AAPK",
          ],
          "without_news": [
            {
              "reason": "There is no news of AAPL for these days.",
              "suggestions": [],
              "symbol": "AAPL",
            },
            {
              "reason": "AAPK is not on file.",
              "suggestions": [
                "AAPL",
                "AMD",
              ],
              "symbol": "AAPK",
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_all_ticker_news:v1",
      },
      "view": null,
    }
  `);
});

test("a ticker whose news may be on a later page is not reported as having none", async () => {
  const { result } = await run({ symbols: ["AMD", "AAPL"], limit: 1 });
  expect(result.data).toMatchObject({
    more_until: "2026-11-19",
    without_news: [
      { symbol: "AAPL", reason: "There is no news of AAPL among the articles of this page." },
    ],
  });
});

test("too many, no or invalid tickers, and invalid days and limits are refused", async () => {
  const eleven = Array.from({ length: 11 }, () => "AAPL");
  for (const named of [[], eleven, "AAPL", null, ...noTickers.map((one) => ["AAPL", one])])
    await expect(run({ symbols: named })).rejects.toMatchObject(invalid);
  for (const days of noRanges)
    await expect(run({ symbols: ["AAPL"], ...days })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ symbols: ["AAPL"], limit })).rejects.toMatchObject(invalid);
});
