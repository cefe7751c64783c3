import * as Cell from "./cell.ts";
import type * as Entry from "./entry.ts";
import * as Run from "./run.ts";

/** The cell that an entry is about; undefined for entries about the run. */
export const cellRefOf = (body: Entry.Body): { criterion: string; company: string } | undefined =>
  "company" in body && body.type !== "company_disqualified"
    ? { criterion: body.criterion, company: body.company }
    : undefined;

/** Applies an entry about a cell to the cell. */
export function applyToCell(
  cell: Cell.Info,
  body: Entry.Body,
  at: string,
  generation: number,
): Cell.Info {
  const worked = { ...cell, effort: effortAfter(cell.effort, body) };
  // Work that was in progress when a person answered counts as effort and changes nothing else.
  if (cell.overridden !== null && body.type !== "cell_overridden") return worked;
  switch (body.type) {
    case "company_start":
      return {
        ...worked,
        ...kept(cell, at),
        status: "running",
        generation,
        attempts: body.attempt,
        answer: null,
        answered_at: null,
        reason: null,
      };
    case "company_skipped":
      return { ...worked, status: "skipped", generation, reason: reasonOf(body) };
    case "tool_approval_needed":
      return { ...worked, status: "awaiting_approval" };
    case "approval_decided":
      return { ...worked, status: "running" };
    case "research_error":
      return {
        ...worked,
        status: "failed",
        generation,
        attempts: body.attempt,
        reason: reasonOf(body),
      };
    case "final_result":
      return { ...worked, status: "answered", answer: Cell.Answer.parse(body), answered_at: at };
    case "cell_overridden":
      return overridden(worked, body, at);
    default:
      return worked;
  }
}

const reasonOf = ({ code, message }: { code: string; message: string }) => ({ code, message });

/** The answer that is run again, or replaced by a person, stays in the history. */
const kept = (cell: Cell.Info, at: string): Pick<Cell.Info, "history" | "overridden"> => {
  const { answer, answered_at, attempts, overridden, history } = cell;
  if (answer === null) return { history, overridden: null };
  const earlier = { attempt: attempts, answered_at: answered_at ?? at, overridden, ...answer };
  return { history: [...history, earlier].slice(-20), overridden: null };
};

function overridden(cell: Cell.Info, body: Entry.OfType<"cell_overridden">, at: string): Cell.Info {
  const { verdict, value, reason, by } = body;
  const before = cell.answer;
  return {
    ...cell,
    ...kept(cell, at),
    status: "answered",
    answer: {
      verdict,
      value,
      unit: before?.unit ?? null,
      as_of: null,
      confidence: 3,
      explanation: reason,
      quotes: before?.quotes ?? [],
      review: null,
    },
    answered_at: at,
    reason: null,
    overridden: { by, at, reason },
  };
}

/**
 * The effort that a step or call adds. A reservation counts at once, and is corrected when the cost
 * is known.
 */
function effortAfter(effort: Cell.Effort, body: Entry.Body): Cell.Effort {
  const cost = Cell.addCost(effort.cost, costOf(body));
  const { input, output } = tokensOf(body);
  return {
    ...effort,
    cost,
    steps: effort.steps + (body.type === "model_response" ? 1 : 0),
    tool_calls: effort.tool_calls + callsOf(body),
    input_tokens: effort.input_tokens + input,
    output_tokens: effort.output_tokens + output,
    model: body.type === "prompt_sent" ? body.model_id : effort.model,
    seconds: effort.seconds + (body.type === "final_result" ? body.seconds : 0),
  };
}

/** What an entry adds to the cost; a settlement may reduce it. */
export function costOf(body: Entry.Body): Cell.Cost {
  switch (body.type) {
    case "prompt_sent":
      return { model_micro_usd: body.micro_usd, tools_micro_usd: {} };
    case "model_response":
    case "second_look": {
      const { micro_usd, reserved_micro_usd: reserved } = body;
      const settled = micro_usd === null || reserved === null ? 0 : micro_usd - reserved;
      return { model_micro_usd: settled, tools_micro_usd: {} };
    }
    case "automatic_query":
    case "tool_request":
      return { model_micro_usd: 0, tools_micro_usd: { [body.tool]: body.micro_usd } };
    case "automatic_query_result":
    case "automatic_query_error":
    case "tool_result": {
      const { tool, micro_usd, reserved_micro_usd } = body;
      return { model_micro_usd: 0, tools_micro_usd: { [tool]: micro_usd - reserved_micro_usd } };
    }
    case "tool_not_called":
      return { model_micro_usd: 0, tools_micro_usd: { [body.tool]: -body.reserved_micro_usd } };
    default:
      return { model_micro_usd: 0, tools_micro_usd: {} };
  }
}

