import { waitingTurn } from "@advisor/protocol/approval.fixture";
import { openbbEncoding } from "@advisor/protocol/encode/encode-openbb";
import type { Part } from "@advisor/protocol/part";
import {
  answeredTurn,
  failedTurn,
  interruptedTurn,
  result,
  streamText,
} from "@advisor/protocol/part.fixture";
import { describe, expect, test } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";
import { OpenbbAgents, type OpenbbEvent, openbbEvents } from "./openbb-models.ts";

const turns: Record<string, Part[]> = { answeredTurn, interruptedTurn, failedTurn, waitingTurn };

const wordsOf = (events: readonly OpenbbEvent[]): string =>
  events.map(({ event, data }) => (event === "copilotMessageChunk" ? data.delta : "")).join("");
const artifactsOf = (events: readonly OpenbbEvent[]) =>
  events.flatMap(({ event, data }) => (event === "copilotMessageArtifact" ? [data] : []));
const citationsOf = (events: readonly OpenbbEvent[]) =>
  events.flatMap(({ event, data }) =>
    event === "copilotCitationCollection" ? data.citations : [],
  );

describe("OpenBB Workspace accepts our stream", () => {
  test.each(Object.entries(turns))("of the %s", (_, parts) => {
    const stream = streamText(openbbEncoding(), parts, openbbEncoding().heartbeat);
    expect(openbbEvents(stream).length).toBeGreaterThan(0);
  });

  test("with its text, steps and sources, in order", () => {
    const events = openbbEvents(streamText(openbbEncoding(), answeredTurn));
    expect(wordsOf(events)).toBe(
      'Let me look – 🚀.\n\n\ndata: [DONE]\n\n{"type":"done"}\nd:{"finishReason":"stop"}\n',
    );
    const steps = events.map(({ event, data }) =>
      event === "copilotStatusUpdate" ? [data.eventType, data.message] : event,
    );
    expect(steps).toEqual([
      "copilotMessageChunk",
      "copilotMessageChunk",
      ["INFO", "Asking get_etf_holdings"],
      ["INFO", "Asking get_moon"],
      ["INFO", "get_etf_holdings answered"],
      ["WARNING", "get_moon refused"],
      "copilotMessageChunk",
      "copilotMessageChunk",
      "copilotMessageChunk",
      "copilotMessageChunk",
      ["WARNING", "Not every figure of the answer stands in what the tools said."],
      "copilotCitationCollection",
    ]);
    expect(citationsOf(events).map(({ source_info }) => source_info.description)).toEqual([
      "tool:get_etf_holdings:v1",
    ]);
  });

  test.each([
    [
      { type: "band", label: "Weights", points: [edges("Bonds"), edges("Cash")] },
      { chartType: "bar", xKey: "name", yKey: ["weight", "min", "max", "target"] },
      { name: "Bonds", weight: 31.5, min: 20, max: 30, target: 25 },
    ],
    [
      { type: "share", label: "Share", unit: "%", points: [{ name: "Bonds", value: "31.5" }] },
      { chartType: "donut", angleKey: "value", calloutLabelKey: "name" },
      { name: "Bonds", value: 31.5 },
    ],
    [
      { type: "line", label: "Value", unit: "usd", points: [{ name: "2026-10", value: "-7" }] },
      { chartType: "line", xKey: "name", yKey: ["value"] },
      { name: "2026-10", value: -7 },
    ],
  ])("with the rows of a result as a table and its %j", (chart, params, first) => {
    const data = { reading: "x", chart, rows: [{ name: "Bonds", weight: 31.5, lots: [{}] }] };
    const part: Part = {
      type: "tool-result",
      call_id: "call_1",
      tool: "query_portfolio",
      result: { ...result, data },
    };
    const [table, drawn] = artifactsOf(openbbEvents(streamText(openbbEncoding(), [part])));
    expect(table).toMatchObject({ type: "table", content: [{ name: "Bonds", weight: 31.5 }] });
    expect(drawn).toMatchObject({ type: "chart", name: chart.label, chart_params: params });
    expect(drawn?.content[0]).toEqual(first);
    expect(drawn?.uuid).not.toBe(table?.uuid);
  });

  test("and shows errors in the answer and as a step", () => {
    const events = openbbEvents(streamText(openbbEncoding(), failedTurn));
    expect(wordsOf(events)).toContain("The model stopped answering.");
    expect(events.at(-2)).toMatchObject({ data: { eventType: "ERROR" } });
  });
});

