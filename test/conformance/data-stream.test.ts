import { dataEncoding } from "@advisor/protocol/encode/encode-data";
import type { Part } from "@advisor/protocol/part";
import {
  answeredTurn,
  failedTurn,
  interruptedTurn,
  streamText,
} from "@advisor/protocol/part.fixture";
import { callChatApi, parseDataStreamPart, processDataStream } from "@ai-sdk/ui-utils";
import { describe, expect, it } from "vitest";
import { afterEveryByte, bodyOf, type Cuts, eachCut, inOnePiece } from "./bytes.ts";

/** The events that the reader emits for a stream, in order. */
async function eventsOf(text: string, cuts: Cuts = inOnePiece): Promise<[string, unknown][]> {
  const events: [string, unknown][] = [];
  const hear = (name: string) => (value: unknown) => {
    events.push([name, value]);
  };
  await processDataStream({
    stream: bodyOf(text, cuts),
    onStartStepPart: hear("start_step"),
    onTextPart: hear("text"),
    onToolCallPart: hear("tool_call"),
    onToolResultPart: hear("tool_result"),
    onSourcePart: hear("source"),
    onDataPart: hear("data"),
    onErrorPart: hear("error"),
    onFinishStepPart: hear("finish_step"),
    onFinishMessagePart: hear("finish_message"),
  });
  return events;
}

type Call = Parameters<typeof callChatApi>[0];
type Shown = Parameters<Call["onUpdate"]>[0];
type Finished = Parameters<NonNullable<Call["onFinish"]>>;

/** What `useChat` shows at the end of a stream, how it ended, and the error if it was cut off. */
async function chatted(text: string, cuts: Cuts = inOnePiece) {
  let shown: Shown | undefined;
  let finished: Finished | undefined;
  const failure = await callChatApi({
    api: "/chat",
    body: {},
    streamProtocol: "data",
    credentials: undefined,
    headers: undefined,
    abortController: undefined,
    restoreMessagesOnFailure: () => undefined,
    onResponse: undefined,
    onUpdate: (update) => {
      shown = update;
    },
    onFinish: (...end) => {
      finished = end;
    },
    onToolCall: undefined,
    generateId: () => "made",
    fetch: async () => new Response(bodyOf(text, cuts), { headers: dataEncoding.headers }),
    lastMessage: undefined,
  }).then(() => undefined, String);
  const { id, role, content, parts } = shown?.message ?? {};
  return { message: { id, role, content, parts }, data: shown?.data, end: finished?.[1], failure };
}

const turns: Record<string, Part[]> = { answeredTurn, interruptedTurn, failedTurn };
const bare = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => parseDataStreamPart(line));

