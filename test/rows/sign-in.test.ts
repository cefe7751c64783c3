import { KeyObject, sign } from "node:crypto";
import { listen, type RunningServer } from "@advisor/local/dynamo/listen";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type App, north, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { type SigningKey, signingKey } from "../api/key-server.ts";
import { reading } from "../api/streams.ts";

const model = holding();
const api = withApi({ held: model.script });
const issuer = "https://issuer.example";
let key: SigningKey;
let keys: RunningServer;
let fetched = 0;
let silent = false;
/** Resolves when the issuer, which does not respond, was called. */
let asked = Promise.withResolvers<void>();
const hanging: (() => void)[] = [];

beforeAll(async () => {
  key = await signingKey("key-1");
  keys = await listen(async (_, response) => {
    fetched += 1;
    if (silent) {
      asked.resolve();
      await new Promise<void>((resolve) => hanging.push(resolve));
    }
    response.end(JSON.stringify({ keys: [key.jwk] }));
  });
});
beforeEach(() => {
  vi.stubEnv("OIDC_ISSUER", issuer);
  vi.stubEnv("OIDC_JWKS_URL", keys.url);
  vi.stubEnv("OIDC_AUDIENCE", "advisor-copilot");
  fetched = 0;
  silent = false;
  asked = Promise.withResolvers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  for (const answer of hanging) answer();
  await keys.close();
});

const seconds = () => Math.floor(Date.now() / 1_000);

async function bearer(exp: number) {
  const token = await new SignJWT({ iss: issuer, aud: "advisor-copilot", sub: north, exp })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .sign(key.privateKey);
  return { authorization: `Bearer ${token}` };
}

const list = async (app: App, exp = seconds() + 600) =>
  api.call(`GET ${v1}/conversations`, { as: null, app, headers: await bearer(exp) });

test("a token that expires during a turn does not end it, but cannot start another", async () => {
  const app = api.open("held");
  const id = await api.start();
  vi.useFakeTimers({ toFake: ["Date"] });
  // Inside the leeway of a minute for three more seconds.
  const headers = await bearer(seconds() - 57);
  const response = await api.send(id, "Hello", { as: null, app, headers });
  const stream = reading(response);
  await stream.until("text-delta");
  vi.setSystemTime(Date.now() + 4_000);
  const next = await api.send(id, "And?", { as: null, app, headers });
  expect([next.status, await next.json()]).toMatchObject([401, { code: "unauthenticated" }]);
  await model.release();
  expect(await stream.rest()).toMatch(/"type":"finish".*\n\ndata: \[DONE\]\n\n$/);
  const { body } = await api.json(`GET ${v1}/conversations/${id}/messages`);
  expect(body).toMatchObject({
    items: [{ role: "user" }, { role: "assistant", metadata: { status: "complete" } }],
  });
});

/** How long to wait for the issuer. */
const issuerMs = 5_000;

/** The deadlines of requests to the issuer; all expire once the issuer was called. */
function deadlines(): number[] {
  const set: number[] = [];
  const real = AbortSignal.timeout;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    // Other code waits as well, for example for the store.
    if (milliseconds !== issuerMs) return real.call(AbortSignal, milliseconds);
    set.push(milliseconds);
    const late = new AbortController();
    void asked.promise.then(() =>
      late.abort(new DOMException("It took too long.", "TimeoutError")),
    );
    return late.signal;
  });
  return set;
}

test("an issuer that does not respond is abandoned after five seconds", async () => {
  silent = true;
  const app = api.open();
  const set = deadlines();
  const answers = await Promise.all([list(app), list(app), list(app)]);
  expect(set).toEqual([issuerMs]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await answers[0]?.json()).toMatchObject({ code: "identity_unavailable", retryable: true });
  expect(fetched).toBe(1);
});

test("keys that were fetched stay valid while the issuer does not respond", async () => {
  const app = api.open();
  expect((await list(app)).status).toBe(200);
  silent = true;
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 3_600_000);
  deadlines();
  expect((await list(app)).status).toBe(200);
  expect(fetched).toBe(2);
});

test("a token with an unencoded payload is refused", async () => {
  const app = api.open();
  const claims = { iss: issuer, aud: "advisor-copilot", sub: north, exp: seconds() + 600 };
  const headers = [
    { b64: false, crit: ["b64"] },
    { crit: [] },
    { crit: "b64" },
    { zip: "DEF", crit: ["zip"] },
  ].map((more) => ({ alg: key.alg, kid: key.kid, ...more }));
  for (const header of headers) {
    for (const payload of [encoded(claims), JSON.stringify(claims)]) {
      const input = `${encoded(header)}.${payload}`;
      const authorization = `Bearer ${input}.${signature(input)}`;
      const response = await api.call(`GET ${v1}/conversations`, {
        as: null,
        app,
        headers: { authorization },
      });
      expect([header, response.status]).toEqual([header, 401]);
      expect(await response.json()).toMatchObject({ code: "unauthenticated" });
    }
  }
});

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

const signature = (input: string): string =>
  sign("sha256", Buffer.from(input), KeyObject.from(key.privateKey)).toString("base64url");
