import { Hono } from "hono";
import { routePath } from "hono/route";
import type { AppContext, AppEnv, Variables } from "../context.ts";

type Inner = Pick<AppEnv, "Variables"> & { Bindings: AppEnv["Bindings"] & { outer: AppContext } };

const variables: readonly (keyof Variables)[] = ["advisor", "request_id", "began", "body"];

/**
 * Mounts routes that are loaded on the first request to `path`; their own paths begin at `base`. They
 * share the app's middleware and error handler.
 */
export function lazyRoutes(
  path: string,
  load: () => Promise<Hono<AppEnv>>,
  base: string = path,
): Hono<AppEnv> {
  const mounted = async (): Promise<Hono<Inner>> => {
    const inner = new Hono<Inner>();
    inner.onError((error) => {
      throw error;
    });
    inner.notFound((c) => c.env.outer.notFound());
    inner.use(async (c, next) => {
      for (const name of variables) c.set(name, c.env.outer.get(name));
      c.env.outer.set("route", routePath(c, -1));
      await next();
    });
    return inner.route(base, await load());
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
