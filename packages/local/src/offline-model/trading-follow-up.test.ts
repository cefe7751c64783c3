import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { everyTool, request, trader, user } from "./request.fixture.ts";
import { ask, found, type Message, quotedNifty, search, step, tcs } from "./trading.fixture.ts";

const earlier = (...lines: string[]) =>
  trader.replace("</context>", `earlier:\n${lines.join("\n")}\n</context>`);

test.each([
  ["and bank nifty?", "user: What's the price of NIFTY?", search("BANKNIFTY", "INDEX")],
  ["and last week?", "user: history of TCS last month", search("TCS", "EQUITY")],
])("a follow-up goes back to the earlier question: %s", (text, line, call) => {
  const context = earlier("user: hello", line, "assistant: user of Infosys");
  expect(ask(text, [], context).calls).toEqual([call]);
});

test("a follow-up keeps what was asked for: the history, of other days", () => {
  const context = earlier("user: history of TCS last month");
  const steps = step([search("TCS", "EQUITY"), found("TCS", tcs)]);
  expect(ask("and last week?", steps, context).calls[0]?.input).toMatchObject({
    from: "2026-11-09",
    to: "2026-11-15",
  });
});

test("a follow-up within a conversation does the same", () => {
  const before = [user("price of NIFTY"), ...quotedNifty];
  const said: Message = { role: "assistant", content: [{ text: "..." }] };
  const messages = [...before, said, user("and sensex?")];
  expect(answer(request(messages, everyTool)).calls).toEqual([search("SENSEX", "INDEX")]);
});

test("a ticker after an instrument asks for its price", () => {
  const said: Message = { role: "assistant", content: [{ text: "..." }] };
  const messages = [user("price of NIFTY"), ...quotedNifty, said, user("and MSFT?")];
  expect(answer(request(messages, everyTool)).calls).toEqual([
    { name: "get_ticker_info", input: { symbol: "MSFT" } },
  ]);
});
