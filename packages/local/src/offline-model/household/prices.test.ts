import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  callsOf,
  everyTool,
  is,
  request,
  smithContext,
  toolCallMessage,
  toolOutcome,
  toolResultMessage,
  userMessage,
} from "../request.fixture.ts";

const oldContext = smithContext.replace(
  "mode: client",
  "mode: client\ntotal value: $1,000,000 as of 2026-01-15",
);
const recorded = (...symbols: string[]) => ({
  name: "query_portfolio",
  input: expect.objectContaining({ dataset: "quotes", where: [is("symbol", ...symbols)] }),
});
const price = (symbol: string) => ({ name: "get_ticker_info", input: { symbol } });

test.each(["what did Apple do today", "how is AAPL doing today?", "what happened to AAPL today"])(
  "what a holding moved today is a figure of the household: %s",
  (text) =>
    expect(callsOf(text)).toMatchObject([
      {
        name: "query_portfolio",
        input: { measures: ["day_change", "day_change_pct"], where: [is("symbol", "AAPL")] },
      },
    ]),
);

test.each([
  ["AAPL price", ["AAPL"]],
  ["how is AAPL doing today?", ["AAPL"]],
  ["price of Apple and Tesla", ["AAPL", "TSLA"]],
  ["what is Apple at", ["AAPL"]],
  ["appl price", ["AAPL"]],
])("where the household's records are old, they are read beside the market: %s", (text, symbols) =>
  expect(callsOf(text, oldContext)).toEqual([...symbols.map(price), recorded(...symbols)]),
);

test("the price of a holding without a ticker is in the household's records", () => {
  const context = smithContext.replace("holds: ", "holds: Precision Tooling LLC; ");
  expect(callsOf("as of when is the price of Precision Tooling", context)).toMatchObject([
    { name: "query_portfolio", input: { where: [is("symbol", "Precision Tooling LLC")] } },
  ]);
});

const quotes = { dataset: "quotes", measures: ["price", "day_change_pct"], aggregate: "list" };
const answered = (rows: Record<string, unknown>[]) => {
  const info = {
    ...{ found: true, symbol: "AAPL", name: "Apple Inc.", currency: "USD", price: 214 },
    ...{ previous_close: 217.2, change_pct: -1.47, volume: null, day_range: null },
    ...{ year_range: null, suggestions: [] },
  };
  const data = {
    text: "AAPL has a price of $193.12.",
    query: quotes,
    units: {},
    rows,
    totals: null,
  };
  const messages = [
    userMessage("AAPL price", oldContext),
    toolCallMessage("get_ticker_info", { symbol: "AAPL" }, "use_1"),
    toolResultMessage(toolOutcome("get_ticker_info", info), "use_1"),
    toolCallMessage("query_portfolio", quotes, "use_2"),
    toolResultMessage({ ...toolOutcome("query_portfolio", data), as_of: "2026-01-15" }, "use_2"),
  ];
  return offlineReply(request(messages, everyTool)).text;
};

test("a recorded price carries its own day", () => {
  expect(answered([{ symbol: "AAPL", price: 193.12, day_change_pct: 1.1 }])).toContain(
    "The household's records of 2026-01-15 have AAPL at $193.12 (+1.10% that day). [tool:query_portfolio:v1]",
  );
  expect(answered([])).not.toContain("records");
});

test("a follow-up is about the security, not about its recorded price", () => {
  const messages = [
    userMessage("VOO price", oldContext),
    toolCallMessage("query_portfolio", { ...quotes, where: [is("symbol", "VOO")] }),
    toolResultMessage(toolOutcome("query_portfolio", { text: "", query: quotes, rows: [] })),
    toolCallMessage("get_ticker_info", { symbol: "VOO" }),
    toolResultMessage(toolOutcome("get_ticker_info", {})),
    { role: "assistant" as const, content: [{ text: "..." }] },
    userMessage("how many do I own", oldContext),
  ];
  const [call] = offlineReply(request(messages, everyTool)).calls;
  expect(call?.input).toMatchObject({ dataset: "positions", where: [is("symbol", "VOO")] });
});

test.each([
  ["AAPL and VOO: the price, and how many of each do they have?", ["AAPL", "VOO"]],
  ["What does a share of VOO go for, and how many does Laura have?", ["VOO"]],
])("the second question is about the securities of the first: %s", (text, symbols) => {
  const calls = callsOf(text);
  expect(calls.slice(0, -1)).toEqual(symbols.map(price));
  expect(calls.at(-1)?.input.measures).toEqual(["quantity"]);
  expect(calls.at(-1)?.input.where).toContainEqual(is("symbol", ...symbols));
});

test("a fund in the household is read as a fund, and by words of its full name", () => {
  const holds = (names: string) => smithContext.replace("AAPL; VOO; MSFT", names);
  const [through] = callsOf("Apple via VOO only, in dollars", smithContext);
  expect(through?.input).toMatchObject({
    dataset: "exposures",
    where: [is("fund", "VOO"), is("symbol", "AAPL")],
  });
  const [both] = callsOf("ESG funds combined value", holds("ESGV; VSGX; AAPL"));
  expect(both?.input.where).toEqual([is("symbol", "ESGV", "VSGX")]);
  const [munis] = callsOf("Muni funds total", holds("MUB; VTEB; AAPL"));
  expect(munis?.input.where).toEqual([is("symbol", "MUB", "VTEB")]);
  const options = "AAPL; AAPL261218C00235000 (AAPL Dec 18 2026 $235 call); TSLA";
  const [shares] = callsOf("combined value of TSLA and AAPL", holds(options));
  expect(shares?.input.where).toEqual([is("symbol", "AAPL", "TSLA")]);
});

test.each(["which accounts are down today", "biggest loser today in percent"])(
  "moves without a security are the household's: %s",
  (text) =>
    expect(callsOf(text)).toMatchObject([
      { name: "query_portfolio", input: { dataset: "positions" } },
    ]),
);

test("a reminder of what is known is a question, no task", () => {
  const [call] = callsOf("remind me please, how many shares of AAPL do they own");
  expect(call).toMatchObject({ name: "query_portfolio", input: { measures: ["quantity"] } });
});

test.each([
  ["What will MSFT trade at when the blackout ends?", /^I make no predictions/],
  ["Put through a sale of 500 MSFT", /^I advise and prepare/],
])("%s is refused, whatever the policy says", (text, said) => {
  const reply = offlineReply(request([userMessage(text)], everyTool));
  expect(reply.calls).toEqual([]);
  expect(reply.text).toMatch(said);
});
