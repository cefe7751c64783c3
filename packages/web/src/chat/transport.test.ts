import { describe, expect, it } from "vitest";
import { asking, question } from "./message.fixture.ts";
import type { Message } from "./message.ts";
import { chatTransport } from "./transport.ts";

/** A transport whose every request is kept and refused. */
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
  it("is asked for with the new message alone", async () => {
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

  it("that is asked for again keeps its key, and the same words later have another", async () => {
    const { requests, send } = transportOf();
    await send([question]);
    await send([question]);
    await send([question, { ...question, id: "local_2" }]);
    const [first, again, later] = requests.map(({ key }) => key);
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  it("goes on with what was decided, and for how long", async () => {
    const { requests, send } = transportOf({ apr_2_0: "conversation" });
    await send([question, decided]);
    expect(requests[0]?.body).toEqual({
      conversation_id: "con_1",
      approvals: [{ approval_id: "apr_2_0", approved: true, reason: null, scope: "conversation" }],
    });
  });

  it("that runs is followed by its conversation, and none is nothing", async () => {
    const { requests, transport } = transportOf();
    expect(await transport.reconnectToStream({ chatId: "con_1" })).toBeNull();
    expect(requests[0]?.path).toBe("/api/v1/copilot/chat/con_1/stream?protocol=ui7");
  });
});
