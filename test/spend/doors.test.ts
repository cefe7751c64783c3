import { uncachedUsage } from "@advisor/local/bedrock/cache";
import {
  errorResponse,
  type ScriptedResponse,
  streamResponse,
} from "@advisor/local/bedrock/outcome";
import { type ModelReply, streamedFrames } from "@advisor/local/bedrock/reply";
import type { ConverseBody } from "@advisor/local/bedrock/validate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { chunksOf, textOf } from "../api/streams.ts";

/** A dollar per million tokens: a millionth of a dollar each. */
const price = { input_usd: "1", output_usd: "1" };
const models = ["reads", "down", "searches", "mute"];
const MODEL_PRICES = JSON.stringify(Object.fromEntries(models.map((id) => [id, price])));

const says = (reply: ModelReply, characters = 4_000): ScriptedResponse =>
  streamResponse(streamedFrames(reply, uncachedUsage(characters)));
const words = (text: string): ModelReply => ({ text, calls: [], stop: "end_turn" });
const search = { name: "perplexity_search", input: { query: "Apple earnings" } };
let asked = 0;
/** The number of searches in a step. */
let searches = 3;

const answered = (request: ConverseBody): boolean =>
  request.messages.at(-1)?.content.some(({ toolResult }) => toolResult !== undefined) === true;

const api = withApi({
  reads: () => {
    asked += 1;
    const input = { intent: "account_value", confidence: 0.95 };
    return says({ text: "", calls: [{ name: "route", input }], stop: "tool_use" });
  },
  down: () => {
    asked += 1;
    return errorResponse(503, "ServiceUnavailableException", "Down.");
  },
  searches: (_, request) => {
    asked += 1;
    const calls = Array.from({ length: searches }, () => search);
    return says(answered(request) ? words("Found.") : { text: "", calls, stop: "tool_use" });
  },
  mute: (good) => {
    asked += 1;
    return streamResponse(good.filter(({ type }) => type !== "metadata"));
  },
});
afterEach(() => {
  asked = 0;
  searches = 3;
});