const tokensOf = (body: Entry.Body): { input: number; output: number } => {
  const usage = body.type === "model_response" || body.type === "second_look" ? body.usage : null;
  return { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 };
};

function callsOf({ type }: Entry.Body): number {
  if (type === "tool_not_called") return -1;
  return type === "automatic_query" || type === "tool_request" ? 1 : 0;
}

/** Applies an entry to the run's state, together with the cell that it changed. */
export function applyToState(
  state: Run.State,
  body: Entry.Body,
  at: string,
  change: { before: Cell.Info; after: Cell.Info } | undefined,
): Run.State {
  const { input, output } = tokensOf(body);
  const counters = change === undefined ? state.counters : recounted(state.counters, change);
  return {
    ...state,
    ...statusAfter(state, body, counters),
    allowances: allowancesAfter(state.allowances, body),
    counters,
    spent: Cell.addCost(state.spent, costOf(body)),
    input_tokens: state.input_tokens + input,
    output_tokens: state.output_tokens + output,
    tool_calls: state.tool_calls + callsOf(body),
    updated_at: at,
  };
}

function statusAfter(
  { status }: Run.State,
  body: Entry.Body,
  { awaiting_approval, running }: Run.Counters,
): Partial<Run.State> {
  if (body.type === "run_started") {
    const { generation, selection, previewing, limits } = body;
    return { status: "running", rest: null, generation, selection, previewing, limits };
  }
  if (body.type === "rests") return { status: "resting", rest: reasonOf(body) };
  if (body.type === "canceled") return { status: "canceled", rest: null };
  if (body.type === "done") return { status: "done", rest: null };
  if (Run.isEnded(status)) return {};
  return { status: awaiting_approval > 0 && running === 0 ? "awaiting_approval" : "running" };
}

/** A decision sets a standing allowance; the calls that it allows use it up. */
function allowancesAfter(
  allowances: Run.State["allowances"],
  body: Entry.Body,
): Run.State["allowances"] {
  if (body.type === "approval_decided" && body.allow_up_to_micro_usd !== null) {
    return { ...allowances, [body.tool ?? body.asked_tool]: body.allow_up_to_micro_usd };
  }
  if (!("allowed" in body) || !body.allowed) return allowances;
  const left = allowances[body.tool];
  if (left === undefined) return allowances;
  const used = body.type === "tool_not_called" ? -body.reserved_micro_usd : body.micro_usd;
  return { ...allowances, [body.tool]: left - used };
}

function recounted(
  counters: Run.Counters,
  { before, after }: { before: Cell.Info; after: Cell.Info },
): Run.Counters {
  const next = { ...counters };
  for (const key of countedAs(before)) next[key] -= 1;
  for (const key of countedAs(after)) next[key] += 1;
  return next;
}

const countedAs = ({ status, answer }: Cell.Info): (keyof Run.Counters)[] =>
  status === "answered" && answer !== null ? [status, answer.verdict] : [status];

export const zeroCounters: Run.Counters = {
  pending: 0,
  running: 0,
  awaiting_approval: 0,
  answered: 0,
  skipped: 0,
  failed: 0,
  positive: 0,
  negative: 0,
  unknown: 0,
};

/** A run before its first entry. */
export const initialState = (
  plan: Pick<Run.Plan, "template" | "companies" | "created_at">,
  limits: Run.Limits,
): Run.State => ({
  status: "queued",
  generation: 0,
  selection: null,
  previewing: false,
  rest: null,
  limits,
  allowances: {},
  counters: { ...zeroCounters, pending: plan.template.criteria.length * plan.companies.length },
  spent: Cell.zeroEffort.cost,
  input_tokens: 0,
  output_tokens: 0,
  tool_calls: 0,
  updated_at: plan.created_at,
});
