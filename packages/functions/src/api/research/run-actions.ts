import { notFound } from "@advisor/agent/open/open-turn";
import { Fault } from "@advisor/domain/fault";
import type * as Run from "@advisor/domain/research/run";
import { toMicroUsd } from "@advisor/protocol/research/money";
import {
  CancelBody,
  OverrideBody,
  RerunBody,
  ResumeBody,
} from "@advisor/protocol/research/requests";
import { cellViewOf } from "@advisor/protocol/research/responses";
import { Hono } from "hono";
import { cancelRun } from "../../research/cancel-run.ts";
import { readOwnRun } from "../../research/read-own.ts";
import { startGeneration } from "../../research/start-run.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/** Actions on a run: cancel, resume, re-run, override a cell. */
export function runActions(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnRun(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.post("/:id/cancel", async (c) => {
    const text = await bodyText(c);
    const { rest } = parseBody(CancelBody, text);
    const run = await found(c);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      await cancelRun(runtime, run, rest);
      return { status: 202, body: { run_id: run.id } };
    });
  });

  routes.post("/:id/resume", async (c) => {
    const text = await bodyText(c);
    const { max_cost_usd, max_cell_usd } = parseBody(ResumeBody, text);
    const run = await found(c);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      const limits = {
        ...(max_cost_usd === undefined ? {} : { run_micro_usd: toMicroUsd(max_cost_usd) }),
        ...(max_cell_usd === undefined ? {} : { cell_micro_usd: toMicroUsd(max_cell_usd) }),
      };
      const by = run.advisor_id;
      const generation = await startGeneration(runtime, run, { reason: "resume", by, limits });
      return { status: 202, body: { run_id: run.id, generation } };
    });
  });

  routes.post("/:id/rerun", async (c) => {
    const text = await bodyText(c);
    const selection = parseBody(RerunBody, text);
    const run = await found(c);
    checkSelection(run, selection);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      const by = run.advisor_id;
      const generation = await startGeneration(runtime, run, { reason: "rerun", by, selection });
      return { status: 202, body: { run_id: run.id, generation } };
    });
  });

  routes.patch("/:id/cells/:criterion/:company", async (c) => {
    const { verdict, value = null, reason } = parseBody(OverrideBody, await bodyText(c));
    const run = await found(c);
    const { criterion, company } = c.req.param();
    const name = run.companies.find(({ id }) => id === company)?.name;
    if (name === undefined || !run.template.criteria.some(({ id }) => id === criterion))
      throw notFound();
    await runtime.runs.append({
      run_id: run.id,
      key: `override#${c.get("request_id")}`,
      make: () => [
        { type: "cell_overridden", criterion, company, by: run.advisor_id, verdict, value, reason },
      ],
    });
    const [cell] = await runtime.runs.cells(run.id, [{ criterion, company }]);
    if (cell === undefined) throw notFound();
    return c.json(cellViewOf(cell, name));
  });

  return routes;
}

function checkSelection({ template, companies }: Run.Info, selection: Run.Selection): void {
  const named = "cells" in selection ? selection.cells : [selection];
  for (const one of named) {
    const company = "company" in one ? one.company : undefined;
    const criterion = "criterion" in one ? one.criterion : undefined;
    if (company !== undefined && !companies.some(({ id }) => id === company))
      throw unknown("company", company);
    if (criterion !== undefined && !template.criteria.some(({ id }) => id === criterion))
      throw unknown("criterion", criterion);
  }
}

const unknown = (what: string, id: string): Fault =>
  new Fault("invalid", `unknown_${what}`, `The run has no ${what} ${id.slice(0, 64)}.`);
