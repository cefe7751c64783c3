import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { type Lambda, startLambda } from "./host.ts";

const APP = `
  import { Hono } from "hono";
  import { streamHandle } from "hono/aws-lambda";

  const gate = (name) => fetch(process.env.GATE + name);
  const body = (chunks) => new Response(ReadableStream.from(chunks).pipeThrough(new TextEncoderStream()));
  const app = new Hono();

  app.get("/slow", () => body((async function* () {
    yield "one";
    await gate("/go");
    yield "zwei ä";
  })()));
  app.get("/leave", () => body((async function* () {
    yield "one";
    await gate("/go");
    for (let n = 0; n < 200; n += 1) yield "x".repeat(64 * 1024);
    await gate("/ran-on");
  })()));
  app.get("/echo", (c) => {
    c.header("set-cookie", "a=1", { append: true });
    c.header("set-cookie", "b=2; Path=/", { append: true });
    c.header("x-own", "yes");
    return c.json({ q: c.req.query("q"), cookie: c.req.header("cookie") }, 201);
  });
  app.post("/bytes", async (c) => c.body(await c.req.arrayBuffer()));
  app.get("/empty", (c) => c.body(null, 204));
  app.get("/route-throws", () => { throw new Error("route"); });
  app.get("/broken", () => body((async function* () {
    yield "one";
    await gate("/break");
    throw new Error("mid-stream");
  })()));

  const streaming = streamHandle(app);
  export const handler = awslambda.streamifyResponse(async (event, stream, context) => {
    if (event.rawPath === "/handler-throws") throw new Error("handler");
    if (event.rawPath === "/exits") process.exit(1);
    if (event.rawPath === "/plain") return void stream.end("plain");
    return streaming(event, stream, context);
  });
`;

describe("a streaming function URL", () => {
  let directory: string;
  let lambda: Lambda;
  let gate: Gate;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lambda-"));
    const file = join(directory, "index.mjs");
    await build({
      stdin: { contents: APP, resolveDir: import.meta.dirname },
      outfile: file,
      bundle: true,
      format: "esm",
      platform: "node",
    });
    gate = await openGate();
    const env = { GATE: gate.url };
    // The faults below are meant to happen; what the function prints about them is not news.
    lambda = await startLambda({ file, handler: "handler", env, concurrency: 1, log: () => {} });
  });

  afterAll(async () => {
    await lambda.close();
    await gate.close();
    await rm(directory, { recursive: true });
  });

  test("sends each chunk when it is written", async () => {
    const response = await fetch(`${lambda.url}/slow`);
    const chunks = textOf(response);

    expect(await chunks.read()).toEqual({ done: false, value: "one" });
    (await gate.asked("/go")).end();
    expect(await chunks.read()).toEqual({ done: false, value: "zwei ä" });
    expect(await chunks.read()).toEqual({ done: true });
  });

  test("carries status, headers, cookies and a UTF-8 query", async () => {
    const response = await fetch(`${lambda.url}/echo?q=${encodeURIComponent("Größe & ☂")}`, {
      headers: { cookie: "s=1; t=2" },
    });

    expect(response.status).toBe(201);
    expect(response.headers.get("x-own")).toBe("yes");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2; Path=/"]);
    expect(await response.json()).toEqual({ q: "Größe & ☂", cookie: "s=1; t=2" });
  });

  test("carries any bytes, and none", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);

    const echoed = await fetch(`${lambda.url}/bytes`, { method: "POST", body: bytes });
    const empty = await fetch(`${lambda.url}/empty`);

    expect(new Uint8Array(await echoed.arrayBuffer())).toEqual(bytes);
    expect([empty.status, await empty.text()]).toEqual([204, ""]);
  });

  test("a function that gives no status answers 200", async () => {
    const response = await fetch(`${lambda.url}/plain`);

    expect([response.status, await response.text()]).toEqual([200, "plain"]);
  });

  test("the function runs to its end when the reader leaves, and serves the next one", async () => {
    const leaving = new AbortController();
    const response = await fetch(`${lambda.url}/leave`, { signal: leaving.signal });
    expect(await textOf(response).read()).toEqual({ done: false, value: "one" });
    const go = await gate.asked("/go");

    leaving.abort();
    go.end();

    (await gate.asked("/ran-on")).end();
    expect((await fetch(`${lambda.url}/plain`)).status).toBe(200);
  });

  test.each(["/handler-throws", "/exits"])("%s before the first byte is a 502", async (path) => {
    const response = await fetch(`${lambda.url}${path}`);

    expect([response.status, await response.json()]).toEqual([
      502,
      { message: "Internal Server Error" },
    ]);
  });

  test("an error in a route is the app's own 500", async () => {
    const response = await fetch(`${lambda.url}/route-throws`);

    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error"]);
  });

  test("an error after the first byte cuts the response, and the next one is whole", async () => {
    const chunks = textOf(await fetch(`${lambda.url}/broken`));
    expect(await chunks.read()).toEqual({ done: false, value: "one" });

    (await gate.asked("/break")).end();

    await expect(chunks.read()).rejects.toThrow("terminated");
    expect(await (await fetch(`${lambda.url}/plain`)).text()).toBe("plain");
  });
});

interface Gate extends RunningServer {
  /** The function's next call of this path, to be answered by the test. */
  asked(path: string): Promise<ServerResponse>;
}

async function openGate(): Promise<Gate> {
  const calls = new EventTarget();
  const held = new Map<string, ServerResponse>();
  const server = await listen(async (request, response) => {
    held.set(request.url ?? "", response);
    calls.dispatchEvent(new Event(request.url ?? ""));
  });
  return {
    ...server,
    asked: async (path) => {
      if (!held.has(path)) await once(calls, path);
      const response = held.get(path);
      held.delete(path);
      if (!response) throw new Error(`${path} was not asked`);
      return response;
    },
  };
}

function textOf(response: Response): ReadableStreamDefaultReader<string> {
  if (!response.body) throw new Error("The response has no body.");
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}
