import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { everyTool, request, tradingContext, userMessage } from "./request.fixture.ts";
import {
  type Message,
  modelStep,
  quotedNifty,
  replyTo,
  searchCall,
  searchResult,
  tcs,
} from "./trading.fixture.ts";

const earlier = (...lines: string[]) =>
  tradingContext.replace("</context>", `earlier:\n${lines.join("\n")}\n</context>`);

test.each([
  ["and bank nifty?", "user: What's the price of NIFTY?", searchCall("BANKNIFTY", "INDEX")],
  ["and last week?", "user: history of TCS last month", searchCall("TCS", "EQUITY")],
])("a follow-up refers to the earlier question: %s", (text, line, call) => {
  const context = earlier("user: hello", line, "assistant: user of Infosys");
  expect(replyTo(text, [], context).calls).toEqual([call]);
});

test("a follow-up keeps asking for the history, for other days", () => {
  const context = earlier("user: history of TCS last month");
  const steps = modelStep([searchCall("TCS", "EQUITY"), searchResult("TCS", tcs)]);
  expect(replyTo("and last week?", steps, context).calls[0]?.input).toMatchObject({
    from: "2026-11-09",
    to: "2026-11-15",
  });
});

test("a follow-up within a conversation does the same", () => {
  const before = [userMessage("price of NIFTY"), ...quotedNifty];
  const said: Message = { role: "assistant", content: [{ text: "..." }] };
  const messages = [...before, said, userMessage("and sensex?")];
  expect(offlineReply(request(messages, everyTool)).calls).toEqual([searchCall("SENSEX", "INDEX")]);
});

test("a ticker after an instrument asks for its price", () => {
  const said: Message = { role: "assistant", content: [{ text: "..." }] };
  const messages = [userMessage("price of NIFTY"), ...quotedNifty, said, userMessage("and MSFT?")];
  expect(offlineReply(request(messages, everyTool)).calls).toEqual([
    { name: "get_ticker_info", input: { symbol: "MSFT" } },
  ]);
});
