import { gateway, serve } from "../infra/api.ts";
import {
  advisors,
  pageClient,
  programClient,
  programScopes,
  signInMetadata,
} from "../infra/auth.ts";
import { entrance, page } from "../infra/web.ts";
import { functions } from "./function.ts";
import { developmentPage, type Stage } from "./stage.ts";

/**
 * The addresses and the sign-in. Created first, because everything behind them needs the addresses.
 */
export function edge(stage: Stage) {
  const { name, permanent, domain, logs, programs, pages } = stage;
  const { shape, transform } = functions(stage);
  const account = aws.getCallerIdentityOutput().accountId;
  const prefix = $interpolate`${$app.name}-${name}-${account}`;
  const identity = advisors({
    protect: permanent,
    prefix,
    beforeToken: {
      ...shape,
      transform,
      handler: "packages/functions/src/token.handler",
      memory: "512 MB",
      timeout: "5 seconds",
    },
  });
  const door = gateway({ logs });
  const router = entrance({ domain, talksTo: [door.origin, ...identity.origins] });
  const client = pageClient(identity.pool, [router.url, ...pages]);
  const program = programClient(identity.pool, programs);
  return { identity, door, router, client, program };
}

export type Edge = ReturnType<typeof edge>;

/** Connects the gateway to the API, and builds the page for it. */
export function open({ throttle }: Stage, edge: Edge, handler: sst.aws.Function): void {
  const { identity, door, router, client } = edge;
  serve({
    gateway: door,
    handler,
    pool: identity.pool.arn,
    // The gateway's refusals allow one origin: the developer's machine in a live session, otherwise
    // the page.
    site: $dev ? developmentPage : router.url,
    scopes: programScopes,
    throttle,
  });
  page({
    router,
    environment: {
      VITE_API_URL: door.api.url.apply((url) => url.replace(/\/$/, "")),
      VITE_OIDC_AUTHORITY: identity.issuer,
      VITE_OIDC_CLIENT_ID: client.id,
      SIGN_IN_METADATA: signInMetadata(identity, router.url),
    },
  });
}
