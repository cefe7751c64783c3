import { uncachedUsage } from "@advisor/local/bedrock/cache";
import {
  errorResponse,
  type ScriptedResponse,
  streamResponse,
} from "@advisor/local/bedrock/outcome";
import { streamedFrames } from "@advisor/local/bedrock/reply";
import { describe, expect, test } from "vitest";
import { type App, withApi } from "./api.fixture.ts";

const says = (...inputs: Record<string, unknown>[]): ScriptedResponse => {
  const calls = inputs.map((input) => ({ name: "answer_with", input }));
  return streamResponse(streamedFrames({ text: "", calls, stop: "tool_use" }, uncachedUsage(400)));
};

const cash = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
const of = (value: string) => [{ field: "account", op: "is", values: [value] }];

let reached = Promise.withResolvers<void>();
const scripts: Record<string, () => ScriptedResponse> = {
  sure: () => says({ ...cash, confidence: 0.95 }),
  both: () =>
    says(
      { ...cash, confidence: 0.9 },
      { dataset: "positions", measures: ["count"], aggregate: "total", confidence: 0.9 },
    ),
  clients: () => says({ ...cash, group_by: ["household"], confidence: 0.9 }),
  doubt: () => says({ ...cash, confidence: 0.3 }),
  nonsense: () => says({ dataset: "everything", household_id: "hh_d5", confidence: 9 }),
  thief: () => says({ ...cash, where: of("Whitcomb Trust hh_d5"), confidence: 1 }),
  words: () =>
    streamResponse(
      streamedFrames({ text: "It is $1.", calls: [], stop: "end_turn" }, uncachedUsage(400)),
    ),
  down: () => errorResponse(503, "ServiceUnavailableException", "Down."),
  silent: () => {
    reached.resolve();
    return streamResponse([], "silence");
  },
};
let asked = 0;
const api = withApi(
  Object.fromEntries(
    Object.entries(scripts).map(([name, answer]) => [
      `ask.${name}`,
      () => {
        asked += 1;
        return answer();
      },
    ]),
  ),
);

interface ChatReply {
  answer_markdown: string;
  intent: string;
  confidence: number;
  citations: string[];
  needs_clarification: boolean;
  reading: unknown[];
  trace_id: string;
}
interface Trace {
  model: string | null;
  tokens: unknown;
  routing: Record<string, unknown>;
  parts: { tools: { tool: string }[]; grounding: { valid: boolean } }[];
}

/** The answer, its trace, and the number of model calls. */
async function ask(app: App, message: string) {
  const before = asked;
  const { status, body } = await api.json<ChatReply>("POST /api/chat", { app, body: { message } });
  const trace = await api.json<Trace>(`GET /api/v1/traces/${body.trace_id}`, { app });
  return { status, answer: body, trace: trace.body, asked: asked - before };
}

const unclear = "how bulging yonder coffers";

test("a question that only the model understands gets computed figures, and the trace names the model", async () => {
  const reply = await ask(api.open("ask.sure"), unclear);
  expect(reply.answer).toMatchObject({
    intent: "cash_balance",
    citations: ["tool:account_summary:v1"],
    confidence: 0.7,
    needs_clarification: false,
    reading: [{ sentence: "Cash of accounts." }],
  });
  expect(reply.answer.answer_markdown).toContain("All accounts hold $12,340.10 in cash.");
  expect(reply.trace).toMatchObject({
    model: "ask.sure",
    tokens: { input_tokens: 100 },
    routing: {
      by: "model",
      outcome: "used",
      confidence: 0.95,
      model: "ask.sure",
      tokens: { input_tokens: 100 },
      latency_ms: expect.any(Number),
    },
    parts: [{ tools: [{ tool: "query_portfolio" }], grounding: { valid: true } }],
  });
  expect(reply.asked).toBe(1);
});

describe("the question is asked back, nothing is looked up, and the model may correct a call once", () => {
  test.each([
    ["nonsense", "invalid", 2],
    ["thief", "unsure", 2],
    ["words", "invalid", 1],
    ["down", "failed", 1],
  ])("%s", async (script, outcome, asked) => {
    const reply = await ask(api.open(`ask.${script}`), unclear);
    expect(reply.status).toBe(200);
    expect(reply.answer).toMatchObject({
      intent: "clarify",
      citations: [],
      needs_clarification: true,
    });
    expect(reply.answer.answer_markdown).toContain('I did not understand "bulging"');
    expect(reply.answer.answer_markdown).not.toMatch(/\d/);
    expect(reply.trace.routing).toMatchObject({ outcome, model: `ask.${script}` });
    expect([reply.trace.parts[0]?.tools, reply.asked]).toEqual([[], asked]);
  });

  test("no response within the deadline", async () => {
    const waits = new Set<number>();
    reached = Promise.withResolvers();
    const wait = async (milliseconds: number) => {
      waits.add(milliseconds);
      await reached.promise;
    };
    const reply = await ask(api.open("ask.silent", { wait }), unclear);
    expect(Math.max(...waits)).toBe(5_000);
    expect(reply.trace.routing).toMatchObject({ by: "rules", outcome: "late" });
    expect([reply.answer.intent, reply.asked]).toEqual(["clarify", 1]);
  });
});

test("the model reads the whole message, with up to three questions", async () => {
  const reply = await ask(
    api.open("ask.both"),
    "how full are the coffers, and how many lines are there",
  );
  expect(reply.answer).toMatchObject({
    intent: "multi",
    reading: [{ sentence: "Cash of accounts." }, { sentence: "Number of positions." }],
  });
  expect(reply.answer.answer_markdown).toContain("All accounts hold $12,340.10 in cash.");
  expect(reply.answer.answer_markdown).toContain("There are 3 positions.");
  expect(reply.asked).toBe(1);
});

test("the model reads questions over all clients", async () => {
  const reply = await ask(api.open("ask.clients"), "how bulging are the coffers of my clients");
  expect(reply.answer.reading).toMatchObject([{ query: { group_by: ["household"] } }]);
  expect(reply.trace.parts[0]?.tools).toMatchObject([{ tool: "query_book" }]);
  expect(reply.asked).toBe(1);
});

test("what only the rules read, and the model doubts, is offered and not answered", async () => {
  const long = "what is the value of all the positions in the account";
  const alone = await ask(api.app, long);
  expect(alone.answer.needs_clarification).toBe(false);
  const reply = await ask(api.open("ask.doubt"), long);
  expect(reply.answer).toMatchObject({ intent: "clarify", needs_clarification: true });
  expect(reply.answer.answer_markdown).toContain("Do you mean this?");
  const down = await ask(api.open("ask.down"), long);
  expect(down.answer.answer_markdown).toBe(alone.answer.answer_markdown);
});

test.each([
  ["AAPL price", "quotes"],
  ["should I sell AAPL", "out_of_scope"],
  ["show positions of hh_d5", "out_of_scope"],
])("the model is not asked about %s", async (message, intent) => {
  const reply = await ask(api.open("ask.sure"), message);
  expect([reply.answer.intent, reply.asked, reply.trace.model]).toEqual([intent, 0, null]);
  expect(reply.trace.routing).toMatchObject({ by: "rules", model: null, outcome: null });
});

test("the offline model is not asked, because it uses the same rules", async () => {
  const reply = await ask(api.app, unclear);
  expect([reply.answer.intent, reply.trace.model]).toEqual(["clarify", null]);
});
