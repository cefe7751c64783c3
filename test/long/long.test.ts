import { openStores } from "@advisor/functions/runtime";
import { describe, expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";
import { record } from "../store/turns.ts";
import { counted, filled, page } from "./record.fixture.ts";

const api = withApi();

/** The last model request with a question, excluding titles. */
const sent = () => {
  const request = api.cloud.asked.findLast(({ toolConfig }) => toolConfig !== undefined);
  return (request?.messages ?? []).map(({ role, content }) => ({
    role,
    text: content.map(({ text = "" }) => text).join(""),
  }));
};

const questionsOf = (messages: ReturnType<typeof sent>): number[] =>
  messages.flatMap(({ role, text }) => {
    const number = /Question (\d+): how is the fund\?$/.exec(text)?.[1];
    return role === "user" && number !== undefined ? Number(number) : [];
  });

describe("a conversation of 10,000 messages", () => {
  test("answers from a summary and the newest whole turns, and stays one record", async () => {
    const id = await api.start();
    const before = await filled(id, 5_000);
    const { app, cost, reads } = counted();
    await api.call(`GET ${v1}/conversations/${id}`, { app });

    let readsBefore = Number.POSITIVE_INFINITY;
    const first = await cost(async () => {
      const response = await api.send(id, "What is in VOO?", { app });
      const reader = (response.body ?? new ReadableStream()).getReader();
      await reader.read();
      readsBefore = reads();
      while (!(await reader.read()).done);
    });
    expect(readsBefore).toBeLessThanOrEqual(8);
    expect(first.reads).toBeLessThanOrEqual(16);
    expect(first.read).toBeLessThanOrEqual(80);

    const messages = sent();
    expect(questionsOf(messages)).toEqual(Array.from({ length: 10 }, (_, at) => 4_991 + at));
    const [summary] = messages;
    expect(summary?.text).toMatch(/^<earlier_context>\n/);
    expect(summary?.text).toContain('asked "Question 4990: how is the fund?"');
    expect(summary?.text).not.toContain('asked "Question 4991');
    const roles = messages.map(({ role }) => role);
    expect(roles).toEqual(roles.map((_, at) => (at % 2 === 0 ? "user" : "assistant")));
    expect(roles.at(-1)).toBe("user");

    const { journal } = openStores();
    const behind = await journal.after(id, before.at(-1)?.seq ?? 0, 100);
    expect(behind.slice(0, 2).map(({ body }) => body.kind)).toEqual(["summarized", "user"]);
    expect(behind[0]?.previous).toBe(before.at(-1)?.hash);

    const second = await cost(async () => (await api.send(id, "And in QQQ?", { app })).text());
    expect(second.read).toBeLessThan(first.read);
    expect(sent()[0]?.text).toMatch(/^<earlier_context>\n/);
  });

  test("is read in pages of 50, each message once and in order", async () => {
    const id = await api.start();
    await filled(id, 230);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let pages = 0;
    do {
      const { items, next_cursor } = await page(api, id, cursor);
      expect(items.length).toBeLessThanOrEqual(50);
      seen.push(
        ...items.flatMap(({ role, parts }) => (role === "user" ? (parts[0]?.text ?? "") : [])),
      );
      cursor = next_cursor;
      pages += 1;
    } while (cursor !== null);
    expect(seen).toEqual(
      Array.from({ length: 230 }, (_, at) => `Question ${at + 1}: how is the fund?`),
    );
    expect(pages).toBe(10);
  });
});

test("the cost of a turn does not grow over 60 turns", async () => {
  const id = await api.start();
  const { app, cost } = counted();
  const costs: number[] = [];
  const sizes: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const spent = await cost(async () => {
      const chunks = await chunksOf(await api.send(id, "What is in VOO?", { app }));
      expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    });
    costs.push(spent.read);
    sizes.push(JSON.stringify(sent()).length);
  }
  await api.cloud.bus.idle();
  const entries = await record(openStores(), id);
  const summaries = entries.filter(({ body }) => body.kind === "summarized");
  expect(summaries.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...costs.slice(30))).toBeLessThanOrEqual(Math.max(...costs.slice(0, 30)) + 5);
  expect(Math.max(...sizes.slice(30))).toBeLessThanOrEqual(Math.max(...sizes.slice(0, 30)) + 9_000);
  process.stdout.write(`units read, turns 1 to 60: ${costs.join(" ")}\n`);
});
