import type { TradingItem } from "@advisor/protocol/trading/item";
import { expect, test } from "vitest";
import { applyItem, endTurn, historyOf, startTurn, type Turn } from "./trading-turn.ts";

const going = { done: false } as const;
const call = (
  tool: string,
  args: object,
  status: "running" | "success" | "error",
): TradingItem => ({
  ...{ type: "tool_calls", tool_calls: [{ tool, args, status }], ...going },
});
const ids = { conversation_id: "con_1", turn_id: "turn_1" };
const start: TradingItem = { type: "status", status: "Analyzing request", ...ids, ...going };
const fold = (items: readonly TradingItem[]): Turn =>
  items.reduce(applyItem, startTurn(1, "NIFTY?"));
const flow = ({ steps }: Turn) => steps.map(({ name, status }) => `${name} ${status}`);

test("the trace grows step by step, and two calls of one tool stay separate", () => {
  const items: TradingItem[] = [
    start,
    call("get_market_quote", { id: 1 }, "running"),
    call("get_market_quote", { id: 2 }, "running"),
    call("get_market_quote", { id: 2 }, "error"),
    call("get_market_quote", { id: 1 }, "success"),
    { type: "status", status: "Generating response", ...going },
    { type: "content", content: "It is ", ...going },
  ];
  expect(flow(fold(items.slice(0, 1)))).toEqual(["Analyzing request running"]);
  const turn = fold(items);
  expect(flow(turn)).toEqual([
    "Analyzing request success",
    "get_market_quote success",
    "get_market_quote error",
    "Generating response running",
  ]);
  expect([turn.text, turn.status, turn.turn_id]).toEqual(["It is ", "running", "turn_1"]);
});

test("the last item has the complete answer and its unsupported figures", () => {
  const turn = fold([
    start,
    { type: "status", status: "Generating response", ...going },
    {
      ...{ type: "content", content: "", response: "It is 7.", tool_calls: [], done: true },
      ...{ stop_reason: "length", ended: "Cut off." },
      grounding: { valid: false, citations: [], unmatched: ["7"], unknown_citations: [] },
    },
  ]);
  expect([turn.status, turn.text, turn.why, turn.unmatched]).toEqual([
    "done",
    "It is 7.",
    "Cut off.",
    ["7"],
  ]);
  expect(flow(turn).at(-1)).toBe("Generating response success");
});

test("a failure ends open steps, and keeps the text", () => {
  const error = { code: "upstream", message: "The model failed.", retryable: true };
  const turn = fold([
    start,
    call("search_instruments", {}, "running"),
    { type: "content", content: "Half", ...going },
    { type: "error", error, done: true },
  ]);
  expect([turn.status, turn.text, turn.why]).toEqual(["failed", "Half", "The model failed."]);
  expect(flow(turn)).toEqual(["Analyzing request success", "search_instruments error"]);
});

test("the history contains only complete answers, the newest ones", () => {
  const done = (id: number): Turn => ({
    ...startTurn(id, `Q${id}`),
    status: "done",
    text: `A${id}`,
  });
  expect(historyOf([done(1), endTurn(startTurn(2, "Q2"), "lost"), startTurn(3, "Q3")])).toEqual([
    { role: "user", content: "Q1" },
    { role: "assistant", content: "A1" },
  ]);
  const many = historyOf(Array.from({ length: 40 }, (_, at) => done(at)));
  expect([many.length, many.at(-1)?.content]).toEqual([50, "A39"]);
});
