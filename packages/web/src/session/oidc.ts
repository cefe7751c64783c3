import {
  ErrorResponse,
  OidcClient,
  type RefreshState,
  type SigninResponse,
  type User,
  UserManager,
  WebStorageStateStore,
} from "oidc-client-ts";
import * as z from "zod";
import { NetworkError } from "../api/connection.ts";
import { SessionOver } from "./renewal.ts";
import type { Session } from "./session.ts";

interface Provider {
  authority: string;
  client_id: string;
}

const scope = "openid email";

/** The code flow with PKCE. Its state is kept only as long as the tab. */
const settingsOf = (provider: Provider) => ({
  ...provider,
  redirect_uri: `${location.origin}/`,
  response_type: "code",
  scope,
  stateStore: new WebStorageStateStore({ store: sessionStorage }),
});

const managerOf = (provider: Provider): UserManager =>
  new UserManager({
    ...settingsOf(provider),
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
  });

/** Redirects to the provider's page, remembering the current URL. */
export const redirectToSignIn = (provider: Provider): Promise<void> =>
  managerOf(provider).signinRedirect({ state: location.search });

/** Completes the sign-in after the redirect, and restores the URL. */
export async function completeSignIn(provider: Provider): Promise<Session> {
  const manager = managerOf(provider);
  const user = await manager.signinCallback();
  await manager.removeUser();
  if (user === undefined) throw new Error("The sign-in gave no identity. Sign in again.");
  const before = z.string().catch("").parse(user.state);
  history.replaceState(null, "", `/${before}`);
  return sessionOf(user);
}

type Answer = Pick<User | SigninResponse, "id_token" | "refresh_token" | "expires_at" | "profile">;

function sessionOf({ id_token, refresh_token, expires_at, profile }: Answer): Session {
  if (id_token === undefined) throw new Error("The sign-in gave no identity. Sign in again.");
  return {
    token: id_token,
    advisor: profile.email ?? profile.sub,
    expires_at: expires_at === undefined ? null : expires_at * 1_000,
    refresh_token: refresh_token ?? null,
  };
}

/** Renews the session with its refresh token. */
export async function renewedSession(provider: Provider, session: Session): Promise<Session> {
  if (session.refresh_token === null) throw new SessionOver("There is no refresh token.");
  const state: RefreshState = {
    refresh_token: session.refresh_token,
    id_token: session.token,
    session_state: null,
    scope,
    profile: claimsOf(session.token),
  };
  const client = new OidcClient(settingsOf(provider));
  // biome-ignore lint/correctness/useHookAtTopLevel: the library's method is no hook
  const answer = await client
    .useRefreshToken({ state, timeoutInSeconds: 10 })
    .catch((error: unknown) => {
      throw error instanceof ErrorResponse
        ? new SessionOver("The provider refused to renew the session.", { cause: error })
        : new NetworkError();
    });
  const next = sessionOf(answer);
  if (next.token === session.token) throw new SessionOver("The provider gave no new identity.");
  return { ...next, refresh_token: next.refresh_token ?? session.refresh_token };
}

const Claims = z.looseObject({
  sub: z.string(),
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
});

/** The token's claims for display; the API verifies them. */
function claimsOf(token: string): z.infer<typeof Claims> {
  const middle = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(middle), (one) => one.charCodeAt(0));
  return Claims.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
