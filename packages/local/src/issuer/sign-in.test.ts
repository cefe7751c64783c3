import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Issuer, startIssuer } from "./start.ts";

const redirect_uri = "http://127.0.0.1/callback";
const verifier = "v".repeat(43);
const code_challenge = createHash("sha256").update(verifier).digest("base64url");
let issuer: Issuer;
let now = Date.now();

beforeAll(async () => {
  issuer = await startIssuer({ now: () => now });
});
afterAll(() => issuer.close());

const post = (path: string, body: string | URLSearchParams) =>
  fetch(`${issuer.url}${path}`, { method: "POST", body, redirect: "manual" });

async function register(metadata: object = { redirect_uris: [redirect_uri] }) {
  const response = await post("/register", JSON.stringify(metadata));
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** The authorization request of a new program. */
async function asked(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { client_id = "" } = (await register()).body;
  const pkce = { code_challenge, code_challenge_method: "S256" };
  return { client_id, redirect_uri, response_type: "code", ...pkce, state: "s1", ...more };
}

const authorize = (request: Record<string, string>) =>
  fetch(`${issuer.url}/authorize?${new URLSearchParams(request)}`, { redirect: "manual" });

/** What the program is called back with. */
const backWith = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get("location") ?? "").searchParams);

/** A person signs in as adv_north on the page. */
async function signIn(request: Record<string, string>, more: Record<string, string> = {}) {
  const page = await (await authorize(request)).text();
  const sealed = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const form = { request: sealed, advisor_id: "adv_north", ...more };
  return backWith(await post("/authorize", new URLSearchParams(form)));
}

async function exchange(form: Record<string, string>): Promise<[number, Record<string, unknown>]> {
  const response = await post("/token", new URLSearchParams(form));
  return [response.status, (await response.json()) as Record<string, unknown>];
}

/** What redeems the code of a request. */
async function claim(request: Record<string, string>) {
  const { code = "" } = await signIn(request);
  const { client_id = "" } = request;
  return {
    grant_type: "authorization_code",
    code,
    client_id,
    redirect_uri,
    code_verifier: verifier,
  };
}

describe("registration", () => {
  test.each([
    "http://127.0.0.1/callback",
    "http://localhost:6274/oauth/callback",
    "https://vscode.dev/redirect",
    "cursor://anysphere.cursor-mcp/oauth/callback",
  ])("accepts %s", async (uri) => {
    const { status, body } = await register({ redirect_uris: [uri], client_name: "Program" });
    expect([status, body]).toEqual([
      201,
      {
        client_id: expect.any(String),
        client_name: "Program",
        redirect_uris: [uri],
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ]);
  });

  test.each([
    "http://evil.example/callback",
    "http://127.0.0.1.evil.example/callback",
    "https://user@evil.example/",
    "https://good.example/#fragment",
    "javascript:alert(1)",
    "javascript://%0aalert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "callback",
  ])("refuses %s", async (uri) => {
    expect(await register({ redirect_uris: [redirect_uri, uri] })).toEqual({
      status: 400,
      body: { error: "invalid_redirect_uri" },
    });
  });

  test("gives ids that outlive a restart, are no access tokens, and are of no other issuer", async () => {
    const request = await asked();
    const { client_id = "" } = request;
    expect(JSON.parse(atob(client_id.split(".")[1] ?? ""))).toMatchObject({ aud: "client" });
    const other = await startIssuer();
    const response = await fetch(`${other.url}/authorize?${new URLSearchParams(request)}`);
    await other.close();
    expect(response.status).toBe(400);
  });
});

describe("an authorization request", () => {
  test("shows who asks for what, as text", async () => {
    const { body } = await register({
      redirect_uris: [redirect_uri],
      client_name: '<b>"P" & Q</b>',
    });
    const request = await asked({ client_id: body.client_id ?? "", scope: "copilot:write" });
    const response = await authorize(request);
    const page = await response.text();
    expect(page).toContain(
      "<strong>&lt;b&gt;&quot;P&quot; &amp; Q&lt;/b&gt;</strong> asks to read",
    );
    expect(page).toContain(`<code>${redirect_uri}</code>`);
    expect(page).toContain("It may also write");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await (await authorize(await asked())).text()).not.toContain("It may also write");
  });

  test.each([
    [{ client_id: "made-up" }, "not registered here"],
    [{ redirect_uri: "http://127.0.0.1/other" }, "has not registered"],
    [{ redirect_uri: "https://evil.example/callback" }, "has not registered"],
  ])("with %j gets a page and is sent nowhere", async (wrong, reason) => {
    const response = await authorize(await asked(wrong));
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    expect(await response.text()).toContain(reason);
  });

  test.each([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ code_challenge: "" }, "invalid_request"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ resource: "https://evil.example/mcp" }, "invalid_target"],
    [{ resource: "mcp" }, "invalid_target"],
  ])("with %j is sent back with the error", async (wrong, error) => {
    const response = await authorize(await asked(wrong));
    expect(response.status).toBe(303);
    expect(backWith(response)).toEqual({ error, state: "s1", iss: issuer.url });
  });

  test("may name any port of this machine", async () => {
    const request = await asked({ redirect_uri: "http://127.0.0.1:52431/callback" });
    expect(await signIn(request)).toMatchObject({ code: expect.any(String), state: "s1" });
  });

  test("can be denied", async () => {
    expect(await signIn(await asked(), { advisor_id: "" })).toMatchObject({
      error: "access_denied",
    });
  });

  test("is decided only on the page that was shown for it", async () => {
    const { client_id = "" } = await asked();
    for (const request of ["", "made-up", client_id, await issuer.mint("adv_north")]) {
      const form = new URLSearchParams({ request, advisor_id: "adv_north" });
      const response = await post("/authorize", form);
      expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    }
  });
});

