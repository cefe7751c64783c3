import type * as Entry from "@advisor/domain/entry";
import { describe, expect, it } from "vitest";
import {
  approvedRecord,
  approvedTurn,
  decided,
  deniedRecord,
  deniedTurn,
  waitingRecord,
  waitingTurn,
} from "./approval.fixture.ts";
import { dataEncoding } from "./encode/encode-data.ts";
import { ui7Encoding, uiEncoding } from "./encode/encode-ui.ts";
import type { Encoding } from "./encode/encoding.ts";
import type { UiVersion } from "./encode/ui-part.ts";
import { streamText } from "./part.fixture.ts";
import type { Part } from "./part.ts";
import { uiMessages } from "./ui-message.ts";

/** The frames about the write. */
const ofTheWrite = (encoding: Encoding, parts: readonly Part[]): string =>
  streamText(encoding, parts)
    .split("\n")
    .filter((line) => line.includes("call_2"))
    .join("\n");

describe("a write that needs approval", () => {
  it("is our own event in every version", () => {
    expect(ofTheWrite(uiEncoding, waitingTurn)).toMatchInlineSnapshot(`
      "data: {"type":"tool-input-available","toolCallId":"call_2","toolName":"create_task","input":{"title":"Call"}}
      data: {"type":"data-approval_required","data":{"approval_id":"apr_1_1_1","call_id":"call_2","tool":"create_task","input":{"title":"Call","priority":"normal"},"cost_usd":0,"expires_at":"2026-11-27T15:00:00.000Z"}}"
    `);
    expect(ofTheWrite(dataEncoding, waitingTurn)).toMatchInlineSnapshot(`
      "9:{"toolCallId":"call_2","toolName":"create_task","args":{"title":"Call"}}
      2:[{"seq":10,"event":"approval_required","approval_id":"apr_1_1_1","call_id":"call_2","tool":"create_task","input":{"title":"Call","priority":"normal"},"cost_usd":0,"expires_at":"2026-11-27T15:00:00.000Z"}]"
    `);
  });

  it("is also the protocol's approval request in version 7", () => {
    expect(ofTheWrite(ui7Encoding, waitingTurn)).toMatchInlineSnapshot(`
      "data: {"type":"tool-input-available","toolCallId":"call_2","toolName":"create_task","input":{"title":"Call"}}
      data: {"type":"tool-approval-request","approvalId":"apr_1_1_1","toolCallId":"call_2"}
      data: {"type":"data-approval_required","data":{"approval_id":"apr_1_1_1","call_id":"call_2","tool":"create_task","input":{"title":"Call","priority":"normal"},"cost_usd":0,"expires_at":"2026-11-27T15:00:00.000Z"}}"
    `);
  });

  it("after the decision has its result, and its call is not repeated", () => {
    expect(ofTheWrite(uiEncoding, approvedTurn)).toMatchInlineSnapshot(
      `"data: {"type":"tool-output-available","toolCallId":"call_2","output":{"source_id":"tool:create_task:v1","as_of":"2026-11-20","provider":"embedded","delay":"eod","simulated":true,"data":{"task":{"id":"task_1","title":"Call"}}}}"`,
    );
    expect(ofTheWrite(ui7Encoding, approvedTurn)).toBe(ofTheWrite(uiEncoding, approvedTurn));
  });

  it("after the decision has its call again in the data stream, which cannot resume", () => {
    expect(ofTheWrite(dataEncoding, approvedTurn)).toMatchInlineSnapshot(`
      "9:{"toolCallId":"call_2","toolName":"create_task","args":{"title":"Call"}}
      a:{"toolCallId":"call_2","result":{"source_id":"tool:create_task:v1","as_of":"2026-11-20","provider":"embedded","delay":"eod","simulated":true,"data":{"task":{"id":"task_1","title":"Call"}}}}"
    `);
  });

  it("that is denied is an error, or denied in versions with that state", () => {
    expect(ofTheWrite(uiEncoding, deniedTurn)).toMatchInlineSnapshot(
      `"data: {"type":"tool-output-error","toolCallId":"call_2","errorText":"denied: The advisor did not allow this: not now"}"`,
    );
    expect(ofTheWrite(ui7Encoding, deniedTurn)).toMatchInlineSnapshot(
      `"data: {"type":"tool-output-denied","toolCallId":"call_2"}"`,
    );
    expect(ofTheWrite(dataEncoding, deniedTurn)).toMatchInlineSnapshot(`
      "9:{"toolCallId":"call_2","toolName":"create_task","args":{"title":"Call"}}
      a:{"toolCallId":"call_2","result":{"error":{"code":"denied","message":"The advisor did not allow this: not now"}}}"
    `);
  });

  it("changes nothing else between the versions", () => {
    for (const parts of [waitingTurn, approvedTurn, deniedTurn]) {
      const rest = parts.filter(({ type }) => type !== "tool-denied" && type !== "event");
      expect(streamText(ui7Encoding, rest)).toBe(streamText(uiEncoding, rest));
    }
  });
});

const stopped = (code: string, retryable: boolean): Entry.Body => ({
  kind: "stopped",
  turn_id: "turn_1",
  code,
  message: "It ended.",
  retryable,
  text: "",
});
const resumed: Entry.Body = { kind: "resumed", turn_id: "turn_1" };

