import {
  approvedRecord,
  approvedTurn,
  decided,
  deniedRecord,
  deniedTurn,
  waitingRecord,
  waitingTurn,
} from "@advisor/protocol/approval.fixture";
import { dataEncoding } from "@advisor/protocol/encode/encode-data";
import { ui7Encoding, uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Part } from "@advisor/protocol/part";
import { streamText } from "@advisor/protocol/part.fixture";
import { uiMessages } from "@advisor/protocol/ui-message";
import { callChatApi } from "@ai-sdk/ui-utils";
import * as ai7 from "ai";
import * as ai5 from "ai5";
import * as ai6 from "ai6";
import { describe, expect, it } from "vitest";
import { bodyOf, inOnePiece } from "./bytes.ts";

/** The parts without undefined fields. */
const plain = (parts: unknown): Record<string, unknown>[] => JSON.parse(JSON.stringify(parts));

/** The stream as this version's transport passes it to its reader. */
const received = (parts: readonly Part[], encoding: Encoding) => ({
  chatId: "con_1",
  messages: [],
  abortSignal: undefined,
  trigger: "submit-message" as const,
  messageId: undefined,
  fetch: async () =>
    new Response(bodyOf(streamText(encoding, parts), inOnePiece), { headers: encoding.headers }),
});

/** The reply after both responses, as this version's reader has it. */
const readers = {
  async ai5(encoding: Encoding, ...responses: Part[][]) {
    let message: ai5.UIMessage | undefined;
    for (const parts of responses) {
      const { fetch, ...asked } = received(parts, encoding);
      const stream = await new ai5.DefaultChatTransport({ fetch }).sendMessages(asked);
      const read = { stream, terminateOnError: true, ...(message && { message }) };
      for await (const snapshot of ai5.readUIMessageStream(read)) message = snapshot;
    }
    return message;
  },
  async ai6(encoding: Encoding, ...responses: Part[][]) {
    let message: ai6.UIMessage | undefined;
    for (const parts of responses) {
      const { fetch, ...asked } = received(parts, encoding);
      const stream = await new ai6.DefaultChatTransport({ fetch }).sendMessages(asked);
      const read = { stream, terminateOnError: true, ...(message && { message }) };
      for await (const snapshot of ai6.readUIMessageStream(read)) message = snapshot;
    }
    return message;
  },
  async ai7(encoding: Encoding, ...responses: Part[][]) {
    let message: ai7.UIMessage | undefined;
    for (const parts of responses) {
      const { fetch, ...asked } = received(parts, encoding);
      const stream = await new ai7.DefaultChatTransport({ fetch }).sendMessages(asked);
      const read = { stream, terminateOnError: true, ...(message && { message }) };
      for await (const snapshot of ai7.readUIMessageStream(read)) message = snapshot;
    }
    return message;
  },
};

const writeIn = (parts: unknown) =>
  plain(parts).filter((part) => part.toolCallId === "call_2" || part.type === "text");

describe.each(["ai5", "ai6", "ai7"] as const)(
  "%s reads the encoding without approval states",
  (version) => {
    it("of a waiting turn, with its call and the approval request", async () => {
      const message = await readers[version](uiEncoding, waitingTurn);
      expect(message?.id).toBe("msg_2");
      expect(plain(message?.parts).map(({ type, state }) => [type, state])).toEqual([
        ["step-start", undefined],
        ["text", "done"],
        ["tool-get_etf_holdings", "output-available"],
        ["tool-create_task", "input-available"],
        ["source-document", undefined],
        ["data-approval_required", undefined],
      ]);
    });

    it.each([
      ["approved", approvedTurn, "output-available"],
      ["denied", deniedTurn, "output-error"],
    ] as const)(
      "of the continued turn, %s, as one message with one call",
      async (_, rest, state) => {
        const message = await readers[version](uiEncoding, waitingTurn, rest);
        expect(message?.id).toBe("msg_2");
        expect(message?.metadata).toMatchObject({ stop_reason: "stop" });
        expect(writeIn(message?.parts)).toMatchObject([
          { text: "One moment." },
          { type: "tool-create_task", state },
          { text: "That is that." },
        ]);
      },
    );
  },
);

