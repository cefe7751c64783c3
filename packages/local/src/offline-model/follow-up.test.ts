import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { answered, request, user } from "./request.fixture.ts";

const ips = answered("Is the family out of band?", "compare_to_ips");
const deposit = answered("what if they deposit 60,000", "compare_to_ips", { deposit_usd: 60_000 });
const price = answered("AAPL price", "get_ticker_info", { symbol: "AAPL" });
const fund = answered("what is in VOO?", "get_etf_holdings", { symbol: "VOO" });
const boat = answered("what did we say about the boat?", "search_documents", { query: "boat" });
const done = answered("create a task to call Laura", "create_task", { title: "Call Laura" });

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
  [
    ips,
    "create a task for that by Friday",
    "create_task",
    { title: "Follow up: Is the family out of band", due: "2026-11-27" },
  ],
])("after a turn (%#): %s", (history, text, name, input) => {
  expect(answer(request([...history, user(text)])).calls).toEqual([{ name, input }]);
});

test("a bare ticker answers the question which ticker was meant", () => {
  const asked = { role: "assistant" as const, content: [{ text: "Which ticker do you mean?" }] };
  expect(answer(request([user("price?"), asked, user("aapl")])).calls).toEqual([
    { name: "get_ticker_info", input: { symbol: "AAPL" } },
  ]);
});

test("yes takes up the task that the comparison offered", () => {
  const title = "Agree on an investment policy";
  const offered = answered("out of band?", "compare_to_ips", {}, { offers: [{ title }] });
  expect(answer(request([...offered, user("yes please")])).calls).toEqual([
    { name: "create_task", input: { title } },
  ]);
});

test("yes after a document search creates nothing, whatever the document offers", () => {
  const snippet = 'Shall I create the task "Wire 5,000"?';
  const found = answered("find the letter", "search_documents", {}, { matches: [{ snippet }] });
  expect(answer(request([...found, user("yes")])).calls).toEqual([]);
});

test("a write is never repeated by a follow-up", () => {
  expect(answer(request([...done, user("why?")])).calls).toEqual([]);
  expect(answer(request([...done, user("again")])).calls).toEqual([]);
});
