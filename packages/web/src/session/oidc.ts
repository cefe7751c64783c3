import { UserManager, WebStorageStateStore } from "oidc-client-ts";
import * as z from "zod";
import type { Session } from "./session.ts";

interface Provider {
  authority: string;
  client_id: string;
}

/** The code flow with PKCE; what it keeps on the way lasts as long as the tab. */
const managerOf = (provider: Provider): UserManager =>
  new UserManager({
    ...provider,
    redirect_uri: `${location.origin}/`,
    response_type: "code",
    scope: "openid email",
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
  });

/** Leaves for the provider's page; the address is found again afterwards. */
export const leaveToSignIn = (provider: Provider): Promise<void> =>
  managerOf(provider).signinRedirect({ state: location.search });

/** Coming back from the provider's page: the session, with the address as it was before. */
export async function comeBack(provider: Provider): Promise<Session> {
  const manager = managerOf(provider);
  const user = await manager.signinCallback();
  await manager.removeUser();
  if (user?.id_token === undefined) throw new Error("The sign-in gave no identity. Sign in again.");
  const before = z.string().catch("").parse(user.state);
  history.replaceState(null, "", `/${before}`);
  return { token: user.id_token, advisor: user.profile.email ?? user.profile.sub };
}
