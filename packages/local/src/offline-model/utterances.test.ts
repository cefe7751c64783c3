import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { request, userMessage } from "./request.fixture.ts";

const compare = (input: object = {}) => ({ name: "compare_to_ips", input });
const search = (query: string, type?: string) => ({
  name: "search_documents",
  input: type === undefined ? { query } : { query, type },
});
const task = (input: object) => ({ name: "create_task", input });
const ticker = (symbol: string) => ({ name: "get_ticker_info", input: { symbol } });
const etf = (symbol: string, more: object = {}) => ({
  name: "get_etf_holdings",
  input: { symbol, ...more },
});

test.each([
  ["what trades would get them back in band?", [compare()]],
  ["What happens if they deposit $60,000?", [compare({ deposit_usd: 60_000 })]],
  ["what if they deposit 60k next month", [compare({ deposit_usd: 60_000 })]],
  ["If they deposit 60,000, what should we buy?", [compare({ deposit_usd: 60_000 })]],
  [
    "If they deposit 60,000, what should we buy, and what is in QQQ?",
    [compare({ deposit_usd: 60_000 }), etf("QQQ")],
  ],
  ["they contributed 25,000 dollars, how do we invest it", [compare({ deposit_usd: 25_000 })]],
  ["where does the 30,000 reserve come from?", [compare()]],
  ["what would fix it?", [compare()]],
  ["is the reserve covered?", [compare()]],
  ["do they hold anything they shouldn't?", [compare()]],
  ["is the 30k reserve covered if 10k comes in?", [compare({ deposit_usd: 10_000 })]],
  ["do they have enough cash for the next 90 days?", [compare()]],
  ["Is the employer stock concentrated?", [compare()]],
  ["what should we sell?", [compare()]],
  ["does anything restrict selling MSFT?", [compare()]],
])("the policy comparison answers: %s", (text, calls) => {
  expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
});

test.each([
  ["what did we say about the boat?", [search("boat")]],
  [
    "what did we say about the boat in the last meeting?",
    [search("boat last meeting", "meeting_note")],
  ],
  ["what did Paul want the cash for?", [search("paul want cash")]],
  ["remind me what Laura said when she rang", [search("laura rang")]],
  ["find the tax letter", [search("tax letter", "tax_letter")]],
  ["search documents for trust amendments", [search("trust amendments")]],
  ["meeting notes about retirement", [search("meeting notes retirement", "meeting_note")]],
  ["What does the IPS say about tobacco?", [search("ips tobacco")]],
  ["when did we discuss Laura's retirement date", [search("discuss laura retirement date")]],
  ["any documents on the estate plan?", [search("estate plan", "estate")]],
])("documents: %s", (text, calls) => {
  expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
});

test.each([
  ["Create a task to review the portfolio", [task({ title: "Review the portfolio" })]],
  ["create a task to call Laura next Friday", [task({ title: "Call Laura", due: "2026-11-27" })]],
  [
    "remind me tomorrow to send the RMD form",
    [task({ title: "Send the RMD form", due: "2026-11-22" })],
  ],
  [
    "add a high priority task: rebalance the Roth by December 5",
    [task({ title: "Rebalance the Roth", due: "2026-12-05", priority: "high" })],
  ],
  [
    "make a task to review the IPS and call Paul in two weeks",
    [task({ title: "Review the IPS and call Paul", due: "2026-12-05" })],
  ],
  [
    'Create a task "Send the tax letter" due 2026-12-05, assign to Dana',
    [task({ title: "Send the tax letter", due: "2026-12-05", assignee: "Dana" })],
  ],
  ["todo: check the RMD by end of month", [task({ title: "Check the RMD", due: "2026-11-30" })]],
  ["create a task to sell AAPL", [task({ title: "Sell AAPL" })]],
])("tasks: %s", (text, calls) => {
  expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
});

test.each([
  ["AAPL price", [ticker("AAPL")]],
  ["AAPL", [ticker("AAPL")]],
  ["$tsla", [ticker("TSLA")]],
  ["whats microsoft trading at rn", [ticker("MSFT")]],
  ["NVDA price?", [ticker("NVDA")]],
  ["price of ford", [ticker("F")]],
  ["how is NVDA today", [ticker("NVDA")]],
  ["how is Nvidia doing today?", [ticker("NVDA")]],
  ["quote for BRK.B", [ticker("BRK.B")]],
  ["price of AAPL and MSFT", [ticker("AAPL"), ticker("MSFT")]],
  ["what are AAPL, MSFT and NVDA trading at?", [ticker("AAPL"), ticker("MSFT"), ticker("NVDA")]],
  ["RELIANCE.NS price", [ticker("RELIANCE.NS")]],
  ["price of zm", [ticker("ZM")]],
  ["$NOW price", [ticker("NOW")]],
])("prices: %s", (text, calls) => {
  expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
});

test.each([
  ["what is in VOO?", [etf("VOO")]],
  ["what's in QQQ", [etf("QQQ")]],
  ["top 10 holdings of QQQ", [etf("QQQ", { limit: 10 })]],
  ["holdings of the fund VTI", [etf("VTI")]],
  ["what does VOO hold?", [etf("VOO")]],
  ["does VOO contain Apple?", [etf("VOO")]],
  ["expense ratio of QQQ", [etf("QQQ")]],
])("funds: %s", (text, calls) => {
  expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
});

test.each([["What is QQQ trading at? What is in QQQ?", [ticker("QQQ"), etf("QQQ")]]])(
  "several at once: %s",
  (text, calls) => {
    expect(offlineReply(request([userMessage(text)])).calls).toEqual(calls);
  },
);

test.each([
  "asdf",
  "hello",
  "what's the weather",
  "What is a Roth IRA?",
  "explain etfs",
  "what does rebalancing mean",
  "teach me about groups",
  "price?",
  "NOW price",
  "create a task",
])("no tool is called for: %s", (text) => {
  const { calls, stop, text: said } = offlineReply(request([userMessage(text)]));
  expect({ calls, stop }).toEqual({ calls: [], stop: "end_turn" });
  expect(said).not.toBe("");
});
