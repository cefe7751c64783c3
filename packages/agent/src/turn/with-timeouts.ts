import { Fault } from "@advisor/domain/fault";
import type { Wait } from "@advisor/domain/world";
import type { ModelEvent } from "../model/model.ts";
import type { Bounds } from "./bounds.ts";

interface TimeoutDeps {
  bounds: Pick<Bounds, "firstByteMs" | "silenceMs">;
  signal: AbortSignal;
  wait: Wait;
  now(): number;
}

/**
 * The same events, unless none comes for too long: then the call upstream is ended and the Fault is
 * `model_timeout`. Neither the SDK nor the socket notices a model that has stopped talking.
 */
export async function* withTimeouts(
  open: (signal: AbortSignal) => AsyncIterable<ModelEvent>,
  given: TimeoutDeps,
): AsyncGenerator<ModelEvent> {
  const { bounds, signal } = given;
  const upstream = new AbortController();
  const either = AbortSignal.any([signal, upstream.signal]);
  const events = open(either)[Symbol.asyncIterator]();
  let silence = startTimer(bounds.firstByteMs, given, either);
  let asked = false;
  try {
    for (let first = true; ; first = false) {
      asked = true;
      const next = await silence.outlasted(events.next());
      asked = false;
      if (next.done === true) return;
      if (first) {
        silence.end();
        silence = startTimer(bounds.silenceMs, given, either);
      }
      yield next.value;
    }
  } finally {
    // Whoever leaves at an event lets the model's own end run (a call is booked there); silence is not waited for.
    if (!asked) await events.return?.();
    upstream.abort(new Fault("upstream", "model_closed", "The model call was ended."));
  }
}

/** Watches many waits, one after the other, with one timer that is set again only when it runs out. */
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
  silence.catch(() => undefined); // It is raced; when the events end first, nobody hears it.
  return {
    /** The value, unless it takes longer than the patience. */
    async outlasted<Value>(value: Promise<Value>): Promise<Value> {
      nth += 1;
      since = now();
      waiting = true;
      try {
        return await Promise.race([value, silence]);
      } finally {
        waiting = false;
      }
    },
    end: () => over.abort(silent()),
  };
}

const silent = (): Fault =>
  new Fault("upstream", "model_timeout", "The model stopped answering. Try again in a moment.");
