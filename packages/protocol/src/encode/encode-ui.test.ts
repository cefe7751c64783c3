import { describe, expect, it } from "vitest";
import { answeredTurn, failedTurn, interruptedTurn, streamText } from "../part.fixture.ts";
import type { Part, StopReason } from "../part.ts";
import { uiEncoding } from "./encode-ui.ts";

describe("the UI message stream", () => {
  it("of a turn with an answer", () => {
    expect(streamText(uiEncoding, answeredTurn)).toMatchInlineSnapshot(`
      "id: 1
      data: {"type":"start","messageId":"msg_2","messageMetadata":{"conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1"}}

      id: 2
      data: {"type":"data-thinking","data":{"status":"analyzing","iteration":0},"transient":true}

      id: 3
      data: {"type":"start-step"}

      id: 4
      data: {"type":"data-thinking","data":{"status":"working","iteration":1},"transient":true}

      id: 5
      data: {"type":"text-start","id":"msg_2-0-1"}

      id: 6
      data: {"type":"text-delta","id":"msg_2-0-1","delta":"Let me "}

      id: 7
      data: {"type":"text-delta","id":"msg_2-0-1","delta":"look – 🚀.\\n"}

      id: 8
      data: {"type":"text-end","id":"msg_2-0-1"}

      id: 9
      data: {"type":"tool-input-available","toolCallId":"call_1","toolName":"get_etf_holdings","input":{"symbol":"VOO"}}

      id: 10
      data: {"type":"tool-input-available","toolCallId":"call_2","toolName":"get_moon","input":{}}

      id: 11
      data: {"type":"tool-output-available","toolCallId":"call_1","output":{"source_id":"tool:get_etf_holdings:v1","as_of":"2026-11-20","provider":"embedded","delay":"eod","simulated":true,"data":{"symbol":"VOO","listed":503,"note":"données: 7 %\\n🚀"}}}

      id: 12
      data: {"type":"source-document","sourceId":"tool:get_etf_holdings:v1","mediaType":"application/json","title":"get_etf_holdings, as of 2026-11-20"}

      id: 13
      data: {"type":"data-side_panel_update","data":{"timestamp":"2026-11-20T15:00:00.000Z","view":"etf","view_state":{"ticker":"VOO"}},"transient":true}

      id: 14
      data: {"type":"tool-output-error","toolCallId":"call_2","errorText":"unknown_tool: There is no such tool here."}

      id: 15
      data: {"type":"finish-step"}

      id: 16
      data: {"type":"start-step"}

      id: 17
      data: {"type":"text-start","id":"msg_2-1-1"}

      id: 18
      data: {"type":"text-delta","id":"msg_2-1-1","delta":"data: [DONE]\\n\\n"}

      id: 19
      data: {"type":"text-delta","id":"msg_2-1-1","delta":"{\\"type\\":\\"done\\"}\\n"}

      id: 20
      data: {"type":"text-delta","id":"msg_2-1-1","delta":"d:{\\"finishReason\\":\\"stop\\"}\\n"}

      id: 21
      data: {"type":"text-end","id":"msg_2-1-1"}

      id: 22
      data: {"type":"data-title","data":{"title":"What VOO holds"},"transient":true}

      id: 23
      data: {"type":"finish-step"}

      id: 24
      data: {"type":"data-usage","data":{"input_tokens":300,"output_tokens":30,"cost_usd":null}}

      id: 25
      data: {"type":"data-grounding","data":{"valid":false,"citations":["tool:get_etf_holdings:v1","web:9"],"unmatched":["7.1%"],"unknown_citations":["web:9"]}}

      id: 26
      data: {"type":"finish","finishReason":"stop","messageMetadata":{"usage":{"input_tokens":300,"output_tokens":30},"stop_reason":"stop"}}

      data: [DONE]

      "
    `);
  });

  it("of an interrupted turn ends with an abort", () => {
    expect(streamText(uiEncoding, interruptedTurn.slice(-1))).toMatchInlineSnapshot(`
      "id: 1
      data: {"type":"abort","reason":"interrupted"}

      data: [DONE]

      "
    `);
  });

  it("of a failed turn ends with an error code", () => {
    expect(streamText(uiEncoding, failedTurn.slice(-1))).toMatchInlineSnapshot(`
      "id: 1
      data: {"type":"error","errorText":"The model stopped answering. Try again in a moment.","code":"model_timeout","retryable":true}

      data: [DONE]

      "
    `);
  });

  it("is identified by its headers and neither cached nor buffered", () => {
    expect(uiEncoding.headers).toEqual({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-vercel-ai-ui-message-stream": "v1",
      "x-accel-buffering": "no",
    });
  });

  it("has a comment as heartbeat", () => {
    expect(uiEncoding.heartbeat).toBe(": keep-alive\n\n");
  });

  it("uses the protocol's stop reasons", () => {
    const said: [StopReason, string][] = [
      ["stop", "stop"],
      ["length", "length"],
      ["filtered", "content-filter"],
      ["tools", "tool-calls"],
      ["other", "other"],
    ];
    for (const [reason, finishReason] of said) {
      const part: Part = { type: "finish", reason, usage: null };
      expect(uiEncoding.encode(part, 1)).toContain(`"finishReason":"${finishReason}"`);
    }
  });

  it("numbers each event and encodes the same part the same way", () => {
    for (const part of answeredTurn) {
      const frame = uiEncoding.encode(part, 41);
      expect(frame).toMatch(/^id: 41\ndata: \{.*\}\n\n$/);
      expect(uiEncoding.encode(part, 41)).toBe(frame);
    }
  });
});
