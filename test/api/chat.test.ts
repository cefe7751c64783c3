import { describe, expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";
import { type Chunk, chunksOf, linesOf, textOf } from "./streams.ts";

const api = withApi();
const question = "Is the Smith family outside their IPS bands?";

/** Example A: value, weight, drift in points, drift in dollars. */
const exampleA = {
  us_equity: [532_000, 53.2, 8.2, 82_000],
  intl_equity: [120_000, 12, -3, -30_000],
  fixed_income: [238_000, 23.8, -6.2, -62_000],
  alternatives: [60_000, 6, 1, 10_000],
  cash: [50_000, 5, 0, 0],
};

interface Row {
  class: string;
  value: number;
  weight_pct: number;
  drift_pp: number;
  drift_usd: number;
}

/** Columns 2, 3, 6 and 7 of the answer's table, as numbers. */
const written = (text: string, name: string): number[] => {
  const row = text.split("\n").find((line) => line.startsWith(`| ${name} | $`)) ?? "";
  const cells = row.split("|").map((cell) => Number(cell.replace(/[$,%+]|pp/g, "")));
  return [2, 3, 6, 7].map((column) => cells[column] ?? Number.NaN);
};

const figures = (output: unknown): Record<string, number[]> => {
  const { data } = output as { data: { classes: Row[] } };
  return Object.fromEntries(
    data.classes.map((row) => [
      row.class,
      [row.value, row.weight_pct, row.drift_pp, row.drift_usd],
    ]),
  );
};

function expectExampleA(output: unknown, answer: string): void {
  expect(figures(output)).toEqual(exampleA);
  expect(written(answer, "US equity")).toEqual(exampleA.us_equity);
  expect(written(answer, "international equity")).toEqual(exampleA.intl_equity);
  expect(written(answer, "fixed income")).toEqual(exampleA.fixed_income);
  expect(written(answer, "alternatives")).toEqual(exampleA.alternatives);
  expect(written(answer, "cash")).toEqual(exampleA.cash);
}

const typesOf = (chunks: Chunk[]): string[] =>
  chunks.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);

describe("the figures of example A", () => {
  test("go from the tool into the answer, in the UI message stream", async () => {
    const id = await api.start("hh_d1");
    const response = await api.send(id, question);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "x-vercel-ai-ui-message-stream": "v1",
      "x-request-id": expect.stringMatching(/^req_/),
    });
    const chunks = await chunksOf(response);
    const output = chunks.find(({ type }) => type === "tool-output-available")?.output;
    expectExampleA(output, textOf(chunks));
  });

  test("go from the tool into the answer, in the data stream", async () => {
    const id = await api.start("hh_d1");
    const body = { conversation_id: id, message: question };
    const response = await api.call(`POST ${v1}/chat/stream`, { body });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-vercel-ai-data-stream": "v1",
    });
    const lines = await linesOf(response);
    const bodies = (code: string) => lines.filter((line) => line.code === code);
    const { result } = (bodies("a")[0]?.body ?? {}) as { result?: unknown };
    expectExampleA(
      result,
      bodies("0")
        .map(({ body: text }) => text)
        .join(""),
    );
    expect(bodies("9")[0]?.body).toMatchObject({ toolName: "compare_to_ips", args: {} });
    expect(lines.at(-1)).toMatchObject({ code: "d", body: { finishReason: "stop" } });
  });

  test("are the same in the stored messages as in the stream", async () => {
    const id = await api.start("hh_d1");
    const chunks = await chunksOf(await api.send(id, question));
    const { body } = await api.json<{ items: Record<string, unknown>[] }>(
      `GET ${v1}/conversations/${id}/messages`,
    );
    const call = chunks.find(({ type }) => type === "tool-output-available");
    const start = chunks[0];
    expect(body.items).toMatchObject([
      { role: "user", parts: [{ type: "text", text: question }] },
      {
        id: start?.messageId,
        role: "assistant",
        metadata: { status: "complete", stop_reason: "stop" },
        parts: [
          { type: "step-start" },
          {
            type: "tool-compare_to_ips",
            toolCallId: call?.toolCallId,
            state: "output-available",
            output: call?.output,
          },
          { type: "source-document", sourceId: "tool:compare_to_ips:v1" },
          { type: "step-start" },
          { type: "text", text: textOf(chunks) },
          { type: "data-usage", data: chunks.find(({ type }) => type === "data-usage")?.data },
          { type: "data-grounding", data: { valid: true } },
        ],
      },
    ]);
  });
});

