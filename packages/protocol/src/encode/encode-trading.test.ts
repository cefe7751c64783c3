import { expect, it } from "vitest";
import { answeredTurn, failedTurn, interruptedTurn, streamText } from "../part.fixture.ts";
import type { Part } from "../part.ts";
import { tradingEncoding } from "./encode-trading.ts";

/** The items of a stream with their numbers. */
const itemsOf = (parts: readonly Part[]): string =>
  streamText(tradingEncoding(), parts)
    .replace(/id: (\d+)\ndata: (.*)\n\n/g, "$1 $2\n")
    .trimEnd();

it("shows the request, each call's progress, the text, and a summary at the end", () => {
  expect(itemsOf(answeredTurn)).toMatchInlineSnapshot(`
    "1 {"type":"status","status":"Analyzing request","done":false,"conversation_id":"con_1","turn_id":"turn_1"}
    5 {"type":"status","status":"Generating response","done":false}
    6 {"type":"content","content":"Let me ","done":false}
    7 {"type":"content","content":"look – 🚀.\\n","done":false}
    9 {"type":"tool_calls","tool_calls":[{"tool":"get_etf_holdings","status":"running","args":{"symbol":"VOO"}}],"done":false}
    10 {"type":"tool_calls","tool_calls":[{"tool":"get_moon","status":"running","args":{}}],"done":false}
    11 {"type":"tool_calls","tool_calls":[{"tool":"get_etf_holdings","status":"success","args":{"symbol":"VOO"}}],"done":false}
    14 {"type":"tool_calls","tool_calls":[{"tool":"get_moon","status":"error","args":{}}],"done":false}
    17 {"type":"content","content":"\\n\\n","done":false}
    18 {"type":"content","content":"data: [DONE]\\n\\n","done":false}
    19 {"type":"content","content":"{\\"type\\":\\"done\\"}\\n","done":false}
    20 {"type":"content","content":"d:{\\"finishReason\\":\\"stop\\"}\\n","done":false}
    26 {"type":"content","content":"","response":"Let me look – 🚀.\\n\\n\\ndata: [DONE]\\n\\n{\\"type\\":\\"done\\"}\\nd:{\\"finishReason\\":\\"stop\\"}\\n","tool_calls":[{"tool":"get_etf_holdings","status":"success","args":{"symbol":"VOO"}},{"tool":"get_moon","status":"error","args":{}}],"grounding":{"valid":false,"citations":["tool:get_etf_holdings:v1","web:9"],"unmatched":["7.1%"],"unknown_citations":["web:9"]},"conversation_id":"con_1","turn_id":"turn_1","stop_reason":"stop","done":true}"
  `);
});

it("announces the response once and separates later text from earlier text", () => {
  const text = (id: string, delta: string): Part[] => [
    { type: "text-start", id },
    { type: "text-delta", id, delta },
    { type: "text-end", id },
  ];
  const finish: Part = { type: "finish", reason: "stop", usage: null };
  expect(
    itemsOf([...text("1", "I look."), ...text("2", "It is 7."), finish]),
  ).toMatchInlineSnapshot(`
    "1 {"type":"status","status":"Generating response","done":false}
    2 {"type":"content","content":"I look.","done":false}
    4 {"type":"content","content":"\\n\\n","done":false}
    5 {"type":"content","content":"It is 7.","done":false}
    7 {"type":"content","content":"","response":"I look.\\n\\nIt is 7.","tool_calls":[],"grounding":null,"stop_reason":"stop","done":true}"
  `);
});

it("names the error and ends with it", () => {
  expect(itemsOf(failedTurn.slice(-1))).toMatchInlineSnapshot(
    `"1 {"type":"error","error":{"code":"model_timeout","message":"The model stopped answering. Try again in a moment.","retryable":true},"done":true}"`,
  );
  expect(itemsOf(interruptedTurn.slice(-1))).toMatchInlineSnapshot(
    `"1 {"type":"error","error":{"code":"interrupted","message":"The answer was stopped.","retryable":true},"done":true}"`,
  );
});

it("does not mix up the calls of two streams", () => {
  const call: Part = { type: "tool-call", call_id: "call_1", tool: "get_price", input: { a: 1 } };
  const end: Part = { type: "finish", reason: "stop", usage: null };
  itemsOf([call]);
  expect(itemsOf([end])).toMatchInlineSnapshot(
    `"1 {"type":"content","content":"","response":"","tool_calls":[],"grounding":null,"stop_reason":"stop","done":true}"`,
  );
});

it("is sent as server-sent events that are neither cached nor buffered", () => {
  const { headers, heartbeat, close } = tradingEncoding();
  expect({ headers, heartbeat, close }).toEqual({
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
    heartbeat: ": keep-alive\n\n",
    close: "",
  });
});