function open(modelId: string, settings: Record<string, string> = {}): App {
  for (const [name, value] of Object.entries({ MODEL_PRICES, ...settings })) {
    vi.stubEnv(name, value);
  }
  try {
    return api.open(modelId);
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Requests of a new advisor. */
async function advisor(id: string) {
  const authorization = `Bearer ${await api.cloud.issuer.mint(id)}`;
  const given = (app: App, rest: object = {}) => ({
    app,
    as: null,
    headers: { authorization, accept: "application/json, text/event-stream" },
    ...rest,
  });
  return {
    spend: async (app: App) => (await api.json(`GET ${v1}/spend`, given(app))).body,
    trace: async (app: App, turn: string) =>
      (await api.json(`GET /api/v1/traces/${turn}`, given(app))).body,
    async send(app: App, message: string) {
      const body = { household_id: null };
      const started = await api.json(`POST ${v1}/conversations`, given(app, { body }));
      const { conversation_id } = started.body;
      return api.call(
        `POST ${v1}/chat/stream?protocol=ui`,
        given(app, { body: { conversation_id, message } }),
      );
    },
    mcp: async (app: App, params: object = { name: search.name, arguments: search.input }) => {
      const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
      const response = await api.call("POST /mcp", given(app, { body }));
      const json = /^data: (.*)$/m.exec(await response.text())?.[1] ?? "";
      return JSON.parse(json) as { result: { isError?: boolean; structuredContent: object } };
    },
  };
}

const micro = (usd: unknown): number => Math.round(Number(usd) * 1_000_000);

describe("the model call of the answers API", () => {
  const message = "how bulging yonder coffers";
  const north = async (app: App) => (await api.json(`GET ${v1}/spend`, { app })).body;

  test("is recorded, and traced with its cost", async () => {
    const app = open("reads", { BUDGET_DAY_USD: "5" });
    const before = await north(app);
    const { body } = await api.json("POST /api/chat", { app, body: { message } });
    const after = await north(app);
    // It answers with a call of another name, and once more after it is told so.
    expect(asked).toBe(2);
    const cost = micro(after.spent_usd) - micro(before.spent_usd);
    expect(cost).toBeGreaterThan(2_000);
    expect(after.held_usd).toBe(0);
    const trace = await api.json(`GET /api/v1/traces/${body.trace_id}`, { app });
    expect(micro(trace.body.cost_usd)).toBe(cost);
  });

  test("that was refused before the model read it costs nothing", async () => {
    const app = open("down", { BUDGET_DAY_USD: "5" });
    const before = await north(app);
    expect((await api.call("POST /api/chat", { app, body: { message } })).status).toBe(200);
    expect(asked).toBe(1);
    expect(await north(app)).toMatchObject({ spent_usd: before.spent_usd, held_usd: 0 });
  });

  test("is not made when the day's budget is used up; answers by rules are free", async () => {
    const app = open("reads", { BUDGET_DAY_USD: "0.000001" });
    const refused = await api.json("POST /api/chat", { app, body: { message } });
    expect([refused.status, refused.body.code, asked]).toEqual([402, "budget_exceeded", 0]);
    const plain = { message: "What is the account value?" };
    expect((await api.call("POST /api/chat", { app, body: plain })).status).toBe(200);
  });
});

describe("a paid tool", () => {
  test("is recorded in a turn like tokens, in usage, trace and spend", async () => {
    const app = open("searches", { BUDGET_DAY_USD: "5" });
    const ann = await advisor("adv_pays");
    const chunks = await chunksOf(await ann.send(app, "What of Apple?"));
    const usage = chunks.find(({ type }) => type === "data-usage")?.data as { cost_usd: number };
    const spend = await ann.spend(app);
    const tokens = Number(spend.input_tokens) + Number(spend.output_tokens);
    expect(micro(usage.cost_usd)).toBe(tokens + 30_000);
    expect(micro(spend.spent_usd)).toBe(tokens + 30_000);
    expect(spend.held_usd).toBe(0);
    const start = chunks.find(({ type }) => type === "start") as { messageMetadata?: object };
    const { turn_id } = start.messageMetadata as { turn_id: string };
    expect(await ann.trace(app, turn_id)).toMatchObject({
      cost_usd: usage.cost_usd,
      steps: [{ calls: Array(3).fill({ cost_usd: 0.01 }) }, { calls: [] }],
    });
  });

  test("is refused if the budget does not cover it, in the order of the calls", async () => {
    const app = open("searches", { BUDGET_DAY_USD: "0.025" });
    const ann = await advisor("adv_two_of_three");
    const chunks = await chunksOf(await ann.send(app, "What of Apple?"));
    const outcomes = chunks.flatMap(({ type }) =>
      type.startsWith("tool-output-") ? [type.slice("tool-output-".length)] : [],
    );
    expect(outcomes).toEqual(["available", "available", "error"]);
    expect(JSON.stringify(chunks)).toContain("budget_exceeded");
    expect(micro((await ann.spend(app)).spent_usd)).toBeLessThan(25_000 + 3_000);
  });

  test("over the turn's own budget is refused before it is made", async () => {
    const app = open("searches", { BUDGET_TURN_USD: "0.009" });
    const ann = await advisor("adv_turn_budget");
    searches = 1;
    const chunks = await chunksOf(await ann.send(app, "What of Apple?"));
    expect(textOf(chunks)).toBe("Found.");
    expect(micro((await ann.spend(app)).spent_usd)).toBeLessThan(9_000);
  });

  test("is recorded over MCP too, or refused there before it is made", async () => {
    const app = open("searches", { BUDGET_DAY_USD: "0.02" });
    const ann = await advisor("adv_mcp");
    for (const spent_usd of [0.01, 0.02]) {
      expect((await ann.mcp(app)).result.isError).not.toBe(true);
      expect(await ann.spend(app)).toMatchObject({ spent_usd, held_usd: 0, turns: 0 });
    }
    expect((await ann.mcp(app)).result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "budget_exceeded" } },
    });
    expect(await ann.spend(app)).toMatchObject({ spent_usd: 0.02, held_usd: 0 });
    const free = { name: "get_ticker_info", arguments: { symbol: "AAPL" } };
    expect((await ann.mcp(app, free)).result.isError).not.toBe(true);
  });

  test("whose arguments are refused costs nothing", async () => {
    const app = open("searches", { BUDGET_DAY_USD: "5" });
    const ann = await advisor("adv_wrong_arguments");
    const { result } = await ann.mcp(app, { name: search.name, arguments: { query: "" } });
    expect(result.isError).toBe(true);
    expect(await ann.spend(app)).toMatchObject({ spent_usd: 0, held_usd: 0 });
  });

  test("requested twenty times at once costs no more than the budget", async () => {
    const app = open("searches", { BUDGET_DAY_USD: "0.05" });
    const ann = await advisor("adv_mcp_twenty");
    const all = await Promise.all(Array.from({ length: 20 }, () => ann.mcp(app)));
    expect(all.filter(({ result }) => result.isError !== true)).toHaveLength(5);
    expect(await ann.spend(app)).toMatchObject({ spent_usd: 0.05, held_usd: 0 });
  });
});

test("twenty simultaneous turns do not all start if a few could use up the budget", async () => {
  const app = open("reads", { BUDGET_DAY_USD: "0.05", TURNS_AT_ONCE: "50" });
  const ann = await advisor("adv_twenty");
  const all = await Promise.all(Array.from({ length: 20 }, () => ann.send(app, "Hello")));
  const begun = all.filter(({ status }) => status === 200);
  const refused = all.filter(({ status }) => status === 402);
  expect([begun.length + refused.length, begun.length > 0, refused.length > 10]).toEqual([
    20,
    true,
    true,
  ]);
  const bodies = await Promise.all(refused.map((one) => one.json()));
  expect(bodies[0]).toMatchObject({ code: "budget_exceeded", budget: "day" });
  await Promise.all(begun.map((one) => one.text()));
  const spend = await ann.spend(app);
  expect(spend.held_usd).toBe(0);
  expect(micro(spend.spent_usd)).toBeLessThanOrEqual(50_000);
});

test("the cost of a model that reports no usage is estimated from its text", async () => {
  const app = open("mute", { BUDGET_DAY_USD: "5" });
  const ann = await advisor("adv_mute");
  const chunks = await chunksOf(await ann.send(app, "Hello"));
  const usage = chunks.find(({ type }) => type === "data-usage")?.data;
  expect(usage).toMatchObject({ estimated: true });
  const spend = await ann.spend(app);
  expect(micro(spend.spent_usd)).toBe(Number(spend.input_tokens) + Number(spend.output_tokens));
  expect(Number(spend.input_tokens)).toBeGreaterThan(1_000);
  expect(spend.spent_usd).toBe((usage as { cost_usd: number }).cost_usd);
});