describe("a code", () => {
  test("works once", async () => {
    const right = await claim(await asked());
    expect(await exchange(right)).toEqual([
      200,
      { access_token: expect.any(String), token_type: "Bearer", expires_in: 12 * 3600 },
    ]);
    expect(await exchange(right)).toEqual([400, { error: "invalid_grant" }]);
  });

  test.each([
    { code_verifier: "w".repeat(43) },
    { code_verifier: "" },
    { redirect_uri: "http://127.0.0.1:1/callback" },
    { code: "made-up" },
  ])("is lost with %j", async (wrong) => {
    const right = await claim(await asked());
    expect(await exchange({ ...right, ...wrong })).toEqual([400, { error: "invalid_grant" }]);
    if (!("code" in wrong))
      expect(await exchange(right)).toEqual([400, { error: "invalid_grant" }]);
  });

  test("is for the program that asked, and for its resource", async () => {
    const right = await claim(await asked());
    const { client_id = "" } = (await register({ redirect_uris: [redirect_uri, "app://back"] }))
      .body;
    expect(await exchange({ ...right, client_id })).toEqual([400, { error: "invalid_grant" }]);
    const resource = "http://127.0.0.1:8787/mcp";
    const bound = await claim(await asked({ resource }));
    expect(await exchange({ ...bound, resource: "http://127.0.0.1:9/mcp" })).toEqual([
      400,
      { error: "invalid_target" },
    ]);
    expect(await exchange({ ...right, client_id: "made-up" })).toEqual([
      401,
      { error: "invalid_client" },
    ]);
  });

  test("expires after a minute", async () => {
    const right = await claim(await asked());
    now += 60_001;
    expect(await exchange(right)).toEqual([400, { error: "invalid_grant" }]);
  });

  test("gives the right to write only if it was asked for and allowed", async () => {
    const request = await asked({ scope: "openid copilot:write" });
    const scopes = [];
    for (const [wanted, write] of [
      [request, "yes"],
      [request, "no"],
      [await asked(), "yes"],
    ] as const) {
      const { code = "" } = await signIn(wanted, { write });
      const [, { scope }] = await exchange({
        ...(await claim(wanted)),
        code,
      });
      scopes.push(scope);
    }
    expect(scopes).toEqual(["copilot:write", undefined, undefined]);
  });
});

test("programs in a browser may come from this machine only, and get no demo token", async () => {
  const allowed = async (path: string, origin: string) => {
    const response = await fetch(`${issuer.url}${path}`, {
      method: "OPTIONS",
      headers: { origin },
    });
    return response.headers.get("access-control-allow-origin");
  };
  const inspector = "http://localhost:6274";
  expect([
    await allowed("/register", inspector),
    await allowed("/token", inspector),
    await allowed("/.well-known/oauth-authorization-server", inspector),
    await allowed("/register", "https://evil.example"),
    await allowed("/dev/token", inspector),
    await allowed("/authorize", inspector),
  ]).toEqual([inspector, inspector, inspector, null, null, null]);
});
