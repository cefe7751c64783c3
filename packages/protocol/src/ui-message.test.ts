import type * as Entry from "@advisor/domain/entry";
import { describe, expect, it } from "vitest";
import { answeredRecord, recordOf } from "./part.fixture.ts";
import { uiMessages } from "./ui-message.ts";

const [question, step] = answeredRecord.map(({ body }) => body);
if (question?.kind !== "user" || step?.kind !== "step") throw new Error("a question and a step");

const stopped = (code: string, text: string): Entry.Body => ({
  kind: "stopped",
  turn_id: "turn_1",
  code,
  message: "It was stopped.",
  retryable: false,
  text,
});
const reply = (...bodies: Entry.Body[]) => uiMessages(recordOf([question, ...bodies])).at(-1);

describe("a stored turn", () => {
  it("becomes the question and one answer message", () => {
    expect(uiMessages(answeredRecord)).toMatchInlineSnapshot(`
      [
        {
          "id": "msg_1",
          "metadata": {
            "created_at": "2026-11-20T15:00:00.000Z",
            "status": "complete",
            "turn_id": "turn_1",
          },
          "parts": [
            {
              "state": "done",
              "text": "What does VOO hold?",
              "type": "text",
            },
          ],
          "role": "user",
        },
        {
          "id": "msg_2",
          "metadata": {
            "created_at": "2026-11-20T15:00:02.000Z",
            "status": "complete",
            "stop_reason": "stop",
            "turn_id": "turn_1",
          },
          "parts": [
            {
              "type": "step-start",
            },
            {
              "state": "done",
              "text": "Let me look – 🚀.
      ",
              "type": "text",
            },
            {
              "input": {
                "symbol": "VOO",
              },
              "output": {
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
              "state": "output-available",
              "toolCallId": "call_1",
              "type": "tool-get_etf_holdings",
            },
            {
              "errorText": "unknown_tool: There is no such tool here.",
              "input": {},
              "state": "output-error",
              "toolCallId": "call_2",
              "type": "tool-get_moon",
            },
            {
              "mediaType": "application/json",
              "sourceId": "tool:get_etf_holdings:v1",
              "title": "get_etf_holdings, as of 2026-11-20",
              "type": "source-document",
            },
            {
              "type": "step-start",
            },
            {
              "state": "done",
              "text": "data: [DONE]

      {"type":"done"}
      d:{"finishReason":"stop"}
      ",
              "type": "text",
            },
            {
              "data": {
                "cost_usd": null,
                "input_tokens": 300,
                "output_tokens": 30,
              },
              "type": "data-usage",
            },
            {
              "data": {
                "citations": [
                  "tool:get_etf_holdings:v1",
                  "web:9",
                ],
                "unknown_citations": [
                  "web:9",
                ],
                "unmatched": [
                  "7.1%",
                ],
                "valid": false,
              },
              "type": "data-grounding",
            },
          ],
          "role": "assistant",
        },
      ]
    `);
  });

  it("that was interrupted shows its partial text", () => {
    const read = reply(stopped("interrupted", "It is"));
    expect(read?.parts).toEqual([
      { type: "step-start" },
      { type: "text", text: "It is", state: "done" },
    ]);
    expect(read?.metadata).toEqual({
      turn_id: "turn_1",
      created_at: "2026-11-20T15:00:01.000Z",
      status: "interrupted",
      code: "interrupted",
    });
  });

  it("that failed has the error code", () => {
    expect(reply(stopped("model_timeout", ""))?.metadata).toMatchObject({
      status: "error",
      code: "model_timeout",
    });
  });

  it("that failed has the reason and a retry hint in version 7", () => {
    const record = recordOf([question, stopped("model_timeout", "")]);
    expect(uiMessages(record, 7).at(-1)?.metadata).toMatchObject({
      status: "error",
      code: "model_timeout",
      reason: "It was stopped.",
      retryable: false,
    });
  });

  it("that another process was to finish says so in version 7", () => {
    const body = { ...stopped("deadline", "It is"), handed_on: true } as Entry.Body;
    const metadata = (version: 5 | 7) =>
      uiMessages(recordOf([question, body]), version).at(-1)?.metadata;
    expect(metadata(7)).toMatchObject({ status: "error", code: "deadline", handed_on: true });
    expect(metadata(5)).not.toHaveProperty("handed_on");
  });

  it("that is still running says so", () => {
    const read = reply();
    expect(read?.parts).toEqual([{ type: "step-start" }]);
    expect(read?.metadata).toEqual({
      turn_id: "turn_1",
      created_at: "2026-11-20T15:00:00.000Z",
      status: "running",
    });
  });

  it("that was resumed shows only its last end", () => {
    const resumed: Entry.Body = { kind: "resumed", turn_id: "turn_1" };
    const answer = answeredRecord.at(-1)?.body;
    if (answer === undefined) throw new Error("there is an answer");
    const died = reply(step, stopped("interrupted", "It is"), resumed, answer);
    expect(died?.parts).toEqual(reply(step, answer)?.parts);
  });

  it("lists each source once", () => {
    const again = { ...step, calls: step.calls.slice(0, 1), results: step.results.slice(0, 1) };
    const types = reply(step, again)?.parts.map(({ type }) => type);
    expect(types?.filter((type) => type === "source-document")).toHaveLength(1);
  });

  it("without its question is not shown", () => {
    expect(uiMessages(answeredRecord.slice(1))).toEqual([]);
    expect(uiMessages([])).toEqual([]);
  });
});
