import type { IncomingMessage, ServerResponse } from "node:http";
import type * as Run from "@advisor/domain/research/run";
import * as Template from "@advisor/domain/research/template";
import { atVerbosity } from "@advisor/protocol/research/event";
import { toMicroUsd } from "@advisor/protocol/research/money";
import {
  CancelBody,
  DecisionBody,
  ResumeBody,
  RunBody,
  slug,
} from "@advisor/protocol/research/requests";
import { cellViewOf, costsOf, estimateOf, runViewOf } from "@advisor/protocol/research/responses";
import type * as z from "zod";
import { type Answer, json, problem } from "./answers.ts";
import { ScriptedRun } from "./scripted-run.ts";

const criterion = (name: string) => ({ id: slug(name), name, description: `${name}?` });
const template = (id: string, name: string, ...criteria: string[]): Template.Info => ({
  ...Template.Draft.parse({ name, system_prompt: "", criteria: criteria.map(criterion) }),
  ...{ id, advisor_id: "adv_north", version: 1 },
  ...{ created_at: "2026-11-01T00:00:00.000Z", updated_at: "2026-11-01T00:00:00.000Z" },
});

const templates = [
  template("tpl_screen", "Acquisition screen", "Pays a dividend"),
  template("tpl_safety", "Dividend safety", "Covered by cash", "Cut before"),
];

/** The research routes with scripted runs. */
export class ScriptedResearch {
  readonly runs = new Map<string, ScriptedRun>();
  /** Open event streams, which a test can cut. */
  readonly streams = new Set<ServerResponse>();

  /** The response to a request under /api/v1/research. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, body }: { path: string[]; query: URLSearchParams; body: unknown },
  ): Answer | undefined {
    const [kind, id = "", action, approval = ""] = path;
    if (kind === "templates")
      return json({ items: templates.map(Template.cardOf), next_cursor: null });
    if (kind !== "runs") return problem(404, "not_found", "There is nothing here.");
    if (request.method === "POST" && id === "") return this.#start(RunBody.parse(body));
    if (id === "") return json({ items: [...this.runs.values()].map(card), next_cursor: null });
    const run = this.runs.get(id);
    if (run === undefined) return problem(404, "not_found", "There is no such run.");
    switch (action) {
      case undefined:
        return json(runViewOf(run.info, run.waiting));
      case "results":
        return json({
          items: [...run.cells.values()].map((cell) => cellViewOf(cell, nameOf(run, cell.company))),
          next_cursor: null,
        });
      case "events":
        this.#stream(run, request, response, Number(query.get("verbosity") ?? 1));
        return undefined;
      case "approvals":
        return run.decide(approval, DecisionBody.parse(body))
          ? json({ status: "decided" })
          : problem(409, "already_decided", "Somebody has decided on this call already.");
      case "cancel":
        run.cancel(CancelBody.parse(body));
        return json({ run_id: id, status: "canceling" }, 202);
      case "resume":
        return resume(run, ResumeBody.parse(body));
      case "export":
        return { status: 200, type: "text/markdown", body: `# ${run.plan.name}\n` };
      default:
        return problem(404, "not_found", "There is nothing here.");
    }
  }

  #start(body: RunBody): Answer {
    const used =
      templates.find(({ id }) => id === body.template_id) ??
      template("tpl_question", "Question", body.question ?? "Question");
    const names = namesOf(body);
    if (names.some((name) => name.includes("\r")))
      return problem(400, "invalid_request", "companies_csv: holds a carriage return");
    const companies = names.filter(Boolean).map((name) => ({ id: slug(name), name, symbol: null }));
    const { tools = ["perplexity_search", "company_lookup"], max_cost_usd } = body;
    const { wait_between_tools, verbosity, max_steps, parallel, preview, second_look } = body;
    const cells = companies.length * used.criteria.length;
    const plan: Run.Plan = {
      id: `run_${String(this.runs.size + 1).padStart(26, "0")}`,
      ...{ advisor_id: "adv_north", household_id: body.household_id ?? null, name: used.name },
      template: { ...used, id: used.id, version: 1 },
      companies,
      settings: { tools, wait_between_tools, verbosity, max_steps, parallel, preview, second_look },
      estimate: {
        low_micro_usd: toMicroUsd(0.01 * cells),
        high_micro_usd: toMicroUsd(0.03 * cells),
        cells,
        steps_per_cell: 2,
      },
      ...{ model_id: "scripted", created_at: "2026-11-27T10:00:00.000Z" },
    };
    const run_micro_usd = max_cost_usd === undefined ? null : toMicroUsd(max_cost_usd);
    const run = new ScriptedRun(plan, { run_micro_usd, cell_micro_usd: null });
    this.runs.set(plan.id, run);
    setImmediate(() => run.work("start", preview > 0));
    return json({ run_id: plan.id, status: "queued", ...estimateOf(plan.estimate) }, 202);
  }

  #stream(run: ScriptedRun, request: IncomingMessage, response: ServerResponse, verbosity: number) {
    let sent = Number(request.headers["last-event-id"] ?? 0);
    response.writeHead(200, { "content-type": "text/event-stream" });
    this.streams.add(response);
    const send = (): void => {
      for (const event of run.events.slice(sent)) {
        sent = event.seq;
        const seen = atVerbosity(event, verbosity);
        if (seen !== undefined)
          response.write(`id: ${event.seq}\ndata: ${JSON.stringify(seen)}\n\n`);
      }
      if (run.over) response.end();
    };
    run.on("event", send);
    response.once("close", () => {
      run.off("event", send);
      this.streams.delete(response);
    });
    response.write(": keep-alive\n\n");
    send();
  }
}

function resume(run: ScriptedRun, { max_cost_usd }: z.infer<typeof ResumeBody>): Answer {
  if (max_cost_usd !== undefined) run.state.limits.run_micro_usd = toMicroUsd(max_cost_usd);
  void run.work("resume", false);
  return json({ run_id: run.plan.id, status: "running" }, 202);
}

/** The companies in the request; every household holds Acme and Bolt. */
function namesOf({ companies, companies_csv }: RunBody): string[] {
  if (companies_csv !== undefined)
    return companies_csv.split("\n").map((line) => line.split(",")[0] ?? "");
  return companies?.map((one) => (typeof one === "string" ? one : one.name)) ?? ["Acme", "Bolt"];
}

const nameOf = ({ plan }: ScriptedRun, company: string): string =>
  plan.companies.find(({ id }) => id === company)?.name ?? company;

const card = ({ plan, state }: ScriptedRun) => ({
  ...{
    id: plan.id,
    name: plan.name,
    household_id: plan.household_id,
    template_id: plan.template.id,
  },
  ...{ criteria: plan.template.criteria.length, companies: plan.companies.length },
  ...{ created_at: plan.created_at, status: state.status, counters: state.counters },
  cost_usd: costsOf(state.spent),
});
