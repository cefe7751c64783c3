import type { copilotClient } from "@advisor/client/copilot-client";
import { isEnded } from "@advisor/domain/research/run";
import type { RunBody } from "@advisor/protocol/research/requests";
import type { Estimate, RunView } from "@advisor/protocol/research/responses";
import { money, withNoun } from "../amounts.ts";
import { exitCode } from "../exit-code.ts";
import type { ResearchOptions } from "../options.ts";
import { pickByName } from "../pick.ts";
import { cellLine } from "./answer-line.ts";
import { companiesOf } from "./companies.ts";
import { type FollowResult, follow, type ResearchDeps } from "./follow.ts";
import { displayNames } from "./names.ts";

interface Options {
  research: ResearchDeps;
  copilot: ReturnType<typeof copilotClient>;
  options: ResearchOptions;
  input: NodeJS.ReadableStream;
  /** The command that started the program, for hints on what to type next. */
  program: string;
}

/** Starts or resumes a run, and shows it to its end. */
export async function runResearch(deps: Options): Promise<number> {
  const { research, options } = deps;
  const { client, screen, decider } = research;
  const id =
    options.resume === undefined ? await startRun(deps) : await resumeRun(deps, options.resume);
  let run = await client.run(id);
  let followed: FollowResult = { after: 0, denied: 0, stopped: false };
  for (;;) {
    [followed, run] = await withAdvice(deps, id, async () => [
      await follow(research, run, followed),
      await client.run(id),
    ]);
    if (!isEnded(run.status)) continue;
    const continues = run.rest?.code === "preview_done" && (await accepted(research));
    if (!continues) break;
    await client.resume(id);
  }
  if (screen.verbosity === 0) await showResults(research, run);
  const code = codeOf(run, followed);
  screen.record({ type: "summary", ...summaryOf(run), exit_code: code });
  if (screen.verbosity > 0) screen.note(summaryLine(run), "bold");
  if (run.status !== "done") screen.note(resumeHint(deps.program, run));
  if (followed.denied > 0)
    screen.note(`${withNoun(followed.denied, "call")} denied: nobody was there.`);
  return code;

  async function accepted({ prompts }: ResearchDeps): Promise<boolean> {
    if (decider === "yes") return true;
    if (decider !== "ask") return false;
    const said = await prompts.choose("That was the preview. Go on with the other companies?", [
      { value: "yes", label: `Yes, ${estimateText(run.estimate)} in all` },
      { value: "no", label: "No" },
    ]);
    return said === "yes";
  }
}

async function startRun({ research, copilot, options, input }: Options): Promise<string> {
  const { client, screen } = research;
  const [household_id, template_id, companies] = await Promise.all([
    options.household === undefined
      ? undefined
      : copilot
          .households()
          .then((all) => pickByName("household", all, options.household ?? "").id),
    options.template === undefined ? undefined : templateId(research, options.template),
    companiesOf(options.companies, input),
  ]);
  const { question, tools, maxCostUsd: max_cost_usd } = options;
  const body = {
    ...companies,
    ...withoutUndefined({ household_id, template_id, question, tools, max_cost_usd }),
    wait_between_tools: options.waitBetweenTools,
    verbosity: screen.verbosity,
    preview: options.preview ? (3 as const) : (0 as const),
  } satisfies Partial<RunBody>;
  const run = await client.start(body);
  screen.record({ type: "started", ...run });
  if (screen.verbosity === 0) return run.run_id;
  const limit = max_cost_usd === undefined ? "" : `, at most ${money(max_cost_usd)}`;
  screen.note(
    `${run.run_id}: ${withNoun(run.cells, "cell")}, ${estimateText(run)}${limit}`,
    "bold",
  );
  return run.run_id;
}

/** Drops the keys whose value is undefined. */
const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

async function templateId({ client }: ResearchDeps, said: string): Promise<string> {
  const templates: { id: string; name: string }[] = [];
  for await (const template of client.templates()) templates.push(template);
  return pickByName("template", templates, said).id;
}

/** Resumes a paused run, joins a running one, and shows a finished one. */
async function resumeRun({ research, options }: Options, id: string): Promise<string> {
  const { client, screen } = research;
  const run = await client.run(id);
  if (screen.verbosity > 0) screen.note(`${run.run_id}: ${run.name}, ${run.status}`, "bold");
  if (run.status !== "done" && isEnded(run.status)) {
    await client.resume(id, withoutUndefined({ max_cost_usd: options.maxCostUsd }));
  } else if (options.maxCostUsd !== undefined) {
    screen.note(
      `--max-cost changes nothing: the run does not rest, it is ${run.status}.`,
      "yellow",
    );
  }
  return run.run_id;
}

const estimateText = ({ estimate_usd: { low, high } }: Estimate): string =>
  low === null || high === null
    ? "cost unknown: the model has no price"
    : `estimated ${money(low)} to ${money(high)}`;

async function showResults({ client, screen }: ResearchDeps, run: RunView): Promise<void> {
  const names = displayNames(run);
  for await (const cell of client.results(run.run_id)) {
    screen.record({ type: "cell", ...cell });
    screen.answer(`${cellLine(cell, names.criterion(cell.criterion))}\n`);
  }
}

/** Adds to an error what is known about the run, once the service is unreachable. */
async function withAdvice<Result>(
  { research, program }: Options,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    research.screen.note(
      `The run may go on at the service. Come back with: ${program} research --resume ${id}`,
    );
    throw error;
  }
}

function codeOf(run: RunView, { denied, stopped }: FollowResult): number {
  if (stopped) return exitCode.interrupted;
  if (denied > 0) return exitCode.denied;
  if (run.status !== "done") return exitCode.cutOff;
  return run.counters.failed > 0 ? exitCode.failed : exitCode.ok;
}

const summaryOf = (run: RunView) =>
  Object.fromEntries(summarized.map((field) => [field, run[field]]));
const summarized = [
  "run_id",
  "status",
  "rest",
  "counters",
  "cost_usd",
  "tokens_used",
  "tool_calls",
] as const;

function summaryLine({ status, counters, cost_usd, tool_calls }: RunView): string {
  const { positive, negative, unknown, answered, skipped, failed } = counters;
  const others = [
    skipped > 0 ? `, ${skipped} skipped` : "",
    failed > 0 ? `, ${failed} failed` : "",
  ];
  const services = [
    `model ${money(cost_usd.model)}`,
    ...Object.entries(cost_usd.tools).map(([tool, usd]) => `${tool} ${money(usd)}`),
  ];
  return `${status}: ${answered} answered (${positive} positive, ${negative} negative, ${unknown} unknown)${others.join("")}; ${withNoun(tool_calls, "tool call")}; ${money(cost_usd.total)} (${services.join(", ")})`;
}

function resumeHint(program: string, { run_id, rest }: RunView): string {
  const raise = rest?.code.includes("budget") === true ? " --max-cost USD" : "";
  return `Go on with: ${program} research --resume ${run_id}${raise}`;
}
