import type { Advisor } from "@advisor/adapters/identity";
import type { LambdaContext } from "@advisor/adapters/lambda-context";
import type { Fault } from "@advisor/domain/fault";
import type { Context } from "hono";

/** What the middleware knows of a request before a route sees it. */
export interface Variables {
  advisor: Advisor;
  request_id: string;
  /** When the request came in. */
  began: number;
  /** The body, or why it is refused; empty where a request has none. */
  body: Uint8Array | Fault;
}

/** There in Lambda, under the name that the streaming handler of Hono gives it. */
export interface Bindings {
  context?: LambdaContext & { getRemainingTimeInMillis(): number };
}

export interface AppEnv {
  Variables: Variables;
  Bindings: Bindings;
}

export type AppContext = Context<AppEnv>;
