import { Fault } from "@advisor/domain/fault";
import { type Wait, workEnded } from "@advisor/domain/world";
import type { ModelEvent } from "../model/model.ts";
import type { Bounds } from "./bounds.ts";

interface TimeoutDeps {
  bounds: Pick<Bounds, "firstByteMs" | "silenceMs">;
  signal: AbortSignal;
  wait: Wait;
  now(): number;
}

/**
 * The same events, unless none comes for too long: then the upstream call is ended with the fault
 * `model_timeout`. Neither the SDK nor the socket detects a model that has gone silent.
 */
export async function* withTimeouts(
  open: (signal: AbortSignal) => AsyncIterable<ModelEvent>,
  deps: TimeoutDeps,
): AsyncGenerator<ModelEvent> {
  const { bounds, signal } = deps;
  const upstream = new AbortController();
  const either = AbortSignal.any([signal, upstream.signal]);
  const events = open(either)[Symbol.asyncIterator]();
  let silence = startTimer(bounds.firstByteMs, deps, either);
  let asked = false;
  try {
    for (let first = true; ; first = false) {
      asked = true;
      const next = await silence.orTimeout(events.next());
      asked = false;
      if (next.done === true) return;
      if (first) {
        silence.end();
        silence = startTimer(bounds.silenceMs, deps, either);
      }
      yield next.value;
    }
  } finally {
    // A consumer that leaves at an event waits for the model's cleanup, which records the call;
    // during silence it does not wait.
    if (!asked) await events.return?.();
    upstream.abort(workEnded);
  }
}

/** Limits many waits, one after another, with one timer that is reset only when it fires. */
function startTimer(patience: number, { wait, now }: TimeoutDeps, signal: AbortSignal) {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  let nth = 0;
  let since = now();
  let waiting = true;

  async function watch(): Promise<never> {
    for (;;) {
      const asked = waiting ? nth : undefined;
      await wait(asked === undefined ? patience : Math.max(0, since + patience - now()), either);
      if (asked === nth && waiting) throw silent();
    }
  }

  const silence = watch();
  silence.catch(() => undefined); // It is raced; if the events end first, nobody awaits it.
  return {
    /** The value, or a fault if it takes too long. */
    async orTimeout<Value>(value: Promise<Value>): Promise<Value> {
      nth += 1;
      since = now();
      waiting = true;
      try {
        return await Promise.race([value, silence]);
      } finally {
        waiting = false;
      }
    },
    end: () => over.abort(workEnded),
  };
}

const silent = (): Fault =>
  new Fault("upstream", "model_timeout", "The model stopped answering. Try again in a moment.");
