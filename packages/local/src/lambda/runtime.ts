import { flushCompileCache } from "node:module";
import { finished } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { awslambda, isStreaming, responseStream } from "./response-stream.ts";
import { type LambdaError, runtimeApi } from "./runtime-api.ts";

// The program of the child process: it runs one handler, one invocation after the other.

type Handler = (event: unknown, ...rest: unknown[]) => unknown;

const [address = "", file = "", exported = "", functionName = ""] = process.argv.slice(2);
const api = runtimeApi(address);

// The parent holds the other end of this pipe, so this process exits with it.
process.stdin.resume().once("error", leave).once("close", leave);
Object.assign(globalThis, { awslambda });

// It was set for this program; a function on Lambda has no such variable.
delete process.env.NODE_COMPILE_CACHE;
const handler = await load();
// The process ends by a signal, which would lose what it compiled.
flushCompileCache();
for (;;) await serveNext();

async function load(): Promise<Handler> {
  try {
    const module = await import(pathToFileURL(file).href);
    if (typeof module[exported] === "function") return module[exported];
    throw new Error(`${exported} is undefined or not exported`);
  } catch (error) {
    await api.fail("init/error", described(error));
    process.exit(1);
  }
}

async function serveNext(): Promise<void> {
  const { headers, body } = await api.next().catch(leave);
  const id = String(headers["lambda-runtime-aws-request-id"]);
  const event: unknown = JSON.parse(body);
  const context = {
    awsRequestId: id,
    functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: headers["lambda-runtime-invoked-function-arn"],
    memoryLimitInMB: "1024",
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: "local",
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Number(headers["lambda-runtime-deadline-ms"]) - Date.now(),
  };
  await (isStreaming(handler) ? stream(id, event, context) : respond(id, event, context));
}

async function respond(id: string, event: unknown, context: object): Promise<void> {
  const result = await attempt(() => handler(event, context));
  if ("error" in result) await api.fail(`invocation/${id}/error`, described(result.error));
  else await api.answer(id, result.value);
}

/** An error after the first byte cannot be reported, so it ends the process, as on Lambda. */
async function stream(id: string, event: unknown, context: object): Promise<void> {
  const response = responseStream((contentType) => api.stream(id, contentType));
  const done = finished(response);
  done.catch(() => {});
  const result = await attempt(() => handler(event, response, context));
  if ("error" in result) {
    if (response.started) throw result.error;
    return api.fail(`invocation/${id}/error`, described(result.error));
  }
  if (!response.writableEnded) response.end();
  await done;
}

function leave(): never {
  process.exit();
}

async function attempt(work: () => unknown): Promise<{ value: unknown } | { error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function described(error: unknown): LambdaError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  const trace = error.stack?.split("\n") ?? [];
  return { errorType: error.name, errorMessage: error.message, trace };
}