describe("the AI SDK 4 reads our data stream", () => {
  it.each(Object.entries(turns))("and knows every line of the %s", (_, parts) => {
    const text = streamText(dataEncoding, parts, dataEncoding.heartbeat);
    expect(bare(text).map(({ type }) => type)).not.toContain(undefined);
  });

  it("and gets each part of a turn in order", async () => {
    const events = await eventsOf(streamText(dataEncoding, answeredTurn));
    expect(events.map(([name]) => name).join(" ")).toMatchInlineSnapshot(
      `"data data start_step data text text tool_call tool_call tool_result source data tool_result finish_step start_step text text text data finish_step data data finish_message"`,
    );
    expect(
      events
        .filter(([name]) => name === "text")
        .map(([, text]) => text)
        .join(""),
    ).toBe(answeredTurn.map((part) => (part.type === "text-delta" ? part.delta : "")).join(""));
  });

  it("and shows the whole turn as one message", async () => {
    const { message, data, end, failure } = await chatted(streamText(dataEncoding, answeredTurn));
    expect(failure).toBeUndefined();
    expect(end).toEqual({
      finishReason: "stop",
      usage: { promptTokens: 300, completionTokens: 30, totalTokens: 330 },
    });
    expect(data).toMatchObject([
      { event: "start", conversation_id: "con_1", turn_id: "turn_1", user_message_id: "msg_1" },
      { event: "thinking", status: "analyzing" },
      { event: "thinking", status: "working" },
      { event: "side_panel_update", view: "etf", view_state: { ticker: "VOO" } },
      { event: "title", title: "What VOO holds" },
      { event: "usage", input_tokens: 300, output_tokens: 30, cost_usd: null },
      { event: "grounding", valid: false, unmatched: ["7.1%"], unknown_citations: ["web:9"] },
    ]);
    expect(message).toMatchInlineSnapshot(`
      {
        "content": "Let me look – 🚀.
      data: [DONE]

      {"type":"done"}
      d:{"finishReason":"stop"}
      ",
        "id": "msg_2",
        "parts": [
          {
            "type": "step-start",
          },
          {
            "text": "Let me look – 🚀.
      ",
            "type": "text",
          },
          {
            "toolInvocation": {
              "args": {
                "symbol": "VOO",
              },
              "result": {
                "as_of": "2026-11-20",
                "data": {
                  "listed": 503,
                  "note": "données: 7 %
      🚀",
                  "symbol": "VOO",
                },
                "delay": "eod",
                "provider": "embedded",
                "simulated": true,
                "source_id": "tool:get_etf_holdings:v1",
              },
              "state": "result",
              "step": 0,
              "toolCallId": "call_1",
              "toolName": "get_etf_holdings",
            },
            "type": "tool-invocation",
          },
          {
            "toolInvocation": {
              "args": {},
              "result": {
                "error": {
                  "code": "unknown_tool",
                  "message": "There is no such tool here.",
                },
              },
              "state": "result",
              "step": 0,
              "toolCallId": "call_2",
              "toolName": "get_moon",
            },
            "type": "tool-invocation",
          },
          {
            "source": {
              "id": "tool:get_etf_holdings:v1",
              "sourceType": "url",
              "title": "get_etf_holdings, as of 2026-11-20",
              "url": "urn:source:tool:get_etf_holdings:v1",
            },
            "type": "source",
          },
          {
            "type": "step-start",
          },
          {
            "text": "data: [DONE]

      {"type":"done"}
      d:{"finishReason":"stop"}
      ",
            "type": "text",
          },
        ],
        "role": "assistant",
      }
    `);
  });

  it("and keeps the text of an interrupted turn, without an error", async () => {
    const { message, data, end, failure } = await chatted(
      streamText(dataEncoding, interruptedTurn),
    );
    expect(failure).toBeUndefined();
    expect(message).toMatchObject({ id: "msg_2", content: "It is" });
    expect(data?.at(-1)).toMatchObject({ event: "interrupted", reason: "interrupted" });
    expect(end?.finishReason).toBe("other");
  });

  it("and keeps the text of a failed turn, and throws our message", async () => {
    const { message, data, failure } = await chatted(streamText(dataEncoding, failedTurn));
    expect(failure).toBe(
      "Error: model_timeout: The model stopped answering. Try again in a moment.",
    );
    expect(message).toMatchObject({ content: "It is" });
    expect(data?.at(-1)).toMatchObject({
      event: "error",
      code: "model_timeout",
      retryable: true,
    });
  });

  it.each(Object.entries(turns))(
    "with heartbeats between all parts of the %s",
    async (_, parts) => {
      const beating = streamText(dataEncoding, parts, dataEncoding.heartbeat);
      expect(await eventsOf(beating)).toEqual(await eventsOf(streamText(dataEncoding, parts)));
    },
  );

  it.each(Object.entries(turns))("with the %s split after every byte", async (_, parts) => {
    const text = streamText(dataEncoding, parts, dataEncoding.heartbeat);
    expect(await eventsOf(text, afterEveryByte)).toEqual(await eventsOf(text));
    expect(await chatted(text, afterEveryByte)).toEqual(await chatted(text));
  });

  it("with a turn split at any byte", async () => {
    const text = streamText(dataEncoding, answeredTurn, dataEncoding.heartbeat);
    const whole = await eventsOf(text);
    for (const cut of eachCut(text)) expect(await eventsOf(text, cut)).toEqual(whole);
  });
});
