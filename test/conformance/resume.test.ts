import { startApi } from "@advisor/local/api-server";
import type { UiMessage } from "@advisor/protocol/ui-message";
import { useChat } from "@ai-sdk/react";
import { type RenderHookResult, renderHook, waitFor } from "@testing-library/react";
import { DefaultChatTransport, type UIMessage, validateUIMessages } from "ai";
import * as ai5 from "ai5";
import * as ai6 from "ai6";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";
import { holdingAnswers } from "../bundle/scripts.ts";

/** Pauses in the middle of each answer until released. */
const model = holdingAnswers();
const api = withApi({ held: model.script });
const question = "What is in VOO?";
const patience = { timeout: 100_000 };

let server: Awaited<ReturnType<typeof startApi>>;
let headers: Record<string, string>;

beforeAll(async () => {
  process.env.MODEL_ID = "held";
  server = await startApi(0);
  process.env.MODEL_ID = "offline";
  headers = { authorization: `Bearer ${await api.cloud.issuer.mint(north)}` };
  const window = new Window();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** Configures the SDK with our routes. */
const routes = (id: string) => ({
  api: `${server.url}${v1}/chat/stream?protocol=ui`,
  headers,
  prepareSendMessagesRequest: ({ messages }: { messages: { parts: unknown[] }[] }) => {
    const [part] = messages.at(-1)?.parts ?? [];
    return { body: { conversation_id: id, message: (part as { text: string }).text } };
  },
  prepareReconnectToStreamRequest: () => ({
    api: `${server.url}${v1}/chat/${id}/stream?protocol=ui`,
    headers,
  }),
});

/** The messages that a page loads first. */
async function hydrated(id: string): Promise<UiMessage[]> {
  const response = await fetch(`${server.url}${v1}/conversations/${id}/messages`, { headers });
  const { items }: { items: UiMessage[] } = await response.json();
  return items;
}

type Page = RenderHookResult<ReturnType<typeof useChat>, unknown>["result"];

/** An opened page with the messages it loaded. */
function opened(id: string, messages: UIMessage[], resume: boolean): Page {
  const transport = new DefaultChatTransport(routes(id));
  return renderHook(() => useChat({ id, messages, resume, transport })).result;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const textOf = (page: Page): string =>
  (page.current.messages.at(-1)?.parts ?? [])
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");

/** Asks a question in a page that is closed in the middle of the answer. */
async function leftInTheMiddle(id: string): Promise<void> {
  const page = opened(id, [], false);
  void page.current.sendMessage({ text: question });
  await waitFor(() => expect(textOf(page).length).toBeGreaterThan(200), patience);
}

async function expectWhole(id: string, messages: readonly { role: string; id: string }[]) {
  const stored = await hydrated(id);
  expect(messages.map(({ role, id: own }) => [role, own])).toEqual(
    stored.map(({ role, id: own }) => [role, own]),
  );
  const [shown, kept] = [messages, stored].map((all) =>
    plain((all.at(-1) as UiMessage | undefined)?.parts),
  );
  expect(shown).toEqual(kept);
}

describe("useChat with resume", () => {
  test("shows the whole answer after the page was reloaded in the middle of it", async () => {
    const id = await api.start();
    await leftInTheMiddle(id);
    const messages = await hydrated(id);
    expect(messages.map(({ metadata }) => metadata.status)).toEqual(["complete", "running"]);
    const valid = await validateUIMessages<UIMessage>({ messages: plain(messages) as unknown[] });
    const page = opened(id, valid, true);
    await waitFor(() => expect(page.current.status).toBe("streaming"), patience);
    model.release();
    await waitFor(() => expect(page.current.status).toBe("ready"), patience);
    expect(page.current.error).toBeUndefined();
    await expectWhole(id, page.current.messages);
    expect((await hydrated(id)).at(-1)?.metadata.status).toBe("complete");
  });

  test("shows the same in two pages at once", async () => {
    const id = await api.start();
    const asking = opened(id, [], false);
    void asking.current.sendMessage({ text: question });
    await waitFor(() => expect(textOf(asking).length).toBeGreaterThan(100), patience);
    const messages = await hydrated(id);
    const page = opened(id, plain(messages) as UIMessage[], true);
    await waitFor(() => expect(page.current.status).toBe("streaming"), patience);
    model.release();
    for (const one of [asking, page]) {
      await waitFor(() => expect(one.current.status).toBe("ready"), patience);
    }
    expect(plain(page.current.messages.at(-1)?.parts)).toEqual(
      plain(asking.current.messages.at(-1)?.parts),
    );
    await expectWhole(id, page.current.messages);
  });

  test("leaves a conversation without a running turn unchanged", async () => {
    const id = await api.start();
    await (await api.send(id, "Hello")).text();
    const messages = plain(await hydrated(id)) as UIMessage[];
    const page = opened(id, messages, true);
    await waitFor(() => expect(page.current.status).toBe("ready"), patience);
    expect(plain(page.current.messages)).toEqual(messages);
    expect(page.current.error).toBeUndefined();
  });
});

/** In-memory messages, as a chat of any major version keeps them. */
function kept<Message>(messages: Message[]) {
  return {
    status: "ready" as const,
    error: undefined,
    messages,
    pushMessage(message: Message) {
      this.messages = [...this.messages, message];
    },
    popMessage() {
      this.messages = this.messages.slice(0, -1);
    },
    replaceMessage(at: number, message: Message) {
      this.messages = this.messages.with(at, structuredClone(message));
    },
    snapshot: <Value>(value: Value): Value => structuredClone(value),
  };
}

class Chat5 extends ai5.AbstractChat<ai5.UIMessage> {}
class Chat6 extends ai6.AbstractChat<ai6.UIMessage> {}

const earlier = {
  "ai 5": (id: string, messages: unknown) =>
    new Chat5({
      id,
      transport: new ai5.DefaultChatTransport(routes(id)),
      state: kept(messages as ai5.UIMessage[]),
    }),
  "ai 6": (id: string, messages: unknown) =>
    new Chat6({
      id,
      transport: new ai6.DefaultChatTransport(routes(id)),
      state: kept(messages as ai6.UIMessage[]),
    }),
};

describe.each(Object.entries(earlier))("a chat of %s", (_, chatOf) => {
  test("shows the whole answer when it resumes in the middle", async () => {
    const id = await api.start();
    await leftInTheMiddle(id);
    const chat = chatOf(id, plain(await hydrated(id)));
    const resumed = chat.resumeStream();
    await waitFor(() => expect(chat.status).toBe("streaming"), patience);
    model.release();
    await resumed;
    expect([chat.status, chat.error]).toEqual(["ready", undefined]);
    await expectWhole(id, chat.messages);
  });

  test("leaves a conversation without a running turn unchanged", async () => {
    const id = await api.start();
    await (await api.send(id, "Hello")).text();
    const messages = plain(await hydrated(id));
    const chat = chatOf(id, messages);
    await chat.resumeStream();
    expect([chat.status, plain(chat.messages)]).toEqual(["ready", messages]);
  });
});
