import { replyId, turnId } from "@advisor/domain/record-id";
import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

interface Places {
  household: string;
  conversation: string;
  /** A conversation of the caller's own, without a household. */
  own: string;
  /** How an answer came about. */
  trace: string;
  run: string;
  /** A run of the caller's own. */
  ownRun: string;
  template: string;
}

interface Call {
  path: string;
  body?: unknown;
}

const research = "/api/v1/research";

/** Every route of the API with the calls by which it is told an id; none where it takes none. */
const matrix: Record<string, (places: Places) => Call[]> = {
  "GET /health": () => [],
  [`GET ${v1}/worklist`]: () => [],
  [`GET ${v1}/households`]: () => [],
  [`GET ${v1}/households/:id`]: ({ household }) => [{ path: `${v1}/households/${household}` }],
  [`POST ${v1}/conversations`]: ({ household }) => [
    { path: `${v1}/conversations`, body: { household_id: household } },
  ],
  [`GET ${v1}/conversations`]: ({ household }) => [
    { path: `${v1}/conversations?household_id=${household}` },
  ],
  [`GET ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}` },
  ],
  [`PATCH ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}`, body: { title: "Mine now" } },
  ],
  [`DELETE ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}` },
  ],
  [`GET ${v1}/conversations/:id/messages`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/messages` },
  ],
  [`POST ${v1}/conversations/:id/select_household`]: ({ household, conversation, own }) => [
    { path: `${v1}/conversations/${own}/select_household`, body: { household_id: household } },
    {
      path: `${v1}/conversations/${conversation}/select_household`,
      body: { household_id: household },
    },
  ],
  [`GET ${v1}/conversations/:id/state`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/state` },
  ],
  [`PATCH ${v1}/conversations/:id/state`]: ({ household, conversation, own }) => [
    { path: `${v1}/conversations/${conversation}/state`, body: { is_panel_open: false } },
    { path: `${v1}/conversations/${own}/state`, body: briefOf(household) },
    { path: `${v1}/conversations/${own}/state`, body: { ...briefOf(household), source: "agent" } },
  ],
  [`POST ${v1}/conversations/:id/stop`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/stop`, body: {} },
  ],
  [`GET ${v1}/spend`]: () => [],
  [`GET ${v1}/chat/:conversation_id/stream`]: ({ conversation }) => [
    { path: `${v1}/chat/${conversation}/stream` },
  ],
  "POST /api/chat/stream": () => [],
  "POST /api/chat": ({ household }) => [
    { path: "/api/chat", body: { message: "account value", household_id: household } },
    { path: "/api/chat", body: { message: "buy 10 AAPL", household_id: household } },
  ],
  [`GET ${v1}/conversations/:id/audit`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/audit` },
    { path: `${v1}/conversations/${conversation}/audit?verify=1` },
  ],
  [`POST ${v1}/messages/:id/feedback`]: ({ conversation }) => [
    {
      path: `${v1}/messages/${replyId({ conversation_id: conversation, seq: 1 })}/feedback`,
      body: { rating: "up" },
    },
  ],
  "GET /api/v1/traces/:id": ({ trace, conversation }) => [
    { path: `/api/v1/traces/${trace}` },
    { path: `/api/v1/traces/${turnId({ conversation_id: conversation, seq: 1 })}` },
  ],
  "GET /api/activity": statement("activity"),
  "GET /api/positions": statement("positions?symbol=AAPL"),
  "GET /api/positions_list": statement("positions_list"),
  "GET /api/performance": statement("performance?timeframe=YTD"),
  "GET /api/quotes": statement("quotes"),
  "GET /api/transfers": statement("transfers"),
  "GET /api/account_summary": statement("account_summary"),
  "GET /api/facts": () => [],
  "GET /api/tools": () => [],
  "POST /mcp": () => [],
  [`POST ${research}/templates`]: () => [],
  [`GET ${research}/templates`]: () => [],
  [`GET ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}` },
  ],
  [`PUT ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}`, body: { name: "Mine", criteria } },
  ],
  [`DELETE ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}` },
  ],
  [`POST ${research}/runs`]: ({ household, template }) => [
    { path: `${research}/runs`, body: { template_id: template, companies: ["Acme"] } },
    { path: `${research}/runs`, body: { question: "Listed?", household_id: household } },
    {
      path: `${research}/runs`,
      body: { question: "Listed?", companies: ["Acme"], household_id: household },
    },
  ],
  [`POST ${research}/runs/estimate`]: ({ household, template }) => [
    { path: `${research}/runs/estimate`, body: { template_id: template, companies: ["Acme"] } },
    { path: `${research}/runs/estimate`, body: { question: "?", household_id: household } },
  ],
  [`GET ${research}/runs`]: () => [],
  [`GET ${research}/runs/:id`]: ofRun(""),
  [`GET ${research}/runs/:id/results`]: ofRun("/results"),
  [`GET ${research}/runs/:id/pages/:hash`]: ofRun("/pages/abc"),
  [`GET ${research}/runs/:id/diff`]: ({ run, ownRun }) => [
    { path: `${research}/runs/${run}/diff?with=${ownRun}` },
    { path: `${research}/runs/${ownRun}/diff?with=${run}` },
  ],
  [`GET ${research}/runs/:id/events`]: ofRun("/events"),
  [`POST ${research}/runs/:id/approvals/:approval_id`]: ofRun("/approvals/apr_1", {
    decision: "approve",
  }),
  [`POST ${research}/runs/:id/cancel`]: ofRun("/cancel", {}),
  [`POST ${research}/runs/:id/resume`]: ofRun("/resume", {}),
  [`POST ${research}/runs/:id/rerun`]: ofRun("/rerun", { which: "unknown" }),
  [`PATCH ${research}/runs/:id/cells/:criterion/:company`]: ofRun("/cells/answer/acme", {
    verdict: "positive",
    reason: "I know",
  }),
  [`GET ${research}/runs/:id/export`]: ofRun("/export?format=csv"),
  [`GET ${research}/runs/:id/audit`]: ({ run }) => [
    { path: `${research}/runs/${run}/audit` },
    { path: `${research}/runs/${run}/audit?verify=1` },
  ],
  [`POST ${v1}/chat/stream`]: ({ conversation }) => [
    {
      path: `${v1}/chat/stream`,
      body: { conversation_id: conversation, message: "What do they own?" },
    },
  ],
};

