import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { addUsage } from "@advisor/domain/model/usage";
import type * as Grounding from "@advisor/domain/record/grounding";
import { addMicro } from "@advisor/domain/record/turn-total";
import * as Source from "@advisor/domain/source";
import { ToolError } from "@advisor/protocol/tool-result";
import { lastUsage } from "../turn/step-usage.ts";

interface Traced {
  conversation: Conversation.Info;
  /** What each figure of the answer was matched to. */
  claims?: Grounding.Claim[] | null;
  /** Whether the turn is running. */
  running: boolean;
}

/** A recorded model step. A step that waited for approval is joined with its results. */
type RecordedStep = Pick<Entry.Step, "text" | "calls" | "results" | "usage" | "reasoning"> &
  Pick<Entry.Step, "micro_usd" | "tools_micro_usd" | "timing" | "loaded">;

/** The trace of a turn, built from its entries; undefined if its first entry is missing. */
export function turnTrace(
  turn: readonly Entry.Info[],
  { conversation, running, claims = null }: Traced,
) {
  const [first] = turn;
  const last = turn.at(-1);
  if (first?.body.kind !== "user" || last === undefined) return undefined;
  const { turn_id, message_id, reply_id, text, model_id, system_hash, version } = first.body;
  const answer = last.body.kind === "answer" ? last.body : undefined;
  const stopped = last.body.kind === "stopped" ? last.body : undefined;
  const ended_at = Entry.endsTurn(last) ? last.at : null;
  const made = madeSteps(turn);
  const approvals = approvalsOf(turn);
  return {
    trace_id: turn_id,
    kind: "turn" as const,
    conversation_id: conversation.id,
    household_id: conversation.household_id,
    door: conversation.door,
    user_message_id: message_id,
    message_id: reply_id,
    utterance: text,
    model: model_id,
    system_hash,
    version: version ?? null,
    started_at: first.at,
    ended_at,
    status: statusOf(last, running),
    stop_reason: answer?.stop_reason ?? null,
    fault:
      stopped === undefined
        ? null
        : { code: stopped.code, retryable: stopped.retryable, ...causeOf(stopped) },
    context: {
      loaded: made.flatMap(({ loaded = [] }, step) => loaded.map((one) => ({ step, ...one }))),
    },
    steps: made.map((step, at) => tracedStep(step, at, approvals)),
    approvals,
    grounding: answer?.grounding ?? null,
    claims,
    tokens: made.map(({ usage }) => usage).reduce(addUsage, null),
    cost_usd: dollars(made.map(costOf).reduce(addMicro, 0)),
    latency_ms: latency(turn, made, ended_at),
    attempts: 1 + turn.filter(({ body }) => body.kind === "resumed").length,
    answer_characters: (answer ?? stopped)?.text.length ?? null,
  };
}

/** The model server's error message. */
const causeOf = ({ cause }: Entry.Stopped) => (cause === undefined ? {} : { cause });

function madeSteps(turn: readonly Entry.Info[]): RecordedStep[] {
  const made: RecordedStep[] = [];
  for (const { body } of turn) {
    const before = made.at(-1);
    if (body.kind === "step" && before !== undefined && isSame(before, body)) {
      made.splice(-1, 1, withResults(before, body));
    } else if (body.kind === "step" || body.kind === "asked") {
      made.push(body);
    } else if (body.kind === "answer") {
      const usage = lastUsage(
        body,
        made.map((step) => step.usage),
      );
      made.push({ ...body, calls: [], results: [], usage });
    } else if (body.kind === "stopped" && body.usage !== undefined) {
      const { text, usage, micro_usd = null } = body;
      made.push({ text, calls: [], results: [], usage, micro_usd });
    }
  }
  return made;
}

/** Joins a step that waited for approval with its results. */
const withResults = (
  before: RecordedStep,
  { results, tools_micro_usd = 0 }: Entry.Step,
): RecordedStep => ({
  ...before,
  results,
  tools_micro_usd: tools_micro_usd + (before.tools_micro_usd ?? 0),
});

/** The cost of the model and of paid calls. */
const costOf = ({ micro_usd = null, tools_micro_usd = 0 }: RecordedStep): number | null =>
  addMicro(micro_usd, tools_micro_usd);

