import { type Answered, answer } from "@advisor/agent/answer/answer";
import { type Consulted, routedByModel } from "@advisor/agent/route/by-model/ask-model";
import { followsOptions } from "@advisor/agent/route/option-words";
import { ofStranger } from "@advisor/agent/route/person-unknown";
import { remembered, toRemember } from "@advisor/agent/route/remembered";
import { namesHousehold, needsHeld, route } from "@advisor/agent/route/route";
import type { Routed, Surroundings } from "@advisor/agent/route/routed";
import * as Spend from "@advisor/domain/spend";
import type { Question } from "@advisor/protocol/answer";
import { runTool } from "@advisor/tools/run-tool";
import { own } from "./authorize.ts";
import { brokerageHousehold } from "./brokerage-household.ts";
import { chargedModel } from "./charged-model.ts";
import { chargedTools } from "./charged-tools.ts";
import { householdNames } from "./household-names.ts";
import type { Runtime } from "./runtime.ts";
import { sessionPorts } from "./session-ports.ts";
import { tally, toolFigures } from "./tool-figures.ts";
import { version } from "./version.ts";

/** Routes the question, looks up, writes, checks, and keeps how the answer came about. */
export async function answered(
  runtime: Runtime,
  { advisor_id, question, signal }: { advisor_id: string; question: Question; signal: AbortSignal },
) {
  const { answers, clock, newId } = runtime;
  const trace_id = newId("turn");
  const began = clock.now();
  const [{ household_id, session, opening, household }, names] = await Promise.all([
    opened(runtime, advisor_id, question),
    namesHousehold(question.message) ? householdNames(runtime, advisor_id) : [],
  ]);
  const ports = sessionPorts(
    runtime,
    { advisor_id, household_id, turn_id: trace_id },
    { ...opening, household },
  );
  const previous = remembered(opening.remembered);
  const surroundings: Surroundings = {
    today: opening.summary?.as_of ?? household.summary.as_of,
    held:
      needsHeld(question.message) || followsOptions(previous)
        ? await heldSymbols(ports)
        : undefined,
    accounts: opening.summary?.accounts.map(({ account }) => account) ?? [],
    household: {
      id: household_id,
      name: household.name,
      members: household.members.map(({ name }) => name),
      others: names.filter((name) => name !== household.name),
    },
    previous,
  };
  const model = chargedModel(runtime, runtime.model, advisor_id);
  const reading = { ...runtime, model };
  const { routed, consulted } = await routedQuestion(reading, question, surroundings, signal);
  const routedAt = clock.now();
  const asksQuotes = routed.parts.some(({ intent }) => intent === "quotes");
  const made = await answer({
    message: question.message,
    routed,
    held: surroundings.held ?? (asksQuotes ? await heldSymbols(ports) : undefined),
    accounts: surroundings.accounts,
    tools: runtime.catalog,
    run: chargedTools(runtime, advisor_id, (tool, raw, signal) =>
      runTool(tool, raw, ports, signal),
    ),
    signal,
    now: clock.now,
  });
  const latency_ms = { routing: routedAt - began, total: clock.now() - began };
  const trace = traceOf({
    trace_id,
    question,
    routed,
    consulted,
    made,
    household_id,
    latency_ms,
    cost_usd: costOf(runtime, consulted),
  });
  const about = toRemember(made.asked, made.named, surroundings.previous);
  await Promise.all([
    answers.keepTrace(advisor_id, trace_id, trace),
    session === undefined ? undefined : answers.remember(session, about),
  ]);
  report(runtime, { advisor_id, household_id, trace_id }, made, consulted, latency_ms);
  return { ...made.answer, trace_id };
}

