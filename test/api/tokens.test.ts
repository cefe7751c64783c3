import { exportSPKI, type JWTPayload, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type App, north, v1, withApi } from "./api.fixture.ts";
import { type KeyServer, type SigningKey, signingKey, startKeyServer } from "./key-server.ts";

const api = withApi();
const issuer = "https://issuer.example";
const audience = "advisor-copilot";
let keys: KeyServer;
let trap: KeyServer;
let key: SigningKey;
let stranger: SigningKey;
let app: App;

beforeAll(async () => {
  [keys, trap, key, stranger] = await Promise.all([
    startKeyServer(),
    startKeyServer(),
    signingKey("key-1"),
    signingKey("key-x"),
  ]);
  trap.serve([stranger.jwk]);
});
afterAll(() => Promise.all([keys.close(), trap.close()]));

beforeEach(() => {
  vi.stubEnv("OIDC_ISSUER", issuer);
  vi.stubEnv("OIDC_JWKS_URL", `${keys.url}/keys`);
  vi.stubEnv("OIDC_AUDIENCE", audience);
  vi.useFakeTimers({ toFake: ["Date"] });
  keys.serve([key.jwk]);
  keys.fetched.length = 0;
  app = api.open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const seconds = () => Math.floor(Date.now() / 1_000);
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const claims = (): JWTPayload => ({
  iss: issuer,
  aud: audience,
  sub: north,
  token_use: "access",
  iat: seconds(),
  exp: seconds() + 600,
});

const signed = (changes: Record<string, unknown> = {}, header = {}, by: SigningKey = key) =>
  new SignJWT({ ...claims(), ...changes } as JWTPayload)
    .setProtectedHeader({ alg: by.alg, kid: by.kid, typ: "JWT", ...header })
    .sign(by.privateKey, { crit: { vendor: true } });

/** A token that may be entirely wrong; `signature` follows the second dot. */
const built = (header: object, payload: object, signature = ""): string =>
  [...[header, payload].map(encoded), signature].join(".");

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

const ask = (authorization: string | undefined): Promise<Response> =>
  api.call(`GET ${v1}/households`, {
    as: null,
    app,
    headers: authorization === undefined ? {} : { authorization },
  });

const status = async (token: string): Promise<number> => (await ask(`Bearer ${token}`)).status;

async function expectRefused(authorization: string | undefined): Promise<void> {
  const response = await ask(authorization);
  const challenge = authorization === undefined ? "Bearer" : 'Bearer error="invalid_token"';
  expect(await response.json()).toEqual({
    type: "about:blank",
    title: "Sign in first",
    status: 401,
    detail: expect.any(String),
    code: "unauthenticated",
    request_id: expect.stringMatching(/^req_/),
    retryable: false,
  });
  expect(response.status).toBe(401);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("www-authenticate")).toBe(challenge);
}

test("a valid token is accepted", async () => {
  expect(await status(await signed())).toBe(200);
  expect(await status(await signed({ aud: [audience, "another"] }))).toBe(200);
  const cognito = { aud: undefined, client_id: audience, token_use: "access" };
  expect(await status(await signed(cognito))).toBe(200);
  expect(await status(await signed({ token_use: undefined }))).toBe(200);
});

describe("a malformed token is refused", () => {
  test.each([
    ["nothing", undefined],
    ["an empty header", ""],
    ["a scheme alone", "Bearer"],
    ["a word", "Bearer token"],
    ["two parts", "Bearer a.b"],
    ["four parts", "Bearer a.b.c.d"],
    ["no base64url", "Bearer a.b.c="],
    ["no JSON", "Bearer YQ.YQ.YQ"],
    ["another scheme", "Basic YTpi"],
    ["100 KB", `Bearer ${"a".repeat(100_000)}.b.c`],
  ])("%s", (_, authorization) => expectRefused(authorization));
});

describe("an invalid claim is refused", () => {
  test.each<[string, Record<string, unknown>]>([
    ["another issuer", { iss: "https://other.example" }],
    ["no issuer", { iss: undefined }],
    ["the issuer with a slash", { iss: `${issuer}/` }],
    ["another audience", { aud: "another" }],
    ["no audience and no client", { aud: undefined, client_id: undefined }],
    ["an ID token for our client", { aud: undefined, client_id: audience, token_use: "id" }],
    ["an access token for another client", { aud: undefined, client_id: "b", token_use: "access" }],
    ["an access token for a list", { aud: undefined, client_id: [audience], token_use: "access" }],
    ["another audience, for our client", { aud: "b", client_id: audience, token_use: "access" }],
    ["no expiry", { exp: undefined }],
    ["an expiry in words", { exp: "tomorrow" }],
    ["a refresh token", { token_use: "refresh" }],
    ["a token use that is a list", { token_use: ["access", "refresh"] }],
    ["no subject", { sub: undefined }],
    ["an empty subject", { sub: "" }],
    ["a list of subjects", { sub: [north] }],
    ["a number as subject", { sub: 7 }],
    ["a subject with #", { sub: `${north}#CON` }],
    ["a subject with NUL", { sub: `${north}\u0000` }],
    ["a subject with a line end", { sub: `${north}\n` }],
    ["a subject of 200 characters", { sub: "a".repeat(200) }],
  ])("%s", async (_, changes) => {
    await expectRefused(`Bearer ${await signed(changes)}`);
  });

  test("expiry is checked to the second, with 60 seconds of leeway", async () => {
    expect(await status(await signed({ exp: seconds() - 58 }))).toBe(200);
    await expectRefused(`Bearer ${await signed({ exp: seconds() - 61 })}`);
  });

  test("a token issued in the future is refused beyond the leeway", async () => {
    expect(await status(await signed({ nbf: seconds() + 58 }))).toBe(200);
    await expectRefused(`Bearer ${await signed({ nbf: seconds() + 62 })}`);
    expect(await status(await signed({ iat: seconds() + 58 }))).toBe(200);
    await expectRefused(`Bearer ${await signed({ iat: seconds() + 62 })}`);
    await expectRefused(`Bearer ${await signed({ iat: "tomorrow" })}`);
    expect(await status(await signed({ iat: undefined }))).toBe(200);
  });
});

describe("the token's type", () => {
  test.each([undefined, "JWT", "jwt", "at+jwt", "application/at+jwt", "AT+JWT"])(
    "%s is accepted",
    async (typ) => {
      expect(await status(await signed({}, { typ }))).toBe(200);
    },
  );

  test.each<[string, object]>([
    ["a logout token", { typ: "logout+jwt" }],
    ["a security event", { typ: "secevent+jwt" }],
    ["a DPoP proof", { typ: "dpop+jwt" }],
    ["a token introspection", { typ: "token-introspection+jwt" }],
    ["an empty type", { typ: "" }],
    ["a list as type", { typ: ["JWT", "at+jwt"] }],
    ["a number as type", { typ: 7 }],
    ["null as type", { typ: null }],
    ["a token within a token", { cty: "JWT" }],
    ["another content", { cty: "json" }],
    ["an empty content", { cty: "" }],
  ])("%s is refused", async (_, header) => {
    await expectRefused(`Bearer ${await signed({}, header)}`);
  });
});

describe("an invalid signature is refused", () => {
  test("alg none, in any case", async () => {
    for (const alg of ["none", "None", "NONE", "nOnE"]) {
      await expectRefused(`Bearer ${built({ alg, kid: key.kid }, claims())}`);
      await expectRefused(`Bearer ${built({ alg, kid: key.kid }, claims(), "YQ")}`);
    }
  });

  test("HS256 with the public key as its secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
    const token = new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: key.kid });
    await expectRefused(`Bearer ${await token.sign(secret)}`);
  });

  test("another key with the issuer's key id, and an unknown key id", async () => {
    await expectRefused(`Bearer ${await signed({}, { kid: key.kid }, stranger)}`);
    await expectRefused(`Bearer ${await signed({}, {}, stranger)}`);
  });

  test("key ids that look like paths, queries or objects", async () => {
    for (const kid of ["../../etc/passwd", "key-1' OR '1'='1", "__proto__", "key-1\u0000", ""]) {
      await expectRefused(`Bearer ${await signed({}, { kid }, stranger)}`);
    }
  });

  test("changed claims, an empty signature, ES256 with zeros", async () => {
    const [header, , signature] = (await signed()).split(".");
    const changed = encoded({ ...claims(), sub: "adv_south" });
    await expectRefused(`Bearer ${header}.${changed}.${signature}`);
    const zeros = Buffer.alloc(64).toString("base64url");
    await expectRefused(`Bearer ${built({ alg: "ES256", kid: key.kid }, claims(), zeros)}`);
  });

  test("an unknown critical header", async () => {
    expect(await status(await signed({}, { vendor: 1 }))).toBe(200);
    await expectRefused(`Bearer ${await signed({}, { vendor: 1, crit: ["vendor"] })}`);
  });

  test("keys and key URLs in the header are ignored", async () => {
    const brought = [
      { jku: `${trap.url}/jku` },
      { x5u: `${trap.url}/x5u` },
      { jwk: stranger.jwk },
      { jku: `${trap.url}/jku`, kid: key.kid },
      { jwk: stranger.jwk, kid: key.kid },
    ];
    for (const header of brought) {
      await expectRefused(`Bearer ${await signed({}, header, stranger)}`);
    }
    expect(await status(await signed({}, { jku: `${trap.url}/jku` }))).toBe(200);
    expect(trap.fetched).toEqual([]);
  });
});

