import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lambda, type LambdaOptions, startLambda } from "./host.ts";

const HANDLER = `
  export const handler = async (event, context) => {
    if (event.do === "throw") throw new TypeError("no such client");
    if (event.do === "exit") process.exit(3);
    if (event.do === "hang") await new Promise((never) => setInterval(never, 1e9));
    if (event.do === "pid") return process.pid;
    if (event.do === "nothing") return;
    if (event.do === "env") return process.env;
    return { event, name: context.functionName, left: context.getRemainingTimeInMillis() > 0 };
  };
`;

describe("a function", () => {
  let directory: string;
  let file: string;
  const running: Lambda[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lambda-"));
    file = join(directory, "index.mjs");
    await build({ stdin: { contents: HANDLER }, outfile: file, format: "esm", platform: "node" });
  });

  afterAll(async () => {
    await Promise.all(running.map((lambda) => lambda.close()));
    await rm(directory, { recursive: true });
  });

  async function start(options: Partial<LambdaOptions> = {}): Promise<Lambda> {
    const lambda = await startLambda({ file, handler: "handler", env: {}, ...options });
    running.push(lambda);
    return lambda;
  }

  test("answers with what its handler returns", async () => {
    const lambda = await start({ name: "get_quotes" });

    expect(await lambda.invoke({ symbol: "BRK.B", note: "grüße" })).toEqual({
      payload: { event: { symbol: "BRK.B", note: "grüße" }, name: "get_quotes", left: true },
    });
    expect(await lambda.invoke({ do: "nothing" })).toEqual({ payload: null });
  });

  test("sees the environment it was given and Lambda's own variables, nothing else", async () => {
    const lambda = await start({ env: { TABLE: "main" }, name: "tool" });

    expect((await lambda.invoke({ do: "env" })).payload).toEqual({
      TABLE: "main",
      _HANDLER: "index.handler",
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "1024",
      AWS_LAMBDA_FUNCTION_NAME: "tool",
      AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
      AWS_LAMBDA_LOG_GROUP_NAME: "/aws/lambda/tool",
      AWS_LAMBDA_LOG_STREAM_NAME: "local",
      AWS_LAMBDA_RUNTIME_API: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      LAMBDA_TASK_ROOT: directory,
    });
  });

  test("keeps its process between invocations, even after an error", async () => {
    const lambda = await start();
    const first = await lambda.invoke({ do: "pid" });

    expect(await lambda.invoke({ do: "throw" })).toEqual({
      error: "Unhandled",
      payload: {
        errorType: "TypeError",
        errorMessage: "no such client",
        trace: expect.arrayContaining(["TypeError: no such client"]),
      },
    });
    expect(await lambda.invoke({ do: "pid" })).toEqual(first);
  });

  test("an exited process fails its invocation and is replaced for the next one", async () => {
    const lambda = await start({ concurrency: 1 });

    const [failed, next] = await Promise.all([
      lambda.invoke({ do: "exit" }),
      lambda.invoke({ do: "pid" }),
    ]);

    expect(failed).toEqual({
      error: "Unhandled",
      payload: {
        errorType: "Runtime.ExitError",
        errorMessage: expect.stringMatching(/Runtime exited with error: exit status 3$/),
      },
    });
    expect(next).toEqual({ payload: expect.any(Number) });
  });

  test("is stopped at its timeout", async () => {
    const lambda = await start({ timeoutSeconds: 0.2 });

    expect(await lambda.invoke({ do: "hang" })).toEqual({
      error: "Unhandled",
      payload: {
        errorType: "Sandbox.Timedout",
        errorMessage: "Task timed out after 0.20 seconds",
      },
    });
  });

  test("runs up to its limit in parallel, each invocation in its own process", async () => {
    const lambda = await start({ concurrency: 2 });

    const answers = await Promise.all([1, 2, 3, 4].map(() => lambda.invoke({ do: "pid" })));

    const pids = new Set(answers.map(({ payload }) => payload));
    expect(pids.size).toBe(2);
    expect(new Set(lambda.pids())).toEqual(pids);
  });

  test("reports once for each process how long it took to be ready", async () => {
    const times: number[] = [];
    const lambda = await start({ concurrency: 1, ready: (time) => times.push(time) });
    await lambda.invoke({ do: "nothing" });
    await lambda.invoke({ do: "nothing" });

    expect(times).toEqual([expect.any(Number)]);
    expect(times[0]).toBeGreaterThan(0);
  });

  test("reports why it cannot be loaded, each time", async () => {
    const lambda = await start({ handler: "absent" });
    const failure = {
      error: "Unhandled",
      payload: { errorType: "Error", errorMessage: "absent is undefined or not exported" },
    };

    expect(await lambda.invoke({})).toMatchObject(failure);
    expect(await lambda.invoke({})).toMatchObject(failure);
  });

  test("closing fails running and waiting invocations", async () => {
    const lambda = await startLambda({ file, handler: "handler", env: {}, concurrency: 1 });
    const hanging = lambda.invoke({ do: "hang" });
    const waiting = lambda.invoke({ do: "hang" });

    await lambda.close();

    expect(await hanging).toMatchObject({ payload: { errorType: "Runtime.ExitError" } });
    expect(await waiting).toMatchObject({ payload: { errorType: "Runtime.Closed" } });
  });

  test("its process ends with the parent process, even by SIGKILL", async () => {
    const script = `
      import { startLambda } from ${JSON.stringify(new URL("./host.ts", import.meta.url))};
      const file = ${JSON.stringify(file)};
      const lambda = await startLambda({ file, handler: "handler", env: {}, concurrency: 1 });
      await lambda.invoke({ do: "pid" });
      lambda.invoke({ do: "hang" });
      console.log("invoked");`;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(parent.stdout, "data");

    parent.kill("SIGKILL");

    // The function's process holds this pipe open too, so it closes only when both processes are
    // gone.
    await once(parent.stdout, "close");
  });

  test("has a function URL: a result with a status is the response, any other its body", async () => {
    const lambda = await start();
    const response = await fetch(`${lambda.url}/a/b?x=1&x=2`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "a=1; b=2" },
      body: '{"k":"v"}',
    });

    const { event } = (await response.json()) as { event: Record<string, unknown> };
    expect(response.status).toBe(200);
    expect(event).toMatchObject({
      version: "2.0",
      rawPath: "/a/b",
      rawQueryString: "x=1&x=2",
      queryStringParameters: { x: "1,2" },
      cookies: ["a=1", "b=2"],
      headers: { "content-type": "application/json" },
      requestContext: { http: { method: "POST", path: "/a/b" } },
      body: '{"k":"v"}',
      isBase64Encoded: false,
    });
  });
});
