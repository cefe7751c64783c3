import { Chat } from "@ai-sdk/react";
import { describe, expect, it } from "vitest";
import { asking, question } from "./message/message.fixture.ts";
import { type Message, textOf } from "./message/message.ts";
import { chatTransport, goOn } from "./transport.ts";

/** A transport whose requests are recorded and refused. */
function transportOf(scopes: Parameters<typeof chatTransport>[1] = {}) {
  const requests: { path: string; body: unknown; key: string | null }[] = [];
  const transport = chatTransport(
    {
      ask(path, init = {}) {
        const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
        requests.push({ path, body, key: new Headers(init.headers).get("idempotency-key") });
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    },
    scopes,
  );
  return {
    requests,
    transport,
    send: (messages: Message[]) =>
      transport
        .sendMessages({
          trigger: "submit-message",
          chatId: "con_1",
          messageId: undefined,
          messages,
          abortSignal: undefined,
        })
        .catch(() => undefined),
  };
}

const decided: Message = {
  ...asking,
  parts: [
    {
      type: "tool-create_task",
      toolCallId: "call_2",
      state: "approval-responded",
      input: { title: "Call" },
      approval: { id: "apr_2_0", approved: true },
    },
  ],
};

describe("a turn", () => {
  it("sends only the new message", async () => {
    const { requests, send } = transportOf();
    await send([question, asking, { ...question, id: "local_2" }]);
    expect(requests).toEqual([
      {
        path: "/api/v1/copilot/chat/stream?protocol=ui7",
        body: { conversation_id: "con_1", message: "What is in VOO?" },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it("keeps its key when it is repeated, and the same text later has another", async () => {
    const { requests, send } = transportOf();
    await send([question]);
    await send([question]);
    await send([question, { ...question, id: "local_2" }]);
    const [first, again, later] = requests.map(({ key }) => key);
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  it("continues with the decisions and their scope", async () => {
    const { requests, send } = transportOf({ apr_2_0: { scope: "conversation" } });
    await send([question, decided]);
    expect(requests[0]?.body).toEqual({
      conversation_id: "con_1",
      approvals: [{ approval_id: "apr_2_0", approved: true, reason: null, scope: "conversation" }],
    });
  });

  it("is followed by its conversation while it runs, and yields nothing if none runs", async () => {
    const { requests, transport } = transportOf();
    expect(await transport.reconnectToStream({ chatId: "con_1" })).toBeNull();
    expect(requests[0]?.path).toBe("/api/v1/copilot/chat/con_1/stream?protocol=ui7");
  });

  it("continues in its own message after it was cut off, each time with a new key", async () => {
    const sent: { body: unknown; key: string | null }[] = [];
    const rests = [", two", ", three."];
    const transport = chatTransport(
      {
        async ask(_, init = {}) {
          const key = new Headers(init.headers).get("idempotency-key");
          sent.push({ body: JSON.parse(String(init.body)), key });
          return new Response(streamOf(rests.shift() ?? ""));
        },
      },
      {},
    );
    const reply: Message = {
      id: "msg_1_reply",
      role: "assistant",
      metadata: { turn_id: "turn_1", status: "complete", stop_reason: "length" },
      parts: [{ type: "step-start" }, { type: "text", text: "One" }],
    };
    const chat = new Chat<Message>({ id: "con_1", transport, messages: [question, reply] });
    for (const _ of [1, 2]) await chat.sendMessage(undefined, { body: goOn });
    expect(chat.messages).toHaveLength(2);
    expect(textOf(chat.messages[1] ?? reply)).toBe("One, two, three.");
    const body = { conversation_id: "con_1", continue: true };
    expect(sent).toMatchObject([{ body }, { body }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

/** The rest of an answer, as the service streams it. */
const streamOf = (delta: string): string =>
  [
    { type: "start", messageId: "msg_1_reply" },
    { type: "start-step" },
    { type: "text-start", id: delta },
    { type: "text-delta", id: delta, delta },
    { type: "text-end", id: delta },
    { type: "finish-step" },
    { type: "finish", finishReason: "length" },
  ]
    .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
    .join("");
