import { sha256 } from "@advisor/adapters/sha256";
import { Fault } from "@advisor/domain/fault";
import * as Run from "@advisor/domain/research/run";
import {
  A2aCall,
  a2aCodes,
  agentCard,
  isSettled,
  requestFromMessage,
  type SentMessage,
  toTask,
} from "@advisor/protocol/a2a";
import { DecisionBody, RunBody } from "@advisor/protocol/research/requests";
import * as z from "zod";
import { cancelRun } from "../research/cancel-run.ts";
import { decideApproval, readApproval } from "../research/decide-approval.ts";
import { readOwnRun } from "../research/read-own.ts";
import { startRun } from "../research/start-run.ts";
import type { Runtime } from "../runtime.ts";
import { version } from "../version.ts";
import { pollMs, taskStream } from "./a2a-stream.ts";
import { readTask } from "./a2a-task.ts";
import type { AppContext } from "./context.ts";
import { apiBaseUrl } from "./discovery.ts";
import { bodyText, parseJson, parseRequest } from "./http/body.ts";

/** Shorter than the five minutes after which a gateway drops a silent response. */
const longestWaitMs = 240_000;

export const agentCardResponse = (runtime: Runtime, c: AppContext): Response =>
  c.json(agentCard({ url: `${apiBaseUrl(runtime, c)}/a2a`, version, scope: runtime.writeScope }));

/** Handles one A2A 1.0 call. An A2A task is one of the caller's research runs. */
export async function answerA2a(runtime: Runtime, c: AppContext): Promise<Response> {
  const sent = parseJson(bodyText(c));
  const { id = null, method } = Object(sent) as { id?: unknown; method?: unknown };
  try {
    const asked = callOf(c, sent, method);
    if (asked.method === "SendStreamingMessage" || asked.method === "SubscribeToTask") {
      return taskStream(runtime, {
        id,
        by: c.get("advisor").id,
        run: await watched(runtime, c, asked),
      });
    }
    return c.json({ jsonrpc: "2.0", id, result: await answer(runtime, c, asked) });
  } catch (error) {
    if (!(error instanceof Fault) || !(error.kind in codes)) throw error;
    const code = error instanceof A2aFault ? error.rpc : codeOf(error, method);
    return c.json({ jsonrpc: "2.0", id, error: { code, message: error.message } });
  }
}

/** A refusal with its own A2A error code. */
class A2aFault extends Fault {
  readonly rpc: number;
  constructor(rpc: number, code: string, message: string) {
    super("invalid", code, message);
    this.rpc = rpc;
  }
}

function callOf(c: AppContext, sent: unknown, method: unknown): A2aCall {
  const spoken = c.req.header("a2a-version") ?? "";
  if (!/^1(\.|$)/.test(spoken)) {
    const words = "This server speaks A2A 1.0: send the header A2A-Version: 1.0.";
    throw new A2aFault(a2aCodes.versionNotSupported, "version_not_supported", words);
  }
  if (!A2aCall.options.some(({ shape }) => shape.method.value === method)) {
    const words = `There is no method ${String(method).slice(0, 64)} here.`;
    throw new A2aFault(a2aCodes.methodNotFound, "method_not_found", words);
  }
  return parseRequest(A2aCall, sent, "invalid_request");
}

/** Fault kinds that become A2A errors. The others become HTTP errors. */
const codes: Partial<Record<Fault["kind"], number>> = {
  invalid: a2aCodes.invalidParams,
  missing: a2aCodes.taskNotFound,
  conflict: a2aCodes.invalidRequest,
  limit: a2aCodes.internal,
  busy: a2aCodes.internal,
};

const codeOf = ({ kind }: Fault, method: unknown): number =>
  kind === "conflict" && method === "CancelTask"
    ? a2aCodes.taskNotCancelable
    : (codes[kind] ?? a2aCodes.internal);

type Streamed = Extract<A2aCall, { method: "SendStreamingMessage" | "SubscribeToTask" }>;

