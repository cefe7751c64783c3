import { once } from "node:events";
import { newId } from "@advisor/adapters/world";
import { Fault } from "@advisor/domain/fault";
import { createApp } from "@advisor/functions/api/app";
import type { AppContext } from "@advisor/functions/api/context";
import { decodeUtf8, parseJson } from "@advisor/functions/api/http/body";
import { openRuntime } from "@advisor/functions/runtime";
import { type Problem, statusOf, titleOf } from "@advisor/protocol/problem";
import { createAdaptorServer } from "@hono/node-server";
import { pageFolder } from "./build-page.ts";
import type { RunningServer } from "./dynamo/listen.ts";
import { isLoopback, isSameOrigin } from "./loopback.ts";
import { webPage } from "./web-page.ts";

/** Too little time for any output, so that every turn goes to the durable function. */
const noTimeMs = 10_000;

interface ApiOptions {
  /** Serves each request like a Lambda that is about to time out. */
  handOn?: boolean;
}

/** Serves the API over HTTP; hands out demo tokens when the local issuer runs. */
export async function startApi(
  port: number,
  { handOn = false }: ApiOptions = {},
): Promise<RunningServer> {
  const app = laptopApp();
  const bindings = handOn ? { context: { getRemainingTimeInMillis: () => noTimeMs } } : {};
  const fetch = (request: Request) =>
    isLoopback(request.headers.get("host")) ? app.fetch(request, bindings) : forbiddenHost();
  const server = createAdaptorServer({ fetch, hostname: "127.0.0.1" });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: async () => {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The product's app plus the page and the demo token route, which exist only on a laptop. */
export function laptopApp(): ReturnType<typeof createApp> {
  const app = createApp(openRuntime());
  app.route("/", webPage(pageFolder));
  const tokens = process.env.LOCAL_TOKEN_URL;
  if (tokens === undefined) return app;
  app.post("/dev/token", async (c) => {
    const { origin, host } = c.req.header();
    if (!isSameOrigin(origin ?? null, host ?? null))
      throw new Fault(
        "denied",
        "forbidden_origin",
        "Pages of this origin may not request a token here.",
      );
    const response = await fetch(tokens, { method: "POST", body: tokenRequest(c) });
    if (response.ok) return c.json(await response.json());
    throw new Fault("invalid", "invalid_request", 'Send {"advisor_id": "adv_north"}.');
  });
  return app;
}

/** Accepts any content type, because the curl commands in docs/api.md send curl's default. */
const tokenRequest = (c: AppContext): string =>
  JSON.stringify(parseJson(decodeUtf8(c.get("body")) || "{}"));

function forbiddenHost(): Response {
  const request_id = newId("req");
  const body: Problem = {
    type: "about:blank",
    title: titleOf.denied,
    status: statusOf.denied,
    detail: "This server answers to 127.0.0.1, localhost and [::1] only. Use one of these as host.",
    code: "forbidden_host",
    request_id,
    retryable: false,
  };
  const headers = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": request_id,
  };
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
