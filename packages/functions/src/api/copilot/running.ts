import { abandonTurn } from "@advisor/agent/open/continue-turn";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import { workEnded } from "@advisor/domain/world";
import type { Runtime, TurnRuntime } from "../../runtime.ts";

/** How many times a lease is renewed within its lifetime. */
const renewalsPerLease = 6;

const stopped = (): Fault => new Fault("conflict", "interrupted", "The answer was stopped.");

/**
 * Stops the running turn, or cancels the continuation of an unfinished one. A turn in this process
 * stops at once; another process notices it on the lease.
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

export interface TurnWatch {
  signal: AbortSignal;
  end(): void;
}

/**
 * Renews a turn's lease, and aborts the turn on a stop request, a lost lease, or shortly before its
 * deadline.
 */
export function watchTurn(
  { wait, leaseMs, live }: TurnRuntime,
  writer: Writer,
  deadlineMs: number,
): TurnWatch {
  const turn = new AbortController();
  const rest = new AbortController();
  const leave = live.register(writer.turn_id, (reason) => turn.abort(reason));
  const late = new Fault("upstream", "deadline", "The answer took too long. Ask for less at once.");
  wait(deadlineMs, rest.signal).then(() => turn.abort(late), noop);
  keep(wait, writer, leaseMs / renewalsPerLease, turn, rest.signal).catch(noop);
  return {
    signal: turn.signal,
    end() {
      leave();
      rest.abort(workEnded);
    },
  };
}

/** The turn has ended, so there is nothing left to watch. */
const noop = (): undefined => undefined;

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
