import { Fault } from "@advisor/domain/fault";
import { estimateUsage, type Usage } from "@advisor/domain/model/usage";
import type * as Grounding from "@advisor/domain/record/grounding";
import {
  eventCharacters,
  failedStepIsPaid,
  requestCharacters,
  requestMicroUsd,
} from "../model/estimate.ts";
import type { ModelEvent, ModelRequest } from "../model/model.ts";
import { type ModelCallDeps, patientEvents } from "./model-events.ts";
import type { Prompt, Turn } from "./turn.ts";

interface Correction {
  /** What the reader has seen of the answer. */
  shown: string;
  /** The rest as the model wrote it. */
  held: string;
  check(rest: string): Grounding.Info;
  request: ModelRequest;
  /** Counts what the second try used. */
  count(usage: Usage): void;
}

/**
 * The rest of an answer that states figures which no source has. The model is asked for it once more,
 * silently; when that is not supported either, the words of a query's result stand for it, and without
 * one the model's first words, which the check marks.
 */
export async function correctedRest(
  turn: ModelCallDeps & Pick<Turn, "money">,
  correction: Correction,
): Promise<{ rest: string; retried?: string[] }> {
  const { held, check } = correction;
  const { unmatched, unknown_citations, valid } = check(held);
  if (valid) return { rest: held };
  const retried = [...unmatched, ...unknown_citations];
  const second = await askedAgain(turn, correction, retried);
  const narrated = narratedText(turn.prompt);
  const better = [second, narrated && `${separator(correction.shown)}${narrated}`];
  return { rest: better.find((one) => one !== undefined && check(one).valid) ?? held, retried };
}

/** Undefined when the model may not be asked or does not answer: the turn has an answer without it. */
async function askedAgain(
  turn: ModelCallDeps & Pick<Turn, "money">,
  { shown, request, count }: Correction,
  unmatched: readonly string[],
): Promise<string | undefined> {
  const again = { ...request, context: [...request.context, instruction(shown, unmatched)] };
  const reply: SecondReply = { text: "", said: 0, isWhole: false, usage: null };
  try {
    const { spending } = turn.money;
    await spending.hold(requestMicroUsd(spending.price, again, turn.model));
    for await (const event of patientEvents(turn, () => again)) take(reply, event);
  } catch (error) {
    if (!(error instanceof Fault) || turn.world.signal.aborted) throw error;
    if (reply.said === 0 && !failedStepIsPaid(error)) return undefined;
  }
  count(reply.usage ?? estimateUsage({ asked: requestCharacters(again), said: reply.said }));
  return reply.isWhole && reply.text.trim() !== "" ? reply.text : undefined;
}

interface SecondReply {
  text: string;
  said: number;
  isWhole: boolean;
  usage: Usage;
}

function take(reply: SecondReply, event: ModelEvent): void {
  reply.said += eventCharacters(event);
  if (event.type === "text-delta") reply.text += event.text;
  if (event.type !== "end") return;
  reply.isWhole = event.reason === "stop";
  reply.usage = event.usage;
}

const instruction = (shown: string, unmatched: readonly string[]): string =>
  [
    `Your answer states what none of the results says: ${unmatched.join(", ")}.`,
    "Write it again with figures, days and sources of the results alone, each with what it is about.",
    ...(shown === ""
      ? []
      : [
          `The advisor has read its beginning. Go on exactly behind it, without it: """${shown}"""`,
        ]),
  ].join(" ");

/** The words of the newest query's result in this turn. */
function narratedText({ turns }: Pick<Prompt, "turns">): string | undefined {
  const results = (turns.at(-1) ?? []).flatMap((message) =>
    message.role === "tools" ? message.results : [],
  );
  const texts = results.flatMap(({ status, shown }) => {
    const { data } = shown;
    const isQuery = typeof data === "object" && data !== null && "reading" in data;
    return status === "success" && isQuery && "text" in data ? [String(data.text)] : [];
  });
  return texts.at(-1);
}

const separator = (shown: string): string => (shown === "" || shown.endsWith("\n") ? "" : "\n\n");