function report(
  { log, metrics }: Runtime,
  ids: { advisor_id: string; household_id: string; trace_id: string },
  { answer: { intent, citations }, parts }: Answered,
  consulted: Consulted | null,
  { routing: routing_ms, total: ms }: { routing: number; total: number },
): void {
  const { trace_id } = ids;
  const calls = parts.flatMap(({ tools }) =>
    tools.map(({ error, ...call }) => ({ ...call, code: error })),
  );
  const grounding_valid = parts.every(({ grounding }) => grounding.valid);
  log.info("answered", {
    ...ids,
    door: "answers",
    intent,
    parts: parts.length,
    model: consulted?.model ?? null,
    input_tokens: consulted?.tokens?.input_tokens ?? null,
    output_tokens: consulted?.tokens?.output_tokens ?? null,
    tool_calls: calls.length,
    tools: tally(calls.map(({ tool }) => tool)),
    tool_errors: tally(calls.flatMap(({ code }) => code ?? [])),
    grounding_valid,
    citations: citations.length,
    routing_ms,
    ms,
  });
  const figures = { AnswerMs: ms, GroundingInvalid: Number(!grounding_valid) };
  metrics.put(figures, { door: "answers" }, { trace_id });
  toolFigures(metrics, calls, { trace_id });
}

/** The household that the question is about, which the advisor may see, and what was said before. */
async function opened(runtime: Runtime, advisor_id: string, question: Question) {
  const household_id = await brokerageHousehold(runtime, advisor_id, question.household_id);
  const session =
    question.session_id === undefined ? undefined : { advisor_id, session_id: question.session_id };
  const opening = await runtime.answers.open(household_id, session);
  return { household_id, session, opening, household: own(advisor_id, opening.household) };
}

/** By rules, and by the model only where they cannot tell what is asked. */
async function routedQuestion(
  { model, wait, clock }: Runtime,
  { message, account }: Question,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<{ routed: Routed; consulted: Consulted | null }> {
  const stranger = ofStranger(message, surroundings);
  if (stranger !== undefined) return { routed: stranger, consulted: null };
  const { routed, consulted } = await routedByModel({
    model,
    message,
    routed: route(message, surroundings),
    surroundings,
    signal,
    wait,
    now: clock.now,
  });
  return { routed: withAccount(routed, asFiled(account, surroundings.accounts)), consulted };
}

async function heldSymbols(
  ports: ReturnType<typeof sessionPorts>,
): Promise<ReadonlySet<string> | undefined> {
  const section = await ports.brokerage?.section("positions").catch(() => undefined);
  return section === undefined
    ? undefined
    : new Set(section.value.positions.map(({ symbol }) => symbol));
}

/** The account's own name, where the words are it in any case. */
const asFiled = (account: string | undefined, accounts: readonly string[]): string | undefined =>
  accounts.find((name) => name.toLowerCase() === account?.trim().toLowerCase()) ?? account;

/** The account given beside the message holds for every part that names none. */
const withAccount = (routed: Routed, account: string | undefined): Routed =>
  account === undefined
    ? routed
    : {
        ...routed,
        parts: routed.parts.map((part) => ({ ...part, params: { account, ...part.params } })),
      };

/** What reading the question cost in dollars; null when the model's price is not known. */
function costOf({ model, spending }: Runtime, consulted: Consulted | null): number | null {
  if (consulted === null) return 0;
  const micro = Spend.microUsd(Spend.priceOf(model.id, spending.prices), consulted.tokens);
  return micro === null ? null : micro / 1_000_000;
}

const notConsulted = {
  model: null,
  outcome: null,
  confidence: null,
  tokens: null,
  latency_ms: null,
};

const traceOf = (given: {
  trace_id: string;
  question: Question;
  routed: Routed;
  consulted: Consulted | null;
  made: Answered;
  household_id: string;
  latency_ms: { routing: number; total: number };
  cost_usd: number | null;
}) => ({
  trace_id: given.trace_id,
  kind: "answer",
  version,
  household_id: given.household_id,
  utterance: given.question.message,
  session_id: given.question.session_id ?? null,
  intent: given.made.answer.intent,
  routing: {
    by: given.routed.by,
    candidates: given.routed.candidates,
    left_out: given.routed.left_out,
    ...(given.consulted ?? notConsulted),
  },
  parts: given.made.parts,
  answer: given.made.answer,
  grounding_valid: given.made.parts.every(({ grounding }) => grounding.valid),
  formatter_used: true,
  retry_count: 0,
  model: given.consulted?.model ?? null,
  tokens: given.consulted?.tokens ?? null,
  cost_usd: given.cost_usd,
  latency_ms: given.latency_ms,
});
