import { gateway, serve } from "../infra/api.ts";
import { advisors, pageClient } from "../infra/auth.ts";
import { entrance, page } from "../infra/web.ts";
import type { Stage } from "./stage.ts";

/** Who may come in and where: made first, because what is behind must know these addresses. */
export function edge({ name, permanent, domain, logs }: Stage) {
  const account = aws.getCallerIdentityOutput().accountId;
  const prefix = $interpolate`${$app.name}-${name}-${account}`;
  const identity = advisors({ protect: permanent, prefix });
  const door = gateway({ logs });
  const router = entrance({ domain, talksTo: [door.origin, ...identity.origins] });
  const client = pageClient(identity.pool, router.url);
  return { identity, door, router, client };
}

export type Edge = ReturnType<typeof edge>;

/** Opens the gateway to the API, and builds the page for it. */
export function open({ throttle }: Stage, edge: Edge, handler: sst.aws.Function): void {
  const { identity, door, router, client } = edge;
  serve({ gateway: door, handler, pool: identity.pool.arn, site: router.url, throttle });
  page({
    router,
    environment: {
      VITE_API_URL: door.api.url.apply((url) => url.replace(/\/$/, "")),
      VITE_OIDC_AUTHORITY: identity.issuer,
      VITE_OIDC_CLIENT_ID: client.id,
    },
  });
}
