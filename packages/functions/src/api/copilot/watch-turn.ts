import { abandonTurn } from "@advisor/agent/open/continue-turn";
import { retryIfConversationChanged } from "@advisor/agent/open/open-turn";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import { workEnded } from "@advisor/domain/world";
import type { Runtime, TurnRuntime } from "../../runtime.ts";

/** How many times a lease is renewed within its lifetime. */
const renewalsPerLease = 6;

const stopped = (): Fault => new Fault("conflict", "interrupted", "The answer was stopped.");
const late = (): Fault =>
  new Fault("upstream", "deadline", "The answer took too long. Ask for less at once.");
const handedOn = (): Fault =>
  new Fault(
    "upstream",
    "deadline",
    "This takes longer than one request may. The answer is being finished and will be in this conversation.",
    { extra: { handed_on: true } },
  );

/**
 * Stops the running turn, or cancels the continuation of an unfinished one. A turn in this process
 * stops at once; another process notices it on the lease. What is written meanwhile, such as a title
 * or the start of the continuation, does not keep the turn from being stopped.
 */
export const stopTurn = (runtime: Runtime, conversation: Conversation.Info): Promise<void> =>
  retryIfConversationChanged(runtime, { conversation }, async (now) => {
    const { journal, continuations, live } = runtime;
    if (continuations !== undefined && now.lease === null)
      return (await abandonTurn(runtime, now)) ? undefined : "moved";
    await journal.requestStop(now);
    if (now.lease !== null) live.stop(now.lease.turn_id, stopped());
    return undefined;
  });

export interface TurnWatch {
  signal: AbortSignal;
  end(): void;
}

interface WatchedTurn {
  writer: Writer;
  deadlineMs: number;
  /** Whether the durable function finishes the turn after its deadline. */
  handsOn: boolean;
}

/**
 * Renews a turn's lease, and aborts the turn on a stop request, a lost lease, or shortly before its
 * deadline.
 */
export function watchTurn(
  { wait, leaseMs, live }: TurnRuntime,
  { writer, deadlineMs, handsOn }: WatchedTurn,
): TurnWatch {
  const turn = new AbortController();
  const rest = new AbortController();
  const leave = live.register(writer.turn_id, (reason) => turn.abort(reason));
  wait(deadlineMs, rest.signal).then(() => turn.abort(handsOn ? handedOn() : late()), noop);
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
