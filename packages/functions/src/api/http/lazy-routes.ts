import { notFound } from "@advisor/agent/open/open-turn";
import { Hono } from "hono";
import type { AppContext, AppEnv, Variables } from "../context.ts";

type Inner = Pick<AppEnv, "Variables"> & { Bindings: AppEnv["Bindings"] & { outer: AppContext } };

const variables: readonly (keyof Variables)[] = ["advisor", "request_id", "began", "body"];

/**
 * Routes below a path whose code is loaded with the first request to one of them. They see what the
 * middleware of the app knows of a request; a fault of theirs is answered by the app.
 */
export function lazyRoutes(path: string, load: () => Promise<Hono<AppEnv>>): Hono<AppEnv> {
  const mounted = async (): Promise<Hono<Inner>> => {
    const inner = new Hono<Inner>();
    inner.onError((error) => {
      throw error;
    });
    inner.notFound(() => {
      throw notFound();
    });
    inner.use(async (c, next) => {
      for (const name of variables) c.set(name, c.env.outer.get(name));
      await next();
    });
    return inner.route(path, await load());
  };
  let routes: Promise<Hono<Inner>> | undefined;
  return new Hono<AppEnv>().all(`${path}/*`, async (outer) => {
    routes ??= mounted().catch((error: unknown) => {
      routes = undefined;
      throw error;
    });
    return (await routes).fetch(outer.req.raw, { ...outer.env, outer });
  });
}
