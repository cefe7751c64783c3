import * as ai7 from "ai";
import * as ai5 from "ai5";
import * as ai6 from "ai6";
import { describe, expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";

const held = holding();
const api = withApi({ held: held.script });

/** Three major versions of one package. Their types differ; the tested transport does not. */
const majors = { ai5, ai6, ai7 } as unknown as Record<string, typeof ai7>;

/** A page that knows only the address and its token. */
async function transportOf(ai: typeof ai7, app = api.app) {
  const token = await api.cloud.issuer.mint("adv_north");
  const fetch = ((url: string, init: RequestInit) =>
    app.request(url, init)) as typeof globalThis.fetch;
  return new ai.DefaultChatTransport({
    api: `${v1}/chat/stream`,
    headers: { authorization: `Bearer ${token}` },
    fetch,
  });
}

const message = (text: string) => ({
  id: "m1",
  role: "user" as const,
  parts: [{ type: "text" as const, text }],
});

describe.each(Object.entries(majors))("the default transport of %s", (_, ai) => {
  test("asks and reads the answer", async () => {
    const chatId = await api.start("hh_d1");
    const transport = await transportOf(ai);
    const stream = await transport.sendMessages({
      chatId,
      messages: [message("Is the Smith family outside their IPS bands?")],
      abortSignal: undefined,
      trigger: "submit-message",
      messageId: undefined,
    });
    let last: { parts: { type: string }[] } | undefined;
    for await (const snapshot of ai.readUIMessageStream({ stream })) last = snapshot;
    expect(last?.parts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["tool-compare_to_ips", "text"]),
    );
  });

  test("regenerates the newest answer", async () => {
    const chatId = await api.start("hh_d1");
    const transport = await transportOf(ai);
    const messages = [message("How much cash do they have?")];
    const read = async (trigger: "submit-message" | "regenerate-message", messageId?: string) => {
      const given = { chatId, messages, abortSignal: undefined, trigger, messageId };
      const stream = await transport.sendMessages(given);
      let last: { id: string } | undefined;
      for await (const snapshot of ai.readUIMessageStream({ stream })) last = snapshot;
      return last?.id;
    };
    const first = await read("submit-message");
    const second = await read("regenerate-message", first);
    const { body } = await api.json<{ items: { id: string }[] }>(
      `GET ${v1}/conversations/${chatId}/messages`,
    );
    expect(body.items.map(({ id }) => id)).toEqual([expect.any(String), second]);
    expect(second).not.toBe(first);
  });

  test("resumes an answer in progress", async () => {
    const app = api.open("held");
    const chatId = await api.start("hh_d1");
    const transport = await transportOf(ai, app);
    const first = await transport.sendMessages({
      chatId,
      messages: [message("Hello")],
      abortSignal: undefined,
      trigger: "submit-message",
      messageId: undefined,
    });
    await first.getReader().read();
    const again = await transport.reconnectToStream({ chatId });
    await held.release();
    let text = "";
    for await (const { parts } of ai.readUIMessageStream({ stream: again ?? first })) {
      text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    }
    expect(again).not.toBeNull();
    expect(text.length).toBeGreaterThan(20);
  });

  test("resumes nothing when no answer is in progress", async () => {
    const transport = await transportOf(ai);
    const chatId = await api.start("hh_d1");
    expect(await transport.reconnectToStream({ chatId })).toBeNull();
  });
});
