import type * as Cell from "@advisor/domain/research/cell";
import type * as Entry from "@advisor/domain/research/entry";
import { costMicroUsd } from "@advisor/domain/spend";
import { lookupAnswer } from "../evidence/lookups.ts";
import { contextOf, messagesOf } from "../request/messages.ts";
import { askModel, reservedStepCost, toRequestedCalls } from "../request/model-step.ts";
import { secondLookPrompt, systemPrompt } from "../request/prompt.ts";
import { type CallResults, makeCalls } from "../request/tool-calls.ts";
import type { Action, CellContext } from "./action.ts";
import { answerFromVerdict } from "./answer-from-verdict.ts";
import type { CellDeps, CellWork } from "./cell-deps.ts";
import { type CellLog, readCellLog } from "./cell-log.ts";
import { readVerdict } from "./verdict.ts";

/** What performing an action takes. */
export interface CellAttempt {
  deps: CellDeps;
  work: CellWork;
  context: CellContext;
  entries: readonly Entry.Info[];
  /** Calls whose requests this process recorded. */
  own: ReadonlySet<string>;
}

/** Performs an action and returns the entries to record. */
export async function performAction(attempt: CellAttempt, action: Action): Promise<CallResults> {
  if (action.do === "call")
    return makeCalls(attempt.deps, attempt.work.run.id, action.requests, attempt.own);
  return { bodies: await entriesOf(attempt, action), failed: [] };
}

async function entriesOf(
  attempt: CellAttempt,
  action: Exclude<Action, { do: "call" }>,
): Promise<Entry.Body[]> {
  const log = readCellLog(attempt.entries.map(({ body }) => body));
  switch (action.do) {
    case "note":
      return action.bodies;
    case "prompt":
      return [promptEntry(attempt, log, action)];
    case "ask":
      return [await asked(attempt, log)];
    case "conclude":
      return concludeAnswer(attempt, log);
    case "look_again":
      return takeSecondLook(attempt, log);
    case "look_up":
      return final(attempt, log, await figure(attempt, log, action.request));
    case "answer":
      return final(attempt, log, action.answer);
    default:
      return [];
  }
}

const cellOf = ({ context: { criterion, company, attempt } }: CellAttempt) => ({
  criterion: criterion.id,
  company: company.id,
  attempt,
});

function promptEntry(
  attempt: CellAttempt,
  log: CellLog,
  { step, last, text }: Extract<Action, { do: "prompt" }>,
): Entry.Body {
  const { deps, work } = attempt;
  const system = systemPrompt(work.run.template.system_prompt);
  const before = messagesOf(log).map((message) => JSON.stringify(message));
  return {
    type: "prompt_sent",
    ...cellOf(attempt),
    purpose: "research",
    step,
    last,
    text,
    system: step === 1 ? system : null,
    system_hash: deps.digest(system),
    model_id: deps.model.id,
    micro_usd: reservedStepCost(deps.price, [system, text, ...before]),
  };
}

async function asked(attempt: CellAttempt, log: CellLog): Promise<Entry.Body> {
  const { deps, work } = attempt;
  const prompt = log.steps.at(-1)?.prompt;
  if (prompt === undefined) throw new Error("a model is asked behind a prompt");
  const tools = deps.tools.filter(({ name }) => work.run.settings.tools.includes(name));
  const answered = await askModel(deps, {
    system: systemPrompt(work.run.template.system_prompt),
    messages: messagesOf(log),
    context: contextOf(log),
    tools,
    choice: prompt.last ? "none" : "auto",
  });
  const { text, calls, stop_reason, usage, ms } = answered;
  return {
    type: "model_response",
    ...cellOf(attempt),
    step: prompt.step,
    text,
    calls: await toRequestedCalls(calls, deps),
    stop_reason,
    usage,
    micro_usd: costMicroUsd(deps.price, usage),
    reserved_micro_usd: prompt.micro_usd,
    ms,
  };
}

