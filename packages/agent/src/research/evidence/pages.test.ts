import { expect, test } from "vitest";
import { lookupAnswer, lookups } from "./lookups.ts";
import { pagesOf } from "./pages.ts";

const envelope = {
  source_id: "tool:x:v1",
  provider: "embedded",
  as_of: "2026-11-20T10:00:00Z",
  delay: "eod",
  simulated: true,
} as const;

test("every row with a URL and a text is a page, and so is the whole result", () => {
  const result = {
    ...envelope,
    data: {
      query: "Acme",
      results: [
        { title: "Acme pays", url: "https://acme.com", snippet: "It pays.", date: "2026-10-01" },
        { title: "No address", url: null, snippet: "Nothing" },
      ],
    },
  };
  const about = {
    source_id: "tool:x:v1",
    provider: "embedded",
    as_of: envelope.as_of,
    simulated: true,
  };
  expect(pagesOf("x", "Acme", result)).toEqual([
    {
      title: "Acme pays",
      url: "https://acme.com",
      date: "2026-10-01",
      text: "Acme pays\nIt pays.",
      ...about,
    },
    {
      title: "x: Acme",
      url: null,
      date: "2026-11-20",
      text: [
        "query: Acme",
        "results:",
        "  -",
        "    title: Acme pays",
        "    url: https://acme.com",
        "    snippet: It pays.",
        "    date: 2026-10-01",
        "  -",
        "    title: No address",
        "    url: null",
        "    snippet: Nothing",
      ].join("\n"),
      ...about,
    },
  ]);
});

test("a figure is quoted from its own line, and its size decides the verdict", () => {
  const data = { figures: { market_cap: 2_500, pe_ratio: null }, reason: "No P/E." };
  const [page] = pagesOf("get_ticker_fundamentals", "ACME", { ...envelope, data });
  if (page === undefined) throw new Error("a page was expected");
  const company = { id: "acme", name: "Acme", symbol: "ACME" };
  const criterion = {
    answer_format: { type: "number", unit: "USD", positive_if: { op: "gt", value: 3_000 } },
  } as const;
  const input = { criterion, company, page: { ...page, hash: "h" }, data };
  expect(lookupAnswer({ ...input, lookup: "market_cap" })).toMatchObject({
    verdict: "negative",
    value: 2_500,
    unit: "USD",
    as_of: "2026-11-20",
    explanation: "Market capitalization of Acme, from the sample data.",
    quotes: [{ text: "market_cap: 2500", page_hash: "h" }],
  });
  expect(lookupAnswer({ ...input, lookup: "pe_ratio" })).toMatchObject({
    verdict: "unknown",
    explanation: "No P/E.",
  });
  expect(lookups.insider_sales_90d.arguments("ACME", "2026-11-27")).toEqual({
    symbol: "ACME",
    from: "2026-08-29",
    to: "2026-11-27",
    limit: 200,
  });
});
