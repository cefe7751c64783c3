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
const web = fileURLToPath(new URL("../../../packages/web/", import.meta.url));
const vite = fileURLToPath(new URL("../../../node_modules/vite/bin/vite.js", import.meta.url));

/** The page built for deployment, with an identity provider. */
export async function builtPage(): Promise<{ dist: string; remove(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), "advisor-page-"));
  await promisify(execFile)(process.execPath, [vite, "build", "--outDir", dist], {
    cwd: web,
    env: { ...process.env, VITE_OIDC_AUTHORITY: authority, VITE_OIDC_CLIENT_ID: "page" },
  });
  return { dist, remove: () => rm(dist, { recursive: true }) };
}

/** The requests to the provider in the code flow with PKCE. */
export interface Asked {
  challenge: string | null;
  method: string | null;
  verified: boolean;
  /** Where requests with a token went. */
  tokenTo: string[];
}

/** A deployed origin: the page, the provider, and a laptop's API behind them. */
export interface Deployment {
  asked: Asked;
  /** How often a refresh token was used. */
  readonly renewals: number;
  /** The API rejects all tokens issued so far. */
  refuseTokens(): void;
  /** The provider rejects all refresh tokens. */
  refuseRenewals(): void;
  serve(page: Page): Promise<void>;
}

interface Options {
  dist: string;
  api: string;
  lifeSeconds?: number;
}

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

export async function deploy({ dist, api, lifeSeconds = 3_600 }: Options): Promise<Deployment> {
  const minted = await fetch(`${api}/dev/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advisor_id: "adv_north" }),
  });
  const { token: real } = (await minted.json()) as { token: string };
  const provider = providerOf(lifeSeconds);

  /**
   * The provider issues its own tokens, which are exchanged for the laptop's behind the deployment.
   */
  async function answerApi(route: Route, url: URL): Promise<void> {
    const headers = { ...route.request().headers() };
    const bearer = headers.authorization?.replace("Bearer ", "");
    if (bearer !== undefined) {
      provider.asked.tokenTo.push(url.href);
      headers.authorization = `Bearer ${provider.isGood(bearer) ? real : "refused"}`;
    }
    const target = `${api}${url.pathname}${url.search}`;
    return route.fulfill({ response: await route.fetch({ url: target, headers }) });
  }

  return {
    ...provider,
    get renewals() {
      return provider.state.renewals;
    },
    async serve(page) {
      await page.route(/^https:/, (route) => {
        const url = new URL(route.request().url());
        if (url.origin !== origin) return route.abort();
        if (url.pathname.startsWith("/provider")) return provider.answer(route, url);
        return /^\/(api|health)/.test(url.pathname)
          ? answerApi(route, url)
          : file(route, dist, url);
      });
    },
  };
}

/** A file of the built page. */
async function file(route: Route, dist: string, { pathname }: URL): Promise<void> {
  const name = pathname === "/" ? "index.html" : pathname.slice(1);
  const body = await readFile(join(dist, name));
  return route.fulfill({ body, contentType: types[extname(name)] ?? "text/html" });
}

/**
 * The provider. Its tokens name the user and are not signed, because the page does not verify them.
 */
function providerOf(lifeSeconds: number) {
  const asked: Asked = { challenge: null, method: null, verified: false, tokenTo: [] };
  const state = { renewals: 0, issued: 0, refusesRenewals: false };
  let good = new Map<string, number>();

  function token(): string {
    const iat = Math.floor(Date.now() / 1_000);
    state.issued += 1;
    const claims = { iss: authority, aud: "page", sub: "adv_north", iat, exp: iat + lifeSeconds };
    const made = [{ alg: "none" }, { ...claims, jti: String(state.issued) }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    good.set(`${made}.`, Date.now() + lifeSeconds * 1_000);
    return `${made}.`;
  }

  function exchange(form: URLSearchParams): { status: number; json: object } {
    if (form.get("grant_type") === "refresh_token") {
      const known = form.get("refresh_token") === "refresh_1" && !state.refusesRenewals;
      if (!known) return { status: 400, json: { error: "invalid_grant" } };
      state.renewals += 1;
    } else {
      const verifier = form.get("code_verifier") ?? "";
      const hash = createHash("sha256").update(verifier).digest("base64url");
      asked.verified = hash === asked.challenge && form.get("code") === "code_1";
      state.refusesRenewals = false;
    }
    const tokens = { id_token: token(), refresh_token: "refresh_1", access_token: "unused" };
    return { status: 200, json: { ...tokens, token_type: "Bearer", expires_in: lifeSeconds } };
  }

  return {
    asked,
    state,
    isGood: (bearer: string) => (good.get(bearer) ?? 0) > Date.now(),
    refuseTokens() {
      good = new Map();
    },
    refuseRenewals() {
      state.refusesRenewals = true;
    },
    answer(route: Route, url: URL): Promise<void> {
      if (url.pathname.endsWith("/openid-configuration")) return route.fulfill({ json: metadata });
      if (!url.pathname.endsWith("/authorize")) {
        return route.fulfill(exchange(new URLSearchParams(route.request().postData() ?? "")));
      }
      asked.challenge = url.searchParams.get("code_challenge");
      asked.method = url.searchParams.get("code_challenge_method");
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", "code_1");
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      // A page that leads back, because the target of a redirect is not intercepted by every browser.
      const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
      return route.fulfill({ body, contentType: "text/html" });
    },
  };
}

const metadata = {
  issuer: authority,
  authorization_endpoint: `${authority}/authorize`,
  token_endpoint: `${authority}/token`,
  jwks_uri: `${authority}/keys`,
};

export const address = (search: string): string => `${origin}/${search}`;