describe.each(["ai6", "ai7"] as const)("%s reads its own approval states", (version) => {
  it("as a call that needs approval, then as approved or denied", async () => {
    const waiting = await readers[version](ui7Encoding, waitingTurn);
    expect(writeIn(waiting?.parts)[1]).toMatchObject({
      state: "approval-requested",
      approval: { id: "apr_1_1_1" },
    });
    const done = await readers[version](ui7Encoding, waitingTurn, approvedTurn);
    expect(writeIn(done?.parts)[1]).toMatchObject({ state: "output-available" });
    const denied = await readers[version](ui7Encoding, waitingTurn, deniedTurn);
    expect(writeIn(denied?.parts)[1]).toMatchObject({ state: "output-denied" });
  });
});

describe("the stored turn is accepted", () => {
  const records = {
    waiting: waitingRecord(),
    decided: waitingRecord(decided(true)),
    approved: approvedRecord,
    denied: deniedRecord,
    left: waitingRecord({
      kind: "stopped",
      turn_id: "turn_1",
      code: "not_approved",
      message: "The advisor went on without approving this.",
      retryable: false,
      text: "",
    }),
  };

  it.each(Object.entries(records))("by its reader's own check: %s", async (_, record) => {
    const [plainly, with7] = [5 as const, 7 as const].map((version) => uiMessages(record, version));
    expect(await ai5.validateUIMessages({ messages: plainly as unknown[] })).toEqual(plainly);
    expect(await ai6.validateUIMessages({ messages: plainly as unknown[] })).toEqual(plainly);
    expect(await ai7.validateUIMessages({ messages: plainly as unknown[] })).toEqual(plainly);
    expect(await ai7.validateUIMessages({ messages: with7 as unknown[] })).toEqual(with7);
  });

  it.each([
    ["approved", approvedTurn, approvedRecord],
    ["denied", deniedTurn, deniedRecord],
  ] as const)("for the same write that was streamed: %s", async (_, rest, record) => {
    const streamed = await readers.ai5(uiEncoding, waitingTurn, [...rest]);
    const stored = uiMessages(record, 5)[1];
    expect(writeIn(streamed?.parts)).toEqual(writeIn(stored?.parts));
  });
});

type Call = Parameters<typeof callChatApi>[0];
type Shown = Parameters<Call["onUpdate"]>[0]["message"];

/** What `useChat` version 4 shows after these responses to one message. */
async function linesShown(...responses: Part[][]): Promise<Shown | undefined> {
  let message: Shown | undefined;
  for (const parts of responses) {
    await callChatApi({
      api: "/chat",
      body: {},
      streamProtocol: "data",
      credentials: undefined,
      headers: undefined,
      abortController: undefined,
      restoreMessagesOnFailure: () => undefined,
      onResponse: undefined,
      onUpdate: (update) => {
        message = update.message;
      },
      onFinish: undefined,
      onToolCall: undefined,
      generateId: () => "made",
      fetch: async () =>
        new Response(bodyOf(streamText(dataEncoding, parts), inOnePiece), {
          headers: dataEncoding.headers,
        }),
      lastMessage: message,
    });
  }
  return message;
}

describe("the AI SDK 4 reads the lines", () => {
  it.each([
    ["approved", approvedTurn, { source_id: "tool:create_task:v1" }],
    ["denied", deniedTurn, { error: { code: "denied" } }],
  ] as const)("of both responses as one message: %s", async (_, rest, result) => {
    const message = await linesShown(waitingTurn, [...rest]);
    expect(message?.id).toBe("msg_2");
    const calls = (message?.parts ?? []).flatMap((part) =>
      part.type === "tool-invocation" ? part.toolInvocation : [],
    );
    expect(calls).toMatchObject([
      { toolCallId: "call_1", state: "result" },
      { toolCallId: "call_2", state: "result", result },
    ]);
  });

  it("of the second response alone, too", async () => {
    const message = await linesShown(approvedTurn);
    const calls = (message?.parts ?? []).flatMap((part) =>
      part.type === "tool-invocation" ? part.toolInvocation : [],
    );
    expect(calls).toMatchObject([{ toolCallId: "call_2", state: "result" }]);
  });
});