describe("the issuer's keys", () => {
  test("are fetched once for many requests, even simultaneous ones", async () => {
    const token = await signed();
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => status(token)))).toEqual(Array(5).fill(200));
    later(599_000);
    expect(await status(await signed())).toBe(200);
    expect(keys.fetched).toEqual(["/keys"]);
  });

  test("are fetched again for a new key id, at most every half minute", async () => {
    const next = await signingKey("key-2");
    expect(await status(await signed())).toBe(200);
    keys.serve([key.jwk, next.jwk]);
    expect(await status(await signed({}, {}, next))).toBe(401);
    later(31_000);
    expect(await status(await signed({}, {}, next))).toBe(200);
    expect(keys.fetched).toHaveLength(2);
  });

  test("are fetched again after ten minutes, and a removed key is no longer accepted", async () => {
    const next = await signingKey("key-2");
    expect(await status(await signed())).toBe(200);
    keys.serve([next.jwk]);
    later(601_000);
    await expectRefused(`Bearer ${await signed()}`);
    expect(await status(await signed({}, {}, next))).toBe(200);
  });

  test.each([
    ["an error", "", 500],
    ["a page", "<html></html>", 200],
    ["other JSON", '{"keys":7}', 200],
    ["a redirect", "", 302],
  ])("stay valid while the issuer answers with %s", async (_, text, code) => {
    expect(await status(await signed())).toBe(200);
    keys.serve(text, code);
    later(3_600_000);
    expect(await status(await signed())).toBe(200);
  });

  test("that could never be fetched make sign-in unavailable, not refused", async () => {
    keys.serve("", 500);
    const response = await ask(`Bearer ${await signed()}`);
    expect(await response.json()).toMatchObject({ code: "identity_unavailable", retryable: true });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    keys.serve([key.jwk]);
    later(31_000);
    expect(await status(await signed())).toBe(200);
  });

  test("are fetched at most three times for fifty unknown key ids", async () => {
    const tokens = Array.from({ length: 50 }, (_, n) => signed({}, { kid: `kid-${n}` }, stranger));
    for (const token of await Promise.all(tokens)) expect(await status(token)).toBe(401);
    expect(keys.fetched.length).toBeLessThanOrEqual(3);
  });
});

test("the response to a rejected token reveals nothing about it", async () => {
  const text = await (
    await ask(`Bearer ${await signed({ iss: "https://canary.example" })}`)
  ).text();
  expect(text).not.toMatch(/canary|jose|JWT|claim|iss/);
});

test("public routes need no token", async () => {
  expect((await api.call("GET /health", { as: null })).status).toBe(200);
});
