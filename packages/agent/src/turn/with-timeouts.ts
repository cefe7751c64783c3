import { Fault } from "@advisor/domain/fault";
import { type Wait, workEnded } from "@advisor/domain/world";
import type { ModelEvent } from "../model/model.ts";
import type { Bounds } from "./bounds.ts";

interface TimeoutDeps {
  bounds: Pick<Bounds, "silenceMs">;
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
  const upstream = new AbortController();
  const either = AbortSignal.any([deps.signal, upstream.signal]);
  const events = open(either)[Symbol.asyncIterator]();
  const orTimeout = startTimer(deps, either);
  let asked = false;
  try {
    for (;;) {
      asked = true;
      const next = await orTimeout(events.next());
      asked = false;
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // A consumer that leaves at an event waits for the model's cleanup, which records the call;
    // during silence it does not wait.
    if (!asked) await events.return?.();
    upstream.abort(workEnded);
  }
}

/** Limits many waits, one after another, with one timer that is reset only when it fires. The signal ends it. */
function startTimer({ bounds, wait, now }: TimeoutDeps, signal: AbortSignal) {
  const patience = bounds.silenceMs;
  let nth = 0;
  let since = now();
  let waiting = true;

  async function watch(): Promise<never> {
    for (;;) {
      const asked = waiting ? nth : undefined;
      await wait(asked === undefined ? patience : Math.max(0, since + patience - now()), signal);
      if (asked === nth && waiting) throw silent();
    }
  }

  const silence = watch();
  silence.catch(() => undefined); // It is raced; if the events end first, nobody awaits it.
  /** The value, or a fault if it takes too long. */
  return async <Value>(value: Promise<Value>): Promise<Value> => {
    nth += 1;
    since = now();
    waiting = true;
    try {
      return await Promise.race([value, silence]);
    } finally {
      waiting = false;
    }
  };
}

const silent = (): Fault =>
  new Fault("upstream", "model_timeout", "The model stopped answering. Try again in a moment.");
