import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Entry from "@advisor/domain/research/entry";
import { lookups } from "../evidence/lookups.ts";
import { pendingCalls } from "../request/pending-calls.ts";
import { firstPrompt, resultBlock, stepNote } from "../request/prompt.ts";
import type { Action, CellContext } from "./action.ts";
import { unknownAnswer } from "./answer-from-verdict.ts";
import { type CellLog, lookupCallId, readCellLog } from "./cell-log.ts";
import { firstQueryAction } from "./first-call.ts";
import { readVerdict, type StatedVerdict } from "./verdict.ts";

/** Decides the next action for a cell from the entries of its attempt alone. */
export function nextAction(context: CellContext, entries: readonly Entry.Body[]): Action {
  const log = readCellLog(entries);
  if (log.end !== undefined) return { do: "nothing" };
  if (log.started === undefined) return { do: "note", bodies: [startEntry(context)] };
  if (context.criterion.lookup !== null) return lookUp(context, log, context.criterion.lookup);
  const first = firstQueryAction(context, log);
  if (first !== undefined) return first;
  if (log.second !== undefined) return { do: "look_again" };
  return nextStep(context, log);
}

const cellOf = ({ criterion, company, attempt }: CellContext) => ({
  criterion: criterion.id,
  company: company.id,
  attempt,
});

const startEntry = (context: CellContext): Entry.Body => ({
  type: "company_start",
  ...cellOf(context),
  company_name: context.company.name,
});

/** Gets a figure with one tool call and no model. */
function lookUp(
  context: CellContext,
  { lookup }: CellLog,
  name: NonNullable<Criterion.Info["lookup"]>,
): Action {
  if (lookup?.result !== undefined && lookup.request !== undefined)
    return { do: "look_up", request: lookup.request };
  if (lookup?.request !== undefined) return { do: "call", requests: [lookup.request] };
  const { symbol } = context.company;
  if (symbol === null) return giveUp("The company has no ticker symbol to look up.");
  const { tool, arguments: argumentsOf } = lookups[name];
  return {
    do: "note",
    bodies: [
      {
        type: "tool_request",
        ...cellOf(context),
        call_id: lookupCallId,
        tool,
        query: symbol,
        input: argumentsOf(symbol, context.today),
        micro_usd: 0,
        allowed: false,
      },
    ],
  };
}

const giveUp = (why: string): Action => ({ do: "answer", answer: unknownAnswer(why) });

function nextStep(context: CellContext, log: CellLog): Action {
  const step = log.steps.at(-1);
  if (step === undefined) return prompt(context, 1, opening(context, log));
  if (step.response === undefined) return { do: "ask" };
  if (step.response.calls.length === 0) return afterReply(context, log);
  if (step.prompt.last)
    return giveUp("The model asked for another tool in its last step instead of answering.");
  return pendingCalls(context, log) ?? nextPrompt(context, log);
}

/** What follows a reply without calls: the answer, or one request to the model to correct it. */
function afterReply(context: CellContext, log: CellLog): Action {
  const reply = readReply(log);
  if ("said" in reply) return { do: "conclude", said: reply.said };
  if (troubles(log) > 1)
    return giveUp(`The model did not keep to the protocol twice. ${reply.trouble}`);
  return nextPrompt(context, log, reply.trouble);
}

function nextPrompt(context: CellContext, { steps }: CellLog, trouble?: string): Action {
  const { max_steps } = context.settings;
  if (steps.length < max_steps) return prompt(context, steps.length + 1, undefined, trouble);
  return giveUp(`No answer within ${max_steps} steps. ${trouble ?? ""}`.trim());
}

function prompt(
  { settings }: CellContext,
  step: number,
  opening?: string,
  trouble?: string,
): Action {
  const note = stepNote(step, settings.max_steps, trouble);
  const text = opening === undefined ? note : `${opening}\n${note}`;
  return { do: "prompt", step, last: step >= settings.max_steps, text };
}

function opening(context: CellContext, { query, queryResult }: CellLog): string {
  const found =
    query?.type === "automatic_query" && queryResult !== undefined
      ? resultBlock(query.tool, query.query, queryResult.text)
      : undefined;
  return firstPrompt({ ...context, found });
}

const protocol = "Begin with a line TYPE: and keep to the form.";

/** The verdict in the last step, or what was wrong with it. */
function readReply(log: CellLog): { said: StatedVerdict } | { trouble: string } {
  const read = readVerdict(log.steps.at(-1)?.response?.text ?? "");
  if (read.kind === "unreadable") return { trouble: `${read.why} ${protocol}` };
  if (read.said.type !== "tool_use") return { said: read.said };
  return { trouble: `The line TYPE: tool_use came without a tool request. ${protocol}` };
}

/** The number of steps whose reply could not be read; a malformed request counts as one. */
const troubles = ({ steps }: CellLog): number =>
  steps.filter(({ response }) => {
    if (response === undefined) return false;
    if (response.calls.length > 0)
      return response.calls.every(({ malformed }) => malformed !== null);
    const read = readVerdict(response.text);
    return read.kind === "unreadable" || read.said.type === "tool_use";
  }).length;
