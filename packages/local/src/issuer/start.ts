import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { SignJWT } from "jose";
import * as z from "zod";
import { parseJson } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { isLoopback } from "../loopback.ts";
import {
  type AuthorizationServer,
  authorize,
  decide,
  exchange,
  metadata,
  type Reply,
  register,
} from "./authorization-server.ts";
import { openCodes } from "./codes.ts";
import { signingKey } from "./key.ts";
import { openSeal } from "./seal.ts";

export const AUDIENCE = "advisor-copilot";

export interface Issuer extends RunningServer {
  /** Signs an access token; `expiresIn` is like "12h" or "-5m", `scope` like "copilot:write". */
  mint(advisorId: string, options?: { expiresIn?: string; scope?: string }): Promise<string>;
}

const DevTokenRequest = z.object({
  advisor_id: z.string().min(1).max(128),
  scope: z.string().max(400).optional(),
});

/**
 * An OpenID Connect issuer that gives tokens to anyone on this machine, and signs programs in. Its address is the
 * `iss` claim.
 */
export async function startIssuer(
  options: { port?: number; keyFile?: string; now?: () => number } = {},
): Promise<Issuer> {
  const key = await signingKey(options.keyFile);
  const server = await listen(
    (request, response) => answer({ issuer, signIn, jwks: key.jwks }, request, response),
    options.port,
  );
  const issuer: Issuer = {
    ...server,
    mint: (advisorId, { expiresIn = "12h", scope } = {}) =>
      new SignJWT({ token_use: "access", ...(scope === undefined ? {} : { scope }) })
        .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
        .setIssuer(server.url)
        .setAudience(AUDIENCE)
        .setSubject(advisorId)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(key.sign),
  };
  const { url } = server;
  const seal = openSeal(key, url);
  const signIn = { url, seal, codes: openCodes(options.now ?? Date.now), mint: issuer.mint };
  return issuer;
}

interface Served {
  issuer: Issuer;
  signIn: AuthorizationServer;
  jwks: object;
}

async function answer(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(`${served.issuer.url}${request.url}`);
  const reply = await route(served, `${request.method} ${url.pathname}`, url, request);
  const [type, body] =
    "html" in reply
      ? ["text/html; charset=utf-8", reply.html]
      : ["application/json", "json" in reply ? JSON.stringify(reply.json) : ""];
  response.writeHead(reply.status, {
    "content-type": type,
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ...("location" in reply ? { location: reply.location } : {}),
    ...forBrowsers(request, url),
  });
  response.end(body);
}

async function route(
  { issuer, signIn, jwks }: Served,
  asked: string,
  { searchParams }: URL,
  request: IncomingMessage,
): Promise<Reply> {
  switch (asked) {
    case "GET /.well-known/openid-configuration":
    case "GET /.well-known/oauth-authorization-server":
      return { status: 200, json: metadata(issuer.url) };
    case "GET /.well-known/jwks.json":
      return { status: 200, json: jwks };
    case "POST /register":
      return register(signIn, parseJson(await text(request)));
    case "GET /authorize":
      return authorize(signIn, Object.fromEntries(searchParams));
    case "POST /authorize":
      return decide(signIn, formOf(await text(request)));
    case "POST /token":
      return exchange(signIn, formOf(await text(request)));
    case "POST /dev/token": {
      const { data } = DevTokenRequest.safeParse(parseJson(await text(request)));
      if (data === undefined) return { status: 400, json: { error: "invalid_request" } };
      const { advisor_id, scope } = data;
      const token = await issuer.mint(advisor_id, scope === undefined ? {} : { scope });
      return { status: 200, json: { token } };
    }
    default:
      return request.method === "OPTIONS"
        ? { status: 200, json: {} }
        : { status: 404, json: { error: "not_found" } };
  }
}

const formOf = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));

/** What a program in a browser on this machine, such as the MCP Inspector, may request. */
const open = /^\/(register|token|\.well-known\/.*)$/;

function forBrowsers({ headers }: IncomingMessage, { pathname }: URL): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !open.test(pathname) || !isLoopback(URL.parse(origin)?.host))
    return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-headers": "content-type, mcp-protocol-version",
    vary: "origin",
  };
}
