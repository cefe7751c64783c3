import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { openaiModel } from "@advisor/adapters/model/openai/openai";
import type { Model, ModelRequest } from "@advisor/agent/model/model";
import type { ModelReply } from "@advisor/local/bedrock/reply";
import { startOpenai } from "@advisor/local/openai/start";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, request, withBedrock } from "./ask-model.ts";

/** The requests to the servers, and the replies in order. */
const seen: unknown[] = [];
let replies: ModelReply[] = [];
const call: ModelReply = {
  text: "",
  calls: [{ name: "get_quotes", input: { symbol: "VOO" } }],
  stop: "tool_use",
};
const words = (text: string): ModelReply => ({ text, calls: [], stop: "end_turn" });

const answer = (asked: unknown): ModelReply => {
  seen.push(asked);
  return replies.shift() ?? call;
};

withBedrock({ answer });
let server: Awaited<ReturnType<typeof startOpenai>>;
beforeAll(async () => {
  server = await startOpenai({ answer });
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
  replies = [];
});

type Learned = (capability: string) => void;
const open: Record<string, (id: string, learned: Learned) => Model> = {
  bedrock: (id, learned) => bedrockModel({ id, learned }),
  openai: (id, learned) => openaiModel({ id, baseUrl: server.url, apiKey: undefined, learned }),
};

const forced: ModelRequest = { ...request, choice: "required" };
const quotes = { name: "get_quotes", input: { symbol: "VOO" }, malformed_bytes: null };

describe.each(Object.keys(open))("a model of %s that cannot be made to call a tool", (kind) => {
  const opened = () => {
    const learned: string[] = [];
    const model = open[kind]?.("fault.no-forced-choice", (what) => learned.push(what));
    if (model === undefined) throw new Error(kind);
    return { model, learned };
  };

  test("is asked in the prompt instead, and the process remembers it", async () => {
    const { model, learned } = opened();
    expect((await ask(model, forced)).calls).toEqual([quotes]);
    expect(JSON.stringify(seen.at(-1))).toContain("Call one of the tools now.");
    expect(seen).toHaveLength(2);
    expect((await ask(model, forced)).calls).toEqual([quotes]);
    expect(seen).toHaveLength(3);
    expect(learned).toEqual(["forced_choice"]);
  });

  test("is asked once more when it calls nothing, and both requests are paid", async () => {
    const { model } = opened();
    replies = [call, words("Let me think."), call];
    const received = await ask(model, forced);
    expect([received.text, received.calls]).toEqual(["", [quotes]]);
    expect(seen).toHaveLength(3);
    replies = [call];
    const once = await ask(model, forced);
    expect(received.end?.usage?.output_tokens).toBeGreaterThan(once.end?.usage?.output_tokens ?? 0);
  });

  test("that calls nothing again answers in text", async () => {
    const { model } = opened();
    replies = [call, words("First."), words("Second.")];
    const received = await ask(model, forced);
    expect([received.text, received.calls, received.fault]).toEqual(["Second.", [], null]);
    expect(seen).toHaveLength(3);
  });

  test("is asked as usual when no call is required", async () => {
    const { model, learned } = opened();
    replies = [words("Hello.")];
    expect((await ask(model)).text).toBe("Hello.");
    expect([seen.length, learned]).toEqual([1, []]);
  });
});

test("many simultaneous steps learn it once, and all succeed", async () => {
  const learned: string[] = [];
  const model = bedrockModel({
    id: "fault.no-forced-choice",
    learned: (what) => learned.push(what),
  });
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(model, forced)));
  expect(all.map(({ calls }) => calls)).toEqual(Array(8).fill([quotes]));
  expect(learned).toEqual(["forced_choice"]);
});

test("a model without prompt caching gets no more cache points", async () => {
  const learned: string[] = [];
  const model = bedrockModel({
    id: "fault.no-cache-points",
    learned: (what) => learned.push(what),
  });
  for (const _ of [1, 2]) expect((await ask(model)).fault).toBeNull();
  expect(seen.map((asked) => JSON.stringify(asked).includes("cachePoint"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(learned).toEqual(["cache_points"]);
});

test.each(["bad-id", "access-denied", "too-long"])(
  "a refusal for another reason is not learned: %s",
  async (fault) => {
    const learned: string[] = [];
    const model = bedrockModel({ id: `fault.${fault}`, learned: (what) => learned.push(what) });
    expect((await ask(model, forced)).fault).not.toBeNull();
    expect([seen.length, learned]).toEqual([1, []]);
  },
);
