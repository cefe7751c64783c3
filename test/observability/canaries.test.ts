import { randomUUID } from "node:crypto";
import { type Log, structuredLog } from "@advisor/adapters/log";
import type { Model } from "@advisor/agent/model/model";
import { call, fails, type ScriptEvent, say, scripted } from "@advisor/agent/model/scripted";
import { Fault } from "@advisor/domain/fault";
import { openSpendingFor, openStores, type Runtime } from "@advisor/functions/runtime";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { writeTitle } from "@advisor/functions/turn/write-title";
import { runTool } from "@advisor/tools/run-tool";
import { expect, test } from "vitest";
import { type Asked, north, v1 } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { withSinks } from "./observed.fixture.ts";

const api = withSinks();

/** A marker that must not appear in any output. */
const secret = (place: string): string => `canary-${place}-7f3a`;

/**
 * An error as a third-party library would word it; one of its lines looks like a stack location.
 */
const foreign = (place: string): Error => {
  const error = new TypeError(`no such ${secret(place)}\n    at ${secret(place)}.js:1:1`);
  return Object.assign(error, { name: `Error of ${secret(place)}`, code: secret(place) });
};

/** Every household and document in the store has a marker as its name. */
async function named(): Promise<Pick<Runtime, "households" | "documents">> {
  const { households, documents } = openStores();
  return {
    households: {
      ...households,
      async get(id) {
        const found = await households.get(id);
        return found && { ...found, name: secret("household") };
      },
      async snapshot(id) {
        const found = await households.snapshot(id);
        return found && { ...found, household: { ...found.household, name: secret("household") } };
      },
    },
    documents: {
      ...documents,
      list: async (id) =>
        (await documents.list(id)).map((one) => ({ ...one, title: secret("document") })),
    },
  };
}

const failingTools: Runtime["toolsFor"] = () => (tool, raw, signal) =>
  runTool({ ...tool, run: () => Promise.reject(foreign("tool-error")) }, raw, {}, signal);

async function opened(model: Model, ports: Partial<Runtime> = {}) {
  return api.open("offline", { model, ...(await named()), ...ports });
}

const keyed = () => ({
  "idempotency-key": `${secret("key")}-${randomUUID()}`,
  "x-amzn-trace-id": secret("header"),
});

/** Runs one turn to its end and returns its parts. */
async function turn(beats: (ScriptEvent | ScriptEvent[])[], ports: Partial<Runtime> = {}) {
  const conversation = await api.start("hh_d1");
  const app = await opened(scripted(beats), ports);
  const sent = await api.send(conversation, secret("question"), { app, headers: keyed() });
  return { conversation, chunks: await chunksOf(sent) };
}

async function copilot(ports: Partial<Runtime> = {}): Promise<void> {
  const { conversation, chunks } = await turn(
    [
      [
        say(secret("answer")),
        call("search_documents", { query: secret("argument") }),
        call(secret("tool-name"), {}),
      ],
      [call("create_task", { title: secret("task") })],
    ],
    ports,
  );
  const asked = chunks.find(({ type }) => type === "data-approval_required");
  const { approval_id } = { ...(asked?.data ?? {}) } as { approval_id?: string };
  const app = await opened(scripted([say(secret("answer"))]), ports);
  const approvals = [{ approval_id, approved: true, reason: secret("reason") }];
  const body = { conversation_id: conversation, approvals };
  await (await api.call(`POST ${v1}/chat/stream`, { app, body })).text();
}

async function failures(): Promise<void> {
  await turn([call("search_documents", { query: secret("argument") }), say(secret("answer"))], {
    toolsFor: failingTools,
  });
  await turn([call("search_documents", { query: secret("argument") })], {
    toolsFor: () => () => Promise.reject(foreign("bug")),
  });
  await turn([[say(secret("answer")), fails(foreign("model-error"))]]);
  const cause = foreign("model-error");
  await turn([fails(new Fault("upstream", "model_misconfigured", "It is not there.", { cause }))]);
  const stores = openStores();
  const lost = new Fault("busy", "storage_unavailable", "Try again.", { cause: foreign("store") });
  for (const reason of [foreign("store"), lost]) {
    const get = () => Promise.reject(reason);
    const ports = { conversations: { ...stores.conversations, get } };
    const app = await opened(scripted([]), ports);
    await api.call(`GET ${v1}/conversations/con_${"0".repeat(26)}`, { app });
  }
  const panels = { ...stores.panels, put: () => Promise.reject(foreign("store")) };
  const bus = { publish: () => Promise.reject(foreign("bus")) };
  await turn([call("compare_to_ips", {}), say("Well.")], { panels, bus });
}

