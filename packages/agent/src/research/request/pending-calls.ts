import type * as Entry from "@advisor/domain/research/entry";
import type { Action, CellContext, ToolFacts } from "../cell/action.ts";
import { unknownAnswer } from "../cell/answer-from-verdict.ts";
import type { CallLog, CellLog } from "../cell/cell-log.ts";
import { findRepeatedQuery } from "../cell/loop-guard.ts";
import { argumentsFromText, queryFromInput } from "./query-input.ts";

const callsPerStep = 5;

/** The next action for the calls of the last step; undefined when all of them have results. */
export function pendingCalls(context: CellContext, log: CellLog): Action | undefined {
  const calls = log.steps.at(-1)?.calls ?? [];
  const open = calls.filter(({ result }) => result === undefined);
  if (open.length === 0) return undefined;
  const end = reasonToStop(log, open);
  if (end !== undefined) return { do: "answer", answer: unknownAnswer(end) };
  const allowances = { ...context.allowances };
  const bodies = open
    .filter(({ request }) => request === undefined)
    .flatMap((call) => bodyFor(context, allowances, call, calls.indexOf(call)));
  if (bodies.length > 0) return { do: "note", bodies };
  const requests = open.flatMap(({ request }) => (request === undefined ? [] : [request]));
  return requests.length > 0 ? { do: "call", requests } : { do: "wait" };
}

/** Why the cell stops here: a repeated query, or a second unreadable request. */
function reasonToStop(log: CellLog, open: readonly CallLog[]): string | undefined {
  const steps = log.steps.filter(({ calls }) =>
    calls.some(({ asked }) => asked.malformed !== null),
  );
  const malformed = open.find(({ asked }) => asked.malformed !== null)?.asked.malformed;
  if (malformed && steps.length > 1)
    return `The model's tool request could not be read twice: ${malformed}`;
  const asked = queries(log, open);
  for (const { asked: next, request } of open) {
    if (request !== undefined || next.malformed !== null) continue;
    const before = findRepeatedQuery(asked, next);
    if (before !== undefined)
      return `The model went in circles: it asked ${next.tool} "${next.query}" after "${before.query}".`;
    asked.push(next);
  }
  return undefined;
}

/** The queries made before the calls that are still open. */
function queries({ query, steps }: CellLog, open: readonly CallLog[]) {
  const first = query?.type === "automatic_query" ? [query] : [];
  const calls = steps.flatMap(({ calls }) => calls).filter((call) => !open.includes(call));
  return [...first, ...calls.map(({ request, asked }) => request ?? asked)].map(
    ({ tool, query: text }) => ({ tool, query: text }),
  );
}

function bodyFor(
  context: CellContext,
  allowances: Record<string, number>,
  call: CallLog,
  index: number,
): Entry.Body[] {
  const { asked, approval, decision } = call;
  const tool = context.tools.find(({ name }) => name === (decision?.tool ?? asked.tool));
  if (asked.malformed !== null)
    return [refused(context, asked, `The request could not be read: ${asked.malformed}`)];
  if (index >= callsPerStep)
    return [refused(context, asked, `At most ${callsPerStep} calls a step are answered.`)];
  if (tool === undefined) {
    const names = context.tools.map(({ name }) => name).join(", ") || "none";
    return [refused(context, asked, `There is no tool ${asked.tool}. Tools here: ${names}.`)];
  }
  if (decision !== undefined) return [afterDecision(context, call, tool)];
  if (approval !== undefined) return [];
  const left = allowances[tool.name];
  const allowed = left !== undefined && left >= tool.micro_usd;
  if (allowed) allowances[tool.name] = left - tool.micro_usd;
  const free = !context.settings.wait_between_tools && !tool.writes;
  if (free || (allowed && !tool.writes))
    return [requested(context, asked, tool, { allowed: !free })];
  return [approvalNeeded(context, asked, tool)];
}

const cellOf = ({ criterion, company, attempt }: CellContext) => ({
  criterion: criterion.id,
  company: company.id,
  attempt,
});

const said = ({ call_id, tool, query, input }: Entry.RequestedCall) => ({
  call_id,
  tool,
  query,
  input,
});

const requested = (
  context: CellContext,
  asked: Entry.RequestedCall,
  tool: ToolFacts,
  { allowed }: { allowed: boolean },
): Entry.Body => ({
  type: "tool_request",
  ...cellOf(context),
  ...said(asked),
  micro_usd: tool.micro_usd,
  allowed,
});

/**
 * The approval id comes from the cell and the call, so that a resumed cell asks for the same
 * approval.
 */
const approvalNeeded = (
  context: CellContext,
  asked: Entry.RequestedCall,
  tool: ToolFacts,
): Entry.Body => ({
  type: "tool_approval_needed",
  ...cellOf(context),
  ...said(asked),
  approval_id: `apr_${asked.call_id}`,
  micro_usd: tool.micro_usd,
});

/**
 * What follows from the person's decision on a call: another result, another call, the call itself,
 * or a denial.
 */
function afterDecision(
  context: CellContext,
  { asked, decision }: CallLog,
  tool: ToolFacts,
): Entry.Body {
  if (decision === undefined) return requested(context, asked, tool, { allowed: false });
  if (decision.decision === "deny")
    return {
      ...refused(context, asked, "A person denied this call."),
      status: "denied",
      by: decision.by,
    };
  if (decision.result !== null)
    return {
      ...refused(context, asked, decision.result),
      status: "overridden",
      by: decision.by,
    };
  const query = decision.query ?? asked.query;
  const changed = decision.query !== null || decision.tool !== null;
  const input = changed ? argumentsFromText(tool.schema, query) : asked.input;
  if (input === undefined)
    return refused(context, asked, `${tool.name} cannot be asked "${query}": send JSON arguments.`);
  const call = {
    ...asked,
    tool: tool.name,
    query: changed ? queryFromInput(tool.schema, input) : query,
    input,
  };
  return requested(context, call, tool, { allowed: false });
}

const refused = (
  context: CellContext,
  { call_id, tool }: Entry.RequestedCall,
  text: string,
): Entry.OfType<"tool_result"> => ({
  type: "tool_result",
  ...cellOf(context),
  call_id,
  tool,
  status: "error",
  text,
  pages: [],
  micro_usd: 0,
  reserved_micro_usd: 0,
  ms: 0,
  by: null,
});
