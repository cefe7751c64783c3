import type { Advisor } from "@advisor/adapters/identity";
import type { Context } from "hono";

/** What the middleware knows of a request before a route sees it. */
export interface Variables {
  advisor: Advisor;
  request_id: string;
}

/** `lambdaContext` is there when the app runs in Lambda. */
export interface Bindings {
  lambdaContext?: { getRemainingTimeInMillis(): number };
}

export interface AppEnv {
  Variables: Variables;
  Bindings: Bindings;
}

export type AppContext = Context<AppEnv>;
