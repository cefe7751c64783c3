import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page, Route } from "@playwright/test";

const origin = "https://advisor.example";
const authority = `${origin}/provider`;
const web = fileURLToPath(new URL("../../packages/web/", import.meta.url));
const vite = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url));

/** The page built as for a deployment, with a provider to sign in at. */
export async function builtPage(): Promise<{ dist: string; remove(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), "advisor-page-"));
  await promisify(execFile)(process.execPath, [vite, "build", "--outDir", dist], {
    cwd: web,
    env: { ...process.env, VITE_OIDC_AUTHORITY: authority, VITE_OIDC_CLIENT_ID: "page" },
  });
  return { dist, remove: () => rm(dist, { recursive: true }) };
}

/** What the provider was asked, as far as the code flow with PKCE goes. */
export interface Asked {
  challenge: string | null;
  method: string | null;
  verified: boolean;
  /** Of requests with a token: where they went. */
  tokenTo: string[];
}

/** Answers for a deployment's origin: the page, the provider, and the API of a laptop behind it. */
export async function deploy(page: Page, given: { dist: string; api: string }): Promise<Asked> {
  const asked: Asked = { challenge: null, method: null, verified: false, tokenTo: [] };
  const minted = await page.request.post(`${given.api}/dev/token`, {
    data: { advisor_id: "adv_north" },
  });
  const { token } = await minted.json();
  page.on("request", (request) => {
    if (request.headers().authorization?.includes(token)) asked.tokenTo.push(request.url());
  });
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    if (url.pathname.startsWith("/provider")) return provide(route, url, asked, token);
    if (/^\/(api|health)/.test(url.pathname)) {
      const response = await route.fetch({ url: `${given.api}${url.pathname}${url.search}` });
      return route.fulfill({ response });
    }
    const name = url.pathname === "/" ? "index.html" : url.pathname.slice(1);
    const contentType = { ".js": "text/javascript", ".css": "text/css" }[extname(name)];
    const body = await readFile(join(given.dist, name));
    return route.fulfill({ body, contentType: contentType ?? "text/html" });
  });
  return asked;
}

async function provide(route: Route, url: URL, asked: Asked, id_token: string): Promise<void> {
  if (url.pathname.endsWith("/openid-configuration")) {
    const json = {
      issuer: authority,
      authorization_endpoint: `${authority}/authorize`,
      token_endpoint: `${authority}/token`,
      jwks_uri: `${authority}/keys`,
    };
    return route.fulfill({ json });
  }
  if (url.pathname.endsWith("/authorize")) {
    asked.challenge = url.searchParams.get("code_challenge");
    asked.method = url.searchParams.get("code_challenge_method");
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", "code_1");
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    return route.fulfill({ status: 302, headers: { location: back.href } });
  }
  const form = new URLSearchParams(route.request().postData() ?? "");
  const hash = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  asked.verified = hash === asked.challenge && form.get("code") === "code_1";
  return route.fulfill({ json: { id_token, access_token: "unused", token_type: "Bearer" } });
}

export const address = (search: string): string => `${origin}/${search}`;
