import { sha256 } from "@advisor/adapters/sha256";
import { Fault } from "@advisor/domain/fault";
import type * as Template from "@advisor/domain/research/template";
import { Paging } from "@advisor/protocol/bodies";
import { TemplateBody } from "@advisor/protocol/research/requests";
import type { TemplateView } from "@advisor/protocol/research/responses";
import { Hono } from "hono";
import { readOwnTemplate } from "../../research/read-own.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody, parseRequest } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/**
 * An advisor's templates. Each change makes a new version; runs keep the version they started with.
 */
export function templateRoutes(runtime: Runtime): Hono<AppEnv> {
  const { templates, clock, newId } = runtime;
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnTemplate(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.post("/", async (c) => {
    const text = await bodyText(c);
    const draft = parseBody(TemplateBody, text);
    const key = requestKey(c, text);
    return oncePerKey(runtime, c, key, async () => {
      const now = new Date(clock.now()).toISOString();
      // With an idempotency key the id is derived from it, so that a retried request creates no
      // second template.
      const id = key === undefined ? newId("tpl") : `tpl_${sha256(key.scope).slice(0, 26)}`;
      const advisor_id = c.get("advisor").id;
      const dates = { created_at: now, updated_at: now };
      const template: Template.Info = { ...draft, id, advisor_id, version: 1, ...dates };
      await templates.create(template);
      return { status: 201, body: viewOf(template) };
    });
  });

  routes.get("/", async (c) => {
    const { cursor, limit } = parseRequest(Paging, c.req.query(), "invalid_request");
    return c.json(await templates.list({ advisorId: c.get("advisor").id, cursor, limit }));
  });

  routes.get("/:id", async (c) => c.json(viewOf(await found(c))));

  routes.put("/:id", async (c) => {
    const draft = parseBody(TemplateBody, await bodyText(c));
    const before = await found(c);
    const updated_at = new Date(clock.now()).toISOString();
    const next = { ...before, ...draft, version: before.version + 1, updated_at };
    if (!(await templates.replace(next)))
      throw new Fault(
        "conflict",
        "conflict",
        "Somebody else changed the template. Read it again, then make your change.",
      );
    return c.json(viewOf(next));
  });

  routes.delete("/:id", async (c) => {
    const { id } = await found(c);
    await templates.remove(id);
    return c.body(null, 204);
  });

  return routes;
}

const viewOf = ({ advisor_id: _, ...template }: Template.Info): TemplateView => template;
