import { randomUUID } from "node:crypto";
import { Role, type StreamResponse, TaskState } from "@a2a-js/sdk";
import {
  ClientFactory,
  ClientFactoryOptions,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
} from "@a2a-js/sdk/client";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { beforeAll, describe, expect, test } from "vitest";
import { north, south, withApi } from "../api/api.fixture.ts";
import { inProcess } from "../research/in-process.ts";

const api = withApi();
const base = "http://a2a.test";
let app: ReturnType<typeof createApp>;
let carrier: ReturnType<typeof inProcess>;

beforeAll(() => {
  const runtime = openRuntime();
  carrier = inProcess(runtime);
  app = createApp({ ...runtime, research: carrier });
});

/** The official client, which starts from the agent card. */
async function clientOf(advisor = north, scope = "copilot:write") {
  const token = await api.cloud.issuer.mint(advisor, { scope });
  const fetchImpl = (async (url: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    return app.request(String(url), { ...init, headers });
  }) as typeof fetch;
  const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  });
  return new ClientFactory(options).createFromUrl(base);
}

const text = (value: string) => ({ $case: "text" as const, value });
const data = (value: object) => ({ $case: "data" as const, value });

function message(
  contents: (ReturnType<typeof text> | ReturnType<typeof data>)[],
  more: object = {},
) {
  return {
    tenant: "",
    metadata: undefined,
    configuration: undefined,
    message: {
      messageId: randomUUID(),
      contextId: "",
      taskId: "",
      role: Role.ROLE_USER,
      parts: contents.map((content) => ({
        content,
        metadata: undefined,
        filename: "",
        mediaType: "",
      })),
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
      ...more,
    },
  };
}

const question = text("Is it independent?");
const companies = data({ companies: ["Alder Ledger Software"] });
type Result = Awaited<ReturnType<Awaited<ReturnType<typeof clientOf>>["sendMessage"]>>;
const taskIn = (result: Result) => {
  if (!("id" in result)) throw new Error("a message, not a task");
  return result;
};
const cellsOf = ({ artifacts }: ReturnType<typeof taskIn>) =>
  artifacts.flatMap(({ parts }) =>
    parts.flatMap(({ content }) =>
      content?.$case === "data" ? (content.value.cells as Record<string, unknown>[]) : [],
    ),
  );
const getting = (id: string) => ({ tenant: "", id });

