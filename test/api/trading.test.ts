import { inspect } from "node:util";
import { gunzipSync } from "node:zlib";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import type { ModelReply } from "@advisor/local/bedrock/reply";
import { startOpenai } from "@advisor/local/openai/start";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type App, v1, withApi } from "./api.fixture.ts";

const api = withApi();
const token = "eyJhbGciOiJIUzI1NiJ9.broker-token-4711.c2VjcmV0";

interface Message {
  role: string;
  content?: string | null;
  tool_calls?: { function: { name: string; arguments: string } }[];
}
interface Asked {
  messages: Message[];
  tools: { function: { name: string } }[];
  tool_choice?: string;
}

const call = (name: string, input: Record<string, unknown>): ModelReply => ({
  text: "",
  calls: [{ name, input }],
  stop: "tool_use",
});
const say = (text: string): ModelReply => ({ text, calls: [], stop: "end_turn" });
const search = call("search_instruments", { query: "NIFTY", instrument_type: "INDEX" });

/** The model's reply to each request. */
let script: (asked: Asked) => ModelReply;
let requests: Asked[] = [];
/** Everything that was logged or published. */
let recorded: unknown[] = [];
let server: Awaited<ReturnType<typeof startOpenai>>;
let app: App;

beforeAll(async () => {
  server = await startOpenai({
    answer(request) {
      const asked = request as Asked;
      requests.push(asked);
      return script(asked);
    },
  });
  vi.stubEnv("MODEL_PROVIDER", "openai");
  vi.stubEnv("MODEL_ID", "any");
  vi.stubEnv("OPENAI_BASE_URL", server.url);
  const runtime = openRuntime();
  vi.unstubAllEnvs();
  app = createApp({
    ...runtime,
    log: {
      info: (...line) => recorded.push(line),
      error: (...line) => recorded.push(line),
    },
    bus: { publish: async (event) => void recorded.push(event) },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  recorded = [];
});

interface Item {
  type: string;
  status?: string;
  content?: string;
  response?: string;
  tool_calls?: { tool: string; status: string; args: unknown }[];
  error?: { code: string };
  conversation_id?: string;
  turn_id?: string;
  stop_reason?: string;
  ended?: string;
  grounding?: { valid: boolean; unmatched: string[] };
  done: boolean;
}

async function items(body: Record<string, unknown>, headers = {}): Promise<Item[]> {
  const answer = await api.call("POST /api/chat/stream", { app, body, headers });
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  return (await answer.text())
    .split("\n\n")
    .flatMap((event) => /^id: \d+\ndata: (.*)$/s.exec(event)?.[1] ?? [])
    .map((data) => JSON.parse(data) as Item);
}

const toolData = ({ messages }: Asked, place: number) =>
  JSON.parse(messages.filter(({ role }) => role === "tool")[place]?.content ?? "{}").data;

/** The example's model: searches the instrument, gets its quote by id, states the price. */
function nifty(asked: Asked): ModelReply {
  const results = asked.messages.filter(({ role }) => role === "tool").length;
  if (results === 0) return search;
  if (results === 1) {
    const [found] = toolData(asked, 0).instruments;
    return call("get_market_quote", {
      securities: { [found.segment]: [Number(found.security_id)] },
    });
  }
  const [quote] = toolData(asked, 1).quotes;
  return say(`The current price of NIFTY 50 is ₹${quote.last_price.toLocaleString("en-IN")}.`);
}

const question = { message: "What's the current price of NIFTY?", access_token: token };

const ids = {
  conversation_id: expect.stringMatching(/^con_/),
  turn_id: expect.stringMatching(/^turn_/),
};

describe("the price of NIFTY", () => {
  const calls = [
    { tool: "search_instruments", args: { query: "NIFTY", instrument_type: "INDEX" } },
    { tool: "get_market_quote", args: { securities: { IDX_I: [13] } } },
  ];
  const moved = (place: number, status: string) => ({
    type: "tool_calls",
    tool_calls: [{ ...calls[place], status }],
    done: false,
  });

  test("is found by search, quoted by the found id, and stated in rupees", async () => {
    script = nifty;
    const all = await items({ ...question, task: "trading" });
    const words = all.filter(({ type, done }) => type === "content" && !done);
    const response = words.map(({ content }) => content).join("");
    expect(all.filter((item) => !words.includes(item))).toEqual([
      { type: "status", status: "Analyzing request", ...ids, done: false },
      moved(0, "running"),
      moved(0, "success"),
      moved(1, "running"),
      moved(1, "success"),
      { type: "status", status: "Generating response", done: false },
      {
        type: "content",
        content: "",
        response,
        tool_calls: calls.map((one) => ({ ...one, status: "success" })),
        stop_reason: "stop",
        grounding: { valid: true, citations: [], unmatched: [], unknown_citations: [] },
        ...ids,
        done: true,
      },
    ]);
    expect(all.indexOf(words[0] as Item)).toBe(6);
    expect(response).toBe("The current price of NIFTY 50 is ₹24,480.3.");
  });

  test("takes three steps; only the first has to call a tool", async () => {
    script = nifty;
    await items(question);
    expect(requests.map(({ tool_choice }) => tool_choice)).toEqual(["required", "auto", "auto"]);
    expect(requests[0]?.tools.map((tool) => tool.function.name)).toEqual([
      "get_historical_data",
      "get_market_quote",
      "search_instruments",
    ]);
  });
});

test.each([
  ["a token and a trading question", token, "Price of RELIANCE?", "required"],
  ["a token and another question", token, "Thank you!", "auto"],
  ["no token", undefined, "Price of RELIANCE?", "auto"],
])("the first step with %s", async (_, access_token, message, choice) => {
  script = () => say("Done.");
  await items({ message, ...(access_token === undefined ? {} : { access_token }) });
  expect(requests.map(({ tool_choice }) => tool_choice)).toEqual([choice]);
});

test("after five steps the model is asked once more, without tools", async () => {
  script = ({ tool_choice }) => (tool_choice === "none" ? say("Enough.") : search);
  const all = await items(question);
  expect(requests.map(({ tool_choice }) => tool_choice)).toEqual([
    "required",
    "auto",
    "auto",
    "auto",
    "auto",
    "none",
  ]);
  expect(all.at(-1)).toMatchObject({ response: "Enough.", done: true });
  expect(all.at(-1)?.tool_calls).toHaveLength(5);
});

test("a model that calls tools even then ends in an error", async () => {
  script = () => search;
  const all = await items(question);
  expect(requests).toHaveLength(6);
  expect(all.at(-1)).toMatchObject({ type: "error", error: { code: "step_limit" }, done: true });
});

test("a failed call is shown as an error, and the turn continues", async () => {
  script = ({ messages }) =>
    messages.at(-1)?.role === "tool" ? say("Sorry.") : call("get_market_quote", {});
  const all = await items(question);
  expect(all.at(-1)).toMatchObject({
    response: "Sorry.",
    tool_calls: [{ tool: "get_market_quote", status: "error", args: {} }],
  });
});

test("household tools are neither offered nor run", async () => {
  script = ({ messages }) =>
    messages.at(-1)?.role === "tool" ? say("No.") : call("get_household_holdings", {});
  const all = await items(question);
  expect(all.at(-1)?.tool_calls).toMatchObject([{ status: "error" }]);
  expect(requests[1]?.messages.at(-1)?.content).toContain("unknown_tool");
});

test("the earlier conversation is sent to the model", async () => {
  script = () => say("Yes.");
  const history = [
    { role: "user", content: "Tell me about NIFTY." },
    { role: "assistant", content: "It is an index." },
  ];
  await items({ message: "Is it?", history });
  expect(JSON.stringify(requests[0]?.messages)).toContain("It is an index.");
});

describe("the broker's token", () => {
  test("is in no stored item, log line, event, answer or request to the model", async () => {
    script = nifty;
    const shown = await items(question, { "idempotency-key": "trade-1" });
    script = () => call("no_such_tool", {});
    const failed = await items({ ...question, message: "Price of BANKNIFTY?" });
    expect([shown.at(-1)?.done, failed.at(-1)?.type]).toEqual([true, "error"]);
    const kept = JSON.stringify(await stored());
    expect(kept).toContain("What's the current price of NIFTY?");
    for (const seen of [kept, inspect([shown, failed, recorded, requests], whole)]) {
      expect(seen).not.toContain("broker-token-4711");
    }
  });

  test("is refused without being repeated when the rest of the request is wrong", async () => {
    for (const body of [{ access_token: token }, { message: "x", access_token: [token] }]) {
      const answer = await api.call("POST /api/chat/stream", { app, body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain("broker-token-4711");
    }
    expect(inspect(recorded, whole)).not.toContain("broker-token-4711");
  });
});

test("a repeated key replays the stream without asking the model", async () => {
  script = nifty;
  const headers = { "idempotency-key": "trade-2" };
  const first = await items(question, headers);
  const asked = requests.length;
  const again = await items(question, headers);
  expect(again.at(-1)).toEqual(first.at(-1));
  expect(requests).toHaveLength(asked);
});

test("a trading question is never listed as a conversation", async () => {
  script = () => say("Done.");
  const list = () => api.json<{ items: unknown[] }>(`GET ${v1}/conversations`);
  const before = await list();
  await items(question);
  expect(await list()).toEqual(before);
});

const whole = { depth: null, maxArrayLength: null, maxStringLength: null };

/** Every item of the table, with entries unpacked. */
async function stored(): Promise<unknown[]> {
  const client = new DynamoDBClient({});
  const all: unknown[] = [];
  for await (const page of paginateScan({ client }, { TableName: process.env.TABLE_NAME })) {
    for (const item of page.Items ?? []) {
      const packed = Object.values(item).flatMap(({ B }) => B ?? []);
      all.push(item, ...packed.map((bytes) => gunzipSync(bytes).toString()));
    }
  }
  client.destroy();
  return all;
}
