import type { TradingItem } from "@advisor/protocol/trading/item";
import { localizeMoments } from "../format/localize-moments.ts";

/** One line of the trace: a status of the service, or a tool call. */
export interface Step {
  kind: "status" | "tool";
  name: string;
  args: unknown;
  status: "running" | "success" | "error";
}

/** A question with its answer so far. */
export interface Turn {
  id: number;
  question: string;
  status: "running" | "done" | "failed" | "stopped";
  steps: readonly Step[];
  text: string;
  /** Why it failed, or why the model stopped early. */
  why: string | undefined;
  /** Figures without a source. */
  unmatched: readonly string[];
  conversation_id: string | undefined;
  turn_id: string | undefined;
}

export const startTurn = (id: number, question: string): Turn => ({
  ...{ id, question, status: "running", steps: [], text: "", why: undefined, unmatched: [] },
  ...{ conversation_id: undefined, turn_id: undefined },
});

/** The turn after another item of its stream. */
export function applyItem(turn: Turn, item: TradingItem): Turn {
  switch (item.type) {
    case "status":
      return {
        ...turn,
        conversation_id: item.conversation_id ?? turn.conversation_id,
        turn_id: item.turn_id ?? turn.turn_id,
        steps: [...over(turn.steps, "success"), statusStep(item.status)],
      };
    case "tool_calls":
      return { ...turn, steps: item.tool_calls.reduce(withCall, over(turn.steps, "success")) };
    case "reasoning":
      return turn;
    case "error":
      return endTurn(turn, localizeMoments(item.error.message));
    case "content":
      if (!item.done) return { ...turn, text: turn.text + item.content };
      return {
        ...turn,
        status: "done",
        text: item.response,
        why: item.ended,
        unmatched: item.grounding?.unmatched ?? [],
        steps: over(turn.steps, "success"),
      };
  }
}

/** Ends the turn; open steps fail with it. */
export const endTurn = (
  turn: Turn,
  why: string,
  status: "failed" | "stopped" = "failed",
): Turn => ({
  ...{ ...turn, status, why },
  steps: turn.steps.map((step) =>
    step.status === "running" ? { ...step, status: "error" } : step,
  ),
});

const statusStep = (name: string): Step => ({
  ...{ kind: "status", name, args: undefined, status: "running" },
});

/** A status ends with the next item; a call has its own end. */
const over = (steps: readonly Step[], status: Step["status"]): Step[] =>
  steps.map((step) =>
    step.kind === "status" && step.status === "running" ? { ...step, status } : step,
  );

type Call = Extract<TradingItem, { type: "tool_calls" }>["tool_calls"][number];

function withCall(steps: Step[], { tool, args, status }: Call): Step[] {
  const step: Step = { kind: "tool", name: tool, args, status };
  const at = steps.findIndex(
    (one) => one.kind === "tool" && one.status === "running" && sameCall(one, step),
  );
  return status === "running" || at < 0 ? [...steps, step] : steps.with(at, step);
}

const sameCall = (a: Step, b: Step): boolean =>
  a.name === b.name && JSON.stringify(a.args) === JSON.stringify(b.args);

/** The earlier conversation in the format of the API. */
export const historyOf = (turns: readonly Turn[]) =>
  turns
    .filter(({ status, text }) => status === "done" && text !== "")
    .flatMap(({ question, text }) => [
      { role: "user" as const, content: question.slice(0, mostCharacters) },
      { role: "assistant" as const, content: text.slice(0, mostCharacters) },
    ])
    .slice(-mostEntries);

const mostCharacters = 20_000;
const mostEntries = 50;