/** The run whose task is streamed. A message starts the run or decides a pending approval. */
async function watched(runtime: Runtime, c: AppContext, { method, params }: Streamed) {
  const { id: by } = c.get("advisor");
  if (method === "SendStreamingMessage") {
    checkWriter(runtime, c);
    return readOwnRun(runtime, by, await start(runtime, by, params.message));
  }
  const run = await readOwnRun(runtime, by, params.id);
  if (!Run.isEnded(run.status)) return run;
  const words = "The task has ended and changes no more: read it with GetTask.";
  throw new A2aFault(a2aCodes.unsupportedOperation, "task_ended", words);
}

function answer(
  runtime: Runtime,
  c: AppContext,
  { method, params }: Exclude<A2aCall, Streamed>,
): Promise<object> {
  const { id: advisor_id } = c.get("advisor");
  switch (method) {
    case "GetTask":
      return readTask(runtime, advisor_id, params.id);
    case "ListTasks":
      return listTasks(runtime, advisor_id, params);
    case "CancelTask":
      checkWriter(runtime, c);
      return cancel(runtime, advisor_id, params.id);
    case "SendMessage": {
      checkWriter(runtime, c);
      const waits = params.configuration?.returnImmediately !== true;
      return send(runtime, advisor_id, params.message, waits).then((task) => ({ task }));
    }
  }
}

function checkWriter({ writeScope }: Runtime, c: AppContext): void {
  if (c.get("advisor").scopes.includes(writeScope)) return;
  const challenge = `Bearer error="insufficient_scope", scope="${writeScope}"`;
  throw new Fault("denied", "scope_required", `The token needs the scope ${writeScope}.`, {
    extra: { headers: { "www-authenticate": challenge } },
  });
}

const Decision = z.looseObject({ approval_id: z.string() });

async function send(runtime: Runtime, by: string, message: SentMessage, waits: boolean) {
  const run_id = await start(runtime, by, message);
  if (waits) await waitUntilSettled(runtime, by, run_id);
  return readTask(runtime, by, run_id);
}

/** Starts a run, once per message id. With a task id, decides the run's pending approval. Returns the run id. */
async function start(runtime: Runtime, by: string, message: SentMessage): Promise<string> {
  const asked = requestFromMessage(message);
  const { taskId } = message;
  const run_id = taskId || `run_${sha256(`a2a#${by}#${message.messageId}`).slice(0, 26)}`;
  if (taskId) {
    const { approval_id, ...rest } = parseRequest(Decision, asked, "invalid_request");
    const body = parseRequest(DecisionBody, rest, "invalid_request");
    const open = await readApproval(runtime, { by, run_id, approval_id, tool: body.tool });
    await decideApproval(runtime, open, body);
  } else {
    await startRun(runtime, by, run_id, parseRequest(RunBody, asked, "invalid_request"));
  }
  return run_id;
}

/** Waits until the run ends or needs an approval, up to the time limit. */
async function waitUntilSettled(runtime: Runtime, by: string, run_id: string): Promise<void> {
  const { wait, clock } = runtime;
  const until = clock.now() + longestWaitMs;
  const never = new AbortController().signal;
  while (!isSettled(await readOwnRun(runtime, by, run_id)) && clock.now() < until) {
    await wait(pollMs, never);
  }
}

/** The caller's own tasks, newest first, without their results. */
async function listTasks(
  { runs }: Runtime,
  advisorId: string,
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
) {
  const cursor = pageToken === "" ? undefined : pageToken;
  const page = await runs.list({ advisorId, cursor, limit: pageSize });
  const states = await runs.states(page.items.map(({ id }) => id));
  const tasks = page.items.flatMap((card, at) => {
    const state = states[at];
    if (state === undefined) return [];
    return [toTask({ run: { ...card, ...state, run_id: card.id }, approvals: [] })];
  });
  return {
    tasks,
    nextPageToken: page.next_cursor ?? "",
    pageSize: tasks.length,
    totalSize: tasks.length,
  };
}

async function cancel(runtime: Runtime, by: string, id: string) {
  const run = await readOwnRun(runtime, by, id);
  if (Run.isEnded(run.status)) {
    throw new Fault("conflict", "run_ended", "The run has ended, and there is nothing to cancel.");
  }
  await cancelRun(runtime, run, false);
  return readTask(runtime, by, run.id);
}
