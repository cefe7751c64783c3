import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Part } from "@advisor/protocol/part";
import {
  answeredRecord,
  answeredTurn,
  failedTurn,
  interruptedTurn,
  streamText,
} from "@advisor/protocol/part.fixture";
import { type UiMessage, uiMessages } from "@advisor/protocol/ui-message";
import {
  convertToModelMessages,
  DefaultChatTransport,
  parseJsonEventStream,
  readUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  uiMessageChunkSchema,
  validateUIMessages,
} from "ai";
import { describe, expect, it } from "vitest";
import { afterEveryByte, bodyOf, type Cuts, eachCut, inOnePiece } from "./bytes.ts";

/** Each chunk as parsed by the schema of `ai`; throws if one is rejected. */
async function chunksOf(text: string, cuts: Cuts = inOnePiece): Promise<UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = [];
  const reader = parseJsonEventStream({
    stream: bodyOf(text, cuts),
    schema: uiMessageChunkSchema,
  }).getReader();
  for (;;) {
    const { value: parsed } = await reader.read();
    if (parsed === undefined) return chunks;
    if (!parsed.success) throw parsed.error;
    chunks.push(parsed.value);
  }
}

/** What `useChat` shows at the end of a stream, and the errors on the way. */
async function messageOf(text: string, cuts: Cuts = inOnePiece) {
  const transport = new DefaultChatTransport({
    api: "/chat",
    fetch: async () => new Response(bodyOf(text, cuts), { headers: uiEncoding.headers }),
  });
  const stream = await transport.sendMessages({
    chatId: "con_1",
    messages: [],
    abortSignal: undefined,
    trigger: "submit-message",
    messageId: undefined,
  });
  const errors: unknown[] = [];
  let message: UIMessage | undefined;
  for await (const snapshot of readUIMessageStream({
    stream,
    onError: (error) => errors.push(String(error)),
  })) {
    message = snapshot;
  }
  return { message, errors };
}

/** The parts without undefined fields. */
const plain = (parts: UIMessage["parts"] = []): unknown[] => JSON.parse(JSON.stringify(parts));

const stored = (): UiMessage[] => uiMessages(answeredRecord);
const turns: Record<string, Part[]> = { answeredTurn, interruptedTurn, failedTurn };

describe("the AI SDK reads our UI message stream", () => {
  it.each(Object.entries(turns))("and accepts every chunk of the %s", async (_, parts) => {
    const chunks = await chunksOf(streamText(uiEncoding, parts));
    expect(chunks).toHaveLength(parts.length);
    expect(chunks).toEqual(
      parts.map((part) => JSON.parse(/data: (.*)/.exec(uiEncoding.encode(part, 1))?.[1] ?? "")),
    );
  });

  it("and shows the same message as the record", async () => {
    const { message, errors } = await messageOf(streamText(uiEncoding, answeredTurn));
    const [, reply] = stored();
    expect(errors).toEqual([]);
    expect(plain(message?.parts)).toEqual(reply?.parts);
    expect(message).toMatchObject({
      id: reply?.id,
      role: "assistant",
      metadata: {
        conversation_id: "con_1",
        turn_id: "turn_1",
        user_message_id: "msg_1",
        usage: { input_tokens: 300, output_tokens: 30 },
        stop_reason: "stop",
      },
    });
  });

  it("and keeps the text of an interrupted turn, without an error", async () => {
    const { message, errors } = await messageOf(streamText(uiEncoding, interruptedTurn));
    expect(errors).toEqual([]);
    expect(plain(message?.parts)).toMatchObject([{ type: "step-start" }, { text: "It is" }]);
  });

  it("and keeps the text of a failed turn, and shows our message", async () => {
    const { message, errors } = await messageOf(streamText(uiEncoding, failedTurn));
    expect(errors).toEqual(["Error: The model stopped answering. Try again in a moment."]);
    expect(plain(message?.parts)).toMatchObject([{ type: "step-start" }, { text: "It is" }]);
  });

  it.each(Object.entries(turns))(
    "with heartbeats between all parts of the %s",
    async (_, parts) => {
      const beating = streamText(uiEncoding, parts, uiEncoding.heartbeat);
      expect(await chunksOf(beating)).toEqual(await chunksOf(streamText(uiEncoding, parts)));
      expect(await messageOf(beating)).toEqual(await messageOf(streamText(uiEncoding, parts)));
    },
  );

  it.each(Object.entries(turns))("with the %s split after every byte", async (_, parts) => {
    const text = streamText(uiEncoding, parts, uiEncoding.heartbeat);
    expect(await messageOf(text, afterEveryByte)).toEqual(await messageOf(text));
  });

  it("with a turn split at any byte", async () => {
    const text = streamText(uiEncoding, failedTurn, uiEncoding.heartbeat);
    const whole = await chunksOf(text);
    for (const cut of eachCut(text)) expect(await chunksOf(text, cut)).toEqual(whole);
  });
});

describe("the AI SDK accepts our stored messages", () => {
  it("as its own messages", async () => {
    const read = stored();
    const messages: unknown[] = read;
    expect(await validateUIMessages({ messages })).toEqual(read);
  });

  it("and can send them to a model", async () => {
    const messages = await validateUIMessages<UIMessage>({ messages: stored() as unknown[] });
    const sent = await convertToModelMessages(messages);
    expect(sent.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
  });
});
