import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUDIENCE, type Issuer, startIssuer } from "./start.ts";

describe("the issuer", () => {
  let directory: string;
  let keyFile: string;
  let issuer: Issuer;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "issuer-"));
    keyFile = join(directory, "made", "key.json");
    issuer = await startIssuer({ keyFile });
  });

  afterAll(async () => {
    await issuer.close();
    await rm(directory, { recursive: true });
  });

  test("publishes its OpenID configuration", async () => {
    const response = await fetch(`${issuer.url}/.well-known/openid-configuration`);

    const metadata = await response.json();
    expect(metadata).toEqual({
      issuer: issuer.url,
      authorization_endpoint: `${issuer.url}/authorize`,
      token_endpoint: `${issuer.url}/token`,
      registration_endpoint: `${issuer.url}/register`,
      jwks_uri: `${issuer.url}/.well-known/jwks.json`,
      scopes_supported: ["copilot:write"],
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    });
    const server = await fetch(`${issuer.url}/.well-known/oauth-authorization-server`);
    expect(await server.json()).toEqual(metadata);
  });

  test("does not publish the private part of its key", async () => {
    const response = await fetch(`${issuer.url}/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: object[] };

    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ["alg", "e", "kid", "kty", "n", "use"],
    ]);
  });

  test("issues a token that verifies and lasts twelve hours", async () => {
    const { payload, protectedHeader } = await verified(await issuer.mint("adv_north"));

    expect(payload).toEqual({
      iss: issuer.url,
      aud: "advisor-copilot",
      sub: "adv_north",
      token_use: "access",
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 12 * 3600,
    });
    expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT", kid: expect.any(String) });
  });

  test("issues the requested scope, over HTTP too", async () => {
    const body = JSON.stringify({ advisor_id: "adv_north", scope: "openid copilot:write" });
    const response = await fetch(`${issuer.url}/dev/token`, { method: "POST", body });
    const { token } = (await response.json()) as { token: string };

    expect((await verified(token)).payload).toMatchObject({ scope: "openid copilot:write" });
    expect((await verified(await issuer.mint("adv_north"))).payload).not.toHaveProperty("scope");
  });

  test("issues a token over HTTP", async () => {
    const response = await askToken(JSON.stringify({ advisor_id: "adv_south" }));
    const { token } = (await response.json()) as { token: string };

    expect((await verified(token)).payload.sub).toBe("adv_south");
  });

  test.each(["", "no json", "{}", '{"advisor_id":""}', '{"advisor_id":7}'])(
    "refuses the token request %j",
    async (body) => {
      const response = await askToken(body);

      expect([response.status, await response.json()]).toEqual([400, { error: "invalid_request" }]);
    },
  );

  test("a token can be issued expired", async () => {
    const token = await issuer.mint("adv_north", { expiresIn: "-5m" });

    await expect(verified(token)).rejects.toMatchObject({ code: "ERR_JWT_EXPIRED" });
  });

  test("another issuer's token does not verify", async () => {
    const other = await startIssuer();
    const token = await other.mint("adv_north");
    await other.close();

    await expect(verified(token)).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
  });

  test("the key file is readable by its owner only, and tokens survive a restart", async () => {
    const token = await issuer.mint("adv_north");
    const port = Number(new URL(issuer.url).port);

    await issuer.close();
    issuer = await startIssuer({ keyFile, port });

    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect((await verified(token)).payload.sub).toBe("adv_north");
  });

  const verified = (token: string) =>
    jwtVerify(token, createRemoteJWKSet(new URL(`${issuer.url}/.well-known/jwks.json`)), {
      issuer: issuer.url,
      audience: AUDIENCE,
      algorithms: ["RS256"],
    });

  const askToken = (body: string) =>
    fetch(`${issuer.url}/dev/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
});
