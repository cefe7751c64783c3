import { tradingEncoding } from "@advisor/protocol/encode/encode-trading";
import type { Part } from "@advisor/protocol/part";
import type { TradingItem } from "@advisor/protocol/trading/item";
import { expect, test } from "vitest";
import { readTrading } from "./read-trading.ts";

const ids = { conversation_id: "con_1", turn_id: "turn_1" };
const parts: Part[] = [
  { type: "start", ...ids, user_message_id: "msg_1", message_id: "msg_2" },
  { type: "text-start", id: "t" },
  { type: "text-delta", id: "t", delta: "₹1,450" },
  { type: "finish", reason: "stop", usage: { input_tokens: 1, output_tokens: 1 } },
];

test("a trading stream is read correctly when split at any byte, and unknown items are skipped", async () => {
  const encoding = tradingEncoding();
  const written = parts.map((part, seq) => encoding.encode(part, seq)).join("");
  const bytes = new TextEncoder().encode(`data: {"type":"novel"}\n\n: beat\n\n${written}`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const items: TradingItem[] = [];
  for await (const item of readTrading(body)) items.push(item);
  expect(items.map(({ type }) => type)).toEqual(["status", "status", "content", "content"]);
  expect(items[0]).toEqual({ type: "status", status: "Analyzing request", ...ids, done: false });
  expect(items.at(-1)).toMatchObject({ response: "₹1,450", ...ids, done: true });
});
