import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { SignJWT } from "jose";
import * as z from "zod";
import { parsed } from "../dynamo/json.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { signingKey } from "./key.ts";

export const AUDIENCE = "advisor-copilot";

export interface Issuer extends RunningServer {
  /** A signed access token; `expiresIn` as in "12h" or "-5m", `scope` as in "copilot:write". */
  mint(advisorId: string, options?: { expiresIn?: string; scope?: string }): Promise<string>;
}

const TokenRequest = z.object({
  advisor_id: z.string().min(1).max(128),
  scope: z.string().max(400).optional(),
});

/** An OpenID Connect issuer that trusts everyone on this machine. Its address is the `iss` claim. */
export async function startIssuer(
  options: { port?: number; keyFile?: string } = {},
): Promise<Issuer> {
  const key = await signingKey(options.keyFile);
  const server = await listen(
    (request, response) => answer(issuer, key.jwks, request, response),
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
  return issuer;
}

async function answer(
  issuer: Issuer,
  jwks: object,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [status, body] = await route(issuer, jwks, request);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function route(
  { url, mint }: Issuer,
  jwks: object,
  request: IncomingMessage,
): Promise<[status: number, body: object]> {
  switch (`${request.method} ${request.url}`) {
    case "GET /.well-known/openid-configuration":
      return [200, configuration(url)];
    case "GET /.well-known/jwks.json":
      return [200, jwks];
    case "POST /token": {
      const asked = TokenRequest.safeParse(parsed(await text(request)));
      if (!asked.success) return [400, { error: "invalid_request" }];
      const { advisor_id, scope } = asked.data;
      return [200, { token: await mint(advisor_id, scope === undefined ? {} : { scope }) }];
    }
    default:
      return [404, { error: "not_found" }];
  }
}

function configuration(issuer: string) {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ["token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}
