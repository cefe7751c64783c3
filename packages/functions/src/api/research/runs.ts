import { sha256 } from "@advisor/adapters/sha256";
import { notFound } from "@advisor/agent/open/open-turn";
import type * as Run from "@advisor/domain/research/run";
import { Paging } from "@advisor/protocol/bodies";
import { DiffQuery, ResultsQuery, RunBody } from "@advisor/protocol/research/requests";
import {
  cellViewOf,
  costsOf,
  estimateOf,
  type RunCard,
  runViewOf,
} from "@advisor/protocol/research/responses";
import { Hono } from "hono";
import { redeliverDecisions } from "../../research/decide-approval.ts";
import { diffRuns } from "../../research/diff-runs.ts";
import { cellPage } from "../../research/matrix.ts";
import { planRun } from "../../research/plan-run.ts";
import { readOwnRun } from "../../research/read-own.ts";
import { startRun } from "../../research/start-run.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody, parseRequest } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/** Starts, lists and reads runs. */
export function runRoutes(runtime: Runtime): Hono<AppEnv> {
  const { runs, newId } = runtime;
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnRun(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.post("/", async (c) => {
    const text = await bodyText(c);
    const body = parseBody(RunBody, text);
    const advisor_id = c.get("advisor").id;
    const key = requestKey(c, text);
    // With an idempotency key the id is derived from it, so that a retried request starts no second
    // run.
    const id = key === undefined ? newId("run") : `run_${sha256(key.scope).slice(0, 26)}`;
    return oncePerKey(runtime, c, key, async () => {
      const started = await startRun(runtime, advisor_id, id, body);
      return { status: 202, body: started };
    });
  });

  routes.post("/estimate", async (c) => {
    const body = parseBody(RunBody, await bodyText(c));
    const { plan } = await planRun(runtime, c.get("advisor").id, newId("run"), body);
    return c.json(estimateOf(plan.estimate));
  });

  routes.get("/", async (c) => {
    const { cursor, limit } = parseRequest(Paging, c.req.query(), "invalid_request");
    const page = await runs.list({ advisorId: c.get("advisor").id, cursor, limit });
    const states = await runs.states(page.items.map(({ id }) => id));
    const items = page.items.flatMap((card, at) => cardsOf(card, states[at]));
    return c.json({ ...page, items });
  });

  routes.get("/:id", async (c) => {
    const run = await found(c);
    const approvals = await runs.approvals(run.id);
    await redeliverDecisions(runtime, run, approvals);
    const waiting = approvals.filter(({ decided }) => decided === null);
    return c.json(runViewOf(run, waiting));
  });

  routes.get("/:id/results", async (c) => {
    const query = parseRequest(ResultsQuery, c.req.query(), "invalid_request");
    const run = await found(c);
    const names = new Map(run.companies.map(({ id, name }) => [id, name]));
    const page = await cellPage(runs, run, { ...query, cursor: query.cursor });
    const items = page.items.map((cell) => cellViewOf(cell, names.get(cell.company) ?? ""));
    return c.json({ ...page, items });
  });

  routes.get("/:id/pages/:hash", async (c) => {
    const run = await found(c);
    const [page] = await runs.pages(run.id, [c.req.param("hash").slice(0, 128)]);
    if (page === undefined) throw notFound();
    return c.json(page);
  });

  routes.get("/:id/diff", async (c) => {
    const { with: other } = parseRequest(DiffQuery, c.req.query(), "invalid_request");
    const run = await found(c);
    return c.json(await diffRuns(runs, run, await readOwnRun(runtime, run.advisor_id, other)));
  });

  return routes;
}

function cardsOf(card: Run.Card, state: Run.State | undefined): RunCard[] {
  if (state === undefined) return [];
  const { status, counters, spent } = state;
  return [{ ...card, status, counters, cost_usd: costsOf(spent) }];
}