describe("a turn's stream", () => {
  test("starts with an acknowledgment, names its sources, updates the panel, and ends once", async () => {
    const id = await api.start("hh_d1");
    const all = await chunksOf(await api.send(id, question));
    // A title comes when it is ready, possibly after the end.
    const chunks = all.filter(({ type }) => type !== "data-title");
    expect(typesOf(chunks)).toEqual([
      "start",
      "data-thinking",
      "start-step",
      "data-thinking",
      "tool-input-available",
      "tool-output-available",
      "source-document",
      "data-side_panel_update",
      "finish-step",
      "start-step",
      "data-thinking",
      "text-start",
      "text-delta",
      "text-end",
      "finish-step",
      "data-usage",
      "data-grounding",
      "finish",
    ]);
    expect(chunks[0]).toEqual({
      type: "start",
      messageId: expect.stringMatching(/^msg_/),
      messageMetadata: {
        conversation_id: id,
        turn_id: expect.stringMatching(/^turn_/),
        user_message_id: expect.stringMatching(/^msg_/),
      },
    });
    expect(chunks.at(-1)).toEqual({
      type: "finish",
      finishReason: "stop",
      messageMetadata: {
        stop_reason: "stop",
        usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
      },
    });
    expect(chunks.filter(({ type }) => type === "data-side_panel_update")).toMatchObject([
      { data: { view: "householdMember", view_state: { household_id: "hh_d1" } } },
    ]);
  });

  test("has an id that grows with every event", async () => {
    const response = await api.send(await api.start("hh_d1"), question);
    const ids = [...(await response.text()).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  test("ends only after its answer is stored", async () => {
    const id = await api.start("hh_d1");
    const chunks = await chunksOf(await api.send(id, question));
    const { body } = await api.json(`GET ${v1}/conversations/${id}`);
    expect(body.running).toBe(false);
    const stored = await api.json(`GET ${v1}/conversations/${id}/messages`);
    expect(JSON.stringify(stored.body)).toContain(JSON.stringify(textOf(chunks)));
  });

  test.each([
    ["", "*/*", "text/plain"],
    ["", "text/event-stream", "text/event-stream"],
    ["?protocol=ui", "*/*", "text/event-stream"],
    ["?protocol=data", "text/event-stream", "text/plain"],
  ])("%s with Accept %s is %s", async (query, accept, type) => {
    const body = { conversation_id: await api.start(), message: "Hello" };
    const response = await api.call(`POST ${v1}/chat/stream${query}`, {
      body,
      headers: { accept },
    });
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    await response.text();
  });
});

describe("what the model is offered", () => {
  const householdTools = [
    "compare_to_ips",
    "create_task",
    "get_household_holdings",
    "search_documents",
  ];
  const offered = (): string[] => {
    const turn = api.cloud.asked.findLast(({ toolConfig }) => toolConfig !== undefined);
    return (turn?.toolConfig?.tools ?? []).flatMap(({ toolSpec }) => toolSpec?.name ?? []);
  };

  test("in general mode has no household tools and mentions no household", async () => {
    const id = await api.start(null);
    const chunks = await chunksOf(await api.send(id, question));
    expect(offered()).toContain("get_etf_holdings");
    expect(offered().filter((name) => householdTools.includes(name))).toEqual([]);
    expect(chunks.some(({ type }) => type === "tool-input-available")).toBe(false);
    expect(textOf(chunks)).not.toMatch(/532|Smith family is/);
  });

  test("includes the household tools from the turn after a household was chosen", async () => {
    const id = await api.start(null);
    await (await api.send(id, "Hello")).text();
    await api.cloud.bus.idle();
    await api.call(`POST ${v1}/conversations/${id}/select_household`, {
      body: { household_id: "hh_d1" },
    });
    const chunks = await chunksOf(await api.send(id, question));
    expect(offered()).toEqual(expect.arrayContaining(householdTools));
    expectExampleA(
      chunks.find(({ type }) => type === "tool-output-available")?.output,
      textOf(chunks),
    );
  });
});

test("a follow-up question is understood from the previous turn", async () => {
  const id = await api.start();
  await (await api.send(id, "What is in VOO?")).text();
  const chunks = await chunksOf(await api.send(id, "And in QQQ?"));
  expect(chunks.filter(({ type }) => type === "tool-input-available")).toMatchObject([
    { toolName: "get_etf_holdings", input: { symbol: "QQQ" } },
  ]);
  expect(api.cloud.asked.at(-1)?.messages.map(({ role }) => role)).toEqual([
    ...["user", "assistant", "user", "assistant"],
    ...["user", "assistant", "user"],
  ]);
});