describe("the official A2A client", () => {
  test("finds the agent by its card", async () => {
    const client = await clientOf();
    const card = await client.getAgentCard();
    expect(card).toMatchObject({
      supportedInterfaces: [{ url: `${base}/a2a`, protocolBinding: "JSONRPC" }],
      capabilities: { streaming: true },
      skills: [{ id: "research" }],
    });
    expect(card.securitySchemes.advisor?.scheme?.$case).toBe("httpAuthSecurityScheme");
    expect(client.protocolVersion).toBe("1.0");
  });

  test("sends a question with companies, and receives the matrix with quotes", async () => {
    const client = await clientOf();
    const task = taskIn(await client.sendMessage(message([question, companies])));
    expect(task.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
    expect(cellsOf(task)).toMatchObject([
      { company: "alder-ledger-software", status: "answered", quotes: [{}] },
    ]);
    expect(await client.getTask(getting(task.id))).toEqual(task);
    const { tasks } = await client.listTasks({
      tenant: "",
      contextId: "",
      status: TaskState.TASK_STATE_UNSPECIFIED,
      pageToken: "",
      statusTimestampAfter: undefined,
    });
    expect(tasks.map(({ id }) => id)).toContain(task.id);
  });

  test("streams a task, its matrix as it fills, and its end", async () => {
    const client = await clientOf();
    const kinds: string[] = [];
    let last: StreamResponse["payload"];
    for await (const { payload } of client.sendMessageStream(message([question, companies]))) {
      if (payload === undefined) throw new Error("an event of no known kind");
      kinds.push(payload.$case);
      last = payload;
    }
    expect(kinds[0]).toBe("task");
    expect(kinds.slice(1)).toEqual(expect.arrayContaining(["artifactUpdate", "statusUpdate"]));
    const end = last?.$case === "statusUpdate" ? last.value : undefined;
    expect(end?.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
    const task = await client.getTask(getting(end?.taskId ?? ""));
    expect(cellsOf(task)).toMatchObject([{ status: "answered" }]);
    await expect(client.resubscribeTask(getting(task.id)).next()).rejects.toThrow("has ended");
  });

  test("subscribes to a waiting task, and receives its status at once", async () => {
    const client = await clientOf();
    const waiting = data({ companies: ["Alder Ledger Software"], wait_between_tools: true });
    const task = taskIn(await client.sendMessage(message([question, waiting])));
    const events = [];
    for await (const { payload } of client.resubscribeTask(getting(task.id))) events.push(payload);
    expect(events).toEqual([{ $case: "task", value: task }]);
    const other = await clientOf(south);
    await expect(other.resubscribeTask(getting(task.id)).next()).rejects.toThrow("not yours");
    await client.cancelTask({ ...getting(task.id), metadata: undefined });
  });

  test("starts one run per message, however often it is sent", async () => {
    const client = await clientOf();
    const sent = message([question, companies]);
    const [first, again] = [await client.sendMessage(sent), await client.sendMessage(sent)];
    expect(taskIn(again).id).toBe(taskIn(first).id);
  });

  test("decides a waiting call, and the run continues", async () => {
    const client = await clientOf();
    const waiting = data({ companies: ["Alder Ledger Software"], wait_between_tools: true });
    let task = taskIn(await client.sendMessage(message([question, waiting])));
    expect(task.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
    for (let answers = 0; answers < 10 && waitsFor(task) !== undefined; answers += 1) {
      const decision = data({ approval_id: waitsFor(task), decision: "approve" });
      task = taskIn(await client.sendMessage(message([decision], { taskId: task.id })));
      await carrier.idle();
      task = await client.getTask(getting(task.id));
    }
    expect(task.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
  });

  test("cancels a task, and cannot cancel one that has ended", async () => {
    const client = await clientOf();
    const waiting = data({ companies: ["Alder Ledger Software"], wait_between_tools: true });
    const task = taskIn(await client.sendMessage(message([question, waiting])));
    const canceled = await client.cancelTask({ ...getting(task.id), metadata: undefined });
    expect(canceled.status?.state).toBe(TaskState.TASK_STATE_CANCELED);
    await expect(
      client.cancelTask({ ...getting(task.id), metadata: undefined }),
    ).rejects.toMatchObject({ name: "TaskNotCancelableError" });
  });

  test("does not find another advisor's task or an unknown one", async () => {
    const task = taskIn(await (await clientOf()).sendMessage(message([question, companies])));
    const other = await clientOf(south);
    const faults = await Promise.all(
      [task.id, `run_${"0".repeat(26)}`, "../etc"].map((id) =>
        other.getTask(getting(id)).catch(({ name, message: words }) => [name, words]),
      ),
    );
    expect(faults[0]?.[0 as never]).toBe("TaskNotFoundError");
    expect([faults[1], faults[2]]).toEqual([faults[0], faults[0]]);
    await expect(
      other.cancelTask({ ...getting(task.id), metadata: undefined }),
    ).rejects.toMatchObject({ name: "TaskNotFoundError" });
  });

  test.each([
    [[text("Is it independent?")], "companies"],
    [[companies], "question"],
    [[data({ question: "x", companies: ["A"], household_id: "hh_d5" })], ""],
  ])("gets an error that says what %j lacks", async (parts, words) => {
    const client = await clientOf();
    await expect(client.sendMessage(message(parts))).rejects.toThrow(words);
  });
});

const waitsFor = ({ status }: ReturnType<typeof taskIn>): string | undefined =>
  status?.message?.parts
    .flatMap(({ content }) => (content?.$case === "data" ? content.value.approvals : []))
    .at(0)?.approval_id;

describe("a call", () => {
  const post = async (body: unknown, { scope = "", version = "1.0" } = {}) => {
    const token = await api.cloud.issuer.mint(north, { scope });
    const response = await app.request("/a2a", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(version === "" ? {} : { "a2a-version": version }),
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      challenge: response.headers.get("www-authenticate"),
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  const call = (method: string, params: unknown = {}) => ({
    jsonrpc: "2.0",
    id: 7,
    method,
    params,
  });

  test.each([
    [call("message/send"), -32601],
    [call("GetTask", {}), -32602],
    [call("GetTask", { id: 5 }), -32602],
    [{ method: "GetTask", params: { id: "x" } }, -32602],
    [null, -32601],
    [[], -32601],
  ])("%j is refused as the protocol says", async (body, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body]).toMatchObject([200, { jsonrpc: "2.0", error: { code } }]);
  });

  test.each(["", "0.3", "2.0"])("in version %j is refused", async (version) => {
    const { body } = await post(call("ListTasks"), { version });
    expect(body).toMatchObject({ id: 7, error: { code: -32009 } });
  });

  test("that starts a run needs the write scope", async () => {
    for (const [method, params] of [
      ["SendMessage", { message: { messageId: "1", parts: [{ text: "x" }] } }],
      ["SendStreamingMessage", { message: { messageId: "1", parts: [{ text: "x" }] } }],
      ["CancelTask", { id: "run_x" }],
    ] as const) {
      expect(await post(call(method, params))).toMatchObject({
        status: 403,
        challenge: 'Bearer error="insufficient_scope", scope="copilot:write"',
        body: { code: "scope_required" },
      });
    }
    expect((await post(call("ListTasks"))).status).toBe(200);
    expect((await app.request("/a2a", { method: "POST", body: "{}" })).status).toBe(401);
  });
});
