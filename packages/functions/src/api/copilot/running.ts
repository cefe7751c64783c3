import { abandonTurn } from "@advisor/agent/open/continue-turn";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import type { Runtime, TurnRuntime } from "../../runtime.ts";

/** How often a lease is renewed in the time for which it was given. */
const renewals = 6;

const stopped = (): Fault => new Fault("conflict", "interrupted", "The answer was stopped.");

/**
 * Stops the turn that runs, or keeps one from going on by itself that ended before it was finished.
 * A turn of this process ends at once; another process learns it from the lease.
 */
export async function stopTurn(runtime: Runtime, conversation: Conversation.Info): Promise<void> {
  const { journal, conversations, continuations, live } = runtime;
  let now: Conversation.Info | undefined = conversation;
  if (continuations !== undefined && conversation.lease === null) {
    if (await abandonTurn(runtime, conversation)) return;
    now = await conversations.get(conversation.id);
  }
  if (now === undefined) return;
  await journal.requestStop(now);
  if (now.lease !== null) live.stop(now.lease.turn_id, stopped());
}

export interface StopWatch {
  signal: AbortSignal;
  end(): void;
}

/** Keeps a turn's lease and ends the turn on a stop request, a lost lease, or shortly before its deadline. */
export function watchTurn(
  { wait, leaseMs, live }: TurnRuntime,
  writer: Writer,
  deadlineMs: number,
): StopWatch {
  const turn = new AbortController();
  const rest = new AbortController();
  const leave = live.enter(writer.turn_id, (reason) => turn.abort(reason));
  const late = new Fault("upstream", "deadline", "The answer took too long. Ask for less at once.");
  wait(deadlineMs, rest.signal).then(() => turn.abort(late), ended);
  keep(wait, writer, leaseMs / renewals, turn, rest.signal).catch(ended);
  return {
    signal: turn.signal,
    end() {
      leave();
      rest.abort();
    },
  };
}

/** The turn is over: nothing is left to watch. */
const ended = (): undefined => undefined;

async function keep(
  wait: Runtime["wait"],
  writer: Writer,
  renewMs: number,
  turn: AbortController,
  rest: AbortSignal,
): Promise<void> {
  for (;;) {
    await wait(renewMs, rest);
    const { fault, stop } = await writer.renew().then(
      (renewed) => ({ ...renewed, fault: undefined }),
      (error: unknown) => ({ stop: false, fault: error }),
    );
    if (stop) turn.abort(stopped());
    if (fault instanceof Fault && fault.code === "lease_lost") turn.abort(fault);
  }
}
