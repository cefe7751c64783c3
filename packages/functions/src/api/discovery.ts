import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";

const wellKnown = "/.well-known/oauth-protected-resource";

/** The scope of a token whose owner may let a program write for them. */
export const writeScope = "copilot:write";

/** Where a program that speaks the Model Context Protocol gets a token (RFC 9728). */
export function discoveryRoutes({ issuer }: Pick<Runtime, "issuer">): Hono<AppEnv> {
  const metadata = (c: AppContext) =>
    c.json({
      resource: `${originOf(c)}/mcp`,
      resource_name: "Advisor Copilot",
      authorization_servers: [issuer],
      bearer_methods_supported: ["header"],
      scopes_supported: [writeScope],
    });
  return new Hono<AppEnv>().get(wellKnown, metadata).get(`${wellKnown}/mcp`, metadata);
}

/** What a program without a token is told. */
export const challenge = (c: AppContext): string =>
  `Bearer error="invalid_token", resource_metadata="${originOf(c)}${wellKnown}/mcp"`;

export const originOf = (c: AppContext): string => new URL(c.req.url).origin;