async function badInput(): Promise<void> {
  const app = await opened(scripted([]));
  const word = secret("bad-input");
  const requests: [string, Asked][] = [
    [`POST ${v1}/chat/stream`, { body: `{"message": "${word}` }],
    [`POST ${v1}/chat/stream`, { body: { conversation_id: word, message: word, [word]: word } }],
    [`GET ${v1}/conversations/${word}?${word}=${word}`, {}],
    [`GET ${v1}/${word}`, {}],
    [`GET /api/facts?topic=${word}`, { headers: { "user-agent": word } }],
    [
      `GET ${v1}/households`,
      { as: null, headers: { authorization: `Bearer ${secret("bearer")}` } },
    ],
    [`GET ${v1}/households/hh_d5`, {}],
  ];
  for (const [route, asked] of requests) await (await api.call(route, { ...asked, app })).text();
}

async function otherDoors(): Promise<void> {
  const app = await opened(scripted([say(secret("answer"))]));
  const message = secret("question");
  const question = {
    message: `account value ${message}`,
    household_id: "hh_d1",
    session_id: message,
  };
  await api.call("POST /api/chat", { app, body: question, headers: keyed() });
  await api.call("POST /api/chat", { app, body: { ...question, message } });
  const trade = { message, access_token: secret("broker-token") };
  await (await api.call("POST /api/chat/stream", { app, body: trade })).text();
  const headers = { accept: "application/json, text/event-stream", "x-household-id": "hh_d1" };
  const params = { name: "search_documents", arguments: { query: secret("argument") } };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const broken = await opened(scripted([]), {
    toolsFor: () => () => Promise.reject(foreign("bug")),
  });
  for (const one of [app, broken]) await api.call("POST /mcp", { app: one, body, headers });
}

async function functions(): Promise<void> {
  const stores = { ...openStores(), spending: openSpendingFor({ id: "scripted" }) };
  const silent = { bus: { publish: async () => undefined } };
  const { conversation: id } = await turn([say("Well.")], silent);
  const event = { detail: { properties: { advisor_id: north, conversation_id: id } } };
  const journal = { ...stores.journal, note: () => Promise.reject(foreign("store")) };
  const titles = [
    writeTitle({ ...stores, journal }, scripted([say(secret("title"))]), event),
    writeTitle(stores, scripted([fails(foreign("model-error"))]), event),
    writeTitle(stores, scripted([]), { detail: secret("event") }),
  ];
  const session = { advisor_id: north, household_id: "hh_d1", turn_id: "turn_1" };
  const input = { query: secret("argument") };
  const documents = { ...stores.documents, list: () => Promise.reject(foreign("store")) };
  const households = { ...stores.households, get: () => Promise.reject(foreign("store")) };
  const calls = [{}, { documents }, { households }].map((ports) =>
    runToolEvent({ ...stores, ...ports }, "search_documents", { session, input }),
  );
  for (const result of await Promise.allSettled([...titles, ...calls])) {
    // A function's host prints thrown errors.
    if (result.status === "rejected") process.stdout.write(`${String(result.reason?.stack)}\n`);
  }
}

const messages = (): unknown[] =>
  [...new Set(api.lines().map(({ message }) => message))].toSorted();

/** All output: log, metrics and traces. */
const everything = (): string => [api.printed(), ...api.collector.bodies].join("\n");

test("no message, client data or token appears in logs, metrics or traces", async () => {
  await copilot();
  await failures();
  await badInput();
  await otherDoors();
  await functions();
  await eventually(() => expect(api.collector.bodies.join("")).toContain("invoke_agent"));
  await eventually(() => expect(api.figures().length).toBeGreaterThan(10));
  expect(messages()).toEqual([
    "answered",
    "defect",
    "mcp_call",
    "panel_not_kept",
    "request_failed",
    "storage_unavailable",
    "title",
    "title_event_failed",
    "title_model_failed",
    "title_not_written",
    "tool_call",
    "tool_failed",
    "turn",
    "turn_defect",
  ]);
  expect(everything()).not.toMatch(/canary|7f3a|Smith/i);
});

test("every log line of a request has the request's id", async () => {
  await copilot();
  await failures();
  await otherDoors();
  const lines = api.lines().filter(({ message }) => message !== "title");
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter(({ request_id }) => !/^req_\w{26}$/.test(String(request_id)))).toEqual([]);
  const ofTurns = lines.filter(({ message }) => message === "turn" || message === "tool_failed");
  expect(ofTurns.filter((line) => !("conversation_id" in line && "turn_id" in line))).toEqual([]);
});

test("a log that leaks one word is detected", async () => {
  const honest = structuredLog("DEBUG");
  const leaks: Log = {
    ...honest,
    info: (event, fields) => honest.info(event, { ...fields, note: secret("question") }),
  };
  await copilot({ log: leaks });
  expect(everything()).toMatch(/canary/i);
});
