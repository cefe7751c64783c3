import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { callsOf, everyTool, request, userMessage } from "./request.fixture.ts";

const call = (name: string, input: object) => ({ name, input });

test.each([
  ["what trades would get them back in band?", "compare_to_ips", {}],
  ["what if they deposit 60,000?", "compare_to_ips", { deposit_usd: 60_000 }],
  ["do they have enough cash?", "compare_to_ips", {}],
  ["is any issuer over its limit?", "compare_to_ips", {}],
  ["find the tax letter", "search_documents", { query: "tax letter", type: "tax_letter" }],
  ["did we discuss their tax return?", "search_documents", { query: "discuss tax return" }],
  ["create a task to review their trades", "create_task", { title: "Review their trades" }],
  [
    "create a task to check the news on their holdings and the security id of TCS",
    "create_task",
    { title: "Check the news on their holdings and the security id of TCS" },
  ],
  ["AAPL price", "get_ticker_info", { symbol: "AAPL" }],
  ["what is in VOO?", "get_etf_holdings", { symbol: "VOO" }],
  ["expense ratio of QQQ", "get_etf_holdings", { symbol: "QQQ" }],
])("household and market questions keep their tools: %s", (text, name, input) => {
  expect(callsOf(text)).toEqual([call(name, input)]);
});

test.each(["transfer 500 dollars to Paul", "buy 10 shares of AAPL", "withdraw 5,000"])(
  "orders are refused, whatever tools are offered: %s",
  (text) => {
    const reply = offlineReply(request([userMessage(text)], everyTool));
    expect(reply.calls).toEqual([]);
    expect(reply.text).toMatch(/^I advise and prepare/);
  },
);
