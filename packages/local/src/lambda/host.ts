import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseJson } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { functionUrl } from "./function-url.ts";
import { functionUrlEvent } from "./function-url-event.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { LambdaError } from "./runtime-api.ts";
import { type InvocationJob, openSlot } from "./slot.ts";

export interface LambdaOptions {
  /** The bundle, an ES module. */
  file: string;
  /** The name of the exported handler. */
  handler: string;
  /** The function's whole environment, apart from Lambda's own variables. */
  env: Record<string, string>;
  name?: string;
  /** The maximum number of parallel invocations; further ones wait. */
  concurrency?: number;
  timeoutSeconds?: number;
  port?: number;
  /** What turns requests into events: a function URL, or a REST API's proxy integration. */
  front?: "url" | "rest";
  /** Called with the time a process took until it asked for its first invocation. */
  ready?(milliseconds: number): void;
  /** Receives the function's output; when absent, the output goes to this process's output. */
  log?(line: string): void;
}

export interface Invocation {
  payload: unknown;
  error?: "Unhandled";
}

export interface Lambda extends RunningServer {
  invoke(event: unknown): Promise<Invocation>;
  /** The ids of idle and working processes. */
  pids(): number[];
}

const CLOSED = { errorType: "Runtime.Closed", errorMessage: "The function was shut down." };

/** The response stream, or the error. */
export type InvocationOutcome = { body: IncomingMessage } | { error: LambdaError };

/**
 * Runs a bundled handler in child processes behind a real Runtime API. Its address behaves like a function
 * URL or a REST API. A process that exits is replaced for the next invocation.
 */
export async function startLambda(options: LambdaOptions): Promise<Lambda> {
  const { concurrency = 4, timeoutSeconds = 900, front = "url" } = options;
  const queue: InvocationJob[] = [];
  const next = () => {
    const slot = slots.find((one) => one.isFree() && one.isWarm()) ?? slots.find((s) => s.isFree());
    const job = slot && queue.shift();
    if (job) slot.run(job);
  };
  const submit = (event: unknown, id: string) =>
    new Promise<InvocationOutcome>((resolve) => {
      const answer = (body: IncomingMessage) => resolve({ body });
      queue.push({ id, event, answer, fail: (error) => resolve({ error }) });
      next();
    });

  const launcher = (api: string) => launch(options, api);
  const { ready } = options;
  const slot = { launch: launcher, timeoutSeconds, onFree: next, ...(ready && { onReady: ready }) };
  const slots = await Promise.all(Array.from({ length: concurrency }, () => openSlot(slot)));
  const eventOf = front === "url" ? functionUrlEvent : gatewayEvent;
  const server = await listen(functionUrl(submit, eventOf), options.port);
  return {
    url: server.url,
    invoke: async (event) => invocation(await submit(event, randomUUID())),
    pids: () => slots.flatMap((one) => one.pid() ?? []),
    close: async () => {
      for (const job of queue.splice(0)) job.fail(CLOSED);
      await server.close();
      await Promise.all(slots.map((one) => one.close()));
    },
  };
}

async function invocation(outcome: InvocationOutcome): Promise<Invocation> {
  if ("error" in outcome) return { payload: outcome.error, error: "Unhandled" };
  try {
    const body = await text(outcome.body);
    const payload = parseJson(body);
    // A streaming handler may return anything.
    return { payload: payload === undefined ? body : payload };
  } catch (error) {
    const payload = { errorType: "Runtime.TruncatedResponse", errorMessage: String(error) };
    return { payload, error: "Unhandled" };
  }
}

/** What node compiled of a function and of its runtime: it halves the start of one that runs from source. */
const compiled = join(tmpdir(), "node-compile-cache");

function launch(options: LambdaOptions, api: string): ChildProcess {
  const { file, handler, env, name = "function", log } = options;
  const runtime = fileURLToPath(new URL("./runtime.ts", import.meta.url));
  const output = log ? "pipe" : "inherit";
  const child = spawn(process.execPath, [runtime, api, file, handler, name], {
    stdio: ["pipe", output, output],
    env: {
      ...env,
      _HANDLER: `${basename(file, extname(file))}.${handler}`,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "1024",
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
      AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
      AWS_LAMBDA_LOG_STREAM_NAME: "local",
      AWS_LAMBDA_RUNTIME_API: api,
      LAMBDA_TASK_ROOT: dirname(file),
      NODE_COMPILE_CACHE: compiled,
    },
  });
  for (const input of [child.stdout, child.stderr]) {
    if (input && log) createInterface({ input }).on("line", log);
  }
  return child;
}
