import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFile } from "@advisor/local/bench/bundle";
import type { Invocable } from "@advisor/local/lambda/api";
import { type Lambda, startLambda } from "@advisor/local/lambda/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chunksOf, textOf } from "../api/streams.ts";
import { startProxy } from "../store/proxy.ts";
import { withFunctions } from "./functions.fixture.ts";

const name = "get_etf_holdings";
/** The tool's deadline, and the caller's extra time. */
const toolSeconds = 5;
const graceSeconds = 5;

const functions = withFunctions();
const { start, begin, send } = functions;
const broken: Lambda[] = [];
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-"));
  ({ file } = await bundleFile(new URL("./broken-tool.ts", import.meta.url), folder));
});
afterAll(async () => {
  await Promise.all(broken.map((lambda) => lambda.close()));
  await rm(folder, { recursive: true });
});

/** A tool function that exits or hangs. */
async function breaks(how: "exit" | "hang"): Promise<Lambda> {
  const env = { BREAKS: how };
  const timeoutSeconds = toolSeconds + graceSeconds + 5;
  const lambda = await startLambda({ file, handler: "handler", env, timeoutSeconds, name });
  broken.push(lambda);
  return lambda;
}

/** A turn that calls the tool in this function. */
async function turnWith(tool: Invocable) {
  const invoked = await functions.invocable({ [name]: tool });
  const api = await start("api/lambda", {
    env: {
      TOOL_EXECUTION: "lambda",
      TOOL_FUNCTIONS: "*",
      AWS_ENDPOINT_URL_LAMBDA: invoked.url,
    },
  });
  const id = await begin(api);
  const began = performance.now();
  const chunks = await chunksOf(await send(api, id, "What is in VOO?"));
  const seconds = (performance.now() - began) / 1_000;
  const record = await functions.verified(api, id);
  return { chunks, seconds, calls: invoked.calls.length, record, text: textOf(chunks) };
}

test.concurrent("a tool function that exits is one failed call, and the turn continues", async () => {
  const { chunks, calls, record, text } = await turnWith(await breaks("exit"));
  expect(chunks).toContainEqual(
    failed("tool_failed: get_etf_holdings failed. Its data is not available."),
  );
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  expect(text).not.toBe("");
  expect([calls, record]).toEqual([1, expect.objectContaining({ valid: true })]);
});

test.concurrent("a tool function that hangs times out, and the turn continues", async () => {
  const { chunks, seconds, record } = await turnWith(await breaks("hang"));
  expect(chunks).toContainEqual(failed("tool_timeout: get_etf_holdings did not answer in time."));
  expect(seconds).toBeGreaterThan(toolSeconds + graceSeconds - 1);
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  expect(record).toMatchObject({ valid: true });
});

test.concurrent("a tool whose store does not respond fails before its deadline", async () => {
  const silent = await startProxy(functions.cloud.environment.AWS_ENDPOINT_URL_DYNAMODB ?? "");
  silent.meddle(() => new Promise<never>(() => {}));
  const env = { TOOL: name, AWS_ENDPOINT_URL_DYNAMODB: silent.url };
  const { chunks } = await turnWith(await start("tool", { env }));
  expect(chunks).toContainEqual(
    failed(
      "providers_failed: No provider could answer: embedded (upstream: The store did not answer. What was acknowledged is safe; try again in a moment).",
    ),
  );
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  await silent.close();
});

const failed = (errorText: unknown) =>
  expect.objectContaining({ type: "tool-output-error", errorText });