/** Calls of a route below a run. */
function ofRun(path: string, body?: unknown) {
  return ({ run }: Places): Call[] => [
    { path: `${research}/runs/${run}${path}`, ...(body === undefined ? {} : { body }) },
  ];
}

const criteria = [{ name: "Listed", description: "Is it listed?" }];

/** A dataset of the household, by its id and by its short form. */
function statement(path: string) {
  const query = path.includes("?") ? "&" : "?";
  return ({ household }: Places): Call[] =>
    [household, household.replace("hh_d", "D")].map((id) => ({
      path: `/api/${path}${query}household_id=${id}`,
    }));
}

const briefOf = (household_id: string) => ({
  side_panel: { current_view: "householdBrief", view_state: { household_id } },
});

const api = withApi();
/** Begins runs that nobody carries out. */
const asleep = { start: async () => undefined, answer: async () => undefined };
const households: Record<string, string> = { [north]: "hh_d1", [south]: "hh_d5" };
const conversations: Record<string, string> = {};
const own: Record<string, string> = {};
const traces: Record<string, string> = {};
const runs: Record<string, string> = {};
const templates: Record<string, string> = {};
let written = 0;
let stored = "";

beforeAll(async () => {
  for (const advisor of [north, south]) {
    const id = await api.start(households[advisor], advisor);
    await (await api.send(id, "What do they own?", { as: advisor })).text();
    conversations[advisor] = id;
    own[advisor] = await api.start(null, advisor);
    const body = { message: "account value", household_id: households[advisor] };
    const answered = await api.json("POST /api/chat", { as: advisor, body });
    traces[advisor] = String(answered.body.trace_id);
    const template = { as: advisor, body: { name: "Screen", criteria } };
    const made = await api.json(`POST ${research}/templates`, template);
    templates[advisor] = String(made.body.id);
    const begun = await api.json(`POST ${research}/runs`, {
      as: advisor,
      body: { question: "Is it listed?", companies: ["Acme"] },
      app: api.open("offline", { research: asleep }),
    });
    runs[advisor] = String(begun.body.run_id);
  }
  await api.cloud.bus.idle();
  written = api.writes();
  stored = await api.cloud.stored();
});

test("every route has its row", () => {
  const routes = api.app.routes.filter(({ method }) => method !== "ALL");
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(names)].toSorted());
});

describe.each([
  [north, south],
  [south, north],
])("%s with the ids of %s", (caller, other) => {
  test.each(Object.keys(matrix))("%s answers as it does for ids that nobody has", async (route) => {
    const method = route.split(" ")[0] ?? "";
    const foreign = callsOf(route, placesOf(other, caller));
    const unknown = callsOf(route, nowhere(caller));
    expect(foreign.length > 0 || !route.includes("/:")).toBe(true);
    for (const [at, call] of foreign.entries()) {
      const answers = await Promise.all(
        [call, unknown[at] ?? call].map((one) => answer(caller, method, one)),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ status: 404 });
      expect(answers[0]?.text).toContain('"code":"not_found"');
    }
    expect(api.writes()).toBe(written);
  });

  test("a household of one's own in a foreign conversation changes nothing", async () => {
    const path = `${v1}/conversations/${conversations[other]}/select_household`;
    const body = { household_id: households[caller] };
    expect(await answer(caller, "POST", { path, body })).toMatchObject({ status: 404 });
  });
});

test("after all of it the store is as it was before", async () => {
  expect(await api.cloud.stored()).toBe(stored);
});

test("the owner is let in where the other is not", async () => {
  const get = (as: string) => api.call(`GET ${v1}/conversations/${conversations[north]}`, { as });
  expect([(await get(north)).status, (await get(south)).status]).toEqual([200, 404]);
});

test("a list holds its advisor's own and nothing else", async () => {
  for (const advisor of [north, south]) {
    const { body } = await api.json(`GET ${v1}/conversations`, { as: advisor });
    const mine = [conversations[advisor], own[advisor]].toSorted();
    expect((body.items as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(mine);
  }
});

const placesOf = (owner: string, caller: string): Places => ({
  household: String(households[owner]),
  conversation: String(conversations[owner]),
  own: String(own[caller]),
  trace: String(traces[owner]),
  run: String(runs[owner]),
  ownRun: String(runs[caller]),
  template: String(templates[owner]),
});

const nowhere = (caller: string): Places => ({
  household: "hh_d99",
  conversation: `con_${"0".repeat(26)}`,
  own: String(own[caller]),
  trace: `turn_${"0".repeat(26)}`,
  run: `run_${"0".repeat(26)}`,
  ownRun: String(runs[caller]),
  template: `tpl_${"0".repeat(26)}`,
});

const callsOf = (route: string, places: Places): Call[] => matrix[route]?.(places) ?? [];

/** What a caller can see of an answer, but for what differs in every one. */
async function answer(as: string, method: string, { path, body }: Call) {
  const response = await api.call(`${method} ${path}`, { as, body });
  const { "x-request-id": id = "", ...headers } = Object.fromEntries(response.headers);
  const text = (await response.text()).replaceAll(id, "");
  return { status: response.status, headers, text };
}
