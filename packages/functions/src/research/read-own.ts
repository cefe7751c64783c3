import { notFound } from "@advisor/agent/open/open-turn";
import type * as Run from "@advisor/domain/research/run";
import type * as Template from "@advisor/domain/research/template";
import type { Stores } from "../runtime.ts";

/** The advisor's own run. Another advisor's run looks like an unknown one. */
export async function readOwnRun(
  { runs }: Pick<Stores, "runs">,
  advisorId: string,
  id: string,
): Promise<Run.Info> {
  const run = /^run_[a-z0-9]{26}$/.test(id) ? await runs.get(id) : undefined;
  if (run?.advisor_id !== advisorId) throw notFound();
  return run;
}

/** The advisor's own template. */
export async function readOwnTemplate(
  { templates }: Pick<Stores, "templates">,
  advisorId: string,
  id: string,
): Promise<Template.Info> {
  const template = /^tpl_[a-z0-9_]{1,40}$/.test(id) ? await templates.get(id) : undefined;
  if (template?.advisor_id !== advisorId) throw notFound();
  return template;
}
