import { once } from "node:events";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { createAdaptorServer } from "@hono/node-server";
import { dist } from "./build-page.ts";
import type { Running } from "./dynamo/listen.ts";
import { webPage } from "./web-page.ts";

/** The API over HTTP, with the laptop's own way to a token when the laptop's own issuer runs. */
export async function startApi(port: number): Promise<Running> {
  const server = createAdaptorServer({ fetch: laptopApp().fetch, hostname: "127.0.0.1" });
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

/** The product's app, with the page and the demo advisors' tokens that only a laptop serves. */
export function laptopApp(): ReturnType<typeof createApp> {
  const app = createApp(openRuntime());
  app.route("/", webPage(dist));
  const tokens = process.env.LOCAL_TOKEN_URL;
  if (tokens === undefined) return app;
  app.post("/dev/token", async (c) => {
    const response = await fetch(tokens, { method: "POST", body: await c.req.text() });
    if (response.ok) return c.json(await response.json());
    return c.json(
      {
        type: "about:blank",
        title: "The request is not valid",
        status: 400,
        detail: 'Send {"advisor_id": "adv_north"}.',
        code: "invalid_request",
        request_id: c.get("request_id"),
        retryable: false,
      },
      400,
      { "content-type": "application/problem+json" },
    );
  });
  return app;
}
