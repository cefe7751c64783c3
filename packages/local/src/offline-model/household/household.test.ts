import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import type { ToolCall } from "../converse.ts";
import {
  callsOf,
  everyTool,
  finishedTurn,
  is,
  noHouseholdContext,
  openTools,
  replyWithoutPassages,
  request,
  smithContext,
  toolCallMessage,
  toolOutcome,
  toolResultMessage,
  userMessage,
} from "../request.fixture.ts";

const only = (calls: readonly ToolCall[]): ToolCall => {
  const [first, ...others] = calls;
  if (first === undefined || others.length > 0) throw new Error(`${calls.length} calls`);
  return first;
};

test.each([
  ["show holdings", { dataset: "positions", aggregate: "list" }],
  ["positions?", { dataset: "positions", aggregate: "list" }],
  ["Show hh_d1 holdings", { dataset: "positions", aggregate: "list" }],
  ["list my etfs", { dataset: "positions", where: [is("kind", "etf")] }],
  ["what bonds do they own", { dataset: "positions", where: [is("asset_class", "fixed_income")] }],
  ["largest position?", { dataset: "positions", limit: 1 }],
  [
    "how many shares of AAPL do they own",
    { measures: ["quantity"], where: [is("symbol", "AAPL")] },
  ],
  ["P&L on MSFT?", { dataset: "positions", where: [is("symbol", "MSFT")] }],
  ["how is AAPL performing?", { dataset: "positions", where: [is("symbol", "AAPL")] }],
  ["show the Roth IRA", { where: [is("account", "Paul's Roth IRA")] }],
  ["how much is my portfolio worth", { dataset: "accounts", measures: ["account_value"] }],
  ["how much cash do they have", { dataset: "accounts", measures: ["cash"] }],
  ["how much settled cash do i have", { dataset: "accounts", measures: ["settled_cash"] }],
  ["How much cash does Laura have?", { where: [is("owner", "Laura Smith")] }],
  ["last 3 trades", { dataset: "transactions", limit: 3 }],
  ["show my withdrawals", { dataset: "transactions", where: [is("type", "withdrawal")] }],
  ["portfolio return 1Y", { dataset: "returns" }],
  ["Is any single stock above 10%?", { dataset: "positions", test: { op: "gt", value: "10" } }],
  ["what are our AAPL options worth?", { dataset: "positions" }],
  ["are we overweight US equity", { dataset: "policy_classes" }],
  ["is there a cash shortfall", { dataset: "policies", measures: ["cash_shortfall"] }],
  ["when is the RMD due?", { dataset: "required_distributions" }],
  ["how old is Paul", { dataset: "members", where: [is("name", "Paul Smith")] }],
  ["what is the strike of the AAPL option", { measures: ["strike", "quantity"] }],
  ["who is the trustee", { dataset: "members", where: [is("role", "trustee")] }],
])("%s is a query", (text, input) => {
  expect(only(callsOf(text))).toMatchObject({ name: "query_portfolio", input });
});

test.each([
  ["Which of my clients are out of band?", "policy_classes", smithContext],
  ["Which households hold PFE?", "positions", smithContext],
  ["Which clients hold PFE?", "positions", noHouseholdContext],
  ["Who holds Pfizer?", "positions", noHouseholdContext],
])("%s is asked about all households", (text, dataset, context) => {
  expect(only(callsOf(text, context))).toMatchObject({ name: "query_book", input: { dataset } });
});

test("a second question that depends on the first one's answer is asked after it", () => {
  const text = "What is our biggest single stock and how much is it up?";
  const first = only(callsOf(text));
  expect(first.input).toMatchObject({ dataset: "positions", limit: 1 });
  const found = { rows: [{ symbol: "AAPL", market_value: 35310 }] };
  const messages = [
    userMessage(text),
    toolCallMessage(first.name, first.input),
    toolResultMessage(toolOutcome(first.name, found)),
  ];
  expect(only(offlineReply(request(messages, everyTool)).calls).input).toMatchObject({
    measures: ["gain", "gain_pct"],
    where: [is("kind", "stock"), is("symbol", "AAPL")],
  });
});

test.each([
  ["When was the last trade?", "transactions"],
  ["total of the pending transfers", "transactions"],
  ["what's the paper profit on VOO in Laura's rollover IRA", "positions"],
])("%s is about the records, even if its words could mean something else", (text, dataset) => {
  expect(only(callsOf(text)).input).toMatchObject({ dataset });
});

test("a question about one household makes no call when none is chosen", () => {
  const { calls, text } = offlineReply(
    request([userMessage("show holdings", noHouseholdContext)], openTools),
  );
  expect(calls).toEqual([]);
  expect(text).toMatch(/^No household is chosen in this conversation\./);
});

