import { notFound } from "@advisor/agent/open/open-turn";
import { HouseholdId, NewTask, TaskChange } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { authorize } from "../../authorize.ts";
import { readHouseholdPapers } from "../../book/household-papers.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/**
 * A household's documents, notes and tasks. The advisor edits tasks directly; only the copilot's
 * writes need approval.
 */
export function paperRoutes(runtime: Runtime): Hono<AppEnv> {
  const { tasks, clock, newId } = runtime;
  const routes = new Hono<AppEnv>();

  const ownId = async (c: AppContext): Promise<string> => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    await authorize(runtime, c.get("advisor").id, id.data);
    return id.data;
  };

  routes.get("/:id/documents/:document_id", async (c) => {
    const wanted = c.req.param("document_id");
    const found = (await readHouseholdPapers(runtime, await ownId(c))).find(
      ({ id }) => id === wanted,
    );
    if (found === undefined) throw notFound();
    return c.json(found);
  });

  routes.post("/:id/tasks", async (c) => {
    const text = bodyText(c);
    const draft = parseBody(NewTask, text);
    const household_id = await ownId(c);
    const key = requestKey(c, text);
    return oncePerKey(runtime, c, key, async () => {
      const created_at = new Date(clock.now()).toISOString();
      const id = newId("task");
      const task = { ...draft, id, household_id, status: "open" as const, created_at };
      return { status: 201, body: await tasks.create(task, key?.scope ?? id) };
    });
  });

  routes.patch("/:id/tasks/:task_id", async (c) => {
    const change = parseBody(TaskChange, bodyText(c));
    const task = await tasks.change(await ownId(c), c.req.param("task_id"), change);
    if (task === undefined) throw notFound();
    return c.json(task);
  });

  return routes;
}
