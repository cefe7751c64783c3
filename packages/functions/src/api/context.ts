import type { AuthenticatedAdvisor } from "@advisor/adapters/identity";
import type { LambdaContext } from "@advisor/adapters/lambda-context";
import type { Fault } from "@advisor/domain/fault";
import type { Context } from "hono";

/** What the middleware adds to a request before its route runs. */
export interface Variables {
  advisor: AuthenticatedAdvisor;
  request_id: string;
  /** When the request arrived. */
  began: number;
  /** The body, or the reason it was refused. Empty if the request has none. */
  body: Uint8Array | Fault;
  /** The route's pattern, when the route was loaded later. */
  route?: string;
}

/** Set in Lambda only. Hono's streaming handler chose the names. */
export interface Bindings {
  context?: LambdaContext & { getRemainingTimeInMillis(): number };
}

export interface AppEnv {
  Variables: Variables;
  Bindings: Bindings;
}

export type AppContext = Context<AppEnv>;