const isSame = (before: Pick<RecordedStep, "calls">, after: Pick<RecordedStep, "calls">): boolean =>
  before.calls.map(({ id }) => id).join() === after.calls.map(({ id }) => id).join();

type Approval = ReturnType<typeof approvalsOf>[number];

function tracedStep(step: RecordedStep, at: number, approvals: readonly Approval[]) {
  return {
    step: at,
    text_characters: step.text.length,
    usage: step.usage,
    cost_usd: dollars(costOf(step)),
    first_ms: step.timing?.first_ms ?? null,
    model_ms: step.timing?.model_ms ?? null,
    ...(step.reasoning === undefined
      ? {}
      : { thought_ms: step.reasoning.reduce((whole, { ms }) => whole + ms, 0) }),
    calls: step.calls.map(({ id, name, input, sent }) => {
      const approval = approvals.find(({ call_id }) => call_id === id);
      return {
        call_id: id,
        tool: name,
        arguments: input,
        ...(sent === undefined ? {} : { sent }),
        ...outcomeOf(step.results.find(({ call_id }) => call_id === id)),
        approval_id: approval?.approval_id ?? null,
      };
    }),
  };
}

/** The outcome of a call, with the source of its data. */
function outcomeOf(entry: Entry.Result | undefined) {
  const source = Source.Info.safeParse(entry?.result).data;
  return {
    status: entry === undefined ? "waiting" : entry.denied === true ? "denied" : entry.status,
    code: ToolError.safeParse(entry?.shown.error).data?.code ?? null,
    source_id: source?.source_id ?? null,
    provider: source?.provider ?? null,
    as_of: source?.as_of ?? null,
    delay: source?.delay ?? null,
    simulated: source?.simulated ?? null,
    ms: entry?.ms ?? null,
    // Paid calls only.
    ...(entry?.micro_usd === undefined ? {} : { cost_usd: dollars(entry.micro_usd) }),
  };
}

/** Every write that needed approval, with the decision. */
function approvalsOf(turn: readonly Entry.Info[]) {
  return turn.flatMap((entry) => {
    const { body } = entry;
    if (body.kind !== "asked") return [];
    return body.approvals.map(({ id, call_id, cost_usd, expires_at }) => ({
      approval_id: id,
      call_id,
      cost_usd,
      expires_at,
      asked_at: entry.at,
      decision: decisionOn(turn, id),
    }));
  });
}

function decisionOn(turn: readonly Entry.Info[], approvalId: string) {
  for (const { at, body } of turn) {
    if (body.kind !== "decided") continue;
    const decision = body.decisions.find(({ approval_id }) => approval_id === approvalId);
    if (decision === undefined) continue;
    const { approved, reason, scope } = decision;
    return { approved, reason, scope, by: body.by, at };
  }
  return null;
}

function statusOf(last: Entry.Info, running: boolean) {
  switch (last.body.kind) {
    case "answer":
      return "answered";
    case "stopped":
      return "stopped";
    case "asked":
      return "waiting";
    default:
      return running ? "running" : "interrupted";
  }
}

/** Milliseconds by stage. Calls of a step run in parallel, so only the slowest counts. */
function latency(
  turn: readonly Entry.Info[],
  made: readonly RecordedStep[],
  ended_at: string | null,
) {
  const began = turn[0]?.at ?? "";
  return {
    first_token: made[0]?.timing?.first_ms ?? null,
    model: sum(made.map(({ timing }) => timing?.model_ms ?? null)),
    tools: sum(made.flatMap(({ results }) => (results.length === 0 ? [] : slowest(results)))),
    /** Time spent waiting for decisions. */
    approvals: turn.reduce((waited, { at, body }, index) => {
      const asked = turn[index - 1];
      return body.kind === "decided" && asked !== undefined
        ? waited + milliseconds(asked.at, at)
        : waited;
    }, 0),
    total: ended_at === null ? null : milliseconds(began, ended_at),
  };
}

const slowest = (results: readonly Entry.Result[]): number | null =>
  results.reduce<number | null>(
    (most, { ms }) => (ms === undefined ? most : Math.max(most ?? 0, ms)),
    null,
  );

/** The sum of the known values; null if none is known. */
const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce((total, value) => (value === null ? total : (total ?? 0) + value), null);

const milliseconds = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

const dollars = (micro: number | null): number | null =>
  micro === null ? null : micro / 1_000_000;