test.each([
  [
    "What is AAPL trading at and how many shares do they own?",
    "get_ticker_info",
    "query_portfolio",
  ],
  ["how much VOO do we own and what is in it?", "query_portfolio", "get_etf_holdings"],
  ["how is the portfolio doing and any news on Apple?", "query_portfolio", "get_ticker_news"],
  ["Are they out of band, and find the tax letter", "compare_to_ips", "search_documents"],
  ["is there a cash shortfall, and create a task to rebalance", "query_portfolio", "create_task"],
])("the other parts go to market, document and task tools: %s", (text, ...names) => {
  expect(callsOf(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  "Is the Smith family outside their IPS bands?",
  "are they within their ips bnads",
  "Is the Smith family inside its bands?",
])("the comparison with the policy says more than a query: %s", (text) => {
  expect(only(callsOf(text))).toEqual({ name: "compare_to_ips", input: {} });
});

const asked = (text: string, input: Record<string, unknown>) =>
  finishedTurn(text, "query_portfolio", input);
const apple = asked("how many AAPL?", {
  dataset: "positions",
  measures: ["quantity"],
  aggregate: "list",
  where: [is("symbol", "AAPL")],
});

test.each([
  ["and MSFT?", { measures: ["quantity"], where: [is("symbol", "MSFT")] }],
  ["and in the Roth?", { measures: ["quantity"] }],
])("%s follows up on the last query", (text, input) => {
  const { calls } = offlineReply(request([...apple, userMessage(text)], everyTool));
  expect(only(calls)).toMatchObject({ name: "query_portfolio", input });
});

test("a question after one over all clients is about the household, unless it is a follow-up", () => {
  const book = finishedTurn("which clients hold PFE?", "query_book", {
    dataset: "positions",
    measures: ["market_value"],
    aggregate: "list",
    where: [is("symbol", "PFE")],
  });
  const after = (text: string) =>
    only(offlineReply(request([...book, userMessage(text)], everyTool)).calls);
  expect(after("how much cash do they have").name).toBe("query_portfolio");
  expect(after("and AAPL?")).toMatchObject({
    name: "query_book",
    input: { where: [is("symbol", "AAPL")] },
  });
});

test("a follow-up to a market lookup may ask about the holding", () => {
  const price = finishedTurn("AAPL price", "get_ticker_info", { symbol: "AAPL" });
  const after = (text: string) =>
    only(offlineReply(request([...price, userMessage(text)], everyTool)).calls);
  expect(after("do they own it?")).toMatchObject({
    name: "query_portfolio",
    input: { where: [is("symbol", "AAPL")] },
  });
  expect(after("what about MSFT?")).toEqual({ name: "get_ticker_info", input: { symbol: "MSFT" } });
});

const held = (names: string) => smithContext.replace(/^holds: .*$/m, `holds: ${names}`);

test.each([
  ["AAPL; NOVAX (Novax Health)", "how many Novax shares do they own?", "NOVAX"],
  ["Precision Tooling LLC", "what did Precision Tooling cost?", "Precision Tooling LLC"],
])("a security of the household is read by its name: %s", (names, text, symbol) => {
  expect(only(callsOf(text, held(names)))).toMatchObject({
    input: { dataset: "positions", where: [is("symbol", symbol)] },
  });
});

test("a ticker may be held when the context has no room for all names", () => {
  const input = { input: { dataset: "positions", where: [is("symbol", "PFE")] } };
  expect(only(callsOf("what did they pay for PFE?", held("AAPL; 80 more")))).toMatchObject(input);
});

test.each([
  ["what is the Roth worth", "and the Laura account?"],
  ["show the Rollover", "and what's in the Joint account?"],
])("an account of the household is no other household: %s, %s", (...texts) => {
  for (const text of texts) expect(offlineReply(request([userMessage(text)])).text).toBe("");
});

test.each([
  ["VOO?", { measures: ["quantity"], where: [is("symbol", "VOO")] }],
  ["And in Laura's rollover, how many are there?", { where: [{}, is("symbol", "AAPL")] }],
])("after a question about a holding, %s asks the same of another", (text, input) => {
  const { calls } = offlineReply(request([...apple, userMessage(text)], everyTool));
  expect(only(calls)).toMatchObject({ name: "query_portfolio", input });
});

test.each(["worst performing etf", "what etfs am i holding"])("%s are the household's", (text) => {
  expect(only(callsOf(text))).toMatchObject({
    name: "query_portfolio",
    input: { where: [is("kind", "etf")] },
  });
});

test.each([
  ["what's the day change of Paul's Roth?", "day_change"],
  ["which account is largest", "account_value"],
])("%s is about the accounts", (text, measure) => {
  const { input } = only(callsOf(text));
  expect(input.measures).toContain(measure);
});

test.each([
  ["Tesla price and volume", "TSLA"],
  ["MSFT 52 week high", "MSFT"],
])("what only a quote has is looked up on the market: %s", (text, symbol) => {
  expect(only(callsOf(text))).toEqual({ name: "get_ticker_info", input: { symbol } });
});

test("a question about own trades that cannot be answered gets no quote", () => {
  expect(callsOf("at what price did they sell Apple")).toEqual([]);
});

test("an average purchase price of a period is that of the purchases", () => {
  const { name, input } = only(callsOf("average purchase price for AAPL this year"));
  expect([name, input.dataset, input.measures]).toEqual([
    "query_portfolio",
    "transactions",
    ["price", "amount", "quantity"],
  ]);
});

test.each(["AAPL, what is that splurge of ours at now?", "what did the flibber in the Roth cost"])(
  "a question that is read in part is asked back, not answered from the market: %s",
  (text) => {
    expect(replyWithoutPassages(text)).toMatch(/^I did not understand/);
  },
);

test.each([
  ["blorp the fizz of their cash", /^I did not understand "blorp", "fizz"\./],
  ["hello", /^Hello\. Ask me/],
  ["should we sell Pfizer", /^Whether this fits the client is for you/],
  ["should they sell PFE", /^Whether this fits the client is for you/],
])("%s is not looked up", (text, said) => {
  expect(replyWithoutPassages(text)).toMatch(said);
});

test.each([
  ["What changed since the last meeting?", {}],
  ["what is new since we last met", {}],
  ["What has changed since June 30?", { since: "2026-06-30" }],
])("changes are no question about the meeting's documents: %s", (text, input) => {
  expect(only(callsOf(text))).toMatchObject({ name: "what_changed", input });
});