/** The answer that the evidence supports, without a second look. */
async function answerOf(
  { deps, work, context, entries }: CellAttempt,
  log: CellLog,
): Promise<Cell.Answer> {
  const read = readVerdict(log.steps.at(-1)?.response?.text ?? "");
  if (read.kind === "unreadable") throw new Error("an answer is concluded from what can be read");
  const hashes = entries.flatMap(({ body }) =>
    "pages" in body ? body.pages.map(({ hash }) => hash) : [],
  );
  const pages = await deps.runs.pages(work.run.id, hashes);
  return answerFromVerdict(read.said, context.criterion, pages, context.today);
}

async function concludeAnswer(attempt: CellAttempt, log: CellLog): Promise<Entry.Body[]> {
  const { deps, work, context } = attempt;
  const answer = await answerOf(attempt, log);
  if (!work.run.settings.second_look || answer.verdict === "unknown")
    return final(attempt, log, answer);
  const { system, text } = secondLookPrompt({ ...context, answer });
  return [
    {
      type: "prompt_sent",
      ...cellOf(attempt),
      purpose: "second_look",
      step: log.steps.length + 1,
      last: true,
      text,
      system,
      system_hash: deps.digest(system),
      model_id: deps.model.id,
      micro_usd: reservedStepCost(deps.price, [system, text]),
    },
  ];
}

async function takeSecondLook(attempt: CellAttempt, log: CellLog): Promise<Entry.Body[]> {
  const { deps } = attempt;
  const { prompt, look } = log.second ?? {};
  if (prompt === undefined) throw new Error("a second look has a prompt");
  if (look !== undefined) {
    const review = look.agrees ? null : { reason: look.explanation };
    return final(attempt, log, { ...(await answerOf(attempt, log)), review });
  }
  const { text, usage, ms } = await askModel(deps, {
    system: prompt.system ?? "",
    messages: [{ role: "user", text: prompt.text }],
    context: [],
    tools: [],
    choice: "none",
  });
  const read = readVerdict(text);
  const doubts = read.kind === "said" && read.said.type !== "positive";
  const why = read.kind === "said" ? [read.said.answer, read.said.explanation] : [read.why];
  return [
    {
      type: "second_look",
      ...cellOf(attempt),
      agrees: !doubts,
      explanation: why.filter((line) => line !== "").join(" ") || "The quotes do not show it.",
      usage,
      micro_usd: costMicroUsd(deps.price, usage),
      reserved_micro_usd: prompt.micro_usd,
      ms,
    },
  ];
}

async function figure(
  { deps, work, context }: CellAttempt,
  { lookup }: CellLog,
  request: Entry.OfType<"tool_request">,
): Promise<Cell.Answer> {
  const name = context.criterion.lookup;
  const result = lookup?.result;
  if (name === null || result === undefined) throw new Error("a figure is looked up by a call");
  const [page] = await deps.runs.pages(
    work.run.id,
    result.pages.slice(-1).map(({ hash }) => hash),
  );
  const text = result.status === "success" ? result.text.slice(result.text.indexOf("\n")) : "";
  const data: Record<string, unknown> =
    text === "" ? { reason: `${request.tool}: ${result.text}` } : JSON.parse(text);
  return lookupAnswer({ ...context, lookup: name, page, data });
}

/** Ends an attempt. A company that fails a disqualifying criterion is disqualified. */
function final(attempt: CellAttempt, { started }: CellLog, answer: Cell.Answer): Entry.Body[] {
  const { deps, context, entries } = attempt;
  const began = entries.find(({ body }) => body === started)?.at;
  const seconds = began === undefined ? 0 : (deps.clock.now() - Date.parse(began)) / 1_000;
  const { criterion, company } = context;
  const end: Entry.Body = {
    type: "final_result",
    ...cellOf(attempt),
    ...answer,
    seconds: Math.max(0, seconds),
  };
  if (!criterion.disqualifying || answer.verdict !== "negative") return [end];
  const message = `${company.name} is out: ${criterion.name} is negative.`;
  return [
    end,
    { type: "company_disqualified", criterion: criterion.id, company: company.id, message },
  ];
}
