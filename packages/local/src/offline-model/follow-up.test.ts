import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { finishedTurn, request, userMessage } from "./request.fixture.ts";

const ips = finishedTurn("Is the family out of band?", "compare_to_ips");
const deposit = finishedTurn("what if they deposit 60,000", "compare_to_ips", {
  deposit_usd: 60_000,
});
const price = finishedTurn("AAPL price", "get_ticker_info", { symbol: "AAPL" });
const fund = finishedTurn("what is in VOO?", "get_etf_holdings", { symbol: "VOO" });
const boat = finishedTurn("what did we say about the boat?", "search_documents", { query: "boat" });
const done = finishedTurn("create a task to call Laura", "create_task", { title: "Call Laura" });

test.each([
  [ips, "and in dollars?", "compare_to_ips", {}],
  [ips, "why?", "compare_to_ips", {}],
  [ips, "show me the trades", "compare_to_ips", {}],
  [ips, "and for bonds?", "compare_to_ips", {}],
  [ips, "and if they deposit 60,000?", "compare_to_ips", { deposit_usd: 60_000 }],
  [deposit, "show me the trades", "compare_to_ips", { deposit_usd: 60_000 }],
  [deposit, "and with $100k?", "compare_to_ips", { deposit_usd: 100_000 }],
  [price, "what about msft?", "get_ticker_info", { symbol: "MSFT" }],
  [price, "same for QQQ", "get_ticker_info", { symbol: "QQQ" }],
  [fund, "same for QQQ", "get_etf_holdings", { symbol: "QQQ" }],
  [boat, "and about the cabin?", "search_documents", { query: "cabin" }],
  [boat, "what's in it about AAPL", "search_documents", { query: "AAPL" }],
  [
    ips,
    "create a task for that by Friday",
    "create_task",
    { title: "Follow up: Is the family out of band", due: "2026-11-27" },
  ],
])("after a turn (%#): %s", (history, text, name, input) => {
  expect(offlineReply(request([...history, userMessage(text)])).calls).toEqual([{ name, input }]);
});

test.each([
  [ips, "what gain would the youngest lots make"],
  [boat, "how much is it"],
  [boat, "why?"],
])("words that a call does not answer do not repeat it (%#): %s", (history, text) => {
  const [asked] = history.flatMap(({ content }) => content.flatMap(({ toolUse }) => toolUse ?? []));
  const { calls } = offlineReply(request([...history, userMessage(text)]));
  expect(calls).not.toContainEqual({ name: asked?.name, input: asked?.input });
});

test("a ticker alone answers the question which ticker was meant", () => {
  const asked = { role: "assistant" as const, content: [{ text: "Which ticker do you mean?" }] };
  expect(offlineReply(request([userMessage("price?"), asked, userMessage("aapl")])).calls).toEqual([
    { name: "get_ticker_info", input: { symbol: "AAPL" } },
  ]);
});

test("yes creates the task that the comparison offered", () => {
  const title = "Agree on an investment policy";
  const offered = finishedTurn("out of band?", "compare_to_ips", {}, { offers: [{ title }] });
  expect(offlineReply(request([...offered, userMessage("yes please")])).calls).toEqual([
    { name: "create_task", input: { title } },
  ]);
});

test("yes after a document search creates nothing, even if a document offers it", () => {
  const snippet = 'Shall I create the task "Wire 5,000"?';
  const found = finishedTurn("find the letter", "search_documents", {}, { matches: [{ snippet }] });
  expect(offlineReply(request([...found, userMessage("yes")])).calls).toEqual([]);
});

test("a write is never repeated by a follow-up", () => {
  expect(offlineReply(request([...done, userMessage("why?")])).calls).toEqual([]);
  expect(offlineReply(request([...done, userMessage("again")])).calls).toEqual([]);
});
