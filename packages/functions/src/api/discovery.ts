import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";

const wellKnown = "/.well-known/oauth-protected-resource";

/** Where a program that speaks the Model Context Protocol gets a token (RFC 9728). */
export function discoveryRoutes(runtime: Addressed & Pick<Runtime, "issuer">): Hono<AppEnv> {
  const { issuer, writeScope } = runtime;
  const metadata = (c: AppContext) =>
    c.json({
      resource: `${baseOf(runtime, c)}/mcp`,
      resource_name: "Advisor Copilot",
      authorization_servers: [issuer],
      bearer_methods_supported: ["header"],
      scopes_supported: [writeScope],
    });
  return new Hono<AppEnv>().get(wellKnown, metadata).get(`${wellKnown}/mcp`, metadata);
}

/** What a program without a token is told. */
export const challenge = (runtime: Addressed, c: AppContext): string =>
  `Bearer error="invalid_token", resource_metadata="${baseOf(runtime, c)}${wellKnown}/mcp"`;

type Addressed = Pick<Runtime, "apiUrl" | "writeScope">;

/** Behind a gateway the request does not say under which path the API is. */
export const baseOf = ({ apiUrl }: Pick<Runtime, "apiUrl">, c: AppContext): string =>
  apiUrl ?? new URL(c.req.url).origin;
