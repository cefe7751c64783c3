import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { basename, dirname, extname } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parsed } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { functionUrl } from "./function-url.ts";
import { functionUrlEvent } from "./function-url-event.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { LambdaError } from "./runtime-api.ts";
import { type Job, openSlot } from "./slot.ts";

export interface LambdaOptions {
  /** The bundle, an ES module. */
  file: string;
  /** The name it exports its handler under. */
  handler: string;
  /** All that the function's process sees of an environment, beside Lambda's own variables. */
  env: Record<string, string>;
  name?: string;
  /** How many invocations run at once; further ones wait. */
  concurrency?: number;
  timeoutSeconds?: number;
  port?: number;
  /** What makes an event of a request: a function URL, or the proxy integration of a REST API. */
  front?: "url" | "rest";
  /** Told how long a process took until it asked for its first invocation. */
  ready?(milliseconds: number): void;
  /** Receives what the function prints; absent, it goes where this process prints. */
  log?(line: string): void;
}

export interface Invocation {
  payload: unknown;
  error?: "Unhandled";
}

export interface Lambda extends RunningServer {
  invoke(event: unknown): Promise<Invocation>;
  /** The processes that stand ready or are at work. */
  pids(): number[];
}

const CLOSED = { errorType: "Runtime.Closed", errorMessage: "The function was shut down." };

/** The runtime's answer while it arrives, or why there is none. */
export type Outcome = { body: IncomingMessage } | { error: LambdaError };

/**
 * A bundled handler in processes of its own, behind the real Runtime API. Its address is
 * a function URL or a REST API's. A process that ends is replaced by the next invocation.
 */
export async function startLambda(options: LambdaOptions): Promise<Lambda> {
  const { concurrency = 4, timeoutSeconds = 900, front = "url" } = options;
  const queue: Job[] = [];
  const next = () => {
    const slot = slots.find((one) => one.isFree() && one.isWarm()) ?? slots.find((s) => s.isFree());
    const job = slot && queue.shift();
    if (job) slot.run(job);
  };
  const submit = (event: unknown, id: string) =>
    new Promise<Outcome>((resolve) => {
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

async function invocation(outcome: Outcome): Promise<Invocation> {
  if ("error" in outcome) return { payload: outcome.error, error: "Unhandled" };
  try {
    const body = await text(outcome.body);
    const payload = parsed(body);
    // A streaming handler may answer with anything.
    return { payload: payload === undefined ? body : payload };
  } catch (error) {
    const payload = { errorType: "Runtime.TruncatedResponse", errorMessage: String(error) };
    return { payload, error: "Unhandled" };
  }
}

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
    },
  });
  for (const input of [child.stdout, child.stderr]) {
    if (input && log) createInterface({ input }).on("line", log);
  }
  return child;
}