function edges(name: string) {
  return { name, weight: "31.5", min: "20", max: "30", target: "25" };
}

const api = withApi();
const human = (content: unknown) => ({ role: "human", content });

async function ask(
  messages: unknown[],
  headers: Record<string, string> = {},
  as: string | null = north,
) {
  const response = await api.call("POST /v1/query", { as, body: { messages }, headers });
  return { status: response.status, text: await response.text() };
}

describe("an agent of OpenBB Workspace", () => {
  test("has a public description with its address", async () => {
    const { body } = await api.json("GET /agents.json", { as: null });
    const { advisor_copilot } = OpenbbAgents.parse(body);
    expect(new URL(advisor_copilot?.endpoints.query ?? "").pathname).toBe("/v1/query");
    const asked = await ask([human("Hello")]);
    expect([asked.status, openbbEvents(asked.text).length > 0]).toEqual([200, true]);
    expect((await ask([human("Hello")], {}, null)).status).toBe(401);
  });

  test("answers about the household of the header, with tables, a chart and its sources", async () => {
    const question = "Is the household outside its IPS bands? Show the weights by asset class.";
    const { text } = await ask([human(question)], { "x-household-id": "hh_d1" });
    const events = openbbEvents(text);
    expect(wordsOf(events).length).toBeGreaterThan(40);
    expect(artifactsOf(events).map(({ type }) => type)).toContain("table");
    expect(citationsOf(events).length).toBeGreaterThan(0);
  });

  test("knows the chat history, and adds nothing to the advisor's list", async () => {
    const list = async () => (await api.json<{ items: unknown[] }>(`GET ${v1}/conversations`)).body;
    const before = await list();
    const earlier = [human("What is in VOO?"), { role: "ai", content: "VOO holds 503 stocks." }];
    const other = [
      { role: "ai", content: { function: "x" } },
      { role: "tool", data: [] },
    ];
    const { status } = await ask([...earlier, ...other, human("And what does it cost?")]);
    expect([status, await list()]).toEqual([200, before]);
  });

  test("has no write tools", async () => {
    const tasks = async () =>
      (await api.json<{ tasks: unknown[] }>(`GET ${v1}/households/hh_d1`)).body.tasks;
    const before = await tasks();
    const question = human("Create a task to call the Smiths on December 1");
    const { text } = await ask([question], { "x-household-id": "hh_d1" });
    expect(text).not.toContain("approval");
    expect(await tasks()).toEqual(before);
  });

  test.each([
    [{}, 400],
    [{ messages: [] }, 400],
    [{ messages: [human(" ")] }, 400],
    [{ messages: [{ role: "ai", content: "Hello" }] }, 400],
    [{ messages: [{ role: "human", content: { function: "x" } }] }, 400],
    [{ messages: [human("x".repeat(100_001))] }, 413],
    ["{", 400],
  ])("refuses %j with a problem", async (body, status) => {
    const answer = await api.json<{ status: number; code: string }>("POST /v1/query", { body });
    expect([answer.status, answer.body.status]).toEqual([status, status]);
    expect(answer.body.code).toMatch(/^(invalid|message_too_long)/);
  });

  test("allows OpenBB's page to read it, but no other route of the API", async () => {
    const origin = "https://pro.openbb.co";
    const allowed = async (method: string, path: string, from = origin) => {
      const headers = { origin: from, "access-control-request-method": "POST" };
      const response = await api.call(`${method} ${path}`, { as: null, headers });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await allowed("GET", "/agents.json")).toBe(origin);
    expect(await allowed("OPTIONS", "/v1/query")).toBe(origin);
    expect(await allowed("OPTIONS", "/v1/query", "https://other.example")).toBeNull();
    expect(await allowed("OPTIONS", `${v1}/households`)).toBeNull();
    const deployed = api.open("offline", { siteOrigins: ["https://site.example"] });
    const asked = { as: null, app: deployed, headers: { origin } };
    for (const [path, wanted] of [
      ["/agents.json", origin],
      [`${v1}/households`, null],
    ]) {
      const { headers } = await api.call(`GET ${path}`, asked);
      expect(headers.get("access-control-allow-origin")).toBe(wanted);
    }
  });
});
