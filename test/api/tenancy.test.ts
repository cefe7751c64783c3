import type { AppEnv } from "@advisor/functions/api/context";
import { messageRoutes } from "@advisor/functions/api/copilot/message-routes";
import { traceRoutes } from "@advisor/functions/api/copilot/traces";
import { householdPageRoutes } from "@advisor/functions/api/household/routes";
import { researchRoutes } from "@advisor/functions/api/research/routes";
import { tradingToolRoutes } from "@advisor/functions/api/trading-tools";
import { openRuntime } from "@advisor/functions/runtime";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";
import { type Call, criteria, matrix, type Places, research } from "./routes.ts";

const api = withApi();
/** Accepts runs without executing them. */
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

test("every route has a row in the matrix", () => {
  // Routes that are loaded later share one pattern.
  const runtime = openRuntime();
  const later = new Hono<AppEnv>()
    .route("/api/v1/research", researchRoutes(runtime))
    .route("/api/v1/copilot", householdPageRoutes(runtime))
    .route("/api/v1/copilot/messages", messageRoutes(runtime))
    .route("/api/v1/trading", tradingToolRoutes(runtime))
    .route("/api/v1/traces", traceRoutes(runtime));
  const patterns = api.app.routes.filter(({ method, path }) => method === "ALL" && path !== "/*");
  expect(patterns.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...["/api/v1/copilot/households/*", "/api/v1/copilot/worklist/*"],
      "/api/v1/copilot/messages/*",
      ...["/api/v1/research/*", "/api/v1/trading/*", "/api/v1/traces/*"],
    ]),
  );
  const routes = [...api.app.routes, ...later.routes].filter(({ method }) => method !== "ALL");
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(names)].toSorted());
});

describe.each([
  [north, south],
  [south, north],
])("%s with the ids of %s", (caller, other) => {
  test.each(Object.keys(matrix))("%s answers as for ids that do not exist", async (route) => {
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

  test("an own household in another advisor's conversation changes nothing", async () => {
    const path = `${v1}/conversations/${conversations[other]}/select_household`;
    const body = { household_id: households[caller] };
    expect(await answer(caller, "POST", { path, body })).toMatchObject({ status: 404 });
  });
});

test("after all of these requests the store is unchanged", async () => {
  expect(await api.cloud.stored()).toBe(stored);
});

test("the owner has access where the other advisor does not", async () => {
  const get = (as: string) => api.call(`GET ${v1}/conversations/${conversations[north]}`, { as });
  expect([(await get(north)).status, (await get(south)).status]).toEqual([200, 404]);
});

test("a list contains only its advisor's own items", async () => {
  for (const advisor of [north, south]) {
    const { body } = await api.json(`GET ${v1}/conversations`, { as: advisor });
    const mine = [conversations[advisor], own[advisor]].toSorted();
    expect((body.items as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(mine);
  }
});

test("a search finds only its advisor's own conversations", async () => {
  const { body } = await api.json<{ items: { id: string; title: string }[] }>(
    `GET ${v1}/conversations`,
  );
  const [titled] = body.items.filter(({ title }) => title !== null);
  const path = `GET ${v1}/conversations?search=${encodeURIComponent(titled?.title ?? "")}`;
  for (const advisor of [north, south]) {
    const found = await api.json<{ items: { id: string }[] }>(path, { as: advisor });
    expect(found.body.items.map(({ id }) => id)).toEqual([conversations[advisor]]);
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

/** What a caller sees of a response, without the parts that always differ. */
async function answer(as: string, method: string, { path, body, headers: sent = {} }: Call) {
  const response = await api.call(`${method} ${path}`, { as, body, headers: sent });
  const { "x-request-id": id = "", ...headers } = Object.fromEntries(response.headers);
  const text = (await response.text()).replaceAll(id, "");
  return { status: response.status, headers, text };
}
