import { describe, expect, it } from "vitest";
import { answeredTurn, failedTurn, interruptedTurn, streamText } from "../part.fixture.ts";
import type { Part, StopReason } from "../part.ts";
import { dataEncoding } from "./encode-data.ts";

describe("the data stream", () => {
  it("of a turn with an answer", () => {
    expect(streamText(dataEncoding, answeredTurn)).toMatchInlineSnapshot(`
      "2:[{"event":"start","seq":1,"conversation_id":"con_1","turn_id":"turn_1","user_message_id":"msg_1","message_id":"msg_2"}]
      2:[{"seq":2,"event":"thinking","status":"analyzing","iteration":0}]
      f:{"messageId":"msg_2"}
      2:[{"seq":4,"event":"thinking","status":"working","iteration":1}]
      0:"Let me "
      0:"look – 🚀.\\n"
      9:{"toolCallId":"call_1","toolName":"get_etf_holdings","args":{"symbol":"VOO"}}
      9:{"toolCallId":"call_2","toolName":"get_moon","args":{}}
      a:{"toolCallId":"call_1","result":{"source_id":"tool:get_etf_holdings:v1","as_of":"2026-11-20","provider":"embedded","delay":"eod","simulated":true,"data":{"symbol":"VOO","listed":503,"note":"données: 7 %\\n🚀"}}}
      h:{"sourceType":"url","id":"tool:get_etf_holdings:v1","url":"urn:source:tool:get_etf_holdings:v1","title":"get_etf_holdings, as of 2026-11-20"}
      2:[{"seq":13,"event":"side_panel_update","timestamp":"2026-11-20T15:00:00.000Z","view":"etf","view_state":{"ticker":"VOO"}}]
      a:{"toolCallId":"call_2","result":{"error":{"code":"unknown_tool","message":"There is no such tool here."}}}
      e:{"finishReason":"tool-calls","usage":{"promptTokens":100,"completionTokens":10},"isContinued":false}
      f:{"messageId":"msg_2"}
      0:"data: [DONE]\\n\\n"
      0:"{\\"type\\":\\"done\\"}\\n"
      0:"d:{\\"finishReason\\":\\"stop\\"}\\n"
      2:[{"seq":22,"event":"title","title":"What VOO holds"}]
      e:{"finishReason":"stop","usage":{"promptTokens":200,"completionTokens":20},"isContinued":false}
      2:[{"seq":24,"event":"usage","input_tokens":300,"output_tokens":30,"cost_usd":null}]
      2:[{"seq":25,"event":"grounding","valid":false,"citations":["tool:get_etf_holdings:v1","web:9"],"unmatched":["7.1%"],"unknown_citations":["web:9"]}]
      d:{"finishReason":"stop","usage":{"promptTokens":300,"completionTokens":30}}
      "
    `);
  });

  it("of an interrupted turn finishes after an event with the reason", () => {
    expect(streamText(dataEncoding, interruptedTurn.slice(-1))).toMatchInlineSnapshot(`
      "2:[{"event":"interrupted","seq":1,"reason":"interrupted"}]
      d:{"finishReason":"other","usage":{"promptTokens":0,"completionTokens":0}}
      "
    `);
  });

  it("of a failed turn ends with an error after an event with its code", () => {
    expect(streamText(dataEncoding, failedTurn.slice(-1))).toMatchInlineSnapshot(`
      "2:[{"event":"error","seq":1,"code":"model_timeout","message":"The model stopped answering. Try again in a moment.","retryable":true}]
      3:"model_timeout: The model stopped answering. Try again in a moment."
      "
    `);
  });

  it("is identified by its headers and neither cached nor buffered", () => {
    expect(dataEncoding.headers).toEqual({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-vercel-ai-data-stream": "v1",
      "x-accel-buffering": "no",
    });
  });

  it("has an empty line as heartbeat and ends with its last part", () => {
    expect([dataEncoding.heartbeat, dataEncoding.close]).toEqual(["\n", ""]);
  });

  it("writes whole lines", () => {
    for (const part of answeredTurn) {
      expect(dataEncoding.encode(part, 1)).toMatch(/^([02389a-k]:.*\n)*$/);
    }
  });

  it.each([["text"], [7], [null], [["a"]], [undefined]])(
    "writes arguments that are not an object, such as %j, as an empty object",
    (input) => {
      const part: Part = { type: "tool-call", call_id: "call_1", tool: "get_moon", input };
      expect(dataEncoding.encode(part, 1)).toBe(
        '9:{"toolCallId":"call_1","toolName":"get_moon","args":{}}\n',
      );
    },
  );

  it("uses the protocol's stop reasons, and null for unknown tokens", () => {
    const said: [StopReason, string][] = [
      ["stop", "stop"],
      ["length", "length"],
      ["filtered", "content-filter"],
      ["tools", "tool-calls"],
      ["other", "other"],
    ];
    for (const [reason, finishReason] of said) {
      const usage = { promptTokens: 0, completionTokens: 0 };
      expect(dataEncoding.encode({ type: "finish", reason, usage: null }, 1)).toBe(
        `d:${JSON.stringify({ finishReason, usage })}\n`,
      );
    }
  });
});
