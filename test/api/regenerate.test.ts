import { describe, expect, test } from "vitest";
import { south, v1, withApi } from "./api.fixture.ts";
import { chunksOf, textOf } from "./streams.ts";

const api = withApi();

interface Message {
  id: string;
  role: string;
  parts: { type: string; text?: string }[];
}

const chat = (body: object, as?: string) =>
  api.call(`POST ${v1}/chat/stream?protocol=ui`, { body, ...(as === undefined ? {} : { as }) });

async function said(id: string): Promise<string[]> {
  const { body } = await api.json<{ items: Message[] }>(`GET ${v1}/conversations/${id}/messages`);
  return body.items
    .filter(({ role }) => role === "user")
    .map(({ parts }) => parts.find(({ type }) => type === "text")?.text ?? "");
}

async function idsOf(id: string): Promise<string[]> {
  const { body } = await api.json<{ items: Message[] }>(`GET ${v1}/conversations/${id}/messages`);
  return body.items.map((message) => message.id);
}

/** The last request to the model, as one text. */
const sentLast = (): string =>
  JSON.stringify(api.cloud.asked.findLast(({ toolConfig }) => toolConfig !== undefined)?.messages);

async function conversation(...questions: string[]): Promise<string> {
  const id = await api.start("hh_d1");
  for (const question of questions) await (await api.send(id, question)).text();
  return id;
}

describe("a regenerated answer", () => {
  test("replaces the previous one, which stays in the record but is no longer sent", async () => {
    const id = await conversation("How many shares of AAPL do they own?");
    const [, reply = ""] = await idsOf(id);
    const answer = await chunksOf(await chat({ conversation_id: id, regenerate: reply }));
    expect(textOf(answer)).toContain("AAPL");
    expect(sentLast().match(/How many shares of AAPL/g)).toHaveLength(1);
    expect(await said(id)).toEqual(["How many shares of AAPL do they own?"]);
    expect(await idsOf(id)).not.toContain(reply);
    const record = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
    expect(record.match(/"kind":"user"/g)).toHaveLength(2);
    expect(record).toContain('"replaces":"turn_');
    const verified = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`);
    expect(verified.body).toMatchObject({ valid: true });
  });

  test("replaces the newest answer by default", async () => {
    const id = await conversation("How much cash do they have?", "What do they own?");
    await (await chat({ conversation_id: id, regenerate: true })).text();
    expect(await said(id)).toEqual(["How much cash do they have?", "What do they own?"]);
  });

  test("is produced once per Idempotency-Key", async () => {
    const id = await conversation("How much cash do they have?");
    const again = async () =>
      chunksOf(
        await api.call(`POST ${v1}/chat/stream?protocol=ui`, {
          body: { conversation_id: id, regenerate: true },
          headers: { "idempotency-key": "again-1" },
        }),
      );
    const [first, second] = [await again(), await again()];
    expect([textOf(second), second[0]]).toEqual([textOf(first), first[0]]);
    const record = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
    expect(record.match(/"kind":"user"/g)).toHaveLength(2);
  });
});

describe("an edited question", () => {
  test("replaces the original and everything after it, and neither is sent to the model", async () => {
    const id = await conversation(
      "How much cash do they have?",
      "And of MSFT?",
      "What do they own?",
    );
    const [, , second = ""] = await idsOf(id);
    const body = { conversation_id: id, message: "And of AAPL?", replaces: second };
    await (await chat(body)).text();
    expect(await said(id)).toEqual(["How much cash do they have?", "And of AAPL?"]);
    expect(sentLast()).toContain("How much cash");
    expect(sentLast()).not.toMatch(/And of MSFT|What do they own/);
  });

  test("may be the first question", async () => {
    const id = await conversation("How much cash do they have?", "What do they own?");
    const [first = ""] = await idsOf(id);
    await (await chat({ conversation_id: id, message: "Hello", replaces: first })).text();
    expect(await said(id)).toEqual(["Hello"]);
  });
});

test.each([
  [{ regenerate: "msg_0_1" }, 404, "not_found"],
  [{ message: "And?", replaces: "msg_0_1_reply" }, 404, "not_found"],
  [{ regenerate: false }, 400, "invalid_request"],
  [{ regenerate: true, message: "And?" }, 400, "invalid_request"],
])("%j is refused without asking the model", async (body, status, code) => {
  const id = await conversation("How much cash do they have?");
  const response = await chat({ conversation_id: id, ...body });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(await said(id)).toEqual(["How much cash do they have?"]);
});

test("a replaced message cannot be replaced again, nor can another advisor's", async () => {
  const id = await conversation("How much cash do they have?");
  const [first = ""] = await idsOf(id);
  await (await chat({ conversation_id: id, message: "What do they own?", replaces: first })).text();
  expect((await chat({ conversation_id: id, regenerate: first })).status).toBe(404);
  expect((await chat({ conversation_id: id, regenerate: true }, south)).status).toBe(404);
});
