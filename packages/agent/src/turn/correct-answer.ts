import { Fault } from "@advisor/domain/fault";
import { estimateUsage, type Usage } from "@advisor/domain/model/usage";
import type * as Grounding from "@advisor/domain/record/grounding";
import {
  eventCharacters,
  failedStepIsPaid,
  requestCharacters,
  requestMicroUsd,
} from "../model/estimate.ts";
import type { CallResult, ModelEvent, ModelRequest } from "../model/model.ts";
import { noSuchFigure } from "../reference/marker.ts";
import type { ReferenceFault } from "../reference/renderer.ts";
import { continuation } from "./continuation.ts";
import { eventsWithRetries, type ModelCallDeps } from "./model-events.ts";
import type { Prompt, Turn } from "./turn.ts";

interface Correction {
  /** The part of the answer that was shown. */
  shown: string;
  /** The rest, as the model wrote it, with its references rendered. */
  held: string;
  check(rest: string): Grounding.Info;
  /** What `check` found in `held`. */
  verdict: Grounding.Info;
  /** References in the answer that name no figure. */
  faults: readonly ReferenceFault[];
  /** The second version's text with its references rendered. */
  render(text: string): Promise<string>;
  request: ModelRequest;
  /** Counts the usage of the second request. */
  count(usage: Usage): void;
}

/**
 * The rest of an answer with unsupported figures. The model is asked once more. If its second
 * version is not supported either, the query results' own sentences are used, or else the version
 * with fewer unsupported figures, which are then marked.
 */
export async function correctAnswer(
  turn: ModelCallDeps & Pick<Turn, "money">,
  correction: Correction,
): Promise<{ rest: string; retried?: string[] }> {
  const { check, faults, render } = correction;
  const { unmatched, unknown_citations } = correction.verdict;
  const written = [...unmatched.filter((text) => text !== noSuchFigure), ...unknown_citations];
  const retried = [...written, ...faults.map(({ reference }) => reference)];
  const again = await askAgain(turn, correction, written);
  const second = again && continuation(correction.shown, await render(again));
  const narrated = narratedText(turn.prompt);
  const better = [second, narrated && `${separator(correction.shown)}${narrated}`];
  const supported = better.find((one) => one !== undefined && check(one).valid);
  return { rest: supported ?? withFewerFaults(correction, second), retried };
}

/** The second version only if it has fewer unsupported figures and citations than the first. */
function withFewerFaults({ held, verdict, check }: Correction, second: string | undefined): string {
  return second !== undefined && faultsOf(check(second)) < faultsOf(verdict) ? second : held;
}

const faultsOf = ({ unmatched, unknown_citations }: Grounding.Info): number =>
  unmatched.length + unknown_citations.length;

/** Undefined if the budget does not allow another request or the model does not answer. */
async function askAgain(
  turn: ModelCallDeps & Pick<Turn, "money">,
  { shown, request, count, faults }: Correction,
  unmatched: readonly string[],
): Promise<string | undefined> {
  const again = {
    ...request,
    context: [...request.context, instruction(shown, unmatched, faults)],
  };
  const asked = requestCharacters(again);
  const { max_tokens } = request;
  const reply: SecondReply = { text: "", said: 0, isWhole: false, usage: null };
  try {
    const { spending } = turn.money;
    await spending.hold(requestMicroUsd(spending.price, { asked, max_tokens }, turn.model));
    for await (const event of eventsWithRetries(turn, () => again)) addEvent(reply, event);
  } catch (error) {
    if (!(error instanceof Fault) || turn.world.signal.aborted) throw error;
    if (reply.said === 0 && !failedStepIsPaid(error)) return undefined;
  }
  count(reply.usage ?? estimateUsage({ asked, said: reply.said }));
  return reply.isWhole && reply.text.trim() !== "" ? reply.text : undefined;
}

interface SecondReply {
  text: string;
  said: number;
  isWhole: boolean;
  usage: Usage;
}

function addEvent(reply: SecondReply, event: ModelEvent): void {
  reply.said += eventCharacters(event);
  if (event.type === "text-delta") reply.text += event.text;
  if (event.type !== "end") return;
  reply.isWhole = event.reason === "stop";
  reply.usage = event.usage;
}

/** What is wrong with one reference is often wrong with all of them. */
const mostFaults = 10;

const instruction = (
  shown: string,
  unmatched: readonly string[],
  faults: readonly ReferenceFault[],
): string =>
  [
    ...(unmatched.length === 0
      ? []
      : [
          `The results and the context do not support this in your answer: ${unmatched.join(", ")}.`,
          "Check each: is it the value that a result shows for the account, security, household, day and measure of its sentence, with that sign and unit? Name these in the same sentence or row. Leave out what you computed yourself and what no result shows.",
        ]),
    ...faults
      .slice(0, mostFaults)
      .map(({ reference, problem }) => `{{${reference}}} names no figure: ${problem}.`),
    ...(shown === ""
      ? ["Write the whole answer again."]
      : [
          `The advisor has read the beginning: """${shown}"""`,
          "Write only what follows after it, beginning with the next character. Do not repeat the beginning; keep everything of the rest that is right.",
        ]),
  ].join(" ");

/**
 * The sentences of the turn's query results, each with its source and day. Undefined if other tools
 * answered too, because what they say would be lost.
 */
function narratedText({ turns }: Pick<Prompt, "turns">): string | undefined {
  const results = (turns.at(-1) ?? []).flatMap((message) =>
    message.role === "tools" ? message.results.filter(({ status }) => status === "success") : [],
  );
  const texts = results.flatMap(({ shown }) => narrated(shown) ?? []);
  return texts.length === 0 || texts.length < results.length ? undefined : texts.join("\n\n");
}

function narrated({ data, source_id, as_of, simulated }: CallResult["shown"]): string | undefined {
  const isQuery = typeof data === "object" && data !== null && "reading" in data;
  if (!isQuery || !("text" in data)) return undefined;
  return `${data.text} [${source_id}] As of ${as_of}${simulated === true ? ", simulated data" : ""}.`;
}

const separator = (shown: string): string => (shown === "" || shown.endsWith("\n") ? "" : "\n\n");