/** The status of the reply and of its write. */
function replyOf(record: readonly Entry.Info[], version: UiVersion) {
  const reply = uiMessages(record, version)[1];
  const found = reply?.parts.find((part) => "toolCallId" in part && part.toolCallId === "call_2");
  if (found === undefined || !("toolCallId" in found)) throw new Error("the reply has the write");
  const { type: _, toolCallId: __, ...write } = found;
  return { status: reply?.metadata.status, ...write };
}

describe("a stored write", () => {
  const input = { title: "Call" };
  const waiting = waitingRecord();

  it("that waits names its approval", () => {
    expect(uiMessages(waiting)[1]).toMatchInlineSnapshot(`
      {
        "id": "msg_2",
        "metadata": {
          "created_at": "2026-11-20T15:00:00.000Z",
          "status": "waiting",
          "turn_id": "turn_1",
        },
        "parts": [
          {
            "type": "step-start",
          },
          {
            "state": "done",
            "text": "One moment.",
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
            "input": {
              "title": "Call",
            },
            "state": "input-available",
            "toolCallId": "call_2",
            "type": "tool-create_task",
          },
          {
            "mediaType": "application/json",
            "sourceId": "tool:get_etf_holdings:v1",
            "title": "get_etf_holdings, as of 2026-11-20",
            "type": "source-document",
          },
          {
            "data": {
              "approval_id": "apr_1_1_1",
              "call_id": "call_2",
              "cost_usd": 0,
              "expires_at": "2026-11-27T15:00:00.000Z",
              "input": {
                "priority": "normal",
                "title": "Call",
              },
              "tool": "create_task",
            },
            "type": "data-approval_required",
          },
          {
            "data": {
              "cost_usd": null,
              "input_tokens": 100,
              "output_tokens": 10,
            },
            "type": "data-usage",
          },
        ],
        "role": "assistant",
      }
    `);
    expect(replyOf(waiting, 7)).toEqual({
      status: "waiting",
      input,
      state: "approval-requested",
      approval: { id: "apr_1_1_1" },
    });
  });

  it("that was decided and is running says so", () => {
    for (const record of [
      waitingRecord(decided(true)),
      waitingRecord(decided(true), stopped("interrupted", true), resumed),
    ]) {
      expect(replyOf(record, 5)).toEqual({ status: "running", input, state: "input-available" });
      expect(replyOf(record, 7)).toEqual({
        status: "running",
        input,
        state: "approval-responded",
        approval: { id: "apr_1_1_1", approved: true },
      });
    }
  });

  it("that ran has its result once", () => {
    expect(replyOf(approvedRecord, 5)).toMatchObject({
      status: "complete",
      input,
      state: "output-available",
      output: { source_id: "tool:create_task:v1" },
    });
    expect(replyOf(approvedRecord, 7)).toMatchObject({
      state: "output-available",
      approval: { id: "apr_1_1_1", approved: true },
    });
    const types = uiMessages(approvedRecord)[1]?.parts.map(({ type }) => type);
    expect(types).toEqual([
      "step-start",
      "text",
      "tool-get_etf_holdings",
      "tool-create_task",
      "source-document",
      "source-document",
      "step-start",
      "text",
      "data-usage",
    ]);
  });

  it("that was denied has the advisor's reason", () => {
    expect(replyOf(deniedRecord, 5)).toEqual({
      status: "complete",
      input,
      state: "output-error",
      errorText: "denied: The advisor did not allow this: not now",
    });
    expect(replyOf(deniedRecord, 7)).toEqual({
      status: "complete",
      input,
      state: "output-denied",
      approval: { id: "apr_1_1_1", approved: false, reason: "not now" },
    });
  });

  it("that was never decided before the next message is closed", () => {
    const record = waitingRecord(stopped("not_approved", false));
    expect(replyOf(record, 5)).toEqual({
      status: "error",
      input,
      state: "output-error",
      errorText: "not_approved: The advisor went on without approving this.",
    });
    expect(replyOf(record, 7)).toEqual({
      status: "error",
      input,
      state: "output-denied",
      approval: {
        id: "apr_1_1_1",
        approved: false,
        reason: "The advisor went on without approving this.",
      },
    });
  });

  it("that was approved before its process crashed has an unknown outcome", () => {
    const record = waitingRecord(decided(true), stopped("interrupted", true));
    const errorText =
      "outcome_unknown: The advisor approved this, but the turn ended before its outcome was recorded. Look whether it was done before doing it again.";
    expect(replyOf(record, 5)).toEqual({
      status: "interrupted",
      input,
      state: "output-error",
      errorText,
    });
    expect(replyOf(record, 7)).toMatchObject({
      state: "output-error",
      approval: { id: "apr_1_1_1", approved: true },
    });
  });

  it("that was denied stays denied after a crash", () => {
    const record = waitingRecord(decided(false, "not now"), stopped("interrupted", true));
    expect(replyOf(record, 7)).toMatchObject({
      state: "output-denied",
      approval: { approved: false, reason: "not now" },
    });
  });

  it("says when it was decided in version 7", () => {
    const decisionsIn = (record: readonly Entry.Info[], version: UiVersion) =>
      uiMessages(record, version)[1]?.metadata.decisions;
    const at = deniedRecord.find(({ body }) => body.kind === "decided")?.at;
    expect(decisionsIn(deniedRecord, 7)).toEqual([{ approval_id: "apr_1_1_1", at }]);
    expect([decisionsIn(deniedRecord, 5), decisionsIn(waiting, 7)]).toEqual([undefined, undefined]);
  });
});
