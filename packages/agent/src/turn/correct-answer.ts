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
import { eventsWithRetries, type ModelCallDeps } from "./model-events.ts";
import type { Prompt, Turn } from "./turn.ts";

interface Correction {
  /** The part of the answer that was shown. */
  shown: string;
  /** The rest, as the model wrote it, with its references rendered. */
  held: string;
  check(rest: string): Grounding.Info;
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
 * version is not supported either, the query results' own sentences are used, or else the first
 * version, which is then marked as unsupported.
 */
export async function correctAnswer(
  turn: ModelCallDeps & Pick<Turn, "money">,
  correction: Correction,
): Promise<{ rest: string; retried?: string[] }> {
  const { held, check, faults, render } = correction;
  const { unmatched, unknown_citations, valid } = check(held);
  if (valid) return { rest: held };
  const written = [...unmatched.filter((text) => text !== noSuchFigure), ...unknown_citations];
  const retried = [...written, ...faults.map(({ reference }) => reference)];
  const again = await askAgain(turn, correction, written);
  const second = again && (await render(again));
  const narrated = narratedText(turn.prompt);
  const better = [second, narrated && `${separator(correction.shown)}${narrated}`];
  return { rest: better.find((one) => one !== undefined && check(one).valid) ?? held, retried };
}

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
      : [`Your answer states what none of the results says: ${unmatched.join(", ")}.`]),
    ...faults
      .slice(0, mostFaults)
      .map(({ reference, problem }) => `{{${reference}}} names no figure: ${problem}.`),
    "Write it again with figures, days and sources of the results alone, each with what it is about.",
    ...(shown === ""
      ? []
      : [
          `The advisor has read its beginning. Go on exactly behind it, without it: """${shown}"""`,
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
