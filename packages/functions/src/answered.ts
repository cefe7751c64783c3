import { type Answered, answer } from "@advisor/agent/answer/answer";
import { remembered } from "@advisor/agent/route/remembered";
import { needsHeld, route } from "@advisor/agent/route/route";
import type { Surroundings } from "@advisor/agent/route/routed";
import type { Question } from "@advisor/protocol/answer";
import { runTool } from "@advisor/tools/run-tool";
import { own } from "./authorize.ts";
import { brokerageHousehold } from "./brokerage-household.ts";
import type { Runtime } from "./runtime.ts";
import { sessionPorts } from "./session-ports.ts";
import { version } from "./version.ts";

/** Routes the question, looks up, writes, checks, and keeps how the answer came about. */
export async function answered(
  runtime: Runtime,
  { advisor_id, question, signal }: { advisor_id: string; question: Question; signal: AbortSignal },
) {
  const { answers, clock, newId, log } = runtime;
  const trace_id = newId("turn");
  const began = clock.now();
  const household_id = await brokerageHousehold(runtime, advisor_id, question.household_id);
  const session =
    question.session_id === undefined ? undefined : { advisor_id, session_id: question.session_id };
  const opening = await answers.open(household_id, session);
  const household = own(advisor_id, opening.household);
  const ports = sessionPorts(
    runtime,
    { advisor_id, household_id, turn_id: trace_id },
    { ...opening, household },
  );
  const surroundings: Surroundings = {
    today: household.summary.as_of,
    held: undefined,
    accounts: opening.summary?.accounts.map(({ account }) => account) ?? [],
    household_name: household.name,
    previous: remembered(opening.remembered),
  };
  const held = needsHeld(question.message) ? await heldSymbols(ports) : undefined;
  const routed = withAccount(route(question.message, { ...surroundings, held }), question.account);
  const routedAt = clock.now();
  const made = await answer({
    message: question.message,
    routed,
    held:
      held ??
      (routed.parts.some(({ intent }) => intent === "quotes")
        ? await heldSymbols(ports)
        : undefined),
    tools: runtime.catalog,
    run: (tool, raw, signal) => runTool(tool, raw, ports, signal),
    signal,
    now: clock.now,
  });
  const latency_ms = { routing: routedAt - began, total: clock.now() - began };
  const trace = traceOf({ trace_id, question, routed, made, household_id, latency_ms });
  const [last] = routed.parts.slice(-1);
  await Promise.all([
    answers.keepTrace(advisor_id, trace_id, trace),
    session === undefined ? undefined : answers.remember(session, last),
  ]);
  log.info("answered", { trace_id, intent: made.answer.intent, ms: latency_ms.total });
  return { ...made.answer, trace_id };
}

async function heldSymbols(
  ports: ReturnType<typeof sessionPorts>,
): Promise<ReadonlySet<string> | undefined> {
  const section = await ports.brokerage?.section("positions").catch(() => undefined);
  return section === undefined
    ? undefined
    : new Set(section.value.positions.map(({ symbol }) => symbol));
}

/** The account given beside the message holds for every part that names none. */
const withAccount = (routed: ReturnType<typeof route>, account: string | undefined) =>
  account === undefined
    ? routed
    : {
        ...routed,
        parts: routed.parts.map((part) => ({ ...part, params: { account, ...part.params } })),
      };

const traceOf = (given: {
  trace_id: string;
  question: Question;
  routed: ReturnType<typeof route>;
  made: Answered;
  household_id: string;
  latency_ms: { routing: number; total: number };
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
  },
  parts: given.made.parts,
  answer: given.made.answer,
  grounding_valid: given.made.parts.every(({ grounding }) => grounding.valid),
  formatter_used: true,
  retry_count: 0,
  model: null,
  tokens: null,
  cost_usd: 0,
  latency_ms: given.latency_ms,
});
