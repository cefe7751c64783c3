import { expect, test } from "vitest";
import { asked } from "../context.ts";
import { write } from "./write.ts";

const market = {
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
} as const;
const question = asked("AAPL and XYZQ price");

const quote = {
  found: true,
  symbol: "AAPL",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  sector: "Technology",
  currency: "USD",
  price: 193.12,
  previous_close: 191.02,
  change_pct: 1.1,
  volume: 51_234_567,
  day_range: { low: 190.5, high: 194 },
  year_range: null,
  market_cap: 3_000_000_000_000,
  reason: null,
  suggestions: [],
};
const tickerInfo = (data: Record<string, unknown>) => ({
  call: { name: "get_ticker_info", input: { symbol: data.symbol } },
  outcome: { source_id: "tool:get_ticker_info:v1", ...market, data },
});

test("a price, and a ticker that is not on file, share one date", () => {
  const unknown = {
    ...quote,
    found: false,
    symbol: "XYZQ",
    name: null,
    price: null,
    reason: "XYZQ is not on file.",
    suggestions: ["XYZ", "QQQ"],
  };
  expect(write([tickerInfo(quote), tickerInfo(unknown)], question)).toMatchInlineSnapshot(`
    "Apple Inc. (AAPL) is at **$193.12**, +1.10% against the previous close. Day range $190.50 to $194.00; volume 51,234,567. [tool:get_ticker_info:v1]

    There is no price for XYZQ on file. Did you mean XYZ or QQQ? [tool:get_ticker_info:v1]

    As of 2026-11-20, simulated data."
  `);
});

test("what could not be looked up is said, without a citation", () => {
  const failed = {
    call: { name: "get_ticker_info", input: { symbol: "MSFT" } },
    outcome: { error: { code: "tool_timeout", message: "get_ticker_info took longer than 5 s." } },
  };
  expect(write([failed], question)).toBe(
    "I could not look up the price of MSFT: get_ticker_info took longer than 5 s.",
  );
});

test("a refused task is not created", () => {
  const refused = {
    call: { name: "create_task", input: { title: "Call Laura" } },
    outcome: { error: { code: "denied", message: "The advisor said no." } },
  };
  expect(write([refused], question)).toBe(
    "The task **Call Laura** was not created, as you decided.",
  );
});

test("a result without a writer is named and cited", () => {
  const other = {
    call: { name: "get_facts", input: {} },
    outcome: { source_id: "tool:get_facts:v1", ...market, simulated: false, data: {} },
  };
  expect(write([other], question)).toMatchInlineSnapshot(`
    "The offline model cannot put this result into words; it is shown beside this answer. [tool:get_facts:v1]

    As of 2026-11-20, eod data from embedded."
  `);
});

test("a fund's holdings are a table", () => {
  const data = {
    found: true,
    symbol: "VOO",
    name: "Vanguard S&P 500 ETF",
    holdings_as_of: "2026-09-30",
    expense_ratio_pct: 0.03,
    holdings: [
      { symbol: "NVDA", name: "NVIDIA Corp.", weight_pct: 8 },
      { symbol: null, name: "Other | net", weight_pct: 0.5 },
      { left_out: 3 },
    ],
    listed: 5,
    coverage_pct: 38.5,
    reason: null,
    suggestions: [],
  };
  const call = { name: "get_etf_holdings", input: { symbol: "VOO" } };
  const outcome = { source_id: "tool:get_etf_holdings:v1", ...market, data };
  expect(write([{ call, outcome }], asked("what is in VOO?"))).toMatchInlineSnapshot(`
    "The largest holding of Vanguard S&P 500 ETF (VOO) is NVIDIA Corp. with 8.00%. The disclosed list covers 38.50% of the fund. Its expense ratio is 0.03%. The list is of 2026-09-30. [tool:get_etf_holdings:v1]

    | Symbol | Name | Weight |
    | --- | --- | --- |
    | NVDA | NVIDIA Corp. | 8.00% |
    | - | Other net | 0.50% |

    As of 2026-11-20, simulated data. Long lists were shortened for me."
  `);
});

test("passages are quoted with their citations; no passage is said so", () => {
  const call = { name: "search_documents", input: { query: "boat" } };
  const household = { ...market, provider: "household", delay: "filing" as const };
  const found = (matches: unknown[]) => ({
    call,
    outcome: {
      source_id: "tool:search_documents:v1",
      ...household,
      data: { query: "boat", matches, documents_searched: 5 },
    },
  });
  const match = {
    citation: "doc:doc_d1_note#2",
    title: "Review meeting",
    type: "meeting_note",
    date: "2026-05-04",
    snippet: "Paul wants to sell\nthe boat for $40,000.",
  };
  expect(write([found([match])], asked("the boat?"))).toMatchInlineSnapshot(`
    "One passage matches "boat". [tool:search_documents:v1]

    - **Review meeting** (meeting note, 2026-05-04): "Paul wants to sell the boat for $40,000." [doc:doc_d1_note#2]

    As of 2026-11-20, simulated data."
  `);
  expect(write([found([])], asked("the boat?"))).toMatchInlineSnapshot(`
    "Nothing in the household's documents matches "boat" (five documents searched). [tool:search_documents:v1]

    As of 2026-11-20, simulated data."
  `);
});
