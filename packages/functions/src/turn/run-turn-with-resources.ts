import { type ContextProvider, noContext } from "@advisor/agent/context/context-provider";
import type { Door } from "@advisor/agent/door";
import type { StartedTurn } from "@advisor/agent/open/opening";
import { runTurn } from "@advisor/agent/turn/run-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Household from "@advisor/domain/household";
import type * as Panel from "@advisor/domain/panel";
import type { Numbered } from "@advisor/protocol/encode/numbered";
import type { Session } from "@advisor/protocol/tool-call";
import { watchTurn } from "../api/copilot/watch-turn.ts";
import type { TurnRuntime } from "../runtime.ts";
import { sessionPorts } from "../tools/session-ports.ts";
import type { AdmittedTurn } from "./admission.ts";
import { contextProvider } from "./context-provider.ts";
import { observeTurn, type TurnRequest } from "./observe-turn.ts";
import { noPanel, openPanel, type TurnPanel } from "./open-panel.ts";
import { waitAtMost } from "./wait-at-most.ts";

const turnMs = 300_000;
/** A turn is ended this long before Lambda would stop the process. */
const graceMs = 10_000;
/** How long the stream stays open after its last part for cleanup; then cleanup continues without it. */
const afterwardsMs = 3_000;

/** The conversation, household and entry point of a turn. */
export interface SessionTurn {
  conversation: Conversation.Info;
  /** The conversation's household, checked to be the advisor's own. */
  household: Household.Info | undefined;
  /** The stored panel, if it was read with the conversation. */
  panel?: Panel.Info;
  door: Door;
  /** A trader's own broker token. */
  broker_token?: string | undefined;
}

/** Runs a turn with its lease, deadline, context, panel and tools. It runs to its end even without a reader. */
export async function* runTurnWithResources(
  runtime: TurnRuntime,
  turn: SessionTurn & {
    opened: StartedTurn;
    admitted: AdmittedTurn;
    /** The remaining time of this process in milliseconds. */
    leftMs: number;
    /** Whether the durable function finishes the turn if there is no time left. */
    handsOn?: boolean;
    /** The HTTP request, if one waits for the answer. */
    request?: TurnRequest;
  },
): AsyncGenerator<Numbered> {
  const { opened, door, conversation, admitted, leftMs } = turn;
  const { advisor_id, household_id, id, door: way } = conversation;
  const { writer, user } = opened;
  const watch = watchTurn(runtime, {
    writer,
    deadlineMs: Math.min(turnMs, leftMs - graceMs),
    handsOn: turn.handsOn === true,
  });
  const copilot = way !== "trading";
  const session: Session = {
    advisor_id,
    household_id,
    turn_id: user.turn_id,
    ...(turn.broker_token === undefined ? {} : { broker_token: turn.broker_token }),
  };
  const ports = sessionPorts(runtime, session, { household: turn.household });
  const panel = copilot ? openPanel(runtime, id, turn.panel) : noPanel;
  const seen = observeTurn(runtime, {
    request: turn.request,
    conversation_id: id,
    turn_id: user.turn_id,
    advisor_id,
    door: way,
    frozen: Number.isFinite(leftMs),
  });
  try {
    const parts = runTurn({
      opened,
      door,
      model: runtime.model,
      panel,
      spending: admitted.spending,
      contextProvider: copilot
        ? contextFor(runtime, turn, { ports, panel, question: user.text, signal: watch.signal })
        : noContext,
      tools: {
        offered: door.tools(runtime.catalog, household_id !== null),
        run: seen.timeTools(runtime.toolsFor(session, ports)),
      },
      world: {
        ...runtime,
        signal: watch.signal,
        reportDefect: (cause) => runtime.log.error("turn_defect", { turn_id: user.turn_id }, cause),
      },
    });
    const opening = opened.entries.at(-1)?.seq ?? 0;
    yield* runtime.live.publish(user.turn_id, opening, seen.observeParts(parts));
  } finally {
    watch.end();
    const last = Promise.all([panel.saved(), admitted.releaseSlot(), seen.report()]);
    await waitAtMost(runtime.wait, afterwardsMs, last);
  }
}

const contextFor = (
  runtime: TurnRuntime,
  { household }: SessionTurn,
  input: {
    ports: ReturnType<typeof sessionPorts>;
    panel: TurnPanel;
    question: string;
    signal: AbortSignal;
  },
): ContextProvider => {
  const { ports, question, signal, panel } = input;
  return contextProvider(runtime, {
    question,
    household,
    ports,
    signal,
    seen: panel.visibleAtStart,
  });
};
