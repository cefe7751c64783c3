import { Fault } from "@advisor/domain/fault";
import type { ModelEvent } from "./model.ts";
import type { Turn } from "./turn.ts";

/**
 * The same events, unless none comes for too long: then the call upstream is ended and the Fault is
 * `model_timeout`. Neither the SDK nor the socket notices a model that has stopped talking.
 */
export async function* watched(
  open: (signal: AbortSignal) => AsyncIterable<ModelEvent>,
  { bounds, signal, wait }: Pick<Turn, "bounds" | "signal" | "wait">,
): AsyncGenerator<ModelEvent> {
  const upstream = new AbortController();
  const either = AbortSignal.any([signal, upstream.signal]);
  const events = open(either)[Symbol.asyncIterator]();
  let patience = bounds.firstByteMs;
  try {
    for (;;) {
      const next = await beforeSilence(events.next(), patience, either, wait);
      if (next.done === true) return;
      patience = bounds.silenceMs;
      yield next.value;
    }
  } finally {
    upstream.abort(new Fault("upstream", "model_closed", "The model call was ended."));
  }
}

async function beforeSilence<Value>(
  next: Promise<Value>,
  patience: number,
  signal: AbortSignal,
  wait: Turn["wait"],
): Promise<Value> {
  const rest = new AbortController();
  const silence = wait(patience, AbortSignal.any([signal, rest.signal])).then(() => {
    throw new Fault(
      "upstream",
      "model_timeout",
      "The model stopped answering. Try again in a moment.",
    );
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    rest.abort();
  }
}
