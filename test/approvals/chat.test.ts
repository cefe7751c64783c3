import { approvalsOf } from "@advisor/client/approvals";
import { Chat } from "@ai-sdk/react";
import {
  DefaultChatTransport,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  type UIMessage,
  validateUIMessages,
} from "ai";
import { afterAll, describe, expect, test } from "vitest";
import { openCloud } from "../crash/cloud.ts";
import { eventually } from "../eventually.ts";

const cloud = await openCloud(1);
afterAll(cloud.close);

/** An AI SDK chat connected to an API in a separate process. */
async function screen(id: string, messages: UIMessage[] = []) {
  const bodies: Record<string, unknown>[] = [];
  const errors: string[] = [];
  const url = `${cloud.survivor.url}/api/v1/copilot/chat/stream?protocol=ui7`;
  const chat = new Chat({
    id,
    messages,
    onError: (error) => errors.push(String(error)),
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
    transport: new DefaultChatTransport({
      api: url,
      headers: cloud.headers,
      prepareSendMessagesRequest: ({ messages: sent }) => {
        const newest = sent.at(-1);
        const approvals = approvalsOf(newest);
        const message = newest?.parts.find(({ type }) => type === "text");
        const said =
          approvals === undefined
            ? { message: message?.type === "text" ? message.text : "" }
            : { approvals };
        const body = { conversation_id: id, ...said };
        bodies.push(body);
        return { body };
      },
    }),
  });
  return { chat, bodies, errors };
}

const writes = (chat: Chat<UIMessage>) =>
  (chat.messages.at(-1)?.parts ?? []).flatMap((part) =>
    part.type === "tool-create_task" && "approval" in part ? [part] : [],
  );
const ready = (chat: Chat<UIMessage>, requests: number, bodies: unknown[]) =>
  eventually(() => expect([chat.status, bodies.length]).toEqual(["ready", requests]));
const tasks = async (about: string): Promise<number> => {
  const all = await cloud.stores.tasks.list("hh_d1");
  return all.filter(({ title }) => title.includes(about)).length;
};

describe("the AI SDK's chat", () => {
  test("requests approval, gets it, and continues in the same message", async () => {
    const id = await cloud.conversation();
    const { chat, bodies, errors } = await screen(id);
    await chat.sendMessage({ text: "Create a task to say yes." });
    const [asking] = writes(chat);
    expect(asking).toMatchObject({ state: "approval-requested", input: { title: "Say yes" } });
    const message = chat.messages.at(-1)?.id;

    const approval = String(asking?.approval?.id);
    await chat.addToolApprovalResponse({ id: approval, approved: true });
    await ready(chat, 2, bodies);
    expect(errors).toEqual([]);
    expect(bodies[1]).toEqual({
      conversation_id: id,
      approvals: [{ approval_id: approval, approved: true, reason: null, scope: "once" }],
    });
    expect(chat.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(chat.messages.at(-1)?.id).toBe(message);
    expect(writes(chat)).toMatchObject([
      { state: "output-available", approval: { approved: true } },
    ]);
    expect(await tasks("Say yes")).toBe(1);
  });

  test("shows a denial with its reason", async () => {
    const { chat, bodies, errors } = await screen(await cloud.conversation());
    await chat.sendMessage({ text: "Create a task to say no." });
    const approval = String(writes(chat)[0]?.approval?.id);
    await chat.addToolApprovalResponse({ id: approval, approved: false, reason: "Not now" });
    await ready(chat, 2, bodies);
    expect(errors).toEqual([]);
    expect(writes(chat)).toMatchObject([
      { state: "output-denied", approval: { id: approval, approved: false, reason: "Not now" } },
    ]);
    expect(chat.messages.at(-1)?.parts.findLast(({ type }) => type === "text")).toMatchObject({
      text: "The task **Say no** was not created, as you decided. Your reason: Not now",
    });
    expect(await tasks("Say no")).toBe(0);
  });

  test("sends the answers to two writes together, once both are there", async () => {
    const { chat, bodies, errors } = await screen(await cloud.conversation());
    await chat.sendMessage({ text: "Create a task to do one. Create a task to do two." });
    const [one, two] = writes(chat).map(({ approval }) => String(approval?.id));
    await chat.addToolApprovalResponse({ id: String(one), approved: true });
    expect(bodies).toHaveLength(1);
    await chat.addToolApprovalResponse({ id: String(two), approved: false });
    await ready(chat, 2, bodies);
    expect(errors).toEqual([]);
    expect(writes(chat).map(({ state }) => state)).toEqual(["output-available", "output-denied"]);
    expect([await tasks("Do one"), await tasks("Do two")]).toEqual([1, 0]);
  });

  test("restored from storage shows the pending approval and can decide it", async () => {
    const id = await cloud.conversation();
    const first = await screen(id);
    await first.chat.sendMessage({ text: "Create a task to come back." });
    const read = async () => {
      const path = `/api/v1/copilot/conversations/${id}/messages?protocol=ui7`;
      const response = await fetch(`${cloud.survivor.url}${path}`, { headers: cloud.headers });
      const { items }: { items: unknown[] } = await response.json();
      return validateUIMessages<UIMessage>({ messages: items });
    };
    const second = await screen(id, await read());
    const approval = String(writes(second.chat)[0]?.approval?.id);
    await second.chat.addToolApprovalResponse({ id: approval, approved: true });
    await ready(second.chat, 1, second.bodies);
    expect(second.errors).toEqual([]);
    expect(writes(second.chat)).toMatchObject([{ state: "output-available" }]);
    expect(await tasks("Come back")).toBe(1);

    await first.chat.addToolApprovalResponse({ id: approval, approved: true });
    await eventually(() => expect(first.errors).toHaveLength(1));
    expect(first.errors[0]).toContain("already_decided");
    expect(await tasks("Come back")).toBe(1);
    const third = await screen(id, await read());
    expect(writes(third.chat)).toMatchObject([{ state: "output-available" }]);
  });
});
