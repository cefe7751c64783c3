import type { ModelEvent } from "@advisor/agent/model/model";
import { addUsage, type Usage } from "@advisor/domain/model/usage";
import { keepAliveEvent } from "./keep-alive-event.ts";

type End = Extract<ModelEvent, { type: "end" }>;

interface Attempt {
  called: boolean;
  /** Text before a call, or the text of a reply without calls. */
  held: ModelEvent[];
  end: End;
}

/**
 * The events of a model that must call a tool but cannot be forced to. Its text is held back until
 * it makes a call. If it makes none, it is asked once more; then its text is the answer.
 */
export async function* retryUntilCalled(
  call: () => AsyncIterable<ModelEvent>,
): AsyncGenerator<ModelEvent> {
  const first = yield* attempt(call());
  if (first.called) return yield first.end;
  const second = yield* attempt(call());
  if (!second.called) yield* second.held;
  yield { ...second.end, usage: both(first.end.usage, second.end.usage) };
}

async function* attempt(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, Attempt> {
  const held: ModelEvent[] = [];
  let called = false;
  for await (const event of events) {
    if (event.type === "end") return { called, held, end: event };
    if (event.type === "reasoning-delta") {
      yield event;
      continue;
    }
    if (event.type === "tool-call" && !called) {
      called = true;
      yield* held;
    }
    if (!called) held.push(event);
    yield called ? event : keepAliveEvent;
  }
  throw new Error("a model step ends with an end");
}

/** The usage of both attempts; null unless both are known. */
const both = (a: Usage, b: Usage): Usage => (a === null || b === null ? null : addUsage(a, b));
