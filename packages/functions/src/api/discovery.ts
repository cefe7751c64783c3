import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { bearerChallenge } from "./http/problem.ts";

const wellKnown = "/.well-known/oauth-protected-resource";

/** Protected resource metadata for MCP clients: where to get a token (RFC 9728). */
export function discoveryRoutes(
  runtime: Addressed & Pick<Runtime, "authorizationServer">,
): Hono<AppEnv> {
  const { authorizationServer, writeScope } = runtime;
  const metadata = (c: AppContext) =>
    c.json({
      resource: `${apiBaseUrl(runtime, c)}/mcp`,
      resource_name: "Advisor Copilot",
      authorization_servers: [authorizationServer],
      bearer_methods_supported: ["header"],
      scopes_supported: [writeScope],
    });
  return new Hono<AppEnv>().get(wellKnown, metadata).get(`${wellKnown}/mcp`, metadata);
}

/** The WWW-Authenticate header of a response to a request without a valid token. */
export const authenticateHeader = (runtime: Addressed, c: AppContext): string =>
  bearerChallenge(c, `resource_metadata="${apiBaseUrl(runtime, c)}${wellKnown}/mcp"`);

type Addressed = Pick<Runtime, "apiUrl" | "writeScope">;

/** The API's base URL. Behind a gateway it cannot be read from the request. */
export const apiBaseUrl = ({ apiUrl }: Pick<Runtime, "apiUrl">, c: AppContext): string =>
  apiUrl ?? new URL(c.req.url).origin;
